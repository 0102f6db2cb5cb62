//! The table of a tournament: tonight as seen by the players who play for its chips.
//!
//! It depends on who plays: if all are in the tournament, its chips move; if nobody is, the chips of the night do (PIG-10).

use crate::ids::PlayerId;
use crate::journal::Stage;
use crate::night::deal::Deal;
use crate::night::evening::{Evening, HandsAt, MergedTables, Purse};
use crate::night::tables::MAIN;
use crate::night::tonight::Tonight;
use crate::night::tournament::outsider::outsider;
use crate::refusal::{Refusal, TournamentTableRefused};
use crate::tournament::levels::Blinds;
use crate::tournament::{ButtonHeld, Phase, Tournament};
use engine::house::{InChips, key};
use engine::money::{Currency, Money};

impl Tournament {
    /// Refuses before the start, after the end, and while play has stopped for a ruling (PIG-03).
    pub fn check_running(&self, tonight: &Tonight) -> Result<(), Refusal> {
        if self.phase != Phase::Running {
            return Err(Refusal::new(TournamentTableRefused::NotBegun { number: self.number }));
        }
        self.check_not_stopped(tonight)
    }

    fn check_not_stopped(&self, tonight: &Tonight) -> Result<(), Refusal> {
        let Some(stop) = &self.stopped else { return Ok(()) };
        let rule = tonight.house.word(key::RULING).and_then(|said| said.rule);
        let stopped = TournamentTableRefused::Stopped { why: stop.why.clone() };
        Err(Refusal::new(stopped).by(rule.as_deref()))
    }
}

impl Tonight {
    /// The tournament that isn't over yet.
    #[must_use]
    pub fn tournament(&self) -> Option<&Tournament> {
        self.tournaments.iter().find(|tournament| tournament.is_open())
    }

    /// The same, or a refusal.
    pub fn the_tournament(&self) -> Result<&Tournament, Refusal> {
        self.tournament().ok_or_else(|| Refusal::new(TournamentTableRefused::NoneOn))
    }

    /// True if the player is in the tournament.
    #[must_use]
    pub fn plays_in_tournament(&self, player: PlayerId) -> bool {
        self.tournament().is_some_and(|on| on.phase == Phase::Running && on.is_in(player))
    }

    /// The table where these players sit: the tournament's, or the night's.
    pub fn table_of(&self, players: &[PlayerId]) -> Result<Self, Refusal> {
        let (within, beside): (Vec<PlayerId>, Vec<PlayerId>) =
            players.iter().partition(|player| self.plays_in_tournament(**player));
        match (within.first(), beside.first()) {
            (None, _) => Ok(self.clone()),
            (Some(_), None) => self.at_tournament(None),
            (Some(one), Some(other)) => {
                let on = self.the_tournament()?;
                let (within, beside) = (self.name(*one).to_owned(), outsider(self, on, *other));
                let behind = self.house.word(key::CASH_BEHIND);
                let rule = behind.and_then(|behind| behind.rule);
                let apart = TournamentTableRefused::TwoTables { within, beside };
                Err(Refusal::new(apart).by(rule.as_deref()))
            }
        }
    }

    /// Tonight as the tournament sees it, on a level with these blinds; `None` if hands are only settled.
    pub fn at_tournament(&self, blinds: Option<Blinds>) -> Result<Self, Refusal> {
        let on = self.the_tournament()?;
        on.check_not_stopped(self)?;
        let level = InChips {
            unit: on.terms.unit,
            ante: blinds.map_or(Money::ZERO, |blinds| blinds.ante),
            blinds: blinds.map(|blinds| (blinds.small, blinds.big)),
        };
        let misfit = |misfit| Refusal::new(TournamentTableRefused::NotInChips(misfit));
        let house = self.house.in_chips(level).map_err(misfit)?;
        let evening = at_table(&self.evening, on, blinds);
        Ok(Self { evening, house, case: None, currency: Currency::CHIPS, ..self.clone() })
    }
}

/// The evening of the entrants; a player who is out has left the table, but their chair is known (DAV-25).
fn at_table(evening: &Evening, on: &Tournament, blinds: Option<Blinds>) -> Evening {
    let entered = evening.sittings.iter().filter(|sitting| on.entrant(sitting.player).is_some()).cloned();
    let sittings = entered.map(|mut sitting| {
        sitting.left = if on.is_in(sitting.player) { None } else { sitting.left.or(Some(evening.opened)) };
        (sitting.counted, sitting.table, sitting.from) = (None, MAIN, None);
        sitting
    });
    Evening {
        purse: Purse::Stacks(Stage { id: on.id, unit: on.terms.unit }),
        last_hand: on.last_hand,
        stakes: blinds.map(|blinds| format!("{}/{}", blinds.small.minor(), blinds.big.minor())),
        deals: deals_of(on),
        tables: 1,
        merged: MergedTables::default(),
        hands_at: vec![HandsAt { table: MAIN, hands: on.hands, last: on.last_hand }],
        fines: Money::ZERO,
        running: Vec::new(),
        cold: Vec::new(),
        sittings: sittings.collect(),
        ..evening.clone()
    }
}

/// The deals of a tournament.
#[must_use]
pub fn deals_of(on: &Tournament) -> Vec<Deal> {
    on.deals.iter().map(deal).collect()
}

/// A deal of the tournament, whose hands are counted separately.
const fn deal(dealt: &ButtonHeld) -> Deal {
    Deal {
        dealer: dealt.dealer,
        table: MAIN,
        dead: dealt.dead,
        by_turn: dealt.by_turn,
        after: dealt.after,
        again: dealt.again,
        made: false,
        unwritten: dealt.unwritten,
        void: false,
    }
}
