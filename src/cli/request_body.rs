//! The words that make a request, for its hash: the same request again gets the same answer.

/// Separates the words of a request.
pub const BETWEEN: &str = "\u{1f}";

/// Separates the words from whatever else makes the request, such as a file's content.
pub const BESIDE: &str = "\u{1e}";

/// The words that make a request: all except those that may differ between tries.
pub fn request_body(words: &[String]) -> String {
    const VALUED: [&str; 4] = ["--id", "--at", "--book", "--color"];
    const BARE: [&str; 8] =
        ["--json", "--yes", "--really", "--quiet", "--dry-run", "--no-hints", "--no-pager", "--receipt"];
    let mut kept = Vec::new();
    let mut skip = false;
    for word in words {
        let valued_inline = VALUED
            .iter()
            .chain(&["--receipt"])
            .any(|flag| word.strip_prefix(flag).is_some_and(|rest| rest.starts_with('=')));
        if skip {
            skip = false;
        } else if VALUED.contains(&word.as_str()) {
            skip = true;
        } else if !BARE.contains(&word.as_str()) && !valued_inline {
            kept.push(word.as_str());
        }
    }
    kept.join(BETWEEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn body(line: &str) -> String {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        request_body(&words).replace('\u{1f}', " ")
    }

    #[test]
    fn a_request_is_its_words_without_the_place_and_the_hour() {
        assert_eq!(body("--book b --id x fine Ann --at 20:15 --json"), "fine Ann");
        assert_eq!(body("fine Ann --id=x --book=b --dry-run"), "fine Ann");
    }

    #[test]
    fn paying_on_the_book_is_a_part_of_the_request() {
        assert_eq!(body("--book b buy Ann 20 --debt --id x"), "buy Ann 20 --debt");
        assert_eq!(body("buy Ann --debt 10 --cash 10"), "buy Ann --debt 10 --cash 10");
    }
}
