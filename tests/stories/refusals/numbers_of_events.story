# The number of an event that no journal can reach is no number, by every verb that takes one.

$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ show 9223372036854775807
! error: there's no event 9223372036854775807; the last one is 2
! hint: log
= 4
$ show 9223372036854775808
! error: invalid value `9223372036854775808` for `<N>`: use a number from 0 to 9223372036854775807
! hint: housebook show --help
= 2
$ undo 18446744073709551615
! error: invalid value `18446744073709551615` for `[N]`: use a number from 0 to 9223372036854775807
! hint: housebook undo --help
= 2
$ receipt 9223372036854775808
! error: invalid value `9223372036854775808` for `[N]`: use a number from 0 to 9223372036854775807
! hint: housebook receipt --help
= 2
$ book consolidations 9223372036854775808
! error: invalid value `9223372036854775808` for `[EVENT]`: use a number from 0 to 9223372036854775807
! hint: housebook book consolidations --help
= 2
$ book export b.bundle --from 9223372036854775808
! error: invalid value `9223372036854775808` for `--from <N>`: use a number from 0 to 9223372036854775807
! hint: housebook book export --help
= 2
$ book export b.bundle --to 9223372036854775808
! error: invalid value `9223372036854775808` for `--to <N>`: use a number from 0 to 9223372036854775807
! hint: housebook book export --help
= 2
$ book merge b.bundle --both 9223372036854775808
! error: invalid value `9223372036854775808` for `--both <EVENT>`: use a number from 0 to 9223372036854775807
! hint: housebook book merge --help
= 2
