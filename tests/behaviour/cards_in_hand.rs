//! What players do with their own cards, and what follows when cards fall face up: random hands against a second, simple model
//! that keeps piles of cards and one list of the cards as they fell.

use crate::luck::{Luck, first, times};
use engine::calling::say;
use engine::cards::{Card, Rank, deck};
use engine::formats::house::preset;
use engine::games::{Deed, PassWay, ROWS};
use engine::hand::HouseRules;
use engine::money::Money;
use engine::play::{Act, Dealt, End, LastPot, Next, Play, Setup, Sitter, Table, first_spots, prepare};
use std::collections::BTreeMap;

/// Hands of each game.
const HANDS: u64 = 60;

/// What somebody watching the table notes.
#[derive(Default)]
struct Watched {
    /// The pile of each seat.
    piles: BTreeMap<usize, Vec<Card>>,
    /// What was put on the table to be passed.
    passing: BTreeMap<usize, Vec<Card>>,
    /// Cards face up, by step, round of the deal and place from the dealer's left.
    fell: BTreeMap<(usize, usize, usize), Card>,
    /// Threes that were paid for, and fours that brought a card, by seat.
    paid: BTreeMap<usize, usize>,
    more: BTreeMap<usize, usize>,
}

#[test]
fn piles_of_cards_and_falling_cards_are_as_a_watcher_notes_them() {
    let games = ROWS.iter().filter(|row| row.course.has_deeds(|_| true) || !row.game.falls.is_none());
    let games: Vec<&str> = games.map(|row| row.name()).collect();
    let mut seen = BTreeMap::new();
    for game in &games {
        for seed in first()..first() + times(HANDS) {
            watched(game, seed, &mut seen).unwrap_or_else(|fault| panic!("{game}, seed {seed}: {fault}"));
        }
    }
    println!("watched: {} hands of {} games, {seen:?}", games.len() as u64 * times(HANDS), games.len());
    for what in
        ["passed", "thrown away", "turned up", "paid", "one more card", "a rank followed", "none followed"]
    {
        assert!(seen.contains_key(what), "{what} never happened: {seen:?}");
    }
}

fn setup(game: &str, luck: &mut Luck) -> Setup {
    let mike = preset("mike").expect("it comes along");
    let row = engine::games::row(game).expect("it is in the table");
    let players = 2 + luck.below(row.most_players().min(7) - 1);
    let sitter = |seat: usize| Sitter {
        name: format!("P{seat}"),
        stack: Some(Money::from_minor(500 + 100 * luck_of(seat))),
        ..Sitter::default()
    };
    let seats: Vec<_> = (0..players).map(|seat| Some(sitter(seat))).collect();
    let spots = first_spots(&mike, luck.below(players), &seats, false).expect("somebody deals");
    let (carry, fines) = (Money::ZERO, Money::ZERO);
    let table = Table { seats, spots, last: LastPot::None, straddles: Vec::new(), carry, fines };
    let said = say(game, &mike).expect("it is called").said;
    prepare(&mike, &said, &table, None).expect("it begins").setup
}

fn luck_of(seat: usize) -> i64 {
    i64::try_from(seat * 7 % 5).expect("small")
}

fn watched(game: &str, seed: u64, seen: &mut BTreeMap<&'static str, u64>) -> Result<(), String> {
    let mut luck = Luck::new(seed);
    let setup = setup(game, &mut luck);
    let rules = HouseRules::of(&preset("mike").expect("it comes along"));
    let mut pack: Vec<Card> = deck::standard().into_iter().collect();
    deck::shuffle(&mut pack, &mut || (luck.word() >> 32) as u32);
    let mut play = Play::begin(&setup).map_err(|no| no.to_string())?;
    let mut watched = Watched::default();
    for _ in 0..2_000 {
        let next = play.legal();
        if next == Next::Over {
            return ended(&play, &rules, &watched, seen);
        }
        if matches!(next, Next::Deal { .. } | Next::Board { .. }) && pack.len() < play.cards_due() {
            return Ok(());
        }
        let before = (play.step(), play.live(), play.pot());
        let act = chosen(&play, &next, &mut luck, &mut pack, &watched);
        play.apply(&act).map_err(|no| format!("{act:?}: {no}"))?;
        watched.notes(&play, &act, before.0, seen);
        if let (Act::Pay(seat), Next::Asked(asked)) = (&act, &next) {
            let all = play.pot().minor() - before.2.minor();
            let stack = play.stack(*seat).unwrap_or_default().minor() + all;
            let due = if asked.card { 0 } else { before.2.minor().min(stack) };
            if all != due {
                return Err(format!("{all} was paid, and {due} was due"));
            }
        }
        for (seat, pile) in &watched.piles {
            let mut held: Vec<Card> = play.cards(*seat).iter().flatten().copied().collect();
            let mut pile = pile.clone();
            held.sort_by_key(|card| card.index());
            pile.sort_by_key(|card| card.index());
            if held != pile {
                return Err(format!("seat {seat} holds {held:?}, and {pile:?} lies there"));
            }
        }
    }
    Err("no end".to_owned())
}

