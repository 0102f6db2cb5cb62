//! The games of a file: a house's profile, or a file with only games.

use crate::formats::bad_line::BadLine;
use crate::formats::game::read;
use crate::formats::house::check::{check, parsed};
use crate::games::GameRow;
use crate::readable::shown;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The games in a text, with every mistake; a file that names a house is read as its whole profile.
///
/// # Errors
///
/// The mistakes, first line first.
///
/// ```
/// # use housebook_engine::formats::house::games;
/// let games = games(r#"
/// [game.cincinnati]
/// course = ["down 5", "bet", "board 1", "bet", "board 1", "bet", "board 3", "bet"]
/// high = "standard"
/// wild = ["2"]
/// "#).expect("a sound game");
/// assert_eq!(games[0].game.wilds.named(), "deuces");
/// assert_eq!((games[0].course.rounds(), games[0].course.board()), (4, 5));
/// ```
pub fn games(text: &str) -> Result<Vec<GameRow>, Vec<BadLine>> {
    let root = parsed(text)?;
    if root.get_ref().contains_key("house") {
        return check(text).map(|house| house.games().to_vec());
    }
    let (mut games, mut bad) = (Vec::new(), Vec::new());
    for (name, item) in root.get_ref().iter() {
        let tables = item.get_ref().as_table().filter(|_| name.get_ref() == "game");
        let Some(tables) = tables else {
            let key = shown(name.get_ref());
            bad.push(BadLine::at(text, &name.span(), &key, "isn't a game".to_owned(), WANTED.to_owned()));
            continue;
        };
        for (name, item) in tables {
            match table(text, name.get_ref(), item) {
                Ok(table) => match read(text, name.get_ref(), &name.span(), table, Some(tables)) {
                    Ok(game) => games.push(game),
                    Err(mistakes) => bad.extend(mistakes),
                },
                Err(mistake) => bad.push(mistake),
            }
        }
    }
    if games.is_empty() && bad.is_empty() {
        bad.push(BadLine::at(text, &(0..0), "game", "is missing".to_owned(), WANTED.to_owned()));
    }
    bad.sort_by_key(|mistake| (mistake.line, mistake.column));
    if bad.is_empty() { Ok(games) } else { Err(bad) }
}

const WANTED: &str = "a table like [game.chicago]";

fn table<'a, 'i>(text: &str, name: &str, item: &'a Spanned<DeValue<'i>>) -> Result<&'a DeTable<'i>, BadLine> {
    item.get_ref().as_table().ok_or_else(|| {
        let key = shown(name);
        BadLine::at(text, &item.span(), &format!("game.{key}"), "isn't a table".to_owned(), WANTED.to_owned())
    })
}
