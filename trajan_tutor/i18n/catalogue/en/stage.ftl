### The stage: what its parts are called, its keys, and what it says when nobody answers.
### Room: buttons a third more letters than the English, tabs a fifth, headings as many; sentences wrap.

board-verdict = Result
board-more = more
board-less = less
board-menu = Menu
board-whole-table = The whole table
board-lesson-helps = More help
board-full-screen = Full screen
board-full-screen-leave = Leave full screen
board-rail-left = Text on the left
board-speed-steps = steps
board-choices-all = All
board-choices-find = Find a choice
board-choices-not-found = No choice contains these words.
board-step-back = Step back
board-next-step = Next step
board-skip-to-me = Skip to me
board-copy-report = Copy report
# An item of the menu; then what to do, then what is found: the name of the message, the language, the text.
board-wording = Report a wording
board-wording-ask = Click the words that are wrong. Escape: none
board-wording-key = Message
board-wording-unknown = not known
board-wording-copy = Copy
board-wording-copied = Copied

# When the kernel is slow, or gone.
board-waiting = Waiting for the kernel
# While the tutor is starting.
board-taken = Taken: it is done as soon as the tutor has started.
board-gone = The kernel no longer answers.
board-start-again = Start again
board-look-around = Look around
board-save-copy = Save a copy

# The keys, each with what it does.
board-keys-all = Keys
board-key-go = to the next place that can be chosen
board-key-go-all = to any place
board-key-choose = choose
board-key-number = choose by number
board-key-panes = another part of the table
board-key-whole = the whole table
board-key-pin = keep this part in sight
board-key-next = go on
board-key-undo = take back
board-key-hint = another hint
board-key-explore = explore
board-key-list = all choices
board-key-rule = the rule of the answer
board-key-score = points by source
board-amount = Number
board-amount-less = one less
board-amount-more = one more
board-amount-side = Side

# What a seat has done in a bidding, in a word or a sign, and told to those who listen.
board-bid-passed = passes
board-bid-asked = –
board-bid-decides = ?
board-bid-waits = …
# $name: “You”, “Bot D”
# $number: 0, 3
board-bid-leads-says = { $name } leads with { $number }
# $name: “You”, “Bot D”
# $number: 0, 3
board-bid-outbid-says = { $name } bid { $number }
# $name: “You”, “Bot D”
board-bid-passed-says = { $name } has passed
# $name: “You”, “Bot D”
board-bid-asked-says = { $name } was outbid or has passed
# $name: “You”, “Bot D”
board-bid-decides-says = { $name } decides
# $name: “You”, “Bot D”
board-bid-waits-says = { $name } comes later
board-key-full = full screen
board-key-pause = others’ turns: pause
board-key-step = others’ turns: step by step
board-key-speed = others’ turns: slower, faster
board-key-keys = all keys
board-key-escape = close, then leave the stage
