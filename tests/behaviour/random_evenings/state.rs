//! The naive ledger: who has how much of what, one step after the other.
//!
//! It shares no code with the program: people are numbers, amounts are plain integers, and what isn't allowed is
//! written down here again, from the contract and the house rules.

mod laws;

use super::things::{BANK, Night, Note, Standing, Step, Turn, What, Who, Why};
use super::together::Together;
use std::collections::{BTreeMap, BTreeSet};

/// Everything as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub people: BTreeMap<Who, Standing>,
    pub nights: BTreeMap<usize, Night>,
    pub notes: Vec<Note>,
    /// From trade, from play, from gifts.
    had: BTreeMap<(Option<usize>, Who, What), [i128; 3]>,
    together: Together,
}

impl State {
    pub fn open_night(&self) -> Option<usize> {
        self.nights.iter().find(|(_, night)| !night.closed).map(|(night, _)| *night)
    }

    /// How much of `what` `who` has from the moves of one evening.
    pub fn tonight(&self, night: usize, who: Who, what: What) -> i128 {
        self.had.get(&(Some(night), who, what)).map_or(0, |had| had.iter().sum())
    }

    /// How much of `what` `who` has from all moves.
    pub fn total(&self, who: Who, what: What) -> i128 {
        let fitting = self.had.iter().filter(|((_, other, thing), _)| (*other, *thing) == (who, what));
        fitting.map(|(_, had)| had.iter().sum::<i128>()).sum()
    }

    pub fn chips(&self, night: usize, who: Who) -> i128 {
        self.tonight(night, who, What::Chips)
    }

    /// A player's result of an evening.
    pub fn result(&self, night: usize, who: Who) -> i128 {
        self.sum(night, who, |had| had[1])
    }

    /// What named transfers gave a player.
    pub fn gifts(&self, night: usize, who: Who) -> i128 {
        self.sum(night, who, |had| had[2])
    }

    /// How much richer a player is, all in all.
    pub fn gain(&self, night: usize, who: Who) -> i128 {
        self.sum(night, who, |had| had.iter().sum())
    }

    fn sum(&self, night: usize, who: Who, part: impl Fn(&[i128; 3]) -> i128) -> i128 {
        let his = self.had.iter().filter(|((at, other, _), _)| (*at, *other) == (Some(night), who));
        his.map(|(_, had)| part(had)).sum()
    }

    /// Debts of one kind: debtor, creditor, amount; in the book's order.
    pub fn debts(&self, kind: impl Fn(Who) -> What) -> Vec<(Who, Who, i128)> {
        let mut debts: BTreeMap<(Who, Who), i128> = BTreeMap::new();
        for ((_, who, what), had) in &self.had {
            let other = match what {
                What::Book(other) | What::Private(other) => *other,
                _ => continue,
            };
            if *what == kind(other) {
                *debts.entry((*who, other)).or_default() -= had.iter().sum::<i128>();
            }
        }
        debts
            .into_iter()
            .filter(|(_, owed)| *owed > 0)
            .map(|((one, other), owed)| (one, other, owed))
            .collect()
    }

    /// Who holds a note, and for how much.
    pub fn holder(&self, note: u128) -> Option<(Who, i128)> {
        let mut held: BTreeMap<Who, i128> = BTreeMap::new();
        for ((_, who, what), had) in &self.had {
            if *what == What::Note(note) {
                *held.entry(*who).or_default() += had.iter().sum::<i128>();
            }
        }
        held.into_iter().find(|(_, amount)| *amount > 0)
    }

    /// Everything of the kinds that last from evening to evening.
    pub fn lasting(&self, who: Who) -> Vec<(What, i128)> {
        let things: BTreeSet<What> = self.had.keys().filter(|key| key.1 == who).map(|key| key.2).collect();
        things
            .into_iter()
            .filter(|what| matches!(what, What::Note(_) | What::Book(_) | What::Private(_)))
            .map(|what| (what, self.total(who, what)))
            .filter(|(_, amount)| *amount != 0)
            .collect()
    }

    /// The regular who answers for `who`: `who`, or the one at the end of the chain of inviters.
    pub fn answers(&self, who: Who) -> Option<Who> {
        let mut at = who;
        for _ in 0..self.people.len() {
            match self.people.get(&at)? {
                Standing::Regular => return Some(at),
                Standing::Guest(Some(inviter)) => at = *inviter,
                _ => return None,
            }
        }
        None
    }

