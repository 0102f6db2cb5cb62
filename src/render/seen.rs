//! What the screen shows of a night: the answers of the program, and what the screen makes of them.

use crate::answer::chips::Chip;
use crate::answer::log::Line;
use crate::answer::seats::Seat;
use crate::answer::status::{Player, State};
use crate::answer::tournament::state::State as Tournament;
use crate::answer::{Amount, Transit};
use crate::render::night::at;
use crate::render::ordinal::ordinal;
use crate::render::page::{escaped, or_dash};
use crate::render::tournament::clock::ClockPage;
use ledger::tournament::EntrantState;

/// The answers that the screen shows, each as its verb gives it.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    /// `status`; none while no night is open.
    pub night: Option<State>,
    /// The sentence shown instead of it.
    pub no_night: String,
    /// `seats`.
    pub seats: Vec<Seat>,
    /// Who has the button.
    pub button: Option<String>,
    /// `chips show`.
    pub case: Vec<Chip>,
    /// `log --last`.
    pub log: Vec<Line>,
    /// The usual next step.
    pub next: Option<String>,
    /// `player list`: everybody in the book.
    pub people: Vec<String>,
    /// The current tournament.
    pub tournament: Option<AtTournament>,
    /// Cash on its way between two bankers.
    pub in_transit: Vec<Transit>,
}

/// A tournament as its two verbs show it.
#[derive(Clone, Debug)]
pub struct AtTournament {
    /// `tournament status`.
    pub state: Tournament,
    /// `tournament clock`; none before it starts.
    pub clock: Option<ClockPage>,
}

/// One line of the players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chair {
    /// The name in the book.
    pub name: String,
    /// The seat number, with the table if there are two.
    pub seat: String,
    /// True if they have the button.
    pub button: bool,
    /// True if their stack was counted.
    pub counted: bool,
    /// True if they left, or are out.
    pub gone: bool,
    /// Stack, bought, notes, THE BOOK, result.
    pub figures: [String; 5],
}

/// A line at the side: what it is, and how much.
pub type Row = (String, String);

/// All that is on the screen.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Which night, whose bank.
    pub title: String,
    /// The players in seat order.
    pub chairs: Vec<Chair>,
    /// Who is in the book and not at the table.
    pub others: Vec<String>,
    /// The pot, or the tournament.
    pub side: Vec<Row>,
    /// The clock's large line.
    pub clock: Option<String>,
    /// The case by color: color, value, in the case, out.
    pub case: Vec<[String; 4]>,
    /// What usually comes next.
    pub next: Option<String>,
    /// The last lines of the journal.
    pub log: Vec<String>,
}

impl Seen {
    /// Makes what is shown out of these answers.
    #[must_use]
    pub fn of(answers: &Answers) -> Self {
        let chairs = chairs(answers);
        let is_here = |name: &String| chairs.iter().any(|chair| chair.name == *name);
        let others = answers.people.iter().filter(|name| !is_here(name)).cloned().collect();
        let clock = answers.tournament.as_ref().and_then(|on| on.clock.as_ref());
        Self {
            title: title(answers),
            side: side(answers),
            case: if clock.is_some() { Vec::new() } else { answers.case.iter().map(chip).collect() },
            next: answers.next.clone(),
            log: answers.log.iter().map(line).collect(),
            clock: clock.map(|clock| clock.time()),
            chairs,
            others,
        }
    }

    /// Everybody who can be picked: the table in seat order, then the others in the book.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| &chair.name).chain(&self.others).cloned().collect()
    }
}

fn title(answers: &Answers) -> String {
    let Some(state) = &answers.night else { return answers.no_night.clone() };
    let night = &state.night;
    let banker = night.banker.as_deref().unwrap_or("nobody");
    let hands = if night.hands == 1 { "1 hand".to_owned() } else { format!("{} hands", night.hands) };
    escaped(&format!("night {} {} · banker {banker} · {hands}", night.number, at(&night.title)))
}

fn chairs(answers: &Answers) -> Vec<Chair> {
    let Some(state) = &answers.night else { return Vec::new() };
    let place = |player: &Player| {
        let seat = answers.seats.iter().find(|seat| seat.player == player.name);
        let table = seat.and_then(|seat| seat.table).unwrap_or(0);
        (player.has_left, table, player.seat.unwrap_or(u32::MAX))
    };
    let mut players: Vec<&Player> = state.players.iter().filter(|player| player.sat).collect();
    players.sort_by_key(|player| place(player));
    players.into_iter().map(|player| chair(player, place(player).1, answers)).collect()
}

