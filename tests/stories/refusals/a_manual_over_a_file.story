# The manual never goes over a file that is there already.

file taken.txt:
  my notes

$ man --out taken.txt
! error: `taken.txt` already exists
! hint: man --out taken-2.txt
= 4
> `taken.txt` already exists
> hint: man --out taken-2.txt
