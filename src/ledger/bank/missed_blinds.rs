//! Who missed blinds pays them when he comes back, whatever the door (DAV-27).

use crate::bank::coming::coming;
use crate::bank::desk::BankError;
use crate::ids::PlayerId;
use crate::night::next_hand::NextHand;
use crate::night::ring::with_kept_chairs;
use crate::night::told_spots::asked;
use crate::night::{Tonight, tables};
use crate::store::Reader;
use engine::house::key;
use engine::money::Money;
use engine::play::{Missed, Sitter, Stakes, Terms, first_spots};
use engine::refusal::Refusal;

/// Refuses a hand in which somebody comes back for less than the blinds he missed: one of each, the small one dead. Nobody owes them
/// who has the big blind now, by turn or because of who deals, or has no more. `paid` is what each player put in; of a hand with every act, what he posted.
///
/// # Errors
///
/// `blinds-owed`, by the rule of the house about them.
pub fn check(
    reader: Reader<'_>,
    table: &Tonight,
    dealer: Option<PlayerId>,
    paid: impl Iterator<Item = (PlayerId, Money)>,
) -> Result<(), BankError> {
    let makes_up = table.house.word(key::BLINDS_MISSED).filter(|said| said.value == "one-of-each-or-wait");
    let stakes = Terms::of_house(&table.house, table.evening.stakes.as_deref()).ok();
    let (Some(rule), Some(stakes)) = (makes_up, stakes.and_then(|terms| terms.stakes)) else { return Ok(()) };
    let paid: Vec<(PlayerId, Money)> = paid.collect();
    let Some((first, _)) = paid.first().filter(|_| asked(table)) else { return Ok(()) };
    let number = tables::table_of(&table.evening, *first).unwrap_or(tables::MAIN);
    let next = coming(reader, table, number)?;
    let back = Back { table: &table.at_table(number), next: &next, stakes };
    match back.short(dealer, &paid)? {
        Some(message) => Err(Refusal::new("blinds-owed", message).by(rule.rule.as_deref()).into()),
        None => Ok(()),
    }
}

/// The table to which somebody comes back.
struct Back<'t> {
    table: &'t Tonight,
    next: &'t NextHand,
    stakes: Stakes,
}

impl Back<'_> {
    /// The first who paid too little, in words.
    fn short(&self, dealer: Option<PlayerId>, paid: &[(PlayerId, Money)]) -> Result<Option<String>, Refusal> {
        let (house, chips) = (&self.table.house, |player| self.table.evening.chips(player));
        let ring = with_kept_chairs(&self.table.evening, self.next);
        let in_it = |player: &PlayerId| paid.iter().any(|(other, _)| other == player);
        let sitter = |player: &PlayerId| {
            Some(Sitter { stack: Some(chips(*player)), away: !in_it(player), ..Sitter::default() })
        };
        let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
        let Some(by_turn) = self.next.spots(house, &ring, &seats) else { return Ok(None) };
        let dealer = dealer.and_then(|dealer| ring.iter().position(|player| *player == dealer));
        let said = dealer.and_then(|dealer| first_spots(house, dealer, &seats, true));
        let blinds = [Some(by_turn), said].into_iter().flatten().filter_map(|spots| spots.blinds);
        let big: Vec<&PlayerId> = blinds.filter_map(|(_, big)| ring.get(big)).collect();
        for (player, paid) in paid.iter().filter(|(player, _)| !big.contains(&player)) {
            let owed = self.next.missed(house, &ring, *player);
            let due = self.due(owed)?;
            if *paid < due.min(chips(*player)) {
                return Ok(Some(self.told(*player, owed, due)));
            }
        }
        Ok(None)
    }

    fn due(&self, owed: Missed) -> Result<Money, Refusal> {
        let small = if owed.small { self.stakes.small } else { Money::ZERO };
        let big = if owed.big { self.stakes.big } else { Money::ZERO };
        Ok(small.plus(big)?)
    }

    fn told(&self, player: PlayerId, owed: Missed, due: Money) -> String {
        let shown = |amount| self.table.shown(amount);
        let name = self.table.name(player);
        let (small, big) = (shown(self.stakes.small), shown(self.stakes.big));
        match (owed.small, owed.big) {
            (true, true) => format!(
                "`{name}` missed both blinds and comes back for {}: {big} live and {small} dead, or waits for the big blind",
                shown(due)
            ),
            (false, _) => format!("`{name}` missed the big blind and comes back for {big}, or waits for it"),
            (true, false) => {
                format!(
                    "`{name}` missed the small blind and comes back for {small} dead, or waits for the big blind"
                )
            }
        }
    }
}
