# A note from the chips it paid for, through every hand, to the cash that ended the debt; and the note on paper.
# rules: MIK-05 MIK-07 MIK-12

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
$ player add "Dan & Co"
  Dan & Co, a regular
  recorded #6 ········
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #7 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #8 ········
! next: sell chips (buy NAME AMOUNT)
$ buy Bob 20
  Bob buys chips: $20.00 in cash; stack $20.00
  recorded #9 ········
! next: play (hand new or hand result), then count the stacks
$ buy Ann 10
  Ann buys chips: $10.00 in cash; stack $10.00
  recorded #10 ········
! note: buy from a player first: `Bob` has $20.00 (MIK-04)
$ hand result --game seven-card-stud --in Ann=5 --in Bob=5 --win Bob=10
  hand 1, seven-card-stud: Bob wins $10.00
  recorded #11 ········
! note: nobody said who dealt (`--dealer`), so `Bob` gets the deal next
$ buy Ann 10 --from Bob --note
  Ann buys chips from Bob: $10.00 with note BOA; stack $15.00
  recorded #12 ········
$ note show BOA
  note BOA: Ann wrote it for $10.00 on night 1
  Bob holds it, and it's good for $10.00
$ note show BOA --print text
  ════════════════════════════════════════════════
  BANK NOTE BOA
  ¶
  Ann owes the holder $10.00
  written on night 1, 2026-01-02
  ¶
  debtor  ______________________  Ann
  holder  ______________________  Bob
  holder  ______________________
  ════════════════════════════════════════════════
$ note give BOA Cat --for cash
  Ann's note BOA ($10.00) went from Bob to Cat for cash
  recorded #13 ········
$ note pay BOA 4
  Ann paid Cat $4.00 on note BOA: $6.00 still owed
  recorded #14 ········
$ note give BOA "Dan & Co" --for gift
  Ann's note BOA ($6.00) went from Cat to Dan & Co
  recorded #15 ········
! note: recorded as a gift; add --for cash, --for chips or --for book if it wasn't
$ note trace BOA
  Ann's note BOA, written for $10.00 on night 1, after hand 1:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #12  2026-01-02      1  Ann bought chips from Bob: $10.00 with note     $10.00
                          BOA
  #13  2026-01-02      1  note BOA ($10.00) went from Bob to Cat for      $10.00
                          cash
  #14  2026-01-02      1  Ann paid Cat $4.00 on note BOA                   $4.00
  #15  2026-01-02      1  note BOA ($6.00) went from Cat to Dan & Co as    $6.00
                          a gift
  ¶
  Dan & Co holds it, and it's good for $6.00
$ note commit BOA
  note BOA went into THE BOOK: Ann owes Dan & Co $6.00
  recorded #16 ········
$ book owe "Dan & Co" Cat 2 --for "a pot"
  Dan & Co owes Cat $2.00 more: a pot
  recorded #17 ········
$ book consolidate --mode hub --hub Cat --apply
  before:
  debtor    creditor   owes
  ───────────────────────────
  Ann       Dan & Co  $6.00
  Dan & Co  Cat       $2.00
  ¶
  after:
  debtor  creditor   owes  group
  ────────────────────────────────
  Ann     Cat       $6.00      1
  Cat     Dan & Co  $4.00      1
  ¶
  because
  group 1:  Ann, Cat and Dan & Co settle up among themselves
  ¶
  what changes                                              amount
  ──────────────────────────────────────────────────────────────────
  Ann           owes Cat instead of Dan & Co                 $6.00
  Cat           is owed by Ann instead of Dan & Co           $2.00
  Cat           owes Dan & Co and gets it from Ann           $4.00
  Dan & Co      is owed by Cat instead of Ann                $4.00
  Dan & Co      owed Cat and was owed by Ann: canceled out   $2.00
  ¶
  still 2 debts: that's the fewest this way of settling up allows
  recorded #18 ········
$ book pay Ann Cat 0.50
  Ann paid Cat $0.50
  recorded #19 ········
$ note trace BOA
  Ann's note BOA, written for $10.00 on night 1, after hand 1:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #12  2026-01-02      1  Ann bought chips from Bob: $10.00 with note     $10.00
                          BOA
  #13  2026-01-02      1  note BOA ($10.00) went from Bob to Cat for      $10.00
                          cash
  #14  2026-01-02      1  Ann paid Cat $4.00 on note BOA                   $4.00
  #15  2026-01-02      1  note BOA ($6.00) went from Cat to Dan & Co as    $6.00
                          a gift
  #16  2026-01-02      1  note BOA went into THE BOOK: Ann owes Dan & Co   $6.00
                          $6.00
  #18  2026-01-02      1  THE BOOK was consolidated: 2 debts became 2      $6.00
  #19  2026-01-02      1  Ann paid Cat $0.50                               $0.50
  ¶
  $5.50 of note BOA went into THE BOOK: Ann owes Cat
