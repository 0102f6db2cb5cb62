//! The banker's page, over a socket: the PIN, forms that come twice, questions, refusals.

use crate::program::Table;
use crate::web::{Got, Served, night};

/// The banker's phone, like a browser: it keeps its cookie and reads the forms it gets.
pub struct Phone<'s> {
    served: &'s Served,
    cookie: String,
    pub page: String,
}

/// What follows `name="…" value="` in a page, the first time.
fn value<'p>(page: &'p str, name: &str) -> &'p str {
    let mark = format!("name=\"{name}\" value=\"");
    page.split(&mark)
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .unwrap_or_else(|| panic!("{name} in {page}"))
}

/// Fields as a browser sends them.
fn encoded(fields: &[(&str, &str)]) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    let text = |text: &str| text.bytes().map(sign).collect::<String>();
    fields.iter().map(|(name, value)| format!("{}={}", text(name), text(value))).collect::<Vec<_>>().join("&")
}

impl Served {
    /// Sends a form.
    fn posts(&self, path: &str, more: &str, body: &str) -> Got {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n{more}\r\n",
            self.address,
            body.len()
        );
        self.says(&(head + body))
    }
}

impl<'s> Phone<'s> {
    /// Types the PIN.
    pub fn opens(served: &'s Served, pin: &str) -> Self {
        let got = served.posts("/bank/pin", "", &format!("pin={pin}"));
        assert_eq!(got.status, 303, "{}", got.head);
        let cookie = got.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        assert!(cookie.contains("httponly") && cookie.contains("samesite=strict"), "{cookie}");
        let cookie = format!("Cookie: {}\r\n", cookie.split(';').next().unwrap());
        Self { served, cookie, page: String::new() }
    }

    /// Loads a page.
    pub fn loads(&mut self, path: &str) -> &str {
        let got = self.served.asks("GET", path, &self.cookie);
        assert_eq!(got.status, 200, "{path}: {}", got.head);
        self.page = got.body;
        &self.page
    }

    /// Sends a form with these fields, and the marks of the page loaded last.
    fn sends(&self, path: &str, fields: &[(&str, &str)]) -> Got {
        let marks = [("token", value(&self.page, "token")), ("id", value(&self.page, "id"))];
        let fields: Vec<(&str, &str)> = marks.into_iter().chain(fields.iter().copied()).collect();
        self.served.posts(path, &self.cookie, &encoded(&fields))
    }

    /// Loads a form, fills it in, and reads what the front page says then.
    fn records(&mut self, form: &str, fields: &[(&str, &str)]) -> String {
        self.loads(&format!("/bank/{form}"));
        let got = self.sends(&format!("/bank/{form}"), fields);
        assert_eq!(got.status, 303, "{form} {fields:?}: {}", got.body);
        self.loads("/bank").to_owned()
    }
}

fn banker(table: &mut Table) -> Served {
    Served::start(table, &["--banker", "--pin", "123456"])
}

#[test]
fn a_whole_night_is_recorded_from_a_phone() {
    let mut table = Table::new();
    for line in ["init --house mike", "player add Ann Bob Cat"] {
        table.does(line);
    }
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    for (form, fields, says) in [
        ("open", vec![("banker", "Ann"), ("stakes", ""), ("float", "")], "night 1"),
        ("add", vec![("who", "Dan")], "Dan"),
        ("buy", vec![("who", "Ann"), ("amount", "20"), ("how", "")], "Ann bought chips: $20.00 for cash"),
        ("buy", vec![("who", "Bob"), ("amount", "20"), ("how", "--transfer")], "Bob bought chips: $20.00"),
        ("buy", vec![("who", "Dan"), ("amount", "20"), ("how", "--debt")], "Dan bought chips: $20.00"),
        ("note", vec![("who", "Cat"), ("amount", "20")], "Cat buys chips: $20.00 with note"),
        (
            "from",
            vec![("who", "Cat"), ("seller", "Ann"), ("amount", "5"), ("how", "")],
            "Cat bought chips from Ann: $5.00",
        ),
        ("deal", vec![("who", "Bob"), ("played", "")], "Bob deals"),
        (
            "hand",
            vec![("game", "holdem"), ("who", "Ann"), ("amount", "2"), ("losers", "Bob"), ("losers", "Cat")],
            "Ann wins $6.00",
        ),
        (
            "sums",
            vec![
                ("game", "holdem"),
                ("of-in", "Ann"),
                ("in", "1"),
                ("of-in", "Dan"),
                ("in", "3"),
                ("of-win", "Dan"),
                ("win", "4"),
                ("carry", ""),
            ],
            "Dan wins $4.00",
        ),
        ("fine", vec![("who", "Bob"), ("amount", ""), ("folding", "")], "Bob"),
        ("count", vec![("of-stack", "Bob"), ("stack", "18"), ("of-stack", "Cat"), ("stack", "")], "Bob"),
        ("pay-to", vec![("who", "Ann"), ("handle", "cash.app/$ann")], "cash.app"),
    ] {
        let page = phone.records(form, &fields);
        assert!(page.contains(says), "{form}: `{says}` in {page}");
        assert!(page.contains("Undo #"), "{form}: {page}");
    }
    assert!(
        table.does("status").contains("Ann is the banker") || table.does("status").contains("banker: Ann")
    );
    let settled = phone.loads("/bank/settle");
    assert!(!settled.contains("<svg") || settled.contains("class=\"code\""), "{settled}");
    assert!(table.does("audit").contains("the book is in order"));
}

