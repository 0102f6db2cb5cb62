//! What must hold before a hand can be settled; each failure names the player, the card or the figures.

use crate::as_text::counted;
use crate::as_text::listed;
use crate::games::{Game, Second};
use crate::hand::house_rules::{Cite, HiLo, HouseRules};
use crate::hand::pots::Pot;
use crate::hand::seats::{SEATS_MAX, Seats};
use crate::hand::showdown::{Contestant, Declares, Dropped, Showdown};
use crate::money::Money;
use crate::refusal::{Instead, Refusal};

/// The players and their money: somebody is still in, no name twice, no amount negative, and all payable in units.
pub(crate) fn money(showdown: &Showdown, house: &HouseRules) -> Result<(), Refusal> {
    let is_out = |player: &Contestant| player.stake.folded;
    if showdown.players.len() <= SEATS_MAX && showdown.players.iter().all(is_out) {
        return Err(Refusal::new("nobody-in", "nobody is left in the hand, so nobody can win it"));
    }
    put_in(showdown, house)
}

/// The same, but nobody has to be left in.
pub(crate) fn put_in(showdown: &Showdown, house: &HouseRules) -> Result<(), Refusal> {
    let players = &showdown.players;
    if players.len() > SEATS_MAX {
        let message =
            format!("{} players are too many for one hand; the limit is {SEATS_MAX}", players.len());
        return Err(Refusal::new("too-many-players", message));
    }
    if let Some(button) = showdown.button.filter(|button| *button >= players.len()) {
        let last = players.len().saturating_sub(1);
        let message = format!("the dealer sits in seat {button}, but the last seat is {last}");
        return Err(Refusal::new("no-such-seat", message));
    }
    if !showdown.unit.is_positive() {
        let unit = showdown.currency.plain(showdown.unit);
        return Err(Refusal::new("bad-unit", format!("{unit} can't be the smallest amount")));
    }
    names_once(players.iter().map(|player| player.name.as_str()))
        .map_err(|twice| twice.by(house.one_hand.rule.as_deref()))?;
    amount(showdown, house, showdown.carry, || "the carry is".to_owned())?;
    amount(showdown, house, showdown.fines, || "the fines are".to_owned())?;
    let dead = Money::sum(players.iter().map(|player| player.stake.dead))?;
    if showdown.fines > showdown.carry.plus(dead)? {
        let message = "the fines can't be more than what was carried over or put in";
        return Err(Refusal::new("fines-above-pot", message));
    }
    for player in players {
        let put_in = || format!("`{}` put in", player.name);
        amount(showdown, house, player.stake.bet, put_in)?;
        amount(showdown, house, player.stake.dead, put_in)?;
    }
    Ok(())
}

/// Nobody plays two hands (CAU-006); two places without names are always different.
pub(crate) fn names_once<'n>(names: impl Iterator<Item = &'n str> + Clone) -> Result<(), Refusal> {
    // Most names end in different letters.
    let same = |one: &str, other: &str| one.as_bytes().last() == other.as_bytes().last() && one == other;
    let twice = |place: usize, name: &str| {
        !name.is_empty() && names.clone().take(place).any(|other| same(other, name))
    };
    match names.clone().enumerate().find(|(place, name)| twice(*place, name)) {
        Some((_, name)) => Err(Refusal::new("player-twice", format!("`{name}` is in the hand twice"))),
        None => Ok(()),
    }
}

fn amount(
    showdown: &Showdown,
    house: &HouseRules,
    amount: Money,
    said: impl Fn() -> String,
) -> Result<(), Refusal> {
    let shown = |money| showdown.currency.plain(money);
    if amount.is_negative() {
        let message = format!("{} {}; an amount can't be negative", said(), shown(amount));
        return Err(Refusal::new("negative-amount", message));
    }
    if !amount.remainder(showdown.unit).is_zero() {
        let (amount, unit) = (shown(amount), shown(showdown.unit));
        let message = format!("{} {amount}, which isn't a multiple of {unit}", said());
        return Err(Refusal::new("not-a-multiple", message).by(house.unit.rule.as_deref()));
    }
    Ok(())
}

