//! The end of a hand: what was put in and shown goes to the engine, which says who gets what and why.

use crate::as_text::listed;
use crate::games::{Falls, Game};
use crate::hand::{
    AllOut, Cite, Contestant, Dropped, HouseRules, Named, Reason, ReasonFact, Seats, Settlement, Showdown,
    Stake, layers, settle,
};
use crate::money::{Money, Overflow};
use crate::play::chair::Chair;
use crate::play::flag::{Flag, Flags};
use crate::play::legal::Next;
use crate::play::limits::Matter;
use crate::play::machine::{Phase, Play};
use crate::refusal::Refusal;

/// A hand whose money was divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledHand {
    /// What the division was based on; its players are those of the setup, without their names.
    pub showdown: Showdown,
    /// Who gets what, and why.
    pub settlement: Settlement,
    /// A bet nobody called that went back to a player whose hand was dead by then.
    pub returned: Option<(usize, Money)>,
    /// What happened on the way, if the house has a rule on it.
    pub course: Vec<Reason>,
    /// Unusual things that were accepted.
    pub flags: Flags,
}

/// How a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Its money was divided.
    Settled(Box<SettledHand>),
    /// The deal was bad: everybody takes back what they put in.
    Returned(Vec<(usize, Money)>),
    /// Nobody opened, everybody dropped, or the cards ran out: the pot waits for the next deal.
    Waits {
        /// What each seat put in.
        put_in: Vec<Money>,
        /// Everything in the middle.
        carry: Money,
        /// The re-antes if everybody dropped; `None` otherwise.
        all_out: Option<AllOut>,
        /// True if nobody opened the first round, so that the cards are thrown in (IGL-12).
        unopened: bool,
        /// The only players dealt in for this pot, if the cards ran out (MIK-34); `None`: everybody.
        only: Option<Seats>,
    },
}