#[test]
fn a_form_that_comes_twice_records_once() {
    let mut table = night();
    let served = banker(&mut table);
    let (mut phone, mut other) = (Phone::opens(&served, "123456"), Phone::opens(&served, "123456"));
    let before = table.facts().len();
    let fields = [("who", "Bob"), ("amount", "20"), ("how", "")];
    phone.loads("/bank/buy");
    for _ in 0..5 {
        assert_eq!(phone.sends("/bank/buy", &fields).status, 303);
    }
    // A phone that lost the answer still has the same form, and a restarted server doesn't know it.
    assert_eq!(table.facts().len(), before + 1);
    other.loads("/bank/buy");
    assert_eq!(other.sends("/bank/buy", &fields).status, 303);
    assert_eq!(table.facts().len(), before + 2);
    let id = value(&phone.page, "id").to_owned();
    let said = table.does(&format!("buy Bob 20 --id bank-{id}"));
    assert!(said.contains("already recorded"), "{said}");
    // The same form with another amount is another request under an old id.
    assert_eq!(phone.sends("/bank/buy", &[("who", "Bob"), ("amount", "40"), ("how", "")]).status, 303);
    assert_eq!(table.facts().len(), before + 2);
    // Cut off before the answer: it is recorded, and the front page says so.
    other.loads("/bank/drawer");
    let body = encoded(&[
        ("token", value(&other.page, "token")),
        ("id", value(&other.page, "id")),
        ("amount", "100"),
    ]);
    drop(other.served.posts("/bank/drawer", &other.cookie, &body));
    assert!(other.loads("/bank").contains("drawer 100"));
    let front = phone.loads("/bank");
    let event = value(front, "event").to_owned();
    assert_eq!(phone.sends("/bank/undo", &[("event", &event)]).status, 303);
    assert!(phone.loads("/bank").contains("undid"), "{}", phone.page);
    assert!(table.does("audit").contains("the book is in order"));
}

#[test]
fn a_question_becomes_a_form_and_a_refusal_keeps_what_was_typed() {
    let mut table = night();
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    phone.loads("/bank/buy");
    let got = phone.sends("/bank/buy", &[("who", "Bob"), ("amount", "17.50"), ("how", "")]);
    assert_eq!(got.status, 422, "{}", got.body);
    assert!(got.body.contains("multiple") && got.body.contains("value=\"17.50\""), "{}", got.body);
    assert!(got.body.contains("value=\"Bob\" checked"), "{}", got.body);
    phone.records("note", &[("who", "Cat"), ("amount", "20")]);
    let sums =
        [("of-in", "Cat"), ("in", "20"), ("of-in", "Ann"), ("in", "20"), ("of-win", "Ann"), ("win", "40")];
    let sums: Vec<(&str, &str)> = [("game", "holdem"), ("carry", "")].into_iter().chain(sums).collect();
    phone.records("sums", &sums);
    let before = table.facts().len();
    phone.loads("/bank/close");
    let fields = [("who", ""), ("bearer", "")];
    let asked = phone.sends("/bank/close", &fields);
    assert!(asked.status == 200 && asked.body.contains("Put that in THE BOOK first?"), "{}", asked.body);
    // Not to write it down is another question; the answer to the first one, sent twice, must not answer it.
    let no = [("step", "0"), ("answer", "no")];
    let no: Vec<(&str, &str)> = fields.into_iter().chain(no).collect();
    for _ in 0..2 {
        let asked = phone.sends("/bank/close", &no);
        assert!(asked.status == 200 && asked.body.contains("Close anyway?"), "{}", asked.body);
    }
    assert_eq!(table.facts().len(), before);
    let yes: Vec<(&str, &str)> = fields.into_iter().chain([("step", "1"), ("answer", "yes")]).collect();
    for _ in 0..2 {
        assert_eq!(phone.sends("/bank/close", &yes).status, 303);
    }
    assert!(table.does("nights").lines().all(|line| !line.contains("open ")), "{}", table.does("nights"));
}

