//! The fields of a fact with their kind in front of them again, after it was read to find the group.

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeSeed, IntoDeserializer, MapAccess};
use std::borrow::Cow;

/// The field that holds the kind.
pub(crate) const KIND: &str = "kind";

/// A key or a kind, borrowed from its text if possible.
#[derive(Deserialize)]
pub(crate) struct Word<'a>(#[serde(borrow)] pub(crate) Cow<'a, str>);

/// How far the reading is.
enum Next {
    Key,
    Kind,
    Rest,
}

/// A kind, and the fields after it.
pub(crate) struct Kinded<'k, A> {
    kind: &'k str,
    next: Next,
    fields: A,
}

impl<'de, 'k, A: MapAccess<'de>> Kinded<'k, A> {
    /// What a group reads its fact from.
    pub(crate) fn reader(kind: &'k str, fields: A) -> MapAccessDeserializer<Self> {
        MapAccessDeserializer::new(Self { kind, next: Next::Key, fields })
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Kinded<'_, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.next {
            Next::Key => {
                self.next = Next::Kind;
                seed.deserialize(word(KIND)).map(Some)
            }
            Next::Kind | Next::Rest => self.fields.next_key_seed(seed),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        match self.next {
            Next::Key | Next::Kind => {
                self.next = Next::Rest;
                seed.deserialize(word(self.kind))
            }
            Next::Rest => self.fields.next_value_seed(seed),
        }
    }
}

fn word<E: serde::de::Error>(text: &str) -> StrDeserializer<'_, E> {
    text.into_deserializer()
}
