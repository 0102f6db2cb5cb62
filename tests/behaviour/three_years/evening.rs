//! An evening at Mike's or at Dave's: chips are bought in every way, won and lost, counted, and turned in.

use super::model::{BANK, DRAWER, Night, TABLE, What, Who};
use super::{Play, cents, typed};
use serde_json::Value;

/// The games, with their rounds of betting.
const GAMES: [(&str, i64); 4] = [("holdem", 4), ("five-card-draw", 2), ("omaha", 4), ("seven-card-stud", 5)];

/// The most a player puts into one round at Mike's while three are in: a bet and three raises of 50 cents each (MIK-61, MIK-62).
const ROUND_MOST: i64 = 200;

impl Play {
    /// Opens the next night, plays it, and closes it.
    pub fn evening(&mut self) {
        self.open();
        let mut there = self.model.there();
        there = there
            .iter()
            .copied()
            .filter(|who| !there.iter().any(|other| who < other && self.model.one(*who, *other)))
            .collect();
        let seats = 4 + self.luck.below(4);
        while there.len() > seats {
            there.remove(self.luck.below(there.len()));
        }
        for who in &there {
            self.buy(*who);
        }
        for _ in 0..2 + self.luck.below(4) {
            self.hand();
            if self.model.nights[self.night()].house == "mike" && self.luck.chance(30) {
                self.note();
            }
            match self.luck.below(12) {
                0 | 1 => {
                    let who = self.luck.pick(&there);
                    self.buy(who);
                }
                2 => self.count(),
                3 => self.drawer(),
                4 | 5 => self.cash_out(),
                8 => self.hand_over(),
                9 => self.pay(),
                10 if self.luck.chance(50) => self.limit_hit(),
                _ => {}
            }
        }
        self.status();
        self.close();
        let day = self.day();
        let has = self.model.has.iter().filter(|((_, what), _)| matches!(what, What::Book(_)));
        let has = has.map(|(key, amount)| (*key, *amount)).collect();
        self.model.days.push((day, has));
    }

    /// The number of the open night, from zero.
    pub fn night(&self) -> usize {
        self.model.tonight().expect("a night is open")
    }

    fn open(&mut self) {
        let house = if self.luck.chance(65) { "mike" } else { "dave" };
        let (banker, float) = (self.regular(), self.luck.pick(&[0, 0, 2_000, 5_000]));
        let stakes = if house == "dave" { " --stakes .25/.50" } else { "" };
        let change = if float > 0 { format!(" --float {}", typed(float)) } else { String::new() };
        let line = format!("open --house {house} --banker {}{change}{stakes}", self.typed(banker));
        self.ask("open", line.clone(), &[]);
        let night = self.model.nights.len();
        self.model.nights.push(Night { house, banker, ..Night::default() });
        self.model.moved(Some(night), banker, BANK, What::Cash, float);
        self.model.moved(Some(night), BANK, banker, What::Float, float);
        if self.luck.chance(5) {
            self.ask("open", line, &["night-open"]);
        }
    }

    /// Somebody buys on THE BOOK with a limit that allows little or nothing.
    fn limit_hit(&mut self) {
        let limited: Vec<Who> =
            self.model.regulars().into_iter().filter(|who| self.model.people[*who].limit.is_some()).collect();
        if limited.is_empty() || self.model.nights[self.night()].house == "dave" {
            return;
        }
        let who = self.luck.pick(&limited);
        let amount = self.model.people[who].limit.unwrap_or_default() + 500;
        let no = self.no_debt(who, BANK, amount);
        let line = format!("buy {} {} --debt --really", self.typed(who), typed(amount));
        if self.ask("buy --debt", line, &no).is_some() {
            self.bought(who, BANK, amount);
            let night = Some(self.night());
            self.model.owed(night, who, BANK, What::Book, amount);
        }
    }

    fn bought(&mut self, who: Who, from: Who, amount: i64) {
        let at = self.night();
        self.model.moved(Some(at), from, who, What::Chips, amount);
        let night = &mut self.model.nights[at];
        *night.bought.entry(who).or_default() += amount;
        night.came.insert(who);
    }

