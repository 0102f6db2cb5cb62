//! What is wrong with a house, with its owner or its chips, in words.

use crate::render::next_step::over_or_short;
use crate::render::page::together;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::readable::AsTyped;
use engine::readable::shown;
use ledger::chips::NotChips;
use ledger::refusal::{HouseNoticed, HouseRefused};

pub(super) fn said(why: &HouseRefused) -> Said {
    match why {
        HouseRefused::Unknown { name, known } => {
            let message = format!(
                "there's no house or file called `{}`; built-in houses: {}",
                name.as_typed(),
                known.join(", ")
            );
            Said::new("unknown-house", message).or("house list")
        }
        HouseRefused::NotChosen { like, opens } => {
            let said = Said::new("no-house", "no house was chosen").way(WayOut::line("house use").arg(like));
            if *opens { said.way(WayOut::line("open").option("--house", like)) } else { said }
        }
        HouseRefused::OtherUnit { house, counts_in, book } => {
            let (counts_in, book) = (counts_in.code(), book.code());
            Said::new("other-unit", format!("house `{house}` uses {counts_in}, but this book uses {book}"))
                .or(format!("--book {counts_in}.book init --currency {counts_in}"))
        }
        HouseRefused::Unplayable { house, fault, more } => {
            let more = if *more == 0 { String::new() } else { format!("; and {more} more like that") };
            Said::new(
                "house-unplayable",
                format!("you can't play by the rules of `{house}`: {}{more}", fault.message),
            )
            .or("house list")
        }
        HouseRefused::OtherChips { title, worth, colour, value } => {
            let worth: Vec<String> = worth.iter().map(ToString::to_string).collect();
            let worth = together(&worth);
            let message = format!("the chips at {title} are worth {worth}, but `{colour}` would be {value}");
            Said::new("chips-of-the-house", message).or("chips show")
        }
        HouseRefused::NoColor { word } => {
            Said::new("unknown-chip", NotChips::Colour(shown(word)).to_string())
        }
        HouseRefused::NoOwner { house, somebody } => Said::new(
            "no-house-owner",
            format!("`{house}` has no owner yet, so `house` doesn't stand for anybody"),
        )
        .way(match somebody {
            Some(name) => WayOut::line("house owner").who(&[name]),
            None => WayOut::line("house owner --help"),
        }),
        HouseRefused::OwnerAlready { name, house } => {
            Said::new("owner-already", format!("`{name}` already owns `{house}`")).or("house owner")
        }
    }
}

pub(super) fn noticed(what: &HouseNoticed) -> String {
    match what {
        HouseNoticed::NightGoesOn { night, house } => {
            format!("night {night} continues under `{house}`'s rules")
        }
        HouseNoticed::KeepsByApp { name, sum } => {
            format!("`{name}` keeps the {sum} paid by app and owes it to the bank")
        }
        HouseNoticed::SentByApp { name, sum } => {
            format!("`{name}` sent {sum} by app, so the bank has to pay it back")
        }
        HouseNoticed::FollowsByApp { name, has } => {
            let now = match has {
                has if has.is_zero() => {
                    "isn't holding any app payments and doesn't owe the bank anything".to_owned()
                }
                has if has.is_negative() => {
                    format!("sent {} by app, so the bank has to pay it back", has.abs())
                }
                has => format!("is holding {has} in app payments and owes it to the bank"),
            };
            format!("after this undo, the previous banker, `{name}`, {now}")
        }
        HouseNoticed::DrawerFollows { off } => {
            let off = if off.is_zero() { "right".to_owned() } else { over_or_short(*off) };
            format!("the drawer was counted after that; with this undo, the count is {off}")
        }
    }
}
