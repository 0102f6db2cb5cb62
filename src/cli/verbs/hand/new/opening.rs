//! Who antes and who opens a round, and by which rule of the house.

use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::names::Names;
use crate::cli::verbs::hand::new::table::AtTable;
use engine::house::{House, key};
use engine::money::Money;
use engine::play::{Matter, Opener, Play};

/// Who opens the round that starts now; nothing in its middle, or if the house has no rule on it.
pub fn opens(play: &Play<'_>, house: &House, names: &Names) -> Option<String> {
    let (seat, opener, bettor) = play.opens()?;
    let name = names.name(seat);
    if play.opens_unsure() {
        return Some(format!("not all up cards are known, so {name} opens unless you name somebody else"));
    }
    let (key, why) = match (opener, bettor) {
        (Opener::BestShowing, _) => (key::OPEN_SHOWING, "has the best hand showing"),
        (Opener::WorstShowing, _) => (key::OPEN_SHOWING, "has the lowest hand showing"),
        (Opener::LastRaiser, Some(bettor)) if bettor == seat => {
            (key::OPEN_LATER, "made the last bet or raise")
        }
        (Opener::LastRaiser, Some(_)) => {
            (key::OPEN_LATER, "is next to the left of the last player to bet or raise, who can't bet anymore")
        }
        (Opener::LeftOfLastRaiser, Some(_)) => {
            (key::OPEN_DRAW, "is to the left of the last player to bet or raise")
        }
        (Opener::LeftOfLastRaiser, None) => (key::OPEN_DRAW, "is to the left of the dealer and nobody bet"),
        (Opener::LastRaiser, None) => (key::OPEN_LATER, "is to the left of the dealer and nobody bet"),
        (Opener::LeftOfBlinds, _) => (key::OPEN_FIRST, "is to the left of the blinds"),
        (Opener::LeftOfDealer, _) if play.opened_by() == Matter::OpenDraw => {
            (key::OPEN_DRAW, "is to the left of the dealer")
        }
        (Opener::LeftOfDealer, _)
            if play.opened_by() == Matter::OpenLater && house.setting(key::OPEN_LATER).is_some() =>
        {
            (key::OPEN_LATER, "is to the left of the dealer")
        }
        (Opener::LeftOfDealer, _) => (key::OPEN_FIRST, "is to the left of the dealer"),
    };
    let rule = house.setting(key)?.rule.as_deref()?;
    Some(format!("{name} {why}, so {name} opens ({rule})"))
}

/// Who antes what in the called hand; nothing if nobody does, or the house has no rule on it.
pub fn antes(calling: &Calling, table: &AtTable) -> Option<String> {
    let setup = calling.prepared(table).ok()?.setup;
    let currency = table.house.currency();
    let dealt = setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
    let antes: Vec<(usize, Money)> = dealt.map(|(seat, place)| (seat, place.ante)).collect();
    let paid: Vec<(usize, Money)> = antes.iter().copied().filter(|(_, ante)| ante.is_positive()).collect();
    let (_, first) = *paid.first()?;
    let rule = |key| {
        let rule = table.house.setting(key)?.rule.clone()?;
        Some(rule.rsplit(", ").next().unwrap_or(&rule).to_owned())
    };
    if antes.iter().all(|(_, ante)| *ante == first) {
        return Some(format!("everybody antes {} ({})", currency.shown(first), rule(key::ANTE)?));
    }
    let each = paid
        .iter()
        .map(|(seat, ante)| format!("{} antes {}", table.names.name(*seat), currency.shown(*ante)));
    Some(format!("{} ({})", each.collect::<Vec<_>>().join(", "), rule(key::ANTE_PAYER)?))
}
