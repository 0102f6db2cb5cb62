//! The choices of the houses in the rule books, for tests of the engine alone.

use crate::domain::hand::house_rules::{Deals, HiLo, HouseRules, Match, PigTie};
use crate::domain::hand::odd::{Halving, Odd};
use crate::domain::house::Ruled;
use crate::domain::rank::{Customs, Ladder, LowAce, LowLadder};

const CUSTOMS: Customs = Customs {
    five: Ladder::STANDARD,
    short: Ladder::SHORT_DECK,
    three: Ladder::STANDARD,
    low: LowLadder::ACE_TO_FIVE,
    wilds_pair: false,
    low_ace: LowAce::HighOnly,
    like_in_hand: false,
};

/// Plain card-room rules.
pub(crate) fn casino() -> HouseRules {
    HouseRules {
        best_hand: by("CARDROOM", ()),
        last_in: by("CARDROOM", ()),
        uncalled: by("CARDROOM", ()),
        unshown: by("CARDROOM", ()),
        tie: by("CARDROOM", ()),
        side_pots: by("CARDROOM", true),
        odd_pot: by("CARDROOM", Odd::OneEach),
        odd_half: by("CARDROOM", Odd::OneEach),
        halving: by("CARDROOM", Halving::HighHalf),
        hilo: by("CARDROOM", HiLo::Cards),
        ..silent()
    }
}

fn silent() -> HouseRules {
    HouseRules {
        one_hand: fallback(()),
        best_hand: fallback(()),
        last_in: fallback(()),
        uncalled: fallback(()),
        unshown: fallback(()),
        tie: fallback(()),
        side_pots: fallback(true),
        odd_pot: fallback(Odd::FirstLeft),
        odd_half: fallback(Odd::FirstLeft),
        halving: fallback(Halving::HighHalf),
        customs: CUSTOMS,
        wrong_count: fallback(false),
        hilo: fallback(HiLo::ByGame),
        low: fallback(()),
        two_left: fallback(true),
        pig: fallback(true),
        pig_wins: fallback(()),
        pig_fails: fallback(PigTie::LosesAll),
        pig_spoils: fallback(true),
        unclaimed: fallback(()),
        nobody: fallback(()),
        goalpost: fallback(false),
        spade: fallback(()),
        runs: fallback(true),
        agreed: fallback(Deals::AllAgree),
        announced: fallback(true),
        miscall: fallback(false),
        as_called: fallback(false),
        level: fallback(true),
        matched: fallback(Match::PotLessFines),
        posters_owe: fallback(true),
        one_tie: fallback(false),
        game_over: fallback(()),
        back: fallback(true),
        reante: fallback(None),
        reante_by_dealer: fallback(false),
    }
}

fn by<T>(rule: &str, value: T) -> Ruled<T> {
    Ruled { value, rule: Some(rule.to_owned()) }
}

const fn fallback<T>(value: T) -> Ruled<T> {
    Ruled { value, rule: None }
}

pub(crate) fn igloo() -> HouseRules {
    HouseRules {
        best_hand: by("IGL-18", ()),
        unshown: by("IGL-19", ()),
        tie: by("IGL-17", ()),
        side_pots: by("IGL-15", true),
        odd_pot: fallback(Odd::NextGame),
        odd_half: by("IGL-34", Odd::NextGame),
        halving: by("IGL-33", Halving::HighHalf),
        ..silent()
    }
}

pub(crate) fn dave() -> HouseRules {
    HouseRules {
        best_hand: by("DAV-54", ()),
        unshown: by("DAV-53", ()),
        tie: by("DAV-57", ()),
        odd_pot: by("DAV-57", Odd::OneEach),
        odd_half: by("DAV-57", Odd::OneEach),
        halving: by("DAV-57", Halving::FirstLeft),
        ..silent()
    }
}

pub(crate) fn cause() -> HouseRules {
    HouseRules {
        one_hand: by("CAU-006", ()),
        best_hand: by("CAU-030", ()),
        last_in: by("CAU-029", ()),
        tie: by("CAU-031", ()),
        side_pots: by("CAU-027", false),
        halving: by("CAU-108", Halving::HighHalf),
        ..silent()
    }
}

pub(crate) fn pig() -> HouseRules {
    HouseRules {
        best_hand: by("PIG-55", ()),
        last_in: by("PIG-51", ()),
        unshown: by("PIG-53", ()),
        tie: by("PIG-06", ()),
        side_pots: by("PIG-37", true),
        odd_pot: by("PIG-07", Odd::FirstLeft),
        ..silent()
    }
}

pub(crate) fn mike() -> HouseRules {
    HouseRules {
        best_hand: by("MIK-31", ()),
        tie: by("MIK-19", ()),
        odd_pot: by("MIK-65", Odd::NextGame),
        odd_half: by("MIK-50", Odd::NextGame),
        halving: by("MIK-49", Halving::HighHalf),
        ..silent()
    }
}
