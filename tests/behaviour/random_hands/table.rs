//! A table for a random hand: the game, the limits, the stacks, who posts what.

use crate::luck::Luck;
use engine::formats::house::{preset, preset_names};
use engine::games::{Deed, GameRow, Highs, ROWS, Step};
use engine::hand::HouseRules;
use engine::money::{Currency, Money};
use engine::play::{
    BetLimits, DealersCall, HandStakes, LastPot, Openers, Place, Reopen, Setup, Sitter, Span, Straddle,
    Structure, first_spots, prepare,
};

/// A built-in house, ready to settle.
pub struct House {
    pub name: &'static str,
    pub profile: engine::house::House,
    pub rules: HouseRules,
}

impl House {
    pub fn all() -> Vec<Self> {
        let house = |name| {
            let profile = preset(name).expect("it comes along");
            Self { name, rules: HouseRules::of(&profile), profile }
        };
        preset_names().map(house).collect()
    }
}

pub struct Table {
    pub row: &'static GameRow,
    pub setup: Setup,
    /// True if it is played with the house's own limits, antes and blinds.
    pub of_house: bool,
}

impl Table {
    /// Every game in turn, the rest at random.
    pub fn set(luck: &mut Luck, house: &House, seed: u64) -> Self {
        let row = &ROWS[usize::try_from(seed / 2).expect("small") % ROWS.len()];
        let most = row.most_players().min(10);
        let players = 2 + luck.below(most.saturating_sub(1));
        // Half of the hands use the house's own limits, antes and blinds, the others any.
        if luck.chance(50)
            && let Some(setup) = of_house(luck, house, row, players)
        {
            return Self { row, setup, of_house: true };
        }
        let unit = luck.pick(&[1, 5, 25]);
        let open = has_betting_on_open_cards(row);
        let blinds = !open && luck.chance(60) && row.course.steps().iter().any(is_bet);
        let mut places = vec![Place::default(); players];
        let (antes, antes_matched) = (!blinds && luck.chance(80), luck.chance(50));
        for place in &mut places {
            let stack = (1 + luck.below(200)) as i64 * unit * if luck.chance(30) { 1 } else { 10 };
            *place = Place { dealt: true, stack: Some(Money::from_minor(stack)), ..*place };
            // Matched antes are the same for all; others are in the main pot, no matter who pays them.
            if antes && (antes_matched || luck.chance(70)) {
                place.ante = Money::from_minor(unit);
            }
        }
        let big = Money::from_minor(2 * unit);
        if blinds {
            let (small, large) = if players == 2 { (1, 0) } else { (0, 1) };
            places[small].blind = Money::from_minor(unit);
            places[large].blind = big;
        }
        let bring_in = open && luck.chance(40);
        let openers = match row.game.highs {
            _ if !open => Openers::BLINDS,
            Highs::Not => Openers::RAZZ,
            _ => Openers::STUD,
        };
        let course = if house.rules.hilo.value == engine::hand::HiLo::Declare
            && row.game.second() == engine::games::Second::Low
        {
            row.course.with_declare(luck.chance(50))
        } else {
            row.course.clone()
        };
        let setup = Setup {
            limits: limits(luck, big, house.rules.side_pots.value),
            openers,
            places,
            button: players - 1,
            bring_in: if bring_in { Money::from_minor(unit) } else { Money::ZERO },
            antes_matched,
            unit: Money::from_minor(unit),
            carry: Money::from_minor(unit * luck.below(3) as i64),
            ..Setup::bare(row.game, course, Currency::POINTS)
        };
        Self { row, setup, of_house: false }
    }
}

fn is_bet(step: &Step) -> bool {
    matches!(step, Step::Bet(_))
}

fn limits(luck: &mut Luck, big: Money, side_pots: bool) -> BetLimits {
    let double = Money::from_minor(big.minor() * 2);
    let plain = match luck.below(4) {
        0 => BetLimits::no_limit(big),
        1 => BetLimits { structure: Structure::PotLimit, ..BetLimits::no_limit(big) },
        2 => BetLimits::fixed(big, double),
        _ => {
            let span = |most: Money| Span { bet_max: Some(most), raise_max: Some(most), ..Span::default() };
            let total = luck.chance(50).then(|| Money::from_minor(double.minor() * 2));
            let early = Span { total, ..span(big) };
            let (structure, cap) = (Structure::Spread, Some(3));
            BetLimits {
                structure,
                early,
                predeclare: span(double),
                last: span(double),
                cap,
                last_raise: false,
                ..BetLimits::no_limit(big)
            }
        }
    };
    BetLimits {
        heads_up_free: luck.chance(30),
        check_raise: luck.chance(70),
        raise_self: luck.chance(20),
        reopen: luck.pick(&[Reopen::Always, Reopen::Cumulative, Reopen::Full]),
        all_in: side_pots,
        ..plain
    }
}

/// The hand as the house plays it; none if it plays another game.
fn of_house(luck: &mut Luck, house: &House, row: &GameRow, players: usize) -> Option<Setup> {
    let profile = &house.profile;
    let unit = profile.unit().minor();
    let stack = |luck: &mut Luck| (4 + luck.below(400)) as i64 * unit * if luck.chance(30) { 1 } else { 10 };
    let sitter = |seat: usize, luck: &mut Luck| Sitter {
        name: format!("P{seat}"),
        stack: Some(Money::from_minor(stack(luck))),
        ..Sitter::default()
    };
    let seats: Vec<_> = (0..players).map(|seat| Some(sitter(seat, luck))).collect();
    let stakes = matches!(house.name, "dave" | "casino").then_some(".25/.50");
    let blinds = HandStakes::of_house(profile, stakes).ok()?.stakes.is_some();
    let spots = first_spots(profile, luck.below(players), &seats, blinds)?;
    let straddles = if house.name == "dave" && players > 3 && luck.chance(30) {
        vec![((spots.button + 3) % players, Straddle::Live)]
    } else {
        Vec::new()
    };
    let last = luck.pick(&[LastPot::None, LastPot::Waits]);
    let carry = Money::from_minor(unit * luck.below(3) as i64);
    let table = engine::play::Table { seats, spots, last, straddles, carry, fines: Money::ZERO };
    let called = DealersCall::plain(row.game, row.course.clone());
    prepare(profile, &called, &table, stakes).ok().map(|prepared| prepared.setup)
}

/// True if cards are face up while there is betting: stud and razz.
fn has_betting_on_open_cards(row: &GameRow) -> bool {
    let steps = row.course.steps();
    let is_open = |step: &Step| match step {
        Step::Deal { up, .. } => *up > 0,
        Step::Own { deed, .. } => *deed == Deed::Roll,
        _ => false,
    };
    let dealt = steps.iter().position(is_open);
    let bets = steps.iter().rposition(|step| matches!(step, Step::Bet(_)));
    dealt.zip(bets).is_some_and(|(dealt, bets)| dealt < bets)
}
