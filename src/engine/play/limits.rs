//! How much may be bet: the limits of one hand, for any house.

use crate::games::{Course, Size, Step};
use crate::money::{Money, Overflow};

/// The structure of the betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Structure {
    /// Up to the whole stack.
    NoLimit,
    /// Up to the pot after a call.
    PotLimit,
    /// One size in each round: the minimum bet of the span.
    Fixed,
    /// Between a minimum and a maximum.
    Spread,
}

/// What one kind of round allows. Amounts are in minor units; `None` means only the stack is the limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The minimum opening bet; if it is zero, a bet of zero is a check (MIK-62).
    pub bet_min: Money,
    /// The maximum opening bet.
    pub bet_max: Option<Money>,
    /// The minimum raise, on top of a call.
    pub raise_min: Money,
    /// The maximum raise, on top of a call.
    pub raise_max: Option<Money>,
    /// The most one player can put into the round (CAU-022).
    pub total: Option<Money>,
}

/// Which limits apply to a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tier {
    /// An ordinary round.
    #[default]
    Early,
    /// The round before a declare.
    Predeclare,
    /// The last round, or one at the big bet.
    Last,
}

/// Whether a short all-in raise lets players raise again who have already acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reopen {
    /// It does.
    Always,
    /// Not alone, but several that add up to a full raise do (DAV-44).
    Cumulative,
    /// Never.
    Full,
}

/// One of the betting choices, so that a refusal can name the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Matter {
    /// The minimum bet in the earlier rounds.
    BetMin,
    /// The minimum bet in the last round.
    BetMinFinal,
    /// The maximum bet in the earlier rounds.
    BetMax,
    /// The maximum bet in the last round and before a declare.
    BetMaxFinal,
    /// The minimum raise in the earlier rounds.
    RaiseMin,
    /// The minimum raise in the last round.
    RaiseMinFinal,
    /// The minimum raise after a straddle.
    RaiseMinStraddle,
    /// The maximum raise in the earlier rounds.
    RaiseMax,
    /// The maximum raise in the last round and before a declare.
    RaiseMaxFinal,
    /// How often a round may be raised.
    Cap,
    /// How often the last round may be raised.
    CapFinal,
    /// The most one player can put into a round.
    Total,
    /// The most one player can put into the last round.
    TotalFinal,
    /// Raising after a check.
    CheckRaise,
    /// Raising your own bet.
    RaiseSelf,
    /// Raising after a short all-in.
    Reopen,
    /// How many cards a player is dealt.
    HoleCards,
    /// Betting more than you have.
    Stack,
    /// Betting without enough chips.
    AllIn,
    /// Chips bought during a hand (DAV-14, PIG-10).
    Bought,
    /// Cash that hasn't been changed into chips yet (CAU-002).
    Cash,
    /// Whose turn it is.
    Turn,
    /// Who opens the first round.
    OpenFirst,
    /// Who opens a later round.
    OpenLater,
    /// Who opens a round after a draw.
    OpenDraw,
    /// Who opens if cards are face up.
    OpenShowing,
    /// Who opens if several players' open cards tie.
    OpenLevel,
    /// Showing all cards of a hand.
    Show,
    /// Showing a hand whose own cards decide what is wild.
    ShowWilds,
    /// Speaking before your turn.
    OutOfTurn,
    /// Amounts are whole units.
    Unit,
    /// Dealing while there is betting (CAU-017).
    Deal,
    /// What a declaration may be.
    Declare,
    /// When players declare.
    DeclareTime,
    /// The round after a declare.
    PostRound,
    /// The last two players went opposite ways.
    TwoLeft,
    /// Drawing cards.
    Draw,
    /// Dealing the rest of the board more than once.
    Runs,
    /// Taking a mucked hand back at once.
    Muck,
    /// Cards in the muck.
    MuckDead,
    /// Sharing the pot by agreement.
    Agree,
    /// Calling a misdeal.
    Misdeal,
    /// New cards for the players still in when the pack runs out.
    Redeal,
    /// Folding is final.
    Fold,
    /// Checking when there is something to call.
    Check,
    /// Checking in a round after the first.
    CheckLater,
    /// Staying or dropping.
    Drop,
    /// Letting out a player who stayed by mistake (MIK-24).
    Relief,
    /// Coming back after a drop (MIK-25).
    DropFinal,
}

