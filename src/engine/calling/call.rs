//! A game as it was called: the row of the table with what the dealer added.

use crate::calling::feature::{Change, Feature, added_in, feature};
use crate::calling::listed::made;
use crate::calling::misfit::one_way;
use crate::games::{GameRow, Lows, spelled};
use crate::house::{House, key};
use crate::play;
use crate::rank::{Joker, Wilds};
use crate::readable::shown;
use crate::refusal::{Instead, Notice, Refusal};
use crate::rules;

/// A called game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    /// The game with everything that was added; its wild cards include those announced.
    pub row: GameRow,
    /// What was added, in the order of the table of features.
    pub features: Vec<&'static Feature>,
    /// The same as `prepare` takes it.
    pub said: play::DealersCall,
}

/// Calls a game with these features in a house.
///
/// # Errors
///
/// `unknown-feature`, `feature-twice`; `feature-misfit` if it does not go with the game, with the reason;
/// `wild-not-announced-here` and `no-post-round-here` by the rule of the house.
pub fn call(row: &GameRow, features: &[&str], house: &House) -> Result<Called, Refusal> {
    let mut wanted: Vec<&'static Feature> = Vec::new();
    for name in features {
        // One name can be several features: `hi lo 8`.
        let found = feature(name).map(|found| vec![found]).or_else(|| added_in(&spelled(name)));
        for found in found.ok_or_else(|| unknown(name, row))? {
            if wanted.contains(&found) {
                return Err(Refusal::new("feature-twice", format!("you gave `{}` twice", found.name)));
            }
            wanted.push(found);
        }
    }
    wanted.sort_by_key(|feature| feature.place());
    no_joker(&row.game.wilds, house).map_or(Ok(()), Err)?;
    let mut called = Called::plain(row);
    for feature in wanted {
        called.add(feature, house)?;
    }
    Ok(called.by_its_row(row, house))
}

fn unknown(name: &str, row: &GameRow) -> Refusal {
    let shown = shown(name);
    Refusal::new("unknown-feature", format!("`{shown}` can't be added to a game"))
        .instead(Instead::ShowGame(row.name().to_owned()))
}

impl Called {
    /// A game with nothing added.
    #[must_use]
    pub fn plain(row: &GameRow) -> Self {
        Self {
            row: row.clone(),
            features: Vec::new(),
            said: play::DealersCall {
                forced: row.forced,
                ..play::DealersCall::plain(row.game, row.course.clone())
            },
        }
    }

    fn add(&mut self, feature: &'static Feature, house: &House) -> Result<(), Refusal> {
        if feature.is_there(&self.row) {
            return Ok(());
        }
        feature.check(&self.row)?;
        if matches!(feature.change, Change::Declare | Change::CardsSpeak) && self.said.declare.is_some() {
            return Err(one_way());
        }
        forbidden(feature, self.row.name(), house).map_or(Ok(()), Err)?;
        feature.change(&mut self.row);
        if matches!(feature.change, Change::Low(_)) {
            // Eight or better is high-low already.
            self.features.retain(|other| !matches!(other.change, Change::Low(_)));
        }
        let said = &mut self.said;
        (said.game, said.course) = (self.row.game, self.row.course.clone());
        match feature.change {
            Change::Wild(wilds) => said.announced = Some(said.announced.unwrap_or_default().with(wilds)),
            Change::Goalpost => said.goalpost = true,
            Change::Redeal => said.redeal = true,
            Change::Declare => said.declare = Some(true),
            Change::CardsSpeak => said.declare = Some(false),
            Change::PostRound => said.post_round = Some(true),
            Change::NoAnte => said.forced.ante = Some(false),
            Change::Low(_) | Change::Spade | Change::DrawAll | Change::MatchPot | Change::Counts(..) => {}
        }
        self.features.push(feature);
        Ok(())
    }

    /// The same call under the name of the game it makes, if the table has one: `omaha + eight-or-better` is `omaha-hi-lo-8`.
    pub(super) fn by_its_row(self, base: &GameRow, house: &House) -> Self {
        // Wild cards stay listed as the dealer called them (MIK-53); a house where only a game's own cards are wild takes none.
        let is_wild = |feature: &&'static Feature| matches!(feature.change, Change::Wild(_));
        let (wild, others): (Vec<_>, Vec<_>) = self.features.iter().copied().partition(is_wild);
        let Some((known, mut left)) = made(base, &others, std::iter::empty()) else { return self };
        left.extend(wild);
        let mut named = Self::plain(known);
        // Features that change nothing in the row fit the named game as they fit the one before.
        let added = left.into_iter().try_for_each(|feature| named.add(feature, house));
        if added.is_ok() { named } else { self }
    }

    /// The game and what was added, as the record of the hand keeps it (IGL-07): `razz + goal-post`.
    #[must_use]
    pub fn name(&self) -> String {
        let added = self.features.iter().map(|feature| feature.name);
        std::iter::once(self.row.name()).chain(added).collect::<Vec<_>>().join(" + ")
    }

