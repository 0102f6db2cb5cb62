//! `hand tag`, `hand note`, `hand void`: what is said about a hand later.

use crate::answer::Amount;
use crate::answer::hand::{Noted, Voided};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::hand::list::line;
use crate::cli::verbs::hand::show::Chosen;
use crate::cli::words::Words;
use crate::render::hand as render;
use clap::Args;
use engine::readable::AsTyped;
use ledger::bank::hands;
use ledger::journal::HandPlayed;
use ledger::store::HandRow;

/// The most characters of a tag.
const TAG_MAX: usize = 30;

/// Tag a hand
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand tag 12 bluff cooler\n  \
        housebook hand tag 12 --remove bluff")]
pub struct Tag {
    #[command(flatten)]
    which: Chosen,
    /// Tags made of letters, digits and hyphens
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    /// Remove the tags
    #[arg(long)]
    remove: bool,
}

/// Add a comment to a hand
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand note 12 \"Bob showed the bluff\"\n  \
        housebook hand note 3 --night 2 \"best pot of the year\"")]
pub struct Note {
    #[command(flatten)]
    which: Chosen,
    /// Your remark
    text: String,
}

/// Void a hand and give the money back
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand void 12 --why \"the deck had two aces of spades\"\n  \
        housebook hand void 3 --night 2 --why \"dealt to an empty seat\"")]
pub struct Void {
    #[command(flatten)]
    which: Chosen,
    /// Why it doesn't count
    #[arg(long, value_name = "TEXT")]
    why: String,
}

impl Tag {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let currency = Words::load(context.look()?.reader())?.currency;
        let words = self.words.iter().map(|word| tag(word)).collect::<Result<Vec<_>, _>>()?;
        let which = self.which.which();
        context.record(
            |session| hands::tag(session, which, &words, self.remove),
            |(hand, _)| {
                let answer = line(&hand, currency);
                Told::new(render::tagged(&answer), answer)
            },
        )
    }
}

/// A tag as it is stored: one word in lower case.
fn tag(word: &str) -> Result<String, Failure> {
    let plain = |letter: char| letter.is_alphanumeric() || letter == '-';
    if word.is_empty() || word.chars().count() > TAG_MAX || !word.chars().all(plain) {
        let message = format!(
            "a tag is one word of 1 to {TAG_MAX} letters, digits and hyphens, not `{}`",
            word.as_typed()
        );
        return Err(Failure::usage(message));
    }
    Ok(word.to_lowercase())
}

impl Note {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let text = free_text(&self.text, "a note on a hand")?;
        let which = self.which.which();
        context.record(
            |session| hands::note(session, which, &text),
            |hand| {
                let answer = Noted { night: hand.night, hand: hand.number, note: text.clone() };
                Told::new(render::noted(&answer), answer)
            },
        )
    }
}

impl Void {
    /// Records.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let why = free_text(&self.why, "a reason")?;
        let which = self.which.which();
        context.record(
            |session| hands::void(session, which, &why),
            |(hand, played, notices)| told(&words, &hand, &played, why.clone()).with(notices),
        )
    }
}

fn told(words: &Words, hand: &HandRow, played: &HandPlayed, why: String) -> Told {
    let called = |player| words.people.called(player).map_or("somebody", ledger::people::Name::as_str);
    let currency = played.asset().counted_in(words.currency);
    let moved = played.seats.iter().filter_map(|seat| Some((seat, seat.net().ok()?)));
    let moved = moved.filter(|(_, net)| !net.is_zero());
    let back = moved
        .map(|(seat, net)| (called(seat.player).to_owned(), Amount::new(net.negated(), currency)))
        .collect();
    let answer = Voided { night: hand.night, hand: hand.number, why, back, game: hand.game.clone() };
    Told::new(render::voided(&answer), answer)
}
