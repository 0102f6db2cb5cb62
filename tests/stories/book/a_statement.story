# A statement: everything that changed what somebody owes and is owed, what is open, and how old that is.
# rules: MIK-08 MIK-12

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
$ player add "=Cat"
  =Cat, a regular
  recorded #5 ········
$ player add "<b>Dan</b>"
  <b>Dan</b>, a regular
  recorded #6 ········
$ player add Xavier --guest-of Ann
  Xavier, guest of Ann
  recorded #7 ········
$ book statement Ann
  statement for Ann, all nights
  Ann owes nothing in THE BOOK
$ --at "2024-06-01 20:00" book owe Ann Bob 5 --for "opening balance"
  Ann owes Bob $5.00 more: opening balance
  recorded #8 ········
$ --at "2025-11-20 20:00" book owe Ann Bob 4 --for "a pot"
  Ann owes Bob $4.00 more: a pot
  recorded #9 ········
$ --at "2025-12-20 20:00" book pay Ann Bob 2
  Ann paid Bob $2.00
  recorded #10 ········
$ --at "2025-12-24 20:00" book owe "=Cat" Ann 3 --for "a side bet"
  =Cat owes Ann $3.00 more: a side bet
  recorded #11 ········
$ open --banker Bob
  night 1 is open at Mike's house; Bob is the banker
  recorded #12 ········
! next: sell chips (buy NAME AMOUNT)
$ note issue Xavier Bob 2 --as XX --for cash
  Xavier wrote Bob a $2.00 note (XX) for cash
  recorded #13 ········
$ note commit XX
  note XX went into THE BOOK: Ann owes Bob $2.00 for Xavier (MIK-12)
  recorded #14 ········
$ note issue Ann Bob 1 --as AA --for cash
  Ann wrote Bob a $1.00 note (AA) for cash
  recorded #15 ········
$ book statement Ann
  statement for Ann, all nights
  Ann owes $6.00 in THE BOOK
  ¶
  what happened (in THE BOOK):
       day         with  what happened                           amount  balance
  ────────────────────────────────────────────────────────────────────────────────
   #8  2024-06-01  Bob   Ann owes Bob $5.00 more: opening        -$5.00   -$5.00
                         balance
   #9  2025-11-20  Bob   Ann owes Bob $4.00 more: a pot          -$4.00   -$9.00
  #10  2025-12-20  Bob   Ann paid Bob $2.00                       $2.00   -$7.00
  #11  2025-12-24  =Cat  =Cat owes Ann $3.00 more: a side bet     $3.00    $3.00
  #14  2026-01-02  Bob   note XX went into THE BOOK: Ann owes    -$2.00   -$9.00
                         Bob $2.00 for Xavier
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$9.00
  =Cat    $3.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Bob     #8  2024-06-01   579  -$3.00
  Bob     #9  2025-11-20    42  -$4.00
  Bob    #14  2026-01-02     0  -$2.00
  =Cat   #11  2025-12-24     8   $3.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $2.00    $3.00
  31 to 90 days   $4.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $3.00    $0.00
  ¶
  what happened (private, not in THE BOOK):
       day         with    what happened                         amount  balance
  ────────────────────────────────────────────────────────────────────────────────
  #14  2026-01-02  Xavier  note XX went into THE BOOK: Ann owes   $2.00    $2.00
                           Bob $2.00 for Xavier
  ¶
  now (private, not in THE BOOK):
  with    balance
  ─────────────────
  Xavier    $2.00
  ¶
  open bank notes, not in THE BOOK yet:
  Ann's note AA for $1.00, held by Bob
  ¶
  a minus means this player owes money; no minus means this player is owed
