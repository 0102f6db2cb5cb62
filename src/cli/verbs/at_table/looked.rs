//! What the table shows, collected from the verbs' answers in one read of the book.

use crate::answer::tournament::state as at_tournament;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::verbs::book::transit;
use crate::cli::verbs::log::Log;
use crate::cli::verbs::{chips, seats, status};
#[cfg(feature = "table")]
use crate::render::seen::Seen;
use crate::render::seen::{Answers, AtTournament};
use crate::render::{self, tournament};
use ledger::bank::loaded::load_night;
use ledger::bank::roster;
use ledger::night::Tonight;
use ledger::night::ring::{due_dealer, noted_dealer};
use ledger::store::Access;

/// How many events of the journal are shown.
#[cfg(feature = "table")]
const LOG_LINES: usize = 40;

/// How far the book had come when it was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The last event.
    pub last: u64,
    /// Changes when somebody else writes.
    pub version: i64,
}

impl Mark {
    /// How far it is now.
    pub fn of(context: &Context) -> Result<Self, Failure> {
        let store = context.unchecked(Access::Read)?;
        Ok(Self { version: store.data_version()?, last: store.reader().last_seq()? })
    }
}

/// Looks.
#[cfg(feature = "table")]
pub fn look(context: &Context) -> Result<(Seen, Mark), Failure> {
    let mark = Mark::of(context)?;
    Ok((Seen::of(&answers(context, LOG_LINES)?), mark))
}

/// The answers, with this many lines of the journal.
pub fn answers(context: &Context, log_lines: usize) -> Result<Answers, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let roster = roster(reader)?;
    let answers = Answers {
        case: chips::whole_case(reader)?,
        log: Log { night: None, last: Some(log_lines) }.lines(reader)?.events,
        next: context.next_step(reader),
        people: roster.people().iter().map(|person| person.name.to_string()).collect(),
        in_transit: transit::now(reader)?,
        ..Answers::default()
    };
    Ok(match reader.open_night()? {
        Some(night) => of_night(context, &load_night(reader, night)?, answers),
        None => {
            let none = status::none_open(reader, answers.in_transit.clone())?;
            Answers { no_night: render::night::no_night(&none), ..answers }
        }
    })
}

fn of_night(context: &Context, tonight: &Tonight, answers: Answers) -> Answers {
    let evening = &tonight.evening;
    let dealer = noted_dealer(evening).or_else(|| due_dealer(evening));
    let now = context.moment();
    let on = tonight.tournament();
    let tournament = on.map(|on| AtTournament {
        state: at_tournament::State::of(tonight, on, &now),
        clock: on.reading(&now).ok().map(|reading| tournament::clock_page(tonight, on, &reading)),
    });
    let staged = on.and_then(|_| at_tournament::Seats::of(tonight).ok());
    let button =
        staged.and_then(|seats| seats.seats.into_iter().find(|seat| seat.button)).map(|seat| seat.player);
    Answers {
        night: Some(status::state(tonight)),
        seats: seats::of_tonight(tonight),
        button: button.or_else(|| dealer.map(|dealer| tonight.name(dealer).to_owned())),
        tournament,
        ..answers
    }
}
