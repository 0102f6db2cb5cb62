//! What follows a hand known by its result: fines that stay, what losers of a drop game owe, who plays on.

use crate::ids::PlayerId;
use crate::journal::{Follows, HandSeat};
use crate::night::apart::check_plays;
use crate::night::bet_limits::{self, ToldBet, ToldBets};
use crate::night::called_game::called;
use crate::night::everybody_antes;
use crate::night::result_caps::{check_caps, check_claims, check_covered, check_level};
use crate::night::result_outcome::check_outcome;
use crate::night::result_told::ToldResult;
use crate::night::tonight::Tonight;
use crate::night::unmatched::{Unmatched, is_absent};
use crate::refusal::{MatchRefused, PotTaken, Refusal, WinRefused};
use engine::as_text::listed;
use engine::calling::{Called, check_deck};
use engine::games::{Step, party};
use engine::hand::{Cite, HouseRules, STANDARD, due};
use engine::money::Money;
use engine::play::{check_most, check_named, check_players};
use engine::rules::has_party_rules;
use std::collections::BTreeSet;

/// What follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AfterResult {
    /// The reasons, each with its rule.
    pub why: Vec<(String, String)>,
    /// What losers put into the next pot.
    pub fed: Money,
    /// How much of the chips that stay is fines.
    pub fines: Money,
    pub follows: Option<Follows>,
}

/// The seats of a result, and every way it can be told what nobody has to match.
type Ways<'a> = (&'a [HandSeat], &'a [Unmatched]);

/// What follows a hand told by its result, or what has to be said to know that.
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
    if let Some((player, _)) = told.matched.first().filter(|_| !drops) {
        let (game, name) = (told.game.clone(), tonight.name(*player).to_owned());
        return Err(Refusal::new(MatchRefused::NothingToMatch { game, name }));
    }
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
        check_limits(tonight, called, (seats, &ways), told.is_anted)?;
        check_outcome(tonight, (told, seats), &ways, (called, &rules))?;
    }
    let next =
        AfterResult { fines: left, follows: only(tonight, told, (seats, &ways))?, ..AfterResult::default() };
    if !drops {
        return all_in_for_it(tonight, told, seats, next);
    }
    everybody_antes::check_told(tonight, told, seats)?;
    if let Some(called) = called.as_ref().filter(|_| nobody) {
        check_unwon(tonight, told, (called, &rules))?;
    }
    let next = matched(tonight, told, seats, (fines, &rules), next)?;
    match called.filter(|_| !nobody) {
        Some(called) => check_pot(tonight, (told, seats), (&called, &rules), next.fed).map(|()| next),
        None => Ok(next),
    }
}

/// A player who wins in a drop game takes the pot of this deal; what the losers put into the next one is separate.
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

/// No more players than the house has in that game. Players who put nothing in needn't be named; if everybody antes, there are
/// none, so fewer than the house has are too few.
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
    let (house, game) = (&tonight.house, &called.row.game);
    if !told.is_anted && everybody_antes::everywhere(tonight, called) {
        check_players(house, game, players, drops)?;
    }
    check_most(house, game, players, drops)?;
    Ok(check_deck(house, game, players)?)
}

/// The bets fit the limits, whichever way it's told what nobody has to match.
fn check_limits(
    tonight: &Tonight,
    called: &Called,
    (seats, ways): (&[HandSeat], &[Unmatched]),
    is_anted: bool,
) -> Result<(), Refusal> {
    let mut refused = Ok(());
    for way in ways {
        let bets = seats.iter().zip(way.bets(seats)?);
        let bets = bets.map(|(seat, bet)| ToldBet { player: seat.player, bet, with_ante: true });
        // What one player antes for the table isn't part of the bets here.
        let told = ToldBets { bets: bets.collect(), is_anted, ..ToldBets::default() };
        refused = bet_limits::check(tonight, called, &told);
        if refused.is_ok() {
            return Ok(());
        }
    }
    refused
}

