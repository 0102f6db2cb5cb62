//! Why prizes cannot be paid, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::said::Said;
use engine::as_text::counted;
use ledger::refusal::{PaidPlace, PrizesFlaw, PrizesRefused};
use ledger::tournament::prize_table::per_cent;

pub(super) fn said(why: &PrizesRefused) -> Said {
    match why {
        PrizesRefused::Flawed(flaw) => flawed(flaw),
        PrizesRefused::AtTheStart { flaw, offers } => offered(flawed(flaw), offers),
        PrizesRefused::InPlay(flaw) => flawed(flaw).or("tournament prizes 50/30/20"),
        PrizesRefused::Unsaid { offers } => offered(
            Said::new("prizes-unsaid", "the house rules don't set prizes, and you didn't give any"),
            offers,
        ),
    }
}

/// With tables that could be paid.
fn offered(said: Said, offers: &[String]) -> Said {
    offers.iter().fold(said, |said, table| said.or(format!("tournament start --payout {table}")))
}

fn flawed(flaw: &PrizesFlaw) -> Said {
    match flaw {
        PrizesFlaw::PaysNobody => Said::new("prizes-none", "the prize table pays nobody"),
        PrizesFlaw::SharesOff { table, sum, off, is_over } => {
            let (sum, off, side) = (per_cent(*sum), per_cent(*off), side(*is_over));
            Said::new(
                "prizes-sum",
                format!("the prize table {table} adds up to {sum}%, {off}% {side}, so it can't be paid"),
            )
        }
        PrizesFlaw::PoolOff { table, sum, pool, off, is_over } => {
            let side = side(*is_over);
            Said::new(
                "prizes-pool",
                format!("the prizes {table} add up to {sum}, but the pool is {pool}: {off} {side}"),
            )
        }
        PrizesFlaw::PoolBelowNothing { pool } => {
            Said::new("prizes-pool", format!("the pool can't be negative: {pool}"))
        }
        PrizesFlaw::PaysNothing { place, paid } => {
            let paid = self::paid(*paid);
            Said::new(
                "prizes-zero",
                format!("{} place gets {paid}: list only the places that get paid", ordinal(*place)),
            )
        }
        PrizesFlaw::Rises { place, paid } => {
            let paid = self::paid(*paid);
            let before = place.saturating_sub(1);
            Said::new(
                "prizes-order",
                format!("{} place gets {paid}, more than {} place", ordinal(*place), ordinal(before)),
            )
        }
        PrizesFlaw::TooManyPlaces { places, entrants } => Said::new(
            "prizes-field",
            format!("{places} places get a prize, but only {} entered", counted(entrants, "player")),
        ),
    }
}

fn paid(place: PaidPlace) -> String {
    match place {
        PaidPlace::Share(hundredths) => format!("{}%", per_cent(u64::from(hundredths))),
        PaidPlace::Amount(amount) => amount.to_string(),
    }
}

const fn side(is_over: bool) -> &'static str {
    if is_over { "over" } else { "short" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_told_in_per_cent() {
        let table = "60/30/9.99".to_owned();
        let flaw = PrizesFlaw::SharesOff { table, sum: 9999, off: 1, is_over: false };
        assert_eq!(
            flawed(&flaw).message,
            "the prize table 60/30/9.99 adds up to 99.99%, 0.01% short, so it can't be paid"
        );
    }
}
