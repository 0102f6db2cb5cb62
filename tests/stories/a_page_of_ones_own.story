# A player gets a page that only a link opens; the link can be taken back, and what serve cannot do it says.
$ init --house mike
  started a new book in USD with `mike` rules
  recorded #2 ········
! next: add the players (player add NAME NAME)
$ player add Ann Bob
  Ann, a regular
  Bob, a regular
  recorded #4 ········
! next: open the night (open --banker NAME)
$ player link Ann
  Ann's page: http://127.0.0.1:4780/me/95661b68c7a2d599a68799fb2cc86166
  recorded #5 ········
                                           ¶
                                           ¶
      █▀▀▀▀▀█ ▀▄▄▄█▀▀█▄ ▀██▀  ▀ █▀▀▀▀▀█    ¶
      █ ███ █ ▀▀  █▀ ▄▀ █ ██▀▄  █ ███ █    ¶
      █ ▀▀▀ █ ▄ ▄█▀█▄█ █ █▀▀▀ ▀ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ ▀▄▀ █▄█▄█ █ █ ▀▄▀ ▀▀▀▀▀▀▀    ¶
      █▄█   ▀█▄▀█  ▄▀▄▄█▀▄▄▄▀█▀▄▄▀ ▄▀ █    ¶
      ▄ ██ ▄▀█▀ ▄▄█▄ ▀ █▀█ ▀▄▀▀ ▀▄▄█▀ ▀    ¶
      ▄▀▄█▄▀▀▄  ▄▄▀█ ▀▀▀ ▀▀█▄▀█  █ ▄▄▄█    ¶
      ▀ ▄ ▀▄▀  █▄▄██▄▀▀▄▀ ▀  ▄▀█▀▀ █▀ ▀    ¶
      ▄▀█▄ ▄▀   ▄▄▄█ ▀▀ ▄ █▄██ ██▀ ▄ ▀     ¶
      ▀█▀▀▀█▀▀▀▄  ▄▀▀▀ ▀ █ ▄▄██▀ ▄▄█▀      ¶
       ▄█▀ ▄▀█▀▄█▄▄▄█▀▀▀▀▀ ▀▀▄▄ ███  ▀▄    ¶
      ▀▀ ▀ ▀▀    █▄ ▀▀ ▄   ▀██▀▀██▄██▄▀    ¶
      ▀▀▀▀▀ ▀▀█ ▄█▄  █▄▀▄ ▀▄█▀█▀▀▀█▀▀█▀    ¶
      █▀▀▀▀▀█ ▀▀   ▀█▄▀█▄ ▀▀▄ █ ▀ █▀▀▀▀    ¶
      █ ███ █  ▄▄██ ▄██▀▄▀▄█▀██▀▀▀█▄ █     ¶
      █ ▀▀▀ █ ▀▄ █▄▄▀█▄  ▀  ▀▄█ ▄▀██ ▀▀    ¶
      ▀▀▀▀▀▀▀ ▀▀▀    ▀ ▀ ▀▀▀  ▀▀ ▀ ▀  ▀    ¶
                                           ¶
                                           ¶
