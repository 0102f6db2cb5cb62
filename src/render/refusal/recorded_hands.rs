//! What is wrong with a hand that is recorded, or was, and what the banker hears of it, in words.

use crate::render::refusal::dealing::dealer;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use crate::render::shell;
use engine::as_text::listed;
use ledger::refusal::{OwedBlinds, RecordedHandNoticed, RecordedHandRefused, SaleInHand, WentOut};

pub(super) fn said(why: &RecordedHandRefused) -> Said {
    match why {
        RecordedHandRefused::Unknown { hand, night } => {
            let night = night.map(|night| format!(" in night {night}")).unwrap_or_default();
            Said::new("unknown-hand", format!("there is no hand {hand}{night}")).or("hand list")
        }
        RecordedHandRefused::NotTagged { hand, night, tags } => {
            let message = format!("hand {hand} is not tagged `{}`", tags.join("`, `"));
            Said::new("not-tagged", message).or(show(*hand, *night))
        }
        RecordedHandRefused::AlreadyTagged { hand, night, tags } => {
            let message = format!("hand {hand} is tagged `{}` already", tags.join("`, `"));
            Said::new("already-tagged", message).or(show(*hand, *night))
        }
        RecordedHandRefused::AlreadyVoid { hand, event } => {
            Said::new("already-void", format!("hand {hand} is void already, by event {event}"))
                .or(format!("show {event}"))
        }
        RecordedHandRefused::NightIsClosed { night } => {
            Said::new("night-closed", format!("night {night} is closed, and its hands with it"))
                .or("adjust --help")
        }
        RecordedHandRefused::NotByEveryAct { hand, depth } => {
            Said::new("not-a-full-hand", format!("hand {hand} is recorded by its {depth}, not by every act"))
                .or(format!("hand show {hand}"))
        }
        RecordedHandRefused::CannotBeKept { game } => {
            Said::new("hand-not-kept", format!("the book cannot keep a hand of `{}`", game.escape_debug()))
                .or("hand result --help")
        }
        RecordedHandRefused::OtherHouse { house, tonight } => other_house(house, tonight),
        RecordedHandRefused::NoJson { fault } => Said::new("bad-json", fault),
        RecordedHandRefused::EmptyPlace => Said::new("no-such-word", "nobody sits in that place"),
        RecordedHandRefused::CanStillBet { names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let message = format!(
                "{} have chips left, and a board is dealt again only when nobody can bet any more",
                listed(&names, "and").unwrap_or_default()
            );
            Said::new("no-more-runs", message)
        }
        RecordedHandRefused::SaleUnknown(sale) => {
            let buy = WayOut::line("buy").who(&[&sale.buyer]).amount(sale.amount);
            let buy = sale.seller.iter().fold(buy, |buy, seller| buy.option("--from", seller));
            Said::new("sale-not-recorded", format!("{}, and the book has no such sale", sold(sale))).way(buy)
        }
        RecordedHandRefused::BlindsOwed { name, owed } => Said::new("blinds-owed", blinds_owed(name, owed)),
        RecordedHandRefused::NobodyAntes { house, each } => Said::new(
            "ante-of-the-house",
            format!(
                "nobody antes, and `{house}` antes {each} each: no losers of the last deal made this pot"
            ),
        ),
        RecordedHandRefused::LosersMadeThePot { anted } => Said::new(
            "ante-of-the-house",
            format!("the losers of the last deal made this pot and nobody antes: {anted} is anted"),
        ),
        RecordedHandRefused::DealerIsOut { named, dealer: next } => Said::new(
            "no-dealer",
            format!("the dealer antes for players who play for the pot, and `{named}` is out of it"),
        )
        .way(dealer(next)),
        RecordedHandRefused::PotCanBeHis { name } => Said::new(
            "pot-waits-for-him",
            format!("`{name}` is not out: the pot that waits can still be his"),
        )
        .or("hand new"),
    }
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
            format!("`{name}` sits between button and small blind: he waits, or buys the button")
        }
        OwedBlinds::Both { due, big, small } => format!(
            "`{name}` missed both blinds and comes back for {due}: {big} live and {small} dead, or waits for the big blind"
        ),
        OwedBlinds::Big(big) => {
            format!("`{name}` missed the big blind and comes back for {big}, or waits for it")
        }
        OwedBlinds::Small(small) => format!(
            "`{name}` missed the small blind and comes back for {small} dead, or waits for the big blind"
        ),
    }
}

