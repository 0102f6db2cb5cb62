//! What follows a hand that is known by its result: fines that stay, what losers of a drop game owe, who plays on.

use crate::journal::{Follows, HandSeat};
use crate::night::apart::check_plays;
use crate::night::bet_limits;
use crate::night::called_game::called;
use crate::night::evening::Purse;
use crate::night::everybody_antes;
use crate::night::result_caps::{check_caps, check_claims, check_covered, check_level};
use crate::night::result_outcome::check_outcome;
use crate::night::result_told::ToldResult;
use crate::night::tonight::Tonight;
use crate::night::unmatched::Unmatched;
use crate::refusal::Refusal;
use engine::calling::Called;
use engine::games::{Step, party};
use engine::hand::{Cite, HouseRules, STANDARD, due};
use engine::house::key;
use engine::money::Money;
use engine::play::{check_most, check_named, check_players};
use engine::rules::has_party_rules;

/// What follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AfterResult {
    /// The reasons, each with its rule.
    pub why: Vec<(String, String)>,
    /// What losers feed the next pot with.
    pub fed: Money,
    /// What of the chips that stay are fines.
    pub fines: Money,
    pub follows: Option<Follows>,
}

/// Where the missing part can be said.
const DOORS: &str = "hand new\nhand result --help";

/// What follows a hand told by its result, or what has to be said for that.
pub fn follows(tonight: &Tonight, told: &ToldResult, seats: &[HandSeat]) -> Result<AfterResult, Refusal> {
    let rules = HouseRules::of(&tonight.house);
    let nobody = !seats.iter().any(|seat| seat.won.is_positive());
    let paid = Money::sum(told.fined.iter().map(|(_, amount)| *amount))?;
    let fines = tonight.evening.fines.plus(paid)?;
    let left = if nobody { fines.min(told.carry) } else { Money::ZERO };
    let called = called(tonight, &told.game);
    let drops = called.as_ref().is_some_and(|called| called.row.has_step(|step| step == Step::Drop));
    let (mut words, players) = (told.game.split(" + "), seats.len());
    check_named(&tonight.house, words.next().unwrap_or_default(), words.next().is_some())?;
    check_numbers(tonight, (told, called.as_ref()), (players, drops))?;
    let ways = Unmatched::ways(tonight, told, seats)?;
    check_claims(tonight, seats, &ways)?;
    if !drops && told.only.is_empty() {
        check_caps(tonight, (seats, &ways), &rules)?;
    }
    if called.is_some() && !drops && !rules.side_pots.value {
        check_covered(tonight, (seats, &ways), &rules)?;
    }
    if called.is_some() && !drops && rules.level.rule.is_some() {
        check_level(tonight, (seats, &ways), &rules)?;
    }
    check_plays(tonight, &seats.iter().map(|seat| seat.player).collect::<Vec<_>>())?;
    if let Some(called) = called.as_ref().filter(|_| !drops) {
        check_limits(tonight, called, (seats, &ways))?;
        check_outcome(tonight, (told, seats), &ways, (called, &rules))?;
    }
    if let Some((player, _)) = told.matched.first().filter(|_| !drops) {
        let (game, name) = (told.game.escape_debug(), tonight.name(*player));
        let message = format!("in `{game}` losers do not feed the next pot, so `{name}` matches nothing");
        return Err(Refusal::worded("nothing-to-match", message));
    }
    let next = AfterResult { fines: left, follows: only(tonight, told)?, ..AfterResult::default() };
    if !drops {
        return Ok(next);
    }
    everybody_antes::check_told(tonight, told, seats)?;
    let next = matched(tonight, told, seats, (fines, &rules), next)?;
    match called.filter(|_| !nobody) {
        Some(called) => check_pot(tonight, (told, seats), (&called, &rules), next.fed).map(|()| next),
        None => Ok(next),
    }
}

