//! The bounty on a player who goes out: it's split evenly among the players who won their last chips.

use crate::ids::PlayerId;
use crate::journal::{HandPlayed, HandSeat};
use crate::night::tonight::Tonight;
use crate::night::tournament::fallen::{Fallen, rule};
use crate::night::tournament::outsider::outsider;
use crate::refusal::{BountyRefused, Refusal, TournamentGoingRefused};
use crate::tournament::Tournament;
use crate::tournament::chips;
use crate::tournament::prizes::share;
use engine::money::{Money, Overflow};

/// Who won the last chips of a player in a recorded hand, as far as its result says so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Takers {
    /// Whichever way the pots went, they won some of them.
    sure: Vec<PlayerId>,
    /// They may have won some of them.
    possible: Vec<PlayerId>,
}

impl Takers {
    /// By its pots if they're known, otherwise by what can be worked out from its figures.
    fn of(on: &Tournament, hand: &HandPlayed, player: PlayerId) -> Result<Self, Overflow> {
        match hand.lost_to.iter().find(|lost| lost.player == player) {
            Some(lost) => Ok(Self { sure: lost.to.clone(), possible: lost.to.clone() }),
            None => Self::reckoned(on, hand, player),
        }
    }

    /// By what each of them put in and won. The last chips are in the highest pot the player is in; each player wins from the
    /// pots up to their own, and all pots are won. If a dealer antes for all, the bets don't show who matched a stack, so a stack
    /// counts as matched if it's short by no more than those antes, and nobody is sure unless they're alone.
    fn reckoned(on: &Tournament, hand: &HandPlayed, player: PlayerId) -> Result<Self, Overflow> {
        let bets = hand.seats.iter().map(|seat| Ok((seat, seat.put_in.minus(seat.returned)?)));
        let bets = bets.collect::<Result<Vec<_>, Overflow>>()?;
        let Some((_, his)) = bets.iter().find(|(seat, _)| seat.player == player) else {
            return Ok(Self::default());
        };
        let dead = dead_at_most(on, bets.len())?;
        let others = bets.iter().filter(|(seat, _)| seat.player != player && seat.won.is_positive());
        let mut takers = Self::default();
        for (seat, bet) in others {
            let (least, most) = taken(hand, &bets, *his, (seat.won, *bet))?;
            let is_possible = if dead.is_zero() { most.is_positive() } else { bet.plus(dead)? >= *his };
            if is_possible {
                takers.possible.push(seat.player);
            }
            if least.is_positive() && bet >= his {
                takers.sure.push(seat.player);
            }
        }
        Ok(takers)
    }

    /// All of them; `None` if the result leaves open who they are.
    fn known(&self) -> Option<&[PlayerId]> {
        let is_known = !self.possible.is_empty() && (self.possible.len() == 1 || self.sure == self.possible);
        is_known.then_some(self.possible.as_slice())
    }

    /// The players who won some of them, whatever the result leaves open.
    fn certain(&self) -> &[PlayerId] {
        self.known().unwrap_or(&self.sure)
    }
}

/// The least and the most that a winner with this bet and this amount took from the pot that's between `his` bet and the next
/// lower one.
///
/// Players with lower bets fill the pots below, and can't fill more: what's left of those pots is for the others.
fn taken(
    hand: &HandPlayed,
    bets: &[(&HandSeat, Money)],
    his: Money,
    (won, bet): (Money, Money),
) -> Result<(Money, Money), Overflow> {
    if bet < his {
        return Ok((Money::ZERO, Money::ZERO));
    }
    // All pots up to a bet: what everybody put in up to it, and what was in the middle before.
    let pots = |level: Money| -> Result<Money, Overflow> {
        Money::sum(bets.iter().map(|(_, bet)| (*bet).min(level)))?.plus(hand.carried_in)
    };
    let won_below = |is: &dyn Fn(Money) -> bool| {
        Money::sum(bets.iter().filter(|(_, bet)| is(*bet)).map(|(seat, _)| seat.won))
    };
    let lower = bets.iter().map(|(_, bet)| *bet).filter(|bet| *bet < his).max();
    let below = lower.map_or(Ok(Money::ZERO), pots)?;
    let pot = pots(his)?.minus(below)?;
    let mut most = won.min(pot);
    for (_, level) in bets.iter().filter(|(_, level)| *level >= his && *level < bet) {
        most = most.min(pots(*level)?.minus(won_below(&|other| other <= *level)?)?);
    }
    let elsewhere = pots(bet)?.minus(pot)?;
    let least = won_below(&|other| other < his)?.plus(won)?.minus(elsewhere)?;
    Ok((least.max(Money::ZERO), most.max(Money::ZERO)))
}

