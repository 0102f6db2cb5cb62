//! `hand export`: writes full hands to hand files, and says what such a file can't hold.

use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::hand_time;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::dealt_by;
use crate::cli::verbs::hand::hand_file::{Format, HandFile};
use crate::cli::words::Words;
use clap::Args;
use engine::formats::hands::phh::is_variant;
use engine::formats::hands::{HandRecord, ohh, phh};
use engine::formats::line::Houses;
use engine::house::House;
use engine::money::{Currency, Money};
use ledger::bank::hands::{self, WhichHand};
use ledger::bank::kept_hand;
use ledger::bank::loaded::load_night;
use ledger::journal::HandPlayed;
use ledger::night::Tonight;
use ledger::refusal::Refusal;
use ledger::store::{HandFilter, HandRow, Reader};
use ledger::tournament::Tournament;
use ledger::tournament::clock::ClockAct;
use std::path::PathBuf;

/// Write full hands to a hand file
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand export 3 4\n  \
        housebook hand export --night 2 --format ohh --out evening.ohh")]
pub struct Export {
    /// Hand numbers (else every full hand of the night)
    numbers: Vec<u32>,
    /// The night (else the last)
    #[arg(long, value_name = "N")]
    night: Option<u32>,
    /// Format to write
    #[arg(long, value_name = "FORMAT", default_value = "phh")]
    format: Format,
    /// New file to write (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Export {
    /// Writes the file.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let mut told = 0;
        let rows: Vec<HandRow> = if self.numbers.is_empty() {
            let night =
                self.night.or(reader.hands(&HandFilter::default(), 0, Some(1))?.first().map(|row| row.night));
            let mut rows = reader.hands(&HandFilter { night, ..HandFilter::default() }, 0, None)?;
            rows.retain(|row| row.voided.is_none());
            let all = rows.len();
            rows.retain(|row| row.depth == "full");
            told = all.saturating_sub(rows.len());
            rows
        } else {
            let find = |number: &u32| WhichHand { night: self.night, number: *number }.find(reader);
            self.numbers.iter().map(find).collect::<Result<_, _>>()?
        };
        if rows.is_empty() {
            let message = "no hand was recorded action by action";
            return Err(Refusal::worded("not-a-full-hand", message).hint("hand list --depth full").into());
        }
        let known = Houses::presets();
        let mut file = HandFile::new(self.format);
        let mut of_night = None;
        for row in &rows {
            let (event, hand) = hands::played(reader, row)?;
            kept_hand::check_full(&hand)?;
            let mut record =
                kept_hand::read_named(&hand, hand.asset().counted_in(words.currency), &words.people)?;
            if self.format != Format::Ohh {
                kept_hand::write_down_the_button(&mut record);
                kept_hand::name_chairs(&hand, &words.people, &mut record);
            }
            let night = match of_night.take().filter(|night: &Tonight| night.evening.id == row.night_id) {
                Some(night) => night,
                None => load_night(reader, row.night_id)?,
            };
            let beside = kept_hand::name_dealer(reader, &night, (row, &hand), &mut record)?;
            of_night = Some(night);
            // A tournament records its dealers itself.
            let says_dealer = self.format == Format::Housebook && hand.tournament.is_none();
            dealt_by::note(&mut record.notes, beside.as_deref().filter(|_| says_dealer));
            record.id.get_or_insert_with(|| row.number.to_string());
            let outcome = kept_hand::again(reader, row, &hand, &record)?;
            let wins: Vec<Money> = outcome.figures.iter().map(|(_, _, won)| *won).collect();
            let house = kept_hand::house_of(reader, row, &hand)?;
            hand_time::note(&mut record.notes, Some(event.at), self.format == Format::Ohh)
                .map_err(Failure::bad_file)?;
            let at_home = record.house.as_deref().is_none_or(|named| named == house.name());
            let is_of_house = at_home && !is_variant(&record.variant);
            if self.format == Format::Housebook && is_of_house {
                let written = at_house(&record, &hand.game, &house, &known);
                file.push(&record, written.text, &written.lost);
            } else {
                self.name_tournament(&mut record, reader, row, &hand, words.currency)?;
                // A hand asked for by number must work; of a whole night the rest will do.
                if self.numbers.is_empty() && rows.len() > 1 {
                    file.add_if_it_can(&record, &wins);
                } else {
                    file.add(&record, &wins)?;
                }
            }
        }
        file.leave_out(told);
        if file.is_empty() {
            let message = "no hand from that night can be written in this format";
            return Err(Refusal::worded("not-in-this-format", message)
                .hint("hand export --format housebook")
                .into());
        }
        file.told(self.out.as_deref(), context.dry_run, &context.book)
    }

    /// Records which tournament the hand was played in; PHH has no place for it, so there it is only reported as lost.
    fn name_tournament(
        &self,
        record: &mut HandRecord,
        reader: Reader<'_>,
        row: &HandRow,
        hand: &HandPlayed,
        currency: Currency,
    ) -> Result<(), Failure> {
        let Some(stage) = hand.tournament else { return Ok(()) };
        let all = reader.tournaments_of(row.night_id)?;
        let Some(on) = all.iter().find(|on| on.id == stage.id) else { return Ok(()) };
        let started = on.clock.iter().find(|(_, act)| *act == ClockAct::Start);
        let started = started.map(|(moment, _)| clock::machine(moment.wall)).unwrap_or_default();
        let told = if self.format == Format::Ohh { ohh::TOURNAMENT_NOTES.len() } else { 1 };
        record.notes.retain(|(name, _)| !ohh::TOURNAMENT_NOTES.contains(&name.as_str()));
        record.notes.extend(ohh::tournament_notes(played_in(on, started, currency)).into_iter().take(told));
        Ok(())
    }
}

/// What a hand file says about this tournament, which started at `started`, in UTC; money in the book's `currency`.
fn played_in(on: &Tournament, started: String, currency: Currency) -> ohh::PlayedIn {
    let terms = &on.terms;
    ohh::PlayedIn {
        number: on.number.to_string(),
        name: on.name.clone(),
        started,
        currency: currency.code().to_owned(),
        entry: currency.plain(terms.price),
        bounty: currency.plain(terms.bounty),
        fee: currency.plain(terms.fee),
        stack: Currency::CHIPS.plain(terms.stack),
        has_reentry: terms.again.is_some(),
        has_bounty: terms.bounty.is_positive(),
        round_minutes: terms
            .levels
            .at(0)
            .and_then(|level| level.minutes())
            .map(|minutes| minutes.to_string()),
    }
}

/// The hand with its house and what the dealer added to the game, as the list of hands shows it after the game.
fn at_house(record: &HandRecord, game: &str, house: &House, known: &Houses) -> phh::PhhText {
    let features: Vec<&str> = game.split(" + ").skip(1).collect();
    phh::write_at_house(record, house, &features, known)
}