/// The hand nobody plays must be known if somebody showed a hand that has to beat it.
pub(crate) fn blind(showdown: &Showdown, drop: &Dropped) -> Result<(), Refusal> {
    let Some(blind) = &drop.blind else { return Ok(()) };
    let (known, due) = (blind.cards().len(), showdown.game.cards);
    let shown = showdown.players.iter().any(|player| !player.stake.folded && !player.cards.is_empty());
    if known == due || (known < due && !shown) {
        return Ok(());
    }
    let message = if known < due {
        format!("the extra hand has to be face up: {known} of its {due} cards are known")
    } else {
        format!("the extra hand has {}; a hand in `{}` has {due}", counted(known, "card"), showdown.game.name)
    };
    Err(Refusal::new("blind-missing", message))
}

/// More than one run only if the house deals the board more than once.
pub(crate) fn runs(showdown: &Showdown, house: &HouseRules) -> Result<(), Refusal> {
    house.check_runs(showdown.runs())
}

/// A hand compared without its money has one board: nobody can win several boards there.
pub(crate) fn one_board(showdown: &Showdown) -> Result<(), Refusal> {
    let boards = showdown.game.boards.boards();
    if boards < 2 {
        return Ok(());
    }
    let message = format!("`{}` has {boards} boards, each for its share: say who won", showdown.game.name);
    Err(Refusal::new("several-boards", message))
}

impl HouseRules {
    /// Whether the board may be dealt this many times; checked before it is dealt, and again at settlement.
    ///
    /// # Errors
    ///
    /// `board-dealt-once`, by the rule of the house.
    pub fn check_runs(&self, runs: usize) -> Result<(), Refusal> {
        if runs < 2 || self.runs.value {
            return Ok(());
        }
        let message = format!("at this house the board is dealt only once, not {runs} times");
        Err(Refusal::new("board-dealt-once", message).by(self.runs.rule.as_deref()))
    }
}

/// Wild cards called by the dealer, and hands that count as called, only if the house has them.
pub(crate) fn announced(showdown: &Showdown, house: &HouseRules) -> Result<(), Refusal> {
    if let Some(wilds) = showdown.announced.filter(|_| !house.announced.value) {
        let named = wilds.named();
        let message = format!("{named} can't be wild: at this house you can't add wild cards to a game");
        return Err(Refusal::new("wild-not-announced-here", message)
            .by(house.rule(Cite::WildGame(showdown.game.name))));
    }
    if showdown.as_called && !house.as_called.value {
        let message =
            "cards speak at this house: a hand counts for what it is, not for what the player calls it";
        return Err(Refusal::new("cards-speak", message).by(house.as_called.rule.as_deref()));
    }
    Ok(())
}

/// Everybody left has put in as much as the others unless all-in; checked if somebody said who is all-in (PIG-52).
pub(crate) fn level(showdown: &Showdown, house: &HouseRules) -> Result<(), Refusal> {
    let players = &showdown.players;
    if !house.level.value || players.iter().all(|player| player.all_in.is_none()) {
        return Ok(());
    }
    let most = players.iter().filter(|player| !player.stake.folded).map(|player| player.stake.bet).max();
    let most = most.unwrap_or(Money::ZERO);
    let owes =
        |player: &&Contestant| !player.stake.folded && player.all_in != Some(true) && player.stake.bet < most;
    let Some(player) = players.iter().find(owes) else { return Ok(()) };
    let shown = |amount: Money| showdown.currency.plain(amount);
    let (missing, bet) = (shown(most.minus(player.stake.bet)?), shown(player.stake.bet));
    let message = format!(
        "`{}` put in {bet} and isn't all in, but that's {missing} short of {}",
        player.name,
        shown(most)
    );
    Err(Refusal::new("bets-not-level", message).by(house.level.rule.as_deref()))
}

/// If hole cards matter, they must be known: marked, or the whole hand if there is a board.
pub(crate) fn hole_cards_known(game: &Game, player: &Contestant) -> Result<(), Refusal> {
    let has_cards = !player.cards.cards().is_empty();
    if !(has_cards && game.needs_hole() && game.board == 0 && !player.cards.is_marked()) {
        return Ok(());
    }
    let message = format!(
        "`{}` depends on which cards `{}` has in the hole; put the hole cards in parentheses",
        game.name, player.name
    );
    Err(Refusal::new("hole-cards-unknown", message))
}

