//! One hand of the text, line by line, into an object of Open Hand History.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::ohh;
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::site_text::head::{Head, head};
use crate::formats::hands::site_text::line::{Cents, Deed, cards, cents, deed, number};
use crate::formats::hands::site_text::place::at;
use crate::readable::shown;
use serde_json::{Value, json};

/// Somebody at the table.
struct Seated {
    name: String,
    seat: i64,
    stack: Cents,
    /// What the player put in this round, which the others have to match.
    put: Cents,
    away: bool,
}

/// A round with what was done in it, as JSON text.
struct Round {
    street: &'static str,
    cards: Vec<String>,
    actions: Vec<String>,
}

/// A hand being read.
struct Hand {
    head: Head,
    dealer: Option<i64>,
    table: String,
    players: Vec<Seated>,
    hero: Option<usize>,
    rounds: Vec<Round>,
    wins: Vec<(usize, Cents)>,
    pot: Cents,
    rake: Cents,
    ante: Cents,
    has_big: bool,
    is_over: bool,
}

/// Reads one hand; each of its lines comes with its number.
pub(super) fn hand(lines: &[(usize, &str)]) -> Result<HandRecord, HandFault> {
    let Some(((first, text), rest)) = lines.split_first() else {
        return Err(HandFault::new(at(1), "there's no hand here"));
    };
    let mut hand = Hand {
        head: head(*first, text)?,
        dealer: None,
        table: String::new(),
        players: Vec::new(),
        hero: None,
        rounds: vec![Round { street: "Preflop", cards: Vec::new(), actions: Vec::new() }],
        wins: Vec::new(),
        pot: 0,
        rake: 0,
        ante: 0,
        has_big: false,
        is_over: false,
    };
    for (line, text) in rest {
        hand.line(text)
            .ok_or_else(|| HandFault::new(at(*line), format!("can't understand `{}`", shown(text.trim()))))?;
    }
    let on = |fault: HandFault| HandFault { spot: at(*first), ..fault };
    let read = ohh::read(&hand.object()).pop();
    let mut record =
        read.unwrap_or_else(|| Err(HandFault::new(at(*first), "there's no hand here"))).map_err(on)?;
    record.spots.iter_mut().for_each(|spot| *spot = at(*first));
    hand.noted(&mut record);
    Ok(record)
}

impl Hand {
    /// Reads one line; `None` if it makes no sense.
    fn line(&mut self, text: &str) -> Option<()> {
        if self.is_over {
            return self.summary(text);
        }
        if let Some(street) = text.strip_prefix("*** ") {
            return self.street(street);
        }
        if text.starts_with("Table '") {
            return self.at_table(text);
        }
        if text.starts_with("Seat ") && self.rounds.len() == 1 && self.rounds.first()?.actions.is_empty() {
            return self.seat(text);
        }
        if let Some(dealt) = text.strip_prefix("Dealt to ") {
            return self.dealt(dealt);
        }
        if let Some(back) = text.strip_prefix("Uncalled bet (") {
            return back.split_once(") returned to ").map(|_| ());
        }
        if let Some((player, did)) = self.speaks(text) {
            return self.did(player, did, text);
        }
        if text.contains(" collected ") {
            return self.collected(text);
        }
        is_aside(text).then_some(())
    }