pub(super) fn noticed(what: &RecordedHandNoticed) -> String {
    match what {
        RecordedHandNoticed::SoldForCash(sale) => format!("{}, for cash", sold(sale)),
        RecordedHandNoticed::OtherStack { name, begins, known } => {
            format!("the hand begins with {begins} for `{name}`, who has {known} by the ledger")
        }
        RecordedHandNoticed::EndsOtherwise { name, told } => {
            format!("the file ends with {told} for `{name}`, which is not what this house pays")
        }
        RecordedHandNoticed::FoldedForNothing => {
            "a player folded with nothing to call, where a check costs nothing".to_owned()
        }
        RecordedHandNoticed::Unusual { told } => format!("unusual in the hand: {told}"),
        RecordedHandNoticed::ShortBlind { name, pots: (main, sides), by_words: (all, rest) } => format!(
            "`{name}` could not cover the blind: main pot {main} and side pots {sides} by what each put in; the house's \
             words alone would make it {all} and {rest}"
        ),
        RecordedHandNoticed::AwayAndUnposted { name, due } => format!(
            "`{name}` was away, and {due} of his go into the pot all the same: if they are in it, undo, and tell the hand with \
             {}",
            shell::option("--in", &format!("{name}={}", due.plain()))
        ),
        RecordedHandNoticed::AwayAndOtherwise { name, due, told } => format!(
            "`{name}` was away: {due} of his go into the pot, and this hand has {told}; if that's wrong, undo, and tell it again"
        ),
        RecordedHandNoticed::DealIsHis { noted, button } => {
            let say = dealer(button);
            let otherwise = format!("if `{button}` dealt it, undo it, say {say}, and record it again");
            format!("`{noted}`, who has no cards, was noted as the dealer: the deal is his; {otherwise}")
        }
        RecordedHandNoticed::OneMoreMisdeal { name, misdeals } => {
            format!("`{name}` has misdealt {misdeals} times tonight: one more, and the deal passes on")
        }
        RecordedHandNoticed::TooManyMisdeals { name, misdeals, most, next } => {
            let next = next.as_ref().map(|next| format!(", and `{next}` deals")).unwrap_or_default();
            format!("`{name}` has misdealt {misdeals} times tonight: after {most} the deal passes on{next}")
        }
        RecordedHandNoticed::NoteTheDealer { next } => format!("to note it: {}", dealer(next)),
        RecordedHandNoticed::WentOut { gone, won } => {
            let gone = gone.iter().map(went_out).collect::<Vec<_>>().join(", ");
            let won = won.iter().map(|(name, bounty)| format!("; `{name}` wins {bounty} for it"));
            format!("{gone}{}", won.collect::<String>())
        }
        RecordedHandNoticed::HasAllChips { name, chips } => {
            format!("`{name}` has all {chips} chips: tournament payout")
        }
    }
}

fn went_out(gone: &WentOut) -> String {
    let WentOut { name, place } = gone;
    let Some((place, others)) = place else { return format!("`{name}` is out") };
    let others: Vec<String> = others.iter().map(|other| format!("`{other}`")).collect();
    let with = if others.is_empty() { String::new() } else { format!(" with {}", others.join(" and ")) };
    format!("`{name}` is out, place {place}{with}")
}

fn other_house(house: &str, tonight: &str) -> Said {
    let message = format!("the hand was played at `{}`, and tonight is at `{tonight}`", house.escape_debug());
    Said::new("other-house", message).or("house list")
}
