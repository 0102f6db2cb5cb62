# At Cause's each game has its own rule about wild cards, and each dice game its own about a new ante

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
$ player add Dan
  Dan, a regular
  recorded #6 ········
$ player add Eve
  Eve, a regular
  recorded #7 ········
$ open --banker Ann
  night 1 is open at The Cause; Ann is the banker
  recorded #8 ········
! note: management decides how much players can buy in for (CAU-004)
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 2500
  Ann buys chips: 2,500 in cash; stack 2,475
  Ann pays 25 into the leaderboard to join the table (CAU-003)
  recorded #10 ········
! next: play (hand new or hand result), then count the stacks
$ seat Ann 1
  Ann has seat 1
  recorded #11 ········
! note: management says who sits where (CAU-005)
$ buy Bob 2500
  Bob buys chips: 2,500 in cash; stack 2,475
  Bob pays 25 into the leaderboard to join the table (CAU-003)
  recorded #13 ········
$ seat Bob 2
  Bob has seat 2
  recorded #14 ········
$ buy Cat 2500
  Cat buys chips: 2,500 in cash; stack 2,475
  Cat pays 25 into the leaderboard to join the table (CAU-003)
  recorded #16 ········
$ seat Cat 3
  Cat has seat 3
  recorded #17 ········
$ buy Dan 2500
  Dan buys chips: 2,500 in cash; stack 2,475
  Dan pays 25 into the leaderboard to join the table (CAU-003)
  recorded #19 ········
$ seat Dan 4
  Dan has seat 4
  recorded #20 ········
$ buy Eve 2500
  Eve buys chips: 2,500 in cash; stack 2,475
  Eve pays 25 into the leaderboard to join the table (CAU-003)
  recorded #22 ········
$ seat Eve 5
  Eve has seat 5
  recorded #23 ········

No rule of the house says that the dealer names the game: the one about Pie Face speaks of Pie Face.

$ house explain game.choice
  setting        game.choice (seats and dealing)
  decides        which game is played
  because        the game that was called decides who wins
  takes          one of
                 dealers-choice: the dealer names the game
                 holdem: hold'em, always
  at cause       — (the house rules don't say)
  standard rule  dealers-choice (standard rule)
  acts in        src/engine/play/of_house/prepare.rs
$ hand new
< draw deuces wild
< kings and low man deuces wild
< stud deuces wild
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! which game? > draw deuces wild
! error: deuces can't be wild: at this house you can't add wild cards to a game
! which game? > kings and low man deuces wild
! error: deuces can't be wild: at this house you can't add wild cards to a game
!   (CAU-066)
! which game? > stud deuces wild
! error: deuces can't be wild: at this house you can't add wild cards to a game
! which game? > q
> (CAU-066)
$ hand add --hand '{"game":"kings-and-low-man","wild":["2"],"players":[{"name":"Ann","in":"25","cards":"KhKd2c3c4c"},{"name":"Bob","in":"25","cards":"AhQs2s7h8h"}]}'
! error: --hand:1:1: deuces can't be wild: at this house you can't add wild cards to a game (CAU-066)
= 5
> at this house you can't add wild cards to a game (CAU-066)
$ games show zilch
  3,000 Zilch, six dice
    ante        100      house rule (CAU-127)
    reante      100      house rule (CAU-132)
    target      3000     standard for the game (CAU-132)
    board       500      standard for the game (CAU-129)
    three-ones  singles  rules don't say; or triple, thousand (CAU-131)
    tie         share    rules don't say; or replay (CAU-132)
    2 players or more
  ¶
  CAU-127  Any number of players pay 100 and roll six dice, and the highest
           total wins.
  CAU-128  You set aside the dice that score and roll the rest.
  CAU-129  The first turn you score has to be worth at least 500.
  CAU-130  If all six dice score you can roll them again, and a roll with no
           score loses the turn.
  CAU-131  A one is 100, a five is 50, and three of a kind is 100 times the
           number.
  CAU-132  From 3,000 on you can call the game, and everybody else gets one more
           turn.
> reante      100      house rule (CAU-132)
$ games show golf
  Golf, 52 cards
    ante    100   house rule (CAU-069)
    reante  100   house rule (CAU-078)
    holes   9     rules don't say; 1 to 18 (CAU-077)
    fours   zero  rules don't say; or minus (CAU-076)
    2 to 6 players
  ¶
  CAU-069  Two to six players pay 100, lay four cards in a square, and turn up a
           card to discard on.
  CAU-070  You get one look at the two cards nearest you.
  CAU-071  Draw and replace one of your cards, or discard a card from the deck
           and turn one of yours up.
  CAU-072  You can't replace a card that's already face up.
  CAU-073  If you look at a face-down card, you have to replace it.
  CAU-074  Aces are 1, number cards are face value, jacks and queens are 10, and
           kings are 0.
  CAU-075  A pair scores no points.
  CAU-076  Three of a kind takes the value of one of its cards off your score.
  CAU-077  The lowest total over all the holes wins the pot.
  CAU-078  Everybody puts in 100 more and starts over from zero.
> CAU-078)
$ games show six-five-four
  6, 5, 4, five dice
    ante          100      house rule (CAU-085)
    reante        100      house rule (CAU-090)
    no-qualifier  25       house rule (CAU-088)
    dice-off      100      house rule (CAU-089)
    stop          allowed  rules don't say; or no (CAU-087)
    nobody        replay   rules don't say; or carry (CAU-086)
    2 players or more
  ¶
  CAU-085  Any number of players pay 100, and the player left of the dealer
           rolls five dice first.
  CAU-086  You need a six, then a five, then a four, in that order, within three
           rolls.
  CAU-087  Once you have all three, the other two dice added up are your score,
           at most twelve.
  CAU-088  If you don't get all three, you pay 25.
  CAU-089  If your die falls off the table, you pay 100.
  CAU-090  Everybody puts in 100 more and starts over from zero.
> CAU-090)

A game called with match-pot takes as many as Guts.

$ hand new
< draw match-pot d ann -cat -dan -eve
< ¶
< q
  stopped: nothing was recorded
! no game yet, no dealer yet, 5 in: Ann Bob Cat Dan Eve
! which game? > draw match-pot d ann -cat -dan -eve
! five-card-draw + match-pot, Ann deals, 2 in: Ann Bob
! Enter to deal > ¶
! error: `five-card-draw` takes 4 to 10 players at this house, not 2 (CAU-114)
! Enter to deal > q
> `five-card-draw` takes 4 to 10 players at this house, not 2 (CAU-114)
