//! What people call things, and the verbs that do them.

use crate::cli::help::found;
use clap::Command;

/// What players say at a table, and the lines that do it, the usual one first.
const CALLED: &[(&str, &[&str])] = &[
    ("absent", &["hand result", "hand new", "leave"]),
    ("add-on", &["tournament addon"]),
    ("all in", &["hand new"]),
    ("ante", &["deal", "hand new"]),
    ("away", &["hand result", "hand new", "leave"]),
    ("bad beat", &["records"]),
    ("balance", &["status", "book", "stats"]),
    ("banknote", &["note", "buy"]),
    ("bankroll", &["stats", "book statement"]),
    ("bet", &["hand new", "hand said"]),
    ("blinds", &["deal", "tournament level", "open"]),
    ("bomb", &["hand new", "games show"]),
    ("bomb pot", &["hand new", "games show"]),
    ("borrow", &["book owe"]),
    ("bounty", &["tournament bust", "tournament new"]),
    ("box", &["drawer"]),
    ("break", &["tournament clock", "tournament level"]),
    ("bubble", &["tournament payout"]),
    ("bust", &["tournament bust"]),
    ("busted", &["tournament bust", "leave"]),
    ("button", &["deal"]),
    ("buy-in", &["buy"]),
    ("bye", &["leave", "cashout"]),
    ("calendar", &["nights"]),
    ("cash", &["drawer", "cashout"]),
    ("cash game", &["open", "buy"]),
    ("cash in", &["buy"]),
    ("cash-out", &["cashout"]),
    ("change", &["coldhands", "chips"]),
    ("chart", &["report"]),
    ("check out", &["cashout"]),
    ("chip value", &["chips set", "chips show"]),
    ("chop", &["tournament chop", "hand new"]),
    ("clock", &["tournament clock"]),
    ("cold hands", &["coldhands"]),
    ("collect", &["book due", "book pay"]),
    ("color up", &["tournament colour-up", "chips swap"]),
    ("colour up", &["tournament colour-up", "chips swap"]),
    ("compare", &["rank", "house diff"]),
    ("correct", &["adjust", "undo"]),
    ("credit", &["book owe", "buy"]),
    ("csv", &["export", "import"]),
    ("deal in", &["seat"]),
    ("dealer", &["deal"]),
    ("debt", &["book", "book owe"]),
    ("delete", &["undo", "hand void"]),
    ("denomination", &["chips set", "chips show"]),
    ("deposit", &["tournament enter", "buy"]),
    ("dice", &["play"]),
    ("drinks", &["book owe", "fund"]),
    ("edit", &["undo", "adjust"]),
    ("eliminate", &["tournament bust"]),
    ("end", &["close"]),
    ("excel", &["import", "export"]),
    ("exit", &["close", "leave"]),
    ("exposed card", &["hand incident"]),
    ("fix", &["undo", "adjust"]),
    ("float", &["open", "drawer"]),
    ("fold", &["hand new"]),
    ("food", &["book owe", "fund"]),
    ("forgive", &["book forgive"]),
    ("forgot", &["undo", "adjust"]),
    ("gift", &["note give", "book forgive"]),
    ("go home", &["leave", "cashout"]),
    ("golf", &["play"]),
    ("goodbye", &["leave", "cashout"]),
    ("guest", &["player add"]),
    ("hand history", &["hand list", "hand replay"]),
    ("high hand", &["rank", "records"]),
    ("history", &["log", "nights", "hand list"]),
    ("home", &["leave"]),
    ("host", &["house owner", "tournament new"]),
    ("house rules", &["house show", "house explain"]),
    ("iou", &["note", "note issue"]),
    ("jackpot", &["fund"]),
    ("kitty", &["fund"]),
    ("knockout", &["tournament bust"]),
    ("late", &["tournament enter", "tournament new"]),
    ("late entry", &["tournament enter", "tournament new"]),
    ("late registration", &["tournament enter", "tournament new"]),
    ("leaderboard", &["season", "stats", "tournament standings"]),
    ("leave early", &["leave", "cashout"]),
    ("ledger", &["log", "book statement"]),
    ("lend", &["book owe"]),
    ("levels", &["tournament level", "tournament suggest"]),
    ("loan", &["book owe"]),
    ("marker", &["note", "note issue"]),
    ("merge", &["player merge", "seats merge"]),
    ("misdeal", &["hand incident", "hand new"]),
    ("mistake", &["undo", "adjust"]),
    ("muck", &["hand new"]),
    ("nemesis", &["records"]),
    ("new game", &["open", "games new"]),
    ("nickname", &["player alias"]),
    ("odd chips", &["coldhands"]),
    ("oops", &["undo"]),
    ("over", &["drawer", "close"]),
    ("owe", &["book owe", "book"]),
    ("owed", &["book"]),
    ("pay", &["book pay", "note pay", "cashout"]),
    ("payout", &["tournament payout", "cashout"]),
    ("paypal", &["player pay-to", "book pay"]),
    ("penalty", &["fine"]),
    ("phone", &["serve"]),
    ("points", &["tournament standings", "season"]),
    ("pot", &["hand result", "showdown"]),
    ("print", &["receipt", "report"]),
    ("prizes", &["tournament payout", "tournament new"]),
    ("profit", &["stats", "night"]),
    ("promissory", &["note"]),
    ("qr", &["receipt", "player link"]),
    ("quit", &["close", "leave"]),
    ("rack", &["chips plan", "cashout"]),
    ("rake", &["fund"]),
    ("re-entry", &["tournament rebuy"]),
    ("rebalance", &["seats balance"]),
    ("rebuy", &["tournament rebuy", "buy"]),
    ("redeem", &["note pay", "cashout"]),
    ("reload", &["buy"]),
    ("reminder", &["book due"]),
    ("rename", &["player rename"]),
    ("replay", &["hand replay"]),
    ("results", &["nights", "stats"]),
    ("rules", &["house show", "house explain"]),
    ("run it twice", &["hand new"]),
    ("schedule", &["tournament suggest"]),
    ("screen", &["table", "serve"]),
    ("seat change", &["seat", "seats ask"]),
    ("settle", &["close", "book consolidate"]),
    ("seven deuce", &["hand new"]),
    ("share", &["serve", "player link"]),
    ("sheet", &["import", "export"]),
    ("short", &["drawer", "close", "adjust"]),
    ("shortage", &["drawer", "close", "adjust"]),
    ("side bet", &["book owe"]),
    ("side pot", &["showdown", "hand new"]),
    ("sit out", &["leave", "deal"]),
    ("split", &["showdown", "seats split", "tournament chop"]),
    ("split pot", &["showdown", "hand new"]),
    ("spreadsheet", &["import", "export"]),
    ("stack", &["count", "status"]),
    ("stake", &["open", "book owe"]),
    ("standings", &["season", "tournament standings"]),
    ("start", &["open", "init"]),
    ("straddle", &["hand new"]),
    ("streak", &["records"]),
    ("string bet", &["hand said"]),
    ("tab", &["book", "book owe"]),
    ("till", &["drawer"]),
    ("timeline", &["report", "log"]),
    ("timer", &["tournament clock"]),
    ("top up", &["buy"]),
    ("transfer", &["buy", "book pay"]),
    ("tutorial", &["demo"]),
    ("tv", &["serve"]),
    ("venmo", &["player pay-to", "book pay"]),
    ("void", &["hand void", "note void"]),
    ("waiting list", &["seats wait"]),
    ("waitlist", &["seats wait"]),
    ("who", &["seats", "status"]),
    ("who owes", &["book"]),
    ("who owes who", &["book"]),
    ("wild", &["games show", "hand new"]),
    ("winner", &["hand result", "stats"]),
    ("winnings", &["stats", "night"]),
    ("withdraw", &["cashout"]),
    ("zelle", &["player pay-to", "book pay"]),
];

