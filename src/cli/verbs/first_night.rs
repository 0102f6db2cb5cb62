//! The first night: at a terminal and without a book, a bare `housebook` asks whose house it is and who is here, and starts.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::lines::Lines;
use crate::cli::naming::listed;
use crate::cli::output;
use crate::cli::reply::Reply;
use crate::cli::talk;
use engine::formats::house as profile;
use engine::house::House;

/// The house of a banker who doesn't have one: plain card-room rules.
const USUAL: &str = "casino";

/// True if there is no book yet, and somebody to ask.
pub fn is_due(context: &Context) -> bool {
    context.can_ask && talk::on_screen() && !context.book.exists()
}

/// Asks, and opens the night.
pub fn begin(context: &mut Context) -> Result<Reply, Failure> {
    let open = context.keep_open(true);
    let lines = Lines::new(context, open.clone());
    let look = lines.globals().look();
    let run = |words: &[&str]| {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        lines.run(&words, &lines.globals())
    };
    talk::say("There's no book yet. Two questions, and the night is open.\n\n")?;
    let house = house()?;
    output::tell(&look, Ok(run(&["init", "--house", &house])?));
    let names = loop {
        let names = names()?;
        let words: Vec<&str> =
            ["player", "add"].into_iter().chain(names.iter().map(String::as_str)).collect();
        match run(&words) {
            Ok(added) => {
                output::tell(&look, Ok(added));
                break names;
            }
            refused => output::tell(&look, refused),
        };
    };
    let opened = run(&["open", "--banker", names.first().map_or("", String::as_str)]);
    open.close()?;
    opened
}

/// Whose house it is.
fn house() -> Result<String, Failure> {
    let houses: Vec<House> = profile::preset_names().filter_map(profile::preset).collect();
    let mut menu = String::from("Whose rules do you play by?\n");
    for (number, house) in (1_usize..).zip(&houses) {
        menu.push_str(&format!("  {number}  {:<7} {}\n", house.name(), house.title()));
    }
    talk::say(&menu)?;
    loop {
        let said = asked(&format!("A number or a name; Enter for {USUAL} > "), NOT_BEGUN)?;
        let by_number = said.parse::<usize>().ok().and_then(|number| houses.get(number.checked_sub(1)?));
        let by_name = || houses.iter().find(|house| house.name() == said.to_lowercase());
        match by_number.or_else(by_name) {
            Some(house) => return Ok(house.name().to_owned()),
            None if said.is_empty() => return Ok(USUAL.to_owned()),
            None => talk::say("There's no such house. For your own rules: housebook house new --help\n")?,
        }
    }
}

/// Who is here, the banker first.
fn names() -> Result<Vec<String>, Failure> {
    loop {
        let said = asked("Who is here? The banker first: Ann Bob Cat > ", NOT_OPENED)?;
        match shlex::split(&said.replace(',', " ")).map(|names| listed(&names)) {
            Some(names) if !names.is_empty() => return Ok(names),
            _ => talk::say("Type their names with spaces between them.\n")?,
        }
    }
}

/// What is said if somebody stops before there is a book.
const NOT_BEGUN: &str = "nothing was written";
const NOT_OPENED: &str = "the book is set up, but no night was opened";

/// A bare `housebook` asks again, or says what the book needs next.
fn asked(question: &str, broken_off: &str) -> Result<String, Failure> {
    talk::ask(question)?.ok_or_else(|| Failure::usage(broken_off).hint("housebook"))
}