    fn buy(&mut self, who: Who) {
        let at = self.night();
        let dave = self.model.nights[at].house == "dave";
        let rich: Vec<Who> = self.with_chips();
        let seller = if !rich.is_empty() && self.luck.chance(if dave { 4 } else { 22 }) {
            self.luck.pick(&rich)
        } else {
            BANK
        };
        let amount = match (dave, self.luck.below(12)) {
            (_, 0) => 735,
            (true, 1) => 9_000,
            (true, _) => self.luck.pick(&[2_000, 2_500, 5_000]),
            (false, 1) if seller != BANK => self.model.has(seller, What::Chips) + 5,
            (false, _) if seller != BANK => (self.model.has(seller, What::Chips) / 10 * 5).max(5),
            (false, _) => self.luck.pick(&[500, 1_000, 2_000, 2_000, 4_000]),
        };
        let means = match self.luck.below(if dave { 60 } else { 20 }) {
            0..=2 => "note",
            3..=5 => "book",
            6..=8 => "transfer",
            9 | 10 if amount > 100 => "cash and book",
            _ => "cash",
        };
        let no = self.no_sale(who, seller, amount, means);
        let how = match means {
            "cash and book" => format!("--cash {} --book {}", typed(amount - 100), typed(100)),
            one => format!("--{one}"),
        };
        let from = if seller == BANK { String::new() } else { format!(" --from {}", self.typed(seller)) };
        let line = format!("buy {} {} {how}{from} --really", self.typed(who), typed(amount));
        let kind = match means {
            "note" => "buy --note",
            "book" => "buy --debt",
            "transfer" => "buy --transfer",
            "cash" => "buy --cash",
            _ => "buy in parts",
        };
        let Some(answer) = self.ask(kind, line, &no) else { return };
        self.bought(who, seller, amount);
        if seller != BANK {
            self.model.nights[at].came.insert(seller);
        }
        match means {
            "note" => {
                let word = answer["note"].as_str().expect("a note").to_owned();
                self.model.write(Some(at), &word, who, seller, amount);
            }
            "book" => self.model.owed(Some(at), who, seller, What::Book, amount),
            "transfer" => self.model.moved(Some(at), who, seller, What::App, amount),
            "cash" => self.model.moved(Some(at), who, seller, What::Cash, amount),
            _ => {
                self.model.moved(Some(at), who, seller, What::Cash, amount - 100);
                self.model.owed(Some(at), who, seller, What::Book, 100);
            }
        }
    }

