//! Tonight: the evening, the house it is played under, and the people of the book.

use crate::accounts::Party;
use crate::chips::{ChipCount, ChipSet, Colour, in_case};
use crate::ids::PlayerId;
use crate::journal::Pair;
use crate::night::evening::{Evening, Note, Purse};
use crate::night::insists::Insists;
use crate::people::{Name, Person, Roster};
use crate::refusal::{Notice, OpenNote, Refusal, TonightRefused};
use crate::tournament::Tournament;
use engine::house::{House, Key, Ruled, key};
use engine::money::{Amount, Currency, Money};
use std::collections::BTreeSet;

/// Everything a decision of the night may need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tonight {
    pub evening: Evening,
    /// The house as it was when the night opened.
    pub house: House,
    /// The house's owner, if named; after the close, the owner then.
    pub owner: Option<PlayerId>,
    pub people: Roster,
    /// All bank notes of the book.
    pub notes: Vec<Note>,
    /// Pairs who don't share a table.
    pub apart: Vec<Pair>,
    /// The tournaments of the night, in order.
    pub tournaments: Vec<Tournament>,
    /// The chips played with; `None` if neither the book nor the house names any.
    pub case: Option<ChipSet>,
    pub currency: Currency,
    /// What the banker insists on, however unusual it is.
    pub insists: Insists,
}

impl Tonight {
    /// Something to ask about before it's done; only mentioned if the banker insists.
    ///
    /// # Errors
    ///
    /// The refusal as a question, unless the banker insists.
    pub fn asked(&self, refusal: Refusal) -> Result<Notice, Refusal> {
        self.insists.asked(refusal)
    }

    /// Several doubts of one request, asked about as one.
    ///
    /// # Errors
    ///
    /// As [`Tonight::asked`].
    pub fn asked_together(&self, doubts: Vec<Refusal>) -> Result<Option<Notice>, Refusal> {
        self.insists.asked_together(doubts)
    }

    /// What a player is called today.
    #[must_use]
    pub fn name(&self, player: PlayerId) -> &str {
        self.people.called(player).map_or("somebody", Name::as_str)
    }

    /// Players who have as many chips as another would buy.
    #[must_use]
    pub fn who_have(&self, amount: Money, buyer: PlayerId) -> Vec<String> {
        let others = self.evening.sittings.iter().map(|sitting| sitting.player);
        let have = others.filter(|other| *other != buyer && self.evening.chips(*other) >= amount);
        have.map(|seller| self.name(seller).to_owned()).collect()
    }

    /// The owner of the house; until one is named, the banker stands in.
    #[must_use]
    pub fn owner_or_banker(&self) -> Option<PlayerId> {
        self.owner.or(self.evening.banker)
    }

    /// True for the banker and for the owner of the house: they never change tables (DAV-08).
    #[must_use]
    pub fn never_moves(&self, player: PlayerId) -> bool {
        [self.evening.banker, self.owner].contains(&Some(player))
    }

    /// Who `house` means on this night: its owner, or else its banker; the house's own purse only if it has neither.
    #[must_use]
    pub fn house_party(&self) -> Party {
        self.owner_or_banker().map_or(Party::House, Party::from)
    }

    /// How much of a note is open, and who owes it.
    #[must_use]
    pub fn open_note(&self, note: &Note) -> OpenNote {
        let (debtor, open) = (self.name(note.debtor).to_owned(), self.amount(note.open));
        OpenNote { note: note.identifier.clone(), debtor, open }
    }

    /// What a party is called.
    #[must_use]
    pub fn party_name(&self, party: Party) -> &str {
        match party.player() {
            Some(player) => self.name(player),
            None => party.place().unwrap_or("nobody"),
        }
    }

    /// The person of that id.
    pub fn person(&self, player: PlayerId) -> Result<&Person, Refusal> {
        self.people.known(player)
    }

