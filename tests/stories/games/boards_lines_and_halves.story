# Games of boards, lines and halves settled by hand, at Mike's and Cause's

Two boards, each for half of the pot: aces and kings are best on the first, queens full of nines on the second.

$ showdown --house mike
< {"game": "double-board-holdem", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks"}, {"name": "Bob", "in": "4.00", "cards": "Qh Jh"}], "boards": ["Ah Kd 7c 4s 2h", "Qs Qd 9h 9c 3d"]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"board 1 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $4.00: two pair, aces and kings"},{"rule":"MIK-31","text":"board 2 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $4.00: full house, queens over nines"}]}

On both boards a hand is two of one's own and three of that board.

$ showdown --house cause
< {"game": "double-board-omaha", "players": [{"name": "Ann", "in": "400", "cards": "As Ks 8d 8h"}, {"name": "Bob", "in": "400", "cards": "Qh Qc 5d 5c"}], "boards": ["Ah Kd 7c 4s 2h", "Qs Qd 9h 9c 3d"]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"400","Bob":"400"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"board 1 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 400: two pair, aces and kings"},{"rule":"CAU-041","text":"two pair, aces and kings, beats a pair of queens"},{"rule":"CAU-030, CAU-034","text":"board 2 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the main pot of 400: four queens"},{"rule":"CAU-041","text":"four queens beats two pair, queens and eights"}]}

Each board is halved where it has a low: Ann's 7-4-3-2-A on the first; the second has none, and all of it is for its high.

$ showdown --house cause
< {"game": "double-board-omaha-hi-lo-8", "players": [{"name": "Ann", "in": "400", "cards": "As 2s 4d 5h"}, {"name": "Bob", "in": "400", "cards": "Kh Qh Qc 8d"}], "boards": ["Ah 3d 7c Ks Kd", "Qs Jd 9h 9c 3s"]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"200","Bob":"600"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"board 1 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the high half of the main pot: three kings"},{"rule":"CAU-041","text":"three kings beats two pair, aces and kings"},{"rule":"standard","text":"Ann has the best hand for the low half of the main pot: seven-four low"},{"rule":"CAU-030, CAU-034","text":"board 2 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the high half of the main pot: full house, queens over nines"},{"rule":"CAU-041","text":"a full house, queens over nines, beats a pair of nines"},{"rule":"standard","text":"nobody is left to win the low half of the main pot, so it goes with the high half"}]}

The same in the order of the deal, as one list: both flops, both turns, both rivers.

$ showdown --house mike
< {"game": "double-board-omaha-bomb-pot", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks 8d 8h"}, {"name": "Bob", "in": "4.00", "cards": "Qh Qc 5d 5c"}], "board": "Ah Kd 7c Qs Qd 9h 4s 9c 2h 3d"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"board 1 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $4.00: two pair, aces and kings"},{"rule":"MIK-31","text":"board 2 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $4.00: four queens"}]}

Five cards, the same two boards.

$ showdown --house mike
< {"game": "double-board-five-card-omaha-bomb", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks 8d 8h Tc"}, {"name": "Bob", "in": "4.00", "cards": "Qh Qc 5d 5c Th"}], "boards": ["Ah Kd 7c 4s 2h", "Qs Qd 9h 9c 3d"]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"board 1 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $4.00: two pair, aces and kings"},{"rule":"MIK-31","text":"board 2 of 2 plays for $4.00 of the main pot"},{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $4.00: four queens"}]}

A bomb pot on two hold'em boards.

$ showdown --house cause
< {"game": "double-board-holdem-bomb-pot", "players": [{"name": "Ann", "in": "400", "cards": "As Ks"}, {"name": "Bob", "in": "400", "cards": "Qh Jh"}], "boards": ["Ah Kd 7c 4s 2h", "Qs Qd 9h 9c 3d"]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"400","Bob":"400"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"board 1 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 400: two pair, aces and kings"},{"rule":"CAU-041","text":"two pair, aces and kings, beats ace high"},{"rule":"CAU-030, CAU-034","text":"board 2 of 2 plays for 400 of the main pot"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the main pot of 400: full house, queens over nines"},{"rule":"CAU-041","text":"a full house, queens over nines, beats two pair, queens and nines"}]}

One board and no round before the flop.

$ showdown --house mike
< {"game": "holdem-bomb-pot", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks"}, {"name": "Bob", "in": "4.00", "cards": "Qh Jh"}], "board": "Qs Qd 9h 9c 3d"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: full house, queens over nines"}]}

The same with four cards, two of which play: kings up lose to two queens in the hand.

