//! The journal in words: one sentence per kind of fact.
//!
//! Each group of facts has its own file, which names all its kinds: a new kind without a sentence does not compile.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod chips;
mod debts;
mod fund;
mod going_home;
mod hand;
mod night;
mod notes;
mod party;
mod seating;
pub mod surrogate;
mod tournament;

use crate::render::config;
use crate::render::names::Names;
use crate::render::page::name as shown;
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::journal::{Fact, HouseFact, Means, PersonFact, Undone};
use ledger::people::Standing;

/// Puts facts into words: knows everybody's name and the book's currency.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    pub names: &'a Names,
    pub currency: Currency,
}

/// How something was paid for, as the end of a sentence.
const fn means(means: Means) -> &'static str {
    match means {
        Means::Cash => "for cash",
        Means::Transfer => "by app",
        Means::Chips => "for chips",
        Means::Note => "with a note",
        Means::Book => "on THE BOOK",
        Means::Gift => "as a gift",
    }
}

impl Teller<'_> {
    /// The sentence of a fact, without a final period.
    #[must_use]
    pub fn sentence(&self, fact: &Fact) -> String {
        match fact {
            Fact::House(fact) => self.house(fact),
            Fact::Person(fact) => self.person(fact),
            Fact::Night(fact) => self.night(fact),
            Fact::Seat(fact) => self.seating(fact),
            Fact::Chip(fact) => self.chips(fact),
            Fact::Hand(fact) => self.hands(fact),
            Fact::Party(fact) => self.party(fact),
            Fact::Fund(fact) => self.fund(fact),
            Fact::Tournament(fact) => self.did(&fact.did),
            Fact::CashOut(fact) => self.going_home(fact),
            Fact::Note(fact) => self.notes(fact),
            Fact::Debt(fact) => self.debts(fact),
            Fact::Surrogate(fact) => self.surrogate(fact),
            Fact::Undone(Undone { seq }) => format!("took back event #{seq}"),
        }
    }

    fn who(&self, party: impl Into<Party>) -> String {
        self.names.spoken(party)
    }

    fn sum(&self, amount: Money) -> String {
        self.currency.shown(amount)
    }

    /// The book itself and its house.
    fn house(&self, fact: &HouseFact) -> String {
        match fact {
            HouseFact::BookBegun { currency, .. } => {
                format!("the book was started in {}", currency.code())
            }
            HouseFact::HouseAdopted { house, .. } => {
                format!("the book goes by `{}` rules from now on", shown(house))
            }
            HouseFact::OwnerNamed { house, owner } => {
                format!("{} now owns the house `{}`", self.who(*owner), shown(house))
            }
            HouseFact::HintsTurned { on } => config::hints(*on).to_owned(),
            HouseFact::CaseSet { chips } => {
                let kinds = chips.iter().map(|kind| format!("{} {}", kind.colour, self.sum(kind.value)));
                format!("the chip case was set up: {}", kinds.collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn person(&self, fact: &PersonFact) -> String {
        match fact {
            PersonFact::PlayerAdded { name, standing, .. } => {
                format!("{} was added as {}", shown(name), self.standing(*standing))
            }
            PersonFact::PlayerRenamed { player, name } => {
                let (today, then) = (self.who(*player), shown(name));
                if today == then {
                    format!("a player was renamed {then}")
                } else {
                    format!("{today} was renamed {then}")
                }
            }
            PersonFact::PlayerAliased { player, alias } => {
                format!("{} also goes by {}", self.who(*player), shown(alias))
            }
            PersonFact::PlayerStanding { player, standing } => {
                format!("{} became {}", self.who(*player), self.standing(*standing))
            }
            PersonFact::PlayerPaidAt { player, handle: Some(handle) } => {
                format!("payments to {} go to {}", self.who(*player), shown(handle))
            }
            PersonFact::PlayerPaidAt { player, handle: None } => {
                format!("{} gets paid in person", self.who(*player))
            }
            // The token is not shown, so nobody gets it by reading over a shoulder.
            PersonFact::PlayerLinked { player, token: Some(_) } => {
                format!("{} got a link to a personal page", self.who(*player))
            }
            PersonFact::PlayerLinked { player, token: None } => {
                format!("{}'s link was canceled", self.who(*player))
            }
            PersonFact::PlayersMerged { kept, gone, .. } => {
                // Their names at the time: the entry that was kept may have been merged since.
                let [kept, gone] = [kept, gone].map(|record| self.names.former(*record));
                format!("{gone} was merged into {kept}")
            }
        }
    }

    fn standing(&self, standing: Standing) -> String {
        match standing {
            Standing::Regular => "a regular".to_owned(),
            Standing::Guest { inviter: Some(inviter) } => format!("a guest of {}", self.who(inviter)),
            Standing::Guest { inviter: None } => "a guest".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::accounts::Counter;
    use ledger::ids::{NoteId, PlayerId};
    use ledger::journal::{DebtFact, NoteFact, NoteUse};

    fn player(number: u8) -> PlayerId {
        format!("{number:032}").parse::<Party>().unwrap().player().unwrap()
    }

    fn note_id() -> NoteId {
        match format!("note:{:032}", 7).parse() {
            Ok(Counter::Note(id)) => id,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn tells(fact: impl Into<Fact>, sentence: &str) {
        let names = Names::new([(player(1), "Ann".to_owned()), (player(2), "Bob".to_owned())], []);
        assert_eq!(Teller { names: &names, currency: Currency::USD }.sentence(&fact.into()), sentence);
    }

    #[test]
    fn a_guests_note_is_told_as_his_inviters_debt() {
        let amount = Money::from_minor(500);
        let note = NoteUse { id: note_id(), identifier: "BOF".to_owned(), amount };
        let (debtor, inviter) = (player(2), player(1));
        let fact = NoteFact::NoteCommitted { note, debtor, holder: Party::Bank, inviter: Some(inviter) };
        tells(fact, "note BOF went into THE BOOK: Ann owes the bank $5.00 for Bob");
    }

    #[test]
    fn a_guest_is_told_with_his_inviter() {
        let standing = Standing::Guest { inviter: Some(player(1)) };
        tells(PersonFact::PlayerStanding { player: player(2), standing }, "Bob became a guest of Ann");
    }

    #[test]
    fn free_words_cannot_break_a_line() {
        let reason = "a pot\n#9 forged".to_owned();
        let (debtor, creditor, amount) = (player(1), player(2).into(), Money::from_minor(100));
        let fact = DebtFact::DebtOwed { debtor, creditor, amount, reason };
        tells(fact, "Ann owes Bob $1.00 more: a pot\\u{000A}#9 forged");
    }
}
