//! Money in a hand told by its result that nobody has to match: a waiting pot, fines, and the ante somebody pays for the table;
//! and money in the pot from players without a hand.

use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::antes::{antes_for_all, winners_ante};
use crate::night::result_told::ToldResult;
use crate::night::taken_from_away::takes;
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use engine::house::key;
use engine::money::Money;

/// One way the money of a result can have been nobody's bet. Results don't say who anted for how many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unmatched {
    /// How much of everybody's money nobody has to match, by seat.
    dead: Vec<Money>,
    /// True for a player whose blind or ante was taken while away: they have no hand. By seat.
    absent: Vec<bool>,
    /// All of that, with what was in the middle before.
    pub free: Money,
    /// How much of it a player who isn't in the result may have anted.
    pub untold: Money,
}

impl Unmatched {
    /// The possible ways: one if nobody antes for the table; otherwise by who dealt, if that's known, and by how many were dealt
    /// in.
    ///
    /// # Errors
    ///
    /// Amounts too large to count.
    pub fn ways(tonight: &Tonight, told: &ToldResult, seats: &[HandSeat]) -> Result<Vec<Self>, Refusal> {
        let who: Vec<PlayerId> = seats.iter().map(|seat| seat.player).collect();
        let antes = antes_for_all(tonight, &told.game, &who)?;
        let paid = |seat: &&HandSeat| seat.put_in.is_positive();
        let dealer = seats.iter().filter(paid).find(|seat| Some(seat.player) == told.dealer);
        let dealers: Vec<PlayerId> = match dealer {
            Some(dealer) => vec![dealer.player],
            None => seats.iter().filter(paid).map(|seat| seat.player).collect(),
        };
        let mut ways = Vec::new();
        // A player who isn't listed paid nothing into this pot. And if nobody put in more than the dealer, but somebody as much,
        // the ante may have been left out.
        let most = seats.iter().map(|seat| seat.put_in).max().unwrap_or_default();
        let is_level = seats.iter().filter(|seat| seat.put_in == most).count() > 1;
        let left_out = dealer.is_none_or(|dealer| is_level && dealer.put_in == most);
        if antes.is_empty() || told.is_anted || left_out {
            ways.push(Self::with(tonight, told, seats, None)?);
        }
        for dealer in dealers {
            for ante in &antes {
                ways.push(Self::with(tonight, told, seats, Some((dealer, *ante)))?);
            }
        }
        Ok(ways)
    }

    /// The way in which this player paid this ante for the table.
    fn with(
        tonight: &Tonight,
        told: &ToldResult,
        seats: &[HandSeat],
        anted: Option<(PlayerId, Money)>,
    ) -> Result<Self, Refusal> {
        let dead = |seat: &HandSeat| -> Result<Money, Refusal> {
            let fined = told.fined.iter().filter(|(player, _)| *player == seat.player);
            let ante = anted.filter(|(player, _)| *player == seat.player).map(|(_, ante)| ante);
            let dead = Money::sum(fined.map(|(_, fine)| *fine).chain(ante))?;
            Ok(dead.min(seat.put_in))
        };
        let dead: Vec<Money> = seats.iter().map(dead).collect::<Result<_, _>>()?;
        let untold = by_winners(tonight)?;
        let free = Money::sum(dead.iter().copied().chain([tonight.evening.pot(), untold]))?;
        let absent = seats.iter().map(|seat| is_absent(tonight, told, seat.player)).collect();
        Ok(Self { dead, absent, free, untold })
    }

    /// The same for the seats in another order.
    #[must_use]
    pub fn in_order(&self, order: &[usize]) -> Self {
        let dead = order.iter().map(|at| self.dead.get(*at).copied().unwrap_or_default());
        let absent = order.iter().map(|at| self.is_absent(*at));
        Self { dead: dead.collect(), absent: absent.collect(), ..*self }
    }

    /// True if what this seat put in was taken from a player who was away: nobody plays for it.
    #[must_use]
    pub fn is_absent(&self, seat: usize) -> bool {
        self.absent.get(seat).is_some_and(|absent| *absent)
    }

    /// True if nobody at the table bet as much as this seat: everybody there may have folded to it, even if an absent player's
    /// blind is higher.
    #[must_use]
    pub fn is_alone(&self, seat: usize, bets: &[Money]) -> bool {
        let own = bets.get(seat).copied().unwrap_or_default();
        bets.iter().enumerate().all(|(at, bet)| at == seat || self.is_absent(at) || *bet < own)
    }

    /// What each of them bet, by seat: the others have to match that.
    ///
    /// # Errors
    ///
    /// Amounts too large to count.
    pub fn bets(&self, seats: &[HandSeat]) -> Result<Vec<Money>, Refusal> {
        seats.iter().zip(&self.dead).map(|(seat, dead)| Ok(seat.put_in.minus(*dead)?)).collect()
    }
}

/// True if a player was away and their blind or ante was taken anyway.
#[must_use]
pub fn is_absent(tonight: &Tonight, told: &ToldResult, player: PlayerId) -> bool {
    takes(tonight) && told.away.contains(&player)
}

/// The most that the winners of the last pot ante, if they do: a result doesn't say who they are.
fn by_winners(tonight: &Tonight) -> Result<Money, Refusal> {
    let ante = tonight.house.amount(key::ANTE).filter(|_| winners_ante(tonight)).map(|ante| ante.value);
    let here = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none()).count();
    Ok(ante.unwrap_or_default().times(i64::try_from(here).unwrap_or(i64::MAX))?)
}
