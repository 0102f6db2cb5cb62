//! The steps of a hand, for going back: each keeps only what the next one changed, so that a long hand takes little room.

use crate::cli::verbs::hand::new::state::State;
use ledger::refusal::Refusal;

/// The most steps of one hand, far more than anybody ever played.
const STEPS_MAX: usize = 2_000;

/// The most of them before the deal.
const CALL_MAX: usize = 200;

/// The earlier states, the latest last.
#[derive(Default)]
pub struct Past {
    steps: Vec<Step>,
}

/// A state without those starts of its lists that the next state shares.
struct Step {
    state: State,
    /// How long these shared starts are, in the order of [`lists`].
    shared: [usize; 4],
}

impl Past {
    /// How many steps there are to go back.
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Refuses one more step if the hand has too many.
    ///
    /// # Errors
    ///
    /// `not-now`.
    pub fn check_room(&self, next: &State) -> Result<(), Refusal> {
        let (most, what) = match next {
            State::Called(_) => (CALL_MAX, "that's the most before the deal: Enter to deal"),
            State::Played(_) => (STEPS_MAX, "that's the most"),
        };
        if self.len() < most {
            return Ok(());
        }
        let message = format!("this hand already has {most} steps; {what}, < steps back, q quits");
        Err(Refusal::worded("not-now", message).into())
    }

    /// Keeps the state before `next`.
    pub fn push(&mut self, before: State, next: &State) {
        let mut state = before;
        let shared = match (&mut state, next) {
            (State::Called(old), State::Called(new)) => [
                cut(&mut old.bought, &new.bought),
                cut(&mut old.straddles, &new.straddles),
                cut(&mut old.entries, &new.entries),
                cut(&mut old.features, &new.features),
            ],
            (State::Played(old), State::Played(new)) => [
                cut(&mut old.bought, &new.bought),
                cut(&mut old.acts, &new.acts),
                cut(&mut old.warned, &new.warned),
                cut(&mut old.shown, &new.shown),
            ],
            _ => [0; 4],
        };
        self.steps.push(Step { state, shared });
    }

    /// The state before `now`; `None` at the start.
    pub fn pop(&mut self, now: &State) -> Option<State> {
        let Step { mut state, shared: [one, two, three, four] } = self.steps.pop()?;
        match (&mut state, now) {
            (State::Called(old), State::Called(new)) => {
                join(&mut old.bought, &new.bought, one);
                join(&mut old.straddles, &new.straddles, two);
                join(&mut old.entries, &new.entries, three);
                join(&mut old.features, &new.features, four);
            }
            (State::Played(old), State::Played(new)) => {
                join(&mut old.bought, &new.bought, one);
                join(&mut old.acts, &new.acts, two);
                join(&mut old.warned, &new.warned, three);
                join(&mut old.shown, &new.shown, four);
            }
            _ => {}
        }
        Some(state)
    }

    /// Forgets all steps but this many; the state is then what it was after them.
    pub fn truncate(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }
}

/// Cuts off the start that `next` shares, and returns its length.
fn cut<T: PartialEq>(list: &mut Vec<T>, next: &[T]) -> usize {
    let shared = list.iter().zip(next).take_while(|(old, new)| old == new).count();
    list.drain(..shared);
    list.shrink_to_fit();
    shared
}

/// Puts the shared start back.
fn join<T: Clone>(list: &mut Vec<T>, next: &[T], shared: usize) {
    let head = next.iter().take(shared).cloned();
    *list = head.chain(std::mem::take(list)).collect();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_comes_back_as_it_was() {
        for (old, new, kept) in [
            (vec![1, 2], vec![1, 2, 3], 0),
            (vec![1, 2, 3], vec![1, 2], 1),
            (vec![1, 2], vec![2, 1], 2),
            (vec![], vec![1], 0),
            (vec![1], vec![], 1),
        ] {
            let mut list = old.clone();
            let shared = cut(&mut list, &new);
            assert_eq!(list.len(), kept, "{old:?} {new:?}");
            join(&mut list, &new, shared);
            assert_eq!(list, old);
        }
    }
}
