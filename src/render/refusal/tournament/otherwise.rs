//! Why a fact does not fit a tournament any more, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::TournamentOtherwise;

pub(super) fn said(why: &TournamentOtherwise) -> Said {
    let why = match why {
        TournamentOtherwise::AnnouncedTwice => "it would be announced twice",
        TournamentOtherwise::OtherEntrants => "others would have entered",
        TournamentOtherwise::NothingToRuleOn => "nothing would be left to rule on",
        TournamentOtherwise::EnteredTwice => "somebody would enter twice",
        TournamentOtherwise::SharedOtherwise => "others would share something else",
        TournamentOtherwise::NobodyLeft => "nobody would be left with the chips",
        TournamentOtherwise::WonByNobody => "a bounty would go to somebody who is not in",
        TournamentOtherwise::HeadsOtherwise => "other bounties would lie on their heads than were won",
        TournamentOtherwise::PlacedOtherwise => "the prizes would be for other places",
        TournamentOtherwise::AtAnotherTime => "it would not be played at that time",
        TournamentOtherwise::NeverEntered => "somebody would not have entered",
        TournamentOtherwise::StandsOtherwise => "somebody would not be where he was",
    };
    Said::new("tournament-otherwise", format!("the tournament went another way: {why}"))
}
