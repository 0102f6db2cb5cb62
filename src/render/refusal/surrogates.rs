//! Why a surrogate is not merged, and the notices when it is, in words.

use crate::render::page::{either, together};
use crate::render::refusal::newcomers::other;
use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::money::Amount;
use engine::readable::AsTyped;
use ledger::refusal::{
    BookedDeed, LooksSame, MaybeSameNight, MaybeTwice, SurrogateNoticed, SurrogateRefused, TurnedDebt,
    WayApart,
};

pub(super) fn said(why: &SurrogateRefused) -> Said {
    match why {
        SurrogateRefused::SitsTwice { event, merge } => {
            let message = format!("in event {event} of the stand-in, one player would sit in two places");
            let way = merge.map_or_else(|| "player list".to_owned(), |merge| format!("undo {merge}"));
            Said::new("merge-conflict", message).or(way)
        }
        SurrogateRefused::OweHere { event, debtor, creditor, amount, apart } => {
            let message = format!(
                "in event {event} of the stand-in `{debtor}` owes `{creditor}` {amount}, but in this book they're the same \
                 player, so that debt would be gone"
            );
            Said::new("merge-debt", message).or("book merge FILE --really").way(way_apart(apart))
        }
        SurrogateRefused::OwnGuest { event, name } => Said::new(
            "merge-conflict",
            format!("event {event} of the stand-in makes `{name}` a guest of `{name}`"),
        )
        .or("player list"),
        SurrogateRefused::NoteUsedTwice { there, here, closed } => {
            let message = format!(
                "event {there} of the stand-in uses a note that event {here} already used here: undo one of them, \
                 here or in the stand-in"
            );
            let all = if *closed { " --with-dependents" } else { "" };
            Said::new("merge-conflict", message).or(format!("undo {here}{all}"))
        }
        SurrogateRefused::JoinsTwo { event, names, merge } => joins_two(*event, names, *merge),
        SurrogateRefused::OneHere { event, is_undone, debtor, creditor, amount, apart } => {
            one_here((*event, *is_undone), [debtor, creditor], *amount, apart)
        }
        SurrogateRefused::GuestWouldOwe { name, paid } => guest_would_owe(name, *paid),
        SurrogateRefused::ForgivenTwice { turned } => {
            let message: Vec<String> =
                turned.iter().map(|turned| told(turned, ["would owe", "would come"])).collect();
            let said = Said::new("forgiven-twice", message.join("; ")).or("book merge FILE --really");
            turned.iter().filter_map(forgiven_here).fold(said, |said, event| said.or(format!("undo {event}")))
        }
        SurrogateRefused::NotInBoth { event } => {
            Said::new("no-such-event", format!("nothing in this book matches event {event} of the stand-in"))
        }
        SurrogateRefused::SameAsAnother { event } => Said::new(
            "same-as-another",
            format!(
                "event {event} of the stand-in can't be matched to that event here: it's already matched to another one"
            ),
        )
        .or(format!("book merge FILE --both {event}")),
        SurrogateRefused::OnceOrTwice { open } => {
            let message: Vec<String> = open.iter().map(once_or_twice).collect();
            Said::new("same-event", message.join(" ")).or(each(open, "--same")).or(each(open, "--both"))
        }
        SurrogateRefused::SameNight { night, event } => same_night(*night, *event),
        SurrogateRefused::MaybeSameNights { nights } => maybe_same_nights(nights),
        SurrogateRefused::IdOfTwo { id, names } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let (id, names) = (id.as_typed(), together(&names));
            Said::new("merge-id", format!("in the imports of the two books, the site's id `{id}` is {names}"))
                .or("book merge FILE --really")
        }
        SurrogateRefused::HandsToHimself { name } => {
            Said::new("same-party", format!("`{name}` can't hand cash to `{name}`"))
        }
    }
}

/// Merges in two books that together make one player out of two.
fn joins_two(event: u64, [one, other]: &[String; 2], merge: Option<u64>) -> Said {
    let message = format!(
        "event {event} of the stand-in merges two players, and together with the merges here it would make `{one}` \
         and `{other}` one player"
    );
    let said = Said::new("merge-joins", message).or("book merge FILE --really");
    merge.iter().fold(said, |said, event| said.or(format!("undo {event}")))
}

