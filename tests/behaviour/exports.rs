//! Real hands written in every format and read back: the same hand each time, and PHH that PokerKit replays to the same stacks.

use crate::in_memory;
use engine::formats::hands::kept::{self, Kept};
use engine::formats::hands::phh::{Held, write_own, write_phh};
use engine::formats::hands::{HandRecord, MiddleSpots, WordSpots, each, ohh, paid, sniff};
use engine::formats::house::preset;
use engine::formats::line::Houses;
use engine::hand::HouseRules;
use engine::play::{Place, Structure};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// Every hand of the corpus beside the project, as a book keeps it and exports it again; none if the corpus is missing.
fn hands_of_the_book() -> Vec<(String, HandRecord)> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    let houses = Houses::presets();
    let mut hands = Vec::new();
    for folder in ["phh", "ohh", "pokernow"] {
        let Ok(entries) = fs::read_dir(corpus.join(folder)) else {
            println!("skipped: no real hands at {}", corpus.join(folder).display());
            continue;
        };
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some()) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(file).unwrap();
            let Some(kind) = sniff(&name, &text) else { continue };
            each(kind, &text, Held::by_name(&houses), &mut |record| {
                hands.push((name.clone(), kept_in_a_book(record.unwrap())));
            });
        }
    }
    hands
}

fn kept_in_a_book(record: &HandRecord) -> HandRecord {
    let mut kept = Kept::new(record.setup.currency);
    kept.read(&kept::write(record)).unwrap();
    let mut again = kept.into_record();
    again.setup.names.clone_from(&record.setup.names);
    assert_eq!(bare(&again), bare(record));
    again
}

/// A hand without its places in a file and without what was unusual there.
fn bare(record: &HandRecord) -> HandRecord {
    let mut record = HandRecord {
        spots: Vec::new(),
        middle: MiddleSpots::default(),
        words: WordSpots::default(),
        flags: Vec::new(),
        numbered: false,
        in_file: None,
        ..record.clone()
    };
    if record.setup.names.iter().all(String::is_empty) {
        record.setup.names.clear();
    }
    record.setup.limits.rules.clear();
    record
}

/// The only hand of a text, in the unit of the hand it was written from.
fn read(name: &str, text: &str, of: &HandRecord) -> HandRecord {
    static HOUSES: LazyLock<Houses> = LazyLock::new(Houses::presets);
    let houses = &*HOUSES;
    let mut found = Vec::new();
    each(sniff(name, text).unwrap(), text, Held::by_name(houses), &mut |record| {
        found.push(record.unwrap_or_else(|fault| panic!("{name}: {fault}\n{text}")).clone());
    });
    let mut record = found.pop().unwrap();
    assert!(found.is_empty());
    assert_eq!(record.setup.currency.decimals(), of.setup.currency.decimals());
    record.setup.currency = of.setup.currency;
    record
}

#[test]
fn every_real_hand_comes_back_from_every_format() {
    let casino = HouseRules::of(&preset("casino").unwrap());
    let hands = hands_of_the_book();
    let (mut phh, mut own, mut ohh_hands, mut foreign) = (0, 0, 0, 0);
    for (file, hand) in &hands {
        if let Some(text) = in_phh(file, hand) {
            assert_eq!(bare(&read("a.phh", &text, hand)), bare(hand), "{file}\n{text}");
            phh += 1;
        }
        let written = write_own(hand);
        assert_eq!(bare(&read("a.phh", &written.text, hand)), bare(hand), "{file}\n{}", written.text);
        own += 1;
        let wins = paid(hand, &casino).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        match ohh::write(hand, &wins) {
            Ok(written) if file.ends_with(".ohh") => {
                assert_eq!(bare(&read("a.ohh", &written.text, hand)), bare(hand), "{file}\n{}", written.text);
                ohh_hands += 1;
            }
            Ok(written) => {
                let again = read("a.ohh", &written.text, hand);
                assert_eq!(
                    (again.acts, again.finishing.is_some()),
                    (hand.acts.clone(), true),
                    "{file}\n{}",
                    written.text
                );
                foreign += 1;
            }
            Err(refusal) => assert_eq!(refusal.code, "not-in-this-format", "{file}"),
        }
    }
    let all = hands.len();
    println!("PHH {phh} of {all}, our own {own} of {all}, OHH {ohh_hands} of its own and {foreign} others");
}

