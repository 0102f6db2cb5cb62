//! Why a night can't be opened this way, and notices about the purchases of the night, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::with_a;
use ledger::refusal::{
    BuyInLimit, MadePayable, NightStands, NotPayable, OpeningNoticed, OpeningRefused, PostedMoney,
};

pub(super) fn said(why: &OpeningRefused) -> Said {
    match why {
        OpeningRefused::StillOpen { night, house, stands, next } => {
            let stands = match stands {
                None => "",
                Some(NightStands::StakesPlayed) => ", and hands have already been played at its stakes",
                Some(NightStands::HasChange) => ", and there's change in the drawer",
            };
            let said =
                Said::new("night-open", format!("night {night} under `{house}` rules is still open{stands}"));
            match next {
                Some(name) => said.way(WayOut::line("banker").who(&[name])),
                None => said.or("status"),
            }
        }
        OpeningRefused::OtherUnit { house, unit, book } => {
            let (unit, book) = (unit.code(), book.code());
            Said::new("other-unit", format!("house `{house}` uses {unit}, but this book uses {book}"))
                .or(format!("--book {unit}.book init --currency {unit}"))
        }
        OpeningRefused::NoStakes { house, stakes } => {
            let message = format!(
                "`{house}` plays with antes and its own limits, so stakes of {stakes} wouldn't change anything"
            );
            Said::new("no-stakes", message).or("house explain ante")
        }
        OpeningRefused::NegativeFloat { float } => {
            Said::new("amount-not-positive", format!("the drawer can't start with {float}"))
        }
        OpeningRefused::BankerAlready { name } => {
            Said::new("banker-already", format!("`{name}` is already the banker"))
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
        PostedMoney::AnteAgain => "ante for a waiting pot",
    };
    let step =
        unpaid.step.map(|step| format!(", and chip amounts go in steps of {step}")).unwrap_or_default();
    let message = format!(
        "no chips can make the {what} of {amount}: the smallest chip is `{chip}`, worth {worth}{step}"
    );
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
            "buy-ins are limited in big blinds, but nobody set the blinds, so buy-ins aren't checked until \
             `open --stakes` sets them"
                .to_owned()
        }
        OpeningNoticed::ManagementLimits => "management decides how much players can buy in for".to_owned(),
        OpeningNoticed::Limits(limits) => {
            let limits: Vec<String> = limits.iter().map(limit).collect();
            format!(
                "tonight's buy-in limits, unless everybody agrees to different ones in writing: {}",
                limits.join("; ")
            )
        }
    }
}

fn limit(limit: &BuyInLimit) -> String {
    match limit {
        BuyInLimit::First(first) => format!("the first buy-in is {first}"),
        BuyInLimit::Equal => "everybody starts with the same amount".to_owned(),
        BuyInLimit::Least(least) => format!("each player buys at least {least}"),
        BuyInLimit::Multiple(step) => format!("the bank sells in multiples of {step}"),
        BuyInLimit::Most(most) => format!("the bank sells each player at most {most}"),
        BuyInLimit::Stack { most, or_biggest } => {
            let or_biggest = if *or_biggest { ", or the biggest stack at the table" } else { "" };
            format!("each player can buy up to {}{or_biggest}", with_a(&format!("{most} stack")))
        }
    }
}
