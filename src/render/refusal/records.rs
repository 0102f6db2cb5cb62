//! Why a person's record stays as it is, in words.

use crate::render::refusal::recorded_hands::show;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::RecordRefused;

pub(super) fn said(why: &RecordRefused) -> Said {
    match why {
        RecordRefused::StandingUnchanged { name, is_regular } => {
            let kind = if *is_regular { "regular" } else { "guest of the same host" };
            Said::new("standing-unchanged", format!("`{name}` is already a {kind}"))
        }
        RecordRefused::HandleUnchanged { name, handle } => Said::new(
            "handle-unchanged",
            match handle {
                Some(handle) => format!("payments to `{name}` already go to `{handle}`"),
                None => format!("there's no record of how to pay `{name}`"),
            },
        ),
        RecordRefused::NoLink { name } => Said::new("no-link", format!("`{name}` has no link")),
        RecordRefused::InTonightsGame { name } => {
            Said::new("merge-at-table", format!("`{name}` is in tonight's game")).or("status")
        }
        RecordRefused::OweEachOther { debtor, creditor, amount } => Said::new(
            "merge-inviter",
            format!("`{debtor}` owes `{creditor}` {amount} privately, so they can't be the same person"),
        )
        .way(WayOut::line("player show").who(&[debtor])),
        RecordRefused::TwoOfOneName { name } => {
            let message = format!("two players would be called `{name}`: rename one of them first");
            Said::new("name-taken", message).or("player rename --help")
        }
        RecordRefused::DebtBetween { debtor, creditor, amount } => Said::new(
            "merge-debt",
            format!("`{debtor}` owes `{creditor}` {amount}; if they're the same player, that debt is gone"),
        ),
        RecordRefused::InOneHand { kept, gone, hand, night } => Said::new(
            "merge-same-hand",
            format!("`{kept}` and `{gone}` were both in hand {hand} of night {night}, so they can't be the same person"),
        )
        .or(show(*hand, *night)),
    }
}
