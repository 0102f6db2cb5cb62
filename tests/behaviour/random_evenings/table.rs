//! The real bank at a random evening: carries out requests in a book in memory, and returns its answers.

use super::deeds::{Answer, Bears, By, Deed, Paid};
use super::things::{BANK, DRAWER, FUND, HOUSE, OUTSIDE, POT, Standing as Stands, TABLE, Who};
use crate::luck::Luck;
use crate::request::ask;
use engine::calling::say;
use engine::cards::{Card, Holding, deck, parse_cards};
use engine::money::{Currency, Money};
use ledger::accounts::Party;
use ledger::bank::begin::{self, ChosenHouse, NightWanted};
use ledger::bank::playing::{self, ColdOutcome, Decided};
use ledger::bank::{BankError, Session, book, buying, cash_out, closing, fund, notes, people, seating, undo};
use ledger::ids::{NightId, PlayerId};
use ledger::journal::{ColdHands, DebtLine, Means};
use ledger::night::Tonight;
use ledger::night::adjusting::Other;
use ledger::night::buy_in::Purchase;
use ledger::night::cash_out::PaidBy;
use ledger::night::closing::{Bearer, Ending, LastNotes};
use ledger::night::cold_hands;
use ledger::night::count::Found;
use ledger::night::last_hand::LastHand;
use ledger::night::last_pot::PotStakes;
use ledger::night::result_told::ToldResult;
use ledger::night::seats::SeatWish;
use ledger::people::{Name, Standing};
use ledger::refusal::Refusal;
use ledger::store::Store;
use std::cell::RefCell;
use std::sync::LazyLock;

/// A book in memory, and who is who in it.
pub struct Table {
    pub store: Store,
    /// The last global id given out.
    pub last_id: u128,
    pub currency: Currency,
    /// Players in the order of arrival.
    pub people: Vec<PlayerId>,
    pub nights: Vec<NightId>,
    requests: u32,
}

impl Table {
    /// A new book under a house.
    pub fn new(house: &str) -> Self {
        let chosen = preset(house);
        let currency = chosen.house.currency();
        let store = Store::memory().expect("a book in memory");
        let mut table =
            Self { store, last_id: 0, currency, people: Vec::new(), nights: Vec::new(), requests: 0 };
        table.act(|session| begin::begin(session, currency, Some(&chosen))).expect("a book begins");
        table
    }

    /// A request with its own id.
    fn act<T>(
        &mut self,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
    ) -> Result<T, BankError> {
        self.requests += 1;
        ask(&mut self.store, i64::from(self.requests), &mut self.last_id, work)
    }

    pub fn party(&self, who: Who) -> Party {
        match who {
            BANK => Party::Bank,
            DRAWER => Party::Drawer,
            FUND => Party::Fund,
            HOUSE => Party::House,
            OUTSIDE => Party::Outside,
            POT => Party::Pot,
            TABLE => Party::Table,
            player => Party::Player(self.people[player]),
        }
    }

    pub fn who(&self, party: Party) -> Who {
        let places = [BANK, DRAWER, FUND, HOUSE, OUTSIDE, POT, TABLE];
        match party {
            Party::Player(player) => {
                self.people.iter().position(|one| *one == player).expect("a known player")
            }
            place => places.into_iter().find(|who| self.party(*who) == place).expect("a known place"),
        }
    }

    fn standing(&self, standing: Stands) -> Standing {
        match standing {
            Stands::Guest(inviter) => {
                Standing::Guest { inviter: inviter.map(|inviter| self.people[inviter]) }
            }
            _ => Standing::Regular,
        }
    }

    fn lines(&self, debts: &[DebtLine]) -> Vec<(Who, Who, i128)> {
        let line =
            |debt: &DebtLine| (self.who(debt.debtor), self.who(debt.creditor), debt.amount.minor().into());
        debts.iter().map(line).collect()
    }

