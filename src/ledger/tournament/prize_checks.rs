//! Whether a prize table can be paid: asked before the first card (PIG-16).

use crate::refusal::{PaidPlace, PrizesFlaw, PrizesRefused, Refusal};
use crate::tournament::prize_table::{PrizeTable, Share};
use engine::money::{Amount, Currency, Money};

impl PrizeTable {
    /// Refuses a table that pays nobody, doesn't add up to exactly 100 percent, or gives a place nothing or more than the one
    /// before it. `rule` is the house's rule for the prizes.
    pub fn check(&self, currency: Currency, rule: Option<&str>) -> Result<(), Refusal> {
        self.check_whole(currency)
            .and_then(|()| self.check_places(currency))
            .map_err(|refusal| refusal.by(rule))
    }

    /// Refuses amounts that don't add up to exactly the pool; shares always do.
    pub fn check_pool(&self, pool: Money, currency: Currency, rule: Option<&str>) -> Result<(), Refusal> {
        let Self::Amounts(amounts) = self else { return Ok(()) };
        let sum = Money::sum(amounts.iter().copied())?;
        if sum == pool {
            return Ok(());
        }
        let amount = |money| Amount::new(money, currency);
        let flaw = PrizesFlaw::PoolOff {
            table: self.typed(currency),
            sum: amount(sum),
            pool: amount(pool),
            off: amount(sum.minus(pool)?.abs()),
            is_over: sum > pool,
        };
        Err(flawed(flaw).by(rule))
    }

    /// Refuses more paid places than there are entrants.
    pub fn check_field(&self, entrants: usize, rule: Option<&str>) -> Result<(), Refusal> {
        let places = self.places();
        if places <= entrants {
            return Ok(());
        }
        Err(flawed(PrizesFlaw::TooManyPlaces { places, entrants }).by(rule))
    }

    fn check_whole(&self, currency: Currency) -> Result<(), Refusal> {
        if self.places() == 0 {
            return Err(flawed(PrizesFlaw::PaysNobody));
        }
        let Self::Shares(shares) = self else { return Ok(()) };
        let sum = shares.iter().map(|share| u64::from(share.hundredths())).fold(0, u64::saturating_add);
        let all = u64::from(Share::ALL.hundredths());
        if sum == all {
            return Ok(());
        }
        let (table, off, is_over) = (self.typed(currency), sum.abs_diff(all), sum > all);
        Err(flawed(PrizesFlaw::SharesOff { table, sum, off, is_over }))
    }

    fn check_places(&self, currency: Currency) -> Result<(), Refusal> {
        let of_share = |share: &Share| (i64::from(share.hundredths()), PaidPlace::Share(share.hundredths()));
        let of_amount = |amount: &Money| (amount.minor(), PaidPlace::Amount(Amount::new(*amount, currency)));
        let places: Vec<(i64, PaidPlace)> = match self {
            Self::Shares(shares) => shares.iter().map(of_share).collect(),
            Self::Amounts(amounts) => amounts.iter().map(of_amount).collect(),
        };
        for (place, (prize, paid)) in (1_usize..).zip(&places) {
            if *prize <= 0 {
                return Err(flawed(PrizesFlaw::PaysNothing { place, paid: *paid }));
            }
        }
        for ((place, (better, _)), (worse, paid)) in (2_usize..).zip(&places).zip(places.iter().skip(1)) {
            if worse > better {
                return Err(flawed(PrizesFlaw::Rises { place, paid: *paid }));
            }
        }
        self.check_amounts()
    }

    fn check_amounts(&self) -> Result<(), Refusal> {
        let Self::Amounts(amounts) = self else { return Ok(()) };
        Money::sum(amounts.iter().copied()).map(|_| ()).map_err(Refusal::from)
    }
}

