//! Notices about a tournament, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::tournament::players::players;
use crate::render::refusal::tournament::suggested_levels::hours;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::listed;
use ledger::refusal::{ChipsOfAKind, OddSteps, PlaceMoved, StrayChips, TermsNoticed, TournamentNoticed};

pub(super) fn noticed(what: &TournamentNoticed) -> String {
    match what {
        TournamentNoticed::FewStacks { there, wanted, stack, missing } => {
            let missing = chips(missing);
            format!("the case is short on chips: it makes {there} of {wanted} stacks of {stack}; you need {missing} more")
        }
        TournamentNoticed::FewRebuys { stacks, stack, there, wanted, rebuy, missing } => {
            let missing = chips(missing);
            format!(
                "the case is short on chips: it makes all {stacks} stacks of {stack}, but only {there} of {wanted} \
                 rebuys of {rebuy}; you need {missing} more"
            )
        }
        TournamentNoticed::MoreThanFirst { name } => format!(
            "`{name}` gets more than first prize: that's the known flaw of a chip chop"
        ),
        TournamentNoticed::OddSteps(odd) => odd_steps(odd),
        TournamentNoticed::InsteadOfPlaying => {
            "this house plays until one player has all the chips, but everybody still in agrees to chop instead".to_owned()
        }
        TournamentNoticed::WayBack { names, price, chips } => {
            let first = names.first().map(String::as_str).unwrap_or_default();
            let names = players(names, "or");
            let rebuy = WayOut::line("tournament rebuy").who(&[first]);
            format!("{names} can rebuy for {price} and get {chips} chips: {rebuy}")
        }
        TournamentNoticed::MoreThanSeats { entered, seats } => format!(
            "{entered} players entered but one table has {seats} seats, so hands can't be recorded for everybody: \
             record only levels and who busts (tournament bust PLAYER), or call it off and start two tournaments \
             (tournament cancel --why \"two tables\")"
        ),
        TournamentNoticed::HadChips { name, chips, now } => {
            let now = stray(now);
            format!("the book says `{name}` still had {chips} chips: {now}; if `{name}` isn't out, undo this")
        }
        TournamentNoticed::HeadsUp => {
            "two players are left: the button posts the small blind and acts first before the flop (standard \
             rule)"
                .to_owned()
        }
        TournamentNoticed::MoneyStays { is_standard } => {
            let standard = if *is_standard { " (standard rule)" } else { "" };
            format!("a player who leaves doesn't place, and the money stays in the pool{standard}")
        }
        TournamentNoticed::NoChips { names, won_by } => no_chips(names, won_by.as_deref()),
        TournamentNoticed::HeadWaits { name, won_by } => {
            format!("nobody gets the bounty on `{name}` until you say who won it: {}", bust(name, won_by))
        }
        TournamentNoticed::Reckoned { players, stack, all, big_blinds, minutes } => {
            let time = hours(*minutes);
            format!(
                "{players} × {stack} is {all} chips: the tournament should end after {time}, with {big_blinds} big blinds in play"
            )
        }
        TournamentNoticed::OtherLength { wanted, minutes } => format!(
            "with {wanted}-minute levels the blinds wouldn't go up by 25% to 100% each time, so use {minutes} minutes"
        ),
        TournamentNoticed::CanGo { small, large, level } => {
            format!("before level {level}, you can color up {small}s to {large}s")
        }
        TournamentNoticed::WithoutSeat { without, entered } => {
            format!("players without a seat number: {without} of {entered}; type seat PLAYER N")
        }
        TournamentNoticed::PlacesMoved(moved) => {
            let all: Vec<String> = moved.iter().map(place_moved).collect();
            listed(&all, "and").unwrap_or_default()
        }
        TournamentNoticed::LastOutDeals => "the player who went out last deals".to_owned(),
        TournamentNoticed::Terms(what) => terms(what).to_owned(),
    }
}

fn place_moved(PlaceMoved { name, place, is_up }: &PlaceMoved) -> String {
    let way = if *is_up { "up" } else { "down" };
    format!("`{name}` moves {way} to {} place", ordinal(*place))
}

const fn terms(what: &TermsNoticed) -> &'static str {
    match what {
        TermsNoticed::ByTheClock => {
            "this house raises the blinds when everybody agrees, not by the clock; everybody who enters agrees to \
             this schedule"
        }
        TermsNoticed::RebuyUnpriced => {
            "the first player out can rebuy at a price set before the start, but none was set: undo, then \
             tournament new … --rebuy 10"
        }
        TermsNoticed::WithoutALimit => {
            "the house's bet limits are in money, so the tournament is played no-limit (standard rule)"
        }
        TermsNoticed::NoChipsInAHand => {
            "nobody can buy chips during a tournament hand, so a player who can't cover a bet is all in, but only for \
             the pots they're already in (standard rule)"
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
    format!(
        "shares are rounded to {step}, and what's left over goes to {names}: biggest stack first, then by seat"
    )
}

fn stray(chips: &StrayChips) -> String {
    match chips {
        StrayChips::TheWinner => "they go to the winner".to_owned(),
        StrayChips::OnceCounted(by) => {
            let count = WayOut::line("count").who(&[by]).arg("CHIPS");
            format!("count `{by}`, who should have them now ({count})")
        }
        StrayChips::OnceSomebodyIsCounted => "count the player who won them".to_owned(),
    }
}

/// The line that says who won a bounty.
pub(super) fn bust(name: &str, won_by: &[String]) -> WayOut {
    let bust = WayOut::line("tournament bust").who(&[name]);
    match won_by {
        [] => bust.option("--by", "PLAYER"),
        winners => winners.iter().fold(bust, |bust, winner| bust.option("--by", winner)),
    }
}

fn no_chips(names: &[String], won_by: Option<&[String]>) -> String {
    let first = names.first().map(String::as_str).unwrap_or_default();
    let bust = match won_by {
        None => WayOut::line("tournament bust").who(&[first]),
        Some(winners) => bust(first, winners),
    };
    let have = if names.len() == 1 { "has" } else { "have" };
    format!("{} {have} no chips left: {bust}", players(names, "and"))
}
