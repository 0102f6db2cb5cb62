//! Random hands: every game of the table, two to ten players, every house, legal to the end.
//!
//! What `legal` names is done, what it doesn't name is refused and changes nothing, no hand gets stuck, and no chip
//! appears or vanishes. `HOUSEBOOK_SEED=n` plays only the hand of that seed.

mod pack;
mod table;
mod wrong;

use crate::luck::{Luck, first, setting, times};
use engine::hand::Declares;
use engine::money::Money;
use engine::play::{Act, Dealt, End, Intent, Next, Play, RaiseTo, Ruling, Turn};
use engine::refusal::Instead;
use pack::Pack;
use std::collections::BTreeMap;
use table::{House, Table};

/// Hands by default.
const HANDS: u64 = 10_000;

/// Hands that once ended wrong: all hands but one were dead before the betting; somebody without chips posted the bring-in where
/// every bet must be covered; cards were discarded between the last card of the deck and the shuffle.
const ENDED_WRONG: [u64; 3] = [549_738, 663_723, 540_210];

/// More acts than any hand takes: ten players who raise to the last chip.
const ACTS_MAX: usize = 2_000;

#[derive(Default)]
struct Tally {
    hands: u64,
    acts: u64,
    wrong: u64,
    showdowns: u64,
    games: BTreeMap<&'static str, u64>,
    /// Hands played by the limits, antes and blinds of each house.
    houses: BTreeMap<&'static str, u64>,
}

#[test]
fn random_legal_hands_conserve_chips_and_never_get_stuck() {
    let houses = House::all();
    if let Some(seed) = setting("HOUSEBOOK_SEED") {
        played(seed, &houses, &mut Tally::default()).unwrap_or_else(|fault| panic!("{fault}"));
        return;
    }
    for seed in ENDED_WRONG {
        played(seed, &houses, &mut Tally::default()).unwrap_or_else(|fault| panic!("{seed}: {fault}"));
    }
    let wanted = times(HANDS);
    let halves: Vec<Tally> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..2).map(|half| scope.spawn(move || play_half(half, wanted, &House::all()))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    let sum = |of: fn(&Tally) -> u64| halves.iter().map(of).sum::<u64>();
    let (hands, acts, wrong, showdowns) =
        (sum(|t| t.hands), sum(|t| t.acts), sum(|t| t.wrong), sum(|t| t.showdowns));
    println!("random hands: {hands} hands, {acts} acts, {wrong} wrong acts refused, {showdowns} showdowns");
    if wanted >= HANDS {
        let all = engine::games::ROWS.len();
        assert!(halves.iter().all(|tally| tally.games.len() == all), "every game is played");
        let least = halves.iter().flat_map(|tally| tally.houses.values()).min().copied();
        assert!(
            halves.iter().all(|tally| tally.houses.len() == 6) && least > Some(wanted / (80 * all as u64)),
            "every house plays: {least:?}"
        );
        assert!(wrong > hands && showdowns > hands / 10, "wrong acts and showdowns happen");
    }
}

fn play_half(half: u64, wanted: u64, houses: &[House]) -> Tally {
    let mut tally = Tally::default();
    for seed in (first()..first() + wanted).filter(|seed| seed % 2 == half) {
        if let Err(fault) = played(seed, houses, &mut tally) {
            panic!("{fault}\nHOUSEBOOK_SEED={seed} plays it again");
        }
    }
    tally
}

/// Plays the hand of a seed to its end.
fn played(seed: u64, houses: &[House], tally: &mut Tally) -> Result<(), String> {
    let mut luck = Luck::new(seed);
    let house = &houses[luck.below(houses.len())];
    let table = Table::set(&mut luck, house, seed);
    let name = table.setup.game.name;
    let mut pack = Pack::shuffled(&mut luck, table.row);
    let mut play = Play::begin(&table.setup).map_err(|no| format!("{name}: cannot begin: {no}"))?;
    for _ in 0..ACTS_MAX {
        let next = play.legal();
        if next == Next::Over && bought_for_the_next_pot(&mut play, house)? {
            continue;
        }
        if next == Next::Over {
            return ended(&play, house, &table, tally)
                .map_err(|fault| format!("{name} at {}: {fault}", house.name));
        }
        if luck.chance(30) {
            tally.wrong +=
                wrong::tried(&play, &next, &mut luck).map_err(|fault| format!("{name}: {fault}"))?;
        }
        if luck.chance(3) {
            // What may come at any time; a refusal is as good as an act, as long as no chip is lost.
            let _refused = play.apply(&besides(&play, &mut luck));
            conserved(&play, &table)?;
            continue;
        }
        let act =
            chosen(&play, &next, &mut luck, &mut pack).map_err(|no| format!("{name}: {next:?}: {no}"))?;
        play.apply(&act).map_err(|no| format!("{name}: {next:?} allows {act:?}, but: {no}"))?;
        tally.acts += 1;
        conserved(&play, &table)?;
    }
    Err(format!("{name}: no end after {ACTS_MAX} acts"))
}

