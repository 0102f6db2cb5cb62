//! What each request should do to the naive ledger, worked out again from the contract.

use super::HOUSES;
use super::deeds::{Answer, By, Deed};
use super::ending;
use super::model::Model;
use super::state::State;
use super::things::{BANK, DRAWER, FUND, HOUSE, POT, Standing, Step, TABLE, Turn, What, Who, Why};

/// A line of a step: who gets how much more of what.
pub type Line = (Who, What, i128);

/// What joining costs at the Cause house, and each deal.
pub const FUND_CHIP: i128 = 25;

/// Steps under construction: each is tried on a copy of the state as soon as it is added.
pub struct Plan<'a> {
    pub state: State,
    pub steps: Vec<Step>,
    pub answer: Option<&'a Answer>,
    /// Decimal units of a whole amount.
    pub whole: i128,
}

/// The steps of `deed`, or why the ledger must refuse it. Before the bank has answered, `answer` is empty.
pub fn plan(
    model: &Model,
    deed: &Deed,
    fresh: u128,
    whole: i128,
    answer: Option<&Answer>,
) -> Result<Vec<Step>, String> {
    let mut plan = Plan { state: model.state.clone(), steps: Vec::new(), answer, whole };
    match deed {
        Deed::Join(standing) => {
            let who = model.count(|turn| matches!(turn, Turn::Joins { .. }));
            plan.turn(None, Turn::Joins { who, standing: *standing })?;
        }
        Deed::Become(who, standing) => {
            if plan.state.people.get(who) == Some(standing) {
                return Err("he is that already".to_owned());
            }
            let owes = plan.state.debts(What::Book).iter().any(|(debtor, _, _)| debtor == who);
            need(*standing == Standing::Regular || !owes, "a guest in THE BOOK")?;
            plan.turn(None, Turn::Becomes { who: *who, standing: *standing })?;
        }
        Deed::Merge { kept, gone } => plan.merge(*kept, *gone)?,
        Deed::Open { house, banker, float, .. } => {
            let night = model.count(|turn| matches!(turn, Turn::Opens { .. }));
            plan.open(night, *house, *banker, *float)?;
        }
        Deed::Issue { debtor, holder, amount, by } => plan.issue(*debtor, *holder, *amount, *by, fresh)?,
        Deed::Give { note, to, by } => plan.give(model, note, *to, *by)?,
        Deed::PayNote(note, amount) => plan.pay_note(model, note, *amount)?,
        Deed::Commit(note) => plan.commit(model, note)?,
        Deed::CommitAll => plan.commit_all()?,
        Deed::Void(note) => plan.void(model, note)?,
        Deed::Owe { debtor, creditor, amount } => plan.owe(*debtor, *creditor, *amount)?,
        Deed::Pay { from, to, amount, app } => plan.pay(*from, *to, *amount, *app)?,
        Deed::Forgive { creditor, debtor, amount } => plan.forgive(*creditor, *debtor, *amount)?,
        Deed::Consolidate => plan.consolidate()?,
        Deed::Adjust { night, who, amount, cash: true, .. } => plan.explain(*night, *who, *amount)?,
        Deed::Adjust { night, who, against, amount, .. } => plan.adjust(*night, *who, *against, *amount)?,
        Deed::FundPay(who, amount) => plan.fund_pay(*who, *amount)?,
        Deed::Undo { .. } => return Err("an undo is no step".to_owned()),
        of_night => {
            let night = plan.state.open_night().ok_or("no evening is open")?;
            plan.of_night(night, of_night, fresh)?;
        }
    }
    Ok(plan.steps)
}

