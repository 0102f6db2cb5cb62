//! A hand of a game somebody wrote, dealt out and settled, so that he sees whether it is the game he means.

use crate::render::hands;
use engine::cards::{Card, Holding, deck};
use engine::games::{GameRow, Step};
use engine::hand::{Contestant, Dropped, HouseRules, Seats, Showdown, Stake, settle};
use engine::house::House;
use engine::money::Money;
use engine::rank::Joker;
use engine::refusal::Refusal;

/// Players of a sample.
const PLAYERS: [&str; 3] = ["Ann", "Bob", "Cay"];

/// What each puts in, in the smallest amounts of the house: it can be halved and shared often.
const BET: i64 = 120;

/// A hand as it could go at that house; the same game is always dealt the same cards.
pub fn sample(row: &GameRow, house: &House) -> Result<String, Refusal> {
    let rules = HouseRules::of(house);
    let game = row.game;
    let mut pack: Vec<Card> = deck::standard().into_iter().filter(|card| game.has(*card)).collect();
    pack.extend((game.wilds.joker != Joker::Absent).then_some(Card::JOKER));
    let mut state = row.name().bytes().fold(7_u64, |state, byte| next(state ^ u64::from(byte)));
    deck::shuffle(&mut pack, &mut || {
        state = next(state);
        (state >> 33) as u32
    });
    let players = row.most_players().min(PLAYERS.len());
    let mut pack = pack.into_iter();
    let bet = bet(house)?;
    let seats = PLAYERS.iter().take(players);
    let contestants = seats.map(|name| Contestant {
        name: (*name).to_owned(),
        stake: Stake { bet, ..Stake::default() },
        cards: hand(row, &mut pack),
        ..Contestant::default()
    });
    let contestants: Vec<Contestant> = contestants.collect();
    let all: Seats = (0..players).collect();
    let blind = (row.course.blind() > 0).then(|| Holding::unmarked(take(&mut pack, row.course.blind())));
    let drops = row.has_step(|step| step == Step::Drop);
    let dropped = Dropped { dealt: all, stayed: all, let_out: Seats::NONE, blind, stacks: None };
    let drop = drops.then_some(dropped);
    let board = take(&mut pack, game.board).into();
    let showdown =
        Showdown { board, drop, ..Showdown::new(game, house.currency(), house.unit(), contestants) };
    let settled = settle(&showdown, &rules)?;
    let told = showdown.told(settled.reasons(), &rules);
    Ok(hands::settled(&showdown, &settled, &game.scheme(&rules.ranking.customs), &told))
}

/// What each puts in, as it is said.
pub fn each(house: &House) -> Result<String, Refusal> {
    Ok(house.currency().shown(bet(house)?))
}

fn bet(house: &House) -> Result<Money, Refusal> {
    Ok(house.unit().times(BET)?)
}

/// A player's cards as the course deals them, those up marked.
fn hand(row: &GameRow, pack: &mut impl Iterator<Item = Card>) -> Holding {
    let marked = row.course.open() > 0 && row.course.open() < row.course.dealt();
    let mut holding = Holding::default();
    for step in row.course.steps() {
        let Step::Deal { down, up } = *step else { continue };
        let hole = std::iter::repeat_n(true, usize::from(down));
        let open = std::iter::repeat_n(false, usize::from(up));
        hole.chain(open).zip(&mut *pack).for_each(|(hole, card)| holding.push(card, hole && marked));
    }
    holding
}

fn take(pack: &mut impl Iterator<Item = Card>, cards: usize) -> Vec<Card> {
    pack.take(cards).collect()
}

const fn next(state: u64) -> u64 {
    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}
