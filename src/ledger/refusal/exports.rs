//! Why something cannot be handed out as a file.

/// What is wrong with an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportRefused {
    /// A workbook cannot hold it, as its writer says.
    NoWorkbook { fault: String },
}
