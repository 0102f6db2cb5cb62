//! What would be wrong with the ledger, in words.

use crate::render::refusal::said::Said;
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
            Said::new("below-zero", format!("an account of {asset} would fall below zero"))
        }
        MoneyLaw::FundBelowZero => Said::new("below-zero", "the fund would have less than no cash"),
        MoneyLaw::NightUnsettled { asset } => {
            Said::new("night-unsettled", format!("its night would close with {asset} not accounted for"))
        }
        MoneyLaw::PlayedForTheMiddle { hand } => {
            let what = hand.map_or_else(|| "it".to_owned(), |number| format!("hand {number}"));
            Said::new("other-carry", format!("{what} was played for what lay in the middle"))
        }
        MoneyLaw::NotAnswered => Said::new("not-answered", "nobody would answer for what the chips redeemed"),
        MoneyLaw::MergedHolding => {
            Said::new("merged-holding", "the merged record would still owe or be owed")
        }
    }
}

fn order(law: &OrderLaw) -> Said {
    match law {
        OrderLaw::OutOfPlace => {
            Said::new("out-of-place", "what it names is not in the book, or is there already")
        }
        OrderLaw::UnknownPlayer => Said::new("unknown-player", "it needs a player who is not in the book"),
        OrderLaw::MergedAtTable => Said::new("merge-at-table", "the merged record would be in an open night"),
        OrderLaw::SittingKept { nickname, event } => {
            let name = nickname.escape_debug();
            Said::new("imported-otherwise", format!("the sitting of `{name}` came in by event {event}"))
        }
        OrderLaw::NightClosed => Said::new("night-closed", "its night is closed"),
        OrderLaw::NoNight => Said::new("no-night", "its night was never opened"),
        OrderLaw::NightOpen => Said::new("night-open", "its night is still open"),
        OrderLaw::EarlierNightOpen { night } => {
            Said::new("night-open", format!("night {night} would still be open"))
        }
        OrderLaw::NoDrawer => {
            let message = "the bank has a drawer only while a night is open; between the nights name the player who took the cash";
            Said::new("no-night", message).or("open")
        }
        OrderLaw::NoTournament => Said::new("no-tournament", "its tournament would not have been announced"),
        OrderLaw::TournamentOpen { number } => {
            Said::new("tournament-open", format!("tournament {number} would not be over"))
        }
        OrderLaw::NoGame => Said::new("no-game", "its game would not be running"),
        OrderLaw::MovesGone => Said::new("moves-gone", "moves before it would be missing"),
    }
}
