//! Before a game: who plays, who deals and starts, and what is agreed. A line can change each of them.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::random;
use crate::cli::verbs::play::Play;
use crate::cli::words::{Words, pair};
use crate::render::page::wrapped;
use crate::render::page::{name, together};
use crate::render::party as render;
use engine::calling::agreed;
use engine::formats::party::Typed as Moves;
use engine::games::party::{PartyPlay, PartyRow, PartySetup};
use engine::house::House;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use engine::refusal::Notice;
use engine::rules::has_party_rules;
use ledger::bank::party::{WantedGame, begins_next};
use ledger::ids::PlayerId;
use ledger::journal::Dealing;
use ledger::night::Tonight;
use ledger::night::ring::seated;
use ledger::night::seats::deal_order;
use ledger::refusal::Refusal;

/// What a line typed before the game meant.
pub enum Typed {
    /// This is agreed now.
    Changed(String),
    /// The game starts.
    Begin,
    /// It starts with this line as its first move.
    Move,
    /// It does not start.
    Leave,
}

/// A game about to start.
pub struct Setting {
    words: Words,
    house: House,
    currency: Currency,
    row: &'static PartyRow,
    players: Vec<PlayerId>,
    /// Everybody at the table, in the order in which the deal would reach them.
    turns: Vec<PlayerId>,
    /// The dealer, if named.
    dealer: Option<PlayerId>,
    first: Option<PlayerId>,
    /// Who starts because of the last game of this kind, and by which rule.
    due: Option<(PlayerId, Option<String>)>,
    told: Vec<(String, String)>,
    /// The drawn seed, whose hash is shown before anybody picks a word; without a word it is not used.
    seed: String,
    rolls: bool,
    salt: String,
    /// True if the word was given before the hash was shown.
    uncommitted: bool,
    /// What the table said, as typed.
    said: Vec<String>,
}

