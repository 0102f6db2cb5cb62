//! The clock of a tournament on a page of any size, and in one line.

use crate::render::page::escaped;
use crate::render::tournament::big_digits;
use ledger::tournament::clock::{ClockReading, ClockState};
use ledger::tournament::levels::Level;

/// The keys, as the last line names them.
const KEYS: &str = "space pause · n next level · b back · q quit";

/// Lines that matter more than large digits.
const FIGURES_MIN: usize = 4;

/// Everything the page of the clock shows, ready to print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockPage {
    /// What the tournament is called; may be empty.
    pub title: String,
    /// What the clock is doing.
    pub state: ClockState,
    /// `level 3 of 10`, or `break` with the level before it.
    pub level: String,
    /// `100/200, ante 25`; none in a break.
    pub blinds: Option<String>,
    /// What comes next: `150/300 for 20 minutes`; none after the last level.
    pub next: Option<String>,
    /// Milliseconds left of the level; none where the table decides.
    pub left: Option<i64>,
    /// Milliseconds of the level that have passed.
    pub elapsed: i64,
    /// Milliseconds since the start, without pauses.
    pub total: i64,
    /// Players left, and how many entered.
    pub players: Option<(usize, usize)>,
    /// `2,400 (12 big blinds)`.
    pub average: Option<String>,
    /// All chips in play: `12,000`.
    pub chips: Option<String>,
    /// Places and amounts: `1st`, `$60.00`.
    pub prizes: Vec<(String, String)>,
    /// What is in the prize pool.
    pub pool: Option<String>,
    /// How long players can still enter, rebuy or add on.
    pub windows: Vec<String>,
    /// The last players out, the latest first.
    pub out: Vec<String>,
    /// Something that was just said, such as a refusal.
    pub said: Option<String>,
}

impl ClockPage {
    /// The page of a reading; the caller fills in the players left, the chips and the prizes.
    #[must_use]
    pub fn of(reading: &ClockReading) -> Self {
        let (number, count) = (reading.number(), reading.structure.count());
        let level =
            if reading.level.is_break() { "break".to_owned() } else { format!("level {number} of {count}") };
        let next = reading.next().map(|next| match (next, reading.next_blinds()) {
            (Level::Break { .. }, Some(then)) => format!("{}, then {}", next.shown(), then.shown()),
            _ => next.shown(),
        });
        Self {
            title: String::new(),
            state: reading.state,
            level,
            blinds: reading.blinds().map(|blinds| blinds.shown()),
            next,
            left: reading.left,
            elapsed: reading.elapsed,
            total: reading.total,
            players: None,
            average: None,
            chips: None,
            prizes: Vec::new(),
            pool: None,
            windows: Vec::new(),
            out: Vec::new(),
            said: None,
        }
    }

    /// `paused`, `not started`, `time is up`, or nothing while the clock runs.
    #[must_use]
    pub fn standing(&self) -> Option<&'static str> {
        match self.state {
            ClockState::Paused => Some("paused"),
            ClockState::NotStarted => Some("not started"),
            ClockState::Running | ClockState::Break if self.left == Some(0) => {
                Some("time is up: agree on the next level")
            }
            ClockState::Running | ClockState::Break => None,
        }
    }

    /// Players, average, prizes: what every face shows beside the time.
    #[must_use]
    pub fn figures(&self) -> Vec<(String, String)> {
        let row = |what: &str, words: String| (what.to_owned(), words);
        let mut rows = Vec::new();
        rows.extend(self.players.map(|(left, all)| row("players", format!("{left} of {all}"))));
        rows.extend(self.average.iter().map(|average| row("average", average.clone())));
        rows.extend(self.pool.iter().map(|pool| row("prize pool", pool.clone())));
        rows.extend(self.prizes.iter().map(|(place, prize)| (format!("place {place}"), prize.clone())));
        rows
    }

    /// The time left, or the time passed if nobody knows how long the level lasts.
    #[must_use]
    pub fn time(&self) -> String {
        // A level that just began shows all of its time, and 0:00 only when it is over.
        self.left.map_or_else(|| time(self.elapsed), |left| time(left.saturating_add(999)))
    }
}