/// Everybody compared has as many cards as the game deals, and known hole cards if they matter.
///
/// Returns the players whose hands stay in but can't win, if the house says so (CAU-014).
pub(crate) fn counts(showdown: &Showdown, shown: Seats, house: &HouseRules) -> Result<Seats, Refusal> {
    let game = &showdown.game;
    if game.falls.follow.is_some() && shown.count() > 1 {
        let message = format!("what's wild in `{}` depends on the order of the upcards", game.name);
        return Err(Refusal::new("fall-order-unsaid", message).instead(Instead::EnterTheHand));
    }
    let mut cannot_win = Seats::NONE;
    for (seat, player) in showdown.players.iter().enumerate().filter(|(seat, _)| shown.contains(*seat)) {
        let all = player.cards.cards().len();
        // A player who got cards beyond the normal deal has all of them judged.
        let more = all.saturating_sub(game.cards).min(game.falls.most_more());
        let held = all.saturating_sub(more);
        let taken = game.counts_points() && (1..=game.cards).contains(&held);
        if held != game.cards && !taken && house.wrong_count.value {
            cannot_win = cannot_win.with(seat);
        } else if held != game.cards && !taken {
            return Err(wrong_count(game.name, &format!("`{}`", player.name), held, game.cards));
        } else {
            hole_cards_known(game, player)?;
        }
    }
    let wrong_board =
        (0..showdown.runs()).map(|run| showdown.board(run).len()).find(|held| *held != game.board);
    match wrong_board.filter(|_| shown.count() > 1) {
        Some(held) => Err(wrong_count(game.name, "the board", held, game.board)),
        None => Ok(cannot_win),
    }
}

fn wrong_count(game: &str, whose: &str, held: usize, due: usize) -> Refusal {
    let message = format!("{whose} has {}; `{game}` needs {due}", counted(held, "card"));
    Refusal::new("wrong-card-count", message)
}

/// Whether players declare in this hand; then everybody still in must have declared. If cards speak, nobody may.
pub(crate) fn declarations(showdown: &Showdown, house: &HouseRules, live: Seats) -> Result<bool, Refusal> {
    let players = || showdown.players.iter().enumerate();
    let declared = players().find(|(_, player)| player.declares.is_some());
    let mode = showdown.hilo.unwrap_or(house.hilo.value);
    let declares = showdown.game.second() == Second::Low
        && match mode {
            HiLo::Declare => live.count() > 1,
            HiLo::ByGame => declared.is_some(),
            HiLo::Cards => false,
        };
    if let Some((_, player)) =
        declared.filter(|_| !declares && mode != HiLo::Declare || showdown.game.second() != Second::Low)
    {
        let message = format!("`{}` declares, but this game is cards speak", player.name);
        return Err(Refusal::new("declared-where-cards-speak", message).by(house.hilo.rule.as_deref()));
    }
    if let Some((_, player)) = players().find(|(_, player)| player.declares.is_some() && player.stake.folded)
    {
        let message = format!("`{}` folded, so there's nothing to declare", player.name);
        return Err(Refusal::new("folded-declares", message));
    }
    let silent = players().find(|(seat, player)| live.contains(*seat) && player.declares.is_none());
    if let Some((_, player)) = silent.filter(|_| declares) {
        let message = format!("`{}` is still in and has to declare: high, low or both", player.name);
        return Err(Refusal::new("not-declared", message).by(house.declaring.rule.as_deref()));
    }
    let pig = players().find(|(_, player)| player.declares == Some(Declares::Both));
    if let Some((_, player)) = pig.filter(|_| declares && !house.pig.value) {
        let message = format!("`{}` goes both ways, but this house doesn't play that", player.name);
        return Err(Refusal::new("pigging-not-played", message).by(house.pig.rule.as_deref()));
    }
    Ok(declares)
}

/// Pots as they stood: payable amounts, only for players still in, and together all the money that went in.
pub(crate) fn given_pots(
    showdown: &Showdown,
    house: &HouseRules,
    pots: &[Pot],
    collected: Money,
) -> Result<(), Refusal> {
    let folded = |seat: &usize| showdown.players.get(*seat).is_none_or(|player| player.stake.folded);
    for (number, pot) in pots.iter().enumerate() {
        amount(showdown, house, pot.amount, || format!("layer {} is", number.saturating_add(1)))?;
        if pot.eligible.is_empty() || pot.eligible.iter().any(|seat| folded(&seat)) {
            let message = format!(
                "layer {} needs the names of the players in it, but no player who folded",
                number.saturating_add(1)
            );
            return Err(Refusal::new("layer-eligible", message));
        }
    }
    let sum = Money::sum(pots.iter().map(|pot| pot.amount))?;
    if sum != collected {
        let (sum, all) = (showdown.currency.plain(sum), showdown.currency.plain(collected));
        let message = format!("the layers add up to {sum}, but {all} went in");
        return Err(Refusal::new("layers-do-not-add-up", message));
    }
    Ok(())
}

