//! What would be wrong with the ledger, in words.

use crate::render::refusal::said::Said;
use engine::readable::AsTyped;
use ledger::refusal::{LawRefused, MoneyLaw, OrderLaw};

pub(super) fn said(why: &LawRefused) -> Said {
    match why {
        LawRefused::Accounts(law) => money(law),
        LawRefused::Order(law) => order(law),
    }
}

fn money(law: &MoneyLaw) -> Said {
    match law {
        MoneyLaw::Unbalanced(off) => Said::new("unbalanced", off.to_string()),
        MoneyLaw::BelowZero { asset } => {
            let (whose, what) =
                if *asset == "cash" { ("the drawer", "cash") } else { ("a player or a pot", "chips") };
            Said::new("below-zero", format!("{whose} would be short on {what}"))
        }
        MoneyLaw::FundBelowZero => Said::new("below-zero", "the fund would be short on cash"),
        MoneyLaw::NightUnsettled { asset } => {
            let what = unsettled(asset);
            Said::new("night-unsettled", format!("that night would have closed with {what} unaccounted for"))
        }
        MoneyLaw::PlayedForTheMiddle { hand } => {
            let what = hand.map_or_else(|| "it".to_owned(), |number| format!("hand {number}"));
            Said::new("other-carry", format!("{what} would have started with a different pot"))
        }
        MoneyLaw::NotAnswered => Said::new("not-answered", "the chips would have paid off a debt nobody had"),
        MoneyLaw::MergedHolding => {
            Said::new("merged-holding", "the merged player would still owe or be owed money")
        }
    }
}

fn order(law: &OrderLaw) -> Said {
    match law {
        OrderLaw::OutOfPlace => {
            Said::new("out-of-place", "it refers to something that isn't in the book, or is already there")
        }
        OrderLaw::UnknownPlayer => Said::new("unknown-player", "that player wouldn't be in the book"),
        OrderLaw::MergedAtTable => Said::new("merge-at-table", "the merged player would be in an open night"),
        OrderLaw::SittingKept { nickname, event } => {
            let name = nickname.as_typed();
            Said::new("imported-otherwise", format!("`{name}`'s session was imported as event {event}"))
        }
        OrderLaw::NightClosed => Said::new("night-closed", "its night is closed"),
        OrderLaw::NoNight => Said::new("no-night", "that night would never have been opened"),
        OrderLaw::NightOpen => Said::new("night-open", "its night is still open"),
        OrderLaw::EarlierNightOpen { night } => {
            Said::new("night-open", format!("night {night} would still be open"))
        }
        OrderLaw::NoDrawer => {
            let message = "the bank has a drawer only while a night is open; between nights, name the player who took the cash";
            Said::new("no-night", message).or("open")
        }
        OrderLaw::NoTournament => {
            Said::new("no-tournament", "that tournament would never have been announced")
        }
        OrderLaw::TournamentOpen { number } => {
            Said::new("tournament-open", format!("tournament {number} wouldn't be over"))
        }
        OrderLaw::NoGame => Said::new("no-game", "its game wouldn't be running"),
        OrderLaw::MovesGone => Said::new("moves-gone", "the moves before it would be missing"),
    }
}

/// What a night still has open of something, as people call it.
fn unsettled(asset: &str) -> &str {
    match asset {
        "transfer" => "app payments",
        "book" | "private" => "debts",
        "notes" => "bank notes",
        "float" => "the float",
        "stacks" => "chips",
        other => other,
    }
}
