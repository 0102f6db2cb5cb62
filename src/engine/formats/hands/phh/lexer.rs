//! The letters of a hand file one after the other: blanks, comments, line ends, keys and headers, each with its place.
//!
//! It reads the part of TOML that hand files are made of, and nothing that TOML would refuse.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::record::Spot;
use crate::readable::shown;
use std::borrow::Cow;

/// A position in a text that is being read.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    line_start: usize,
    /// Bytes of this line, before `at`, that only continue a letter.
    wide: usize,
}

/// What a line of the file begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Head<'t> {
    /// `[1]`.
    Table(Cow<'t, str>),
    /// `key =`, with the value to follow.
    Key(Cow<'t, str>),
}

/// The letters of a key without quotes.
static KEY_LETTERS: [bool; 256] = {
    let mut letters = [false; 256];
    let mut byte = b'-';
    while byte <= b'z' {
        letters[byte as usize] = byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        byte += 1;
    }
    letters
};

impl<'t> Lexer<'t> {
    /// At the start of a text; a byte order mark there is skipped.
    #[must_use]
    pub(crate) fn new(text: &'t str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { text, at: 0, line: 1, line_start: 0, wide: 0 }
    }

    /// The same, with its first line counted as this line of a file.
    #[must_use]
    pub(crate) const fn at_line(self, line: usize) -> Self {
        Self { line, ..self }
    }

    /// The next letter, as a byte; 0 at the end, which no text may contain.
    #[inline]
    pub(crate) fn peek(&self) -> u8 {
        self.ahead(0)
    }

    /// The byte that many bytes further on; 0 past the end.
    #[inline]
    pub(crate) fn ahead(&self, by: usize) -> u8 {
        self.text.as_bytes().get(self.at.wrapping_add(by)).copied().unwrap_or(0)
    }

    /// True at the end of the text.
    #[must_use]
    pub(crate) const fn is_done(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Skips this many bytes, none of them a line end.
    #[inline]
    pub(crate) const fn skip(&mut self, bytes: usize) {
        self.at = self.at.wrapping_add(bytes);
    }

    /// How many bytes were read.
    #[must_use]
    pub(crate) const fn place(&self) -> usize {
        self.at
    }

    /// The text from a place to here.
    #[must_use]
    pub(crate) fn since(&self, place: usize) -> &'t str {
        self.text.get(place..self.at).unwrap_or_default()
    }

    /// What is still to be read.
    #[must_use]
    pub(crate) fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The bytes still to be read.
    #[inline]
    #[must_use]
    pub(crate) fn letters(&self) -> &'t [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// The current place.
    #[inline]
    #[must_use]
    pub(crate) const fn spot(&self) -> Spot {
        let bytes = self.at.wrapping_sub(self.line_start).wrapping_sub(self.wide);
        Spot { line: self.line, column: bytes.wrapping_add(1) }
    }

    /// Passes one byte; bytes that only continue a letter don't count as a column.
    #[inline]
    pub(crate) const fn pass(&mut self, byte: u8) {
        if byte & 0xC0 == 0x80 {
            self.wide = self.wide.wrapping_add(1);
        }
        self.at = self.at.wrapping_add(1);
    }

    /// A fault at this place.
    #[must_use]
    pub(crate) fn fault(&self, message: impl Into<String>) -> HandFault {
        HandFault::new(self.spot(), message)
    }

    /// A fault that names what is here and what was expected.
    #[must_use]
    pub(crate) fn unexpected(&self, expected: &str) -> HandFault {
        let here: String = self.rest().chars().take(1).collect();
        let here = match here.as_str() {
            "" => "the end of the file".to_owned(),
            "\n" => "the end of the line".to_owned(),
            "\r" => "a carriage return without a line feed".to_owned(),
            letter => format!("`{}`", shown(letter)),
        };
        self.fault(format!("there should be {expected}, not {here}"))
    }

    /// Blanks and tabs.
    #[inline]
    pub(crate) fn blanks(&mut self) {
        while matches!(self.peek(), b' ' | b'\t') {
            self.at = self.at.wrapping_add(1);
        }
    }

    /// A line end, if there is one here.
    #[inline]
    pub(crate) fn line_end(&mut self) -> bool {
        let bytes = match (self.peek(), self.ahead(1)) {
            (b'\n', _) => 1,
            (b'\r', b'\n') => 2,
            _ => return false,
        };
        self.at = self.at.wrapping_add(bytes);
        self.line = self.line.saturating_add(1);
        self.line_start = self.at;
        self.wide = 0;
        true
    }

    fn comment(&mut self) -> Result<(), HandFault> {
        loop {
            match self.peek() {
                b'\n' => return Ok(()),
                b'\r' if self.ahead(1) == b'\n' => return Ok(()),
                0 if self.is_done() => return Ok(()),
                byte if is_control(byte) => return Err(self.control()),
                byte => self.pass(byte),
            }
        }
    }

    /// A fault for a control character.
    #[must_use]
    pub(crate) fn control(&self) -> HandFault {
        let code = self.peek();
        self.fault(format!(
            "there's a control character (U+{code:04X}) here; in text write it as `\\u{code:04X}`"
        ))
    }

    /// Blanks, line ends and comments: all that may come between two values.
    #[inline]
    pub(crate) fn between(&mut self) -> Result<(), HandFault> {
        self.blanks();
        if matches!(self.peek(), b'#' | b'\n' | b'\r') { self.over_lines() } else { Ok(()) }
    }

    fn over_lines(&mut self) -> Result<(), HandFault> {
        loop {
            match self.peek() {
                b' ' | b'\t' => self.at = self.at.wrapping_add(1),
                b'#' => self.comment()?,
                _ if self.line_end() => {}
                _ => return Ok(()),
            }
        }
    }

    /// The end of a line after a value or a header.
    pub(crate) fn rest_of_line(&mut self) -> Result<(), HandFault> {
        self.blanks();
        if self.peek() == b'#' {
            self.comment()?;
        }
        if self.line_end() || self.is_done() { Ok(()) } else { Err(self.unexpected("the end of the line")) }
    }

    /// The next key or header, and where it is; `None` at the end of the file.
    pub(crate) fn head(&mut self) -> Result<Option<(Head<'t>, Spot)>, HandFault> {
        self.between()?;
        if self.is_done() {
            return Ok(None);
        }
        let spot = self.spot();
        if self.peek() == b'[' {
            return self.table().map(|name| Some((Head::Table(name), spot)));
        }
        let name = self.key()?;
        self.blanks();
        if self.peek() != b'=' {
            return Err(self.unexpected("`=` after the key"));
        }
        self.skip(1);
        self.blanks();
        Ok(Some((Head::Key(name), spot)))
    }

    fn table(&mut self) -> Result<Cow<'t, str>, HandFault> {
        self.skip(1);
        if self.peek() == b'[' {
            return Err(self.fault("`[[…]]` can't be in a hand file; hands are `[1]`, `[2]`, …"));
        }
        self.blanks();
        let name = self.key()?;
        self.blanks();
        if self.peek() != b']' {
            return Err(self.unexpected("`]` after the hand number"));
        }
        self.skip(1);
        self.rest_of_line()?;
        Ok(name)
    }

    /// A key, bare or quoted.
    fn key(&mut self) -> Result<Cow<'t, str>, HandFault> {
        let start = self.at;
        let name = match self.peek() {
            b'"' if self.ahead(1) == b'"' && self.ahead(2) == b'"' => {
                Err(self.unexpected("a key on one line"))
            }
            b'\'' if self.ahead(1) == b'\'' && self.ahead(2) == b'\'' => {
                Err(self.unexpected("a key on one line"))
            }
            b'"' | b'\'' => self.quoted(),
            _ => {
                let letter = |byte: &u8| KEY_LETTERS.get(usize::from(*byte)).copied().unwrap_or(false);
                let bytes = self.letters();
                self.skip(bytes.iter().position(|byte| !letter(byte)).unwrap_or(bytes.len()));
                match self.since(start) {
                    "" => Err(self.unexpected("a key")),
                    name => Ok(Cow::Borrowed(name)),
                }
            }
        }?;
        let mut behind = self.clone();
        behind.blanks();
        if behind.peek() == b'.' {
            let message = format!("a key with parts, `{}.…`, can't be in a hand file", shown(&name));
            return Err(self.fault(message));
        }
        Ok(name)
    }
}

