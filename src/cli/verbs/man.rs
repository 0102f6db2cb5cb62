//! `man`: the manual, a page for each verb.

use crate::answer::file::Pages;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::render::file as render;
use clap::Args;
use ledger::store::StoreError;
use std::fs;
use std::path::PathBuf;

/// Write the manual pages
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook man --out man1\n  housebook man --out ~/.local/share/man/man1"
)]
pub struct Manual {
    /// Folder to write them to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Manual {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        context.check_not_rehearsed("manual pages are written right away")?;
        let failed = |why: std::io::Error| into_file::failed(&self.out, &why);
        // An existing file is left alone, as everywhere.
        if fs::metadata(&self.out).is_ok_and(|there| !there.is_dir()) {
            return Err(StoreError::Exists(self.out).into());
        }
        fs::create_dir_all(&self.out).map_err(failed)?;
        let mut program = (context.language.program)();
        program.build();
        clap_mangen::generate_to(program.clone(), &self.out).map_err(failed)?;
        let answer = Pages { folder: self.out.to_string_lossy().into_owned(), pages: count(&program) };
        Ok(Reply::look(render::pages(&answer), answer))
    }
}

/// How many pages there are: one for this word and one for each below it.
fn count(command: &clap::Command) -> usize {
    let verbs = command.get_subcommands().filter(|verb| !verb.is_hide_set());
    verbs.map(count).sum::<usize>() + 1
}
