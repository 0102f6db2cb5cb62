//! Events of the terminal as the keys of the table.

use crate::cli::full_screen::terminal::Meaning;
use crate::table::Press;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What events mean to the table; none of them is the last.
pub const MEANING: Meaning<Option<Press>> = Meaning { of: pressed, is_last: |_| false };

/// The key; none if the window was resized, or the key means nothing.
fn pressed(event: Event) -> Option<Press> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(key),
        Event::Paste(text) => Some(Press::Paste(text)),
        _ => None,
    }
}

fn of_key(key: KeyEvent) -> Option<Press> {
    let held = |modifier| key.modifiers.contains(modifier);
    if held(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Press::Break),
            KeyCode::Char('d') => Some(Press::End),
            KeyCode::Char('u') => Some(Press::WipeAll),
            KeyCode::Char('h') => Some(Press::Wipe),
            KeyCode::Char('p') => Some(Press::Up),
            KeyCode::Char('n') => Some(Press::Down),
            _ => None,
        };
    }
    match key.code {
        KeyCode::Char(sign) if !held(KeyModifiers::ALT) => Some(Press::Sign(sign)),
        KeyCode::Enter => Some(Press::Enter),
        KeyCode::Esc => Some(Press::Away),
        KeyCode::Backspace => Some(Press::Wipe),
        KeyCode::Up => Some(Press::Up),
        KeyCode::Down | KeyCode::Tab => Some(Press::Down),
        KeyCode::PageUp => Some(Press::PageUp),
        KeyCode::PageDown => Some(Press::PageDown),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_tables_own() {
        for (code, modifiers, press) in [
            (KeyCode::Char('b'), KeyModifiers::NONE, Some(Press::Sign('b'))),
            (KeyCode::Char('B'), KeyModifiers::SHIFT, Some(Press::Sign('B'))),
            (KeyCode::Char('c'), KeyModifiers::CONTROL, Some(Press::Break)),
            (KeyCode::Char('d'), KeyModifiers::CONTROL, Some(Press::End)),
            (KeyCode::Char('b'), KeyModifiers::ALT, None),
            (KeyCode::Esc, KeyModifiers::NONE, Some(Press::Away)),
            (KeyCode::Tab, KeyModifiers::NONE, Some(Press::Down)),
            (KeyCode::F(1), KeyModifiers::NONE, None),
        ] {
            assert_eq!(pressed(Event::Key(KeyEvent::new(code, modifiers))), press, "{code:?}");
        }
        assert_eq!(pressed(Event::Paste("x".to_owned())), Some(Press::Paste("x".to_owned())));
        assert_eq!(pressed(Event::Resize(80, 24)), None);
    }
}
