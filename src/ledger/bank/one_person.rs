//! Whether two records are one person: asked wherever records become one, in a book and between two books.

use crate::accounts::{Asset, Party};
use crate::bank::desk::BankError;
use crate::bank::loaded::{roster, sponsor_rule};
use crate::ids::PlayerId;
use crate::journal::DebtLine;
use crate::people::Roster;
use crate::refusal::{RecordRefused, Refusal};
use crate::store::{HandFilter, PersonRow, Reader};
use engine::money::Amount;

/// May the record `gone` go into `kept`? Judged on the two people, with every record merged into either before, so that the order
/// of merging makes no difference.
///
/// # Errors
///
/// Those of [`Roster::may_merge`]; `merge-inviter` too if a guest and the host owe each other; `merge-same-hand`.
pub(crate) fn may_be_one(reader: Reader<'_>, kept: PlayerId, gone: PlayerId) -> Result<(), BankError> {
    let (people, rule) = (roster(reader)?, sponsor_rule(reader)?);
    people.may_merge(kept, gone, &hosts(reader)?, rule.as_deref())?;
    check_private(reader, &people, [kept, gone]).map_err(|refusal| match refusal {
        BankError::Refused(refusal) => refusal.by(rule.as_deref()).into(),
        error => error,
    })?;
    check_one_hand(reader, &people, [kept, gone])
}

/// Who came with whom, by every record there is, each under the record kept today.
pub(crate) fn hosts(reader: Reader<'_>) -> Result<Vec<(PlayerId, PlayerId)>, BankError> {
    let (merged, people) = (reader.merged()?, reader.people()?);
    let host = |row: &PersonRow| Some((merged.of(row.id), merged.of(row.host?)));
    Ok(people.iter().filter_map(host).collect())
}

/// What a merge of these two has to be asked about first: one owes the other in THE BOOK, and nobody owes themselves.
pub(crate) fn doubt(reader: Reader<'_>, both: [PlayerId; 2]) -> Result<Option<Refusal>, BankError> {
    let between = between(reader, &roster(reader)?, both, Asset::Book)?;
    Ok(between.map(|(debtor, creditor, amount)| {
        Refusal::new(RecordRefused::DebtBetween { debtor, creditor, amount })
    }))
}

/// Debts between a guest and the host would be nobody's after a merge: they settle them first (MIK-12).
fn check_private(reader: Reader<'_>, people: &Roster, both: [PlayerId; 2]) -> Result<(), BankError> {
    let Some((debtor, creditor, amount)) = between(reader, people, both, Asset::Private)? else {
        return Ok(());
    };
    Err(Refusal::new(RecordRefused::OweEachOther { debtor, creditor, amount }).into())
}

/// Which of the two owes the other, and how much.
fn between(
    reader: Reader<'_>,
    people: &Roster,
    both: [PlayerId; 2],
    asset: Asset,
) -> Result<Option<(String, String, Amount)>, BankError> {
    let both = both.map(Party::from);
    let debts = reader.debts(asset)?;
    let between = debts.iter().find(|line| both.contains(&line.debtor) && both.contains(&line.creditor));
    let Some(DebtLine { debtor, creditor, amount }) = between else { return Ok(None) };
    let name = |party: &Party| {
        let called = party.player().and_then(|player| people.called(player));
        called.map(ToString::to_string).unwrap_or_default()
    };
    Ok(Some((name(debtor), name(creditor), Amount::new(*amount, reader.book()?.currency))))
}

/// Nobody has two places in one hand, not even in a void one: it's still shown.
fn check_one_hand(reader: Reader<'_>, people: &Roster, both: [PlayerId; 2]) -> Result<(), BankError> {
    let filter = HandFilter { players: both.to_vec(), ..HandFilter::default() };
    let hands = reader.hands(&filter, 0, None)?;
    let Some(hand) = hands.first() else { return Ok(()) };
    let (kept, gone) = (people.known(both[0])?.name.to_string(), people.known(both[1])?.name.to_string());
    let (hand, night) = (hand.number, hand.night);
    Err(Refusal::new(RecordRefused::InOneHand { kept, gone, hand, night }).into())
}
