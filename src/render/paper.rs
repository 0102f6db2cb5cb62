//! A bank note to print: as text for a strip of paper, and as a picture with a line to sign.

use crate::render::markup::words;

/// The words on the note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Its identifier, the number on the scrap.
    pub identifier: String,
    pub debtor: String,
    pub holder: String,
    pub amount: String,
    /// The night and day it was written, in words.
    pub written: String,
    /// What became of it, if it isn't open, so that no dead note is printed as money.
    pub status: Option<String>,
}

/// How wide the strip is.
const WIDE: usize = 48;

/// The note as text.
#[must_use]
pub fn text(paper: &Paper) -> String {
    let rule = "═".repeat(WIDE);
    let mut lines = vec![rule.clone(), format!("BANK NOTE {}", paper.identifier)];
    lines.extend(paper.status.iter().map(|status| format!("*** {} ***", status.to_uppercase())));
    lines.push(String::new());
    lines.push(format!("{} owes the holder {}", paper.debtor, paper.amount));
    lines.push(paper.written.clone());
    lines.push(String::new());
    lines.push(signature("debtor", &paper.debtor));
    lines.push(signature("holder", &paper.holder));
    lines.push(signature("holder", ""));
    lines.push(rule);
    lines.join("\n")
}

/// A line to sign on, with the name of the signer.
fn signature(what: &str, who: &str) -> String {
    let line = "_".repeat(22);
    format!("{what}  {line}  {who}").trim_end().to_owned()
}

const STYLE: &str = "text{font-family:serif;fill:#000}.s{font-size:12px}.m{font-size:16px}.b{font-size:26px}";

/// The note as a picture that needs nothing else.
#[must_use]
pub fn svg(paper: &Paper) -> String {
    let [identifier, debtor, holder, amount, written] =
        [&paper.identifier, &paper.debtor, &paper.holder, &paper.amount, &paper.written]
            .map(|text| words(text));
    let status = paper.status.as_deref().map(words).map_or(String::new(), |status| {
        format!("<text class=\"b\" x=\"24\" y=\"118\" fill-opacity=\"0.5\">{status}</text>\n")
    });
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"240\" viewBox=\"0 0 480 240\">\n\
         <title>bank note {identifier}</title>\n<style>{STYLE}</style>\n\
         <rect x=\"4\" y=\"4\" width=\"472\" height=\"232\" fill=\"#fff\" stroke=\"#000\" stroke-width=\"2\"/>\n\
         <text class=\"b\" x=\"24\" y=\"44\">{identifier}</text>\n\
         <text class=\"b\" x=\"456\" y=\"44\" text-anchor=\"end\">{amount}</text>\n\
         <text class=\"m\" x=\"24\" y=\"76\">{debtor} owes the holder this amount</text>\n\
         <text class=\"s\" x=\"24\" y=\"96\">{written}</text>\n{status}{}{}</svg>\n",
        line(160, "debtor", &debtor),
        line(208, "holder", &holder)
    )
}

fn line(y: u32, what: &str, who: &str) -> String {
    let below = y.saturating_add(16);
    format!(
        "<path d=\"M24 {y}H456\" stroke=\"#000\"/>\n<text class=\"s\" x=\"24\" y=\"{below}\">{what}: {who}</text>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(debtor: &str) -> Paper {
        Paper {
            identifier: "BOF".to_owned(),
            debtor: debtor.to_owned(),
            holder: "Bob".to_owned(),
            amount: "$5.00".to_owned(),
            written: "written on night 3, 2026-11-21".to_owned(),
            status: None,
        }
    }

    #[test]
    fn a_printed_note_names_debtor_amount_and_identifier() {
        for printed in [text(&paper("Ann")), svg(&paper("Ann"))] {
            for word in ["BOF", "Ann", "$5.00", "night 3", "holder"] {
                assert!(printed.contains(word), "{printed}");
            }
        }
    }

    #[test]
    fn a_name_cannot_break_the_picture() {
        let printed = svg(&paper("</text><script>x</script>&\u{1b}"));
        assert!(printed.contains("&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;&amp;\\u{001B}"), "{printed}");
        assert!(!printed.contains("<script"), "{printed}");
    }

    #[test]
    fn a_note_that_is_paid_says_so() {
        let paid = Paper { status: Some("paid".to_owned()), ..paper("Ann") };
        assert!(text(&paid).contains("*** PAID ***"));
        assert!(svg(&paid).contains(">paid</text>"));
    }
}
