# The table needs a terminal to draw on. Without one it says so in a sentence, and no script or shell can start it.
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ table
! error: table needs its own terminal window, with a screen and a keyboard
! hint: status
= 2
$ table --json
  {"error":{"code":"usage","exit":2,"rule":null,"message":"table needs its own terminal window, with a screen and a keyboard","hint":"status"}}
= 2
$ table --dry-run
! error: table needs its own terminal window, with a screen and a keyboard
! hint: status
= 2
$ shell
< table
! error: `table` fills the whole screen, so you can't start it from a script, the shell or `table` itself
$ help table
  Run the night full screen
  ¶
  Usage: housebook table
  ¶
  Examples:
    housebook table
    housebook table --no-hints
  ¶
  Each key fills in an ordinary command line: b buys, c counts, and u undoes (it
  tells you what first). Press ? for all keys, / to type any command, and q to
  quit. You see what others record within two seconds. You need a terminal; 80 by
  24 is enough.
