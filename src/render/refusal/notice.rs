//! What the banker hears even though it was done, in words.

use crate::render::refusal::reason::reason;
use crate::render::refusal::{
    adjusting, apart, buying, card_room, cash_out, claims, closing, cold_hands, counts, dealing, debts,
    evenings, fund, houses, importing, leaving, opening, recorded_hands, reserving, seats, surrogates,
    tables, tournament,
};
use ledger::refusal::{DealFrom, Remark, ToldBy};

/// A notice of the engine or of the ledger, in words.
pub trait Heard {
    /// The sentence with its rule.
    fn heard(self) -> engine::refusal::Notice;
}

impl Heard for engine::refusal::Notice {
    fn heard(self) -> Self {
        self
    }
}

impl Heard for ledger::refusal::Notice {
    fn heard(self) -> engine::refusal::Notice {
        engine::refusal::Notice { rule: self.rule, text: remark(&self.what) }
    }
}

/// Notices in words.
#[must_use]
pub fn heard<N: Heard>(notices: impl IntoIterator<Item = N>) -> Vec<engine::refusal::Notice> {
    notices.into_iter().map(Heard::heard).collect()
}

/// A notice in words.
#[must_use]
pub fn noticed(notice: impl Heard) -> engine::refusal::Notice {
    notice.heard()
}

fn remark(what: &Remark) -> String {
    match what {
        Remark::Meant(why) => reason(why).message,
        Remark::PaidAllTheSame(why) => format!("{}; paid anyway", reason(why).message),
        Remark::PrizesOff(why) => {
            format!("{}; to set other prizes, type tournament prizes 60/30/10", reason(why).message)
        }
        Remark::DealNoted { dealer, unplayed } => {
            let text = format!("`{dealer}` already has the next deal, so nothing was recorded");
            if *unplayed {
                format!("{text}; if that hand was already played, type deal --next")
            } else {
                text
            }
        }
        Remark::DealsBeside { said, button } => format!("{}; `{button}` has the button", remark(said)),
        Remark::DealerUnsaid { by, goes_on, also } => {
            let way = match by {
                ToldBy::Result => "--dealer",
                ToldBy::Showdown => "\"button\"",
                ToldBy::File => "_dealer",
            };
            let parts: Vec<String> =
                goes_on.iter().map(self::goes_on).chain(also.iter().map(remark)).collect();
            format!("nobody said who dealt (`{way}`), so {}", parts.join(", and "))
        }
        Remark::AdjustNoticed(what) => adjusting::noticed(what),
        Remark::ApartNoticed(what) => apart::noticed(what),
        Remark::BuyingNoticed(what) => buying::noticed(what),
        Remark::CardRoomNoticed(what) => card_room::noticed(what),
        Remark::CashOutNoticed(what) => cash_out::noticed(what),
        Remark::ClaimNoticed(what) => claims::noticed(what),
        Remark::ClosingNoticed(what) => closing::noticed(what),
        Remark::ColdHandsNoticed(what) => cold_hands::noticed(what),
        Remark::CountNoticed(what) => counts::noticed(what),
        Remark::DealNoticed(what) => dealing::noticed(what),
        Remark::DebtNoticed(what) => debts::noticed(what),
        Remark::EveningNoticed(what) => evenings::noticed(what),
        Remark::FundNoticed(what) => fund::noticed(what),
        Remark::HouseNoticed(what) => houses::noticed(what),
        Remark::ImportNoticed(what) => importing::noticed(what),
        Remark::LeavingNoticed(what) => leaving::noticed(what),
        Remark::OpeningNoticed(what) => opening::noticed(what),
        Remark::RecordedHandNoticed(what) => recorded_hands::noticed(what),
        Remark::ReserveNoticed(what) => reserving::noticed(what),
        Remark::SeatNoticed(what) => seats::noticed(what),
        Remark::SurrogateNoticed(what) => surrogates::noticed(what),
        Remark::TableNoticed(what) => tables::noticed(what),
        Remark::TournamentNoticed(what) => tournament::noticed(what),
        Remark::Worded(text) => text.clone(),
    }
}

fn goes_on(from: &DealFrom) -> String {
    match from {
        DealFrom::From(dealer) => format!("the deal moves on from `{dealer}`"),
        DealFrom::TakenFor { turn, first } => {
            format!("`{first}` gets the {} next", dealing::turn(*turn))
        }
    }
}
