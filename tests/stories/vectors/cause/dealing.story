# Dealing at the Cause: who deals, what is a misdeal, and until when.

file six_players.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000, 1000, 1000, 1000]
  players = ["Bob", "Cat", "Dan", "Eve", "Fay", "Ann"]
  actions = [
    "d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "d dh p4 ??????????", "d dh p5 ??????????",
    "d dh p6 ??????????", "p1 f", "p2 f", "p3 f", "p4 f", "p5 f",
  ]

file an_ante_of_fifty.phh:
  variant = "five-card-draw"
  _house = "cause"
  antes = [50, 50]
  starting_stacks = [1000, 1000]
  players = ["Bob", "Ann"]
  actions = ["p1 f"]

file one_check.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cc", "t misdeal"]

file check_and_fold.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cc", "p2 f", "t misdeal"]

file a_draw_too_early.phh:
  variant = "five-card-draw"
  _house = "cause"
  starting_stacks = [1000, 1000, 1000]
  players = ["Bob", "Cat", "Ann"]
  actions = ["d dh p1 ??????????", "d dh p2 ??????????", "d dh p3 ??????????", "p1 cc", "p2 sd ????"]

## V-CAU-006: nine, queen, jack: the third player deals
$ init --house cause
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Bob
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Cat
  Cat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #6 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 525
  Ann buys chips: 525 in cash; stack 500
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #8 ········
! next: play (hand new or hand result), then count the stacks
$ buy Bob 525
  Bob buys chips: 525 in cash; stack 500
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
$ buy Cat 525
  Cat buys chips: 525 in cash; stack 500
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #12 ········
$ deal --cards "9d Qs Jh"
  Ann 9d, Bob Qs, Cat Jh
  Cat has the first jack and deals (CAU-007)
  recorded #13 ········
> Cat has the first jack and deals (CAU-007)

## V-CAU-007: the dealer is who has the button, and it goes to the left after the hand
$ hand new --yes
< five-card-draw
< ¶
< f
< f
  hand 1, five-card-draw: Cat wins 75
  recorded #15 ········
! no game yet, Cat deals, 3 in: Ann Bob Cat
! which game? > five-card-draw
! five-card-draw, Cat deals, 3 in: Ann Bob Cat
! Enter to deal > ¶
! note: everybody antes 25 before the deal (CAU-010)
! note: `Ann`, to the dealer's left, opens the betting (CAU-018)
! Ann 475 · pot 75 · check, bet 25 > f
! Bob 475 · pot 75 · check, bet 25 > f
! only Cat is left, so there's no draw (CAU-062)
! Cat is the only one left in the main pot, so Cat wins it: 75 (CAU-029)
! Ann -25, Bob -25, Cat gets 75 (+50)
! ¶
! note: a player folded when they could have checked for free (CAU-020)
! note: `Cat` pays 25 into the leaderboard for dealing (CAU-003)
> Cat deals
$ deal
  Ann deals
    the deal passes to the left (CAU-008)
  if it's five-card-draw again: Bob, Cat and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
  recorded #16 ········
> Ann deals
> (CAU-008)

