//! The house's bounty on seven-deuce: random hands of hold'em in which some players hold it, against a purse kept by hand.

use crate::luck::{Luck, first, times};
use engine::calling::say;
use engine::cards::{Card, Rank, deck};
use engine::formats::house::check;
use engine::hand::HouseRules;
use engine::house::House;
use engine::money::Money;
use engine::play::{Act, Dealt, End, LastPot, Next, Play, Sitter, Table, first_spots, prepare};

/// Hands.
const HANDS: u64 = 400;

const OURS: &str = "[house]\nname = \"ours\"\ncurrency = \"USD\"\n\n[bounty]\nseven_deuce = \"1.00\"\n";

#[test]
fn who_wins_with_seven_deuce_is_paid_by_each_of_the_others() {
    let house = check(OURS).expect("a sound house");
    let (mut paid, mut short, mut unshown) = (0, 0, 0);
    for seed in first()..first() + times(HANDS) {
        let (got, less, hidden) = played(&house, seed)
            .unwrap_or_else(|fault| panic!("{fault}\nHOUSEBOOK_FROM={seed} plays it again"));
        (paid, short, unshown) = (paid + got, short + less, unshown + hidden);
    }
    println!("seven-deuce: {paid} bounties, {short} of less than all, {unshown} hands won with it unseen");
    assert!(paid > 0 && short > 0 && unshown > 0, "{paid} {short} {unshown}");
}

/// How many bounties were paid, how many of them not in full, and how often it won unseen.
fn played(house: &House, seed: u64) -> Result<(u64, u64, u64), String> {
    let mut luck = Luck::new(seed);
    let players = 2 + luck.below(5);
    let stack = |luck: &mut Luck| Money::from_minor(i64::try_from(100 + 50 * luck.below(8)).expect("small"));
    let seats: Vec<_> = (0..players)
        .map(|seat| {
            Some(Sitter { name: format!("P{seat}"), stack: Some(stack(&mut luck)), ..Sitter::default() })
        })
        .collect();
    let spots = first_spots(house, luck.below(players), &seats, false).ok_or("nobody deals")?;
    let (carry, fines) = (Money::from_minor(300), Money::ZERO);
    let table = Table { seats, spots, last: LastPot::Waits, straddles: Vec::new(), carry, fines };
    let said = say("holdem", house).map_err(|no| no.to_string())?.said;
    let setup = prepare(house, &said, &table, None).map_err(|no| no.to_string())?.setup;
    let mut pack: Vec<Card> = deck::standard().into_iter().collect();
    deck::shuffle(&mut pack, &mut || (luck.word() >> 32) as u32);
    // Sevens and deuces are on top.
    pack.sort_by_key(|card| matches!(card.rank(), Some(Rank::Seven | Rank::Two)));
    let from = pack.len() - 8;
    deck::shuffle(&mut pack[from..], &mut || (luck.word() >> 32) as u32);
    let mut dealt = |count: usize| Dealt::of((0..count).map(|_| pack.pop())).expect("few cards");
    let mut play = Play::begin(&setup).map_err(|no| no.to_string())?;
    let mut seen = vec![false; players];
    let opens = luck.chance(70);
    loop {
        let act = match play.legal() {
            Next::Deal { to, down, .. } => {
                Act::Deal { seat: to.iter().next().expect("one"), cards: dealt(down) }
            }
            Next::Board { cards, .. } => Act::Board(dealt(cards)),
            Next::Bet(turn) => match turn.raise {
                Some(raise) if luck.chance(30) => Act::RaiseTo(turn.seat, raise.max.min(raise.min)),
                Some(raise) if luck.chance(10) => Act::RaiseTo(turn.seat, raise.max),
                _ if turn.call.is_positive() && luck.chance(40) => Act::Fold(turn.seat),
                _ => Act::Call(turn.seat),
            },
            Next::Show { first, .. } => {
                seen[first] = true;
                Act::Show(first, Dealt::NONE)
            }
            Next::Over => break,
            other => return Err(format!("{other:?}")),
        };
        play.apply(&act).map_err(|no| format!("{act:?}: {no}"))?;
    }
    // The last player in shows the winning hand, or doesn't.
    if let Some(seat) = play.live().only().filter(|_| opens) {
        play.apply(&Act::Show(seat, Dealt::NONE)).map_err(|no| no.to_string())?;
        seen[seat] = true;
    }
    compared(&play, house, &seen)
}

/// The purses by hand: pots first, then payments between players.
fn compared(play: &Play<'_>, house: &House, seen: &[bool]) -> Result<(u64, u64, u64), String> {
    let end = play.end(&HouseRules::of(house)).map_err(|no| no.to_string())?;
    let End::Settled(settled) = &end else { return Ok((0, 0, 0)) };
    let settlement = &settled.settlement;
    let mut purses: Vec<i64> = (0..seen.len()).map(|seat| play.stack(seat).map_or(0, Money::minor)).collect();
    for (seat, purse) in purses.iter_mut().enumerate() {
        *purse += settlement.awards()[seat].minor();
        *purse += settlement
            .returned()
            .iter()
            .filter(|(of, _)| *of == seat)
            .map(|(_, back)| back.minor())
            .sum::<i64>();
    }
    let (mut paid, mut short, mut unshown) = (0, 0, 0);
    for to in 0..seen.len() {
        let mut ranks: Vec<Rank> = play.cards(to).iter().flatten().filter_map(|card| card.rank()).collect();
        ranks.sort_unstable();
        if ranks != [Rank::Two, Rank::Seven] || !settlement.awards()[to].is_positive() {
            continue;
        }
        if !seen[to] {
            unshown += 1;
            continue;
        }
        for from in (0..seen.len()).filter(|from| *from != to) {
            let amount = purses[from].min(100);
            purses[from] -= amount;
            purses[to] += amount;
            paid += u64::from(amount > 0);
            short += u64::from(amount < 100);
        }
    }
    let mut stacks: Vec<Option<Money>> = (0..seen.len()).map(|seat| play.stack(seat)).collect();
    end.pay(&mut stacks).map_err(|no| no.to_string())?;
    let stacks: Vec<i64> = stacks.into_iter().map(|stack| stack.map_or(0, Money::minor)).collect();
    if stacks != purses {
        return Err(format!("{stacks:?} lies there, and {purses:?} should"));
    }
    Ok((paid, short, unshown))
}
