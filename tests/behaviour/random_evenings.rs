//! Random evenings, played at the real bank and in a naive ledger beside it: no difference at all.
//!
//! `HOUSEBOOK_SEED=n` plays only the book of that seed, the one a failure names.

mod check;
mod dealing;
mod deeds;
mod ending;
mod exports;
mod following;
mod looking_back;
mod model;
mod moves;
mod owed_for;
mod paper;
mod plan;
mod state;
mod table;
mod tally;
mod things;
mod together;
mod written;

use crate::luck::{Luck, first, setting, times};
use crate::told::Told;
use deeds::{Answer, Deed};
use ledger::bank::BankError;
use model::{Command, Model};
use moves::Moves;
use plan::plan;
use state::State;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::Table;
use tally::Tally;
use things::{POT, Standing, Step};

const HOUSES: &[&str] = &["mike", "igloo", "dave", "pig", "casino", "cause"];
const MIKE: usize = 0;
const CAUSE: usize = 5;

/// Evenings by default.
const EVENINGS: u64 = 150;

/// The amounts of a book's unit.
pub struct Unit {
    pub smallest: i64,
    pub buys: [i64; 5],
    pub whole: i128,
    points: bool,
}

impl Unit {
    fn of(house: usize) -> Self {
        if house == CAUSE {
            Self { smallest: 25, buys: [100, 250, 500, 1000, 2500], whole: 1, points: true }
        } else {
            Self { smallest: 5, buys: [2000, 2000, 1000, 500, 4000], whole: 100, points: false }
        }
    }

    /// A house that counts in this unit; now and then one that does not.
    fn house(&self, luck: &mut Luck, houses: &[&str]) -> usize {
        match luck.below(20) {
            0 => luck.below(houses.len()),
            1..=9 if !self.points => MIKE,
            _ if self.points => CAUSE,
            _ => luck.below(CAUSE),
        }
    }
}

/// Refusals that come from the house's rules or from the wording of a request, which the naive ledger doesn't know.
const HOUSE_CODES: &[&str] = &[
    "amount-too-fine",
    "bank-sells-once",
    "buy-in-equal",
    "buy-in-initial",
    "buy-in-max",
    "buy-in-min",
    "buy-in-multiple",
    "cold-hands-only",
    "counts-against-book",
    "counts-differ",
    "counts-missing",
    "guest-in-book",
    "guest-without-inviter",
    "inviter-not-regular",
    "merge-inviter",
    "no-cash-out",
    "no-credit",
    "no-dealer",
    "no-player-sales",
    "no-stakes",
    "not-taken",
    "nothing-stays",
    "uneven-shares",
    "over-the-limits",
    "antes-differ",
    "blinds-owed",
    "goal-posters-share",
    "other-unit",
    "own-guest",
    "sale-not-covered",
    "stakes",
    "stakes-unsaid",
    "still-in-play",
];

/// One book with its naive ledger.
struct Game {
    table: Table,
    model: Model,
    unit: Unit,
    luck: Luck,
    head: u64,
    told: Vec<String>,
    tally: Tally,
}

#[test]
fn random_evenings_match_a_naive_ledger() {
    if let Some(seed) = setting("HOUSEBOOK_SEED") {
        let mut game = Game::new(seed);
        let played = game.play(seed);
        assert!(played.is_ok(), "{}\n{played:?}", game.told.join("\n"));
        return;
    }
    let wanted = times(EVENINGS);
    let halves: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|half| scope.spawn(move || play_half(half, wanted / 2))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let mut tally = Tally::default();
    for half in halves {
        tally.add(&half.unwrap_or_else(|failure| panic!("{failure}")));
    }
    tally.say();
    if wanted >= 3 * EVENINGS {
        tally.check(wanted / 1_000);
    }
}

/// Plays books of every second seed until enough evenings are over.
fn play_half(half: u64, evenings: u64) -> Result<Tally, String> {
    let mut tally = Tally::default();
    let mut seed = first() + half;
    while tally.evenings < evenings {
        let mut game = Game::new(seed);
        game.tally.evenings = tally.evenings;
        let played = catch_unwind(AssertUnwindSafe(|| game.play(seed)));
        played.unwrap_or_else(|_| Err("a panic".to_owned())).map_err(|failure| {
            format!("{}\nHOUSEBOOK_SEED={seed} plays it again\n{failure}", game.told.join("\n"))
        })?;
        tally.evenings = 0;
        tally.add(&game.tally);
        seed += 2;
    }
    Ok(tally)
}

impl Game {
    fn new(seed: u64) -> Self {
        let mut luck = Luck::new(seed);
        let house = if luck.chance(40) { MIKE } else { luck.below(HOUSES.len()) };
        let mut table = Table::new(HOUSES[house]);
        table.last_id = 1;
        let mut model = Model::default();
        let begun = |seq: u64| (seq, plan::nothing());
        model.commands.push(Command { steps: vec![begun(1), begun(2)], taken_back: false });
        Self { table, model, unit: Unit::of(house), luck, head: 2, told: Vec::new(), tally: Tally::default() }
    }

