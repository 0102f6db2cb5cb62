# In points there is never any change, so a pot that waits is played for by the next hand, of whatever game.
# rules: CAU-119

$ init --house cause
  a new book, counting in points, under the rules of `cause`
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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #7 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 200
  Ann buys chips: 200 in cash; stack 175
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #9 ········
! next: hand new or hand result; at the end count the stacks
$ buy Bob 200
  Bob buys chips: 200 in cash; stack 175
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #11 ········
$ buy Cat 200
  Cat buys chips: 200 in cash; stack 175
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #13 ········
$ buy Dan 200
  Dan buys chips: 200 in cash; stack 175
  Dan pays 25 to the leader board for joining (CAU-003)
  recorded #15 ········
$ deal --cards Jh
  Ann Jh
  Ann has the first jack and deals (CAU-007)
  recorded #17 ········
! note: `Ann` pays 25 to the leader board for dealing (CAU-003)
$ hand result --game guts --in Ann=25 --in Bob=25 --in Cat=25 --in Dan=25 --carry 100
  hand 1, two-card-guts-with-a-bump: nobody wins; 100 stays for the next hand
  recorded #18 ········
$ close
! error: 100 still lies in the middle of the table: the next hand plays for it, whatever the game
! hint: hand new
= 4
> the next hand plays for it, whatever the game
> hint: hand new
$ coldhands
! error: nobody has anything above a whole amount, and 100 lies in the middle
! hint: hand new
= 4
> hint: hand new
$ cashout Dan
  Dan turns in 150: 150 in cash
  recorded #20 ········
! note: not counted; paying the book figure: `Dan`
$ hand result --game five-card-draw --in Ann=25 --in Bob=25 --in Cat=25 --win Ann=175
  hand 2, five-card-draw: Ann wins 175
  recorded #21 ········
! note: nobody said who dealt (`--dealer`), so the deal goes on from `Ann`, and the dealer's 25 for the leader board is not charged (CAU-003)
$ close --dry-run
  Bob turns in 125: 125 in cash
  Cat turns in 125: 125 in cash
  Ann turns in 275: 275 in cash
  the leader board turns in 125: 125 in cash
  ¶
  player            result  cash paid  gifts, losses
  ────────────────────────────────────────────────────
  Ann                  125        275            -50
  Bob                  -50        125            -25
  Cat                  -50        125            -25
  Dan                  -25        150            -25
  the leader board       –        125            125
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  (rehearsed: nothing was recorded)
! note: play stops when management says so (CAU-004)
! note: not counted; paying the book figure: `Ann`, `Bob`, `Cat`
