//! Why every place is paid what it is paid, in sentences with their rules.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::of_house::rounding;
use crate::night::tournament::sharing::odd_steps;
use crate::refusal::OddSteps;
use crate::tournament::did::{Chopped, Paid, Prize};
use crate::tournament::entrant::EntrantState;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::prizes::{Rounding, in_hundredths};
use crate::tournament::{Entrant, Tournament};
use engine::as_text::counted;
use engine::hand::STANDARD;
use engine::house::{Key, key};
use engine::money::{Currency, Money};

/// A reason: the rule behind it, and the sentence.
pub type PayoutReason = (Option<String>, String);

/// The reasons of a payout, in the order in which they come to bear.
#[must_use]
pub fn why(tonight: &Tonight, on: &Tournament, paid: &Paid) -> Vec<PayoutReason> {
    let mut said = vec![over(tonight, paid)];
    said.extend(pool(tonight, on));
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

fn name(tonight: &Tonight, player: PlayerId) -> String {
    format!("`{}`", tonight.name(player))
}

/// Why it is over.
fn over(tonight: &Tonight, paid: &Paid) -> PayoutReason {
    if paid.by_deal {
        return (None, "all who were in agreed on how to share".to_owned());
    }
    let end = rule(tonight, key::SESSION_END_RULE).filter(|_| tonight.is_tournament());
    let held = paid.stacks.held.iter().map(|(_, stack)| *stack).chain([paid.stacks.table, paid.stacks.pot]);
    let chips = Currency::CHIPS.shown(Money::sum(held).unwrap_or_default());
    let winner = paid.places.iter().find(|prize| prize.place == 1);
    let winner = winner.map(|prize| name(tonight, prize.player)).unwrap_or_default();
    (end, format!("{winner} has all {chips} chips"))
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
    let OddSteps { step, names } =
        odd_steps(tonight, on.terms.step, &chopped.way, (&chopped.shares, &stacks))?;
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let names = names.join(" and ");
    let text =
        format!("shares are in steps of {step}, and the odd ones go to {names}: by chips, then by seat");
    Some((Some(STANDARD.to_owned()), text))
}

/// What the pool is made of.
fn pool(tonight: &Tonight, on: &Tournament) -> Option<PayoutReason> {
    let (terms, entries) = (&on.terms, on.entrants.len());
    let mut parts = vec![format!(
        "{} of {}",
        if entries == 1 { "1 entry".to_owned() } else { format!("{entries} entries") },
        tonight.shown(terms.price)
    )];
    let again = on.entrants.iter().fold(0_u32, |all, entrant| all.saturating_add(entrant.again));
    if let Some(way) = terms.again.filter(|_| again > 0) {
        let what = if again == 1 { way.way.word().to_owned() } else { plural(way.way.word()) };
        parts.push(format!("{again} {what} of {}", tonight.shown(way.price)));
    }
    let addons = on.entrants.iter().fold(0_u32, |all, entrant| all.saturating_add(entrant.addons));
    if let Some(addon) = terms.addon.filter(|_| addons > 0) {
        parts.push(format!("{} of {}", counted(addons, "add-on"), tonight.shown(addon.price)));
    }
    let all = rule(tonight, key::TOURNAMENT_POOL).filter(|_| terms.fee.is_zero());
    let off = if terms.fee.is_zero() { ", with nothing taken off" } else { "" };
    let text = format!("the pool of {} is {}{off}", tonight.shown(on.pool), parts.join(" and "));
    Some((all, text))
}

fn plural(word: &str) -> String {
    word.strip_suffix('y').map_or_else(|| format!("{word}s"), |stem| format!("{stem}ies"))
}

/// Whose money stays although he has no place.
fn left(tonight: &Tonight, on: &Tournament) -> Vec<PayoutReason> {
    let rule = rule(tonight, key::LEAVE_EARLY);
    let has_left = |entrant: &&Entrant| entrant.standing == EntrantState::Left;
    let line = |entrant: &Entrant| {
        let (who, paid) = (name(tonight, entrant.player), tonight.shown(entrant.paid));
        (rule.clone(), format!("{who} left with chips: no place, and {paid} stays in the pool"))
    };
    on.entrants.iter().filter(has_left).map(line).collect()
}

/// By which table it is shared.
fn table(tonight: &Tonight, on: &Tournament) -> Option<PayoutReason> {
    let table = on.terms.prizes.as_ref()?;
    let typed = table.typed(tonight.currency);
    let text = match table {
        PrizeTable::Shares(_) => format!("it is shared {typed}"),
        PrizeTable::Amounts(_) => format!("the prizes were said: {typed}"),
    };
    let printed = tonight.house.shares(key::TOURNAMENT_PAYOUT_PRINTED);
    let over = printed.map(|printed| (printed.rule, printed.value.iter().sum::<u32>()));
    match over.filter(|(_, sum)| *sum != 100) {
        Some((rule, sum)) => {
            Some((rule, format!("{text}, because the shares the house printed make {sum} %")))
        }
        None => Some((rule(tonight, key::TOURNAMENT_PAYOUT), text)),
    }
}

/// What was rounded, and who has the rest.
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
    let text = format!(
        "lower places are rounded down to {}, and what is left over goes to place 1",
        tonight.shown(on.terms.step)
    );
    (up && uneven).then(|| (ruled.and_then(|ruled| ruled.rule), text))
}

/// Who shares a place, and where the odd coin goes.
fn ties(tonight: &Tonight, paid: &Paid) -> Vec<PayoutReason> {
    let mut said = Vec::new();
    let tied = paid.places.chunk_by(|one, other| one.place == other.place);
    let rule = rule(tonight, key::TOURNAMENT_OUT);
    for place in tied.filter(|place| place.len() > 1 && place.iter().any(|prize| prize.amount.is_positive()))
    {
        let names: Vec<String> = place.iter().map(|prize| name(tonight, prize.player)).collect();
        let last = place
            .first()
            .map_or(0, |prize| prize.place)
            .saturating_add(u32::try_from(place.len()).unwrap_or(u32::MAX).saturating_sub(1));
        let first = place.first().map_or(0, |prize| prize.place);
        let sum = Money::sum(place.iter().map(|prize| prize.amount)).unwrap_or_default();
        let text = format!(
            "{} went out together with equal stacks and share the {} of places {first} to {last} equally",
            names.join(" and "),
            tonight.shown(sum),
        );
        said.push((rule.clone(), text));
        said.extend(odd(tonight, place));
    }
    said
}

/// Coins that cannot be divided: no rule puts one of equals above the other.
fn odd(tonight: &Tonight, place: &[Prize]) -> Option<PayoutReason> {
    let least = place.iter().map(|prize| prize.amount).min()?;
    let more = place.iter().filter(|prize| prize.amount > least);
    let names: Vec<String> = more.map(|prize| name(tonight, prize.player)).collect();
    let coin = tonight.shown(Money::from_minor(1));
    let text = format!(
        "{coin} each that can't be divided goes to {}, named first (standard rule)",
        names.join(" and ")
    );
    (!names.is_empty()).then_some((None, text))
}
