//! `rank`: one JSON object with a board and hands in, who wins high and low out.

mod answer;
mod read;

pub use answer::{answer, explained};
pub use read::Comparison;

#[cfg(test)]
mod profiles;
#[cfg(test)]
mod vectors;
