//! `hand show`, `hand why`: one hand, its figures, its reasons, and what it moved in the ledger.

use crate::answer::Amount;
use crate::answer::hand::{Entry, Hand, Shown, Why};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::render;
use crate::render::event::postings;
use crate::render::hand_shown::{declared, notation};
use crate::render::names::Names;
use crate::render::page::name;
use crate::render::replay::Telling;
#[cfg(feature = "web")]
use crate::render::shots::{Shot, by_result};
use clap::Args;
use engine::formats::hands::HandRecord;
use engine::hand::PotPaid;
use engine::money::{Currency, Money};
use engine::play::End;
use ledger::accounts::Posting;
use ledger::bank::hands::{self, WhichHand};
use ledger::bank::kept_hand;
use ledger::bank::loaded::load_night;
use ledger::bank::party;
use ledger::bank::searching::why_void;
use ledger::journal::HandPlayed;
use ledger::night::Tonight;
use ledger::night::hand_frames::{Frame, frames};
#[cfg(feature = "web")]
use ledger::night::hand_public;
use ledger::night::party_game::DEPTH;
use ledger::refusal::Refusal;
use ledger::store::{Event, HandRow, Reader};

/// Show one hand
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook hand show 12\n  housebook hand show 3 --night 2")]
pub struct Show {
    #[command(flatten)]
    which: Chosen,
}

/// A hand, chosen by number.
#[derive(Debug, Args)]
pub struct Chosen {
    /// The hand's number in its night
    number: u32,
    /// The night (else the last)
    #[arg(long, value_name = "N")]
    night: Option<u32>,
}

impl Chosen {
    /// The hand that is meant.
    #[must_use]
    pub const fn which(&self) -> WhichHand {
        WhichHand { night: self.night, number: self.number }
    }
}

/// A hand with everything known about it.
struct Found {
    night: Tonight,
    row: HandRow,
    event: Event,
    hand: HandPlayed,
    notes: Vec<String>,
    /// Why it does not count.
    why_void: Option<String>,
}

impl Show {
    /// Looks at the figures and the reasons.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let found = find(context, self.which.which())?;
        let names = naming::names(context.look()?.reader())?;
        let course = [told_course(context, &found)?].into_iter().chain(dealt_from(&found)?);
        let course = course.collect::<Vec<_>>().join("\n");
        let moved = postings(found.event.entry.postings(), &names, found.night.currency);
        let called = render::hand_shown::called(&found.night, &found.hand);
        let answer = answer(found, &names);
        let text = render::hand_shown::page(&answer, &called, course, moved);
        Ok(Reply::look(text, answer))
    }

    /// Says only why.
    pub fn why(self, context: &mut Context) -> Result<Reply, Failure> {
        let found = find(context, self.which.which())?;
        let hand = Hand::of(&found.night, &found.hand);
        Ok(Reply::look(render::hand::why(&hand), Why { hand: hand.hand, why: hand.why }))
    }
}

/// One hand for people who may not see everything: no seed, no salt, nothing from the ledger, no card that nobody showed.
#[cfg(feature = "web")]
pub fn for_everybody(context: &Context, which: WhichHand) -> Result<(String, Shown, Vec<Shot>), Failure> {
    let found = find(context, which)?;
    let names = naming::names(context.look()?.reader())?;
    let full = full(context, &found)?.map(Full::for_everybody);
    let course = match &full {
        Some(full) => full.text(&found),
        None => told_course(context, &found)?,
    };
    let called = render::hand_shown::called(&found.night, &found.hand);
    let shots = match &full {
        Some(full) => full.shots(&Hand::of(&found.night, &found.hand)),
        None if found.hand.depth == DEPTH => moves(&found)?,
        None => vec![by_result(&Hand::of(&found.night, &found.hand))],
    };
    let answer = answer(found, &names);
    Ok((render::hand_shown::page(&answer, &called, course, None), answer, shots))
}

/// The last shot of a hand, as everybody may see it.
#[cfg(feature = "web")]
pub fn last_shot(context: &Context, which: WhichHand) -> Result<Option<Shot>, Failure> {
    Ok(for_everybody(context, which)?.2.pop())
}

/// The moves of a game that isn't a card hand, one page each.
#[cfg(feature = "web")]
fn moves(found: &Found) -> Result<Vec<Shot>, Failure> {
    let play = party::read_named(&found.night, &found.hand)?;
    let pages = render::party::course(&play)?.into_iter().map(|page| page.join("\n\n"));
    let end = by_result(&Hand::of(&found.night, &found.hand));
    Ok(pages.map(|text| Shot { text, ..Shot::default() }).chain([end]).collect())
}

/// A hand that was played, and its night in the hand's own unit (money or chips).
pub fn played_at(reader: Reader<'_>, row: &HandRow) -> Result<(Tonight, Event, HandPlayed), Failure> {
    let (event, hand) = hands::played(reader, row)?;
    let mut night = load_night(reader, row.night_id)?;
    night.currency = hand.asset().counted_in(night.currency);
    Ok((night, event, hand))
}

