//! A table of a drop game for tests: deals known cards, lets some stay, and carries the pot to the next deal.

use crate::betting::at_table::AtTable;
use engine::cards::{Card, parse_cards};
use engine::games::find;
use engine::hand::{HouseRules, Matched, Voice};
use engine::money::Money;
use engine::play::{Act, Dealt, End, LastPot, Next, Play, SettledHand, Setup};

/// A drop game under way.
pub struct Guts {
    pub at: AtTable,
    pub rules: HouseRules,
    /// Fines paid before the deal, by letter.
    pub fines: Vec<(char, i64)>,
}

impl Guts {
    pub fn new(house: &str, game: &str, seats: &str) -> Self {
        let at = AtTable::new(house, game, seats, 'A');
        let rules = HouseRules::of(&at.house);
        Self { at, rules, fines: Vec::new() }
    }

    /// The game goes on with that pot.
    pub fn pot(mut self, minor: i64) -> Self {
        self.at.table.carry = Money::from_minor(minor);
        self.at.table.last = LastPot::Matched;
        self
    }

    pub fn stack(mut self, letter: char, minor: i64) -> Self {
        self.at = self.at.stack(letter, minor);
        self
    }

    pub fn goalposting(mut self) -> Self {
        self.at = self.at.calling(|called| called.goalpost = true);
        self
    }

    pub fn setup(&self) -> &'static Setup {
        Box::leak(Box::new(self.at.prepared().unwrap_or_else(|no| panic!("{no}")).setup))
    }

    /// Deals: the players named stay with these cards, everybody else drops; all who may show do.
    pub fn dealt(&self, stay: &[(char, &str)], blind: &str) -> Play<'static> {
        let mut play = Play::begin(self.setup()).unwrap();
        for (letter, minor) in &self.fines {
            play.apply(&Act::Fine(self.at.seat(*letter), Money::from_minor(*minor))).unwrap();
        }
        let mut laid = 0;
        loop {
            let act = match play.legal() {
                Next::Deal { to, down, up } => {
                    let seat = to.iter().next().unwrap();
                    let cards = stay.iter().find(|(letter, _)| self.at.seat(*letter) == seat);
                    let held = play.cards(seat).len();
                    Act::Deal {
                        seat,
                        cards: cards
                            .map_or(Dealt::unseen(down + up), |(_, cards)| part(cards, held, down + up)),
                    }
                }
                Next::Blind(count) => {
                    laid += count;
                    Act::Blind(part(blind, laid - count, count))
                }
                Next::Drop(due) => {
                    let seat = due.iter().next().unwrap();
                    let stays = stay.iter().any(|(letter, _)| self.at.seat(*letter) == seat);
                    if stays { Act::Stay(seat) } else { Act::Drop(seat) }
                }
                Next::Show { first, .. } => Act::Show(first, Dealt::NONE),
                Next::Over => return play,
                other => panic!("{other:?}"),
            };
            play.apply(&act).unwrap_or_else(|no| panic!("{act:?}: {no}"));
        }
    }

    /// How a deal ends, and what follows.
    pub fn ends(&self, stay: &[(char, &str)], blind: &str) -> Outcome {
        self.end_of(&self.dealt(stay, blind))
    }

    pub fn end_of(&self, play: &Play<'static>) -> Outcome {
        match play.end(&self.rules).unwrap_or_else(|no| panic!("{no}")) {
            End::Settled(settled) => Outcome { settled: *settled, setup: play.setup() },
            other => panic!("{other:?}"),
        }
    }
}

/// Part of a text's cards, from one place on.
fn part(text: &str, from: usize, count: usize) -> Dealt {
    let cards = parse_cards(text).unwrap();
    Dealt::of(cards.get(from..from + count).unwrap().iter().copied().map(Some::<Card>)).unwrap()
}

/// A deal that is over.
pub struct Outcome {
    pub settled: SettledHand,
    setup: &'static Setup,
}

impl Outcome {
    pub fn matched(&self) -> &Matched {
        self.settled.settlement.matched().unwrap()
    }

    fn letter(&self, seat: usize) -> char {
        self.setup.name(seat).chars().next().unwrap()
    }

    /// Who is paid what.
    pub fn awards(&self) -> Vec<(char, i64)> {
        let awards = self.settled.settlement.awards().iter().enumerate();
        awards
            .filter(|(_, amount)| !amount.is_zero())
            .map(|(seat, amount)| (self.letter(seat), amount.minor()))
            .collect()
    }

    /// Who pays what into the next pot.
    pub fn pays(&self) -> Vec<(char, i64)> {
        self.matched().owed.iter().map(|owes| (self.letter(owes.seat), owes.paid.minor())).collect()
    }

    pub fn back(&self) -> String {
        self.matched().back.iter().map(|seat| self.letter(seat)).collect()
    }

    /// The next pot, if the game goes on.
    pub fn next(&self) -> Option<i64> {
        self.matched().goes_on.then(|| self.matched().carry.minor())
    }

    /// The rules and sentences of what follows, starting with those of the settlement.
    pub fn told(&self, rules: &HouseRules) -> Vec<(String, String)> {
        let names: Vec<&str> = self.setup.names.iter().map(String::as_str).collect();
        let scheme = find(self.setup.game.name).unwrap().scheme(&rules.ranking.customs);
        let sides = self.setup.game.sides();
        let voice = Voice { house: rules, names: &names, unit: self.setup.currency, scheme: &scheme, sides };
        let why = self.settled.settlement.reasons();
        why.map(|reason| reason.told(&voice)).map(|told| (told.rule, told.text)).collect()
    }

    #[track_caller]
    pub fn says(&self, rules: &HouseRules, rule: &str, text: &str) {
        let told = self.told(rules);
        assert!(told.contains(&(rule.to_owned(), text.to_owned())), "{told:#?}");
    }
}
