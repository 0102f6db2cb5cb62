//! The table of a hand: which house it's at, who sat there and got no cards, and whose turn it was to deal.

use crate::bank::coming::coming_to;
use crate::bank::dealer_noted::{DealerSaid, by_now, note, note_dealer};
use crate::bank::desk::{BankError, Session};
use crate::bank::pot_for;
use crate::bank::wanted_hand::WantedHand;
use crate::ids::PlayerId;
use crate::journal::{Aside, Chairs, HandPlayed};
use crate::night::Tonight;
use crate::night::chairs::chairs;
use crate::night::dead_button::dead_deal;
use crate::night::dealing_beside;
use crate::night::match_game::is_match_game;
use crate::night::ring::{chips_here, due_dealer, seated, with_kept_chairs};
use crate::night::sat_out::{check_beside, check_chairs};
use crate::night::seats;
use crate::night::tables::check_one_table;
use crate::night::told_spots::asked;
use crate::refusal::{Notice, RecordedHandRefused, Refusal, ResultRefused};
use crate::store::Reader;
use crate::time::Instant;
use engine::formats::hands::HandRecord;
use engine::house::key;
use engine::play::Act;

/// The table where a hand was played, and that somebody dealt it beside the game. For a hand from a file, its dealer by turn is
/// up to date.
pub fn table_of(
    session: &mut Session<'_, '_>,
    wanted: &mut WantedHand,
    players: &[PlayerId],
) -> Result<(Tonight, Option<Notice>), BankError> {
    let table = session.tonight()?.table_of(players)?;
    check_one_table(&table, &wanted.dealt())?;
    check_aside(&table, wanted, session.journal().stamp().at)?;
    check_chairs(&table, players, &wanted.absent)?;
    let DealerSaid::InFile(deals) = wanted.dealer else { return Ok((table, None)) };
    // The file's dealer keeps the deal, with or without cards.
    let away = wanted.away(&table).into_iter().filter(|player| deals != Some(*player));
    let away: Vec<PlayerId> = away.collect();
    let table = by_now(session, table, (players, &away))?;
    let beside = dealt_beside(session.journal().reader(), &table, wanted)?;
    Ok((table, beside))
}

/// A dealer without cards, as a file names them, is checked like any other: a player deals in turn, and somebody beside the game
/// only if the house has that.
fn dealt_beside(
    reader: Reader<'_>,
    table: &Tonight,
    wanted: &mut WantedHand,
) -> Result<Option<Notice>, BankError> {
    let Some(named) = wanted.beside else { return Ok(None) };
    let dealt = wanted.dealt();
    let button = wanted.players.get(wanted.record.setup.button).copied().flatten();
    if let Some(button) = button.filter(|button| dealt.contains(&named) && *button != named) {
        let [name, button] = [named, button].map(|player| table.name(player).to_owned());
        return Err(Refusal::new(ResultRefused::DealtAnother { name, button }).into());
    }
    let beside = dealing_beside::beside(table, named);
    if beside.is_none() {
        let only = pot_for::of_tonight(reader, table)?;
        seats::check_named(table, &dealt, (named, only.as_deref()))?;
    }
    wanted.dealer = DealerSaid::InFile(Some(named).filter(|_| beside.is_none()));
    Ok(beside)
}

/// Refuses a hand in which somebody waits for a blind but got cards, or isn't at this table.
fn check_aside(table: &Tonight, wanted: &WantedHand, now: Instant) -> Result<(), Refusal> {
    let dealt = wanted.dealt();
    let aside: Vec<PlayerId> = wanted.aside.iter().map(|aside| aside.player).collect();
    if let Some(both) = aside.iter().find(|player| dealt.contains(player)) {
        let name = table.name(*both).to_owned();
        return Err(Refusal::new(ResultRefused::WaitsAndPlays { name }));
    }
    check_beside(table, (&dealt, now), &aside)
}

/// Who sits there with chips and got no cards, if the house collects the blinds that passed them (DAV-27) or has newcomers post
/// one. `told` is what's known of them; anybody not in it was away.
pub fn aside(
    tonight: &Tonight,
    record: &HandRecord,
    players: &[Option<PlayerId>],
    told: &[Aside],
) -> Vec<Aside> {
    let says = |key, word| tonight.house.word(key).is_some_and(|said| said.value == word);
    let asks = says(key::BLINDS_MISSED, "one-of-each-or-wait") || says(key::BLINDS_NEWCOMER, "posts-big");
    let blinds = record.setup.places.iter().any(|place| place.blind.is_positive());
    if !asks || !blinds {
        return Vec::new();
    }
    let chairs = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let out = chairs.filter(|player| !players.contains(&Some(*player)));
    out.filter(|player| tonight.evening.chips(*player).is_positive())
        .map(|player| {
            told.iter().find(|aside| aside.player == player).copied().unwrap_or(Aside::away(player))
        })
        .collect()
}

