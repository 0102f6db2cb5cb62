//! The list of accepted commands, added up again from the start after every undo.

use super::state::State;
use super::things::{Note, Standing, Step, Turn, What, Who, Why};
use std::collections::BTreeSet;

/// What one accepted command did: its steps, each with the number of its event.
#[derive(Clone, Debug)]
pub struct Command {
    pub steps: Vec<(u64, Step)>,
    pub taken_back: bool,
}

impl Command {
    /// True if an undo wrote it to correct figures: it can't be undone by itself.
    pub fn follows(&self) -> bool {
        self.steps.iter().all(|(_, step)| step.turn == Turn::Follows)
    }
}

/// The list of accepted commands, and what they add up to.
#[derive(Default)]
pub struct Model {
    pub commands: Vec<Command>,
    pub state: State,
}

impl Model {
    /// Everything from the start again, without the commands of `without`; or the event that isn't possible then.
    pub fn replay(&self, without: &BTreeSet<usize>) -> Result<State, (u64, usize, String)> {
        let mut state = State::default();
        let mut turned = BTreeSet::new();
        for (at, command) in self.commands.iter().enumerate() {
            if command.taken_back {
                continue;
            }
            if without.contains(&at) {
                let turns = command.steps.iter().filter_map(|(_, step)| match &step.turn {
                    Turn::Turns(pairs) => Some(pairs),
                    _ => None,
                });
                turned.extend(turns.flatten().copied());
                continue;
            }
            for (seq, step) in &command.steps {
                if matches!(step.turn, Turn::Settles | Turn::Turns(_)) && lowers(step, &turned) {
                    return Err((*seq, at, "it goes off a debt that was turned".to_owned()));
                }
                if let Turn::Merges { kept, gone } = step.turn {
                    let today = |who| if who == gone { kept } else { who };
                    turned = turned.into_iter().map(|(one, other)| (today(one), today(other))).collect();
                }
                state.apply(step).map_err(|why| (*seq, at, why))?;
            }
        }
        if let Some((seq, at)) = self.left_owing(&state, without) {
            return Err((seq, at, "who must not would owe".to_owned()));
        }
        match self.ended_otherwise(&state, without) {
            Some((seq, at)) => Err((seq, at, "the night was closed with it".to_owned())),
            None => Ok(state),
        }
    }

    /// The first close after those of `without`, if it would no longer settle the bank as it did: another banker, something
    /// left in the drawer or in THE BOOK, a note that should have lapsed.
    fn ended_otherwise(&self, after: &State, without: &BTreeSet<usize>) -> Option<(u64, usize)> {
        let undone = without.iter().filter_map(|at| self.commands.get(*at));
        let first = undone.flat_map(|command| &command.steps).map(|(seq, _)| *seq).min()?;
        let standing = self.commands.iter().enumerate().filter(|(_, command)| !command.taken_back);
        let steps =
            standing.flat_map(|(at, command)| command.steps.iter().map(move |(seq, step)| (*seq, at, step)));
        let closes = steps.filter(|(seq, _, step)| *seq >= first && step.turn == Turn::Closes);
        let (seq, at, step) = closes.min_by_key(|(seq, ..)| *seq)?;
        let night = step.night?;
        let off = |without: &BTreeSet<usize>| self.figures_off(night, without);
        let otherwise = || after.end(night) != self.state.end(night) || off(without) != off(&BTreeSet::new());
        (!without.contains(&at) && otherwise()).then_some((seq, at))
    }

