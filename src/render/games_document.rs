//! The games as a document: what `docs/GAMES.md` holds.

use crate::render::falls::falls;
use crate::render::games::{players, steps, wins};
use crate::render::party::players as players_of;
use engine::calling::FEATURES;
use engine::games::party;
use engine::games::{GameRow, Menu, NICKNAMES, ROWS};

const OPENING: &str = "\
# The games

A game is a row of a table: what is dealt, bet, exchanged, declared in which order, and how its hands are judged. The table
is in `src/engine/games`, what may be added in `src/engine/calling`; this file is printed from both, and
`UPDATE_DOCS=1 cargo test` writes it anew. `housebook games show GAME --house HOUSE` says the same for one house.

In a fixed limit the first half of the rounds is played at the small bet, the others at the big one. The declare is no part
of these courses: a house that declares (`hilo.mode`) adds it directly after the last round of any game with a high and a
low, and one more round behind it if it has that (`hilo.post_round`).
";

const OWN: &str = "\
## Games of your own

A game outside the table needs its rules stated (MIK-58). Write it as a table `[game.NAME]`, in a file of its own or in the
profile of your house; `showdown --house FILE`, `games` and the hands of a night at that house know it then:

```toml
";

const KEYS: &str = "\
```

`housebook games check FILE` says whether such games can be played, and each mistake with its line and column.

* `like`: a game of the table to begin with, or another one of the same file (over 8 such games at most); what else is said
  replaces its part. Without it `course` has to be said.
* `course`: `down N`, `up N` or `down N up N` (cards to each player still in), `board N` (shared cards), `blind N` (to a hand
  that nobody plays), `bet` (`bet small`, `bet big`), `draw N` (up to so many are exchanged), `discard N` (each throws
  so many away and none come for them), `pass N left`, `pass N right` or `pass N across` (each gives so many to another who is
  still in, all at once), `roll N` (each turns so many of his own face up), `declare`, `drop` (all at once are in or out). N is
  1 to 8.
* `high`: `standard`, `short-deck`, `three-card` or `none`. `low`: `none`, `house`, `8`, `a5`, `27` or `badugi`.
* `use`: `any`, or `two` for exactly two of one's own and three of the board.
* `wild`: a list of ranks `2`, cards `Jh`, `joker` or `bug`, `low-hole`, `low-hole-all` or `low-card`.
* `falls`: what follows when a card falls face up, dealt so or turned up. `Q wild-next`: the rank that falls next behind a
  queen is wild, and moves with the next queen; if a queen falls last, nothing is wild by it. `3 pay pot` or `3 pay 0.50`: who
  gets a three pays that into the pot, or folds. `4 card`, `4 card for 0.50` or `4 card for pot`: who gets a four has another
  card, or may buy it; `4 card up` deals it face up. Nobody is asked before everybody has his card. If queens or threes are
  themselves wild, say so in `wild`.
* `spade`: true if half the pot goes to the highest spade in the hole.
* `deck`: `full` or `short`. `match`: true if losers match the pot.
* `ante`, `blinds`: whether there are any in this game. What is not said is as the house has it; an ante is the game's to say
  only where `ante.when` is `by-game`. Games with open cards have no blinds.
* `bomb`: for a bomb pot, how many times the ante everybody puts in, or the big blind where there is no ante. Leave out the bet
  before the flop: `course = [\"down 2\", \"board 3\", \"bet\", \"board 1\", \"bet\", \"board 1\", \"bet\"]` with `blinds = false`.
* `title`: the name people say. `menu`: the kinds it is listed under: `7-stud`, `5-stud`, `draw`, `match-pot`, `shared`,
  `casino`, `other`, `party`.
";

