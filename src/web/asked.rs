//! What a path asks for. A path that isn't written exactly like ours is refused, not guessed at.

/// What somebody wants to see.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Tonight.
    Tonight,
    /// The screen of the room.
    Tv,
    /// THE BOOK.
    Book,
    /// One night.
    Night(u32),
    /// One hand of a night; of the last one, if none is said.
    Hand {
        /// Its number in the night.
        number: u32,
        /// The night.
        night: Option<u32>,
        /// Which step of it, counted from 1; the end, if none is said.
        step: Option<u32>,
    },
    /// The standings of a year; of this one, if none is said.
    Season(Option<String>),
    /// The page of the player whose link has this token.
    Me(String),
    /// Tonight, for programs.
    Status,
}

/// Why a path asks for nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPath {
    /// There is no such page.
    Unknown,
    /// It isn't written like a path of ours.
    Malformed,
}

/// The longest path with its query.
const LONGEST: usize = 200;

/// How long a token is.
const TOKEN: usize = 32;

impl Asked {
    /// What a path and its query ask for.
    pub fn of(path: &str, query: Option<&str>) -> Result<Self, NoPath> {
        let plain =
            |text: &str| text.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"/-_.=&".contains(&sign));
        let query = query.unwrap_or_default();
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        if path.len() + query.len() > LONGEST || !plain(path) || !plain(query) || parts.contains(&"..") {
            return Err(NoPath::Malformed);
        }
        let said = |name: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next_back()
        };
        match parts.as_slice() {
            [""] => Ok(Self::Tonight),
            ["tv"] => Ok(Self::Tv),
            ["book"] => Ok(Self::Book),
            ["night", number] => Ok(Self::Night(whole(number)?)),
            ["hand", number] => {
                let of = |name| said(name).map(whole).transpose();
                Ok(Self::Hand { number: whole(number)?, night: of("night")?, step: of("step")? })
            }
            ["season"] => Ok(Self::Season(said("year").map(year).transpose()?)),
            ["me", token] => Self::me(token),
            ["api", "status"] => Ok(Self::Status),
            _ => Err(NoPath::Unknown),
        }
    }

    fn me(token: &str) -> Result<Self, NoPath> {
        let is_token = token.len() == TOKEN && token.bytes().all(|sign| sign.is_ascii_hexdigit());
        // Something that isn't a token opens what a wrong one opens: nothing.
        if is_token { Ok(Self::Me(token.to_ascii_lowercase())) } else { Err(NoPath::Unknown) }
    }
}

/// A whole number from 1 on, written as people write it.
fn whole(text: &str) -> Result<u32, NoPath> {
    let number = text.parse().map_err(|_| NoPath::Malformed)?;
    if number == 0 || text.starts_with(['0', '+']) { Err(NoPath::Malformed) } else { Ok(number) }
}

fn year(text: &str) -> Result<String, NoPath> {
    let is_year = text.len() == 4 && text.bytes().all(|sign| sign.is_ascii_digit());
    if is_year { Ok(text.to_owned()) } else { Err(NoPath::Malformed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_ours_or_none() {
        let token = "0123456789abcdef0123456789abcdef";
        for (path, query, asked) in [
            ("/", None, Ok(Asked::Tonight)),
            ("/", Some("from=chat"), Ok(Asked::Tonight)),
            ("/tv", None, Ok(Asked::Tv)),
            ("/night/12", None, Ok(Asked::Night(12))),
            ("/night/0", None, Err(NoPath::Malformed)),
            ("/night/012", None, Err(NoPath::Malformed)),
            ("/night/x", None, Err(NoPath::Malformed)),
            ("/night/99999999999", None, Err(NoPath::Malformed)),
            ("/night/1/", None, Err(NoPath::Unknown)),
            ("/hand/3", None, Ok(Asked::Hand { number: 3, night: None, step: None })),
            ("/hand/3", Some("step=2"), Ok(Asked::Hand { number: 3, night: None, step: Some(2) })),
            ("/hand/3", Some("step=0"), Err(NoPath::Malformed)),
            ("/hand/3", Some("night=2"), Ok(Asked::Hand { number: 3, night: Some(2), step: None })),
            ("/hand/3", Some("night=two"), Err(NoPath::Malformed)),
            ("/season", Some("year=2026"), Ok(Asked::Season(Some("2026".to_owned())))),
            ("/season", Some("year=26"), Err(NoPath::Malformed)),
            ("/bank", None, Err(NoPath::Unknown)),
            ("/../night.book", None, Err(NoPath::Malformed)),
            ("/%2e%2e/night.book", None, Err(NoPath::Malformed)),
            ("/me/../book", None, Err(NoPath::Malformed)),
            ("/me/1", None, Err(NoPath::Unknown)),
            ("//", None, Err(NoPath::Unknown)),
        ] {
            assert_eq!(Asked::of(path, query), asked, "{path} {query:?}");
        }
        assert_eq!(Asked::of(&format!("/me/{token}"), None), Ok(Asked::Me(token.to_owned())));
        assert_eq!(Asked::of(&format!("/{}", "a".repeat(300)), None), Err(NoPath::Malformed));
    }
}
