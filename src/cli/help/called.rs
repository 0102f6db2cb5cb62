//! What people call things, and the verbs that do them.

use crate::cli::help::found;
use clap::Command;

/// What is said at a table, and the lines that do it, the usual one first.
const CALLED: &[(&str, &[&str])] = &[
    ("addon", &["tournament addon"]),
    ("add-on", &["tournament addon"]),
    ("balance", &["status", "book", "stats"]),
    ("banknote", &["note", "buy"]),
    ("blinds", &["deal", "tournament level", "open"]),
    ("bounty", &["tournament bust", "tournament new"]),
    ("bust", &["tournament bust"]),
    ("busted", &["tournament bust", "leave"]),
    ("button", &["deal"]),
    ("buyin", &["buy"]),
    ("buy-in", &["buy"]),
    ("cash", &["drawer", "cashout"]),
    ("cash out", &["cashout"]),
    ("cash-out", &["cashout"]),
    ("change", &["coldhands", "chips"]),
    ("chart", &["report"]),
    ("chop", &["tournament chop", "hand new"]),
    ("clock", &["tournament clock"]),
    ("cold hands", &["coldhands"]),
    ("credit", &["book owe", "buy"]),
    ("csv", &["export", "import"]),
    ("dealer", &["deal"]),
    ("debt", &["book", "book owe"]),
    ("dice", &["play"]),
    ("eliminate", &["tournament bust"]),
    ("excel", &["import", "export"]),
    ("float", &["open", "drawer"]),
    ("forgive", &["book forgive"]),
    ("gift", &["note give", "book forgive"]),
    ("golf", &["play"]),
    ("guest", &["player add"]),
    ("history", &["log", "nights", "hand list"]),
    ("iou", &["note", "note issue"]),
    ("jackpot", &["fund"]),
    ("kitty", &["fund"]),
    ("knockout", &["tournament bust"]),
    ("leaderboard", &["season", "stats", "tournament standings"]),
    ("levels", &["tournament level", "tournament suggest"]),
    ("loan", &["book owe"]),
    ("marker", &["note", "note issue"]),
    ("misdeal", &["hand incident", "hand new"]),
    ("mistake", &["undo", "adjust"]),
    ("nemesis", &["records"]),
    ("odd chips", &["coldhands"]),
    ("oops", &["undo"]),
    ("owe", &["book owe", "book"]),
    ("pay", &["book pay", "note pay", "cashout"]),
    ("payout", &["cashout", "tournament payout"]),
    ("penalty", &["fine"]),
    ("prizes", &["tournament payout", "tournament new"]),
    ("profit", &["stats", "night"]),
    ("pot", &["hand result", "showdown"]),
    ("rake", &["fund"]),
    ("rebuy", &["buy", "tournament rebuy"]),
    ("reminder", &["book due"]),
    ("rename", &["player rename"]),
    ("result", &["hand result", "night"]),
    ("results", &["nights", "stats"]),
    ("rules", &["house show", "house explain"]),
    ("schedule", &["tournament suggest"]),
    ("settle", &["close", "book consolidate"]),
    ("side pot", &["showdown", "hand new"]),
    ("split", &["showdown", "seats split", "tournament chop"]),
    ("standings", &["season", "tournament standings"]),
    ("stack", &["count", "status"]),
    ("streak", &["records"]),
    ("straddle", &["hand new"]),
    ("top up", &["buy"]),
    ("transfer", &["buy", "book pay"]),
    ("void", &["hand void", "note void"]),
    ("who", &["seats", "status"]),
    ("winner", &["hand result", "stats"]),
];

/// True for one of these words.
pub fn is_one(said: &str) -> bool {
    CALLED.iter().any(|(word, _)| *word == said)
}

/// The verbs that are called so, each with what it is for.
pub fn on(program: &Command, said: &str) -> Option<String> {
    let (_, lines) = CALLED.iter().find(|(word, _)| *word == said)?;
    let mut text = format!("For {said}:\n\n");
    for line in *lines {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let purpose = found(program, &words).and_then(|verb| verb.get_about().map(ToString::to_string));
        text.push_str(&format!("  {line:<22}{}\n", purpose.unwrap_or_default()));
    }
    let usual = lines.first().copied().unwrap_or_default();
    text.push_str(&format!("\nhousebook help {usual}: more about it\n"));
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Arguments;
    use clap::CommandFactory;

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
