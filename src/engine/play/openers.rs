//! Who opens a round of betting.

/// A way to find who opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opener {
    /// The first player still in on the dealer's left.
    LeftOfDealer,
    /// The first player still in on the left of the last blind or straddle.
    LeftOfBlinds,
    /// The best hand showing; if several tie, the first on the dealer's left (CAU-102, CAU-103, MIK-66).
    BestShowing,
    /// The worst hand showing, by suits if necessary: that player posts the bring-in.
    WorstShowing,
    /// The last to bet or raise in the hand; if nobody did, the dealer's left (MIK-68).
    LastRaiser,
    /// The first player still in on the left of the last to bet or raise; if nobody did, of the dealer (MIK-67).
    LeftOfLastRaiser,
}

/// When the last two players are done, if they went opposite ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoContest {
    /// As soon as they are the last two (IGL-31).
    AtOnce,
    /// Once the betting is over; no hand is shown (MIK-42).
    AfterBetting,
    /// Never early: they show, and their hands are compared.
    Never,
}

/// Who opens which round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Openers {
    /// The first round.
    pub first: Opener,
    /// Later rounds.
    pub later: Opener,
    /// Rounds of games with cards face up, if they differ: the first, and later ones.
    pub showing: Option<(Opener, Opener)>,
    /// The rounds after a draw.
    pub drawn: Opener,
    /// True if the lock opens after a declare, else a player going high (IGL-30); false if it is as in any later round.
    pub lock: bool,
    /// When the last two players are done, if they went opposite ways (IGL-31).
    pub no_contest: NoContest,
    /// True if the cards are thrown in when nobody opens the first round (IGL-12).
    pub redeal: bool,
}

impl Openers {
    /// As card rooms play games with blinds.
    pub const BLINDS: Self = Self {
        first: Opener::LeftOfBlinds,
        later: Opener::LeftOfDealer,
        showing: None,
        drawn: Opener::LeftOfDealer,
        lock: true,
        no_contest: NoContest::AtOnce,
        redeal: false,
    };
    /// As card rooms play stud for high: the worst card posts the bring-in, then the best hand showing opens.
    pub const STUD: Self =
        Self { showing: Some((Opener::WorstShowing, Opener::BestShowing)), ..Self::BLINDS };
    /// As card rooms play stud for low.
    pub const RAZZ: Self =
        Self { showing: Some((Opener::BestShowing, Opener::WorstShowing)), ..Self::BLINDS };
}
