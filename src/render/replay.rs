//! A full hand act by act: what everybody did, the pot after it, the stacks before and after.

use crate::render::boards;
use crate::render::page::{lines, name, or_dash, table, together};
use engine::as_text::counted;
use engine::cards::Card;
use engine::hand::{PotPaid, Seats};
use engine::money::{Currency, Money};
use engine::play::{Act, Dealt, Setup};
use ledger::night::hand_frames::{Frame, posted};

/// Puts a hand into words: knows who sits where and what amounts are counted in.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    pub setup: &'a Setup,
    pub frames: &'a [Frame],
    pub currency: Currency,
}

impl Telling<'_> {
    /// Every street with its acts and the pot after each.
    #[must_use]
    pub fn streets(&self) -> String {
        let mut streets: Vec<(String, Vec<[String; 2]>)> = vec![("before the flop".to_owned(), Vec::new())];
        let has_board = self.frames.iter().any(|frame| matches!(frame.act, Some(Act::Board(_))));
        if !has_board {
            streets = vec![("the hand".to_owned(), Vec::new())];
        }
        for frame in self.frames.iter().skip(1) {
            let Some(act) = &frame.act else { continue };
            if let Act::Board(_) = act {
                streets.push((self.board(frame), Vec::new()));
            } else if is_unseen(act) {
                // Cards that nobody saw are left out.
            } else if let Some((_, acts)) = streets.last_mut() {
                let said = self.sentence(frame, act);
                if !said.is_empty() {
                    acts.push([said, format!("pot {}", self.sum(frame.pot))]);
                }
            }
        }
        let told = streets.into_iter().map(|(title, acts)| {
            if acts.is_empty() { title } else { format!("{title}\n{}", indented(&lines(&[1], acts))) }
        });
        told.collect::<Vec<_>>().join("\n")
    }

    /// Who sat where with what, and what they had afterwards.
    #[must_use]
    pub fn table(&self, after: &[Option<Money>]) -> String {
        let setup = self.setup;
        let seats = setup.places.iter().enumerate().filter(|(_, place)| place.takes_part());
        let shown = |stack: Option<Money>| stack.map_or_else(|| "?".to_owned(), |stack| self.sum(stack));
        let rows = seats.map(|(seat, place)| {
            let posted = self.posts(seat, ["ante", "blind", "dead"]);
            let button = if seat == setup.button { " (button)" } else { "" };
            let away = if place.dealt { "" } else { " (sitting out)" };
            [
                format!("{}{button}{away}", self.who(seat)),
                or_dash(posted.is_empty(), posted.join(", ")),
                shown(place.stack),
                shown(after.get(seat).copied().flatten()),
            ]
        });
        table(&["player", "posted", "before", "after"], &[2, 3], rows)
    }

    /// What a player posted, with these words for ante, blind and dead money; says if a player with cards is all-in.
    pub(in crate::render) fn posts(&self, seat: usize, words: [&str; 3]) -> Vec<String> {
        let posted = words.into_iter().zip(posted(self.setup, self.frames, seat));
        let posted = posted.filter(|(_, amount)| !amount.is_zero());
        let mut told: Vec<String> =
            posted.map(|(what, amount)| format!("{what} {}", self.sum(amount))).collect();
        let plays = self.setup.places.get(seat).is_some_and(|place| place.dealt);
        let first = self.frames.first().filter(|_| plays);
        if let Some((last, frame)) = told.last_mut().zip(first) {
            last.push_str(all_in(frame, seat));
        }
        told
    }

    /// The pots, who could win each, and who did.
    #[must_use]
    pub fn pots(&self, pots: &[PotPaid]) -> String {
        let rows = pots.iter().enumerate().map(|(number, paid)| {
            let title = if number == 0 { "main pot".to_owned() } else { format!("side pot {number}") };
            [title, self.sum(paid.pot.amount), self.all(paid.pot.eligible), self.all(paid.high.or(paid.low))]
        });
        table(&["pot", "amount", "could win it", "won it"], &[1], rows)
    }

    /// One frame as a page: the act, the board, the stacks.
    #[must_use]
    pub fn frame(&self, number: usize) -> String {
        let Some(frame) = self.frames.get(number) else { return String::new() };
        let act = frame.act.as_ref().map_or_else(
            || "antes and blinds are posted".to_owned(),
            |act| match act {
                Act::Board(_) => self.board(frame),
                act => self.sentence(frame, act),
            },
        );
        let seats = self.setup.places.iter().enumerate().filter(|(_, place)| place.takes_part());
        let rows = seats.map(|(seat, _)| {
            let stack = frame.stacks.get(seat).copied().flatten();
            let bet = frame.bets.get(seat).copied().unwrap_or_default();
            let state = if frame.live.contains(seat) { "" } else { "out" };
            let stack = stack.map_or_else(|| "?".to_owned(), |stack| self.sum(stack));
            [self.who(seat), or_dash(bet.is_zero(), self.sum(bet)), stack, state.to_owned()]
        });
        let table = table(&["player", "bet", "stack", ""], &[1, 2], rows);
        let last = self.frames.len().saturating_sub(1);
        let board = if frame.boards.is_empty() { String::new() } else { format!("   {}", self.board(frame)) };
        format!("{number} of {last}: {act}\npot {}{board}\n{table}", self.sum(frame.pot))
    }

    fn board(&self, frame: &Frame) -> String {
        let laid = |board: &Vec<Option<Card>>| boards::laid(&self.setup.game.boards, board);
        let runs = frame.boards.iter().map(|board| format!("board {}", laid(board)));
        runs.collect::<Vec<_>>().join("   ")
    }

    pub(in crate::render) fn who(&self, seat: usize) -> String {
        name(&self.setup.name(seat))
    }

    fn all(&self, seats: Seats) -> String {
        together(&seats.iter().map(|seat| self.who(seat)).collect::<Vec<_>>())
    }

    pub(in crate::render) fn sum(&self, amount: Money) -> String {
        self.currency.shown(amount)
    }

    pub(in crate::render) fn sentence(&self, frame: &Frame, act: &Act) -> String {
        let with = |cards: &Dealt| spaced(cards.cards());
        match act {
            Act::Deal { seat, cards } => {
                format!("{} is dealt {}", self.who(*seat), self.own(frame, cards.len()))
            }
            Act::Blind(cards) => format!("the extra hand: {}", with(cards)),
            Act::Board(cards) => format!("board {}", with(cards)),
            Act::Fold(seat) => format!("{} folds", self.who(*seat)),
            Act::Call(seat) if frame.call.is_zero() && frame.has_no_chips(*seat) => {
                format!("{} stays in for the main pot", self.who(*seat))
            }
            Act::Call(seat) if frame.call.is_zero() => format!("{} checks", self.who(*seat)),
            Act::Call(seat) => {
                format!("{} calls {}{}", self.who(*seat), self.sum(frame.call), all_in(frame, *seat))
            }
            Act::RaiseTo(seat, to) => {
                let verb = if frame.opens { "bets" } else { "raises to" };
                format!("{} {verb} {}{}", self.who(*seat), self.sum(*to), all_in(frame, *seat))
            }
            Act::BringIn(seat) => {
                let bet = frame.bets.get(*seat).copied().unwrap_or_default().min(self.setup.bring_in);
                format!("{} brings it in for {}{}", self.who(*seat), self.sum(bet), all_in(frame, *seat))
            }
            Act::Draw(seat, cards) if cards.is_empty() => format!("{} stands pat", self.who(*seat)),
            Act::Draw(seat, cards) => format!("{} discards {}", self.who(*seat), with(cards)),
            Act::Own { seat, deed, cards } => {
                let seen = cards.cards().iter().any(Option::is_some);
                let cards = if seen { with(cards) } else { counted(cards.len(), "card") };
                format!("{} {} {cards}{}", self.who(*seat), deed.verb(), deed.whither())
            }
            Act::Pay(seat) => {
                format!("{} pays {}{}", self.who(*seat), self.sum(frame.call), all_in(frame, *seat))
            }
            // Showing "what is known" of a hand nobody has seen says nothing.
            Act::Show(_, cards) if cards.is_empty() && frame.own.iter().all(|(card, _)| card.is_none()) => {
                String::new()
            }
            Act::Show(seat, cards) => {
                let count = if cards.is_empty() { frame.own.len() } else { cards.len() };
                format!("{} shows {}", self.who(*seat), self.own(frame, count))
            }
            Act::Fine(seat, amount) => format!("{} pays a fine of {}", self.who(*seat), self.sum(*amount)),
            Act::Chips(seat, amount) => format!("{} buys {} more", self.who(*seat), self.sum(*amount)),
            Act::Sold { seat, seller, amount } => {
                format!("{} buys {} from {}", self.who(*seat), self.sum(*amount), self.who(*seller))
            }
            other => self.spoken(other),
        }
    }

    /// The last cards of the player who acted; if some are face up, the hole cards are in parentheses.
    fn own(&self, frame: &Frame, count: usize) -> String {
        let cards = frame.own.get(frame.own.len().saturating_sub(count)..).unwrap_or_default();
        if self.setup.course.open() == 0 {
            return spaced(&cards.iter().map(|(card, _)| *card).collect::<Vec<_>>());
        }
        let groups = cards.chunk_by(|(_, one), (_, other)| one == other).map(|group| {
            let text = spaced(&group.iter().map(|(card, _)| *card).collect::<Vec<_>>());
            if group.first().is_some_and(|(_, down)| *down) { format!("({text})") } else { text }
        });
        groups.collect::<Vec<_>>().join(" ")
    }

    /// Acts without cards and amounts.
    fn spoken(&self, act: &Act) -> String {
        match act {
            Act::Declare(seat, side) => {
                format!("{} goes {}", self.who(*seat), format!("{side:?}").to_lowercase())
            }
            Act::Names(seat, _) => format!("{} announces the hand", self.who(*seat)),
            Act::Intend(seat, intent) => {
                format!("{} says out of turn: {}", self.who(*seat), intent.word())
            }
            Act::Decline(seat) => format!("{} takes no more cards", self.who(*seat)),
            Act::Drop(seat) => format!("{} drops", self.who(*seat)),
            Act::Stay(seat) => format!("{} stays", self.who(*seat)),
            Act::Muck(seat) => format!("{} mucks", self.who(*seat)),
            Act::Retrieve(seat) => format!("{} takes the hand back", self.who(*seat)),
            Act::Kill(seat) => format!("{}'s hand is dead", self.who(*seat)),
            Act::Miscall(seat) => format!("{} miscalled the hand", self.who(*seat)),
            Act::Runs(2) => "the rest of the board is run twice".to_owned(),
            Act::Runs(runs) => format!("the rest of the board is run {runs} times"),
            Act::Agree(_) => "the players still in agree on a split".to_owned(),
            Act::Misdeal => "misdeal".to_owned(),
            Act::Redeal => "the cards ran out, so the players still in get a new deal".to_owned(),
            Act::Rule(ruling) => format!("{} rules: {}", name(&ruling.by), name(&ruling.why)),
            _ => String::new(),
        }
    }
}

fn all_in(frame: &Frame, seat: usize) -> &'static str {
    let left = frame.stacks.get(seat).copied().flatten();
    if left.is_some_and(Money::is_zero) { ", all in" } else { "" }
}

/// Cards with a space between them; `??` for one that nobody saw.
pub(in crate::render) fn spaced(cards: &[Option<Card>]) -> String {
    cards.iter().map(|card| card.map_or("??", Card::name)).collect::<Vec<_>>().join(" ")
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}

/// True for cards dealt to a player that nobody saw.
pub(in crate::render) fn is_unseen(act: &Act) -> bool {
    matches!(act, Act::Deal { cards, .. } if cards.cards().iter().all(Option::is_none))
}
