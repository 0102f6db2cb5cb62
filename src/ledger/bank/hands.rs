//! Recorded hands afterwards: finding them, tagging them, noting something about them, declaring them void.

use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{load_book, of_tonight};
use crate::bank::next_deal_off;
use crate::ids::HandId;
use crate::journal::{
    Fact, FundFact, HandFact, HandNoted, HandPlayed, HandTagged, HandVoided, InTournament, in_words,
};
use crate::night::tables::MAIN;
use crate::refusal::{Notice, Quoted, RecordedHandRefused, Refusal};
use crate::store::{Event, HandRow, Reader, StoreError};
use crate::tournament::Did;
use engine::calling::{listed, say};
use engine::formats::house::preset;
use engine::games::{party, spelled};
use engine::money::Money;

/// Which hand is meant: its number, and its night if that is not the last one with hands.
#[derive(Clone, Copy, Debug)]
pub struct WhichHand {
    pub night: Option<u32>,
    pub number: u32,
}

impl WhichHand {
    /// Finds the hand in the list of hands.
    pub fn find(self, reader: Reader<'_>) -> Result<HandRow, BankError> {
        let missing = RecordedHandRefused::Unknown { hand: self.number, night: self.night };
        Ok(reader.hand(self.night, self.number)?.ok_or_else(|| Refusal::new(missing))?)
    }
}

/// The event of a listed hand, and its fact.
pub fn played(reader: Reader<'_>, row: &HandRow) -> Result<(Event, HandPlayed), BankError> {
    let damaged = |what: &str| StoreError::Damaged(format!("event {} is {what}", row.seq));
    let event = reader.event(row.seq)?.ok_or_else(|| damaged("missing"))?;
    let Fact::Hand(HandFact::HandPlayed(hand)) = &event.fact else { return Err(damaged("no hand").into()) };
    let hand = hand.clone();
    Ok((event, hand))
}

/// The name under which hands of a game are counted, from what somebody calls the game: a game that was played under that name,
/// or else what the house means by it, or else what card rooms do.
pub fn counted_under(reader: Reader<'_>, said: &str) -> Result<String, BankError> {
    let (typed, name) = (listed(&said.to_lowercase()), spelled(said));
    let is_so = |played: &String| listed(played) == typed || *played == name;
    let played = reader.games_called()?.into_iter().map(|played| played.to_lowercase()).find(is_so);
    if let Some(played) = played {
        return Ok(listed(&played));
    }
    if let Some(row) = party::find(&name) {
        return Ok(row.name.to_owned());
    }
    let house = of_tonight(reader, load_book(reader)?.house)?;
    let called = house.and_then(|house| say(said, &house).ok());
    let called = called.or_else(|| say(said, &preset("casino")?).ok());
    Ok(called.map_or(typed, |called| listed(&called.name())))
}

/// The names under which hands of a game are listed: the one given, and every name played that counts as the same game.
pub fn called_so(reader: Reader<'_>, game: &str) -> Result<Vec<String>, BankError> {
    let wanted = counted_under(reader, game)?;
    let all = reader.games_called()?;
    let same = all.into_iter().filter(|name| listed(&name.to_lowercase()) == wanted);
    Ok(std::iter::once(game.to_owned()).chain(same).collect())
}

/// Adds tags to a hand or removes them. Returns those that changed something.
pub fn tag(
    session: &mut Session<'_, '_>,
    which: WhichHand,
    words: &[String],
    remove: bool,
) -> Result<(HandRow, Vec<String>), BankError> {
    let row = which.find(session.journal().reader())?;
    let mut tags: Vec<String> = Vec::new();
    for word in words {
        if row.tags.contains(word) == remove && !tags.contains(word) {
            tags.push(word.clone());
        }
    }
    if tags.is_empty() {
        return Err(nothing_to_tag(&row, words, remove).into());
    }
    let fact = HandTagged {
        night: row.night_id,
        hand: row.id,
        number: row.number,
        tags: tags.clone(),
        removed: remove,
    };
    session.record(&HandFact::HandTagged(fact).into())?;
    Ok((which.find(session.journal().reader())?, tags))
}

fn nothing_to_tag(row: &HandRow, words: &[String], remove: bool) -> Refusal {
    let (hand, night, tags) = (row.number, row.night, words.to_vec());
    Refusal::new(match remove {
        true => RecordedHandRefused::NotTagged { hand, night, tags },
        false => RecordedHandRefused::AlreadyTagged { hand, night, tags },
    })
}

