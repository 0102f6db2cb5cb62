//! Words that work at any time: a ruling, chips bought, a fine, a misdeal, a dead hand, cards that become known.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::{Entered, Whose};
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::sales::check_cash;
use crate::cli::verbs::hand::new::saying;
use crate::cli::verbs::hand::new::words::Words;
use crate::cli::verbs::hand::new::{one_too_many, own_cards, own_words};
use crate::render::refusal::{WayOut, led_on, said};
use crate::render::table::warned;
use engine::calling::{feature, too_late};
use engine::cards::Card;
use engine::hand::{HouseRules, Seats};
use engine::house::key;
use engine::money::Money;
use engine::play::misdeal::{Shown, shown_to_one};
use engine::play::procedure::{Remedy, Situation, judge};
use engine::play::spoken::{Early, early, phrase};
use engine::play::{Act, Dealt, Next, Ruling};
use ledger::night::cash_behind::{cash_behind, check_chips_are_money};
use ledger::night::fine;
use ledger::refusal::{Refusal, TonightRefused};

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
    ("shown", shown),
    ("common", common),
    ("board", board),
    ("blind", blind),
];

/// True for a word that works at any time, but only after the deal.
pub fn works_later(word: &str) -> bool {
    let word = word.to_lowercase();
    word.starts_with(char::is_alphabetic) && ASIDES.iter().any(|(known, _)| *known == word)
}

/// What the next word does, if it's one of these; otherwise no word is taken.
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
    if let Some((_, aside)) = ASIDES.iter().find(|(known, _)| *known == word && !is_name(asked, words)) {
        words.take();
        return Some(aside(asked, words).map_err(go_back));
    }
    if let Some(added) = feature(&word).filter(|added| added.rule(asked.house).is_some()) {
        return Some(Err(too_late(added, asked.house).into()));
    }
    if own_words::is_due(asked, &word) {
        let mut behind = words.clone();
        behind.take();
        let has_cards = behind.peek().is_some_and(|next| reading::known(next).is_some());
        if has_cards && asked.names.is_name(&word) {
            return Some(Err(own_words::unclear(&word)));
        }
        own_words::tell(asked, &word, &behind);
        return None;
    }
    if let Some(raised) = raise_of_own(asked, words) {
        return Some(raised);
    }
    saying::after_the_drop(asked, words).or_else(|| cards_of(asked, words).map(|seen| seen.map_err(go_back)))
}

/// True if the next word is a player's name with their cards: nothing follows a misdeal.
fn is_name(asked: Asked<'_>, words: &Words) -> bool {
    let mut ahead = words.ahead();
    let word = ahead.next().unwrap_or_default();
    let stands_alone = ["m", "misdeal", "redeal"].contains(&word.to_lowercase().as_str());
    let has_cards = ahead.next().is_some_and(|next| reading::known(next).is_some());
    stands_alone && has_cards && asked.names.seat(word, everybody(asked)).is_some()
}

/// Going back a line reopens a hand that is over.
fn go_back(refusal: Refusal) -> Refusal {
    let hint = match said(&refusal).code {
        "hand-over" => "use < to go back one line, then retype that line",
        "late-misdeal-unsaid" | "too-late-for-a-misdeal" | "muck-is-dead" | "folded-unseen" => {
            "if there was a ruling, type ! and the reason, then try again"
        }
        _ => return refusal,
    };
    led_on(refusal, Some(hint.to_owned()))
}

/// `ann r 2` when nobody has to bet: a finished round isn't raised again, and not by the last bettor (MIK-63).
fn raise_of_own(asked: Asked<'_>, words: &mut Words) -> Option<Result<Entered, Refusal>> {
    if matches!(asked.play.legal(), Next::Bet(_)) {
        return None;
    }
    let mut ahead = words.clone();
    let seat = asked.names.seat(&ahead.take()?, asked.play.live())?;
    ahead.take_if(|word| matches!(word, "r" | "b" | "raise" | "raises"))?;
    let amount = asked.amount(&ahead.take()?)?;
    *words = ahead;
    Some(asked.hand.with(&[Act::RaiseTo(seat, amount)]))
}

/// `ann AsKd`: cards that nobody knew, at any time before the showdown and after the end.
fn cards_of(asked: Asked<'_>, words: &mut Words) -> Option<Result<Entered, Refusal>> {
    let legal = asked.play.legal();
    if matches!(legal, Next::Show { .. } | Next::Deal { .. }) || own_cards::is_meant(asked, words) {
        return None;
    }
    let all = (0..asked.names.names.len()).collect();
    let seat = asked.names.seat(words.peek()?, all)?;
    let mut ahead = words.clone();
    ahead.take();
    reading::known(ahead.peek()?)?;
    if let Err(refusal) = one_too_many::check(words.peek()?, words.last()) {
        return Some(Err(refusal));
    }
    *words = ahead;
    let cards = known(words);
    if shows_at_the_end(asked, seat) {
        let cards = Dealt::of(cards.into_iter().map(Some)).unwrap_or_default();
        return Some(asked.hand.with(&[Act::Show(seat, cards)]));
    }
    let hand = check_may_see(asked, seat).and_then(|()| asked.hand.known(Whose::Seat(seat), &cards));
    if hand.is_ok() {
        let shown: Vec<String> = cards.iter().map(ToString::to_string).collect();
        let text = format!("`{}` has {}", asked.names.name(seat), shown.join(" "));
        asked.heard.borrow_mut().push(text);
    }
    Some(hand)
}

