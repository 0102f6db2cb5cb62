//! Games as a player would explain them: the menu, and one game with its course, its cards and what wins.

use crate::answer::games::GamesPlayed;
use crate::render::falls::falls;
use crate::render::game_told;
use crate::render::game_words::{beside_words, high_words, low_words};
use crate::render::page;
use engine::as_text::counted;
use engine::calling::{Called, Feature, fitting, forbidden, player_limits};
use engine::games::party;
use engine::games::{Course, Deck, Deed, GameRow, Highs, Lows, Menu, PLACES_MAX, Second, Size, Step};
use engine::house::{House, Key, key};
use engine::rank::Uses;
use engine::rules;

/// The games by kind, each under the first kind it belongs to.
#[must_use]
pub fn menu(games: &[&GameRow], only: Option<Menu>) -> String {
    let place = |row: &GameRow| only.or_else(|| row.menu.first().copied());
    let sections = Menu::ALL.into_iter().filter_map(|menu| {
        let listed = games.iter().filter(|row| row.menu.contains(&menu) && place(row) == Some(menu));
        let listed = listed.map(|row| [format!("  {}", row.name()), page::name(&row.title)]);
        let parties = party::ROWS.iter().filter(|_| menu == Menu::Party);
        let parties = parties.map(|row| [format!("  {}", row.name), row.title.to_owned()]);
        let lines: Vec<[String; 2]> = listed.chain(parties).collect();
        (!lines.is_empty()).then(|| format!("{}: {}\n{}", menu.word(), menu.title(), page::lines(&[], lines)))
    });
    sections.collect::<Vec<_>>().join("\n\n")
}

/// What was played, the most played first.
#[must_use]
pub fn played(GamesPlayed { games }: &GamesPlayed) -> String {
    if games.is_empty() {
        return "no hand like that has been played".to_owned();
    }
    let rows = games.iter().map(|played| {
        [
            page::name(&played.game),
            played.hands.to_string(),
            played.nights.to_string(),
            played.last_night.to_string(),
            page::or_dash(played.pots.is_zero(), played.pots.to_string()),
            page::or_dash(played.biggest_pot.is_zero(), played.biggest_pot.to_string()),
        ]
    });
    page::table(&["game", "hands", "nights", "last night", "pots", "biggest"], &[1, 2, 3, 4, 5], rows)
}

/// Everything about one game; with a house, the way that house plays it.
#[must_use]
pub fn show(called: &Called, course: &Course, house: Option<&House>) -> String {
    let row = &called.row;
    let kind = house.and_then(|house| house.word(key::LIMIT_KIND));
    let fixed = kind.is_none_or(|kind| kind.value == "fixed");
    let mut lines = vec![
        ("game", format!("{}, `{}`", page::name(&row.title), row.name())),
        ("listed", row.menu.iter().map(|menu| menu.title()).collect::<Vec<_>>().join("; ")),
        ("course", steps(course.steps())),
        ("fixed limit", if fixed { sizes(course.steps()) } else { String::new() }),
        ("cards", cards(row)),
        ("wins", wins(row)),
        ("in words", game_told::plainly(row)),
        ("wild", wild(row)),
        ("face up", falls(&row.game.falls)),
        ("put in", forced(row)),
        ("added", added(called)),
        ("players", players(row)),
    ];
    if let Some(house) = house {
        lines.extend(of_house(called, house));
    }
    lines.push(("can add", addable(called, house)));
    lines.push(("rules", rule_ids(row, house).join(", ")));
    let told = lines.into_iter().filter(|(_, words)| !words.is_empty());
    page::lines(&[], told.map(|(what, words)| [what.to_owned(), words]))
}

/// The course in words: what is dealt and exchanged, with the bets between.
#[must_use]
pub fn steps(steps: &[Step]) -> String {
    let mut out = String::new();
    for step in steps {
        let glue = match (out.is_empty(), step) {
            (true, _) => "",
            (false, Step::Bet(_)) => ", ",
            (false, _) => "; ",
        };
        out.push_str(glue);
        out.push_str(&step_words(*step));
    }
    out
}