fn chosen(play: &Play<'_>, next: &Next, luck: &mut Luck, pack: &mut Vec<Card>, watched: &Watched) -> Act {
    let mut dealt = |count: usize| {
        let from = pack.len() - count;
        Dealt::of(pack.drain(from..).map(Some)).expect("few cards")
    };
    match next {
        // They may be given in any order: the seats tell which fell first.
        Next::Deal { to, down, up } => {
            let seats: Vec<usize> = to.iter().collect();
            Act::Deal { seat: luck.pick(&seats), cards: dealt(down + up) }
        }
        Next::Board { cards, .. } => Act::Board(dealt(*cards)),
        Next::Bet(turn) if luck.chance(8) && turn.call.is_positive() => Act::Fold(turn.seat),
        Next::Bet(turn) => match turn.raise {
            Some(raise) if luck.chance(15) => Act::RaiseTo(turn.seat, raise.min),
            _ => Act::Call(turn.seat),
        },
        Next::Own { to, deed, cards } => {
            let seats: Vec<usize> = to.iter().collect();
            let seat = luck.pick(&seats);
            let down = |card: &&Card| {
                let place = play.cards(seat).iter().position(|held| held.as_ref() == Some(*card));
                place.is_some_and(|place| !play.is_up(seat, place))
            };
            let mut hand: Vec<Card> = watched.piles[&seat].iter().filter(down).copied().collect();
            let from = luck.below(hand.len());
            hand.rotate_left(from);
            let cards = Dealt::of(hand.into_iter().take(*cards).map(Some)).expect("few cards");
            Act::Own { seat, deed: *deed, cards }
        }
        Next::Asked(asked) if !asked.card && (asked.short.is_positive() || luck.chance(20)) => {
            Act::Fold(asked.seat)
        }
        Next::Asked(asked) => Act::Pay(asked.seat),
        Next::Declare(seats) => {
            Act::Declare(seats.iter().next().expect("somebody"), engine::hand::Declares::High)
        }
        Next::Show { first, .. } => Act::Show(*first, Dealt::NONE),
        other => panic!("{other:?} is no part of these games"),
    }
}

impl Watched {
    fn notes(&mut self, play: &Play<'_>, act: &Act, step: usize, seen: &mut BTreeMap<&'static str, u64>) {
        let mut count = |what| *seen.entry(what).or_default() += 1;
        match act {
            Act::Deal { seat, cards } => {
                let cards: Vec<Card> = cards.cards().iter().flatten().copied().collect();
                let pile = self.piles.entry(*seat).or_default();
                pile.extend(&cards);
                let held = pile.len();
                // One card each, the last of the step face up if any is; extra cards come after all.
                let up = play.cards(*seat).len() - 1;
                if play.is_up(*seat, up) {
                    let late =
                        self.fell.keys().any(|(of, _, turn)| *of == step && *turn == self.turn(play, *seat));
                    let round = if late { 1 + self.fell.len() } else { 0 };
                    self.fell.insert((step, round, self.turn(play, *seat)), cards[cards.len() - 1]);
                }
                let had = self.more.get(seat).copied().unwrap_or(0);
                let is_more = play.setup().game.falls.more.is_some() && held > dealt_by(play, step) + had;
                if is_more {
                    count("one more card");
                    *self.more.entry(*seat).or_default() += 1;
                }
            }
            Act::Own { seat, deed, cards } => {
                let cards: Vec<Card> = cards.cards().iter().flatten().copied().collect();
                match deed {
                    Deed::Roll => {
                        count("turned up");
                        self.fell.insert((step, 0, self.turn(play, *seat)), cards[0]);
                    }
                    Deed::Discard => {
                        count("thrown away");
                        self.piles.get_mut(seat).expect("a pile").retain(|card| !cards.contains(card));
                    }
                    Deed::Pass(way) => {
                        count("passed");
                        self.passing.insert(*seat, cards);
                        self.passed(play, *way);
                    }
                }
            }
            Act::Pay(seat) => {
                count("paid");
                *self.paid.entry(*seat).or_default() += 1;
            }
            _ => {}
        }
    }