    /// Which player's line it is: the longest name it begins with.
    fn speaks<'t>(&self, text: &'t str) -> Option<(usize, &'t str)> {
        let mine = |(place, player): (usize, &Seated)| {
            Some((place, text.strip_prefix(player.name.as_str())?.strip_prefix(": ")?))
        };
        let found = self.players.iter().enumerate().filter_map(mine);
        found.min_by_key(|(_, rest)| rest.len())
    }

    fn at_table(&mut self, text: &str) -> Option<()> {
        let (_, rest) = text.split_once('\'')?;
        let (table, rest) = rest.rsplit_once('\'')?;
        self.table = table.to_owned();
        let (_, seat) = rest.split_once("Seat #")?;
        self.dealer = seat.split(' ').next()?.parse().ok();
        self.dealer.map(|_| ())
    }

    /// `Seat 3: Ann ($100 in chips) is sitting out`.
    fn seat(&mut self, text: &str) -> Option<()> {
        let (seat, rest) = text.strip_prefix("Seat ")?.split_once(": ")?;
        let (name, after) = rest.rsplit_once(" (")?;
        let (stack, after) = after.split_once(" in chips")?;
        let away = after.contains("sitting out");
        let (seat, stack) = (seat.parse().ok()?, cents(stack)?);
        self.players.push(Seated { name: name.to_owned(), seat, stack, put: 0, away });
        Some(())
    }

    fn dealt(&mut self, text: &str) -> Option<()> {
        let Some(held) = cards(text) else {
            // Some sites name everybody but show only one hand.
            return self.players.iter().any(|player| text.trim() == player.name).then_some(());
        };
        let (name, _) = text.split_once(" [")?;
        let player = self.players.iter().position(|player| player.name == name)?;
        self.hero.get_or_insert(player);
        let held: Vec<String> = held.into_iter().map(str::to_owned).collect();
        self.act(player, "Dealt Cards", None, &held)
    }

    /// `FLOP *** [Ah Kd 2c]`, `SECOND TURN *** [Ah Kd 2c] [5s]`, `SHOW DOWN ***`.
    fn street(&mut self, text: &str) -> Option<()> {
        let (called, rest) = text.split_once(" ***")?;
        let plain = ["FIRST ", "SECOND ", "THIRD "].iter().find_map(|run| called.strip_prefix(run));
        let street = match plain.unwrap_or(called) {
            "HOLE CARDS" => return Some(()),
            "FLOP" => "Flop",
            "TURN" => "Turn",
            "RIVER" => "River",
            "SHOW DOWN" | "SHOWDOWN" => "Showdown",
            "SUMMARY" => {
                self.is_over = true;
                return Some(());
            }
            _ => return None,
        };
        let cards = if street == "Showdown" { Vec::new() } else { cards(rest)? };
        let cards = cards.into_iter().map(str::to_owned).collect();
        self.players.iter_mut().for_each(|player| player.put = 0);
        self.rounds.push(Round { street, cards, actions: Vec::new() });
        Some(())
    }

    fn did(&mut self, player: usize, did: &str, text: &str) -> Option<()> {
        let put = self.players.get(player)?.put;
        match deed(did)? {
            Deed::Small(amount) => self.live(player, "Post SB", amount),
            Deed::Big(amount) => {
                let word = if self.has_big { "Post Extra Blind" } else { "Post BB" };
                self.has_big = true;
                self.live(player, word, amount)
            }
            Deed::Both(amount) => {
                let dead = amount.checked_sub(self.head.big).filter(|dead| *dead >= 0)?;
                self.live(player, "Post Extra Blind", self.head.big)?;
                self.act(player, "Post Dead", Some(dead), &[])
            }
            Deed::Dead(amount) => self.act(player, "Post Dead", Some(amount), &[]),
            Deed::Straddle(amount) => self.live(player, "Straddle", amount.checked_sub(put)?),
            Deed::Ante(amount) => {
                self.ante = self.ante.max(amount);
                self.act(player, "Post Ante", Some(amount), &[])
            }
            Deed::Fold => self.act(player, "Fold", None, &[]),
            Deed::Check => self.act(player, "Check", None, &[]),
            Deed::Call(amount) => self.live(player, "Call", amount),
            Deed::Bet(amount) => self.live(player, "Bet", amount),
            Deed::RaiseTo(total) => {
                self.live(player, "Raise", total.checked_sub(put).filter(|more| *more > 0)?)
            }
            Deed::Show => {
                let held: Vec<String> = cards(text)?.into_iter().map(str::to_owned).collect();
                self.act(player, "Shows Cards", None, &held)
            }
            Deed::Muck => self.act(player, "Mucks Cards", None, &[]),
            Deed::Nothing => Some(()),
        }
    }

    /// Money that the others have to match.
    fn live(&mut self, player: usize, word: &str, amount: Cents) -> Option<()> {
        let seated = self.players.get_mut(player)?;
        seated.put = seated.put.checked_add(amount)?;
        self.act(player, word, Some(amount), &[])
    }

    fn act(&mut self, player: usize, word: &str, amount: Option<Cents>, cards: &[String]) -> Option<()> {
        let amount = amount.map(|amount| format!(",\"amount\":{}", number(amount))).unwrap_or_default();
        let cards = if cards.is_empty() { String::new() } else { format!(",\"cards\":{}", json!(cards)) };
        let round = self.rounds.last_mut()?;
        round.actions.push(format!("{{\"player_id\":{player},\"action\":{}{amount}{cards}}}", json!(word)));
        Some(())
    }

    /// `Ann collected $5.50 from side pot-1`.
    fn collected(&mut self, text: &str) -> Option<()> {
        let (name, rest) = text.rsplit_once(" collected ")?;
        let player = self.players.iter().position(|player| player.name == name)?;
        let amount = cents(rest.split(' ').next()?)?;
        self.wins.push((player, amount));
        Some(())
    }

    /// Only the line of the pot is read: everything else was said before.
    fn summary(&mut self, text: &str) -> Option<()> {
        let Some(rest) = text.strip_prefix("Total pot ") else { return Some(()) };
        self.pot = cents(rest.split(' ').next()?)?;
        for part in rest.split('|').skip(1) {
            let mut words = part.split_whitespace();
            let (Some(_), Some(amount)) = (words.next(), words.next_back()) else { continue };
            self.rake = self.rake.checked_add(cents(amount)?)?;
        }
        Some(())
    }

    /// The hand as an object of Open Hand History; amounts keep their digits.
    fn object(&self) -> String {
        let players: Vec<String> = self.players.iter().enumerate().map(|(id, player)| {
            let (name, seat, stack, away) = (json!(player.name), player.seat, number(player.stack), player.away);
            format!("{{\"id\":{id},\"seat\":{seat},\"name\":{name},\"starting_stack\":{stack},\"is_sitting_out\":{away}}}")
        }).collect();
        let rounds: Vec<String> = self
            .rounds
            .iter()
            .enumerate()
            .map(|(id, round)| {
                let (street, cards, actions) = (round.street, json!(round.cards), round.actions.join(","));
                format!("{{\"id\":{id},\"street\":\"{street}\",\"cards\":{cards},\"actions\":[{actions}]}}")
            })
            .collect();
        let wins: Vec<String> = self
            .wins
            .iter()
            .map(|(player, amount)| format!("{{\"player_id\":{player},\"win_amount\":{}}}", number(*amount)))
            .collect();
        let Head { site, number: hand, game, limit, currency, small, big, tournament, .. } = &self.head;
        let runs = self.rounds.iter().filter(|round| round.street == "River").count();
        let flags = if runs > 1 { json!(["Run_It_Twice"]) } else { json!([]) };
        let hero = self.hero.map_or(Value::Null, |hero| json!(hero));
        format!(
            "{{\"ohh\":{{\"site_name\":\"{site}\",\"game_number\":{},\"table_name\":{},\"tournament\":{tournament},\
             \"game_type\":\"{game}\",\"bet_limit\":{{\"bet_type\":\"{limit}\"}},\"currency\":\"{currency}\",\
             \"dealer_seat\":{},\"small_blind_amount\":{},\"big_blind_amount\":{},\"ante_amount\":{},\
             \"hero_player_id\":{hero},\"flags\":{flags},\"players\":[{}],\"rounds\":[{}],\
             \"pots\":[{{\"number\":0,\"amount\":{},\"rake\":{},\"player_wins\":[{}]}}]}}}}",
            json!(hand),
            json!(self.table),
            self.dealer.unwrap_or_default(),
            number(*small),
            number(*big),
            number(self.ante),
            players.join(","),
            rounds.join(","),
            number(self.pot),
            number(self.rake),
            wins.join(","),
        )
    }

    /// Day and hour as the site's clocks showed them.
    fn noted(&self, record: &mut HandRecord) {
        let [year, month, day] = &self.head.day;
        let plain = |text: &String| text.trim_start_matches('0').to_owned();
        let mut note = |name: &str, text: String| record.notes.push((name.to_owned(), text));
        note("year", year.clone());
        note("month", plain(month));
        note("day", plain(day));
        note("time", self.head.time.clone());
        if let Some(zone) = self.head.zone {
            note("time_zone", zone.to_owned());
        }
    }
}

/// Lines that aren't part of the hand: who comes and goes, chat, connections.
fn is_aside(text: &str) -> bool {
    const ENDS: &[&str] = &[
        "leaves the table",
        "has timed out",
        "is disconnected",
        "is connected",
        "has returned",
        "sits out",
        "is sitting out",
        "was removed from the table for failing to post",
        "has timed out while disconnected",
        "will be allowed to play after the button",
        "is capped",
        "re-buys and receives",
        "stand up",
        "sit down",
    ];
    const MIDDLES: &[&str] = &[
        " joins the table at seat #",
        " said, \"",
        " cashed out the hand for ",
        " finished the tournament",
        " is all-in",
    ];
    let text = text.trim_end_matches('.').trim_end();
    ENDS.iter().any(|end| text.ends_with(end))
        || MIDDLES.iter().any(|middle| text.contains(middle))
        || text.starts_with("Board [")
        || text.starts_with("Hand was run ")
}