/// One of the things that interrupt a hand.
fn besides(play: &Play<'_>, luck: &mut Luck) -> Act {
    let seat = luck.below(play.setup().places.len());
    match luck.below(10) {
        0 => Act::Kill(seat),
        1 => Act::Fine(seat, play.setup().unit),
        2 => Act::Muck(seat),
        3 => Act::Retrieve(seat),
        4 => Act::Miscall(seat),
        5 if luck.chance(10) => Act::Misdeal,
        6 => Act::Rule(Box::new(Ruling { by: "Ann".to_owned(), why: "it was fair".to_owned() })),
        7 => Act::Redeal,
        8 => Act::Intend(seat, luck.pick(&[Intent::Fold, Intent::Check, Intent::Call, Intent::Raise])),
        _ => Act::Runs(2),
    }
}

/// One of the things that may happen now.
fn chosen(play: &Play<'_>, next: &Next, luck: &mut Luck, pack: &mut Pack) -> Result<Act, String> {
    Ok(match next {
        // Cards dealt to others may have been the last.
        Next::Deal { to, down, up } if pack.left() < play.cards_due() && !to.is_empty() => {
            let is_taken = |act: &Act| play.clone().apply(act).is_ok();
            match down + up {
                // Somebody is all-in for less: one card for all, or whatever the host says.
                _ if is_taken(&Act::Redeal) => Act::Redeal,
                cards if cards <= pack.left() => Act::Board(pack.dealt(cards, luck)?),
                _ if play.may_misdeal() => Act::Misdeal,
                _ => Act::Rule(Box::new(Ruling { by: "Ann".to_owned(), why: "no cards left".to_owned() })),
            }
        }
        Next::Deal { to, down, up } => {
            let seat = to.iter().next().expect("somebody is dealt to");
            let cards = pack.dealt(down + up, luck)?;
            Act::Deal { seat, cards }
        }
        Next::Blind(cards) => Act::Blind(pack.dealt(*cards, luck)?),
        Next::Board { cards, .. } => Act::Board(pack.dealt(*cards, luck)?),
        Next::Bet(turn) => bet(*turn, luck, play),
        Next::Draw { owed, .. } if luck.chance(50) && !owed.is_empty() => {
            let seat = owed.iter().next().expect("somebody waits for cards");
            Act::Deal { seat, cards: pack.dealt(1, luck)? }
        }
        Next::Draw { seat, most, .. } => {
            let held = play.cards(*seat);
            let thrown = luck.below((*most).min(held.len()).min(pack.left()) + 1);
            let cards = Dealt::of(held.iter().take(thrown).copied()).expect("few cards");
            pack.back(&cards);
            Act::Draw(*seat, cards)
        }
        Next::Own { to, deed, cards } => {
            let seat = to.iter().next().expect("somebody has cards");
            let held = play.cards(seat).iter().enumerate().filter(|(place, _)| !play.is_up(seat, *place));
            let mut held: Vec<_> = held.map(|(_, card)| *card).collect();
            let first = luck.below(held.len());
            held.rotate_left(first);
            let cards = Dealt::of(held.into_iter().take(*cards)).expect("few cards");
            Act::Own { seat, deed: *deed, cards }
        }
        Next::Asked(asked) => match luck.below(4) {
            0 if asked.card => Act::Decline(asked.seat),
            0 => Act::Fold(asked.seat),
            _ if asked.short.is_positive() => Act::Chips(asked.seat, asked.short),
            _ => Act::Pay(asked.seat),
        },
        Next::Declare(seats) => {
            let sides = [Declares::High, Declares::Low, Declares::Both];
            Act::Declare(seats.iter().next().expect("somebody declares"), luck.pick(&sides))
        }
        Next::Drop(seats) => {
            let seat = seats.iter().next().expect("somebody decides");
            if luck.chance(40) { Act::Drop(seat) } else { Act::Stay(seat) }
        }
        Next::Show { first, .. } => Act::Show(*first, Dealt::NONE),
        Next::Over => unreachable!("the hand is over"),
    })
}

