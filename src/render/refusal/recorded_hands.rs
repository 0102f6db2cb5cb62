//! What is wrong with a hand being recorded, or already recorded, and its notices, in words.

use crate::render::ordinal::ordinal;
use crate::render::refusal::dealing::dealer;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::shell;
use engine::as_text::{counted, listed};
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::{
    InAnotherUnit, OwedBlinds, RecordedHandNoticed, RecordedHandRefused, SaleInHand, ToldBy, WentOut,
};

pub(super) fn said(why: &RecordedHandRefused) -> Said {
    match why {
        RecordedHandRefused::Unknown { hand, night } => {
            let night = night.map(|night| format!(" on night {night}")).unwrap_or_default();
            Said::new("unknown-hand", format!("there's no hand {hand}{night}")).or("hand list")
        }
        RecordedHandRefused::NotTagged { hand, night, tags } => {
            let message = format!("hand {hand} isn't tagged `{}`", tags.join("`, `"));
            Said::new("not-tagged", message).or(show(*hand, *night))
        }
        RecordedHandRefused::AlreadyTagged { hand, night, tags } => {
            let message = format!("hand {hand} is already tagged `{}`", tags.join("`, `"));
            Said::new("already-tagged", message).or(show(*hand, *night))
        }
        RecordedHandRefused::AlreadyVoid { hand, event } => already_void(*hand, *event),
        RecordedHandRefused::InAnotherUnit(found) => in_another_unit(found),
        RecordedHandRefused::NightIsClosed { night } => {
            Said::new("night-closed", format!("night {night} is closed, so its hands can't be changed"))
                .or("adjust --help")
        }
        RecordedHandRefused::NotByEveryAct { hand, depth } => Said::new(
            "not-a-full-hand",
            format!("only the {depth} of hand {hand} was recorded, not every action"),
        )
        .or(format!("hand show {hand}")),
        RecordedHandRefused::CannotBeKept { game } => {
            Said::new("hand-not-kept", format!("the book can't store a hand of `{}`", game.as_typed()))
                .or("hand result --help")
        }
        RecordedHandRefused::OtherHouse { house, tonight } => other_house(house, tonight),
        RecordedHandRefused::NoJson { fault } => Said::new("bad-json", fault),
        RecordedHandRefused::EmptyPlace => Said::new("no-such-word", "nobody sits there"),
        RecordedHandRefused::CanStillBet { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let message = format!(
                "{} still have chips: run it again only when nobody can bet anymore",
                listed(&names, "and").unwrap_or_default()
            );
            Said::new("no-more-runs", message)
        }
        RecordedHandRefused::SaleUnknown(sale) => {
            let buy = WayOut::line("buy").who(&[&sale.buyer]).amount(sale.amount);
            let buy = sale.seller.iter().fold(buy, |buy, seller| buy.option("--from", seller));
            Said::new("sale-not-recorded", format!("{}, but that sale isn't in the book", sold(sale)))
                .way(buy)
        }
        RecordedHandRefused::NobodysSmallBlind { right, left } => Said::new(
            "other-stakes",
            format!("nobody posts the small blind, but no seat is empty between `{right}` and `{left}`"),
        ),
        RecordedHandRefused::BlindsOwed { name, owed } => Said::new("blinds-owed", blinds_owed(name, owed)),
        RecordedHandRefused::NobodyAntes { house, each } => nobody_antes(house, *each),
        RecordedHandRefused::LosersMadeThePot { anted } => Said::new(
            "ante-of-the-house",
            format!(
                "the losers of the last deal put up this pot, so nobody antes, but somebody anted {anted}"
            ),
        ),
        RecordedHandRefused::DealerIsOut { named, dealer } => Said::new(
            "no-dealer",
            format!(
                "the dealer antes for the players in this pot, but `{named}` isn't in it, so `{dealer}` deals it"
            ),
        )
        .or("seats"),
        RecordedHandRefused::PotCanBeHis { name } => Said::new(
            "pot-waits-for-him",
            format!("`{name}` isn't out and can still win the pot in the middle"),
        )
        .or("hand new"),
    }
}

fn already_void(hand: u32, event: u64) -> Said {
    let message = format!("hand {hand} is already void (event {event})");
    Said::new("already-void", message).or(format!("show {event}"))
}

