//! A night as text: who stands how, what the bank holds.

use crate::answer::Amount;
use crate::answer::status::{Night, NoNight, Player, State};
use crate::render::fund::title;
use crate::render::page::{columns, fits, name, or_dash};
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
    let night = &state.night;
    let (number, opened) = (night.number, &night.opened.shown);
    let banker = name(night.banker.as_deref().unwrap_or("nobody"));
    let first = format!("night {number} {}, open since {opened}; banker: {banker}", edition(night));
    let mut lines = vec![first, String::new(), players(state), String::new()];
    lines.extend(bank(state));
    lines.join("\n")
}

/// Where a night is: `at Mike's house`, `under Plain card-room rules`.
#[must_use]
pub fn at(title: &str) -> String {
    let word = if title.ends_with("rules") { "under" } else { "at" };
    format!("{word} {title}")
}

/// Where a night is, with the version of the house's rules where it has one (DAV-22).
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

fn players(state: &State) -> String {
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
    if rows.is_empty() { "nobody has bought in yet".to_owned() } else { on_a_page(&STANDING, &rows) }
}

/// What was counted of a stack; who turned his chips in and went has none to count.
fn count_of(player: &Player) -> String {
    match player.counted {
        Some(counted) => counted.to_string(),
        None if player.has_left && player.chips.is_zero() => "left".to_owned(),
        None => "not yet".to_owned(),
    }
}

/// Rows of a name and figures on one page: where they are too wide, without the columns in which nothing stands;
/// where they still are, in two tables one below the other.
fn on_a_page(header: &[&str], rows: &[Vec<String>]) -> String {
    let figures: Vec<usize> = (1..header.len()).collect();
    if fits(header, &figures, rows) {
        return columns(header, &figures, rows);
    }
    let says = |index: &usize| rows.iter().filter_map(|row| row.get(*index)).any(|cell| cell != "–");
    let kept: Vec<usize> = figures.into_iter().filter(says).collect();
    let with_name = |figures: &[usize]| {
        let chosen: Vec<usize> = std::iter::once(0).chain(figures.iter().copied()).collect();
        let header: Vec<&str> = chosen.iter().filter_map(|index| header.get(*index).copied()).collect();
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| chosen.iter().filter_map(|index| row.get(*index).cloned()).collect())
            .collect();
        let right: Vec<usize> = (1..header.len()).collect();
        (fits(&header, &right, &rows), columns(&header, &right, &rows))
    };
    match with_name(&kept) {
        (true, text) => text,
        (false, _) => {
            let (first, second) = kept.split_at(kept.len() / 2);
            format!("{}\n\n{}", with_name(first).1, with_name(second).1)
        }
    }
}

fn bank(state: &State) -> Vec<String> {
    let bank = &state.bank;
    let mut lines =
        vec![format!("drawer {}   chips out {}   in the middle {}", bank.cash, bank.chips_out, state.pot)];
    for running in &state.running {
        let moves = counted(running.moves, "move");
        lines.push(format!("{} is being played, {moves} so far; go on with: play", running.game));
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