impl Plan<'_> {
    /// Adds a step about the open evening, and tries it.
    pub fn step(&mut self, night: usize, why: Why, lines: Vec<Line>, turn: Turn) -> Result<(), String> {
        self.add(Step { night: Some(night), of_night: true, late: false, why, lines, turn })
    }

    /// Adds a step that isn't about any evening; it is booked in the open one.
    pub fn loose(&mut self, why: Why, lines: Vec<Line>, turn: Turn) -> Result<(), String> {
        let night = self.state.open_night();
        self.add(Step { night, of_night: false, late: false, why, lines, turn })
    }

    pub fn turn(&mut self, night: Option<usize>, turn: Turn) -> Result<(), String> {
        match night {
            Some(night) => self.step(night, Why::Trade, Vec::new(), turn),
            None => self.loose(Why::Trade, Vec::new(), turn),
        }
    }

    fn add(&mut self, step: Step) -> Result<(), String> {
        self.state.apply(&step)?;
        self.steps.push(step);
        Ok(())
    }

    fn of_night(&mut self, night: usize, deed: &Deed, fresh: u128) -> Result<(), String> {
        match deed {
            Deed::HandOver(who) if self.state.nights[&night].banker == Some(*who) => {
                Err("banker already".to_owned())
            }
            Deed::HandOver(who) => self.hand_over(night, *who),
            Deed::Seat(who, seat) => {
                let at = &self.state.nights[&night];
                let mut others =
                    at.seats.iter().filter(|(other, _)| *other != who && !at.gone.contains(other));
                let taken = others.any(|(_, at)| at == seat);
                need(!taken, "the seat is taken")?;
                let seats = &self.state.nights[&night].seats;
                let changes = seats.iter().any(|(other, at)| other == who && at != seat);
                need(!(changes && self.has_fund(night)), "management has not agreed to the change")?;
                self.turn(Some(night), Turn::Seat(*who, *seat))
            }
            Deed::Dealer(who) => {
                // The house with the fund may bring in somebody who deals: the dealer is a player there.
                let at = &self.state.nights[&night];
                let came = at.arrivals.contains(who);
                need(!self.has_fund(night) || came, "he has not come")?;
                // Only Dave's may have a dealer who doesn't play (DAV-59); the same dealer may be recorded again.
                let again = at.noted.is_some_and(|(noted, after)| noted == *who && after >= at.hands);
                let stranger = HOUSES[at.house] != "dave" && !at.arrivals.is_empty() && !came && !again;
                need(!stranger, "he does not play tonight")?;
                need(!self.state.nights[&night].gone.contains(who), "he has left")?;
                self.deal(night, *who)
            }
            Deed::FundGive(who, amount) => {
                let amount = amount.map_or(FUND_CHIP, i128::from);
                need(self.has_fund(night) && amount > 0, "nothing, or no fund")?;
                self.feed_fund(night, *who, amount, Turn::Nothing)
            }
            Deed::Leave(who) => {
                need(self.state.nights[&night].arrivals.contains(who), "he never came")?;
                need(!self.state.nights[&night].gone.contains(who), "he is gone")?;
                need(self.state.chips(night, *who) == 0, "he has chips")?;
                self.turn(Some(night), Turn::Leaves(*who))
            }
            Deed::Buy { who, seller, parts } => self.buy(night, *who, *seller, parts, fresh),
            Deed::Fine { who, amount, folding } => self.fine(night, *who, *amount, *folding),
            Deed::Count(who, found) => self.count(night, *who, i128::from(*found)),
            Deed::Drawer(found) => {
                let found = i128::from(*found);
                need(found >= 0, "less than nothing")?;
                let off = found - self.state.tonight(night, BANK, What::Cash);
                self.step(night, Why::Gift, moved(DRAWER, BANK, What::Cash, off), Turn::Drawer(found))
            }
            Deed::Hand { ins, wins, carry } => self.hand(night, ins, wins, i128::from(*carry)),
            other => ending::plan(self, night, other),
        }
    }

    fn open(&mut self, night: usize, house: usize, banker: Option<Who>, float: i64) -> Result<(), String> {
        need(float >= 0, "a float below zero")?;
        let giver = banker.unwrap_or(HOUSE);
        let mut lines = moved(giver, BANK, What::Cash, float.into());
        lines.extend(moved(BANK, giver, What::Float, float.into()));
        self.step(night, Why::Trade, lines, Turn::Opens { banker, house })
    }

    /// Money that came by app is on the previous banker's phone, who owes it from then on.
    fn hand_over(&mut self, night: usize, to: Who) -> Result<(), String> {
        let came = self.state.tonight(night, BANK, What::Transfer);
        let mut lines = Vec::new();
        if let Some(before) = self.state.nights[&night].banker {
            lines.extend(moved(BANK, before, What::Transfer, came));
            lines.extend(owed(before, BANK, What::Book, came));
        }
        self.step(night, Why::Trade, lines, Turn::HandsOver(to))
    }

    fn merge(&mut self, kept: Who, gone: Who) -> Result<(), String> {
        need(kept != gone, "the same record")?;
        let mut lines = Vec::new();
        for (what, amount) in self.state.lasting(gone) {
            lines.push((gone, what, -amount));
            match what {
                What::Book(other) | What::Private(other) => {
                    let class =
                        |who| if what == What::Book(other) { What::Book(who) } else { What::Private(who) };
                    lines.push((other, class(gone), amount));
                    if other != kept {
                        lines.extend([(other, class(kept), -amount), (kept, class(other), amount)]);
                    }
                }
                _ => lines.push((kept, what, amount)),
            }
        }
        self.loose(Why::Gift, lines, Turn::Merges { kept, gone })
    }

    fn buy(
        &mut self,
        night: usize,
        who: Who,
        seller: Option<Who>,
        parts: &[(By, i64)],
        fresh: u128,
    ) -> Result<(), String> {
        need(!parts.is_empty() && parts.iter().all(|(_, amount)| *amount > 0), "nothing is bought")?;
        need(parts.iter().filter(|(by, _)| *by == By::Note).count() < 2, "two notes")?;
        need(seller != Some(who), "from himself")?;
        self.buy_by_the_house(night, who, seller, parts)?;
        let from = seller.unwrap_or(BANK);
        let mut lines = Vec::new();
        let mut turn = Turn::Sits([Some(who), seller].into_iter().flatten().collect());
        for (by, amount) in parts {
            let amount = i128::from(*amount);
            lines.extend(moved(from, who, What::Chips, amount));
            match by {
                By::Note => {
                    lines.extend(moved(who, from, What::Note(fresh), amount));
                    turn = self.writes(who, from, amount, fresh);
                }
                By::Book => lines.extend(owed(who, from, What::Book, amount)),
                By::Transfer => lines.extend(moved(who, from, What::Transfer, amount)),
                _ => lines.extend(moved(who, from, What::Cash, amount)),
            }
        }
        self.step(night, Why::Trade, lines, turn)?;
        if self.has_fund(night) && !self.state.nights[&night].joined.contains(&who) {
            self.feed_fund(night, who, FUND_CHIP, Turn::Pays(who))?;
        }
        Ok(())
    }

    /// Only the Cause house has a fund (CAU-003).
    pub fn has_fund(&self, night: usize) -> bool {
        HOUSES[self.state.nights[&night].house] == "cause"
    }

    pub fn feed_fund(&mut self, night: usize, who: Who, amount: i128, turn: Turn) -> Result<(), String> {
        self.step(night, Why::Gift, moved(who, FUND, What::Chips, amount), turn)
    }

    /// From the fund: tonight's chips if it has enough, else its cash.
    fn fund_pay(&mut self, who: Who, amount: i64) -> Result<(), String> {
        let amount = i128::from(amount);
        need(amount > 0, "nothing")?;
        if let Some(night) = self.state.open_night().filter(|night| self.state.chips(*night, FUND) >= amount)
        {
            return self.step(night, Why::Gift, moved(FUND, who, What::Chips, amount), Turn::Nothing);
        }
        self.loose(Why::Gift, moved(FUND, who, What::Cash, amount), Turn::Nothing)
    }

    /// What none of our houses allows: other multiples (MIK-02), a second or another stack (IGL-01, IGL-14), sales
    /// among players (PIG-11), money behind (PIG-10), credit (DAV-18), a guest in THE BOOK (MIK-11).
    fn buy_by_the_house(
        &self,
        night: usize,
        who: Who,
        seller: Option<Who>,
        parts: &[(By, i64)],
    ) -> Result<(), String> {
        let at = &self.state.nights[&night];
        let total: i64 = parts.iter().map(|(_, amount)| amount).sum();
        let credit = parts.iter().any(|(by, _)| [By::Note, By::Book].contains(by));
        need(seller.is_some() || HOUSES[at.house] != "mike" || total % 500 == 0, "not a multiple of $5")?;
        let once = total == 2000 && !at.sold.contains(&who);
        need(seller.is_some() || HOUSES[at.house] != "igloo" || once, "the bank sells one stack of $20")?;
        need(seller.is_none() || HOUSES[at.house] != "pig", "players do not sell")?;
        let in_play = HOUSES[at.house] == "pig" && self.state.chips(night, who) > 0;
        need(!in_play, "nothing is added to a stack in play")?;
        need(!credit || HOUSES[at.house] == "mike", "no credit in this house")?;
        let in_book = parts.iter().any(|(by, _)| *by == By::Book);
        need(!in_book || self.state.people[&who] == Standing::Regular, "a guest in THE BOOK")
    }

    pub fn writes(&self, debtor: Who, to: Who, amount: i128, note: u128) -> Turn {
        let unknown = || format!("note {note}");
        let identifier = self.answer.map_or_else(unknown, |answer| answer.identifier.clone());
        Turn::Writes { note, identifier, debtor, amount, to }
    }

    /// One warning an evening at Mike's, no matter who gets it; folding is free there (MIK-15, MIK-17).
    fn fine(&mut self, night: usize, who: Who, amount: Option<i64>, folding: bool) -> Result<(), String> {
        let at = &self.state.nights[&night];
        let mike = HOUSES[at.house] == "mike";
        if mike && folding {
            return self.turn(Some(night), Turn::Names(who));
        }
        if mike && !at.warned {
            return self.turn(Some(night), Turn::Warned(who));
        }
        let usual = if mike { Some(20) } else { None };
        let amount = i128::from(amount.or(usual).ok_or("this house has no fine")?);
        need(amount > 0, "nothing")?;
        self.step(night, Why::Play, moved(who, POT, What::Chips, amount), Turn::Names(who))
    }

    fn count(&mut self, night: usize, who: Who, found: i128) -> Result<(), String> {
        need(self.state.nights[&night].arrivals.contains(&who), "he never came")?;
        if found > 0 {
            self.has_not_left(night, who)?;
        }
        need(found >= 0 && found <= -self.state.chips(night, BANK), "more than is out")?;
        let off = found - self.state.chips(night, who);
        self.step(night, Why::Play, moved(TABLE, who, What::Chips, off), Turn::Sits(vec![who]))
    }

    /// A player who turned in the whole stack and left has nothing to count or play with.
    fn has_not_left(&self, night: usize, who: Who) -> Result<(), String> {
        let left = self.state.nights[&night].gone.contains(&who) && self.state.chips(night, who) == 0;
        need(!left, "he turned in his chips and left")
    }

    fn hand(
        &mut self,
        night: usize,
        ins: &[(Who, i64)],
        wins: &[(Who, i64)],
        carry: i128,
    ) -> Result<(), String> {
        let sum = |side: &[(Who, i64)]| side.iter().map(|(_, amount)| i128::from(*amount)).sum::<i128>();
        let pot = self.state.chips(night, POT);
        need(carry >= 0 && ins.iter().chain(wins).all(|(_, amount)| *amount > 0), "nothing, or less")?;
        need(!(ins.is_empty() && wins.is_empty()), "nobody played")?;
        need(sum(ins) + pot == sum(wins) + carry, "it does not add up")?;
        let mut lines = Vec::new();
        let mut seats: Vec<Who> = ins.iter().chain(wins).map(|(who, _)| *who).collect();
        seats.sort_unstable();
        seats.dedup();
        // Everybody antes there, whatever is in the middle, so the list is complete.
        let antes = ["mike", "cause"].contains(&HOUSES[self.state.nights[&night].house]);
        need(!antes || seats.len() > 1, "nobody plays alone")?;
        for who in &seats {
            let of = |side: &[(Who, i64)]| {
                sum(&side.iter().copied().filter(|(one, _)| one == who).collect::<Vec<_>>())
            };
            self.has_not_left(night, *who)?;
            need(of(ins) <= self.state.chips(night, *who), "more than he has")?;
            lines.extend(moved(POT, *who, What::Chips, of(wins) - of(ins)));
        }
        let at = &self.state.nights[&night];
        let hand = at.hands + 1;
        // A recorded dealer who has lost everything doesn't deal it: the next player with chips does.
        if let Some(next) = self.deal_passed_on(night) {
            self.turn(Some(night), Turn::Deals(next))?;
        }
        let dealer = self.dealer(night);
        self.step(night, Why::Play, lines, Turn::Played { seats, hand, before: pot })?;
        self.pays_for_the_deal(night, dealer)
    }
}

/// `amount` of something goes from one to another.
pub fn moved(from: Who, to: Who, what: What, amount: i128) -> Vec<Line> {
    vec![(from, what, -amount), (to, what, amount)]
}

/// `debtor` owes `creditor` that much more.
pub fn owed(debtor: Who, creditor: Who, class: impl Fn(Who) -> What, amount: i128) -> Vec<Line> {
    vec![(debtor, class(creditor), -amount), (creditor, class(debtor), amount)]
}

pub fn need(fine: bool, otherwise: &str) -> Result<(), String> {
    if fine { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// A step that changes nothing, like the start of a book.
pub fn nothing() -> Step {
    Step {
        night: None,
        of_night: false,
        late: false,
        why: Why::Trade,
        lines: Vec::new(),
        turn: Turn::Nothing,
    }
}
