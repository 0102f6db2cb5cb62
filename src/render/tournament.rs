//! The pages of a tournament: its terms, how it stands, its levels, its seats.

pub mod big_digits;
pub mod clock;
pub mod happened;
mod noted;
pub mod payout_why;

use crate::answer::tournament::state::Seats;
use crate::render::ordinal::ordinal;
use crate::render::page::{columns, lines, name, or_dash, table};
use crate::render::tournament::clock::ClockPage;
use engine::as_text::counted;
use engine::house::key;
use engine::money::{Currency, Money};
use ledger::night::Tonight;
use ledger::night::tournament::colouring::due;
use ledger::night::tournament::field::{ordered, stack};
use ledger::night::tournament::paying::prize_list;
use ledger::refusal::Refusal;
use ledger::tournament::clock::{ClockReading, ClockState, Moment};
use ledger::tournament::did::Prize;
use ledger::tournament::field::AgreedChange;
use ledger::tournament::levels::Level;
use ledger::tournament::terms::TournamentTerms;
use ledger::tournament::{Entrant, EntrantState, Phase, Tournament};

fn chips(amount: Money) -> String {
    Currency::CHIPS.shown(amount)
}

/// A tournament by its number, and by its name where it has one.
#[must_use]
pub fn title(number: u32, called: &str) -> String {
    let number = format!("tournament {number}");
    if called == number { number } else { format!("{number}: {}", name(called)) }
}

/// The terms, line by line.
#[must_use]
pub fn terms(tonight: &Tonight, terms: &TournamentTerms) -> Vec<String> {
    let money = |amount| tonight.shown(amount);
    let mut said = vec![format!(
        "entry {} for {} chips (smallest {})",
        money(terms.price),
        chips(terms.stack),
        chips(terms.unit)
    )];
    if terms.bounty.is_positive() {
        said.push(format!("bounty {} on each player", money(terms.bounty)));
    }
    if terms.fee.is_positive() {
        said.push(format!("{} of each entry for the house", money(terms.fee)));
    }
    if let Some(again) = terms.again {
        let until = again.until.map(|level| format!(" through level {level}")).unwrap_or_default();
        let with = if again.bounty.is_positive() { " with the bounty," } else { "" };
        let cost = money(again.cost().unwrap_or(again.price));
        said.push(format!("{} {cost}{with} for {} chips{until}", again.way.word(), chips(again.stack)));
    }
    if let Some(addon) = terms.addon {
        said.push(format!("add-on {} for {} chips", money(addon.price), chips(addon.stack)));
    }
    if let Some(level) = terms.late {
        said.push(format!("late entry through level {level}"));
    }
    if let Some(prizes) = &terms.prizes {
        said.push(format!("prizes {}", prizes.typed(tonight.currency)));
    }
    said.extend(noted::agreed(tonight, terms));
    said
}

/// The current tournament, as it stands now.
#[must_use]
pub fn status(tonight: &Tonight, now: &Moment) -> String {
    tonight.tournament().map(|on| page(tonight, on, now)).unwrap_or_default()
}

/// One tournament, over or not.
#[must_use]
pub fn page(tonight: &Tonight, on: &Tournament, now: &Moment) -> String {
    let mut text = vec![format!("{}, {}", title(on.number, &on.name), on.phase.word())];
    let reading = on.reading(now).ok().filter(|_| on.phase == Phase::Running);
    if let Some(stop) = &on.stopped {
        let rule = tonight.house.setting(key::RULING).and_then(|said| said.rule.clone());
        let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
        text.push(format!("play is stopped for a ruling: {}{rule}", name(&stop.why)));
    }
    text.extend(reading.as_ref().map(clock_line));
    text.extend(reading.as_ref().and_then(|reading| colour_up(on, reading)));
    match on.phase {
        Phase::Entering => text.extend(terms(tonight, &on.terms)),
        Phase::Running => text.push(field_line(on)),
        Phase::Paid | Phase::Cancelled => {
            text.push(format!("{} entered", counted(on.entrants.len(), "player")));
        }
    }
    if on.phase != Phase::Entering {
        text.extend(noted::noted(tonight, on));
    }
    text.push(String::new());
    text.push(if on.entrants.is_empty() {
        "nobody has entered yet".to_owned()
    } else {
        players(tonight, on)
    });
    text.extend(noted::uncounted(tonight, on));
    if let Some(prizes) = prizes(tonight, on) {
        text.extend([String::new(), prizes]);
    }
    text.join("\n")
}

