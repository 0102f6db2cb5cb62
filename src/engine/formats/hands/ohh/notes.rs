//! What else a hand's object says: kept with the hand, and used for nothing.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh::actions::{Done, Tells};
use crate::formats::hands::ohh::part::Source;
use crate::formats::hands::ohh::spec::OhhHand;
use crate::formats::hands::ohh::table::Table;
use crate::formats::hands::ohh::tournament;
use crate::money::Currency;

/// The notes, in a fixed order.
pub(crate) fn notes<'a>(
    source: Source<'_, 'a>,
    ohh: &OhhHand<'a>,
    table: &Table,
    done: &[Done],
    words: &[String],
) -> Result<Vec<(String, String)>, HandFault> {
    let texts = [
        ("site", ohh.site_name),
        ("table", ohh.table_name),
        ("hand-id", ohh.game_number),
        ("started", ohh.start_date_utc),
        ("currency", ohh.currency),
    ];
    let tournament = tournament::read(source, (ohh.tournament, ohh.tournament_info))?;
    let mut notes = Vec::new();
    let mut note = |name: &str, text: String| notes.push((name.to_owned(), text));
    for (name, raw) in texts {
        let text = source.text(raw)?;
        // A hand without a currency is written in units.
        let text = text.filter(|text| name != "currency" || text != Currency::units(0).code());
        if let Some(text) = text {
            note(name, text);
        }
    }
    let scale = source.scale;
    if let Some(network) = source.text(ohh.network_name)?.filter(|network| !network.is_empty())
        && notes.iter().all(|(name, site): &(String, String)| name != "site" || *site != network)
    {
        notes.push(("network".to_owned(), network));
    }
    let mut note = |name: &str, text: String| notes.push((name.to_owned(), text));
    note("seats", table.seats());
    if let Some(size) = ohh.table_size {
        note("table-size", size.to_string());
    }
    if let Some(dealer) = ohh.dealer_seat {
        note("dealer-seat", dealer.to_string());
    }
    if let Some(hero) = ohh.hero_player_id.and_then(|id| table.name_of(id)) {
        note("hero", hero.to_owned());
    }
    if !words.is_empty() {
        note("flags", words.join(", "));
    }
    for (name, text) in tournament {
        note(&name, text);
    }
    for aside in done.iter().filter(|one| one.tells == Tells::Aside) {
        note("chips", format!("{}: {}", table.name(aside.player), scale.plain(aside.amount)));
    }
    Ok(notes)
}
