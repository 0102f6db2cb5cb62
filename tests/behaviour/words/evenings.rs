//! Short evenings in which a house's words about the night have an effect.

use super::tournaments::TOURNAMENTS;
use super::with_blinds::WITH_BLINDS;
use super::with_cards::WITH_CARDS;
use crate::program::Table;
use engine::house::ValueKind;

/// An evening: the settings that have an effect in it, what else its house says, and what is typed.
pub struct Evening {
    pub keys: &'static [&'static str],
    pub also: &'static str,
    pub typed: &'static [&'static str],
}

/// The evenings. Ann, Bob and Cat are players of the book, and the night is open under the house.
const EVENINGS: &[Evening] = &[
    Evening {
        keys: &["session.end_rule"],
        also: "dealer.first = \"banker\"",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "seat Cat 3",
            "buy Ann 10",
            "buy Bob 10",
            "buy Cat 10",
            "deal",
            "hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10",
            "close",
        ],
    },
    Evening {
        keys: &["seating"],
        also: "",
        typed: &["buy Bob 10", "buy Ann 10", "seat Ann 2", "seat Bob 1", "seats draw"],
    },
    Evening {
        keys: &["rebuy"],
        also: "",
        typed: &[
            "buy Ann 10",
            "buy Bob 10",
            "buy Cat 10",
            "buy Bob 10",
            "hand new --game holdem --yes < Ann Bob | $ Ann 5",
        ],
    },
    Evening {
        keys: &["dealer.dedicated"],
        also: "dealer.first = \"banker\"",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "deal --dealer Cat",
            "hand result --game holdem --in Ann=10 --in Bob=10 --win Ann=20",
            "deal --dealer Bob",
        ],
    },
    Evening { keys: &["buyin.announced"], also: "buyin.initial = \"20\"", typed: &["status"] },
    Evening {
        keys: &["cashout.check"],
        also: "cashout.leftover = \"pot\"\ncashout.leftover_game = \"cold-hands\"",
        typed: &["buy Ann 10.50", "buy Bob 10.50", "cashout Ann", "coldhands --deal", "cashout Bob"],
    },
    Evening {
        keys: &["ratholing"],
        also: "",
        typed: &[
            "buy Ann 10",
            "buy Bob 10",
            "buy Cat 10",
            "hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10",
            "cashout Ann 5",
            "cashout Ann",
        ],
    },
    Evening {
        keys: &["buyin.equal", "chips.p2p", "credit", "chips.sellers"],
        also: "",
        typed: &[
            "buy Ann 20",
            "buy Bob 15",
            "buy Bob 20 --note",
            "buy Bob 20 --debt",
            "buy Cat 10 --from Ann",
            "buy Ann 5",
        ],
    },
    Evening {
        keys: &["buyin.paid"],
        also: "credit.is = \"notes+book\"",
        typed: &["buy Ann 20", "buy Ann 20 --transfer", "buy Bob 20 --note", "buy Bob 20 --debt"],
    },
    Evening {
        keys: &["chips.p2p_pay"],
        also: "credit.is = \"notes+book\"",
        typed: &[
            "buy Ann 20",
            "buy Bob 2 --from Ann",
            "buy Bob 3 --from Ann --note",
            "buy Bob 4 --from Ann --debt",
        ],
    },
    Evening {
        keys: &["credit.who", "credit.sponsor"],
        also: "credit.is = \"notes+book\"",
        typed: &[
            "player add Gus --guest-of Ann",
            "buy Gus 20 --note",
            "buy Gus 20 --debt",
            "buy Ann 20",
            "close",
        ],
    },
    Evening {
        keys: &["book.consolidate"],
        also: "credit.is = \"notes+book\"",
        typed: &["buy Ann 20", "buy Bob 5 --from Ann --debt", "buy Cat 5 --from Bob --debt", "close"],
    },
    Evening {
        keys: &["buyin.max_stack"],
        also: "buyin.max_bb = 20\nblinds.small = \"0.50\"\nblinds.big = \"1\"",
        typed: &[
            "buy Ann 20",
            "buy Bob 20",
            "hand result --game holdem --in Ann=9 --in Bob=9 --win Ann=18",
            "buy Cat 25",
        ],
    },
    Evening {
        keys: &["dealer.duties"],
        also: "",
        typed: &["buy Ann 10", "buy Bob 10", "hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=9"],
    },
    Evening {
        keys: &["seating.split", "seating.newcomer"],
        also: "seating.table_max = 4\nseating.merge_at = 2",
        typed: &[
            "player add Dan",
            "player add Eve",
            "player add Fay",
            "seat Ann 1",
            "seat Bob 2",
            "seat Cat 3",
            "seat Dan 4",
            "seat Eve 5",
            "seats split --volunteer Bob",
            "seat Fay 5",
        ],
    },
    Evening { keys: &["rake"], also: "", typed: &["fund"] },
    Evening {
        keys: &["chips.reserve_policy"],
        also: "chips.is = [{ colour = \"white\", value = \"1\", count = 50 }, { colour = \"gold\", value = \"5\", reserve = true }]",
        typed: &["chips plan 20"],
    },
    Evening {
        keys: &["cashout.leftover_game"],
        also: "cashout.leftover = \"pot\"",
        typed: &["buy Ann 10.50", "buy Bob 10.50", "coldhands --game 5-card-draw --win Ann"],
    },
    Evening { keys: &["cashout.leftover"], also: "", typed: &["buy Ann 10.50", "cashout Ann"] },
    Evening {
        keys: &["goalpost", "announce", "wild.games"],
        also: "",
        typed: &[
            "games show holdem --add goal-post --house ours.toml",
            "games show holdem --add deuces-wild --house ours.toml",
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "hand result --game holdem+goal-post --in Ann=5 --in Bob=5 --win Ann=10",
            "hand new --yes < 5-card-draw goal-post deuces-wild | d Ann |  | q",
            "hand new --yes < 5-card-draw 8-or-better | d Ann |  | q",
        ],
    },
    // What can't be played is reported when the house is read.
    Evening {
        keys: &[
            "rank.suits",
            "rank.artificial",
            "rank.incomplete",
            "seating.one_hand",
            "wild.low_forced",
            "hilo.pig_two_hands",
            "low.order",
        ],
        also: "",
        typed: &["status"],
    },
    Evening {
        keys: &["credit.note_expiry"],
        also: "credit.is = \"notes\"",
        typed: &[
            "buy Ann 20 --note",
            "buy Bob 20",
            "hand result --game holdem --in Ann=20 --in Bob=20 --win Bob=40",
            "cashout Bob",
            "close",
            "note list",
        ],
    },
    Evening {
        keys: &["split.agreed"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "hand new --yes < 5-card-draw | d Ann |  | b 1 | c | split Ann 1 Bob 1 | q",
        ],
    },
    Evening {
        keys: &["game.unlisted"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "hand new --yes < whist | d Ann |  | q",
            "hand result --game whist --in Ann=5 --in Bob=5 --win Ann=10",
            "games show whist --house ours.toml",
        ],
    },
    Evening {
        keys: &["carry"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "hand result --game holdem --in Ann=5 --in Bob=5 --carry 10",
            "hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=5",
            "status",
        ],
    },
    Evening { keys: &["cashout.order"], also: "", typed: &["buy Ann 10", "buy Bob 20", "close"] },
    Evening { keys: &["cashout.shortage"], also: "", typed: &["buy Ann 10", "drawer 8", "close"] },
    Evening {
        keys: &["leave_early", "dealer.last"],
        also: "dealer.first = \"banker\"",
        typed: &[
            "seat Bob 1",
            "seat Ann 2",
            "seat Cat 3",
            "buy Ann 10",
            "buy Bob 10",
            "buy Cat 10",
            "deal --dealer Cat",
            "hand result --game holdem --in Ann=5 --in Bob=5 --win Ann=10",
            "deal",
            "cashout Ann",
            "close",
        ],
    },
    Evening { keys: &["seating.reservations"], also: "", typed: &["seats reserve Cat"] },
    Evening {
        keys: &["seating.late"],
        also: "seating.reservations = true",
        typed: &["seats reserve Cat --for 21:00", "seats"],
    },
    Evening { keys: &["seating.forbidden_pairs"], also: "", typed: &["seats --forbid Ann,Bob"] },
    Evening {
        keys: &["seating.change"],
        also: "seating.table_max = 4\nseating.merge_at = 2",
        typed: &[
            "player add Dan",
            "player add Eve",
            "seat Ann 1",
            "seat Ann 5",
            "seat Bob 2",
            "seat Cat 3",
            "seat Dan 4",
            "seat Eve 6",
            "seats split --volunteer Bob --volunteer Cat",
            "seats",
            "seats ask Bob",
        ],
    },
    Evening {
        keys: &["dealer.first"],
        also: "",
        typed: &["seat Bob 1", "seat Ann 2", "deal", "deal --deal"],
    },
    Evening {
        keys: &["game.choice"],
        also: "",
        typed: &["buy Ann 10", "buy Bob 10", "hand result --game 7-stud --in Ann=5 --in Bob=5 --win Ann=10"],
    },
    Evening {
        keys: &["decks.joker"],
        also: "",
        typed: &["games show holdem --add joker-wild --house ours.toml"],
    },
    Evening {
        keys: &["misdeal.remedy"],
        also: "misdeal.triggers = [\"any-error\"]",
        typed: &["hand incident wrong-start"],
    },
    Evening {
        keys: &["money.kind"],
        also: "",
        typed: &["buy Ann 10", "cashout Ann", "buy Ann 10", "status"],
    },
    Evening {
        keys: &["penalty.folding_exempt"],
        also: "penalty.jump = \"1\"",
        typed: &["buy Ann 10", "fine Ann --folding"],
    },
    Evening {
        keys: &["cash.behind"],
        also: "",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "buy Ann 10",
            "buy Bob 10",
            "hand new --game holdem --yes < d Ann | $ Ann 5 | ",
        ],
    },
];

