//! Texts in quotes, on one line or over several. What needs no decoding is borrowed from the file.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::lexer::{Lexer, is_control};
use crate::readable::shown;
use std::borrow::Cow;

/// How many letters at the start stand for themselves in every text: ASCII without controls, quotes and the backslash.
#[inline]
fn plain_letters(bytes: &[u8]) -> usize {
    let mut length = 0_usize;
    let mut rest = bytes;
    while let Some((eight, behind)) = rest.split_first_chunk() {
        let others = not_plain(u64::from_le_bytes(*eight));
        if others != 0 {
            return length.wrapping_add(others.trailing_zeros() as usize >> 3);
        }
        length = length.wrapping_add(8);
        rest = behind;
    }
    let mut last = [0; 8];
    last.iter_mut().zip(rest).for_each(|(place, byte)| *place = *byte);
    length.wrapping_add(not_plain(u64::from_le_bytes(last)).trailing_zeros() as usize >> 3)
}

/// Looks at eight letters at once: the lowest bit that is set is the highest of the first letter that is not plain.
const fn not_plain(letters: u64) -> u64 {
    const fn eight(byte: u8) -> u64 {
        u64::from_le_bytes([byte; 8])
    }
    const fn below(letters: u64, byte: u8) -> u64 {
        letters.wrapping_sub(eight(byte)) & !letters
    }
    const fn is(letters: u64, byte: u8) -> u64 {
        below(letters ^ eight(byte), 1)
    }
    let quotes = is(letters, b'"') | is(letters, b'\'') | is(letters, b'\\');
    (letters | below(letters, b' ') | quotes | is(letters, 0x7F)) & eight(0x80)
}

