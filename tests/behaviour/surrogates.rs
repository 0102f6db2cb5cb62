//! A book that stands in for another, and what happens when it is merged (MIK-09).

mod cash;
mod faults;
mod going_on;
mod interrupted;
mod keys;
mod many;
mod people;
mod random;
mod shelf;
mod walk;
