//! The names the pages can be asked for under: another site whose name points here gets nothing.

use std::net::{IpAddr, SocketAddr, UdpSocket};

/// The names that were given, besides this machine's own.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// These names, and those that are always allowed.
    pub fn of(names: &[String]) -> Self {
        Self(names.iter().map(|name| name.trim_end_matches('.').to_ascii_lowercase()).collect())
    }

    /// True if `host`, as a request gives it, means this machine: `localhost`, one of its addresses, or a name that was given.
    pub fn has(&self, host: &str) -> bool {
        let Some(name) = without_port(host) else { return false };
        let name = name.trim_end_matches('.').to_ascii_lowercase();
        if name == "localhost" || self.0.contains(&name) {
            return true;
        }
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
        bare.parse().is_ok_and(is_ours)
    }
}

/// The name without its port; none if what follows it isn't a port.
fn without_port(host: &str) -> Option<&str> {
    let end = host.rfind(']').map_or(0, |end| end.saturating_add(1));
    match host.get(end..)?.rsplit_once(':') {
        None => Some(host),
        Some((before, port)) => {
            let is_port = !port.is_empty() && port.bytes().all(|sign| sign.is_ascii_digit());
            host.get(..end.saturating_add(before.len())).filter(|_| is_port)
        }
    }
}

/// True for an address of this machine: one that a socket can be bound to.
fn is_ours(address: IpAddr) -> bool {
    let is_broadcast = matches!(address, IpAddr::V4(four) if four.is_broadcast());
    let is_one = !address.is_unspecified() && !address.is_multicast() && !is_broadcast;
    is_one && (address.is_loopback() || UdpSocket::bind((address, 0)).is_ok())
}

/// The address others in the room reach this machine at, if it listens at all its addresses; nothing is sent.
pub fn reached_by(listening: SocketAddr) -> SocketAddr {
    if !listening.ip().is_unspecified() {
        return listening;
    }
    // Addresses reserved for documentation: the system says which of its own it would use to reach them.
    let (from, to) = match listening {
        SocketAddr::V4(_) => ("0.0.0.0:0", "192.0.2.1:9"),
        SocketAddr::V6(_) => ("[::]:0", "[2001:db8::1]:9"),
    };
    let outward = || {
        let socket = UdpSocket::bind(from)?;
        socket.connect(to)?;
        socket.local_addr()
    };
    outward().map_or(listening, |outward| SocketAddr::new(outward.ip(), listening.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_this_machine_or_said() {
        let hosts = Hosts::of(&["Cards.Home".to_owned()]);
        for host in [
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1:4780",
            "127.0.0.1",
            "[::1]:4780",
            "cards.home",
            "cards.home.:99",
        ] {
            assert!(hosts.has(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:4780",
            "localhost.evil.example",
            "localhost:",
            "localhost:x",
            "192.0.2.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "[::1",
            "cards.home@evil.example",
            "127.0.0.1:1:2",
        ] {
            assert!(!hosts.has(host), "{host}");
        }
    }
}
