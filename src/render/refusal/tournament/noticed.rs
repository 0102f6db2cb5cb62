//! What the banker hears of a tournament, in words.

use crate::render::refusal::tournament::players::players;
use crate::render::refusal::tournament::suggested_levels::hours;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{ChipsOfAKind, OddSteps, StrayChips, TermsNoticed, TournamentNoticed};

pub(super) fn noticed(what: &TournamentNoticed) -> String {
    match what {
        TournamentNoticed::FewStacks { there, wanted, stack, missing } => {
            let missing = chips(missing);
            format!("the case is too small: {there} of {wanted} stacks of {stack}; missing {missing}")
        }
        TournamentNoticed::FewRebuys { stacks, stack, there, wanted, rebuy, missing } => {
            let missing = chips(missing);
            format!(
                "the case is too small: all {stacks} stacks of {stack}, but {there} of {wanted} rebuys of {rebuy}; \
                 missing {missing}"
            )
        }
        TournamentNoticed::MoreThanFirst { name } => format!(
            "`{name}` gets more than the first prize: that is the known flaw of sharing by chips"
        ),
        TournamentNoticed::OddSteps(odd) => odd_steps(odd),
        TournamentNoticed::InsteadOfPlaying => {
            "this house plays until one has all the chips; here all who are in agree to share instead".to_owned()
        }
        TournamentNoticed::WayBack { names, price, chips } => {
            let first = names.first().map(String::as_str).unwrap_or_default();
            let names = players(names, "or");
            let rebuy = WayOut::line("tournament rebuy").who(&[first]);
            format!("{names} can rebuy for {price} and get {chips} chips: {rebuy}")
        }
        TournamentNoticed::MoreThanSeats { entered, seats } => format!(
            "{entered} entered and one table has {seats} seats, so hands can't be recorded for everybody: play it by \
             levels and busts alone (tournament bust PLAYER), or call it off and make two (tournament cancel --why \
             \"two tables\")"
        ),
        TournamentNoticed::HadChips { name, chips, now } => {
            let now = stray(now);
            format!("by the book `{name}` still had {chips} chips: {now}; if `{name}` is not out: undo")
        }
        TournamentNoticed::HeadsUp => {
            "two are left: the button posts the small blind and acts first before the flop (standard rule; the house \
             doesn't say)"
                .to_owned()
        }
        TournamentNoticed::MoneyStays { is_standard } => {
            let standard = if *is_standard { " (standard rule)" } else { "" };
            format!("he has no place, and what he paid stays in the pool{standard}")
        }
        TournamentNoticed::NoChips { names, won_by } => no_chips(names, won_by.as_deref()),
        TournamentNoticed::Reckoned { players, stack, all, big_blinds, minutes } => {
            let time = hours(*minutes);
            format!("{players} × {stack} are {all} chips: near the end at {big_blinds} big blinds, after {time}")
        }
        TournamentNoticed::OtherLength { wanted, minutes } => format!(
            "with levels of {wanted} minutes the blinds would not rise by a quarter to the double: {minutes} minutes do"
        ),
        TournamentNoticed::CanGo { small, large, level } => {
            format!("chips of {small} can go before level {level}, for chips of {large}")
        }
        TournamentNoticed::WithoutSeat { without, entered } => {
            format!("{without} of {entered} have no seat number: seat PLAYER N")
        }
        TournamentNoticed::LastOutDeals => "the player who went out last deals".to_owned(),
        TournamentNoticed::Terms(what) => terms(what).to_owned(),
    }
}

const fn terms(what: &TermsNoticed) -> &'static str {
    match what {
        TermsNoticed::ByTheClock => {
            "this house raises its blinds when all agree, not by the clock; all who enter agree to this schedule"
        }
        TermsNoticed::RebuyUnpriced => {
            "the first player out can rebuy here, at a price set before the start, and none was set: undo, then \
             tournament new … --rebuy 10"
        }
        TermsNoticed::WithoutALimit => {
            "the house limits its bets in money, so the tournament is played without a limit (standard rule)"
        }
        TermsNoticed::NoChipsInAHand => {
            "nobody buys chips in a hand of a tournament, so a player who can't cover a bet is all-in for the pots he \
             has paid into (standard rule)"
        }
    }
}

/// The breakdown, highest first: `3 × 500, 8 × 100`.
fn chips(missing: &[ChipsOfAKind]) -> String {
    let parts = missing.iter().map(|ChipsOfAKind { number, value }| format!("{number} × {value}"));
    if missing.is_empty() { "no chips".to_owned() } else { parts.collect::<Vec<_>>().join(", ") }
}

fn odd_steps(OddSteps { step, names }: &OddSteps) -> String {
    let names = players(names, "and");
    format!("shares are in steps of {step}, and the odd ones go to {names}: by chips, then by seat")
}

fn stray(chips: &StrayChips) -> String {
    match chips {
        StrayChips::TheWinner => "the winner has them".to_owned(),
        StrayChips::OnceCounted(by) => {
            let count = WayOut::line("count").who(&[by]).arg("CHIPS");
            format!("they count for nobody until `{by}` is counted ({count})")
        }
        StrayChips::OnceSomebodyIsCounted => {
            "they count for nobody until the player who won them is counted".to_owned()
        }
    }
}

fn no_chips(names: &[String], won_by: Option<&[String]>) -> String {
    let first = names.first().map(String::as_str).unwrap_or_default();
    let bust = WayOut::line("tournament bust").who(&[first]);
    let bust = match won_by {
        None => bust,
        Some([]) => bust.option("--by", "PLAYER"),
        Some(winners) => winners.iter().fold(bust, |bust, winner| bust.option("--by", winner)),
    };
    let have = if names.len() == 1 { "has" } else { "have" };
    format!("{} {have} no chips left: {bust}", players(names, "and"))
}
