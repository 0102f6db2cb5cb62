//! What is wrong with the way of paying, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{InCash, MeansRefused, PaidIn, Ticket};

pub(super) fn said(why: &MeansRefused) -> Said {
    match why {
        MeansRefused::TwoNotes => Said::new("two-notes", "one purchase is paid by one note"),
        MeansRefused::OnlyCashInHand => Said::new("no-credit", "chips for a hand are paid for in cash"),
        MeansRefused::NotCovered { covers, by } => Said::new(
            "sale-not-covered",
            format!("a sale among players is covered by {}, not by {by}", covers.join(" or ")),
        ),
        MeansRefused::NoCredit { paid_in, is_said, in_cash } => {
            let what = words(*paid_in);
            let message = match is_said {
                true => format!("this house gives no credit: it takes no {what}"),
                false => format!("the house says nothing of credit, so it takes no {what} (standard rule)"),
            };
            Said::new("no-credit", message).way(way(in_cash))
        }
        MeansRefused::NotTaken { takes, paid_in, in_cash } => {
            let (takes, what) = (takes.join(" or "), words(*paid_in));
            Said::new("not-taken", format!("the bank takes only {takes} for chips here, no {what}"))
                .way(way(in_cash))
        }
        MeansRefused::GuestWithoutSponsor { guest } => {
            let message = format!("`{guest}` is a guest, and nobody answers for the notes of guests here");
            Said::new("guest-without-sponsor", message).way(WayOut::line("player regular").who(&[guest]))
        }
        MeansRefused::GuestWithoutInviter { guest } => {
            let message =
                format!("nobody is on record as having invited `{guest}`, so nobody answers for a note");
            Said::new("guest-without-inviter", message).way(WayOut::line("player regular").who(&[guest]))
        }
    }
}

fn words(paid_in: PaidIn) -> &'static str {
    match paid_in {
        PaidIn::App => "app payments",
        PaidIn::Cash => "cash",
        PaidIn::Notes => "bank notes",
        PaidIn::Book => "debts in THE BOOK",
    }
}

fn way(in_cash: &InCash) -> WayOut {
    match in_cash {
        InCash::Ticket { buyer, ticket } => {
            let line = match ticket {
                Ticket::Entry => "tournament enter",
                Ticket::Rebuy => "tournament rebuy",
                Ticket::Addon => "tournament addon",
            };
            WayOut::line(line).who(&[buyer]).arg("--cash")
        }
        InCash::Chips { buyer, total, seller } => {
            let bought = WayOut::line("buy").who(&[buyer]).amount(*total);
            let bought = match seller {
                Some(seller) => bought.option("--from", seller),
                None => bought,
            };
            bought.arg("--cash")
        }
    }
}
