//! What the end of an evening should do to the naive ledger: cold hands, cash-outs, the close.

use super::HOUSES;
use super::deeds::{Bears, Deed, Paid};
use super::paper::uses;
use super::plan::{Plan, moved, need, owed};
use super::state::State;
use super::things::{BANK, DRAWER, FUND, HOUSE, OUTSIDE, POT, TABLE, Turn, What, Who, Why};

/// Who plays cold hands, and who puts in what.
type Cold = (Vec<Who>, Vec<(Who, i128)>);

/// The steps of a deed that ends something.
pub fn plan(plan: &mut Plan<'_>, night: usize, deed: &Deed) -> Result<(), String> {
    let early = matches!(deed, Deed::CashOut(..) | Deed::CashOutAll(_));
    let tournament = HOUSES[plan.state.nights[&night].house] == "pig";
    need(!(early && tournament), "chips of a tournament are no money (PIG-13)")?;
    match deed {
        Deed::Seed => {
            let (players, _) = plan.cold_players(night)?;
            if players.is_empty() { Ok(()) } else { plan.step(night, Why::Trade, Vec::new(), Turn::Nothing) }
        }
        Deed::Cold { .. } => plan.cold(night),
        Deed::CashOut(who, paid) => plan.cash_out(night, *who, *paid),
        Deed::CashOutAll(paid) => {
            let order = plan.order(night);
            need(!order.is_empty(), "nobody has chips")?;
            order.into_iter().try_for_each(|who| plan.cash_out(night, who, *paid))
        }
        Deed::Close(bears) => plan.close(night, *bears),
        other => Err(format!("{other:?} is not planned")),
    }
}

