//! The first lines of a hand: its number, its game and stakes, when it was played, and where the button was.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::site_text::line::{Cents, cents};
use crate::formats::hands::site_text::place::at;
use crate::readable::shown;

/// What the first lines say.
#[derive(Debug, Default)]
pub(super) struct Head {
    pub site: &'static str,
    pub number: String,
    pub game: &'static str,
    pub limit: &'static str,
    pub currency: &'static str,
    pub small: Cents,
    pub big: Cents,
    /// Year, month, day, hour, and the time zone if the line names it.
    pub day: [String; 3],
    pub time: String,
    pub zone: Option<&'static str>,
    pub tournament: bool,
}

/// The games that are read.
const GAMES: &[(&str, &str)] = &[
    ("Omaha Hi/Lo", "OmahaHiLo"),
    ("Omaha Hi-Lo", "OmahaHiLo"),
    ("Omaha", "Omaha"),
    ("Hold'em", "Holdem"),
    ("Holdem", "Holdem"),
];

/// How the betting is limited.
const LIMITS: &[(&str, &str)] = &[("No Limit", "NL"), ("Pot Limit", "PL"), ("Limit", "FL")];

/// The currencies of amounts, by their sign.
const SIGNS: &[(&str, &str)] = &[("$", "USD"), ("€", "EUR"), ("£", "GBP")];

/// The zones that these sites name.
const ZONES: &[(&str, &str)] = &[
    ("ET", "America/New_York"),
    ("UTC", "UTC"),
    ("GMT", "UTC"),
    ("CET", "Europe/Paris"),
    ("WET", "Europe/Lisbon"),
    ("MSK", "Europe/Moscow"),
];

/// Reads the first line.
pub(super) fn head(line: usize, text: &str) -> Result<Head, HandFault> {
    let wrong =
        |what: &str| HandFault::new(at(line), format!("the first line of a hand doesn't give the {what}"));
    let site = if text.starts_with("PokerStars") { "PokerStars" } else { "GGPoker" };
    let (_, rest) = text.split_once('#').ok_or_else(|| wrong("number"))?;
    let (number, rest) = rest.split_once(':').ok_or_else(|| wrong("number"))?;
    let known = |table: &'static [(&str, &'static str)], text: &str| {
        table.iter().find(|(word, _)| text.contains(word)).map(|(_, named)| *named)
    };
    let stakes =
        rest.split('(').skip(1).find(|part| part.contains('/')).and_then(|part| part.split(')').next());
    let stakes = stakes.ok_or_else(|| wrong("stakes"))?;
    let game_text = rest.split('(').next().unwrap_or_default();
    let unknown = || {
        let game = shown(game_text.trim());
        HandFault::new(at(line), format!("this program reads only hold'em and Omaha here, not `{game}`"))
    };
    if game_text.contains("Stud") || game_text.contains("Draw") || game_text.contains("Short") {
        return Err(unknown());
    }
    let tournament = text.contains("Tournament");
    let (blinds, _) = stakes.split_once(' ').unwrap_or((stakes, ""));
    let (small, big) = blinds.split_once('/').ok_or_else(|| wrong("stakes"))?;
    let amount = |text: &str| cents(text).ok_or_else(|| wrong("stakes"));
    let mut head = Head {
        site,
        number: number.trim().to_owned(),
        game: known(GAMES, game_text).ok_or_else(unknown)?,
        limit: known(LIMITS, game_text).unwrap_or("NL"),
        currency: known(SIGNS, stakes).unwrap_or_default(),
        small: amount(small)?,
        big: amount(big)?,
        tournament,
        ..Head::default()
    };
    head.when(text).ok_or_else(|| wrong("day and hour"))?;
    Ok(head)
}

impl Head {
    /// The last date and time of the line: if there are two, the site's own is in brackets.
    fn when(&mut self, text: &str) -> Option<()> {
        let words: Vec<&str> = text
            .split(|c: char| c.is_whitespace() || matches!(c, '[' | ']'))
            .filter(|word| !word.is_empty())
            .collect();
        let is_day = |word: &&str| word.len() == 10 && word.split('/').count() == 3;
        let place = words.iter().rposition(is_day)?;
        let mut day = words.get(place)?.split('/');
        self.day = [day.next()?.to_owned(), day.next()?.to_owned(), day.next()?.to_owned()];
        let hour = words.get(place.saturating_add(1))?;
        self.time = if hour.len() == 7 { format!("0{hour}") } else { (*hour).to_owned() };
        let zone = words.get(place.saturating_add(2));
        self.zone = zone.and_then(|zone| ZONES.iter().find(|(word, _)| word == zone)).map(|(_, zone)| *zone);
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit() || byte == b':');
        (self.day.iter().all(|part| digits(part)) && digits(&self.time)).then_some(())
    }
}