fn find(context: &Context, which: WhichHand) -> Result<Found, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let row = which.find(reader)?;
    let (night, event, hand) = played_at(reader, &row)?;
    let (notes, why_void) = (reader.hand_notes(row.id)?, why_void(reader, &row)?);
    Ok(Found { night, row, event, hand, notes, why_void })
}

/// The acts, or the figures if they aren't known.
fn told_course(context: &Context, found: &Found) -> Result<String, Failure> {
    let told = course(context, found)?;
    Ok(told.unwrap_or_else(|| render::hand_shown::figures(&found.night, &found.hand)))
}

/// What the program threw the dice or dealt the cards from.
fn dealt_from(found: &Found) -> Result<Vec<String>, Failure> {
    if found.hand.depth != DEPTH {
        return Ok(Vec::new());
    }
    Ok(match party::record(&found.hand)?.begun.dealt {
        Some(dealing) if dealing.has_a_seed() => {
            let word = name(&dealing.salt);
            let said = match dealing.uncommitted {
                true => format!(
                    "and the word `{word}`, which came before the seed's hash, so nothing was committed"
                ),
                false => format!("and the word `{word}`"),
            };
            vec![format!("rolled and dealt from the seed {}", dealing.seed), said]
        }
        Some(_) => vec!["rolled and dealt by the program".to_owned()],
        None => Vec::new(),
    })
}

/// A hand with every act, street by street; none if only its figures are known.
fn course(context: &Context, found: &Found) -> Result<Option<String>, Failure> {
    if found.hand.depth == DEPTH {
        let play = party::read_named(&found.night, &found.hand)?;
        let moves = render::party::course(&play)?.into_iter().map(|[happened, _]| happened);
        let told: Vec<String> = moves.collect();
        return Ok(Some([render::party::sheet(&play), told.join("\n")].join("\n\n")));
    }
    Ok(full(context, found)?.map(|full| full.text(found)))
}

/// A hand with every act, and how it ended.
struct Full {
    record: HandRecord,
    frames: Vec<Frame>,
    /// What everybody had afterwards.
    after: Vec<Option<Money>>,
    pots: Vec<PotPaid>,
    currency: Currency,
}

fn full(context: &Context, found: &Found) -> Result<Option<Full>, Failure> {
    if found.hand.depth != "full" {
        return Ok(None);
    }
    let store = context.look()?;
    let currency = found.night.currency;
    let record = kept_hand::read_named(&found.hand, currency, &found.night.people)?;
    let outcome = kept_hand::again(store.reader(), &found.row, &found.hand, &record)?;
    let frames = frames(&record.setup, &record.acts)?;
    let mut after = frames.last().map(|frame| frame.stacks.clone()).unwrap_or_default();
    outcome.end.pay(&mut after).map_err(Refusal::from)?;
    let pots = match &outcome.end {
        End::Settled(settled) => settled.settlement.pots().to_vec(),
        _ => Vec::new(),
    };
    Ok(Some(Full { record, frames, after, pots, currency }))
}

impl Full {
    fn telling(&self) -> Telling<'_> {
        Telling { setup: &self.record.setup, frames: &self.frames, currency: self.currency }
    }

    fn text(&self, found: &Found) -> String {
        let telling = self.telling();
        let mut parts = vec![telling.table(&self.after), telling.streets()];
        if !self.pots.is_empty() {
            parts.push(telling.pots(&self.pots));
        }
        parts.extend(declared(&found.night.house, &self.record.setup, &self.record.acts));
        parts.extend(notation(&found.night.house, &self.record.setup));
        parts.join("\n\n")
    }

    /// Leaves out the cards nobody showed.
    #[cfg(feature = "web")]
    fn for_everybody(mut self) -> Self {
        self.frames = hand_public::for_everybody(&self.frames);
        self
    }

    #[cfg(feature = "web")]
    fn shots(&self, hand: &Hand) -> Vec<Shot> {
        let telling = self.telling();
        let end = telling.end(hand, &self.after, &self.pots);
        telling.shots().into_iter().chain(end).collect()
    }
}

fn answer(found: Found, names: &Names) -> Shown {
    let Found { night, row, event, hand, notes, why_void } = found;
    let entry = |posting: &Posting| Entry {
        event: event.seq,
        party: names.word(posting.party).to_owned(),
        asset: posting.asset.word(),
        amount: Amount::new(posting.amount, posting.asset.counted_in(night.currency)),
    };
    Shown {
        hand: Hand::of(&night, &hand),
        night: row.night,
        event: event.seq,
        record: hand.record,
        tags: row.tags,
        notes,
        void: why_void,
        entries: event.entry.postings().iter().map(entry).collect(),
        at: clock::when(event.at),
        voided: row.voided,
    }
}
