//! A hand known act by act: played again, and its figures and marks are added to the night.

use crate::ids::{HandId, NightId, PlayerId};
use crate::journal::{Aside, Chairs, Follows, HandPlayed, HandSeat, Marks};
use crate::night::hand_result::{ENGINE, check_stack};
use crate::night::hand_shown::lost_to;
use crate::night::one_hand;
use crate::night::tonight::Tonight;
use crate::refusal::Refusal;
use engine::games::Step;
use engine::hand::{HouseRules, Seats};
use engine::money::{Money, Overflow};
use engine::play::{Act, End, Figures, Next, Play, Setup};

/// What a hand came to, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FullHandOutcome {
    /// The figures of each seat.
    pub figures: Vec<Figures>,
    /// What each seat put in before anything was paid out.
    pub staked: Vec<Money>,
    /// What stays in the middle for the next hand.
    pub carry: Money,
    /// How much of that is fines.
    pub fines: Money,
    /// What each seat did.
    pub did: Vec<Marks>,
    /// How it ended.
    pub end: End,
}

/// An act that wasn't possible: its number, from 0 (the number of acts if the end couldn't be reached), and why.
pub type Halt = (usize, engine::refusal::Refusal);

/// Plays a hand from its first card to its end, and settles it by the rules of a house.
pub fn play(setup: &Setup, acts: &[Act], house: &HouseRules) -> Result<FullHandOutcome, Halt> {
    let mut play = Play::begin(setup).map_err(|refusal| (0, refusal))?;
    let mut watch = Watch::new(setup);
    for (number, act) in acts.iter().enumerate() {
        play.pass_over(act).map_err(|refusal| (number, refusal))?;
        watch.before(&play, act);
        let taken = play.check_still_buys(act, house).and_then(|()| play.apply(act));
        taken.map_err(|refusal| (number, refusal))?;
    }
    let end = play.end(house).map_err(|refusal| (acts.len(), refusal))?;
    let did = watch.end(&play, &end);
    let figures = end.figures(&play).map_err(|overflow| (acts.len(), overflow.into()))?;
    let staked = (0..setup.places.len()).map(|seat| play.put_in(seat)).collect();
    let (carry, fines) = (end.carry(setup), end.fines(&play));
    Ok(FullHandOutcome { figures, staked, carry, fines, did, end })
}

/// Watches what everybody does before the flop, in games where that means something.
struct Watch {
    did: Vec<Marks>,
    /// True during the first round of a game with community cards.
    before_flop: bool,
    counted: bool,
    /// How many bets were made before the flop; a blind is the first.
    bets: u32,
    raiser: Option<usize>,
}

impl Watch {
    fn new(setup: &Setup) -> Self {
        let counted = is_like_holdem(setup);
        let did = setup.places.iter().map(|place| match counted && place.dealt {
            true => Marks::COUNTED,
            false => Marks::default(),
        });
        let blinds = setup.places.iter().any(|place| place.blind.is_positive());
        Self { did: did.collect(), before_flop: counted, counted, bets: u32::from(blinds), raiser: None }
    }

    fn mark(&mut self, seat: usize, mark: Marks) {
        if let Some(did) = self.did.get_mut(seat) {
            *did = did.with(mark);
        }
    }

    fn before(&mut self, play: &Play<'_>, act: &Act) {
        if !self.before_flop {
            return;
        }
        if matches!(act, Act::Board(_)) {
            self.before_flop = false;
            self.mark_all(play.live(), Marks::FLOP);
            return;
        }
        let (Act::Call(seat) | Act::RaiseTo(seat, _) | Act::Fold(seat)) = act else { return };
        let Next::Bet(turn) = play.legal() else { return };
        let faced = self.bets == 2 && self.raiser != Some(*seat) && turn.raise.is_some();
        if faced {
            self.mark(*seat, Marks::FACED);
        }
        match act {
            Act::RaiseTo(..) => {
                let again = if faced { Marks::RERAISED } else { Marks::default() };
                // If nobody posts a blind, the first bet isn't a raise.
                let raised = if self.bets > 0 { Marks::RAISED } else { Marks::default() };
                self.mark(*seat, Marks::ENTERED.with(raised).with(again));
                self.bets = self.bets.saturating_add(1);
                self.raiser = Some(*seat);
            }
            Act::Call(_) if turn.call.is_positive() => self.mark(*seat, Marks::ENTERED),
            _ => {}
        }
    }

    /// A player who won before the flop because everybody else folded at once had nothing to decide: the hand doesn't count for
    /// them.
    fn leave_out_a_walk(&mut self, play: &Play<'_>) {
        let nobody_came = self.before_flop && !self.did.iter().any(|did| did.has(Marks::ENTERED));
        if let Some(seat) = play.live().only().filter(|_| nobody_came)
            && let Some(did) = self.did.get_mut(seat)
        {
            *did = did.without(Marks::COUNTED);
        }
    }

    fn mark_all(&mut self, seats: Seats, mark: Marks) {
        for seat in seats.iter() {
            self.mark(seat, mark);
        }
    }

