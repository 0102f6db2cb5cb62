//! Whether a prize table can be paid: it is asked before the first card (PIG-16).

use crate::refusal::Refusal;
use crate::tournament::prize_table::{PrizeTable, Share, per_cent};
use engine::money::{Currency, Money};

impl PrizeTable {
    /// Refuses a table that pays nobody, does not make exactly 100 per cent, or pays a place nothing or more
    /// than the one before it. `rule` is the house's rule of the prizes.
    pub fn check(&self, currency: Currency, rule: Option<&str>) -> Result<(), Refusal> {
        self.check_whole(currency)
            .and_then(|()| self.check_places(currency))
            .map_err(|refusal| refusal.by(rule))
    }

    /// Refuses amounts that do not make exactly the pool; shares always do.
    pub fn check_pool(&self, pool: Money, currency: Currency, rule: Option<&str>) -> Result<(), Refusal> {
        let Self::Amounts(amounts) = self else { return Ok(()) };
        let sum = Money::sum(amounts.iter().copied())?;
        if sum == pool {
            return Ok(());
        }
        let message = format!(
            "the prizes {} add up to {}, the pool is {}: {} {}",
            self.typed(currency),
            currency.shown(sum),
            currency.shown(pool),
            currency.shown(sum.minus(pool)?.abs()),
            side(sum > pool),
        );
        Err(Refusal::worded("prizes-pool", message).by(rule))
    }

    /// Refuses more paid places than there are entrants (C-PIG-02).
    pub fn check_field(&self, entrants: usize, rule: Option<&str>) -> Result<(), Refusal> {
        let places = self.places();
        if places <= entrants {
            return Ok(());
        }
        let message = format!("place {places} is paid, and the number of entrants is {entrants}");
        Err(Refusal::worded("prizes-field", message).by(rule))
    }

    fn check_whole(&self, currency: Currency) -> Result<(), Refusal> {
        if self.places() == 0 {
            return Err(Refusal::worded("prizes-none", "the prize table pays nobody"));
        }
        let Self::Shares(shares) = self else { return Ok(()) };
        let sum = shares.iter().map(|share| u64::from(share.hundredths())).fold(0, u64::saturating_add);
        let all = u64::from(Share::ALL.hundredths());
        if sum == all {
            return Ok(());
        }
        let message = format!(
            "the prize table {} adds up to {} %, {} % {}, so it cannot be paid",
            self.typed(currency),
            per_cent(sum),
            per_cent(sum.abs_diff(all)),
            side(sum > all),
        );
        Err(Refusal::worded("prizes-sum", message))
    }

    fn check_places(&self, currency: Currency) -> Result<(), Refusal> {
        let paid: Vec<(i64, String)> = match self {
            Self::Shares(shares) => {
                shares.iter().map(|share| (i64::from(share.hundredths()), format!("{share} %"))).collect()
            }
            Self::Amounts(amounts) => {
                amounts.iter().map(|amount| (amount.minor(), currency.shown(*amount))).collect()
            }
        };
        for (place, (prize, words)) in (1_usize..).zip(&paid) {
            if *prize <= 0 {
                let message = format!("place {place} is paid {words}: name only the places that get a prize");
                return Err(Refusal::worded("prizes-zero", message));
            }
        }
        for ((place, (better, _)), (worse, words)) in (2_usize..).zip(&paid).zip(paid.iter().skip(1)) {
            if worse > better {
                let message = format!("place {place} is paid {words}, more than the place before it");
                return Err(Refusal::worded("prizes-order", message));
            }
        }
        self.check_amounts()
    }

    fn check_amounts(&self) -> Result<(), Refusal> {
        let Self::Amounts(amounts) = self else { return Ok(()) };
        Money::sum(amounts.iter().copied()).map(|_| ()).map_err(Refusal::from)
    }
}

