//! Going out and going home: the last chip lost (PIG-40), and leaving with chips (PIG-14).

use crate::accounts::{Asset, Entry, Party};
use crate::ids::PlayerId;
use crate::journal::{ChipFact, Fact, HandFact, HandPlayed, InTournament, Undone};
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::night::tournament::paying::stacks;
use crate::refusal::{Notice, Refusal};
use crate::tournament::did::{Did, Gone, Out};
use crate::tournament::{Phase, Tournament};
use engine::house::key;
use engine::money::{Currency, Money, Overflow};

/// Players who lost their last chip, as the table tells it.
#[derive(Clone, Debug, Default)]
pub struct Fallen {
    pub players: Vec<PlayerId>,
    /// Their chips when the hand began, where somebody knows.
    pub stacks: Vec<(PlayerId, Money)>,
    /// Who won them.
    pub by: Vec<PlayerId>,
}

impl Tournament {
    /// Refuses before the start, after the end, and while play stands still for a ruling (PIG-03).
    pub fn check_running(&self, tonight: &Tonight) -> Result<(), Refusal> {
        if self.phase != Phase::Running {
            let message = format!("tournament {} has not begun", self.number);
            return Err(Refusal::worded("tournament-not-begun", message).hint("tournament start"));
        }
        let Some(stop) = &self.stopped else { return Ok(()) };
        let message = format!("play stands still until there is a ruling: {}", stop.why);
        let rule = tonight.house.word(key::RULING).and_then(|said| said.rule);
        Err(Refusal::worded("play-stopped", message).by(rule.as_deref()).hint("ruling --help"))
    }
}

/// The house's rule of who is out.
#[must_use]
pub fn rule(tonight: &Tonight) -> Option<String> {
    tonight.house.word(key::TOURNAMENT_OUT).and_then(|out| out.rule)
}

/// Takes players out of the tournament; `lost_in` says of them which recorded hand took the last chips.
pub fn out(tonight: &Tonight, fallen: &Fallen, lost_in: &[(PlayerId, HandPlayed)]) -> Result<Did, Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    for player in &fallen.players {
        check_in(tonight, on, *player)?;
    }
    check_said_once(tonight, fallen)?;
    if fallen.players.len() >= on.players().count() {
        let message = "somebody must be left with the chips";
        return Err(Refusal::worded("nobody-left", message).hint("tournament status"));
    }
    let staged = tonight.at_tournament(None)?;
    let gone = as_they_sit(tonight, &fallen.players)
        .into_iter()
        .map(|player| gone(tonight, &staged, fallen, lost_in, player))
        .collect::<Result<Vec<Gone>, _>>()?;
    let hand = one_hand(tonight, fallen, lost_in)?;
    let bounties = bounties(tonight, on, fallen)?;
    if !bounties.is_empty() {
        check_shared(tonight, fallen, lost_in)?;
    }
    Ok(Did::Out(Out { hand, gone, bounties }))
}

/// The order of their seats, whoever was named first: of those who share a place the first one deals.
fn as_they_sit(tonight: &Tonight, players: &[PlayerId]) -> Vec<PlayerId> {
    let ring = seated(&tonight.evening);
    let mut order = players.to_vec();
    order.sort_by_key(|player| ring.iter().position(|(_, other)| other == player).unwrap_or(usize::MAX));
    order
}

/// Nobody is named twice, and a stack is told only of somebody who goes out.
fn check_said_once(tonight: &Tonight, fallen: &Fallen) -> Result<(), Refusal> {
    let stacks = || fallen.stacks.iter().map(|(player, _)| *player);
    tonight.check_once(fallen.players.iter().copied())?;
    tonight.check_once(fallen.by.iter().copied())?;
    tonight.check_once(stacks())?;
    let Some(stranger) = stacks().find(|player| !fallen.players.contains(player)) else { return Ok(()) };
    let message = format!("`{}` does not go out, so the stack decides nothing", tonight.name(stranger));
    Err(Refusal::worded("stack-impossible", message).hint("tournament status"))
}