/// The tournament in two or three lines, below the state of the night.
#[must_use]
pub fn summary(on: &Tournament, now: &Moment) -> String {
    let mut text = vec![format!("{}, {}", title(on.number, &on.name), on.phase.word())];
    text.push(field_line(on));
    text.extend(on.reading(now).ok().filter(|_| on.phase == Phase::Running).as_ref().map(clock_line));
    text.join("\n")
}

fn field_line(on: &Tournament) -> String {
    let left = on.players().count();
    let entered = on.entrants.len();
    let average =
        average(on).map(|average| format!(", average stack {}", chips(average))).unwrap_or_default();
    format!(
        "{left} of {} left, {} in play{average}",
        counted(entered, "player"),
        counted(chips(on.chips), "chip")
    )
}

/// Chips in play by players left, rounded down to a whole chip.
#[must_use]
pub fn average(on: &Tournament) -> Option<Money> {
    let left = i64::try_from(on.players().count()).ok()?;
    on.chips.minor().checked_div(left).map(Money::from_minor)
}

/// The clock's page, with who is left, what they have, and what they play for.
#[must_use]
pub fn clock_page(tonight: &Tonight, on: &Tournament, reading: &ClockReading) -> ClockPage {
    let big = |average: Money| {
        let blinds = average.minor().checked_div(reading.blinds()?.big.minor())?;
        Some(format!("{} ({blinds} big blinds)", chips(average)))
    };
    let average = average(on).map(|average| big(average).unwrap_or_else(|| chips(average)));
    let prizes = prize_list(tonight, on).ok().filter(|_| on.terms.prizes.is_some()).unwrap_or_default();
    ClockPage {
        title: on.name.clone(),
        players: Some((on.players().count(), on.entrants.len())),
        average,
        chips: Some(chips(on.chips)),
        prizes: (1_usize..)
            .zip(prizes)
            .map(|(place, prize)| (place.to_string(), tonight.shown(prize)))
            .collect(),
        pool: Some(tonight.shown(on.pool)),
        windows: windows(tonight, on, reading),
        out: last_out(tonight, on),
        said: on.stopped.as_ref().map(|stop| format!("play is stopped: {}", stop.why)),
        ..ClockPage::of(reading)
    }
}

/// How long players can still enter, rebuy or add on.
fn windows(tonight: &Tonight, on: &Tournament, reading: &ClockReading) -> Vec<String> {
    let now = u32::try_from(reading.number()).unwrap_or(u32::MAX);
    let window = |what: String, until: Option<u32>| match until {
        None => what,
        Some(last) if now < last => format!("{what} through level {last}"),
        Some(last) if now == last => format!("{what}: last level"),
        Some(_) => format!("{what}: over"),
    };
    if on.chopped.is_some() {
        return Vec::new();
    }
    let late = on.terms.late.map(|last| window("late entry".to_owned(), Some(last)));
    let again = on.terms.again.map(|again| {
        let cost = again.cost().unwrap_or(again.price);
        window(format!("{} {}", again.way.word(), tonight.shown(cost)), again.until)
    });
    let addon =
        on.terms.addon.map(|addon| window(format!("add-on {}", tonight.shown(addon.price)), addon.until));
    late.into_iter().chain(again).chain(addon).collect()
}

/// How many of the players who went out are named.
const OUT: usize = 3;

