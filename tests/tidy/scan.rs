//! Splits Rust text into code, string literals and tests, so that a comment never counts as an import.

/// A source with its comments and literals removed.
#[derive(Debug, Default)]
pub struct Scan {
    /// The code; comments and the insides of literals are spaces, and lines keep their numbers.
    pub code: String,
    /// Every string literal with the line it starts on.
    pub literals: Vec<(usize, String)>,
}

/// Scans a source.
pub fn scan(text: &str) -> Scan {
    let chars: Vec<char> = text.chars().collect();
    let mut scan = Scan::default();
    let mut at = 0;
    while at < chars.len() {
        let kind = kind(&chars, at);
        let end = match kind {
            Kind::Code => at + 1,
            Kind::LineComment => find(&chars, at, |rest| rest[0] == '\n'),
            Kind::BlockComment => block_end(&chars, at),
            Kind::Text { open, hashes } => text_end(&chars, at + open, hashes),
            Kind::Char => char_end(&chars, at),
        };
        match kind {
            Kind::Code => scan.code.push(chars[at]),
            Kind::Text { open, hashes } => {
                let inside = chars[at + open..end - 1 - hashes.unwrap_or(0)].iter().collect();
                scan.literals.push((line_at(&scan.code), inside));
                blank(&mut scan.code, &chars[at..end]);
            }
            Kind::LineComment | Kind::BlockComment | Kind::Char => blank(&mut scan.code, &chars[at..end]),
        }
        at = end;
    }
    scan
}

/// The number of the line that comes after `code`.
fn line_at(code: &str) -> usize {
    code.matches('\n').count() + 1
}

enum Kind {
    Code,
    LineComment,
    BlockComment,
    /// `open` characters open it; `hashes` is for raw strings, none if backslashes escape.
    Text {
        open: usize,
        hashes: Option<usize>,
    },
    Char,
}

fn kind(chars: &[char], at: usize) -> Kind {
    let next = |offset: usize| chars.get(at + offset).copied().unwrap_or('\n');
    match (next(0), next(1)) {
        ('/', '/') => Kind::LineComment,
        ('/', '*') => Kind::BlockComment,
        ('"', _) => Kind::Text { open: 1, hashes: None },
        ('r', '"' | '#') if !follows_a_name(chars, at) => {
            let hashes = chars[at + 1..].iter().take_while(|c| **c == '#').count();
            match next(1 + hashes) {
                '"' => Kind::Text { open: hashes + 2, hashes: Some(hashes) },
                _ => Kind::Code,
            }
        }
        ('\'', '\\') => Kind::Char,
        ('\'', _) if next(2) == '\'' => Kind::Char,
        _ => Kind::Code,
    }
}

/// True inside a word; the `b` of `br"…"` isn't a word of its own.
fn follows_a_name(chars: &[char], at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map_or(' ', |index| chars[index]);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let opens_bytes = matches!(before(1), 'b' | 'c') && !is_word(before(2));
    is_word(before(1)) && !opens_bytes
}

fn find(chars: &[char], from: usize, wanted: impl Fn(&[char]) -> bool) -> usize {
    (from..chars.len()).find(|&at| wanted(&chars[at..])).unwrap_or(chars.len())
}

fn block_end(chars: &[char], from: usize) -> usize {
    let mut depth = 0_usize;
    let mut at = from;
    while at < chars.len() {
        match chars[at..] {
            ['/', '*', ..] => depth += 1,
            ['*', '/', ..] if depth == 1 => return at + 2,
            ['*', '/', ..] => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
    }
    at
}

fn text_end(chars: &[char], from: usize, hashes: Option<usize>) -> usize {
    let mut at = from;
    while at < chars.len() {
        match (chars[at], hashes) {
            ('\\', None) => at += 2,
            ('"', None) => return at + 1,
            ('"', Some(count)) if chars[at + 1..].iter().take_while(|c| **c == '#').count() >= count => {
                return at + 1 + count;
            }
            _ => at += 1,
        }
    }
    chars.len()
}

fn char_end(chars: &[char], from: usize) -> usize {
    let escaped = usize::from(chars[from + 1] == '\\');
    find(chars, from + 2 + escaped, |rest| rest[0] == '\'').saturating_add(1).min(chars.len())
}

fn blank(code: &mut String, taken: &[char]) {
    code.extend(taken.iter().map(|&c| if c == '\n' { '\n' } else { ' ' }));
}

/// The lines (first and last) of everything after `#[cfg(test)]`.
pub fn test_lines(code: &str) -> Vec<(usize, usize)> {
    let starts = code.match_indices("#[cfg(test)]").map(|(at, _)| at);
    starts.map(|at| (line_at(&code[..at]), line_at(&code[..item_end(code, at)]))).collect()
}

/// Where the item that starts at `from` ends: at its `;`, or at the brace that closes it.
fn item_end(code: &str, from: usize) -> usize {
    let mut depth = 0_usize;
    for (at, c) in code[from..].char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && matches!(c, ';' | '}') {
            return from + at;
        }
    }
    code.len()
}

#[test]
fn comments_and_literals_are_no_code() {
    let source = "/// crate::store\nlet a = \"crate::bank \\\" x\"; /* a /* b */ c */ let b = r#\"say \"hi\"\"#; // end\nc";
    let scan = scan(source);
    assert_eq!(scan.code.split_whitespace().collect::<Vec<_>>().join(" "), "let a = ; let b = ; c");
    assert_eq!(scan.literals, [(2, "crate::bank \\\" x".to_owned()), (2, "say \"hi\"".to_owned())]);
    assert_eq!(scan.code.lines().count(), source.lines().count());
}

#[test]
fn lifetimes_and_characters_are_told_apart() {
    let scan = scan("fn f<'a>(x: &'a str) { m('\"', '\\'', '\\u{7f}', 'x'); y }");
    assert!(scan.literals.is_empty());
    assert!(scan.code.contains("&'a str") && scan.code.ends_with("); y }"), "{}", scan.code);
}

#[test]
fn a_test_module_ends_at_its_brace() {
    let code = "use a;\n#[cfg(test)]\nmod tests {\n  fn f() {}\n}\nuse b;\n#[cfg(test)]\nmod more;\nuse c;\n";
    assert_eq!(test_lines(code), [(2, 5), (7, 8)]);
}