/// The most that one of this many players puts in besides bets: everybody's antes, if the dealer pays them.
fn dead_at_most(on: &Tournament, players: usize) -> Result<Money, Overflow> {
    let antes = on.terms.levels.levels().iter().filter_map(|level| level.blinds()).map(|blinds| blinds.ante);
    let most = antes.max().unwrap_or_default();
    most.times(i64::try_from(players).map_err(|_| Overflow)?)
}

/// A player whose last chips a recorded hand took, and who won them.
struct Busted {
    player: PlayerId,
    hand: u32,
    takers: Takers,
}

fn busted(on: &Tournament, lost_in: &[(PlayerId, HandPlayed)]) -> Result<Vec<Busted>, Overflow> {
    let one = |(player, hand): &(PlayerId, HandPlayed)| {
        Ok(Busted { player: *player, hand: hand.number, takers: Takers::of(on, hand, *player)? })
    };
    lost_in.iter().map(one).collect()
}

/// Each of these once, in the order they come in.
fn once<'p>(players: impl Iterator<Item = &'p PlayerId>) -> Vec<PlayerId> {
    let mut all = Vec::new();
    for player in players {
        if !all.contains(player) {
            all.push(*player);
        }
    }
    all
}

/// The players who won the last chips of everybody who went out in a hand; `None` if its result leaves that open.
///
/// # Errors
///
/// An amount too large to count.
pub fn takers(
    on: &Tournament,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Option<Vec<PlayerId>>, Overflow> {
    let busted = busted(on, lost_in)?;
    let is_known = !busted.is_empty() && busted.iter().all(|busted| busted.takers.known().is_some());
    Ok(is_known.then(|| once(busted.iter().flat_map(|busted| &busted.takers.possible))))
}

/// The players whose bounty has to wait: the hand doesn't show who knocked them out, or the bounty can't be split evenly.
///
/// # Errors
///
/// An amount too large to count.
pub fn open(
    tonight: &Tonight,
    on: &Tournament,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Vec<PlayerId>, Overflow> {
    let mut open = Vec::new();
    for busted in busted(on, lost_in)? {
        let known = busted.takers.known();
        let parts = known.map(|known| shares(tonight, head(on, busted.player), known.len())).transpose()?;
        if parts.is_none_or(|parts| parts.iter().any(|part| Some(part) != parts.first())) {
            open.push(busted.player);
        }
    }
    Ok(open)
}

/// The bounty on a player.
fn head(on: &Tournament, player: PlayerId) -> Money {
    on.entrant(player).map_or(Money::ZERO, |entrant| entrant.bounty)
}

/// A bounty split evenly, down to the smallest coin of the table.
fn shares(tonight: &Tonight, heads: Money, count: usize) -> Result<Vec<Money>, Overflow> {
    share(&[heads], 1, u32::try_from(count).unwrap_or(u32::MAX), tonight.house.unit())
}

/// Who wins the bounties: by a recorded hand, each one goes to the players who won those last chips; otherwise all go to the
/// players who are named. Coins that can't be divided go to the player named first.
///
/// # Errors
///
/// A winner who is not in it, who took nobody out, or who is left out.
pub fn won(
    tonight: &Tonight,
    on: &Tournament,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Vec<(PlayerId, Money)>, Refusal> {
    let was_in = |player: PlayerId| lost_in.iter().any(|(_, hand)| on.was_in(player, hand.number));
    for player in &fallen.by {
        if fallen.players.contains(player) {
            let name = tonight.name(*player).to_owned();
            return Err(refused(BountyRefused::GoesOut { name }));
        }
        // A player who won them may be out since then.
        if !(on.is_in(*player) || was_in(*player)) {
            return Err(refused(BountyRefused::NotIn(outsider(tonight, on, *player))));
        }
    }
    let heads = Money::sum(fallen.players.iter().map(|player| head(on, *player)))?;
    if heads.is_zero() {
        return Ok(Vec::new());
    }
    let busted = busted(on, lost_in)?;
    if fallen.by.is_empty() {
        return Err(unsaid(tonight, on, fallen, (heads, &busted)));
    }
    check_named(tonight, fallen, &busted)?;
    let mut won: Vec<(PlayerId, Money)> = fallen.by.iter().map(|player| (*player, Money::ZERO)).collect();
    let mut open = Money::ZERO;
    for player in &fallen.players {
        let known = busted.iter().find(|busted| busted.player == *player);
        match known.and_then(|busted| busted.takers.known()) {
            Some(known) => pay(&mut won, known, head(on, *player), tonight)?,
            None => open = open.plus(head(on, *player))?,
        }
    }
    pay(&mut won, &fallen.by, open, tonight)?;
    won.retain(|(_, amount)| amount.is_positive());
    Ok(won)
}

/// The refusal if nobody was named: by the hand they lost their last chips in together; otherwise everybody still in, one by one,
/// may have won the bounties.
fn unsaid(
    tonight: &Tonight,
    on: &Tournament,
    fallen: &Fallen,
    (heads, busted): (Money, &[Busted]),
) -> Refusal {
    let name = |player: &PlayerId| tonight.name(*player).to_owned();
    let taken = once(busted.iter().flat_map(|busted| busted.takers.certain()));
    let ways = match taken.is_empty() {
        false => vec![taken.iter().map(name).collect()],
        true => {
            let possible = once(busted.iter().flat_map(|busted| &busted.takers.possible));
            let may = |player: &PlayerId| possible.is_empty() || possible.contains(player);
            let left = on.players().filter(|player| !fallen.players.contains(player) && may(player));
            left.map(|player| vec![name(&player)]).collect()
        }
    };
    let stacks = fallen.stacks.iter().map(|(player, stack)| (name(player), chips(*stack))).collect();
    let out = fallen.players.iter().map(name).collect();
    refused(BountyRefused::Unsaid { bounty: tonight.amount(heads), out, stacks, ways })
}

/// Adds equal parts to the entries in the list that are among `to`, in its order.
fn pay(
    won: &mut [(PlayerId, Money)],
    to: &[PlayerId],
    heads: Money,
    tonight: &Tonight,
) -> Result<(), Overflow> {
    let count = won.iter().filter(|(player, _)| to.contains(player)).count();
    let parts = shares(tonight, heads, count)?;
    let theirs = won.iter_mut().filter(|(player, _)| to.contains(player));
    for ((_, amount), part) in theirs.zip(parts) {
        *amount = amount.plus(part)?;
    }
    Ok(())
}

/// Refuses a player who won none of the last chips, and a list that leaves out one who surely did.
fn check_named(tonight: &Tonight, fallen: &Fallen, busted: &[Busted]) -> Result<(), Refusal> {
    let Some(first) = busted.first() else { return Ok(()) };
    let name = |player: &PlayerId| tonight.name(*player).to_owned();
    let names = |players: &[PlayerId]| players.iter().map(name).collect::<Vec<String>>();
    let possible = once(busted.iter().flat_map(|busted| &busted.takers.possible));
    let is_told = busted.iter().all(|busted| !busted.takers.possible.is_empty());
    let stranger = fallen.by.iter().find(|player| !possible.contains(player)).filter(|_| is_told);
    let lacks = |busted: &&Busted| busted.takers.certain().iter().any(|taker| !fallen.by.contains(taker));
    let out = names(&fallen.players);
    let stacks = fallen.stacks.iter().map(|(player, stack)| (name(player), chips(*stack))).collect();
    let why = match (stranger, busted.iter().find(lacks)) {
        (Some(stranger), _) => BountyRefused::TookNone {
            stranger: name(stranger),
            winners: names(&possible),
            hand: first.hand,
            name: name(&first.player),
            out,
            stacks,
        },
        (None, Some(left_out)) => BountyRefused::Shared {
            winners: names(&once(busted.iter().flat_map(|busted| busted.takers.certain()))),
            hand: left_out.hand,
            name: name(&left_out.player),
            out,
            stacks,
        },
        (None, None) => return Ok(()),
    };
    Err(refused(why).by(rule(tonight).as_deref()))
}

fn refused(why: BountyRefused) -> Refusal {
    Refusal::new(TournamentGoingRefused::Bounty(why))
}
