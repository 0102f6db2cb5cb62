# Whatever stands where a profile should: it is said, and nothing hangs.

$ init --house /dev/null
! error: `/dev/null` is no plain file
= 5
$ init --house .
! error: `.` is no plain file
= 5
$ house check /dev/zero
! error: `/dev/zero` is no plain file
= 5
$ house check nowhere.toml
! error: there is no house `nowhere.toml` and no such file; houses that come along: igloo, dave, cause, pig, mike, casino
! hint: house list
= 4
file empty.toml:
  ¶
$ house check empty.toml
! error: empty.toml:1:1: `house` is missing: expected a table [house] with name and currency
= 5
