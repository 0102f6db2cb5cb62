//! Reads a bundle line by line, and never more than a bundle can contain.

use crate::formats::bundle::fault::BundleFault;
use crate::formats::bundle::foot::Foot;
use crate::formats::bundle::head::Head;
use crate::formats::bundle::totals::Totals;
use crate::formats::event_line;
use crate::journal::Written;
use std::io::{BufRead, ErrorKind, Read};

/// The longest line, with its end.
const LINE_BYTES_MAX: u64 = 1024 * 1024;

/// The most a bundle may contain; a longer journal goes in several.
const BYTES_MAX: u64 = 1024 * 1024 * 1024;

/// Receives the lines and the events of a bundle while it's read.
pub trait BundleReader {
    /// A line that the signature covers, with its end.
    fn line(&mut self, line: &[u8]);

    /// The next event; the head was read before it.
    fn event(&mut self, head: &Head, event: Written);
}

/// Reads a bundle, one event after another. Its totals are right then, but nothing else is checked.
pub fn read(
    source: impl BufRead,
    schema: i64,
    reading: &mut dyn BundleReader,
) -> Result<(Head, Foot), BundleFault> {
    let mut lines = Lines { source: source.take(BYTES_MAX), line: 0 };
    let first = lines.next()?.ok_or_else(|| BundleFault::at(1, "this isn't a bundle from a book"))?;
    let head = Head::read(first.trim_end_matches('\n'), schema)?;
    reading.line(first.as_bytes());
    let count = head.last.saturating_sub(head.first).saturating_add(1);
    let count = if head.last < head.first { 0 } else { count };
    let mut totals = Totals::default();
    while totals.events < count {
        let text = lines.next()?.ok_or_else(|| lines.ends())?;
        let event = event_line::read(text.trim_end_matches('\n'));
        let event = event.map_err(|error| BundleFault::at(lines.line, format!("not an event: {error}")))?;
        reading.line(text.as_bytes());
        totals.add(&event);
        reading.event(&head, event);
    }
    let last = lines.next()?.ok_or_else(|| lines.ends())?;
    let foot: Foot = serde_json::from_str(last.trim_end_matches('\n'))
        .map_err(|error| BundleFault::at(lines.line, format!("not a last line: {error}")))?;
    if foot.totals != totals {
        let what = format!(
            "the totals don't match the events: {} events expected, {} found",
            foot.totals.events, totals.events
        );
        return Err(BundleFault::at(lines.line, what));
    }
    if lines.next()?.is_some() {
        return Err(BundleFault::at(lines.line, "there's something after the last line"));
    }
    Ok((head, foot))
}

/// The lines of a bundle, each with its end.
struct Lines<R> {
    source: std::io::Take<R>,
    line: u64,
}

impl<R: BufRead> Lines<R> {
    fn next(&mut self) -> Result<Option<String>, BundleFault> {
        self.line = self.line.saturating_add(1);
        let mut text = String::new();
        let read = (&mut self.source).take(LINE_BYTES_MAX).read_line(&mut text);
        let read = read.map_err(|error| match error.kind() {
            ErrorKind::InvalidData => BundleFault::at(self.line, "this isn't UTF-8 text"),
            _ => BundleFault::at(self.line, error.to_string()),
        })?;
        match text.ends_with('\n') {
            true => Ok(Some(text)),
            false if read == 0 => Ok(None),
            false if u64::try_from(read).unwrap_or(LINE_BYTES_MAX) < LINE_BYTES_MAX => Err(self.ends()),
            false => Err(BundleFault::at(self.line, format!("a line is longer than {LINE_BYTES_MAX} bytes"))),
        }
    }

    fn ends(&self) -> BundleFault {
        BundleFault::at(self.line, "the bundle ends too early")
    }
}
