# A name or a note of a hand file that holds a character nobody sees is refused at its own line, and by its name.

file note.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "Bob", "Cat"]
  event = "Tuesday"
  venue = "A\u200bB"
file key.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  "a\u202eb" = 3
file name.phh:
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]
  players = ["Ann", "B\u2066ob", "Cat"]
file id.phh:
  hand = "12\u200b"
  variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [0.25, 0.50, 0]
  min_bet = 0.50
  starting_stacks = [20, 20, 20]
  actions = ["d dh p1 AsKd", "d dh p2 7h7c", "d dh p3 ????", "p3 f", "p1 cbr 1.50", "p2 f"]

$ hand check note.phh key.phh name.phh id.phh
  {"file":"note.phh","error":{"line":9,"column":1,"message":"the note `venue` has `\\u{200B}` in it, an invisible character"}}
  {"file":"key.phh","error":{"line":7,"column":1,"message":"a note's name, `a\\u{202E}b`, has `\\u{202E}` in it, a character that changes the text direction"}}
  {"file":"name.phh","error":{"line":7,"column":1,"message":"a player's name, `B\\u{2066}ob`, has `\\u{2066}` in it, a character that changes the text direction"}}
  {"file":"id.phh","error":{"line":1,"column":1,"message":"the hand's name has `\\u{200B}` in it, an invisible character"}}
= 5
$ hand convert note.phh --format text
! error: note.phh:9:1: the note `venue` has `\u{200B}` in it, an invisible character
= 5
> note.phh:9:1: the note `venue` has `\u{200B}` in it,
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ open
  night 1 is open at Mike's house; nobody is the banker yet (banker PLAYER)
  recorded #3 ········
! next: sell chips (buy NAME AMOUNT)
$ import hands name.phh
! error: name.phh:7:1: a player's name, `B\u{2066}ob`, has `\u{2066}` in it, a character that changes the text direction
= 5
> name.phh:7:1: a player's name, `B\u{2066}ob`