/// The recorded hand they went out in; they are told together, so no hand took the chips of one and spared another.
fn one_hand(
    tonight: &Tonight,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<Option<u32>, Refusal> {
    let Some((first, hand)) = lost_in.first() else { return Ok(None) };
    let elsewhere = |player: &&PlayerId| match lost_in.iter().find(|(of, _)| of == *player) {
        Some((_, other)) => other.number != hand.number,
        None => hand.seats.iter().all(|seat| seat.player != **player),
    };
    let Some(other) = fallen.players.iter().find(elsewhere) else { return Ok(Some(hand.number)) };
    let (name, other) = (tonight.name(*first), tonight.name(*other));
    let message = format!(
        "`{name}` lost the last chips in hand {}, and `{other}` did not: tell them one by one",
        hand.number
    );
    Err(Refusal::worded("not-together", message)
        .by(rule(tonight).as_deref())
        .hint(format!("tournament bust {name}")))
}

/// Refuses who is not in it, or not any more.
pub fn check_in(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    if on.is_in(player) {
        return Ok(());
    }
    let message = format!("`{}` is not in the tournament", tonight.name(player));
    Err(Refusal::worded("not-in-tournament", message).hint("tournament status"))
}

/// What he had when the hand began: as it is told, as the hand says, else all the book knows of.
fn gone(
    tonight: &Tonight,
    staged: &Tonight,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
    player: PlayerId,
) -> Result<Gone, Refusal> {
    let lost = staged.evening.chips(player);
    let told = fallen.stacks.iter().find(|(of, _)| *of == player).map(|(_, stack)| *stack);
    let known = lost_in.iter().find(|(of, _)| *of == player).and_then(|(_, hand)| {
        let seat = hand.seats.iter().find(|seat| seat.player == player)?;
        seat.net().ok().map(Money::negated)
    });
    if let Some(told) = told.filter(|told| {
        told.is_negative()
            || *told > staged.tournament().map_or(*told, |on| on.chips)
            || !told.remainder(staged.house.unit()).is_zero()
    }) {
        let message = format!("`{}` cannot have had {} chips", tonight.name(player), staged.shown(told));
        return Err(Refusal::worded("stack-impossible", message).hint("tournament status"));
    }
    if fallen.players.len() == 1 {
        return Ok(Gone { player, stack: told.or(known).unwrap_or(lost), lost });
    }
    let Some(stack) = told.or(known) else {
        let name = tonight.name(player);
        let message = format!(
            "several went out together: what did `{name}` have when the hand began? Equal stacks share the place"
        );
        return Err(Refusal::worded("stack-unknown", message).hint("tournament bust --help"));
    };
    Ok(Gone { player, stack, lost })
}

/// What lay on their heads goes to whoever won them, in equal parts; odd coins to those named first.
fn bounties(tonight: &Tonight, on: &Tournament, fallen: &Fallen) -> Result<Vec<(PlayerId, Money)>, Refusal> {
    for player in &fallen.by {
        let why = match (on.is_in(*player), fallen.players.contains(player)) {
            (true, false) => continue,
            (true, true) => "goes out himself",
            (false, _) => "is not in",
        };
        let message = format!("`{}` {why}, and took nobody out", tonight.name(*player));
        return Err(Refusal::worded("not-in-tournament", message).hint("tournament status"));
    }
    let heads = fallen.players.iter().filter_map(|player| on.entrant(*player)).map(|entrant| entrant.bounty);
    let heads = Money::sum(heads)?;
    if heads.is_zero() {
        return Ok(Vec::new());
    }
    let count = u32::try_from(fallen.by.len()).unwrap_or(u32::MAX);
    if count == 0 {
        let message = format!("{} is on their heads, and it was not said who won it", tonight.shown(heads));
        return Err(Refusal::worded("bounty-unsaid", message).hint("tournament bust --help"));
    }
    let coin = Money::from_minor(1);
    let split = heads.split(count, coin);
    let odd = usize::try_from(split.remainder.minor()).unwrap_or(0);
    let part = |(at, player): (usize, &PlayerId)| {
        let more = if at < odd { coin } else { Money::ZERO };
        Ok((*player, split.share.plus(more)?))
    };
    fallen.by.iter().enumerate().map(part).collect()
}

/// Players who tied for the pot that took somebody's last chips share what is on his head: none of them is left out.
fn check_shared(
    tonight: &Tonight,
    fallen: &Fallen,
    lost_in: &[(PlayerId, HandPlayed)],
) -> Result<(), Refusal> {
    for (player, hand) in lost_in {
        let winners = winners_over(hand, *player)?;
        if winners.len() < 2 || winners.iter().all(|winner| fallen.by.contains(winner)) {
            continue;
        }
        let names: Vec<&str> = winners.iter().map(|winner| tonight.name(*winner)).collect();
        let (name, shared) = (tonight.name(*player), names.join("` and `"));
        let message =
            format!("`{shared}` share the pot of hand {} that took `{name}` out: name them all", hand.number);
        let by: String = names.iter().map(|name| format!(" --by {name}")).collect();
        let out: Vec<&str> = fallen.players.iter().map(|player| tonight.name(*player)).collect();
        let stacks = fallen.stacks.iter().map(|(player, stack)| {
            format!(" --stack {}={}", tonight.name(*player), Currency::CHIPS.plain(*stack))
        });
        let hint = format!("tournament bust {}{by}{}", out.join(" "), stacks.collect::<String>());
        return Err(Refusal::worded("bounty-shared", message).by(rule(tonight).as_deref()).hint(hint));
    }
    Ok(())
}

/// Who surely won of the pot that a player's last chips were in: he matched them, and won more than all side pots beyond it have.
fn winners_over(hand: &HandPlayed, player: PlayerId) -> Result<Vec<PlayerId>, Refusal> {
    let bets = hand.seats.iter().map(|seat| Ok((seat, seat.put_in.minus(seat.returned)?)));
    let bets = bets.collect::<Result<Vec<_>, Refusal>>()?;
    let Some((_, his)) = bets.iter().find(|(seat, _)| seat.player == player) else { return Ok(Vec::new()) };
    let beyond = bets.iter().filter(|(_, bet)| bet > his).map(|(_, bet)| bet.minus(*his));
    let beyond = Money::sum(beyond.collect::<Result<Vec<_>, _>>()?)?;
    let won = bets.iter().filter(|(seat, bet)| bet >= his && seat.won > beyond);
    Ok(won.map(|(seat, _)| seat.player).filter(|winner| *winner != player).collect())
}

/// What the book says against it: chips of whoever went out are with nobody until stacks are counted.
#[must_use]
pub fn contradicted(tonight: &Tonight, fallen: &Fallen, did: &Did) -> Vec<Notice> {
    let Did::Out(out) = did else { return Vec::new() };
    let mut notices = Vec::new();
    // Where no hand is recorded the book knows of no stack but the first one.
    let is_kept = tonight.tournament().is_some_and(|on| on.hands > 0);
    for gone in out.gone.iter().filter(|gone| is_kept && gone.lost.is_positive()) {
        let (name, lost) = (tonight.name(gone.player), Currency::CHIPS.shown(gone.lost));
        let over = tonight.tournament().is_some_and(|on| on.winner().is_some());
        let then = match fallen.by.first().map(|by| tonight.name(*by)) {
            _ if over => "the winner has them".to_owned(),
            Some(by) => format!("they count for nobody until `{by}` is counted (count {by} CHIPS)"),
            None => "they count for nobody until the player who won them is counted".to_owned(),
        };
        let text =
            format!("by the book `{name}` still had {lost} chips: {then}; if `{name}` is not out: undo");
        notices.push(Notice::worded(rule(tonight).as_deref(), text));
    }
    notices
}

/// Two are left: who has which blind from now on, where the words of the house leave it open (C-PIG-26).
#[must_use]
pub fn heads_up(tonight: &Tonight, on: &Tournament) -> Option<Notice> {
    let seats = tonight.house.word(key::BLINDS_SEATS)?;
    let open = tonight.house.is_unset(key::BLINDS_HEADS_UP) && on.players().count() == 2;
    let text = "two are left: the button posts the small blind and acts first before the flop (standard rule; the house \
                doesn't say)";
    open.then(|| Notice::worded(seats.rule.as_deref(), text))
}

/// True if his stack was counted and nothing happened since that could make it another; `events` are what happened in the night
/// and what each of them moved, in order, without the fact where it was taken back.
///
/// # Errors
///
/// An amount beyond what can be counted.
pub fn is_counted<'a>(
    player: PlayerId,
    events: impl Iterator<Item = (Option<&'a Fact>, &'a Entry)>,
) -> Result<bool, Overflow> {
    let (mut counted, mut taken_back) = (false, Money::ZERO);
    for (fact, entry) in events {
        if let Some(Fact::Chip(ChipFact::Counted(told))) = fact
            && told.player == player
            && told.tournament.is_some()
        {
            (counted, taken_back) = (true, Money::ZERO);
        }
        if let Some(Fact::Hand(HandFact::HandPlayed(hand))) = fact
            && hand.tournament.is_some()
        {
            counted = counted && hand.seats.iter().all(|seat| seat.player != player);
        }
        if let Some(Fact::Tournament(InTournament { did: Did::Out(out), .. })) = fact {
            counted = counted && !out.gone.iter().any(|gone| gone.lost.is_positive());
        }
        if matches!(fact, None | Some(Fact::Undone(Undone { .. }))) {
            let his = entry
                .postings()
                .iter()
                .filter(|posting| posting.asset == Asset::Stacks && posting.party == Party::Player(player));
            taken_back = taken_back.plus(Money::sum(his.map(|posting| posting.amount))?)?;
        }
    }
    Ok(counted && taken_back.is_zero())
}

