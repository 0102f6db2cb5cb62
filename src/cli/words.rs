//! Typed words into values: amounts, names, pairs, parties.

use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use ledger::accounts::Party;
use ledger::bank::{BankError, load_tonight, owner, roster};
use ledger::chips::{ChipCount, NotChips};
use ledger::ids::PlayerId;
use ledger::people::{Name, Roster};
use ledger::store::Reader;

/// The people and the currency of a book: what typed words are matched against.
pub struct Words {
    pub people: Roster,
    pub currency: Currency,
}

impl Words {
    /// Loads what words are matched against.
    pub fn load(reader: Reader<'_>) -> Result<Self, Failure> {
        let currency = reader.book().map_err(BankError::from)?.currency;
        Ok(Self { people: roster(reader)?, currency })
    }

    /// The same at the table these players sit at: in a tournament amounts are chips.
    pub fn at_table_of(mut self, reader: Reader<'_>, players: &[PlayerId]) -> Result<Self, Failure> {
        if reader.open_night().map_err(BankError::from)?.is_some() {
            self.currency = load_tonight(reader)?.table_of(players)?.currency;
        }
        Ok(self)
    }

    /// The player that a word means.
    pub fn player(&self, word: &str) -> Result<PlayerId, Failure> {
        Ok(self.people.find(word)?.id)
    }

    /// The player or place that something new is booked to: `house` is the player who answers for it.
    pub fn party(&self, context: &Context, word: &str) -> Result<Party, Failure> {
        match self.place(word)? {
            Party::House => Ok(owner::house_party(context.look()?.reader())?),
            party => Ok(party),
        }
    }

    /// The player or place that has debts: `house` is its own account only as long as that has any.
    pub fn indebted(&self, context: &Context, word: &str) -> Result<Party, Failure> {
        match self.place(word)? {
            Party::House => Ok(owner::house_in_the_book(context.look()?.reader())?),
            party => Ok(party),
        }
    }

    /// The player or place that a word names: `bank`, `house` and `fund` are the places people type.
    pub fn place(&self, word: &str) -> Result<Party, Failure> {
        match word.to_ascii_lowercase().as_str() {
            "bank" => Ok(Party::Bank),
            "house" => Ok(Party::House),
            "fund" => Ok(Party::Fund),
            _ => self.player(word).map(Party::from),
        }
    }

    /// The amount that a word means.
    pub fn amount(&self, word: &str) -> Result<Money, Failure> {
        amount(word, self.currency)
    }

    /// The player and the amount of `ANN=1.50`.
    pub fn player_amount(&self, word: &str) -> Result<(PlayerId, Money), Failure> {
        let (player, amount) = pair(word)?;
        Ok((self.player(player)?, self.amount(amount)?))
    }
}

/// Reads an amount; anything else is wrong usage.
pub fn amount(word: &str, currency: Currency) -> Result<Money, Failure> {
    currency.parse(word).map_err(|error| Failure::new(exit::USAGE, "not-an-amount", error.to_string()))
}

/// The two sides of `ANN=1.50`.
pub fn pair(word: &str) -> Result<(&str, &str), Failure> {
    word.rsplit_once('=')
        .ok_or_else(|| Failure::usage(format!("`{}` should look like ANN=1.50", word.as_typed())))
}

/// A name as it will be stored.
pub fn name(word: &str) -> Result<Name, Failure> {
    Name::new(word).map_err(|error| Failure::from(ledger::refusal::Refusal::from(error)))
}

/// Chips by color; a negative count is refused by rule, anything else that isn't a count is wrong usage.
pub fn chips(words: &str) -> Result<ChipCount, Failure> {
    ChipCount::parse(words).map_err(not_chips)
}

/// A word that isn't chips.
pub fn not_chips(error: NotChips) -> Failure {
    let exit = if matches!(error, NotChips::Negative(_)) { exit::REFUSED } else { exit::USAGE };
    Failure::new(exit, "not-chips", error.to_string())
}