$ showdown --house mike
< {"game": "omaha-bomb-pot", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks 8d 8h"}, {"name": "Bob", "in": "4.00", "cards": "Qh Qc 5d 5c"}], "board": "Qs Qd 9h 9c 3d"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: four queens"}]}

Any of the five own cards and the five shared ones: Bob's flush loses to Ann's aces full of deuces.

$ showdown --house mike
< {"game": "cincinnati", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ad 8s 7s 2c"}, {"name": "Bob", "in": "4.00", "cards": "Kh Jh 4h 5c 3s"}], "board": "9h 2h Ac Td 6s"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: full house, aces over deuces"}]}

Only one arm of the cross, with its centre, the last card: across 9h 9s, down 4c 5c, the centre Kd. Ann has three nines, Bob kings and nines.

$ showdown --house mike
< {"game": "iron-cross", "players": [{"name": "Ann", "in": "4.00", "cards": "9d 2s 3h 7d Jc"}, {"name": "Bob", "in": "4.00", "cards": "Ah Qd Kc 8s 6h"}], "board": "9h 4c 9s 5c Kd"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: three nines"}]}

The centre is wild, and so is every other king: Bob's two wild cards and his aces are four aces, Ann has four nines.

$ showdown --house mike
< {"game": "criss-cross", "players": [{"name": "Ann", "in": "4.00", "cards": "9d 2s 3h 7d Jc"}, {"name": "Bob", "in": "4.00", "cards": "Ah Ad Kc 8s 6h"}], "board": "9h 4c 9s 5c Kd"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: four aces"}]}

Three in a row: the top row is Ah Kh Qh, and Ann's two hearts make a royal flush of it. Bob has three jacks with the bottom row.

$ showdown --house mike
< {"game": "tic-tac-toe", "players": [{"name": "Ann", "in": "4.00", "cards": "Jh Th"}, {"name": "Bob", "in": "4.00", "cards": "Js Jc"}], "board": "Ah Kh Qh 2c 3d Jd 4c 9s 8s"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: royal flush"}]}

The elevator, the last card, stops at one floor: Ann takes it to the first with two kings.

$ showdown --house mike
< {"game": "elevator", "players": [{"name": "Ann", "in": "4.00", "cards": "(Kh Kd) 2s 7c"}, {"name": "Bob", "in": "4.00", "cards": "(Ah Jd) Tc 4d"}], "board": "Ks 9c 3d Kc 8h 6s Ad"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: four kings"}]}

One row of five or the other. The last two cards of the rows are wild, here the deuce and the seven, and all like them.

$ showdown --house mike
< {"game": "twin-beds", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ad 9h 5c"}, {"name": "Bob", "in": "4.00", "cards": "Kh Qh Jh 3d"}], "board": "Ah 4s Kd 6d 8c Td 3s Jc 2c 7h"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: royal flush"}]}

Three flops, two turns, one river: a path goes over neighbors. Ann's path is the first flop with the first turn; Bob's nines lie two flops apart.

$ showdown --house mike
< {"game": "chowaha", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ks"}, {"name": "Bob", "in": "4.00", "cards": "9s 8d"}], "board": "Ad Kd 4c 9h 6c 2d 9d 5s 3h Ac Jh Qc"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: full house, aces over kings"}]}

The shared card is wild, and all like it: Bob has two wild fives.

$ showdown --house mike
< {"game": "spit-in-the-ocean", "players": [{"name": "Ann", "in": "4.00", "cards": "As Ad Kc 9h"}, {"name": "Bob", "in": "4.00", "cards": "5s Qh Qd 2c"}], "board": "5h"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: four queens"}]}

Half to the best Omaha hand, half to the best five in the hand.

$ showdown --house cause
< {"game": "drawmaha", "players": [{"name": "Ann", "in": "400", "cards": "As Ks 8d 8h 8c"}, {"name": "Bob", "in": "400", "cards": "Qh Qc 5d 4c 2s"}], "board": "Qs Jd 9h 9c 3d"}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"400","Bob":"400"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the board half of the main pot: full house, queens over nines"},{"rule":"CAU-041","text":"a full house, queens over nines, beats two pair, nines and eights"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the hand half of the main pot: three eights"}]}

Half to the best Omaha hand, half to the best badugi.

$ showdown --house cause
< {"game": "dramadugi", "players": [{"name": "Ann", "in": "400", "cards": "As 2d 3h 4c Kc"}, {"name": "Bob", "in": "400", "cards": "Qh Qc 5d 4h 2s"}], "board": "Qs Jd 9h 9c 3d"}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"400","Bob":"400"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the high half of the main pot: full house, queens over nines"},{"rule":"CAU-041","text":"a full house, queens over nines, beats two pair, nines and threes"},{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the badugi half of the main pot: badugi, four high"}]}

