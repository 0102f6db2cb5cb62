//! The dialogue of a hand: a line goes in, what to say comes out; one step back at any time. It uses no terminal and no book.

#[cfg(test)]
mod fuzz;
#[cfg(test)]
mod tests;

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::heard::{noted, stopped};
use crate::cli::verbs::hand::new::offered::offered;
use crate::cli::verbs::hand::new::opening::{antes, opens};
use crate::cli::verbs::hand::new::past::Past;
use crate::cli::verbs::hand::new::state::State;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::cli::verbs::hand::new::told::told;
use crate::cli::verbs::hand::new::words::Words;
use crate::cli::verbs::hand::new::{asides, betting, dealing, own_cards, paying, saying, showing};
use crate::render::at_table;
use crate::render::page::wrapped;
use crate::render::refusal::said as reason_of;
use engine::calling;
use engine::hand::why_opens;
use engine::house::key;
use engine::play::{Act, End, Next, Play};
use engine::refusal::Notice;
use ledger::refusal::Refusal;
use std::cell::RefCell;

/// What happens to the dialogue after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The next question comes.
    Ask,
    /// The hand is to be recorded.
    Record,
    /// It is given up.
    GiveUp,
}

/// What the table hears after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Lines for people.
    pub said: Vec<String>,
    /// What comes next.
    pub then: Then,
    /// The words of the line that were not taken.
    pub left: Option<String>,
}

/// A hand being entered.
pub struct Dialogue {
    table: AtTable,
    state: State,
    past: Past,
}

impl Dialogue {
    /// A dialogue at this table, with nothing said yet.
    #[must_use]
    pub fn new(table: AtTable) -> Self {
        let state = State::Called(Calling::usual(&table));
        Self { table, state, past: Past::default() }
    }

    /// The table it is held at.
    #[must_use]
    pub const fn table(&self) -> &AtTable {
        &self.table
    }

