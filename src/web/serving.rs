//! The socket: one thread answers everybody, one page at a time; requests that are slow, too large or too many are dropped.

use crate::web::asked::{Asked, NoPath};
use crate::web::bank::{Bank, Handed, Visit};
use crate::web::crowd::Crowd;
use crate::web::frame::{Page, refused, told};
use crate::web::headers::{Guard, guarded};
use crate::web::hosts::{Hosts, reached_by};
use crate::web::house::{Clerk, House, NotThere};
use crate::web::news::News;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use axum::routing::any;
use axum::{Extension, Router, middleware};
use hyper::body::Bytes;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::{interval, sleep, timeout};

/// How many connections there are at once; others wait.
const CONNECTIONS: usize = 320;

/// How many of them may be streams of news: pages always have room.
const STREAMS: usize = 256;

/// How long the head of a request may take.
const HEAD: Duration = Duration::from_secs(5);

/// How long a request may take in all.
const WHOLE: Duration = Duration::from_secs(20);

/// How long a stream of news lasts; the page then asks for another.
const STREAM: Duration = Duration::from_secs(3600);

/// The largest head of a request, in bytes, and the most lines in it.
const HEAD_MAX: (usize, usize) = (16 * 1024, 64);

/// The most visits to the bank that wait.
const VISITS: usize = 64;

/// How the text of a form says what it is, and the most of it that is read, in bytes.
const FORM: &str = "application/x-www-form-urlencoded";
const FORM_MAX: usize = 32 * 1024;

/// How often to check whether the book changed.
const LOOK: Duration = Duration::from_millis(500);

/// The most pages that are kept until the book changes.
const KEPT: usize = 64;

/// A socket that listens, before anybody is answered.
#[derive(Debug)]
pub struct Listening {
    listener: std::net::TcpListener,
    hosts: Hosts,
    address: SocketAddr,
}