    /// How far from the dealer's left.
    fn turn(&self, play: &Play<'_>, seat: usize) -> usize {
        let all = play.setup().places.len();
        (0..all).find(|turn| (play.setup().button + 1 + turn) % all == seat).expect("a seat")
    }

    /// Once all players still in have put cards down, the cards go to the next neighbor, past players who are out.
    fn passed(&mut self, play: &Play<'_>, way: PassWay) {
        let all = play.setup().places.len();
        if !play.live().iter().all(|seat| self.passing.contains_key(&seat)) {
            return;
        }
        let walk = |mut from: usize, steps: usize, back: bool| {
            for _ in 0..steps {
                loop {
                    from = if back { (from + all - 1) % all } else { (from + 1) % all };
                    if play.live().contains(from) {
                        break;
                    }
                }
            }
            from
        };
        let count = usize::try_from(play.live().count()).expect("few");
        for (seat, cards) in std::mem::take(&mut self.passing) {
            let to = match way {
                PassWay::Left => walk(seat, 1, false),
                PassWay::Right => walk(seat, 1, true),
                PassWay::Across => walk(seat, count / 2, false),
            };
            self.piles.get_mut(&seat).expect("a pile").retain(|card| !cards.contains(card));
            self.piles.get_mut(&to).expect("a pile").extend(cards);
        }
    }

    /// The rank that is wild because of the last leader that fell.
    fn wild(&self, leader: Rank) -> Option<Rank> {
        let fell: Vec<Rank> = self.fell.values().filter_map(|card| card.rank()).collect();
        let last = fell.iter().rposition(|rank| *rank == leader)?;
        fell.get(last + 1).copied()
    }
}

/// How many cards everybody has by the end of a step.
fn dealt_by(play: &Play<'_>, step: usize) -> usize {
    let steps = play.setup().course.steps().iter().take(step + 1);
    let cards = steps.map(|step| match step {
        engine::games::Step::Deal { down, up } => usize::from(*down) + usize::from(*up),
        _ => 0,
    });
    cards.sum()
}

fn ended(
    play: &Play<'_>,
    rules: &HouseRules,
    watched: &Watched,
    seen: &mut BTreeMap<&'static str, u64>,
) -> Result<(), String> {
    let game = play.setup().game;
    let End::Settled(settled) = play.end(rules).map_err(|no| no.to_string())? else { return Ok(()) };
    let paid: i64 = settled.settlement.awards().iter().map(|award| award.minor()).sum();
    let back: i64 = settled.settlement.returned().iter().map(|(_, amount)| amount.minor()).sum();
    if paid + back + settled.settlement.carry().minor() != play.pot().minor() {
        return Err("chips are missing".to_owned());
    }
    if let Some(leader) = game.falls.follow.filter(|_| play.live().count() > 1) {
        let wild = watched.wild(leader);
        let ranks = game.wilds.ranks | wild.map_or(0, Rank::bit);
        *seen.entry(if wild.is_some() { "a rank followed" } else { "none followed" }).or_default() += 1;
        if settled.showdown.game.wilds.ranks != ranks {
            return Err(format!("wild is {:b}, and {ranks:b} should be", settled.showdown.game.wilds.ranks));
        }
    }
    let up = |seat: usize, rank: Rank| {
        let cards = play.cards(seat).iter().enumerate().filter(|(place, _)| play.is_up(seat, *place));
        cards.filter(|(_, card)| card.and_then(Card::rank) == Some(rank)).count()
    };
    for seat in play.live().iter() {
        let (paid, more) = (watched.paid.get(&seat).copied(), watched.more.get(&seat).copied());
        let broke = play.stack(seat).is_some_and(Money::is_zero);
        if let Some((rank, _)) = game.falls.pay
            && paid.unwrap_or(0) != up(seat, rank)
            && !broke
        {
            return Err(format!("seat {seat} shows {} that cost, and paid {paid:?} times", up(seat, rank)));
        }
        if let Some(four) = game.falls.more
            && more.unwrap_or(0) != up(seat, four.rank)
        {
            return Err(format!("seat {seat} shows {} fours, and got {more:?} cards", up(seat, four.rank)));
        }
    }
    Ok(())
}
