//! What isn't allowed, for anybody.

use super::State;
use crate::random_evenings::things::{BANK, DRAWER, FUND, POT, Step, Turn, What, Who};

impl State {
    pub(super) fn check_night(&self, step: &Step) -> Result<(), String> {
        let in_the_drawer = |line: &(Who, What, i128)| {
            line.1 == What::Chips || line.0 == BANK && [What::Cash, What::Transfer].contains(&line.1)
        };
        let Some(at) = step.night else {
            let noted = |line: &(Who, What, i128)| matches!(line, (BANK, What::Note(_), 1..));
            let drawer = step.lines.iter().any(|line| in_the_drawer(line) || noted(line));
            return if drawer { Err("no drawer between the nights".to_owned()) } else { Ok(()) };
        };
        if matches!(step.turn, Turn::Opens { .. }) {
            return self.open_night().map_or(Ok(()), |other| Err(format!("evening {other} is still open")));
        }
        match self.nights.get(&at) {
            Some(night) if step.late && night.closed => Ok(()),
            Some(night) if !step.late && !night.closed => Ok(()),
            _ if step.late || step.of_night || step.lines.iter().any(in_the_drawer) => {
                Err(format!("evening {at} is not open, or not closed"))
            }
            _ => Ok(()),
        }
    }

    /// Nobody has negative chips, and no drawer is below zero.
    pub(super) fn check_floors(&self, step: &Step) -> Result<(), String> {
        for (who, what, _) in &step.lines {
            let had = self.had.get(&(step.night, *who, *what)).map_or(0, |had| had.iter().sum());
            let floored = match what {
                What::Chips => *who < BANK || *who == POT || *who == FUND,
                What::Cash => *who == BANK,
                _ => false,
            };
            if floored && had < 0 {
                return Err(format!("{who} would have {had} of {what:?}"));
            }
        }
        let paid_out = step.lines.iter().any(|line| (line.0, line.1) == (FUND, What::Cash) && line.2 < 0);
        if paid_out && self.total(FUND, What::Cash) < 0 {
            return Err("the fund has no such cash".to_owned());
        }
        Ok(())
    }

    /// A closed evening has no chips out, and its bank holds nothing any more.
    pub(super) fn check_settled(&self, at: usize) -> Result<(), String> {
        for ((night, who, what), had) in &self.had {
            let of_the_table = match what {
                What::Chips | What::Float => true,
                What::Cash => [BANK, DRAWER].contains(who),
                What::Transfer => *who == BANK,
                _ => false,
            };
            if *night == Some(at) && of_the_table && had.iter().sum::<i128>() != 0 {
                return Err(format!("{who} still has {had:?} of {what:?}"));
            }
        }
        Ok(())
    }

    /// What a hand was played for is still in the middle.
    pub(super) fn check_middle(&self, at: usize, before: i128) -> Result<(), String> {
        let middle = self.chips(at, POT);
        if before == middle {
            return Ok(());
        }
        Err(format!("it was played for {before} in the middle, where {middle} lay"))
    }
}