/// True for the last player in, once all others are out, if the house pays something for the hand they show.
fn shows_at_the_end(asked: Asked<'_>, seat: usize) -> bool {
    let is_alone = asked.play.legal() == Next::Over && asked.play.live().only() == Some(seat);
    is_alone && asked.house.amount(key::BOUNTY_SEVEN_DEUCE).is_some()
}

/// Cards of a folded hand are not asked for if nobody may see them (CAU-038).
fn check_may_see(asked: Asked<'_>, seat: usize) -> Result<(), Refusal> {
    let verdict = judge(asked.house, Situation::SeeFolded);
    let ruled = matches!(asked.hand.acts.last(), Some(Act::Rule(_)));
    if asked.play.live().contains(seat) || ruled || verdict.outcome != Remedy::Refused {
        return Ok(());
    }
    let message = format!("`{}` is out of the hand: {}", asked.names.name(seat), verdict.text);
    Err(Refusal::worded("folded-unseen", message).by(verdict.rule.as_deref()))
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

/// `common 9h`: the deck is too short, so one shared card is everybody's.
fn common(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let due = match asked.play.legal() {
        Next::Deal { down, up, .. } => down.saturating_add(up),
        _ => 0,
    };
    let typed = words.take_if(|next| reading::cards(next).is_some());
    let cards = typed.and_then(|word| reading::cards(&word)).unwrap_or_else(|| vec![None; due]);
    asked.hand.with(&[Act::Board(Dealt::of(cards).unwrap_or_default())])
}

fn blind(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    asked.hand.known(Whose::Blind, &known(words))
}

fn ruled(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let why = words.rest();
    if why.is_empty() {
        return Err(Refusal::worded("no-such-word", "a ruling needs a reason: ! and the reason").into());
    }
    asked.hand.with(&[Act::Rule(Box::new(Ruling { by: asked.host.to_owned(), why }))])
}

fn bought(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let (seat, amount) = who_and_how_much(asked, words, "$ NAME AMOUNT buys chips")?;
    let seller = asked.names.seller(words)?;
    check_cash(words)?;
    let act = match seller {
        Some(seller) => Act::Sold { seat, seller, amount },
        None => Act::Chips(seat, amount),
    };
    check_chips_are_money(&asked.table.tonight)?;
    asked.play.check_still_buys(&act, &HouseRules::of(asked.house))?;
    let hand = asked.hand.with(&[act]).map_err(|refusal| in_time(asked, refusal))?;
    asked.table.check_sales(hand.purchases())?;
    Ok(hand)
}

/// If only what was on the table plays, the refusal says what could have been said in time (DAV-15).
fn in_time(asked: Asked<'_>, refusal: Refusal) -> Refusal {
    match cash_behind(asked.house).filter(|_| said(&refusal).code == "chips-during-a-hand") {
        Some(behind) => {
            let rule = behind.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            led_on(refusal, Some(format!("chips bought before the deal (`$ NAME AMOUNT`) do play{rule}")))
        }
        None => refusal,
    }
}

/// The night decides about the offense: the first ones get a warning if the house warns, and only later ones cost money (MIK-17).
fn fined(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let seat = asked.names.find(&word, everybody(asked))?;
    let amount = words.take_if(|next| asked.amount(next).is_some()).and_then(|word| asked.amount(&word));
    let name = asked.names.name(seat);
    match fine::judge(asked.house, asked.warned, amount, false)? {
        (fine::FineOutcome::Exempt, _) => Ok(asked.hand.clone()),
        (fine::FineOutcome::Fined(amount), _) => asked.hand.with(&[Act::Fine(seat, amount)]),
        (fine::FineOutcome::Warned(left), rule) => {
            let by = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
            let text = format!("`{name}` {}{by}", warned(left));
            asked.heard.borrow_mut().push(text);
            let warned = asked.hand.warned.iter().copied().chain([seat]).collect();
            Ok(Entered { warned, ..asked.hand.clone() })
        }
    }
}

/// `shown bob cat`: Cat saw Bob's cards. If that makes them everybody's, this is announced and recorded (DAV-58, CAU-016);
/// if it costs Bob the hand, that is what is recorded (PIG-33).
fn shown(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let mut who = || asked.names.find(&words.take().unwrap_or_default(), everybody(asked));
    let (owner, other) = (who()?, who()?);
    if owner == other {
        return Err(Refusal::worded("not-now", "shown NAME NAME: whose cards, and who saw them").into());
    }
    let play = asked.play;
    let folded = !play.live().contains(owner);
    let seen = Shown { pot: play.pot(), stack: play.stack(owner), folded };
    let verdict = shown_to_one(asked.house, seen);
    let [owner_name, other_name] = [owner, other].map(|seat| asked.names.name(seat));
    let is_dead = matches!(verdict.outcome, Remedy::Dead | Remedy::DeadAndFined(_));
    let pays = verdict.outcome.penalty();
    if is_dead || pays.is_some() {
        let message = format!("if `{owner_name}` showed the cards on purpose, {}", verdict.text);
        let dead = || WayOut::line("dead").in_hand(owner_name);
        let fine = pays.map(|pays| WayOut::line("fine").in_hand(owner_name).arg(&asked.plain(pays)));
        let fine = match fine {
            None => dead(),
            Some(fine) if is_dead => fine.arg("dead").in_hand(owner_name),
            Some(fine) => fine,
        };
        return Err(Refusal::worded("not-now", message).hint(fine.to_string()).by(verdict.rule.as_deref()));
    }
    if !matches!(verdict.outcome, Remedy::Granted | Remedy::ShownToAll) {
        return Err(Refusal::worded("not-now", verdict.text).by(verdict.rule.as_deref()));
    }
    let by = verdict.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
    let text = format!("`{other_name}` saw `{owner_name}`'s cards: {}{by}", verdict.text);
    asked.heard.borrow_mut().push(text);
    let mut hand = asked.hand.clone();
    hand.shown.push((owner, other));
    Ok(hand)
}

/// A name and an amount; without a name, the player to act.
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

/// If the deck still has what comes next, the cards that ran out are those dealt face down without asking.
fn redealt(asked: Asked<'_>, _: &mut Words) -> Result<Entered, Refusal> {
    let hand = if asked.play.is_short() { asked.hand.clone() } else { asked.hand.before_the_unseen() };
    hand.with(&[Act::Redeal])
}

/// `early cat raise`: Cat said before their turn what they will do; if that costs a fine, the fine is recorded.
fn said_early(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let seat = one(asked, words)?;
    let word = words.take().unwrap_or_default();
    let heard = phrase(&word, asked.play.setup().currency)
        .ok_or_else(|| no_word(&word, "type early NAME, then fold, check, call or raise"))?;
    match early(asked.house, heard) {
        Early::Binds(intention) => asked.hand.with(&[Act::Intend(seat, intention.intent())]),
        Early::Fined { exempt: true, .. } => {
            let name = asked.play.setup().name(seat);
            let exempt = asked.house.flag(key::PENALTY_FOLDING_EXEMPT).and_then(|flag| flag.rule);
            let message =
                format!("folding early costs `{name}` nothing, but the fold has to wait for `{name}`'s turn");
            Err(Refusal::worded("early-is-exempt", message).by(exempt.as_deref()))
        }
        Early::Fined { rule, .. } => {
            let name = asked.play.setup().name(seat);
            let message =
                format!("at this house `{name}` isn't held to an early word, but pays a fine for it");
            Err(Refusal::worded("early-is-fined", message)
                .hint(WayOut::line("fine").in_hand(&name).to_string())
                .by(rule.as_deref()))
        }
        Early::Ask(verdict) => Err(Refusal::worded("early-unsaid", verdict.text).by(verdict.rule.as_deref())),
    }
}

fn run_again(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let runs = word.parse().map_err(|_| no_word(&word, "run 2 deals the rest of the board twice"))?;
    asked.table.rules.check_runs(usize::from(runs))?;
    asked.hand.with(&[Act::Runs(runs)])
}

/// `split ann 5 bob 4`: the players still in agree.
fn agreed(asked: Asked<'_>, words: &mut Words) -> Result<Entered, Refusal> {
    // If the house doesn't allow splitting a pot by agreement, it says so right away, not at the end of the hand.
    asked.table.rules.check_deals()?;
    let mut shares = vec![Money::ZERO; asked.play.setup().places.len()];
    let mut named = Seats::NONE;
    while !words.is_empty() {
        let name = words.take().unwrap_or_default();
        let seat = asked.names.find(&name, asked.play.live())?;
        if named.contains(seat) {
            let name = asked.names.name(seat).to_owned();
            return Err(Refusal::new(TonightRefused::NamedTwice { name }));
        }
        named = named.with(seat);
        let word = words.take().unwrap_or_default();
        let amount = asked.amount(&word).ok_or_else(|| {
            no_word(&word, "type split NAME AMOUNT NAME AMOUNT, as everybody still in agreed")
        })?;
        if let Some(share) = shares.get_mut(seat) {
            *share = share.plus(amount)?;
        }
    }
    let (shared, pot) = (Money::sum(shares.iter().copied())?, asked.play.divisible()?);
    if shared != pot {
        let back = asked.play.pot().minus(pot)?;
        let back = match back.is_positive() {
            true => format!(" (the last {}, which nobody called, goes back)", asked.plain(back)),
            false => String::new(),
        };
        let message =
            format!("the shares add up to {} and the pot is {}{back}", asked.plain(shared), asked.plain(pot));
        return Err(Refusal::worded("not-now", message).into());
    }
    let next = asked.hand.with(&[Act::Agree(shares.into())])?;
    // A share that can't be paid is refused now, while another one can still be typed.
    next.play()?.end(&asked.table.rules)?;
    Ok(next)
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
