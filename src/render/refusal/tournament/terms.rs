//! Why a tournament can't be announced on these terms, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::levels::blinds;
use ledger::refusal::{RebuyBrings, TournamentCost, TournamentTermsRefused};

/// How a tournament is announced.
const NEW: &str = "tournament new --help";

pub(super) fn said(why: &TournamentTermsRefused) -> Said {
    match why {
        TournamentTermsRefused::StillOn { number } => {
            Said::new("tournament-open", format!("tournament {number} is still going"))
                .or("tournament status")
                .or("tournament cancel --help")
        }
        TournamentTermsRefused::BankSellsLess { what, cost, most } => {
            let what = match what {
                TournamentCost::Entry => "an entry costs",
                TournamentCost::EntryAndRebuy => "an entry and a rebuy cost",
                TournamentCost::EntryAndReentry => "an entry and a re-entry cost",
                TournamentCost::EntryAndAddon => "an entry and an add-on cost",
            };
            Said::new("buy-in-max", format!("{what} {cost}, but the bank sells each player at most {most}"))
        }
        TournamentTermsRefused::StackTooFine { stack, unit } => {
            Said::new("stack-too-fine", format!("{unit}s can't make a stack of {stack}")).or(NEW)
        }
        TournamentTermsRefused::NoAnte { blinds: posted } => {
            let posted = blinds(posted);
            Said::new(
                "no-ante",
                format!("this house plays with blinds only, so leave the ante out of {posted}"),
            )
        }
        TournamentTermsRefused::RebuyNotPayable { brings, unit } => {
            let brings = match brings {
                RebuyBrings::Part { part, stack } => format!("1/{part} of {stack}"),
                RebuyBrings::Chips(chips) => chips.to_string(),
            };
            Said::new("rebuy-not-payable", format!("the rebuy is {brings}, but {unit}s can't make that"))
                .or(NEW)
        }
        TournamentTermsRefused::DeputyOfHimself { name } => {
            Said::new("same-party", format!("`{name}` can't stand in for `{name}`"))
        }
        TournamentTermsRefused::NotOfTheHouse { departures } => {
            let departures = departures.join("; ");
            Said::new(
                "terms-not-of-house",
                format!("this goes beyond the house rules, so everybody has to agree: {departures}"),
            )
            .or(NEW)
        }
    }
}
