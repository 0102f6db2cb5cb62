//! A random hand entered line by line, as a banker types it; the result is checked after every line.

use crate::four_doors::table::{NAMES, Table};
use crate::luck::Luck;
use crate::told::Told;
use engine::cards::{Card, deck};
use engine::games::{GameRow, ROWS};
use engine::hand::Seats;
use engine::money::{Currency, Money};
use engine::play::{Act, Next, Play, RaiseTo, Turn};
use housebook::cli::in_process::{Book, Ended, Entering};

/// More lines than any hand takes.
const LINES_MAX: usize = 600;

/// What a dealer may add to a game, and how the showdown names it.
pub const ADDED: [&str; 7] = [
    "goal-post",
    "declare",
    "cards-speak",
    "round-after-declare",
    "low-hole-wild",
    "deuces-wild",
    "no-opener-redeal",
];

/// A hand that was called and can start.
pub struct Called<'t> {
    at: Entering,
    row: &'static GameRow,
    table: &'t Table,
    lines: Vec<String>,
    /// Who is away and gets cards (DAV-36).
    absent: Vec<String>,
    /// Who is there and not in the pot that waits.
    outside: Vec<String>,
}

/// A hand that is over.
pub struct Entered {
    lines: Vec<String>,
    absent: Vec<String>,
    outside: Vec<String>,
    /// Who was warned in it.
    warned: Option<String>,
}

impl Entered {
    /// What was typed.
    pub fn lines(&self) -> String {
        self.lines.join("\n")
    }

    /// Who was away when the cards were dealt, and got some.
    pub fn absent(&self) -> &[String] {
        &self.absent
    }

    /// Who was there and not in the pot that waited.
    pub fn outside(&self) -> &[String] {
        &self.outside
    }

    /// Who was warned in it.
    pub fn warned(&self) -> Option<&str> {
        self.warned.as_deref()
    }
}

/// A hand that is over, ready to be recorded.
pub struct Over {
    at: Entering,
    entered: Entered,
}

impl Over {
    pub fn record(self) -> (Entered, Ended) {
        (self.entered, self.at.record())
    }
}

