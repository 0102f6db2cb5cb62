# Several players are added in one line, all or none of them

$ init --house mike
  started a new book in USD with `mike` rules
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
! hint: player add --help
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
! error: --alias only works when you add one player
! hint: player add --help
= 2
> --alias only works when you add one player
$ --json player add Hal Ivy
  {"players":[{"player":"Hal","player_id":"019b801a35c07e5b80d9541b0ad8319e"},{"player":"Ivy","player_id":"019b801a35c07ab4aa69d3f76cdb344e"}],"event":9,"events":[8,9],"hash":"········","id":"019b801a-35c0-78dd-831c-abd67d3e0cf4"}
> "players":[
$ player add Jim --alias Jimbo
  Jim, a regular
  recorded #11 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ b jimbo 20
  Jim buys chips: $20.00 in cash; stack $20.00
  recorded #13 ········
! next: play (hand new or hand result), then count the stacks
$ n ann 10 from jim
  Ann buys chips from Jim: $10.00 with note BOG; stack $10.00
  recorded #14 ········
> with note
$ who
  seat  player  dealt
  ─────────────────────
     –  Jim         0
     –  Ann         0
$ rebuy ann 10
  Ann buys chips: $10.00 in cash; stack $20.00
  recorded #15 ········
! note: buy from a player first: `Jim` has $10.00 (MIK-04)
> Ann buys chips: $10.00 in cash
$ rebuy ann
! error: no tournament is running
! hint: tournament new --help
= 4
> no tournament
$ k jim
  Jim cashes out $10.00: $10.00 in cash
  recorded #17 ········
! note: `Jim`'s chips weren't counted; paying what the book says
> paying what the book says
$ u
  undid #16 (Jim cashed out $10.00: $10.00 in cash)
  undid #17 (Jim left the table)
  recorded #19 ········
