//! Topics: what a banker does, in one screen each.

/// The topics, each with its page.
pub const TOPICS: &[(&str, &str)] = &[
    ("night", include_str!("topics/night.txt")),
    ("hands", include_str!("topics/hands.txt")),
    ("notes", include_str!("topics/notes.txt")),
    ("debts", include_str!("topics/debts.txt")),
    ("tournament", include_str!("topics/tournament.txt")),
    ("houses", include_str!("topics/houses.txt")),
];

/// The page on a topic.
pub fn on(topic: &str) -> Option<&'static str> {
    TOPICS.iter().find(|(name, _)| *name == topic).map(|(_, page)| *page)
}
