# At Cause's each game has its own rule about wild cards, and each dice game its own about a new ante

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
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at Casino night for a cause; Ann is the banker
  recorded #8 ········
! note: management says how much a purchase may be (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 to the leader board for joining (CAU-003)
  recorded #10 ········
! next: hand new or hand result; at the end count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2500
  Bob buys chips: 2,500 in cash; stack 2,475
  Bob pays 25 to the leader board for joining (CAU-003)
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ buy Cat 2500
  Cat buys chips: 2,500 in cash; stack 2,475
  Cat pays 25 to the leader board for joining (CAU-003)
  recorded #16 ········
$ seat Cat 3
  Cat has seat 3
  recorded #17 ········
$ buy Dan 2500
  Dan buys chips: 2,500 in cash; stack 2,475
  Dan pays 25 to the leader board for joining (CAU-003)
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ buy Eve 2500
  Eve buys chips: 2,500 in cash; stack 2,475
  Eve pays 25 to the leader board for joining (CAU-003)
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········

No rule of the house says that the dealer names the game: the one about Pie Face speaks of Pie Face.

$ house explain game.choice
  setting        game.choice (seats and dealing)
  settles        which game is played
  because        the hand is judged by the game that was called
  takes          one of
                 dealers-choice: the dealer names the game
                 holdem: hold'em, always
  at cause       — (the house is silent)
  standard rule  dealers-choice (standard rule)
  acts in        src/engine/play/of_house/prepare.rs
$ hand new
< draw deuces wild
< kings and low man deuces wild
< stud deuces wild
< q
  given up: nothing is recorded
! which game?, who deals?, 5 in: Ann Bob Cat Dan Eve
! which game? > draw deuces wild
! error: deuces cannot be wild: here each game has its own wild cards and no
!   others
! which game? > kings and low man deuces wild
! error: deuces cannot be wild: here each game has its own wild cards and no
!   others (CAU-066)
! which game? > stud deuces wild
! error: deuces cannot be wild: here each game has its own wild cards and no
!   others
! which game? > q
> others (CAU-066)
$ hand add --hand '{"game":"kings-and-low-man","wild":["2"],"players":[{"name":"Ann","in":"25","cards":"KhKd2c3c4c"},{"name":"Bob","in":"25","cards":"AhQs2s7h8h"}]}'
! error: --hand:1:1: deuces cannot be wild: here each game has its own wild cards and no others (CAU-066)
= 5
> here each game has its own wild cards and no others (CAU-066)
$ games show zilch
  3,000 Zilch, six dice
    ante        100      the house (CAU-127)
    reante      100      the house (CAU-132)
    target      3000     as the game is written (CAU-132)
    board       500      as the game is written (CAU-129)
    three-ones  singles  the text leaves it open, else triple, thousand
                         (CAU-131)
    tie         share    the text leaves it open, else replay (CAU-132)
    2 players or more
  ¶
  CAU-127  Any number pay 100, and with six dice the highest total is sought.
  CAU-128  Dice that score are put aside, the rest are thrown on.
  CAU-129  A player's account opens with a turn worth 500 at least.
  CAU-130  Six scoring dice may be thrown anew, and a blank throw wipes out the
           turn.
  CAU-131  A one is 100, a five is 50, and three alike are 100 times their
           number.
  CAU-132  From there a player can stop the game, and each other has one last
           turn.
> reante      100      house rule (CAU-132)
$ games show golf
  Golf, 52 cards
    ante    100   the house (CAU-069)
    reante  100   the house (CAU-078)
    holes   9     the text leaves it open, 1 to 18 (CAU-077)
    fours   zero  the text leaves it open, else minus (CAU-076)
    2 to 6 players
  ¶
  CAU-069  Two to six players pay 100, place four cards in a square and open a
           discard pile.
  CAU-070  The two nearest cards may be seen once and never again.
  CAU-071  Take from stock or discards, then replace a card, or turn one up
           after a refused draw.
  CAU-072  What lies face up is not exchanged any more.
  CAU-073  Looking at a hidden card means it has to be replaced.
  CAU-074  Aces one, numbers their own, jack and queen ten, and kings nothing.
  CAU-075  A pair adds no points.
  CAU-076  They take the value of one of them off the score.
  CAU-077  The lowest total over all holes collects the pot.
  CAU-078  Everyone pays 100 more and starts again at nothing.
> the house (CAU-078)
$ games show six-five-four
  6, 5, 4, five dice
    ante          100      the house (CAU-085)
    reante        100      the house (CAU-090)
    no-qualifier  25       the house (CAU-088)
    dice-off      100      the house (CAU-089)
    stop          allowed  the text leaves it open, else no (CAU-087)
    nobody        replay   the text leaves it open, else carry (CAU-086)
    2 players or more
  ¶
  CAU-085  Any number pay 100, five dice are thrown, and the dealer's left goes
           first.
  CAU-086  A six, a five and a four have to come in this order in three throws.
  CAU-087  Once qualified, their sum counts, up to twelve.
  CAU-088  Without the three dice a player adds 25.
  CAU-089  Here too a fallen die costs 100.
  CAU-090  Another 100 from all and a fresh start.
> the house (CAU-090)

A game called with match-pot takes as many as Guts.

$ hand new
< draw match-pot d ann -cat -dan -eve
< ¶
< q
  given up: nothing is recorded
! which game?, who deals?, 5 in: Ann Bob Cat Dan Eve
! which game? > draw match-pot d ann -cat -dan -eve
! five-card-draw + match-pot, Ann deals, 2 in: Ann Bob
! Enter deals > ¶
! error: `five-card-draw` takes 4 to 10 players here, not 2 (CAU-114)
! Enter deals > q
> `five-card-draw` takes 4 to 10 players here, not 2 (CAU-114)
