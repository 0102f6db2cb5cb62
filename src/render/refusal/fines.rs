//! What is wrong with a fine, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::FineRefused;

pub(super) fn said(why: &FineRefused) -> Said {
    match why {
        FineRefused::NoFine => {
            Said::new("no-fine", "this house has no fine for acting out of turn").or("fine --help")
        }
        FineRefused::WarnedFirst { name, warnings } => {
            let first = match warnings {
                1 => "offense of the night is only a warning".to_owned(),
                several => format!("{several} offenses of the night are only warnings"),
            };
            Said::new("warning-first", format!("`{name}` can't be fined yet: the first {first}"))
                .way(WayOut::line("fine").who(&[name]))
        }
        FineRefused::DeadIsAFine { name, amount } => {
            let message = format!(
                "{amount} from `{name}` isn't a bet or an ante; if it's a fine, write \"fine\":\"{}\"",
                amount.plain()
            );
            Said::new("dead-is-a-fine", message)
        }
    }
}