/// The last players out, the latest first, each with the place.
fn last_out(tonight: &Tonight, on: &Tournament) -> Vec<String> {
    let gone = on.exits.iter().rev().flat_map(|exit| &exit.gone).filter(|gone| !on.is_in(gone.player));
    let told = gone.map(|gone| {
        let who = name(tonight.name(gone.player));
        on.place_of(gone.player)
            .map_or_else(|| who.clone(), |place| format!("{who}, {} place", ordinal(place)))
    });
    told.take(OUT).collect()
}

/// Level, blinds and time in a line.
#[must_use]
pub fn clock_line(reading: &ClockReading) -> String {
    let state = match reading.state {
        ClockState::NotStarted => "not started: ",
        ClockState::Paused => "paused: ",
        ClockState::Running | ClockState::Break => "",
    };
    let what = match reading.blinds() {
        Some(blinds) => format!("level {}, {}", reading.number(), blinds.shown()),
        None => format!("break after level {}", reading.number()),
    };
    let next = match (reading.next(), reading.next_blinds()) {
        (Some(next), Some(then)) if next.is_break() => {
            format!("; next: {}, then {}", next.shown(), then.shown())
        }
        (_, Some(next)) if reading.left.is_none() => format!(" to move up to {}", next.shown()),
        (_, Some(next)) => format!("; next: {}", next.shown()),
        _ => String::new(),
    };
    let left = match reading.left {
        Some(left) => format!(", {} left", minutes(left)),
        None if next.is_empty() => ", until the table agrees on a new level".to_owned(),
        None => ", until the table agrees".to_owned(),
    };
    format!("{state}{what}{left}{next}")
}

/// In a break: which chips are no longer needed.
#[must_use]
pub fn colour_up(on: &Tournament, reading: &ClockReading) -> Option<String> {
    let (small, large) = due(on, reading)?;
    let (shown, large) = (chips(small), chips(large));
    Some(format!("color up now: the {shown} chips aren't needed anymore, only {large}s and up"))
}