/// The hand as PHH; `None` if that format has no variant for the game.
fn in_phh(file: &str, hand: &HandRecord) -> Option<String> {
    match write_phh(hand) {
        Ok(written) => Some(written.text),
        Err(refusal) => {
            let no_variant =
                hand.setup.game.name == "omaha-hi-lo-8" && hand.setup.limits.structure != Structure::Fixed;
            // Others match no more of a blind than was posted.
            let most = hand.setup.places.iter().map(|place| place.blind).max();
            let is_short = |place: &&Place| Some(place.blind) == most && place.stack < most;
            let no_word = hand.setup.places.iter().any(|place| is_short(&place));
            assert!(no_variant || no_word, "{file}: {refusal}");
            None
        }
    }
}

/// Replays every file of a folder and says how each ends.
const REPLAY: &str = r"
import sys, tomllib, pathlib
from decimal import Decimal
from pokerkit import HandHistory
wrong = 0
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    keys = tomllib.loads(path.read_text())
    public = {key: value for key, value in keys.items() if not key.startswith('_')}
    needed = set(HandHistory.required_field_names[keys['variant']]) | set(HandHistory.optional_field_names) | {'variant'}
    try:
        if set(public) - needed:
            raise ValueError(f'keys without an underscore: {set(public) - needed}')
        for state in HandHistory.loads(path.read_text()):
            pass
        if state.status:
            # It deals on although all others threw their hands away, and then fails by itself.
            if sum(state.statuses) > 1:
                raise ValueError('the hand is not over')
            print(path.name, 'waits for cards that did not come')
            continue
        ends = keys.get('finishing_stacks')
        once = ' u2 ' not in keys.get('_kept', '') and ' u3 ' not in keys.get('_kept', '')
        if once and ends and [Decimal(str(one)) for one in ends] != [Decimal(str(one)) for one in state.stacks]:
            print(path.name, 'divided otherwise', ends, [str(one) for one in state.stacks])
            least = Decimal(str(max(map(abs, keys['antes'] + keys.get('blinds_or_straddles', [])), default=0)))
            if any(abs(Decimal(str(one)) - other) > least for one, other in zip(ends, map(Decimal, map(str, state.stacks)))):
                raise ValueError('that is more than an odd chip')
    except Exception as why:
        wrong += 1
        print(path.name, 'refused', why, path.read_text())
sys.exit(min(wrong, 100))
";

#[test]
fn pokerkit_replays_every_real_hand() {
    let hands = hands_of_the_book();
    let texts = hands.iter().filter_map(|(file, hand)| Some((file.as_str(), in_phh(file, hand)?)));
    pokerkit_replays(&texts.collect::<Vec<_>>());
}

/// Lets PokerKit replay PHH hands, each with a name; it must accept them all.
pub fn pokerkit_replays(texts: &[(&str, String)]) {
    let has = Command::new("python3").args(["-c", "import pokerkit, tomllib"]).output();
    if !has.is_ok_and(|output| output.status.success()) {
        println!("skipped: python3 with pokerkit is not here (pip install pokerkit)");
        return;
    }
    let folder = in_memory::folder();
    for (number, (name, text)) in texts.iter().enumerate() {
        fs::write(folder.path().join(format!("{number:05}-{name}")), text).unwrap();
    }
    let output = Command::new("python3").args(["-c", REPLAY]).arg(folder.path()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let odd = said.lines().filter(|line| line.contains("divided otherwise")).count();
    println!("PokerKit replays {} hands; {odd} end with another odd chip\n{said}", texts.len());
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}
