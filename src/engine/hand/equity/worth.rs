//! Each player's share of the pots, and how sure it is.

use crate::hand::equity::share::EquityShare;
use crate::hand::pots::Pot;
use crate::money::{Money, Overflow};

/// What every live hand is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equity {
    /// In how many ways the missing cards were dealt.
    pub runouts: u64,
    /// True if these are all the ways there are; otherwise a sample was drawn, and the shares are an estimate.
    pub exact: bool,
    /// The pots, main pot first.
    pub pots: Vec<PotWorth>,
}

/// What one pot is worth to each player who can win it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotWorth {
    /// The pot.
    pub pot: Pot,
    /// Each player's share, in seat order. Together less than the whole pot if a part can stay in the middle.
    pub worth: Vec<Worth>,
}

/// What a pot is worth to one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The player's seat.
    pub seat: usize,
    /// Runouts in which the player wins the whole pot.
    pub wins: u64,
    /// Runouts in which the player gets a part of it.
    pub splits: u64,
    /// The player's share over all runouts.
    pub share: EquityShare,
    /// The standard error of an estimate, in hundredths of a percent, rounded up; 0 if the shares are exact.
    pub error: u32,
}

impl PotWorth {
    /// The shares in money, seat by seat, rounded so that no unit is lost: they add up to what all the shares together come
    /// to.
    ///
    /// # Errors
    ///
    /// An amount leaves the range of money.
    pub fn in_money(&self) -> Result<Vec<(usize, Money)>, Overflow> {
        let (mut up_to, mut given) = (EquityShare::new(0, 1), Money::ZERO);
        let shares = self.worth.iter().map(|of| {
            up_to = up_to.plus(of.share);
            let all = up_to.of(self.pot.amount)?;
            let his = all.minus(given)?;
            given = all;
            Ok((of.seat, his))
        });
        shares.collect()
    }
}

impl Worth {
    /// The standard error of an estimate, in percent with two decimals.
    #[must_use]
    pub fn error_percent(&self) -> Option<String> {
        let whole = self.error.checked_div(100).unwrap_or(0);
        let rest = self.error.checked_rem(100).unwrap_or(0);
        (self.error > 0).then(|| format!("{whole}.{rest:02}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::seats::Seats;

    #[test]
    fn no_cent_is_lost_where_shares_are_told_in_money() {
        let third = |seat| Worth { seat, wins: 0, splits: 1, share: EquityShare::new(1, 3), error: 0 };
        let pot = Pot { amount: Money::from_minor(200), eligible: Seats::NONE };
        let worth = PotWorth { pot, worth: vec![third(0), third(2), third(5)] };
        let told = [(0, 67), (2, 66), (5, 67)].map(|(seat, cents)| (seat, Money::from_minor(cents)));
        assert_eq!(worth.in_money().unwrap(), told);
    }
}
