# The chips of a house that says what they are worth: the case takes no others
# rules: IGL-02, MIK-13, CAU-001

$ init --house igloo
  started a new book in USD with `igloo` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set penny=0.01:100
! error: the chips at The Igloo are worth $0.05, $0.25 and $1.00, but `penny` would be $0.01 (IGL-02)
! hint: chips show
= 4
> IGL-02
$ chips set nickel=0.05:200 quarter=0.25:80
  color    value  exist  in the case  out
  ────────────────────────────────────────────
  dollar   $1.00      —            —    0
  quarter  $0.25     80           80    0
  nickel   $0.05    200          200    0
  recorded #3 ········
$ player add Ann
  Ann, a regular
  recorded #4 ········
$ open --banker Ann
  night 1 is open at The Igloo; Ann is the banker
  recorded #5 ········
! next: sell chips (buy NAME AMOUNT)
$ chips set penny=0.01:100
! error: the chips at The Igloo are worth $0.05, $0.25 and $1.00, but `penny` would be $0.01 (IGL-02)
! hint: chips show
= 4
> IGL-02
$ init --house mike --book mike.book
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set pink=0.20:100 --book mike.book
! error: the chips at Mike's house are worth $0.05, $0.10, $0.25, $0.50, $1.00 and $5.00, but `pink` would be $0.20 (MIK-13)
! hint: --book mike.book chips show
= 4
> MIK-13
$ chips set black=1:40:reserve --book mike.book
  color   value  exist  in the case  out
  ─────────────────────────────────────────────────
  green   $5.00      —            —    0  reserve
  black   $1.00     40           40    0  reserve
  yellow  $0.50      —            —    0  reserve
  blue    $0.25      —            —    0
  red     $0.10      —            —    0
  white   $0.05      —            —    0
  recorded #3 ········
$ init --house cause --book cause.book
  started a new book in points with `cause` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set half=5:100 --book cause.book
! error: the chips at The Cause are worth 25, but `half` would be 5 (CAU-001)
! hint: --book cause.book chips show
= 4

Dave names no chips: any do.

$ init --house dave --book dave.book
  started a new book in USD with `dave` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ chips set penny=0.01:100 --book dave.book
  color  value  exist  in the case  out
  ──────────────────────────────────────────
  penny  $0.01    100          100    0
  recorded #3 ········