$ --json book statement Ann
  {"book":{"before":[],"lines":[{"event":8,"at":"2024-06-01T20:00:00+00:00","night":null,"text":"Ann owes Bob $5.00 more: opening balance","amount":"-5.00","with":"Bob","balance":"-5.00"},{"event":9,"at":"2025-11-20T20:00:00+00:00","night":null,"text":"Ann owes Bob $4.00 more: a pot","amount":"-4.00","with":"Bob","balance":"-9.00"},{"event":10,"at":"2025-12-20T20:00:00+00:00","night":null,"text":"Ann paid Bob $2.00","amount":"2.00","with":"Bob","balance":"-7.00"},{"event":11,"at":"2025-12-24T20:00:00+00:00","night":null,"text":"=Cat owes Ann $3.00 more: a side bet","amount":"3.00","with":"=Cat","balance":"3.00"},{"event":14,"at":"2026-01-02T19:13:00+00:00","night":1,"text":"note XX went into THE BOOK: Ann owes Bob $2.00 for Xavier","amount":"-2.00","with":"Bob","balance":"-9.00"}],"now":[{"with":"Bob","balance":"-9.00"},{"with":"=Cat","balance":"3.00"}]},"balance":"-6.00","open":[{"with":"Bob","event":8,"at":"2024-06-01T20:00:00+00:00","days":579,"bucket":"over a year","amount":"-3.00"},{"with":"Bob","event":9,"at":"2025-11-20T20:00:00+00:00","days":42,"bucket":"31 to 90 days","amount":"-4.00"},{"with":"Bob","event":14,"at":"2026-01-02T19:13:00+00:00","days":0,"bucket":"up to 30 days","amount":"-2.00"},{"with":"=Cat","event":11,"at":"2025-12-24T20:00:00+00:00","days":8,"bucket":"up to 30 days","amount":"3.00"}],"ageing":[{"bucket":"up to 30 days","owes":"2.00","owed":"3.00"},{"bucket":"31 to 90 days","owes":"4.00","owed":"0.00"},{"bucket":"91 to 365 days","owes":"0.00","owed":"0.00"},{"bucket":"over a year","owes":"3.00","owed":"0.00"}],"private":{"before":[],"lines":[{"event":14,"at":"2026-01-02T19:13:00+00:00","night":1,"text":"note XX went into THE BOOK: Ann owes Bob $2.00 for Xavier","amount":"2.00","with":"Xavier","balance":"2.00"}],"now":[{"with":"Xavier","balance":"2.00"}]},"notes":[{"note":"AA","debtor":"Ann","holder":"Bob","open":"1.00"}],"player":"Ann","from":null,"to":null}