    /// How many steps there are to go back.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.past.len()
    }

    /// How the hand stands; `None` while it is being called.
    #[must_use]
    pub fn played(&self) -> Option<Play<'_>> {
        let State::Played(hand) = &self.state else { return None };
        hand.play().ok()
    }

    /// What is said before the first question.
    #[must_use]
    pub fn greeting(&self) -> String {
        match &self.state {
            State::Called(calling) => {
                let untold = self.table.untold.iter().map(noted);
                untold.chain([calling.proposal(&self.table)]).collect::<Vec<_>>().join("\n")
            }
            State::Played(_) => String::new(),
        }
    }

    /// The current question.
    #[must_use]
    pub fn question(&self) -> String {
        match &self.state {
            State::Called(calling) => calling.question().to_owned(),
            State::Played(hand) => match hand.play() {
                Ok(play) if play.legal() == Next::Over && play.end(&self.table.rules).is_err() => {
                    "not settled >".to_owned()
                }
                Ok(play) => format!("{}{} >", hand.ruled(), at_table::question(&play)),
                Err(_) => ">".to_owned(),
            },
        }
    }

    /// Takes a line word by word, as far as the words make sense; each word is one step you can go back.
    pub fn line(&mut self, line: &str) -> Answer {
        let mut words = Words::all(self.table.names.joined(line).into_iter());
        let before = self.seen();
        let begun = matches!(self.state, State::Called(_)).then(|| (self.state.clone(), self.past.len()));
        let mut said = Vec::new();
        let (mut steps, mut ignored) = (0_usize, false);
        loop {
            let place = words.clone();
            match self.word(&mut words, &mut said) {
                Ok(Then::Ask) => steps = steps.saturating_add(1),
                Ok(then) => return Answer { said, then, left: None },
                Err(_) if steps > 0 && !ignored && place.is_fold() && self.is_won_by_folds() => {
                    (words, ignored) = (place, true);
                    words.take();
                }
                Err(refusal) => {
                    // A game is called as a whole: without the words that couldn't be read, it would be another game.
                    let called = begun.filter(|_| words.calls());
                    let whole = called.is_some() && matches!(self.state, State::Called(_));
                    if let Some((state, past)) = called.filter(|_| whole) {
                        self.state = state;
                        self.past.truncate(past);
                    }
                    said.extend(self.news(&before));
                    let taken = (steps > 0 && !whole).then(|| place.taken());
                    said.push(stopped(&refusal, taken, self.sells()));
                    return Answer { said, then: Then::Ask, left: Some(place.left()) };
                }
            }
            if words.is_empty() {
                said.extend(self.news(&before));
                return Answer { said, then: Then::Ask, left: None };
            }
        }
    }

    /// True if everybody else folded: one fold too many changes nothing.
    fn is_won_by_folds(&self) -> bool {
        self.over().is_ok() && self.played().is_some_and(|play| play.live().only().is_some())
    }

    /// Takes one step.
    fn word(&mut self, words: &mut Words, said: &mut Vec<String>) -> Result<Then, Refusal> {
        match words.peek() {
            Some("?") => {
                words.take();
                said.push(self.help());
                return Ok(Then::Ask);
            }
            Some("q" | "quit") if words.is_last() => return Ok(Then::GiveUp),
            Some("n" | "no") if words.is_last() && self.over().is_ok() => return Ok(Then::GiveUp),
            Some(back) if back.chars().all(|letter| letter == '<') => {
                let steps = back.len();
                words.take();
                return self.back(steps);
            }
            _ => {}
        }
        let next = match &self.state {
            State::Called(calling) => self.call(calling, words, said)?,
            State::Played(hand) => match self.play(hand, words, said)? {
                Some(hand) => State::Played(hand),
                None => return Ok(Then::Record),
            },
        };
        self.past.check_room(&next)?;
        let last = std::mem::replace(&mut self.state, next);
        self.past.push(last, &self.state);
        Ok(Then::Ask)
    }

    fn back(&mut self, steps: usize) -> Result<Then, Refusal> {
        for _ in 0..steps {
            let none = || Refusal::worded("not-now", "this is the start, so you can't go back");
            self.state = self.past.pop(&self.state).ok_or_else(none)?;
        }
        Ok(Then::Ask)
    }

    fn call(&self, calling: &Calling, words: &mut Words, said: &mut Vec<String>) -> Result<State, Refusal> {
        if !words.is_empty() {
            return Ok(State::Called(calling.after_word(&self.table, words)?));
        }
        let prepared = calling.prepared(&self.table)?;
        said.extend(prepared.why.iter().chain(&prepared.notices).map(noted));
        let dealt = prepared.setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
        let away = dealt.map(|(seat, _)| seat).filter(|seat| !calling.players.contains(*seat)).collect();
        let bought = calling.bought.clone();
        let waiting = calling.waiting(&prepared.setup);
        let blinds = calling.spots(&self.table)?.blinds.filter(|_| prepared.has_blinds);
        let undealt = |seat: &usize| prepared.setup.places.get(*seat).is_some_and(|place| !place.dealt);
        let barred = calling.players.without(waiting).iter().filter(undealt).collect();
        let begun = Entered::begin(prepared.setup, calling.name(), bought, away)?;
        Ok(State::Played(Entered { waiting, barred, blinds, dealer_said: calling.dealer_said, ..begun }))
    }

    /// The hand after one step; `None` if it should be recorded.
    fn play(
        &self,
        hand: &Entered,
        words: &mut Words,
        said: &mut Vec<String>,
    ) -> Result<Option<Entered>, Refusal> {
        let play = hand.play()?;
        let heard = RefCell::new(Vec::new());
        let called_late = words.peek().and_then(calling::feature);
        let asked = self.asked(hand, &play, &heard);
        let house = asked.house;
        let next = match asides::after_word(asked, words) {
            Some(next) => next?,
            None if play.legal() == Next::Over => return self.confirmed(&play, words),
            None => due(asked, words).map_err(|no| match called_late {
                Some(feature) if reason_of(&no).code == "no-such-word" => {
                    calling::too_late(feature, house).into()
                }
                _ => no,
            })?,
        };
        let back = next.came_back(hand);
        said.extend(back.iter().map(|name| wrapped(&format!("note: `{name}` is back in time and plays"))));
        said.extend(heard.take().iter().map(|text| wrapped(text)));
        Ok(Some(next))
    }

    /// `None` if the hand should be recorded as it stands.
    fn confirmed(&self, play: &Play<'_>, words: &mut Words) -> Result<Option<Entered>, Refusal> {
        play.end(&self.table.rules)?;
        match words.take().map(|word| word.to_lowercase()).as_deref() {
            None | Some("y" | "yes") if words.is_empty() => Ok(None),
            Some("y" | "yes") => Err(no_word(words.peek().unwrap_or_default(), "y has to be the last word")),
            word => {
                Err(no_word(word.unwrap_or_default(), "y records the hand, n or q quits, and < goes back"))
            }
        }
    }

    fn help(&self) -> String {
        match &self.state {
            State::Called(calling) => {
                let antes = antes(calling, &self.table);
                antes.into_iter().chain([calling.help(&self.table)]).collect::<Vec<_>>().join("\n")
            }
            State::Played(hand) => hand.play().map(|play| self.help_at(hand, &play)).unwrap_or_default(),
        }
    }

    /// What is legal, and at the start of a round who opens it and why.
    fn help_at(&self, hand: &Entered, play: &Play<'_>) -> String {
        let opens = opens(play, &self.table.house, &self.table.names);
        let unheard = RefCell::new(Vec::new());
        let taken = offered(self.asked(hand, play, &unheard));
        let legal = at_table::legal(play, self.table.rules.runs.value, &taken);
        opens.into_iter().chain([legal]).collect::<Vec<_>>().join("\n")
    }

    /// What words are matched against.
    fn asked<'a>(
        &'a self,
        hand: &'a Entered,
        play: &'a Play<'a>,
        heard: &'a RefCell<Vec<String>>,
    ) -> Asked<'a> {
        let (names, house, host) = (&self.table.names, &self.table.house, &self.table.host);
        let warned = self.table.warned.saturating_add(hand.warned.len());
        Asked { hand, play, table: &self.table, names, house, host, warned, heard }
    }

    /// How much of the hand the table has heard.
    fn seen(&self) -> Seen {
        match &self.state {
            // Naming the suggested dealer is not news.
            State::Called(calling) => Seen::Called(Calling { dealer_said: false, ..calling.clone() }),
            State::Played(hand) => {
                let boards = hand.acts.iter().filter(|act| matches!(act, Act::Board(_))).count();
                let play = hand.play().ok();
                let over = play.as_ref().filter(|play| play.legal() == Next::Over);
                let over = over.map(|play| match play.end(&self.table.rules) {
                    Ok(end) => at_table::ended(play, &end, &self.table.rules),
                    Err(refusal) => stopped(&refusal.into(), None, self.sells()),
                });
                let declared = play.as_ref().is_some_and(|play| play.follows_declare());
                let told =
                    play.map(|play| told(&play, &self.table.house, hand.still_away())).unwrap_or_default();
                Seen::Played { boards, over, told, declared }
            }
        }
    }

    /// What is new since then: the call as it stands, the board, the end.
    fn news(&self, before: &Seen) -> Vec<String> {
        let now = self.seen();
        if now == *before {
            return Vec::new();
        }
        let hand = match &self.state {
            State::Called(calling) => return vec![calling.proposal(&self.table)],
            State::Played(hand) => hand,
        };
        let Ok(play) = hand.play() else { return Vec::new() };
        let mut said = Vec::new();
        if let (Next::Bet(turn), true, Seen::Played { declared: false, .. }) =
            (play.legal(), play.follows_declare(), before)
        {
            said.extend(self.opens(&play, turn.seat).iter().map(noted));
        }
        if now.boards() != before.boards() {
            said.extend(at_table::street(&play));
        }
        said.extend(now.told().iter().filter(|notice| !before.told().contains(notice)).map(noted));
        if let Seen::Played { over: Some(end), .. } = now {
            said.push(end);
        }
        said
    }

    /// Who opens after a declare, and why, if the house has a rule on it.
    fn opens(&self, play: &Play<'_>, seat: usize) -> Option<Notice> {
        let said = self.table.house.word(key::HILO_POST_OPEN).filter(|said| said.value == "lock-or-high")?;
        let rule = said.rule?;
        let name = self.table.names.name(seat);
        let text = format!("`{name}` opens {}", why_opens(&play.declared(), seat));
        Some(Notice::new(Some(&rule), text))
    }

    /// True if the bank sells chips in the middle of the hand being played.
    fn sells(&self) -> bool {
        matches!(&self.state, State::Played(hand) if self.table.sells_inside(&hand.setup.limits))
    }

    /// The hand as it was entered, if it is over and can be settled.
    pub fn over(&self) -> Result<(&Entered, End), Refusal> {
        match &self.state {
            State::Called(_) => Err(Refusal::worded("not-now", "the hand hasn't started").into()),
            State::Played(hand) => Ok((hand, hand.play()?.end(&self.table.rules)?)),
        }
    }
}

