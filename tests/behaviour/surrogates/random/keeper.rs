//! The keeper of a book: writes random things into it, as facts that the ledger accepts.

use crate::surrogates::random::Luck;
use engine::money::Money;
use ledger::accounts::{Asset, Party};
use ledger::bank::{BankError, Session};
use ledger::ids::{HandId, NightId, NoteId, PlayerId};
use ledger::journal::{
    BoughtIn, CashHanded, CashOutFact, CashedOut, ChipFact, Consolidated, DebtFact, DebtLine, HandFact,
    HandOverSide, HandPlayed, HandSeat, Marks, Means, NightFact, NightOpened, NoteFact, NoteUse, PaymentPart,
    PersonFact, SurrogateFact,
};
use ledger::people::Standing;
use ledger::time::Instant;

/// A keeper and what they may still change.
pub struct Keeper {
    number: u8,
    people: Vec<PlayerId>,
    names: Vec<String>,
    notes: Vec<(NoteUse, PlayerId, Party)>,
    undoable: Vec<u64>,
    /// The last night they kept, and the event that closed it.
    closed: Option<(NightId, u64)>,
    words: u32,
}

/// Other names that are used in every book, so that several people may get the same one.
pub const ALIASES: [&str; 3] = ["Ace", "Gold", "Sparrow"];

impl Keeper {
    pub fn new(number: u8) -> Self {
        let (people, names) = (Vec::new(), Vec::new());
        Self { number, people, names, notes: Vec::new(), undoable: Vec::new(), closed: None, words: 0 }
    }

    /// Looks up who is in the book being taken over.
    pub fn look(&mut self, session: &Session<'_, '_>) -> Result<(), BankError> {
        for person in session.journal().reader().people()? {
            self.people.push(person.id);
            self.names.push(person.name);
        }
        Ok(())
    }

    pub fn add(&mut self, session: &mut Session<'_, '_>, name: &str) -> Result<(), BankError> {
        let player = PlayerId(session.fresh_id());
        session.record(
            &PersonFact::PlayerAdded { player, name: name.to_owned(), standing: Standing::Regular }.into(),
        )?;
        self.people.push(player);
        self.names.push(name.to_owned());
        Ok(())
    }

    /// Does this many things.
    pub fn live(
        &mut self,
        session: &mut Session<'_, '_>,
        luck: &mut Luck,
        deeds: u64,
    ) -> Result<(), BankError> {
        (0..deeds).try_for_each(|_| self.deed(session, luck))
    }

    fn deed(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        match luck.below(23) {
            0..6 => self.debt(session, luck),
            6..9 => self.newcomer(session, luck),
            9 => self.rename(session, luck),
            10..12 => self.write_note(session, luck),
            12..14 => self.settle_note(session, luck),
            14 => self.take_back(session, luck),
            15 => consolidate(session),
            16..19 => self.hand(session, luck),
            19..21 => self.alias(session, luck),
            21 => self.close_again(session),
            _ => self.night(session, luck),
        }
    }

    /// Two different people.
    fn pair(&self, luck: &mut Luck) -> (PlayerId, PlayerId) {
        let count = self.people.len() as u64;
        let one = luck.below(count);
        let other = (one + 1 + luck.below(count - 1)) % count;
        let at = |place: u64| self.people[usize::try_from(place).expect("small")];
        (at(one), at(other))
    }

    fn word(&mut self) -> String {
        self.words += 1;
        format!("{}X{}", char::from(b'A' + self.number), self.words)
    }

