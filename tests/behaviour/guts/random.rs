//! Random drop games of several deals, checked by a second banker who only knows the amounts in the rules.

use crate::betting::at_table::AtTable;
use crate::luck::{Luck, first, times};
use engine::cards::{Card, Holding, deck};
use engine::formats::house::{preset, preset_names};
use engine::games::{GameRow, ROWS, Step};
use engine::hand::{HouseRules, Match};
use engine::money::Money;
use engine::play::{Act, Dealt, End, Next, Place, Play, SettledHand, Setup};
use engine::rank::Seen;
use engine::refusal::Instead;

const GAMES: u64 = 5_000;

/// Games whose pots keep growing are stopped after this many deals.
const DEALS_MAX: usize = 40;

/// A game between deals.
struct Game {
    row: &'static GameRow,
    rules: HouseRules,
    setup: Setup,
    stacks: Vec<i64>,
    /// All chips there are, in stacks and in the pot.
    chips: i64,
}

#[derive(Default)]
struct Tally {
    deals: u64,
    over: u64,
    all_out: u64,
    blind: u64,
    ties: u64,
    short: u64,
}

#[test]
fn random_drop_games_conserve_chips_and_charge_what_the_rules_say() {
    let games = times(GAMES);
    let mut tally = Tally::default();
    let plain = AtTable::new("cause", "two-card-guts-with-a-bump", "ABCDE", 'A').prepared().unwrap().setup;
    for seed in first()..first() + games {
        let mut luck = Luck::new(seed);
        let mut game = Game::new(&mut luck, &plain);
        for _ in 0..DEALS_MAX {
            if game.deal(&mut luck, &mut tally).unwrap_or_else(|fault| panic!("game {seed}: {fault}")) {
                tally.over += 1;
                break;
            }
        }
    }
    let Tally { deals, over, all_out, blind, ties, short } = tally;
    println!(
        "random drop games: {games} games, {deals} deals, {over} over, {all_out} all out, {blind} to the blind hand, \
         {ties} ties, {short} short"
    );
    assert!(games < GAMES || [over, all_out, blind, ties, short].iter().all(|count| *count > 10));
}

impl Game {
    fn new(luck: &mut Luck, plain: &Setup) -> Self {
        let drops: Vec<&'static GameRow> = ROWS.iter().filter(|row| row.matched).collect();
        let row = luck.pick(&drops);
        let houses: Vec<&str> = preset_names().collect();
        let house = luck.pick(&houses);
        let players = 2 + luck.below(row.most_players().min(8) - 1);
        let stacks: Vec<i64> = (0..players).map(|_| 25 * (1 + luck.below(80)) as i64).collect();
        let ante = Money::from_minor(25);
        let place = |stack: &i64| Place {
            dealt: true,
            stack: Some(Money::from_minor(*stack)),
            ante,
            ..Place::default()
        };
        let setup = Setup {
            game: row.game,
            course: row.course.clone(),
            places: stacks.iter().map(place).collect(),
            names: Vec::new(),
            button: luck.below(players),
            goalpost: luck.chance(30),
            carry: Money::from_minor(25),
            fines: Money::from_minor(luck.pick(&[0, 5, 25])),
            unit: Money::from_minor(5),
            ..plain.clone()
        };
        let mut rules = HouseRules::of(&preset(house).unwrap());
        rules.reante.value = rules.reante.value.map(|_| Money::from_minor(25));
        let chips = stacks.iter().sum::<i64>() + 25;
        Self { row, rules, setup, stacks, chips }
    }

