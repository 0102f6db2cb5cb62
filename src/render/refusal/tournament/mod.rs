//! Why the book refuses something in a tournament, and its notices, in words.

mod chips;

mod clock;

mod deal;

mod entry;

mod going;

mod levels;

mod noticed;

mod otherwise;

mod outsider;

mod payout;

mod players;

mod prizes;

mod suggested_levels;

mod table;

mod terms;

use crate::render::refusal::said::Said;
use ledger::refusal::{TournamentNoticed, TournamentRefused};

pub(super) fn said(why: &TournamentRefused) -> Said {
    match why {
        TournamentRefused::Chips(why) => chips::said(why),
        TournamentRefused::Clock(why) => clock::said(why),
        TournamentRefused::Deal(why) => deal::said(why),
        TournamentRefused::Entry(why) => entry::said(why),
        TournamentRefused::Going(why) => going::said(why),
        TournamentRefused::Levels(why) => levels::said(why),
        TournamentRefused::Otherwise(why) => otherwise::said(why),
        TournamentRefused::Payout(why) => payout::said(why),
        TournamentRefused::Prizes(why) => prizes::said(why),
        TournamentRefused::SuggestedLevels(why) => suggested_levels::said(why),
        TournamentRefused::Table(why) => table::said(why),
        TournamentRefused::Terms(why) => terms::said(why),
    }
}

pub(super) fn noticed(what: &TournamentNoticed) -> String {
    noticed::noticed(what)
}
