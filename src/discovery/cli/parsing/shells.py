"""Scripts by which shells complete what is typed. They hold all that they offer, and run nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from discovery.cli.parsing.offers import Command, Offer, ValueKind

PROGRAM = "discovery"
_READING = """
_discovery_read() {
    if [[ -n $flag ]]; then
        flag=''
        [[ -n $optional && $1 == -* ]] || return 0
    fi
    if [[ $1 == -*=* ]]; then
        return 0
    elif [[ $1 == -* ]]; then
        _discovery_offer "$reached" "$1"
        [[ $kind == nothing ]] || flag=$1
        return 0
    fi
    _discovery_offer "$reached" verb
    if [[ " $offered " == *" $1 "* ]]; then
        reached="${reached:+$reached }$1"
    else
        place=$((place + 1))
    fi
}

_discovery_here() {
    if [[ -n $optional && $1 == -* ]]; then
        flag=''
    fi
    if [[ -n $flag ]]; then
        _discovery_offer "$reached" "$flag"
    elif [[ $1 == -* ]]; then
        _discovery_offer "$reached" -
    else
        _discovery_offer "$reached" "$place"
    fi
}
"""
"""Reads a word before the cursor, and what may stand at it; bash and zsh understand it alike. ``reached`` is
the command so far, ``place`` how many arguments it has, ``flag`` an option that waits for its value."""
_BASH = """
_discovery() {
    local line=${COMP_LINE:0:COMP_POINT} typed word found cut
    local flag='' reached='' place=0 kind='' offered='' optional='' at=1
    read -ra typed <<< "$line"
    [[ $line != *[[:space:]] ]] || typed+=('')
    while ((at < ${#typed[@]} - 1)); do
        _discovery_read "${typed[at]}"
        at=$((at + 1))
    done
    word=${typed[at]}
    if [[ -z $flag && $word == -*=* ]]; then
        flag=${word%%=*} word=${word#*=}
    fi
    _discovery_here "$word"
    COMPREPLY=()
    case $kind in
        word | either) COMPREPLY=($(compgen -W "$offered" -- "$word")) ;;
        list)
            cut=${word%"${word##*,}"}
            COMPREPLY=($(compgen -P "$cut" -W "$offered" -- "${word##*,}"))
            ;;
    esac
    if [[ $kind == file || $kind == either ]]; then
        compopt -o filenames 2> /dev/null
        while IFS= read -r found; do
            COMPREPLY+=("$found")
        done < <(compgen -f -- "$word")
    fi
    if [[ $word == *:* && $COMP_WORDBREAKS == *:* ]]; then
        cut=${word%"${word##*:}"}
        COMPREPLY=("${COMPREPLY[@]#"$cut"}")
    fi
}
complete -F _discovery discovery
"""
"""At the end: readline replaces only what stands behind the last colon."""
_ZSH = """
_discovery() {
    local word=$PREFIX flag='' reached='' kind='' offered='' optional='' typed
    local place=0
    for typed in "${(@)words[2,CURRENT-1]}"; do
        _discovery_read "$typed"
    done
    if [[ -z $flag && $word == -*=* ]]; then
        flag=${word%%=*} word=${word#*=}
        compset -P '*='
    fi
    _discovery_here "$word"
    case $kind in
        word | either) compadd -- ${=offered} ;;
        list)
            compset -P '*,'
            compadd -S '' -- ${=offered}
            ;;
    esac
    if [[ $kind == file || $kind == either ]]; then
        _files
    fi
}
if [[ ${funcstack[1]} == _discovery ]]; then
    _discovery "$@"
else
    compdef _discovery discovery
fi
"""
"""At the end: as a file of ``fpath`` the script is the function itself."""
_FISH = """
function __discovery_at --argument-names wanted
    set -l path
    for word in (commandline -opc)[2..-1]
        contains -- (string join -- ' ' $path $word) $__discovery_commands; or break
        set -a path $word
    end
    test "$path" = "$wanted"
end

function __discovery_list
    set -l typed (string replace -r '^--[a-z-]+=' '' -- (commandline -ct))
    printf '%s\\n' (string replace -r '[^,]*$' '' -- $typed)$argv
end

complete -c discovery -f
"""


def script(shell: str, commands: Sequence[Command]) -> str:
    """The script for ``bash``, ``zsh`` or ``fish``."""
    return _WRITERS[shell](commands)


def _bash(commands: Sequence[Command]) -> str:
    return "\n".join([f"# {PROGRAM} for bash", *_offers(commands)]) + f"\n{_READING}{_BASH}"


def _zsh(commands: Sequence[Command]) -> str:
    return "\n".join([f"#compdef {PROGRAM}", *_offers(commands)]) + f"\n{_READING}{_ZSH}"


def _offers(commands: Sequence[Command]) -> Iterator[str]:
    """A shell function that offers completions for option values, arguments and verbs."""
    yield "_discovery_offer() {"
    yield "    kind=nothing offered='' optional=''"
    yield '    case "$1|$2" in'
    for command in commands:
        path = " ".join(command.path)
        flags = tuple(flag for option in command.options for flag in option.flags)
        yield _case(f"'{path}|-'", Offer(ValueKind.WORD, flags))
        for option in command.options:
            if option.offer.kind is not ValueKind.NOTHING:
                yield _case(f"'{path}|{option.flags[-1]}'", option.offer)
        for place, offer in enumerate(command.places):
            further = command.endless and place == len(command.places) - 1
            pattern = f"'{path}|'[{place}-9]*" if further else f"'{path}|{place}'"
            yield _case(f"{pattern} | '{path}|verb'" if command.has_verbs else pattern, offer)
    yield "    esac"
    yield "}"


def _case(pattern: str, offer: Offer) -> str:
    optional = " optional=yes" if offer.optional else ""
    return f"        {pattern}) kind={offer.kind} offered='{' '.join(offer.words)}'{optional} ;;"


def _fish(commands: Sequence[Command]) -> str:
    lines = [f"# {PROGRAM} for fish", f"set -g __discovery_commands {_paths(commands)}"]
    return "\n".join(lines) + f"\n{_FISH}" + "".join(f"{line}\n" for line in _completions(commands))


def _paths(commands: Sequence[Command]) -> str:
    return " ".join(_quoted(" ".join(command.path)) for command in commands if command.path)


def _completions(commands: Sequence[Command]) -> Iterator[str]:
    for command in commands:
        if command.path:
            yield f"{_complete(command.path[:-1])} -a {command.path[-1]} -d {_quoted(command.description)}"
        here = _complete(command.path)
        for option in command.options:
            names = " ".join(f"-l {flag[2:]}" if flag[1] == "-" else f"-s {flag[1]}" for flag in option.flags)
            description = f" -d {_quoted(option.description)}" if option.description else ""
            yield f"{here} {names}{_taken(option.offer)}{description}"
            if offered := _offered(option.offer):  # in a line of its own: else each word is told the same
                yield f"{here} {names}{_taken(option.offer)}{offered}"
        for offer in () if command.has_verbs else command.places:
            if offered := _offered(offer):
                yield f"{here}{offered}"


def _complete(path: Sequence[str]) -> str:
    wanted = '"' + " ".join(path) + '"'
    return f"complete -c {PROGRAM} -n '__discovery_at {wanted}'"


def _taken(offer: Offer) -> str:
    """``-x`` for an option with a value, ``-r`` for one with a value that may be a file."""
    if offer.kind is ValueKind.NOTHING:
        return ""
    return " -r" if offer.kind in (ValueKind.FILE, ValueKind.WORD_OR_FILE) else " -x"


def _offered(offer: Offer) -> str:
    words = " ".join(offer.words)
    listed = f" -a {_quoted(f'(__discovery_list {words})' if offer.kind is ValueKind.LIST else words)}"
    return (listed if words else "") + (
        " -F" if offer.kind in (ValueKind.FILE, ValueKind.WORD_OR_FILE) else ""
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


_WRITERS: Mapping[str, Callable[[Sequence[Command]], str]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
