//! Cold hands: the odd change goes into one pot, and one hand each decides it.

use crate::ids::PlayerId;
use crate::journal::{ColdHands, Dealing};
use crate::night::change_paid::ChangePaid;
use crate::night::everybody_antes;
use crate::night::last_hand::{self, COLD_HANDS, Laid, LastHand};
use crate::night::last_pot::{CONTRIBUTORS_MAX, PotStakes};
use crate::night::tonight::Tonight;
use crate::refusal::{ColdHandsNoticed, ColdHandsRefused, LeftToPlay, Notice, PotWay, Refusal};
use engine::calling;
use engine::cards::Holding;
use engine::house::key;
use engine::money::{Amount, Money};

/// The cards of each cold hand.
pub const CARDS_EACH: usize = 5;

/// Works out the pot of the cold hands from the stacks.
pub fn stakes(tonight: &Tonight) -> Result<PotStakes, Refusal> {
    let evening = &tonight.evening;
    let pot_before = evening.pot();
    if !evening.cold.is_empty() {
        let stakes = PotStakes {
            players: evening.cold.clone(),
            contributions: Vec::new(),
            pot_before,
            pot: pot_before,
        };
        return Ok(stakes);
    }
    let whole = tonight.currency.whole();
    let contributions: Vec<(PlayerId, Money)> = evening
        .sittings
        .iter()
        .map(|sitting| (sitting.player, evening.chips(sitting.player).remainder(whole)))
        .filter(|(_, leftover)| leftover.is_positive())
        .collect();
    let pot = Money::sum(contributions.iter().map(|(_, amount)| *amount))?.plus(pot_before)?;
    let players = contributions.iter().map(|(player, _)| *player).collect();
    Ok(PotStakes { players, contributions, pot_before, pot })
}

/// What the table should hear about the pot before it's played for.
#[must_use]
pub fn notices(tonight: &Tonight, stakes: &PotStakes, paid: &ChangePaid) -> Vec<Notice> {
    let mut notices = Vec::new();
    if !tonight.evening.cold.is_empty() {
        return notices;
    }
    let pot = stakes.pot;
    let leftover = tonight.house.word(key::CASHOUT_LEFTOVER);
    if leftover.as_ref().is_none_or(|leftover| leftover.value != "pot") && pot.is_positive() {
        notices.push(Notice::new(None, ColdHandsNoticed::NotTheHouses));
    }
    if !pot.remainder(tonight.currency.whole()).is_zero() {
        let check = tonight.house.word(key::CASHOUT_CHECK).and_then(|check| check.rule);
        let (paid, pot) = (paid.why(tonight, pot), tonight.amount(pot));
        notices.push(Notice::new(check.as_deref(), ColdHandsNoticed::NotWhole { pot, paid }));
    }
    notices
}

/// Why it came out this way, each with the house's rule: who put in what, who takes it, and what's left of cents.
#[must_use]
pub fn why(tonight: &Tonight, cold: &ColdHands) -> Vec<Notice> {
    let rule = |key| tonight.house.word(key).and_then(|said| said.rule);
    let mut why = Vec::new();
    let put_in = cold.contributions.iter();
    let each: Vec<(String, Amount)> =
        put_in.map(|(player, amount)| (tonight.name(*player).to_owned(), tonight.amount(*amount))).collect();
    if let Some(rule) = rule(key::CASHOUT_LEFTOVER).filter(|_| !each.is_empty()) {
        why.push(Notice::new(Some(&rule), ColdHandsNoticed::PutIn { each }));
    }
    if let Some(rule) = rule(key::CASHOUT_LEFTOVER_GAME) {
        let what = match cold.best.len() {
            _ if !cold.shares.is_empty() => ColdHandsNoticed::Halves,
            1 if cold.contributions.len() == 1 => ColdHandsNoticed::NoCardsDealt,
            1 => ColdHandsNoticed::BestTakesAll,
            _ => ColdHandsNoticed::TiesDealtAgain,
        };
        why.push(Notice::new(Some(&rule), what));
    }
    let whole = tonight.currency.whole();
    let odd = |player: PlayerId| !tonight.evening.chips(player).remainder(whole).is_zero();
    let uneven = tonight.evening.sittings.iter().any(|sitting| odd(sitting.player));
    let decided = cold.best.len() == 1 && !uneven;
    let check = tonight.house.word(key::CASHOUT_CHECK).filter(|check| decided && check.rule.is_some());
    let checked = check.as_ref().and_then(|check| match check.value {
        "whole-dollars" => Some(ColdHandsNoticed::StacksWhole),
        "pot-whole-dollars" => Some(ColdHandsNoticed::PotWhole),
        _ => None,
    });
    why.extend(checked.map(|what| Notice::new(check.and_then(|check| check.rule).as_deref(), what)));
    why
}

