//! What is wrong with the antes, in words.

use crate::render::refusal::said::Said;
use crate::render::shell;
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::{AnteForAll, AnteRefused};

pub(super) fn said(why: &AnteRefused) -> Said {
    match why {
        AnteRefused::Missing { name, put_in, due } => {
            Said::new("ante-missing", format!("`{name}` put in {put_in}, but everybody antes {due}"))
        }
        AnteRefused::MissingOfAll { put_in, due } => {
            Said::new("ante-missing", format!("{put_in} went in, but the antes add up to {due}"))
        }
        AnteRefused::TooMuch { name, put_in, most, of_all } => {
            let what = if *of_all { "the antes add up to" } else { "the ante is" };
            let message = format!("`{name}` put in {put_in}, but this game has no betting: {what} {most}");
            Said::new("ante-of-the-house", message)
        }
        AnteRefused::Differ { game, name, put_in, other, ante } => {
            let game = game.as_typed();
            let message = format!(
                "`{name}` put in {put_in} and `{other}` put in {ante}, but there's no betting in `{game}`, so antes have \
                 to be the same"
            );
            Said::new("antes-differ", message)
        }
        AnteRefused::NothingPutIn { name, nothing } => {
            let message = format!("`{name}` put in {nothing}: list only players who put something in");
            Said::new("amount-not-positive", message).or("hand result --help")
        }
        AnteRefused::NobodyPutIn { blinds } => {
            let begin = if *blinds { "the blinds" } else { "the antes" };
            let message = format!("nobody put anything in, but a hand starts with {begin}");
            Said::new("amount-not-positive", message)
        }
        AnteRefused::ForAll(why) => for_all(why),
    }
}

fn for_all(why: &AnteForAll) -> Said {
    match why {
        AnteForAll::NotTheDealer { name, put_in, dealer } => {
            let message = format!(
                "{put_in} from `{name}` isn't an ante: `{dealer}` dealt, and only the dealer antes; if `{name}` dealt, say so"
            );
            Said::new("no-ante", message)
        }
        AnteForAll::OtherOfDealer { name, put_in, ante, dealt } => {
            let message = format!(
                "with {dealt} players dealt in, the dealer antes {ante} for the table, but `{name}` put in {put_in}"
            );
            Said::new("no-ante", message)
        }
        AnteForAll::DealerUnsaid { name, ante, dealt, bet } => unsaid(format!(
            "the dealer antes for the table ({ante} with {dealt} players dealt in): split `{name}`'s money \
             into \"in\" and \"dead\", like {}, or write \"dead\":\"0\" if that isn't the ante",
            apart(*bet, *ante)
        )),
        AnteForAll::DealerUnlisted { name, ante, dealt } => unsaid(format!(
            "the dealer antes for the table ({ante} with {dealt} players dealt in), but `{name}` isn't listed: \
             add {{\"name\":\"{}\",\"in\":\"0\",\"dead\":\"{}\",\"folded\":true}}; if somebody else dealt, name them in \"button\"",
            in_json(name),
            ante.plain()
        )),
        AnteForAll::DealerAway { name } => unsaid(format!(
            "the dealer antes for the table, but `{name}` was away and didn't deal: say who did"
        )),
        AnteForAll::DealerPutNothing { name, ante, dealt } => unsaid(format!(
            "the dealer antes for the table ({ante} with {dealt} players dealt in), but `{name}` put nothing in: add {}",
            shell::option("--in", &format!("{name}={}", ante.plain()))
        ))
        .or("hand result --help"),
        AnteForAll::WinnerUnsaid { name, ante, dealt, share, bet } => unsaid(format!(
            "`{name}` won the last pot, and winners ante for the table ({ante} with {dealt} players dealt in): split \
             this bet into \"in\" and \"dead\", like {}, or write \"dead\":\"0\" if it's all a bet",
            apart(*bet, *share)
        )),
        AnteForAll::OtherOfWinner { name, put_in, ante, dealt, share } => unsaid(format!(
            "the winners of the last pot ante {ante} for the table with {dealt} players dealt in: `{name}` antes {share}, \
             not {put_in}"
        )),
        AnteForAll::NotAWinner { name, put_in } => unsaid(format!(
            "{put_in} from `{name}` isn't an ante: the winners of the last pot ante for the table; put \
             `{name}`'s bet under \"in\""
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

/// The ante and the bet as a line of JSON gives them.
fn apart(bet: Amount, ante: Amount) -> String {
    format!("\"in\":\"{}\",\"dead\":\"{}\"", bet.plain(), ante.plain())
}