/// A word as it is looked up: `Cash-outs`, `cash out` and `cashout` are the same.
fn plain(said: &str) -> String {
    let letters: String = said.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    let one = letters.strip_suffix('s').filter(|one| one.len() >= LETTERS_MIN && !one.ends_with('s'));
    one.unwrap_or(&letters).to_owned()
}

/// The fewest letters of a word whose plural is understood too.
const LETTERS_MIN: usize = 3;

/// The lines for a word.
fn lines(said: &str) -> Option<&'static [&'static str]> {
    let said = plain(said);
    CALLED.iter().find(|(word, _)| plain(word) == said).map(|(_, lines)| *lines)
}

/// True for one of these words.
pub fn is_one(said: &str) -> bool {
    lines(said).is_some()
}

/// The verbs that people call this, each with what it is for.
pub fn on(program: &Command, said: &str) -> Option<String> {
    let lines = lines(said)?;
    let mut text = format!("For {said}:\n\n");
    for line in lines {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let purpose = found(program, &words).and_then(|verb| verb.get_about().map(ToString::to_string));
        text.push_str(&format!("  {line:<22}{}\n", purpose.unwrap_or_default()));
    }
    let usual = lines.first().copied().unwrap_or_default();
    text.push_str(&format!("\nMore: housebook help {usual}\n"));
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Arguments;
    use clap::CommandFactory;

    #[test]
    fn a_word_is_found_however_it_is_spelled() {
        for said in ["Rebuys", "cash outs", "Buy-in", "colour-up", "IOUs", "who owes who"] {
            assert!(is_one(said), "{said}");
        }
        let words: std::collections::BTreeSet<String> = CALLED.iter().map(|(word, _)| plain(word)).collect();
        assert_eq!(words.len(), CALLED.len(), "a word stands twice");
    }

    #[test]
    fn every_line_is_one_of_the_program() {
        let mut program = Arguments::command();
        program.build();
        for (word, lines) in CALLED {
            assert_eq!(word.to_lowercase(), *word);
            for line in *lines {
                let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
                assert!(found(&program, &words).is_some(), "{word}: {line}");
            }
        }
    }
}