impl Plan<'_> {
    /// Who plays the cold hands, and what each puts in: all their odd change.
    fn cold_players(&self, night: usize) -> Result<Cold, String> {
        let at = &self.state.nights[&night];
        let pot = self.state.chips(night, POT);
        if !at.tied.is_empty() {
            return Ok((at.tied.clone(), Vec::new()));
        }
        let over = |who: &Who| (*who, self.state.chips(night, *who) % self.whole);
        let put_in: Vec<(Who, i128)> =
            at.arrivals.iter().map(over).filter(|(_, amount)| *amount > 0).collect();
        need(put_in.len() != 1 || pot != 0, "one alone plays for nothing but his own change")?;
        need(!put_in.is_empty() || pot == 0, "nobody plays for what lies there")?;
        Ok((put_in.iter().map(|(who, _)| *who).collect(), put_in))
    }

    fn cold(&mut self, night: usize) -> Result<(), String> {
        let (players, put_in) = self.cold_players(night)?;
        if players.is_empty() {
            return Ok(());
        }
        let Some(answer) = self.answer else { return Ok(()) };
        need(answer.best.iter().all(|who| players.contains(who)), "a stranger won")?;
        let before = self.state.chips(night, POT);
        let pot = before + put_in.iter().map(|(_, amount)| amount).sum::<i128>();
        let mut lines = Vec::new();
        put_in.iter().for_each(|(who, amount)| lines.extend(moved(*who, POT, What::Chips, *amount)));
        if let [winner] = answer.best.as_slice() {
            lines.extend(moved(POT, *winner, What::Chips, pot));
        }
        self.step(night, Why::Play, lines, Turn::Tied(answer.best.clone(), before))
    }

    /// Smallest stack first, equal ones by seat, then in the order of arrival (IGL-46); the best place first if places
    /// are paid (PIG-12).
    fn order(&self, night: usize) -> Vec<Who> {
        let at = &self.state.nights[&night];
        let place = |who: &Who| at.seats.get(who).copied().unwrap_or(u32::MAX);
        let mut order: Vec<(i128, u32, usize, Who)> = at
            .arrivals
            .iter()
            .enumerate()
            .map(|(came, who)| (self.state.chips(night, *who), place(who), came, *who))
            .filter(|(stack, ..)| *stack > 0)
            .collect();
        order.sort_unstable();
        if super::HOUSES[at.house] == "pig" {
            order.sort_by_key(|(stack, ..)| std::cmp::Reverse(*stack));
        }
        order.into_iter().map(|(.., who)| who).collect()
    }

    /// A player's chips redeem their own notes, then their debt of tonight, then what others owe the bank for their notes.
    /// Players who paid by app are paid that way as far as that money goes; the drawer pays the rest, or they have a claim.
    fn cash_out(&mut self, night: usize, who: Who, paid: Paid) -> Result<(), String> {
        let has_chips = |plan: &Self| {
            let stack = plan.state.chips(night, who);
            need(stack > 0 && stack <= -plan.state.chips(night, BANK), "no chips, or more than are out")
        };
        has_chips(self)?;
        has_chips(self)?;
        let stack = self.state.chips(night, who);
        let mut rest = stack;
        let mut lines = moved(who, BANK, What::Chips, stack);
        let mut redeemed = Vec::new();
        for note in self.state.notes.iter().filter(|note| note.debtor == who && note.night == Some(night)) {
            let Some((BANK, open)) = self.state.holder(note.id) else { continue };
            let amount = rest.min(open);
            rest -= amount;
            if note.status == "open" && amount > 0 {
                lines.extend(moved(BANK, who, What::Note(note.id), amount));
                redeemed.push((note.id, amount));
            }
        }
        let debt = rest.min(self.state.tonight(night, BANK, What::Book(who))).max(0);
        rest -= debt;
        lines.extend(owed(BANK, who, What::Book, debt));
        for (inviter, amount) in self.state.answered(night, who) {
            let theirs = self.state.tonight(night, BANK, What::Book(inviter)).max(0);
            let his = self.state.tonight(night, inviter, What::Private(who)).max(0);
            let amount = rest.min(amount).min(theirs).min(his).max(0);
            rest -= amount;
            lines.extend(owed(BANK, inviter, What::Book, amount));
            lines.extend(owed(inviter, who, What::Private, amount));
        }
        let came = self.state.tonight(night, BANK, What::Transfer);
        let by_app = match paid {
            Paid::App => rest,
            Paid::Usual if self.state.has_paid_by_app(night, who) => rest.min(came).max(0),
            Paid::Usual | Paid::Cash => 0,
        };
        rest -= by_app;
        let cash = rest.min(self.state.tonight(night, BANK, What::Cash)).max(0);
        rest -= cash;
        lines.extend(moved(BANK, who, What::Transfer, by_app));
        lines.extend(moved(BANK, who, What::Cash, cash));
        lines.extend(owed(BANK, who, What::Book, rest));
        let turn = Turn::Uses { holder: BANK, debtor: Some(who), uses: redeemed, becomes: "paid" };
        self.step(night, Why::Trade, lines, turn)?;
        self.step(night, Why::Trade, Vec::new(), Turn::Leaves(who))
    }

    fn close(&mut self, night: usize, bears: Option<Bears>) -> Result<(), String> {
        need(self.state.nights[&night].tied.is_empty(), "cold hands are tied")?;
        need(self.state.chips(night, POT) == 0, "something lies in the middle")?;
        self.over_short(night, bears)?;
        self.order(night).into_iter().try_for_each(|who| self.cash_out(night, who, Paid::Usual))?;
        self.claims(night)?;
        self.fund_out(night)?;
        self.lapse()?;
        self.assume(Some(night))?;
        self.settle(night)?;
        self.consolidate()?;
        let named = self.state.nights[&night].banker.is_some();
        let bank_stands = |(one, other, _): &(Who, Who, i128)| [*one, *other].contains(&BANK);
        if named && self.answer.is_some() && self.state.debts(What::Book).iter().any(bank_stands) {
            return Err("the bank still owes or is owed".to_owned());
        }
        self.step(night, Why::Trade, Vec::new(), Turn::Closes)
    }

    fn over_short(&mut self, night: usize, bears: Option<Bears>) -> Result<(), String> {
        let chips = -self.state.chips(night, TABLE);
        let cash = -self.state.tonight(night, DRAWER, What::Cash);
        if (chips, cash) == (0, 0) {
            return Ok(());
        }
        let bearer = match bears.ok_or("over or short, and nobody bears it")? {
            // Nobody is named as the owner of a house: the banker stands in.
            Bears::House => self.state.nights[&night].banker.unwrap_or(HOUSE),
            Bears::Banker => self.state.nights[&night].banker.ok_or("there is no banker")?,
            Bears::Winner => self.winner(night)?,
        };
        let mut lines = moved(BANK, TABLE, What::Chips, chips);
        lines.extend(moved(OUTSIDE, DRAWER, What::Cash, cash));
        lines.extend(owed(bearer, BANK, What::Book, chips - cash));
        self.step(night, Why::Gift, lines, Turn::Nothing)
    }

    fn winner(&self, night: usize) -> Result<Who, String> {
        let result = |who: &Who| (self.state.result(night, *who), *who);
        let results: Vec<(i128, Who)> = self.state.nights[&night].arrivals.iter().map(result).collect();
        let best = results.iter().map(|(result, _)| *result).max().unwrap_or(0);
        let winners: Vec<Who> =
            results.iter().filter(|(result, _)| *result == best).map(|(_, who)| *who).collect();
        match winners.as_slice() {
            [winner] if best > 0 => Ok(*winner),
            _ => Err("nobody won most".to_owned()),
        }
    }

    /// Money that came by app pays the claims of players who paid by app, and what is left in the drawer pays the rest.
    fn claims(&mut self, night: usize) -> Result<(), String> {
        for (debtor, creditor, amount) in self.state.debts(What::Book) {
            let amount = amount.min(self.state.tonight(night, BANK, What::Transfer));
            let by_app = debtor == BANK && creditor < BANK && self.state.has_paid_by_app(night, creditor);
            if by_app && amount > 0 {
                let mut lines = moved(BANK, creditor, What::Transfer, amount);
                lines.extend(owed(creditor, BANK, What::Book, amount));
                self.loose(Why::Trade, lines, Turn::Settles)?;
            }
        }
        for (debtor, creditor, amount) in self.state.debts(What::Book) {
            let amount = amount.min(self.state.tonight(night, BANK, What::Cash));
            if debtor == BANK && creditor < BANK && amount > 0 {
                let mut lines = moved(BANK, creditor, What::Cash, amount);
                lines.extend(owed(creditor, BANK, What::Book, amount));
                self.step(night, Why::Trade, lines, Turn::Nothing)?;
            }
        }
        Ok(())
    }

    /// The fund's chips leave the table after everybody's (CAU-003).
    fn fund_out(&mut self, night: usize) -> Result<(), String> {
        let stack = self.state.chips(night, FUND);
        if stack == 0 {
            return Ok(());
        }
        let cash = stack.min(self.state.tonight(night, BANK, What::Cash)).max(0);
        let mut lines = moved(FUND, BANK, What::Chips, stack);
        lines.extend(moved(BANK, FUND, What::Cash, cash));
        lines.extend(owed(BANK, FUND, What::Book, stack - cash));
        self.step(night, Why::Trade, lines, Turn::Nothing)
    }

    /// A note that is not in THE BOOK by now is void (MIK-07).
    fn lapse(&mut self) -> Result<(), String> {
        for note in self.state.notes.clone().iter().filter(|note| note.status == "open") {
            let Some((holder, amount)) = self.state.holder(note.id) else { continue };
            let lines = moved(holder, note.debtor, What::Note(note.id), amount);
            self.loose(Why::Gift, lines, uses(note, holder, Some(note.debtor), amount, "lapsed"))?;
        }
        Ok(())
    }

    /// A guest's debt becomes the debt of the regular who answers for them; the guest owes the regular privately (MIK-12).
    pub fn assume(&mut self, night: Option<usize>) -> Result<(), String> {
        for (guest, creditor, amount) in self.state.debts(What::Book) {
            let Some(answers) = self.guest_of(guest) else { continue };
            let mut lines = owed(creditor, guest, What::Book, amount);
            if answers != creditor {
                lines.extend(owed(answers, creditor, What::Book, amount));
            }
            lines.extend(owed(guest, answers, What::Private, amount));
            match night {
                Some(night) => self.step(night, Why::Trade, lines, Turn::Nothing)?,
                None => self.loose(Why::Trade, lines, Turn::Nothing)?,
            }
        }
        Ok(())
    }

    /// The float goes back to the player who put it in, the rest of the drawer and what came by app to the banker, who takes
    /// over what is left between bank and book.
    fn settle(&mut self, night: usize) -> Result<(), String> {
        let (cash, transfer) =
            (self.state.tonight(night, BANK, What::Cash), self.state.tonight(night, BANK, What::Transfer));
        let (giver, float) = self.state.float(night);
        let back = float.min(cash);
        let residue = self.state.left_with_the_bank() - (float - back);
        if [cash, transfer, float, residue] == [0; 4] {
            return Ok(());
        }
        let banker = self.state.nights[&night].banker;
        let keeper = banker.unwrap_or(HOUSE);
        let owner = if giver == HOUSE { keeper } else { giver };
        let mut lines = moved(giver, BANK, What::Float, float);
        lines.extend(moved(BANK, owner, What::Cash, back));
        lines.extend(owed(BANK, owner, What::Book, float - back));
        if giver == HOUSE && owner != HOUSE {
            lines.extend(moved(owner, HOUSE, What::Cash, float));
        }
        lines.extend(moved(BANK, keeper, What::Cash, cash - back));
        lines.extend(moved(BANK, keeper, What::Transfer, transfer));
        match banker {
            Some(banker) => lines.extend(owed(BANK, banker, What::Book, residue)),
            None => lines.extend(owed(HOUSE, BANK, What::Book, cash - back + transfer)),
        }
        self.step(night, Why::Gift, lines, Turn::Nothing)
    }
}

impl State {
    /// How an evening ended: who had the bank, what is left of it in the drawer and in THE BOOK, which notes are open.
    pub fn end(&self, night: usize) -> (Option<Who>, Who, [i128; 4], Vec<u128>) {
        let (giver, float) = self.float(night);
        let cash = self.tonight(night, BANK, What::Cash);
        let left = [
            cash,
            self.tonight(night, BANK, What::Transfer),
            float,
            self.left_with_the_bank() - (float - float.min(cash)),
        ];
        let notes = self.notes.iter().filter(|note| note.status == "open").map(|note| note.id);
        (self.nights[&night].banker, giver, left, notes.collect())
    }

    /// What others owe the bank on balance.
    fn left_with_the_bank(&self) -> i128 {
        let of = |debt: &(Who, Who, i128)| match (debt.0, debt.1) {
            (_, BANK) => debt.2,
            (BANK, _) => -debt.2,
            _ => 0,
        };
        self.debts(What::Book).iter().map(of).sum()
    }
}