/// The example of the document: a file that `games check` accepts.
pub const EXAMPLE: &str = "\
[game.chicago]
title = \"Chicago\"
like = \"high-spade-in-the-hole\"
menu = [\"7-stud\"]

[game.cincinnati]
title = \"Cincinnati\"
menu = [\"shared\"]
course = [\"down 5\", \"bet\", \"board 1\", \"bet\", \"board 1\", \"bet\", \"board 2\", \"bet\"]
high = \"standard\"
wild = [\"2\"]

[game.ballpark]
title = \"Ballpark\"
menu = [\"7-stud\"]
course = [\"down 7\", \"roll 1\", \"bet\", \"roll 1\", \"bet\", \"roll 1\", \"bet\", \"roll 1\", \"bet\", \"roll 1\", \"bet\"]
wild = [\"3\", \"9\"]
falls = [\"3 pay pot\", \"4 card for 0.50\"]

[game.boa]
title = \"Boa\"
menu = [\"other\"]
course = [\"down 7\", \"bet\", \"pass 3 left\", \"bet\", \"pass 2 right\", \"bet\", \"pass 1 across\", \"discard 2\", \"roll 1\",
  \"bet\", \"roll 1\", \"bet\", \"roll 1\", \"bet\", \"roll 1\", \"bet\"]
low = \"house\"
";

/// The whole document, in Markdown.
#[must_use]
pub fn document() -> String {
    let mut lines = vec![OPENING.to_owned()];
    lines.extend(Menu::ALL.into_iter().filter_map(section));
    lines.push(parties());
    lines.push(features());
    lines.push(nicknames());
    format!("{}\n{OWN}{EXAMPLE}{KEYS}", lines.join("\n"))
}

/// The games that are no poker, each with what is agreed before it.
fn parties() -> String {
    let mut text = format!(
        "## {}: {}\n\nHow each goes, rule by rule, is told by `games show`; what is agreed, by the house or at the start, is \
         kept with the game.\n\n| game | needs | players | agreed before it |\n|---|---|---|---|\n",
        Menu::Party.word(),
        Menu::Party.title()
    );
    for row in party::ROWS {
        let terms: Vec<String> = row
            .terms
            .iter()
            .map(|term| {
                let choices = match term.kind {
                    party::TermKind::Chips(1) => "1 chip".to_owned(),
                    party::TermKind::Chips(chips) => format!("{chips} chips"),
                    party::TermKind::Count { least, most, default } => {
                        format!("{default}, {least} to {most}")
                    }
                    party::TermKind::Word(_) => term.choices(),
                };
                format!("`{}`: {} ({choices})", term.name, term.question)
            })
            .collect();
        let (title, name, players) = (row.title, row.name, players_of(row));
        text.push_str(&format!(
            "| {title} `{name}` | {} | {players} | {} |\n",
            row.needs,
            terms.join("<br>")
        ));
    }
    text
}

fn section(menu: Menu) -> Option<String> {
    let rows: Vec<String> = ROWS.iter().filter(|row| row.menu.first() == Some(&menu)).map(game).collect();
    let heading = format!(
        "## {}: {}\n\n| game | course | wins | players |\n|---|---|---|---|\n",
        menu.word(),
        menu.title()
    );
    (!rows.is_empty()).then(|| heading + &rows.concat())
}

fn game(row: &GameRow) -> String {
    let wild = row.game.wilds.named();
    let wild = if wild.is_empty() { wild } else { format!("; wild: {wild}") };
    let falls = falls(&row.game.falls);
    let falls = if falls.is_empty() { falls } else { format!("; {falls}") };
    format!(
        "| {} `{}` | {} | {}{wild}{falls} | {} |\n",
        row.title,
        row.name(),
        steps(row.course.steps()),
        wins(row),
        players(row)
    )
}

fn features() -> String {
    let rows: String =
        FEATURES.iter().map(|feature| format!("| `{}` | {} |\n", feature.name, feature.says)).collect();
    format!(
        "## What may be added\n\nBlanks may stand for hyphens, and `3s wild` for `threes-wild`. What does not go with a game is refused with the \
         reason.\n\n| feature | what it does |\n|---|---|\n{rows}"
    )
}

fn nicknames() -> String {
    let rows: String = NICKNAMES.iter().map(|(said, name)| format!("| `{said}` | `{name}` |\n")).collect();
    format!("## Other names\n\n| said | meant |\n|---|---|\n{rows}")
}
