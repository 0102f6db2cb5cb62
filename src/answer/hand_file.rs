//! A file of hands was written.

use serde::Serialize;

/// Hands that were written.
#[derive(Clone, Debug, Serialize)]
pub struct HandsWritten {
    /// How many.
    pub hands: usize,
    /// What is, or would be, in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Where they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}
