//! House profiles as TOML text: reading with the exact place of every mistake, writing, and the six that come along.
//!
//! Nothing is decided here: a profile either reads back as what the house chose, or is refused.

mod nearest;
mod value;

mod check;
mod entering;
mod games;
mod write;

mod presets;

pub use crate::formats::bad_line::BadLine;
pub use check::check;
pub use entering::check_entering;
pub use games::games;
pub use nearest::nearest;
pub use presets::{preset, preset_names, preset_text};
pub use write::{new_from, write};
