//! Each reason of the ledger finds the room that says it.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::refusal::{
    adjusting, antes, apart, buying, card_room, cash_out, closing, cold_hands, counts, draws, fund, leaving,
    means, notes, quoted, rebuy, tonight, unusual,
};
use ledger::refusal::Why;

/// The words of a reason.
#[must_use]
pub(super) fn reason(why: &Why) -> Said {
    match why {
        Why::AdjustRefused(why) => adjusting::said(why),
        Why::AnteRefused(why) => antes::said(why),
        Why::ApartRefused(why) => apart::said(why),
        Why::BuyingRefused(why) => buying::said(why),
        Why::CardRoomRefused(why) => card_room::said(why),
        Why::CashOutRefused(why) => cash_out::said(why),
        Why::ClosingRefused(why) => closing::said(why),
        Why::ColdHandsRefused(why) => cold_hands::said(why),
        Why::CountRefused(why) => counts::said(why),
        Why::DrawRefused(why) => draws::said(why),
        Why::FundRefused(why) => fund::said(why),
        Why::LeavingRefused(why) => leaving::said(why),
        Why::MeansRefused(why) => means::said(why),
        Why::NoteRefused(why) => notes::said(why),
        Why::RebuyRefused(why) => rebuy::said(why),
        Why::TonightRefused(why) => tonight::said(why),
        Why::UnusualRefused(why) => unusual::said(why),
        Why::Together { first, more } => together(first, more),
        Why::Quoted(why) => quoted::said(why, reason),
        Why::Engine(refusal) => {
            with_lines(Said::new(refusal.code, &*refusal.message), refusal.hint.as_deref())
        }
        Why::Worded(worded) => with_lines(Said::new(worded.code, &*worded.message), worded.hint.as_deref()),
    }
}

fn with_lines(said: Said, lines: Option<&str>) -> Said {
    lines.iter().flat_map(|lines| lines.lines()).fold(said, Said::or)
}

/// Several doubts as one; each has a way out of its own, unless it is the same line.
fn together(first: &Why, more: &[Why]) -> Said {
    more.iter().map(reason).fold(reason(first), |one, other| {
        let message = format!("{}; {}", one.message, other.message);
        let new: Vec<WayOut> = other.ways.into_iter().filter(|way| !one.ways.contains(way)).collect();
        Said { message, ways: one.ways.iter().cloned().chain(new).collect(), ..one }
    })
}
