# The number of an event that no journal can reach is no number, by every verb that takes one.

$ init --house mike
  a new book, counting in USD, under the rules of `mike`
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ show 9223372036854775807
! error: there is no event 9223372036854775807; the last is 2
! hint: log
= 4
$ show 9223372036854775808
! error: invalid value `9223372036854775808` for `<N>`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook show --help
= 2
$ undo 18446744073709551615
! error: invalid value `18446744073709551615` for `[N]`: 18446744073709551615 is not in 0..=9223372036854775807
! hint: housebook undo --help
= 2
$ receipt 9223372036854775808
! error: invalid value `9223372036854775808` for `[N]`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook receipt --help
= 2
$ book consolidations 9223372036854775808
! error: invalid value `9223372036854775808` for `[EVENT]`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook book consolidations --help
= 2
$ book export b.bundle --from 9223372036854775808
! error: invalid value `9223372036854775808` for `--from <N>`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook book export --help
= 2
$ book export b.bundle --to 9223372036854775808
! error: invalid value `9223372036854775808` for `--to <N>`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook book export --help
= 2
$ book merge b.bundle --both 9223372036854775808
! error: invalid value `9223372036854775808` for `--both <EVENT>`: 9223372036854775808 is not in 0..=9223372036854775807
! hint: housebook book merge --help
= 2
