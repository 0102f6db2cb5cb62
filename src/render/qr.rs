//! A QR code for the terminal: two rows of squares to a line, with the quiet border it needs.

use anstyle::{AnsiColor, Style};
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};

/// Black on white if there are colors, so that it reads on a dark terminal too; without them, ink is dark, as on paper.
const INK: Style = AnsiColor::Black.on_default().bg_color(Some(anstyle::Color::Ansi(AnsiColor::BrightWhite)));

/// The code of a short text; none if it is too long for one.
///
/// The text is written in capital letters, which take fewer squares.
#[must_use]
pub fn code(text: &str) -> Option<String> {
    squares(&text.to_ascii_uppercase())
}

/// The code of a link, letter by letter: capital letters would change what follows the host.
#[must_use]
pub fn link(url: &str) -> Option<String> {
    squares(url)
}

/// The code of a text as a picture: black on white, whatever the page looks like.
#[must_use]
pub fn picture(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let (wide, border) = (code.width(), 4);
    let places = (0..wide).flat_map(|y| (0..wide).map(move |x| (x, y)));
    let dark = places.zip(code.to_colors()).filter(|(_, color)| *color == qrcode::Color::Dark);
    let path: String = dark.map(|((x, y), _)| format!("M{} {}h1v1h-1z", x + border, y + border)).collect();
    let side = wide + 2 * border;
    Some(format!(
        "<svg class=\"code\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"QR code\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path fill=\"#000\" d=\"{path}\"/></svg>"
    ))
}

fn squares(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let squares = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Dark)
        .light_color(Dense1x2::Light)
        .quiet_zone(true)
        .build();
    let lines: Vec<String> = squares.lines().map(|line| format!("{INK}{line}{INK:#}")).collect();
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::journal::{Digest, Receipt};

    fn plain(shown: &str) -> String {
        shown.replace(&format!("{INK}"), "").replace(&format!("{INK:#}"), "")
    }

    #[test]
    fn the_longest_receipt_fits_a_narrow_page_and_keeps_its_border() {
        let longest = Receipt::new("3f9a2c41", u64::MAX, Digest([0x9d; 32])).to_string();
        let shown = code(&longest).unwrap();
        let plain = plain(&shown);
        let lines: Vec<&str> = plain.lines().collect();
        assert!(lines.len() <= 20 && lines.iter().all(|line| line.chars().count() <= 40), "{plain}");
        let blank = |line: &str| line.chars().all(|letter| letter == ' ');
        assert!(lines[..2].iter().all(|line| blank(line)), "{plain}");
        assert!(lines.iter().all(|line| line.starts_with("    ")), "{plain}");
    }

    #[test]
    fn every_square_is_the_codes_own() {
        let text = "HB1-3F9A2C41-128-9D3E0C7711AA22BB-42";
        let plain = plain(&code(text).unwrap());
        let squares = QrCode::with_error_correction_level(text, EcLevel::M).unwrap();
        let rows: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
        for y in 0..squares.width() {
            for x in 0..squares.width() {
                let dark = squares[(x, y)] == qrcode::Color::Dark;
                let both = rows[(y + 4) / 2][x + 4];
                let shown = if (y + 4) % 2 == 0 { "▀█" } else { "▄█" }.contains(both);
                assert_eq!(shown, dark, "square {x} {y}");
            }
        }
    }
}
