//! The shared cards of a log, run by run: how often they were dealt, and whether all of them are known.

use crate::formats::hands::logged::hand::Event;
use crate::formats::hands::record::Spot;
use crate::play::Dealt;

/// Streets with shared cards: flop, turn, river.
const STREETS: usize = 3;

/// Shared cards of one street of one run.
#[derive(Clone, Copy, Debug)]
struct Laid {
    run: usize,
    street: usize,
    cards: Dealt,
}

/// All the shared cards of a hand.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Boards {
    runs: usize,
    split: usize,
    whole: bool,
}

impl Boards {
    /// The boards among what happened; `twice` if the site says that there was more than one.
    #[must_use]
    pub(crate) fn of(events: &[(Spot, Event)], twice: bool) -> Self {
        let laid: Vec<Laid> = events.iter().filter_map(|(_, event)| laid(*event)).collect();
        let runs = laid.iter().map(|one| one.run.saturating_add(1)).max().unwrap_or(1);
        let split = laid.iter().filter(|one| one.run > 0).map(|one| one.street).min().unwrap_or(STREETS);
        let seen = |run, street| {
            laid.iter().any(|one| {
                one.run == run && one.street == street && one.cards.cards().iter().all(Option::is_some)
            })
        };
        let first = (0..STREETS).all(|street| seen(0, street));
        let others = (1..runs).all(|run| (split..STREETS).all(|street| seen(run, street)));
        Self { runs, split, whole: first && others && (runs > 1 || !twice) }
    }

    /// True if every card of every run is known.
    #[must_use]
    pub(crate) const fn whole(&self) -> bool {
        self.whole
    }

    /// True if there was more than one run, and every card of each is known.
    #[must_use]
    pub(crate) const fn again(&self) -> bool {
        self.runs > 1 && self.whole
    }

    /// How many runs begin with this street, if more than one does.
    #[must_use]
    pub(crate) fn runs_from(&self, street: usize) -> Option<u8> {
        (self.again() && street == self.split).then(|| u8::try_from(self.runs).unwrap_or(u8::MAX))
    }
}

fn laid(event: Event) -> Option<Laid> {
    match event {
        Event::Board { run, street, cards } => Some(Laid { run, street, cards }),
        _ => None,
    }
}
