//! What is wrong with the antes, in words.

use crate::render::refusal::said::Said;
use engine::money::Amount;
use ledger::refusal::{AnteForAll, AnteRefused};

pub(super) fn said(why: &AnteRefused) -> Said {
    match why {
        AnteRefused::Missing { name, put_in, due } => {
            Said::new("ante-missing", format!("`{name}` put in {put_in}, and everybody antes {due}"))
        }
        AnteRefused::MissingOfAll { put_in, due } => {
            Said::new("ante-missing", format!("{put_in} went in, and the antes of all are {due}"))
        }
        AnteRefused::TooMuch { name, put_in, most, of_all } => {
            let what = if *of_all { "the antes of all are" } else { "the ante is" };
            let message = format!("`{name}` put in {put_in}, and nobody bets in this game: {what} {most}");
            Said::new("ante-of-the-house", message)
        }
        AnteRefused::Differ { game, name, put_in, other, ante } => {
            let game = game.escape_debug();
            let message = format!(
                "`{name}` put in {put_in} and `{other}` {ante}: in `{game}` nobody bets, and the antes are the same"
            );
            Said::new("antes-differ", message)
        }
        AnteRefused::NothingPutIn { name, nothing } => {
            let message = format!("`{name}` put in {nothing}: name only players who put something in");
            Said::new("amount-not-positive", message).or("hand result --help")
        }
        AnteRefused::ForAll(why) => for_all(why),
    }
}

fn for_all(why: &AnteForAll) -> Said {
    match why {
        AnteForAll::NotTheDealer { name, put_in, dealer } => {
            let message = format!(
                "{put_in} of `{name}` is no ante: `{dealer}` deals, and the dealer alone antes; if `{name}` dealt, say so"
            );
            Said::new("no-ante", message)
        }
        AnteForAll::OtherOfDealer { name, put_in, ante, dealt } => {
            let message = format!(
                "the dealer antes {ante} for the table if {dealt} were dealt in, and `{name}` put in {put_in} for that"
            );
            Said::new("no-ante", message)
        }
        AnteForAll::DealerUnsaid { name, ante, dealt, bet } => unsaid(format!(
            "the dealer antes for the table, {ante} if {dealt} were dealt in: what `{name}` put in is \"in\" and \"dead\" \
             together, as {}, or \"dead\":\"0\" if the ante isn't his",
            apart(*bet, *ante)
        )),
        AnteForAll::DealerUnlisted { name, ante, dealt } => unsaid(format!(
            "the dealer antes for the table, {ante} if {dealt} were dealt in, and `{name}` is not in the line: \
             add {{\"name\":\"{}\",\"in\":\"0\",\"dead\":\"{}\",\"folded\":true}}, or say who dealt as \"button\"",
            in_json(name),
            ante.plain()
        )),
        AnteForAll::WinnerUnsaid { name, ante, dealt, share, bet } => unsaid(format!(
            "`{name}` won the last pot, and the winners ante for the table, {ante} if {dealt} were dealt in: what he put in \
             is \"in\" and \"dead\" together, as {}, or \"dead\":\"0\" if it is all a bet",
            apart(*bet, *share)
        )),
        AnteForAll::OtherOfWinner { name, put_in, ante, dealt, share } => unsaid(format!(
            "the winners of the last pot ante {ante} for the table if {dealt} were dealt in, of that `{name}` {share}, \
             not {put_in}"
        )),
        AnteForAll::NotAWinner { name, put_in } => unsaid(format!(
            "{put_in} of `{name}` is no ante: the winners of the last pot ante for the table, and what `{name}` bet is \"in\""
        )),
    }
}

fn unsaid(message: String) -> Said {
    Said::new("ante-unsaid", message)
}

/// A name between the quotes of JSON.
fn in_json(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The ante beside the bet, as a line of JSON has them.
fn apart(bet: Amount, ante: Amount) -> String {
    format!("\"in\":\"{}\",\"dead\":\"{}\"", bet.plain(), ante.plain())
}
