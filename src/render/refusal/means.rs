//! What is wrong with the way of paying, in words.

use crate::render::page::either;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{InCash, MeansRefused, PaidIn, Ticket};

pub(super) fn said(why: &MeansRefused) -> Said {
    match why {
        MeansRefused::TwoNotes => Said::new("two-notes", "you can pay for chips with one note, not two"),
        MeansRefused::OnlyCashInHand => {
            Said::new("no-credit", "chips bought during a hand are paid for in cash")
        }
        MeansRefused::NotCovered { covers, by } => Said::new(
            "sale-not-covered",
            format!(
                "chips bought from a player have to be paid for {}, not {}",
                covers.iter().map(|word| paid(word)).collect::<Vec<_>>().join(" or "),
                paid(by)
            ),
        ),
        MeansRefused::NoCredit { paid_in, is_said, in_cash } => {
            let what = words(*paid_in);
            let message = match is_said {
                true => format!("this house doesn't give credit, so no {what}"),
                false => format!("the house rules don't mention credit, so no {what} (standard rule)"),
            };
            Said::new("no-credit", message).way(way(in_cash))
        }
        MeansRefused::NotTaken { takes, paid_in, in_cash } => {
            let (takes, what) = (
                either(&takes.iter().map(|word| taken(word).to_owned()).collect::<Vec<_>>()),
                words(*paid_in),
            );
            Said::new("not-taken", format!("the bank takes only {takes} for chips, not {what}"))
                .way(way(in_cash))
        }
        MeansRefused::GuestWithoutSponsor { guest } => {
            let message = format!("`{guest}` is a guest, and nobody covers guests' notes at this house");
            Said::new("guest-without-sponsor", message).way(WayOut::line("player regular").who(&[guest]))
        }
        MeansRefused::GuestWithoutInviter { guest } => {
            let message =
                format!("there's no record of who invited `{guest}`, so nobody covers that guest's note");
            Said::new("guest-without-inviter", message).way(WayOut::line("player regular").who(&[guest]))
        }
    }
}

/// How chips bought from a player are paid for.
fn paid(word: &str) -> &str {
    match word {
        "cash" => "in cash",
        "note" => "with a note",
        "book" => "in THE BOOK",
        other => other,
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

/// What a house accepts, in the same words.
fn taken(word: &str) -> &str {
    match word {
        "note" => words(PaidIn::Notes),
        "book" => words(PaidIn::Book),
        "transfer" => words(PaidIn::App),
        other => other,
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
