//! `games`: the card games that can be played, how one goes, and checking games that somebody wrote.

mod new;

use crate::answer::Amount;
use crate::answer::games::{self as answer, Game, Party, Poker, ShownPoker};
use crate::cli::chosen_house::{chosen, read};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::house::meant;
use crate::cli::words::Words;
use crate::render::game_told::plainly;
use crate::render::games as render;
use crate::render::page;
use crate::render::party as party_render;
use clap::{Args, Subcommand};
use engine::as_text::listed;
use engine::calling::{Called, FEATURES, agreed, call, feature, off_menu, players, resolve, say};
use engine::formats::calling::{self, is_added};
use engine::formats::closest::closest;
use engine::formats::game::{BESIDES, DECKS, HIGHS, LOWS, USES, wild_words_of, word_of};
use engine::formats::house;
use engine::games::party;
use engine::games::{Beside, GameRow, Menu, ROWS, Step, fall_words, spelled, words};
use engine::house::House;
use engine::play::course_at;
use engine::readable::AsTyped;
use engine::refusal::Notice;
use engine::refusal::{Instead, Refusal};
use engine::rules;
use ledger::bank::BankError;
use ledger::store::{GamePlayed, HandFilter};

mod sample;

/// Show the games and how they're played
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook games list --menu draw\n  \
        housebook games show seven-card-stud --add low-hole-wild --house mike")]
pub struct Games {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the games by kind
    #[command(after_help = "Examples:\n  \
            housebook games list\n  \
            housebook games list --menu draw --house mike")]
    List {
        /// Only one kind: 7-stud, 5-stud, draw, match-pot, shared, casino, other or party
        #[arg(long, value_name = "KIND")]
        menu: Option<String>,
        /// Add this house's own games (else tonight's house)
        #[arg(long, value_name = "HOUSE")]
        house: Option<String>,
    },
    /// Show how a game is played
    #[command(after_help = "Examples:\n  \
            housebook games show omaha\n  \
            housebook games show seven-card-stud --add low-hole-wild --players 6")]
    Show {
        /// The game
        game: String,
        /// Something the dealer added, like low-hole-wild (repeatable)
        #[arg(long, value_name = "FEATURE")]
        add: Vec<String>,
        /// As this house plays it
        #[arg(long, value_name = "HOUSE")]
        house: Option<String>,
        /// Check whether this many can play
        #[arg(long, value_name = "N")]
        players: Option<usize>,
    },
    /// Show what your table plays
    #[command(after_help = "Examples:\n  housebook games played\n  housebook games played --player Ann")]
    Played {
        /// Only this night
        #[arg(long, value_name = "N")]
        night: Option<u32>,
        /// Only hands this player was in
        #[arg(long, value_name = "P")]
        player: Option<String>,
    },
    /// Write down a game of your own
    #[command(after_help = "Examples:\n  \
            housebook games new ballpark\n  \
            housebook games new ballpark ours.toml")]
    New {
        /// Its name
        name: String,
        /// The new file (else NAME.toml)
        file: Option<String>,
    },
    /// Check a file of your own games
    #[command(after_help = "Examples:\n  \
            housebook games check ours.toml\n  \
            housebook games check chicago.toml")]
    Check {
        /// File with the games
        file: String,
    },
}

impl Games {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what.unwrap_or(What::List { menu: None, house: None }) {
            What::List { menu, house } => list(menu.as_deref(), house_of(context, house.as_deref())?),
            What::Show { game, add, house, players } => {
                show(&game, &add, house_of(context, house.as_deref())?, players)
            }
            What::Played { night, player } => played(context, night, player.as_deref()),
            What::New { name, file } => new::new(context, &name, file.as_deref(), told),
            What::Check { file } => check(&file),
        }
    }
}

/// The house that a word means; without one tonight's, else the adopted one, else none.
fn house_of(context: &Context, word: Option<&str>) -> Result<Option<House>, Failure> {
    if let Some(word) = word {
        return Ok(Some(chosen(word)?.house));
    }
    Ok(meant(context, None).ok())
}