$ --json note trace BOA
  {"note":"BOA","note_id":"019b801ddf407c19ac1a1583ba520c35","debtor":"Ann","holder":null,"issued":"10.00","open":"0.00","status":"committed","night":1,"hand":1,"events":[{"event":12,"at":"2026-01-02T19:10:00+00:00","night":1,"text":"Ann bought chips from Bob: $10.00 with note BOA","amount":"10.00"},{"event":13,"at":"2026-01-02T19:13:00+00:00","night":1,"text":"note BOA ($10.00) went from Bob to Cat for cash","amount":"10.00"},{"event":14,"at":"2026-01-02T19:14:00+00:00","night":1,"text":"Ann paid Cat $4.00 on note BOA","amount":"4.00"},{"event":15,"at":"2026-01-02T19:15:00+00:00","night":1,"text":"note BOA ($6.00) went from Cat to Dan & Co as a gift","amount":"6.00"},{"event":16,"at":"2026-01-02T19:17:00+00:00","night":1,"text":"note BOA went into THE BOOK: Ann owes Dan & Co $6.00","amount":"6.00"},{"event":18,"at":"2026-01-02T19:19:00+00:00","night":1,"text":"THE BOOK was consolidated: 2 debts became 2","amount":"6.00"},{"event":19,"at":"2026-01-02T19:20:00+00:00","night":1,"text":"Ann paid Cat $0.50","amount":"0.50"}],"set_off":[],"book":[{"debtor":"Ann","creditor":"Cat","amount":"5.50"}]}
$ note show BOA --print text
  ════════════════════════════════════════════════
  BANK NOTE BOA
  *** COMMITTED ***
  ¶
  Ann owes the holder $10.00
  written on night 1, 2026-01-02
  ¶
  debtor  ______________________  Ann
  holder  ______________________
  holder  ______________________
  ════════════════════════════════════════════════
$ note show BOA --print svg
  <svg xmlns="http://www.w3.org/2000/svg" width="480" height="240" viewBox="0 0 480 240">
  <title>bank note BOA</title>
  <style>text{font-family:serif;fill:#000}.s{font-size:12px}.m{font-size:16px}.b{font-size:26px}</style>
  <rect x="4" y="4" width="472" height="232" fill="#fff" stroke="#000" stroke-width="2"/>
  <text class="b" x="24" y="44">BOA</text>
  <text class="b" x="456" y="44" text-anchor="end">$10.00</text>
  <text class="m" x="24" y="76">Ann owes the holder this amount</text>
  <text class="s" x="24" y="96">written on night 1, 2026-01-02</text>
  <text class="b" x="24" y="118" fill-opacity="0.5">committed</text>
  <path d="M24 160H456" stroke="#000"/>
  <text class="s" x="24" y="176">debtor: Ann</text>
  <path d="M24 208H456" stroke="#000"/>
  <text class="s" x="24" y="224">holder: </text>
  </svg>
$ note show BOA --print svg --out ann.svg
  saved note BOA to `ann.svg`
$ note show BOA --print svg --out ann.svg
! error: `ann.svg` already exists
! hint: note show BOA --print svg --out ann-2.svg
= 4
$ note show BOA --out ann.svg
! error: still missing: --print <FORMAT>
! hint: housebook note show --help
= 2
$ note trace NON
! error: there's no note `NON`
! hint: note list
= 4
$ book pay Ann Cat 1.50
  Ann paid Cat $1.50
  recorded #20 ········
$ book pay Ann Cat 4
  Ann paid Cat $4.00
  recorded #21 ········
$ note trace BOA
  Ann's note BOA, written for $10.00 on night 1, after hand 1:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #12  2026-01-02      1  Ann bought chips from Bob: $10.00 with note     $10.00
                          BOA
  #13  2026-01-02      1  note BOA ($10.00) went from Bob to Cat for      $10.00
                          cash
  #14  2026-01-02      1  Ann paid Cat $4.00 on note BOA                   $4.00
  #15  2026-01-02      1  note BOA ($6.00) went from Cat to Dan & Co as    $6.00
                          a gift
  #16  2026-01-02      1  note BOA went into THE BOOK: Ann owes Dan & Co   $6.00
                          $6.00
  #18  2026-01-02      1  THE BOOK was consolidated: 2 debts became 2      $6.00
  #19  2026-01-02      1  Ann paid Cat $0.50                               $0.50
  #20  2026-01-02      1  Ann paid Cat $1.50                               $1.50
  #21  2026-01-02      1  Ann paid Cat $4.00                               $4.00
  ¶
  nobody owes anything on this note anymore

# A guest's note is followed into his inviter's debt.

$ note issue Xavier Bob 3 --as XX --for cash
  Xavier wrote Bob a $3.00 note (XX) for cash
  recorded #22 ········
$ note commit XX
  note XX went into THE BOOK: Ann owes Bob $3.00 for Xavier (MIK-12)
  recorded #23 ········
$ book pay Ann Bob 1
  Ann paid Bob $1.00
  recorded #24 ········
$ note trace XX
  Xavier's note XX, written for $3.00 on night 1, after hand 1:
  ¶
       day         night  what happened                                   amount
  ────────────────────────────────────────────────────────────────────────────────
  #22  2026-01-02      1  Xavier wrote Bob a $3.00 note (XX) for cash      $3.00
  #23  2026-01-02      1  note XX went into THE BOOK: Ann owes Bob $3.00   $3.00
                          for Xavier
  #24  2026-01-02      1  Ann paid Bob $1.00                               $1.00
  ¶
  $2.00 of note XX went into THE BOOK: Ann owes Bob
$ note issue Cat Bob 3 --as VV --for cash
  Cat wrote Bob a $3.00 note (VV) for cash
  recorded #25 ········
$ note void VV --why "written twice"
  Cat's note VV for $3.00 is void: written twice
  recorded #26 ········
$ note trace VV
  Cat's note VV, written for $3.00 on night 1, after hand 1:
  ¶
       day         night  what happened                              amount
  ───────────────────────────────────────────────────────────────────────────
  #25  2026-01-02      1  Cat wrote Bob a $3.00 note (VV) for cash    $3.00
  #26  2026-01-02      1  Cat's note VV for $3.00, held by Bob, was   $3.00
                          voided: written twice
  ¶
  voided: nobody holds it anymore
