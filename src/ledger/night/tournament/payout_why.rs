//! Why every place gets what it gets, with the rules.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::of_house::rounding;
use crate::night::tournament::sharing::odd_steps;
use crate::refusal::OddSteps;
use crate::tournament::did::{Chopped, Paid, Prize};
use crate::tournament::entrant::EntrantState;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::prizes::{Rounding, in_hundredths};
use crate::tournament::terms::ComeBack;
use crate::tournament::{Entrant, Tournament, chips};
use engine::hand::STANDARD;
use engine::house::{Key, key};
use engine::money::{Amount, Money};

/// A reason, and the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayoutReason {
    pub rule: Option<String>,
    pub why: PayoutWhy,
}

/// What makes the prizes what they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PayoutWhy {
    /// All who were in agreed on how to share.
    Agreed,
    /// One has all the chips.
    HasAllChips { winner: String, chips: Amount },
    /// Nobody won what's in the middle, and nobody is left to play for it with.
    LeftInTheMiddle { winner: String, pot: Amount },
    /// Steps that can't be divided went to these.
    OddSteps(OddSteps),
    /// What the pool is made of.
    Pool(PoolParts),
    /// The player left with chips: what they paid stays in the pool.
    LeftWithChips { name: String, paid: Amount },
    /// The table by which it's shared: shares or amounts; what the shares add up to as the house printed them, if that isn't the
    /// whole.
    Table { table: String, is_shares: bool, printed: Option<u32> },
    /// Lower places are rounded down.
    RoundedDown { step: Amount },
    /// These went out together and share this much for their places.
    ShareAPlace { names: Vec<String>, sum: Amount, first: u32, last: u32 },
    /// This much that can't be divided goes to each of these.
    OddCoins { more: Vec<(String, Amount)> },
}

/// What the pool is made of: how many of each kind were sold, and at what price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PoolParts {
    pub pool: Amount,
    pub entries: (usize, Amount),
    pub again: Option<(ComeBack, u32, Amount)>,
    pub addons: Option<(u32, Amount)>,
    /// True if nothing was taken off.
    pub is_whole: bool,
}

const fn reason(rule: Option<String>, why: PayoutWhy) -> PayoutReason {
    PayoutReason { rule, why }
}

/// The reasons of a payout, in the order in which they apply.
#[must_use]
pub fn why(tonight: &Tonight, on: &Tournament, paid: &Paid) -> Vec<PayoutReason> {
    let mut said = vec![over(tonight, paid)];
    said.extend(left_in_the_middle(tonight, paid));
    said.push(pool(tonight, on));
    said.extend(left(tonight, on));
    said.extend(on.chopped.as_ref().and_then(|chopped| odd_shares(tonight, on, (chopped, paid))));
    if !paid.by_deal {
        said.extend(table(tonight, on));
        said.extend(rounded(tonight, on));
        said.extend(ties(tonight, paid));
    }
    said
}

fn rule(tonight: &Tonight, key: Key) -> Option<String> {
    tonight.house.setting(key).and_then(|said| said.rule.clone())
}

fn names<'a>(tonight: &Tonight, prizes: impl Iterator<Item = &'a Prize>) -> Vec<String> {
    prizes.map(|prize| tonight.name(prize.player).to_owned()).collect()
}

/// Why it is over.
fn over(tonight: &Tonight, paid: &Paid) -> PayoutReason {
    if paid.by_deal {
        return reason(None, PayoutWhy::Agreed);
    }
    let end = rule(tonight, key::SESSION_END_RULE).filter(|_| tonight.is_tournament());
    let held = paid.stacks.held.iter().map(|(_, stack)| *stack).chain([paid.stacks.table, paid.stacks.pot]);
    let chips = chips(Money::sum(held).unwrap_or_default());
    reason(end, PayoutWhy::HasAllChips { winner: first(tonight, paid), chips })
}

/// What's in the middle goes to the player who is left.
fn left_in_the_middle(tonight: &Tonight, paid: &Paid) -> Option<PayoutReason> {
    let pot = Some(paid.stacks.pot).filter(|pot| pot.is_positive() && !paid.by_deal)?;
    let why = PayoutWhy::LeftInTheMiddle { winner: first(tonight, paid), pot: chips(pot) };
    Some(reason(Some(STANDARD.to_owned()), why))
}

fn first(tonight: &Tonight, paid: &Paid) -> String {
    let winner = paid.places.iter().find(|prize| prize.place == 1);
    winner.map_or("somebody", |prize| tonight.name(prize.player)).to_owned()
}

/// Who got more by the deal than others with the same claim.
fn odd_shares(
    tonight: &Tonight,
    on: &Tournament,
    (chopped, paid): (&Chopped, &Paid),
) -> Option<PayoutReason> {
    let held =
        |player: PlayerId| paid.stacks.held.iter().find(|(of, _)| *of == player).map(|(_, stack)| *stack);
    let stacks: Vec<Money> =
        chopped.shares.iter().map(|(player, _)| held(*player).unwrap_or_default()).collect();
    let odd = odd_steps(tonight, on.terms.step, &chopped.way, (&chopped.shares, &stacks))?;
    Some(reason(Some(STANDARD.to_owned()), PayoutWhy::OddSteps(odd)))
}

