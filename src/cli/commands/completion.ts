import type { Command } from 'commander'
import { RUN_MODES } from '../../contract/chat.ts'
import { usage } from '../../lib/errors.ts'
import { TARGETS } from '../../processes/components.ts'
import type { CommandContext } from '../context.ts'
import { BROWSER } from '../targets.ts'

/** What may follow the words typed so far: `''`, `start`, `mode info` … */
type Choices = Record<string, { words: string[]; options: string[] }>

/** `agent completion <shell>`. */
export async function printCompletion({ output }: CommandContext, program: Command, shell: string): Promise<void> {
  const write = WRITERS[shell]
  if (!write) throw usage(`Unknown shell: ${shell}. Shells: ${Object.keys(WRITERS).join(', ')}`)
  const script = write(collectChoices(program))
  output.result({ shell, script }, () => script)
}

/** The command tree as a table of what can follow. */
export function collectChoices(program: Command): Choices {
  const choices: Choices = {}
  const walk = (command: Command, path: string) => {
    const children = command.commands.filter(child => !(child as unknown as { _hidden: boolean })._hidden)
    choices[path] = {
      words: [...children.map(child => child.name()), ...(ARGUMENTS[path] ?? [])],
      options: command.options.map(option => option.long).filter(long => long != null),
    }
    for (const child of children) walk(child, `${path} ${child.name()}`.trim())
  }
  walk(program, '')
  return choices
}

const ARGUMENTS: Readonly<Record<string, string[]>> = {
  start: [...Object.keys(TARGETS), BROWSER],
  stop: ['all', ...Object.keys(TARGETS)],
  restart: ['all', ...Object.keys(TARGETS)],
  status: Object.keys(TARGETS),
  logs: [...Object.keys(TARGETS), BROWSER],
  'mode info': [...RUN_MODES, 'browser'],
  completion: ['bash', 'zsh', 'fish'],
}

const WRITERS: Readonly<Record<string, (choices: Choices) => string>> = {
  bash: choices => `# agent completion for bash. Use it: source <(agent completion bash)
${shellFunction(choices)}
_agent_complete() {
  local current="\${COMP_WORDS[COMP_CWORD]}"
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    [[ "$word" == -* ]] || path="\${path:+$path }$word"
  done
  COMPREPLY=($(compgen -W "$(_agent_choices "$path")" -- "$current"))
  [[ \${#COMPREPLY[@]} -gt 0 ]] || compopt -o default 2>/dev/null
}
complete -F _agent_complete agent
`,
  zsh: choices => `#compdef agent
# agent completion for zsh. Use it: source <(agent completion zsh)
${shellFunction(choices)}
_agent() {
  local path_so_far="" word
  for word in "\${words[@]:1:$((CURRENT-2))}"; do
    [[ "$word" == -* ]] || path_so_far="\${path_so_far:+$path_so_far }$word"
  done
  local -a choices
  choices=(\${=$(_agent_choices "$path_so_far")})
  compadd -- "\${choices[@]}"
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _agent agent
`,
  fish: choices => `# agent completion for fish. Use it: agent completion fish | source
function __agent_path
    set -l words (commandline -opc)
    set -e words[1]
    string match -v -- '-*' $words | string join ' '
end
complete -c agent -f
${Object.entries(choices)
  .flatMap(([path, { words, options }]) => {
    const here = `test (__agent_path) = ${quote(path)}`
    return [
      ...(words.length
        ? [
            `complete -c agent -n ${quote(here.replace('(__agent_path)', '"$(__agent_path)"'))} -a ${quote(words.join(' '))}`,
          ]
        : []),
      ...options.map(
        option =>
          `complete -c agent -n ${quote(here.replace('(__agent_path)', '"$(__agent_path)"'))} -l ${option.slice(2)}`,
      ),
    ]
  })
  .join('\n')}
`,
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`

/** A shell function that prints the choices after a path; bash and zsh read it alike. */
function shellFunction(choices: Choices): string {
  const cases = Object.entries(choices).map(
    ([path, { words, options }]) => `    "${path}") echo "${[...words, ...options].join(' ')}" ;;`,
  )
  return `_agent_choices() {\n  case "$1" in\n${cases.join('\n')}\n  esac\n}`
}
