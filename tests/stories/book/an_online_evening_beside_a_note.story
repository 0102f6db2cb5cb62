# A night that was played online leaves the notes of others alone: nobody holds one from there

file ledger.csv:
  player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net
  "Blair",player-b,2025-11-26T20:10:46.798Z,,5000,,9000,0,4000
  "Casey",player-c,2025-11-26T19:17:52.139Z,2025-11-26T19:32:37.389Z,7500,3500,0,0,-4000

$ init --house mike
$ player add Blair
$ player add Casey
$ player add Ann
$ note issue Casey Ann 20 --for cash
$ import poker-now ledger.csv --unit cents
$ note list
$ book
$ audit
