//! A hand of a house that was played in a tournament: its amounts are chips, and its posts are those of the level.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::house::Held;
use crate::formats::hands::phh::keys::{Amount, Amounts, Flag, Texts};
use crate::formats::hands::phh::reading::Reading;
use crate::house::{House, InChips, key};
use crate::money::{Currency, Money};

/// The house as it plays such a hand: the smallest chip is `_unit`, and the blinds and the ante are what the file posts. A bomb
/// pot takes the ante several times. `None` for other hands.
pub(crate) fn in_chips(
    read: &Reading<'_, '_>,
    held: Option<Held<'_>>,
    variant: &str,
) -> Result<Option<House>, HandFault> {
    let said = read.sheet.flags.get(Flag::InChips as usize).and_then(Option::as_ref);
    let Some((held, (_, spot))) = held.zip(said.filter(|(is_so, _)| *is_so)) else { return Ok(None) };
    let bomb = held.game(variant).and_then(|row| row.forced.bomb).map_or(1, i64::from);
    let ante = posted(read, Amounts::Antes).last().and_then(|posted| posted.evenly(bomb));
    let ante = ante.or_else(|| each_of_dealer(read, held.house()?)).unwrap_or_default();
    let blinds = match posted(read, Amounts::Blinds).as_slice() {
        [small, big, ..] => Some((*small, *big)),
        _ => None,
    };
    let unit = read.amount(Amount::Unit)?.filter(|unit| unit.is_positive());
    held.in_chips(InChips { unit: unit.unwrap_or(Money::from_minor(1)), ante, blinds }, *spot)
}

/// The ante for each player, if the dealer posts them all (IGL-08): the dealer is last in the file, and antes are nobody's bet.
fn each_of_dealer(read: &Reading<'_, '_>, house: &House) -> Option<Money> {
    house.word(key::ANTE_PAYER).filter(|said| said.value == "dealer-for-all")?;
    let dead = &read.list(Amounts::Dead).values;
    let all = read.amount_of(*dead.last()?)?;
    let away = read.sheet.words.get(Texts::Absent as usize).map_or(0, |list| list.values.len());
    let dealt = i64::try_from(dead.len().checked_sub(away)?).ok()?;
    all.evenly(dealt)
}

/// The amounts of such a hand are chips, which have no decimals; those of other hands are as fine as the file.
pub(crate) fn currency(read: &Reading<'_, '_>) -> Result<Currency, HandFault> {
    match read.sheet.flags.get(Flag::InChips as usize).and_then(Option::as_ref) {
        Some((true, _)) if read.decimals == 0 => Ok(Currency::CHIPS),
        Some((true, spot)) => Err(HandFault::new(*spot, "chips are whole, but these amounts have decimals")),
        _ => Ok(Currency::units(read.decimals)),
    }
}

/// The amounts of a list, each once, the smallest first.
fn posted(read: &Reading<'_, '_>, key: Amounts) -> Vec<Money> {
    let amounts = read.list(key).values.iter().filter_map(|number| read.amount_of(*number));
    let mut amounts: Vec<Money> = amounts.map(Money::abs).filter(|amount| amount.is_positive()).collect();
    amounts.sort_unstable();
    amounts.dedup();
    amounts
}
