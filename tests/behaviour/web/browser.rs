//! The pages in a real browser: they fit, load nothing from elsewhere, raise no errors, follow the book, and record a double tap
//! only once.
//!
//! It drives a headless chromium by its own protocol; without one it says so and checks nothing.

use crate::program::Table;
use crate::web::Served;
use crate::web::hands::played;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Phone, laptop, screen of the room: width, height, and whether it is a phone.
const SIZES: [(u32, u32, bool); 3] = [(320, 640, true), (1280, 800, false), (1920, 1080, false)];

/// What is wrong with a page: the labels of its fields, the order of its headings, its width.
const WRONG: &str = "(() => {
  const wrong = [], root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push('scrolls sideways: ' + root.scrollWidth);
  for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea'))
    if (!field.closest('label') && !field.getAttribute('aria-label')) wrong.push('no label: ' + field.name);
  const heads = [...document.querySelectorAll('h1, h2, h3')].map((head) => Number(head.tagName[1]));
  if (heads.filter((level) => level === 1).length !== 1) wrong.push('h1: ' + heads);
  if (heads.some((level, at) => at > 0 && level > heads[at - 1] + 1)) wrong.push('headings: ' + heads);
  for (const key of document.querySelectorAll('button, .keys a, .steps a, .picks label'))
    if (key.offsetHeight > 0 && key.offsetHeight < 40) wrong.push('small: ' + key.textContent);
  return wrong.join('; ');
})()";

/// A browser with one page.
struct Browser {
    child: Child,
    page: TcpStream,
    asked: u64,
    /// What came in while waiting for an answer.
    events: Vec<Value>,
    _home: tempfile::TempDir,
}