    /// Plays one to three evenings in one book.
    fn play(&mut self, seed: u64) -> Result<(), String> {
        for _ in 0..3 + self.luck.below(4) {
            let deed = self.moves().join();
            self.ask(&deed)?;
        }
        for _ in 0..1 + self.luck.below(3) {
            let nights = self.table.nights.len();
            while self.model.state.open_night().is_none() {
                let deed = self.moves().open();
                self.ask(&deed)?;
            }
            for _ in 0..10 + self.luck.below(12) {
                let deed = if self.model.state.open_night().is_some() {
                    self.moves().next()
                } else {
                    self.moves().between()
                };
                self.ask(&deed)?;
            }
            self.wind_up()?;
            for _ in 0..self.luck.below(4) {
                let deed = self.moves().between();
                self.ask(&deed)?;
            }
            let all: Vec<usize> = self.model.state.nights.keys().copied().collect();
            check::balances(&self.table, &self.model, &all)?;
            for night in all {
                check::end(&self.table, &self.model, night)?;
            }
            check::book_is_even(&self.table)?;
            self.tally.evenings += (self.table.nights.len() - nights).max(1) as u64;
            if self.tally.evenings.is_multiple_of(100) || seed.is_multiple_of(50) {
                check::audit(&self.table)?;
                self.tally.audits += 1;
            }
        }
        Ok(())
    }

