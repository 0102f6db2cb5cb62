//! Why something can't be exported to a file, in words.

use crate::render::refusal::said::Said;
use ledger::refusal::ExportRefused;

pub(super) fn said(why: &ExportRefused) -> Said {
    match why {
        ExportRefused::NoWorkbook { fault } => {
            Said::new("no-workbook", format!("can't make a workbook: {fault}")).or("export csv")
        }
    }
}
