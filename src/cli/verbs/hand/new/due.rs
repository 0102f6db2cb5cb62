//! What is put in before the first card of the next hand: what `hand new` would deal on Enter, as `deal` says it.

use crate::answer::Amount;
use crate::answer::deal::Post;
use crate::cli::verbs::hand::new::at_table;
use crate::cli::verbs::hand::new::calling::Calling;
use crate::cli::verbs::hand::new::table::AtTable;
use crate::render::refusal::said;
use engine::house::key;
use engine::money::Currency;
use engine::play::{Place, Setup};
use engine::refusal::Notice;
use ledger::bank::BankError;
use ledger::bank::entering::Bought;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::store::Reader;

/// What the next hand starts with.
pub struct Due {
    setup: Setup,
    /// The game.
    pub game: String,
    /// True if the dealer may call another game instead.
    pub is_guess: bool,
    currency: Currency,
    /// Why they put in that much, each with its rule.
    pub why: Vec<Notice>,
    /// What else the table should hear, each with its rule.
    pub notices: Vec<Notice>,
}

/// What everybody at a table puts in if `dealer` has the button, else the next dealer; `None` while the game is not
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
    let usual = calling.dealer;
    if let Some(dealer) = dealer {
        calling.dealer = table.players.iter().position(|player| *player == dealer);
    }
    let short = buying_first(&table, &mut calling);
    // A player left out of a pot that goes on, who would have to ante for it, deals only another game.
    let prepared = calling.prepared(&table).or_else(|_| {
        calling.dealer = usual;
        calling.prepared(&table)
    });
    let Ok(mut prepared) = prepared else { return Ok(None) };
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

/// If every bet is covered (CAU-027), a player short of the ante buys chips first. The notice says so, and the antes are
/// given as they will be then.
fn buying_first(table: &AtTable, calling: &mut Calling) -> Vec<Notice> {
    let Some(ante) = table.house.amount(key::ANTE).map(|ante| ante.value) else { return Vec::new() };
    let mut told = Vec::new();
    for seat in calling.players.iter() {
        let stack = table.stacks.get(seat).copied().unwrap_or_default();
        let refusal =
            calling.prepared(table).err().filter(|no| said(no).code == "must-cover" && stack < ante);
        let Some(refusal) = refusal else { continue };
        told.push(Notice::new(refusal.rule.as_deref(), said(&refusal).message));
        calling.bought.push(Bought { seat, seller: None, amount: ante });
    }
    told
}

impl Due {
    /// The hand before its first card.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everybody who puts something in, in the order they post.
    #[must_use]
    pub fn posts(&self) -> Vec<Post> {
        let order = self.setup.posting_order().into_iter();
        let places = order.filter_map(|seat| Some((seat, self.setup.places.get(seat)?)));
        let puts_in =
            |place: &Place| [place.ante, place.blind, place.dead].iter().any(|one| one.is_positive());
        let amount = |money| Amount::new(money, self.currency);
        let post = |(seat, place): (usize, &Place)| Post {
            player: self.setup.name(seat),
            ante: amount(place.ante),
            blind: amount(place.blind),
            dead: amount(place.dead),
        };
        places.filter(|(_, place)| puts_in(place)).map(post).collect()
    }
}
