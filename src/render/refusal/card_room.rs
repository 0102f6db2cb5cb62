//! A card-room hand against the rules of the house, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::{CardRoomNoticed, CardRoomRefused, PlayedBy};

pub(super) fn said(why: &CardRoomRefused) -> Said {
    match why {
        CardRoomRefused::RaiseTooSmall { name, to, least } => Said::new(
            "bet-too-small",
            format!("`{name}` raises to {to}, but the minimum raise over the straddle is to {least}"),
        ),
        CardRoomRefused::OtherLeastBet { file, here } => Said::new(
            "bet-of-the-house",
            format!("the minimum bet in the file is {file}, but at this table it's {here}"),
        ),
    }
}

pub(super) fn noticed(what: &CardRoomNoticed) -> String {
    match what {
        CardRoomNoticed::PlayedElsewhere { not_by, house } => {
            let not_by: Vec<&str> = not_by.iter().map(|played| words(*played)).collect();
            format!("this is a card-room game, so it wasn't played with `{house}`'s {}", not_by.join(" and "))
        }
    }
}

fn words(played: PlayedBy) -> &'static str {
    match played {
        PlayedBy::Antes => "antes",
        PlayedBy::Limits => "limits",
    }
}
