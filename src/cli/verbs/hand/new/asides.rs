//! Words that fit at any time: a ruling, chips bought, a fine, a bad deal, a dead hand, cards that become known.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::{Entered, Whose};
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::words::Words;
use crate::domain::cards::Card;
use crate::domain::hand::Seats;
use crate::domain::money::Money;
use crate::domain::night::cash_behind::cash_behind;
use crate::domain::night::fine::{self, Outcome};
use crate::domain::play::spoken::{Early, early, phrase};
use crate::domain::play::{Act, Next, Ruling};
use crate::domain::refusal::Refusal;

type Aside = fn(Asked<'_>, &mut Words) -> Result<Entered, Refusal>;

const ASIDES: &[(&str, Aside)] = &[
    ("!", ruled),
    ("$", bought),
    ("fine", fined),
    ("m", misdealt),
    ("misdeal", misdealt),
    ("redeal", redealt),
    ("early", said_early),
    ("run", run_again),
    ("split", agreed),
    ("dead", dead),
    ("miscall", miscalled),
    ("retrieve", retrieved),
    ("board", board),
    ("blind", blind),
];

/// What the next word does, if it is one of these; else nothing is taken.
pub fn after_word(asked: Asked<'_>, words: &mut Words) -> Option<Result<Entered, Refusal>> {
    let word = words.peek()?.to_lowercase();
    for sign in ["!", "$"] {
        let glued = word.strip_prefix(sign).filter(|rest| !rest.is_empty());
        if let Some(rest) = glued {
            words.take();
            words.split_last([sign.to_owned(), rest.to_owned()].into_iter());
            return after_word(asked, words);
        }
    }
    if let Some((_, aside)) = ASIDES.iter().find(|(known, _)| *known == word) {
        words.take();
        return Some(aside(asked, words));
    }
    cards_of(asked, words)
}

/// `ann AsKd`: cards that nobody knew, at any time before the showdown and after the end.
fn cards_of(asked: Asked<'_>, words: &mut Words) -> Option<Result<Entered, Refusal>> {
    if matches!(asked.play.legal(), Next::Show { .. } | Next::Deal { .. }) {
        return None;
    }
    let all = (0..asked.names.names.len()).collect();
    let seat = asked.names.seat(words.peek()?, all)?;
    let mut ahead = words.clone();
    ahead.take();
    reading::known(ahead.peek()?)?;
    *words = ahead;
    let cards = known(words);
    Some(asked.hand.known(Whose::Seat(seat), &cards))
}

fn known(words: &mut Words) -> Vec<Card> {
    let mut cards = Vec::new();
    while let Some(word) = words.take_if(|next| reading::known(next).is_some()) {
        cards.extend(reading::known(&word).unwrap_or_default());
    }
    cards
}

fn board(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.known(Whose::Board, &known(words))
}

fn blind(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.known(Whose::Blind, &known(words))
}

fn ruled(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let why = words.rest();
    if why.is_empty() {
        return Err(Refusal::new("no-such-word", "a ruling has a reason: ! and the reason"));
    }
    asked.hand.with(&[Act::Rule(Box::new(Ruling { by: asked.host.to_owned(), why }))])
}

fn bought(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let (seat, amount) = who_and_how_much(asked, words, "$ NAME AMOUNT: chips bought")?;
    let hand = asked.hand.with(&[Act::Chips(seat, amount)]).map_err(|refusal| in_time(asked, refusal))?;
    asked.table.check_sales(hand.purchases())?;
    Ok(hand)
}

/// Where only what lay on the table plays, the refusal says what could have been said in time (DAV-15).
fn in_time(asked: Asked<'_>, refusal: Refusal) -> Refusal {
    match cash_behind(asked.house).filter(|_| refusal.code == "chips-during-a-hand") {
        Some(behind) => {
            let rule = behind.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            refusal.hint(format!("said before the deal, `$ NAME AMOUNT` plays{rule}"))
        }
        None => refusal,
    }
}

/// The night judges an offence: its first one is warned where the house warns, and only the next one pays (MIK-17).
fn fined(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let seat = asked.names.find(&word, everybody(asked))?;
    let amount = words.take_if(|next| asked.amount(next).is_some()).and_then(|word| asked.amount(&word));
    let name = asked.names.name(seat);
    match fine::judge(asked.house, asked.warned, amount, false)? {
        (Outcome::Fined(amount), _) => asked.hand.with(&[Act::Fine(seat, amount)]),
        (Outcome::Warned | Outcome::Exempt, rule) => {
            let by = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            let text = format!("`{name}` is warned, for the whole table: the next one pays{by}");
            asked.heard.borrow_mut().push(text);
            Ok(Entered { warned: Some(seat), ..asked.hand.clone() })
        }
    }
}

/// A name and an amount; without a name the player whose turn it is.
fn who_and_how_much(asked: Asked<'_>, words: &mut Words, wanted: &str) -> Result<(usize, Money), Refusal> {
    let word = words.take().unwrap_or_default();
    if let (Some(amount), Next::Bet(turn)) = (asked.amount(&word), asked.play.legal()) {
        return Ok((turn.seat, amount));
    }
    let seat = asked.names.find(&word, everybody(asked))?;
    let amount = words.take().unwrap_or_default();
    let amount = asked.amount(&amount).ok_or_else(|| no_word(&amount, wanted))?;
    Ok((seat, amount))
}

fn everybody(asked: Asked<'_>) -> Seats {
    let places = asked.play.setup().places.iter().enumerate();
    places.filter(|(_, place)| place.dealt).map(|(seat, _)| seat).collect()
}

fn misdealt(asked: Asked<'_>, _: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.with(&[Act::Misdeal])
}

/// The cards face down that were dealt without asking are those that ran out.
fn redealt(asked: Asked<'_>, _: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.before_the_unseen().with(&[Act::Redeal])
}

/// `early cat raise`: he said before his turn what he will do; where that costs a fine, the fine is what is recorded.
fn said_early(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let seat = one(asked, words)?;
    let word = words.take().unwrap_or_default();
    let heard = phrase(&word, asked.play.setup().currency)
        .ok_or_else(|| no_word(&word, "early NAME fold, check, call or raise"))?;
    match early(asked.house, heard) {
        Early::Binds(intention) => asked.hand.with(&[Act::Intend(seat, intention.intent())]),
        Early::Fined { rule, .. } => {
            let name = asked.play.setup().name(seat);
            let message = format!("words before his turn do not bind `{name}` here, they are fined");
            Err(Refusal::new("early-is-fined", message).by(rule.as_deref()).hint(format!("fine {name}")))
        }
        Early::Ask(verdict) => Err(Refusal::new("early-unsaid", verdict.text).by(verdict.rule.as_deref())),
    }
}

fn run_again(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let runs = word.parse().map_err(|_| no_word(&word, "run 2 deals the rest of the board twice"))?;
    asked.hand.with(&[Act::Runs(runs)])
}

/// `split ann 5 bob 4`: those still in agree.
fn agreed(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let mut shares = vec![Money::ZERO; asked.play.setup().places.len()];
    while !words.is_empty() {
        let name = words.take().unwrap_or_default();
        let seat = asked.names.find(&name, asked.play.live())?;
        let word = words.take().unwrap_or_default();
        let amount = asked
            .amount(&word)
            .ok_or_else(|| no_word(&word, "split NAME AMOUNT NAME AMOUNT, as those still in agreed"))?;
        if let Some(share) = shares.get_mut(seat) {
            *share = share.plus(amount)?;
        }
    }
    let (shared, pot) = (Money::sum(shares.iter().copied())?, asked.play.pot());
    if shared != pot {
        let message = format!("the shares come to {}, the pot is {}", asked.plain(shared), asked.plain(pot));
        return Err(Refusal::new("not-now", message));
    }
    asked.hand.with(&[Act::Agree(shares.into())])
}

fn dead(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.with(&[Act::Kill(one(asked, words)?)])
}

fn miscalled(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.with(&[Act::Miscall(one(asked, words)?)])
}

fn retrieved(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.with(&[Act::Retrieve(one(asked, words)?)])
}

fn one(asked: Asked<'_>, words: &mut Words) -> Result<usize, Refusal> {
    let word = words.take().unwrap_or_default();
    asked.names.find(&word, everybody(asked))
}
