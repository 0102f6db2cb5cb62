//! Who opens a round of betting.

/// A way to find who opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opener {
    /// The first still in on the dealer's left.
    LeftOfDealer,
    /// The first still in on the left of the last blind or straddle.
    LeftOfBlinds,
    /// The best hand showing; of several the first on the dealer's left (CAU-102, CAU-103, MIK-66).
    BestShowing,
    /// The worst hand showing, by suits if need be: who has to post the bring-in.
    WorstShowing,
    /// The last to bet or raise in the hand; without one, the dealer's left (MIK-68).
    LastRaiser,
    /// The first still in on the left of the last to bet or raise; without one, of the dealer (MIK-67).
    LeftOfLastRaiser,
}

/// Who opens which round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Openers {
    /// The first round.
    pub first: Opener,
    /// Later rounds.
    pub later: Opener,
    /// Rounds of games with cards face up, where they differ: the first, and later ones.
    pub showing: Option<(Opener, Opener)>,
    /// The rounds after a draw.
    pub drawn: Opener,
    /// True if after a declare the lock opens, else a high seeker (IGL-30); else as in any later round.
    pub lock: bool,
    /// True if the hand is over when the last two went for different halves (IGL-31).
    pub no_contest: bool,
    /// True if nobody opening the first round throws the cards in (IGL-12).
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
        no_contest: true,
        redeal: false,
    };
    /// As card rooms play stud for high: the worst card brings it in, then the best hand showing opens.
    pub const STUD: Self =
        Self { showing: Some((Opener::WorstShowing, Opener::BestShowing)), ..Self::BLINDS };
    /// As card rooms play stud for low.
    pub const RAZZ: Self =
        Self { showing: Some((Opener::BestShowing, Opener::WorstShowing)), ..Self::BLINDS };
}
