//! The choices of the houses in the rule books, for tests of the engine alone.

use crate::domain::hand::house_rules::{HouseRules, Ruled};
use crate::domain::hand::odd::{Halving, Odd};

/// Plain card-room rules.
pub(crate) fn casino() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("CARDROOM", ()),
        last_in: Ruled::by("CARDROOM", ()),
        uncalled: Ruled::by("CARDROOM", ()),
        unshown: Ruled::by("CARDROOM", ()),
        tie: Ruled::by("CARDROOM", ()),
        side_pots: Ruled::by("CARDROOM", true),
        odd_pot: Ruled::by("CARDROOM", Odd::OneEach),
        odd_half: Ruled::by("CARDROOM", Odd::OneEach),
        halving: Ruled::by("CARDROOM", Halving::HighHalf),
    }
}

fn silent() -> HouseRules {
    HouseRules {
        best_hand: Ruled::fallback(()),
        last_in: Ruled::fallback(()),
        uncalled: Ruled::fallback(()),
        unshown: Ruled::fallback(()),
        tie: Ruled::fallback(()),
        side_pots: Ruled::fallback(true),
        odd_pot: Ruled::fallback(Odd::FirstLeft),
        odd_half: Ruled::fallback(Odd::FirstLeft),
        halving: Ruled::fallback(Halving::HighHalf),
    }
}

pub(crate) fn igloo() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("IGL-18", ()),
        unshown: Ruled::by("IGL-19", ()),
        tie: Ruled::by("IGL-17", ()),
        side_pots: Ruled::by("IGL-15", true),
        odd_pot: Ruled::fallback(Odd::NextGame),
        odd_half: Ruled::by("IGL-34", Odd::NextGame),
        halving: Ruled::by("IGL-33", Halving::HighHalf),
        ..silent()
    }
}

pub(crate) fn dave() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("DAV-54", ()),
        unshown: Ruled::by("DAV-53", ()),
        tie: Ruled::by("DAV-57", ()),
        odd_pot: Ruled::by("DAV-57", Odd::OneEach),
        odd_half: Ruled::by("DAV-57", Odd::OneEach),
        halving: Ruled::by("DAV-57", Halving::FirstLeft),
        ..silent()
    }
}

pub(crate) fn cause() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("CAU-030", ()),
        last_in: Ruled::by("CAU-029", ()),
        tie: Ruled::by("CAU-031", ()),
        side_pots: Ruled::by("CAU-027", false),
        halving: Ruled::by("CAU-108", Halving::HighHalf),
        ..silent()
    }
}

pub(crate) fn pig() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("PIG-55", ()),
        last_in: Ruled::by("PIG-51", ()),
        unshown: Ruled::by("PIG-53", ()),
        tie: Ruled::by("PIG-06", ()),
        side_pots: Ruled::by("PIG-37", true),
        odd_pot: Ruled::by("PIG-07", Odd::FirstLeft),
        ..silent()
    }
}

pub(crate) fn mike() -> HouseRules {
    HouseRules {
        best_hand: Ruled::by("MIK-31", ()),
        tie: Ruled::by("MIK-19", ()),
        odd_pot: Ruled::by("MIK-65", Odd::NextGame),
        odd_half: Ruled::by("MIK-50", Odd::NextGame),
        halving: Ruled::by("MIK-49", Halving::HighHalf),
        ..silent()
    }
}
