//! `hand show`, `hand why`: one hand, its figures, its reasons, and what it moved in the ledger.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::result::{answer, sentence};
use crate::render;
use crate::render::event::postings;
use crate::render::page::{name, or_dash, table, wrapped};
use crate::render::replay::Telling;
use clap::Args;
use engine::calling;
use engine::formats::hands::HandRecord;
use engine::house::key;
use engine::money::Money;
use engine::play::{Act, End, Setup};
use engine::refusal::Refusal;
use ledger::bank::hands::{self, Which};
use ledger::bank::kept_hand;
use ledger::bank::loaded::load_night;
use ledger::bank::party;
use ledger::bank::searching::why_void;
use ledger::journal::HandPlayed;
use ledger::night::Tonight;
use ledger::night::hand_frames::frames;
use ledger::night::party_game::DEPTH;
use ledger::store::{Event, HandRow};
use serde_json::{Value, json};

/// Show one hand: figures, reasons, what was said of it, what it moved
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook hand show 12")]
pub struct Show {
    #[command(flatten)]
    which: Chosen,
}

/// A hand, chosen by number.
#[derive(Debug, Args)]
pub struct Chosen {
    /// Its number in its night
    number: u32,
    /// The night (else the last)
    #[arg(long, value_name = "N")]
    night: Option<u32>,
}

impl Chosen {
    /// The hand that is meant.
    #[must_use]
    pub const fn which(&self) -> Which {
        Which { night: self.night, number: self.number }
    }
}

/// A hand with everything that is known of it.
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
        let found = self.find(context)?;
        let names = naming::names(context.look()?.reader())?;
        let mut text = vec![format!(
            "{} (event {}, {})",
            sentence(&found.night, &found.hand),
            found.event.seq,
            clock::shown(found.event.at)
        )];
        text.extend(called(&found).iter().map(|line| wrapped(line)));
        text.extend(remarks(&found));
        text.push(String::new());
        text.push(match course(context, &found)? {
            Some(told) => told,
            None => figures(&found.night, &found.hand),
        });
        text.extend(reasons(&found.hand));
        if let Some(moved) = postings(found.event.entry.postings(), &names, found.night.currency) {
            text.extend([String::new(), format!("in the ledger (show {}):", found.event.seq), moved]);
        }
        Ok(Reply::look(text.join("\n"), object(&found, &names)))
    }

    /// Says only why.
    pub fn why(self, context: &mut Context) -> Result<Reply, Failure> {
        let found = self.find(context)?;
        let mut text = vec![sentence(&found.night, &found.hand)];
        if found.hand.why.is_empty() {
            text.push("recorded by its result: the table decided, not the engine".to_owned());
        }
        text.extend(reasons(&found.hand));
        let why: Vec<Value> =
            found.hand.why.iter().map(|(rule, text)| json!({ "rule": rule, "text": text })).collect();
        Ok(Reply::look(text.join("\n"), json!({ "hand": found.hand.number, "why": why })))
    }

    fn find(&self, context: &Context) -> Result<Found, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let row = self.which.which().find(reader)?;
        let (event, hand) = hands::played(reader, &row)?;
        let mut night = load_night(reader, row.night_id)?;
        night.currency = hand.asset().counted_in(night.currency);
        let (notes, why_void) = (reader.hand_notes(row.id)?, why_void(reader, &row)?);
        Ok(Found { night, row, event, hand, notes, why_void })
    }
}

/// A hand with every act, street by street; none where only its figures are known.
fn course(context: &Context, found: &Found) -> Result<Option<String>, Failure> {
    if found.hand.depth == DEPTH {
        let play = party::read_named(&found.night, &found.hand)?;
        let moves = render::party::course(&play)?.into_iter().map(|[happened, _]| happened);
        let mut told: Vec<String> = moves.collect();
        match party::record(&found.hand)?.begun.dealt {
            Some(dealing) if dealing.has_a_seed() => {
                told.push(format!("thrown and dealt from the seed {}", dealing.seed));
                told.push(format!("and the word `{}`", name(&dealing.salt)));
            }
            Some(_) => told.push("thrown and dealt by the program".to_owned()),
            None => {}
        }
        return Ok(Some([render::party::sheet(&play), told.join("\n")].join("\n\n")));
    }
    if found.hand.depth != "full" {
        return Ok(None);
    }
    let store = context.look()?;
    let currency = found.night.currency;
    let record = kept_hand::read_named(&found.hand, currency, &found.night.people)?;
    let outcome = kept_hand::again(store.reader(), &found.row, &found.hand, &record)?;
    let frames = frames(&record.setup, &record.acts)?;
    let telling = Telling { setup: &record.setup, frames: &frames, currency };
    let mut after = frames.last().map(|frame| frame.stacks.clone()).unwrap_or_default();
    outcome.end.pay(&mut after).map_err(Refusal::from)?;
    let mut parts = vec![telling.table(&after), telling.streets()];
    if let End::Settled(settled) = &outcome.end {
        parts.push(telling.pots(settled.settlement.pots()));
    }
    parts.extend(declared(&found.night, &record));
    parts.extend(notation(&found.night, &record.setup));
    Ok(Some(parts.join("\n\n")))
}

