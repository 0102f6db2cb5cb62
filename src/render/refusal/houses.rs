//! What is wrong with a house, with its owner or its chips, in words.

use crate::render::refusal::closing;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::readable::shown;
use ledger::chips::NotChips;
use ledger::refusal::{HouseNoticed, HouseRefused};

pub(super) fn said(why: &HouseRefused) -> Said {
    match why {
        HouseRefused::Unknown { name, known } => {
            let message = format!(
                "there is no house `{}` and no such file; houses that come along: {}",
                name.escape_debug(),
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
            Said::new("other-unit", format!("house `{house}` counts in {counts_in}, this book in {book}"))
                .or(format!("--book {counts_in}.book init --currency {counts_in}"))
        }
        HouseRefused::Unplayable { house, fault, more } => {
            let more = if *more == 0 { String::new() } else { format!("; {more} more like it") };
            Said::new("house-unplayable", format!("`{house}` cannot be played: {}{more}", fault.message))
                .or("house list")
        }
        HouseRefused::OtherChips { title, worth, colour, value } => {
            let worth: Vec<String> = worth.iter().map(ToString::to_string).collect();
            let worth = worth.join(", ");
            let message = format!("the chips of {title} are worth {worth}, and `{colour}` would be {value}");
            Said::new("chips-of-the-house", message).or("chips show")
        }
        HouseRefused::NoColor { word } => {
            Said::new("unknown-chip", NotChips::Colour(shown(word)).to_string())
        }
        HouseRefused::NoOwner { house, somebody } => Said::new(
            "no-house-owner",
            format!("nobody is named as the owner of `{house}`, so `house` is nobody"),
        )
        .way(match somebody {
            Some(name) => WayOut::line("house owner").who(&[name]),
            None => WayOut::line("house owner --help"),
        }),
        HouseRefused::OwnerAlready { name, house } => {
            Said::new("owner-already", format!("`{name}` is the owner of `{house}` already"))
                .or("house owner")
        }
    }
}

pub(super) fn noticed(what: &HouseNoticed) -> String {
    match what {
        HouseNoticed::NightGoesOn { night, house } => {
            format!("night {night} goes on under the rules of `{house}`")
        }
        HouseNoticed::KeepsByApp { name, sum } => {
            format!("`{name}` keeps the {sum} that came by app, and owes it to the bank")
        }
        HouseNoticed::SentByApp { name, sum } => {
            format!("`{name}` sent {sum} by app, and the bank owes it back")
        }
        HouseNoticed::FollowsByApp { name, has } => {
            let now = match has {
                has if has.is_zero() => "has nothing by app, and owes the bank nothing for it".to_owned(),
                has if has.is_negative() => format!("sent {} by app, and the bank owes it back", has.abs()),
                has => format!("has {has} by app, and owes it to the bank"),
            };
            format!("without what was taken back, `{name}`, who kept the bank before, {now}")
        }
        HouseNoticed::DrawerFollows { off } => {
            let off = if off.is_zero() { "as it should be".to_owned() } else { closing::off(*off) };
            format!("the drawer was counted after that: without what you took back, it was {off}")
        }
    }
}
