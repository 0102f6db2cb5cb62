//! Drop games played by the houses' own rules: who takes the pot, who pays the next one, and when it is over.

mod cause;
mod dropping;
mod mike;
mod random;
mod table;
