//! A night as text: how everybody stands, what the bank holds.

use crate::answer::Amount;
use crate::answer::status::{Night, NoNight, Player, State};
use crate::render::fund::title;
use crate::render::page::{name, or_dash};
use crate::render::parts::{Laid, Part, text};
use crate::render::transit::after;
use engine::as_text::counted;

/// Which night was the last one.
#[must_use]
pub fn no_night(answer: &NoNight) -> String {
    let last = match &answer.last {
        None => "no night yet".to_owned(),
        Some((number, house)) => format!("no night is open; the last was night {number} at `{house}`"),
    };
    last + &after(&answer.in_transit).unwrap_or_default()
}

/// The state of a night that is open.
#[must_use]
pub fn status(state: &State) -> String {
    text(&parts(state))
}

/// The same in parts.
#[must_use]
pub fn parts(state: &State) -> Vec<Part> {
    let night = &state.night;
    let (number, opened) = (night.number, &night.opened.shown);
    let banker = name(night.banker.as_deref().unwrap_or("nobody"));
    let first = format!("night {number} {}, open since {opened}; banker: {banker}", edition(night));
    let mut parts = vec![Part::words(first), Part::gap(), players(state), Part::gap()];
    parts.extend(bank(state).into_iter().map(Part::Words));
    parts
}

/// Where a night is: `at Mike's house`, `under Plain card-room rules`.
#[must_use]
pub fn at(title: &str) -> String {
    let word = if title.ends_with("rules") { "under" } else { "at" };
    format!("{word} {title}")
}

/// Where a night is, with the version of the house's rules if it has one (DAV-22).
#[must_use]
pub fn edition(Night { title, house_version, .. }: &Night) -> String {
    match house_version.as_str() {
        "" => at(title),
        version => format!("{} ({version})", at(title)),
    }
}

/// The columns of tonight's table.
const STANDING: [&str; 9] =
    ["player", "bought", "cash", "app", "notes", "book", "chips", "counted", "result"];

fn players(state: &State) -> Part {
    let rows = state.players.iter().filter(|player| player.sat).map(|player| {
        let shown = |amount: Amount| or_dash(amount.is_zero(), amount.to_string());
        vec![
            name(&player.name),
            shown(player.bought),
            shown(player.cash),
            shown(player.transfer),
            shown(player.notes),
            shown(player.book),
            shown(player.chips),
            count_of(player),
            player.result.to_string(),
        ]
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return Part::words("nobody has bought in yet");
    }
    let figures: Vec<usize> = (1..STANDING.len()).collect();
    Part::Table(Laid { splits: true, ..Laid::of(&STANDING, &figures, rows) })
}

/// What was counted of a stack; players who turned in their chips and left have none to count.
fn count_of(player: &Player) -> String {
    match player.counted {
        Some(counted) => counted.to_string(),
        None if player.has_left && player.chips.is_zero() => "left".to_owned(),
        None => "not yet".to_owned(),
    }
}

fn bank(state: &State) -> Vec<String> {
    let bank = &state.bank;
    let mut lines =
        vec![format!("drawer {}   chips out {}   in the middle {}", bank.cash, bank.chips_out, state.pot)];
    for running in &state.running {
        let moves = counted(running.moves, "move");
        lines.push(format!("{} isn't over ({moves} so far); continue with: play", running.game));
    }
    if !state.in_fund.is_zero() {
        lines.push(format!("{} has {}", title(state.fund_name.as_deref()), state.in_fund));
    }
    if !state.over_short.is_zero() {
        lines.push(format!("the counts are {} so far", off(state.over_short)));
    }
    if !state.drawer_over_short.is_zero() {
        lines.push(format!("the drawer was {}", off(state.drawer_over_short)));
    }
    lines
}

/// `$2.00 over` or `$2.00 short`.
#[must_use]
pub fn off(difference: Amount) -> String {
    let side = if difference.is_negative() { "short" } else { "over" };
    format!("{} {side}", difference.abs())
}
