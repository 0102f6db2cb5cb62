//! A hand in progress: begins with antes and blinds, takes one act after the other, and says what may be next.
//! Betting, dealing and showing are in other files; each checks an act and then does it, so a refused act changes nothing.

use crate::cards::CardSet;
use crate::games::{Deed, Step};
use crate::hand::Seats;
use crate::money::{AMOUNT_MAX, Money};
use crate::play::act::{Act, Dealt};
use crate::play::chair::Chair;
use crate::play::fell::Fell;
use crate::play::flag::{Flag, Flags};
use crate::play::intent::EarlyWords;
use crate::play::legal::Next;
use crate::play::round::Round;
use crate::play::setup::Setup;
use crate::refusal::Refusal;

/// The state of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The hand goes on.
    Running,
    /// It is over; the cards decide who gets the money, or the last one in takes it.
    Over,
    /// The players still in agreed on shares.
    Agreed(Box<[Money]>),
    /// The deal was bad.
    Misdealt,
    /// The cards ran out: the pot waits for a new deal to the players still in.
    Redealt,
    /// Nobody opened, or everybody dropped: the pot waits.
    ThrownIn,
}

/// A hand in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) phase: Phase,
    pub(crate) step: usize,
    /// True once a step other than a deal or a board has begun.
    pub(crate) begun: bool,
    pub(crate) round: Round,
    /// How many betting rounds are over.
    pub(crate) rounds: u32,
    /// Players still in.
    pub(crate) live: Seats,
    /// Players with chips.
    pub(crate) able: Seats,
    /// Players who have to draw, declare, drop or do something with their cards in this step.
    pub(crate) due: Seats,
    /// Players who have all their cards from the current deal.
    pub(crate) served: Seats,
    /// Players who dropped in this step.
    pub(crate) dropped: Seats,
    /// Players who stayed by mistake and were let out by all the others (MIK-24).
    pub(crate) let_out: Seats,
    /// Players who said they stay, while others haven't said anything yet.
    pub(crate) said_in: Seats,
    /// Players who stayed in a drop game, whatever happened to their hands since.
    pub(crate) stayed: Seats,
    /// Fines paid in this hand; nobody matches them (MIK-16).
    pub(crate) fines: Money,
    pub(crate) shown: Seats,
    pub(crate) mucked: Seats,
    /// The last player who mucked, until another shows.
    pub(crate) last_mucked: Option<usize>,
    pub(crate) miscalled: Seats,
    /// Players who ever mucked at the showdown, even if they took the hand back.
    pub(crate) muckers: Seats,
    /// Players who mucked after the hand was over, in that order.
    pub(crate) late_mucks: Vec<usize>,
    /// Players in for a pot whose hands went last, in that order: mucked at the showdown, folded or dead.
    pub(crate) gone: Vec<usize>,
    /// Players whose hands are dead although they hadn't folded.
    pub(crate) killed: Seats,
    pub(crate) board: Dealt,
    /// The cards that fell face up, if that has consequences in this game.
    pub(crate) fell: Vec<Fell>,
    /// The complete boards of the second run and later ones.
    pub(crate) more_boards: Vec<Dealt>,
    pub(crate) blind: Dealt,
    /// How many cards this step has laid on the table.
    pub(crate) laid: usize,
    pub(crate) runs: u8,
    /// Which run is being dealt, and the step and the board each later run starts from.
    pub(crate) run: usize,
    pub(crate) run_from: (usize, usize),
    pub(crate) seen: CardSet,
    /// Cards thrown away in draws, which come back when the deck runs out.
    pub(crate) thrown: CardSet,
    /// Cards that were seen, but that their player may have passed on or thrown away since.
    pub(crate) unsure: CardSet,
    /// How many cards were thrown away in draws since the discards were last shuffled in, whether known or not.
    pub(crate) discards: usize,
    /// How many board cards were dealt there because the pack had too few for everybody.
    pub(crate) common: usize,
    /// True if the host said to shuffle the discards in when the deck runs out.
    pub(crate) shuffles: bool,
    /// Players whose folded hands were shuffled back into the pack.
    pub(crate) shuffled_in: Seats,
    /// The last to bet or raise in the hand, and in the last round.
    pub(crate) aggressor: Option<usize>,
    pub(crate) last_aggressor: Option<usize>,
    /// Who has acted so far, not counting blinds.
    pub(crate) acted: Seats,
    pub(crate) pot: Money,
    /// True if the host lets the next act happen.
    pub(crate) ruled: bool,
    pub(crate) flags: Flags,
    /// The betting rounds in which nobody bet, counted from 1, with the pot at that time.
    pub(crate) quiet: Vec<(u32, Money)>,
    /// Players who bought chips while the hand waited, because every bet must be covered.
    pub(crate) waited: Vec<(usize, Money)>,
    pub(crate) early_words: EarlyWords,
}