/// Lets a player leave with his chips: they are out of the game, and his money stays (PIG-14, C-PIG-18).
pub fn leave(tonight: &Tonight, player: PlayerId, counted: bool) -> Result<(Did, Vec<Notice>), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    check_in(tonight, on, player)?;
    if on.players().count() < 2 {
        let message = format!("`{}` has all the chips, and the tournament", tonight.name(player));
        return Err(Refusal::worded("nobody-left", message).hint("tournament payout"));
    }
    if on.chopped.is_some() {
        let name = tonight.name(player);
        let message = format!("`{name}` has his share by the deal: whoever stops playing is out");
        return Err(Refusal::worded("chopped-already", message).hint(format!("tournament bust {name}")));
    }
    let staged = tonight.at_tournament(None)?;
    if !counted {
        check_counted(tonight, on, player)?;
    }
    let terms = tonight.house.word(key::LEAVE_EARLY).filter(|terms| terms.value == "forfeits");
    let said = match &terms {
        Some(_) => "he has no place, and what he paid stays in the pool",
        None => "he has no place, and what he paid stays in the pool (standard rule)",
    };
    let rule = terms.and_then(|terms| terms.rule);
    let notices = vec![Notice::worded(rule.as_deref(), said)];
    Ok((Did::Left { player, stack: staged.evening.chips(player) }, notices))
}