$ book statement Ann --from 2025-11-01 --to 2025-12-20
  statement for Ann, 2025-11-01 to 2025-12-20
  Ann owes $7.00 in THE BOOK
  ¶
  before (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$5.00
  ¶
  what happened (in THE BOOK):
       day         with  what happened                   amount  balance
  ────────────────────────────────────────────────────────────────────────
   #9  2025-11-20  Bob   Ann owes Bob $4.00 more: a pot  -$4.00   -$9.00
  #10  2025-12-20  Bob   Ann paid Bob $2.00               $2.00   -$7.00
  ¶
  now (in THE BOOK):
  with  balance
  ───────────────
  Bob    -$7.00
  ¶
  open debts, oldest first:
  with  from  day         days  amount
  ──────────────────────────────────────
  Bob     #8  2024-06-01   567  -$3.00
  Bob     #9  2025-11-20    30  -$4.00
  ¶
  how old the debts are:
                   owes  is owed
  ────────────────────────────────
  up to 30 days   $4.00    $0.00
  31 to 90 days   $0.00    $0.00
  91 to 365 days  $0.00    $0.00
  over a year     $3.00    $0.00
  ¶
  a minus means this player owes money; no minus means this player is owed
$ book statement Ann --from 2025-12-21 --to 2025-12-20
! error: the first day, 2025-12-21, is after the last, 2025-12-20
! hint: book statement --help
= 2
$ book statement Ann --from yesterday
! error: `yesterday` isn't a valid date (write it like 2026-11-21)
! hint: book statement --help
= 2

# A spreadsheet obeys no cell of it, and a page shows every name as it is written.

$ book owe "<b>Dan</b>" Ann 1 --for "=a pot"
  <b>Dan</b> owes Ann $1.00 more: =a pot
  recorded #16 ········
$ book statement Ann --format csv
  part,event,day,night,with,what,amount,balance
  book,8,2024-06-01,,Bob,Ann owes Bob $5.00 more: opening balance,-5.00,-5.00
  book,9,2025-11-20,,Bob,Ann owes Bob $4.00 more: a pot,-4.00,-9.00
  book,10,2025-12-20,,Bob,Ann paid Bob $2.00,2.00,-7.00
  book,11,2025-12-24,,'=Cat,'=Cat owes Ann $3.00 more: a side bet,3.00,3.00
  book,14,2026-01-02,1,Bob,note XX went into THE BOOK: Ann owes Bob $2.00 for Xavier,-2.00,-9.00
  book,16,2026-01-02,1,<b>Dan</b>,<b>Dan</b> owes Ann $1.00 more: =a pot,1.00,1.00
  book,,,,Bob,now,,-9.00
  book,,,,'=Cat,now,,3.00
  book,,,,<b>Dan</b>,now,,1.00
  private,14,2026-01-02,1,Xavier,note XX went into THE BOOK: Ann owes Bob $2.00 for Xavier,2.00,2.00
  private,,,,Xavier,now,,2.00
  open,8,2024-06-01,,Bob,over a year: 579 days,-3.00,
  open,9,2025-11-20,,Bob,31 to 90 days: 42 days,-4.00,
  open,14,2026-01-02,,Bob,up to 30 days: 0 days,-2.00,
  open,11,2025-12-24,,'=Cat,up to 30 days: 8 days,3.00,
  open,16,2026-01-02,,<b>Dan</b>,up to 30 days: 0 days,1.00,
$ book statement "<b>Dan</b>" --format html
  <!DOCTYPE html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>statement for &lt;b&gt;Dan&lt;/b&gt;, all nights</title>
  <style>body{font:11pt/1.4 sans-serif;max-width:48em;margin:2em auto;padding:0 1em}h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.6em}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.2em .6em;border-bottom:1px solid #ccc;vertical-align:top}.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}</style>
  </head>
  <body>
  <h1>statement for &lt;b&gt;Dan&lt;/b&gt;, all nights</h1>
  <p>&lt;b&gt;Dan&lt;/b&gt; owes $1.00 in THE BOOK</p>
  <h2>what happened (in THE BOOK)</h2>
  <div>
  <table>
  <tr><th class="n"></th><th>day</th><th>with</th><th>what happened</th><th class="n">amount</th><th class="n">balance</th></tr>
  <tr><td class="n">#16</td><td>2026-01-02</td><td>Ann</td><td>&lt;b&gt;Dan&lt;/b&gt; owes Ann $1.00 more: =a pot</td><td class="n">-$1.00</td><td class="n">-$1.00</td></tr>
  </table>
  </div>
  <h2>now (in THE BOOK)</h2>
  <div>
  <table>
  <tr><th>with</th><th class="n">balance</th></tr>
  <tr><td>Ann</td><td class="n">-$1.00</td></tr>
  </table>
  </div>
  <h2>open debts, oldest first</h2>
  <div>
  <table>
  <tr><th>with</th><th class="n">from</th><th>day</th><th class="n">days</th><th class="n">amount</th></tr>
  <tr><td>Ann</td><td class="n">#16</td><td>2026-01-02</td><td class="n">0</td><td class="n">-$1.00</td></tr>
  </table>
  </div>
  <h2>how old the debts are</h2>
  <div>
  <table>
  <tr><th></th><th class="n">owes</th><th class="n">is owed</th></tr>
  <tr><td>up to 30 days</td><td class="n">$1.00</td><td class="n">$0.00</td></tr>
  <tr><td>31 to 90 days</td><td class="n">$0.00</td><td class="n">$0.00</td></tr>
  <tr><td>91 to 365 days</td><td class="n">$0.00</td><td class="n">$0.00</td></tr>
  <tr><td>over a year</td><td class="n">$0.00</td><td class="n">$0.00</td></tr>
  </table>
  </div>
  <p>a minus means this player owes money; no minus means this player is owed</p>
  </body>
  </html>
$ book statement Ann --format html --out ann.html
  saved the statement for Ann to `ann.html`
$ book statement Ann --format html --out ann.html
! error: `ann.html` already exists
! hint: book statement Ann --format html --out ann-2.html
= 4
$ --json book statement "<b>Dan</b>" --format csv --out dan.csv
  {"book":{"before":[],"lines":[{"event":16,"at":"2026-01-02T19:20:00+00:00","night":1,"text":"<b>Dan</b> owes Ann $1.00 more: =a pot","amount":"-1.00","with":"Ann","balance":"-1.00"}],"now":[{"with":"Ann","balance":"-1.00"}]},"balance":"-1.00","open":[{"with":"Ann","event":16,"at":"2026-01-02T19:20:00+00:00","days":0,"bucket":"up to 30 days","amount":"-1.00"}],"ageing":[{"bucket":"up to 30 days","owes":"1.00","owed":"0.00"},{"bucket":"31 to 90 days","owes":"0.00","owed":"0.00"},{"bucket":"91 to 365 days","owes":"0.00","owed":"0.00"},{"bucket":"over a year","owes":"0.00","owed":"0.00"}],"private":{"before":[],"lines":[],"now":[]},"notes":[],"player":"<b>Dan</b>","from":null,"to":null,"file":"dan.csv"}
