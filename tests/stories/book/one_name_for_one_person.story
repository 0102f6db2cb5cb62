# Two records of one person: old hands, tournaments and exports speak of him by his name of today, and nothing is on its way from him to himself.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Cat
  Cat, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Kat
  Kat, a regular
  recorded #5 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
! next: play (hand new or hand result), then count the stacks
$ buy Kat 20
  Kat buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ hand result --game holdem --in Ann=1 --in Kat=1 --win Ann=2
  hand 1, holdem: Ann wins $2.00
  recorded #9 ········
! note: nobody said who dealt (`--dealer`), so `Ann` gets the deal next
$ note issue Kat Cat 5 --for cash
  Kat wrote Cat a $5.00 note (BOK) for cash
  recorded #10 ········
$ cashout
  Kat cashes out $19.00: $19.00 in cash
  Ann cashes out $21.00: $21.00 in cash
  recorded #14 ········
! note: `Kat` and `Ann`'s chips weren't counted; paying what the book says
! next: note BOK is open: pay it or put it in THE BOOK (note pay, note commit), then close
$ close --yes
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  Ann      $1.00     $21.00              –
  Kat     -$1.00     $19.00              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Kat     owes  Cat        $5.00
  night 1 is closed
  recorded #16 ········
! note: `Kat`'s note `BOK` for $5.00 is now in THE BOOK
! next: see who pays whom (book)
$ note issue Kat Cat 4 --for cash
  Kat wrote Cat a $4.00 note (BOK) for cash
  recorded #17 ········
$ book hand Kat Cat 3
  Kat handed Cat $3.00
  Kat sent Cat $3.00, but Cat hasn't recorded it yet
  recorded #18 ········
$ player merge Cat Kat --really
  Kat was merged into Cat
  recorded #19 ········
! note: `Kat` was sending `Cat` $3.00, but they're the same person, so that cash isn't on its way anymore
! note: `Kat` owes `Cat` $5.00; if they're the same player, that debt is gone
$ hand show 1
  hand 1, holdem: Ann wins $2.00 (event 9, 2026-01-02 19:07)
  the dealer called holdem (MIK-58)
  ¶
  player  put in  returned    won
  ─────────────────────────────────
  Ann      $1.00         –  $2.00
  Cat      $1.00         –      –
  ¶
  in the ledger (show 9):
  party  asset  with  amount
  ────────────────────────────
  Ann    chips         $1.00
  Cat    chips        -$1.00
> Cat
$ hand list
  night  hand  game      pot  recorded by
  ─────────────────────────────────────────
      1     1  holdem  $2.00  result
$ export balances
  party,asset,with,amount
  Ann,cash,,1.00
  Cat,cash,,-1.00