$ player link Ann --addr 192.168.1.20:4780
  Ann's page: http://192.168.1.20:4780/me/95661b68c7a2d599a68799fb2cc86166
                                           ¶
                                           ¶
      █▀▀▀▀▀█ ▀ ▄█▀█▄█▀▀█▀█▄▀▀█ █▀▀▀▀▀█    ¶
      █ ███ █ ▄  ▀▄ ▀▄█▄▀ ▄▀▀▄█ █ ███ █    ¶
      █ ▀▀▀ █ █▀▄▀ ██▀█▄▄█ ▀▀▀▄ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ █ █▄▀ █ ▀▄█ ▀▄█ ▀ ▀▀▀▀▀▀▀    ¶
      █  ▄█ ▀█▀▀  ▄██ █▄▄█▀▀ █▄▀▀▀▀█▄▄▀    ¶
      █ ▄ █▄▀▄ ▀▀ █  ▀▀▀ ▄  ██▀▀▄  ▀ ▄█    ¶
      ▄█▀█▀▄▀▄▀   █▀█ █ █▄█▄▀▄▀▄▀▄▄▀  ▀    ¶
      ▄ █▄▄ ▀ █▄ ▀ ▄█▄ ▄▄ █▄▄█ ▄ ███ ▀     ¶
      ▀▀▄█ ▄▀▀  █ ▀▄▀ ██  ▄▀▄█▄▀▀ ▀███▄    ¶
       ▀▀█▄█▀▀ ▀███ ▀ ▀▀▀  ▄█▀▄▀█  ▀ ██    ¶
      ▄█▄█ █▀█▀██▄ ▄█   ▀██▀ ▀▀▄▄█▀▀ █     ¶
        ▀▄██▀█▀ ▀▄█▄▀█▀ ▄███▀▄▄▄▀▀▀▀▄▀     ¶
      ▀▀▀▀ ▀▀ ▄ ▄ █  ▄█▄█ ▄▀  █▀▀▀█ █ ▀    ¶
      █▀▀▀▀▀█ ▀▀▀▀▀   █▀ ▄ ██▄█ ▀ ██ █     ¶
      █ ███ █ ▀▀█▀▀▀  ▄  █ █  ▀██▀██▄▀█    ¶
      █ ▀▀▀ █  ▄█▄▄  ▄█▄▄ █▄▄█▄▀▀█▀▀       ¶
      ▀▀▀▀▀▀▀ ▀▀▀ ▀▀▀▀  ▀  ▀ ▀▀▀  ▀   ▀    ¶
                                           ¶
                                           ¶
$ player link Bob --revoke
! error: `Bob` has no link
! hint: player link --help
= 4
$ player link Dan
! error: no player is called `Dan`
! hint: player add Dan
= 4
$ player link Ann --addr <b>
! error: `<b>` isn't a valid address: use IP:PORT, the way serve prints it
! hint: player link --help
= 2
$ player link Ann --revoke --addr 192.168.1.20:4780
! error: `--revoke` doesn't go with `--addr <IP:PORT>`: leave one of them out
! hint: housebook player link --help
= 2
$ --json player link Bob
  {"player":"Bob","link":"http://127.0.0.1:4780/me/067ff5d7f36cf81c906b96fde0b61cfb","event":6,"events":[6],"hash":"········","id":"019b801c-0a80-7c9e-8c7c-1de06be05d34"}
$ --json player link Bob --addr cards.local:4780
  {"player":"Bob","link":"http://cards.local:4780/me/067ff5d7f36cf81c906b96fde0b61cfb"}
$ player link Ann --revoke
  Ann's link is canceled
  recorded #7 ········
$ --json player link Bob --revoke
  {"player":"Bob","link":null,"event":8,"events":[8],"hash":"········","id":"019b801e-c9a0-7dad-a276-af64bf4ed2ca"}
$ log
  #1  2026-01-02 19:00  book-begun     the book was started in USD
  #2  2026-01-02 19:00  house-adopted  the book goes by `mike` rules from now on
  #3  2026-01-02 19:01  player-added   Ann was added as a regular
  #4  2026-01-02 19:01  player-added   Bob was added as a regular
  #5  2026-01-02 19:02  player-linked  Ann got a link to a personal page
  #6  2026-01-02 19:08  player-linked  Bob got a link to a personal page
  #7  2026-01-02 19:10  player-linked  Ann's link was canceled
  #8  2026-01-02 19:11  player-linked  Bob's link was canceled
$ undo
  undid #8 (Bob's link was canceled)
  recorded #9 ········
$ undo
  undid #7 (Ann's link was canceled)
  recorded #10 ········
