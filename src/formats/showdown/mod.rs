//! `showdown`: one JSON object with contributions, cards and declarations in, the settlement with its reasons out.

mod answer;
mod read;

pub use answer::{Settled, answer, settled, settled_over};

#[cfg(test)]
mod announcements;
#[cfg(test)]
mod igloo_vectors;
#[cfg(test)]
mod mike_vectors;
#[cfg(test)]
mod other_vectors;
#[cfg(test)]
mod refusals;
#[cfg(test)]
mod trial;
