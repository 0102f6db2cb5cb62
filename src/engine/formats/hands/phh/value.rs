//! The values of a hand file: texts, numbers, flags, dates, and lists of them.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::decimal::{Decimal, Grammar, Number, short_head};
use crate::formats::hands::phh::lexer::Lexer;
use crate::formats::hands::phh::literal::{Literal, literal};
use crate::readable::shown;
use std::borrow::Cow;

/// How deep lists may be nested.
const DEPTH_MAX: usize = 32;

/// A value, or the beginning of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value<'t> {
    /// A text in quotes.
    Text(Cow<'t, str>),
    /// A number.
    Number(Number),
    /// True or false.
    Flag(bool),
    /// A date or a time, as it is written.
    Moment(&'t str),
    /// A list; its values follow, see [`Lexer::next_value`].
    List,
}

impl Value<'_> {
    /// What kind of value it is.
    #[must_use]
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Text(_) => "text",
            Self::Number(_) => "a number",
            Self::Flag(_) => "true or false",
            Self::Moment(_) => "a date or time",
            Self::List => "a list",
        }
    }
}

impl<'t> Lexer<'t> {
    /// The whole number of a few digits that begins here, if a comma, a bracket or a line end follows it; nothing is passed if it
    /// is another value.
    #[inline]
    pub(crate) fn plain_number(&mut self) -> Option<Number> {
        let bytes = self.letters();
        let (whole, length) = short_head(bytes, Grammar::Toml)?;
        if !matches!(bytes.get(length), Some(b',' | b']' | b'\n')) {
            return None;
        }
        self.skip(length);
        Some(Number::Exact(Decimal::whole(whole)))
    }

    /// The value that begins here. Of a list only the bracket is passed.
    #[inline]
    pub(crate) fn value(&mut self) -> Result<Value<'t>, HandFault> {
        match self.peek() {
            b'"' | b'\'' => self.quoted().map(Value::Text),
            b'[' => {
                self.skip(1);
                Ok(Value::List)
            }
            b'{' => Err(self.fault("a table on one line, `{…}`, can't be in a hand file")),
            _ => self.bare(),
        }
    }

    fn bare(&mut self) -> Result<Value<'t>, HandFault> {
        if let Some(number) = self.plain_number() {
            return Ok(Value::Number(number));
        }
        let (start, spot) = (self.place(), self.spot());
        self.word();
        // A blank may separate a date from its time.
        if self.place() - start == 10 && self.ahead(0) == b' ' && self.ahead(3) == b':' {
            self.skip(1);
            self.word();
        }
        let word = self.since(start);
        match literal(word) {
            Some(Literal::Number(number)) => Ok(Value::Number(number)),
            Some(Literal::Flag(flag)) => Ok(Value::Flag(flag)),
            Some(Literal::Moment) => Ok(Value::Moment(word)),
            None if word.is_empty() => Err(self.unexpected("a value")),
            None => {
                let message = format!("`{}` isn't a value; put text in quotes", shown(word));
                Err(HandFault::new(spot, message))
            }
        }
    }

    fn word(&mut self) {
        while matches!(self.peek(), b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'+' | b'-' | b'.' | b':')
        {
            self.skip(1);
        }
    }

    /// The next value of a list, `first` being true for the first; `None` when the list has ended.
    #[inline]
    pub(crate) fn next_value(&mut self, first: bool) -> Result<Option<Value<'t>>, HandFault> {
        self.next_place(first)?.then(|| self.value()).transpose()
    }

    /// Goes to the next value of a list; false when the list has ended.
    #[inline]
    pub(crate) fn next_place(&mut self, first: bool) -> Result<bool, HandFault> {
        // Nearly every value but the first comes after a comma and one blank.
        if !first && matches!(self.letters(), [b',', b' ', b'\'' | b'"' | b'0'..=b'9', ..]) {
            self.skip(2);
            return Ok(true);
        }
        self.next_place_between(first)
    }

    #[inline(never)]
    fn next_place_between(&mut self, first: bool) -> Result<bool, HandFault> {
        self.between()?;
        if !first && self.peek() != b']' {
            if self.peek() != b',' {
                return Err(self.unexpected("`,` or `]`"));
            }
            self.skip(1);
            self.between()?;
        }
        let more = self.peek() != b']';
        if !more {
            self.skip(1);
        }
        Ok(more)
    }

    /// Passes what is left of a list, `first` being true if none of it was read.
    pub(crate) fn skip_list(&mut self, first: bool) -> Result<(), HandFault> {
        let mut open = 1_usize;
        let mut first = first;
        while open > 0 {
            if open > DEPTH_MAX {
                return Err(self.fault(format!("lists can't be more than {DEPTH_MAX} deep")));
            }
            match self.next_value(first)? {
                Some(Value::List) => {
                    open += 1;
                    first = true;
                }
                Some(_) => first = false,
                None => {
                    open -= 1;
                    first = false;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::phh::decimal::Decimal;

    #[test]
    fn lists_go_over_lines_with_comments_and_a_last_comma() {
        let mut lexer = Lexer::new("[ 1, # one\n  'two',\n 2026-11-21 07:32:00\n,\n]!");
        assert_eq!(lexer.value(), Ok(Value::List));
        assert_eq!(lexer.next_value(true), Ok(Some(Value::Number(Number::Exact(Decimal::whole(1))))));
        assert_eq!(lexer.next_value(false), Ok(Some(Value::Text("two".into()))));
        assert_eq!(lexer.next_value(false), Ok(Some(Value::Moment("2026-11-21 07:32:00"))));
        assert_eq!(lexer.next_value(false), Ok(None));
        assert_eq!(lexer.peek(), b'!');
    }

    #[track_caller]
    fn fault(text: &str) -> String {
        let mut lexer = Lexer::new(text);
        let value = lexer.value();
        let ended = value.and_then(|value| if value == Value::List { lexer.skip_list(true) } else { Ok(()) });
        ended.unwrap_err().to_string()
    }

    #[test]
    fn bad_values_are_named_with_their_places() {
        for (text, says) in [
            ("[1 2]", "1:4: there should be `,` or `]`, not `2`"),
            ("[1,,2]", "1:4: there should be a value, not `,`"),
            ("[[1], [2, x]]", "1:11: `x` isn't a value; put text in quotes"),
            ("[1", "1:3: there should be `,` or `]`, not the end of the file"),
            ("{a = 1}", "1:1: a table on one line, `{…}`, can't be in a hand file"),
            ("1__0", "1:1: `1__0` isn't a value; put text in quotes"),
        ] {
            assert_eq!(fault(text), says, "{text}");
        }
        assert!(fault(&"[".repeat(100_000)).contains("32 deep"));
    }
}
