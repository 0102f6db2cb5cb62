//! Evenings from hand files: the hands by time, with a long pause ending an evening.

use crate::cli::failure::Failure;
use crate::cli::hand_time;
use crate::cli::verbs::hand::{file, unit};
use crate::cli::verbs::import::Unit;
use crate::cli::verbs::import::place::{bad, unit_unsaid};
use crate::render::refusal::retold;
use engine::formats::hands::phh::Held;
use engine::formats::hands::poker_now::evening::{LoggedMoment, LoggedPlayer, Played, What};
use engine::formats::hands::{
    FileKind, HandFault, HandRecord, SITE_RULES, Scale, Spot, each, readable, scaled, sniff,
};
use engine::formats::line::Houses;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use ledger::bank::BankError;
use ledger::bank::importing::PAUSE;
use ledger::bank::on_site;
use ledger::formats::essence::Essence;
use ledger::night::hand_full;
use ledger::refusal::Refusal;
use ledger::time::Instant;
use std::collections::BTreeMap;

/// One evening: each hand with the name of its file and its time.
pub type Evening = Vec<(String, Instant, LoggedMoment)>;

/// The evenings of these files, in order of time; amounts in the book's unit.
///
/// # Errors
///
/// Not a hand file; a hand that can't be read, doesn't say when it was played or what everybody had, was played by a house's own
/// rules, or is dated after `now`.
pub fn evenings(
    texts: &[(String, String)],
    said: Option<Unit>,
    (currency, now): (Currency, Instant),
) -> Result<Vec<Evening>, Failure> {
    let houses = Houses::presets();
    let mut hands: Evening = Vec::new();
    let mut seen = Seen::default();
    for (name, text) in texts {
        let kind = sniff(name, text).filter(|kind| *kind != FileKind::Showdowns);
        let Some(kind) = kind else { return Err(file::fault_of(name, &file::no_hands())) };
        if kind == FileKind::PokerNow {
            let message = format!("`{name}` is a Poker Now game log; import it by itself");
            return Err(Refusal::worded("two-evenings", message).hint("import poker-now --help").into());
        }
        // A whole file says what its numbers count: one hand may have only whole ones.
        let mut has_decimals = false;
        if said.is_some() || text.contains(unit::POKER_NOW) {
            each(kind, text, Held::by_name(&houses), &mut |read| {
                has_decimals |= read.is_ok_and(|read| read.setup.currency.decimals() > 0);
            });
        }
        let mut failed = None;
        each(kind, text, Held::by_name(&houses), &mut |read| {
            if failed.is_none() {
                match read
                    .map_err(|fault| file::fault_of(name, &fault))
                    .and_then(|read| hand(name, read, (said, has_decimals), (currency, now)))
                {
                    Ok((at, mark, moment)) => {
                        if seen.is_new(at, mark) {
                            hands.push((name.clone(), at, moment));
                        }
                    }
                    Err(failure) => failed = Some(failure),
                }
            }
        });
        if let Some(failure) = failed {
            return Err(failure);
        }
    }
    hands.sort_by_key(|(_, at, _)| *at);
    let near = |one: &(String, Instant, LoggedMoment), other: &(String, Instant, LoggedMoment)| {
        other.1.0 - one.1.0 < PAUSE
    };
    Ok(hands.chunk_by(near).map(<[_]>::to_vec).collect())
}

/// True if the text is the log or the ledger of a Poker Now game rather than hands.
pub fn is_of_a_game(name: &str, text: &str) -> bool {
    let kind = sniff(name, text);
    kind == Some(FileKind::PokerNow) || kind.is_none() && text.starts_with("player_nickname,")
}

/// True if a text starts like a file of hands, and not like a log.
pub fn are_hands(text: &str) -> bool {
    sniff("", text).is_some_and(|kind| !matches!(kind, FileKind::PokerNow | FileKind::Showdowns))
}

/// How a hand is recognized in another file: who sat there from the dealer's left, and everything they did.
type Mark = (Vec<String>, Essence);

/// The second a hand started in, and who played.
type Table = (i64, Vec<String>);

/// The hands so far.
#[derive(Default)]
struct Seen(BTreeMap<Table, Vec<Essence>>);

impl Seen {
    /// True unless the hand came before, in this file or another.
    fn is_new(&mut self, at: Instant, (names, essence): Mark) -> bool {
        let alike = self.0.entry((at.second(), names)).or_default();
        if alike.iter().any(|known| known.is_same(&essence)) {
            return false;
        }
        alike.push(essence);
        true
    }
}

