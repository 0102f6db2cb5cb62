# Several players are added in one line, all or none of them

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob Cat
  Ann, a regular
  Bob, a regular
  Cat, a regular
  recorded #5 ········
! next: open the night (open --banker NAME)
> Ann, a regular
> Cat, a regular
$ player add Dan Ann Eve
! error: the name `Ann` is taken
= 4
> `Ann` is
$ player list
  player  standing  also called
  ───────────────────────────────
  Ann     regular
  Bob     regular
  Cat     regular
$ player add Dan Eve --guest-of Ann
  Dan, guest of Ann
  Eve, guest of Ann
  recorded #7 ········
> Eve, guest of Ann
$ player add Fay Gus --alias Ace
! error: --alias is another name of one player: add that one alone
= 2
> --alias is another name of one player
$ --json player add Hal Ivy
  {"players":[{"player":"Hal","player_id":"019b801a35c07e5b80d9541b0ad8319e"},{"player":"Ivy","player_id":"019b801a35c07ab4aa69d3f76cdb344e"}],"event":9,"events":[8,9],"hash":"········","id":"019b801a-35c0-78dd-831c-abd67d3e0cf4"}
> "players":[
$ player add Jim --alias Jimbo
  Jim, a regular
  recorded #11 ········
$ b jimbo 20
! error: no night is open
! hint: open
= 4
$ n ann 10 from jim
! error: no night is open
! hint: open
= 4
$ who
! error: no night is open
! hint: open
= 4
$ k jim
! error: no night is open
! hint: open
= 4
$ undo
  took back #10: Jim came into the book as a regular
  took back #11: Jim is also found as Jimbo
  recorded #13 ········