    /// Carries out a request.
    pub fn ask(&mut self, deed: &Deed, luck: &mut Luck) -> Result<Answer, BankError> {
        let nothing = |()| Answer::default();
        match deed {
            Deed::Join(standing) => self.join(*standing).map(nothing),
            Deed::Open { house, banker, float, stakes } => {
                self.open(*house, *banker, *float, *stakes).map(nothing)
            }
            Deed::Become(..) | Deed::Merge { .. } | Deed::HandOver(_) | Deed::Seat(..) => {
                self.ask_person(deed)
            }
            Deed::Dealer(_) | Deed::Leave(_) => self.ask_person(deed),
            Deed::Buy { .. } | Deed::Fine { .. } | Deed::Count(..) | Deed::Drawer(_) => self.ask_play(deed),
            Deed::Hand { .. } | Deed::FundGive(..) | Deed::FundPay(..) => self.ask_play(deed),
            Deed::Seed => {
                let decided = Decided::Committed { seed: "ab".repeat(32), hash: "cd".repeat(32) };
                self.act(|session| playing::cold_hands(session, &decided)).map(|_| Answer::default())
            }
            Deed::Cold { tie, by_cards } => self.cold(*tie, *by_cards, luck),
            Deed::CashOut(who, paid) => {
                let (who, by) = (self.people[*who], by(*paid));
                self.act(|session| cash_out::one(session, who, None, by)).map(|_| Answer::default())
            }
            Deed::CashOutAll(paid) => {
                self.act(|session| cash_out::everybody(session, by(*paid))).map(|_| Answer::default())
            }
            Deed::Close(bears) => self.close(*bears),
            Deed::Undo { seq, with_dependents } => {
                let (undone, _) = self.act(|session| undo::undo(session, *seq, *with_dependents))?;
                Ok(Answer { undone: undone.iter().map(|event| event.seq).collect(), ..Answer::default() })
            }
            paper => self.ask_paper(paper),
        }
    }

    fn join(&mut self, standing: Stands) -> Result<(), BankError> {
        let standing = self.standing(standing);
        let name = Name::new(NAMES[self.people.len()]).expect("a name");
        let newcomer = people::Newcomer { name, standing, aliases: Vec::new(), really_different: true };
        let player = self.act(|session| people::add(session, newcomer))?;
        self.people.push(player);
        Ok(())
    }

    fn open(&mut self, house: usize, banker: Option<Who>, float: i64, stakes: bool) -> Result<(), BankError> {
        let wanted = NightWanted {
            house: Some(preset(super::HOUSES[house])),
            banker: banker.map(|who| self.people[who]),
            stakes: stakes
                .then(|| if self.currency == Currency::USD { ".25/.50" } else { "25/50" }.to_owned()),
            float: Money::from_minor(float),
        };
        self.act(|session| begin::open(session, wanted))?;
        self.nights.push(self.store.reader().open_night()?.expect("an open night"));
        Ok(())
    }

    fn ask_person(&mut self, deed: &Deed) -> Result<Answer, BankError> {
        let standing = match deed {
            Deed::Become(_, standing) => self.standing(*standing),
            _ => Standing::Regular,
        };
        let people = self.people.clone();
        self.act(|session| match deed {
            Deed::Become(who, _) => people::set_standing(session, people[*who], standing),
            Deed::Merge { kept, gone } => people::merge(session, people[*kept], people[*gone]).map(|_| ()),
            Deed::HandOver(who) => begin::hand_over(session, people[*who]).map(|_| ()),
            Deed::Seat(who, seat) => {
                let wish = SeatWish { seat: Some(*seat), ..SeatWish::default() };
                seating::seat(session, people[*who], wish).map(|_| ())
            }
            Deed::Dealer(who) => seating::deal(session, 1, Some(people[*who]), false).map(|_| ()),
            Deed::Leave(who) => seating::leave(session, people[*who], false).map(|_| ()),
            other => panic!("{other:?} is about no person"),
        })?;
        Ok(Answer::default())
    }

