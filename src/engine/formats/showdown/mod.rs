//! `showdown`: one JSON object with contributions, cards and declarations in, the settlement with its reasons out.

mod answer;
mod read;

pub use answer::{Middle, Settled, answer, players, settled, settled_over};

#[cfg(test)]
mod announcements;
#[cfg(test)]
mod divided;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod trial;
