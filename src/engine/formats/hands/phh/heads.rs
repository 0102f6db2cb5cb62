//! The keys of one hand in the order of the file: the next hand usually has the same keys, written the same way.

use crate::formats::hands::phh::keys::Key;
use crate::formats::hands::phh::lexer::Lexer;

/// The keys of the last hand, as they were written.
#[derive(Debug, Default)]
pub(crate) struct Heads<'t> {
    heads: Vec<Head<'t>>,
    /// How many of them this hand has had.
    read: usize,
}

/// A key as it was written.
#[derive(Clone, Copy, Debug)]
struct Head<'t> {
    /// From its first letter to the value.
    text: &'t str,
    name: &'t str,
    key: Option<Key>,
}

impl<'t> Heads<'t> {
    /// Begins another hand.
    pub(crate) const fn rewind(&mut self) {
        self.read = 0;
    }

    /// Skips the next key, up to its value, if it is written as in the hand before; returns its name, and what it is.
    #[inline]
    pub(crate) fn next(&mut self, lexer: &mut Lexer<'t>) -> Option<(&'t str, Option<Key>)> {
        let Head { text, name, key } = *self.heads.get(self.read)?;
        if !lexer.letters().starts_with(text.as_bytes()) {
            return None;
        }
        self.read = self.read.wrapping_add(1);
        lexer.skip(text.len());
        lexer.blanks();
        Some((name, key))
    }

    /// Keeps the next key, which is written differently; keys with letters beyond ASCII are read anew each time.
    pub(crate) fn put(&mut self, text: &'t str, name: &'t str, key: Option<Key>) {
        if !text.is_ascii() {
            return;
        }
        let head = Head { text, name, key };
        match self.heads.get_mut(self.read) {
            Some(before) => *before = head,
            None => self.heads.push(head),
        }
        self.read = self.read.wrapping_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::hands::phh::keys::Text;

    #[test]
    fn a_key_is_known_again_only_in_the_same_letters() {
        let key = Some(Key::Text(Text::Variant));
        for (text, left) in [
            ("variant = 'NT'", Some("'NT'")),
            ("variant =   'NT'", Some("'NT'")),
            ("variant  = 'NT'", None),
            ("variant= 'NT'", None),
            ("variants = 'NT'", None),
            ("variant ", None),
        ] {
            let mut heads = Heads::default();
            heads.put("variant = ", "variant", key);
            heads.rewind();
            let mut lexer = Lexer::new(text);
            let found = heads.next(&mut lexer);
            assert_eq!(found, left.map(|_| ("variant", key)), "{text}");
            assert_eq!(lexer.rest(), left.unwrap_or(text));
            assert_eq!(heads.next(&mut lexer), None);
        }
    }
}
