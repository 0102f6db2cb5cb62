//! Why a night is not opened so, and what is said of the purchases of the night, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{
    BuyInLimit, MadePayable, NightStands, NotPayable, OpeningNoticed, OpeningRefused, PostedMoney,
};

pub(super) fn said(why: &OpeningRefused) -> Said {
    match why {
        OpeningRefused::StillOpen { night, house, stands, next } => {
            let stands = match stands {
                None => "",
                Some(NightStands::StakesPlayed) => ", and its stakes were played for already",
                Some(NightStands::HasChange) => ", and there is change in its drawer",
            };
            let said = Said::new("night-open", format!("night {night} at `{house}` is still open{stands}"));
            match next {
                Some(name) => said.way(WayOut::line("banker").who(&[name])).or("close"),
                None => said.or("close"),
            }
        }
        OpeningRefused::OtherUnit { house, unit, book } => {
            let (unit, book) = (unit.code(), book.code());
            Said::new("other-unit", format!("house `{house}` counts in {unit}, this book in {book}"))
                .or(format!("--book {unit}.book init --currency {unit}"))
        }
        OpeningRefused::NoStakes { house, stakes } => {
            let message = format!(
                "`{house}` plays antes and its own limits, so stakes of {stakes} would change nothing"
            );
            Said::new("no-stakes", message).or("house explain ante")
        }
        OpeningRefused::NegativeFloat { float } => {
            Said::new("amount-not-positive", format!("a float of {float} cannot lie in a drawer"))
        }
        OpeningRefused::BankerAlready { name } => {
            Said::new("banker-already", format!("`{name}` is the banker already"))
        }
        OpeningRefused::NotPayable(unpaid) => not_payable(unpaid),
    }
}

fn not_payable(unpaid: &NotPayable) -> Said {
    let NotPayable { amount, chip, worth, .. } = unpaid;
    let what = match unpaid.what {
        PostedMoney::SmallBlind => "small blind",
        PostedMoney::BigBlind => "big blind",
        PostedMoney::Ante => "ante",
        PostedMoney::AnteAgain => "ante for a pot that waits",
    };
    let step = unpaid.step.map(|step| format!(", and the chips together step by {step}")).unwrap_or_default();
    let message =
        format!("no chips pay the {what} of {amount}: the smallest chip is `{chip}`, worth {worth}{step}");
    Said::new("not-payable", message).way(payable(&unpaid.way))
}

fn payable(way: &MadePayable) -> WayOut {
    WayOut::line(match way {
        MadePayable::Stakes { small, big } => format!("open --stakes {}/{}", small.plain(), big.plain()),
        MadePayable::Chip { chip, worth, count } => {
            let count = count.map(|count| format!(":{count}")).unwrap_or_default();
            format!("chips set {chip}={}{count}", worth.plain())
        }
    })
}

pub(super) fn noticed(what: &OpeningNoticed) -> String {
    match what {
        OpeningNoticed::BlindsUnsaid => {
            "purchases are limited in big blinds here, and nobody said the blinds: they are not checked \
             until `open --stakes` says them"
                .to_owned()
        }
        OpeningNoticed::ManagementLimits => "management says how much a purchase may be".to_owned(),
        OpeningNoticed::Limits(limits) => {
            let limits: Vec<String> = limits.iter().map(limit).collect();
            format!("tonight's buy-in limits, unless all agree on others in writing: {}", limits.join("; "))
        }
    }
}

fn limit(limit: &BuyInLimit) -> String {
    match limit {
        BuyInLimit::First(first) => format!("the first purchase is {first}"),
        BuyInLimit::Equal => "everybody begins with the same".to_owned(),
        BuyInLimit::Least(least) => format!("buy at least {least}"),
        BuyInLimit::Multiple(step) => format!("the bank sells in multiples of {step}"),
        BuyInLimit::Most(most) => format!("the bank sells a player {most} at most"),
        BuyInLimit::Stack { most, or_biggest } => {
            let or_biggest = if *or_biggest { ", or the biggest stack at the table" } else { "" };
            format!("a stack of {most} at most{or_biggest}")
        }
    }
}
