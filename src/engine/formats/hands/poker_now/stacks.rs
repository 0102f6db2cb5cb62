//! The line with everybody's chips at the beginning of a hand: `#1 "Alex @ x1" (2200) | #2 …`.

/// One player of the line, as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stack<'t> {
    /// The player's seat.
    pub seat: i64,
    /// The player's name with the id.
    pub name: &'t str,
    /// The player's chips.
    pub amount: &'t str,
}

/// The players; `None` if the line doesn't have that form.
#[must_use]
pub(crate) fn stacks(line: &str) -> Option<Vec<Stack<'_>>> {
    let mut found = Vec::new();
    let mut rest = line;
    while !rest.is_empty() {
        let (seat, behind) = rest.strip_prefix('#')?.split_once(" \"")?;
        let (name, amount, next) = named(behind)?;
        found.push(Stack { seat: seat.parse().ok()?, name, amount });
        rest = next;
    }
    Some(found)
}

/// A name can hold anything, so it ends at the first place where an amount and then the next player, or the end, follow.
fn named(text: &str) -> Option<(&str, &str, &str)> {
    text.match_indices("\" (").find_map(|(at, quote)| {
        let name = text.get(..at)?;
        let (amount, rest) = text.get(at.checked_add(quote.len())?..)?.split_once(')')?;
        let plain = !amount.is_empty() && amount.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let next = if rest.is_empty() { Some("") } else { rest.strip_prefix(" | ") };
        let next = next.filter(|next| next.is_empty() || next.starts_with('#'))?;
        plain.then_some((name, amount, next))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_hold_anything() {
        let line = "#1 \"A, \"b\" (5) @ x\" (2200) | #10 \"| #2 \"c\" (x) @ y\" (3.50)";
        let wanted = [
            Stack { seat: 1, name: "A, \"b\" (5) @ x", amount: "2200" },
            Stack { seat: 10, name: "| #2 \"c\" (x) @ y", amount: "3.50" },
        ];
        assert_eq!(stacks(line).as_deref(), Some(&wanted[..]));
        for line in ["#1 \"A @ x\"", "A @ x (5)", "#x \"A @ x\" (5)", "#1 \"A @ x\" (5) and"] {
            assert_eq!(stacks(line), None, "{line}");
        }
    }
}