Half to the lowest hand, deuce to seven, half to the best badugi.

$ showdown --house mike
< {"game": "badeucey", "players": [{"name": "Ann", "in": "4.00", "cards": "2h 3h 4h 5h 7d"}, {"name": "Bob", "in": "4.00", "cards": "As 2d 3c 6h Kh"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the low half of the main pot: seven-five low"},{"rule":"MIK-31","text":"Bob has the best hand for the badugi half of the main pot: badugi, six high"}]}

Half to the lowest hand, ace to five, half to the best badugi: Ann's flush is no harm to her wheel.

$ showdown --house cause
< {"game": "badacey", "players": [{"name": "Ann", "in": "400", "cards": "Ah 2h 3h 4h 5h"}, {"name": "Bob", "in": "400", "cards": "As 2d 3c 8h Kd"}]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"400","Bob":"400"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the low half of the main pot: wheel"},{"rule":"CAU-030, CAU-034","text":"Bob has the best hand for the badugi half of the main pot: badugi, eight high"}]}

Seven cards: the lowest five, and the best badugi of all seven.

$ showdown --house mike
< {"game": "razzdugi", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah 2d) 3c 4s 9h Kd (Kc)"}, {"name": "Bob", "in": "4.00", "cards": "(Ac 2c) 3d 5d 6d 7c (Qs)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":["Ann"]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the low half of the main pot: six-five low"},{"rule":"MIK-31","text":"Ann has the best hand for the badugi half of the main pot: badugi, four high"}]}

Half to the best hand, half to the lowest spade in the hole: the deuce counts, the three lies open.

$ showdown --house mike
< {"game": "low-chicago", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah Ad) 3s 4c 9h Kd (Kc)"}, {"name": "Bob", "in": "4.00", "cards": "(2s Jc) Td 8d 6d 7c (Qs)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":["Bob"]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the high half of the main pot: two pair, aces and kings"},{"rule":"MIK-31","text":"Bob has the best hand for the spade half of the main pot: the deuce of spades"}]}

Nobody has a spade in the hole: the best hand takes it all.

$ showdown --house cause
< {"game": "low-chicago", "players": [{"name": "Ann", "in": "400", "cards": "(Ah Ad) 3s 4c 9h Kd (Kc)"}, {"name": "Bob", "in": "400", "cards": "(2h Jc) Td 8d 6d 7c (Qd)"}]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"800"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the high half of the main pot: two pair, aces and kings"},{"rule":"CAU-041","text":"two pair, aces and kings, beats queen high"},{"rule":"CAU-030, CAU-034","text":"nobody is left to win the spade half of the main pot, so it goes with the high half"}]}

Tens, deuces and fours are wild.

$ showdown --house mike
< {"game": "dr-pepper", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah Td) 2s 9c 8h Kd (3c)"}, {"name": "Bob", "in": "4.00", "cards": "(Qh Qd) Qs 7c 7h 5d (3d)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: full house, queens over sevens"}]}

Fives and tens are wild.

$ showdown --house mike
< {"game": "woolworth", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah Td) 5s 9c 8h Kd (3c)"}, {"name": "Bob", "in": "4.00", "cards": "(Qh Qd) Qs 7c 7h 6d (3d)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: full house, queens over sevens"}]}

Six cards, the best five of them.

$ showdown --house cause
< {"game": "six-card-stud", "players": [{"name": "Ann", "in": "400", "cards": "(Ah) Kd Kc 9s 5d (As)"}, {"name": "Bob", "in": "400", "cards": "(Qh) Qd 9c 8s 4d (2s)"}]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"800"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 800: two pair, aces and kings"},{"rule":"CAU-041","text":"two pair, aces and kings, beats a pair of queens"}]}

Seven cards, the last one open.

$ showdown --house mike
< {"game": "mississippi-stud", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah Kd) Kc 9s 5d 4h As"}, {"name": "Bob", "in": "4.00", "cards": "(Qh Qd) 9c 8s 4d 2s Js"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: two pair, aces and kings"}]}

The lowest five of seven, straights and aces high.

$ showdown --house mike
< {"game": "deuce-to-seven-razz", "players": [{"name": "Ann", "in": "4.00", "cards": "(2h 3d) 4c 5s 7h Kd (Kc)"}, {"name": "Bob", "in": "4.00", "cards": "(Ac 2c) 3h 4d 5d Qc (Qs)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: seven-five low"}]}

Ace to six: A-2-3-4-5 is a straight, and 6-4-3-2-A beats it.

