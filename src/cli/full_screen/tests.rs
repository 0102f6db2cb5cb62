//! The loop, on a screen that only records what it's told.

use super::*;
use ledger::time::Instant;
use ledger::tournament::clock::{Moment, run as read_clock};
use ledger::tournament::level_words::parse_structure;
use std::cell::Cell;
use std::collections::VecDeque;

/// What the loop did to the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Told {
    Drawn(String),
    Bell,
}

struct Fake {
    events: VecDeque<Event>,
    told: Vec<Told>,
}

impl Fake {
    fn new(events: &[Event]) -> Self {
        Self { events: events.iter().copied().collect(), told: Vec::new() }
    }

    fn pages(&self) -> Vec<&str> {
        self.told
            .iter()
            .filter_map(|told| if let Told::Drawn(page) = told { Some(page.as_str()) } else { None })
            .collect()
    }
}

impl Screen for Fake {
    fn size(&mut self) -> io::Result<(u16, u16)> {
        Ok((80, 24))
    }

    fn draw(&mut self, lines: &[String]) -> io::Result<()> {
        self.told.push(Told::Drawn(lines.join("\n")));
        Ok(())
    }

    fn bell(&mut self) -> io::Result<()> {
        self.told.push(Told::Bell);
        Ok(())
    }

    fn wait(&mut self) -> io::Result<Event> {
        self.events.pop_front().ok_or_else(|| io::ErrorKind::UnexpectedEof.into())
    }
}

fn shown(position: usize) -> Shown {
    let structure = parse_structure("25/50@20 50/100@20").unwrap().unwrap();
    let reading = read_clock(&structure, &[], &Moment { wall: Instant(0), tick: None, said: false }).unwrap();
    let title = format!("position {position}");
    Shown { page: ClockPage { title, ..ClockPage::of(&reading) }, position }
}

const NO_PRESS: fn(Key) -> Result<(), Failure> = |_| Ok(());

#[test]
fn it_draws_what_it_reads_until_somebody_quits() {
    let mut screen = Fake::new(&[Event::Tick, Event::Tick, Event::Quit]);
    let reads = Cell::new(0);
    let mut read = || {
        reads.set(reads.get() + 1);
        Ok(shown(reads.get() / 3))
    };
    assert_eq!(run(&mut screen, &mut read, &mut { NO_PRESS }), Ok(()));
    let titles: Vec<bool> = screen.pages().iter().map(|page| page.contains("position 1")).collect();
    assert_eq!(titles, [false, false, true]);
    assert_eq!(screen.told.iter().filter(|told| **told == Told::Bell).count(), 1, "one level, one bell");
    assert_eq!(screen.told[2], Told::Bell);
}

#[test]
fn keys_are_done_and_a_refusal_is_said_until_the_next_key() {
    let keys = [Key::Pause, Key::Next, Key::Back].map(Event::Key);
    let mut screen = Fake::new(&[keys[0], Event::Tick, keys[1], keys[2], Event::Quit]);
    let mut pressed = Vec::new();
    let mut press = |key| {
        pressed.push(key);
        let refused = Failure::new(exit::REFUSED, "clock-paused", "the clock is paused already");
        if key == Key::Pause { Err(refused) } else { Ok(()) }
    };
    assert_eq!(run(&mut screen, &mut || Ok(shown(0)), &mut press), Ok(()));
    assert_eq!(pressed, [Key::Pause, Key::Next, Key::Back]);
    let said: Vec<bool> = screen.pages().iter().map(|page| page.contains("paused already")).collect();
    assert_eq!(said, [false, true, true, false, false]);
}

#[test]
fn a_busy_book_is_read_again_and_a_broken_one_ends_it() {
    let mut screen = Fake::new(&[Event::Tick, Event::Tick, Event::Tick]);
    let mut answers = VecDeque::from([
        Ok(shown(0)),
        Err(Failure::new(exit::BUSY, "busy", "the book is busy")),
        Ok(shown(0)),
        Err(Failure::new(exit::STORAGE, "storage", "storage failed")),
    ]);
    let ended = run(&mut screen, &mut || answers.pop_front().unwrap(), &mut { NO_PRESS });
    assert_eq!(ended.unwrap_err().code, "storage");
    assert_eq!(screen.pages().len(), 3);
}

#[test]
fn a_broken_terminal_and_a_failing_key_end_it() {
    let ended = run(&mut Fake::new(&[]), &mut || Ok(shown(0)), &mut { NO_PRESS });
    assert_eq!(ended.unwrap_err().code, "terminal");
    let mut press = |_| Err(Failure::new(exit::UNKNOWN, "storage", "nobody knows"));
    let ended = run(&mut Fake::new(&[Event::Key(Key::Next)]), &mut || Ok(shown(0)), &mut press);
    assert_eq!(ended.unwrap_err().exit, exit::UNKNOWN);
    let mut none = || Err(Failure::new(exit::NO_BOOK, "no-book", "there is no book"));
    let mut screen = Fake::new(&[]);
    assert_eq!(run(&mut screen, &mut none, &mut { NO_PRESS }).unwrap_err().code, "no-book");
    assert!(screen.told.is_empty());
}