## V-CAU-009: six players in a draw game make a pot of 150 before the first bet
$ hand check six_players.phh
  {"file":"six_players.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000,1000,1000,1000],"finishing":[975,975,975,975,975,1125],"pots":[{"amount":150,"eligible":["Ann"],"high":["Ann"],"low":[]}],"awards":[0,0,0,0,0,150],"flags":["folded-unforced"],"why":[{"rule":"CAU-062","text":"only Ann is left, so there's no draw"},{"rule":"CAU-029","text":"Ann is the only one left in the main pot, so Ann wins it: 150"}]}
> "pots":[{"amount":150
$ hand check an_ante_of_fifty.phh
  {"file":"an_ante_of_fifty.phh","error":{"line":1,"column":1,"message":"the antes add up to 100, but at `cause` it's 50 (CAU-010)"}}
= 5
> (CAU-010)
$ deal
  Ann deals
  if it's five-card-draw again: Bob, Cat and Ann ante 25 each
    everybody antes 25 before the deal (CAU-010)
    `Bob`, to the dealer's left, opens the betting (CAU-018)
! note: `Ann` already has the next deal, so nothing was recorded; if that hand was already played, type deal --next (CAU-008)
> (CAU-010)
> opens the betting (CAU-018)

## V-CAU-010: six cards in five-card draw before anybody acted: the same dealer deals again
$ hand incident wrong-count --house cause
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
> a misdeal: the same dealer shuffles
> (CAU-011)

## V-CAU-011: two have acted: the hand stands, and who has six cards at the showdown cannot win
$ hand incident wrong-count --house cause --acted 2
  cannot-win  the hand stands, but you can't win with the wrong number of cards
              (CAU-014)
> cannot-win
> (CAU-014)
$ showdown
< {"house":"cause","game":"five-card-draw","players":[{"name":"Ann","in":"50","cards":"KhKdKcAs2d2c"},{"name":"Bob","in":"50","cards":"AhQd9s5h3c"}]}
  {"id":null,"pots":[{"amount":"100","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"100"},"returned":{},"carry":"0","why":[{"rule":"CAU-014","text":"Ann has 6 cards instead of 5 and can't win"},{"rule":"CAU-030, CAU-034, CAU-063","text":"Bob has the best hand for the main pot of 100: ace high"}]}
> "awards":{"Bob":"100"}
> "rule":"CAU-014"

## V-CAU-012: after one check the cards are dealt again, after a check and a fold the hand goes on
$ hand check one_check.phh
  {"file":"one_check.phh","hand":null,"variant":"five-card-draw","starting":[1000,1000,1000],"finishing":[1000,1000,1000],"pots":[],"awards":[0,0,0],"flags":[],"why":[{"rule":"CAU-011","text":"misdeal: everybody gets their money back"}]}
> "awards":[0,0,0]
$ hand check check_and_fold.phh
  {"file":"check_and_fold.phh","error":{"line":5,"column":96,"action":6,"message":"2 players have acted, and after 2 it's too late for a misdeal (CAU-013); use `p3 cc` to check, `p3 cbr 25`"}}
= 5
> (CAU-013)
$ hand incident missed --house cause --acted 1
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
> (CAU-011)
$ hand incident missed --house cause --acted 2
  plays-on  2 players have acted, and after 2 the deal stands (CAU-013)
> the deal stands
> (CAU-013)

## V-CAU-013: a warning at the second misdeal, and the third passes the deal on
$ hand incident missed --house cause --earlier 1
  misdeal  a misdeal: the same dealer shuffles, has the deck cut and deals again
           (CAU-011)
! note: one more misdeal by this dealer, and the deal passes on (CAU-012)
> one more misdeal by this dealer, and the deal passes on (CAU-012)
$ hand incident missed --house cause --earlier 2
  misdeal  that's this dealer's misdeal number 3; only 2 are allowed, so the
           deal passes on (CAU-012)
> number 3; only 2 are allowed, so the deal passes on
> (CAU-012)

## V-CAU-014: a hand in the muck is dead, and a card that one player saw is shown to all
$ hand incident mucked-mixed --house cause
  stays-dead  cards in the muck are dead (CAU-015)
> cards in the muck are dead (CAU-015)
$ hand incident shown-to-one --house cause
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
> everybody gets to see them (CAU-016)
$ hand incident exposed --house cause --whose other --by player
  shown-to-all  if one player saw the cards, everybody gets to see them
                (CAU-016)
> everybody gets to see them (CAU-016)

## V-CAU-015: a draw during the first betting round is refused
$ hand check a_draw_too_early.phh
  {"file":"a_draw_too_early.phh","error":{"line":5,"column":88,"action":5,"message":"players can't draw now (CAU-017); use `p2 cc` to check, `p2 cbr 25`"}}
= 5
> players can't draw now (CAU-017)
$ hand incident cut --house cause --cards 3
  warned  a cut of 3 and 49 cards isn't fair, so cut again: leave at least 5
          cards in each part (CAU-009)
> (CAU-009)
$ hand incident cut-before --house cause
  granted  offer the cut to the player on the right; if that player says no,
           anybody can cut (CAU-009)
> (CAU-009)