/// A private debt between two who are one player here.
fn one_here(
    (event, is_undone): (u64, bool),
    [debtor, creditor]: [&str; 2],
    amount: Amount,
    apart: &WayApart,
) -> Said {
    let event = match is_undone {
        true => format!("event {event} of the stand-in (undone there)"),
        false => format!("event {event} of the stand-in"),
    };
    let message = format!(
        "in {event} `{debtor}` owes `{creditor}` {amount} privately, but in this book they're the same player"
    );
    Said::new("merge-inviter", message).way(way_apart(apart))
}

/// A guest who would owe in THE BOOK.
fn guest_would_owe(name: &String, paid: Option<u64>) -> Said {
    let (more, way) = match paid {
        Some(paid) => (
            format!(": undo what `{name}` was paid here (event {paid}), merge, and enter it again"),
            WayOut::line(format!("undo {paid}")),
        ),
        None => (String::new(), WayOut::line("player regular").who(&[name])),
    };
    Said::new("guest-in-book", format!("`{name}` would be a guest with a debt in THE BOOK{more}")).way(way)
}

/// A night that both books have, and how it becomes one.
fn same_night(night: u32, event: Option<u64>) -> Said {
    let message = match event {
        Some(event) => format!(
            "night {night} was imported here (event {event}), and the stand-in has it too, with the same results; undo one \
             of the two imports"
        ),
        None => format!(
            "night {night} was played here, and the stand-in imported it, with the same results; undo that import"
        ),
    };
    let said = Said::new("same-night", message).or(format!("night {night}"));
    event.iter().fold(said, |said, event| said.or(format!("undo {event}")))
}

/// All nights that may be in both books, and how each becomes one.
fn maybe_same_nights(nights: &[MaybeSameNight]) -> Said {
    let alike: Vec<String> = nights.iter().map(|one| looks_same(one.night, &one.how)).collect();
    let message = format!("{}; if that's the same game, undo one of the two", alike.join("; "));
    let seen = nights.iter().map(|one| format!("night {}", one.night));
    let undo = nights.iter().filter_map(|one| one.event).map(|event| format!("undo {event}"));
    let mut hints: Vec<String> = Vec::new();
    for hint in seen.chain(undo) {
        if !hints.contains(&hint) {
            hints.push(hint);
        }
    }
    let said = hints.into_iter().fold(Said::new("maybe-same-night", message), Said::or);
    said.or("book merge FILE --really")
}

/// Why a night here and a night of the surrogate may be one.
fn looks_same(night: u32, how: &LooksSame) -> String {
    match how {
        LooksSame::Hand(hand) => {
            format!("hand {hand} of night {night} here is also in a night in the stand-in")
        }
        LooksSame::Results => {
            format!(
                "night {night} here has the same results as a night in the stand-in a few hours earlier or later"
            )
        }
        LooksSame::GoesOn(names) => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!(
                "{} played in night {night} here, and within a few hours of it in a night in the stand-in",
                together(&names)
            )
        }
        LooksSame::Hours { names, is_day } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let when = if *is_day { "on the same day" } else { "at the same time" };
            format!(
                "{} played in night {night} here, and in a night in the stand-in {when}",
                together(&names)
            )
        }
    }
}

/// What to type so that two people who are one here are two again.
pub(super) fn way_apart(apart: &WayApart) -> WayOut {
    match apart {
        WayApart::Regular { name } => WayOut::line("player regular").who(&[name]),
        WayApart::Pay { debtor, creditor, amount } => {
            WayOut::line("book pay").who(&[debtor, creditor]).amount(*amount)
        }
        WayApart::SomebodyElse { name, is_taken } => {
            WayOut::line(format!("book merge FILE {}", other(name, *is_taken)))
        }
        WayApart::Undo(event) => WayOut::line(format!("undo {event}")),
        WayApart::Unknown => WayOut::line("player list"),
    }
}