/// Writes something down about a hand.
pub fn note(session: &mut Session<'_, '_>, which: WhichHand, text: &str) -> Result<HandRow, BankError> {
    let row = which.find(session.journal().reader())?;
    let (night, hand, number) = (row.night_id, row.id, row.number);
    session.record(&HandFact::HandNoted(HandNoted { night, hand, number, text: text.to_owned() }).into())?;
    Ok(row)
}

/// Declares a hand void: its event is reversed exactly, if nothing later depends on it.
///
/// The hand stays in the list, and its number isn't used again. Returns the hand, who won what in it, and notices about the next
/// deal.
pub fn void(
    session: &mut Session<'_, '_>,
    which: WhichHand,
    why: &str,
) -> Result<(HandRow, HandPlayed, Vec<Notice>), BankError> {
    let reader = session.journal().reader();
    let row = which.find(reader)?;
    check_voidable(reader, &row)?;
    let (event, hand) = played(reader, &row)?;
    let its = follows(reader, &event, &hand)?;
    let next = next_deal_off::after(reader, (&row, &hand))?;
    for event in next.iter().rev().chain(&its) {
        session.reverse(event)?;
    }
    session.reverse(&event)?;
    session.record(&HandFact::HandVoided(voided(&row, &hand, why)?).into())?;
    match session.rebuild() {
        Ok(()) => {
            let notices = next_deal_off::notices(&session.tonight()?, &row, &next);
            Ok((row, hand, notices))
        }
        Err(StoreError::Inapplicable { seq, refusal }) => {
            Err(in_the_way(session.journal().reader(), &row, seq, &refusal)?.into())
        }
        Err(error) => Err(error.into()),
    }
}

/// What its deal brought the fund goes back with it: the hand is dealt again, and paid for again. A dealer noted by the hand
/// itself isn't due for it anymore: the next hand goes by what was known before. And a player it put out of a tournament is in
/// again.
fn follows(reader: Reader<'_>, event: &Event, hand: &HandPlayed) -> Result<Vec<Event>, BankError> {
    let Some((first, last)) = reader.request_span(event.seq)? else { return Ok(Vec::new()) };
    let its = |event: &Event| {
        paid_for(event, hand.hand)
            || next_deal_off::dealer_in(&event.fact).is_some()
            || matches!(&event.fact, Fact::Tournament(InTournament { did: Did::Out(out), .. }) if out.hand == Some(hand.number))
    };
    let mut follows: Vec<Event> = reader.events_between(first, last)?.into_iter().filter(its).collect();
    follows.extend(given_later(reader, last, hand.hand)?);
    Ok(follows)
}

/// What the fund was given after this event for the deal of a hand, and still has.
pub fn given_later(reader: Reader<'_>, after: u64, hand: HandId) -> Result<Vec<Event>, BankError> {
    let mut given = Vec::new();
    for event in reader.events_between(after.saturating_add(1), reader.last_seq()?)? {
        if paid_for(&event, hand) && reader.undone_by(event.seq)?.is_none() {
            given.push(event);
        }
    }
    Ok(given)
}

/// True for what the fund got for the deal of a hand.
fn paid_for(event: &Event, hand: HandId) -> bool {
    matches!(&event.fact, Fact::Fund(FundFact::FundPaid(paid)) if paid.hand == Some(hand))
}

fn voided(row: &HandRow, hand: &HandPlayed, why: &str) -> Result<HandVoided, BankError> {
    let pot: Money = hand.pot()?;
    Ok(HandVoided {
        night: hand.night,
        hand: hand.hand,
        number: hand.number,
        seq: row.seq,
        game: hand.game.clone(),
        depth: hand.depth.clone(),
        pot,
        players: hand.seats.iter().map(|seat| seat.player).collect(),
        why: why.to_owned(),
        tournament: hand.tournament.map(|stage| stage.id),
        print: hand.print.clone(),
        table: Some(row.table).filter(|table| *table != MAIN),
    })
}

fn check_voidable(reader: Reader<'_>, row: &HandRow) -> Result<(), BankError> {
    if let Some(event) = row.voided {
        return Err(Refusal::new(RecordedHandRefused::AlreadyVoid { hand: row.number, event }).into());
    }
    if reader.evening(row.night_id)?.closed.is_some() {
        return Err(Refusal::new(RecordedHandRefused::NightIsClosed { night: row.night }).into());
    }
    Ok(())
}

fn in_the_way(reader: Reader<'_>, row: &HandRow, seq: u64, why: &Refusal) -> Result<Refusal, BankError> {
    let event = reader.event(seq)?;
    let kind = event.as_ref().map_or("", |event| in_words(&event.kind)).to_owned();
    let why = (*why.why).clone();
    Ok(Refusal::new(Quoted::HandStands { hand: row.number, event: row.seq, on: seq, kind, why }))
}
