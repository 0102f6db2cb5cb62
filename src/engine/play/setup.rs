//! What is fixed before the first card of a hand: the game, its limits, who sits where and who posts what.

use crate::games::{Course, Game, Price};
use crate::hand::{HiLo, SEATS_MAX, Seats, names_once};
use crate::money::{AMOUNT_MAX, Currency, Money};
use crate::play::limits::BetLimits;
use crate::play::openers::Openers;
use crate::rank::Wilds;
use crate::refusal::Refusal;

/// One place at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// False for an empty seat, and for a player who gets no cards this hand.
    pub dealt: bool,
    /// The player's chips before anything is posted; `None` if nobody knows, and then they can bet anything.
    pub stack: Option<Money>,
    /// The player's ante.
    pub ante: Money,
    /// The player's blind or straddle: money others have to match.
    pub blind: Money,
    /// What the player posts besides: money in the pot that isn't a bet (DAV-28, IGL-08).
    pub dead: Money,
}

impl Place {
    /// True if the player's chips are in the hand: they get cards, or post without getting any (PIG-64).
    #[must_use]
    pub const fn takes_part(&self) -> bool {
        self.dealt || self.ante.is_positive() || self.blind.is_positive() || self.dead.is_positive()
    }

    /// True if the player can't pay the whole blind, because the ante and dead money come first.
    #[must_use]
    pub fn is_blind_short(&self) -> bool {
        let due = Money::sum([self.ante, self.dead, self.blind]);
        let lacks = |stack| due.is_ok_and(|due| stack < due);
        self.dealt && self.blind.is_positive() && self.stack.is_some_and(lacks)
    }
}

/// How strictly a hand has to follow its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// As at the table: what the rules forbid is refused.
    Strict,
    /// As a site played it: what was accepted there is accepted, and flagged.
    Tolerant,
}

/// A hand before its first card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How the game's hands are judged.
    pub game: Game,
    /// The steps of the game.
    pub course: Course,
    /// How much may be bet.
    pub limits: BetLimits,
    /// Who opens.
    pub openers: Openers,
    /// The places, clockwise.
    pub places: Vec<Place>,
    /// The players' names, one for each place; empty if nobody is named.
    pub names: Vec<String>,
    /// The dealer's place; it may be empty (a dead button).
    pub button: usize,
    /// Who opens the first round, if `openers` doesn't decide it.
    pub first: Option<usize>,
    /// The bring-in; zero if there isn't one.
    pub bring_in: Money,
    /// True if antes are matched like bets; else they go in the main pot, paid in full or not.
    pub antes_matched: bool,
    /// The currency of the amounts, for messages.
    pub currency: Currency,
    /// The smallest amount that can be bet or paid.
    pub unit: Money,
    /// What earlier games left in the middle.
    pub carry: Money,
    /// How much of that is fines, which nobody matches (MIK-16).
    pub fines: Money,
    /// What the dealer announced as wild.
    pub announced: Option<Wilds>,
    /// How the pot is divided high-low, if that was said.
    pub hilo: Option<HiLo>,
    /// True if goal-posting was announced.
    pub goalpost: bool,
    /// True if hands count as their owners call them.
    pub as_called: bool,
    /// True if a miscalled hand is out once another player mucked because of it (DAV-55).
    pub miscall_out: bool,
    /// True if a mucked hand stays dead, even if taken back at once (CAU-015); false if it may be taken back at once (DAV-56).
    pub muck_final: bool,
    /// How many players must have acted before a bad deal stands; `None`: it can be called until the end (CAU-013, PIG-58).
    pub no_return: Option<u32>,
    /// True if the house doesn't say: once somebody has acted, calling a misdeal takes a ruling (DAV-02).
    pub late_asks: bool,
    /// True if the first to act shows first when nobody bet (PIG-53); false: the first on the dealer's left.
    pub actor_shows: bool,
    /// True if what players say before their turn waits for a later round if they get no turn in this one (CAU-026);
    /// false: it ends with the round.
    pub words_wait: bool,
    /// How strictly the rules are taken.
    pub manner: Manner,
}

impl Setup {
    /// A table with nobody at it yet: no limit, no antes, nothing in the middle, nothing announced. The smallest amount is one
    /// minor unit.
    #[must_use]
    pub const fn bare(game: Game, course: Course, currency: Currency) -> Self {
        Self {
            game,
            course,
            limits: BetLimits::no_limit(Money::ZERO),
            openers: Openers::BLINDS,
            places: Vec::new(),
            names: Vec::new(),
            button: 0,
            first: None,
            bring_in: Money::ZERO,
            antes_matched: false,
            currency,
            unit: Money::from_minor(1),
            carry: Money::ZERO,
            fines: Money::ZERO,
            announced: None,
            hilo: None,
            goalpost: false,
            as_called: false,
            miscall_out: false,
            muck_final: false,
            no_return: None,
            late_asks: false,
            actor_shows: false,
            words_wait: false,
            manner: Manner::Strict,
        }
    }

