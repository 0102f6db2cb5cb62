# A word nobody knows

Nothing is written, and the exit code says that the words were wrong.

$ bluff
! error: no such command: `bluff`
! hint: housebook --help
= 2