fn step_words(step: Step) -> String {
    match step {
        Step::Deal { down, up: 0 } => format!("{down} down"),
        Step::Deal { down: 0, up } => format!("{up} up"),
        Step::Deal { down, up } => format!("{down} down and {up} up"),
        Step::Blind(cards) => format!("{cards} to the extra hand"),
        Step::Board(1) => "1 community card".to_owned(),
        Step::Board(cards) => format!("{cards} community cards"),
        Step::Bet(_) => "bet".to_owned(),
        Step::Draw { most } => format!("draw up to {most}"),
        Step::Own { deed: Deed::Discard, cards } => format!("discard {cards}"),
        Step::Own { deed: Deed::Roll, cards } => format!("turn {cards} up"),
        Step::Own { deed, cards } => format!("pass {cards}{}", deed.whither()),
        Step::Declare => "declare".to_owned(),
        Step::Drop => "in or out".to_owned(),
    }
}

fn sizes(steps: &[Step]) -> String {
    let bets = steps.iter().filter_map(|step| match step {
        Step::Bet(Size::Small) => Some("small"),
        Step::Bet(Size::Big) => Some("big"),
        _ => None,
    });
    bets.collect::<Vec<_>>().join(", ")
}

fn cards(row: &GameRow) -> String {
    let (own, board) = (row.game.cards, row.game.boards.widest(row.game.board));
    let size = match row.game.highs {
        Highs::Three => 3,
        Highs::Not if row.game.lows == Lows::Badugi => 4,
        _ => 5,
    };
    match (row.game.uses, own + board) {
        _ if row.game.counts_points() => format!("the points of up to {own}"),
        (Uses::Two, _) => format!("use two of your {own} cards and three from the board"),
        (Uses::Any, all) if all == size => format!("all {size} cards play"),
        (Uses::Any, all) => format!("best {size} of {all} cards play"),
    }
}

/// The wild cards, including those that are wild because of where they lie.
#[must_use]
pub fn wild(row: &GameRow) -> String {
    let named = row.game.wilds.named();
    let places = (0..PLACES_MAX).filter(|place| row.game.boards.wild() & (1 << place) != 0);
    let shared = places.map(|place| format!("shared card {} and all like it", place + 1));
    Some(named).into_iter().filter(|named| !named.is_empty()).chain(shared).collect::<Vec<_>>().join(", ")
}

/// What the game itself says of antes and blinds.
fn forced(row: &GameRow) -> String {
    let said =
        |what: &str, said: Option<bool>| said.map(|yes| format!("{}{what}", if yes { "" } else { "no " }));
    let words = [said("ante", row.forced.ante), said("blinds", row.forced.blinds)];
    let bomb =
        row.forced.bomb.map(|times| format!("{times} times the ante (the big blind if there's no ante)"));
    words.into_iter().flatten().chain(bomb).collect::<Vec<_>>().join(", ")
}

/// What wins the pot.
#[must_use]
pub fn wins(row: &GameRow) -> String {
    let (high, low) = (high_words(row), low_words(row));
    let won = match (row.game.second(), high, low) {
        (Second::Beside(beside), high, low) => {
            format!("half {}, half {}", high.or(low).unwrap_or_default(), beside_words(beside))
        }
        (Second::Low, Some(high), Some(low)) => format!("half {high}, half {low}"),
        (_, high, low) => high.or(low).unwrap_or_default().to_owned(),
    };
    let won = match row.game.boards.boards() {
        1 => won,
        boards => format!("{won}, on each of {boards} boards for its share"),
    };
    if row.matched { format!("{won}; players who stay in and lose match the pot") } else { won }
}

fn added(called: &Called) -> String {
    called
        .features
        .iter()
        .map(|feature| format!("{} ({})", feature.name, feature.says))
        .collect::<Vec<_>>()
        .join("; ")
}

/// What may still be added, if this house doesn't rule it out.
pub fn free<'a>(called: &'a Called, house: Option<&'a House>) -> impl Iterator<Item = &'static Feature> + 'a {
    let allowed = move |feature: &&Feature| {
        let name = called.row.name();
        house.is_none_or(|house| forbidden(feature, name, house).is_none())
    };
    fitting(&called.row).filter(|feature| !called.features.contains(feature)).filter(allowed)
}

