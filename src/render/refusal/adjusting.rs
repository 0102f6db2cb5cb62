//! What is wrong with a fact found after the close, in words, and what the drawer was off by.

use crate::render::refusal::said::Said;
use ledger::refusal::{AdjustNoticed, AdjustRefused, DrawerWas};

pub(super) fn said(why: &AdjustRefused) -> Said {
    match why {
        AdjustRefused::NightOpen { night } => Said::new(
            "night-open",
            format!("night {night} is still open: fix the mistake with a count or an undo"),
        )
        .or("log"),
        AdjustRefused::Nothing => Said::new("amount-not-positive", "an adjustment of zero changes nothing"),
        AdjustRefused::AgainstUnsaid { night } => {
            let message =
                format!("night {night} had no banker, so say who pays or gets it: a player or house");
            Said::new("against-unsaid", message).or("adjust --help")
        }
        AdjustRefused::BankSettled { night } => Said::new(
            "bank-wound-up",
            format!(
                "night {night}'s bank is already settled, so make the adjustment against that night's banker"
            ),
        )
        .or(format!("night {night}")),
        AdjustRefused::NobodyElse => Said::new(
            "same-party",
            "both sides of this adjustment are the same; name somebody else for one of them",
        )
        .or("adjust --help"),
        AdjustRefused::DrawerNotOff { drawer, amount } => {
            let paid = if amount.is_negative() { "into" } else { "out of" };
            let (was, amount) = (drawer_was(drawer), amount.abs());
            Said::new(
                "drawer-not-off",
                format!("{was}, so {amount} paid {paid} the drawer can't be part of it"),
            )
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
        _ if left.is_zero() => ", and all of that is explained".to_owned(),
        explained => format!(", and {} of that is explained", explained.abs()),
    };
    format!("night {night}'s drawer {was}{how}")
}
