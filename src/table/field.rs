//! A line that is being typed.

use crate::table::Press;

/// The longest line.
const SIGNS_MAX: usize = 1000;

/// What was typed so far; the cursor stands at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    text: String,
}

impl Field {
    /// A line with this text already in it.
    #[must_use]
    pub fn of(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    /// The text in it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key; false if the key does nothing here.
    pub fn press(&mut self, press: &Press) -> bool {
        match press {
            Press::Sign(sign) => self.add(*sign),
            Press::Wipe => _ = self.text.pop(),
            Press::WipeAll => self.text.clear(),
            // Only its first line, so that nobody pastes commands by mistake.
            Press::Paste(text) => {
                text.lines().next().unwrap_or_default().chars().for_each(|sign| self.add(sign))
            }
            _ => return false,
        }
        true
    }

    fn add(&mut self, sign: char) {
        if !sign.is_control() && self.text.chars().count() < SIGNS_MAX {
            self.text.push(sign);
        }
    }
}