    /// The players dealt in, and absent players whose blinds or antes are taken. With two, the dead button's seat counts too,
    /// because it decides who acts first.
    #[must_use]
    pub fn taking_part(&self) -> Seats {
        let places = self.places.iter().enumerate();
        let there: Seats = places.filter(|(_, place)| place.takes_part()).map(|(seat, _)| seat).collect();
        if there.count() == 2 { there.with(self.button) } else { there }
    }

    /// The same, with absent players who have chips there: everybody on the list.
    #[must_use]
    pub fn seated(&self) -> Seats {
        let places = self.places.iter().enumerate();
        let away: Seats = places.filter(|(_, place)| place.stack.is_some()).map(|(seat, _)| seat).collect();
        self.taking_part().or(away)
    }

    /// The seat of the last blind or straddle: the higher of the first two posts, or the second if they are equal. A later
    /// player who posts more is a straddler; any other only makes up for missed blinds.
    #[must_use]
    pub fn last_blind(&self) -> Option<usize> {
        let all: Seats = (0..self.places.len()).collect();
        let blind = |seat: usize| self.places.get(seat).map_or(Money::ZERO, |place| place.blind);
        let posted = all.left_of(self.button).filter(|seat| blind(*seat).is_positive());
        let later = |last: usize, (count, seat): (usize, usize)| {
            let second = count == 1 && blind(seat) == blind(last);
            if second || blind(seat) > blind(last) { seat } else { last }
        };
        let mut posted = posted.enumerate();
        let (_, first) = posted.next()?;
        Some(posted.fold(first, later))
    }

    /// All seats in the order they post: from the dealer's left, the dealer last. Heads-up the dealer has the small blind and
    /// posts first.
    #[must_use]
    pub fn posting_order(&self) -> Vec<usize> {
        let all: Seats = (0..self.places.len()).collect();
        let blind = |seat: usize| self.places.get(seat).map_or(Money::ZERO, |place| place.blind);
        let own = blind(self.button);
        let next = all.left_of(self.button).map(blind).find(|blind| blind.is_positive());
        let is_small = own.is_positive() && next.is_some_and(|next| own < next);
        let mut order: Vec<usize> = all.left_of(self.button).collect();
        if is_small {
            order.rotate_right(1);
        }
        order
    }

    /// Who is dealt in, if the setup makes sense: enough players, no name twice, a dealer's seat, no negative amount.
    pub(crate) fn checked(&self) -> Result<Seats, Refusal> {
        let places = self.places.iter().enumerate();
        let dealt: Seats = places.clone().filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect();
        let count = dealt.count();
        if self.places.len() > SEATS_MAX || count < 2 {
            let message = format!("a hand needs 2 to {SEATS_MAX} players, not {count}");
            return Err(Refusal::new("players", message));
        }
        for (seat, place) in places {
            let amounts = [place.stack.unwrap_or_default(), place.ante, place.blind, place.dead];
            if amounts.iter().any(|amount| amount.is_negative()) {
                let message = format!("`{}` can't have or post less than zero", self.name(seat));
                return Err(Refusal::new("amount-below-nothing", message));
            }
        }
        let stacks = self.places.iter().filter_map(|place| place.stack);
        if Money::sum(stacks.chain([self.carry])).is_err() {
            let most = self.currency.shown(Money::from_minor(AMOUNT_MAX));
            let message = format!("the stacks and the pot add up to more than {most}, which is too much");
            return Err(Refusal::new("too-many-chips", message));
        }
        let seats = self.places.len();
        let refuse = |message: &str| Err(Refusal::new("setup", message));
        if self.button >= seats || self.first.is_some_and(|first| first >= seats) {
            return refuse("the dealer and the first player to act must be in the hand");
        }
        if !self.unit.is_positive() {
            return refuse("the smallest amount must be above zero");
        }
        if [self.bring_in, self.carry, self.fines].iter().any(|amount| amount.is_negative()) {
            return refuse("the bring-in, the pot and the fines can't be below zero");
        }
        if self.fines > self.carry {
            let [fines, carry] = [self.fines, self.carry].map(|amount| self.currency.shown(amount));
            return refuse(&format!("{fines} in fines can't be in a pot of {carry}"));
        }
        let unfit = |price: &Price| price.money(Money::ZERO, self.currency).is_none();
        if self.game.falls.prices().any(|price| unfit(&price)) {
            return refuse("the currency can't make the price of a card in this game");
        }
        names_once(self.names.iter().map(String::as_str))?;
        Ok(dealt)
    }

    /// The player's name at a place; `p1`, `p2` … if nobody is named.
    #[must_use]
    pub fn name(&self, seat: usize) -> String {
        let named = self.names.get(seat).filter(|name| !name.is_empty());
        named.cloned().unwrap_or_else(|| format!("p{}", seat.saturating_add(1)))
    }
}
