# What the Igloo asks of its guests, told on demand

$ house explain IGL-42
  IGL-42  Parentheses mark hole cards (The Igloo)
    In stud, a card in parentheses is a hole card, when you type a hand and when
      it's printed.
    The program keeps it on record.
    show.notation  parentheses
$ house explain IGL-47
  IGL-47  Manners at the Igloo (The Igloo)
    Groan at a dull game, leave the chairs alone, and show your cards when you
      can.
    These are manners; the program doesn't enforce them.
    manners  Groan at a dull game, leave the chairs alone, show your cards when
             you can.
