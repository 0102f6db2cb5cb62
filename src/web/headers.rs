//! The headers of every answer, and who gets an answer at all: the right host, the right method.

use crate::web::frame::refused;
use crate::web::hosts::Hosts;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// What every answer says: nothing is loaded from elsewhere, nothing is kept, nobody learns where a reader came from.
const ABOVE: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The policy of the banker's pages: their forms go back to where they came from.
const OF_BANK: &str = "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; \
                       base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Who may ask, and how.
#[derive(Debug)]
pub struct Guard {
    /// The names of this machine.
    pub hosts: Hosts,
    /// True if there is a banker's page, to which forms may be sent.
    pub has_bank: bool,
}

/// Lets a request through to its page, or says why not.
pub async fn guarded(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let is_of_bank = guard.has_bank && is_of_bank(request.uri().path());
    let mut response = match barred(&guard.hosts, &request, is_of_bank) {
        Some(StatusCode::METHOD_NOT_ALLOWED) => no_way(is_of_bank),
        Some(status) => refused(status, None),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in ABOVE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_of_bank {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(OF_BANK));
    }
    response
}

fn is_of_bank(path: &str) -> bool {
    path.strip_prefix("/bank").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The wrong method was used; says which ones are allowed.
fn no_way(is_of_bank: bool) -> Response {
    let mut response = refused(StatusCode::METHOD_NOT_ALLOWED, None);
    let ways = if is_of_bank { "GET, HEAD, POST" } else { "GET, HEAD" };
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static(ways));
    response
}

/// Why nothing is answered.
fn barred(hosts: &Hosts, request: &Request, is_of_bank: bool) -> Option<StatusCode> {
    let headers = request.headers();
    let Some(host) = only(headers, &header::HOST) else { return Some(StatusCode::BAD_REQUEST) };
    let asked = request.uri().authority().map_or(host, |authority| authority.as_str());
    if !hosts.has(host) || !hosts.has(asked) {
        return Some(StatusCode::MISDIRECTED_REQUEST);
    }
    let sends = *request.method() == Method::POST && is_of_bank;
    if !sends && !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Some(StatusCode::METHOD_NOT_ALLOWED);
    }
    let is_own =
        |origin: &HeaderValue| origin.to_str().is_ok_and(|origin| origin == format!("http://{host}"));
    let is_foreign = headers.get(header::ORIGIN).is_some_and(|origin| !is_own(origin));
    // Browsers send it where they think it safe: a form from another site isn't ours, no matter what it knows.
    let site = headers.get("sec-fetch-site").filter(|_| sends);
    let is_of_another = site.is_some_and(|site| site != "same-origin" && site != "none");
    (is_foreign || is_of_another).then_some(StatusCode::FORBIDDEN)
}

/// A header that appears once and is text.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(first)
}
