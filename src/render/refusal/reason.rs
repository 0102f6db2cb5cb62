//! Sends each reason of the ledger to the file that has its words.

use crate::render::refusal::instead::instead;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::refusal::{
    adjusting, antes, apart, book_verbs, bundles, buying, card_room, cash_out, chips, claims, closing,
    cold_hands, counts, dealing, debts, draws, evenings, exports, fines, fund, houses, importing, last_hand,
    laws, leaving, matching, means, names, netting, newcomers, note_ids, notes, online, opening, party,
    party_moves, people, quoted, rebuy, recorded_hands, records, reserving, restoring, results, seats,
    surrogates, tables, tonight, tournament, undo, unusual, winning,
};
use ledger::refusal::Why;

/// The words of a reason.
#[must_use]
pub(super) fn reason(why: &Why) -> Said {
    match why {
        Why::AdjustRefused(why) => adjusting::said(why),
        Why::AnteRefused(why) => antes::said(why),
        Why::ApartRefused(why) => apart::said(why),
        Why::BookVerbRefused(why) => book_verbs::said(why),
        Why::BundleRefused(why) => bundles::said(why),
        Why::BuyingRefused(why) => buying::said(why),
        Why::CardRoomRefused(why) => card_room::said(why),
        Why::CashOutRefused(why) => cash_out::said(why),
        Why::ChipRefused(why) => chips::said(why),
        Why::ClaimRefused(why) => claims::said(why),
        Why::ClosingRefused(why) => closing::said(why),
        Why::ColdHandsRefused(why) => cold_hands::said(why),
        Why::CountRefused(why) => counts::said(why),
        Why::DealRefused(why) => dealing::said(why),
        Why::DebtRefused(why) => debts::said(why),
        Why::DrawRefused(why) => draws::said(why),
        Why::EveningRefused(why) => evenings::said(why),
        Why::ExportRefused(why) => exports::said(why),
        Why::FineRefused(why) => fines::said(why),
        Why::FundRefused(why) => fund::said(why),
        Why::HouseRefused(why) => houses::said(why),
        Why::ImportRefused(why) => importing::said(why),
        Why::LastHandRefused(why) => last_hand::said(why),
        Why::LawRefused(why) => laws::said(why),
        Why::LeavingRefused(why) => leaving::said(why),
        Why::MatchRefused(why) => matching::said(why),
        Why::MeansRefused(why) => means::said(why),
        Why::NameRefused(why) => names::said(why),
        Why::NettingRefused(why) => netting::said(why),
        Why::NewcomerRefused(why) => newcomers::said(why),
        Why::NoteIdRefused(why) => note_ids::said(why),
        Why::NoteRefused(why) => notes::said(why),
        Why::OnlineRefused(why) => online::said(why),
        Why::OpeningRefused(why) => opening::said(why),
        Why::PartyMoveRefused(why) => party_moves::said(why),
        Why::PartyRefused(why) => party::said(why),
        Why::PersonRefused(why) => people::said(why),
        Why::RebuyRefused(why) => rebuy::said(why),
        Why::RecordRefused(why) => records::said(why),
        Why::RecordedHandRefused(why) => recorded_hands::said(why),
        Why::ReserveRefused(why) => reserving::said(why),
        Why::RestoreRefused(why) => restoring::said(why),
        Why::ResultRefused(why) => results::said(why),
        Why::SeatRefused(why) => seats::said(why),
        Why::SurrogateRefused(why) => surrogates::said(why),
        Why::TableRefused(why) => tables::said(why),
        Why::TonightRefused(why) => tonight::said(why),
        Why::TournamentRefused(why) => tournament::said(why),
        Why::UndoRefused(why) => undo::said(why),
        Why::UnusualRefused(why) => unusual::said(why),
        Why::WinRefused(why) => winning::said(why),
        Why::Together { first, more } => together(first, more),
        Why::Quoted(why) => quoted::said(why, reason),
        Why::Engine(refusal) => {
            let said = Said::new(refusal.code, &*refusal.message);
            refusal.instead.iter().map(instead).fold(said, Said::way)
        }
        Why::Worded(worded) => with_lines(Said::new(worded.code, &*worded.message), worded.hint.as_deref()),
    }
}

fn with_lines(said: Said, lines: Option<&str>) -> Said {
    lines.iter().flat_map(|lines| lines.lines()).fold(said, Said::or)
}

/// Several doubts as one; each brings its own way out, unless it is the same line.
fn together(first: &Why, more: &[Why]) -> Said {
    more.iter().map(reason).fold(reason(first), |one, other| {
        let message = format!("{}; {}", one.message, other.message);
        let new: Vec<WayOut> = other.ways.into_iter().filter(|way| !one.ways.contains(way)).collect();
        Said { message, ways: one.ways.iter().cloned().chain(new).collect(), ..one }
    })
}
