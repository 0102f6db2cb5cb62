//! Going out and going home: the last chip lost (PIG-40), and leaving with chips (PIG-14).

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{ChipFact, Fact, Follows, HandFact, HandPlayed, InTournament, Undone};
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::night::tournament::bounty;
use crate::night::tournament::fallen::{Fallen, rule};
use crate::night::tournament::outsider::outsider;
use crate::night::tournament::stacks::stacks;
use crate::night::tournament::untold::{check_told, has_head};
use crate::refusal::{Notice, Refusal, StrayChips, TournamentGoingRefused, TournamentNoticed};
use crate::tournament::Tournament;
use crate::tournament::chips;
use crate::tournament::did::{Did, Gone, Out};
use engine::house::key;
use engine::money::{Money, Overflow};

/// Takes players out of the tournament; `lost_in` says which recorded hand took their last chips.
pub fn out(tonight: &Tonight, fallen: &Fallen, lost_in: &[(PlayerId, HandPlayed)]) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let (heads, players): (Vec<_>, Vec<_>) =
        fallen.players.iter().copied().partition(|player| on.head_waits(*player));
    for player in &players {
        check_in(tonight, on, *player)?;
    }
    check_said_once(tonight, fallen)?;
    if !players.is_empty() && players.len() >= on.players().count() {
        return Err(Refusal::new(TournamentGoingRefused::NobodyLeft));
    }
    let hand = one_hand(tonight, fallen, lost_in)?;
    let gone = all_gone(tonight, fallen, (&players, lost_in))?;
    let bounties = bounty::won(tonight, on, fallen, lost_in)?;
    let after = hand.is_none().then_some(tonight.evening.hands);
    Ok(Did::Out(Out { hand, after, gone, waiting: Vec::new(), heads, bounties }))
}

/// Takes out players who have no chips left after a recorded hand. A bounty waits if more than one player may have won it.
///
/// # Errors
///
/// As for [`out`].
pub fn out_in(tonight: &Tonight, fallen: &Fallen, hand: &HandPlayed) -> Result<Out, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let lost_in: Vec<_> = fallen.players.iter().map(|player| (*player, hand.clone())).collect();
    let gone = all_gone(tonight, fallen, (&fallen.players, &lost_in))?;
    let mut waiting = bounty::open(tonight, on, &lost_in)?;
    waiting.retain(|player| has_head(on, *player));
    let paid: Vec<_> = lost_in.iter().filter(|(player, _)| !waiting.contains(player)).cloned().collect();
    let players = paid.iter().map(|(player, _)| *player).collect();
    let by = bounty::takers(on, &paid)?.unwrap_or_default();
    let bounties = bounty::won(tonight, on, &Fallen { players, stacks: Vec::new(), by }, &paid)?;
    Ok(Out { hand: Some(hand.number), after: None, gone, waiting, heads: Vec::new(), bounties })
}

/// What each of them had, in the order of their seats.
fn all_gone(
    tonight: &Tonight,
    fallen: &Fallen,
    (players, lost_in): (&[PlayerId], &[(PlayerId, HandPlayed)]),
) -> Result<Vec<Gone>, Refusal> {
    let staged = tonight.at_tournament(None)?;
    let all = as_they_sit(tonight, players).into_iter();
    all.map(|player| gone(tonight, &staged, fallen, lost_in, player)).collect()
}

/// In the order of their seats, not of the words: of players who share a place, the first one deals.
fn as_they_sit(tonight: &Tonight, players: &[PlayerId]) -> Vec<PlayerId> {
    let ring = seated(&tonight.evening);
    let mut order = players.to_vec();
    order.sort_by_key(|player| ring.iter().position(|(_, other)| other == player).unwrap_or(usize::MAX));
    order
}

/// Nobody is named twice, and a stack is given only for a player who goes out.
fn check_said_once(tonight: &Tonight, fallen: &Fallen) -> Result<(), Refusal> {
    let stacks = || fallen.stacks.iter().map(|(player, _)| *player);
    tonight.check_once(fallen.players.iter().copied())?;
    tonight.check_once(fallen.by.iter().copied())?;
    tonight.check_once(stacks())?;
    let Some(stranger) = stacks().find(|player| !fallen.players.contains(player)) else { return Ok(()) };
    Err(Refusal::new(TournamentGoingRefused::StackOfNobody { name: named(tonight, stranger) }))
}

