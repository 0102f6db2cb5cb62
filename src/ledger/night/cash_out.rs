//! Turning chips in: own notes first, own debts next, then the drawer, and a claim for what it can't pay.

use crate::accounts::{Asset, Counter, Party};
use crate::chips::ChipCount;
use crate::ids::PlayerId;
use crate::journal::{CashedOut, NoteUse};
use crate::night::closing;
use crate::night::evening::NoteStatus;
use crate::night::tonight::Tonight;
use crate::refusal::{CashOutNoticed, CashOutRefused, Notice, Refusal, StaysOnTable};
use engine::house::{Ruled, key};
use engine::money::Money;

/// May a player turn chips in before the night is closed? Not if they aren't money (PIG-13), and only the whole stack if chips
/// stay on the table (DAV-19). Without an `amount` it's the whole stack.
pub fn check(tonight: &Tonight, player: PlayerId, amount: Option<Money>) -> Result<Vec<Notice>, Refusal> {
    tonight.check_not_playing(player)?;
    let ratholing = tonight.word_or(key::RATHOLING, "allowed");
    if tonight.is_tournament() && (tonight.tournaments.is_empty() || tonight.plays_in_tournament(player)) {
        return Err(Refusal::new(CashOutRefused::TournamentChips).by(ratholing.rule.as_deref()));
    }
    let Some(amount) = amount else { return Ok(Vec::new()) };
    tonight.check_amount(amount)?;
    tonight.check_stack(player, amount)?;
    let stack = tonight.evening.chips(player);
    if amount < stack && ratholing.value != "allowed" {
        let stays = match ratholing.value {
            "no-leaving" => StaysOnTable::Winnings,
            _ => StaysOnTable::Chips,
        };
        let name = tonight.name(player).to_owned();
        let (stack, amount) = (tonight.amount(stack), tonight.amount(amount));
        let why = CashOutRefused::OnlyAPart { stays, name, stack, amount };
        return Err(Refusal::new(why).by(ratholing.rule.as_deref()));
    }
    if amount < stack && tonight.house.is_unset(key::RATHOLING) {
        return Ok(vec![Notice::new(None, CashOutNoticed::PartUnsaid)]);
    }
    Ok(Vec::new())
}

/// Nobody is paid by counts that don't add up, unless the banker insists: if every stack was counted and chips are over or short,
/// one of the counts is wrong.
pub fn against_the_counts(tonight: &Tonight) -> Result<Option<Notice>, Refusal> {
    let evening = &tonight.evening;
    let off = evening.over_short();
    let with_chips = || evening.sittings.iter().filter(|sitting| evening.chips(sitting.player).is_positive());
    let all_counted = with_chips().all(|sitting| sitting.counted.is_some());
    if off.is_zero() || !all_counted || with_chips().next().is_none() {
        return Ok(None);
    }
    let shortage = tonight.house.word(key::CASHOUT_SHORTAGE);
    let rule = shortage.and_then(|shortage| shortage.rule);
    let why = CashOutRefused::CountsOff { off: tonight.amount(off), bearers: closing::who_covers(tonight) };
    tonight.asked(Refusal::new(why).by(rule.as_deref())).map(Some)
}

/// How a player is paid for chips beyond their debts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaidBy {
    /// A player who paid by app tonight is paid by app as far as app money goes; then the drawer pays.
    #[default]
    Usual,
    /// The drawer pays.
    Cash,
    /// All of it is sent by app.
    App,
}

/// How a player goes home.
#[derive(Clone, Debug, Default)]
pub struct GoingHome {
    pub by: PaidBy,
    /// True if the player sent the bank more by app tonight than it sent back.
    pub paid_by_app: bool,
    /// What others owe the bank for this player's notes that went into THE BOOK tonight.
    pub answered: Vec<(PlayerId, Money)>,
}