/// True for what TOML doesn't allow in a text or a comment: control characters except the tab.
#[inline]
pub(crate) const fn is_control(byte: u8) -> bool {
    byte < 0x20 && byte != b'\t' || byte == 0x7F
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn fault(text: &str) -> String {
        let mut lexer = Lexer::new(text);
        lexer.head().unwrap_err().to_string()
    }

    #[test]
    fn keys_and_headers_are_found_with_their_places() {
        let mut lexer = Lexer::new("\u{feff}# a ♠ comment\r\n\r\n  \"a key\" = [ 12 ]");
        let (head, spot) = lexer.head().unwrap().unwrap();
        assert_eq!((head, spot), (Head::Key("a key".into()), Spot { line: 3, column: 3 }));
        assert_eq!(lexer.peek(), b'[');
        let mut lexer = Lexer::new("[ 1 ] # first\n");
        assert_eq!(lexer.head().unwrap().unwrap().0, Head::Table("1".into()));
        assert_eq!(lexer.head().unwrap(), None);
    }

    #[test]
    fn faults_name_the_place_and_the_thing() {
        for (text, says) in [
            ("variant", "1:8: there should be `=` after the key, not the end of the file"),
            ("\n = 1", "2:2: there should be a key, not `=`"),
            ("[1] x", "1:5: there should be the end of the line, not `x`"),
            ("[1", "1:3: there should be `]` after the hand number, not the end of the file"),
            ("# \u{1}", "1:3: there's a control character (U+0001) here; in text write it as `\\u0001`"),
            ("♥♥", "1:1: there should be a key, not `♥`"),
            ("\r", "1:1: there should be a key, not a carriage return without a line feed"),
            ("a . b = 1", "1:2: a key with parts, `a.…`, can't be in a hand file"),
            ("[[1]]", "1:2: `[[…]]` can't be in a hand file; hands are `[1]`, `[2]`, …"),
        ] {
            assert_eq!(fault(text), says, "{text:?}");
        }
    }
}
