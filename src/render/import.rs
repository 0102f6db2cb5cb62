//! What came in from elsewhere.

use crate::answer::import::Hands;

/// How many hands came in, and those that are not known act by act.
#[must_use]
pub fn hands(Hands { hands, refused }: &Hands) -> String {
    let mut lines = vec![if *hands == 1 { "1 hand".to_owned() } else { format!("{hands} hands") }];
    lines.extend(refused.iter().map(|hand| {
        let what = if hand.booked { "recorded the way the site paid it" } else { "not recorded" };
        format!("  hand {}, {what}: {}", hand.hand, hand.why)
    }));
    lines.push(String::new());
    lines.join("\n")
}
