//! The journal in words: one sentence per kind of fact.
//!
//! Each corner of the journal has its function; one asks the next, and the last names every kind there is, so
//! that a new kind cannot be forgotten.

mod fund;
mod going_home;
mod hand;
mod notes;
mod seating;
pub mod surrogate;
mod tournament;

use crate::render::chips::spoken as chips;
use crate::render::names::Names;
use crate::render::page::{name as shown, together};
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::ids::PlayerId;
use ledger::journal::NightAmended;
use ledger::journal::fact::{
    Adjusted, BoughtIn, ColdHands, Consolidated, CountSaid, Counted, Counter, DebtAssumed, DebtLimited, Fact,
    Means, NightOpened, Part,
};
use ledger::people::Standing;

/// Tells facts: knows what everybody is called and what the book counts in.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    pub names: &'a Names,
    pub currency: Currency,
}

/// How something was paid for, as the end of a sentence.
const fn means(means: Means) -> &'static str {
    match means {
        Means::Cash => "for cash",
        Means::Transfer => "by transfer",
        Means::Chips => "for chips",
        Means::Note => "by note",
        Means::Book => "on THE BOOK",
        Means::Gift => "with nothing recorded in return",
    }
}

impl Teller<'_> {
    /// The sentence of a fact, without a final period.
    #[must_use]
    pub fn sentence(&self, fact: &Fact) -> String {
        self.people(fact)
    }

    fn who(&self, party: impl Into<Party>) -> String {
        self.names.spoken(party)
    }

    fn sum(&self, amount: Money) -> String {
        self.currency.shown(amount)
    }

    /// The book itself and its people.
    fn people(&self, fact: &Fact) -> String {
        match fact {
            Fact::BookBegun { currency, .. } => format!("the book began, counting in {}", currency.code()),
            Fact::HouseAdopted { house, .. } => format!("the rules of `{}` were adopted", shown(house)),
            Fact::OwnerNamed { house, owner } => {
                format!("{} is the owner of the house `{}`", self.who(*owner), shown(house))
            }
            Fact::CaseSet { chips } => {
                let kinds = chips.iter().map(|kind| format!("{} {}", kind.colour, self.sum(kind.value)));
                format!("the case was laid out: {}", kinds.collect::<Vec<_>>().join(", "))
            }
            Fact::PlayerAdded { name, standing, .. } => {
                format!("{} came into the book as {}", shown(name), self.standing(*standing))
            }
            Fact::PlayerRenamed { player, name } => {
                let (today, then) = (self.who(*player), shown(name));
                if today == then {
                    format!("a player was renamed to {then}")
                } else {
                    format!("{today} was renamed to {then}")
                }
            }
            Fact::PlayerAliased { player, alias } => {
                format!("{} is also found as {}", self.who(*player), shown(alias))
            }
            Fact::PlayerStanding { player, standing } => {
                format!("{} became {}", self.who(*player), self.standing(*standing))
            }
            Fact::PlayersMerged { kept, gone, .. } => {
                // As they were called then: the kept one may have gone into another since.
                let [kept, gone] = [kept, gone].map(|record| self.names.former(*record));
                format!("the records {gone} and {kept} became one: {kept}")
            }
            _ => self.night(fact),
        }
    }

    fn standing(&self, standing: Standing) -> String {
        match standing {
            Standing::Regular => "a regular".to_owned(),
            Standing::Guest { inviter: Some(inviter) } => format!("a guest of {}", self.who(inviter)),
            Standing::Guest { inviter: None } => "a guest".to_owned(),
        }
    }

    /// The night: how it began and ended, who is warned, and what the host says.
    fn night(&self, fact: &Fact) -> String {
        match fact {
            Fact::NightOpened(opened) => self.opened(opened),
            Fact::NightAmended(amended) => self.amended(amended),
            Fact::BankerChanged { banker, app, .. } => self.handed_over(*banker, app.as_ref()),
            Fact::Warned { player, .. } => format!("{} got the session's warning", self.who(*player)),
            Fact::Fined { player, amount, .. } => {
                format!("{} was fined {}, into the pot", self.who(*player), self.sum(*amount))
            }
            Fact::Exempted { player, .. } => {
                format!("{} offended while folding, which costs nothing", self.who(*player))
            }
            Fact::PartyBegun(begun) => {
                let players: Vec<String> = begun.seats.iter().map(|player| self.who(*player)).collect();
                format!("a game of {} began: {}", shown(&begun.game), players.join(", "))
            }
            Fact::PartyMoved(moved) if moved.moves.is_empty() => {
                format!("the game went back to its move {}", moved.kept)
            }
            Fact::PartyMoved(moved) => {
                format!("from move {}: {}", moved.kept + 1, shown(&moved.moves.join("; ")))
            }
            Fact::PartyGivenUp(given_up) => {
                format!("the game of {} was given up: {}", shown(&given_up.game), shown(&given_up.why))
            }
            Fact::ColdCommitted { hash, .. } => {
                let hash = hash.get(..16).unwrap_or(hash);
                format!("a seed for the cold hands was drawn, hash {}", shown(hash))
            }
            Fact::ColdHands(cold) => self.cold(cold),
            Fact::NightClosed { dealer, .. } => {
                let dealer =
                    dealer.map(|dealer| format!(", {} having dealt the last hand", self.who(dealer)));
                format!("the night ended{}", dealer.unwrap_or_default())
            }
            Fact::Ruled { ruling, by, .. } => {
                let by = by.map_or_else(|| "the host".to_owned(), |by| self.who(by));
                format!("{by} ruled: {}", shown(ruling))
            }
            _ => self.seating(fact),
        }
    }

    fn opened(&self, opened: &NightOpened) -> String {
        let banker = opened
            .banker
            .map(|banker| format!(", {} keeping the bank", self.who(banker)))
            .unwrap_or_default();
        let stakes =
            opened.stakes.as_ref().map(|stakes| format!(", stakes {}", shown(stakes))).unwrap_or_default();
        let float = if opened.float.is_zero() {
            String::new()
        } else {
            format!(", {} of change in the drawer", self.sum(opened.float))
        };
        format!("night {} opened at `{}`{banker}{stakes}{float}", opened.number, shown(&opened.house))
    }

    fn amended(&self, amended: &NightAmended) -> String {
        let stakes = amended.stakes.iter().map(|stakes| format!("the stakes are {}", shown(stakes)));
        let float = Some(amended.float).filter(|float| !float.is_zero());
        let float = float.map(|float| format!("{} of change put into the drawer", self.sum(float)));
        stakes.chain(float).collect::<Vec<_>>().join("; ")
    }

    fn cold(&self, cold: &ColdHands) -> String {
        let best: Vec<String> = cold.best.iter().map(|player| self.who(*player)).collect();
        let share = |(player, amount): &(PlayerId, Money)| {
            format!("{} took {}", self.who(*player), self.sum(*amount))
        };
        let mut told: Vec<String> = cold.shares.iter().map(share).collect();
        match best.as_slice() {
            [] => {}
            [one] => told.push(format!("{one} took the pot")),
            tied => told.push(format!("{} tied and are dealt again", together(tied))),
        }
        format!("cold hands, {}: {}", shown(&cold.game), told.join(", "))
    }

    /// The bank: chips, counts, the drawer.
    fn money(&self, fact: &Fact) -> String {
        match fact {
            Fact::BoughtIn(bought) => self.bought(bought),
            Fact::Swapped { player, gave, got, .. } => {
                format!("{} swapped {} for {}", self.who(*player), chips(gave), chips(got))
            }
            Fact::Counted(Counted { player, found, expected, tournament, .. }) => {
                let unit = if tournament.is_some() { Currency::CHIPS } else { self.currency };
                let (found, expected) = (unit.shown(*found), unit.shown(*expected));
                format!("the stack of {} was counted: {found}, expected {expected}", self.who(*player))
            }
            Fact::CountSaid(CountSaid { player, by, found, .. }) => {
                let by = if *by == Counter::Player { "the player" } else { "the banker" };
                format!("{by} counted the stack of {}: {}", self.who(*player), self.sum(*found))
            }
            Fact::DrawerCounted { found, expected, .. } => {
                format!("the drawer was counted: {}, expected {}", self.sum(*found), self.sum(*expected))
            }
            Fact::CashedOut(cashed) => self.cashed(cashed),
            Fact::ClaimPaid { player, amount, .. } => {
                format!("the drawer paid {} {} of a claim", self.who(*player), self.sum(*amount))
            }
            Fact::OverShortBooked { chips, cash, bearer, .. } => {
                let (chips, cash) = (self.sum(*chips), self.sum(*cash));
                format!(
                    "what was over or short ({chips} in chips, {cash} in cash) went to {}",
                    self.who(*bearer)
                )
            }
            Fact::BankSettled(settled) => self.settled(settled),
            Fact::Adjusted(Adjusted { player, amount, why, cash: true, .. }) => {
                let way = if amount.is_negative() { "paid in" } else { "was paid" };
                let (who, sum) = (self.who(*player), self.sum(amount.abs()));
                format!("late for an old night, {who} {way} {sum} in cash: {}", shown(why))
            }
            Fact::Adjusted(Adjusted { player, against, amount, why, .. }) => {
                let (debtor, creditor) = match amount.is_negative() {
                    true => (Party::from(*player), *against),
                    false => (*against, Party::from(*player)),
                };
                let (debtor, creditor) = (self.who(debtor), self.who(creditor));
                format!(
                    "late for an old night, {debtor} owes {creditor} {}: {}",
                    self.sum(amount.abs()),
                    shown(why)
                )
            }
            _ => self.fund(fact),
        }
    }

    fn bought(&self, bought: &BoughtIn) -> String {
        let parts: Vec<String> = bought.parts.iter().map(|part| self.part(part)).collect();
        let seller = bought.seller.map(|seller| format!(" from {}", self.who(seller))).unwrap_or_default();
        format!("{} bought {}{seller}", self.who(bought.player), together(&parts))
    }

    fn part(&self, part: &Part) -> String {
        let note = part.note.as_ref().map(|note| format!(" {}", shown(&note.identifier))).unwrap_or_default();
        format!("{} {}{note}", self.sum(part.amount), means(part.means))
    }

    /// An amount, and how much of it is not in THE BOOK.
    fn privately(&self, amount: Money, private: Option<Money>) -> String {
        match private {
            None => self.sum(amount),
            Some(private) if private == amount => format!("{} privately", self.sum(amount)),
            Some(private) => format!("{}, {} of it privately", self.sum(amount), self.sum(private)),
        }
    }

    fn limited(&self, limited: &DebtLimited) -> String {
        let why = if limited.why.is_empty() { String::new() } else { format!(": {}", shown(&limited.why)) };
        let who = self.who(limited.player);
        match limited.limit {
            Some(limit) => {
                format!("{who} may owe up to {} in THE BOOK from now on{why}", self.sum(limit))
            }
            None => format!("nothing limits what {who} owes in THE BOOK from now on{why}"),
        }
    }

    /// THE BOOK, and what was taken back. The last corner names what the others tell.
    fn book(&self, fact: &Fact) -> String {
        match fact {
            Fact::DebtOwed { debtor, creditor, amount, reason } => {
                let reason = if reason.is_empty() { String::new() } else { format!(": {}", shown(reason)) };
                let (debtor, creditor) = (self.who(*debtor), self.who(*creditor));
                format!("{debtor} owes {creditor} {} more{reason}", self.sum(*amount))
            }
            Fact::DebtPaid { from, to, amount, private, app } => {
                let amount = self.privately(*amount, *private);
                let app = if *app { " by app" } else { "" };
                format!("{} paid {} {amount}{app}", self.who(*from), self.who(*to))
            }
            Fact::DebtForgiven { creditor, debtor, amount, why, private } => {
                let (creditor, debtor) = (self.who(*creditor), self.who(*debtor));
                format!("{creditor} forgave {debtor} {}: {}", self.privately(*amount, *private), shown(why))
            }
            Fact::DebtAssumed(DebtAssumed { guest, inviter, creditor, amount, .. }) => {
                let (guest, inviter, creditor) = (self.who(*guest), self.who(*inviter), self.who(*creditor));
                format!("{inviter} answers for the {} that {guest} owes {creditor}", self.sum(*amount))
            }
            Fact::Consolidated(Consolidated { before, after, .. }) => {
                format!("THE BOOK was consolidated: {} debts became {}", before.len(), after.len())
            }
            Fact::DebtLimited(limited) => self.limited(limited),
            Fact::Undone { seq } => format!("event #{seq} was taken back"),
            Fact::KeyMade(_) | Fact::SurrogateBegun(_) | Fact::BookMerged(_) => self.surrogate(fact),
            Fact::Elsewhere(_) | Fact::PlayerMatched(_) | Fact::CashHanded(_) => self.surrogate(fact),
            Fact::BookBegun { .. } | Fact::HouseAdopted { .. } | Fact::CaseSet { .. } => String::new(),
            Fact::OwnerNamed { .. } => String::new(),
            Fact::PlayerAdded { .. } | Fact::PlayerRenamed { .. } | Fact::PlayerAliased { .. } => {
                String::new()
            }
            Fact::PlayerStanding { .. } | Fact::PlayersMerged { .. } | Fact::SessionImported(_) => {
                String::new()
            }
            Fact::NightOpened(_) | Fact::NightAmended(_) | Fact::BankerChanged { .. } => String::new(),
            Fact::NightClosed { .. } => String::new(),
            Fact::Seated { .. } | Fact::Dealt { .. } | Fact::Left { .. } => String::new(),
            Fact::PlacesChanged(_) | Fact::LeaveAnnounced(_) => String::new(),
            Fact::Reservation(_) | Fact::SeedCommitted(_) => String::new(),
            Fact::FirstDealt(_) | Fact::PairForbidden(_) | Fact::PairAllowed(_) => String::new(),
            Fact::Ruled { .. } => String::new(),
            Fact::Warned { .. } | Fact::Fined { .. } | Fact::Exempted { .. } => String::new(),
            Fact::HandPlayed(_) | Fact::HandTagged(_) | Fact::HandNoted(_) => String::new(),
            Fact::HandVoided(_) | Fact::ColdCommitted { .. } | Fact::ColdHands(_) => String::new(),
            Fact::PartyBegun(_) | Fact::PartyMoved(_) | Fact::PartyGivenUp(_) => String::new(),
            Fact::Tournament(_) => String::new(),
            Fact::FundPaid(_) | Fact::FundCashedOut(_) | Fact::FundSpent(_) => String::new(),
            Fact::BoughtIn(_) | Fact::Swapped { .. } | Fact::Counted(_) => String::new(),
            Fact::CountSaid(_) | Fact::DrawerCounted { .. } | Fact::CashedOut(_) | Fact::ClaimPaid { .. } => {
                String::new()
            }
            Fact::OverShortBooked { .. } | Fact::BankSettled(_) | Fact::Adjusted(_) => String::new(),
            Fact::NoteIssued { .. } | Fact::NoteGiven { .. } | Fact::NotePaid { .. } => String::new(),
            Fact::NoteCommitted { .. } | Fact::NoteLapsed { .. } | Fact::NoteVoided { .. } => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::accounts::Counter;
    use ledger::ids::{NoteId, PlayerId};
    use ledger::journal::fact::NoteUse;

    fn player(number: u8) -> PlayerId {
        format!("{number:032}").parse::<Party>().unwrap().player().unwrap()
    }

    fn note_id() -> NoteId {
        match format!("note:{:032}", 7).parse() {
            Ok(Counter::Note(id)) => id,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn tells(fact: &Fact, sentence: &str) {
        let names = Names::new([(player(1), "Ann".to_owned()), (player(2), "Bob".to_owned())], []);
        assert_eq!(Teller { names: &names, currency: Currency::USD }.sentence(fact), sentence);
    }

    #[test]
    fn a_guests_note_is_told_as_his_inviters_debt() {
        let amount = Money::from_minor(500);
        let note = NoteUse { id: note_id(), identifier: "BOF".to_owned(), amount };
        let (debtor, inviter) = (player(2), player(1));
        let fact = Fact::NoteCommitted { note, debtor, holder: Party::Bank, inviter: Some(inviter) };
        tells(&fact, "note BOF went into THE BOOK: Ann owes the bank $5.00 for Bob");
    }

    #[test]
    fn a_guest_is_told_with_his_inviter() {
        let standing = Standing::Guest { inviter: Some(player(1)) };
        tells(&Fact::PlayerStanding { player: player(2), standing }, "Bob became a guest of Ann");
    }

    #[test]
    fn free_words_cannot_break_a_line() {
        let reason = "a pot\n#9 forged".to_owned();
        let (debtor, creditor, amount) = (player(1), player(2).into(), Money::from_minor(100));
        let fact = Fact::DebtOwed { debtor, creditor, amount, reason };
        tells(&fact, "Ann owes Bob $1.00 more: a pot\\u{a}#9 forged");
    }
}
