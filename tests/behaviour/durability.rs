//! What the book survives: kills, failing disks, full and read-only ones, strangers' files, power cuts.
//!
//! Faults come from `strace`, which answers a system call in place of the kernel. If it is missing, or a mount is
//! not allowed, a test says so in a line that starts with `skipped`, and does nothing.

mod changed;
mod clock_terminal;
mod disk;
pub mod every_call;
mod flips;
pub mod folder;
mod interrupted;
pub mod kills;
pub mod long_book;
pub mod onlooker;
mod power;
mod rehearsals;
mod room;
mod somebody;
mod strangers;
mod sync_model;
mod syncs;
mod tape_damage;
mod tape_keeping;
mod tape_leaving;
mod tape_restoring;
mod thousands;
mod tournament_clock;