/// What the pool is made of.
fn pool(tonight: &Tonight, on: &Tournament) -> PayoutReason {
    let (terms, entrants) = (&on.terms, &on.entrants);
    let again = entrants.iter().fold(0_u32, |all, entrant| all.saturating_add(entrant.again));
    let addons = entrants.iter().fold(0_u32, |all, entrant| all.saturating_add(entrant.addons));
    let parts = PoolParts {
        pool: tonight.amount(on.pool),
        entries: (entrants.len(), tonight.amount(terms.price)),
        again: terms.again.filter(|_| again > 0).map(|way| (way.way, again, tonight.amount(way.price))),
        addons: terms.addon.filter(|_| addons > 0).map(|addon| (addons, tonight.amount(addon.price))),
        is_whole: terms.fee.is_zero(),
    };
    let all = rule(tonight, key::TOURNAMENT_POOL).filter(|_| parts.is_whole);
    reason(all, PayoutWhy::Pool(parts))
}

/// Whose money stays although they have no place.
fn left(tonight: &Tonight, on: &Tournament) -> Vec<PayoutReason> {
    let rule = rule(tonight, key::LEAVE_EARLY);
    let has_left = |entrant: &&Entrant| entrant.standing == EntrantState::Left;
    let line = |entrant: &Entrant| {
        let (name, paid) = (tonight.name(entrant.player).to_owned(), tonight.amount(entrant.paid));
        reason(rule.clone(), PayoutWhy::LeftWithChips { name, paid })
    };
    on.entrants.iter().filter(has_left).map(line).collect()
}

/// The table by which it's shared.
fn table(tonight: &Tonight, on: &Tournament) -> Option<PayoutReason> {
    let prizes = on.terms.prizes.as_ref()?;
    let (table, is_shares) = (prizes.typed(tonight.currency), matches!(prizes, PrizeTable::Shares(_)));
    let printed = tonight.house.shares(key::TOURNAMENT_PAYOUT_PRINTED);
    let over = printed.map(|printed| (printed.rule, printed.value.iter().sum::<u32>()));
    let (rule, printed) = match over.filter(|(_, sum)| *sum != 100) {
        Some((rule, sum)) => (rule, Some(sum)),
        None => (rule(tonight, key::TOURNAMENT_PAYOUT), None),
    };
    Some(reason(rule, PayoutWhy::Table { table, is_shares, printed }))
}

/// What was rounded, and who gets the rest.
fn rounded(tonight: &Tonight, on: &Tournament) -> Option<PayoutReason> {
    let PrizeTable::Shares(shares) = on.terms.prizes.as_ref()? else { return None };
    let coarse = on.terms.step > Money::from_minor(1);
    let ruled = rounding(&tonight.house);
    let up = ruled.as_ref().map_or(coarse, |ruled| ruled.value == Rounding::HigherPlace);
    let uneven = shares.iter().skip(1).any(|share| {
        let whole = in_hundredths(on.pool, *share);
        let step = i128::from(on.terms.step.minor()).saturating_mul(10_000);
        whole.checked_rem(step).is_some_and(|rest| rest != 0)
    });
    let down = PayoutWhy::RoundedDown { step: tonight.amount(on.terms.step) };
    (up && uneven).then(|| reason(ruled.and_then(|ruled| ruled.rule), down))
}

/// Who shares a place, and where the odd coin goes.
fn ties(tonight: &Tonight, paid: &Paid) -> Vec<PayoutReason> {
    let mut said = Vec::new();
    let tied = paid.places.chunk_by(|one, other| one.place == other.place);
    let rule = rule(tonight, key::TOURNAMENT_OUT);
    for place in tied.filter(|place| place.len() > 1 && place.iter().any(|prize| prize.amount.is_positive()))
    {
        let first = place.first().map_or(0, |prize| prize.place);
        let others = u32::try_from(place.len()).unwrap_or(u32::MAX).saturating_sub(1);
        let sum = Money::sum(place.iter().map(|prize| prize.amount)).unwrap_or_default();
        let share = PayoutWhy::ShareAPlace {
            names: names(tonight, place.iter()),
            sum: tonight.amount(sum),
            first,
            last: first.saturating_add(others),
        };
        said.push(reason(rule.clone(), share));
        said.extend(odd(tonight, place));
    }
    said
}

/// Coins that can't be divided: no rule puts one of several equal players above another.
fn odd(tonight: &Tonight, place: &[Prize]) -> Option<PayoutReason> {
    let least = place.iter().map(|prize| prize.amount).min()?;
    let more = place.iter().filter_map(|prize| {
        let more = prize.amount.minus(least).ok().filter(|more| more.is_positive())?;
        Some((tonight.name(prize.player).to_owned(), tonight.amount(more)))
    });
    let more: Vec<(String, Amount)> = more.collect();
    (!more.is_empty()).then(|| reason(None, PayoutWhy::OddCoins { more }))
}