const fn side(over: bool) -> &'static str {
    if over { "over" } else { "short" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::money::AMOUNT_MAX;

    const RULE: Option<&str> = Some("PIG-16");

    fn table(text: &str) -> PrizeTable {
        PrizeTable::parse(text, Currency::USD).unwrap()
    }

    fn refused(text: &str) -> (&'static str, String) {
        let refusal = table(text).check(Currency::USD, RULE).unwrap_err();
        assert_eq!(refusal.rule.as_deref(), RULE);
        (refusal.told().code, refusal.told().message)
    }

    #[test]
    fn the_printed_table_is_refused_with_its_sum() {
        let said = "adds up to 110 %, 10 % over, so it cannot be paid";
        for printed in ["60/30/20/0", "60/30/20"] {
            assert_eq!(refused(printed), ("prizes-sum", format!("the prize table {printed} {said}")));
        }
    }

    #[test]
    fn shares_make_exactly_a_hundred() {
        let said = "the prize table 60/30/9.99 adds up to 99.99 %, 0.01 % short, so it cannot be paid";
        assert_eq!(refused("60/30/9.99"), ("prizes-sum", said.to_owned()));
        for good in ["60/30/10", "50/30/20", "37.5/37.5/25", "33.34/33.33/33.33", "100"] {
            assert_eq!(table(good).check(Currency::USD, RULE), Ok(()), "{good}");
        }
    }

    #[test]
    fn no_place_is_paid_nothing_or_more_than_a_better_one() {
        let zero = "place 3 is paid 0 %: name only the places that get a prize";
        assert_eq!(refused("60/40/0"), ("prizes-zero", zero.to_owned()));
        let rising = "place 2 is paid 60 %, more than the place before it";
        assert_eq!(refused("40/60"), ("prizes-order", rising.to_owned()));
        let rising = "place 3 is paid $25.00, more than the place before it";
        assert_eq!(refused("=100/20/25"), ("prizes-order", rising.to_owned()));
        assert_eq!(refused("=100/-5").0, "prizes-zero");
        assert_eq!(
            PrizeTable::Shares(Vec::new()).check(Currency::USD, None).unwrap_err().told().code,
            "prizes-none"
        );
        assert_eq!(
            PrizeTable::Amounts(Vec::new()).check(Currency::USD, None).unwrap_err().told().code,
            "prizes-none"
        );
    }

    #[test]
    fn amounts_make_exactly_the_pool() {
        let pool = Money::from_minor(17_000);
        assert_eq!(table("=100/50/20").check_pool(pool, Currency::USD, RULE), Ok(()));
        assert_eq!(table("60/30/10").check_pool(pool, Currency::USD, RULE), Ok(()));
        for (typed, ends) in [("=100/50", "$20.00 short"), ("=100/50/25", "$5.00 over")] {
            let refusal = table(typed).check_pool(pool, Currency::USD, RULE).unwrap_err();
            assert_eq!((refusal.told().code, refusal.rule.as_deref()), ("prizes-pool", RULE));
            assert!(
                refusal.told().message.contains(", the pool is $170.00: ")
                    && refusal.told().message.ends_with(ends)
            );
        }
    }

    #[test]
    fn no_more_places_are_paid_than_there_are_entrants() {
        assert_eq!(table("60/30/10").check_field(3, RULE), Ok(()));
        let refusal = table("60/30/10").check_field(2, RULE).unwrap_err();
        assert_eq!(refusal.told().code, "prizes-field");
        assert_eq!(refusal.told().message, "place 3 is paid, and the number of entrants is 2");
    }

    #[test]
    fn prizes_beyond_all_money_are_refused() {
        let most = Money::from_minor(AMOUNT_MAX);
        let table = PrizeTable::Amounts(vec![most, most]);
        assert_eq!(table.check(Currency::USD, None).unwrap_err().told().code, "amount-too-large");
        assert_eq!(table.check_pool(most, Currency::USD, None).unwrap_err().told().code, "amount-too-large");
    }
}
