//! Everything that can happen in a hand, one variant per kind of act. Seats are places of the setup, from 0.

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

    /// So many cards that nobody saw; at most [`DEALT_MAX`].
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

/// A host's word that lets the next act happen although a rule says no (CAU-004, DAV-02, PIG-02).
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
    /// Cards to a player: those face down first, as the step says.
    Deal {
        /// Who gets the cards.
        seat: usize,
        /// The cards, known or not.
        cards: Dealt,
    },
    /// Cards to the hand nobody plays.
    Blind(Dealt),
    /// Shared cards; after [`Act::Runs`] those of the first run come first.
    Board(Dealt),
    /// He gives up his cards.
    Fold(usize),
    /// He checks, or calls what is to call.
    Call(usize),
    /// He bets or raises, to so much in this round all told.
    RaiseTo(usize, Money),
    /// He says before his turn what he will do, and has to (CAU-026).
    Intend(usize, Intent),
    /// He posts the bring-in.
    BringIn(usize),
    /// He throws these cards away for as many new ones; none: he stands pat.
    Draw(usize, Dealt),
    /// He throws some of his cards away for nothing, passes them on, or turns them up.
    Own {
        /// Who.
        seat: usize,
        /// What he does.
        deed: Deed,
        /// With which cards, known or not.
        cards: Dealt,
    },
    /// He pays what a card costs that fell face up, or the card he may have for it.
    Pay(usize),
    /// He does not want the card he may have.
    Decline(usize),
    /// He goes for high, low or both.
    Declare(usize, Declares),
    /// He drops.
    Drop(usize),
    /// He stays in.
    Stay(usize),
    /// He shows; no cards: those that are known.
    Show(usize, Dealt),
    /// He throws his hand away unseen.
    Muck(usize),
    /// He takes back a hand he mucked by mistake (DAV-56).
    Retrieve(usize),
    /// His hand is dead.
    Kill(usize),
    /// He named his hand wrongly and another threw his away for it (DAV-55).
    Miscall(usize),
    /// He calls his hand, where hands count as they are called (CAU-036).
    Names(usize, Category),
    /// The rest of the board is dealt so many times.
    Runs(u8),
    /// Those still in share the money so; one amount for each seat (IGL-22, DAV-51).
    Agree(Box<[Money]>),
    /// He pays into the pot what nobody has to match (MIK-15, MIK-16).
    Fine(usize, Money),
    /// He puts chips on the table that he bought in the middle of the hand (IGL-14, CAU-027).
    Chips(usize, Money),
    /// He puts chips on the table that another player at it sold him in the middle of the hand (IGL-14).
    Sold {
        /// Who buys.
        seat: usize,
        /// Who sells.
        seller: usize,
        /// What the chips are worth.
        amount: Money,
    },
    /// The deal was bad: everybody takes his money back.
    Misdeal,
    /// The cards ran out and nobody can agree: the pot stays, and those still in get a new deal for it (MIK-34).
    Redeal,
    /// The host lets the next act happen.
    Rule(Box<Ruling>),
}

impl Act {
    /// Whose cards it deals or shows.
    #[must_use]
    pub const fn seat(&self) -> Option<usize> {
        match self {
            Self::Deal { seat, .. } | Self::Show(seat, _) | Self::Own { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The amounts that are part of it.
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
