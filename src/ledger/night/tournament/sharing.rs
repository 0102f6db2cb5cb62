//! A deal among the players still in: how they share what's left, if all of them agree.

use crate::ids::PlayerId;
use crate::night::tonight::Tonight;
use crate::night::tournament::agreeing::all_agree;
use crate::night::tournament::outsider::outsider;
use crate::night::tournament::paying::prize_list;
use crate::refusal::{Notice, OddSteps, Refusal, TableMatter, TournamentDealRefused, TournamentNoticed};
use crate::tournament::Tournament;
use crate::tournament::agreement::{self, PrizeDeal, Remaining};
use crate::tournament::did::{Chopped, Did};
use engine::hand::STANDARD;
use engine::house::key;
use engine::money::Money;

/// The deal as requested.
#[derive(Clone, Debug)]
pub struct WantedDeal {
    pub deal: PrizeDeal,
    /// Who gets what, in the order of the custom amounts.
    pub players: Vec<PlayerId>,
    pub play_for: Money,
    pub against: Vec<PlayerId>,
}

/// Shares the prizes that are left among the players still in, if nobody is against it.
pub fn chop(tonight: &Tonight, wanted: &WantedDeal) -> Result<(Did, Vec<Notice>), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    if on.chopped.is_some() {
        return Err(Refusal::new(TournamentDealRefused::DealtAlready));
    }
    all_agree(tonight, &wanted.against, TableMatter::Deal)?;
    tonight.check_once(wanted.players.iter().copied())?;
    let staged = tonight.at_tournament(None)?;
    let mut players: Vec<PlayerId> = on.players().collect();
    players.sort_by_key(|player| seat(tonight, *player));
    if let Some(stranger) = wanted.players.iter().find(|player| !on.is_in(**player)) {
        let stranger = outsider(tonight, on, *stranger);
        return Err(Refusal::new(TournamentDealRefused::NotInAnyMore(stranger)));
    }
    let deal = in_order(wanted, &players);
    check_payable(tonight, &deal, wanted.play_for)?;
    let stacks: Vec<Money> = players.iter().map(|player| staged.evening.chips(*player)).collect();
    check_stacks(&staged, on, &deal, &stacks)?;
    let list = prize_list(tonight, on)?;
    let left = list.get(..players.len().min(list.len())).unwrap_or_default();
    let remaining = Remaining {
        stacks: &stacks,
        prizes: left,
        play_for: wanted.play_for,
        step: on.terms.step,
        currency: tonight.currency,
    };
    let shared = agreement::shares(&deal, remaining)?;
    let by_chips = deal == PrizeDeal::ChipChop;
    let above = shared.above_first.iter().filter(|_| by_chips).filter_map(|at| players.get(*at));
    let mut notices: Vec<Notice> = instead_of_playing(tonight).into_iter().collect();
    notices.extend(above.map(|player| {
        Notice::new(None, TournamentNoticed::MoreThanFirst { name: tonight.name(*player).to_owned() })
    }));
    let shares: Vec<(PlayerId, Money)> = players.into_iter().zip(shared.shares).collect();
    let odd = odd_steps(tonight, on.terms.step, deal.word(), (&shares, &stacks));
    notices.extend(odd.map(|odd| Notice::new(Some(STANDARD), TournamentNoticed::OddSteps(odd))));
    let chopped = Chopped { way: deal.word().to_owned(), shares, play_for: wanted.play_for, pool: on.pool };
    Ok((Did::Chopped(chopped), notices))
}

/// What is agreed on can be paid at the table.
fn check_payable(tonight: &Tonight, deal: &PrizeDeal, play_for: Money) -> Result<(), Refusal> {
    let agreed = if let PrizeDeal::Custom(amounts) = deal { amounts.as_slice() } else { &[] };
    let amounts = agreed.iter().chain([&play_for]).filter(|amount| amount.is_positive());
    amounts.into_iter().try_for_each(|amount| tonight.check_amount(*amount))
}

/// Who gets more than others with the same claim, because steps can't be divided. If they share evenly, all have the same claim;
/// if they share by chips, players with as many chips do. It goes by the standard rule.
#[must_use]
pub fn odd_steps(
    tonight: &Tonight,
    step: Money,
    way: &str,
    (shares, stacks): (&[(PlayerId, Money)], &[Money]),
) -> Option<OddSteps> {
    let all = || shares.iter().zip(stacks);
    let alike = |one: &Money, other: &Money| way == "even" || (way != "custom" && one == other);
    let has_more =
        |share: Money, stack: &Money| all().any(|((_, less), other)| alike(stack, other) && *less < share);
    let more = all().filter(|((_, share), stack)| has_more(*share, stack));
    let names: Vec<String> = more.map(|((player, _), _)| tonight.name(*player).to_owned()).collect();
    (!names.is_empty()).then(|| OddSteps { step: tonight.amount(step), names })
}

/// What a deal replaces at a house that plays until one player has all the chips (PIG-12).
fn instead_of_playing(tonight: &Tonight) -> Option<Notice> {
    let end = tonight.house.word(key::SESSION_END_RULE).filter(|_| tonight.is_tournament())?;
    let what = TournamentNoticed::InsteadOfPlaying;
    (end.value == "one-has-all").then(|| Notice::new(end.rule.as_deref(), what))
}

/// If chips decide the shares, all of them count: if hands weren't recorded, the chips are counted first.
fn check_stacks(
    staged: &Tonight,
    on: &Tournament,
    deal: &PrizeDeal,
    stacks: &[Money],
) -> Result<(), Refusal> {
    let known = Money::sum(stacks.iter().copied())?;
    if known == on.chips || !matches!(deal, PrizeDeal::Icm | PrizeDeal::ChipChop) {
        return Ok(());
    }
    let (known, all) = (staged.amount(known), staged.amount(on.chips));
    Err(Refusal::new(TournamentDealRefused::StacksOff { known, all }))
}

fn seat(tonight: &Tonight, player: PlayerId) -> u32 {
    tonight.evening.sitting(player).and_then(|sitting| sitting.seat).unwrap_or(u32::MAX)
}

/// Agreed amounts in the order of the seats; a player who isn't named gets nothing.
fn in_order(wanted: &WantedDeal, players: &[PlayerId]) -> PrizeDeal {
    let PrizeDeal::Custom(amounts) = &wanted.deal else { return wanted.deal.clone() };
    let of = |player: &PlayerId| {
        let named = wanted.players.iter().zip(amounts).find(|(named, _)| *named == player);
        named.map_or(Money::ZERO, |(_, amount)| *amount)
    };
    PrizeDeal::Custom(players.iter().map(of).collect())
}
