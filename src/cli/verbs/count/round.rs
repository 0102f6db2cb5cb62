//! The round of counts: seat by seat, one line for each. What was entered is recorded at the end, as one request.

use crate::answer::{Amount, Counted, CountedSeveral, SeatAsked, SoFar};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, failure_text};
use crate::cli::lines::Lines;
use crate::cli::reply::Reply;
use crate::cli::talk::{self, InVain};
use crate::cli::typing::Typed;
use crate::cli::verbs::count::said::{By, found};
use crate::cli::words::Words;
use crate::render::rounds as render;
use crate::render::shell;
use clap::ValueEnum;
use engine::money::Money;
use engine::readable::AsTyped;
use ledger::bank::load_tonight;
use ledger::ids::PlayerId;
use ledger::night::evening::Sitting;
use ledger::night::{Tonight, count};
use ledger::refusal::Refusal;

/// The words that end the round before its last seat.
const ENDS: &str = "done";

/// One stop of the round.
struct Place {
    player: PlayerId,
    seat: Option<u32>,
    /// The night as this player's table has it: in a tournament the chips are different.
    table: Tonight,
    /// What was entered here: as typed, and its amount.
    said: Option<(String, Money)>,
}

/// The walk around the table.
struct Round {
    places: Vec<Place>,
    at: usize,
    /// How many lines were read.
    heard: usize,
}