impl<'a> Play<'a> {
    /// A hand before its first card: antes and blinds are posted; players who are short post what they have.
    /// # Errors
    /// `players`, `player-twice`, `amount-below-nothing`, `too-many-chips`, or `setup` with what doesn't fit.
    pub fn begin(setup: &'a Setup) -> Result<Self, Refusal> {
        let dealt = setup.checked()?;
        let mut play = Self {
            setup,
            chairs: vec![Chair::default(); setup.places.len()],
            phase: Phase::Running,
            step: 0,
            begun: false,
            round: Round::default(),
            rounds: 0,
            live: dealt,
            able: Seats::NONE,
            due: Seats::NONE,
            served: Seats::NONE,
            dropped: Seats::NONE,
            let_out: Seats::NONE,
            said_in: Seats::NONE,
            stayed: Seats::NONE,
            fines: setup.fines,
            shown: Seats::NONE,
            mucked: Seats::NONE,
            last_mucked: None,
            miscalled: Seats::NONE,
            muckers: Seats::NONE,
            late_mucks: Vec::new(),
            gone: Vec::new(),
            killed: Seats::NONE,
            board: Dealt::NONE,
            fell: Vec::new(),
            more_boards: Vec::new(),
            blind: Dealt::NONE,
            laid: 0,
            runs: 1,
            run: 0,
            run_from: (0, 0),
            seen: CardSet::EMPTY,
            thrown: CardSet::EMPTY,
            unsure: CardSet::EMPTY,
            discards: 0,
            common: 0,
            shuffles: false,
            shuffled_in: Seats::NONE,
            aggressor: None,
            last_aggressor: None,
            acted: Seats::NONE,
            pot: setup.carry,
            ruled: false,
            flags: Flags::default(),
            quiet: Vec::new(),
            waited: Vec::new(),
            early_words: EarlyWords::default(),
        };
        play.post()?;
        play.advance()?;
        Ok(play)
    }

    /// Takes what everybody has to post; players who have less post what they have.
    fn post(&mut self) -> Result<(), Refusal> {
        for (seat, (chair, place)) in self.chairs.iter_mut().zip(&self.setup.places).enumerate() {
            chair.stack = place.stack.unwrap_or(Money::from_minor(AMOUNT_MAX >> 3));
            let ante = place.ante.min(chair.stack);
            if self.setup.antes_matched {
                chair.stack = chair.stack.minus(ante)?;
                chair.put = ante;
            } else {
                chair.give(ante)?;
            }
            chair.give(place.dead.min(chair.stack))?;
            chair.bet(place.blind.min(chair.stack))?;
            self.pot = self.pot.plus(chair.put_in()?)?;
            if chair.stack.is_positive() {
                self.able = self.able.with(seat);
            }
        }
        Ok(())
    }

    /// Checks an act and does it; a refused act changes nothing.
    /// # Errors
    /// A code for each thing that can't be done now, such as `not-his-turn`, with the house rule if there is one.
    pub fn apply(&mut self, act: &Act) -> Result<(), Refusal> {
        if !self.is_running() && !self.may_follow(act) {
            return Err(self.over());
        }
        // Only a turn passed to another player before the act was checked has to be undone; everything else is checked first.
        let round = (self.ruled || self.round.unsure).then_some(self.round);
        let flags = self.flags;
        if let Err(refusal) = self.take(act) {
            (self.round, self.flags) = (round.unwrap_or(self.round), flags);
            return Err(refusal);
        }
        if matches!(act, Act::Rule(_)) {
            return Ok(());
        }
        self.ruled = false;
        self.advance()
    }

