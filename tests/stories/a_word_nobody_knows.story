# A word nobody knows

Nothing is written, and the exit code says that the words were wrong.

$ bluff
! error: unrecognized subcommand `bluff`
! hint: housebook --help
= 2