/// A hand that the book has in cents but that comes in dollars, or the other way round.
pub(super) fn in_another_unit(found: &InAnotherUnit) -> Said {
    let InAnotherUnit { hand, night, event, times, is_larger } = found;
    let than = if *is_larger { "larger" } else { "smaller" };
    let message = format!(
        "this is hand {hand} of night {night} (event {event}), but its amounts are {times} times {than} there; one of the two \
         has the wrong unit"
    );
    Said::new("in-another-unit", message).or(show(*hand, *night))
}

/// Shows a hand of a night.
pub(super) fn show(hand: u32, night: u32) -> String {
    format!("hand show {hand} --night {night}")
}

fn sold(sale: &SaleInHand) -> String {
    let SaleInHand { buyer, seller, amount } = sale;
    let seller = seller.as_ref().map_or_else(|| "the bank".to_owned(), |seller| format!("`{seller}`"));
    format!("`{buyer}` bought {amount} from {seller} in this hand")
}

fn blinds_owed(name: &str, owed: &OwedBlinds) -> String {
    match owed {
        OwedBlinds::Barred => {
            format!("`{name}` sits between the button and the small blind and has to wait or buy the button")
        }
        OwedBlinds::Both { due, big, small } => format!(
            "`{name}` missed both blinds: post {due} ({big} live and {small} dead) or wait for the big blind"
        ),
        OwedBlinds::Big(big) => {
            format!("`{name}` missed the big blind and has to post {big} or wait for it")
        }
        OwedBlinds::Small(small) => {
            format!("`{name}` missed the small blind: post {small} dead or wait for the big blind")
        }
    }
}

pub(super) fn noticed(what: &RecordedHandNoticed) -> String {
    match what {
        RecordedHandNoticed::SoldForCash(sale) => format!("{}, for cash", sold(sale)),
        RecordedHandNoticed::OtherStack { name, begins, known } => {
            format!("the hand has `{name}` starting with {begins}, but the book says {known}")
        }
        RecordedHandNoticed::EndsOtherwise { name, told } => {
            format!("`{name}` ends with {told} in the file, but the house rules pay otherwise")
        }
        RecordedHandNoticed::FoldedForNothing => {
            "a player folded when they could have checked for free".to_owned()
        }
        RecordedHandNoticed::Unusual { told } => format!("unusual in this hand: {told}"),
        RecordedHandNoticed::ShortBlind { name, pots: (main, sides), by_words: (all, rest) } => format!(
            "`{name}` couldn't cover the blind: by what everybody put in, the main pot is {main} and the side pots are {sides}; \
             by the house rules alone, the main pot is {all} and the side pots are {rest}"
        ),
        RecordedHandNoticed::AwayAndUnposted { name, due, by, again } => format!(
            "`{name}` was sitting out but owes the pot {due}, and this hand leaves that out: undo, and {}",
            again.as_ref().map_or_else(|| format!("record it with {}", put_in(name, due, *by)), typed)
        ),
        RecordedHandNoticed::BlindsUntold { untold, by, again } => blinds_untold(untold, *by, again.as_ref()),
        RecordedHandNoticed::BlindShort { name, due, told } => format!(
            "going by the button, `{name}` has to post {due}, but this hand has only {told}; if that's wrong, undo, and record it again"
        ),
        RecordedHandNoticed::AwayAndOtherwise { name, due, told } => {
            let due = if due.is_zero() {
                "and had nothing to post".to_owned()
            } else {
                format!("and still owes the pot {due}")
            };
            format!(
                "`{name}` was sitting out {due}, but this hand says {told}; if that's wrong, undo, and record it again"
            )
        }
        RecordedHandNoticed::NextDealOff { name } => {
            format!("this hand doesn't count, so `{name}` doesn't deal next after all")
        }
        RecordedHandNoticed::DealtInstead { noted, dealer, is_in } => dealt_instead(noted, dealer, *is_in),
        RecordedHandNoticed::DealIsHis { noted, button } => {
            let say = dealer(button);
            let otherwise = format!("if `{button}` dealt it, undo it, type {say}, and record it again");
            format!(
                "`{noted}` had no cards but was entered as the dealer, so it counts as `{noted}`'s deal; {otherwise}"
            )
        }
        RecordedHandNoticed::OneMoreMisdeal { name, misdeals } => {
            format!("`{name}` has {} tonight: one more, and the deal passes on", counted(misdeals, "misdeal"))
        }
        RecordedHandNoticed::TooManyMisdeals { name, misdeals, most, next } => {
            let next = next.as_ref().map_or_else(|| "on".to_owned(), |next| format!("to `{next}`"));
            format!(
                "`{name}` has {} tonight: after {most}, the deal passes {next}",
                counted(misdeals, "misdeal")
            )
        }
        RecordedHandNoticed::WentOut { gone, won } => {
            let told = gone.iter().enumerate().filter_map(|(at, out)| went_out(&gone[..at], out));
            let gone = told.collect::<Vec<_>>().join("; ");
            let won = won.iter().map(|(name, bounty)| format!("; `{name}` gets {bounty} in bounty money"));
            format!("{gone}{}", won.collect::<String>())
        }
        RecordedHandNoticed::HasAllChips { name, chips } => {
            format!("`{name}` has all {chips} chips and wins; next: tournament payout")
        }
    }
}

