//! What is put in before the first card of the next hand: what `hand new` would deal with Enter, told by `deal`.

use crate::cli::verbs::hand::new::at_table;
use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::page::wrapped;
use crate::render::page::{name, together};
use engine::house::key;
use engine::money::{Currency, Money};
use engine::play::Setup;
use engine::refusal::Notice;
use ledger::bank::BankError;
use ledger::bank::entering::Bought;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::store::Reader;
use serde_json::{Value, json};

/// What the next hand begins with.
pub struct Due {
    setup: Setup,
    game: String,
    /// True if the dealer may as well call another game.
    is_guess: bool,
    currency: Currency,
    /// Why they put that in, each with its rule.
    why: Vec<Notice>,
    /// What else the table should hear, each with its rule.
    pub notices: Vec<Notice>,
}

/// What everybody puts in at a table if `dealer` has the button, else whoever is due; `None` while the game is not
/// known, or too few have chips.
pub fn due(
    reader: Reader<'_>,
    tonight: &Tonight,
    table: u32,
    dealer: Option<PlayerId>,
) -> Result<Option<Due>, BankError> {
    let table = match at_table(reader, tonight, table) {
        Err(BankError::Refused(_)) => return Ok(None),
        table => table?,
    };
    let mut calling = Calling::usual(&table);
    if let Some(dealer) = dealer {
        calling.dealer = table.players.iter().position(|player| *player == dealer);
    }
    let short = buying_first(&table, &mut calling);
    let Ok(mut prepared) = calling.prepared(&table) else { return Ok(None) };
    prepared.notices.extend(short);
    let fixed = tonight.house.word(key::GAME_CHOICE).is_some_and(|choice| choice.value != "dealers-choice");
    Ok(Some(Due {
        setup: prepared.setup,
        game: calling.name(),
        is_guess: !fixed,
        currency: tonight.currency,
        why: prepared.why,
        notices: prepared.notices,
    }))
}

/// Where every bet is covered (CAU-027), a player who is short of his ante buys chips first. He is told so, and the antes are
/// named as they will be then.
fn buying_first(table: &AtTable, calling: &mut Calling) -> Vec<Notice> {
    let Some(ante) = table.house.amount(key::ANTE).map(|ante| ante.value) else { return Vec::new() };
    let mut told = Vec::new();
    for seat in calling.players.iter() {
        let stack = table.stacks.get(seat).copied().unwrap_or_default();
        let refusal = calling.prepared(table).err().filter(|no| no.code == "must-cover" && stack < ante);
        let Some(refusal) = refusal else { continue };
        told.push(Notice::new(refusal.rule.as_deref(), refusal.message));
        calling.bought.push(Bought { seat, seller: None, amount: ante });
    }
    told
}

impl Due {
    /// The game and who puts in what, on lines of a page.
    #[must_use]
    pub fn text(&self) -> String {
        let mut groups: Vec<(String, Vec<String>)> = Vec::new();
        for (seat, [ante, blind, dead]) in self.posts() {
            let what = [(ante, "ante"), (blind, "blind"), (dead, "dead")];
            let what = what.into_iter().filter(|(amount, _)| amount.is_positive());
            let what = what.map(|(amount, word)| format!("{word} {}", self.currency.shown(amount)));
            let what = together(&what.collect::<Vec<_>>());
            let who = name(&self.setup.name(seat));
            match groups.iter_mut().find(|(known, _)| *known == what) {
                Some((_, names)) => names.push(who),
                None => groups.push((what, vec![who])),
            }
        }
        let groups: Vec<String> =
            groups.iter().map(|(what, names)| format!("{what} from {}", together(names))).collect();
        let posts = if groups.is_empty() { "nobody puts anything in".to_owned() } else { groups.join("; ") };
        let game = name(&self.game);
        let posts =
            if self.is_guess { format!("in {game} again: {posts}") } else { format!("{game}: {posts}") };
        let mut lines = vec![wrapped(&posts)];
        lines.extend(self.why.iter().map(Notice::with_rule).map(|why| wrapped(&format!("  {why}"))));
        lines.join("\n")
    }

    /// The hand before its first card.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The reasons as JSON.
    #[must_use]
    pub fn why(&self) -> &[Notice] {
        &self.why
    }

    /// The same as JSON: `game`, and `posts` with everybody who puts something in.
    #[must_use]
    pub fn json(&self) -> (Value, Value) {
        let plain = |amount| self.currency.plain(amount);
        let post = |(seat, [ante, blind, dead]): (usize, [Money; 3])| {
            let (ante, blind, dead) = (plain(ante), plain(blind), plain(dead));
            json!({ "player": self.setup.name(seat), "ante": ante, "blind": blind, "dead": dead })
        };
        (json!(self.game), self.posts().map(post).collect())
    }

    /// Ante, blind and dead money of everybody who puts something in, clockwise.
    fn posts(&self) -> impl Iterator<Item = (usize, [Money; 3])> {
        let places = self.setup.places.iter().enumerate();
        let figures = places.map(|(seat, place)| (seat, [place.ante, place.blind, place.dead]));
        figures.filter(|(_, figures)| figures.iter().any(|amount| amount.is_positive()))
    }
}