/// What was called before the deal, where the dealer chooses the game: the game, and what was added to it.
fn called(found: &Found) -> Vec<String> {
    let house = &found.night.house;
    let choice = house.word(key::GAME_CHOICE).filter(|said| said.value == "dealers-choice");
    let Some(rule) = choice.and_then(|said| said.rule) else { return Vec::new() };
    let mut parts = found.hand.game.split(" + ");
    let game = parts.next().unwrap_or_default();
    let features: Vec<&str> = parts.collect();
    let mut lines = vec![format!("the dealer called {} ({rule})", name(&found.hand.game))];
    let resolved = calling::resolve(game, house).and_then(|row| calling::call(row, &features, house));
    let said = resolved.iter().flat_map(|called| called.reminders(house));
    lines.extend(said.map(|said| said.with_rule().replacen("is to be said", "was said", 1)));
    lines
}

/// What everybody declared, where players declare.
fn declared(night: &Tonight, record: &HandRecord) -> Option<String> {
    let went = record.acts.iter().filter_map(|act| match act {
        Act::Declare(seat, side) => {
            Some(format!("{} {}", name(&record.setup.name(*seat)), format!("{side:?}").to_lowercase()))
        }
        _ => None,
    });
    let went: Vec<String> = went.collect();
    let said = night.house.word(key::HILO_SIGNAL).filter(|_| !went.is_empty())?;
    Some(wrapped(&format!("declared, all at once: {} ({})", went.join(", "), said.rule?)))
}

/// How cards are written in a game where some lie open, where the house has a rule for it.
fn notation(night: &Tonight, setup: &Setup) -> Option<String> {
    let said = night.house.word(key::SHOW_NOTATION).filter(|_| setup.course.open() > 0)?;
    Some(format!("hole cards stand in parentheses ({})", said.rule?))
}

/// What was said about the hand since.
fn remarks(found: &Found) -> Vec<String> {
    let mut lines = Vec::new();
    if let (Some(seq), Some(why)) = (found.row.voided, &found.why_void) {
        lines.push(format!("it does not count (event {seq}): {}", name(why)));
    }
    if !found.row.tags.is_empty() {
        lines.push(format!("tags: {}", name(&found.row.tags.join(" "))));
    }
    lines.extend(found.notes.iter().map(|note| format!("note: {}", name(note))));
    lines
}

fn object(found: &Found, names: &crate::render::names::Names) -> Value {
    let mut object = answer(&found.night, &found.hand);
    let entries = found.event.entry.postings().iter().map(|posting| {
        json!({
            "event": found.event.seq,
            "party": names.word(posting.party),
            "asset": posting.asset.word(),
            "amount": posting.asset.counted_in(found.night.currency).plain(posting.amount),
        })
    });
    if let Some(fields) = object.as_object_mut() {
        fields.insert("night".to_owned(), json!(found.row.night));
        fields.insert("event".to_owned(), json!(found.event.seq));
        fields.insert("record".to_owned(), json!(found.hand.record));
        fields.insert("tags".to_owned(), json!(found.row.tags));
        fields.insert("notes".to_owned(), json!(found.notes));
        fields.insert("void".to_owned(), json!(found.why_void));
        fields.insert("entries".to_owned(), entries.collect());
    }
    object
}

fn reasons(played: &HandPlayed) -> impl Iterator<Item = String> {
    played.why.iter().map(|(rule, why)| format!("{why} ({rule})"))
}

fn figures(night: &Tonight, played: &HandPlayed) -> String {
    let rows = played.seats.iter().map(|seat| {
        let shown = |money: Money| or_dash(money.is_zero(), night.shown(money));
        [name(night.name(seat.player)), shown(seat.put_in), shown(seat.returned), shown(seat.won)]
    });
    table(&["player", "put in", "returned", "won"], &[1, 2, 3], rows)
}