$ player link Ann
  Ann's page: http://127.0.0.1:4780/me/95661b68c7a2d599a68799fb2cc86166
                                           ¶
                                           ¶
      █▀▀▀▀▀█ ▀▄▄▄█▀▀█▄ ▀██▀  ▀ █▀▀▀▀▀█    ¶
      █ ███ █ ▀▀  █▀ ▄▀ █ ██▀▄  █ ███ █    ¶
      █ ▀▀▀ █ ▄ ▄█▀█▄█ █ █▀▀▀ ▀ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ ▀▄▀ █▄█▄█ █ █ ▀▄▀ ▀▀▀▀▀▀▀    ¶
      █▄█   ▀█▄▀█  ▄▀▄▄█▀▄▄▄▀█▀▄▄▀ ▄▀ █    ¶
      ▄ ██ ▄▀█▀ ▄▄█▄ ▀ █▀█ ▀▄▀▀ ▀▄▄█▀ ▀    ¶
      ▄▀▄█▄▀▀▄  ▄▄▀█ ▀▀▀ ▀▀█▄▀█  █ ▄▄▄█    ¶
      ▀ ▄ ▀▄▀  █▄▄██▄▀▀▄▀ ▀  ▄▀█▀▀ █▀ ▀    ¶
      ▄▀█▄ ▄▀   ▄▄▄█ ▀▀ ▄ █▄██ ██▀ ▄ ▀     ¶
      ▀█▀▀▀█▀▀▀▄  ▄▀▀▀ ▀ █ ▄▄██▀ ▄▄█▀      ¶
       ▄█▀ ▄▀█▀▄█▄▄▄█▀▀▀▀▀ ▀▀▄▄ ███  ▀▄    ¶
      ▀▀ ▀ ▀▀    █▄ ▀▀ ▄   ▀██▀▀██▄██▄▀    ¶
      ▀▀▀▀▀ ▀▀█ ▄█▄  █▄▀▄ ▀▄█▀█▀▀▀█▀▀█▀    ¶
      █▀▀▀▀▀█ ▀▀   ▀█▄▀█▄ ▀▀▄ █ ▀ █▀▀▀▀    ¶
      █ ███ █  ▄▄██ ▄██▀▄▀▄█▀██▀▀▀█▄ █     ¶
      █ ▀▀▀ █ ▀▄ █▄▄▀█▄  ▀  ▀▄█ ▄▀██ ▀▀    ¶
      ▀▀▀▀▀▀▀ ▀▀▀    ▀ ▀ ▀▀▀  ▀▀ ▀ ▀  ▀    ¶
                                           ¶
                                           ¶
$ player link Ann --revoke
  Ann's link is canceled
  recorded #11 ········
$ player link Ann
  Ann's page: http://127.0.0.1:4780/me/b2e14418b32a9c558f6fd6e9d4db2e9e
  recorded #12 ········
                                           ¶
                                           ¶
      █▀▀▀▀▀█  ▀▀█▄ ▀█▀▀█▄▄▄█▀█ █▀▀▀▀▀█    ¶
      █ ███ █ █▀ █▀ ▀▄▀▀▀▀ ▀▄█▄ █ ███ █    ¶
      █ ▀▀▀ █ █▄█▀█ ▀▀▀▄█▀▀█ ▄▄ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ █▄█ ▀ █ █ ▀ ▀▄▀ █ ▀▀▀▀▀▀▀    ¶
      █ ▀███▀ ▄█▄█▄▄   ▄███  ▄█▄██▀██      ¶
        ▄ ▄▄▀▄▄█▀▀██▀▀▀▄█▄▀▀▀ █ ▄ █▄█▀▄    ¶
        ▄▄▄█▀█ ▀███ ▀█  ▄ ▄▀▀▄ █▄▀▄▀ ▄▄    ¶
      █▀▀   ▀▀ █▀▀ ▀▀▀ ███ ▄▀▄█▄ ▀  █▀     ¶
        ▀   ▀▀▀█ ▄▀ ▀  ▀  ▄ ▄█▄▄▄█▀█▄ ▀    ¶
      ▀ ▄ ▀ ▀▀▄▄█  ▀▄▀▄ ▄▄▀▀▀▄▀ ▄ █▄█▄     ¶
      █▀  █▄▀  ▀██▄▀▄█▄▀▄▄██▀█▀▀▀▀▀▀▄ █    ¶
      █ ▄ █ ▀ ▀ ▄█  █  █▄▄ █▄▄█ ▄▀▀▄▀█     ¶
      ▀    ▀▀ ▄█ ███ ▀█  █▀ ▄▀█▀▀▀█ █      ¶
      █▀▀▀▀▀█ ▄█▀▀▄ ▀  ▄▄▀ █ ▀█ ▀ █ ██     ¶
      █ ███ █ █ ▄▄▄▄▀▀█ ▄ ▄ ▀▄▀▀▀███▄▄     ¶
      █ ▀▀▀ █ ▀▀██ ▀ ▀ ▀▄▀▄▄ ▀▀█▀█▄▄█      ¶
      ▀▀▀▀▀▀▀ ▀ ▀ ▀ ▀ ▀  ▀ ▀▀▀▀ ▀▀▀  ▀     ¶
                                           ¶
                                           ¶
