//! Pages for the room, requested over a socket as a phone would: what is there, what isn't, who gets nothing.

mod bank;
mod browser;
mod hands;

use crate::program::Table;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server of the table's book; it ends with the test.
struct Served {
    child: Child,
    address: String,
}

/// What came back.
struct Got {
    status: u16,
    head: String,
    body: String,
}

impl Served {
    fn start(table: &mut Table, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_housebook"));
        command.args(["serve", "--addr", "127.0.0.1:0"]).args(more);
        let mut child = table.furnish(&mut command).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let line = lines.next().expect("a line").expect("text");
        let address =
            line.strip_prefix("listening on http://").expect("a URL").trim_end_matches('/').to_owned();
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream
    }

    /// The answer to a request, which is given line by line.
    fn says(&self, request: &str) -> Got {
        let mut stream = self.connect();
        // It may be refused before all of it is read.
        let _ = stream.write_all(request.as_bytes());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let text = String::from_utf8(bytes).expect("text");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Got { status, head: head.to_lowercase(), body: body.to_owned() }
    }

    fn asks(&self, method: &str, path: &str, more: &str) -> Got {
        self.says(&format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n{more}\r\n", self.address))
    }

    fn get(&self, path: &str) -> Got {
        self.asks("GET", path, "")
    }

    fn end(&mut self, signal: &str) -> i32 {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &pid]).status().expect("kill");
        assert!(sent.success());
        let told = Instant::now();
        loop {
            if let Some(ended) = self.child.try_wait().expect("a child") {
                return ended.code().unwrap_or(-1);
            }
            assert!(told.elapsed() < Duration::from_secs(10), "it goes on after {signal}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A table with a night, a hand, a debt in THE BOOK and a private one.
fn night() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann Bob Cat",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20",
        "buy Cat 20",
        "hand result holdem Ann 2 Bob Cat",
        "book owe Bob Cat 7",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn every_path_has_its_status_and_every_answer_its_headers() {
    let mut table = night();
    let status = table.does("status --json");
    let served = Served::start(&mut table, &[]);
    for (path, status) in [
        ("/", 200),
        ("/tv", 200),
        ("/book", 200),
        ("/night/1", 200),
        ("/night/2", 404),
        ("/night/x", 400),
        ("/night/-1", 400),
        ("/hand/1", 200),
        ("/hand/1?night=1", 200),
        ("/hand/1?night=2", 404),
        ("/hand/2", 404),
        ("/hand/", 400),
        ("/season", 200),
        ("/season?year=2025", 200),
        ("/season?year=x", 400),
        ("/api/status", 200),
        ("/style.css", 200),
        ("/live.js", 200),
        ("/icon.svg", 200),
        ("/bank", 404),
        ("/me/00000000000000000000000000000000", 404),
        ("/me/", 404),
        ("/nothing", 404),
        ("/../night.book", 400),
        ("/..%2fnight.book", 400),
        ("/night.book", 404),
        ("//", 404),
    ] {
        let got = served.get(path);
        assert_eq!(got.status, status, "{path}: {}", got.head);
        for line in [
            "content-security-policy: default-src 'none'",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "cache-control: no-store",
        ] {
            assert!(got.head.contains(line), "{path}: {line} in {}", got.head);
        }
        if got.head.contains("text/html") {
            assert!(got.body.contains("<meta name=\"viewport\""), "{path}");
            assert!(!got.body.contains("style=\"") && !got.body.contains("<script>"), "{path}");
        }
        let head = served.asks("HEAD", path, "");
        assert_eq!((head.status, head.body.as_str()), (status, ""), "HEAD {path}");
    }
    assert_eq!(served.get("/api/status").body, status);
    let sizes = ["/", "/style.css", "/live.js", "/icon.svg"].map(|path| served.get(path).body.len());
    assert!(sizes.iter().sum::<usize>() < 60_000, "{sizes:?}");
}

#[test]
fn a_page_says_what_its_verb_says() {
    let mut table = night();
    let served = Served::start(&mut table, &[]);
    for (path, words) in [
        ("/", vec!["Ann", "$24.00", "Ann wins $6.00", "/hand/1?night=1"]),
        ("/tv", vec!["Ann wins $6.00", "$24.00", "in play"]),
        ("/book", vec!["Bob", "Cat", "$7.00", "<svg"]),
        ("/night/1", vec!["Night 1", "<svg", "hand 1"]),
        ("/hand/1", vec!["Ann wins $6.00", "put in"]),
        ("/season", vec!["Season 2026"]),
    ] {
        let body = served.get(path).body;
        for word in words {
            assert!(body.contains(word), "{path}: `{word}` in {body}");
        }
    }
}

#[test]
fn who_asks_otherwise_gets_no_page() {
    let mut table = night();
    let served = Served::start(&mut table, &["--host", "cards.local"]);
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/events", "/bank", "/style.css"] {
            let got = served.asks(method, path, "");
            assert_eq!(got.status, 405, "{method} {path}: {}", got.head);
            assert!(got.head.contains("allow: get, head"), "{}", got.head);
        }
    }
    let port = served.address.rsplit_once(':').expect("a port").1;
    for (host, status) in [
        (served.address.clone(), 200),
        (format!("localhost:{port}"), 200),
        ("localhost".to_owned(), 200),
        ("127.0.0.1".to_owned(), 200),
        ("[::1]".to_owned(), 200),
        ("cards.local".to_owned(), 200),
        (format!("CARDS.local:{port}"), 200),
        ("evil.example".to_owned(), 421),
        (format!("evil.example:{port}"), 421),
        ("localhost.evil.example".to_owned(), 421),
        ("cards.local.evil.example".to_owned(), 421),
        ("192.0.2.7".to_owned(), 421),
        (String::new(), 421),
    ] {
        for path in ["/", "/events", "/style.css"].into_iter().take(if status == 200 { 1 } else { 3 }) {
            let got = served.says(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n"));
            assert_eq!(got.status, status, "{host} {path}: {}", got.head);
        }
    }
    assert_eq!(served.says("GET / HTTP/1.1\r\n\r\n").status, 400);
    assert_eq!(served.says("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n").status, 400);
    assert_eq!(served.says("GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n").status, 421);
    assert_eq!(served.asks("GET", "/", "Origin: http://evil.example\r\n").status, 403);
    assert_eq!(served.asks("GET", "/", &format!("Origin: http://{}\r\n", served.address)).status, 200);
    assert_eq!(served.asks("GET", "/", &format!("X: {}\r\n", "a".repeat(40_000))).status, 431);
    assert_eq!(served.asks("GET", "/", &"X: a\r\n".repeat(200)).status, 431);
    assert_eq!(served.get(&format!("/{}", "a".repeat(2_000))).status, 400);
    assert!([0, 400].contains(&served.says("\u{1}\u{2}\r\n\r\n").status));
    assert_eq!(served.get("/").status, 200);
}

#[test]
fn an_event_comes_after_another_process_wrote() {
    let mut table = night();
    let served = Served::start(&mut table, &[]);
    let mut stream = served.connect();
    write!(stream, "GET /events HTTP/1.1\r\nHost: {}\r\n\r\n", served.address).expect("a request");
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let mut next =
        || lines.find_map(|line| line.strip_prefix("data: ").map(str::to_owned)).expect("an event");
    let before: u64 = next().parse().expect("a number");
    let told = Instant::now();
    table.does("buy Bob 20");
    let after: u64 = next().parse().expect("a number");
    assert!(after > before && told.elapsed() < Duration::from_secs(5), "{before} {after}");
    assert!(served.get("/").body.contains("$38.00"), "{}", served.get("/").body);
    assert_eq!(served.asks("HEAD", "/events", "").status, 200);
    let head = served.asks("HEAD", "/events", "").head;
    assert!(head.contains("text/event-stream") && head.contains("no-store"), "{head}");
}

#[test]
fn names_with_markup_are_words() {
    let mut table = night();
    let tag = "<script>x</script>";
    for words in [
        vec!["player", "add", tag],
        vec!["player", "pay-to", tag, "<b>\"'&"],
        vec!["buy", tag, "20"],
        vec!["book", "owe", tag, "Ann", "3"],
        vec!["hand", "result", "holdem", tag, "2", "Bob"],
        vec!["hand", "note", "2", "<img src=x onerror=y>"],
        vec!["player", "link", tag],
    ] {
        let done = table.run(&words, "");
        assert_eq!(done.code, 0, "{words:?}: {}{}", done.stdout, done.stderr);
    }
    let link = table.run(&["player", "link", tag], "").stdout;
    let served = Served::start(&mut table, &[]);
    let me = link.lines().find_map(|line| line.split("4780").nth(1)).expect("a link").to_owned();
    for path in ["/", "/tv", "/book", "/night/1", "/hand/2", "/season", &me] {
        let got = served.get(path);
        assert_eq!(got.status, 200, "{path}");
        for bad in ["<script>", "<img", "<i>", "<b>\""] {
            assert!(!got.body.contains(bad), "{path}: {bad} in {}", got.body);
        }
    }
    assert!(served.get("/").body.contains("&lt;script&gt;x"), "{}", served.get("/").body);
    assert_eq!(served.get("/<script>").status, 400);
}

#[test]
fn a_link_opens_one_page_until_it_is_taken_back() {
    let mut table = night();
    table.does("player add Xavier --guest-of Ann");
    table.does("book pay Ann Xavier 5 --really");
    assert!(table.does("book").contains("private, not in THE BOOK"));
    let first = table.does("player link Ann --addr 192.168.1.20:4780");
    let path =
        |said: &str| said.lines().find_map(|line| line.split("4780").nth(1)).expect("a link").to_owned();
    let ann = path(&first);
    assert_eq!(path(&table.does("player link Ann")), ann);
    let bob = path(&table.does("player link Bob"));
    assert_ne!(ann, bob);
    let served = Served::start(&mut table, &[]);
    let page = served.get(&ann).body;
    assert!(page.contains("<h1>Ann</h1>") && page.contains("$24.00"), "{page}");
    assert!(page.contains("private, not in THE BOOK") && page.contains("Xavier"), "{page}");
    // Her own page links to nothing else, and what she owes privately is nowhere else.
    assert!(!page.contains("<nav>") && !page.contains(">Bob</td>"), "{page}");
    for path in ["/", "/book", "/night/1", &bob] {
        assert!(!served.get(path).body.contains("private"), "{path}: {}", served.get(path).body);
    }
    assert!(!served.get("/book").body.contains("Xavier"), "{}", served.get("/book").body);
    let wrong: String = ann.chars().rev().collect();
    assert_eq!(served.get(&format!("/me/{}", wrong.split('/').next().unwrap())).status, 404);
    table.does("player link Ann --revoke");
    assert_eq!(served.get(&ann).status, 404);
    assert_eq!(served.get(&bob).status, 200);
    table.does("undo");
    assert_eq!(served.get(&ann).status, 200);
    let log = table.does("log");
    assert!(!log.contains(ann.trim_start_matches("/me/")), "{log}");
}

#[test]
fn who_is_slow_is_let_go_and_others_are_served() {
    let mut table = night();
    let served = Served::start(&mut table, &[]);
    let slow: Vec<TcpStream> = (0..400)
        .map(|_| {
            let mut stream = served.connect();
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHo");
            stream
        })
        .collect();
    let told = Instant::now();
    assert_eq!(served.get("/").status, 200);
    assert!(told.elapsed() < Duration::from_secs(18), "{:?}", told.elapsed());
    for mut stream in slow.into_iter().take(3) {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
    }
}

#[test]
fn a_server_ends_when_it_is_told_and_leaves_one_file() {
    for signal in ["INT", "TERM"] {
        let mut table = night();
        let mut served = Served::start(&mut table, &[]);
        let mut waits = served.connect();
        write!(waits, "GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request");
        table.does("buy Bob 20");
        assert_eq!(served.end(signal), 0, "{signal}");
        for side in ["night.book-wal", "night.book-shm"] {
            assert!(!table.path(side).exists(), "{side} after {signal}");
        }
        assert!(table.does("audit").contains("the book is in order"));
    }
}