/// What was asked, and where the answer goes.
type Question = (Asked, oneshot::Sender<(StatusCode, &'static str, Bytes)>);

/// What every request is answered from.
#[derive(Clone)]
struct Desks {
    ask: mpsc::Sender<Question>,
    told: watch::Receiver<u64>,
    streams: Arc<Semaphore>,
    /// The link to the banker's page; nothing if the pages only show.
    bank: Option<mpsc::Sender<Visiting>>,
}

/// A visit to the bank, and where its answer goes.
type Visiting = (Visit, oneshot::Sender<Handed>);

/// What stands behind the pages.
enum Behind<'h> {
    /// One that is only asked.
    Looks(&'h mut dyn House),
    /// One that also records.
    Records(&'h mut dyn Clerk, Bank),
}

impl Behind<'_> {
    fn house(&mut self) -> &mut dyn House {
        match self {
            Self::Looks(house) => *house,
            Self::Records(clerk, _) => *clerk,
        }
    }

    fn visit(&mut self, visit: &Visit) -> Option<Handed> {
        match self {
            Self::Looks(_) => None,
            Self::Records(clerk, bank) => Some(bank.answer(*clerk, visit, Instant::now())),
        }
    }
}

/// Where a connection came from.
#[derive(Clone, Copy)]
struct Caller(IpAddr);

/// Set by a stream of news: the connection stays open.
#[derive(Clone, Default)]
struct Lasts(Arc<AtomicBool>);

impl Listening {
    /// Listens at an address; `None` if it isn't a valid one.
    pub fn at(address: &str, hosts: &[String]) -> Option<io::Result<Self>> {
        let address: SocketAddr = address.parse().ok()?;
        let listen = || {
            let listener = std::net::TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            let address = reached_by(listener.local_addr()?);
            Ok(Self { listener, hosts: Hosts::of(hosts), address })
        };
        Some(listen())
    }

    /// Where the pages are.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// True if only this machine reaches it.
    #[must_use]
    pub const fn is_local(&self) -> bool {
        self.address.ip().is_loopback()
    }

    /// Answers until `house` says that it is over.
    pub fn serve(self, house: &mut dyn House) -> io::Result<()> {
        self.answering(Behind::Looks(house))
    }

    /// The same, with the banker's page behind this PIN.
    pub fn serve_banker(self, clerk: &mut dyn Clerk, pin: &str) -> io::Result<()> {
        let bank = Bank::behind(pin, self.address.port());
        self.answering(Behind::Records(clerk, bank))
    }

    fn answering(self, behind: Behind<'_>) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        runtime.block_on(self.answer_all(behind))
    }

    async fn answer_all(self, mut behind: Behind<'_>) -> io::Result<()> {
        let listener = TcpListener::from_std(self.listener)?;
        let (ask, mut asked) = mpsc::channel::<Question>(CONNECTIONS);
        let (visit, mut visits) = mpsc::channel::<Visiting>(VISITS);
        let mut mark = behind.house().mark();
        let (tell, told) = watch::channel(mark.map_or(0, |(last, _)| last));
        let bank = matches!(behind, Behind::Records(..)).then_some(visit);
        let desks = Desks { ask, told, streams: Arc::new(Semaphore::new(STREAMS)), bank };
        tokio::spawn(door(listener, router(desks, self.hosts)));
        let (mut look, mut kept) = (interval(LOOK), Kept::default());
        loop {
            tokio::select! {
                _ = look.tick() => {
                    if behind.house().is_over() {
                        return Ok(());
                    }
                    kept.clear();
                }
                Some((asked, answer)) = asked.recv() => {
                    // A caller who hung up needs none.
                    let _ = answer.send(kept.page(behind.house(), asked));
                    continue;
                }
                Some((visit, answer)) = visits.recv() => {
                    if let Some(handed) = behind.visit(&visit) {
                        let _ = answer.send(handed);
                    }
                }
            }
            let now = behind.house().mark();
            if let Some((last, _)) = now.filter(|_| now != mark) {
                mark = now;
                tell.send_replace(last);
            }
        }
    }
}

/// Pages asked for since the last look at the book, for the many phones that ask at once.
#[derive(Default)]
struct Kept {
    mark: Option<(u64, i64)>,
    pages: HashMap<Asked, (StatusCode, &'static str, Bytes)>,
}

impl Kept {
    fn clear(&mut self) {
        self.pages.clear();
    }

    fn page(&mut self, house: &mut dyn House, asked: Asked) -> (StatusCode, &'static str, Bytes) {
        let mark = house.mark();
        if mark != self.mark || self.pages.len() >= KEPT {
            self.clear();
            self.mark = mark;
        }
        self.pages.entry(asked).or_insert_with_key(|asked| page(house, asked)).clone()
    }
}

fn page(house: &mut dyn House, asked: &Asked) -> (StatusCode, &'static str, Bytes) {
    let (status, page) = match house.answer(asked) {
        Ok(answered) => (StatusCode::OK, answered.page(asked)),
        Err(NotThere::Missing(why)) => (StatusCode::NOT_FOUND, Page::without(&why)),
        Err(NotThere::Busy(why)) => (StatusCode::SERVICE_UNAVAILABLE, Page::without(&why)),
        Err(NotThere::Failed(why)) => (StatusCode::INTERNAL_SERVER_ERROR, Page::without(&why)),
    };
    (status, page.kind, page.body)
}

fn router(desks: Desks, hosts: Hosts) -> Router {
    let guard = Guard { hosts, has_bank: desks.bank.is_some() };
    let file =
        |kind: &'static str, text: &'static str| any(move || async move { told(StatusCode::OK, kind, text) });
    Router::new()
        .route("/events", any(news))
        .route("/style.css", file("text/css; charset=utf-8", include_str!("files/style.css")))
        .route("/live.js", file("text/javascript; charset=utf-8", include_str!("files/live.js")))
        .route("/icon.svg", file("image/svg+xml", include_str!("files/icon.svg")))
        .route("/bank", any(visited))
        .route("/bank/{*rest}", any(visited))
        .fallback(looked_up)
        .with_state(desks)
        .layer(middleware::from_fn_with_state(Arc::new(guard), guarded))
}

/// A visit to the bank, if there is one.
async fn visited(
    State(desks): State<Desks>,
    Extension(Caller(from)): Extension<Caller>,
    request: Request,
) -> Response {
    let Some(bank) = desks.bank else { return refused(StatusCode::NOT_FOUND, None) };
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().trim_start_matches("/bank").trim_start_matches('/').to_owned();
    let cookies = parts.headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let cookies = cookies.collect::<Vec<_>>().join("; ");
    let mut sent = None;
    if parts.method == Method::POST {
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if kind.is_none_or(|kind| !kind.starts_with(FORM)) {
            return refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, None);
        }
        let Ok(bytes) = to_bytes(body, FORM_MAX).await else {
            return refused(StatusCode::PAYLOAD_TOO_LARGE, None);
        };
        let Ok(text) = String::from_utf8(bytes.to_vec()) else {
            return refused(StatusCode::BAD_REQUEST, None);
        };
        sent = Some(text);
    }
    let (answer, answered) = oneshot::channel();
    if bank.send((Visit { path, sent, cookies, from }, answer)).await.is_err() {
        return refused(StatusCode::SERVICE_UNAVAILABLE, None);
    }
    answered.await.map_or_else(|_| refused(StatusCode::SERVICE_UNAVAILABLE, None), handed)
}

fn handed(Handed { status, page, cookie, to }: Handed) -> Response {
    let mut response = told(status, page.kind, page.body);
    let headers = response.headers_mut();
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        headers.insert(header::SET_COOKIE, cookie);
    }
    if let Some(to) = to {
        headers.insert(header::LOCATION, HeaderValue::from_static(to));
    }
    response
}

async fn looked_up(State(desks): State<Desks>, request: Request) -> Response {
    let uri = request.uri();
    let asked = match Asked::of(uri.path(), uri.query()) {
        Ok(asked) => asked,
        Err(NoPath::Unknown) => return refused(StatusCode::NOT_FOUND, None),
        Err(NoPath::Malformed) => return refused(StatusCode::BAD_REQUEST, None),
    };
    let (answer, answered) = oneshot::channel();
    if desks.ask.send((asked, answer)).await.is_err() {
        return refused(StatusCode::SERVICE_UNAVAILABLE, None);
    }
    match answered.await {
        Ok((status, kind, body)) => told(status, kind, body),
        Err(_) => refused(StatusCode::SERVICE_UNAVAILABLE, None),
    }
}

async fn news(State(desks): State<Desks>, Extension(lasts): Extension<Lasts>, request: Request) -> Response {
    const KIND: &str = "text/event-stream";
    if request.method() == Method::HEAD {
        return told(StatusCode::OK, KIND, Body::empty());
    }
    let Ok(place) = desks.streams.try_acquire_owned() else {
        return refused(StatusCode::SERVICE_UNAVAILABLE, None);
    };
    lasts.0.store(true, Ordering::Relaxed);
    told(StatusCode::OK, KIND, Body::new(News::of(desks.told, place)))
}

/// Lets connections in one by one, up to the limit, and from one phone only as many as leave room for others.
async fn door(listener: TcpListener, router: Router) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    let crowd = Crowd::default();
    while let Ok(place) = Arc::clone(&room).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, from)) => {
                let Some(one_more) = crowd.one_more(from.ip()) else { continue };
                let router = router.clone().layer(Extension(Caller(from.ip())));
                tokio::spawn(async move {
                    let _places = (place, one_more);
                    one(stream, router).await;
                });
            }
            // Out of sockets, most likely: some will be given back.
            Err(_) => sleep(LOOK).await,
        }
    }
}

/// One connection, which is one request.
async fn one(stream: TcpStream, router: Router) {
    let lasts = Lasts::default();
    let service = TowerToHyperService::new(router.layer(Extension(lasts.clone())));
    let (bytes, lines) = HEAD_MAX;
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(bytes)
        .max_headers(lines)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    // However it ends, nobody is left to tell.
    if timeout(WHOLE, connection.as_mut()).await.is_err() && lasts.0.load(Ordering::Relaxed) {
        let _ = timeout(STREAM, connection).await;
    }
}