    /// Plays a deal; true if the game is over.
    fn deal(&mut self, luck: &mut Luck, tally: &mut Tally) -> Result<bool, String> {
        let setup = self.setup.clone();
        let mut play = self.play(&setup, luck)?;
        tally.deals += 1;
        self.cover(&mut play, tally)?;
        let end = play.end(&self.rules).map_err(|no| format!("{} does not end: {no}", self.row.name()))?;
        let seats = 0..self.stacks.len();
        self.stacks = seats.map(|seat| play.stack(seat).unwrap().minor()).collect();
        let fines = end.fines(&play);
        let (carry, antes, over) = match end {
            End::Waits { carry, all_out: Some(out), .. } if play.live().is_empty() => {
                tally.all_out += 1;
                let antes: Vec<Money> =
                    (0..self.stacks.len()).map(|seat| ante_of(&out.antes, seat)).collect();
                (carry.minor(), antes, false)
            }
            End::Settled(settled) => {
                self.second_banker(&play, &settled, tally)?;
                self.pay(&settled);
                let matched = settled.settlement.matched().ok_or("nothing follows")?;
                (matched.carry.minor(), vec![Money::ZERO; self.stacks.len()], !matched.goes_on)
            }
            other => return Err(format!("{} ends as {other:?}", self.row.name())),
        };
        let all = self.stacks.iter().sum::<i64>() + carry;
        if all != self.chips || self.stacks.iter().any(|stack| *stack < 0) {
            return Err(format!("{}: {} chips became {all}: {:?}", self.row.name(), self.chips, self.stacks));
        }
        for ((place, stack), ante) in self.setup.places.iter_mut().zip(&self.stacks).zip(antes) {
            *place = Place { stack: Some(Money::from_minor(*stack)), ante, ..*place };
        }
        (self.setup.carry, self.setup.fines) = (Money::from_minor(carry), fines);
        Ok(over)
    }

    /// If every bet must be covered, the hand waits until losers have bought what they owe.
    fn cover(&mut self, play: &mut Play<'_>, tally: &mut Tally) -> Result<(), String> {
        while let Err(no) = play.end(&self.rules) {
            if no.code != "match-not-covered" || self.rules.side_pots.value {
                return Err(no.to_string());
            }
            let Some(Instead::BuyInHand { name, amount }) = no.instead else {
                return Err("buys nothing".into());
            };
            let seat = name.trim_start_matches('p').parse::<usize>().map_err(|no| no.to_string())? - 1;
            play.apply(&Act::Chips(seat, amount.money)).map_err(|no| no.to_string())?;
            self.chips += amount.money.minor();
            tally.short += 1;
        }
        Ok(())
    }