/// The recorded hand they went out in; they're reported together, so no hand took the chips of one and not another's.
fn one_hand(
    tonight: &Tonight,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Option<u32>, Refusal> {
    let Some((first, hand)) = lost_in.first() else { return Ok(None) };
    let elsewhere = |player: &&PlayerId| match lost_in.iter().find(|(of, _)| of == *player) {
        Some((_, other)) => other.number != hand.number,
        None => hand.seats.iter().all(|seat| seat.player != **player),
    };
    let Some(other) = fallen.players.iter().find(elsewhere) else { return Ok(Some(hand.number)) };
    let (name, other) = (named(tonight, *first), named(tonight, *other));
    let apart = TournamentGoingRefused::NotTogether { name, hand: hand.number, other };
    Err(Refusal::new(apart).by(rule(tonight).as_deref()))
}

/// Refuses a player who isn't in it, or isn't anymore.
pub fn check_in(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    if on.is_in(player) {
        return Ok(());
    }
    Err(Refusal::new(TournamentGoingRefused::NotIn(outsider(tonight, on, player))))
}

fn named(tonight: &Tonight, player: PlayerId) -> String {
    tonight.name(player).to_owned()
}

/// What the player had when the hand began: as told, or as the hand says, or else everything the book knows of.
fn gone(
    tonight: &Tonight,
    staged: &Tonight,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
    player: PlayerId,
) -> Result<Gone, Refusal> {
    let lost = staged.evening.chips(player);
    let told = fallen.stacks.iter().find(|(of, _)| *of == player).map(|(_, stack)| *stack);
    let known = lost_in.iter().find(|(of, _)| *of == player).and_then(|(_, hand)| {
        let seat = hand.seats.iter().find(|seat| seat.player == player)?;
        seat.net().ok().map(Money::negated)
    });
    if let Some(told) = told.filter(|told| {
        told.is_negative()
            || *told > staged.tournament().map_or(*told, |on| on.chips)
            || !told.remainder(staged.house.unit()).is_zero()
    }) {
        let (name, stack) = (named(tonight, player), staged.amount(told));
        return Err(Refusal::new(TournamentGoingRefused::StackImpossible { name, stack }));
    }
    if fallen.players.len() == 1 {
        return Ok(Gone { player, stack: told.or(known).unwrap_or(lost), lost });
    }
    let Some(stack) = told.or(known) else {
        return Err(stack_unsaid(tonight, staged, fallen, player));
    };
    Ok(Gone { player, stack, lost })
}

/// The refusal if several went out together, with what each had as told, or by the book.
fn stack_unsaid(tonight: &Tonight, staged: &Tonight, fallen: &Fallen, player: PlayerId) -> Refusal {
    let names = |players: &[PlayerId]| players.iter().map(|player| named(tonight, *player)).collect();
    let had = |player: &PlayerId| {
        let told = fallen.stacks.iter().find(|(of, _)| of == player).map(|(_, stack)| *stack);
        let stack = told.unwrap_or_else(|| staged.evening.chips(*player));
        (named(tonight, *player), staged.amount(stack))
    };
    Refusal::new(TournamentGoingRefused::StackUnsaid {
        name: named(tonight, player),
        out: names(&fallen.players),
        by: names(&fallen.by),
        stacks: fallen.players.iter().map(had).collect(),
    })
}

/// What the book says against it: chips of a player who went out belong to nobody until stacks are counted.
#[must_use]
pub fn contradicted(tonight: &Tonight, fallen: &Fallen, did: &Did) -> Vec<Notice> {
    let Did::Out(out) = did else { return Vec::new() };
    let mut notices = Vec::new();
    // If no hand is recorded, the book knows only the first stack; if the player who has the chips was counted, nothing is
    // missing.
    let is_kept =
        tonight.tournament().is_some_and(|on| on.hands > 0 && stacks(tonight, on).table.is_positive());
    for gone in out.gone.iter().filter(|gone| is_kept && gone.lost.is_positive()) {
        let over = tonight.tournament().is_some_and(|on| on.winner().is_some());
        let now = match fallen.by.first() {
            _ if over => StrayChips::TheWinner,
            Some(by) => StrayChips::OnceCounted(named(tonight, *by)),
            None => StrayChips::OnceSomebodyIsCounted,
        };
        let had =
            TournamentNoticed::HadChips { name: named(tonight, gone.player), chips: chips(gone.lost), now };
        notices.push(Notice::new(rule(tonight).as_deref(), had));
    }
    notices
}

/// Two are left: who has which blind from now on, if the house's wording leaves it open.
#[must_use]
pub fn heads_up(tonight: &Tonight, on: &Tournament) -> Option<Notice> {
    let seats = tonight.house.word(key::BLINDS_SEATS)?;
    let open = tonight.house.is_unset(key::BLINDS_HEADS_UP) && on.players().count() == 2;
    open.then(|| Notice::new(seats.rule.as_deref(), TournamentNoticed::HeadsUp))
}

/// True if the player's stack was counted and nothing since could have changed it. `events` are what happened in the night and
/// what each of them moved, in order, and without the fact if it was taken back.
///
/// # Errors
///
/// An amount too large to count.
pub fn is_counted<'a>(
    player: PlayerId,
    events: impl Iterator<Item = (Option<&'a Fact>, &'a Entry)>,
) -> Result<bool, Overflow> {
    let (mut counted, mut taken_back) = (false, Money::ZERO);
    for (fact, entry) in events {
        if let Some(Fact::Chip(ChipFact::Counted(told))) = fact
            && told.player == player
            && told.tournament.is_some()
        {
            (counted, taken_back) = (true, Money::ZERO);
        }
        if let Some(Fact::Hand(HandFact::HandPlayed(hand))) = fact
            && hand.tournament.is_some()
        {
            counted = counted && hand.seats.iter().all(|seat| seat.player != player);
        }
        if let Some(Fact::Tournament(InTournament { did: Did::Out(out), .. })) = fact {
            counted = counted && !out.gone.iter().any(|gone| gone.lost.is_positive());
        }
        if matches!(fact, None | Some(Fact::Undone(Undone { .. }))) {
            let his = entry
                .postings()
                .iter()
                .filter(|posting| posting.asset == Asset::Stacks && posting.party == Party::Player(player));
            taken_back = taken_back.plus(Money::sum(his.map(|posting| posting.amount))?)?;
        }
    }
    Ok(counted && taken_back.is_zero())
}