fn told(turned: &TurnedDebt, [owes, comes]: [&str; 2]) -> String {
    let TurnedDebt { debtor, creditor, beyond, back, besides, deeds } = turned;
    let deeds = deeds.iter().map(|deed| {
        let what = match deed.forgiven {
            true => format!("`{creditor}` forgave `{debtor}`"),
            false => format!("`{debtor}` paid `{creditor}`"),
        };
        let place = if deed.here { "here" } else { "in the stand-in" };
        format!("{what} {} {place} (event {})", deed.amount, deed.event)
    });
    let deeds = together(&deeds.collect::<Vec<_>>());
    let off = format!("{comes} off the other money `{debtor}` owes `{creditor}`");
    let what = match (back.is_zero(), besides.is_zero()) {
        (true, _) => format!("it {off}"),
        (false, true) => format!("`{creditor}` {owes} it back to `{debtor}`"),
        (false, false) => {
            format!("`{creditor}` {owes} `{debtor}` {back} of it, and {besides} {off}")
        }
    };
    let than = if back.is_zero() { "the debt" } else { "was owed" };
    format!("{deeds}: that's {beyond} more than {than}, so {what}")
}

/// The last event here that forgave some of the debt.
fn forgiven_here(turned: &TurnedDebt) -> Option<u64> {
    turned.deeds.iter().filter(|deed| deed.here && deed.forgiven).map(|deed| deed.event).max()
}

fn once_or_twice(open: &MaybeTwice) -> String {
    let (deed, there) = (deed(&open.deed), open.there);
    match open.here {
        Some(here) => {
            format!("{deed} here (event {here}) and in the stand-in (event {there}): was that once or twice?")
        }
        None => format!("{deed} once more in the stand-in (event {there})."),
    }
}

/// One answer for all of them; a newcomer who is like nobody here can only be another person.
fn each(open: &[MaybeTwice], word: &str) -> String {
    let words = open.iter().map(|one| {
        let word = if one.here.is_some() { word } else { "--both" };
        format!("{word} {}", one.there)
    });
    format!("book merge FILE {}", words.collect::<Vec<_>>().join(" "))
}

fn deed(deed: &BookedDeed) -> String {
    match deed {
        BookedDeed::Paid { from, to, amount } => format!("`{from}` paid `{to}` {amount}"),
        BookedDeed::Owed { debtor, creditor, amount } => {
            format!("`{debtor}` owes `{creditor}` {amount} more")
        }
        BookedDeed::Forgiven { creditor, debtor, amount } => {
            format!("`{creditor}` forgave `{debtor}` {amount}")
        }
        BookedDeed::Adjusted { player, against, amount } => {
            format!("{amount} for `{player}` from `{against}`")
        }
    }
}

pub(super) fn noticed(what: &SurrogateNoticed) -> String {
    match what {
        SurrogateNoticed::Idle { event, kind, why } => {
            format!("event {event} of the stand-in ({kind}) changes nothing: {why}")
        }
        SurrogateNoticed::StaysHere { event, same } => format!(
            "the stand-in undid its event {event}, which is event {same} here; that one still counts, so if it never \
             happened, type undo {same}"
        ),
        SurrogateNoticed::AlsoThere { event } => {
            format!(
                "a stand-in recorded event {event} too; undone here, it counts nowhere, so enter it again if it happened"
            )
        }
        SurrogateNoticed::Turned(turned) => told(turned, ["owes", "comes"]),
        SurrogateNoticed::FindsAnother { alias, name } => {
            format!("`{alias}` now means the player with that name, not `{name}`")
        }
        SurrogateNoticed::FindsNobody { alias, names, events } => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            let undo: Vec<String> = events.iter().map(|event| format!("`undo {event}`")).collect();
            let (names, undo) = (together(&names), either(&undo));
            format!("`{alias}` is an alias for {names}, so it doesn't work until you undo one: {undo}")
        }
        SurrogateNoticed::CashCame { amount, from, to } => {
            format!(
                "`{from}` was sending `{to}` {amount}, but they're the same person, so that cash isn't on its way anymore"
            )
        }
        SurrogateNoticed::TurnedTwice { events } => {
            let events: Vec<String> = events.iter().map(|event| format!("#{event}")).collect();
            let events = together(&events);
            format!(
                "the stand-in consolidated a debt that was also consolidated or settled here, so its consolidation \
                 ({events}) was undone; run `book consolidate` again"
            )
        }
        SurrogateNoticed::MadePrivate { debtor, creditor, amount } => format!(
            "`{debtor}` owes `{creditor}` {amount} more privately, and that much less in THE BOOK, than one of the two \
             books says"
        ),
        SurrogateNoticed::OnePerson { name } => {
            format!("`{name}` is in both books and counts as one person")
        }
    }
}