$ export json
  {"event":1,"at":"2026-01-02T19:00:00+00:00","recorded":"2026-01-02T19:00:00+00:00","night":null,"kind":"book-begun","text":"the book was started in USD","reverses":null,"nature":"still","postings":[],"fact":{"kind":"book-begun","book":"019b8014-b780-747f-81b7-11f5f85a8059","currency":"USD"},"request":"019b8014-b780-7c71-98e7-959913d6d879","hash":"········"}
  {"event":2,"at":"2026-01-02T19:00:00+00:00","recorded":"2026-01-02T19:00:00+00:00","night":null,"kind":"house-adopted","text":"the book goes by `mike` rules from now on","reverses":null,"nature":"still","postings":[],"fact":{"kind":"house-adopted","house":"mike","profile":"# A dealer's-choice cash game with bank notes and THE BOOK.\n# Every value names the rule it comes from.\n\n[house]\nname = \"mike\"\ntitle = \"Mike's house\"\ncurrency = \"USD\"\n\n[money]\nunit = { is = \"0.05\", rule = \"MIK-13, MIK-59\" }\nkind = { is = \"cash\", rule = \"MIK-13\" }\n\n[chips]\nis = [\n  { colour = \"white\", value = \"0.05\" },\n  { colour = \"red\", value = \"0.10\" },\n  { colour = \"blue\", value = \"0.25\" },\n  { colour = \"yellow\", value = \"0.50\", reserve = true },\n  { colour = \"black\", value = \"1.00\", reserve = true },\n  { colour = \"green\", value = \"5.00\", reserve = true },\n]\nrule = \"MIK-13, MIK-14\"\nreserve_policy = { is = \"last-resort\", rule = \"MIK-14\" }\nsellers = { is = \"players-first\", rule = \"MIK-04\" }\np2p = { is = true, rule = \"MIK-03, MIK-04\" }\np2p_pay = { is = [\"cash\", \"note\", \"book\"], rule = \"MIK-03\" }\n\n[buyin]\nmultiple = { is = \"5.00\", rule = \"MIK-02\" }\n\n[rebuy]\nis = \"players-first\"\nrule = \"MIK-02, MIK-04\"\n\n[credit]\nis = \"notes+book\"\nrule = \"MIK-03, MIK-05\"\nwho = { is = \"regulars\", rule = \"MIK-11\" }\nsponsor = { is = true, rule = \"MIK-12\" }\nnote_id = { is = \"BO\", rule = \"MIK-05\" }\n# the owner of the house\nnote_reserved = { is = \"BOG\", rule = \"MIK-06\" }\nnote_expiry = { is = \"session-end\", rule = \"MIK-07\" }\n\n[book]\nconsolidate = { is = \"session-end\", rule = \"MIK-10\" }\nsurrogate = { is = true, rule = \"MIK-09\" }\n\n[ratholing]\nis = \"no-leaving\"\nrule = \"MIK-28\"\n\n[penalty]\njump = { is = \"0.20\", rule = \"MIK-15\" }\nwarnings = { is = 1, rule = \"MIK-17\" }\nfolding_exempt = { is = true, rule = \"MIK-15\" }\n\n[session]\nend_rule = { is = \"equal-deals\", rule = \"MIK-27\" }\n\n[cashout]\nleftover = { is = \"pot\", rule = \"MIK-29\" }\nleftover_game = { is = \"dealers-choice\", rule = \"MIK-30\" }\ncheck = { is = \"pot-whole-dollars\", rule = \"MIK-30\" }\n\n[leave_early]\nis = \"not-before-equal-deals\"\nrule = \"MIK-27\"\n\n[dealer]\nfirst = { is = \"banker\", rule = \"MIK-26\" }\nlast = { is = \"right-of-banker\", rule = \"MIK-27\" }\nrotation = { is = \"left\", rule = \"MIK-26\" }\n\n[game]\nchoice = { is = \"dealers-choice\", rule = \"MIK-58\" }\nunlisted = { is = \"rules-stated\", rule = \"MIK-58\" }\n\n[misdeal]\ntriggers = { is = [\"deck-out\"], rule = \"MIK-34\" }\nremedy = { is = \"redeal-remaining\", rule = \"MIK-34\" }\n\n[announce]\nis = [\"wilds\", \"eight-or-better\"]\nrule = \"MIK-40, MIK-53\"\n\n[ante]\nis = \"0.05\"\nrule = \"MIK-59\"\nwhen = { is = \"by-game\", rule = \"MIK-59\" }\n# in Baltimore and Bethesda: \"last-winners\"\npayer = { is = \"each\", rule = \"MIK-59, MIK-60\" }\nreante = { is = \"each\", rule = \"MIK-60\" }\n\n[limit]\nkind = { is = \"spread\", rule = \"MIK-62\" }\n\n[bet]\n# a bet of nothing is a check\nmin = { is = \"0.00\", rule = \"MIK-62\" }\nmax = { is = \"0.50\", rule = \"MIK-62\" }\nmax_final = { is = \"0.50\", rule = \"MIK-62\" }\n\n[raise]\nmin = { is = \"0.05\", rule = \"MIK-62\" }\nmax = { is = \"0.50\", rule = \"MIK-62\" }\nmax_final = { is = \"0.50\", rule = \"MIK-62\" }\ncap = { is = 3, rule = \"MIK-61\" }\ncap_heads_up = { is = \"unlimited\", rule = \"MIK-61\" }\nself = { is = false, rule = \"MIK-63\" }\n\n[check_raise]\nis = true\nrule = \"MIK-64\"\n\n[open]\nfirst = { is = \"left-of-dealer\", rule = \"MIK-68\" }\nlater = { is = \"last-raiser\", rule = \"MIK-68\" }\nshowing = { is = \"best-showing\", rule = \"MIK-66\" }\ndraw = { is = \"left-of-last-raiser\", rule = \"MIK-67\" }\n\n[wager]\nout_of_turn = { is = \"fined\", rule = \"MIK-15, MIK-17\" }\n\n[match]\nis = \"pot-less-penalties\"\nrule = \"MIK-16\"\ngoalposters = { is = true, rule = \"MIK-21\" }\n\n[rank]\nfive = { is = \"five-of-a-kind\", rule = \"MIK-32\" }\nwheel_straight = { is = true }\nsuits = { is = false, rule = \"MIK-18\" }\nartificial = { is = false, rule = \"MIK-18\" }\nthree = { is = [\"trips\", \"straight-flush\", \"straight\", \"flush\", \"pair\", \"high\"], rule = \"MIK-33\" }\nthree_optional = { is = [\"straight-flush\", \"straight\", \"flush\"], rule = \"MIK-33\" }\n\n[low]\n# under eight or better the wheel is best (MIK-39)\norder = { is = \"six-four\", rule = \"MIK-36\" }\nstraights = { is = \"count\", rule = \"MIK-35, MIK-39\" }\n# as voted; the older rule said the opposite\nace_pair = { is = \"high\", rule = \"MIK-37\" }\nqualifier = { is = \"eight-if-announced\", rule = \"MIK-38, MIK-40\" }\n\n[wild]\nreach = { is = \"any-card\", rule = \"MIK-51\" }\nflush_dup = { is = false, rule = \"MIK-52\" }\nlow_pair = { is = false, rule = \"MIK-57\" }\nlow_ace = { is = \"unless-all-aces\", rule = \"MIK-56\" }\nlow_forced = { is = true, rule = \"MIK-54, MIK-55\" }\ngames = { is = \"game-or-dealer\", rule = \"MIK-53\" }\n\n[show]\ncards_speak = { is = \"always\", rule = \"MIK-31\" }\ndeclared = { is = \"no\", rule = \"MIK-31\" }\nrequired = { is = \"yes\", rule = \"MIK-31\" }\n\n[miscall]\nis = \"harmless\"\nrule = \"MIK-31\"\n\n[tie]\nis = \"split\"\nrule = \"MIK-19, MIK-65\"\n\n[odd]\ntie = { is = \"carry\", rule = \"MIK-50, MIK-65\" }\nhalf = { is = \"high\", rule = \"MIK-49\" }\n\n[split]\nagreed = { is = \"odd-cases\", rule = \"MIK-34, MIK-24\" }\n\n[goalpost]\nis = \"announced\"\nrule = \"MIK-19, MIK-20, MIK-21, MIK-22\"\n\n[carry]\nis = true\nrule = \"MIK-20, MIK-50, MIK-65, MIK-46\"\n\n[hilo]\nmode = { is = \"by-game\", rule = \"MIK-41, MIK-42\" }\nsignal = { is = \"fist\", rule = \"MIK-43, MIK-44\" }\npost_round = { is = \"by-game\", rule = \"MIK-42\" }\npost_open = { is = \"as-before\", rule = \"MIK-66\" }\npig = { is = true, rule = \"MIK-45\" }\npig_tie = { is = \"loses-all\", rule = \"MIK-45\" }\npig_pig_tie = { is = \"both-nothing\", rule = \"MIK-46\" }\npig_two_hands = { is = true, rule = \"MIK-47, MIK-48\" }\n\n[drop]\nis = \"hesitation-in\"\nrule = \"MIK-23\"\nrelief = { is = \"unanimous\", rule = \"MIK-24\" }\nfinal = { is = true, rule = \"MIK-25\" }\n"},"request":"019b8014-b780-7c71-98e7-959913d6d879","hash":"········"}
  {"event":3,"at":"2026-01-02T19:01:00+00:00","recorded":"2026-01-02T19:01:00+00:00","night":null,"kind":"player-added","text":"Ann was added as a regular","reverses":null,"nature":"still","postings":[],"fact":{"kind":"player-added","player":"019b8015-a1e0-74ce-a30d-b5ef73e4c575","name":"Ann","standing":"regular"},"request":"019b8015-a1e0-714f-a178-c4b6685fe163","hash":"········"}
  {"event":4,"at":"2026-01-02T19:02:00+00:00","recorded":"2026-01-02T19:02:00+00:00","night":null,"kind":"player-added","text":"Cat was added as a regular","reverses":null,"nature":"still","postings":[],"fact":{"kind":"player-added","player":"019b8016-8c40-74ae-a7a0-35b6d1e42545","name":"Cat","standing":"regular"},"request":"019b8016-8c40-7d1c-a09b-4b36da4e916d","hash":"········"}
  {"event":5,"at":"2026-01-02T19:03:00+00:00","recorded":"2026-01-02T19:03:00+00:00","night":null,"kind":"player-added","text":"Kat was added as a regular","reverses":null,"nature":"still","postings":[],"fact":{"kind":"player-added","player":"019b8017-76a0-7b33-97b2-4ace57e32038","name":"Kat","standing":"regular"},"request":"019b8017-76a0-7db8-a4f9-e17fa21d069c","hash":"········"}
  {"event":6,"at":"2026-01-02T19:04:00+00:00","recorded":"2026-01-02T19:04:00+00:00","night":1,"kind":"night-opened","text":"night 1 opened at `mike`, banker Ann","reverses":null,"nature":"still","postings":[],"fact":{"kind":"night-opened","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","number":1,"house":"mike","profile":"# A dealer's-choice cash game with bank notes and THE BOOK.\n# Every value names the rule it comes from.\n\n[house]\nname = \"mike\"\ntitle = \"Mike's house\"\ncurrency = \"USD\"\n\n[money]\nunit = { is = \"0.05\", rule = \"MIK-13, MIK-59\" }\nkind = { is = \"cash\", rule = \"MIK-13\" }\n\n[chips]\nis = [\n  { colour = \"white\", value = \"0.05\" },\n  { colour = \"red\", value = \"0.10\" },\n  { colour = \"blue\", value = \"0.25\" },\n  { colour = \"yellow\", value = \"0.50\", reserve = true },\n  { colour = \"black\", value = \"1.00\", reserve = true },\n  { colour = \"green\", value = \"5.00\", reserve = true },\n]\nrule = \"MIK-13, MIK-14\"\nreserve_policy = { is = \"last-resort\", rule = \"MIK-14\" }\nsellers = { is = \"players-first\", rule = \"MIK-04\" }\np2p = { is = true, rule = \"MIK-03, MIK-04\" }\np2p_pay = { is = [\"cash\", \"note\", \"book\"], rule = \"MIK-03\" }\n\n[buyin]\nmultiple = { is = \"5.00\", rule = \"MIK-02\" }\n\n[rebuy]\nis = \"players-first\"\nrule = \"MIK-02, MIK-04\"\n\n[credit]\nis = \"notes+book\"\nrule = \"MIK-03, MIK-05\"\nwho = { is = \"regulars\", rule = \"MIK-11\" }\nsponsor = { is = true, rule = \"MIK-12\" }\nnote_id = { is = \"BO\", rule = \"MIK-05\" }\n# the owner of the house\nnote_reserved = { is = \"BOG\", rule = \"MIK-06\" }\nnote_expiry = { is = \"session-end\", rule = \"MIK-07\" }\n\n[book]\nconsolidate = { is = \"session-end\", rule = \"MIK-10\" }\nsurrogate = { is = true, rule = \"MIK-09\" }\n\n[ratholing]\nis = \"no-leaving\"\nrule = \"MIK-28\"\n\n[penalty]\njump = { is = \"0.20\", rule = \"MIK-15\" }\nwarnings = { is = 1, rule = \"MIK-17\" }\nfolding_exempt = { is = true, rule = \"MIK-15\" }\n\n[session]\nend_rule = { is = \"equal-deals\", rule = \"MIK-27\" }\n\n[cashout]\nleftover = { is = \"pot\", rule = \"MIK-29\" }\nleftover_game = { is = \"dealers-choice\", rule = \"MIK-30\" }\ncheck = { is = \"pot-whole-dollars\", rule = \"MIK-30\" }\n\n[leave_early]\nis = \"not-before-equal-deals\"\nrule = \"MIK-27\"\n\n[dealer]\nfirst = { is = \"banker\", rule = \"MIK-26\" }\nlast = { is = \"right-of-banker\", rule = \"MIK-27\" }\nrotation = { is = \"left\", rule = \"MIK-26\" }\n\n[game]\nchoice = { is = \"dealers-choice\", rule = \"MIK-58\" }\nunlisted = { is = \"rules-stated\", rule = \"MIK-58\" }\n\n[misdeal]\ntriggers = { is = [\"deck-out\"], rule = \"MIK-34\" }\nremedy = { is = \"redeal-remaining\", rule = \"MIK-34\" }\n\n[announce]\nis = [\"wilds\", \"eight-or-better\"]\nrule = \"MIK-40, MIK-53\"\n\n[ante]\nis = \"0.05\"\nrule = \"MIK-59\"\nwhen = { is = \"by-game\", rule = \"MIK-59\" }\n# in Baltimore and Bethesda: \"last-winners\"\npayer = { is = \"each\", rule = \"MIK-59, MIK-60\" }\nreante = { is = \"each\", rule = \"MIK-60\" }\n\n[limit]\nkind = { is = \"spread\", rule = \"MIK-62\" }\n\n[bet]\n# a bet of nothing is a check\nmin = { is = \"0.00\", rule = \"MIK-62\" }\nmax = { is = \"0.50\", rule = \"MIK-62\" }\nmax_final = { is = \"0.50\", rule = \"MIK-62\" }\n\n[raise]\nmin = { is = \"0.05\", rule = \"MIK-62\" }\nmax = { is = \"0.50\", rule = \"MIK-62\" }\nmax_final = { is = \"0.50\", rule = \"MIK-62\" }\ncap = { is = 3, rule = \"MIK-61\" }\ncap_heads_up = { is = \"unlimited\", rule = \"MIK-61\" }\nself = { is = false, rule = \"MIK-63\" }\n\n[check_raise]\nis = true\nrule = \"MIK-64\"\n\n[open]\nfirst = { is = \"left-of-dealer\", rule = \"MIK-68\" }\nlater = { is = \"last-raiser\", rule = \"MIK-68\" }\nshowing = { is = \"best-showing\", rule = \"MIK-66\" }\ndraw = { is = \"left-of-last-raiser\", rule = \"MIK-67\" }\n\n[wager]\nout_of_turn = { is = \"fined\", rule = \"MIK-15, MIK-17\" }\n\n[match]\nis = \"pot-less-penalties\"\nrule = \"MIK-16\"\ngoalposters = { is = true, rule = \"MIK-21\" }\n\n[rank]\nfive = { is = \"five-of-a-kind\", rule = \"MIK-32\" }\nwheel_straight = { is = true }\nsuits = { is = false, rule = \"MIK-18\" }\nartificial = { is = false, rule = \"MIK-18\" }\nthree = { is = [\"trips\", \"straight-flush\", \"straight\", \"flush\", \"pair\", \"high\"], rule = \"MIK-33\" }\nthree_optional = { is = [\"straight-flush\", \"straight\", \"flush\"], rule = \"MIK-33\" }\n\n[low]\n# under eight or better the wheel is best (MIK-39)\norder = { is = \"six-four\", rule = \"MIK-36\" }\nstraights = { is = \"count\", rule = \"MIK-35, MIK-39\" }\n# as voted; the older rule said the opposite\nace_pair = { is = \"high\", rule = \"MIK-37\" }\nqualifier = { is = \"eight-if-announced\", rule = \"MIK-38, MIK-40\" }\n\n[wild]\nreach = { is = \"any-card\", rule = \"MIK-51\" }\nflush_dup = { is = false, rule = \"MIK-52\" }\nlow_pair = { is = false, rule = \"MIK-57\" }\nlow_ace = { is = \"unless-all-aces\", rule = \"MIK-56\" }\nlow_forced = { is = true, rule = \"MIK-54, MIK-55\" }\ngames = { is = \"game-or-dealer\", rule = \"MIK-53\" }\n\n[show]\ncards_speak = { is = \"always\", rule = \"MIK-31\" }\ndeclared = { is = \"no\", rule = \"MIK-31\" }\nrequired = { is = \"yes\", rule = \"MIK-31\" }\n\n[miscall]\nis = \"harmless\"\nrule = \"MIK-31\"\n\n[tie]\nis = \"split\"\nrule = \"MIK-19, MIK-65\"\n\n[odd]\ntie = { is = \"carry\", rule = \"MIK-50, MIK-65\" }\nhalf = { is = \"high\", rule = \"MIK-49\" }\n\n[split]\nagreed = { is = \"odd-cases\", rule = \"MIK-34, MIK-24\" }\n\n[goalpost]\nis = \"announced\"\nrule = \"MIK-19, MIK-20, MIK-21, MIK-22\"\n\n[carry]\nis = true\nrule = \"MIK-20, MIK-50, MIK-65, MIK-46\"\n\n[hilo]\nmode = { is = \"by-game\", rule = \"MIK-41, MIK-42\" }\nsignal = { is = \"fist\", rule = \"MIK-43, MIK-44\" }\npost_round = { is = \"by-game\", rule = \"MIK-42\" }\npost_open = { is = \"as-before\", rule = \"MIK-66\" }\npig = { is = true, rule = \"MIK-45\" }\npig_tie = { is = \"loses-all\", rule = \"MIK-45\" }\npig_pig_tie = { is = \"both-nothing\", rule = \"MIK-46\" }\npig_two_hands = { is = true, rule = \"MIK-47, MIK-48\" }\n\n[drop]\nis = \"hesitation-in\"\nrule = \"MIK-23\"\nrelief = { is = \"unanimous\", rule = \"MIK-24\" }\nfinal = { is = true, rule = \"MIK-25\" }\n","banker":"019b8015-a1e0-74ce-a30d-b5ef73e4c575","stakes":null,"float":0,"opened":1767380640000},"request":"019b8018-6100-70e0-ab14-a5d7bf90382e","hash":"········"}
  {"event":7,"at":"2026-01-02T19:05:00+00:00","recorded":"2026-01-02T19:05:00+00:00","night":1,"kind":"bought-in","text":"Ann bought chips: $20.00 for cash","reverses":null,"nature":"trade","postings":[{"party":"019b8015a1e074cea30db5ef73e4c575","name":"Ann","asset":"cash","counter":"","with":"","amount":"-20.00"},{"party":"019b8015a1e074cea30db5ef73e4c575","name":"Ann","asset":"chips","counter":"","with":"","amount":"20.00"},{"party":"bank","name":"bank","asset":"cash","counter":"","with":"","amount":"20.00"},{"party":"bank","name":"bank","asset":"chips","counter":"","with":"","amount":"-20.00"}],"fact":{"kind":"bought-in","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8015-a1e0-74ce-a30d-b5ef73e4c575","seller":null,"parts":[{"means":"cash","amount":2000}]},"request":"019b8019-4b60-7ed6-97d8-c5adbc8771a0","hash":"········"}
  {"event":8,"at":"2026-01-02T19:06:00+00:00","recorded":"2026-01-02T19:06:00+00:00","night":1,"kind":"bought-in","text":"Cat bought chips: $20.00 for cash","reverses":null,"nature":"trade","postings":[{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"cash","counter":"","with":"","amount":"-20.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"chips","counter":"","with":"","amount":"20.00"},{"party":"bank","name":"bank","asset":"cash","counter":"","with":"","amount":"20.00"},{"party":"bank","name":"bank","asset":"chips","counter":"","with":"","amount":"-20.00"}],"fact":{"kind":"bought-in","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8017-76a0-7b33-97b2-4ace57e32038","seller":null,"parts":[{"means":"cash","amount":2000}]},"request":"019b801a-35c0-78dd-831c-abd67d3e0cf4","hash":"········"}
  {"event":9,"at":"2026-01-02T19:07:00+00:00","recorded":"2026-01-02T19:07:00+00:00","night":1,"kind":"hand-played","text":"hand 1, holdem: Ann won $2.00","reverses":null,"nature":"play","postings":[{"party":"019b8015a1e074cea30db5ef73e4c575","name":"Ann","asset":"chips","counter":"","with":"","amount":"1.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"chips","counter":"","with":"","amount":"-1.00"}],"fact":{"kind":"hand-played","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","hand":"019b801b-2020-755f-bab1-15986251ca53","number":1,"game":"holdem","depth":"result","seats":[{"player":"019b8015-a1e0-74ce-a30d-b5ef73e4c575","put_in":100,"returned":0,"won":200},{"player":"019b8017-76a0-7b33-97b2-4ace57e32038","put_in":100,"returned":0,"won":0}],"carried_in":0,"carried_out":0,"why":[],"engine":1},"request":"019b801b-2020-71ed-b62f-66c4ebfbd799","hash":"········"}
  {"event":10,"at":"2026-01-02T19:08:00+00:00","recorded":"2026-01-02T19:08:00+00:00","night":1,"kind":"note-issued","text":"Cat wrote Cat a $5.00 note (BOK) for cash","reverses":null,"nature":"trade","postings":[{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"cash","counter":"","with":"","amount":"-5.00"},{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"notes","counter":"note:019b801c0a807ac1b757aed8f4a1d93e","with":"note BOK","amount":"5.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"cash","counter":"","with":"","amount":"5.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"notes","counter":"note:019b801c0a807ac1b757aed8f4a1d93e","with":"note BOK","amount":"-5.00"}],"fact":{"kind":"note-issued","note":{"id":"019b801c-0a80-7ac1-b757-aed8f4a1d93e","identifier":"BOK","amount":500},"debtor":"019b8017-76a0-7b33-97b2-4ace57e32038","holder":"019b80168c4074aea7a035b6d1e42545","against":"cash"},"request":"019b801c-0a80-7cb9-a99b-f8a5e0a4e979","hash":"········"}
  {"event":11,"at":"2026-01-02T19:09:00+00:00","recorded":"2026-01-02T19:09:00+00:00","night":1,"kind":"cashed-out","text":"Cat cashed out $19.00: $19.00 in cash","reverses":null,"nature":"trade","postings":[{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"cash","counter":"","with":"","amount":"19.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"chips","counter":"","with":"","amount":"-19.00"},{"party":"bank","name":"bank","asset":"cash","counter":"","with":"","amount":"-19.00"},{"party":"bank","name":"bank","asset":"chips","counter":"","with":"","amount":"19.00"}],"fact":{"kind":"cashed-out","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8017-76a0-7b33-97b2-4ace57e32038","stack":1900,"notes":[],"debt":0,"cash":1900,"claim":0},"request":"019b801c-f4e0-7b46-adc6-1d87bef3fe6b","hash":"········"}
  {"event":12,"at":"2026-01-02T19:09:00+00:00","recorded":"2026-01-02T19:09:00+00:00","night":1,"kind":"left","text":"Cat left the table","reverses":null,"nature":"still","postings":[],"fact":{"kind":"left","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8017-76a0-7b33-97b2-4ace57e32038"},"request":"019b801c-f4e0-7b46-adc6-1d87bef3fe6b","hash":"········"}
  {"event":13,"at":"2026-01-02T19:09:00+00:00","recorded":"2026-01-02T19:09:00+00:00","night":1,"kind":"cashed-out","text":"Ann cashed out $21.00: $21.00 in cash","reverses":null,"nature":"trade","postings":[{"party":"019b8015a1e074cea30db5ef73e4c575","name":"Ann","asset":"cash","counter":"","with":"","amount":"21.00"},{"party":"019b8015a1e074cea30db5ef73e4c575","name":"Ann","asset":"chips","counter":"","with":"","amount":"-21.00"},{"party":"bank","name":"bank","asset":"cash","counter":"","with":"","amount":"-21.00"},{"party":"bank","name":"bank","asset":"chips","counter":"","with":"","amount":"21.00"}],"fact":{"kind":"cashed-out","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8015-a1e0-74ce-a30d-b5ef73e4c575","stack":2100,"notes":[],"debt":0,"cash":2100,"claim":0},"request":"019b801c-f4e0-7b46-adc6-1d87bef3fe6b","hash":"········"}
  {"event":14,"at":"2026-01-02T19:09:00+00:00","recorded":"2026-01-02T19:09:00+00:00","night":1,"kind":"left","text":"Ann left the table","reverses":null,"nature":"still","postings":[],"fact":{"kind":"left","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","player":"019b8015-a1e0-74ce-a30d-b5ef73e4c575"},"request":"019b801c-f4e0-7b46-adc6-1d87bef3fe6b","hash":"········"}
  {"event":15,"at":"2026-01-02T19:10:00+00:00","recorded":"2026-01-02T19:10:00+00:00","night":1,"kind":"note-committed","text":"note BOK went into THE BOOK: Cat owes Cat $5.00","reverses":null,"nature":"trade","postings":[{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"notes","counter":"note:019b801c0a807ac1b757aed8f4a1d93e","with":"note BOK","amount":"-5.00"},{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"book","counter":"019b801776a07b3397b24ace57e32038","with":"Cat","amount":"5.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"notes","counter":"note:019b801c0a807ac1b757aed8f4a1d93e","with":"note BOK","amount":"5.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"book","counter":"019b80168c4074aea7a035b6d1e42545","with":"Cat","amount":"-5.00"}],"fact":{"kind":"note-committed","note":{"id":"019b801c-0a80-7ac1-b757-aed8f4a1d93e","identifier":"BOK","amount":500},"debtor":"019b8017-76a0-7b33-97b2-4ace57e32038","holder":"019b80168c4074aea7a035b6d1e42545","inviter":null},"request":"019b801d-df40-76ed-a4eb-77053f45b90b","hash":"········"}
  {"event":16,"at":"2026-01-02T19:10:00+00:00","recorded":"2026-01-02T19:10:00+00:00","night":1,"kind":"night-closed","text":"the night ended","reverses":null,"nature":"still","postings":[],"fact":{"kind":"night-closed","night":"019b8018-6100-787d-bfa1-fd9f9effd32c","dealer":null},"request":"019b801d-df40-76ed-a4eb-77053f45b90b","hash":"········"}
  {"event":17,"at":"2026-01-02T19:11:00+00:00","recorded":"2026-01-02T19:11:00+00:00","night":null,"kind":"note-issued","text":"Cat wrote Cat a $4.00 note (BOK) for cash","reverses":null,"nature":"trade","postings":[{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"cash","counter":"","with":"","amount":"-4.00"},{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"notes","counter":"note:019b801ec9a07d7591cbf48a95631a82","with":"note BOK","amount":"4.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"cash","counter":"","with":"","amount":"4.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"notes","counter":"note:019b801ec9a07d7591cbf48a95631a82","with":"note BOK","amount":"-4.00"}],"fact":{"kind":"note-issued","note":{"id":"019b801e-c9a0-7d75-91cb-f48a95631a82","identifier":"BOK","amount":400},"debtor":"019b8017-76a0-7b33-97b2-4ace57e32038","holder":"019b80168c4074aea7a035b6d1e42545","against":"cash"},"request":"019b801e-c9a0-7d9d-9ca7-239969470e37","hash":"········"}
  {"event":18,"at":"2026-01-02T19:12:00+00:00","recorded":"2026-01-02T19:12:00+00:00","night":null,"kind":"cash-handed","text":"Cat handed $3.00 to Cat, the banker of another book","reverses":null,"nature":"transfer","postings":[{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"cash","counter":"","with":"","amount":"-3.00"},{"party":"transit","name":"transit","asset":"cash","counter":"","with":"","amount":"3.00"}],"fact":{"kind":"cash-handed","from":"019b8017-76a0-7b33-97b2-4ace57e32038","to":"019b8016-8c40-74ae-a7a0-35b6d1e42545","amount":300,"side":"given"},"request":"019b801f-b400-7d1b-93e7-25ed9aa40010","hash":"········"}
  {"event":19,"at":"2026-01-02T19:13:00+00:00","recorded":"2026-01-02T19:13:00+00:00","night":null,"kind":"players-merged","text":"Kat was merged into Cat","reverses":null,"nature":"transfer","postings":[{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"notes","counter":"note:019b801ec9a07d7591cbf48a95631a82","with":"note BOK","amount":"-4.00"},{"party":"019b80168c4074aea7a035b6d1e42545","name":"Cat","asset":"book","counter":"019b801776a07b3397b24ace57e32038","with":"Cat","amount":"-5.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"notes","counter":"note:019b801ec9a07d7591cbf48a95631a82","with":"note BOK","amount":"4.00"},{"party":"019b801776a07b3397b24ace57e32038","name":"Cat","asset":"book","counter":"019b80168c4074aea7a035b6d1e42545","with":"Cat","amount":"5.00"}],"fact":{"kind":"players-merged","kept":"019b8016-8c40-74ae-a7a0-35b6d1e42545","gone":"019b8017-76a0-7b33-97b2-4ace57e32038","holdings":[{"asset":"book","counter":"019b80168c4074aea7a035b6d1e42545","amount":-500},{"asset":"notes","counter":"note:019b801ec9a07d7591cbf48a95631a82","amount":-400}]},"request":"019b8020-9e60-71a1-972f-83fcb89f22f7","hash":"········"}
$ note list --all
  note  debtor  holder  written for   open
  ─────────────────────────────────────────────────────
  BOK   Cat     —             $5.00  $0.00  committed
  BOK   Cat     —             $4.00  $0.00  his own
$ note show BOK
  note BOK: Cat wrote it for $4.00
  the debtor and the holder are now the same person, so nobody owes anything on
    the note
> the debtor and the holder are now the same person
$ log
   #1  2026-01-02 19:00  book-begun      the book was started in USD
   #2  2026-01-02 19:00  house-adopted   the book goes by `mike` rules from now
                                         on
   #3  2026-01-02 19:01  player-added    Ann was added as a regular
   #4  2026-01-02 19:02  player-added    Cat was added as a regular
   #5  2026-01-02 19:03  player-added    Kat was added as a regular
   #6  2026-01-02 19:04  night-opened    night 1 opened at `mike`, banker Ann
   #7  2026-01-02 19:05  bought-in       Ann bought chips: $20.00 for cash
   #8  2026-01-02 19:06  bought-in       Cat bought chips: $20.00 for cash
   #9  2026-01-02 19:07  hand-played     hand 1, holdem: Ann won $2.00
  #10  2026-01-02 19:08  note-issued     Cat wrote Cat a $5.00 note (BOK) for
                                         cash
  #11  2026-01-02 19:09  cashed-out      Cat cashed out $19.00: $19.00 in cash
  #12  2026-01-02 19:09  left            Cat left the table
  #13  2026-01-02 19:09  cashed-out      Ann cashed out $21.00: $21.00 in cash
  #14  2026-01-02 19:09  left            Ann left the table
  #15  2026-01-02 19:10  note-committed  note BOK went into THE BOOK: Cat owes
                                         Cat $5.00
  #16  2026-01-02 19:10  night-closed    the night ended
  #17  2026-01-02 19:11  note-issued     Cat wrote Cat a $4.00 note (BOK) for
                                         cash
  #18  2026-01-02 19:12  cash-handed     Cat handed $3.00 to Cat, the banker of
                                         another book
  #19  2026-01-02 19:13  players-merged  Kat was merged into Cat
> was merged into
$ audit
  check           found
  ────────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  19 events in an unbroken chain
  entries     ok  36 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  1 hand settled again, same result
  transit     ok  cash sent or taken: 1; still in transit: 0
  ¶
  the book is in order: 19 events