/// Lets a player leave with chips: the chips are out of the game, and the player's money stays (PIG-14).
pub fn leave(tonight: &Tonight, player: PlayerId, counted: bool) -> Result<(Did, Vec<Notice>), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_in(tonight, on, player)?;
    check_told(tonight, Some(player))?;
    if on.players().count() < 2 {
        let name = named(tonight, player);
        return Err(Refusal::new(TournamentGoingRefused::HasAllChips { name }));
    }
    if on.chopped.is_some() {
        let name = named(tonight, player);
        return Err(Refusal::new(TournamentGoingRefused::HasHisShare { name }));
    }
    let staged = tonight.at_tournament(None)?;
    if !counted {
        check_counted(tonight, on, player)?;
    }
    let terms = tonight.house.word(key::LEAVE_EARLY).filter(|terms| terms.value == "forfeits");
    let stays = TournamentNoticed::MoneyStays { is_standard: terms.is_none() };
    let rule = terms.and_then(|terms| terms.rule);
    let notices = vec![Notice::new(rule.as_deref(), stays)];
    Ok((Did::Left { player, stack: staged.evening.chips(player) }, notices))
}

/// Refuses to let a player go while chips of players who are out belong to nobody: they may be in this player's stack, and what
/// the player takes away should stay in the game with the others.
fn check_counted(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    let stray = stacks(tonight, on).table;
    if !stray.is_positive() {
        return Ok(());
    }
    let (name, chips) = (named(tonight, player), chips(stray));
    let rule = tonight.house.word(key::LEAVE_EARLY).and_then(|terms| terms.rule);
    Err(Refusal::new(TournamentGoingRefused::ChipsUncounted { name, chips }).by(rule.as_deref()))
}

/// True if a player can still win the pot that a hand left: it's dealt again for them, or losers fed it and the game goes on, or
/// nobody was paid. A player with nothing once the pots are awarded is out; odd chips left among the players who were paid don't
/// wait for a loser.
fn can_still_win(hand: &HandPlayed, player: PlayerId) -> bool {
    match &hand.follows {
        _ if !hand.carried_out.is_positive() => false,
        Some(Follows::Only(only)) => only.contains(&player),
        Some(Follows::Matched | Follows::Again) => true,
        None => hand.fed.is_positive() || hand.seats.iter().all(|seat| seat.won.is_zero()),
    }
}

/// Players who have no chips left after a hand.
///
/// # Errors
///
/// An amount too large to count.
pub fn fallen_in(tonight: &Tonight, hand: &HandPlayed) -> Result<Option<Fallen>, Refusal> {
    let Some(on) = tonight.tournament() else { return Ok(None) };
    let staged = tonight.at_tournament(None)?;
    let here = hand.seats.iter().map(|seat| seat.player);
    let gone = here.filter(|player| {
        on.is_in(*player) && staged.evening.chips(*player).is_zero() && !can_still_win(hand, *player)
    });
    let players: Vec<PlayerId> = gone.collect();
    Ok((!players.is_empty()).then_some(Fallen { players, ..Fallen::default() }))
}