    fn debt(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let (one, other) = self.pair(luck);
        let to = if luck.below(5) == 0 { Party::House } else { Party::from(other) };
        let amount = Money::from_minor(1 + i64::try_from(luck.below(999)).expect("small"));
        let (reason, why) = (String::new(), "so be it".to_owned());
        let fact = match luck.below(4) {
            0 => DebtFact::DebtPaid {
                from: one.into(),
                to: other.into(),
                amount,
                private: None,
                app: false,
                remark: String::new(),
            }
            .into(),
            1 => DebtFact::DebtForgiven {
                creditor: other.into(),
                debtor: one.into(),
                amount,
                why,
                private: None,
            }
            .into(),
            _ => DebtFact::DebtOwed { debtor: one, creditor: to, amount, reason }.into(),
        };
        self.undoable.push(session.record(&fact)?);
        Ok(())
    }

    /// Somebody with one of a few names, so that they may join several books.
    fn newcomer(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let name = ["Xenia", "Yves", "Zoe"][usize::try_from(luck.below(3)).expect("small")];
        if self.names.iter().any(|known| known == name) {
            return Ok(());
        }
        self.add(session, name)
    }

    fn rename(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        // Newcomers keep their names, by which the second adder knows them.
        let three = self.people.iter().take(3).copied().collect::<Vec<_>>();
        let player = three[usize::try_from(luck.below(3)).expect("small")];
        let name = self.word();
        session.record(&PersonFact::PlayerRenamed { player, name }.into())?;
        Ok(())
    }

    /// A name that nobody in this book has.
    fn alias(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let alias = ALIASES[usize::try_from(luck.below(3)).expect("small")].to_owned();
        let (player, _) = self.pair(luck);
        if session.journal().reader().people()?.iter().any(|person| person.aliases.contains(&alias)) {
            return Ok(());
        }
        self.undoable.push(session.record(&PersonFact::PlayerAliased { player, alias }.into())?);
        Ok(())
    }

    /// Reopens the last night of the book, and closes it.
    fn close_again(&mut self, session: &mut Session<'_, '_>) -> Result<(), BankError> {
        let last = session.journal().reader().nights()?.last().map(|last| last.id);
        let Some((night, seq)) = self.closed.filter(|(night, _)| Some(*night) == last) else { return Ok(()) };
        let event = session.journal().reader().event(seq)?.expect("his own event");
        session.reverse(&event)?;
        session.rebuild()?;
        self.closed = Some((
            night,
            session.record(&NightFact::NightClosed { night, dealer: None, owner: None }.into())?,
        ));
        Ok(())
    }

    fn write_note(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let (debtor, holder) = self.pair(luck);
        let amount = Money::from_minor(100 + i64::try_from(luck.below(900)).expect("small"));
        let note = NoteUse { id: NoteId(session.fresh_id()), identifier: self.word(), amount };
        let holder = Party::from(holder);
        session.record(
            &NoteFact::NoteIssued { note: note.clone(), debtor, holder, against: Means::Cash }.into(),
        )?;
        self.notes.push((note, debtor, holder));
        Ok(())
    }

    fn settle_note(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let Some((note, debtor, holder)) = self.notes.pop() else { return Ok(()) };
        let half = NoteUse { amount: Money::from_minor(50), ..note.clone() };
        let fact = match luck.below(3) {
            0 => NoteFact::NotePaid { note: half, debtor, holder, app: false }.into(),
            1 => NoteFact::NotePaid { note, debtor, holder, app: false }.into(),
            _ => NoteFact::NoteCommitted { note, debtor, holder, inviter: None }.into(),
        };
        session.record(&fact)?;
        Ok(())
    }

    fn take_back(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        if self.undoable.is_empty() {
            return Ok(());
        }
        let at = usize::try_from(luck.below(self.undoable.len() as u64)).expect("small");
        let seq = self.undoable.swap_remove(at);
        let event = session.journal().reader().event(seq)?.expect("his own event");
        session.reverse(&event)?;
        Ok(session.rebuild()?)
    }

    fn hand(&self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let (from, to) = self.pair(luck);
        let side = if luck.below(2) == 0 { HandOverSide::Given } else { HandOverSide::Taken };
        let amount = Money::from_minor(1_000);
        session.record(&SurrogateFact::CashHanded(CashHanded { from, to, amount, side }).into())?;
        Ok(())
    }

