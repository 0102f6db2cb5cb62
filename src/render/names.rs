//! What everybody and every note of a book is called: in JSON, in a table, in a sentence.

use crate::answer::{Amount, Debt, Who};
use crate::render::fund::title;
use crate::render::page::name;
use engine::as_text::with_the;
use engine::money::Currency;
use ledger::accounts::{Counter, Party};
use ledger::ids::{NoteId, PlayerId};
use ledger::journal::DebtLine;
use std::collections::BTreeMap;

/// Printed for a record the book has no name for.
const NOBODY: &str = "somebody";

/// What everybody and every note of a book is called, merged records included.
#[derive(Clone, Debug, Default)]
pub struct Names {
    players: BTreeMap<PlayerId, String>,
    notes: BTreeMap<NoteId, String>,
    /// The names of records before they were merged into others.
    former: BTreeMap<PlayerId, String>,
    /// What the house calls its fund.
    fund: Option<String>,
}

impl Names {
    /// The names of these people and the identifiers of these notes.
    #[must_use]
    pub fn new(
        players: impl IntoIterator<Item = (PlayerId, String)>,
        notes: impl IntoIterator<Item = (NoteId, String)>,
    ) -> Self {
        let (players, notes) = (players.into_iter().collect(), notes.into_iter().collect());
        Self { players, notes, ..Self::default() }
    }

    /// Adds the names of records before they were merged into others.
    #[must_use]
    pub fn with_former(self, former: impl IntoIterator<Item = (PlayerId, String)>) -> Self {
        Self { former: former.into_iter().collect(), ..self }
    }

    /// Adds what the house calls its fund.
    #[must_use]
    pub fn with_fund(self, fund: Option<&str>) -> Self {
        Self { fund: fund.map(str::to_owned), ..self }
    }

    /// The name of a record before it was merged; its current name, if it never was.
    #[must_use]
    pub fn former(&self, player: PlayerId) -> String {
        self.former.get(&player).map_or_else(|| self.cell(player), |former| name(former))
    }

    /// What a party is called, for machines: the stored name, or the word of the place.
    #[must_use]
    pub fn word(&self, party: impl Into<Party>) -> &str {
        let party = party.into();
        match party.player() {
            Some(player) => self.players.get(&player).map_or(NOBODY, String::as_str),
            None => party.place().unwrap_or(NOBODY),
        }
    }

    /// What a party is called in a table.
    #[must_use]
    pub fn cell(&self, party: impl Into<Party>) -> String {
        name(self.word(party))
    }

    /// What a party is called in a sentence: `Ann`, `the bank`.
    #[must_use]
    pub fn spoken(&self, party: impl Into<Party>) -> String {
        spoken(&self.who(party))
    }

    /// A party, for an answer.
    #[must_use]
    pub fn who(&self, party: impl Into<Party>) -> Who {
        let party = party.into();
        let called = self.fund.clone().filter(|_| party == Party::Fund);
        Who { called, ..Who::new(party, self.word(party)) }
    }

    /// A debt, for an answer.
    #[must_use]
    pub fn debt(&self, debt: &DebtLine, currency: Currency) -> Debt {
        let DebtLine { debtor, creditor, amount } = *debt;
        Debt { debtor: self.who(debtor), creditor: self.who(creditor), amount: Amount::new(amount, currency) }
    }

    /// Debts, for an answer.
    #[must_use]
    pub fn debts(&self, debts: &[DebtLine], currency: Currency) -> Vec<Debt> {
        debts.iter().map(|debt| self.debt(debt, currency)).collect()
    }

    /// The other side of a posting: nobody, a party, or a note by its identifier.
    #[must_use]
    pub fn counter(&self, counter: Counter) -> Option<String> {
        match counter {
            Counter::None => None,
            Counter::With(party) => Some(self.word(party).to_owned()),
            Counter::Note(note) => {
                let identifier = self.notes.get(&note).map_or(NOBODY, String::as_str);
                Some(format!("note {identifier}"))
            }
        }
    }
}

/// What a party is called in a sentence: `Ann`, `the bank`.
#[must_use]
pub fn spoken(who: &Who) -> String {
    match who.party {
        Party::Player(_) => name(&who.word),
        Party::Fund => title(who.called.as_deref()),
        Party::Outside => "the world outside".to_owned(),
        _ => with_the(&who.word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_an_article_in_sentences_only() {
        let names = Names::default();
        assert_eq!((names.word(Party::Bank), names.spoken(Party::Bank).as_str()), ("bank", "the bank"));
    }
}
