# Whatever stands where a profile should: it is said, and nothing hangs.

$ init --house /dev/null
! error: `/dev/null` isn't a plain file
= 5
$ init --house .
! error: `.` isn't a plain file
= 5
$ house check /dev/zero
! error: `/dev/zero` isn't a plain file
= 5
$ house check nowhere.toml
! error: there's no house or file called `nowhere.toml`; built-in houses: igloo, dave, cause, pig, mike, casino
! hint: house list
= 4
file empty.toml:
  ¶
$ house check empty.toml
! error: empty.toml:1:1: `house` is missing: use a [house] table with a name and currency
= 5
file unnamed.toml:
  [house]
  name = " "
  currency = "USD"
file long.toml:
  [house]
  name = "ours"
  title = "A house that is called by everything that ever happened in it, year for year"
  currency = "USD"
$ init --house unnamed.toml
! error: unnamed.toml:2:8: `house.name` is empty: use 1 to 64 characters
= 5
> `house.name` is empty
$ init --house long.toml
! error: long.toml:3:9: `house.title` is too long: use 1 to 64 characters
= 5
> `house.title` is too long
