//! A table before a game's first move: who plays, who begins, what is in the middle, what was agreed.

use crate::as_text::listed;
use crate::games::party::term::Terms;
use crate::money::{Currency, Money};

/// The table a game is played at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartySetup {
    /// Who plays, clockwise.
    pub names: Vec<String>,
    /// The seat of the dealer, or of the player who chose the game.
    pub dealer: usize,
    /// The seat that begins.
    pub first: usize,
    /// What was in the middle before.
    pub carry: Money,
    /// The smallest amount that is paid out.
    pub unit: Money,
    /// The house's rule for that, if there is one.
    pub unit_rule: Option<String>,
    /// True if the house's own rules include these games; if not, their rules aren't named.
    pub is_own: bool,
    /// The currency of the amounts.
    pub currency: Currency,
    /// What was agreed before the game.
    pub terms: Terms,
    /// True if the program throws the dice and deals the cards.
    pub is_dealt: bool,
}

/// How the ids of the rules for these games begin.
const WRITTEN: &str = "CAU-";

/// Which of these ids to name: all in a house whose own rules include these games, only other rules elsewhere.
#[must_use]
pub(crate) fn named(is_own: bool, ids: &str) -> Option<String> {
    let ids: Vec<&str> =
        ids.split(", ").filter(|id| !id.is_empty() && (is_own || !id.starts_with(WRITTEN))).collect();
    (!ids.is_empty()).then(|| ids.join(", "))
}

impl PartySetup {
    /// How many play.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.names.len()
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("somebody", String::as_str)
    }

    /// The names of these players: `Ann`, `Bob` and `Cid`.
    #[must_use]
    pub fn names(&self, seats: &[usize]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| format!("`{}`", self.name(*seat))).collect();
        listed(&names, "and").unwrap_or_else(|| "nobody".to_owned())
    }

    /// The seat `steps` to the left.
    #[must_use]
    pub fn left(&self, seat: usize, steps: usize) -> usize {
        seat.saturating_add(steps).checked_rem(self.seats()).unwrap_or(0)
    }

    /// The seat to the right.
    #[must_use]
    pub fn right(&self, seat: usize) -> usize {
        self.left(seat, self.seats().saturating_sub(1))
    }

    /// Everybody clockwise, from `seat`.
    pub fn clockwise(&self, seat: usize) -> impl Iterator<Item = usize> + '_ {
        (0..self.seats()).map(move |steps| self.left(seat, steps))
    }

    /// Everybody clockwise, the dealer last.
    pub fn deal_order(&self) -> impl Iterator<Item = usize> + '_ {
        self.clockwise(self.left(self.dealer, 1))
    }

    /// Which of these rules to name at this table.
    #[must_use]
    pub fn named(&self, ids: &str) -> Option<String> {
        named(self.is_own, ids)
    }

    /// A sentence with its rule at the end, if this table names the rule.
    #[must_use]
    pub fn ruled(&self, text: &str, ids: &str) -> String {
        self.named(ids).map_or_else(|| text.to_owned(), |rule| format!("{text} ({rule})"))
    }

    /// An amount as people read it.
    #[must_use]
    pub fn shown(&self, money: Money) -> String {
        self.currency.shown(money)
    }
}

#[cfg(test)]
mod tests {
    use crate::games::party::testing::table;
    use crate::games::party::zilch;

    #[test]
    fn names_are_listed_as_one_says_them() {
        let setup = table(&zilch::ROW, 3, &[]);
        assert_eq!(setup.names(&[2, 0, 1]), "`P3`, `P1` and `P2`");
        assert_eq!(
            (setup.names(&[1, 2]), setup.names(&[0])),
            ("`P2` and `P3`".to_owned(), "`P1`".to_owned())
        );
        assert_eq!(setup.names(&[]), "nobody");
    }
}
