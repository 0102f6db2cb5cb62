//! The table on a whole terminal: what is seen, what a key means, how it is drawn. Values in, values out.
//!
//! It decides nothing and reads nothing: it gets answers, turns keys into command lines, and shows the results.

mod press;

mod field;
mod forms;
mod pick;

mod filling;

mod desk;

mod draw;
mod painter;

pub use desk::{Desk, Wish};
pub use painter::{InMemory, OnTerminal, Painter};
pub use press::Press;