fn list(menu: Option<&str>, house: Option<House>) -> Result<Reply, Failure> {
    let menu = menu.map(kind).transpose()?;
    let own = house.as_ref().map(House::games).unwrap_or_default();
    let listed = |row: &&GameRow| menu.is_none_or(|menu| row.menu.contains(&menu));
    let games: Vec<&GameRow> = own.iter().chain(ROWS).filter(listed).collect();
    let parties = party::ROWS.iter().filter(|_| menu.is_none_or(|menu| menu == Menu::Party));
    let has_rules = house.as_ref().is_none_or(rules::has_party_rules);
    let poker = games.iter().map(|row| Game::Poker(Box::new(told(row))));
    let parties = parties.map(|row| Game::Party(party_told(row, has_rules)));
    Ok(Reply::look(render::menu(&games, menu), answer::Games { games: poker.chain(parties).collect() }))
}

fn played(context: &Context, night: Option<u32>, player: Option<&str>) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let players = player.map(|word| words.player(word)).transpose()?.into_iter().collect();
    let wanted = HandFilter { night, players, ..HandFilter::default() };
    let amount = |money| Amount::new(money, words.currency);
    let game = |played: GamePlayed| answer::GamePlayed {
        game: played.game,
        hands: played.hands,
        nights: played.nights,
        last_night: played.last,
        pots: amount(played.pots),
        biggest_pot: amount(played.biggest),
    };
    let games = store.reader().games_played(&wanted).map_err(BankError::from)?.into_iter().map(game);
    let answer = answer::GamesPlayed { games: games.collect() };
    Ok(Reply::look(render::played(&answer), answer))
}

fn kind(word: &str) -> Result<Menu, Failure> {
    Menu::find(word).ok_or_else(|| {
        let known = listed(&Menu::ALL.map(Menu::word), "or").unwrap_or_default();
        Failure::usage(format!("there's no kind of game called `{}`: use {known}", word.as_typed()))
    })
}

fn show(game: &str, add: &[String], named: Option<House>, count: Option<usize>) -> Result<Reply, Failure> {
    if let Some(row) = party::find(&spelled(game)) {
        return show_party(row, named, add, count);
    }
    let house = match &named {
        Some(house) => house,
        None => &chosen("casino")?.house,
    };
    let said = say(game, house).map_err(|refusal| near(refusal, game, house))?;
    let row = resolve(said.row.name(), house)?;
    let own = said.features.iter().map(|feature| feature.name);
    let features: Vec<&str> = own.chain(add.iter().map(String::as_str)).collect();
    let called = call(row, &features, house).map_err(|refusal| near_feature(refusal, row, &features))?;
    let mut notices: Vec<Notice> = off_menu(&called, house).into_iter().collect();
    if let Some(count) = count {
        notices.extend(players(&called.row, count, house)?);
    }
    let course = course_at(house, &called.said)?;
    let text = render::show(&called, &course, named.as_ref());
    let answer = ShownPoker {
        game: Poker { course: course_words(course.steps()), ..told(&called.row) },
        added: names(&called),
        features: render::free(&called, named.as_ref()).map(|feature| feature.name).collect(),
        rules: render::rule_ids(&called.row, named.as_ref()),
        house: named.as_ref().map(|house| house.name().to_owned()),
    };
    Ok(Reply::look(text, answer).with(notices))
}

/// A game that isn't poker; without a house, as the house plays it that the game comes from.
fn show_party(
    row: &party::PartyRow,
    named: Option<House>,
    add: &[String],
    count: Option<usize>,
) -> Result<Reply, Failure> {
    let house = match named {
        Some(house) => house,
        None => chosen("cause")?.house,
    };
    let played = rules::played_by(&house);
    if let Some(feature) = add.first() {
        let message = format!("`{}` can't be added to {}", feature.as_typed(), row.name);
        let rule = rules::named(&played, row.rule);
        return Err(Refusal::new("feature-misfit", message).by(rule.as_deref()).into());
    }
    count.map_or(Ok(()), |count| row.check_players(count, rules::has_party_rules(&house)))?;
    let terms = agreed(row, &house, &[])?;
    let text = party_render::show(row, &terms, &house);
    Ok(Reply::look(text, party_told(row, rules::has_party_rules(&house)).agreed(&terms, &house)))
}

