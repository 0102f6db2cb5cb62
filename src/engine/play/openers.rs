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

/// When two who are left for different halves have nothing more to play for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoContest {
    /// As soon as they are the last two (IGL-31).
    AtOnce,
    /// Once the betting is over: no hand is shown (MIK-42).
    AfterBetting,
    /// They show, and their hands are compared.
    Never,
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
    /// When the last two who went for different halves are done (IGL-31).
    pub no_contest: NoContest,
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
        no_contest: NoContest::AtOnce,
        redeal: false,
    };
    /// As card rooms play stud for high: the worst card brings it in, then the best hand showing opens.
    pub const STUD: Self =
        Self { showing: Some((Opener::WorstShowing, Opener::BestShowing)), ..Self::BLINDS };
    /// As card rooms play stud for low.
    pub const RAZZ: Self =
        Self { showing: Some((Opener::BestShowing, Opener::WorstShowing)), ..Self::BLINDS };
}
