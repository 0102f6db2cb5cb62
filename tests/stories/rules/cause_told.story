# The Cause's rules that are told when somebody asks

$ house explain CAU-009
  CAU-009  Shuffle, then offer the cut (The Cause)
    The right-hand neighbor cuts or another does, leaving five cards or more in
      each part.
    The program works it out.
    cut      offered-right
    cut.min  5
$ house explain CAU-015
  CAU-015  The muck swallows (The Cause)
    Cards that meet the discards are dead, so look after your own.
    The program works it out.
    muck.dead  dead
$ house explain CAU-028
  CAU-028  Side pots explained (The Cause)
    The method is written down, though this house never plays it.
    The program tells it when asked.
    allin.method  layers
$ house explain CAU-035
  CAU-035  Paid is paid (The Cause)
    After the pot is pushed no hand is read again.
    The program works it out.
    miscall           corrected
    show.cards_speak  until-award
$ house explain CAU-037
  CAU-037  Throwing it unseen (The Cause)
    A beaten hand may stay closed, but any player dealt in can ask to see it.
    The program works it out.
    show.right  dealt-in-may-ask
$ house explain CAU-058
  CAU-058  Common does not mean cheap (The Cause)
    Wild cards change how often a hand comes and not how high it ranks.
    The program tells it when asked.
    rank.wild  fixed
$ house explain CAU-133
  CAU-133  Manners of the house (The Cause)
    English only, no devices, no advice in a running hand, and silence from
      onlookers.
    These are manners: the program never enforces them.
    collusion  expulsion
