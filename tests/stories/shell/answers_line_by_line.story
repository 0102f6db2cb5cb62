# Lines of a pipe are answered one by one; a refused line ends nothing, and q leaves.
$ shell
< init --house mike
< player add Ann "Big Mike" Cat
< open --banker Ann
< # the night begins
< b ann 20
< b zoe 20
< housebook buy mike 20
< c ann=19 "mike=21"
< "buy
< run x.txt
< q
< buy cat 20
  started a new book in USD with `mike` rules
  recorded #2 ········
  Ann, a regular
  Big Mike, a regular
  Cat, a regular
  recorded #5 ········
  night 1 is open at Mike's house; Ann is the banker
  recorded #6 ········
  Ann buys chips: $20.00 in cash; stack $20.00
  recorded #7 ········
  Big Mike buys chips: $20.00 in cash; stack $20.00
  recorded #8 ········
  Ann has $19.00: down $1.00 in unrecorded hands
  Big Mike has $21.00: up $1.00 in unrecorded hands
  recorded #10 ········
! next: add the players (player add NAME NAME)
! next: open the night (open --banker NAME)
! next: sell chips (buy NAME AMOUNT)
! next: play (hand new or hand result), then count the stacks
! error: no player is called `zoe`
! hint: player add zoe
! note: buy from a player first: `Ann` has $20.00 (MIK-04)
! next: pay them all (cashout)
! error: a quotation mark is missing
! error: you can't run a script from the shell or from another script
$ status
  night 1 at Mike's house, open since 2026-01-02 19:00; banker: Ann
  ¶
  player    bought     cash  app  notes  book   chips  counted  result
  ──────────────────────────────────────────────────────────────────────
  Ann       $20.00  -$20.00    –      –     –  $19.00   $19.00  -$1.00
  Big Mike  $20.00  -$20.00    –      –     –  $21.00   $21.00   $1.00
  ¶
  drawer $40.00   chips out $40.00   in the middle $0.00
! next: pay them all (cashout)
$ shell --json
< b cat 20
< b cat
  {"player":"Cat","from":"bank","paid":[{"means":"cash","amount":"20.00"}],"note":null,"chips":"20.00","event":11,"events":[11],"hash":"········","id":"019b8016-8c40-72e1-92bd-9f8840bf69dc"}
  {"error":{"code":"usage","exit":2,"rule":null,"message":"the amount is missing","hint":"buy cat 20 --cash"}}
$ completions bash --json
  {"script":"\n_clap_complete_housebook() {\n    local IFS=$'\\013'\n    local _CLAP_COMPLETE_INDEX=${COMP_CWORD}\n    local _CLAP_COMPLETE_COMP_TYPE=${COMP_TYPE}\n    if compopt +o nospace 2> /dev/null; then\n        local _CLAP_COMPLETE_SPACE=false\n    else\n        local _CLAP_COMPLETE_SPACE=true\n    fi\n    local words=(\"${COMP_WORDS[@]}\")\n    if [[ \"${BASH_VERSINFO[0]}\" -ge 4 ]]; then\n        words[COMP_CWORD]=\"$2\"\n    fi\n    COMPREPLY=( $( \\\n        _CLAP_IFS=\"$IFS\" \\\n        _CLAP_COMPLETE_INDEX=\"$_CLAP_COMPLETE_INDEX\" \\\n        _CLAP_COMPLETE_COMP_TYPE=\"$_CLAP_COMPLETE_COMP_TYPE\" \\\n        _CLAP_COMPLETE_SPACE=\"$_CLAP_COMPLETE_SPACE\" \\\n        HOUSEBOOK_COMPLETE=\"bash\" \\\n        \"housebook\" -- \"${words[@]}\" \\\n    ) )\n    if [[ $? != 0 ]]; then\n        unset COMPREPLY\n    elif [[ $_CLAP_COMPLETE_SPACE == false ]] && [[ \"${COMPREPLY-}\" =~ [=/:]$ ]]; then\n        compopt -o nospace\n    fi\n}\nif [[ \"${BASH_VERSINFO[0]}\" -eq 4 && \"${BASH_VERSINFO[1]}\" -ge 4 || \"${BASH_VERSINFO[0]}\" -gt 4 ]]; then\n    complete -o nospace -o bashdefault -o nosort -F _clap_complete_housebook housebook\nelse\n    complete -o nospace -o bashdefault -F _clap_complete_housebook housebook\nfi\n\n"}
$ completions csh
! error: invalid value `csh` for `<SHELL>`: use bash, zsh, fish or powershell
! hint: completions zsh
= 2
$ man --out pages
  162 pages in `pages`; read one with man -l pages/housebook.1
