//! What each player gets of one pot, added up runout by runout.

use crate::hand::award::Claims;
use crate::hand::equity::share::{EquityShare, common};
use crate::hand::equity::worth::{PotWorth, Worth};
use crate::hand::pots::Pot;
use crate::hand::seats::{SEATS_MAX, Seats};

/// The unit of the squares for the standard error.
const MILLION: u128 = 1_000_000;

/// One pot, and what was counted for it so far.
pub(super) struct PotShare {
    pot: Pot,
    /// Half a board in parts: a number that any tie divides without a remainder.
    half: u64,
    /// The whole pot in parts.
    whole: u64,
    /// What each seat gets in this runout.
    now: [u64; SEATS_MAX],
    counted: Vec<Counted>,
}

#[derive(Clone, Copy, Default)]
struct Counted {
    seat: usize,
    wins: u64,
    splits: u64,
    parts: u128,
    squares: u128,
}

impl PotShare {
    pub(super) fn of(pot: Pot, boards: usize) -> Self {
        let counted = pot.eligible.iter().map(|seat| Counted { seat, ..Counted::default() });
        let half = (1..=u128::from(pot.eligible.count())).fold(1, shared_by);
        let half = u64::try_from(half).unwrap_or(u64::MAX);
        let whole = half.saturating_mul(2).saturating_mul(boards as u64);
        Self { pot, half, whole, now: [0; SEATS_MAX], counted: counted.collect() }
    }

    pub(super) const fn eligible(&self) -> Seats {
        self.pot.eligible
    }

    /// Shares out one board of a runout.
    pub(super) fn board(&mut self, claims: Claims) {
        match claims.low {
            None => self.give(claims.high, self.half.saturating_mul(2)),
            Some(low) => {
                self.give(claims.high, self.half);
                self.give(low, self.half);
            }
        }
    }

    fn give(&mut self, seats: Seats, parts: u64) {
        let each = parts.checked_div(u64::from(seats.count())).unwrap_or(0);
        for seat in seats.iter() {
            if let Some(got) = self.now.get_mut(seat) {
                *got = got.saturating_add(each);
            }
        }
    }

    /// Adds up the boards of a runout.
    pub(super) fn end_runout(&mut self) {
        for counted in &mut self.counted {
            let Some(got) = self.now.get_mut(counted.seat) else { continue };
            let got = std::mem::take(got);
            if got == 0 {
                continue;
            }
            let all = got == self.whole;
            counted.wins = counted.wins.saturating_add(u64::from(all));
            counted.splits = counted.splits.saturating_add(u64::from(!all));
            counted.parts = counted.parts.saturating_add(u128::from(got));
            let millionths = in_millionths(u128::from(got), u128::from(self.whole));
            counted.squares = counted.squares.saturating_add(millionths.saturating_mul(millionths));
        }
    }

    /// The result of all runouts.
    pub(super) fn worth(self, runouts: u64, exact: bool) -> PotWorth {
        let all = u128::from(runouts).saturating_mul(u128::from(self.whole));
        let worth = self.counted.into_iter().map(|Counted { seat, wins, splits, parts, squares }| {
            let sum = in_millionths(parts, u128::from(self.whole));
            let error = if exact { 0 } else { standard_error(u128::from(runouts), sum, squares) };
            Worth { seat, wins, splits, share: EquityShare::new(parts, all), error }
        });
        PotWorth { pot: self.pot, worth: worth.collect() }
    }
}

/// The least common multiple.
fn shared_by(one: u128, other: u128) -> u128 {
    one.checked_div(common(one, other)).unwrap_or(0).saturating_mul(other)
}

fn in_millionths(part: u128, of: u128) -> u128 {
    part.saturating_mul(MILLION).checked_div(of).unwrap_or(0)
}

/// The standard error of the mean of this many values, in hundredths of a percent, rounded up.
fn standard_error(count: u128, sum: u128, squares: u128) -> u32 {
    let spread = count.saturating_mul(squares).saturating_sub(sum.saturating_mul(sum));
    // A hundredth of a percent is 100 millionths.
    let cubed = count.saturating_mul(count).saturating_mul(count).saturating_mul(100 * 100);
    let square = spread.div_ceil(cubed.max(1));
    let root = square.isqrt();
    let up = u128::from(root.saturating_mul(root) < square);
    u32::try_from(root.saturating_add(up)).unwrap_or(u32::MAX)
}
