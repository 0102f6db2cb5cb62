//! The games as a document: the text of `docs/GAMES.md`.

use crate::render::falls::falls;
use crate::render::game_told::plainly;
use crate::render::games::{players, steps, wild, wins};
use crate::render::party::players as players_of;
use engine::calling::FEATURES;
use engine::games::party;
use engine::games::{GameRow, Menu, NICKNAMES, ROWS};

const OPENING: &str = "\
# The games

A game is a row in a table: what is dealt, bet, exchanged and declared, in what order, and how hands compare. The table
is in `src/engine/games`, what can be added in `src/engine/calling`; this file is printed from both, and
`UPDATE_DOCS=1 cargo test` rewrites it. `housebook games show GAME --house HOUSE` shows the same for one house.

In fixed limit the first half of the rounds is played at the small bet, the rest at the big one. The declare isn't part
of these courses: a house that declares (`hilo.mode`) adds it directly after the last round of any game with a high and a
low, and one more round after that if it plays one (`hilo.post_round`).
";

const OWN: &str = "\
## Games of your own

If a game isn't on the list, give its rules (MIK-58). Write a table `[game.NAME]` in its own file or in the file of your house.
Then you can use the game in `showdown --house FILE`, in `games`, and on any night at that house:

```toml
";

const KEYS: &str = "\
```

`housebook games check FILE` checks these games, explains each in plain words and deals a hand of it;
it shows every mistake with its line and column. A home game on the list is played differently in every home: yours can have
the same name, and counts at your house, also with something added to it. A card room's game has only one meaning.

* `like`: a game on the list to start from, or one in the same file (through 8 of them at most); what else you give
  replaces that part of it. Without `like`, give the `course`.
* `course`: `down N`, `up N` or `down N up N` (cards to each player still in), `board N` (community cards), `blind N` (to a hand
  that nobody plays), `bet` (`bet small`, `bet big`), `draw N` (each player draws up to N), `discard N` (each
  player discards N and gets none back), `pass N left`, `pass N right` or `pass N across` (each player gives N cards to another player
  who is still in, all at once), `roll N` (each player turns N of their own cards face up), `declare`, `drop` (everybody says in or
  out at once). N is 1 to 8.
* `high`: `standard`, `short-deck`, `three-card`, `27-points` or `none`. `low`: `none`, `house`, `8`, `a5`, `a6`, `27`,
  `badugi` or `7-points`. Points are counted as in 7-27.
* `half`: what gets half the pot besides the best hand, high or low: `high-spade`, `low-spade` (in the hole), `badugi`,
  `own-hand` (the best hand of your own cards alone) or `none`.
* `boards`: how many boards lie side by side, up to four, each with its share of the pot; the `board` steps are dealt to them in
  turn. Or a list of the community cards of each, counted as they're dealt: `[\"1 2 3 7 9\", \"4 5 6 8 10\"]`. A card that no
  board names belongs to all.
* `lines`: the community cards that are used together, one line for a hand, up to eight: `[\"1 3\", \"2 4\"]` with five community
  cards is a cross; the center, the last card, belongs to both. With several boards lines are within them.
* `use`: `any`, or `two` for exactly two of your own cards and three from the board.
* `wild`: a list of ranks `2`, cards `Jh`, `joker` or `bug`, `low-hole`, `low-hole-all`, `low-card`,
  or `shared-5`: the fifth community card and every card of its rank.
* `falls`: what happens when a card falls face up, dealt or turned up. `Q wild-next`: the rank that falls right after a queen is wild,
  and moves with the next queen; if the last card up is a queen, nothing is wild because of it. `3 pay pot` or `3 pay 0.50`: a player
  who gets a three pays that into the pot, or folds. `4 card`, `4 card for 0.50` or `4 card for pot`: a player who gets a four
  gets another card, or can buy one; `4 card up` deals it face up. Nobody is asked before everybody has a card. If the queens or
  threes themselves are wild, say so in `wild`.
* `spade`: true is another way to write `half = \"high-spade\"`.
* `deck`: `full`, `short` (from the sixes up), `7-up`, `8-up`, `9-up` or `10-up`. `match`: true if losers match the pot.
* `ante`, `blinds`: whether there are any in this game. If the game doesn't say, the house's ante and blinds apply. A game can
  set its own ante only where `ante.when` is `by-game`. Games with upcards have no blinds.
* `bomb`: for a bomb pot, how many times the ante everybody puts in (the big blind if there's no ante). Leave out the bet
  before the flop: `course = [\"down 2\", \"board 3\", \"bet\", \"board 1\", \"bet\", \"board 1\", \"bet\"]` with `blinds = false`.
* `title`: the name people say. `menu`: the kinds it is listed under: `7-stud`, `5-stud`, `draw`, `match-pot`, `shared`,
  `casino`, `other`, `party`.
";

/// The example of the document: a file that `games check` accepts.
pub const EXAMPLE: &str = "\
[game.wild-chicago]
title = \"Chicago, nines wild\"
like = \"high-spade-in-the-hole\"
wild = [\"9\"]
menu = [\"7-stud\"]

[game.quick-cincinnati]
title = \"Quick Cincinnati\"
menu = [\"shared\"]
course = [\"down 5\", \"bet\", \"board 1\", \"bet\", \"board 1\", \"bet\", \"board 2\", \"bet\"]
high = \"standard\"
wild = [\"2\"]

[game.our-bomb]
title = \"Our double-board bomb\"
menu = [\"shared\"]
course = [\"down 4\", \"board 3\", \"board 3\", \"bet\", \"board 1\", \"board 1\", \"bet\", \"board 1\", \"board 1\", \"bet\"]
boards = 2
use = \"two\"
blinds = false

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

/// The games that aren't poker, each with what is agreed before it.
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
        "## {}: {}\n\n| game | in words | course | wins | players |\n|---|---|---|---|---|\n",
        menu.word(),
        menu.title()
    );
    (!rows.is_empty()).then(|| heading + &rows.concat())
}

fn game(row: &GameRow) -> String {
    let wild = wild(row);
    let wild = if wild.is_empty() { wild } else { format!("; wild: {wild}") };
    let falls = falls(&row.game.falls);
    let falls = if falls.is_empty() { falls } else { format!("; {falls}") };
    format!(
        "| {} `{}` | {} | {} | {}{wild}{falls} | {} |\n",
        row.title,
        row.name(),
        plainly(row),
        steps(row.course.steps()),
        wins(row),
        players(row)
    )
}

fn features() -> String {
    let rows: String =
        FEATURES.iter().map(|feature| format!("| `{}` | {} |\n", feature.name, feature.says)).collect();
    format!(
        "## What may be added\n\nYou can type spaces for hyphens, and `3s wild` for `threes-wild`. What doesn't go with a game is refused with the \
         reason.\n\n| feature | what it does |\n|---|---|\n{rows}"
    )
}

fn nicknames() -> String {
    let rows: String = NICKNAMES.iter().map(|(said, name)| format!("| `{said}` | `{name}` |\n")).collect();
    format!("## Other names\n\n| said | meant |\n|---|---|\n{rows}")
}