    /// What has to be said before the first card, by the rules of this house (MIK-40, MIK-53).
    pub fn wanted_said(&self, house: &House) -> impl Iterator<Item = &'static Feature> {
        // A game that is eight or better by its own name is announced like one that was made so (MIK-40).
        let own = self.row.game.lows == Lows::EightOrBetter;
        let own = feature("eight-or-better").filter(|eight| own && !self.features.contains(eight));
        self.features.iter().copied().chain(own).filter(|feature| feature.is_wanted_said(house))
    }

    /// The same, worded as a reminder to the dealer.
    #[must_use]
    pub fn reminders(&self, house: &House) -> Vec<Notice> {
        self.wanted_said(house)
            .map(|feature| {
                let text =
                    format!("the dealer has to call `{}` before the deal: {}", feature.name, feature.says);
                Notice::new(feature.rule(house).as_deref(), text)
            })
            .collect()
    }
}

/// Why a feature comes too late once a card is dealt (MIK-40, MIK-53).
#[must_use]
pub fn too_late(feature: &Feature, house: &House) -> Refusal {
    let message = format!("nobody called `{}` before the first card", feature.name);
    Refusal::new("announced-too-late", message).by(feature.rule(house).as_deref())
}

/// What this house has against a feature in this game.
#[must_use]
pub fn forbidden(feature: &Feature, game: &str, house: &House) -> Option<Refusal> {
    match feature.change {
        Change::Wild(wilds) if wilds.joker != Joker::Absent && no_joker(&wilds, house).is_some() => {
            no_joker(&wilds, house)
        }
        Change::Wild(wilds) => {
            let games = house.word(key::WILD_GAMES).filter(|games| games.value == "by-game")?;
            let message =
                format!("{} can't be wild: at this house you can't add wild cards to a game", wilds.named());
            Some(Refusal::new("wild-not-announced-here", message).by(own_rule(game, games.rule.as_deref())))
        }
        Change::Goalpost => {
            let never = house.word(key::GOALPOST).filter(|posts| posts.value == "never")?;
            let message = "at this house ties are never goal-posted";
            Some(Refusal::new("no-goal-posts-here", message).by(first_id(never.rule.as_deref())))
        }
        Change::Low(Lows::EightOrBetter) => {
            let any = house.word(key::LOW_QUALIFIER).filter(|low| low.value == "none")?;
            let message = "at this house any low wins half";
            Some(Refusal::new("no-qualifier-here", message).by(first_id(any.rule.as_deref())))
        }
        Change::PostRound => {
            let post = house.word(key::HILO_POST_ROUND).filter(|post| post.value == "never")?;
            let message = "at this house there's no betting after the declare";
            Some(Refusal::new("no-post-round-here", message).by(post.rule.as_deref()))
        }
        Change::Counts(_, word) => {
            let optional = house.words(key::RANK_THREE_OPTIONAL);
            let is_optional = optional.is_some_and(|kinds| kinds.value.contains(&word));
            let order = house.setting(key::RANK_THREE).and_then(|order| order.rule.as_deref());
            let said = house.words(key::RANK_THREE);
            let counts = said.is_none_or(|order| order.value.contains(&word));
            let does = if counts { "those hands always count" } else { "those hands never count" };
            let message = format!("at this house the dealer doesn't choose `{}`: {does}", feature.name);
            (!is_optional).then(|| Refusal::new("kind-of-the-house", message).by(first_id(order)))
        }
        Change::NoAnte => {
            let when = house.word(key::ANTE_WHEN);
            let always = when.as_ref().is_none_or(|when| when.value == "always");
            let ante = house.amount(key::ANTE).filter(|ante| always && ante.value.is_positive())?;
            let message = "at this house every game has an ante";
            let rule = when.and_then(|when| when.rule).or(ante.rule);
            Some(Refusal::new("ante-of-the-house", message).by(first_id(rule.as_deref())))
        }
        _ => None,
    }
}

/// What a house that keeps the joker out of its decks has against these wild cards.
fn no_joker(wilds: &Wilds, house: &House) -> Option<Refusal> {
    if wilds.joker == Joker::Absent { None } else { joker_stays_out(house) }
}

/// What a house that keeps the joker out of its decks has against any game played with one.
#[must_use]
pub fn joker_stays_out(house: &House) -> Option<Refusal> {
    let joker = house.flag(key::DECKS_JOKER).filter(|joker| !joker.value)?;
    let message = "this house doesn't play with a joker";
    Some(Refusal::new("no-joker-here", message).by(first_id(joker.rule.as_deref())))
}

/// The rule of this game among those a setting cites.
fn own_rule<'r>(game: &str, rule: Option<&'r str>) -> Option<&'r str> {
    let names = |id: &&str| rules::games_of(id).any(|name| name == game);
    rule.and_then(|rule| rule.split(", ").find(names))
}

fn first_id(rule: Option<&str>) -> Option<&str> {
    rule.and_then(|rule| rule.split(", ").next())
}