/// Decides what a player gets for `amount` of their chips, or for all of them.
pub fn cash_out(
    tonight: &Tonight,
    player: PlayerId,
    amount: Option<Money>,
    home: &GoingHome,
) -> Result<(CashedOut, Vec<Notice>), Refusal> {
    let evening = &tonight.evening;
    let stack = amount.unwrap_or_else(|| evening.chips(player));
    if stack.is_zero() {
        return Err(Refusal::new(CashOutRefused::NoChips { name: tonight.name(player).to_owned() }));
    }
    if stack > evening.chips_out() {
        let (stack, out) = (tonight.amount(stack), tonight.amount(evening.chips_out()));
        return Err(Refusal::new(CashOutRefused::MoreThanOut { stack, out }));
    }
    let mut rest = stack;
    let notes = redeem_notes(tonight, player, &mut rest)?;
    let debt = take(&mut rest, evening.owed_to_bank(player))?;
    let mut answered = Vec::new();
    for (inviter, owed) in &home.answered {
        let private =
            evening.accounts.balance((*inviter).into(), Asset::Private, Counter::With(player.into()));
        let amount = take(&mut rest, (*owed).min(evening.owed_to_bank(*inviter)).min(private))?;
        answered.extend(amount.is_positive().then_some((*inviter, amount)));
    }
    let app = take(&mut rest, by_app(tonight, player, home))?;
    let cash = take(&mut rest, evening.drawer())?;
    let chips = counted_chips(tonight, player, stack);
    let night = evening.id;
    let cashed = CashedOut { night, player, stack, notes, debt, answered, app, cash, claim: rest, chips };
    let notices = notices(tonight, &cashed);
    Ok((cashed, notices))
}

/// The most that's sent to a player by app.
fn by_app(tonight: &Tonight, player: PlayerId, home: &GoingHome) -> Money {
    match home.by {
        PaidBy::App => tonight.evening.chips(player),
        PaidBy::Usual if home.paid_by_app => tonight.evening.accounts.holding(Party::Bank, Asset::Transfer),
        PaidBy::Usual | PaidBy::Cash => Money::ZERO,
    }
}

/// The chips of the player's last count, if they're what's turned in now.
fn counted_chips(tonight: &Tonight, player: PlayerId, stack: Money) -> Option<ChipCount> {
    let chips = tonight.evening.sitting(player)?.chips.clone()?;
    (chips.value(tonight.case.as_ref()?).ok()? == stack).then_some(chips)
}

/// The part of `rest` that `limit` covers; it's taken off.
fn take(rest: &mut Money, limit: Money) -> Result<Money, Refusal> {
    let part = (*rest).min(limit).max(Money::ZERO);
    *rest = rest.minus(part)?;
    Ok(part)
}

/// The player's own notes from tonight that the bank holds, oldest first.
fn redeem_notes(tonight: &Tonight, player: PlayerId, rest: &mut Money) -> Result<Vec<NoteUse>, Refusal> {
    let own = tonight.notes.iter().filter(|note| {
        note.debtor == player
            && note.holder == Some(Party::Bank)
            && note.status == NoteStatus::Open
            && note.night == Some(tonight.evening.id)
    });
    let mut redeemed = Vec::new();
    for note in own {
        let amount = take(rest, note.open)?;
        if amount.is_positive() {
            redeemed.push(NoteUse { id: note.id, identifier: note.identifier.clone(), amount });
        }
    }
    Ok(redeemed)
}

fn notices(tonight: &Tonight, cashed: &CashedOut) -> Vec<Notice> {
    let mut notices = Vec::new();
    let check = tonight.house.word(key::CASHOUT_CHECK);
    if let Some(check) = check {
        notices.extend(not_whole(tonight, cashed, &check));
    }
    if cashed.claim.is_positive() {
        let shortage = tonight.house.word(key::CASHOUT_SHORTAGE);
        let (name, claim) = (tonight.name(cashed.player).to_owned(), tonight.amount(cashed.claim));
        let rule = shortage.and_then(|shortage| shortage.rule);
        notices.push(Notice::new(rule.as_deref(), CashOutNoticed::DrawerShort { name, claim }));
    }
    notices.extend(out_of_order(tonight, cashed));
    notices
}