/// The limits of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetLimits {
    /// The structure.
    pub structure: Structure,
    /// Ordinary rounds; the small bet of a fixed limit is `bet_min`.
    pub early: Span,
    /// The round before a declare.
    pub predeclare: Span,
    /// The last round; the big bet of a fixed limit is `bet_min`.
    pub last: Span,
    /// True if a raise must be at least as large as the largest bet or raise of the round so far (DAV-43).
    pub last_raise: bool,
    /// How many raises are allowed in a round, without the opening bet; `None`: any number.
    pub cap: Option<u32>,
    /// True if two players may raise as often as they like (MIK-61).
    pub heads_up_free: bool,
    /// True if a player who checked may raise.
    pub check_raise: bool,
    /// True if the last to raise may raise again after everybody called.
    pub raise_self: bool,
    /// What a short all-in does.
    pub reopen: Reopen,
    /// True if a player short of chips may play for what they have; false if every bet must be covered (CAU-027).
    pub all_in: bool,
    /// True if chips bought during a hand play at once (IGL-14, CAU-027); else only chips that were on the table play (DAV-14).
    pub buys: bool,
    /// The rule behind each matter, if the house has one.
    pub rules: Vec<(Matter, String)>,
}

impl BetLimits {
    /// Plain no-limit with this minimum bet, as card rooms play it.
    #[must_use]
    pub const fn no_limit(min_bet: Money) -> Self {
        let span = Span { bet_min: min_bet, bet_max: None, raise_min: min_bet, raise_max: None, total: None };
        Self {
            structure: Structure::NoLimit,
            early: span,
            predeclare: span,
            last: span,
            last_raise: true,
            cap: None,
            heads_up_free: false,
            check_raise: true,
            raise_self: false,
            reopen: Reopen::Cumulative,
            all_in: true,
            buys: false,
            rules: Vec::new(),
        }
    }

    /// Plain fixed limit: bets and raises of one size, three raises.
    #[must_use]
    pub fn fixed(small: Money, big: Money) -> Self {
        let sized = |size| Span {
            bet_min: size,
            bet_max: Some(size),
            raise_min: size,
            raise_max: Some(size),
            total: None,
        };
        let (structure, cap) = (Structure::Fixed, Some(3));
        let (early, last) = (sized(small), sized(big));
        Self { structure, early, predeclare: early, last, cap, ..Self::no_limit(small) }
    }

    /// Which limits apply to a round of that size with these steps after it.
    pub(crate) fn tier(&self, size: Size, rest: &[Step]) -> Tier {
        if self.structure == Structure::Fixed {
            return if size == Size::Big { Tier::Last } else { Tier::Early };
        }
        match rest.first() {
            Some(Step::Declare) => Tier::Predeclare,
            _ if rest.iter().any(|step| matches!(step, Step::Bet(_))) => Tier::Early,
            _ => Tier::Last,
        }
    }

    pub(crate) const fn span(&self, tier: Tier) -> &Span {
        match tier {
            Tier::Early => &self.early,
            Tier::Predeclare => &self.predeclare,
            Tier::Last => &self.last,
        }
    }

    /// The most one player can bet in a whole hand of three or more players, not counting antes, and the matter that says so;
    /// `None` if only the chips limit it (CAU-022, CAU-023, MIK-61).
    ///
    /// # Errors
    ///
    /// Amounts beyond what can be counted.
    pub fn most(&self, course: &Course) -> Result<Option<(Money, Matter)>, Overflow> {
        let mut most = Money::ZERO;
        let mut matter = Matter::Total;
        for (at, step) in course.steps().iter().enumerate() {
            let Step::Bet(size) = step else { continue };
            let rest = course.steps().get(at.saturating_add(1)..).unwrap_or_default();
            let span = self.span(self.tier(*size, rest));
            let round = match (span.total, span.bet_max, span.raise_max, self.cap) {
                (Some(total), ..) => total,
                (None, Some(bet), Some(raise), Some(cap)) => {
                    matter = Matter::Cap;
                    bet.plus(raise.times(i64::from(cap))?)?
                }
                _ => return Ok(None),
            };
            most = most.plus(round)?;
        }
        Ok(most.is_positive().then_some((most, matter)))
    }

    /// The rule behind a matter.
    #[must_use]
    pub fn rule(&self, matter: Matter) -> Option<&str> {
        self.rules.iter().find(|(of, _)| *of == matter).map(|(_, rule)| rule.as_str())
    }
}
