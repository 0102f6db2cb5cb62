//! The field: a tournament as its facts made it, from the announcement to the prizes.

use crate::ids::{NightId, PlayerId, TournamentId};
use crate::refusal::{Refusal, TournamentOtherwise};
use crate::tournament::clock::{self, ClockAct, ClockReading, Moment};
use crate::tournament::dealt::ButtonHeld;
use crate::tournament::did::{Chopped, Did, Entered, EntryKind, Made, Out, Paid, Prize};
use crate::tournament::entrant::{Entrant, EntrantState};
use crate::tournament::exit::{self, Exit};
use crate::tournament::levels::{Blinds, Level};
use crate::tournament::terms::TournamentTerms;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    pub id: TournamentId,
    pub night: NightId,
    pub number: u32,
    pub name: String,
    pub terms: TournamentTerms,
    pub phase: Phase,
    /// Everybody who ever entered, in the order they entered.
    pub entrants: Vec<Entrant>,
    /// Players who went out and didn't come back, the first one first; players who went out in one recorded hand are in one
    /// entry.
    pub exits: Vec<Exit>,
    pub clock: Vec<(Moment, ClockAct)>,
    /// What everybody still in agreed on.
    pub changes: Vec<AgreedChange>,
    /// Play has stopped for a ruling.
    pub stopped: Option<Stop>,
    /// Who had the button, hand by hand, as far as that was noted.
    pub deals: Vec<ButtonHeld>,
    /// Hands recorded, including those declared void.
    pub hands: u32,
    /// The last of them that counts; 0 if none does.
    pub last_hand: u32,
    /// The prize money.
    pub pool: Money,
    /// The bounties on players still in, and the bounties that wait until somebody says who won them.
    pub bounties: Money,
    /// All chips in play.
    pub chips: Money,
    pub chopped: Option<Chopped>,
    pub paid: Vec<Prize>,
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Entries are taken; no card was dealt.
    Entering,
    Running,
    /// The prizes are paid.
    Paid,
    /// It was called off.
    Cancelled,
}

impl Phase {
    /// The word in the tables.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Entering => "entering",
            Self::Running => "running",
            Self::Paid => "paid",
            Self::Cancelled => "cancelled",
        }
    }
}

/// A change everybody agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AgreedChange {
    pub text: String,
    /// The level, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// How many hands of the night were recorded by then.
    pub hand: u32,
    pub agreed: Vec<PlayerId>,
}

/// Why play has stopped, and who is involved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stop {
    pub why: String,
    pub parties: Vec<PlayerId>,
    /// How often something had been done to the clock by then.
    #[serde(default)]
    pub clock: usize,
}

impl Tournament {
    /// The tournament as announced.
    #[must_use]
    pub fn made(night: NightId, id: TournamentId, made: &Made) -> Self {
        Self {
            id,
            night,
            number: made.number,
            name: made.name.clone(),
            terms: made.terms.clone(),
            phase: Phase::Entering,
            entrants: Vec::new(),
            exits: Vec::new(),
            clock: Vec::new(),
            changes: Vec::new(),
            stopped: None,
            deals: Vec::new(),
            hands: 0,
            last_hand: 0,
            pool: Money::ZERO,
            bounties: Money::ZERO,
            chips: Money::ZERO,
            chopped: None,
            paid: Vec::new(),
        }
    }