impl Browser {
    /// Starts one, if the machine has one.
    fn start() -> Option<Self> {
        let home = tempfile::tempdir().ok()?;
        let mut child = ["chromium", "chromium-browser", "google-chrome"].iter().find_map(|program| {
            Command::new(program)
                .args([
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--no-first-run",
                    "--remote-debugging-port=0",
                ])
                .arg(format!("--user-data-dir={}", home.path().display()))
                .arg("about:blank")
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .ok()
        })?;
        let mut lines = BufReader::new(child.stderr.take()?).lines();
        let line = lines.find_map(|line| line.ok().filter(|line| line.contains("listening on ws://")))?;
        std::thread::spawn(move || lines.for_each(drop));
        let address = line.split("ws://").nth(1)?.split('/').next()?.to_owned();
        let page = page_of(&address).expect("the browser has a page");
        let mut browser = Self { child, page, asked: 0, events: Vec::new(), _home: home };
        for domain in ["Page", "Runtime", "Network", "Log"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        Some(browser)
    }

    /// Asks the browser for something, and waits for the answer.
    fn call(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        let text = json!({ "id": id, "method": method, "params": params }).to_string();
        let mut frame = vec![0x81];
        match text.len() {
            short @ 0..126 => frame.push(0x80 | u8::try_from(short).unwrap()),
            long => {
                frame.push(0x80 | 126);
                frame.extend(u16::try_from(long).expect("a short message").to_be_bytes());
            }
        }
        // Masked with nothing, as the protocol allows.
        frame.extend([0; 4]);
        frame.extend(text.bytes());
        self.page.write_all(&frame).expect("the browser is there");
        loop {
            let message = self.hear();
            if message["id"] == id {
                return message["result"].clone();
            }
            self.events.push(message);
        }
    }

    fn hear(&mut self) -> Value {
        let mut text = Vec::new();
        loop {
            let mut head = [0; 2];
            self.page.read_exact(&mut head).expect("a message");
            let length = match head[1] & 127 {
                126 => {
                    let mut bytes = [0; 2];
                    self.page.read_exact(&mut bytes).expect("its length");
                    u64::from(u16::from_be_bytes(bytes))
                }
                127 => {
                    let mut bytes = [0; 8];
                    self.page.read_exact(&mut bytes).expect("its length");
                    u64::from_be_bytes(bytes)
                }
                short => u64::from(short),
            };
            let mut part = vec![0; usize::try_from(length).unwrap()];
            self.page.read_exact(&mut part).expect("its text");
            text.extend(part);
            if head[0] & 0x80 != 0 {
                return serde_json::from_slice(&text).expect("JSON");
            }
        }
    }

    /// The result of a script.
    fn says(&mut self, script: &str) -> String {
        let params = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let result = self.call("Runtime.evaluate", params);
        let value = &result["result"]["value"];
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    }

    fn waits_for(&mut self, script: &str) {
        let since = Instant::now();
        while self.says(script) != "true" {
            assert!(
                since.elapsed() < Duration::from_secs(20),
                "{script}: {}",
                self.says("document.body.innerText")
            );
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Goes to a page and waits until it is there.
    fn goes(&mut self, url: &str) {
        self.says("window.old = true");
        self.call("Page.navigate", json!({ "url": url }));
        self.waits_for("!window.old && document.readyState === 'complete'");
    }

    fn size(&mut self, (width, height, mobile): (u32, u32, bool), dark: bool) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.call("Emulation.setDeviceMetricsOverride", size);
        let scheme = if dark { "dark" } else { "light" };
        let scheme = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.call("Emulation.setEmulatedMedia", scheme);
    }

    /// What the browser complained about, and what it requested elsewhere.
    fn complaints(&mut self, own: &str) -> Vec<String> {
        let wrong = |event: &Value| {
            let params = &event["params"];
            match event["method"].as_str()? {
                "Runtime.exceptionThrown" => Some(params["exceptionDetails"].to_string()),
                "Log.entryAdded" => Some(params["entry"].to_string()),
                "Runtime.consoleAPICalled" if params["type"] == "error" => Some(params["args"].to_string()),
                "Network.requestWillBeSent" => {
                    let url = params["request"]["url"].as_str()?.to_owned();
                    (!url.starts_with(own) && !url.starts_with("data:") && url != "about:blank")
                        .then_some(url)
                }
                _ => None,
            }
        };
        let complaints = self.events.iter().filter_map(wrong).collect();
        self.events.clear();
        complaints
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The socket of the browser's page.
fn page_of(address: &str) -> Option<TcpStream> {
    let connect = || {
        let stream = TcpStream::connect(address).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        Some(stream)
    };
    let mut list = connect()?;
    write!(list, "GET /json HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").ok()?;
    let head = head_of(&mut list)?;
    let length = head.lines().find_map(|line| {
        line.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("content-length"))
    });
    // The browser keeps the connection open, so only the length says where the list ends.
    let mut text = vec![0; length?.1.trim().parse().ok()?];
    list.read_exact(&mut text).ok()?;
    let pages: Value = serde_json::from_slice(&text).ok()?;
    let url = pages.as_array()?.iter().find(|page| page["type"] == "page")?["webSocketDebuggerUrl"]
        .as_str()?
        .to_owned();
    let path = url.split_once(address)?.1.to_owned();
    let mut stream = connect()?;
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    .ok()?;
    head_of(&mut stream)?;
    Some(stream)
}

/// The head of an answer, up to the empty line behind it.
fn head_of(stream: &mut TcpStream) -> Option<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).ok()?;
        head.extend(byte);
    }
    String::from_utf8(head).ok()
}

fn browser() -> Option<Browser> {
    let browser = Browser::start();
    if browser.is_none() {
        eprintln!("skipped: no chromium here, so no page is looked at in a browser");
    }
    browser
}