/// Whose chairs are at the table of a hand, if blinds can come to chairs without cards (DAV-25), the button is at one, or a file
/// names one; nothing if that doesn't matter.
pub fn whose_chairs(reader: Reader<'_>, table: &Tonight, wanted: &WantedHand) -> Result<Chairs, BankError> {
    let blinds = wanted.record.setup.places.iter().any(|place| place.blind.is_positive());
    let said = &wanted.chairs.places;
    let mut known = if said.is_empty() { wanted.players.clone() } else { said.clone() };
    let button = wanted.record.setup.button;
    if let (DealerSaid::InFile(Some(owner)), Some(place @ None)) = (wanted.dealer, known.get_mut(button)) {
        *place = Some(owner);
    }
    let first = wanted.players.iter().flatten().next();
    // A chair without cards that has a name in the file keeps it.
    let is_named =
        known.iter().zip(&wanted.players).any(|(owner, player)| owner.is_some() && player.is_none());
    let matters = asked(table) || is_named || wanted.players.get(button) == Some(&None);
    let (Some(first), true) = (first, blinds && matters) else { return Ok(Chairs::default()) };
    let (here, next) = coming_to(reader, table, *first)?;
    let found = chairs(&with_kept_chairs(&here.evening, &next), &known);
    let all_dealt = !wanted.players.contains(&None);
    Ok(if all_dealt { Chairs { places: Vec::new(), ..found } } else { found })
}

/// Everybody who sits at the table of a hand told without its acts, clockwise, if the next hand needs it: where the blinds go on
/// without a gap, and in a match game, which goes on with the players who started it.
pub fn table_now(reader: Reader<'_>, table: &Tonight, hand: &HandPlayed) -> Result<Chairs, BankError> {
    let Some(first) = hand.seats.first() else { return Ok(Chairs::default()) };
    if !asked(table) {
        if !is_match_game(&table.house, &hand.game) {
            return Ok(Chairs::default());
        }
        // A pot that waits for some players is played by them alone, with chips or without.
        let only = pot_for::of_tonight(reader, table)?;
        let has_chips = |player: &PlayerId| chips_here(&table.evening, *player).is_positive();
        let plays =
            |player: &PlayerId| only.as_ref().map_or_else(|| has_chips(player), |only| only.contains(player));
        let here = seated(&table.evening).into_iter().map(|(_, player)| player);
        return Ok(Chairs::all(here.filter(plays).collect()));
    }
    let (here, next) = coming_to(reader, table, first.player)?;
    let has_chips = |player: PlayerId| chips_here(&here.evening, player).is_positive();
    Ok(Chairs::told(with_kept_chairs(&here.evening, &next), has_chips))
}

/// True if the table must have named the dealer of a file's bad deal: it wasn't that player's turn, the table had named another one
/// for the deal, or no hand was played before.
pub fn is_named(
    reader: Reader<'_>,
    table: &Tonight,
    wanted: &WantedHand,
    is_out_of_turn: bool,
) -> Result<bool, BankError> {
    let is_bad = wanted.record.acts.contains(&Act::Misdeal);
    let first = wanted.players.iter().flatten().next().filter(|_| is_bad && !is_out_of_turn);
    let Some(first) = first else { return Ok(is_out_of_turn) };
    let (here, next) = coming_to(reader, table, *first)?;
    let dealer = wanted.players.get(wanted.record.setup.button).copied().flatten();
    let by_turn = here.evening.deals.last().is_none_or(|deal| deal.by_turn);
    let other = due_dealer(&here.evening).filter(|_| !by_turn).is_some_and(|due| Some(due) != dealer);
    Ok(other || next.last().is_none())
}

/// Notes who dealt a hand that is known by its acts. A bad deal from an empty chair leaves the button there (DAV-25).
pub fn note_who_dealt(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    (wanted, played): (&WantedHand, &HandPlayed),
    dealer: Option<PlayerId>,
) -> Result<(), BankError> {
    let dead = dead_deal(tonight, &wanted.record.setup, &wanted.players).filter(|_| played.keeps_the_deal());
    match dead {
        Some(deals) if !button_outside(session.journal().reader(), tonight, wanted)? => {
            note(session, tonight, played, (deals, true), wanted.named)
        }
        _ => note_dealer(session, tonight, played, (dealer, wanted.named)),
    }
}

/// True if the player on the button has chips and isn't in the pot that waits: the chair isn't empty, and it's that player's
/// deal.
fn button_outside(reader: Reader<'_>, tonight: &Tonight, wanted: &WantedHand) -> Result<bool, BankError> {
    let button = wanted.chairs.places.get(wanted.record.setup.button).copied().flatten();
    let Some(button) = button.filter(|button| tonight.evening.chips(*button).is_positive()) else {
        return Ok(false);
    };
    let here = tonight.at_table_with(wanted.dealt());
    Ok(pot_for::of_tonight(reader, &here)?.is_some_and(|only| !only.contains(&button)))
}

/// A hand that names its house is played there.
pub fn check_house(tonight: &Tonight, house: Option<&str>) -> Result<(), Refusal> {
    let here = tonight.house.name();
    match house.filter(|house| *house != here) {
        None => Ok(()),
        Some(house) => {
            let (house, tonight) = (house.to_owned(), here.to_owned());
            Err(Refusal::new(RecordedHandRefused::OtherHouse { house, tonight }))
        }
    }
}
