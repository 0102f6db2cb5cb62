//! What is wrong with a fact found after the close, in words, and what the drawer was off by.

use crate::render::refusal::said::Said;
use ledger::refusal::{AdjustNoticed, AdjustRefused, DrawerWas};

pub(super) fn said(why: &AdjustRefused) -> Said {
    match why {
        AdjustRefused::NightOpen { night } => {
            Said::new("night-open", format!("night {night} is still open: a count or an undo does it"))
                .or("undo")
        }
        AdjustRefused::Nothing => {
            Said::new("amount-not-positive", "an adjustment of nothing changes nothing")
        }
        AdjustRefused::BankSettled { night } => Said::new(
            "bank-wound-up",
            format!("the bank of night {night} is settled, and its banker answers for it"),
        )
        .or(format!("night {night}")),
        AdjustRefused::NobodyElse => {
            Said::new("same-party", "an adjustment needs somebody else on its other side").or("adjust --help")
        }
        AdjustRefused::DrawerNotOff { drawer, amount, again } => {
            let more = if *again { " more" } else { "" };
            let paid = if amount.is_negative() { "paid in" } else { "paid out" };
            let (was, amount) = (drawer_was(drawer), amount.abs());
            Said::new("drawer-not-off", format!("{was}, so {amount}{more} {paid} in cash does not fit"))
                .or(format!("night {}", drawer.night))
        }
    }
}

pub(super) fn noticed(what: &AdjustNoticed) -> String {
    match what {
        AdjustNoticed::DrawerWas(drawer) => drawer_was(drawer),
    }
}

/// What the drawer was off by, and how much of it is explained.
#[must_use]
pub fn drawer_was(drawer: &DrawerWas) -> String {
    let DrawerWas { night, off, explained, left } = drawer;
    let was = match off {
        off if off.is_zero() => "was right".to_owned(),
        off if off.is_negative() => format!("was {} over", off.abs()),
        off => format!("was {off} short"),
    };
    let how = match explained {
        explained if explained.is_zero() => String::new(),
        _ if left.is_zero() => ", and all of it is explained".to_owned(),
        explained => format!(", and {} of it is explained", explained.abs()),
    };
    format!("the drawer of night {night} {was}{how}")
}
