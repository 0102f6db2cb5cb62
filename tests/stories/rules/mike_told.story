# Mike's rules that are told when somebody asks

$ house explain MIK-69
  MIK-69  Families of games (Mike's house)
    The menu sorts the games by kind, from stud and draw to community cards and
      variants.
    Ask, and the program explains it.
$ house explain MIK-70
  MIK-70  Manners at Mike's (Mike's house)
    Keep it fair and fun; the host provides dinner and water, and guests bring
      other drinks.
    These are manners; the program doesn't enforce them.
