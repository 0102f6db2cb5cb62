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
    /// A line that is there already.
    #[must_use]
    pub fn of(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }

    /// What stands in it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes a key; false where it means nothing to a line.
    pub fn press(&mut self, press: &Press) -> bool {
        match press {
            Press::Sign(sign) => self.add(*sign),
            Press::Wipe => _ = self.text.pop(),
            Press::WipeAll => self.text.clear(),
            // Only one line of it: nobody pastes commands by mistake.
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