fn evening() -> Table {
    let mut table = played();
    for line in [
        "hand result holdem Bob 2 Cat Dan",
        "player add \"Bartholomew Featherstonehaugh\"",
        "buy Bartholomew 50",
        "book owe Bob Ann 7",
        "player pay-to Ann cash.app/$ann",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn pages_fit_every_screen_and_need_nothing_from_elsewhere() {
    let Some(mut browser) = browser() else { return };
    let mut table = evening();
    let link = table.does("player link Ann");
    let me = link.lines().find_map(|line| line.split("4780").nth(1)).expect("a link").to_owned();
    let served = Served::start(&mut table, &["--banker", "--pin", "123456"]);
    let own = format!("http://{}/", served.address);
    let at = |path: &str| format!("http://{}{path}", served.address);
    browser.goes(&at("/bank"));
    browser.says(
        "document.querySelector('[name=pin]').value = '123456'; document.querySelector('button').click()",
    );
    browser.waits_for("document.querySelector('.keys') !== null");
    let pages = [
        "/",
        "/tv",
        "/book",
        "/night/1",
        "/hand/1",
        "/hand/1?step=9",
        "/hand/2",
        "/season",
        &me,
        "/bank",
        "/bank/buy",
        "/bank/count",
        "/bank/sums",
        "/bank/close",
        "/bank/settle",
        "/bank/undo",
    ];
    for size in SIZES {
        browser.size(size, size.2);
        for path in pages {
            browser.goes(&at(path));
            assert_eq!(browser.says(WRONG), "", "{path} at {size:?}");
            assert_eq!(browser.complaints(&own), Vec::<String>::new(), "{path} at {size:?}");
        }
    }
}

#[test]
fn a_page_follows_the_book_and_a_hand_the_arrow_keys() {
    let Some(mut browser) = browser() else { return };
    let mut table = evening();
    let served = Served::start(&mut table, &[]);
    let at = |path: &str| format!("http://{}{path}", served.address);
    browser.goes(&at("/"));
    table.does("buy Bob 10");
    browser.waits_for(
        "document.body.innerText.includes('$50.00') && document.body.innerText.includes('$53.75')",
    );
    browser.goes(&at("/hand/1?step=1"));
    let key = "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))";
    browser.says(key);
    browser.waits_for("document.body.innerText.includes('step 2 of')");
    browser.says("document.querySelector('.play').click()");
    browser.waits_for("document.body.innerText.includes('step 4 of')");
    let complaints = browser.complaints(&at("/"));
    assert!(complaints.is_empty(), "{complaints:?}");
}

#[test]
fn a_double_tap_in_a_browser_records_once() {
    let Some(mut browser) = browser() else { return };
    let mut table = evening();
    let served = Served::start(&mut table, &["--banker", "--pin", "123456"]);
    let at = |path: &str| format!("http://{}{path}", served.address);
    browser.goes(&at("/bank"));
    browser.says(
        "document.querySelector('[name=pin]').value = '123456'; document.querySelector('button').click()",
    );
    browser.waits_for("document.querySelector('.keys') !== null");
    let before = table.facts().len();
    let fill = "const form = document.querySelector('form.sheet'), button = form.querySelector('button');
        form.querySelector('[name=who][value=Bob]').click();
        form.querySelector('[name=amount]').value = '5';";
    browser.goes(&at("/bank/buy"));
    browser.says(&format!("{{ {fill} button.click(); button.click(); button.click(); }}"));
    browser.waits_for("location.pathname === '/bank' && document.querySelector('.said') !== null");
    assert_eq!(table.facts().len(), before + 1);
    // The same form in two requests at once, whose answers get lost; then the page is loaded again and again.
    browser.goes(&at("/bank/buy"));
    let twice = "const sent = () => fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
        Promise.all([sent(), sent(), sent()]).then(() => true)";
    assert_eq!(
        browser.says(&format!(
            "(() => {{ {fill} return (() => {{ {} }})() }})()",
            twice.replace("Promise", "return Promise")
        )),
        "true"
    );
    browser.goes(&at("/bank"));
    browser.goes(&at("/bank"));
    assert_eq!(table.facts().len(), before + 2);
    browser.says("document.querySelector('.said button').click()");
    browser.waits_for("document.querySelector('.said')?.innerText.includes('undid')");
    assert_eq!(table.facts().len(), before + 3);
    assert!(table.does("audit").contains("the book is in order"));
}