    /// A small night: two buy on THE BOOK, one hand, all go home.
    fn night(&mut self, session: &mut Session<'_, '_>, luck: &mut Luck) -> Result<(), BankError> {
        let (winner, loser) = self.pair(luck);
        let number = session.journal().reader().nights()?.last().map_or(1, |last| last.number + 1);
        let night = NightId(session.fresh_id());
        let none = String::new;
        let opened = NightOpened {
            night,
            number,
            house: none(),
            profile: none(),
            banker: Some(winner),
            stakes: None,
            float: Money::ZERO,
            float_of: None,
            opened: Instant(0),
            kept_in: None,
        };
        session.record(&NightFact::NightOpened(opened).into())?;
        let (stack, lost) = (Money::from_minor(2_000), Money::from_minor(500));
        for player in [winner, loser] {
            let parts = vec![PaymentPart { means: Means::Book, amount: stack, note: None }];
            let bought = BoughtIn { night, player, seller: None, parts, chips: None };
            session.record(&ChipFact::BoughtIn(bought).into())?;
        }
        let played = hand(HandId(session.fresh_id()), night, winner, loser, lost);
        session.record(&HandFact::HandPlayed(played).into())?;
        for (player, debt, claim) in [(winner, 2_000, 500), (loser, 1_500, 0)] {
            let (debt, claim) = (Money::from_minor(debt), Money::from_minor(claim));
            let stack = Money::from_minor(debt.minor() + claim.minor());
            let (notes, cash, chips) = (Vec::new(), Money::ZERO, None);
            let (answered, app) = (Vec::new(), Money::ZERO);
            let cashed = CashedOut { night, player, stack, notes, debt, answered, app, cash, claim, chips };
            session.record(&CashOutFact::CashedOut(cashed).into())?;
        }
        let closed = NightFact::NightClosed { night, dealer: None, owner: None };
        self.closed = Some((night, session.record(&closed.into())?));
        Ok(())
    }
}

/// The hand: one player wins what the two put in.
fn hand(hand: HandId, night: NightId, winner: PlayerId, loser: PlayerId, put_in: Money) -> HandPlayed {
    let seat = |player, won| HandSeat { player, put_in, returned: Money::ZERO, won, did: Marks::default() };
    HandPlayed {
        night,
        hand,
        number: 1,
        game: "holdem".to_owned(),
        depth: "result".to_owned(),
        seats: vec![seat(winner, Money::from_minor(put_in.minor() * 2)), seat(loser, Money::ZERO)],
        carried_in: Money::ZERO,
        carried_out: Money::ZERO,
        fed: Money::ZERO,
        fines: Money::ZERO,
        record: None,
        why: Vec::new(),
        engine: 1,
        print: None,
        blinds: None,
        tournament: None,
        follows: None,
        aside: Vec::new(),
        chairs: Box::default(),
        lost_to: Vec::new(),
    }
}

/// The first debtor whose creditor owes somebody else owes that one instead, as far as possible.
fn consolidate(session: &mut Session<'_, '_>) -> Result<(), BankError> {
    let debts = session.journal().reader().debts(Asset::Book)?;
    let chain = debts.iter().find_map(|one| {
        let next = debts.iter().find(|next| next.debtor == one.creditor && next.creditor != one.debtor)?;
        Some((*one, *next))
    });
    let Some((one, next)) = chain else { return Ok(()) };
    let amount = one.amount.min(next.amount);
    let line = |debtor, creditor| DebtLine { debtor, creditor, amount };
    let before = vec![line(one.debtor, one.creditor), line(next.debtor, next.creditor)];
    let after = vec![line(one.debtor, next.creditor)];
    let mode = "fewest".to_owned();
    session.record(
        &DebtFact::Consolidated(Consolidated { night: None, mode, before, after, proven: false }).into(),
    )?;
    Ok(())
}
