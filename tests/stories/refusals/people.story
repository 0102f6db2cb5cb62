# Names that are none, or somebody else's.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann
  Ann, a regular
  recorded #3 ········
$ player add Ann
! error: the name `Ann` is taken
! hint: player add --help
= 4
$ player add ann
! error: `ann` looks like `Ann`
! hint: player add --really-different ann
= 4
$ player add bank
! error: `bank` can't be a person's name: `bank` is the night's bank
! hint: player add --help
= 4
$ player add ""
! error: a name needs at least one character
! hint: player add --help
= 4
$ player add "   "
! error: a name needs at least one character
! hint: player add --help
= 4
$ player add Аnn
! error: `Аnn` looks like `Ann` (it contains `\u{0410}`)
! hint: player add --really-different Аnn
= 4
$ player add Anne --guest-of Zed
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player add Yann --guest-of Xavier
! error: `Xavier` is a guest too, and only a regular can bring a guest (MIK-12)
! hint: player regular Xavier
= 4
$ player rename Ann Ann
! error: that player is already called `Ann`
! hint: player rename --help
= 4
$ player rename Zed Zoe
! error: no player is called `Zed`
! hint: player add Zed
= 4
$ player alias Ann Xavier
! error: the name `Xavier` is taken
! hint: player alias --help
= 4
$ player merge Ann Ann
! error: `Ann` can't be merged with `Ann`
! hint: player merge --help
= 4
$ player merge Ann Xavier
! error: `Xavier` came as `Ann`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Xavier
= 4
$ player regular Ann
! error: `Ann` is already a regular
! hint: player regular --help
= 4
$ player regular Ann --guest-of Ann
! error: `Ann` can't be a guest of `Ann` (MIK-12)
! hint: player regular --help
= 4
$ player add Bob
  Bob, a regular
  recorded #5 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #6 ········
! next: sell chips (buy NAME AMOUNT)
$ player add Robert
  Robert, a regular
  recorded #7 ········
$ player merge Robert Bob
! error: `Bob` is in tonight's game
! hint: status
= 4
$ close
  player  result  cash paid  gifts, losses
  ──────────────────────────────────────────
  ¶
  THE BOOK
  nobody owes anybody
  night 1 is closed
  recorded #8 ········