    /// Why a sale must be refused: by MIK-02, MIK-03, MIK-11, MIK-12, DAV-16, DAV-18, DAV-19 or a limit.
    fn no_sale(&self, who: Who, seller: Who, amount: i64, means: &str) -> Vec<&'static str> {
        let night = &self.model.nights[self.night()];
        let stack = self.model.has(who, What::Chips);
        let mut no = Vec::new();
        if seller == who {
            no.push("same-party");
        }
        if seller != BANK && self.model.has(seller, What::Chips) < amount {
            no.push("stack-too-small");
        }
        let credit = if means == "book" { amount } else { 100 };
        if night.house == "dave" {
            let biggest = self.model.there().into_iter().map(|one| self.model.has(one, What::Chips)).max();
            if seller != BANK {
                no.push("no-player-sales");
            }
            if means != "cash" {
                no.push(if means == "transfer" { "not-taken" } else { "no-credit" });
            }
            if stack == 0 && amount < 1_000 {
                no.push("buy-in-min");
            }
            if stack + amount > biggest.unwrap_or_default().max(5_000) {
                no.push("buy-in-max");
            }
        } else if seller == BANK && amount % 500 != 0 {
            no.push("buy-in-multiple");
        }
        if means.contains("book") {
            no.extend(self.no_debt(who, seller, credit));
        }
        if means == "note" && self.model.answers(who).is_none() {
            no.push("guest-without-inviter");
        }
        no
    }

    pub fn with_chips(&self) -> Vec<Who> {
        self.model.there().into_iter().filter(|who| self.model.has(*who, What::Chips) > 0).collect()
    }

    /// Two to four put in the same; one of them wins it, or two share it, at Dave's with the odd coin to either.
    fn hand(&mut self) {
        let at = self.night();
        let mut players = self.with_chips();
        let rich = players.clone();
        players.retain(|who| !rich.iter().any(|other| who < other && self.model.one(*who, *other)));
        while players.len() > 4 || players.len() > 2 && self.luck.chance(30) {
            players.remove(self.luck.below(players.len()));
        }
        if players.len() < 2 {
            return;
        }
        let least = players.iter().map(|who| self.model.has(*who, What::Chips)).min().expect("two players");
        let steps = usize::try_from(least / 5).expect("small").clamp(1, 240);
        let stake = 5 * i64::try_from(1 + self.luck.below(steps)).expect("small");
        let stake = if self.luck.chance(4) { least + 5 } else { stake.min(least) };
        let pot = stake * i64::try_from(players.len()).expect("small");
        let wrong = if self.luck.chance(4) { 5 } else { 0 };
        let winner = self.luck.pick(&players);
        let other = self.luck.pick(&players);
        let share = if other != winner && self.luck.chance(20) { pot / 10 * 5 } else { 0 };
        let mut wins = vec![(winner, pot - share)];
        if share > 0 {
            wins.push((other, share));
        }
        let mut no = Vec::new();
        if stake > least {
            no.push("stack-too-small");
        }
        if wrong > 0 {
            no.push("hand-does-not-add-up");
        }
        let (game, rounds) =
            if self.model.nights[at].house == "dave" { GAMES[0] } else { self.luck.pick(&GAMES) };
        // At Mike's the odd coin of a shared pot waits for the next one (MIK-65), unless somebody is all-in: then the board may
        // have been dealt twice, and each of them won once.
        let is_twice = stake == least && ["holdem", "omaha"].contains(&game);
        if share > 0 && pot % 10 == 5 && self.model.nights[at].house == "mike" && !is_twice {
            no.push("uneven-shares");
        }
        // Besides the bets there are antes: each player's own, or one player's for all.
        let (bets, antes) = (rounds * ROUND_MOST, 5 * i64::try_from(players.len()).expect("small"));
        let is_capped = self.model.nights[at].house == "mike" && players.len() > 2;
        if is_capped && stake > bets + antes {
            no.push("over-the-limits");
        }
        let or: &[&str] = if is_capped && stake > bets { &["over-the-limits"] } else { &[] };
        let mut line = format!("hand result --game {game}");
        for who in &players {
            line += &format!(" --in {}={}", self.typed(*who), typed(stake));
        }
        for (who, amount) in &wins {
            line += &format!(
                " --win {}={}",
                self.typed(*who),
                typed(amount + if *who == winner { wrong } else { 0 })
            );
        }
        if self.ask_or("hand result", line, &no, or).is_none() {
            return;
        }
        let mut hand: std::collections::BTreeMap<Who, i64> =
            players.iter().map(|who| (*who, -stake)).collect();
        wins.iter().for_each(|(who, amount)| *hand.entry(*who).or_default() += amount);
        for (who, amount) in &hand {
            self.model.moved(Some(at), TABLE, *who, What::Chips, *amount);
            self.model.result(at, *who, *amount);
        }
        self.model.nights[at].played.extend(hand.keys());
        self.model.nights[at].counts.retain(|who, _| !hand.contains_key(who));
        self.model.nights[at].hands.push(hand);
    }

    fn count(&mut self) {
        let at = self.night();
        let rich = self.with_chips();
        if rich.is_empty() {
            return;
        }
        let who = self.luck.pick(&rich);
        let off = self.luck.pick(&[0, 0, 5, -5, 100, -50, 1_000_000]);
        let stack = self.model.has(who, What::Chips);
        let found = (stack + off).max(0);
        let out = -self.model.had(at, BANK, What::Chips);
        let no: &[&str] = if found > out { &["more-than-in-play"] } else { &[] };
        let line = format!("count {} {}", self.typed(who), typed(found));
        if self.ask("count", line, no).is_some() {
            self.take_count(at, who, found);
        }
    }

    /// The stack is what was counted; the earlier amount is remembered until the stack changes.
    fn take_count(&mut self, at: usize, who: Who, found: i64) {
        let stack = self.model.has(who, What::Chips);
        let night = &self.model.nights[at];
        let still = night.counts.get(&who).filter(|(counted, _)| *counted == stack);
        let known = still.and_then(|(_, before)| *before);
        let before = known.or(night.played.contains(&who).then_some(stack));
        self.model.moved(Some(at), TABLE, who, What::Chips, found - stack);
        self.model.result(at, who, found - stack);
        self.model.nights[at].counts.insert(who, (found, before));
    }

    fn drawer(&mut self) {
        let at = self.night();
        let there = self.model.had(at, BANK, What::Cash);
        let found = (there + self.luck.pick(&[0, 0, 500, -500, 25])).max(0);
        self.ask("drawer", format!("drawer {}", typed(found)), &[]);
        self.model.moved(Some(at), DRAWER, BANK, What::Cash, found - there);
    }

    fn hand_over(&mut self) {
        let at = self.night();
        let (before, to) = (self.model.nights[at].banker, self.regular());
        let no: &[&str] = if before == to { &["banker-already"] } else { &[] };
        let line = format!("banker {}", self.typed(to));
        if self.ask("banker", line, no).is_some() {
            let app = self.model.had(at, BANK, What::App);
            self.model.moved(Some(at), BANK, before, What::App, app);
            self.model.owed(Some(at), before, BANK, What::Book, app);
            self.model.nights[at].banker = to;
        }
    }

    fn cash_out(&mut self) {
        let at = self.night();
        let rich = self.with_chips();
        if rich.is_empty() {
            return;
        }
        let who = self.luck.pick(&rich);
        let dave = self.model.nights[at].house == "dave";
        let stack = self.model.has(who, What::Chips);
        if dave && self.luck.chance(60) {
            let line = format!("count {} {}", self.typed(who), typed(stack));
            self.ask("count", line, &[]);
            self.take_count(at, who, stack);
        }
        let how = self.luck.pick(&["", "", " --cash", " --app"]);
        // DAV-20: two counts, and the hands agree with them.
        let counted = self.model.nights[at].counts.get(&who).is_some_and(|(counted, _)| *counted == stack);
        let no: &[&str] = match counted {
            _ if !dave => &[],
            false => &["counts-missing"],
            true if self.is_contradicted(at, who) => &["counts-against-book"],
            true => &[],
        };
        let line = format!("cashout {}{how}", self.typed(who));
        let off = self.model.has(TABLE, What::Chips) != 0;
        if let Some(answer) = self.ask_or("cashout", line, no, if off { &["counts-off"] } else { &[] }) {
            self.take_cash_out(at, who, &answer["cashed_out"][0]);
        }
    }

    /// True if a player's stack was counted, and the recorded hands give a different one (DAV-20).
    pub fn is_contradicted(&self, at: usize, who: Who) -> bool {
        let (night, stack) = (&self.model.nights[at], self.model.has(who, What::Chips));
        let counts = night.counts.get(&who).filter(|(counted, _)| *counted == stack);
        night.house == "dave" && counts.and_then(|(_, before)| *before).is_some_and(|before| before != stack)
    }

    /// What a player got for their chips: it equals their value, and nothing is paid while they owe the bank for tonight.
    fn take_cash_out(&mut self, at: usize, who: Who, answer: &Value) {
        let worth = self.model.worth(who);
        let drawer = self.model.had(at, BANK, What::Cash);
        self.same("chips turned in", &cents(&answer["chips"]), &self.model.has(who, What::Chips));
        let (cash, app, claim) = (cents(&answer["cash"]), cents(&answer["app"]), cents(&answer["claim"]));
        self.model.moved(Some(at), who, BANK, What::Chips, cents(&answer["chips"]));
        self.model.nights[at].played.remove(&who);
        self.model.nights[at].counts.remove(&who);
        for part in answer["notes"].as_array().expect("a list of notes") {
            let found = self
                .model
                .notes
                .iter()
                .find(|(_, note)| note.word == part["note"].as_str().unwrap_or_default());
            let Some((id, _)) = found else { self.differs("a redeemed note", part, &self.model.notes) };
            self.model.used(Some(at), *id, cents(&part["amount"]));
        }
        self.model.owed(Some(at), BANK, who, What::Book, cents(&answer["debt"]) + claim);
        for (inviter, amount) in answer["answered"].as_object().expect("who answered") {
            let inviter = self.who(&Value::from(inviter.as_str()));
            self.model.owed(Some(at), BANK, inviter, What::Book, cents(amount));
            self.model.owed(Some(at), inviter, who, What::Private, cents(amount));
        }
        self.model.moved(Some(at), BANK, who, What::Cash, cash);
        self.model.moved(Some(at), BANK, who, What::App, app);
        *self.model.nights[at].cash_paid.entry(who).or_default() += cash;
        *self.model.nights[at].app_paid.entry(who).or_default() += app;
        self.same("the worth of one who went home", &self.model.worth(who), &worth);
        let owes_note = self.model.notes.values().any(|note| (note.debtor, note.holder) == (who, BANK));
        if cash + app + claim > 0 && owes_note {
            self.differs("a payment to one whose note is open", answer, &self.model.notes);
        }
        self.same("a claim while the drawer has money", &(claim > 0 && cash < drawer), &false);
    }
}