#[test]
fn the_bank_opens_with_its_pin_only_and_not_for_long_tries() {
    let mut table = night();
    let served = banker(&mut table);
    let pin = served.get("/bank");
    assert_eq!(pin.status, 200);
    assert!(pin.body.contains("name=\"pin\"") && !pin.body.contains("Ann"), "{}", pin.body);
    for line in ["form-action 'self'", "referrer-policy: no-referrer", "cache-control: no-store"] {
        assert!(pin.head.contains(line), "{line} in {}", pin.head);
    }
    for path in ["/bank/buy", "/bank/undo", "/bank/settle", "/bank/nothing"] {
        assert_eq!(served.get(path).status, 403, "{path}");
        assert_eq!(served.posts(path, "", "who=Ann&amount=20").status, 403, "{path}");
    }
    let phone = Phone::opens(&served, "123456");
    for _ in 0..5 {
        assert_eq!(served.posts("/bank/pin", "", "pin=000000").status, 403);
    }
    // Now even the right PIN has to wait; a phone that is in stays in.
    assert_eq!(served.posts("/bank/pin", "", "pin=123456").status, 429);
    assert_eq!(served.asks("GET", "/bank", &phone.cookie).status, 200);
    assert_eq!(served.asks("GET", "/bank", "Cookie: housebook-bank-80=0123\r\n").status, 200);
    assert!(served.asks("GET", "/bank", "Cookie: housebook-bank-80=0123\r\n").body.contains("name=\"pin\""));
    for wrong in ["12", "12x4", "1234567890123"] {
        let done = table.run(&["serve", "--addr", "127.0.0.1:0", "--banker", "--pin", wrong], "");
        assert_eq!(done.code, 2, "{}", done.stderr);
    }
}

#[test]
fn nobody_else_sends_a_form_for_the_banker() {
    let mut table = night();
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    phone.loads("/bank/buy");
    let before = table.facts().len();
    let (token, id) = (value(&phone.page, "token").to_owned(), value(&phone.page, "id").to_owned());
    let form = |token: &str| {
        encoded(&[("token", token), ("id", &id), ("who", "Bob"), ("amount", "20"), ("how", "")])
    };
    for (what, more, body, status) in [
        ("another site", "Origin: http://evil.example\r\n".to_owned(), form(&token), 403),
        ("a site without a name", "Origin: null\r\n".to_owned(), form(&token), 403),
        ("another site, by its own word", "Sec-Fetch-Site: cross-site\r\n".to_owned(), form(&token), 403),
        ("a forged token", String::new(), form("00000000000000000000000000000000"), 403),
        ("no token", String::new(), "who=Bob&amount=20".to_owned(), 403),
        ("an option in a field", String::new(), form(&token).replace("amount=20", "amount=--really"), 400),
        ("a choice of nobody", String::new(), form(&token).replace("how=", "how=--really"), 400),
        ("no form", String::new(), "%".to_owned(), 400),
        ("too much", String::new(), format!("{}&x={}", form(&token), "a".repeat(40_000)), 413),
    ] {
        let got = served.posts("/bank/buy", &format!("{}{more}", phone.cookie), &body);
        assert_eq!(got.status, status, "{what}: {}", got.head);
    }
    let other_kind = format!(
        "POST /bank/buy HTTP/1.1\r\nHost: {}\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n{}\r\na=b",
        served.address, phone.cookie
    );
    assert_eq!(served.says(&other_kind).status, 415);
    for line in ["backup x.book", "serve", "hand new", "export csv --out x", "open --house x.toml"] {
        phone.loads("/bank");
        let got = phone.sends("/bank/line", &[("line", line)]);
        assert_eq!(got.status, 422, "{line}: {}", got.body);
    }
    for method in ["PUT", "DELETE", "PATCH", "OPTIONS"] {
        let got = served.asks(method, "/bank", "");
        assert_eq!(got.status, 405);
        assert!(got.head.contains("allow: get, head, post"), "{}", got.head);
    }
    for path in ["/", "/book", "/events", "/bankrupt"] {
        assert_eq!(served.posts(path, &phone.cookie, &form(&token)).status, 405, "{path}");
    }
    assert_eq!(table.facts().len(), before);
    // From its own page it is accepted, even with the address of that page beside it.
    let own = format!("{}Origin: http://{}\r\n", phone.cookie, served.address);
    assert_eq!(served.posts("/bank/buy", &own, &form(&token)).status, 303);
    phone.loads("/bank");
    assert_eq!(phone.sends("/bank/out", &[]).status, 303);
    assert_eq!(served.posts("/bank/buy", &phone.cookie, &form(&token)).status, 403);
    assert_eq!(table.facts().len(), before + 1);
}