/// The only players who play for what stays.
fn only(tonight: &Tonight, told: &ToldResult, ways: Ways<'_>) -> Result<Option<Follows>, Refusal> {
    if told.only.is_empty() {
        return Ok(None);
    }
    if told.carry.is_zero() || !told.won.is_empty() {
        return Err(Refusal::new(MatchRefused::NothingWaits));
    }
    if told.only.iter().all(|player| told.only.first() == Some(player)) {
        return Err(alone(tonight, told));
    }
    if let Some(short) = below_a_side_pot(told, ways)? {
        let name = tonight.name(short).to_owned();
        tonight.asked(Refusal::new(MatchRefused::HasSidePot { name }))?;
    }
    Ok(Some(Follows::Only(told.only.clone())))
}

/// A player the pot waits for who bet less than another one, whichever way it's told what nobody has to match: there's money in it
/// that this player can't win.
fn below_a_side_pot(told: &ToldResult, (seats, ways): Ways<'_>) -> Result<Option<PlayerId>, Refusal> {
    let mut found = None;
    for way in ways {
        let bets = way.bets(seats)?;
        let most = bets.iter().max().copied().unwrap_or_default();
        let mut bets = seats.iter().zip(bets);
        let short = bets.find(|(seat, bet)| told.only.contains(&seat.player) && *bet < most);
        let Some((seat, _)) = short else { return Ok(None) };
        found = Some(seat.player);
    }
    Ok(found)
}

/// If nobody won a tournament pot and nobody said who plays for it, the players who can't have folded do: the biggest bettors,
/// and everybody who is all-in. They can't buy chips for the next hand, and with chips in a pot nobody won they aren't out.
/// Players who had no chips before it got no cards, unless the pot waited for them.
fn all_in_for_it(
    tonight: &Tonight,
    told: &ToldResult,
    seats: &[HandSeat],
    next: AfterResult,
) -> Result<AfterResult, Refusal> {
    let on = tonight.tournament().filter(|on| tonight.evening.purse.tournament() == Some(on.id));
    let waits = next.follows.is_none() && told.carry.is_positive() && told.won.is_empty();
    let Some(on) = on.filter(|_| waits) else { return Ok(next) };
    let was_dealt_in = |player: PlayerId| match told.waits_for.as_slice() {
        [] => tonight.evening.chips(player).is_positive(),
        only => only.contains(&player),
    };
    let has_hand = |player: PlayerId| was_dealt_in(player) && !is_absent(tonight, told, player);
    let there = seats.iter().filter(|seat| has_hand(seat.player));
    let most = there.map(|seat| seat.put_in).max().unwrap_or_default();
    let mut broke = false;
    let mut players = Vec::new();
    for player in on.players().filter(|player| has_hand(*player)) {
        let put_in = seats.iter().find(|seat| seat.player == player).map_or(Money::ZERO, |seat| seat.put_in);
        let has_none = tonight.evening.chips(player).minus(put_in)?.is_zero();
        broke |= has_none;
        if has_none || put_in == most {
            players.push(player);
        }
    }
    if !broke || players.len() < 2 {
        return Ok(next);
    }
    let names: Vec<&str> = players.iter().map(|player| tonight.name(*player)).collect();
    let names = listed(&names, "and").unwrap_or_default();
    let text =
        format!("nobody won, so {} carries over, and only {names} play for it", tonight.shown(told.carry));
    let why = next.why.into_iter().chain([(STANDARD.to_owned(), text)]).collect();
    Ok(AfterResult { why, follows: Some(Follows::Only(players)), ..next })
}

/// A pot that waits for one player isn't a pot: that player has won it.
fn alone(tonight: &Tonight, told: &ToldResult) -> Refusal {
    let name = told.only.first().map(|player| tonight.name(*player).to_owned()).unwrap_or_default();
    let put_in =
        told.put_in.iter().map(|(who, money)| (tonight.name(*who).to_owned(), tonight.amount(*money)));
    let (game, put_in, middle) = (told.game.clone(), put_in.collect(), tonight.amount(told.carry));
    Refusal::new(MatchRefused::HisAlone { name, middle, game, put_in })
}

