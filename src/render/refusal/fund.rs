//! What is wrong with a payment into the fund or out of it, in words, and what is to be heard of it.

use crate::render::fund::what_for;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::with_the;
use ledger::journal::FundWhy;
use ledger::refusal::{FundNoticed, FundRefused, PaidFor};

pub(super) fn said(why: &FundRefused) -> Said {
    match why {
        FundRefused::NoFund { house } => {
            Said::new("no-fund", format!("`{house}` has no fund that anybody pays into")).or("house show")
        }
        FundRefused::NoAmount => {
            Said::new("no-fund-amount", "the house does not say what is paid into the fund")
                .or("fund give --help")
        }
        FundRefused::CannotGiveBack { fund, chips, amount } => {
            let fund = with_the(fund);
            let message =
                format!("{fund} has {chips} in chips, and {amount} of the entries go back out of it");
            Said::new("fund-too-small", message).or("fund give --help")
        }
        FundRefused::TooSmall { fund, chips, cash, amount } => {
            let fund = with_the(fund);
            let message =
                format!("{fund} has {chips} in chips and {cash} in cash, and {amount} is more than either");
            Said::new("fund-too-small", message).or("fund show")
        }
    }
}

pub(super) fn noticed(what: &FundNoticed) -> String {
    match what {
        FundNoticed::NotCharged { amount, fund } => {
            format!("the dealer's {amount} for {} is not charged", with_the(fund))
        }
        FundNoticed::CannotPay { name, left, fund, missing } => {
            let give = WayOut::line("fund give").who(&[name]).amount(*missing);
            format!("`{name}` has {left} left and owes the {fund} {missing}, which is not booked: {give}")
        }
        FundNoticed::Pays { name, amount, fund, what } => {
            let what = match what {
                PaidFor::Joining => FundWhy::Joined,
                PaidFor::Dealing => FundWhy::Dealt,
                PaidFor::Entering => FundWhy::Entered,
                PaidFor::AsTold => FundWhy::Given,
            };
            format!("`{name}` pays {amount} to the {fund} {}", what_for(what))
        }
        FundNoticed::GetsBack { name, amount, fund } => {
            format!("`{name}` does not deal this hand and gets {amount} back from the {fund}")
        }
    }
}