impl<'t> Lexer<'t> {
    /// The text in quotes that begins here, if all its letters are plain ASCII; otherwise nothing is passed.
    #[inline]
    pub(crate) fn plain_text(&mut self) -> Option<&'t str> {
        let (quote, inside) = self.letters().split_first()?;
        if !matches!(quote, b'"' | b'\'') {
            return None;
        }
        let length = plain_letters(inside);
        if length == 0 || inside.get(length) != Some(quote) {
            return None;
        }
        self.skip(1);
        let start = self.place();
        self.skip(length);
        let text = self.since(start);
        self.skip(1);
        Some(text)
    }

    /// The text in quotes that begins here.
    #[inline]
    pub(crate) fn quoted(&mut self) -> Result<Cow<'t, str>, HandFault> {
        if let Some(text) = self.plain_text() {
            return Ok(Cow::Borrowed(text));
        }
        let quote = self.peek();
        if self.ahead(1) == quote && self.ahead(2) == quote {
            return self.long(quote);
        }
        self.skip(1);
        let start = self.place();
        loop {
            match self.peek() {
                byte if byte == quote => {
                    let text = self.since(start);
                    self.skip(1);
                    return Ok(Cow::Borrowed(text));
                }
                b'\\' if quote == b'"' => {
                    let head = self.since(start).to_owned();
                    return self.decoded(head).map(Cow::Owned);
                }
                byte if is_control(byte) => return Err(self.not_in_a_line(quote)),
                byte => self.pass(byte),
            }
        }
    }

    fn not_in_a_line(&self, quote: u8) -> HandFault {
        match self.peek() {
            0 if self.is_done() => self.unexpected(&format!("`{}`", char::from(quote))),
            b'\n' => self.unexpected(&format!("`{}`", char::from(quote))),
            b'\r' if self.ahead(1) == b'\n' => self.unexpected(&format!("`{}`", char::from(quote))),
            _ => self.control(),
        }
    }

    /// The rest of a text on one line, from an escape on.
    fn decoded(&mut self, mut text: String) -> Result<String, HandFault> {
        loop {
            let start = self.place();
            match self.peek() {
                b'"' => {
                    self.skip(1);
                    return Ok(text);
                }
                b'\\' => text.push(self.escape()?),
                byte if is_control(byte) => return Err(self.not_in_a_line(b'"')),
                _ => {
                    while !matches!(self.peek(), b'"' | b'\\') && !is_control(self.peek()) {
                        self.pass(self.peek());
                    }
                    text.push_str(self.since(start));
                }
            }
        }
    }

    /// The letter an escape stands for.
    fn escape(&mut self) -> Result<char, HandFault> {
        let digits = match self.ahead(1) {
            b'u' => 4,
            b'U' => 8,
            letter => {
                let plain = match letter {
                    b'"' => '"',
                    b'\\' => '\\',
                    b'n' => '\n',
                    b't' => '\t',
                    b'r' => '\r',
                    b'b' => '\u{8}',
                    b'f' => '\u{c}',
                    _ => return Err(self.no_escape()),
                };
                self.skip(2);
                return Ok(plain);
            }
        };
        let code =
            self.rest().get(2..2 + digits).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let letter = code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        let letter = letter.ok_or_else(|| self.no_escape())?;
        self.skip(2 + digits);
        Ok(letter)
    }

    fn no_escape(&self) -> HandFault {
        let written: String = self.rest().chars().take(2).collect();
        self.fault(format!("`{}` won't work in text", shown(&written)))
    }

    /// A text over several lines, between three quotes each.
    fn long(&mut self, quote: u8) -> Result<Cow<'t, str>, HandFault> {
        let begun = self.spot();
        self.skip(3);
        self.line_end();
        let mut text = String::new();
        loop {
            let start = self.place();
            match self.peek() {
                byte if byte == quote => {
                    let quotes = (0..5).take_while(|by| self.ahead(*by) == quote).count();
                    self.skip(quotes);
                    let inside = if quotes < 3 { quotes } else { quotes - 3 };
                    text.extend(std::iter::repeat_n(char::from(quote), inside));
                    if quotes >= 3 {
                        return Ok(Cow::Owned(text));
                    }
                }
                b'\\' if quote == b'"' => {
                    if !self.folded_line() {
                        text.push(self.escape()?);
                    }
                }
                0 if self.is_done() => {
                    let quotes = String::from_utf8_lossy(&[quote; 3]).into_owned();
                    return Err(HandFault::new(
                        begun,
                        format!("the text that starts here has no closing `{quotes}`"),
                    ));
                }
                _ if self.line_end() => text.push_str(self.since(start)),
                byte if is_control(byte) => return Err(self.control()),
                byte => {
                    self.pass(byte);
                    while !matches!(self.peek(), b'"' | b'\'' | b'\\') && !is_control(self.peek()) {
                        self.pass(self.peek());
                    }
                    text.push_str(self.since(start));
                }
            }
        }
    }

    /// Passes a backslash that ends a line, with all blanks and line ends after it.
    fn folded_line(&mut self) -> bool {
        let mut ahead = self.clone();
        ahead.skip(1);
        ahead.blanks();
        if !ahead.line_end() {
            return false;
        }
        loop {
            ahead.blanks();
            if !ahead.line_end() {
                *self = ahead;
                return true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(text: &str, expected: &str) {
        assert_eq!(Lexer::new(text).quoted().as_deref(), Ok(expected), "{text}");
    }

    #[test]
    fn texts_are_decoded_only_where_they_must_be() {
        assert!(matches!(Lexer::new("'p1 cc'").quoted(), Ok(Cow::Borrowed("p1 cc"))));
        reads(r#""a \"b\" \\ \u2660 \U0001F0A1 \t""#, "a \"b\" \\ ♠ 🂡 \t");
        reads(r"'C:\cards'", r"C:\cards");
        reads(
            "\"\"\"\nfirst\nsecond \\\n\n   third \"quoted\" \"\"\"\"\"",
            "first\nsecond third \"quoted\" \"\"",
        );
        reads("'''it's '' one'''", "it's '' one");
        reads("\"\"", "");
        reads("''''''", "");
    }

    #[test]
    fn every_letter_is_plain_or_not_wherever_it_stands() {
        for byte in 0..=u8::MAX {
            let plain = matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\'' | b'\\');
            for before in 0..12 {
                let mut text = [b'a'; 20];
                text[before] = byte;
                assert_eq!(plain_letters(&text), if plain { 20 } else { before }, "{byte} at {before}");
                let all = &text[..=before];
                assert_eq!(plain_letters(all), if plain { before + 1 } else { before }, "{byte} at the end");
            }
        }
        assert_eq!(plain_letters(b"\x1f\x20\xff"), 0);
        assert_eq!(plain_letters(b"! \x80\x20"), 2);
    }

    #[test]
    fn a_bad_text_is_named_with_its_place() {
        for (text, says) in [
            ("'abc", "1:5: there should be `'`, not the end of the file"),
            ("\"♠\n\"", "1:3: there should be `\"`, not the end of the line"),
            (r#""\q""#, "1:2: `\\q` won't work in text"),
            (r#""\ud800""#, "1:2: `\\u` won't work in text"),
            ("\"\"\"a\n\nb\"\"", "1:1: the text that starts here has no closing `\"\"\"`"),
            ("'a\u{7f}'", "1:3: there's a control character (U+007F) here; in text write it as `\\u007F`"),
        ] {
            assert_eq!(Lexer::new(text).quoted().unwrap_err().to_string(), says, "{text:?}");
        }
    }
}
