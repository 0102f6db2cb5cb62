//! Acts in the words of a hand file.

use crate::formats::hands::phh::action::{HANDS, SIDES};
use crate::formats::hands::phh::cards;
use crate::money::{Currency, Money};
use crate::play::{Act, Dealt};

/// An act in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// The words.
    pub text: String,
    /// True if PHH has them.
    pub plain: bool,
}

/// Puts acts into words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teller<'a> {
    /// What amounts are counted in.
    pub currency: Currency,
    /// The places in the order of their players; the first is `p1`.
    pub order: &'a [usize],
}

impl Teller<'_> {
    /// The words of an act.
    #[must_use]
    pub(crate) fn tell(&self, act: &Act) -> Told {
        let plain = |text: String| Told { text, plain: true };
        match act {
            Act::Deal { seat, cards } => {
                plain(format!("d dh {} {}", self.player(*seat), cards::written(cards)))
            }
            Act::Board(cards) => plain(format!("d db {}", cards::written(cards))),
            Act::Fold(seat) => plain(format!("{} f", self.player(*seat))),
            Act::Call(seat) => plain(format!("{} cc", self.player(*seat))),
            Act::RaiseTo(seat, to) => plain(format!("{} cbr {}", self.player(*seat), self.plain(*to))),
            Act::BringIn(seat) => plain(format!("{} pb", self.player(*seat))),
            Act::Draw(seat, cards) => plain(self.with_cards(*seat, "sd", cards)),
            Act::Show(seat, cards) if cards.is_empty() => plain(format!("{} sm -", self.player(*seat))),
            Act::Show(seat, cards) => plain(self.with_cards(*seat, "sm", cards)),
            Act::Muck(seat) => plain(format!("{} sm", self.player(*seat))),
            own => Told { text: self.own(own), plain: false },
        }
    }

    /// Words that only our files have.
    fn own(&self, act: &Act) -> String {
        match act {
            Act::Blind(cards) => format!("d bh {}", cards::written(cards)),
            Act::Own { seat, deed, cards } => self.with_cards(*seat, deed.word(), cards),
            Act::Pay(seat) => format!("{} pay", self.player(*seat)),
            Act::Decline(seat) => format!("{} decline", self.player(*seat)),
            Act::Runs(runs) => format!("d runs {runs}"),
            Act::Declare(seat, side) => format!("{} dc {}", self.player(*seat), word(SIDES, *side)),
            Act::Names(seat, hand) => format!("{} names {}", self.player(*seat), word(HANDS, *hand)),
            Act::Intend(seat, intent) => format!("{} early {}", self.player(*seat), intent.word()),
            Act::Drop(seat) => format!("{} drop", self.player(*seat)),
            Act::Stay(seat) => format!("{} stay", self.player(*seat)),
            Act::Retrieve(seat) => format!("{} retrieve", self.player(*seat)),
            Act::Kill(seat) => format!("{} dead", self.player(*seat)),
            Act::Miscall(seat) => format!("{} miscall", self.player(*seat)),
            Act::Fine(seat, amount) => format!("{} fine {}", self.player(*seat), self.plain(*amount)),
            Act::Chips(seat, amount) => format!("{} chips {}", self.player(*seat), self.plain(*amount)),
            Act::Sold { seat, seller, amount } => {
                format!("{} chips {} {}", self.player(*seat), self.plain(*amount), self.player(*seller))
            }
            Act::Agree(shares) => {
                let shares = self.order.iter().filter_map(|seat| shares.get(*seat));
                shares.fold("t agree".to_owned(), |text, share| format!("{text} {}", self.plain(*share)))
            }
            Act::Rule(ruling) => format!("t rule {}: {}", ruling.by.replace(':', " "), ruling.why),
            Act::Redeal => "t redeal".to_owned(),
            _ => "t misdeal".to_owned(),
        }
    }

    fn with_cards(&self, seat: usize, verb: &str, cards: &Dealt) -> String {
        let gap = if cards.is_empty() { "" } else { " " };
        format!("{} {verb}{gap}{}", self.player(seat), cards::written(cards))
    }

    fn player(&self, seat: usize) -> String {
        let number = self.order.iter().position(|place| *place == seat).map_or(0, |place| place + 1);
        format!("p{number}")
    }

    fn plain(&self, amount: Money) -> String {
        self.currency.plain(amount)
    }
}

fn word<T: PartialEq>(meanings: &[(&'static str, T)], meaning: T) -> &'static str {
    meanings.iter().find(|(_, known)| *known == meaning).map_or("", |(word, _)| word)
}