/// Who wins in a drop game takes the pot of this deal; what the losers feed the next one with is apart from it.
fn check_pot(
    tonight: &Tonight,
    (told, seats): (&ToldResult, &[HandSeat]),
    called: (&Called, &HouseRules),
    fed: Money,
) -> Result<(), Refusal> {
    let of = |player| Money::sum(told.matched.iter().filter(|(of, _)| *of == player).map(|(_, fed)| *fed));
    let seats = seats
        .iter()
        .map(|seat| Ok(HandSeat { put_in: seat.put_in.minus(of(seat.player)?)?, ..seat.clone() }));
    let seats = seats.collect::<Result<Vec<_>, Refusal>>()?;
    let told = ToldResult { carry: told.carry.minus(fed)?, ..told.clone() };
    let ways = Unmatched::ways(tonight, &told, &seats)?;
    check_outcome(tonight, (&told, &seats), &ways, called)
}

/// No more than the house has in that game. Who put nothing in need not be named; where everybody antes there is nobody like
/// that, so that fewer than the house has are too few.
fn check_numbers(
    tonight: &Tonight,
    (told, called): (&ToldResult, Option<&Called>),
    (players, drops): (usize, bool),
) -> Result<(), Refusal> {
    let Some(called) = called else {
        // Everybody pays into a game of the evening.
        return party::find(told.game.split(" + ").next().unwrap_or_default()).map_or(Ok(()), |row| {
            row.check_players(players, has_party_rules(&tonight.house)).map_err(Refusal::from)
        });
    };
    if !told.is_anted && all_ante(tonight, called) {
        check_players(&tonight.house, &called.row.game, players, drops)?;
        return Ok(());
    }
    Ok(check_most(&tonight.house, &called.row.game, players, drops)?)
}

/// The bets fit the limits, however it is told what nobody has to match.
fn check_limits(
    tonight: &Tonight,
    called: &Called,
    (seats, ways): (&[HandSeat], &[Unmatched]),
) -> Result<(), Refusal> {
    let mut refused = Ok(());
    for way in ways {
        let bets = seats.iter().map(|seat| seat.player).zip(way.bets(seats)?);
        refused = bet_limits::check(tonight, called, bets);
        if refused.is_ok() {
            return Ok(());
        }
    }
    refused
}

/// True if everybody who gets cards puts something in: each antes for himself, whatever the game.
fn all_ante(tonight: &Tonight, called: &Called) -> bool {
    let says = |key, word| tonight.house.word(key).is_some_and(|said| said.value == word);
    let anted = tonight.house.amount(key::ANTE).is_some_and(|ante| ante.value.is_positive());
    let here = tonight.evening.purse == Purse::Chips;
    let by_game = called.said.forced.ante == Some(false) && !says(key::ANTE_WHEN, "always");
    here && anted && !by_game && says(key::ANTE_PAYER, "each")
}

/// Who alone plays for what stays.
fn only(tonight: &Tonight, told: &ToldResult) -> Result<Option<Follows>, Refusal> {
    if told.only.is_empty() {
        return Ok(None);
    }
    if told.carry.is_zero() || !told.won.is_empty() {
        let message = "only a pot that nobody won waits for some of the players";
        return Err(Refusal::worded("nothing-waits", message).hint("hand result --help"));
    }
    if told.only.iter().all(|player| told.only.first() == Some(player)) {
        return Err(alone(tonight, told));
    }
    Ok(Some(Follows::Only(told.only.clone())))
}

/// A pot that waits for one player is no pot: he has won it.
fn alone(tonight: &Tonight, told: &ToldResult) -> Refusal {
    let name = told.only.first().map(|player| tonight.name(*player)).unwrap_or_default();
    let (shown, plain) = (tonight.shown(told.carry), |amount| tonight.currency.plain(amount));
    let paid =
        told.put_in.iter().map(|(who, amount)| format!("--in {}={} ", tonight.name(*who), plain(*amount)));
    let (game, paid) = (told.game.split(" + ").next().unwrap_or_default(), paid.collect::<String>());
    let message =
        format!("nobody but `{name}` can win the {shown} in the middle, so it is his and does not wait");
    Refusal::worded("nothing-waits", message)
        .hint(format!("hand result --game {game} {paid}--win {name}={}", plain(told.carry)))
}