    fn ask_play(&mut self, deed: &Deed) -> Result<Answer, BankError> {
        let people = self.people.clone();
        let money = |amount: i64| Money::from_minor(amount);
        let mut answer = Answer::default();
        match deed {
            Deed::Buy { who, seller, parts } => {
                let parts = parts.iter().map(|(by, amount)| (means(*by), money(*amount))).collect();
                let seller = seller.map(|who| people[who]);
                let purchase = Purchase { player: people[*who], seller, parts, chips: None };
                let sale = self.act(|session| buying::buy(session, &purchase, None))?;
                let written = sale.bought.parts.into_iter().find_map(|part| part.note);
                answer.identifier = written.map_or_else(String::new, |note| note.identifier);
            }
            Deed::Fine { who, amount, folding } => {
                self.act(|session| playing::fine(session, people[*who], amount.map(money), *folding))?;
            }
            Deed::FundGive(who, amount) => {
                self.act(|session| fund::give(session, people[*who], amount.map(money)))?;
            }
            Deed::FundPay(who, amount) => {
                self.act(|session| fund::pay(session, people[*who], money(*amount), "a prize"))?;
            }
            Deed::Count(who, found) => {
                self.act(|session| playing::count(session, people[*who], Found::Amount(money(*found))))?;
            }
            Deed::Drawer(found) => {
                self.act(|session| playing::drawer(session, money(*found)))?;
            }
            Deed::Hand { ins, wins, carry } => {
                let side = |side: &[(Who, i64)]| {
                    side.iter().map(|(who, amount)| (people[*who], money(*amount))).collect()
                };
                let told = ToldResult {
                    game: "holdem".to_owned(),
                    put_in: side(ins),
                    won: side(wins),
                    carry: money(*carry),
                    ..ToldResult::default()
                };
                self.act(|session| playing::hand_result(session, &told))?;
            }
            other => panic!("{other:?} is no play"),
        }
        Ok(answer)
    }

    fn cold(&mut self, tie: bool, by_cards: bool, luck: &mut Luck) -> Result<Answer, BankError> {
        let luck = RefCell::new(luck);
        let judge = |tonight: &Tonight, stakes: &PotStakes| -> Result<ColdHands, Refusal> {
            let mut luck = luck.borrow_mut();
            if !by_cards {
                let winner = luck.pick(&stakes.players);
                return cold_hands::won_by(tonight, &last_hand("holdem", tonight), stakes, &[winner]);
            }
            let mut words = || u32::try_from(luck.word() >> 32).expect("32 bits");
            let cards = deck::shuffled(&mut words);
            let hands = stakes.players.iter().enumerate();
            let hands: Vec<(PlayerId, Holding)> = hands
                .map(|(at, player)| {
                    let dealt = if tie { equal_hand(at) } else { cards[at * 5..at * 5 + 5].to_vec() };
                    (*player, Holding::unmarked(dealt))
                })
                .collect();
            cold_hands::judge(tonight, &last_hand("cold-hands", tonight), stakes, &hands, None)
        };
        let (_, _, outcome, _) =
            self.act(|session| playing::cold_hands(session, &Decided::ByCards(&judge)))?;
        let ColdOutcome::Laid(laid) = outcome else { return Ok(Answer::default()) };
        let best = laid.best.into_iter().map(|player| self.who(player.into())).collect();
        Ok(Answer { best, ..Answer::default() })
    }

    fn close(&mut self, bears: Option<Bears>) -> Result<Answer, BankError> {
        let bearer = bears.map(|bears| match bears {
            Bears::House => Bearer::House,
            Bears::Winner => Bearer::Winner,
            Bears::Banker => Bearer::Banker,
        });
        let closed = self.act(|session| {
            closing::close(session, &Ending { bearer, notes: LastNotes::Lapse, ..Ending::default() })
        })?;
        assert!(closed.consolidation.proven, "a consolidation of a small table is proven");
        Ok(Answer { after: Some(self.lines(&closed.consolidation.after)), ..Answer::default() })
    }

    fn ask_paper(&mut self, deed: &Deed) -> Result<Answer, BankError> {
        let money = |amount: &i64| Money::from_minor(*amount);
        let mut answer = Answer::default();
        match deed {
            Deed::Issue { debtor, holder, amount, by } => {
                let (debtor, holder) = (self.people[*debtor], self.party(*holder));
                let wanted = notes::NoteWanted {
                    debtor,
                    holder,
                    amount: money(amount),
                    against: means(*by),
                    identifier: None,
                };
                answer.identifier = self.act(|session| notes::issue(session, &wanted))?.0.identifier;
            }
            Deed::Give { note, to, by } => {
                let to = self.party(*to);
                self.act(|session| notes::give(session, note, to, means(*by)))?;
            }
            Deed::PayNote(note, amount) => {
                self.act(|session| notes::pay(session, note, money(amount), false))?;
            }
            Deed::Commit(note) => {
                self.act(|session| notes::commit(session, note))?;
            }
            Deed::CommitAll => {
                self.act(notes::commit_all)?;
            }
            Deed::Void(note) => {
                self.act(|session| notes::void(session, note, "lost"))?;
            }
            debts => return self.ask_book(debts),
        }
        Ok(answer)
    }

