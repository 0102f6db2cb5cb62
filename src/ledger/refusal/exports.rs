//! Why something can't be exported to a file.

/// What is wrong with an export.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportRefused {
    /// A workbook can't hold it, its writer says.
    NoWorkbook { fault: String },
}