/// The same in words; wild ranks as one word.
fn addable(called: &Called, house: Option<&House>) -> String {
    let free = free(called, house);
    let (ranks, others): (Vec<&Feature>, Vec<&Feature>) = free.partition(|feature| feature.is_wild_rank());
    let more = (!ranks.is_empty()).then_some("any rank, like `3s-wild`");
    others.iter().map(|feature| feature.name).chain(more).collect::<Vec<_>>().join(", ")
}

/// How many can play, and from which pack.
#[must_use]
pub fn players(row: &GameRow) -> String {
    let deck = row.game.deck;
    let pack = match deck {
        Deck::FULL => "52 cards".to_owned(),
        _ => format!("{} cards, the {} and up", deck.cards(), deck.lowest().many()),
    };
    let joker = if row.pack() % 2 == 1 { " and the joker" } else { "" };
    let (most, common) = (row.most_players(), row.most_players_with_common_card());
    let more = if common > most {
        format!("; {common} if the last card is a community card")
    } else {
        String::new()
    };
    format!("2 to {most} from {pack}{joker}{more}")
}

fn of_house(called: &Called, house: &House) -> Vec<(&'static str, String)> {
    let game = called.row.game.name;
    let limits = player_limits(&called.row, house);
    let seats = [
        limits.least.map(|least| cited(format!("at least {}", least.value), least.rule, game)),
        limits.warn.map(|warn| cited(format!("a warning above {}", warn.value), warn.rule, game)),
        limits.most.map(|most| cited(format!("at most {}", most.value), most.rule, game)),
    ];
    let seats: Vec<String> = seats.into_iter().flatten().collect();
    let said = called.wanted_said(house);
    let said = said.map(|feature| cited(feature.name.to_owned(), feature.rule(house), game));
    let bets = if called.row.course.rounds() > 0 { bets(house, game) } else { String::new() };
    vec![
        ("house", format!("{}, `{}`", page::name(house.title()), house.name())),
        ("player limits", seats.join(", ")),
        ("bet limits", bets),
        ("call first", said.collect::<Vec<_>>().join(", ")),
    ]
}

/// What a house says about the size of bets.
fn bets(house: &House, game: &str) -> String {
    const AMOUNTS: [(Key, &str); 8] = [
        (key::BET_MIN, "bet from"),
        (key::BET_MAX, "bet to"),
        (key::BET_ROUND_TOTAL, "in a round to"),
        (key::BET_MAX_PREDECLARE, "before a declare to"),
        (key::BET_MAX_FINAL, "last round to"),
        (key::BET_ROUND_TOTAL_FINAL, "in the last round to"),
        (key::RAISE_MIN, "raise by at least"),
        (key::RAISE_MAX, "raise by at most"),
    ];
    let kind = house.word(key::LIMIT_KIND).map(|kind| cited(kind.value.to_owned(), kind.rule, game));
    let amounts = AMOUNTS.into_iter().filter_map(|(key, words)| {
        let amount = house.amount(key)?;
        Some(cited(format!("{words} {}", house.currency().shown(amount.value)), amount.rule, game))
    });
    let raises = house.count(key::RAISE_CAP).map(|cap| cited(counted(cap.value, "raise"), cap.rule, game));
    kind.into_iter().chain(amounts).chain(raises).collect::<Vec<_>>().join(", ")
}

/// Words followed by their rules; of several rules, those of this game.
fn cited(words: String, rule: Option<String>, game: &str) -> String {
    match rule {
        Some(rule) => format!("{words} ({})", rules::of_game(&rule, game).join(", ")),
        None => words,
    }
}

/// The rules of the ledger that name this game; at a house, those it plays by.
#[must_use]
pub fn rule_ids(row: &GameRow, house: Option<&House>) -> Vec<&'static str> {
    let played = house.map(rules::played_by);
    let here = |id: &str| played.as_ref().is_none_or(|played| rules::named(played, id).is_some());
    rules::all()
        .filter(|rule| rules::games_of(rule.id).any(|game| game == row.name()) && here(rule.id))
        .map(|rule| rule.id)
        .collect()
}