/// The losers of a drop game pay what the house says; if nothing is said about it, nobody owes.
fn matched(
    tonight: &Tonight,
    told: &ToldResult,
    seats: &[HandSeat],
    (fines, rules): (Money, &HouseRules),
    next: AfterResult,
) -> Result<AfterResult, Refusal> {
    let fed = Money::sum(told.matched.iter().map(|(_, amount)| *amount))?;
    let winners = seats.iter().filter(|seat| seat.won.is_positive()).count();
    check_tie(tonight, told, seats, rules)?;
    let odd = tonight.house.unit().times(i64::try_from(winners).unwrap_or(i64::MAX))?;
    if told.matched.is_empty() && winners > 0 && told.carry >= odd {
        let unsaid = MatchRefused::Unsaid { stays: tonight.amount(told.carry), game: told.game.clone() };
        return Err(Refusal::new(unsaid).by(rules.matched.rule.as_deref()));
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

/// If a tie for best in a drop game wins nothing, no two players share one pot (CAU-121).
fn check_tie(
    tonight: &Tonight,
    told: &ToldResult,
    seats: &[HandSeat],
    rules: &HouseRules,
) -> Result<(), Refusal> {
    let fed = |player| Money::sum(told.matched.iter().filter(|(of, _)| *of == player).map(|(_, paid)| *paid));
    let put_in = |seat: &HandSeat| seat.put_in.minus(fed(seat.player)?).map_err(Refusal::from);
    let put_in = seats.iter().map(put_in).collect::<Result<BTreeSet<Money>, Refusal>>()?;
    let names: Vec<String> = seats
        .iter()
        .filter(|seat| seat.won.is_positive())
        .map(|seat| tonight.name(seat.player).to_owned())
        .collect();
    if !rules.one_tie.value || names.len() < 2 || put_in.len() > 1 {
        return Ok(());
    }
    Err(Refusal::new(WinRefused::GoalPostersShare { names }).by(rules.one_tie.rule.as_deref()))
}

/// Among the players who stay in a drop game, somebody wins, unless the best of them tie and that wins nothing, or a hand nobody
/// plays beats them. A player who stays alone wins: no tie makes one player match.
fn check_unwon(
    tonight: &Tonight,
    told: &ToldResult,
    (called, rules): (&Called, &HouseRules),
) -> Result<(), Refusal> {
    let posts = called.said.goalpost || rules.goalpost.value;
    // If goal-posters owe nothing, a third player can be the only one who does.
    let least = match (rules.one_tie.value || posts && rules.posters_owe.value, posts) {
        (true, _) => Some(2),
        (false, true) => Some(1),
        (false, false) => None,
    };
    let may_be = least.is_some_and(|least| told.matched.len() >= least);
    if told.matched.is_empty() || called.row.course.blind() > 0 || may_be {
        return Ok(());
    }
    let (carry, game) = (tonight.amount(told.carry), told.game.clone());
    let unwon = WinRefused::NothingStays { carry, because: PotTaken::BestHand { game } };
    let rule = rules.rule(Cite::BestHand).unwrap_or(STANDARD);
    tonight.asked(Refusal::new(unwon).by(Some(rule))).map(|_| ())
}

/// The rule by which losers pay. If nobody won, they tied, by the rule on that; or a hand that nobody plays may have been best,
/// which a result doesn't tell.
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

/// The player pays all of it, or everything they have if that's less.
fn check_due(
    tonight: &Tonight,
    seats: &[HandSeat],
    (player, paid): (PlayerId, Money),
    (amount, rules): (Money, &HouseRules),
) -> Result<(), Refusal> {
    let seat = seats.iter().find(|seat| seat.player == player);
    let (put_in, won) = seat.map_or((Money::ZERO, Money::ZERO), |seat| (seat.put_in, seat.won));
    if won.is_positive() {
        let matches = MatchRefused::WinnerMatches { name: tonight.name(player).to_owned() };
        return Err(Refusal::new(matches).by(rules.matched.rule.as_deref()));
    }
    let has = tonight.evening.chips(player).minus(put_in.minus(paid)?)?;
    let owed = if rules.side_pots.value { amount.min(has) } else { amount };
    if paid == owed {
        return Ok(());
    }
    let (name, owed, said) = (tonight.name(player).to_owned(), tonight.amount(owed), tonight.amount(paid));
    let other = MatchRefused::OtherMatch { name, owed, said };
    Err(Refusal::new(other).by(rules.matched.rule.as_deref()))
}
