//! Short evenings in which a house's words about cards have an effect.

use super::evenings::Evening;

/// The two players of a showdown of five cards each, as one line.
macro_rules! shown {
    ($game:literal, $ann:literal, $bob:literal) => {
        concat!(
            "hand add --really-different --hand {\"game\":\"",
            $game,
            "\",\"players\":[{\"name\":\"Ann\",\"in\":\"0.50\",\"cards\":\"",
            $ann,
            "\"},{\"name\":\"Bob\",\"in\":\"0.50\",\"cards\":\"",
            $bob,
            "\"}]}"
        )
    };
}

/// The evenings.
pub const WITH_CARDS: &[Evening] = &[
    // One showdown for each kind of hand against the same kind.
    Evening {
        keys: &["rank.within"],
        also: "",
        typed: &[
            "buy Ann 20",
            "buy Bob 20",
            shown!("five-card-draw+deuces-wild", "AsAhAd2d2c", "KsKhKd2h2s"),
            shown!("five-card-draw", "9s8s7s6s5s", "8h7h6h5h4h"),
            shown!("five-card-draw", "9s9h9d9c5s", "8s8h8d8c5h"),
            shown!("five-card-draw", "9s9h9d5c5s", "8s8h8d5h5d"),
            shown!("five-card-draw", "As9s7s6s2s", "Kh9h7h6h2h"),
            shown!("five-card-draw", "9s8s7s6s5h", "8h7h6h5c4h"),
            shown!("five-card-draw", "9s9h9d6c5s", "8s8h8d6h5h"),
            shown!("five-card-draw", "9s9h5d5c3s", "8s8h5s5h3h"),
            shown!("five-card-draw", "9s9h7d5c3s", "8s8h7s5h3h"),
            shown!("five-card-draw", "As9h7d5c3s", "Ks9d7s5h3h"),
        ],
    },
    Evening {
        keys: &["rank.wild"],
        also: "rank.within.is = [\"pair\"]\nrank.within.rule = \"OWN-2\"",
        typed: &[
            "buy Ann 20",
            "buy Bob 20",
            shown!("five-card-draw+deuces-wild", "AsAhAd2d2c", "KsKhKdKc9s"),
        ],
    },
    // An ordinary tie, and one of the shared cards.
    Evening {
        keys: &["tie"],
        also: "tie.rule = \"OWN-1\"",
        typed: &[
            "buy Ann 20",
            "buy Bob 20",
            shown!("five-card-draw", "AsKs4d3d2c", "AhKh4s3s2h"),
            "hand add --hand {\"game\":\"holdem\",\"board\":\"AsKsQsJsTs\",\"players\":[{\"name\":\"Ann\",\"in\":\"0.50\",\"cards\":\"4h4d\"},{\"name\":\"Bob\",\"in\":\"0.50\",\"cards\":\"5c6c\"}]}",
            "status",
        ],
    },
    Evening {
        keys: &["low.qualifier"],
        also: "hilo.mode = \"cards\"",
        typed: &[
            "games show five-card-draw-hi-lo --house ours.toml",
            "games show five-card-draw-hi-lo --add eight-or-better --house ours.toml",
        ],
    },
    Evening { keys: &["allin"], also: "chips.p2p = false", typed: &["status"] },
    Evening { keys: &["allin.any_turn"], also: "", typed: &["status"] },
    Evening {
        keys: &["hilo.post_round"],
        also: "hilo.mode = \"declare\"",
        typed: &[
            "games show five-card-stud-hi-lo --house ours.toml",
            "games show five-card-stud-hi-lo --add round-after-declare --house ours.toml",
        ],
    },
    Evening {
        keys: &["hilo.post_open", "show.notation"],
        also: "hilo.mode = \"declare\"\nhilo.post_round = \"always\"\nhilo.two_left = \"play-on\"",
        typed: &[
            "seat Ann 1",
            "seat Bob 2",
            "seat Cat 3",
            "buy Ann 20",
            "buy Bob 20",
            "buy Cat 20",
            "hand new --yes < five-card-stud-hi-lo d Cat |  | 2c 9h Td | k* | 3c 7h 8d | k* | 5c 6h Qd | k* | 7c 3h Jd | k* | h l l | k* | p* | w Ann",
            "hand show 1",
        ],
    },
    Evening {
        keys: &["book.surrogate"],
        also: "",
        typed: &["close", "book export the.bundle", "--book away.book init --surrogate-of the.bundle"],
    },
];
