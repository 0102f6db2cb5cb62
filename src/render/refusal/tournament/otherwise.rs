//! Why a fact no longer fits a tournament, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::TournamentOtherwise;

pub(super) fn said(why: &TournamentOtherwise) -> Said {
    let why = match why {
        TournamentOtherwise::AnnouncedTwice => "it would be announced twice",
        TournamentOtherwise::OtherEntrants => "other players would have entered",
        TournamentOtherwise::NothingToRuleOn => "nothing would be left to rule on",
        TournamentOtherwise::EnteredTwice => "somebody would enter twice",
        TournamentOtherwise::SharedOtherwise => "the chop would be different",
        TournamentOtherwise::NobodyLeft => "nobody would be left with the chips",
        TournamentOtherwise::WonByNobody => "a bounty would go to somebody who isn't in",
        TournamentOtherwise::HeadsOtherwise => "the bounties wouldn't match the ones that were won",
        TournamentOtherwise::HeadWaits => "a bounty would have no winner",
        TournamentOtherwise::PlacedOtherwise => "the prizes would be for other places",
        TournamentOtherwise::AtAnotherTime => "it wouldn't be running at that time",
        TournamentOtherwise::NeverEntered => "somebody wouldn't have entered",
        TournamentOtherwise::GoneWithChips => "somebody who isn't in would have chips",
        TournamentOtherwise::StandsOtherwise => "somebody who's out would be in, or the other way around",
    };
    Said::new("tournament-otherwise", format!("{why}, so the tournament wouldn't add up"))
}