/// Milliseconds as `12:05`.
fn minutes(millis: i64) -> String {
    let seconds = millis / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A player's place, or their state.
fn place(on: &Tournament, entrant: &Entrant) -> String {
    let playing = on.players().count() > 1;
    let paid = on.paid.iter().find(|prize| prize.player == entrant.player).map(|prize| prize.place);
    match (entrant.standing, paid.or(on.place_of(entrant.player))) {
        (EntrantState::In, Some(place)) if on.phase == Phase::Paid => place.to_string(),
        (EntrantState::Left, _) => "left".to_owned(),
        (EntrantState::In, _) if playing => "in".to_owned(),
        (_, Some(place)) => place.to_string(),
        (_, None) => "in".to_owned(),
    }
}

fn players(tonight: &Tonight, on: &Tournament) -> String {
    let bounties = on.terms.bounty.is_positive();
    let rows = ordered(tonight, on).into_iter().map(|entrant| {
        let stack = stack(tonight, on, entrant);
        let mut row = vec![
            name(tonight.name(entrant.player)),
            place(on, entrant),
            or_dash(stack.is_zero(), chips(stack)),
            tonight.shown(entrant.paid),
            or_dash(entrant.again == 0, entrant.again.to_string()),
        ];
        if bounties {
            row.push(or_dash(entrant.bounty.is_zero(), tonight.shown(entrant.bounty)));
        }
        row
    });
    let rows: Vec<Vec<String>> = rows.collect();
    let header: &[&str] = match bounties {
        true => &["player", "place", "chips", "paid in", "rebuys", "bounty"],
        false => &["player", "place", "chips", "paid in", "rebuys"],
    };
    columns(header, &[1, 2, 3, 4, 5], &rows)
}

fn prizes(tonight: &Tonight, on: &Tournament) -> Option<String> {
    if on.phase == Phase::Paid {
        let paid: Vec<&Prize> = on.paid.iter().filter(|prize| prize.amount.is_positive()).collect();
        let rows = paid.iter().map(|prize| {
            [prize.place.to_string(), name(tonight.name(prize.player)), tonight.shown(prize.amount)]
        });
        return Some(table(&["place", "player", "prize"], &[0, 2], rows));
    }
    if let Some(chopped) = &on.chopped {
        let shares = chopped.shares.iter();
        let rows = shares.map(|(player, share)| [name(tonight.name(*player)), tonight.shown(*share)]);
        let shares = table(&["agreed", "share"], &[1], rows);
        let more = tonight.shown(chopped.play_for);
        let more =
            if chopped.play_for.is_zero() { String::new() } else { format!("\n{more} left to play for") };
        return Some(shares + &more);
    }
    on.terms.prizes.as_ref()?;
    let list = prize_list(tonight, on).ok().filter(|_| on.pool.is_positive())?;
    let rows = (1_usize..).zip(&list).map(|(place, prize)| [place.to_string(), tonight.shown(*prize)]);
    let table = table(&["place", "prize"], &[0, 1], rows);
    Some(format!("{table}\nprize pool {}", tonight.shown(on.pool)))
}

/// All levels, with the current one marked.
pub fn levels(tonight: &Tonight, now: &Moment) -> Result<String, Refusal> {
    let on = tonight.the_tournament()?;
    let reading = on.reading(now)?;
    let rows = reading.structure.levels().iter().enumerate().map(|(position, level)| {
        let mark = if position == reading.position { "now" } else { "" };
        let number =
            if level.is_break() { String::new() } else { reading.structure.number(position).to_string() };
        let minutes = level.minutes().map_or_else(|| "–".to_owned(), |minutes| minutes.to_string());
        let what = level.blinds().map_or_else(|| "break".to_owned(), |blinds| blinds.shown());
        [mark.to_owned(), number, what, minutes]
    });
    let mut text = vec![table(&["", "level", "blinds", "minutes"], &[1, 3], rows)];
    if !on.changes.is_empty() {
        let agreed = on.changes.iter().map(|change| {
            let by = match change.agreed.len() {
                2 => "agreed by both".to_owned(),
                all => format!("agreed by all {all}"),
            };
            [agreed_when(change), agreed_what(change), by]
        });
        text.push(lines(&[], agreed));
    }
    text.push(clock_line(&reading));
    Ok(text.join("\n\n"))
}

/// When something was agreed: `before the first hand`, `after 2 hands`.
fn agreed_when(change: &AgreedChange) -> String {
    match change.hand {
        0 => "before the first hand".to_owned(),
        hands => format!("after {}", counted(hands, "hand")),
    }
}

/// What was agreed, in the table's words, or as a level.
fn agreed_what(change: &AgreedChange) -> String {
    change.level.as_ref().map_or_else(|| name(&change.text), to_do)
}

/// A level as people tell each other to play it: `play 25/50 for 20 minutes`, `break for 10 minutes`.
#[must_use]
pub fn to_do(level: &Level) -> String {
    match (level.is_break(), level.minutes()) {
        (true, Some(minutes)) => format!("break for {}", counted(minutes, "minute")),
        (true, None) => "take a break".to_owned(),
        (false, Some(_)) => format!("play {}", level.shown()),
        (false, None) => format!("play {} on a new level", level.shown()),
    }
}

/// Who sits where; who has the button, and who deals.
#[must_use]
pub fn seats(answer: &Seats) -> String {
    let rows = answer.seats.iter().map(|seat| {
        let number = seat.seat.map_or_else(|| "–".to_owned(), |seat| seat.to_string());
        let mark = if seat.button { "button" } else { "" };
        [number, name(&seat.player), seat.chips.to_string(), mark.to_owned()]
    });
    let mut text = table(&["seat", "player", "chips", ""], &[0, 2], rows);
    if let Some(dealer) = &answer.dealer {
        let rule = answer.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        let dealer = name(dealer);
        text.push_str(&format!("\n{dealer} is out, so {dealer} deals{rule}"));
    }
    text
}