    /// The first step after those of `without` that would leave a guest owing more in THE BOOK than guests may, or
    /// that forgave what was not owed.
    fn left_owing(&self, after: &State, without: &BTreeSet<usize>) -> Option<(u64, usize)> {
        let undone =
            without.iter().filter_map(|at| self.commands.get(*at)).flat_map(|command| &command.steps);
        let first = undone.map(|(seq, _)| *seq).min()?;
        let stand = || {
            let commands = self.commands.iter().enumerate();
            let stand = commands.filter(|(at, one)| !one.taken_back && !without.contains(at));
            stand.flat_map(|(at, one)| one.steps.iter().map(move |(seq, step)| (*seq, at, step)))
        };
        let merges: Vec<(Who, Who)> = stand()
            .filter_map(|(_, _, step)| match step.turn {
                Turn::Merges { kept, gone } => Some((gone, kept)),
                _ => None,
            })
            .collect();
        let today = |who| merges.iter().fold(who, |who, (gone, kept)| if who == *gone { *kept } else { who });
        let guest = |state: &State, who| matches!(state.people.get(&who), Some(Standing::Guest(_)));
        let owes = |state: &State, who| -> i128 {
            state.debts(What::Book).iter().filter(|debt| debt.0 == who).map(|debt| debt.2).sum()
        };
        let was = |who| if guest(&self.state, who) { owes(&self.state, who) } else { 0 };
        let guests: BTreeSet<Who> = after
            .people
            .keys()
            .copied()
            .filter(|who| guest(after, *who) && owes(after, *who) > was(*who))
            .collect();
        let mut more: BTreeSet<(Who, Who)> = BTreeSet::new();
        for kind in [What::Book as fn(Who) -> What, What::Private] {
            let before = self.state.debts(kind);
            let debts = after.debts(kind);
            let grown = debts.iter().filter(|(debtor, creditor, amount)| {
                !before.iter().any(|(one, other, was)| (one, other) == (debtor, creditor) && was >= amount)
            });
            more.extend(grown.map(|(debtor, creditor, _)| (*debtor, *creditor)));
        }
        let breaks = |(seq, _, step): &(u64, usize, &Step)| {
            let sums = step.sums();
            let owes_more = sums.iter().any(|(who, what, amount)| {
                matches!(what, What::Book(_)) && *amount < 0 && guests.contains(&today(*who))
            });
            let made_guest = matches!(step.turn, Turn::Becomes { who, standing: Standing::Guest(_) }
                if guests.contains(&today(who)));
            let forgives = step.turn == Turn::Settles
                && step.why == Why::Gift
                && sums.iter().any(|(who, what, amount)| match what {
                    What::Book(other) | What::Private(other) => {
                        *amount < 0 && more.contains(&(today(*who), today(*other)))
                    }
                    _ => false,
                });
            *seq > first && (owes_more || made_guest || forgives)
        };
        stand().find(breaks).map(|(seq, at, _)| (seq, at))
    }

    /// The command that wrote event `seq`.
    pub fn command_of(&self, seq: u64) -> Option<usize> {
        self.commands.iter().position(|command| command.steps.iter().any(|(number, _)| *number == seq))
    }

    pub fn step(&self, seq: u64) -> Option<&Step> {
        let mut steps = self.commands.iter().flat_map(|command| &command.steps);
        steps.find(|(number, _)| *number == seq).map(|(_, step)| step)
    }

    /// How many steps of a kind there ever were, including undone ones.
    pub fn count(&self, kind: impl Fn(&Turn) -> bool) -> usize {
        let steps = self.commands.iter().flat_map(|command| &command.steps);
        steps.filter(|(_, step)| kind(&step.turn)).count()
    }

    pub fn note(&self, identifier: &str) -> Option<&Note> {
        let mut named = self.state.notes.iter().rev().filter(|note| note.identifier == identifier);
        let last = named.clone().next();
        named.find(|note| note.status == "open").or(last)
    }
}

/// True if somebody owes less of one of these debts, debtor first.
fn lowers(step: &Step, debts: &BTreeSet<(Who, Who)>) -> bool {
    step.sums().iter().any(|(who, what, amount)| match what {
        What::Book(other) => *amount > 0 && debts.contains(&(*who, *other)),
        _ => false,
    })
}