impl Setting {
    /// The setting as the command line gives it.
    pub fn new(
        context: &mut Context,
        tonight: &Tonight,
        row: &'static PartyRow,
        said: &Play,
    ) -> Result<Self, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let has_chips = |player: &PlayerId| tonight.evening.chips(*player).is_positive();
        let present = seated(&tonight.evening).into_iter().map(|(_, player)| player).filter(has_chips);
        let mut setting = Self {
            players: present.collect(),
            turns: deal_order(tonight),
            dealer: None,
            first: None,
            due: begins_next(context.look()?.reader(), tonight, row)?,
            told: Vec::new(),
            seed: random::hex(&context.random.seed()),
            rolls: said.roll,
            salt: said.salt.clone().unwrap_or_default(),
            uncommitted: said.salt.is_some(),
            said: vec![format!("{said:?}")],
            house: tonight.house.clone(),
            currency: tonight.currency,
            row,
            words,
        };
        if !said.players.is_empty() {
            setting.players = setting.all(said.players.iter().map(String::as_str))?;
        }
        if let Some(dealer) = &said.dealer {
            setting.dealer = Some(setting.words.player(dealer)?);
        }
        setting.first = said.first.as_deref().map(|first| setting.words.player(first)).transpose()?;
        for option in &said.option {
            let (option, value) = pair(option)?;
            setting.tell(option, value)?;
        }
        Ok(setting)
    }

    fn all<'a>(&self, words: impl Iterator<Item = &'a str>) -> Result<Vec<PlayerId>, Failure> {
        words.map(|word| self.words.player(word)).collect()
    }

    /// Reads a line.
    pub fn line(&mut self, line: &str) -> Result<Typed, Failure> {
        let (first, rest) = parts(line);
        match (first, rest.as_slice()) {
            ("" | "begin", []) => return Ok(Typed::Begin),
            ("q" | "quit", []) => return Ok(Typed::Leave),
            ("players", [_, ..]) => self.players = self.all(rest.into_iter())?,
            ("dealer", [dealer]) => self.dealer = Some(self.words.player(dealer)?),
            ("first", [first]) => self.first = Some(self.words.player(first)?),
            ("roll" | "deal", []) => self.rolls = true,
            ("salt", [salt]) if salt.len() <= SALT_MAX => {
                self.uncommitted = !self.rolls;
                (self.rolls, self.salt) = (true, (*salt).to_owned());
            }
            (option, [value]) if self.row.terms.iter().any(|term| term.name == option) => {
                self.tell(option, value)?;
                self.said.push(line.to_owned());
                return Ok(Typed::Changed(format!("  {option} is {value}")));
            }
            ("throw", []) if self.rolls => return Ok(Typed::Move),
            _ => return self.first_move(line),
        }
        self.said.push(line.to_owned());
        Ok(Typed::Changed(self.people().join("\n")))
    }

    /// A line that agrees on nothing has to be the first move; a typo starts no game.
    fn first_move(&self, line: &str) -> Result<Typed, Failure> {
        let wanted = self.wanted()?;
        let setup = PartySetup {
            names: wanted.players.iter().map(|_| String::new()).collect(),
            dealer: 0,
            first: 0,
            carry: Money::ZERO,
            unit: self.house.unit(),
            unit_rule: None,
            is_own: has_party_rules(&self.house),
            currency: self.currency,
            terms: agreed(self.row, &self.house, &self.told)?,
            is_dealt: false,
        };
        let play = PartyPlay::begin(self.row, setup)?;
        let moves = Moves::new(line).next(&play).ok().flatten();
        if !self.rolls && moves.is_some_and(|done| play.check(&done).is_ok()) {
            return Ok(Typed::Move);
        }
        let message = format!("`{}` isn't a setting or a first move", line.as_typed());
        Err(Refusal::worded("not-a-move", message).hint("Enter starts, q quits").into())
    }

    /// Takes an answer, if the game can use it.
    fn tell(&mut self, option: &str, value: &str) -> Result<(), Failure> {
        let mut told = self.told.clone();
        told.retain(|(name, _)| name != option);
        told.push((option.to_owned(), value.to_owned()));
        agreed(self.row, &self.house, &told)?;
        self.told = told;
        Ok(())
    }

    /// Everything agreed so far.
    pub fn shown(&self) -> Result<String, Failure> {
        let agreed = agreed(self.row, &self.house, &self.told)?;
        let mut lines = vec![render::terms(self.row, &agreed, self.currency)];
        lines.extend(self.people());
        lines.push("to change it: `NAME VALUE`, `players`, `dealer`, `first` or `roll`; q quits".to_owned());
        Ok(lines.join("\n"))
    }

    /// Who plays, deals and starts, and who throws.
    fn people(&self) -> Vec<String> {
        let called = |player: &PlayerId| {
            self.words.people.called(*player).map_or_else(String::new, |called| name(called.as_str()))
        };
        let names: Vec<String> = self.players.iter().map(called).collect();
        let mut lines = match self.wanted() {
            Err(_) => vec!["  nobody plays yet".to_owned()],
            Ok(wanted) => {
                let at = wanted.players.iter().position(|player| *player == wanted.dealer).unwrap_or(0);
                let left = wanted.players.iter().cycle().nth(at.saturating_add(1)).copied();
                let (dealer, first) = (wanted.dealer, wanted.first.or(left).unwrap_or(wanted.dealer));
                vec![wrapped(&format!(
                    "  {} {}; {} deals, {} starts",
                    together(&names),
                    if names.len() == 1 { "plays" } else { "play" },
                    called(&dealer),
                    called(&first)
                ))]
            }
        };
        if self.rolls {
            let hash = self.hash();
            let [how, word] = match self.salt.as_str() {
                "" => [
                    "  the program rolls and deals as you go".to_owned(),
                    format!("  to prove the rolls are fair (seed with the hash {hash}…), pick a word: salt WORD"),
                ],
                salt if self.uncommitted => [
                    format!(
                        "  the program rolls and deals from a seed with the hash {hash}… and the word {}",
                        name(salt)
                    ),
                    "  the word was picked before the hash was shown, so it proves nothing; pick a new one: salt WORD"
                        .to_owned(),
                ],
                salt => [
                    format!("  the program rolls and deals; the hash of its seed is {hash}…"),
                    format!("  the word is {}", name(salt)),
                ],
            };
            lines.extend([how, word]);
        }
        lines
    }

    /// Who starts because of the last game, unless the table says otherwise or that player isn't in.
    fn due(&self) -> Option<&(PlayerId, Option<String>)> {
        self.due.as_ref().filter(|(player, _)| self.first.is_none() && self.players.contains(player))
    }

    /// Why somebody other than the player on the dealer's left starts.
    pub fn notice(&self) -> Option<Notice> {
        let (player, rule) = self.due()?;
        let called = self.words.people.called(*player)?;
        let text =
            format!("`{}` starts because of how the last game of {} ended", called.as_str(), self.row.name);
        Some(Notice::new(rule.as_deref(), text))
    }

    fn hash(&self) -> String {
        random::hash_of(&self.seed).chars().take(16).collect()
    }

    /// The game that starts.
    pub fn wanted(&self) -> Result<WantedGame, Failure> {
        let next = self.turns.iter().copied().find(|player| self.players.contains(player));
        let dealer = self.dealer.or(next).or(self.players.last().copied());
        let dealer = dealer.ok_or_else(|| {
            Refusal::worded("nobody-to-play", "nobody has chips to play with").hint("buy --help")
        })?;
        let dealt = self.rolls.then(|| match self.salt.as_str() {
            "" => Dealing::at_the_throw(),
            salt => {
                let dealing = Dealing::of(self.seed.clone(), salt.to_owned());
                Dealing { uncommitted: self.uncommitted, ..dealing }
            }
        });
        let (players, told) = (self.players.clone(), self.told.clone());
        let first = self.first.or(self.due().map(|(player, _)| *player));
        Ok(WantedGame { row: self.row, players, dealer, first, told, dealt })
    }

    /// What was asked for, in words, for the request's hash; the seed is random and not part of it.
    pub fn body(&self) -> String {
        format!("{} {}", self.row.name, self.said.join("\n"))
    }
}

/// The longest word a player may pick for the seed.
const SALT_MAX: usize = 100;

/// A line in words; names with spaces are separated by commas.
fn parts(line: &str) -> (&str, Vec<&str>) {
    let (first, rest) = line.split_once([' ', '=']).unwrap_or((line, ""));
    let commas = rest.contains(',');
    let cut = |letter: char| if commas { letter == ',' } else { letter == ' ' };
    (first, rest.split(cut).map(str::trim).filter(|part| !part.is_empty()).collect())
}

/// True for a line that only says what is agreed before this game.
#[must_use]
pub fn is_setting(line: &str, row: &PartyRow) -> bool {
    let (first, _) = parts(line);
    ["players", "dealer", "first", "roll", "deal", "salt", "begin"].contains(&first)
        || row.terms.iter().any(|term| term.name == first)
}
