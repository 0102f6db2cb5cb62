//! `rank`: one JSON object with a board and hands in, who wins high and low out.
//!
//! ```
//! use housebook_engine::formats::line::Houses;
//! use housebook_engine::formats::rank::answer;
//!
//! let line = r#"{"high": "standard", "low": "none", "board": "Ts Td 9s 3s Jh", "hands": ["5s Jc", "Jd 9c", "8c 7c"]}"#;
//! let answer = answer(line, &Houses::presets()).expect("can be compared");
//! assert!(answer.contains(r#""high":[2]"#), "{answer}");
//! ```

mod answer;
mod read;

pub use answer::{answer, explained};
pub use read::Comparison;

#[cfg(test)]
mod profiles;
#[cfg(test)]
mod vectors;