fn chair(player: &Player, table: u32, answers: &Answers) -> Chair {
    let entrant = answers
        .tournament
        .as_ref()
        .and_then(|on| on.state.players.iter().find(|entrant| entrant.player == player.name));
    let shown = |amount: Amount| or_dash(amount.is_zero(), amount.to_string());
    let stack = match entrant {
        Some(entrant) => match (entrant.standing, entrant.place) {
            (EntrantState::In, _) => entrant.chips.to_string(),
            (_, Some(place)) => format!("{} place", ordinal(place)),
            _ => "out".to_owned(),
        },
        None => shown(player.chips),
    };
    let seat = player.seat.map_or_else(|| "–".to_owned(), |seat| seat.to_string());
    Chair {
        name: player.name.clone(),
        seat: if table > 0 { format!("{table}/{seat}") } else { seat },
        button: answers.button.as_ref() == Some(&player.name),
        counted: player.counted.is_some(),
        gone: player.has_left || entrant.is_some_and(|entrant| entrant.standing != EntrantState::In),
        figures: [
            stack,
            shown(entrant.map_or(player.bought, |entrant| entrant.paid)),
            shown(player.notes),
            shown(player.book),
            player.result.to_string(),
        ],
    }
}

/// The pot and what the bank has; in a tournament the clock and the prizes.
fn side(answers: &Answers) -> Vec<Row> {
    let row = |what: &str, amount: String| (what.to_owned(), amount);
    if let Some(AtTournament { clock: Some(clock), .. }) = &answers.tournament {
        return tournament(clock);
    }
    let Some(state) = &answers.night else { return Vec::new() };
    let mut rows = vec![
        row("pot", state.pot.to_string()),
        row("drawer", state.bank.cash.to_string()),
        row("in play", state.bank.chips_out.to_string()),
    ];
    if !state.in_fund.is_zero() {
        rows.push((state.fund_name.clone().unwrap_or_else(|| "kitty".to_owned()), state.in_fund.to_string()));
    }
    let off = [("counts", state.over_short), ("cash box", state.drawer_over_short)];
    for (what, difference) in off.into_iter().filter(|(_, difference)| !difference.is_zero()) {
        let word = if difference.is_negative() { "short" } else { "over" };
        rows.push((format!("{what} {word}"), difference.abs().to_string()));
    }
    if let Some(on) = &answers.tournament {
        rows.push(row("tournament", on.state.phase.to_owned()));
        rows.push(row("entered", on.state.entrants.to_string()));
        rows.push(row("prize pool", on.state.pool.to_string()));
    }
    rows.extend(state.running.iter().map(|game| (game.game.clone(), format!("{} moves", game.moves))));
    rows
}

fn tournament(clock: &ClockPage) -> Vec<Row> {
    let row = |what: &str, words: String| (what.to_owned(), words);
    let mut rows = vec![row(&clock.level, clock.standing().map(str::to_owned).unwrap_or_default())];
    rows.extend(clock.blinds.iter().map(|blinds| row("blinds", blinds.clone())));
    rows.extend(clock.next.iter().map(|next| row("then", next.clone())));
    rows.extend(clock.figures());
    rows.extend(clock.said.iter().map(|said| row(said, String::new())));
    rows
}

fn chip(chip: &Chip) -> [String; 4] {
    let known = |number: Option<String>| number.unwrap_or_else(|| "–".to_owned());
    [
        chip.colour.clone(),
        chip.value.to_string(),
        known(chip.whereabouts.and_then(|where_to| where_to.in_case).map(|number| number.to_string())),
        known(chip.whereabouts.map(|where_to| where_to.out.to_string())),
    ]
}

/// A line of the journal: number, hour, sentence.
fn line(line: &Line) -> String {
    let hour = line.at.hour();
    let undone = line.undone_by.map(|by| format!("[undone by #{by}] ")).unwrap_or_default();
    escaped(&format!("#{} {hour}  {undone}{}", line.seq, line.text))
}
