//! Why a fact doesn't fit a tournament anymore, as after an undo.

/// What would be different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOtherwise {
    /// It was announced before.
    AnnouncedTwice,
    /// The entrants are different.
    OtherEntrants,
    /// Play hasn't stopped.
    NothingToRuleOn,
    /// A player entered before.
    EnteredTwice,
    /// The players who share are different, or what they share is.
    SharedOtherwise,
    /// Nobody is left with the chips.
    NobodyLeft,
    /// The player who won the bounty is out too, and was when it was won.
    WonByNobody,
    /// The bounties add up to more or less than was won.
    HeadsOtherwise,
    /// Nobody said who won a bounty that has to be paid by then.
    HeadWaits,
    /// The places are different, or the pool is.
    PlacedOtherwise,
    /// It isn't being played then: not yet, or not anymore.
    AtAnotherTime,
    /// A player did not enter.
    NeverEntered,
    /// A player who isn't in anymore has chips.
    GoneWithChips,
    /// A player is in who was out, or the other way round.
    StandsOtherwise,
}
