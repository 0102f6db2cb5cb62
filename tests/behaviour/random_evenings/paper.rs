//! What notes and THE BOOK should do to the naive ledger.

use super::deeds::By;
use super::model::Model;
use super::plan::{Line, Plan, moved, need, owed};
use super::things::{BANK, HOUSE, Note, OUTSIDE, Standing, Step, Turn, What, Who, Why};

impl Plan<'_> {
    pub fn issue(
        &mut self,
        debtor: Who,
        holder: Who,
        amount: i64,
        by: By,
        fresh: u128,
    ) -> Result<(), String> {
        need(amount > 0 && debtor != holder, "nothing, or to himself")?;
        let amount = i128::from(amount);
        let mut lines = moved(debtor, holder, What::Note(fresh), amount);
        let why = self.return_for(&mut lines, holder, debtor, by, amount)?;
        let turn = self.writes(debtor, holder, amount, fresh);
        self.loose(why, lines, turn)
    }

    pub fn give(&mut self, model: &Model, typed: &str, to: Who, by: By) -> Result<(), String> {
        let (note, holder, amount) = open_note(model, typed)?;
        need(holder != to && note.debtor != to, "to its holder or its debtor")?;
        let mut lines = moved(holder, to, What::Note(note.id), amount);
        let why = self.return_for(&mut lines, to, holder, by, amount)?;
        self.loose(why, lines, uses(&note, holder, None, amount, "open"))
    }

    /// What the new holder gives for the note.
    fn return_for(
        &self,
        lines: &mut Vec<Line>,
        from: Who,
        to: Who,
        by: By,
        amount: i128,
    ) -> Result<Why, String> {
        match by {
            By::Cash => lines.extend(moved(from, to, What::Cash, amount)),
            By::Transfer => lines.extend(moved(from, to, What::Transfer, amount)),
            By::Book => {
                need(
                    !matches!(self.state.people.get(&from), Some(Standing::Guest(_))),
                    "a guest in THE BOOK",
                )?;
                lines.extend(owed(from, to, What::Book, amount));
            }
            By::Chips => {
                need(self.state.open_night().is_some(), "no evening is open")?;
                lines.extend(moved(from, to, What::Chips, amount));
            }
            By::Note | By::Gift => return Ok(Why::Gift),
        }
        Ok(Why::Trade)
    }

    pub fn pay_note(&mut self, model: &Model, typed: &str, amount: i64) -> Result<(), String> {
        let (note, holder, open) = open_note(model, typed)?;
        let amount = i128::from(amount);
        need(amount > 0 && amount <= open, "nothing, or more than it is good for")?;
        let mut lines = moved(holder, note.debtor, What::Note(note.id), amount);
        lines.extend(moved(note.debtor, holder, What::Cash, amount));
        self.loose(Why::Trade, lines, uses(&note, holder, Some(note.debtor), amount, "paid"))
    }

    pub fn commit(&mut self, model: &Model, typed: &str) -> Result<(), String> {
        let (note, ..) = open_note(model, typed)?;
        self.commit_one(&note)
    }

    /// A regular's note becomes their debt; a guest's becomes the debt of the regular who answers for them (MIK-12).
    fn commit_one(&mut self, note: &Note) -> Result<(), String> {
        let (holder, amount) = self.state.holder(note.id).ok_or("nobody holds it")?;
        let answers = self.state.answers(note.debtor).ok_or("nobody answers for him")?;
        let mut lines = moved(holder, note.debtor, What::Note(note.id), amount);
        if answers != holder {
            lines.extend(owed(answers, holder, What::Book, amount));
        }
        if answers != note.debtor {
            lines.extend(owed(note.debtor, answers, What::Private, amount));
        }
        self.loose(Why::Trade, lines, uses(note, holder, Some(note.debtor), amount, "committed"))
    }

    pub fn commit_all(&mut self) -> Result<(), String> {
        let open: Vec<Note> = self.state.notes.iter().filter(|note| note.status == "open").cloned().collect();
        need(!open.is_empty(), "no note is open")?;
        let answered =
            |note: &&Note| self.state.answers(note.debtor).is_some() && self.state.holder(note.id).is_some();
        for note in open.iter().filter(answered).collect::<Vec<_>>() {
            self.commit_one(note)?;
        }
        Ok(())
    }

    pub fn void(&mut self, model: &Model, typed: &str) -> Result<(), String> {
        let (note, holder, amount) = open_note(model, typed)?;
        let lines = moved(holder, note.debtor, What::Note(note.id), amount);
        self.loose(Why::Gift, lines, uses(&note, holder, Some(note.debtor), amount, "voided"))
    }

    pub fn owe(&mut self, debtor: Who, creditor: Who, amount: i64) -> Result<(), String> {
        need(amount > 0 && debtor != creditor && debtor < BANK, "nothing, or no debtor")?;
        need(self.state.people[&debtor] == Standing::Regular, "a guest in THE BOOK")?;
        need(creditor != BANK || self.state.open_night().is_some(), "no drawer between the nights")?;
        self.loose(Why::Gift, owed(debtor, creditor, What::Book, amount.into()), Turn::Nothing)
    }

    /// THE BOOK first, then what is private; an overpayment is owed back, privately if one of the two is a guest.
    pub fn pay(&mut self, from: Who, to: Who, amount: i64, app: bool) -> Result<(), String> {
        need(amount > 0 && from != to, "nothing, or to himself")?;
        let (book, private) = self.owes(from, to);
        let amount = i128::from(amount);
        let guest = |who: Who| matches!(self.state.people.get(&who), Some(Standing::Guest(_)));
        let outside = (guest(from) || guest(to)) && from < BANK && to < BANK;
        let private =
            if outside { amount - amount.min(book) } else { (amount - amount.min(book)).min(private) };
        let mut lines = moved(from, to, if app { What::Transfer } else { What::Cash }, amount);
        lines.extend(owed(to, from, What::Private, private));
        lines.extend(owed(to, from, What::Book, amount - private));
        self.loose(Why::Trade, lines, Turn::Settles)
    }

    pub fn forgive(&mut self, creditor: Who, debtor: Who, amount: i64) -> Result<(), String> {
        // There is only one direction of debt between two, so they may be named in either order.
        let is_turned = self.owes(debtor, creditor) == (0, 0) && self.owes(creditor, debtor) != (0, 0);
        let (creditor, debtor) = if is_turned { (debtor, creditor) } else { (creditor, debtor) };
        let (book, private) = self.owes(debtor, creditor);
        let amount = i128::from(amount);
        need(amount > 0 && creditor != debtor && amount <= book + private, "more than is owed")?;
        let mut lines = owed(creditor, debtor, What::Book, amount.min(book));
        lines.extend(owed(creditor, debtor, What::Private, amount - amount.min(book)));
        self.loose(Why::Gift, lines, Turn::Settles)
    }

    /// What one owes another in THE BOOK, and privately.
    fn owes(&self, debtor: Who, creditor: Who) -> (i128, i128) {
        let owes = |what: fn(Who) -> What| (-self.state.total(debtor, what(creditor))).max(0);
        (owes(What::Book), owes(What::Private))
    }

    /// The bank says what the debts are afterwards; nobody may be better or worse off (MIK-10).
    pub fn consolidate(&mut self) -> Result<(), String> {
        let before = self.state.debts(What::Book);
        let Some(after) = self.answer.and_then(|answer| answer.after.clone()) else { return Ok(()) };
        let mut sorted = after.clone();
        sorted.sort_unstable();
        need(sorted.len() <= before.len(), "more debts than before")?;
        need(sorted.iter().all(|(one, other, amount)| one != other && *amount > 0), "a debt of nothing")?;
        if sorted == before {
            return Ok(());
        }
        let mut lines = Vec::new();
        before.iter().for_each(|(one, other, amount)| lines.extend(owed(*one, *other, What::Book, -amount)));
        after.iter().for_each(|(one, other, amount)| lines.extend(owed(*one, *other, What::Book, *amount)));
        for (who, ..) in lines.clone() {
            let change: i128 = lines.iter().filter(|line| line.0 == who).map(|line| line.2).sum();
            need(change == 0, "a consolidation changed somebody's balance")?;
        }
        let was =
            |one, other| before.iter().find(|line| (line.0, line.1) == (one, other)).map_or(0, |line| line.2);
        let more = after.iter().filter(|(one, other, amount)| *amount > was(*one, *other));
        let turn = Turn::Turns(more.map(|(one, other, _)| (*one, *other)).collect());
        let night = self.state.open_night();
        match night {
            Some(night) => self.step(night, Why::Trade, lines, turn),
            None => self.loose(Why::Trade, lines, turn),
        }
    }

    pub fn adjust(&mut self, at: usize, who: Who, against: Option<Who>, amount: i64) -> Result<(), String> {
        let night = self.state.nights.get(&at).ok_or("no such evening")?;
        let against = against.or(night.banker).unwrap_or(HOUSE);
        need(night.closed && amount != 0 && against != who, "nothing, or against himself")?;
        need(against != BANK, "its bank is wound up")?;
        let lines = owed(against, who, What::Book, amount.into());
        let late =
            Step { night: Some(at), of_night: false, late: true, why: Why::Play, lines, turn: Turn::Nothing };
        self.state.apply(&late)?;
        self.steps.push(late);
        self.assume(None)
    }

    /// Unrecorded cash that somebody paid in or got: the drawer was over or short by it.
    pub fn explain(&mut self, at: usize, who: Who, amount: i64) -> Result<(), String> {
        let night = self.state.nights.get(&at).ok_or("no such evening")?;
        let (off, amount) = (self.state.tonight(at, OUTSIDE, What::Cash), i128::from(amount));
        need(night.closed && amount != 0, "nothing")?;
        need(off * amount > 0 && amount.abs() <= off.abs(), "the drawer was not off by it")?;
        let lines = moved(OUTSIDE, who, What::Cash, amount);
        let late =
            Step { night: Some(at), of_night: false, late: true, why: Why::Play, lines, turn: Turn::Nothing };
        self.state.apply(&late)?;
        self.steps.push(late);
        self.assume(None)
    }

    /// A guest's inviter: the regular who answers for them.
    pub fn guest_of(&self, who: Who) -> Option<Who> {
        match self.state.people.get(&who) {
            Some(Standing::Guest(_)) => self.state.answers(who),
            _ => None,
        }
    }
}

pub fn uses(note: &Note, holder: Who, debtor: Option<Who>, amount: i128, becomes: &'static str) -> Turn {
    Turn::Uses { holder, debtor, uses: vec![(note.id, amount)], becomes }
}

fn open_note(model: &Model, typed: &str) -> Result<(Note, Who, i128), String> {
    let note = model.note(typed).ok_or("no such note")?.clone();
    need(note.status == "open", "it is settled")?;
    let (holder, amount) = model.state.holder(note.id).ok_or("nobody holds it")?;
    Ok((note, holder, amount))
}
