//! The socket: one thread answers everybody, one page at a time; who is slow, large or one too many is let go.

use crate::web::asked::{Asked, NoPath};
use crate::web::headers::guarded;
use crate::web::hosts::{Hosts, reached_by};
use crate::web::news::News;
use crate::web::page::{Answered, Page, refused, told};
use axum::body::Body;
use axum::extract::{Request, State};
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
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::time::{interval, sleep, timeout};

/// How many connections there are at once; others wait before the door.
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

/// How often it is looked whether the book went on.
const LOOK: Duration = Duration::from_millis(500);

/// The most pages that are kept until the book goes on.
const KEPT: usize = 64;

/// Why there is no page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotThere {
    /// The book has none.
    Missing(String),
    /// Not now.
    Busy(String),
    /// The book cannot be read.
    Failed(String),
}

/// Who knows the answers. It is only ever asked.
pub trait House {
    /// The answer.
    fn answer(&mut self, asked: &Asked) -> Result<Answered, NotThere>;
    /// The number of the last event, and what tells that somebody else wrote.
    fn mark(&self) -> Option<(u64, i64)>;
    /// True once somebody wants it to end.
    fn is_over(&self) -> bool;
}

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
}

/// Said by a stream of news: the connection lasts.
#[derive(Clone, Default)]
struct Lasts(Arc<AtomicBool>);

impl Listening {
    /// Listens at an address; `None` if that is none.
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
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        runtime.block_on(self.answering(house))
    }

    async fn answering(self, house: &mut dyn House) -> io::Result<()> {
        let listener = TcpListener::from_std(self.listener)?;
        let (ask, mut asked) = mpsc::channel::<Question>(CONNECTIONS);
        let mut mark = house.mark();
        let (tell, told) = watch::channel(mark.map_or(0, |(last, _)| last));
        let desks = Desks { ask, told, streams: Arc::new(Semaphore::new(STREAMS)) };
        tokio::spawn(door(listener, router(desks, self.hosts)));
        let (mut look, mut kept) = (interval(LOOK), Kept::default());
        loop {
            tokio::select! {
                _ = look.tick() => {
                    if house.is_over() {
                        return Ok(());
                    }
                    kept.clear();
                    let now = house.mark();
                    if let Some((last, _)) = now.filter(|_| now != mark) {
                        mark = now;
                        tell.send_replace(last);
                    }
                }
                Some((asked, answer)) = asked.recv() => {
                    // One who hung up needs none.
                    let _ = answer.send(kept.page(house, asked));
                }
            }
        }
    }
}

/// Pages that were asked for since the book was looked at last, for the many phones that ask at once.
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
    let file =
        |kind: &'static str, text: &'static str| any(move || async move { told(StatusCode::OK, kind, text) });
    Router::new()
        .route("/events", any(news))
        .route("/style.css", file("text/css; charset=utf-8", include_str!("files/style.css")))
        .route("/live.js", file("text/javascript; charset=utf-8", include_str!("files/live.js")))
        .route("/icon.svg", file("image/svg+xml", include_str!("files/icon.svg")))
        .fallback(looked_up)
        .with_state(desks)
        .layer(middleware::from_fn_with_state(Arc::new(hosts), guarded))
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

/// Lets one in after the other, as many as there is room for.
async fn door(listener: TcpListener, router: Router) {
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    while let Ok(place) = Arc::clone(&room).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, _)) => {
                let router = router.clone();
                tokio::spawn(async move {
                    let _place = place;
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
    // However it ends, nobody is left to be told.
    if timeout(WHOLE, connection.as_mut()).await.is_err() && lasts.0.load(Ordering::Relaxed) {
        let _ = timeout(STREAM, connection).await;
    }
}