    /// Who came to the showdown: everybody still in, if there was anybody to compare with.
    fn end(mut self, play: &Play<'_>, end: &End) -> Vec<Marks> {
        if matches!(end, End::Settled(_)) && play.live().count() > 1 {
            self.mark_all(play.live(), Marks::SHOWED);
        }
        assert!(
            !cfg!(feature = "rehearsal")
                || self.counted
                || !self.did.iter().any(|did| did.has(Marks::COUNTED))
        );
        self.leave_out_a_walk(play);
        self.did
    }
}

/// Hole cards, a betting round, then community cards.
fn is_like_holdem(setup: &Setup) -> bool {
    match setup.course.steps() {
        [Step::Deal { down, up: 0 }, Step::Bet(_), Step::Board(cards), ..] => *down > 0 && *cards > 0,
        _ => false,
    }
}

/// What the bank adds to a played hand: who sat where, and how the hand is kept.
#[derive(Clone, Debug)]
pub struct AddedByBank {
    pub hand: HandId,
    /// Who sat in each place of the setup; nobody if no cards were dealt there.
    pub players: Vec<Option<PlayerId>>,
    pub game: String,
    pub record: String,
    pub why: Vec<(String, String)>,
    pub print: String,
    /// Who sat there without cards.
    pub aside: Vec<Aside>,
    /// Who had each chair at the table.
    pub chairs: Chairs,
    /// Who had the blinds, if the table knew.
    pub blinds: Option<(usize, usize)>,
}

/// What losers put into the next pot.
fn fed(end: &End) -> Result<Money, Overflow> {
    let End::Settled(settled) = end else { return Ok(Money::ZERO) };
    let owed = settled.settlement.matched().into_iter().flat_map(|matched| &matched.owed);
    Money::sum(owed.map(|owes| owes.paid))
}

/// Whether the same dealer deals again, and who gets cards.
fn follows(end: &End, players: &[Option<PlayerId>]) -> Option<Follows> {
    match end {
        End::Returned(_) => Some(Follows::Again),
        End::Waits { only: Some(only), .. } => {
            let only = only.iter().filter_map(|seat| players.get(seat).copied().flatten());
            Some(Follows::Only(only.collect()))
        }
        End::Waits { only: None, .. } | End::Settled(_) => None,
    }
}

/// Adds a played hand to the night: no player is in it twice, and everybody could afford what they put in.
pub fn take(tonight: &Tonight, outcome: &FullHandOutcome, told: AddedByBank) -> Result<HandPlayed, Refusal> {
    tonight.check_no_game()?;
    let players: Vec<PlayerId> = told.players.iter().flatten().copied().collect();
    one_hand::check(tonight, &players)?;
    let staked = outcome.figures.iter().zip(&outcome.staked);
    for (player, ((put_in, returned, won), staked)) in told.players.iter().zip(staked) {
        let Some(player) = player else { continue };
        // A loser may put into the next pot what this one paid them, but nobody bets what they haven't won yet.
        let lost = put_in.minus(*returned)?.minus(*won)?;
        check_stack(tonight, *player, lost.max(*staked))?;
    }
    let number = tonight.evening.hands.saturating_add(1);
    let tournament = tonight.evening.purse.stage();
    let lost_to = match &outcome.end {
        End::Settled(settled) if tournament.is_some() => {
            let stakes: Vec<_> = settled.showdown.players.iter().map(|player| player.stake).collect();
            lost_to(&told.players, &settled.settlement, &stakes)
        }
        _ => Vec::new(),
    };
    let played = played((tonight.evening.id, number), outcome, told)?;
    Ok(HandPlayed { carried_in: tonight.evening.pot(), tournament, lost_to, ..played })
}

/// The fact of a hand whose number in the night is known, for chips of the night and with nothing in the middle before it.
pub fn played(
    (night, number): (NightId, u32),
    outcome: &FullHandOutcome,
    told: AddedByBank,
) -> Result<HandPlayed, Overflow> {
    let figures = outcome.figures.iter().zip(&outcome.did);
    let seats = told.players.iter().zip(figures).filter_map(|(player, ((put_in, returned, won), did))| {
        let (player, put_in, returned, won) = ((*player)?, *put_in, *returned, *won);
        Some(HandSeat { player, put_in, returned, won, did: *did })
    });
    let (seats, follows) = (seats.collect(), follows(&outcome.end, &told.players));
    Ok(HandPlayed {
        depth: "full".to_owned(),
        carried_out: outcome.carry,
        fed: fed(&outcome.end)?,
        fines: outcome.fines,
        record: Some(told.record.clone()),
        follows,
        ..paid((night, number), seats, told)
    })
}

/// The fact of a hand for which only the figures are booked.
#[must_use]
pub fn paid((night, number): (NightId, u32), seats: Vec<HandSeat>, told: AddedByBank) -> HandPlayed {
    HandPlayed {
        night,
        hand: told.hand,
        number,
        game: told.game,
        depth: "result".to_owned(),
        seats,
        carried_in: Money::ZERO,
        carried_out: Money::ZERO,
        fed: Money::ZERO,
        fines: Money::ZERO,
        record: None,
        why: told.why,
        engine: ENGINE,
        print: Some(told.print),
        tournament: None,
        follows: None,
        aside: told.aside,
        chairs: Box::new(told.chairs),
        blinds: told.blinds,
        lost_to: Vec::new(),
    }
}