/// A line of the page: how soon it is dropped in a small window (the highest first), and its words.
type Row = (u8, String);

/// The lines of the page in a window of this many columns and rows; never more, and none wider.
#[must_use]
pub fn page(page: &ClockPage, columns: u16, rows: u16) -> Vec<String> {
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    let (above, below) = (above(page), below(page));
    // The digits grow into what the other figures leave, up to half the window; plain ones are the last resort.
    let needed = above.iter().chain(&below).filter(|(gives_way, _)| *gives_way <= 5).count();
    let least = if rows >= big_digits::HEIGHT + FIGURES_MIN { big_digits::HEIGHT } else { 0 };
    let room = rows.saturating_sub(needed).min(rows / 2).max(least);
    let digits = big_digits::lines(&page.time(), columns, room).unwrap_or_else(|| vec![page.time()]);
    let digits = digits.into_iter().map(|line| (0, line));
    let mut lines: Vec<Row> = above.into_iter().chain(digits).chain(below).collect();
    while lines.len() > rows {
        let most = lines.iter().map(|(gives_way, _)| *gives_way).max().unwrap_or(0);
        let Some(last) = lines.iter().rposition(|(gives_way, _)| *gives_way == most) else { break };
        lines.remove(last);
    }
    lines.into_iter().map(|(_, line)| centred(&line, columns)).collect()
}

fn above(page: &ClockPage) -> Vec<Row> {
    let mut lines: Vec<Row> = Vec::new();
    if !page.title.is_empty() {
        lines.push((6, page.title.clone()));
    }
    lines.push((1, page.level.to_uppercase()));
    lines.push((9, String::new()));
    lines
}

fn below(page: &ClockPage) -> Vec<Row> {
    let mut lines: Vec<Row> = vec![(8, String::new())];
    lines.extend(page.standing().map(|standing| (1, standing.to_uppercase())));
    if page.left.is_none() {
        lines.push((3, "until the table agrees on the next level".to_owned()));
    }
    lines.extend(page.blinds.iter().map(|blinds| (1, format!("blinds {blinds}"))));
    lines.extend(page.next.iter().map(|next| (2, format!("next: {next}"))));
    lines.push((9, String::new()));
    let players = page.players.map(|(left, entered)| format!("players {left} of {entered}"));
    let average = page.average.as_ref().map(|average| format!("average {average}"));
    lines.extend(joined([players, average]).map(|line| (3, line)));
    let chips = page.chips.as_ref().map(|chips| format!("chips in play {chips}"));
    let total = Some(format!("total time {}", time(page.total)));
    lines.extend(joined([chips, total]).map(|line| (5, line)));
    lines.push((9, String::new()));
    let wide = |part: fn(&(String, String)) -> &String| {
        page.prizes.iter().map(|prize| part(prize).chars().count()).max()
    };
    let (places, amounts) = (wide(|(place, _)| place).unwrap_or(0), wide(|(_, amount)| amount).unwrap_or(0));
    lines.extend(
        page.prizes.iter().map(|(place, amount)| (4, format!("{place:<places$}  {amount:>amounts$}"))),
    );
    lines.push((9, String::new()));
    lines.extend(page.said.iter().map(|said| (1, said.clone())));
    lines.push((7, KEYS.to_owned()));
    lines
}

fn joined(parts: [Option<String>; 2]) -> Option<String> {
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join("   "))
}

/// The line centered in this many columns, cut if it is wider.
fn centred(line: &str, columns: usize) -> String {
    let line = escaped(line);
    let width = line.chars().count();
    if width > columns {
        let kept: String = line.chars().take(columns.saturating_sub(1)).collect();
        return if columns > 0 { format!("{kept}…") } else { kept };
    }
    let left = " ".repeat((columns - width) / 2);
    format!("{left}{line}").trim_end().to_owned()
}

/// Minutes and seconds, `12:05`, with hours from 100 minutes on: `1:40:00`.
fn time(millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    if minutes < 100 {
        format!("{minutes}:{seconds:02}")
    } else {
        format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)
    }
}

#[cfg(test)]
mod tests;
