//! Why a fact does not fit a tournament any more, as after an undo.

/// What would be otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOtherwise {
    /// It was announced before.
    AnnouncedTwice,
    /// Those who entered are others.
    OtherEntrants,
    /// Play does not stand still.
    NothingToRuleOn,
    /// A player entered before.
    EnteredTwice,
    /// Those who share are others, or what they share is.
    SharedOtherwise,
    /// Nobody is left with the chips.
    NobodyLeft,
    /// The player who won the bounty is out too, and was when it was won.
    WonByNobody,
    /// More or less lies on the heads than was won.
    HeadsOtherwise,
    /// Nobody told who won a bounty that has to be paid by then.
    HeadWaits,
    /// The places are others, or the pool is.
    PlacedOtherwise,
    /// It is not played then: not yet, or not any more.
    AtAnotherTime,
    /// A player did not enter.
    NeverEntered,
    /// A player who is not in any more has chips.
    GoneWithChips,
    /// A player is in who was out, or the other way round.
    StandsOtherwise,
}
