# Mike's rules that are told when somebody asks

$ house explain MIK-69
  MIK-69  Families of games (Mike's house)
    The menu sorts games by kind, from stud and draw to shared cards and variants.
    The program tells it when asked.
$ house explain MIK-70
  MIK-70  Manners at Mike's (Mike's house)
    Fair and fun comes first, dinner and water from the host and drinks from the
      guests.
    These are manners: the program never enforces them.
