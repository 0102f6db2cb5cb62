//! Reading a whole tape: line by line for a rebuild, and alongside the book for an audit.

use crate::bank::tape::failure::{TapeError, TapePlace};
use crate::bank::tape::file::{LINE_BYTES_MAX, TapeEnd, TapeFile, line, sealed};
use crate::finding::{Finding, Sound, TapeWrong, Violation};
use crate::formats::tape_line::{self, TapeLine};
use crate::journal::Digest;
use crate::store::Reader;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Take};
use std::path::Path;

/// A tape, from its beginning.
pub struct Lines {
    tape: TapeFile,
    reader: BufReader<Take<File>>,
    number: u64,
}

/// What comes next on a tape.
pub enum NextLine {
    /// A line with its end.
    Whole(String),
    /// Letters without a line end.
    Torn(String),
    /// Nothing.
    End,
}

impl Lines {
    /// Opens a tape; what is appended afterwards is not read.
    pub fn open(path: &Path) -> Result<(String, Self), TapeError> {
        let tape = TapeFile::open(path, false)?;
        let failed = |error| TapeError::failed(path, &error);
        let length = tape.file.metadata().map_err(failed)?.len();
        let file = tape.file.try_clone().map_err(failed)?;
        let reader = BufReader::with_capacity(256 * 1024, file.take(length));
        let mut lines = Self { tape, reader, number: 0 };
        let first = match lines.read_on()? {
            NextLine::Whole(first) => first,
            NextLine::Torn(_) | NextLine::End => String::new(),
        };
        let book = tape_line::book_of(&first).map_err(|why| lines.damaged(why))?;
        Ok((book, lines))
    }

    /// The next line as it is.
    pub fn read_on(&mut self) -> Result<NextLine, TapeError> {
        self.number = self.number.saturating_add(1);
        let mut bytes = Vec::new();
        let read = (&mut self.reader).take(LINE_BYTES_MAX).read_until(b'\n', &mut bytes);
        read.map_err(|error| self.tape.failed(&error))?;
        if bytes.is_empty() {
            return Ok(NextLine::End);
        }
        let whole = bytes.pop_if(|byte| *byte == b'\n').is_some();
        if !whole && u64::try_from(bytes.len()).unwrap_or(u64::MAX) >= LINE_BYTES_MAX {
            return Err(self.damaged("the line is too long".to_owned()));
        }
        match String::from_utf8(bytes) {
            Ok(text) if whole => Ok(NextLine::Whole(text)),
            Ok(text) => Ok(NextLine::Torn(text)),
            Err(_) if !whole => Ok(NextLine::Torn(String::new())),
            Err(_) => Err(self.damaged("this isn't UTF-8 text".to_owned())),
        }
    }

    /// Passes every event to `each`. Returns how far the tape goes, and whether its last line was never finished.
    ///
    /// A last line without its end counts if it has its seals: then it's certain what it said.
    pub fn each<E: From<TapeError>>(
        mut self,
        book: String,
        mut each: impl FnMut(TapeLine, u64) -> Result<(), E>,
    ) -> Result<TapeEnd, E> {
        let mut end = TapeEnd { book, seq: 0, hash: Digest::NONE, whole: 0, torn: 0 };
        loop {
            let read = match self.read_on()? {
                NextLine::End => return Ok(end),
                NextLine::Whole(text) => sealed(&text).map_err(|why| self.damaged(why))?,
                NextLine::Torn(text) => {
                    let Ok(line) = sealed(&text) else {
                        end.torn = u64::try_from(text.len()).unwrap_or(u64::MAX).max(1);
                        return Ok(end);
                    };
                    line
                }
            };
            if read.event.seq != end.seq.saturating_add(1) || read.event.prev != end.hash {
                let why = format!("event {} doesn't follow event {}", read.event.seq, end.seq);
                return Err(self.damaged(why).into());
            }
            (end.seq, end.hash) = (read.event.seq, read.event.hash);
            each(read, self.number)?;
        }
    }

    fn damaged(&self, why: String) -> TapeError {
        self.tape.damaged(TapePlace::Line(self.number), why)
    }
}

/// Reads a whole tape: each line has its seals and follows the one before.
///
/// # Errors
///
/// The first line that doesn't.
pub fn check_lines(path: &Path) -> Result<(), TapeError> {
    let (book, lines) = Lines::open(path)?;
    lines.each(book, |_, _| Ok::<(), TapeError>(())).map(drop)
}

/// Compares a tape with the book, letter by letter: a tape contains exactly what the book would write.
pub fn compared(reader: Reader<'_>, path: &Path) -> Result<Finding, TapeError> {
    let (tape, mut lines) = Lines::open(path)?;
    let book = reader.book()?.id;
    if book != tape {
        return Err(TapeError::OtherBook { path: path.to_owned(), tape });
    }
    let (head, _) = reader.head()?;
    let mut seq = 0_u64;
    let mut found = None;
    let walked = reader.each_taped(0, |event, request| -> Result<(), Stop> {
        let (number, hash) = (event.seq, event.hash);
        let expected = line(TapeLine { event, request })?;
        found = difference(&lines.read_on()?, &expected, (number, hash, head));
        seq = number;
        if found.is_some() { Err(Stop::Found) } else { Ok(()) }
    });
    match walked {
        Err(Stop::Failed(error)) => return Err(error),
        Err(Stop::Found) | Ok(()) => {}
    }
    if found.is_none() && !matches!(lines.read_on()?, NextLine::End) {
        found = Some(TapeWrong::Longer { head });
    }
    Ok(match found {
        Some(what) => Finding::Violated(Violation::Tape { tape: path.to_owned(), what }),
        None => Finding::Sound(Sound::Tape { events: seq, tape: path.to_owned() }),
    })
}

/// What is wrong with a line of the tape.
fn difference(next: &NextLine, expected: &str, (seq, hash, head): (u64, Digest, u64)) -> Option<TapeWrong> {
    let missing = head.saturating_sub(seq).saturating_add(1);
    match next {
        NextLine::Whole(text) if text == expected => None,
        NextLine::Whole(text) => Some(match sealed(text) {
            Ok(line) if line.event.hash == hash => TapeWrong::OtherAnswer { seq },
            Ok(line) if line.event.seq == seq => TapeWrong::OtherEvent { seq },
            Ok(line) => TapeWrong::InItsPlace { seq, there: line.event.seq },
            Err(_) => TapeWrong::Damaged { seq },
        }),
        NextLine::Torn(_) => Some(TapeWrong::Torn { seq, missing }),
        NextLine::End => Some(TapeWrong::Short { seq, missing }),
    }
}

/// Why a walk through the journal ends early.
enum Stop {
    Found,
    Failed(TapeError),
}

impl<E: Into<TapeError>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}