fn mark(record: &HandRecord) -> Mark {
    let setup = &record.setup;
    let names = setup.taking_part().left_of(setup.button).map(|seat| setup.name(seat)).collect();
    (names, Essence::of(record, &vec![None; setup.places.len()]))
}

/// One hand as an event at a time.
fn hand(
    name: &str,
    record: &HandRecord,
    unit_said: (Option<Unit>, bool),
    (currency, now): (Currency, Instant),
) -> Result<(Instant, Mark, LoggedMoment), Failure> {
    readable(record).map_err(|fault| file::fault_of(name, &fault))?;
    let spot = record.spots.first().copied().unwrap_or_default();
    let at = hand_time::of(&record.notes)
        .map_err(|message| bad(name, spot, &message))?
        .ok_or_else(|| bad(name, spot, "the hand doesn't say when it was played"))?;
    if let Some(said) = hand_time::ahead(&record.notes, Some(at), now) {
        return Err(bad(name, spot, &said));
    }
    if let Some(house) = record.house.as_deref().filter(|house| *house != SITE_RULES) {
        let message =
            format!("the hand was played under `{house}` rules; add it on a night at that house (hand add)");
        return Err(bad(name, spot, &message));
    }
    let here = |refusal: Refusal| {
        let place = format!("{name}:{}:{}", spot.line, spot.column);
        Failure::from(BankError::BadLine(retold(refusal, |told| format!("{place}: {told}"))))
    };
    unit::check_currency(record, currency).map_err(here)?;
    unit::check_for_money(record).map_err(here)?;
    let scale = scale((name, spot), record, unit_said, currency)?;
    let mut record = record.clone();
    scaled(&mut record, currency, scale).map_err(|refusal| bad(name, spot, &refusal.message))?;
    let (seats, mark) = (seats(name, spot, &record)?, mark(&record));
    let told = match ended(&record) {
        Ok(finishing) => Ok(HandRecord { finishing: Some(finishing), ..record }),
        Err(message) => Err(HandFault { spot, action: None, message }),
    };
    let what = What::Hand(Box::new(Played { record: told, seats, paid: None, is_in_log: true }));
    Ok((at, mark, LoggedMoment { spot, at: String::new(), what }))
}

/// What the amounts of a hand count: what the line says, else what they say themselves. Whole numbers from a site that plays in
/// cents and dollars don't say.
fn scale(
    (name, spot): (&str, Spot),
    record: &HandRecord,
    (said, has_decimals): (Option<Unit>, bool),
    currency: Currency,
) -> Result<Scale, Failure> {
    match said {
        Some(Unit::Cents) if has_decimals => {
            Err(bad(name, spot, "the file has amounts like 0.50, so it doesn't count in cents"))
        }
        Some(Unit::Cents) => Ok(Scale::Minor),
        None if !has_decimals && currency.decimals() > 0 && unit::is_unsaid(record) => Err(unit_unsaid()),
        Some(Unit::Whole) | None => Ok(Scale::Whole),
    }
}

/// Everybody at the table with what they had before the hand.
fn seats(name: &str, spot: Spot, record: &HandRecord) -> Result<Vec<(LoggedPlayer, Option<usize>)>, Failure> {
    let places = record.setup.places.iter().enumerate().filter(|(_, place)| place.takes_part());
    let seat = |(seat, place): (usize, &engine::play::Place)| {
        let id = record.setup.name(seat);
        let unknown = || bad(name, spot, &format!("the hand doesn't say how much `{}` had", id.as_typed()));
        let stack = place.stack.ok_or_else(unknown)?;
        Ok((LoggedPlayer { nickname: id.clone(), id, stack }, Some(seat)))
    };
    places.map(seat).collect()
}

/// What everybody had after the hand: from the file, else by playing it; or why that is unknown.
fn ended(record: &HandRecord) -> Result<Vec<Money>, String> {
    if let Some(finishing) = &record.finishing {
        return Ok(finishing.clone());
    }
    let rules = on_site::rules().map_err(|error| error.to_string())?;
    let outcome =
        hand_full::play(&record.setup, &record.acts, rules).map_err(|(_, refusal)| refusal.message)?;
    let places = record.setup.places.iter().zip(&outcome.figures);
    let after = places.map(|(place, (put_in, returned, won))| {
        place.stack.unwrap_or_default().minus(*put_in)?.plus(*returned)?.plus(*won)
    });
    after.collect::<Result<_, _>>().map_err(|overflow| overflow.to_string())
}