/// Refuses to let somebody go while chips of players who are out count for nobody: they may be in his stack, and what he takes
/// along would stay in the game with the others.
fn check_counted(tonight: &Tonight, on: &Tournament, player: PlayerId) -> Result<(), Refusal> {
    let stray = stacks(tonight, on).table;
    if !stray.is_positive() {
        return Ok(());
    }
    let name = tonight.name(player);
    let message = format!(
        "{} chips of players who are out count for nobody yet: count `{name}` before he leaves",
        Currency::CHIPS.shown(stray)
    );
    Err(Refusal::worded("stacks-uncounted", message)
        .by(tonight.house.word(key::LEAVE_EARLY).and_then(|terms| terms.rule).as_deref())
        .hint(format!("count {name} --help")))
}

/// Who is in by the book and has no chips; nobody while chips in the middle may still be his.
#[must_use]
pub fn without_chips(tonight: &Tonight) -> Vec<PlayerId> {
    let Some(on) = tonight.tournament().filter(|on| on.phase == Phase::Running) else { return Vec::new() };
    let stacks = stacks(tonight, on);
    let has_some = |player: &PlayerId| stacks.held.iter().any(|(of, _)| of == player);
    if !stacks.pot.is_zero() {
        return Vec::new();
    }
    on.players().filter(|player| !has_some(player)).collect()
}

/// Names them, who are out as soon as the table says so; `winners` are those of the hand, who share what is on their heads.
#[must_use]
pub fn untold(tonight: &Tonight, winners: &[PlayerId]) -> Option<Notice> {
    let players = without_chips(tonight);
    let first = tonight.name(*players.first()?);
    let names: Vec<String> = players.iter().map(|player| format!("`{}`", tonight.name(*player))).collect();
    let have = if names.len() == 1 { "has" } else { "have" };
    let heads = tonight.tournament().is_some_and(|on| on.bounties.is_positive());
    let by: String = match winners.is_empty() {
        false if heads => winners.iter().map(|winner| format!(" --by {}", tonight.name(*winner))).collect(),
        true if heads => " --by PLAYER".to_owned(),
        _ => String::new(),
    };
    let text = format!("{} {have} no chips left: tournament bust {first}{by}", names.join(" and "));
    Some(Notice::worded(rule(tonight).as_deref(), text))
}

/// Who has no chips left after a hand; nobody where it has to be asked who won what is on their heads.
#[must_use]
pub fn fallen_in(tonight: &Tonight, hand: &HandPlayed) -> Option<Fallen> {
    let on = tonight.tournament()?;
    // Out is who has nothing once the pots are awarded, and this one is not.
    if hand.carried_out.is_positive() {
        return None;
    }
    let staged = tonight.at_tournament(None).ok()?;
    let players: Vec<PlayerId> = hand
        .seats
        .iter()
        .map(|seat| seat.player)
        .filter(|player| on.is_in(*player) && staged.evening.chips(*player).is_zero())
        .collect();
    let by: Vec<PlayerId> =
        hand.seats.iter().filter(|seat| seat.won.is_positive()).map(|seat| seat.player).collect();
    let sure = on.bounties.is_zero() || by.len() == 1;
    (!players.is_empty() && sure).then_some(Fallen { players, stacks: Vec::new(), by })
}