fn bet(turn: Turn, luck: &mut Luck, play: &Play<'_>) -> Act {
    let seat = turn.seat;
    match (turn.held, turn.raise) {
        (Some(Intent::Fold), _) => return Act::Fold(seat),
        (Some(Intent::Raise), Some(raise)) => return Act::RaiseTo(seat, amount(raise, luck, play)),
        (Some(_), _) if turn.short.is_zero() => return Act::Call(seat),
        (Some(_), _) => return Act::Chips(seat, turn.short),
        (None, _) => {}
    }
    match (luck.below(10), turn.raise, turn.bring_in) {
        (0..=2, Some(raise), _) => Act::RaiseTo(seat, amount(raise, luck, play)),
        (_, _, Some(_)) => Act::BringIn(seat),
        (3..=5, ..) if turn.call.is_positive() => Act::Fold(seat),
        _ if turn.short.is_positive() && luck.chance(50) => Act::Fold(seat),
        _ if turn.short.is_positive() => Act::Chips(seat, turn.short),
        _ => Act::Call(seat),
    }
}

/// The least, the most, or a multiple of the unit between.
fn amount(raise: RaiseTo, luck: &mut Luck, play: &Play<'_>) -> Money {
    let unit = play.setup().unit.minor();
    let between = (raise.max.minor() - raise.min.minor()) / unit;
    match luck.below(4) {
        0 => raise.max,
        1 | 2 => raise.min,
        _ => {
            let steps =
                i64::try_from(luck.below(usize::try_from(between).expect("a range") + 1)).expect("small");
            let some = raise.min.minor() + steps * unit;
            if some % unit == 0 { Money::from_minor(some) } else { raise.min }
        }
    }
}

/// The chips on the table are exactly those that came to it.
fn conserved(play: &Play<'_>, table: &Table) -> Result<(), String> {
    let seats = 0..table.setup.places.len();
    let before: i64 = table.setup.places.iter().filter_map(|place| place.stack).map(Money::minor).sum();
    let stacks: i64 = seats.filter_map(|seat| play.stack(seat)).map(Money::minor).sum();
    let bought = stacks + play.pot().minor() - table.setup.carry.minor() - before;
    if bought < 0 || (bought > 0 && table.setup.limits.all_in) {
        return Err(format!("{before} chips became {}", before + bought));
    }
    Ok(())
}

/// True if a loser had too few chips for what they owe the next pot, and bought them.
fn bought_for_the_next_pot(play: &mut Play<'_>, house: &House) -> Result<bool, String> {
    let Err(no) = play.end(&house.rules) else { return Ok(false) };
    if no.code != "match-not-covered" {
        return Ok(false);
    }
    let Some(Instead::BuyInHand { name, amount }) = no.instead else { return Err("it buys nothing".into()) };
    let setup = play.setup();
    let seat = (0..setup.places.len()).find(|seat| setup.name(*seat) == name).ok_or("nobody")?;
    play.apply(&Act::Chips(seat, amount.money)).map_err(|no| format!("{amount} is refused: {no}"))?;
    Ok(true)
}

/// The hand settles, and pays out what went in.
fn ended(play: &Play<'_>, house: &House, table: &Table, tally: &mut Tally) -> Result<(), String> {
    let put_in: i64 = (0..table.setup.places.len()).map(|seat| play.put_in(seat).minor()).sum();
    if put_in + table.setup.carry.minor() != play.pot().minor() {
        return Err(format!("the pot says {}, the players {put_in}", play.pot().minor()));
    }
    match play.end(&house.rules).map_err(|no| format!("not settled: {no}"))? {
        End::Settled(settled) => {
            let paid: i64 = settled.settlement.awards().iter().map(|award| award.minor()).sum();
            let back = settled.settlement.returned().iter().map(|(_, amount)| amount.minor()).sum::<i64>();
            let dead = settled.returned.map_or(0, |(_, amount)| amount.minor());
            let out = paid + back + dead + settled.settlement.carry().minor();
            if out != play.pot().minor() {
                return Err(format!("{out} came out of {}", play.pot().minor()));
            }
            tally.showdowns += u64::from(play.live().count() > 1);
        }
        End::Returned(back) => {
            let back: i64 = back.iter().map(|(_, amount)| amount.minor()).sum();
            if back != put_in {
                return Err(format!("{back} went back of {put_in}"));
            }
        }
        End::Waits { carry, .. } if carry == play.pot() => {}
        End::Waits { carry, .. } => return Err(format!("{carry:?} waits of {:?}", play.pot())),
    }
    tally.hands += 1;
    *tally.games.entry(table.setup.game.name).or_default() += 1;
    *tally.houses.entry(house.name).or_default() += u64::from(table.of_house);
    Ok(())
}
