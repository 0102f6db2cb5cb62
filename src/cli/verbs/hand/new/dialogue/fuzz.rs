//! Random lines: none can break anything, and one step back is exact.

use crate::cli::verbs::hand::new::dialogue::Dialogue;
use crate::cli::verbs::hand::new::state::State;
use crate::cli::verbs::hand::new::testing::table;
use engine::games::ROWS;
use engine::play::Next;

/// Random numbers that are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % sides.max(1)
    }

    fn pick<'a>(&mut self, words: &[&'a str]) -> &'a str {
        words[self.roll(words.len())]
    }
}

const WORDS: &[&str] = &[
    "",
    "f",
    "k",
    "c",
    "a",
    "b 1",
    "r 2",
    "3",
    "+1",
    "2.50",
    "ffc",
    "c*",
    "k*",
    "f*",
    "/gus",
    "/ann",
    "ann",
    "bob f",
    "p",
    "2",
    "d 1",
    "h",
    "l",
    "b",
    "i",
    "o",
    "hlb",
    "ioi",
    "x",
    "w ann",
    "w cat",
    "asad",
    "KsKd",
    "2c3d4h",
    "8s",
    "9c",
    "?",
    "??",
    "?? ??",
    "m",
    "! because",
    "!",
    "$ 5",
    "$",
    "fine ann 1",
    "fine",
    "run 2",
    "split ann 1 bob 1",
    "split",
    "dead bob",
    "board 2c3d4h8s9c",
    "blind 2h3h",
    "retrieve ann",
    "miscall cat",
    "omaha",
    "7stud",
    "d bob",
    "-cat",
    "+cat",
    "straddle dan",
    "y",
    "<",
    "<<",
    "<<<<<<",
    "💥",
    "\u{0}",
    "1e3",
    "99999999999999999999",
    "b",
    "r by",
    "+",
    "-",
    "bring-in",
    "i",
    "s",
    "gus AsKd",
    "ann KhQh",
    "c c c c",
    "k k k k",
    "Qs7h2c kkkk",
    "high low both",
    "raise to 2",
    "raise 2",
    "call",
    "all in",
    "fold fold",
    "chip 5",
    "chips 1",
    "chip",
];

/// A line that often means something: it depends on the question.
fn line(dice: &mut Dice, dialogue: &Dialogue) -> String {
    if dice.roll(3) == 0 {
        return (0..=dice.roll(2)).map(|_| dice.pick(WORDS)).collect::<Vec<_>>().join(" ");
    }
    let State::Played(hand) = &dialogue.state else { return String::new() };
    let play = hand.play().unwrap();
    let fitting: &[&str] = match play.legal() {
        Next::Deal { .. } | Next::Board { .. } | Next::Blind(_) => {
            &["", "2c", "3d4d5d", "7h 8h 9h", "AsKs", "Tc"]
        }
        Next::Bet(_) => &["f", "c", "c", "k", "", "a", "1", "2", "+1", "c*", "k*", "5"],
        Next::Draw { .. } => &["p", "1", "2", "3"],
        Next::Own { .. } => &["", "ann", "??", "2c", "bob 3d4d5d", "7h8h"],
        Next::Asked(_) => &["p", "f", "y", "n", ""],
        Next::Declare(_) => &["h", "l", "b"],
        Next::Drop(_) => &["i", "o"],
        Next::Show { .. } => &["x", "", "w ann", "w bob", "JsJd", "4s4d4h", "2s3s4s5s6s"],
        Next::Over => &["<", "<<<", "board 6c6d6h7s7c"],
    };
    dice.pick(fitting).to_owned()
}

#[test]
fn no_line_panics_and_a_step_back_is_exact() {
    let mut dice = Dice(4);
    let (mut moved, mut over) = (0, 0);
    for round in 0..150 {
        let game = ROWS[round % ROWS.len()].name();
        let (house, stakes) =
            [("casino", Some(".25/.50")), ("igloo", None), ("mike", None), ("cause", None)][round % 4];
        let stacks: Vec<i64> =
            (0..3 + round % 4).map(|_| 100 + 50 * i64::try_from(dice.roll(60)).unwrap()).collect();
        let mut dialogue = Dialogue::new(table(house, stakes, &stacks));
        dialogue.line(game);
        dialogue.line("");
        for _ in 0..60 {
            let words = line(&mut dice, &dialogue);
            let before = dialogue.state.clone();
            let depth = dialogue.past.len();
            let answer = dialogue.line(&words);
            for said in &answer.said {
                assert!(said.lines().all(|line| line.chars().count() <= 80), "{words}: {said}");
            }
            let question = dialogue.question();
            assert!(question.chars().count() <= 80, "{question}");
            assert!(question != ">", "{words} at {game}");
            if dialogue.past.len() > depth && !words.contains('<') {
                moved += 1;
                let steps = dialogue.past.len() - depth;
                let after = dialogue.state.clone();
                dialogue.line(&"<".repeat(steps));
                assert_eq!(dialogue.state, before, "{words} at {game}");
                dialogue.line(&words);
                assert_eq!(dialogue.state, after, "{words} at {game}");
            }
            over += usize::from(dialogue.over().is_ok());
        }
    }
    assert!(moved > 3000 && over > 300, "{moved} lines moved, {over} ended");
}