#[test]
fn two_bankers_and_a_terminal_record_side_by_side() {
    let mut table = night();
    let served = banker(&mut table);
    let before = table.facts().len();
    std::thread::scope(|scope| {
        for player in ["Bob", "Cat"] {
            let served = &served;
            scope.spawn(move || {
                let mut phone = Phone::opens(served, "123456");
                for _ in 0..5 {
                    phone.records("buy", &[("who", player), ("amount", "20"), ("how", "")]);
                }
            });
        }
        for _ in 0..5 {
            table.does("buy Ann 20");
        }
    });
    assert_eq!(table.facts().len(), before + 15);
    assert!(table.does("audit").contains("the book is in order"));
}

#[test]
fn a_name_with_markup_is_a_word_in_every_form() {
    let mut table = night();
    let tag = "<script>x</script>";
    assert_eq!(table.run(&["player", "add", tag], "").code, 0);
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    phone.records("buy", &[("who", tag), ("amount", "20"), ("how", "")]);
    phone.records("pay-to", &[("who", tag), ("handle", "<b>\"'&")]);
    phone.records("hand", &[("game", "holdem"), ("who", tag), ("amount", "2"), ("losers", "Bob")]);
    for path in ["", "/buy", "/count", "/sums", "/cashout", "/settle", "/undo", "/close", "/pay-to"] {
        let page = phone.loads(&format!("/bank{path}"));
        assert!(!page.contains("<script>x") && !page.contains("<b>\""), "{path}: {page}");
    }
}

#[test]
fn random_retries_and_cuts_record_each_form_once() {
    let mut table = night();
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    let before = table.facts().len();
    // A number from a generator that is the same on every machine.
    let mut seed = 7_u64;
    let mut throw = |sides: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % sides
    };
    for _ in 0..60 {
        phone.loads("/bank/buy");
        let who = ["Ann", "Bob", "Cat"][usize::try_from(throw(3)).unwrap()];
        let body = encoded(&[
            ("token", value(&phone.page, "token")),
            ("id", value(&phone.page, "id")),
            ("who", who),
            ("amount", "20"),
            ("how", ""),
        ]);
        let request = format!(
            "POST /bank/buy HTTP/1.1\r\nHost: {}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Content-Length: {}\r\n{}\r\n{body}",
            served.address,
            body.len(),
            phone.cookie
        );
        for _ in 0..throw(4) {
            let mut stream = served.connect();
            // Half a form doesn't count, and a whole one counts even if nobody reads the answer.
            let end = if throw(3) == 0 { request.len() - 5 } else { request.len() };
            let _ = std::io::Write::write_all(&mut stream, &request.as_bytes()[..end]);
        }
        assert_eq!(served.says(&request).status, 303);
    }
    assert_eq!(table.facts().len(), before + 60);
    assert!(table.does("audit").contains("the book is in order"));
}

#[test]
fn settling_up_shows_where_each_is_paid() {
    let mut table = night();
    table.does("player pay-to Cat cash.app/$cat");
    let served = banker(&mut table);
    let mut phone = Phone::opens(&served, "123456");
    assert!(phone.loads("/bank").contains("/bank/settle"));
    let page = phone.loads("/bank/settle").to_owned();
    for says in ["Bob pays Cat $7.00", "cash.app", "class=\"code\""] {
        assert!(page.contains(says), "`{says}` in {page}");
    }
    let paid = [("who", "Bob"), ("to", "Cat"), ("amount", "7"), ("how", "--app")];
    assert_eq!(phone.sends("/bank/pay", &paid).status, 303);
    assert!(phone.loads("/bank").contains("by app"), "{}", phone.page);
    assert!(phone.loads("/bank/settle").contains("Nobody owes anything"), "{}", phone.page);
}
