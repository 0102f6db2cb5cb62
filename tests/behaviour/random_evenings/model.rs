//! The list of accepted commands, added up again from the start after every undo.

use super::state::State;
use super::things::{Note, Step, Turn};
use std::collections::BTreeSet;

/// What one accepted command did: its steps, each with the number of its event.
#[derive(Clone, Debug)]
pub struct Command {
    pub steps: Vec<(u64, Step)>,
    pub taken_back: bool,
}

/// The list of accepted commands, and what they add up to.
#[derive(Default)]
pub struct Model {
    pub commands: Vec<Command>,
    pub state: State,
}

impl Model {
    /// Everything from the start again, without the commands of `without`; or the event that cannot stand then.
    pub fn replay(&self, without: &BTreeSet<usize>) -> Result<State, (u64, usize, String)> {
        let mut state = State::default();
        for (at, command) in self.commands.iter().enumerate() {
            if command.taken_back || without.contains(&at) {
                continue;
            }
            for (seq, step) in &command.steps {
                state.apply(step).map_err(|why| (*seq, at, why))?;
            }
        }
        Ok(state)
    }

    /// The command that wrote event `seq`.
    pub fn command_of(&self, seq: u64) -> Option<usize> {
        self.commands.iter().position(|command| command.steps.iter().any(|(number, _)| *number == seq))
    }

    pub fn step(&self, seq: u64) -> Option<&Step> {
        let mut steps = self.commands.iter().flat_map(|command| &command.steps);
        steps.find(|(number, _)| *number == seq).map(|(_, step)| step)
    }

    /// How many steps of a kind there ever were, those taken back included.
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