/// Asks at every seat, then records what was entered.
pub fn walk(context: &Context, by: Option<By>) -> Result<Reply, Failure> {
    let mut round = Round::begun(context)?;
    if context.in_script {
        return Err(round.nobody_named());
    }
    let lines = Lines::new(context, context.left_open().clone());
    loop {
        if !round.ask(context)? {
            return Ok(Reply::look(render::GIVEN_UP, CountedSeveral::<Counted> { counts: Vec::new() }));
        }
        let words = round.words(by);
        if words.is_empty() {
            return Ok(Reply::look(
                render::NOTHING_COUNTED,
                CountedSeveral::<Counted> { counts: Vec::new() },
            ));
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match lines.typed(&words, context.id.clone()) {
            Err(failure) if talk::on_screen() => {
                talk::say(&format!("{}\n", render::not_recorded(&failure_text(&failure))))?;
                round.back();
            }
            done => return done,
        }
    }
}

impl Place {
    fn name(&self) -> &str {
        self.table.name(self.player)
    }

    /// The stack by the book.
    fn chips(&self) -> Money {
        self.table.evening.chips(self.player)
    }

    fn is_counted(&self) -> bool {
        self.table.evening.sitting(self.player).is_some_and(|sitting| sitting.counted.is_some())
    }

    /// What was found here, now or in an earlier count that still holds.
    fn found(&self) -> Option<Money> {
        let now = self.said.as_ref().map(|(_, found)| *found);
        now.or_else(|| self.is_counted().then(|| self.chips()))
    }

    /// Who is asked about.
    fn asked(&self) -> SeatAsked {
        SeatAsked {
            seat: self.seat,
            player: self.name().to_owned(),
            stack: Amount::new(self.chips(), self.table.currency),
            counted: self.is_counted(),
        }
    }
}

impl Round {
    /// Everybody who sits, and players who left chips behind, by table and seat.
    fn begun(context: &Context) -> Result<Self, Failure> {
        let store = context.look()?;
        let tonight = load_tonight(store.reader())?;
        let evening = &tonight.evening;
        let mut here: Vec<_> = evening
            .sittings
            .iter()
            .filter(|sitting| sitting.left.is_none() || evening.chips(sitting.player).is_positive())
            .collect();
        here.sort_by_key(|sitting| (sitting.table, sitting.seat.unwrap_or(u32::MAX)));
        let place = |sitting: &Sitting| {
            let table = tonight.table_of(&[sitting.player])?;
            Ok(Place { player: sitting.player, seat: sitting.seat, table, said: None })
        };
        let places = here.into_iter().map(place).collect::<Result<Vec<_>, Failure>>()?;
        if places.is_empty() {
            let nobody =
                Refusal::worded("nobody-here", "nobody is at the table yet, so there's nothing to count");
            return Err(nobody.hint("buy --help").into());
        }
        Ok(Self { places, at: 0, heard: 0 })
    }

    /// Nobody can be asked, so the line has to say who is counted: the first player, for example.
    fn nobody_named(&self) -> Failure {
        let first = self.places.first();
        let line = first.map(|place| {
            let stack = place.table.currency.plain(place.chips());
            format!("count {} {stack}", shell::word(place.name()))
        });
        Failure::usage("say whose chips to count").hint(line.unwrap_or_else(|| "count --help".to_owned()))
    }

    /// Asks until the last seat or the end of the input; false if the round is given up.
    fn ask(&mut self, context: &Context) -> Result<bool, Failure> {
        let mut in_vain = InVain::default();
        while let Some(place) = self.places.get(self.at) {
            let line = match talk::hear(&render::seat(&place.asked()))? {
                Typed::Line(line) => line,
                Typed::Broken => return Ok(false),
                Typed::End if self.heard == 0 && !talk::is_typed() => {
                    return Err(self.nobody_named());
                }
                Typed::End => return Ok(true),
            };
            self.heard = self.heard.saturating_add(1);
            match line.to_lowercase().as_str() {
                ENDS => return Ok(true),
                "q" | "quit" => return Ok(false),
                _ => {}
            }
            let before = self.at;
            if let Err(failure) = self.line(context, &line) {
                self.refused(context, failure)?;
            }
            in_vain.count(&line, self.at == before)?;
        }
        // In a shell, the lines that follow are its next commands.
        match if context.in_shell { None } else { talk::left_in_pipe() } {
            Some(left) => Err(left_over(&left)),
            None => Ok(true),
        }
    }

    /// Takes a line at the current seat.
    fn line(&mut self, context: &Context, line: &str) -> Result<(), Failure> {
        match line {
            "" => {
                self.at = self.at.saturating_add(1);
                Ok(())
            }
            "-" => {
                self.back();
                Ok(())
            }
            "?" => talk::say(&format!("{}\n", render::COUNT_HELP)),
            counted => self.count(context, counted),
        }
    }

    /// One step back; what was entered there is forgotten.
    fn back(&mut self) {
        self.at = self.at.min(self.places.len()).saturating_sub(1);
        if let Some(place) = self.places.get_mut(self.at) {
            place.said = None;
        }
    }

    fn count(&mut self, context: &Context, typed: &str) -> Result<(), Failure> {
        let Some(place) = self.places.get_mut(self.at) else { return Ok(()) };
        let words = Words::load(context.look()?.reader())?;
        let words = Words { currency: place.table.currency, ..words };
        let counted = count::count(&place.table, place.player, found(&words, typed)?)?;
        let typed: Vec<&str> = typed.split(' ').filter(|word| !word.is_empty()).collect();
        place.said = Some((typed.join(","), counted.found));
        self.at = self.at.saturating_add(1);
        let so_far = self.so_far().map(|so_far| format!("{}\n", render::so_far(&so_far)));
        talk::say(&so_far.unwrap_or_default())
    }

    /// At a terminal a refused line is explained and asked again. In a pipe the next line is another seat's: nothing is recorded.
    fn refused(&self, context: &Context, failure: Failure) -> Result<(), Failure> {
        if talk::is_typed() {
            return talk::say(&format!("{}\n", failure_text(&failure)));
        }
        let place = if context.in_shell { String::new() } else { format!("stdin:{}: ", self.heard) };
        Err(Failure { message: format!("{place}{}", failure.message), ..failure })
    }

    /// What was found so far at the table of the seat before, and who has the rest.
    fn so_far(&self) -> Option<SoFar> {
        let Place { table, .. } = self.places.get(self.at.checked_sub(1)?)?;
        let evening = &table.evening;
        let here = self.places.iter().filter(|place| place.table.evening.purse == evening.purse);
        let (mut counted, mut left) = (Money::ZERO, Vec::new());
        for place in here {
            match place.found() {
                Some(found) => counted = counted.plus(found).ok()?,
                None if place.chips().is_zero() => {}
                None => left.push(place.name().to_owned()),
            }
        }
        let out = evening.with_players().ok()?;
        let amount = |money| Amount::new(money, table.currency);
        Some(SoFar {
            counted: amount(counted),
            out: amount(out),
            difference: amount(counted.minus(out).ok()?),
            left,
        })
    }

    /// The line that records all of it; none if nothing was entered.
    fn words(&self, by: Option<By>) -> Vec<String> {
        let said = self.places.iter().filter_map(|place| {
            let (typed, _) = place.said.as_ref()?;
            Some(format!("{}={typed}", place.name()))
        });
        let mut words: Vec<String> = std::iter::once("count".to_owned()).chain(said).collect();
        if words.len() == 1 {
            return Vec::new();
        }
        if let Some(by) = by.and_then(|by| by.to_possible_value()) {
            words.extend(["--by".to_owned(), by.get_name().to_owned()]);
        }
        words
    }
}

fn left_over(line: &str) -> Failure {
    let message =
        format!("every seat is counted, and `{}` is left over, so nothing was recorded", line.as_typed());
    Failure::usage(message).hint("count --help")
}