    fn play<'a>(&self, setup: &'a Setup, luck: &mut Luck) -> Result<Play<'a>, String> {
        let mut pack: Vec<Card> = deck::standard().to_vec();
        deck::shuffle(&mut pack, &mut || (luck.word() >> 32) as u32);
        let mut some = |count: usize| Dealt::of((0..count).map(|_| pack.pop())).unwrap();
        let mut play = Play::begin(setup).map_err(|no| no.to_string())?;
        loop {
            let act = match play.legal() {
                Next::Deal { to, down, up } => {
                    Act::Deal { seat: to.iter().next().unwrap(), cards: some(down + up) }
                }
                Next::Blind(cards) => Act::Blind(some(cards)),
                Next::Draw { seat, .. } => Act::Draw(seat, Dealt::NONE),
                Next::Drop(due) if luck.chance(50) => Act::Drop(due.iter().next().unwrap()),
                Next::Drop(due) => Act::Stay(due.iter().next().unwrap()),
                Next::Show { first, .. } => Act::Show(first, Dealt::NONE),
                Next::Over => return Ok(play),
                other => return Err(format!("{other:?}")),
            };
            play.apply(&act).map_err(|no| format!("{act:?}: {no}"))?;
            if luck.chance(2) {
                // A fine is won with the pot and not matched by anybody; a player without chips can't pay it.
                let _refused = play.apply(&Act::Fine(luck.below(setup.places.len()), Money::from_minor(5)));
            }
        }
    }

    /// Works out the deal from the cards alone, and compares.
    fn second_banker(&self, play: &Play<'_>, settled: &SettledHand, tally: &mut Tally) -> Result<(), String> {
        let scheme = self.row.game.scheme(&self.rules.ranking.customs);
        let value = |cards: &[Option<Card>]| {
            let cards: Vec<Card> = cards.iter().flatten().copied().collect();
            scheme.best_high(&Seen::new(&Holding::unmarked(cards), &[]))
        };
        let live: Vec<usize> = play.live().iter().collect();
        let nobody = value(play.blind());
        let has_blind = self.row.course.steps().iter().any(|step| matches!(step, Step::Blind(_)));
        let top = live.iter().map(|seat| value(play.cards(*seat))).max().ok_or("nobody is in")?;
        let best: Vec<usize> = live.iter().copied().filter(|seat| value(play.cards(*seat)) == top).collect();
        let blind_wins = has_blind && nobody >= top;
        let posts = self.setup.goalpost || self.rules.one_tie.value;
        let tied = best.len() > 1 || (has_blind && nobody == top);
        let nobody_wins = blind_wins || (posts && best.len() > 1);
        let alone = live.len() == 1 && !has_blind;
        let winners = if alone {
            live.clone()
        } else if nobody_wins {
            Vec::new()
        } else {
            best
        };
        let pot = play.pot().minor();
        let due = match self.rules.matched.value {
            Match::Fixed(amount) => amount.minor(),
            _ => pot - self.fines(play),
        };
        tally.blind += u64::from(blind_wins);
        tally.ties += u64::from(tied);
        let matched = settled.settlement.matched().ok_or("nothing follows")?;
        let paid: Vec<(usize, i64)> = matched.owed.iter().map(|o| (o.seat, o.paid.minor())).collect();
        let expected: Vec<(usize, i64)> = live
            .iter()
            .filter(|seat| !winners.contains(seat))
            .map(|seat| (*seat, due.min(self.stacks[*seat])))
            .collect();
        tally.short += paid.iter().filter(|(_, paid)| *paid < due).count() as u64;
        if paid != expected {
            return Err(format!("{}: {paid:?} was paid instead of {expected:?}", self.row.name()));
        }
        let over = expected.is_empty() && !winners.is_empty();
        let broke = matched.carry.is_zero() && self.rules.side_pots.value;
        if matched.goes_on == (over || broke) {
            return Err(format!("{}: goes on {}", self.row.name(), matched.goes_on));
        }
        self.check_awards(settled, &winners, pot)
    }

    /// Winners share the pot to the last unit, nobody else gets a chip.
    fn check_awards(&self, settled: &SettledHand, winners: &[usize], pot: i64) -> Result<(), String> {
        let ways = winners.len().max(1) as i64;
        for (seat, award) in settled.settlement.awards().iter().enumerate() {
            let share = if winners.contains(&seat) { pot / ways } else { 0 };
            let most = if winners.contains(&seat) { share + 5 * ways } else { 0 };
            if award.minor() < share - 5 || award.minor() > most {
                return Err(format!("{}: {award:?} of {pot} for {seat}", self.row.name()));
            }
        }
        Ok(())
    }

    /// Fines in the pot: everything beyond antes and what was carried over.
    fn fines(&self, play: &Play<'_>) -> i64 {
        let places = self.setup.places.iter();
        let antes: i64 = places.map(|place| place.ante.min(place.stack.unwrap()).minor()).sum();
        play.pot().minor() - (self.setup.carry.minor() - self.setup.fines.minor()) - antes
    }

    fn pay(&mut self, settled: &SettledHand) {
        for (stack, award) in self.stacks.iter_mut().zip(settled.settlement.awards()) {
            *stack += award.minor();
        }
        for owes in settled.settlement.matched().into_iter().flat_map(|matched| &matched.owed) {
            self.stacks[owes.seat] -= owes.paid.minor();
        }
    }
}

fn ante_of(antes: &[(usize, Money)], seat: usize) -> Money {
    antes.iter().find(|(of, _)| *of == seat).map_or(Money::ZERO, |(_, amount)| *amount)
}