    fn ask_book(&mut self, deed: &Deed) -> Result<Answer, BankError> {
        let money = |amount: &i64| Money::from_minor(*amount);
        let mut answer = Answer::default();
        match deed {
            Deed::Owe { debtor, creditor, amount } => {
                let (debtor, creditor) = (self.party(*debtor), self.party(*creditor));
                self.act(|session| book::owe(session, debtor, creditor, money(amount), "a hand"))?;
            }
            Deed::Pay { from, to, amount, app } => {
                let (from, to) = (self.party(*from), self.party(*to));
                self.act(|session| book::pay(session, from, to, money(amount), (*app, "")))?;
            }
            Deed::Forgive { creditor, debtor, amount } => {
                let (creditor, debtor) = (self.party(*creditor), self.party(*debtor));
                self.act(|session| book::forgive(session, creditor, debtor, money(amount), "a friend"))?;
            }
            Deed::Consolidate => {
                let fewest = ledger::book::netting::Mode::Fewest;
                let proposal = self.act(|session| book::consolidate(session, fewest, &[]))?;
                answer.after = Some(self.lines(&proposal.after));
            }
            Deed::Adjust { night, who, against, amount, cash } => {
                let (night, who) = (self.nights[*night], self.people[*who]);
                let against = against.map(|against| self.party(against));
                let against = if *cash { Other::Drawer } else { Other::Owes(against) };
                self.act(|session| {
                    closing::adjust(session, night, who, against, money(amount), "found later")
                })?;
            }
            other => panic!("{other:?} is no debt"),
        }
        Ok(answer)
    }
}

const NAMES: &[&str] = &[
    "Ann", "Bob", "Cat", "Dan", "Eve", "Fred", "Gil", "Hal", "Ida", "Jim", "Kim", "Leo", "Mia", "Ned", "Oda",
    "Pam",
];

/// The most people a random book may have.
pub const PEOPLE_MAX: usize = NAMES.len();

fn preset(name: &str) -> ChosenHouse {
    static PRESETS: LazyLock<Vec<ChosenHouse>> = LazyLock::new(|| {
        super::HOUSES.iter().map(|name| begin::choose_house(name, |_| None).expect("a preset")).collect()
    });
    let known = PRESETS.iter().find(|known| known.house.name() == name).expect("a preset");
    ChosenHouse { house: known.house.clone(), text: known.text.clone() }
}

fn means(by: By) -> Means {
    match by {
        By::Cash => Means::Cash,
        By::Transfer => Means::Transfer,
        By::Chips => Means::Chips,
        By::Note => Means::Note,
        By::Book => Means::Book,
        By::Gift => Means::Gift,
    }
}

fn by(paid: Paid) -> PaidBy {
    match paid {
        Paid::Usual => PaidBy::Usual,
        Paid::Cash => PaidBy::Cash,
        Paid::App => PaidBy::App,
    }
}

/// Hands of equal worth for the first four players, worse ones for the others.
fn equal_hand(at: usize) -> Vec<Card> {
    let suits = ["c", "d", "h", "s"];
    let ranks = [["K", "T", "8", "5", "2"], ["Q", "9", "7", "4", "3"]][(at / 4).min(1)];
    let cards: String =
        ranks.iter().enumerate().map(|(n, rank)| format!("{rank}{}", suits[(n + at) % 4])).collect();
    parse_cards(&cards).expect("cards")
}

/// The last hand as the dealer calls it.
fn last_hand(game: &str, tonight: &Tonight) -> LastHand {
    let called = say(game, &tonight.house).expect("a game of the table");
    LastHand { name: called.name(), called: Some(called), board: Vec::new(), why: Vec::new() }
}