    fn moves(&mut self) -> Moves<'_> {
        Moves { model: &self.model, unit: &self.unit, luck: &mut self.luck }
    }

    /// Tries to end the open evening, clearing the middle of the table first.
    fn wind_up(&mut self) -> Result<(), String> {
        for _ in 0..12 {
            let Some(night) = self.model.state.open_night() else { return Ok(()) };
            let deed = if self.model.state.nights[&night].tied.is_empty()
                && self.model.state.chips(night, POT) == 0
            {
                self.moves().close()
            } else {
                match self.luck.below(3) {
                    0 => self.clear(night),
                    _ => self.moves().cold(),
                }
            };
            self.ask(&deed)?;
        }
        Ok(())
    }

    /// A hand in which somebody takes everything in the middle.
    fn clear(&mut self, night: usize) -> Deed {
        let pot = i64::try_from(self.model.state.chips(night, POT)).expect("small");
        let at = &self.model.state.nights[&night];
        let has_left = |who: &usize| at.gone.contains(who) && self.model.state.chips(night, *who) == 0;
        let here: Vec<usize> = at.arrivals.iter().copied().filter(|who| !has_left(who)).collect();
        // Nobody plays under a record that was merged.
        let anybody = self.model.state.people.iter().find(|(_, standing)| **standing != Standing::Gone);
        let anybody = anybody.map_or(0, |(who, _)| *who);
        let winner = if here.is_empty() { anybody } else { self.luck.pick(&here) };
        Deed::Hand { ins: Vec::new(), wins: vec![(winner, pot)], carry: 0 }
    }

    /// Asks both, and compares.
    fn ask(&mut self, deed: &Deed) -> Result<(), String> {
        self.told.push(format!("{} {deed:?}", self.head + 1));
        if let Deed::Undo { seq, with_dependents } = deed {
            return self.undo(deed, *seq, *with_dependents);
        }
        let fresh = self.table.last_id + 1;
        let whole = self.unit.whole;
        let before = plan(&self.model, deed, fresh, whole, None);
        match (self.table.ask(deed, &mut self.luck), before) {
            (Ok(answer), Ok(_)) => {
                let steps = plan(&self.model, deed, fresh, whole, Some(&answer))
                    .map_err(|why| format!("done, and the naive ledger says no: {why}"))?;
                self.accept(deed, steps)
            }
            (Err(BankError::Refused(refusal)), before) => {
                if before.is_ok() && !HOUSE_CODES.contains(&refusal.told().code) {
                    return Err(format!(
                        "refused ({}: {}), and the naive ledger agrees to it",
                        refusal.told().code,
                        refusal
                    ));
                }
                self.refused(deed, refusal.told().code)
            }
            (Ok(answer), Err(why)) => Err(format!("done ({answer:?}), and the naive ledger says no: {why}")),
            (Err(error), _) => Err(format!("no refusal, but a failure: {error}")),
        }
    }

    fn accept(&mut self, deed: &Deed, steps: Vec<Step>) -> Result<(), String> {
        for step in &steps {
            self.model.state.apply(step).map_err(|why| format!("the naive ledger cannot do it: {why}"))?;
        }
        let numbered = (self.head + 1..).zip(steps).collect::<Vec<_>>();
        let touched = self.touched(numbered.iter().filter_map(|(_, step)| step.night).collect());
        if !numbered.is_empty() {
            self.model.commands.push(Command { steps: numbered.clone(), taken_back: false });
        }
        self.compare_events(numbered.len())?;
        self.tally.accepted(deed);
        check::balances(&self.table, &self.model, &touched)
    }

    /// The evenings a command touched, and the open one.
    fn touched(&self, mut nights: BTreeSet<usize>) -> Vec<usize> {
        nights.extend(self.model.state.open_night());
        nights.into_iter().filter(|night| self.model.state.nights.contains_key(night)).collect()
    }

    fn refused(&mut self, deed: &Deed, code: &'static str) -> Result<(), String> {
        self.compare_events(0)?;
        self.tally.refused(deed, code);
        let touched = self.touched(BTreeSet::new());
        check::balances(&self.table, &self.model, &touched)
    }

    /// The journal grew by `count` events, and each moved what it should.
    fn compare_events(&mut self, count: usize) -> Result<(), String> {
        let reader = self.table.store.reader();
        let last = reader.last_seq().map_err(|error| error.to_string())?;
        let new = reader.events_between(self.head + 1, last).map_err(|error| error.to_string())?;
        if new.len() != count {
            let kinds: Vec<_> = new.iter().map(|event| event.kind.as_str()).collect();
            return Err(format!("{count} events were expected, not {kinds:?}"));
        }
        self.head = last;
        self.tally.events += count as u64;
        new.iter().try_for_each(|event| check::event(&self.table, &self.model, event))
    }

    fn undo(&mut self, deed: &Deed, seq: Option<u64>, with_dependents: bool) -> Result<(), String> {
        let expected = self.plan_undo(seq, with_dependents);
        match (self.table.ask(deed, &mut self.luck), expected) {
            (Ok(Answer { undone, .. }), Ok((commands, state))) => {
                let mut seqs: Vec<u64> = Vec::new();
                for command in commands {
                    self.model.commands[command].taken_back = true;
                    seqs.extend(self.model.commands[command].steps.iter().map(|(seq, _)| seq));
                }
                seqs.sort_unstable();
                self.model.state = state;
                check::same("events taken back", &undone, &seqs)?;
                let follow = self.follow(seqs.len())?;
                self.compare_events(seqs.len() + follow)?;
                self.tally.accepted(deed);
                let all: Vec<usize> = self.model.state.nights.keys().copied().collect();
                check::balances(&self.table, &self.model, &all)
            }
            (Err(BankError::Refused(refusal)), Err((obstacle, _))) => {
                let named = format!("event {} (", obstacle.unwrap_or_default());
                if obstacle.is_some() && !refusal.told().message.contains(&named) {
                    return Err(format!("`{refusal}` does not name {named}"));
                }
                self.refused(deed, refusal.told().code)
            }
            (done, expected) => Err(format!(
                "undo: the book says {:?}, the naive ledger {:?}",
                done.map(|answer| answer.undone).map_err(|error| error.to_string()),
                expected.map(|(commands, _)| commands)
            )),
        }
    }

    /// What an undo corrects after the `undone` reversals it writes; returns how many events that takes.
    fn follow(&mut self, undone: usize) -> Result<usize, String> {
        let steps = self.model.set_right();
        for step in &steps {
            self.model.state.apply(step).map_err(|why| format!("the naive ledger cannot follow: {why}"))?;
        }
        let numbered: Vec<_> = (self.head + 1 + undone as u64..).zip(steps).collect();
        let count = numbered.len();
        if count > 0 {
            self.model.commands.push(Command { steps: numbered, taken_back: false });
        }
        Ok(count)
    }

    /// Which commands an undo undoes and what is left then; or the event in the way, if there is one.
    fn plan_undo(
        &self,
        seq: Option<u64>,
        with: bool,
    ) -> Result<(BTreeSet<usize>, State), (Option<u64>, String)> {
        let no = |why: &str| (None, why.to_owned());
        let target = match seq {
            Some(seq) => self.model.command_of(seq).ok_or(no("no such event, or an undo"))?,
            None => {
                let stands = |command: &Command| !command.taken_back && !command.follows();
                self.model.commands.iter().rposition(stands).ok_or(no("nothing"))?
            }
        };
        let command = &self.model.commands[target];
        if target == 0 || command.taken_back || command.follows() {
            return Err(no("the beginning, or taken back already"));
        }
        let mut without = BTreeSet::from([target]);
        loop {
            match self.model.replay(&without) {
                Ok(state) => return Ok((without, state)),
                Err((seq, _, why)) if !with => return Err((Some(seq), why)),
                Err((_, command, _)) => {
                    without.insert(command);
                }
            }
        }
    }
}