/// An agreed split: allowed here, only for players still in, payable, and together all of the money.
pub(crate) fn agreement(
    showdown: &Showdown,
    house: &HouseRules,
    pots: &[Pot],
    shares: &[Money],
    live: Seats,
) -> Result<(), Refusal> {
    house.check_deals()?;
    for ((seat, share), player) in shares.iter().enumerate().zip(&showdown.players) {
        amount(showdown, house, *share, || format!("`{}` gets", player.name))?;
        if !share.is_zero() && !live.contains(seat) {
            let message = format!("`{}` folded and can't be in on the split", player.name);
            return Err(Refusal::new("agreement-folded", message));
        }
    }
    let (given, pot) = (Money::sum(shares.iter().copied())?, Money::sum(pots.iter().map(|pot| pot.amount))?);
    if given != pot {
        let (given, pot) = (showdown.currency.plain(given), showdown.currency.plain(pot));
        let message = format!("the agreed shares add up to {given}, but there's {pot} in the pots");
        return Err(Refusal::new("agreement-does-not-add-up", message));
    }
    Ok(())
}

/// If every bet must be covered, there is one pot, and every player still in can win it.
pub(crate) fn pots(showdown: &Showdown, pots: &[Pot], house: &HouseRules) -> Result<(), Refusal> {
    if house.side_pots.value {
        return Ok(());
    }
    if pots.is_empty() {
        return Ok(());
    }
    if pots.len() == 1 {
        let live = || showdown.players.iter().filter(|player| !player.stake.folded);
        let most = live().map(|player| player.stake.bet).max().unwrap_or_default();
        let short = live().find(|player| player.stake.bet < most);
        return short.map_or(Ok(()), |short| Err(short_of_bets(showdown, short, house)));
    }
    let amounts: Vec<String> = pots.iter().map(|pot| showdown.currency.shown(pot.amount)).collect();
    let told = if house.method.value { format!(" ({})", amounts.join(" and ")) } else { String::new() };
    let message =
        format!("the bets make {} pots{told}, but at this house every bet must be covered", pots.len());
    Err(Refusal::new("side-pots-not-used", message).by(house.side_pots.rule.as_deref()))
}

fn short_of_bets(showdown: &Showdown, short: &Contestant, house: &HouseRules) -> Refusal {
    let (name, put_in) = (&short.name, showdown.currency.shown(short.stake.bet));
    let message =
        format!("`{name}` is still in with only {put_in}, but at this house every bet must be covered");
    Refusal::new("side-pots-not-used", message).by(house.side_pots.rule.as_deref())
}

/// Everybody who may win a pot has the wrong number of cards (CAU-014).
pub(crate) fn nobody_can_win(showdown: &Showdown, pot: Pot, house: &HouseRules) -> Refusal {
    let names = claimants(showdown, pot);
    let amount = showdown.currency.plain(pot.amount);
    let due = counted(showdown.game.cards, "card");
    let who = listed(&names, "and").unwrap_or_default();
    let verb = if names.len() == 1 { "doesn't" } else { "don't" };
    let message = format!("nobody can win the pot of {amount}: {who} {verb} have {due}");
    Refusal::new("wrong-card-count", message).by(house.wrong_count.rule.as_deref())
}

fn claimants(showdown: &Showdown, pot: Pot) -> Vec<String> {
    let players = showdown.players.iter().enumerate().filter(|(seat, _)| pot.eligible.contains(*seat));
    players.map(|(_, player)| format!("`{}`", player.name)).collect()
}

/// Several players may win a pot, and none of them showed.
pub(crate) fn nobody_showed(showdown: &Showdown, pot: Pot) -> Refusal {
    let names = claimants(showdown, pot);
    let amount = showdown.currency.plain(pot.amount);
    let message = format!(
        "nobody showed a hand for the pot of {amount}: it's between {}",
        listed(&names, "and").unwrap_or_default()
    );
    Refusal::new("nobody-showed", message)
}