/// The hand after the next word, depending on what is due.
fn due(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    match asked.play.legal() {
        Next::Deal { to, down, up } => dealing::face_up(asked, to, (down, up), words),
        Next::Board { cards, .. } => dealing::board(asked, cards, words),
        Next::Bet(turn) => betting::after_word(asked, &turn, words),
        Next::Draw { seat, most, .. } => dealing::draw(asked, seat, most, words),
        Next::Own { to, deed, cards } => own_cards::after_word(asked, to, (deed, cards), words),
        Next::Asked(due) => paying::after_word(asked, due, words),
        Next::Declare(due) => saying::declare(asked, due, words),
        Next::Drop(due) => saying::stay(asked, due, words),
        Next::Show { first, seats } => showing::after_word(asked, first, seats, words),
        Next::Blind(_) | Next::Over => asked.hand.with(&[]),
    }
}

/// What the table has heard of the hand.
#[derive(Clone, Debug, PartialEq)]
enum Seen {
    Called(Calling),
    /// The acts so far.
    Played {
        boards: usize,
        /// How it ended, if it is over.
        over: Option<String>,
        /// What the house had to say.
        told: Vec<Notice>,
        /// After a declare.
        declared: bool,
    },
}

impl Seen {
    const fn boards(&self) -> usize {
        match self {
            Self::Called(_) => 0,
            Self::Played { boards, .. } => *boards,
        }
    }

    fn told(&self) -> &[Notice] {
        match self {
            Self::Called(_) => &[],
            Self::Played { told, .. } => told,
        }
    }
}