    fn take(&mut self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Fold(seat) => self.fold(*seat)?,
            Act::Call(seat) => self.call(*seat)?,
            Act::RaiseTo(seat, to) => self.raise_to(*seat, *to)?,
            Act::Intend(seat, intent) => self.intend(*seat, *intent)?,
            Act::BringIn(seat) => self.post_bring_in(*seat)?,
            Act::Deal { seat, cards } => self.deal(*seat, cards)?,
            Act::Blind(cards) => self.deal_blind(cards)?,
            Act::Board(cards) => self.deal_board(cards)?,
            Act::Draw(seat, cards) => self.draw(*seat, cards)?,
            Act::Own { seat, deed, cards } => self.own(*seat, *deed, cards)?,
            Act::Pay(seat) => self.pay_for_card(*seat)?,
            Act::Decline(seat) => self.decline(*seat)?,
            Act::Declare(seat, side) => self.declare(*seat, *side)?,
            Act::Drop(seat) => self.drop_or_stay(*seat, true)?,
            Act::Stay(seat) => self.drop_or_stay(*seat, false)?,
            Act::Show(seat, cards) => {
                self.show(*seat, cards)?;
                self.last_mucked = None;
            }
            Act::Muck(seat) => self.muck(*seat)?,
            Act::Retrieve(seat) => self.retrieve(*seat)?,
            Act::Kill(seat) => self.kill(*seat)?,
            Act::Miscall(seat) => self.miscall(*seat)?,
            Act::Names(seat, hand) => self.name_hand(*seat, *hand)?,
            Act::Runs(runs) => self.run_more(*runs)?,
            Act::Agree(shares) => self.agree(shares)?,
            Act::Fine(seat, amount) => self.fine(*seat, *amount)?,
            Act::Chips(seat, amount) => self.add_chips(*seat, *amount)?,
            Act::Sold { seat, seller, amount } => self.sell_chips(*seat, *seller, *amount)?,
            Act::Misdeal => self.misdeal()?,
            Act::Redeal => self.redeal()?,
            Act::Rule(_) => {
                self.ruled = true;
                self.flags.raise(Flag::Ruled);
            }
        }
        Ok(())
    }

    /// True for acts allowed after the last card: showing, buying the chips a drop game costs, a dead hand reported late.
    fn may_follow(&self, act: &Act) -> bool {
        match act {
            Act::Show(..) | Act::Muck(_) => true,
            // An agreement and a misdeal end the hand for good.
            Act::Retrieve(_) | Act::Miscall(_) | Act::Rule(_) => self.phase == Phase::Over,
            Act::Chips(..) | Act::Sold { .. } => self.is_drop_game(),
            // Everybody stays or drops at once, so the decision that ended the hand may be recorded before another's dead hand.
            Act::Kill(seat) => self.phase == Phase::Over && self.has_stayed(*seat),
            _ => false,
        }
    }

    /// Goes on to the next step while nobody has to do anything.
    #[inline]
    pub(crate) fn advance(&mut self) -> Result<(), Refusal> {
        // While a player has to act and can still be bet against, nothing else happens.
        if self.round.running && !self.round.pending.is_empty() && !self.is_decided() {
            return Ok(());
        }
        self.go_on()
    }

    fn go_on(&mut self) -> Result<(), Refusal> {
        while self.is_running() {
            if self.is_decided() {
                self.close_round()?;
                self.phase = if self.live.is_empty() { Phase::ThrownIn } else { Phase::Over };
                return Ok(());
            }
            let Some(step) = self.setup.course.steps().get(self.step).copied() else {
                return self.advance_showdown();
            };
            if !self.is_done(step)? {
                return Ok(());
            }
            self.next_step(step);
        }
        Ok(())
    }

    /// True if nobody is left to play against, or the last two went opposite ways.
    fn is_decided(&self) -> bool {
        match self.live.count() {
            0 => true,
            // A player who hasn't said whether they stay is asked, even if nobody else is left.
            1 => self.setup.course.blind() == 0 && !self.will_drop(),
            _ => self.is_no_contest(),
        }
    }

    fn is_done(&mut self, step: Step) -> Result<bool, Refusal> {
        Ok(match step {
            Step::Deal { down, up } => {
                let served = self.live.without(self.served).is_empty() || (down, up) == (0, 0);
                served && !self.is_asking()
            }
            Step::Blind(cards) | Step::Board(cards) => self.laid >= usize::from(cards),
            Step::Bet(size) => {
                if !self.begun {
                    self.begun = true;
                    self.begin_round(size);
                }
                let done = self.round.pending.is_empty();
                if done {
                    self.close_round()?;
                }
                done
            }
            Step::Draw { .. } | Step::Own { .. } | Step::Declare | Step::Drop => {
                if !self.begun {
                    self.begun = true;
                    self.due = self.live;
                }
                self.due.is_empty() && !self.is_asking() && self.ends(step)?
            }
        })
    }

    /// Ends a step that everybody takes part in; false while cards are still owed.
    fn ends(&mut self, step: Step) -> Result<bool, Refusal> {
        match step {
            Step::Drop => {
                self.live = self.live.without(self.dropped);
                self.stayed = self.said_in;
            }
            Step::Own { deed: Deed::Pass(way), .. } => self.change_hands(way)?,
            _ => {}
        }
        Ok(!self.chairs.iter().any(|chair| chair.owed > 0))
    }

    fn next_step(&mut self, done: Step) {
        self.step = self.step.saturating_add(1);
        self.begun = false;
        self.laid = 0;
        if matches!(done, Step::Deal { .. }) {
            self.served = Seats::NONE;
            self.chairs.iter_mut().for_each(|chair| chair.given = 0);
        }
    }

    /// What may happen next.
    #[must_use]
    pub fn legal(&self) -> Next {
        if self.phase != Phase::Running {
            return Next::Over;
        }
        let Some(step) = self.setup.course.steps().get(self.step).copied() else {
            return self.next_to_show();
        };
        if let Some(asked) = self.next_asked().filter(|_| self.has_fallen()) {
            return asked;
        }
        match step {
            Step::Deal { down, up } => self.next_deal(usize::from(down), usize::from(up)),
            Step::Blind(cards) => Next::Blind(usize::from(cards).saturating_sub(self.laid)),
            Step::Board(cards) => {
                Next::Board { cards: usize::from(cards).saturating_sub(self.laid), run: self.run }
            }
            Step::Bet(_) => Next::Bet(self.turn()),
            Step::Draw { most } => self.next_draw(usize::from(most)),
            Step::Own { deed, cards } => Next::Own { to: self.due, deed, cards: usize::from(cards) },
            Step::Declare => Next::Declare(self.due),
            Step::Drop => Next::Drop(self.due),
        }
    }
}
