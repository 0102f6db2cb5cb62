# The Cause's rules that are told when somebody asks

$ house explain CAU-009
  CAU-009  Shuffle and offer the cut (The Cause)
    The player on the right or anybody else cuts, leaving at least five cards in
      each part.
    The program applies it.
    cut      offered-right
    cut.min  5
$ house explain CAU-015
  CAU-015  The muck kills a hand (The Cause)
    Cards that touch the discards are dead, so protect your own hand.
    The program applies it.
    muck.dead  dead
$ house explain CAU-028
  CAU-028  Side pots explained (The Cause)
    The rules describe side pots, but this house never uses them.
    Ask, and the program explains it.
    allin.method  layers
$ house explain CAU-035
  CAU-035  Once the pot is paid (The Cause)
    After the pot is pushed, it's too late to read a hand again.
    The program applies it.
    miscall           corrected
    show.cards_speak  until-award
$ house explain CAU-037
  CAU-037  Mucking a beaten hand (The Cause)
    You don't have to show a beaten hand, but anybody dealt in can ask to see it.
    The program applies it.
    show.right  dealt-in-may-ask
$ house explain CAU-058
  CAU-058  Wild cards don't change the ranking (The Cause)
    They make good hands more common, but the order of the hands stays the same.
    Ask, and the program explains it.
    rank.wild  fixed
$ house explain CAU-133
  CAU-133  Manners at The Cause (The Cause)
    English only, no devices, no advice on a live hand, and keep quiet if you're
      watching.
    These are manners; the program doesn't enforce them.
    collusion  expulsion