/// The only player with odd change while a pot waits: nobody plays against them for it.
#[must_use]
pub fn alone(stakes: &PotStakes) -> Option<PlayerId> {
    match stakes.players.as_slice() {
        [player] if stakes.pot_before.is_positive() => Some(*player),
        _ => None,
    }
}

/// Refuses a pot that can't be played for. Asks about one that goes to a player [`alone`].
pub fn check(tonight: &Tonight, stakes: &PotStakes, paid: &ChangePaid) -> Result<Option<Notice>, Refusal> {
    tonight.check_no_game()?;
    let rule = tonight.house.word(key::CASHOUT_LEFTOVER_GAME).and_then(|game| game.rule);
    let evening = &tonight.evening;
    let pot = tonight.amount(stakes.pot);
    let no = |why: ColdHandsRefused| Refusal::new(why).by(rule.as_deref());
    match stakes.players.as_slice() {
        [] if stakes.pot.is_zero() => Ok(None),
        [] if evening.everybody_left() => Err(no(ColdHandsRefused::EverybodyLeft { pot })),
        [] => Err(no(ColdHandsRefused::NobodyHasChange { pot, left: left_to_play(tonight) })),
        [player] if alone(stakes).is_some() => {
            let (name, waits) = (tonight.name(*player).to_owned(), tonight.amount(stakes.pot_before));
            let change = tonight.amount(stakes.pot.minus(stakes.pot_before)?);
            let why = ColdHandsRefused::NobodyPlaysAgainst { name, change, waits, pot };
            tonight.insists.asked(no(why)).map(Some)
        }
        [player] => {
            let (name, paid) = (tonight.name(*player).to_owned(), paid.why(tonight, stakes.pot));
            Err(no(ColdHandsRefused::OnlyOne { name, pot, paid }))
        }
        _ => Ok(None),
    }
}

/// Who is left for a pot that cold hands don't decide: the next hand plays for it; if the house would play cold hands, a hand
/// told by its winner. If nobody is left to play against, somebody left too early.
fn left_to_play(tonight: &Tonight) -> LeftToPlay {
    let here = tonight.evening.sittings.iter().filter(|sitting| sitting.left.is_none());
    let mut here = here.map(|sitting| sitting.player);
    let (winner, other) = (here.next(), here.next());
    let told_alone = are_played(tonight) && !everybody_antes::is_anted(tonight, COLD_HANDS);
    let winner =
        winner.filter(|_| told_alone && other.is_none()).map(|winner| tonight.name(winner).to_owned());
    LeftToPlay { several: other.is_some(), winner }
}

/// True if the house plays cold hands for odd change.
#[must_use]
pub fn are_played(tonight: &Tonight) -> bool {
    let said = [key::CASHOUT_LEFTOVER, key::CASHOUT_LEFTOVER_GAME].map(|key| tonight.house.word(key));
    let [leftover, game] = said.map(|said| said.map(|said| said.value));
    leftover == Some("pot") || game == Some(COLD_HANDS)
}

/// A waiting pot keeps the night from ending: says how to win it first.
///
/// # Errors
///
/// `pot-not-won`.
pub fn check_none_waits(tonight: &Tonight) -> Result<(), Refusal> {
    let pot = tonight.evening.pot();
    if pot.is_zero() {
        return Ok(());
    }
    let way = if tonight.evening.everybody_left() {
        PotWay::TakeBack
    } else if are_played(tonight) && !stakes(tonight)?.players.is_empty() {
        PotWay::ColdHands
    } else {
        PotWay::Hand(left_to_play(tonight))
    };
    Err(Refusal::new(ColdHandsRefused::PotNotWon { pot: tonight.amount(pot), way }))
}

/// Asks about a pot that can't be a whole amount: somebody counted wrong, or was paid their change, whether or not the house has
/// a rule on that (MIK-30, IGL-45).
pub fn check_whole(tonight: &Tonight, stakes: &PotStakes, paid: &ChangePaid) -> Result<(), Refusal> {
    let is_whole = stakes.pot.remainder(tonight.currency.whole()).is_zero();
    if is_whole || !tonight.evening.cold.is_empty() {
        return Ok(());
    }
    let rule = tonight.house.word(key::CASHOUT_CHECK).and_then(|check| check.rule);
    let (pot, paid) = (tonight.amount(stakes.pot), paid.why(tonight, stakes.pot));
    // What the stakes say about it is said in any case.
    tonight.asked(Refusal::new(ColdHandsRefused::PotNotWhole { pot, paid }).by(rule.as_deref())).map(|_| ())
}

