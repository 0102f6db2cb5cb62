# A player gets a page that only a link opens; the link can be taken back, and what serve cannot do it says.
$ init --house mike
$ player add Ann Bob
$ player link Ann
$ player link Ann --addr 192.168.1.20:4780
$ player link Bob --revoke
$ player link Dan
$ player link Ann --addr <b>
$ player link Ann --revoke --addr 192.168.1.20:4780
$ --json player link Bob
$ --json player link Bob --addr cards.local:4780
$ player link Ann --revoke
$ --json player link Bob --revoke
$ log
$ undo
$ undo
$ player link Ann
$ player link Ann --revoke
$ player link Ann
$ player add Anna --really-different
$ player merge Anna Ann
$ player link Anna
$ serve --addr cards.local
$ serve --host a/b
$ --dry-run serve
$ serve --banker
$ audit
