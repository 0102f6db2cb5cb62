//! A recorded hand as each of the other doors needs it: a hand file, a showdown, a result.

use crate::four_doors::entering::{Entered, fined};
use crate::four_doors::table::Table;
use engine::formats::hands::HandRecord;
use engine::games::Step;
use engine::hand::{Contestant, Declares, HiLo, Named, PotPaid};
use engine::house::key;
use engine::money::Money;
use engine::play::{Act, End, Play, SettledHand};
use housebook::cli::in_process::Book;
use ledger::bank::loaded::load_tonight;
use ledger::bank::{hands, kept_hand};
use ledger::ids::PlayerId;
use ledger::journal::HandPlayed;
use ledger::night::hand_full;
use ledger::store::HandFilter;
use serde_json::{Map, Value, json};

/// The door for cards and money.
pub const JSON_DOOR: &str = "showdown";

/// A recorded dealer, whether they dealt for an empty chair, and after which hand.
type Dealt = (PlayerId, bool, u32);

/// A hand as the first book has it.
pub struct Hand<'h> {
    book: Book,
    entered: &'h Entered,
    played: HandPlayed,
    record: HandRecord,
    end: End,
    /// Who dealt it, if not a player in it, or if somebody else was recorded who isn't.
    dealer: Option<String>,
    /// True if the button was at a chair without cards: a hand entered afterwards can't say that.
    is_dead: bool,
    /// Who sat there with chips and was away, with cards or not.
    away: Vec<String>,
}

impl<'h> Hand<'h> {
    pub fn last(book: &Book, table: &Table, entered: &'h Entered) -> Result<Self, String> {
        let store = book.store().map_err(|no| no.to_string())?;
        let reader = store.reader();
        let row = reader.hands(&HandFilter::default(), 0, Some(1)).map_err(|no| no.to_string())?;
        let row = row.first().ok_or("no hand was recorded")?;
        let (_, played) = hands::played(reader, row).map_err(|no| no.to_string())?;
        let people = ledger::bank::roster(reader).map_err(|no| no.to_string())?;
        let currency = played.asset().counted_in(table.house.currency());
        let record = kept_hand::read_named(&played, currency, &people).map_err(|no| no.to_string())?;
        let outcome = hand_full::play(&record.setup, &record.acts, &table.rules)
            .map_err(|(act, no)| format!("act {act}: {no}"))?;
        let tonight = load_tonight(reader).map_err(|no| no.to_string())?;
        // In a tournament the dealer is recorded there.
        let deals: Vec<Dealt> = match played.tournament {
            Some(stage) => {
                let on = tonight.tournaments.iter().find(|on| on.id == stage.id);
                on.map(|on| on.deals.iter().map(|deal| (deal.dealer, deal.dead, deal.after)).collect())
            }
            None => {
                Some(tonight.evening.deals.iter().map(|deal| (deal.dealer, deal.dead, deal.after)).collect())
            }
        }
        .ok_or("its tournament is unknown")?;
        // The dealer of a pot that waits is recorded for its next deal too.
        let waits = matches!(outcome.end, End::Waits { only: Some(_), .. });
        let counts = [played.number - 1, played.number];
        let counts = &counts[..if waits { 2 } else { 1 }];
        let noted = deals.last().filter(|(_, dead, after)| counts.contains(after) && !dead);
        let moves_with_blinds = table.house.word(key::BUTTON_RULE).is_some_and(|said| said.value == "dead");
        let is_dead = moves_with_blinds && !record.setup.places[record.setup.button].dealt;
        // A player who is away may pay and get no cards.
        let places = || record.setup.places.iter().enumerate();
        let has_cards =
            |name: &str| places().any(|(seat, place)| place.dealt && record.setup.name(seat) == *name);
        let plays = |player: &PlayerId| has_cards(tonight.name(*player));
        // If the deal was recorded for somebody without cards, a button doesn't say that somebody else dealt.
        let said_anew = deals
            .iter()
            .rev()
            .nth(1)
            .is_some_and(|(dealer, dead, after)| *after == played.number - 1 && !dead && !plays(dealer));
        let dealer = noted.map(|(dealer, ..)| *dealer).filter(|dealer| said_anew || !plays(dealer));
        // A player knocked out of a tournament leaves its table with this hand, not before it.
        let is_here = |player: &PlayerId| {
            let sitting = tonight.evening.sitting(*player);
            sitting.is_some_and(|sitting| sitting.left.is_none() || played.tournament.is_some())
        };
        let dealer = dealer.filter(is_here).map(|dealer| tonight.name(dealer).to_owned());
        let name = |player: &PlayerId| tonight.name(*player).to_owned();
        let here = tonight.evening.sittings.iter().map(|sitting| sitting.player).filter(is_here);
        let has_chips = |player: &PlayerId| {
            let put_in =
                played.seats.iter().filter(|seat| seat.player == *player).map(|seat| seat.put_in.minor());
            let table = tonight.table_of(&[*player]).unwrap_or_else(|_| tonight.clone());
            table.evening.chips(*player).minor() + put_in.sum::<i64>() > 0
        };
        let is_there = |player: &PlayerId| {
            let place = (0..record.setup.places.len()).find(|seat| record.setup.name(*seat) == name(player));
            place.is_some_and(|place| record.setup.places[place].dealt)
                || entered.outside().contains(&name(player))
                || played.aside.iter().any(|aside| aside.player == *player && !aside.is_away())
        };
        let away = here.filter(|player| has_chips(player) && !is_there(player)).map(|player| name(&player));
        let away = away.chain(entered.absent().iter().cloned()).collect();
        Ok(Self { book: book.clone(), entered, played, record, end: outcome.end, dealer, is_dead, away })
    }

