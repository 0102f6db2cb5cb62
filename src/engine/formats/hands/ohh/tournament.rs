//! The tournament a hand was played in: notes of the hand here, an object of its own there.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh::out::{Number, OutSpeed, OutTournament};
use crate::formats::hands::ohh::part::Source;
use crate::formats::hands::ohh::spec::{OhhSpeed, OhhTournament};
use serde_json::value::RawValue;

/// The notes, in the order of the specification; the first names the tournament.
pub const NOTES: [&str; 12] = [
    "tournament",
    "tournament-name",
    "tournament-started",
    "tournament-currency",
    "tournament-entry",
    "tournament-bounty",
    "tournament-fee",
    "tournament-stack",
    "tournament-type",
    "tournament-flags",
    "tournament-speed",
    "tournament-round",
];

/// What the first note says if a file knows only that there was a tournament.
const UNNAMED: &str = "yes";

/// What separates two flags.
const BETWEEN: &str = ", ";

/// A note of a hand: its name and its words.
pub(crate) type Note = (String, String);

/// What a hand tells of the tournament it was played in; amounts are plain numbers, and empty values are left out.
#[derive(Clone, Debug, Default)]
pub struct PlayedIn {
    /// Its number.
    pub number: String,
    /// Its name.
    pub name: String,
    /// When it began, in UTC.
    pub started: String,
    /// The code of the currency that was paid in.
    pub currency: String,
    /// What an entry costs, without bounty and fee.
    pub entry: String,
    /// The bounty on a player's head.
    pub bounty: String,
    /// What the room takes out of an entry.
    pub fee: String,
    /// The stack everybody begins with.
    pub stack: String,
    /// True if a player who is out may enter again.
    pub has_reentry: bool,
    /// True if there are bounties.
    pub has_bounty: bool,
    /// The minutes of a round, if it goes by the clock.
    pub round_minutes: Option<String>,
}

/// The notes of a hand of this tournament. It is one table.
#[must_use]
pub fn notes_of(on: PlayedIn) -> Vec<Note> {
    let flags = [("Bounty", on.has_bounty), ("Re-Entry", on.has_reentry)];
    let flags: Vec<&str> = flags.iter().filter(|(_, set)| *set).map(|(flag, _)| *flag).collect();
    let speed = if on.round_minutes.is_some() { "Normal" } else { "" };
    named([
        on.number,
        on.name,
        on.started,
        on.currency,
        on.entry,
        on.bounty,
        on.fee,
        on.stack,
        "STT".to_owned(),
        flags.join(BETWEEN),
        speed.to_owned(),
        on.round_minutes.unwrap_or_default(),
    ])
}

/// The notes from a file: what it says of the tournament, or only that there was one.
pub(crate) fn read<'a>(
    source: Source<'_, 'a>,
    (played_in, info): (Option<bool>, Option<&'a RawValue>),
) -> Result<Vec<Note>, HandFault> {
    // Other programs write an empty text if there is no object.
    let Some(info) = info.filter(|info| !["\"\"", "null"].contains(&info.get())) else {
        return Ok(if played_in == Some(true) {
            vec![(NOTES[0].to_owned(), UNNAMED.to_owned())]
        } else {
            Vec::new()
        });
    };
    let told: OhhTournament<'a> = source.part(info)?;
    let speed: OhhSpeed<'a> = if_any(source, told.speed)?.unwrap_or_default();
    let flags: Vec<String> = if_any(source, told.flags)?.unwrap_or_default();
    let text = |raw| source.text(raw).map(Option::unwrap_or_default);
    Ok(named([
        source.text(told.tournament_number)?.unwrap_or_else(|| UNNAMED.to_owned()),
        text(told.name)?,
        text(told.start_date_utc)?,
        text(told.currency)?,
        text(told.buyin_amount)?,
        text(told.bounty_fee_amount)?,
        text(told.fee_amount)?,
        text(told.initial_stack)?,
        text(told.kind)?,
        flags.join(BETWEEN),
        text(speed.kind)?,
        text(speed.round_time)?,
    ]))
}

/// A part that other programs write as an empty text if it is missing.
fn if_any<'a, T: serde::Deserialize<'a>>(
    source: Source<'_, 'a>,
    raw: Option<&'a RawValue>,
) -> Result<Option<T>, HandFault> {
    raw.filter(|raw| raw.get() != "\"\"").map(|raw| source.part(raw)).transpose()
}

/// The notes that aren't empty, with their names.
fn named(words: [String; 12]) -> Vec<Note> {
    let notes = NOTES.into_iter().zip(words).filter(|(_, text)| !text.is_empty());
    notes.map(|(name, text)| (name.to_owned(), text)).collect()
}

/// The object for the notes of a hand; `None` if they name no tournament. A figure that cannot be read is left out.
#[must_use]
pub(crate) fn written(notes: &[Note]) -> Option<OutTournament<'_>> {
    let [number, name, started, currency, entry, bounty, fee, stack, kind, flags, speed, round] =
        NOTES.map(|name| notes.iter().find(|(of, _)| of == name).map(|(_, text)| text.as_str()));
    let speed = speed.map(|kind| OutSpeed { kind, round_time: round.and_then(figure) });
    number.map(|number| OutTournament {
        tournament_number: Some(number).filter(|number| *number != UNNAMED),
        name,
        start_date_utc: started,
        currency,
        buyin_amount: entry.and_then(figure),
        bounty_fee_amount: bounty.and_then(figure),
        fee_amount: fee.and_then(figure),
        initial_stack: stack.and_then(figure),
        kind,
        flags: flags.map(|flags| flags.split(BETWEEN).collect()).unwrap_or_default(),
        speed,
    })
}

fn figure(text: &str) -> Option<Number> {
    serde_json::from_str::<serde_json::Number>(text).ok()?;
    RawValue::from_string(text.to_owned()).ok()
}