/// The losers of a drop game pay what the house says; who says nothing of it says that nobody owes.
fn matched(
    tonight: &Tonight,
    told: &ToldResult,
    seats: &[HandSeat],
    (fines, rules): (Money, &HouseRules),
    next: AfterResult,
) -> Result<AfterResult, Refusal> {
    let fed = Money::sum(told.matched.iter().map(|(_, amount)| *amount))?;
    let winners = seats.iter().filter(|seat| seat.won.is_positive()).count();
    let odd = tonight.house.unit().times(i64::try_from(winners).unwrap_or(i64::MAX))?;
    if told.matched.is_empty() && winners > 0 && told.carry >= odd {
        let message = format!(
            "{} stays in `{}` although somebody won: say who matches how much",
            tonight.shown(told.carry),
            told.game.escape_debug()
        );
        let refusal = Refusal::worded("match-unsaid", message).by(rules.matched.rule.as_deref());
        return Err(refusal.hint(DOORS));
    }
    if told.matched.is_empty() {
        return Ok(next);
    }
    let pot = Money::sum(seats.iter().map(|seat| seat.put_in))?.minus(fed)?.plus(tonight.evening.pot())?;
    let amount = due(pot, fines, rules)?;
    let rule = owed_by(tonight, told, winners, rules);
    let mut why = next.why;
    for (player, paid) in &told.matched {
        let name = tonight.name(*player);
        check_due(tonight, seats, (*player, *paid), (amount, rules))?;
        why.push((rule.clone(), format!("{name} owes {} to the next pot", tonight.shown(*paid))));
    }
    // Without a chip in the middle there is nothing to play on for.
    let follows = told.carry.is_positive().then_some(Follows::Matched);
    Ok(AfterResult { why, fed, follows, ..next })
}

/// By which rule losers pay. Where nobody won they tied, by the rule on that; a hand that nobody plays may have been best as well,
/// and a result does not tell.
fn owed_by(tonight: &Tonight, told: &ToldResult, winners: usize, rules: &HouseRules) -> String {
    let matched = rules.rule(Cite::Matched).unwrap_or(STANDARD);
    let tie = rules.rule(Cite::OneTie).filter(|_| winners == 0 && rules.one_tie.value);
    let has_blind = || called(tonight, &told.game).is_some_and(|called| called.row.course.blind() > 0);
    match tie {
        None => matched.to_owned(),
        Some(tie) if !has_blind() => tie.to_owned(),
        Some(tie) => format!("{matched}, {tie}"),
    }
}

/// He pays all of it, or what he has where that is enough.
fn check_due(
    tonight: &Tonight,
    seats: &[HandSeat],
    (player, paid): (crate::ids::PlayerId, Money),
    (amount, rules): (Money, &HouseRules),
) -> Result<(), Refusal> {
    let seat = seats.iter().find(|seat| seat.player == player);
    let (put_in, won) = seat.map_or((Money::ZERO, Money::ZERO), |seat| (seat.put_in, seat.won));
    if won.is_positive() {
        let message = format!("`{}` won the pot, and only losers match it", tonight.name(player));
        return Err(Refusal::worded("winner-matches", message).by(rules.matched.rule.as_deref()).hint(DOORS));
    }
    let has = tonight.evening.chips(player).minus(put_in.minus(paid)?)?;
    let owed = if rules.side_pots.value { amount.min(has) } else { amount };
    if paid == owed {
        return Ok(());
    }
    let (name, owed, said) = (tonight.name(player), tonight.shown(owed), tonight.shown(paid));
    let message = format!("`{name}` owes {owed} to the next pot, not {said}");
    Err(Refusal::worded("other-match", message).by(rules.matched.rule.as_deref()).hint(DOORS))
}