fn flawed(flaw: PrizesFlaw) -> Refusal {
    Refusal::new(PrizesRefused::Flawed(flaw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::money::{AMOUNT_MAX, Overflow};

    const RULE: Option<&str> = Some("PIG-16");

    fn table(text: &str) -> PrizeTable {
        PrizeTable::parse(text, Currency::USD).unwrap()
    }

    fn refused(text: &str) -> Refusal {
        table(text).check(Currency::USD, RULE).unwrap_err()
    }

    fn by_rule(flaw: PrizesFlaw) -> Refusal {
        flawed(flaw).by(RULE)
    }

    fn dollars(cents: i64) -> Amount {
        Amount::new(Money::from_minor(cents), Currency::USD)
    }

    #[test]
    fn the_printed_table_is_refused_with_its_sum() {
        for printed in ["60/30/20/0", "60/30/20"] {
            let table = printed.to_owned();
            let flaw = PrizesFlaw::SharesOff { table, sum: 11_000, off: 1000, is_over: true };
            assert_eq!(refused(printed), by_rule(flaw));
        }
    }

    #[test]
    fn shares_make_exactly_a_hundred() {
        let short = "60/30/9.99";
        let flaw = PrizesFlaw::SharesOff { table: short.to_owned(), sum: 9999, off: 1, is_over: false };
        assert_eq!(refused(short), by_rule(flaw));
        for good in ["60/30/10", "50/30/20", "37.5/37.5/25", "33.34/33.33/33.33", "100"] {
            assert_eq!(table(good).check(Currency::USD, RULE), Ok(()), "{good}");
        }
    }

    #[test]
    fn no_place_is_paid_nothing_or_more_than_a_better_one() {
        for (text, flaw) in [
            ("60/40/0", PrizesFlaw::PaysNothing { place: 3, paid: PaidPlace::Share(0) }),
            ("40/60", PrizesFlaw::Rises { place: 2, paid: PaidPlace::Share(6000) }),
            ("=100/20/25", PrizesFlaw::Rises { place: 3, paid: PaidPlace::Amount(dollars(2500)) }),
            ("=100/-5", PrizesFlaw::PaysNothing { place: 2, paid: PaidPlace::Amount(dollars(-500)) }),
        ] {
            assert_eq!(refused(text), by_rule(flaw), "{text}");
        }
        for empty in [PrizeTable::Shares(Vec::new()), PrizeTable::Amounts(Vec::new())] {
            assert_eq!(empty.check(Currency::USD, None), Err(flawed(PrizesFlaw::PaysNobody)));
        }
    }

    #[test]
    fn amounts_make_exactly_the_pool() {
        let pool = Money::from_minor(17_000);
        assert_eq!(table("=100/50/20").check_pool(pool, Currency::USD, RULE), Ok(()));
        assert_eq!(table("60/30/10").check_pool(pool, Currency::USD, RULE), Ok(()));
        for (table, sum, off, is_over) in
            [("=100.00/50.00", 15_000, 2000, false), ("=100.00/50.00/25.00", 17_500, 500, true)]
        {
            let refused = self::table(table).check_pool(pool, Currency::USD, RULE);
            let [sum, pool, off] = [sum, 17_000, off].map(dollars);
            let flaw = PrizesFlaw::PoolOff { table: table.to_owned(), sum, pool, off, is_over };
            assert_eq!(refused, Err(by_rule(flaw)));
        }
    }

    #[test]
    fn no_more_places_are_paid_than_there_are_entrants() {
        assert_eq!(table("60/30/10").check_field(3, RULE), Ok(()));
        let flaw = PrizesFlaw::TooManyPlaces { places: 3, entrants: 2 };
        assert_eq!(table("60/30/10").check_field(2, RULE), Err(by_rule(flaw)));
    }

    #[test]
    fn prizes_beyond_all_money_are_refused() {
        let most = Money::from_minor(AMOUNT_MAX);
        let table = PrizeTable::Amounts(vec![most, most]);
        assert_eq!(table.check(Currency::USD, None), Err(Overflow.into()));
        assert_eq!(table.check_pool(most, Currency::USD, None), Err(Overflow.into()));
    }
}
