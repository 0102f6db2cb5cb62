//! Many questions at once: JSON Lines read, answered and written by all cores together, with the answers in order.
//!
//! Every core takes the next lines that have come, answers them, and waits for its turn to write: while one reads or
//! writes, the others answer. Lines are answered as soon as they come, so another program may wait for each answer.

use crate::cli::failure::{Failure, exit};
use crate::cli::output;
use crate::cli::plain_file;
use crate::cli::question::{Answer, QUESTION_BYTES_MAX, Question, Unanswered};
use crate::cli::reply::Reply;
use crate::cli::talk::check_free;
use crate::render::refusal::typed;
use engine::formats::line::Rejected;
use engine::readable::AsTyped;

use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How much is read at once, in bytes.
const BLOCK_BYTES: usize = 128 * 1024;

/// Answers the lines of a file, or of standard input for `-`; a bad line gets its error as the answer.
pub fn answered(file: &Path, answer: Answer<'_>) -> Result<Reply, Failure> {
    let (name, reader) = opened(file)?;
    let source =
        Mutex::new(Lines { reader: BufReader::with_capacity(BLOCK_BYTES, reader), blocks: 0, lines: 0 });
    let (turn, called) = (Mutex::new(Turn::default()), Condvar::new());
    let work = || {
        let (mut text, mut answers) = (Vec::new(), String::with_capacity(BLOCK_BYTES));
        loop {
            let taken = held(&source).take(&mut text, &name);
            let place = match taken {
                Ok(place) if place.is_last => return,
                Ok(place) => place,
                Err(failure) => return held(&turn).stop(failure, &called),
            };
            answers.clear();
            let all_good = answer_all(&text, (&name, place.first_line), answer, &mut answers);
            let waiting =
                called.wait_while(held(&turn), |turn| turn.block != place.block && turn.failed.is_none());
            let mut turn = waiting.unwrap_or_else(PoisonError::into_inner);
            if turn.failed.is_some() {
                return;
            }
            turn.bad |= !all_good;
            match output::lines_of_json(&answers) {
                Ok(()) => turn.next(&called),
                Err(failure) => return turn.stop(failure, &called),
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    let turn = turn.into_inner().unwrap_or_else(PoisonError::into_inner);
    match turn.failed {
        Some(failure) => Err(failure),
        None => Ok(Reply { exit: if turn.bad { exit::BAD_FILE } else { 0 }, ..Reply::default() }),
    }
}

fn opened(file: &Path) -> Result<(String, Box<dyn Read + Send>), Failure> {
    check_free()?;
    if file.as_os_str() == "-" {
        return Ok(("stdin".to_owned(), Box::new(io::stdin())));
    }
    let name = file.to_string_lossy().as_typed();
    Ok((name, Box::new(plain_file::open(file)?)))
}

/// What a lock guards, even after a thread panicked: the scope then ends with that panic.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The lines that haven't been taken yet.
struct Lines {
    reader: BufReader<Box<dyn Read + Send>>,
    blocks: usize,
    lines: usize,
}

/// Which lines were taken.
struct Place {
    block: usize,
    first_line: usize,
    is_last: bool,
}

impl Lines {
    /// Takes what has come up to the end of a line, at least one line; nothing at the end of input.
    fn take(&mut self, text: &mut Vec<u8>, name: &str) -> Result<Place, Failure> {
        text.clear();
        loop {
            let come =
                self.reader.fill_buf().map_err(|error| Failure::bad_file(format!("{name}: {error}")))?;
            let end = come.iter().rposition(|byte| *byte == b'\n').map(|place| place.saturating_add(1));
            let taken = end.unwrap_or(come.len());
            text.extend_from_slice(come.get(..taken).unwrap_or_default());
            self.reader.consume(taken);
            if end.is_some() || taken == 0 {
                break;
            }
            if text.len() as u64 > QUESTION_BYTES_MAX {
                let line = self.lines.saturating_add(1);
                return Err(Failure::bad_file(format!(
                    "{name}:{line}: the line is longer than {QUESTION_BYTES_MAX} bytes"
                )));
            }
        }
        let place =
            Place { block: self.blocks, first_line: self.lines.saturating_add(1), is_last: text.is_empty() };
        self.blocks = self.blocks.saturating_add(1);
        self.lines = self.lines.saturating_add(text.iter().filter(|byte| **byte == b'\n').count());
        Ok(place)
    }
}

/// Whose block is written next, and what was seen so far.
#[derive(Default)]
struct Turn {
    block: usize,
    bad: bool,
    failed: Option<Failure>,
}

impl Turn {
    fn next(&mut self, called: &Condvar) {
        self.block = self.block.saturating_add(1);
        called.notify_all();
    }

    fn stop(&mut self, failure: Failure, called: &Condvar) {
        self.failed.get_or_insert(failure);
        called.notify_all();
    }
}

/// Answers the lines of a block, without empty ones; false if one of them was bad.
fn answer_all(text: &[u8], (file, first): (&str, usize), answer: Answer<'_>, answers: &mut String) -> bool {
    let mut all_good = true;
    for (number, line) in text.split(|byte| *byte == b'\n').enumerate() {
        let number = first.saturating_add(number);
        let answered = match std::str::from_utf8(line) {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer(&Question { text: line.trim_end(), file, line: number, in_batch: true }),
            Err(error) => {
                let line = Rejected::not_text(error).placed(file, number).line(typed);
                Err(Unanswered { line, exit: exit::BAD_FILE })
            }
        };
        all_good &= answered.is_ok();
        answers.push_str(&answered.unwrap_or_else(|unanswered| unanswered.line));
        answers.push('\n');
    }
    all_good
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    /// A pipe from which the pieces come one by one.
    struct Pieces(VecDeque<&'static [u8]>);

    impl Read for Pieces {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            let piece = self.0.pop_front().unwrap_or_default();
            room[..piece.len()].copy_from_slice(piece);
            Ok(piece.len())
        }
    }

    fn lines(pieces: &[&'static str]) -> Lines {
        let pieces: VecDeque<&[u8]> = pieces.iter().map(|piece| piece.as_bytes()).collect();
        let reader: Box<dyn Read + Send> = Box::new(Pieces(pieces));
        Lines { reader: BufReader::new(reader), blocks: 0, lines: 0 }
    }

    #[test]
    fn lines_are_taken_as_they_come_and_never_in_parts() {
        let mut lines = lines(&["one\ntw", "o", "\nthree\n", "four"]);
        let mut text = Vec::new();
        let mut taken = Vec::new();
        loop {
            let place = lines.take(&mut text, "stdin").unwrap();
            if place.is_last {
                break;
            }
            taken.push((place.block, place.first_line, String::from_utf8(text.clone()).unwrap()));
        }
        let expected = [(0, 1, "one\n"), (1, 2, "two\nthree\n"), (2, 4, "four")];
        assert_eq!(taken, expected.map(|(block, line, text)| (block, line, text.to_owned())));
    }

    #[test]
    fn a_line_that_never_ends_is_not_kept() {
        let reader: Box<dyn Read + Send> = Box::new(io::repeat(b'x'));
        let mut endless = Lines { reader: BufReader::with_capacity(1 << 20, reader), blocks: 0, lines: 6 };
        let failure = endless.take(&mut Vec::new(), "stdin").err().unwrap();
        assert_eq!(failure.message, "stdin:7: the line is longer than 16777216 bytes");
    }

    #[test]
    fn every_line_is_answered_in_its_place_and_a_bad_one_does_not_stop_the_rest() {
        let answer = |question: &Question| match question.text {
            "bad" => {
                Err(Unanswered { line: format!("{}:{} refused", question.file, question.line), exit: 5 })
            }
            text => Ok(text.to_uppercase()),
        };
        let mut answers = String::new();
        let all_good = answer_all(b"one\n\nbad\r\n\xff\nlast", ("stdin", 10), &answer, &mut answers);
        let lines: Vec<&str> = answers.lines().collect();
        assert!(!all_good);
        assert_eq!((lines[0], lines[1], lines[3]), ("ONE", "stdin:12 refused", "LAST"));
        assert!(lines[2].contains("stdin:13:1: the line is not UTF-8"), "{}", lines[2]);
    }
}