$ player add Anna --really-different
  Anna, a regular
  recorded #13 ········
$ player merge Anna Ann
  Ann was merged into Anna
  recorded #14 ········
$ player link Anna
  Anna's page: http://127.0.0.1:4780/me/b2e14418b32a9c558f6fd6e9d4db2e9e
                                           ¶
                                           ¶
      █▀▀▀▀▀█  ▀▀█▄ ▀█▀▀█▄▄▄█▀█ █▀▀▀▀▀█    ¶
      █ ███ █ █▀ █▀ ▀▄▀▀▀▀ ▀▄█▄ █ ███ █    ¶
      █ ▀▀▀ █ █▄█▀█ ▀▀▀▄█▀▀█ ▄▄ █ ▀▀▀ █    ¶
      ▀▀▀▀▀▀▀ █▄█ ▀ █ █ ▀ ▀▄▀ █ ▀▀▀▀▀▀▀    ¶
      █ ▀███▀ ▄█▄█▄▄   ▄███  ▄█▄██▀██      ¶
        ▄ ▄▄▀▄▄█▀▀██▀▀▀▄█▄▀▀▀ █ ▄ █▄█▀▄    ¶
        ▄▄▄█▀█ ▀███ ▀█  ▄ ▄▀▀▄ █▄▀▄▀ ▄▄    ¶
      █▀▀   ▀▀ █▀▀ ▀▀▀ ███ ▄▀▄█▄ ▀  █▀     ¶
        ▀   ▀▀▀█ ▄▀ ▀  ▀  ▄ ▄█▄▄▄█▀█▄ ▀    ¶
      ▀ ▄ ▀ ▀▀▄▄█  ▀▄▀▄ ▄▄▀▀▀▄▀ ▄ █▄█▄     ¶
      █▀  █▄▀  ▀██▄▀▄█▄▀▄▄██▀█▀▀▀▀▀▀▄ █    ¶
      █ ▄ █ ▀ ▀ ▄█  █  █▄▄ █▄▄█ ▄▀▀▄▀█     ¶
      ▀    ▀▀ ▄█ ███ ▀█  █▀ ▄▀█▀▀▀█ █      ¶
      █▀▀▀▀▀█ ▄█▀▀▄ ▀  ▄▄▀ █ ▀█ ▀ █ ██     ¶
      █ ███ █ █ ▄▄▄▄▀▀█ ▄ ▄ ▀▄▀▀▀███▄▄     ¶
      █ ▀▀▀ █ ▀▀██ ▀ ▀ ▀▄▀▄▄ ▀▀█▀█▄▄█      ¶
      ▀▀▀▀▀▀▀ ▀ ▀ ▀ ▀ ▀  ▀ ▀▀▀▀ ▀▀▀  ▀     ¶
                                           ¶
                                           ¶
$ serve --addr cards.local
! error: `cards.local` isn't a valid IP:PORT, like 192.168.1.20:4780
= 2
$ serve --host a/b
! error: `a/b` isn't a valid computer name
= 2
$ --dry-run serve
! error: serve runs until you stop it, so there's no dry run
= 2
$ serve --banker --pin 12x4
! error: `12x4` isn't a valid PIN: use 4 to 12 digits
= 2
$ serve --banker --pin 123
! error: `123` isn't a valid PIN: use 4 to 12 digits
= 2
$ serve --pin 1234
! error: still missing: --banker
! hint: housebook serve --help
= 2
$ serve --banker --addr cards.local
! error: `cards.local` isn't a valid IP:PORT, like 192.168.1.20:4780
= 2
$ audit
  check           found
  ───────────────────────────────────────────────────────────
  file        ok  pages and indexes are sound
  references  ok  no broken links
  people      ok  nobody is listed twice
  chain       ok  14 events in an unbroken chain
  entries     ok  0 postings match their events and balance
  replay      ok  29 tables match the events
  requests    ok  every answer belongs to its events
  hands       ok  0 hands settled again, same result
  ¶
  the book is in order: 14 events
