//! Everything that can happen in a hand, one variant per kind of act. Seats are places in the setup, from 0.

use crate::cards::Card;
use crate::games::Deed;
use crate::hand::Declares;
use crate::money::Money;
use crate::play::intent::Intent;
use crate::rank::Category;

/// The most cards one act can name.
pub const DEALT_MAX: usize = 16;

/// Cards as they were dealt or shown, in order; `None` is a card nobody saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dealt {
    cards: [Option<Card>; DEALT_MAX],
    len: u8,
}

impl Dealt {
    /// No card.
    pub const NONE: Self = Self { cards: [None; DEALT_MAX], len: 0 };

    /// That many cards that nobody saw; at most [`DEALT_MAX`].
    #[must_use]
    pub fn unseen(count: usize) -> Self {
        Self { len: u8::try_from(count.min(DEALT_MAX)).unwrap_or(0), ..Self::NONE }
    }

    /// These cards; `None` if there are more than [`DEALT_MAX`].
    #[must_use]
    pub fn of(cards: impl IntoIterator<Item = Option<Card>>) -> Option<Self> {
        let mut dealt = Self::NONE;
        cards.into_iter().try_for_each(|card| dealt.push(card).then_some(()))?;
        Some(dealt)
    }

    /// Adds a card; false if there is no room.
    pub fn push(&mut self, card: Option<Card>) -> bool {
        let room = self.cards.get_mut(usize::from(self.len));
        let fits = room.is_some();
        if let Some(place) = room {
            *place = card;
            self.len = self.len.saturating_add(1);
        }
        fits
    }

    /// The cards in order.
    #[must_use]
    pub fn cards(&self) -> &[Option<Card>] {
        self.cards.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// True for none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// A host's ruling that lets the next act happen although a rule forbids it (CAU-004, DAV-02, PIG-02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Who decided.
    pub by: String,
    /// Why.
    pub why: String,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Cards for a player: face-down cards first, as the step says.
    Deal {
        /// Who gets the cards.
        seat: usize,
        /// The cards, known or not.
        cards: Dealt,
    },
    /// Cards for the hand nobody plays.
    Blind(Dealt),
    /// Shared cards; after [`Act::Runs`], those of the first run come first.
    Board(Dealt),
    /// A player folds.
    Fold(usize),
    /// A player checks, or calls if there is something to call.
    Call(usize),
    /// A player bets or raises to this total for the round.
    RaiseTo(usize, Money),
    /// A player says before their turn what they will do, and is held to it (CAU-026).
    Intend(usize, Intent),
    /// A player posts the bring-in.
    BringIn(usize),
    /// A player throws these cards away for as many new ones; no cards: they stand pat.
    Draw(usize, Dealt),
    /// A player throws some cards away for nothing, passes them on, or turns them up.
    Own {
        /// Who.
        seat: usize,
        /// What they do.
        deed: Deed,
        /// Which cards, known or not.
        cards: Dealt,
    },
    /// A player pays for a card that fell face up, or for the card they may have for it.
    Pay(usize),
    /// A player declines the card they may have.
    Decline(usize),
    /// A player declares high, low or both.
    Declare(usize, Declares),
    /// A player drops.
    Drop(usize),
    /// A player stays in.
    Stay(usize),
    /// A player shows these cards; no cards: the known ones.
    Show(usize, Dealt),
    /// A player mucks without showing.
    Muck(usize),
    /// A player takes back a hand mucked by mistake (DAV-56).
    Retrieve(usize),
    /// A player's hand is dead.
    Kill(usize),
    /// A player miscalled a hand, and another mucked because of it (DAV-55).
    Miscall(usize),
    /// A player calls their hand, if hands count as they are called (CAU-036).
    Names(usize, Category),
    /// The rest of the board is dealt this many times.
    Runs(u8),
    /// The players still in agree on how to share the money; one amount for each seat (IGL-22, DAV-51).
    Agree(Box<[Money]>),
    /// A player pays into the pot money that nobody has to match (MIK-15, MIK-16).
    Fine(usize, Money),
    /// A player puts chips on the table that they bought during the hand (IGL-14, CAU-027).
    Chips(usize, Money),
    /// A player puts chips on the table that another player sold them during the hand (IGL-14).
    Sold {
        /// Who buys.
        seat: usize,
        /// Who sells.
        seller: usize,
        /// What the chips are worth.
        amount: Money,
    },
    /// The deal was bad: everybody takes their money back.
    Misdeal,
    /// The cards ran out and nobody can agree: the pot stays, and the players still in get a new deal for it (MIK-34).
    Redeal,
    /// The host lets the next act happen.
    Rule(Box<Ruling>),
}

impl Act {
    /// The player whose cards it deals or shows.
    #[must_use]
    pub const fn seat(&self) -> Option<usize> {
        match self {
            Self::Deal { seat, .. } | Self::Show(seat, _) | Self::Own { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The amounts in it.
    pub fn amounts(&mut self) -> impl Iterator<Item = &mut Money> {
        let (one, shares): (Option<&mut Money>, &mut [Money]) = match self {
            Self::RaiseTo(_, amount)
            | Self::Fine(_, amount)
            | Self::Chips(_, amount)
            | Self::Sold { amount, .. } => (Some(amount), &mut []),
            Self::Agree(shares) => (None, shares),
            _ => (None, &mut []),
        };
        one.into_iter().chain(shares)
    }
}