impl<'t> Called<'t> {
    /// Calls a game that can be called at this house; `None` if it can't be played now.
    pub fn at(book: &Book, (table, sit): (&'t Table, &[&str]), luck: &mut Luck) -> Option<Self> {
        let at = Entering::begin(book).ok()?;
        // Drop games go on for several deals.
        let drops: Vec<&'static GameRow> = ROWS.iter().filter(|row| row.matched).collect();
        let all: Vec<&'static GameRow> = ROWS.iter().collect();
        let row = if luck.chance(30) { luck.pick(&drops) } else { luck.pick(&all) };
        let row = if matches!(table.name, "dave" | "pig") {
            ROWS.iter().find(|row| row.name() == "holdem")?
        } else {
            row
        };
        let mut called = Self { at, row, table, lines: Vec::new(), absent: Vec::new(), outside: Vec::new() };
        called.say(row.name());
        // Too many players for it, or too few.
        if !called.at.greeting().contains(row.name()) {
            return None;
        }
        for added in ADDED {
            if luck.chance(8) {
                called.say(added);
            }
        }
        if luck.chance(30) {
            let name = luck.pick(sit);
            // The dealer must be there, but not necessarily in a waiting pot.
            let greeting = called.at.greeting();
            let is_in = greeting
                .split(" in: ")
                .nth(1)
                .is_some_and(|them| them.split_whitespace().any(|one| one == name));
            if is_in && !greeting.contains(&format!("{name} deals")) {
                called.say(&format!("-{name}"));
            }
        }
        if table.name == "dave" && luck.chance(20) {
            called.say(&format!("straddle {}", luck.pick(sit)));
        }
        if called.at.greeting().contains("no dealer yet") || luck.chance(10) {
            called.say(&format!("d {}", luck.pick(sit)));
        }
        for _ in 0..3 {
            let heard = called.say("");
            if called.at.play().is_some() {
                let hears = |told: &str| {
                    let is_told = |name: &&&str| heard.contains(&format!("`{name}` {told}"));
                    NAMES.iter().filter(is_told).map(|name| (*name).to_owned()).collect()
                };
                called.absent = hears("is sitting out but gets cards");
                called.outside = hears("wasn't in this game from the start");
                return Some(called);
            }
            // A straddle or an absent player may be in the way, or the game.
            called.say("<");
            if !called.at.greeting().starts_with(row.name()) {
                return None;
            }
        }
        None
    }

    fn say(&mut self, line: &str) -> String {
        self.lines.push(line.to_owned());
        self.at.say(line).join(" / ")
    }

    /// Plays it to its end.
    pub fn play(mut self, luck: &mut Luck) -> Result<Over, String> {
        let mut pack: Vec<Card> =
            deck::standard().into_iter().filter(|card| self.row.game.has(*card)).collect();
        deck::shuffle(&mut pack, &mut || (luck.word() >> 32) as u32);
        let (mut warned, mut tries) = (None, 0);
        for _ in 0..LINES_MAX {
            let play = self.at.play().ok_or("the hand is gone")?;
            let before = (play.legal(), play.pot(), play.live(), play.step());
            let line = match self.at.over() {
                Ok(()) => break,
                Err(no) if play.legal() == Next::Over => no.told().hint.ok_or_else(|| {
                    format!("{}: {}\n{}", self.table.name, no.told().message, self.lines.join("\n"))
                })?,
                // More cards were discarded than the deck can give back.
                Err(_) if play.is_short() => if tries == 0 { "redeal" } else { "! all agree" }.to_owned(),
                Err(_) if tries == 0 && may_run(&play) && luck.chance(30) => "run 2".to_owned(),
                Err(_) if self.lines.last().is_some_and(|last| last.starts_with('!')) && luck.chance(60) => {
                    "redeal".to_owned()
                }
                Err(_) if luck.chance(4) && tries == 0 => besides(&play, luck, self.table),
                Err(_) => due(&play, luck, &mut pack, tries, self.table.house.currency()),
            };
            drop(play);
            let heard = self.say(&line);
            if heard.contains("gets a warning") {
                warned = line.split(' ').nth(1).map(str::to_owned);
            }
            let play = self.at.play().ok_or("the hand is gone")?;
            let now = (play.legal(), play.pot(), play.live(), play.step());
            tries = if now == before { tries + 1 } else { 0 };
            if tries > 12 {
                return Err(format!("{} is stuck: {heard}\n{}", self.row.name(), self.lines.join("\n")));
            }
        }
        let Self { at, row, lines, absent, outside, .. } = self;
        let entered = Entered { lines, absent, outside, warned };
        match at.over() {
            Ok(()) => Ok(Over { at, entered }),
            Err(no) => {
                Err(format!("{} does not end: {}\n{}", row.name(), no.told().message, entered.lines()))
            }
        }
    }
}

/// True if nobody can bet any more and the board is not complete.
fn may_run(play: &Play<'_>) -> bool {
    let with_chips = play.live().iter().filter(|seat| play.stack(*seat).is_none_or(Money::is_positive));
    matches!(play.legal(), Next::Board { .. }) && with_chips.count() < 2
}

/// One of the things that interrupt a hand; some are refused, which is just as good.
fn besides(play: &Play<'_>, luck: &mut Luck, table: &Table) -> String {
    let setup = play.setup();
    let dealt: Vec<usize> = (0..setup.places.len()).filter(|seat| setup.places[*seat].dealt).collect();
    let name = setup.name(luck.pick(&dealt));
    let unit = setup.currency.plain(setup.unit);
    match luck.below(14) {
        0..=3 => format!("fine {name}"),
        4 | 5 => format!("fine {name} {unit}"),
        6 => format!("dead {name}"),
        7 => "! the cards run out".to_owned(),
        8 => "m".to_owned(),
        9 if table.buys.is_some() => format!("$ {name} {}", table.buys.unwrap_or_default()),
        10 => format!("miscall {name}"),
        11 => "run 2".to_owned(),
        _ => split(play, luck),
    }
}

/// The players still in share the pot somehow.
fn split(play: &Play<'_>, luck: &mut Luck) -> String {
    let (setup, live) = (play.setup(), play.live());
    let unit = setup.unit.minor();
    let mut left = play.divisible().unwrap_or_default().minor();
    let mut line = "split".to_owned();
    for (number, seat) in live.iter().enumerate() {
        let last = number + 1 == live.count() as usize;
        let most = usize::try_from(left / unit).unwrap_or(0);
        let share = if last { left } else { i64::try_from(luck.below(most + 1)).unwrap_or(0) * unit };
        left -= share;
        line.push_str(&format!(" {} {}", setup.name(seat), setup.currency.plain(Money::from_minor(share))));
    }
    line
}

/// What is due now, as somebody would type it.
fn due(play: &Play<'_>, luck: &mut Luck, pack: &mut Vec<Card>, tries: usize, currency: Currency) -> String {
    let mut some = |count: usize| -> String {
        let from = pack.len().saturating_sub(count);
        pack.drain(from..).map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    match play.legal() {
        Next::Deal { to, up, .. } => some(up * to.count() as usize),
        Next::Board { cards, .. } => some(cards),
        Next::Bet(turn) => bet(&turn, play, luck, tries, currency),
        Next::Draw { most, .. } if tries == 0 => luck.below(most.min(3) + 1).to_string(),
        Next::Draw { .. } => "p".to_owned(),
        Next::Own { to, cards, .. } => {
            let first = to.left_of(play.setup().button).next().unwrap_or_default();
            let hidden = |place: &usize| !play.is_up(first, *place) && play.cards(first)[*place].is_none();
            let hidden = (0..play.cards(first).len()).filter(hidden).count();
            match luck.below(3) {
                0 if hidden >= cards => some(cards),
                _ if play.setup().game.falls.asks() && hidden >= cards => some(cards),
                1 => format!("{} {}", play.setup().name(first), "?? ".repeat(cards).trim_end()),
                _ => String::new(),
            }
        }
        Next::Asked(asked) if asked.card => luck.pick(&["y", "n", ""]).to_owned(),
        Next::Asked(asked) if asked.short.is_positive() && luck.chance(70) => {
            format!("$ {} {}", play.setup().name(asked.seat), currency.plain(asked.short))
        }
        Next::Asked(_) if tries > 2 || luck.chance(25) => "f".to_owned(),
        Next::Asked(_) => "p".to_owned(),
        Next::Declare(_) => luck.pick(&["h", "l", "h", "l", "b"]).to_owned(),
        Next::Drop(_) => luck.pick(&["i", "o"]).to_owned(),
        Next::Show { .. } if play.setup().course.blind() > 0 && play.blind().contains(&None) => {
            format!("blind {}", some(play.blind().iter().filter(|card| card.is_none()).count()))
        }
        Next::Show { first, seats } => show(play, (first, seats), luck, &mut some, tries),
        Next::Blind(_) | Next::Over => String::new(),
    }
}

/// The player shows, mucks, or the winner is named.
fn show(
    play: &Play<'_>,
    (first, seats): (usize, Seats),
    luck: &mut Luck,
    some: &mut dyn FnMut(usize) -> String,
    tries: usize,
) -> String {
    let hidden = play.cards(first).iter().filter(|card| card.is_none()).count();
    match luck.below(10) {
        0 | 1 if tries == 0 => "x".to_owned(),
        2 if tries == 0 => {
            let all: Vec<usize> = seats.iter().collect();
            format!("w {}", play.setup().name(luck.pick(&all)))
        }
        _ if hidden == 0 => "s".to_owned(),
        _ => some(hidden),
    }
}

fn bet(turn: &Turn, play: &Play<'_>, luck: &mut Luck, tries: usize, currency: Currency) -> String {
    if turn.bring_in.is_some() {
        return String::new();
    }
    let free = turn.call.is_zero() && turn.short.is_zero();
    match (luck.below(10), turn.raise) {
        _ if tries > 6 => "f".to_owned(),
        _ if tries > 2 && free => "k".to_owned(),
        _ if tries > 2 => "c".to_owned(),
        (0..=2, Some(raise)) => format!("r {}", currency.plain(amount(raise, luck, play))),
        (3 | 4, _) if !free => "f".to_owned(),
        _ if turn.short.is_positive() && luck.chance(50) => "f".to_owned(),
        _ if turn.short.is_positive() => {
            format!("$ {} {}", play.setup().name(turn.seat), currency.plain(turn.short))
        }
        _ if free => "k".to_owned(),
        _ => "c".to_owned(),
    }
}

fn amount(raise: RaiseTo, luck: &mut Luck, play: &Play<'_>) -> Money {
    let unit = play.setup().unit.minor();
    match luck.below(4) {
        0 => raise.max,
        1 | 2 => raise.min,
        _ => {
            let steps = usize::try_from((raise.max.minor() - raise.min.minor()) / unit).unwrap_or(0);
            let some = raise.min.minor() + i64::try_from(luck.below(steps + 1)).unwrap_or(0) * unit;
            if some % unit == 0 { Money::from_minor(some) } else { raise.min }
        }
    }
}

/// What an act put on the table as a fine.
pub fn fined(acts: &[Act], seat: usize) -> i64 {
    let fines = acts.iter().filter_map(|act| match act {
        Act::Fine(of, amount) if *of == seat => Some(amount.minor()),
        _ => None,
    });
    fines.sum()
}