/// What the program says in the evenings of a setting, if the house says this word.
pub fn evening(key: &str, kind: ValueKind, word: Option<&str>) -> String {
    let evenings = EVENINGS.iter().chain(WITH_BLINDS).chain(TOURNAMENTS).chain(WITH_CARDS);
    let evenings = evenings.filter(|evening| evening.keys.contains(&key));
    evenings.map(|evening| spent(evening, &profile(key, kind, word, evening.also))).collect()
}

/// A profile with one more setting.
fn profile(key: &str, kind: ValueKind, word: Option<&str>, also: &str) -> String {
    let value = |word: &str| match kind {
        ValueKind::Flag => word.to_owned(),
        ValueKind::Words(_) => format!("[\"{word}\"]"),
        _ => format!("\"{word}\""),
    };
    // Lists of words are for people who read the rule; a single word differs from silence only by its rule.
    let is_cited = matches!(kind, ValueKind::Words(_)) || kind.choices().len() == 1;
    let rule = if is_cited { format!("{key}.rule = \"OWN-1\"\n") } else { String::new() };
    let said = word.map(|word| format!("{key}.is = {}\n{rule}", value(word))).unwrap_or_default();
    format!("house.name = \"ours\"\nhouse.currency = \"USD\"\n{said}{also}\n")
}

fn spent(evening: &Evening, profile: &str) -> String {
    let mut table = Table::new();
    table.write("ours.toml", profile);
    let mut heard = String::new();
    for typed in
        ["init --house ours.toml", "player add Ann", "player add Bob", "player add Cat", "open --banker Ann"]
            .iter()
            .chain(evening.typed)
    {
        let (command, lines) = typed.split_once(" < ").unwrap_or((typed, ""));
        let words: Vec<&str> = command.split(' ').collect();
        let outcome = table.run(&words, &lines.replace(" | ", "\n"));
        // The numbers of recorded events depend on the book, not on the word.
        let said = outcome.stdout.lines().filter(|line| !line.starts_with("recorded "));
        heard.extend(said.map(|line| format!("{line}\n")));
        heard.push_str(&outcome.stderr);
        let read = outcome.code == 0 || outcome.stderr.contains("can't play by");
        assert!(words[0] != "init" || read, "{profile}{}", outcome.stderr);
    }
    heard
}
