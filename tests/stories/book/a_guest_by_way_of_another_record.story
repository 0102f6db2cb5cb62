# Gus came as Bob's guest and owes him; Gustav is a second record of Gus. In whatever order they are merged, the guest and his host
# stay two people, and the debt stays.
$ init --house mike
  started a new book in USD with `mike` rules
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
$ player add Gus --guest-of Bob
  Gus, guest of Bob
  recorded #6 ········
$ player add Gustav --guest-of Cat --really-different
  Gustav, guest of Cat
  recorded #7 ········
$ open --banker Ann
  night 1 is open at Mike's house; Ann is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Ann 20
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Gus 20 --note
  Gus buys chips: $20.00 with note BOGU; stack $20.00
  recorded #10 ········
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
$ count Ann 40
  Ann has $40.00: up $20.00 in unrecorded hands
  recorded #11 ········
! next: count Gus's stack
$ count Gus 0
  Gus has $0.00: down $20.00 in unrecorded hands
  recorded #12 ········
! next: pay them all (cashout)
$ close --yes
  Ann cashes out $40.00: $20.00 in cash, and the bank owes Ann $20.00
  ¶
  player   result  cash paid  gifts, losses
  ───────────────────────────────────────────
  Ann      $20.00     $20.00              –
  Gus     -$20.00          –              –
  ¶
  THE BOOK
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  Ann       $20.00
  ¶
  was 2 debts (MIK-10):
  debtor        creditor  amount
  ────────────────────────────────
  Bob     owes  bank      $20.00
  bank    owes  Ann       $20.00
  Bob and Ann settle up with each other
  night 1 is closed
  recorded #17 ········
! note: the drawer can't pay `Ann` the last $20.00, so the bank owes `Ann` $20.00
! note: `Gus`'s note `BOGU` for $20.00 is now in THE BOOK
! next: see who pays whom (book)
$ player merge Bob Gus
! error: `Gus` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gus
= 4
$ player merge Gustav Gus
  Gus was merged into Gustav
  recorded #18 ········
$ player merge Bob Gustav
! error: `Gustav` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gustav
= 4
> so they can't be the same person (MIK-12)
$ player merge Gustav Bob
! error: `Gustav` came as `Bob`'s guest, so they can't be the same person (MIK-12)
! hint: player regular Gustav
= 4
> so they can't be the same person (MIK-12)
$ book
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Bob     Ann       $20.00  2026-01-02
  ¶
           net
  ──────────────
  Ann   $20.00
  Bob  -$20.00
  ¶
  private, not in THE BOOK:
  debtor  creditor    owes  since
  ──────────────────────────────────────
  Gustav  Bob       $20.00  2026-01-02
> Gustav
# A regular has no host any more, but what he owes is settled first.
$ player regular Gustav
  Gustav is a regular
  recorded #19 ········
$ player merge Bob Gustav
! error: `Gustav` owes `Bob` $20.00 privately, so they can't be the same person (MIK-12)
! hint: player show Gustav
= 4
> `Gustav` owes `Bob` $20.00 privately
$ book pay Gustav Bob 20
  Gustav paid Bob $20.00 privately
  recorded #20 ········
$ player merge Bob Gustav
  Gustav was merged into Bob
  recorded #21 ········
