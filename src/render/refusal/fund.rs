//! What is wrong with a payment into the fund or out of it, and its notices, in words.

use crate::render::fund::what_for;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::with_the;
use ledger::journal::FundWhy;
use ledger::refusal::{FundNoticed, FundRefused, PaidFor};

pub(super) fn said(why: &FundRefused) -> Said {
    match why {
        FundRefused::NoFund { house } => {
            Said::new("no-fund", format!("`{house}` has no fund (kitty) to pay into")).or("house show")
        }
        FundRefused::NoAmount => {
            Said::new("no-fund-amount", "the house rules don't say how much goes in the fund: give an amount")
                .or("fund give --help")
        }
        FundRefused::CannotGiveBack { fund, chips, amount } => {
            let fund = with_the(fund);
            let message =
                format!("{fund} has only {chips} in chips, but it has to give back {amount} in entries");
            Said::new("fund-too-small", message).or("fund give --help")
        }
        FundRefused::TooSmall { fund, chips, cash, amount } => {
            let fund = with_the(fund);
            let message = format!("{fund} can't pay {amount}: it has {chips} in chips and {cash} in cash");
            Said::new("fund-too-small", message).or("fund show")
        }
    }
}

pub(super) fn noticed(what: &FundNoticed) -> String {
    match what {
        FundNoticed::NotCharged { amount, fund } => {
            format!("the dealer isn't charged the {amount} for {}", with_the(fund))
        }
        FundNoticed::OtherHoles { amount } => {
            format!(
                "the {amount} is for one hole; if anybody else dealt a hole, they each owe {amount}: type fund give"
            )
        }
        FundNoticed::CannotPay { name, left, fund, missing } => {
            let give = WayOut::line("fund give").who(&[name]).amount(*missing);
            format!(
                "`{name}` has {left} left, so the {missing} for the {fund} isn't recorded; once it's paid, type {give}"
            )
        }
        FundNoticed::Pays { name, amount, fund, what } => {
            let what = match what {
                PaidFor::Joining => FundWhy::Joined,
                PaidFor::Dealing => FundWhy::Dealt,
                PaidFor::Entering => FundWhy::Entered,
                PaidFor::AsTold => FundWhy::Given,
            };
            format!("`{name}` pays {amount} into the {fund} {}", what_for(what))
        }
    }
}
