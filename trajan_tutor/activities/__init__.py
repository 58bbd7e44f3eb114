"""What can lie on a table, one file each: a stack of activities, of which the top one is asked."""
