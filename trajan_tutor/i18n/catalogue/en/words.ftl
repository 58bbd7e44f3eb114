### How words are joined, what seats are called, and what the check of the catalogues says.

## Lists: A, A and B, A, B and C

list-empty = nothing
list-next = { $first }, { $next }
list-last = { $first } and { $last }

## Seats without a name

seat-0 = player A
seat-1 = player B
seat-2 = player C
seat-3 = player D
seat-4 = player E
seat-5 = player F