impl Play<'_> {
    /// Settles the hand by the rules of a house, once it is over.
    ///
    /// # Errors
    ///
    /// `not-over` if somebody still has to act or show, and whatever [`settle`](crate::hand::settle) refuses.
    pub fn end(&self, house: &HouseRules) -> Result<End, Refusal> {
        match &self.phase {
            Phase::Running if !self.may_end() => {
                let message = format!("the hand isn't over; {}", self.waits_for());
                Err(match self.follows_declare() {
                    true => self.refuse_by("not-over", Matter::PostRound, message),
                    false => self.refuse("not-over", message),
                })
            }
            Phase::Misdealt => {
                let back = self.chairs.iter().enumerate().map(|(seat, chair)| Ok((seat, chair.put_in()?)));
                let back = back.filter(|back| !matches!(back, Ok((_, amount)) if amount.is_zero()));
                Ok(End::Returned(back.collect::<Result<_, Refusal>>()?))
            }
            Phase::Redealt => {
                let put_in = self.chairs.iter().map(Chair::put_in).collect::<Result<_, _>>()?;
                Ok(End::Waits {
                    put_in,
                    carry: self.pot,
                    all_out: None,
                    unopened: false,
                    only: Some(self.live),
                })
            }
            Phase::ThrownIn if self.stayed.is_empty() => {
                let put_in = self.chairs.iter().map(Chair::put_in).collect::<Result<_, _>>()?;
                let (all_out, unopened) = (self.all_out(house)?, !self.live.is_empty());
                Ok(End::Waits { put_in, carry: self.pot, all_out, unopened, only: None })
            }
            _ => self.settled(house, self.drop_of()?),
        }
    }

    /// The refusal of an act after the end.
    pub(crate) fn over(&self) -> Refusal {
        if self.is_no_contest() {
            let message = "the hand is over: the last two went high and low, so they split the pot";
            return self.refuse_by("hand-over", Matter::TwoLeft, message);
        }
        self.refuse("hand-over", "the hand is over")
    }

    /// What a seat owes the next pot, whether it can pay or not; `None` if the hand isn't over.
    pub(crate) fn owes_next(&self, seat: usize, house: &HouseRules) -> Option<Money> {
        let is_over = self.phase == Phase::Over || (self.phase == Phase::Running && self.may_end());
        if !is_over {
            return None;
        }
        let drop = self.drop_of().ok()?.map(|drop| Dropped { stacks: None, ..drop });
        let End::Settled(settled) = self.settled(house, drop).ok()? else { return None };
        let mut owed = settled.settlement.matched().into_iter().flat_map(|matched| &matched.owed);
        Some(owed.find(|owes| owes.seat == seat).map_or(Money::ZERO, |owes| owes.amount))
    }

    fn settled(&self, house: &HouseRules, drop: Option<Dropped>) -> Result<End, Refusal> {
        // A hand can bring its own rule that a miscalled hand is out: a file without its house.
        let is_said = !house.miscall.value && !self.called_out().is_empty();
        let as_said =
            is_said.then(|| HouseRules { miscall: house.miscall.clone().with(true), ..house.clone() });
        let house = as_said.as_ref().unwrap_or(house);
        let mut flags = self.flags;
        let compared = self.compared(&mut flags)?;
        // They are filled in place, so that they aren't moved.
        let mut players = Vec::new();
        players.resize_with(self.chairs.len(), Contestant::default);
        for (seat, (player, chair)) in players.iter_mut().zip(&self.chairs).enumerate() {
            // A player who is the only one left and shows anyway may get a bounty for the hand.
            let shows = house.seven_deuce.value.is_some() && self.shown.contains(seat) && chair.is_known();
            self.fill_in(player, (seat, chair), compared.contains(seat) || shows)?;
        }
        let stakes: Vec<Stake> = players.iter().map(|player| player.stake).collect();
        let returned = self.uncalled_of_the_dead(&stakes)?;
        if let Some((seat, above)) = returned
            && let Some(player) = players.get_mut(seat)
        {
            player.stake.bet = player.stake.bet.minus(above)?;
        }
        let board = |run: usize| self.board(run).iter().flatten().copied().collect();
        // Runs that weren't begun before the players agreed on a split don't count.
        let runs = self.more_boards.len().saturating_add(1);
        let setup = self.setup;
        let showdown = Showdown {
            game: self.game(compared.count() > 1)?,
            announced: setup.announced,
            as_called: setup.as_called,
            currency: setup.currency,
            unit: setup.unit,
            carry: setup.carry,
            fines: self.fines,
            players,
            button: Some(setup.button),
            board: board(0),
            more_boards: (1..runs).map(board).collect(),
            hilo: setup.hilo,
            goalpost: setup.goalpost,
            pots: None,
            takers: self.takers(),
            mucked: self.mucked,
            short_blinds: self.short_blinds(),
            agreed: if let Phase::Agreed(shares) = &self.phase { Some(shares.to_vec()) } else { None },
            drop,
            dealt: Some(self.dealt_in()),
            left: self.left(house),
        };
        // Players get their names only if something is refused.
        let settlement = settle(&showdown, house).or_else(|_| settle(&self.named(&showdown), house))?;
        let mut course = self.course(house);
        if !self.tolerant() {
            let back = returned.map(|(seat, amount)| ReasonFact::Returned { seat, amount });
            course.extend(back.map(|fact| Reason { cite: Cite::Uncalled, fact }));
        }
        Ok(End::Settled(Box::new(SettledHand { showdown, settlement, returned, course, flags })))
    }

    /// What everybody has left, if the house has payments besides the pots.
    fn left(&self, house: &HouseRules) -> Vec<Option<Money>> {
        if house.seven_deuce.value.is_none() {
            return Vec::new();
        }
        (0..self.chairs.len()).map(|seat| self.stack(seat)).collect()
    }

    fn short_blinds(&self) -> Seats {
        let places = self.setup.places.iter().enumerate();
        places.filter(|(_, place)| place.is_blind_short()).map(|(seat, _)| seat).collect()
    }

    fn named(&self, showdown: &Showdown) -> Showdown {
        let mut named = showdown.clone();
        for (seat, player) in named.players.iter_mut().enumerate() {
            player.name = self.setup.name(seat);
        }
        named
    }

    /// Whose cards are compared: shown hands, and in tolerant hands also known ones that weren't mucked.
    fn compared(&self, flags: &mut Flags) -> Result<Seats, Refusal> {
        let left = self.contending();
        if left.is_empty() || self.is_no_contest() || matches!(self.phase, Phase::Agreed(_)) {
            return Ok(Seats::NONE);
        }
        let known: Seats =
            left.iter().filter(|seat| self.chairs.get(*seat).is_some_and(Chair::is_known)).collect();
        let shown = if self.tolerant() { known } else { known.and(self.shown) };
        if shown != left {
            flags.raise(Flag::CardsUnknown);
        }
        if self.board.len() < self.setup.game.board {
            flags.raise(Flag::BoardMissing);
        }
        let due = self.setup.game.board.saturating_add(self.common);
        if self.board.cards().contains(&None) || self.board.len() < due {
            let message = format!(
                "the board has only {} of its {due} cards, so the hands can't be compared",
                self.board.cards().iter().flatten().count(),
            );
            return Err(self.refuse("board-missing", message));
        }
        Ok(shown)
    }

    /// The game as its hands are judged: a shared last card counts as one of everybody's cards. If hands are compared, it must be
    /// known by now which cards the upcards made wild.
    fn game(&self, compares: bool) -> Result<Game, Refusal> {
        let game = self.setup.game;
        let (cards, board) = (game.cards.saturating_sub(self.common), game.board.saturating_add(self.common));
        let wilds = if compares { self.check_wilds_known()? } else { self.wilds().unwrap_or(game.wilds) };
        Ok(Game { cards, board, wilds, falls: Falls { follow: None, ..game.falls }, ..game })
    }

    /// What the players still in may share: everything in the middle except a bet nobody called.
    ///
    /// # Errors
    ///
    /// `amount-too-large` if an amount leaves the range of money.
    pub fn divisible(&self) -> Result<Money, Refusal> {
        let stakes = self.chairs.iter().enumerate().map(|(seat, chair)| self.stake(seat, chair));
        let stakes = stakes.collect::<Result<Vec<_>, _>>()?;
        let back = match self.uncalled_of_the_dead(&stakes)? {
            None => layers(stakes.iter(), self.setup.carry)?.uncalled,
            dead => dead,
        };
        Ok(self.pot.minus(back.map_or(Money::ZERO, |(_, amount)| amount))?)
    }

    /// What the players still in may share, in two halves of whole units; the first is larger if there's an odd one.
    ///
    /// # Errors
    ///
    /// `amount-too-large` if an amount leaves the range of money.
    pub fn halves(&self) -> Result<[Money; 2], Refusal> {
        let pot = self.divisible()?;
        let half = pot.split(2, self.setup.unit).share;
        Ok([pot.minus(half)?, half])
    }

    fn stake(&self, seat: usize, chair: &Chair) -> Result<Stake, Refusal> {
        // A player who mucked at the end is still in for the pots they matched, unless only one player is left, another took
        // one of these pots, or the hand was miscalled: then the pots are left to the others who miscalled.
        let takers = self.takers();
        let named_wrongly = self.setup.miscall_out && self.miscalled.contains(seat);
        let is_given_up = || named_wrongly || self.stands_alone() || !takers.is_empty();
        let given_up = self.mucked.contains(seat) && is_given_up();
        let folded = !takers.contains(seat) && (given_up || !self.live.contains(seat));
        Ok(Stake { bet: chair.put.plus(chair.bet)?, dead: chair.dead, folded })
    }

    /// A bet nobody called goes back even if its owner's hand has been killed since; the pots are laid without it. A blind isn't a
    /// bet: it stays (DAV-30).
    fn uncalled_of_the_dead(&self, stakes: &[Stake]) -> Result<Option<(usize, Money)>, Overflow> {
        let dead = self.mucked.or(self.killed);
        if dead.is_empty() {
            return Ok(None);
        }
        let bets = stakes.iter().map(|stake| stake.bet).enumerate();
        let Some((seat, highest)) = bets.clone().max_by_key(|(_, bet)| *bet) else { return Ok(None) };
        let others = bets.filter(|(other, _)| *other != seat).map(|(_, bet)| bet);
        let blind = self.setup.places.get(seat).map(|place| place.blind);
        let above = highest.minus(others.chain(blind).max().unwrap_or_default())?;
        let is_dead = stakes.get(seat).is_some_and(|stake| stake.folded) && dead.contains(seat);
        Ok((is_dead && above.is_positive()).then_some((seat, above)))
    }

    /// Fills in one player, except the name.
    fn fill_in(
        &self,
        player: &mut Contestant,
        (seat, chair): (usize, &Chair),
        compared: bool,
    ) -> Result<(), Refusal> {
        player.stake = self.stake(seat, chair)?;
        if compared {
            let cards = chair.cards.cards().iter().flatten().enumerate();
            cards.for_each(|(place, card)| player.cards.push(*card, chair.up & (1 << place.min(15)) == 0));
        }
        player.declares = chair.declares.filter(|_| !player.stake.folded);
        let known = self.setup.places.get(seat).is_some_and(|place| place.stack.is_some());
        // If the last two went opposite ways, a bet nobody answered goes back.
        player.all_in = known.then(|| chair.stack.is_zero()).filter(|_| !self.is_no_contest());
        player.named = self.naming(seat);
        player.calls = chair.calls;
        Ok(())
    }

    /// How the player called the hand.
    fn naming(&self, seat: usize) -> Named {
        match (self.miscalled.contains(seat), self.called_out().contains(seat)) {
            (false, _) => Named::Rightly,
            (true, false) => Named::Wrongly,
            (true, true) => Named::Misleadingly,
        }
    }

    /// Tolerant hands may end where a file stops: at the showdown, or all-in before the whole board is dealt.
    fn may_end(&self) -> bool {
        self.tolerant()
            && !self.round.running
            && (self.setup.course.steps().get(self.step).is_none() || self.bettors().count() <= 1)
    }

    fn waits_for(&self) -> String {
        let name = |seat: usize| self.setup.name(seat);
        match self.legal() {
            Next::Deal { to, .. } => {
                format!(
                    "deal cards to {}",
                    listed(&to.iter().map(name).collect::<Vec<_>>(), "and").unwrap_or_default()
                )
            }
            Next::Blind(_) => "the extra hand has to be dealt".to_owned(),
            Next::Board { cards, .. } => format!("the board still needs {cards} more"),
            Next::Bet(turn) => format!("it's `{}`'s turn", name(turn.seat)),
            Next::Draw { seat, .. } => format!("`{}` has to draw or stand pat", name(seat)),
            Next::Own { to, deed, cards } => {
                let names = listed(&to.iter().map(name).collect::<Vec<_>>(), "and").unwrap_or_default();
                format!("each of {names} {} {cards}{}", deed.verb(), deed.whither())
            }
            Next::Asked(asked) => format!("`{}` has to say whether to pay for a card", name(asked.seat)),
            Next::Declare(_) => "not everybody has declared".to_owned(),
            Next::Drop(_) => "not everybody has stayed or dropped".to_owned(),
            Next::Show { first, .. } => format!("`{}` has to show or muck", name(first)),
            Next::Over => "it's over".to_owned(),
        }
    }
}