/// How to enter the hand so that it includes what a player posted.
fn put_in(name: &str, due: &Amount, by: ToldBy) -> String {
    match by {
        ToldBy::Showdown => {
            let plain = due.plain();
            format!("{{\"name\":\"{name}\",\"in\":\"{plain}\",\"folded\":true}} among the players")
        }
        ToldBy::Result => shell::option("--in", &format!("{name}={}", due.plain())),
        ToldBy::File => format!("{due} posted by `{name}` in the file"),
    }
}

/// A whole line to type.
fn typed(line: &String) -> String {
    format!("type: {line}")
}

fn blinds_untold(untold: &[(String, Amount)], by: ToldBy, again: Option<&String>) -> String {
    let theirs: Vec<String> = untold.iter().map(|(name, due)| format!("{due} from `{name}`")).collect();
    let say: Vec<String> = untold.iter().map(|(name, due)| put_in(name, due, by)).collect();
    let (away, and) = match by {
        ToldBy::Showdown => ("\"away\":[…]", " and "),
        ToldBy::Result => ("--away", " "),
        ToldBy::File => ("`_absent`", " and "),
    };
    format!(
        "going by the button, the pot should have {}, but this hand leaves that out; undo, and {} (and {away} for players who \
         were sitting out)",
        listed(&theirs, "and").unwrap_or_default(),
        again.map_or_else(|| format!("record the hand with {}", say.join(and)), typed)
    )
}

/// Who went out, with everybody on the same place; none if somebody in `before` already covers it.
fn went_out(before: &[WentOut], gone: &WentOut) -> Option<String> {
    let WentOut { name, place } = gone;
    let Some((place, others)) = place else { return Some(format!("`{name}` is out")) };
    if before.iter().any(|said| others.contains(&said.name)) {
        return None;
    }
    let place = ordinal(*place);
    let tied: Vec<String> = std::iter::once(name).chain(others).map(|name| format!("`{name}`")).collect();
    Some(match tied.as_slice() {
        [alone] => format!("{alone} is out in {place} place"),
        tied => format!("{} are out, tied for {place} place", listed(tied, "and").unwrap_or_default()),
    })
}

fn other_house(house: &str, tonight: &str) -> Said {
    let message =
        format!("the hand was played at `{}`, but tonight's game is at `{tonight}`", house.as_typed());
    Said::new("other-house", message).or("house list")
}

fn nobody_antes(house: &str, each: Amount) -> Said {
    let message = format!(
        "nobody anted, but at `{house}` everybody antes {each} unless the losers of the last deal put up the \
         pot"
    );
    Said::new("ante-of-the-house", message)
}

fn dealt_instead(noted: &str, dealer: &str, is_in: bool) -> String {
    match is_in {
        true => format!("the seats have changed, so it counts as `{dealer}`'s deal, not `{noted}`'s"),
        false => format!("`{noted}` wasn't in this hand, so it counts as `{dealer}`'s deal"),
    }
}