    /// The book it was entered in.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// The game as it was called.
    pub fn game(&self) -> &str {
        &self.played.game
    }

    /// Its number in the night, and whether it is one of a tournament.
    pub fn number(&self) -> (u32, bool) {
        (self.played.number, self.played.tournament.is_some())
    }

    /// What kinds of hand it is.
    pub fn kinds(&self) -> Vec<&'static str> {
        let has = |is: fn(&Act) -> bool| self.record.acts.iter().any(is);
        let places = &self.record.setup.places;
        let drops = self.record.setup.course.steps().contains(&Step::Drop);
        let settled = matches!(&self.end, End::Settled(_));
        let all = [
            ("fined", has(|act| matches!(act, Act::Fine(..)))),
            ("run twice", has(|act| matches!(act, Act::Runs(_)))),
            ("agreed", has(|act| matches!(act, Act::Agree(_)))),
            ("declared", has(|act| matches!(act, Act::Declare(..)))),
            ("bought", has(|act| matches!(act, Act::Chips(..)))),
            ("dead hands", has(|act| matches!(act, Act::Kill(_)))),
            ("absent", places.iter().any(|place| !place.dealt)),
            ("dead blinds", places.iter().any(|place| place.dead.is_positive())),
            ("goal-posts", self.record.setup.goalpost),
            ("fines before", self.record.setup.fines.is_positive()),
            ("carried", self.record.setup.carry.is_positive()),
            ("drop games", drops && settled),
            ("matched", self.played.fed.is_positive()),
            ("all out", drops && matches!(&self.end, End::Waits { only: None, .. })),
            ("redealt", matches!(&self.end, End::Waits { only: Some(_), .. })),
            ("nobody opened", !drops && matches!(&self.end, End::Waits { only: None, .. })),
            ("bad deals", matches!(&self.end, End::Returned(_))),
            ("showdowns", self.played.shown()),
            ("straddles", places.iter().filter(|place| place.blind.is_positive()).count() > 2),
            ("two left", self.is_two_left()),
        ];
        all.into_iter().filter(|(_, is)| *is).map(|(kind, _)| kind).collect()
    }

    fn is_two_left(&self) -> bool {
        let End::Settled(settled) = &self.end else { return false };
        let live = || settled.showdown.players.iter().filter(|player| !player.stake.folded);
        let side = |side| live().any(|player| player.declares == Some(side));
        live().count() == 2 && side(Declares::High) && side(Declares::Low)
    }

    /// The hand file that `hand export` writes.
    pub fn file(&self) -> Result<String, String> {
        let number = self.played.number.to_string();
        let ended = self.book.run(&["hand", "export", &number, "--format", "housebook"]);
        if ended.exit != 0 {
            return Err(format!("not exported: {}", ended.text));
        }
        Ok(ended.text)
    }

    /// What the other doors can't say is done outside the hand: a warning, chips bought during it, a dealer for a pot they
    /// don't play for.
    pub fn outside(&self, door: &str) -> Vec<Vec<String>> {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let warned = self.entered.warned().map(|name| words(&["fine", name]));
        let bought = self.record.acts.iter().filter_map(|act| match act {
            Act::Chips(seat, amount) => Some(words(&["buy", &self.name(*seat), &self.plain(*amount)])),
            _ => None,
        });
        // A file names a dealer who isn't in the hand, except in a tournament, which records its own.
        let plays = |name: &String| (0..self.record.setup.places.len()).any(|seat| self.name(seat) == *name);
        let dealer = self
            .dealer
            .as_ref()
            .filter(|name| door != "file" || plays(name) || self.played.tournament.is_some());
        let deals = dealer.map(|name| words(&["deal", "--dealer", name]));
        let deals = deals.or((self.is_dead && door != "file").then(|| words(&["deal"])));
        warned.into_iter().chain(bought).chain(deals).collect()
    }

    /// Why only every act can describe it. In a misdeal nothing was played for, nor in a hand without antes that is dealt
    /// again.
    pub fn untellable(&self) -> Option<&'static str> {
        let is_again = matches!(self.end, End::Waits { only: Some(_), .. });
        if matches!(self.end, End::Returned(_)) || is_again && self.played.carried_out.is_zero() {
            return Some("a bad deal");
        }
        None
    }

    fn plain(&self, amount: Money) -> String {
        self.record.setup.currency.plain(amount)
    }

    fn name(&self, seat: usize) -> String {
        self.record.setup.name(seat)
    }

    /// The words of `hand result`.
    pub fn result(&self) -> Vec<String> {
        let mut words =
            vec!["hand".to_owned(), "result".to_owned(), "--game".to_owned(), self.played.game.clone()];
        let mut say = |flag: &str, seat: usize, amount: Money, always: bool| {
            if always || amount.is_positive() {
                words.push(flag.to_owned());
                words.push(format!("{}={}", self.name(seat), self.plain(amount)));
            }
        };
        let dealt =
            (0..self.record.setup.places.len()).filter(|seat| self.record.setup.places[*seat].takes_part());
        for (seat, figures) in dealt.zip(&self.played.seats) {
            let (fed, owes) = self.fed(seat);
            let fine = if matches!(self.end, End::Returned(_)) { 0 } else { fined(&self.record.acts, seat) };
            let put_in = figures.put_in.minor() - figures.returned.minor() - fed.minor() - fine;
            say("--in", seat, Money::from_minor(put_in), false);
            say("--fine", seat, Money::from_minor(fine), false);
            say("--matched", seat, fed, owes);
            say("--win", seat, figures.won, false);
        }
        if self.played.carried_out.is_positive() {
            words.extend(["--carry".to_owned(), self.plain(self.played.carried_out)]);
        }
        words.extend(self.dealt_by().into_iter().flat_map(|name| ["--dealer".to_owned(), name]));
        self.away.iter().for_each(|name| words.extend(["--away".to_owned(), name.clone()]));
        if let End::Waits { only: Some(only), .. } = &self.end {
            only.iter().for_each(|seat| words.extend(["--for".to_owned(), self.name(seat)]));
        }
        words
    }

    /// Who dealt: the button, or somebody who was away and named anyway.
    fn dealt_by(&self) -> Option<String> {
        let button = self.record.setup.button;
        let has_cards = self.record.setup.places[button].dealt;
        let away = self.dealer.clone().filter(|dealer| self.away.contains(dealer));
        if has_cards { Some(self.name(button)) } else { away }
    }

    /// What a seat puts into the next pot, and whether it owes that.
    fn fed(&self, seat: usize) -> (Money, bool) {
        let End::Settled(settled) = &self.end else { return (Money::ZERO, false) };
        let owed = settled.settlement.matched().into_iter().flat_map(|matched| &matched.owed);
        (settled.settlement.fed(seat), owed.filter(|owes| owes.seat == seat).count() > 0)
    }

    /// The JSON object of the showdown.
    pub fn json(&self) -> String {
        let mut object = Map::new();
        let mut say = |key: &str, value: Value| drop(object.insert(key.to_owned(), value));
        let setup = &self.record.setup;
        say("game", json!(self.played.game));
        self.dealt_by().into_iter().for_each(|name| say("button", json!(name)));
        if !self.away.is_empty() {
            say("away", json!(self.away));
        }
        match setup.hilo {
            Some(HiLo::Declare) => say("hilo", json!("declare")),
            Some(HiLo::Cards) => say("hilo", json!("cards")),
            _ => {}
        }
        match &self.end {
            End::Settled(settled) => self.settled(settled, &mut say),
            _ => say("players", self.unsettled()),
        }
        Value::Object(object).to_string()
    }

    fn settled(&self, settled: &SettledHand, say: &mut dyn FnMut(&str, Value)) {
        let showdown = &settled.showdown;
        let drop = showdown.drop.as_ref();
        if let Some(blind) = drop.and_then(|drop| drop.blind.as_ref()) {
            say("blind", json!(blind.to_string()));
        }
        let boards: Vec<String> = (0..showdown.runs())
            .map(|run| showdown.board(run).iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            .collect();
        match boards.as_slice() {
            [one] if one.is_empty() => {}
            [one] => say("board", json!(one)),
            several => say("boards", json!(several)),
        }
        // Odd chips go by the order of the list if nobody plays from the button.
        let places = &self.record.setup.places;
        let from = self.record.setup.button;
        let from = if places[from].dealt { 0 } else { (from + 1) % places.len() };
        let seats = || {
            let round = showdown.players.iter().enumerate().cycle().skip(from).take(places.len());
            round.filter(|(seat, _)| places[*seat].takes_part())
        };
        // Who took a pot without showing, and which pots they didn't win.
        if !showdown.takers.is_empty() {
            let name = |seat: usize| self.name(seat);
            let layer = |paid: &PotPaid| {
                json!({ "amount": self.plain(paid.pot.amount),
                "eligible": paid.pot.eligible.iter().map(name).collect::<Vec<_>>() })
            };
            say("layers", settled.settlement.pots().iter().map(layer).collect());
        }
        if let Some(agreed) = &showdown.agreed {
            let shares = seats().filter(|(seat, player)| !player.stake.folded && agreed[*seat].is_positive());
            let shares = shares.map(|(seat, _)| (self.name(seat), json!(self.plain(agreed[seat]))));
            say("agreed", Value::Object(shares.collect()));
        }
        // If the pots are given, uncalled bets are in none of them.
        let back = |seat: usize| {
            let back = settled.settlement.returned().iter().filter(|_| !showdown.takers.is_empty());
            back.filter(|(of, _)| *of == seat).map(|(_, amount)| amount.minor()).sum::<i64>()
        };
        let player = |(seat, player): (usize, &Contestant)| {
            let mut player = player.clone();
            player.stake.bet = Money::from_minor(player.stake.bet.minor() - back(seat));
            let stayed = drop.is_none_or(|drop| drop.stayed.contains(seat));
            let folded = player.stake.folded || !stayed;
            self.player(seat, &player, (folded, drop.is_some() && stayed && folded))
        };
        say("players", seats().map(player).collect());
    }

    fn player(&self, seat: usize, player: &Contestant, (folded, stayed): (bool, bool)) -> Value {
        let fine = Money::from_minor(fined(&self.record.acts, seat));
        let paid = Money::from_minor(self.paid_for_cards(seat));
        let dead = Money::from_minor(player.stake.dead.minor() - fine.minor() - paid.minor());
        let mut object = json!({ "name": self.name(seat), "in": self.plain(player.stake.bet) });
        let mut say = |key: &str, wanted: bool, value: Value| {
            if wanted {
                object[key] = value;
            }
        };
        say("dead", dead.is_positive() || seat == self.record.setup.button, json!(self.plain(dead)));
        say("fine", fine.is_positive(), json!(self.plain(fine)));
        say("paid", paid.is_positive(), json!(self.plain(paid)));
        say("folded", folded, json!(true));
        say("stayed", stayed, json!(true));
        say("cards", !player.cards.is_empty(), json!(player.cards.to_string()));
        let harmless = player.named == Named::Wrongly && !self.record.setup.miscall_out;
        say("miscalled", harmless || player.named == Named::Misleadingly, json!(true));
        let side = |side| match side {
            Declares::High => "high",
            Declares::Low => "low",
            Declares::Both => "both",
        };
        say("declare", player.declares.is_some(), json!(player.declares.map(side)));
        say("allin", player.all_in.is_some() && !folded, json!(player.all_in));
        object
    }

    /// What a seat paid for cards that fell face up.
    fn paid_for_cards(&self, seat: usize) -> i64 {
        let Ok(mut play) = Play::begin(&self.record.setup) else { return 0 };
        let mut paid = 0;
        for act in &self.record.acts {
            let pot = play.pot().minor();
            if play.pass_over(act).and_then(|()| play.apply(act)).is_err() {
                return paid;
            }
            paid += if *act == Act::Pay(seat) { play.pot().minor() - pot } else { 0 };
        }
        paid
    }

    /// The players of a hand that nobody won: who put in what.
    fn unsettled(&self) -> Value {
        let only = match &self.end {
            End::Waits { only, .. } => *only,
            _ => None,
        };
        let dealt =
            (0..self.record.setup.places.len()).filter(|seat| self.record.setup.places[*seat].takes_part());
        let player = |(seat, figures): (usize, &ledger::journal::HandSeat)| {
            let (fine, paid) = (fined(&self.record.acts, seat), self.paid_for_cards(seat));
            let put_in = Money::from_minor(figures.put_in.minor() - fine - paid);
            let folded = only.is_none_or(|only| !only.contains(seat));
            json!({ "name": self.name(seat), "in": "0", "dead": self.plain(put_in),
                "fine": self.plain(Money::from_minor(fine)), "paid": self.plain(Money::from_minor(paid)),
                "folded": folded })
        };
        dealt.zip(&self.played.seats).map(player).collect()
    }
}
