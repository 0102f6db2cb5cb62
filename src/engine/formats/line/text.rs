//! A text that borrows from the line if it can.

use serde::Deserialize;
use std::borrow::Cow;

/// A text of a list or an object.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);