$ showdown --house mike
< {"game": "london-lowball", "players": [{"name": "Ann", "in": "4.00", "cards": "(Ah 2d) 3c 4s 6h Kd (Kc)"}, {"name": "Bob", "in": "4.00", "cards": "(Ac 2c) 3d 4d 5h Ad (As)"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: six-four low"}]}

The same with five cards.

$ showdown --house cause
< {"game": "ace-to-six-draw", "players": [{"name": "Ann", "in": "400", "cards": "Ah 2d 3c 4s 6h"}, {"name": "Bob", "in": "400", "cards": "Ac 2c 3d 4d 5h"}]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"800"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 800: six-four low"}]}

Deuces are wild.

$ showdown --house cause
< {"game": "deuces-draw", "players": [{"name": "Ann", "in": "400", "cards": "2h 2d Kc Ks 5h"}, {"name": "Bob", "in": "400", "cards": "Ac As Ad 4d 4h"}]}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"800"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 800: four kings"},{"rule":"CAU-041, CAU-058","text":"four kings beats a full house, aces over fours, no matter how many cards are wild"}]}

The jacks of spades and hearts are wild.

$ showdown --house mike
< {"game": "one-eyed-jacks-draw", "players": [{"name": "Ann", "in": "4.00", "cards": "Js Kd Kc 9s 5h"}, {"name": "Bob", "in": "4.00", "cards": "Jd Jc Ad 4d 9h"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: three kings"}]}

The joker is a bug: an ace, or what fills a straight or a flush.

$ showdown --house mike
< {"game": "five-card-draw-bug", "players": [{"name": "Ann", "in": "4.00", "cards": "Jo 9h 8h 7c 6d"}, {"name": "Bob", "in": "4.00", "cards": "As Ad Kd 4d 4h"}]}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: straight, ten high"}]}

A short deck with two of one's own: a flush beats a full house.

$ showdown --house cause
< {"game": "short-deck-omaha", "players": [{"name": "Ann", "in": "400", "cards": "Ah Kh 8c 7c"}, {"name": "Bob", "in": "400", "cards": "9d 9s 6c 6d"}], "board": "Qh 9h 7h 7s Td"}
  {"id":null,"pots":[{"amount":"800","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"800"},"returned":{},"carry":"0","why":[{"rule":"CAU-030, CAU-034","text":"Ann has the best hand for the main pot of 800: flush, ace high"},{"rule":"CAU-041","text":"a flush, ace high, beats a full house, nines over sevens"}]}

Twenty cards, the tens and up.

$ showdown --house mike
< {"game": "royal-holdem", "players": [{"name": "Ann", "in": "4.00", "cards": "Ah Ad"}, {"name": "Bob", "in": "4.00", "cards": "Kc Qc"}], "board": "As Kd Ts Jh Qd"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann","Bob"],"low":[]}],"awards":{"Ann":"4.00","Bob":"4.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann and Bob tie for the main pot of $8.00: straight, ace high"},{"rule":"MIK-19","text":"Ann and Bob split the main pot: $4.00 each"}]}

Both own cards play: Bob's four shared hearts and one of his own are no flush.

$ showdown --house mike
< {"game": "greek-holdem", "players": [{"name": "Ann", "in": "4.00", "cards": "Ad Ks"}, {"name": "Bob", "in": "4.00", "cards": "Ah 2c"}], "board": "Kh 9h 7h 3h Kc"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Ann"],"low":[]}],"awards":{"Ann":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Ann has the best hand for the main pot of $8.00: three kings"}]}

Three own cards, any of them.

$ showdown --house mike
< {"game": "super-holdem", "players": [{"name": "Ann", "in": "4.00", "cards": "Ad Ks Kd"}, {"name": "Bob", "in": "4.00", "cards": "Ah 2h 3c"}], "board": "Kh 9h 7h 5s 4c"}
  {"id":null,"pots":[{"amount":"8.00","eligible":["Ann","Bob"],"high":["Bob"],"low":[]}],"awards":{"Bob":"8.00"},"returned":{},"carry":"0.00","why":[{"rule":"MIK-31","text":"Bob has the best hand for the main pot of $8.00: flush, ace high"}]}

A card of a stripped pack that nobody can hold.

$ showdown --house mike
< {"game": "royal-holdem", "players": [{"name": "Ann", "in": "4.00", "cards": "9h Ad"}, {"name": "Bob", "in": "4.00", "cards": "Kc Qc"}], "board": "As Kd Ts Jh Qd"}
  {"id":null,"error":{"code":"not-in-the-pack","exit":5,"rule":null,"message":"`royal-holdem` uses the 20 cards from the tens up, so there's no 9h","hint":null}}
= 5