/// A stack that isn't a whole amount. Before the last pot, its change belongs there (IGL-43, MIK-29); after it, a house that
/// wants every stack whole knows that somebody counted wrong (IGL-45).
fn not_whole(tonight: &Tonight, cashed: &CashedOut, check: &Ruled<&str>) -> Option<Notice> {
    let above = cashed.stack.remainder(tonight.currency.whole());
    if above.is_zero() {
        return None;
    }
    let (name, stack) = (tonight.name(cashed.player).to_owned(), tonight.amount(cashed.stack));
    let leftover = tonight.house.word(key::CASHOUT_LEFTOVER);
    let is_before_last_pot = leftover.as_ref().is_some_and(|leftover| leftover.value == "pot")
        && others_have_change(tonight, cashed.player);
    let (rule, what) = match check.value {
        "whole-dollars" if !is_before_last_pot => {
            (check.rule.clone(), CashOutNoticed::NotWhole { name, stack })
        }
        "whole-dollars" | "pot-whole-dollars" => {
            let rule = leftover.map_or_else(|| check.rule.clone(), |leftover| leftover.rule);
            (rule, CashOutNoticed::BelongsInPot { name, stack, above: tonight.amount(above) })
        }
        // Two counts are asked for before anybody is paid.
        _ => return None,
    };
    Some(Notice::new(rule.as_deref(), what))
}

/// True if somebody else has change as well, so the last pot isn't played yet.
fn others_have_change(tonight: &Tonight, player: PlayerId) -> bool {
    let evening = &tonight.evening;
    let others = evening.sittings.iter().map(|sitting| sitting.player).filter(|other| *other != player);
    others.into_iter().any(|other| !evening.chips(other).remainder(tonight.currency.whole()).is_zero())
}

/// Who is paid before smaller stacks while the drawer doesn't have enough for all: the shortage should be the biggest winner's
/// (IGL-46).
fn out_of_order(tonight: &Tonight, cashed: &CashedOut) -> Option<Notice> {
    let evening = &tonight.evening;
    let order = tonight.house.word(key::CASHOUT_ORDER).filter(|order| order.value == "smallest-first")?;
    let others = evening.sittings.iter().map(|sitting| sitting.player).filter(|who| *who != cashed.player);
    let smaller = |who: &PlayerId| evening.chips(*who).is_positive() && evening.chips(*who) < cashed.stack;
    let first: Vec<String> = others.filter(smaller).map(|who| tonight.name(who).to_owned()).collect();
    let (drawer, out) = (evening.drawer(), evening.chips_out());
    if first.is_empty() || drawer >= out || !cashed.cash.is_positive() {
        return None;
    }
    let (drawer, out) = (tonight.amount(drawer), tonight.amount(out));
    let name = tonight.name(cashed.player).to_owned();
    Some(Notice::new(order.rule.as_deref(), CashOutNoticed::SmallerFirst { drawer, out, first, name }))
}

/// Everybody with chips, in the house's order of paying: smallest stack first, or best place first; equal ones in the order of
/// seats.
#[must_use]
pub fn order(tonight: &Tonight) -> Vec<PlayerId> {
    let evening = &tonight.evening;
    let by_place = tonight.word_or(key::CASHOUT_ORDER, "smallest-first").value == "by-place";
    let mut order: Vec<(Money, u32, usize, PlayerId)> = evening
        .sittings
        .iter()
        .enumerate()
        .map(|(at, sitting)| {
            (evening.chips(sitting.player), sitting.seat.unwrap_or(u32::MAX), at, sitting.player)
        })
        .filter(|(stack, ..)| stack.is_positive())
        .collect();
    order.sort_unstable();
    if by_place {
        order.sort_by_key(|(stack, ..)| std::cmp::Reverse(*stack));
    }
    order.into_iter().map(|(.., player)| player).collect()
}
