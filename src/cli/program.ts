import { Command, CommanderError } from 'commander'
import { RUN_MODES } from '../contract/chat.ts'
import { usage } from '../lib/errors.ts'
import { VERSION } from '../lib/version.ts'
import { TARGETS } from '../processes/components.ts'
import { declareBackup } from './declare/backup.ts'
import { type Action, leaf } from './declare/command.ts'
import { declareConversation } from './declare/conversation.ts'
import { declareKeys } from './declare/keys.ts'
import { declareInternal, declareLifecycle, declareService } from './declare/lifecycle.ts'
import { declareActivity, declareApis, declareMcp, declareTools } from './declare/registry.ts'
import { declareFlows, declareSessions } from './declare/sessions.ts'
import { declareConfig, declareMode } from './declare/settings.ts'
import { pathOf, unknownCommand } from './declare/unexpected.ts'
import { programName } from './program-name.ts'

/** Parses one command line and runs its command. Throws USAGE for wrong use. */
export async function runProgram(args: string[]): Promise<number> {
  const state = { code: 0 }
  const program = createProgram(state)
  try {
    await program.parseAsync(args, { from: 'user' })
    return state.code
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return 0
    const missing = /^error: missing required argument '(\w+)'/.exec(error.message)?.[1]
    if (missing !== undefined) throw usage(whatIsMissing(program, args, missing))
    throw usage(sayWrong(program, args, error))
  }
}

/** What commander found wrong as a sentence; with options, where those there are can be read. */
function sayWrong(program: Command, args: readonly string[], { code, message }: CommanderError): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/^./, letter => letter.toUpperCase())
    .replace(/\n\((Did you mean [^)]*)\)$/, '. $1')
  if (code !== 'commander.unknownOption') return text
  return `${text.replace(/[^.?!]$/, '$&.')} See ${pathOf(commandIn(program, args))} --help`
}

/** A missing argument: what it may be, and where to read on. */
function whatIsMissing(program: Command, args: readonly string[], argument: string): string {
  const found = commandIn(program, args)
  const command = pathOf(found)
  const what = ARGUMENTS[`${found.name()} ${argument}`] ?? ARGUMENTS[argument]
  return `${command} needs <${argument}>${what ? `: ${what}` : ''}. See ${command} --help`
}

/** The command that a command line names. */
function commandIn(program: Command, args: readonly string[]): Command {
  let found = program
  for (const word of args.filter(one => !one.startsWith('-'))) {
    const next = found.commands.find(child => child.name() === word)
    if (!next) break
    found = next
  }
  return found
}

/** What required arguments may be, by their name, or by that of their command and their own. */
export const ARGUMENTS: Readonly<Record<string, string>> = {
  what: `one of ${[...Object.keys(TARGETS), 'browser'].join(', ')}`,
  file: 'the path of a file',
  'eval file': 'a file of questions in YAML, JSON or JSON Lines',
  mode: `one of ${[...RUN_MODES, 'browser'].join(', ')}`,
  key: 'the name of a setting (all: agent config show)',
  value: 'the new value',
  words: 'what to look for',
  tool: 'the name of a tool (all: agent tools list)',
  app: 'the name of an application (all: agent apis list)',
  url: 'the address of a service, of its description or of its documentation',
  flow: 'the name of a flow (all: agent flows list)',
  name: 'a name of lower-case letters, digits and underscores',
  session: 'the id of a conversation (all: agent sessions list)',
  shell: 'one of bash, zsh, fish',
}

function firstSteps(): string {
  const name = programName({ cwd: process.cwd(), environment: process.env })
  return `\nFirst steps: ${name} start demo, then ${name} chat "get top account by revenue from my accounts only"`
}

/** Every command as values (interfaces § CLI). The code of a command is loaded when it runs. */
export function createProgram(state: { code: number } = { code: 0 }): Command {
  const program = new Command('agent')
    .description('Turns services (OpenAPI, MCP, TRM) into something people can talk to.')
    .version(VERSION, '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, outputError: () => undefined })
    .showSuggestionAfterError()
    .helpCommand('help [command]', 'help for a command')
    .addHelpText('after', firstSteps)
  program.action((_options, command: Command) => {
    if (command.args.length) throw new CommanderError(2, 'agent.unknown', unknownCommand(command.args[0]!, program))
    process.stdout.write(program.helpInformation())
  })
  program.allowExcessArguments()
  const command = (parent: Command, spec: string, description: string, action: Action) =>
    leaf(parent, spec, description, action, state)

  declareLifecycle(program, command)
  declareService(program, command)
  declareMode(program, command)
  declareConfig(program, command)
  declareKeys(program, command)
  declareTools(program, command)
  declareApis(program, command)
  declareActivity(program, command)
  declareMcp(program, command)
  declareConversation(program, command)
  declareSessions(program, command)
  declareFlows(program, command)
  declareBackup(program, command)
  declareInternal(program, command)
  return program
}
