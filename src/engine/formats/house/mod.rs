//! House profiles as TOML text: reading with the exact place of every mistake, writing, and the six that come with the program.
//!
//! Nothing is decided here: a profile either reads back as what the house chose, or is refused.
//!
//! ```
//! use housebook_engine::formats::house::{check, preset, preset_names, write};
//! use housebook_engine::house::key;
//!
//! assert_eq!(preset_names().collect::<Vec<_>>(), ["igloo", "dave", "cause", "pig", "mike", "casino"]);
//!
//! let ours = "[house]\nname = 'ours'\ncurrency = 'USD'\n[odd]\ntie = { is = 'carry', rule = 'MIK-50' }\n";
//! let house = check(ours).expect("a sound profile");
//! assert_eq!(house.word(key::ODD_TIE).map(|word| word.value), Some("carry"));
//! assert_eq!(check(&write(&house)), Ok(house));
//! ```

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