    /// True until it is paid or called off.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.phase, Phase::Entering | Phase::Running)
    }

    /// The entrant, if the player ever entered.
    #[must_use]
    pub fn entrant(&self, player: PlayerId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.player == player)
    }

    /// True if the player has chips.
    #[must_use]
    pub fn is_in(&self, player: PlayerId) -> bool {
        self.entrant(player).is_some_and(|entrant| entrant.standing == EntrantState::In)
    }

    /// Everybody who has chips, in the order they entered.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.entrants
            .iter()
            .filter(|entrant| entrant.standing == EntrantState::In)
            .map(|entrant| entrant.player)
    }

    /// What the clock shows.
    pub fn reading(&self, now: &Moment) -> Result<ClockReading, Refusal> {
        clock::run(&self.terms.levels, &self.clock, now)
    }

    /// The blinds of the current level; in a break, those of the level before, whose last hand may still be told.
    pub fn blinds(&self, now: &Moment) -> Result<Option<Blinds>, Refusal> {
        let reading = self.reading(now)?;
        let played = reading.structure.levels().iter().take(reading.position.saturating_add(1)).rev();
        Ok(played.into_iter().find_map(Level::blinds))
    }

    /// The blinds it begins with.
    #[must_use]
    pub fn first_blinds(&self) -> Option<Blinds> {
        self.terms.levels.levels().iter().find_map(Level::blinds)
    }

    /// Takes what happened; refuses what couldn't have happened, as after an undo.
    pub fn apply(&mut self, did: &Did) -> Result<(), Refusal> {
        match did {
            Did::Made(_) => return Err(Refusal::new(TournamentOtherwise::AnnouncedTwice)),
            Did::Entered(entered) => self.enter(entered)?,
            Did::Started { prizes, host, deputy, moment, field } => {
                self.expect(Phase::Entering)?;
                if !self.players().eq(field.iter().copied()) {
                    return Err(Refusal::new(TournamentOtherwise::OtherEntrants));
                }
                self.phase = Phase::Running;
                self.terms.prizes = Some(prizes.clone());
                (self.terms.host, self.terms.deputy) = (*host, *deputy);
                self.clock.push((moment.clone(), ClockAct::Start));
            }
            Did::Dealt { button, dead, named, unwritten, .. } => {
                self.expect(Phase::Running)?;
                let (dealer, after) = (*button, self.hands);
                let (dead, by_turn, unwritten) = (*dead, !named, *unwritten);
                self.deals.push(ButtonHeld { dealer, after, again: false, dead, by_turn, unwritten });
            }
            Did::Out(out) => self.go_out(out)?,
            Did::Left { player, stack } => {
                self.stand(*player, EntrantState::In, EntrantState::Left)?;
                self.check_somebody_left()?;
                self.chips = self.chips.minus(*stack)?;
            }
            Did::Clock { moment, act, hand, agreed } => self.set_clock((moment, act), *hand, agreed)?,
            Did::Level { moment, level, hand, agreed } => self.agree_level(moment, *level, *hand, agreed),
            Did::Coloured { unit, changes } => {
                self.terms.unit = *unit;
                let changed = Money::sum(changes.iter().map(|(_, change)| *change))?;
                self.chips = self.chips.plus(changed)?;
            }
            Did::Agreed { text, hand, agreed } => {
                self.changes.push(AgreedChange {
                    text: text.clone(),
                    level: None,
                    hand: *hand,
                    agreed: agreed.clone(),
                });
            }
            Did::Prizes { prizes, .. } => self.terms.prizes = Some(prizes.clone()),
            Did::Stopped { why, parties } => {
                self.stopped =
                    Some(Stop { why: why.clone(), parties: parties.clone(), clock: self.clock.len() });
            }
            Did::Resumed { .. } => {
                self.stopped.take().ok_or_else(|| Refusal::new(TournamentOtherwise::NothingToRuleOn))?;
            }
            Did::Chopped(chopped) => self.chop(chopped)?,
            Did::Paid(paid) => self.pay(paid)?,
            Did::Cancelled { .. } => {
                self.phase = Phase::Cancelled;
                self.clear();
            }
        }
        Ok(())
    }

    /// A hand of it was recorded.
    pub fn count_hand(&mut self) {
        self.count_void_hand();
        self.last_hand = self.hands;
    }

    /// One of its hands was declared void: its number isn't used again.
    pub fn count_void_hand(&mut self) {
        self.hands = self.hands.saturating_add(1);
    }

    /// The last hand is dealt again by the same dealer; after a bad deal it's still a turn if it was one.
    pub fn keep_deal(&mut self, bad: bool) {
        let before = self.hands.saturating_sub(1);
        let last = self.deals.last_mut().filter(|last| last.after >= before);
        if let Some(last) = last {
            *last = ButtonHeld { after: self.hands, again: true, by_turn: last.by_turn && bad, ..*last };
        }
    }

    fn enter(&mut self, entered: &Entered) -> Result<(), Refusal> {
        let paid = entered.price.plus(entered.bounty)?;
        match entered.how {
            EntryKind::First if self.entrant(entered.player).is_some() => {
                return Err(Refusal::new(TournamentOtherwise::EnteredTwice));
            }
            EntryKind::First => self.entrants.push(Entrant {
                player: entered.player,
                paid: Money::ZERO,
                fee: Money::ZERO,
                bounty: Money::ZERO,
                again: 0,
                addons: 0,
                standing: EntrantState::In,
            }),
            EntryKind::Again if self.head_waits(entered.player) => {
                return Err(Refusal::new(TournamentOtherwise::HeadWaits));
            }
            EntryKind::Again => {
                self.stand(entered.player, EntrantState::Out, EntrantState::In)?;
                for exit in &mut self.exits {
                    exit.gone.retain(|gone| gone.player != entered.player);
                }
                self.exits.retain(|exit| !exit.gone.is_empty());
            }
            EntryKind::Addon => self.stand(entered.player, EntrantState::In, EntrantState::In)?,
        }
        let entrant = self.entrant_mut(entered.player)?;
        entrant.paid = entrant.paid.plus(paid)?;
        entrant.fee = entrant.fee.plus(entered.fee)?;
        entrant.bounty = entrant.bounty.plus(entered.bounty)?;
        match entered.how {
            EntryKind::First => {}
            EntryKind::Again => entrant.again = entrant.again.saturating_add(1),
            EntryKind::Addon => entrant.addons = entrant.addons.saturating_add(1),
        }
        self.pool = self.pool.plus(entered.price)?;
        self.bounties = self.bounties.plus(entered.bounty)?;
        self.chips = self.chips.plus(entered.stack)?;
        Ok(())
    }

    fn go_out(&mut self, out: &Out) -> Result<(), Refusal> {
        self.expect(Phase::Running)?;
        let mut heads = Money::ZERO;
        if !out.heads.iter().all(|player| self.head_waits(*player)) {
            return Err(Refusal::new(TournamentOtherwise::HeadsOtherwise));
        }
        for gone in &out.gone {
            self.stand(gone.player, EntrantState::In, EntrantState::Out)?;
        }
        let fallen = out.gone.iter().map(|gone| gone.player).filter(|player| !out.waiting.contains(player));
        for player in fallen.chain(out.heads.iter().copied()) {
            heads = heads.plus(std::mem::take(&mut self.entrant_mut(player)?.bounty))?;
        }
        self.bounties = self.bounties.minus(heads)?;
        if Money::sum(out.bounties.iter().map(|(_, won)| *won))? != heads {
            return Err(Refusal::new(TournamentOtherwise::HeadsOtherwise));
        }
        let won = |by| self.is_in(by) || out.hand.is_some_and(|hand| self.was_in(by, hand));
        if !out.bounties.iter().all(|(winner, _)| won(*winner)) {
            return Err(Refusal::new(TournamentOtherwise::WonByNobody));
        }
        self.check_somebody_left()?;
        if !out.gone.is_empty() {
            exit::put(&mut self.exits, Exit { hand: out.hand, after: out.after, gone: out.gone.clone() });
        }
        Ok(())
    }

    /// All chips are with the players still in, so somebody must be in.
    fn check_somebody_left(&self) -> Result<(), Refusal> {
        match self.players().next() {
            Some(_) => Ok(()),
            None => Err(Refusal::new(TournamentOtherwise::NobodyLeft)),
        }
    }

    fn agree_level(&mut self, moment: &Moment, level: Level, hand: u32, agreed: &[PlayerId]) {
        self.clock.push((moment.clone(), ClockAct::Agreed(level)));
        self.changes.push(AgreedChange::of_level("levels", &level, hand, agreed));
    }

    fn set_clock(
        &mut self,
        (moment, act): (&Moment, &ClockAct),
        hand: u32,
        agreed: &[PlayerId],
    ) -> Result<(), Refusal> {
        self.clock.push((moment.clone(), *act));
        if !agreed.is_empty() {
            let level = self.reading(moment)?.level;
            self.changes.push(AgreedChange::of_level("clock", &level, hand, agreed));
        }
        Ok(())
    }

    fn chop(&mut self, chopped: &Chopped) -> Result<(), Refusal> {
        let all = chopped.shares.iter().all(|(player, _)| self.is_in(*player));
        if !all || chopped.shares.len() != self.players().count() || chopped.pool != self.pool {
            return Err(Refusal::new(TournamentOtherwise::SharedOtherwise));
        }
        self.chopped = Some(chopped.clone());
        Ok(())
    }

    fn pay(&mut self, paid: &Paid) -> Result<(), Refusal> {
        self.expect(Phase::Running)?;
        if self.waiting_heads().next().is_some() {
            return Err(Refusal::new(TournamentOtherwise::HeadWaits));
        }
        let prizes = Money::sum(paid.places.iter().map(|prize| prize.amount))?;
        let placed = |prize: &Prize| match self.place_of(prize.player) {
            Some(place) => place == prize.place,
            None => self.is_in(prize.player) && prize.place == 1,
        };
        let whole = paid.places.len() == self.ranked() && prizes == self.pool;
        if !whole || paid.by_deal != self.chopped.is_some() || !paid.places.iter().all(placed) {
            return Err(Refusal::new(TournamentOtherwise::PlacedOtherwise));
        }
        self.phase = Phase::Paid;
        self.paid.clone_from(&paid.places);
        self.clear();
        Ok(())
    }

    /// The money is with the players, and the chips are back in the case.
    fn clear(&mut self) {
        self.bounties = Money::ZERO;
        self.chips = Money::ZERO;
    }

    fn expect(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(Refusal::new(TournamentOtherwise::AtAnotherTime)) }
    }

    fn entrant_mut(&mut self, player: PlayerId) -> Result<&mut Entrant, Refusal> {
        let found = self.entrants.iter_mut().find(|entrant| entrant.player == player);
        found.ok_or_else(|| Refusal::new(TournamentOtherwise::NeverEntered))
    }

    fn stand(&mut self, player: PlayerId, from: EntrantState, to: EntrantState) -> Result<(), Refusal> {
        let entrant = self.entrant_mut(player)?;
        if entrant.standing != from {
            return Err(Refusal::new(TournamentOtherwise::StandsOtherwise));
        }
        entrant.standing = to;
        Ok(())
    }
}