/// Such a game; it has rule numbers only if the house plays by their text.
fn party_told(row: &party::PartyRow, has_rules: bool) -> Party {
    Party::of(row, party_render::game_rules(row).filter(|_| has_rules).map(|rule| rule.id).collect())
}

fn names(called: &Called) -> Vec<&'static str> {
    called.features.iter().map(|feature| feature.name).collect()
}

/// The refusal with the command that shows the game that was probably meant, or with the names that begin like that.
fn near(refusal: Refusal, typed: &str, house: &House) -> Refusal {
    if is_added(typed) {
        return calling::near(refusal, typed, house);
    }
    match closest(typed, ROWS.iter().map(GameRow::name).chain(party::ROWS.iter().map(|row| row.name))).first()
    {
        Some(name) if refusal.instead.is_none() => refusal.instead(Instead::ShowGame((*name).to_owned())),
        _ if refusal.instead.is_none() => calling::near(refusal, typed, house).instead(Instead::ListGames),
        _ => refusal,
    }
}

/// The refusal with the feature that was probably meant.
fn near_feature(refusal: Refusal, row: &GameRow, typed: &[&str]) -> Refusal {
    let known = || FEATURES.iter().map(|feature| feature.name);
    let unknown = typed.iter().find(|name| feature(name).is_none());
    match unknown.and_then(|name| closest(name, known()).first().copied()) {
        Some(name) => {
            let (game, added) = (row.name().to_owned(), (*name).to_owned());
            refusal.instead(Instead::ShowGameWith { game, added })
        }
        None => refusal,
    }
}

fn check(file: &str) -> Result<Reply, Failure> {
    let shown = file.as_typed();
    let text = read(file)?.ok_or_else(|| Failure::bad_file(format!("there's no file `{shown}`")))?;
    let games = house::games(&text).map_err(|lines| {
        let all: Vec<String> = lines.iter().map(|line| format!("{shown}:{line}")).collect();
        Failure::bad_file(all.join("\n"))
    })?;
    let casino = chosen("casino")?.house;
    let explained = games.iter().map(|row| {
        let hand = sample::sample(row, &casino)?;
        Ok(page::wrapped(&format!("`{}` checks out: {}", row.name(), plainly(row)))
            + &format!("\n\na sample hand, {} from each player:\n{hand}", sample::each(&casino)?))
    });
    let text = explained.collect::<Result<Vec<_>, Refusal>>()?.join("\n");
    let games = games.iter().map(|row| Game::Poker(Box::new(told(row))));
    Ok(Reply::look(text, answer::Games { games: games.collect() }))
}

/// A game in the words used to write one.
fn told(row: &GameRow) -> Poker {
    Poker {
        name: row.name().to_owned(),
        title: row.title.to_string(),
        menu: row.menu.iter().map(|menu| menu.word()).collect(),
        course: course_words(row.course.steps()),
        cards: row.game.cards,
        board: row.game.board,
        high: word_of(HIGHS, &row.game.highs),
        low: word_of(LOWS, &row.game.lows),
        uses: word_of(USES, &row.game.uses),
        wild: wild_words_of(&row.game),
        falls: fall_words(&row.game.falls),
        spade: row.game.beside == Some(Beside::HighSpade),
        half: word_of(BESIDES, &row.game.beside),
        boards: row.game.boards.named_boards().map(places).collect(),
        lines: row.game.boards.named_lines().map(places).collect(),
        deck: word_of(DECKS, &row.game.deck),
        matched: row.matched,
        ante: row.forced.ante,
        blinds: row.forced.blinds,
        bomb: row.forced.bomb,
        most_players: row.most_players(),
    }
}

/// Places counted from 1.
fn places(set: u16) -> Vec<u8> {
    (1..=16).filter(|place| set & (1 << (place - 1)) != 0).collect()
}

fn course_words(steps: &[Step]) -> Vec<String> {
    steps.iter().map(|step| words::word(*step)).collect()
}
