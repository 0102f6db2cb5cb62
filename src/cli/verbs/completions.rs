//! `completions`: a script that lets a shell complete names, games and notes.

use crate::answer::file::Script;
use crate::cli::candidates;
use crate::cli::context::{Context, book_path};
use crate::cli::environment;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use clap::{Args, ValueEnum};
use clap_complete::env::{CompleteEnv, Shells};
use std::ffi::OsString;

/// Write completions for your shell
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook completions bash\n  \
        housebook completions fish\n\n\
        Put the output where your shell reads it: ~/.bashrc for bash, ~/.zshrc for zsh, \
        ~/.config/fish/completions/housebook.fish for fish, $PROFILE for PowerShell.")]
pub struct Completions {
    /// Your shell
    shell: Shell,
}

/// A shell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
    Powershell,
}

impl Shell {
    const fn word(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Zsh => "zsh",
            Self::Fish => "fish",
            Self::Powershell => "powershell",
        }
    }
}

impl Completions {
    /// Runs the verb.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        let failed = |why: String| Failure::new(exit::STORAGE, "storage", why);
        let shells = Shells::builtins();
        let shell = shells.completer(self.shell.word());
        let shell = shell.ok_or_else(|| Failure::usage("there are no completions for this shell"))?;
        let mut script = Vec::new();
        shell
            .write_registration(environment::COMPLETE, "housebook", "housebook", "housebook", &mut script)
            .map_err(|error| failed(error.to_string()))?;
        let script = String::from_utf8_lossy(&script).into_owned();
        Ok(Reply::document(script.clone(), Script { script }))
    }
}

/// Answers a shell that asks how a word can be completed; false if none asks.
///
/// # Errors
///
/// An unknown shell: a command that wasn't even read must not look done.
pub fn answered(words: &[OsString], program: fn() -> clap::Command) -> Result<bool, Failure> {
    if !environment::completes() {
        return Ok(false);
    }
    let named = words.iter().skip_while(|word| *word != "--book").nth(1).map(AsRef::as_ref);
    let book = book_path(named).unwrap_or_default();
    let here = std::env::current_dir().ok();
    let env = CompleteEnv::with_factory(|| candidates::program(program(), &book)).var(environment::COMPLETE);
    env.try_complete(words.iter().cloned(), here.as_deref()).map_err(|why| {
        Failure::usage(format!(
            "{}: {}",
            environment::COMPLETE,
            why.to_string().trim_start_matches("error: ").trim_end()
        ))
    })
}