/// Judges the hands by the game that was called: the best takes the pot, or half of it; equal best hands are dealt again.
pub fn judge(
    tonight: &Tonight,
    last: &LastHand,
    stakes: &PotStakes,
    hands: &[(PlayerId, Holding)],
    dealt_by: Option<Dealing>,
) -> Result<ColdHands, Refusal> {
    last_hand::check_game(tonight, last, stakes.players.len())?;
    check_deck(tonight, last, stakes)?;
    check_hands(tonight, stakes, hands)?;
    let laid = last_hand::compare(tonight, last, stakes, hands)?;
    let cards = hands.iter().map(|(player, cards)| (*player, cards.to_string())).collect();
    let board = last.board.iter().map(ToString::to_string).collect::<String>();
    Ok(ColdHands { cards, board, dealt_by, ..cold(tonight, last, stakes, laid) })
}

/// The last hand, known by who won it: one player all of it, or one the high half and another the low.
pub fn won_by(
    tonight: &Tonight,
    last: &LastHand,
    stakes: &PotStakes,
    winners: &[PlayerId],
) -> Result<ColdHands, Refusal> {
    last_hand::check_game(tonight, last, stakes.players.len())?;
    if last.name != COLD_HANDS {
        check_deck(tonight, last, stakes)?;
    }
    if let Some(stranger) = winners.iter().find(|winner| !stakes.players.contains(winner)) {
        return Err(Refusal::new(ColdHandsRefused::CannotWin { name: tonight.name(*stranger).to_owned() }));
    }
    let laid = match winners {
        [winner] => Laid { best: vec![*winner], ..Laid::default() },
        [high, low] if high != low && last_hand::may_halve(last) => {
            let (of_high, of_low) = last_hand::halves(tonight, stakes.pot)?;
            let shares = [(*high, of_high), (*low, of_low)];
            let shares = shares.into_iter().filter(|(_, amount)| amount.is_positive()).collect();
            Laid { shares, ..Laid::default() }
        }
        _ => {
            return Err(Refusal::new(ColdHandsRefused::OneWinner { game: last.name.clone() }));
        }
    };
    Ok(cold(tonight, last, stakes, laid))
}

fn cold(tonight: &Tonight, last: &LastHand, stakes: &PotStakes, laid: Laid) -> ColdHands {
    ColdHands {
        night: tonight.evening.id,
        game: last.name.clone(),
        contributions: stakes.contributions.clone(),
        pot_before: stakes.pot_before,
        cards: Vec::new(),
        board: String::new(),
        best: laid.best,
        shares: laid.shares,
        why: last.why.iter().cloned().chain(laid.why).collect(),
        dealt_by: None,
    }
}

/// More players than a deck has hands for must settle it by another game, or say who won.
///
/// # Errors
///
/// `too-many-players` at cold hands, `not-enough-cards` at another game of the list.
pub fn check_deck(tonight: &Tonight, last: &LastHand, stakes: &PotStakes) -> Result<(), Refusal> {
    let players = stakes.players.len();
    if last.name != COLD_HANDS {
        let called = last.called.as_ref();
        let game =
            called.map_or(Ok(()), |called| calling::check_deck(&tonight.house, &called.row.game, players));
        return Ok(game?);
    }
    if players <= CONTRIBUTORS_MAX {
        return Ok(());
    }
    Err(Refusal::new(ColdHandsRefused::TooManyPlayers { players, cards_each: CARDS_EACH }))
}

/// Everybody who plays has cards, and nobody else does.
fn check_hands(tonight: &Tonight, stakes: &PotStakes, hands: &[(PlayerId, Holding)]) -> Result<(), Refusal> {
    if let Some((stranger, _)) = hands.iter().find(|(player, _)| !stakes.players.contains(player)) {
        return Err(Refusal::new(ColdHandsRefused::GetsNoCards { name: tonight.name(*stranger).to_owned() }));
    }
    let has_cards =
        |player: &&PlayerId| hands.iter().any(|(other, cards)| other == *player && !cards.is_empty());
    match stakes.players.iter().find(|player| !has_cards(player)) {
        Some(missing) => {
            Err(Refusal::new(ColdHandsRefused::NoCards { name: tonight.name(*missing).to_owned() }))
        }
        None => Ok(()),
    }
}