    /// Does one step, or says why it isn't possible.
    pub fn apply(&mut self, step: &Step) -> Result<(), String> {
        self.check_night(step)?;
        self.turn(step)?;
        for (who, what, amount) in &step.sums() {
            if *who < BANK && !self.people.contains_key(who) {
                return Err(format!("{who} is not in the book"));
            }
            self.had.entry((step.night, *who, *what)).or_default()[step.why as usize] += amount;
            if let (What::Chips, true, Some(night)) = (what, *who < BANK, step.night) {
                self.arrive(night, &[*who]);
            }
        }
        self.note_sent(step);
        self.note_sale(step);
        self.note_answered(step)?;
        self.check_floors(step)?;
        match &step.turn {
            Turn::Merges { gone, .. } if !self.lasting(*gone).is_empty() => {
                Err(format!("{gone} still has {:?}", self.lasting(*gone)))
            }
            Turn::Merges { kept, .. } => {
                self.end_own(*kept);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A note of one's own is void: it ends when its debtor and its holder become one.
    fn end_own(&mut self, debtor: Who) {
        let open = |note: &Note| note.debtor == debtor && note.status == "open";
        let own: Vec<u128> = self.notes.iter().filter(|note| open(note)).map(|note| note.id).collect();
        let own: Vec<u128> = own.into_iter().filter(|id| self.holder(*id).is_none()).collect();
        let ended = self.notes.iter_mut().filter(|note| own.contains(&note.id));
        ended.for_each(|note| note.status = "paid");
    }

    /// Remembers who the bank sold chips to; a buyer is at the table again.
    fn note_sale(&mut self, step: &Step) {
        if let (true, Why::Trade, Some(night)) = (step.of_night, step.why, step.night)
            && let Some(night) = self.nights.get_mut(&night)
        {
            let buyers = step.lines.iter().filter(|line| line.1 == What::Chips && line.2 > 0);
            for who in buyers.map(|line| line.0) {
                let chair = night.seats.get(&who).filter(|_| night.gone.contains(&who)).copied();
                let taken = |(other, seat): (&Who, &u32)| {
                    Some(*seat) == chair && *other != who && !night.gone.contains(other)
                };
                if night.seats.iter().any(taken) {
                    night.seats.remove(&who);
                }
                night.gone.remove(&who);
            }
        }
        let bank_gave = |line: &&(Who, What, i128)| (line.0, line.1) == (BANK, What::Chips) && line.2 < 0;
        let buyers = step.lines.iter().filter(|line| line.0 < BANK && line.1 == What::Chips && line.2 > 0);
        if let (true, Why::Trade, Some(night)) = (step.of_night, step.why, step.night)
            && let (Some(_), Some(night)) = (step.lines.iter().find(bank_gave), self.nights.get_mut(&night))
        {
            night.sold.extend(buyers.map(|line| line.0));
        }
    }

    fn turn(&mut self, step: &Step) -> Result<(), String> {
        match &step.turn {
            Turn::Nothing | Turn::Settles | Turn::Turns(_) | Turn::Drawer(_) | Turn::Follows => {}
            Turn::Joins { who, standing } | Turn::Becomes { who, standing } => {
                if matches!(step.turn, Turn::Becomes { .. }) && !self.people.contains_key(who) {
                    return Err(format!("{who} is not in the book"));
                }
                if let Standing::Guest(Some(inviter)) = standing
                    && !self.people.contains_key(inviter)
                {
                    return Err(format!("inviter {inviter} is not in the book"));
                }
                self.people.insert(*who, *standing);
            }
            Turn::Merges { kept, gone } => self.merge(*kept, *gone)?,
            Turn::Writes { note, identifier, debtor, amount, to } => {
                if self.notes.iter().any(|old| old.status == "open" && old.identifier == *identifier) {
                    return Err(format!("two open notes `{identifier}`"));
                }
                let (identifier, night) = (identifier.clone(), step.night);
                let new =
                    Note { id: *note, identifier, debtor: *debtor, amount: *amount, night, status: "open" };
                self.notes.push(new);
                if let (true, Some(night)) = (step.of_night, night) {
                    let there = [*debtor, *to].into_iter().filter(|who| *who < BANK);
                    self.arrive(night, &there.collect::<Vec<_>>());
                }
            }
            Turn::Uses { holder, debtor, uses, becomes } => {
                for (note, amount) in uses {
                    self.use_note(*note, *holder, *debtor, *amount, becomes)?;
                }
            }
            of_night => self.turn_night(step.night.expect("an evening"), of_night)?,
        }
        Ok(())
    }

    fn turn_night(&mut self, at: usize, turn: &Turn) -> Result<(), String> {
        if let Turn::Opens { banker, house } = turn {
            let known = banker.is_none_or(|banker| self.people.contains_key(&banker));
            self.nights.insert(at, Night { banker: *banker, house: *house, ..Night::default() });
            return if known { Ok(()) } else { Err("the banker is not in the book".to_owned()) };
        }
        match turn {
            Turn::Closes => self.check_settled(at)?,
            // A hand played only for its own pot is valid whatever is in the middle.
            Turn::Played { before: 0, .. } => {}
            Turn::Played { before, .. } | Turn::Tied(_, before) => self.check_middle(at, *before)?,
            _ => {}
        }
        let people = self.people.clone();
        let known =
            |who: &Who| people.contains_key(who).then_some(()).ok_or(format!("{who} is not in the book"));
        let night = self.nights.get_mut(&at).ok_or("no such evening")?;
        match turn {
            Turn::Closes => night.closed = true,
            Turn::HandsOver(who) => {
                known(who)?;
                night.banker = Some(*who);
            }
            Turn::Seat(who, seat) => {
                known(who)?;
                night.seats.insert(*who, *seat);
                night.gone.remove(who);
                self.arrive(at, &[*who]);
            }
            Turn::Sits(who) => {
                who.iter().try_for_each(known)?;
                self.arrive(at, who);
            }
            Turn::Pays(who) => {
                known(who)?;
                night.joined.insert(*who);
            }
            Turn::Leaves(who) => {
                known(who)?;
                night.joined.remove(who);
                night.gone.insert(*who);
                self.arrive(at, &[*who]);
            }
            Turn::Warned(who) => {
                known(who)?;
                night.warned = true;
            }
            Turn::Names(who) => known(who)?,
            Turn::Deals(who) => {
                known(who)?;
                night.noted = Some((*who, night.hands));
            }
            Turn::Played { seats, hand, .. } => {
                seats.iter().try_for_each(known)?;
                night.hands = *hand;
                self.together.play(seats);
                self.arrive(at, seats);
            }
            Turn::Tied(tied, _) => night.tied = if tied.len() > 1 { tied.clone() } else { Vec::new() },
            _ => {}
        }
        Ok(())
    }

    fn use_note(
        &mut self,
        id: u128,
        holder: Who,
        debtor: Option<Who>,
        amount: i128,
        becomes: &'static str,
    ) -> Result<(), String> {
        let held = self.total(holder, What::Note(id));
        let Some(note) = self.notes.iter_mut().find(|note| note.id == id) else {
            return Err("no such note".to_owned());
        };
        if held < amount || debtor.is_some_and(|debtor| note.debtor != debtor) {
            return Err(format!(
                "{holder} has {held} of the note of {}, not {amount} of {debtor:?}",
                note.debtor
            ));
        }
        if held != amount && becomes != "paid" {
            return Err(format!("{held} of the note of {} are open, not {amount}", note.debtor));
        }
        if held == amount && becomes != "open" {
            note.status = becomes;
        }
        Ok(())
    }

    fn merge(&mut self, kept: Who, gone: Who) -> Result<(), String> {
        if !self.people.contains_key(&kept) || !self.people.contains_key(&gone) {
            return Err("one of them is not in the book".to_owned());
        }
        let at_table = |night: &Night| night.arrivals.contains(&gone) || night.banker == Some(gone);
        if self.nights.values().any(|night| !night.closed && at_table(night)) {
            return Err(format!("{gone} is in an open evening"));
        }
        self.together.merge(kept, gone)?;
        // A banker whose record was merged stays the banker under the other record.
        for night in self.nights.values_mut().filter(|night| night.banker == Some(gone)) {
            night.banker = Some(kept);
        }
        for standing in self.people.values_mut() {
            if *standing == Standing::Guest(Some(gone)) {
                *standing = Standing::Guest(Some(kept));
            }
        }
        let becomes = match (self.people[&kept], self.people[&gone]) {
            (Standing::Guest(one), Standing::Guest(other)) => Standing::Guest(one.or(other)),
            _ => Standing::Regular,
        };
        self.people.extend([(kept, becomes), (gone, Standing::Gone)]);
        self.notes.iter_mut().filter(|note| note.debtor == gone).for_each(|note| note.debtor = kept);
        Ok(())
    }

    fn arrive(&mut self, night: usize, who: &[Who]) {
        let mut new = who.to_vec();
        new.sort_unstable();
        if let Some(night) = self.nights.get_mut(&night) {
            for who in new {
                if !night.arrivals.contains(&who) {
                    night.arrivals.push(who);
                }
            }
        }
    }
}