    /// An amount in the currency of the book.
    #[must_use]
    pub const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }

    /// An amount as people read it.
    #[must_use]
    pub fn shown(&self, money: Money) -> String {
        self.currency.shown(money)
    }

    /// The house's word for `key`, or the standard rule; with the rule that says so.
    #[must_use]
    pub fn word_or(&self, key: Key, fallback: &'static str) -> Ruled<&'static str> {
        self.house.word(key).unwrap_or(Ruled { value: fallback, rule: None })
    }

    /// The house's yes or no for `key`, or the standard rule.
    #[must_use]
    pub fn flag_or(&self, key: Key, fallback: bool) -> Ruled<bool> {
        self.house.flag(key).unwrap_or(Ruled { value: fallback, rule: None })
    }

    /// True if chips count for places and have no money value.
    #[must_use]
    pub fn is_tournament(&self) -> bool {
        self.word_or(key::MONEY_KIND, "cash").value == "tournament"
    }

    /// Refuses an amount that isn't above zero, or can't be paid in the house's smallest amount.
    pub fn check_amount(&self, amount: Money) -> Result<(), Refusal> {
        check_positive(amount, self.currency)?;
        let unit = self.house.unit();
        if amount.remainder(unit).is_zero() {
            return Ok(());
        }
        let (amount, unit) = (self.amount(amount), self.amount(unit));
        Err(Refusal::new(TonightRefused::TooFine { amount, unit }).by(self.house.unit_rule()))
    }

    /// Refuses a stack that can't be made with the chips; what's put into a pot can be changed there.
    pub fn check_chips_make(&self, amount: Money) -> Result<(), Refusal> {
        self.check_amount(amount)?;
        let Some(set) = self.case.as_ref().filter(|_| self.evening.purse == Purse::Chips) else {
            return Ok(());
        };
        if set.makes(amount) || self.is_tournament() {
            return Ok(());
        }
        let kinds: BTreeSet<Money> = set.there().map(|kind| kind.value).collect();
        let kinds = kinds.into_iter().map(|value| self.amount(value)).collect();
        let nearest = set.nearest(amount).into_iter().flatten().map(|amount| self.amount(amount)).collect();
        Err(Refusal::new(TonightRefused::NotOfTheChips { amount: self.amount(amount), kinds, nearest }))
    }

    /// Refuses an amount that a player's stack in the ledger doesn't cover.
    pub fn check_stack(&self, player: PlayerId, amount: Money) -> Result<(), Refusal> {
        let stack = self.evening.chips(player);
        if amount <= stack {
            return Ok(());
        }
        let left = self.evening.sitting(player).is_none_or(|sitting| sitting.left.is_some());
        Err(Refusal::new(TonightRefused::StackTooSmall {
            name: self.name(player).to_owned(),
            stack: self.amount(stack),
            amount: self.amount(amount),
            // If the only chips are a tournament's, nobody can be counted before it starts.
            is_gone: stack.is_zero() && (left || self.is_tournament() && self.evening.purse == Purse::Chips),
            is_possible: amount <= self.most_held(player)?,
        }))
    }

    /// The most that a player can have: everything the players have together, minus the others' counted stacks.
    fn most_held(&self, player: PlayerId) -> Result<Money, Refusal> {
        let others = self.evening.sittings.iter().map(|sitting| (sitting.player, sitting.counted));
        let counted = others.filter(|(other, counted)| *other != player && counted.is_some());
        let theirs = Money::sum(counted.map(|(other, _)| self.evening.chips(other)))?;
        Ok(self.evening.with_players()?.minus(theirs)?)
    }

    /// Refuses to pay in cash what the drawer doesn't have.
    pub fn check_drawer(&self, amount: Money) -> Result<(), Refusal> {
        let drawer = self.evening.drawer();
        if amount <= drawer {
            return Ok(());
        }
        let (drawer, amount) = (self.amount(drawer), self.amount(amount));
        Err(Refusal::new(TonightRefused::DrawerTooSmall { drawer, amount }))
    }

    /// Refuses a list that names somebody twice: one of the two would be dropped.
    pub fn check_once(&self, players: impl IntoIterator<Item = PlayerId>) -> Result<(), Refusal> {
        let mut named = BTreeSet::new();
        let Some(twice) = players.into_iter().find(|player| !named.insert(*player)) else { return Ok(()) };
        Err(Refusal::new(TonightRefused::NamedTwice { name: self.name(twice).to_owned() }))
    }

    /// The refusal for a player who isn't at a table.
    #[must_use]
    pub fn not_in_the_game(&self, player: PlayerId) -> Refusal {
        Refusal::new(TonightRefused::NotInTheGame { name: self.name(player).to_owned() })
    }

    /// The chips played with.
    pub fn chip_set(&self) -> Result<&ChipSet, Refusal> {
        self.case.as_ref().ok_or_else(|| Refusal::new(TonightRefused::NoChipsKnown))
    }

    /// What's in the case now, as far as colors were said when chips left it.
    pub fn in_case(&self) -> Result<ChipCount, Refusal> {
        let set = self.chip_set()?;
        let out = self.evening.colours_out.iter().filter_map(|(colour, count)| {
            let count = u32::try_from(*count).unwrap_or(0);
            Some((Colour::new(colour).ok()?, count))
        });
        let out = ChipCount::new(out).map_err(|_| {
            let number = self.evening.colours_out.values().max().copied().unwrap_or_default();
            Refusal::new(TonightRefused::TooManyOut { number })
        })?;
        in_case(set, &out)
    }
}

/// Refuses zero and negative amounts.
pub fn check_positive(amount: Money, currency: Currency) -> Result<(), Refusal> {
    if amount.is_positive() {
        return Ok(());
    }
    Err(Refusal::new(TonightRefused::NotPositive { amount: Amount::new(amount, currency) }))
}
