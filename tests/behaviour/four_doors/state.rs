//! How a book stands after a hand: everything that must be the same for every door.

use housebook::cli::in_process::Book;
use ledger::accounts::{Asset, Party};
use ledger::bank::coming::coming;
use ledger::bank::loaded::load_tonight;
use ledger::ids::PlayerId;
use ledger::night::pot_before::PotBefore;

/// How a book stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Everybody's chips, of the night and of the tournament.
    pub chips: Vec<(String, i64)>,
    /// What is in the middle.
    pub pot: i64,
    /// How much of that is fines.
    pub fines: i64,
    /// The kitty.
    pub fund: i64,
    /// Who used up the night's warning.
    pub warned: Vec<String>,
    /// What happened to the last pot.
    pub last: String,
    /// The match-pot game that goes on, and whether losers made its pot.
    pub goes_on: Option<(String, bool)>,
    /// The only players who play for it.
    pub only: Option<Vec<String>>,
    /// Who deals next, and who posts what.
    pub deal: String,
}

impl State {
    pub fn of(book: &Book) -> Self {
        let store = book.store().expect("the book opens");
        let reader = store.reader();
        let tonight = load_tonight(reader).expect("a night is open");
        let evening = &tonight.evening;
        let players: Vec<PlayerId> = evening.sittings.iter().map(|sitting| sitting.player).collect();
        let name = |player: &PlayerId| tonight.name(*player).to_owned();
        let holding = |party: Party| {
            let assets = [Asset::Chips, Asset::Stacks];
            assets.iter().map(|asset| evening.accounts.holding(party, *asset).minor()).sum::<i64>()
        };
        let here = tonight.table_of(&players).unwrap_or_else(|_| tonight.clone());
        let next = coming(reader, &here, 1).expect("the hands are read");
        let sorted = |players: &[PlayerId]| {
            let mut names: Vec<String> = players.iter().map(name).collect();
            names.sort();
            names
        };
        let last = match &next.pot {
            None => "none".to_owned(),
            Some(PotBefore::Waits) => "waits".to_owned(),
            Some(PotBefore::Won(by, _)) => format!("won by {}", sorted(by).join(", ")),
        };
        let goes_on = next.goes_on.as_ref();
        Self {
            goes_on: goes_on.map(|on| (on.game(), on.is_fed(&on.game()))),
            chips: players.iter().map(|player| (name(player), holding((*player).into()))).collect(),
            pot: holding(Party::Pot),
            fines: evening.fines.minor(),
            fund: holding(Party::Fund),
            warned: evening.warned.iter().map(name).collect(),
            last,
            only: next.only.as_deref().map(sorted),
            deal: next_deal(book),
        }
    }

    /// The same without what the next deal says about the last game: for when it is called again.
    pub fn of_any_game(mut self) -> Self {
        if let Some(dealer) = self.deal.split_once(" / if it's ").map(|(dealer, _)| dealer.to_owned()) {
            self.deal = dealer;
        }
        self.goes_on = None;
        self
    }

    /// What differs in another book.
    pub fn differs(&self, other: &Self) -> Option<String> {
        if self == other {
            return None;
        }
        let mut told = Vec::new();
        for ((name, here), (_, there)) in self.chips.iter().zip(&other.chips).filter(|(one, two)| one != two)
        {
            told.push(format!("{name} has {here}, not {there}"));
        }
        let mut say = |what: &str, here: String, there: String| {
            if here != there {
                told.push(format!("{what}: {here}, not {there}"));
            }
        };
        say("in the middle", self.pot.to_string(), other.pot.to_string());
        say("fines", self.fines.to_string(), other.fines.to_string());
        say("kitty", self.fund.to_string(), other.fund.to_string());
        say("warned", format!("{:?}", self.warned), format!("{:?}", other.warned));
        say("last pot", self.last.clone(), other.last.clone());
        say("goes on", format!("{:?}", self.goes_on), format!("{:?}", other.goes_on));
        say("next deal", self.deal.clone(), other.deal.clone());
        say("only", format!("{:?}", self.only), format!("{:?}", other.only));
        Some(told.join("; "))
    }
}

/// Who deals next and who posts what, without the reasons: each door records the last dealer in another way.
fn next_deal(book: &Book) -> String {
    let text = book.run(&["--dry-run", "deal"]).text;
    text.lines().filter(|line| !line.starts_with(' ')).collect::<Vec<_>>().join(" / ")
}
