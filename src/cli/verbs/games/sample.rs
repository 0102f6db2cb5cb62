//! A hand of a game somebody wrote, dealt and settled, so that they see whether it is the game they mean.

use crate::render::hands;
use engine::cards::{Card, deck};
use engine::games::{Deed, GameRow, Step};
use engine::hand::{Declares, HiLo, HouseRules};
use engine::house::House;
use engine::money::Money;
use engine::play::{Act, BetLimits, Dealt, End, Next, Place, Play, Setup};
use engine::rank::Joker;
use engine::refusal::Refusal;

/// Players of a sample.
const PLAYERS: [&str; 3] = ["Ann", "Bob", "Cay"];

/// What each puts in, in the house's smallest amounts: it can be halved and split many ways.
const BET: i64 = 120;

/// A hand as it could go at that house; the same game always gets the same cards.
pub fn sample(row: &GameRow, house: &House) -> Result<String, Refusal> {
    let rules = HouseRules::of(house);
    let mut pack: Vec<Card> = deck::standard().into_iter().filter(|card| row.game.has(*card)).collect();
    pack.extend((row.game.wilds.joker != Joker::Absent).then_some(Card::JOKER));
    let mut state = row.name().bytes().fold(7_u64, |state, byte| next(state ^ u64::from(byte)));
    deck::shuffle(&mut pack, &mut || {
        state = next(state);
        (state >> 33) as u32
    });
    let setup = setup(row, house)?;
    let mut play = Play::begin(&setup)?;
    let mut pack = pack.into_iter();
    while let Some(act) = next_act(&play, &mut pack) {
        play.apply(&act)?;
    }
    let end = play.end(&rules)?;
    let told = end.told(&setup, &rules);
    // Everybody stays in to the end.
    let End::Settled(mut settled) = end else { return Ok(String::new()) };
    for (player, name) in settled.showdown.players.iter_mut().zip(PLAYERS) {
        name.clone_into(&mut player.name);
    }
    let scheme = settled.showdown.game.scheme(&rules.ranking.customs);
    Ok(hands::settled(&settled.showdown, &settled.settlement, &scheme, &told))
}

/// The table before the first card: everybody puts in the same, and nobody has to bet.
fn setup(row: &GameRow, house: &House) -> Result<Setup, Refusal> {
    let players = row.most_players().min(PLAYERS.len());
    let place = Place { dealt: true, ante: bet(house)?, ..Place::default() };
    Ok(Setup {
        limits: BetLimits::no_limit(house.unit()),
        places: vec![place; players],
        names: PLAYERS.iter().take(players).map(|name| (*name).to_owned()).collect(),
        button: players.saturating_sub(1),
        unit: house.unit(),
        // At the casino cards speak; a game that declares says so itself.
        hilo: row.has_step(|step| step == Step::Declare).then_some(HiLo::Declare),
        ..Setup::bare(row.game, row.course.clone(), house.currency())
    })
}

/// What happens next if players check, stand pat, pay for cards and stay in.
fn next_act(play: &Play<'_>, pack: &mut impl Iterator<Item = Card>) -> Option<Act> {
    let mut dealt = |cards: usize| Dealt::of(pack.by_ref().take(cards).map(Some)).unwrap_or(Dealt::NONE);
    Some(match play.legal() {
        Next::Deal { to, down, up } => {
            Act::Deal { seat: to.iter().next()?, cards: dealt(down.saturating_add(up)) }
        }
        Next::Blind(cards) => Act::Blind(dealt(cards)),
        Next::Board { cards, .. } => Act::Board(dealt(cards)),
        Next::Bet(turn) => Act::Call(turn.seat),
        Next::Draw { seat, .. } => Act::Draw(seat, Dealt::NONE),
        Next::Own { to, deed, cards } => {
            let seat = to.iter().next()?;
            Act::Own { seat, deed, cards: given(play, seat, deed, cards) }
        }
        Next::Asked(asked) => Act::Pay(asked.seat),
        Next::Declare(to) => {
            let seat = to.iter().next()?;
            Act::Declare(seat, if seat == 0 { Declares::Low } else { Declares::High })
        }
        Next::Drop(to) => Act::Stay(to.iter().next()?),
        Next::Show { first, .. } => Act::Show(first, Dealt::NONE),
        Next::Over => return None,
    })
}

/// The lowest face-down cards are discarded or passed; the first ones are turned up.
fn given(play: &Play<'_>, seat: usize, deed: Deed, cards: usize) -> Dealt {
    let own = play.cards(seat).iter().enumerate();
    let mut down: Vec<Card> =
        own.filter(|(place, _)| !play.is_up(seat, *place)).filter_map(|(_, card)| *card).collect();
    if deed != Deed::Roll {
        down.sort_by_key(|card| card.rank());
    }
    Dealt::of(down.into_iter().take(cards).map(Some)).unwrap_or(Dealt::NONE)
}

/// What each puts in, in words.
pub fn each(house: &House) -> Result<String, Refusal> {
    Ok(house.currency().shown(bet(house)?))
}

fn bet(house: &House) -> Result<Money, Refusal> {
    Ok(house.unit().times(BET)?)
}

const fn next(state: u64) -> u64 {
    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::chosen_house::chosen;
    use engine::games::ROWS;

    #[test]
    fn every_game_of_the_table_can_be_shown_by_a_hand_of_it() {
        let casino = chosen("casino").expect("comes along").house;
        for row in ROWS {
            let told = sample(row, &casino).unwrap_or_else(|refusal| panic!("{}: {refusal}", row.name()));
            assert!(told.contains(" gets ") || told.contains("carries over"), "{}: {told}", row.name());
        }
    }
}
