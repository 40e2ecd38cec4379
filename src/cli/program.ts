import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { MCP_LISTINGS } from '../config/settings.ts'
import { RUN_MODES } from '../contract/chat.ts'
import { SERVICE_TYPES } from '../contract/registry.ts'
import { usage } from '../lib/errors.ts'
import { VERSION } from '../lib/version.ts'
import { createContext, type CommandContext, type GlobalOptions } from './context.ts'
import { TARGETS } from '../processes/components.ts'
import { programName } from './program-name.ts'

/** Runs a command: its context, its arguments in order, its options. Returns the exit code, 0 when it says nothing. */
type Action = (context: CommandContext, args: string[], options: Record<string, unknown>) => Promise<number | void>

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
    throw usage(error.message.replace(/^error: /, '').replace(/^./, letter => letter.toUpperCase()))
  }
}

/** A missing argument: what it may be, and where to read on. */
function whatIsMissing(program: Command, args: readonly string[], argument: string): string {
  const words = args.filter(word => !word.startsWith('-'))
  const path: Command[] = [program]
  for (const word of words) {
    const next = path.at(-1)!.commands.find(child => child.name() === word)
    if (!next) break
    path.push(next)
  }
  const command = path.map(one => one.name()).join(' ')
  const what = ARGUMENTS[argument]
  return `${command} needs <${argument}>${what ? `: ${what}` : ''}. See ${command} --help`
}

/** What required arguments may be. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  what: `one of ${[...Object.keys(TARGETS), 'browser'].join(', ')}`,
  file: 'a file of questions in YAML, JSON or JSON Lines',
  mode: `one of ${[...RUN_MODES, 'browser'].join(', ')}`,
  key: 'the name of a setting (all: agent config show)',
  value: 'the new value',
  words: 'what to look for',
  tool: 'the name of a tool (all: agent tools list)',
  app: 'the name of an application (all: agent apis list)',
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
  declareMode(program, command)
  declareConfig(program, command)
  declareTools(program, command)
  declareApis(program, command)
  declareMcp(program, command)
  declareConversation(program, command)
  declareSessions(program, command)
  declareFlows(program, command)
  declareInternal(program, command)
  return program
}

type Declare = (parent: Command, spec: string, description: string, action: Action) => Command

function declareLifecycle(program: Command, command: Declare): void {
  const start = command(
    program,
    'start <what>',
    'start demo, demo_crm, api-registry, territory, crm, agent or browser',
    async (context, [what], options) => (await import('./commands/start.ts')).start(context, what!, options),
  )
  start
    .addOption(modeOption())
    .option('--port <number>', 'port of the component (with demo and demo_crm: of the agent)', readPort)
    .option('--host <address>', 'address to listen on')
    .option('--foreground', 'stay, show the logs, stop everything on Ctrl+C')
    .option('--reset', 'seed the CRM data anew')
    .option('--open', 'open the chat page in the web browser')
  command(program, 'stop [what]', 'stop all (default) or one component', async (context, [what], options) =>
    (await import('./commands/stop.ts')).stop(context, what, options),
  ).option('--force', 'end at once')
  command(program, 'restart [what]', 'stop and start what is running, or one component', async (context, [what]) =>
    (await import('./commands/restart.ts')).restart(context, what),
  )
  command(
    program,
    'status [what]',
    'what is running; exit code 3 when something is stopped',
    async (context, [what], options) => (await import('./commands/status.ts')).status(context, what, options),
  ).option('--watch', 'show it again every two seconds')
  command(program, 'logs [what]', 'what the components wrote', async (context, [what], options) =>
    (await import('./commands/logs.ts')).logs(context, what, options),
  )
    .option('-f, --follow', 'go on with new lines as they come')
    .option('--since <time>', 'only lines since then: 30s, 10m, 2h, 1d or a date')
    .option('-n, --lines <number>', 'how many of the last lines (default 100)', readCount)
}

function declareMode(program: Command, command: Declare): void {
  const mode = group(program, 'mode', 'the run mode: api, hybrid or browser')
  command(mode, 'current', 'the mode in use', async context =>
    (await import('./commands/mode.ts')).showCurrentMode(context),
  )
  command(mode, 'list', 'all modes', async context => (await import('./commands/mode.ts')).listModes(context))
  command(mode, 'info <mode>', 'what a mode can do', async (context, [name]) =>
    (await import('./commands/mode.ts')).showMode(context, name!),
  )
  for (const [name, description] of [
    ['api', 'API operations only'],
    ['hybrid', 'API operations and the browser'],
    ['browser', 'the browser only'],
    ['web', 'the same as browser'],
  ] as const)
    command(mode, name, `change to ${name}: ${description}`, async context =>
      (await import('./commands/mode.ts')).changeMode(context, name),
    )
}

function declareConfig(program: Command, command: Declare): void {
  const config = group(program, 'config', 'settings: show, get, set, validate')
  command(config, 'show', 'all settings and where each value comes from', async (context, _args, options) =>
    (await import('./commands/config.ts')).showConfig(context, options),
  )
    .option('--section <name>', 'one section, for example features')
    .addOption(new Option('--format <format>', 'how to write it').choices(['toml', 'json', 'yaml']))
  command(config, 'get <key>', 'one value, for example demo.port', async (context, [key]) =>
    (await import('./commands/config.ts')).getConfig(context, key!),
  )
  command(config, 'set <key> <value>', 'change one line of settings.toml', async (context, [key, value]) =>
    (await import('./commands/config.ts')).setConfig(context, key!, value!),
  )
  command(config, 'validate [file]', 'check the settings', async (context, [file]) =>
    (await import('./commands/config.ts')).validateConfig(context, file),
  )
  command(config, 'path', 'where settings, service file and state are', async context =>
    (await import('./commands/config.ts')).showPaths(context),
  )
}

function declareTools(program: Command, command: Declare): void {
  const tools = group(program, 'tools', 'the tools that the registry knows')
  command(tools, 'list', 'all tools', async (context, _args, options) =>
    (await import('./commands/tools.ts')).listTools(context, options),
  )
    .addOption(new Option('--type <type>', 'only these').choices(['api', 'browser']))
    .option('--app <name>', 'only those of one application')
  command(tools, 'search <words...>', 'find tools by words', async (context, words, options) =>
    (await import('./commands/tools-search.ts')).searchTools(context, words.join(' '), options),
  )
    .addOption(new Option('--type <type>', 'only these').choices([...SERVICE_TYPES, 'api', 'browser']))
    .option('--app <name>', 'only those of one application')
    .option('--limit <number>', 'at most so many (default 10)', readCount)
  command(tools, 'info <tool>', 'parameters and results of one tool', async (context, [name]) =>
    (await import('./commands/tools.ts')).showTool(context, name!),
  )
  command(
    tools,
    'call <tool> [arguments...]',
    'call a tool: key=value for each argument, key=@path for a file',
    async (context, [name, ...pairs], options) =>
      (await import('./commands/tools-call.ts')).callTool(context, name!, pairs, options),
  ).option('--args <json>', 'all arguments as one JSON object')
}

function declareMcp(program: Command, command: Declare): void {
  command(
    program,
    'mcp',
    'serve the tools to an MCP desktop client over standard input and output',
    async (context, _args, options) => (await import('./commands/mcp.ts')).runMcp(context, options),
  )
    .option('--url <address>', 'the registry (default: the one of this project)')
    .option('--app <name...>', 'only the tools of these applications')
    .addOption(new Option('--listing <how>', 'how tools are listed').choices(MCP_LISTINGS))
    .option('--standalone', 'run a registry inside this process instead of connecting to one')
    .option('--registry-file <file>', 'the service file of --standalone')
}

function declareApis(program: Command, command: Declare): void {
  const apis = group(program, 'apis', 'the applications that the registry knows')
  command(apis, 'list', 'all applications', async context => (await import('./commands/apis.ts')).listApis(context))
  command(apis, 'info <app>', 'one application and its tools', async (context, [app]) =>
    (await import('./commands/apis.ts')).showApi(context, app!),
  )
  command(apis, 'test [app]', 'call one safe operation of each application', async (context, [app]) =>
    (await import('./commands/apis-test.ts')).testApis(context, app),
  )
  command(apis, 'refresh [app]', 'read the description of applications again', async (context, [app], options) =>
    (await import('./commands/apis.ts')).refreshApis(context, app, options),
  ).option('--all', 'the service file and every application (as when none is named)')
  command(apis, 'trust <app> [tool]', 'accept tools that changed after their first use', async (context, [app, tool]) =>
    (await import('./commands/apis.ts')).trustApi(context, app!, tool),
  )
}

function declareConversation(program: Command, command: Declare): void {
  command(program, 'chat [message...]', 'ask one question, or talk in the terminal', async (context, words, options) =>
    (await import('./commands/chat.ts')).chat(context, words.join(' '), options),
  )
    .option('--session <id>', 'go on with this conversation')
    .option('--app <name...>', 'use only the tools of these applications')
    .option('--dry-run', 'show the plan and call nothing')
    .addOption(new Option('--engine <engine>', 'who works out the answer').choices(['auto', 'builtin', 'model']))
    .option('--approve <id>', 'say yes to a change that waits')
    .option('--reject <id>', 'say no to a change that waits')
  command(
    program,
    'eval <file>',
    'run a file of questions and count the right answers',
    async (context, [file], options) => (await import('./commands/eval.ts')).evaluate(context, file!, options),
  )
    .option('--min <percent>', 'least share of right answers for exit code 0 (default 100)', readPercent)
    .option('--max-overconfident <number>', 'most wrong answers with a confidence of 0.8 or more', readWhole)
    .option('--category <name...>', 'ask only the questions of these categories')
    .option('--concurrency <number>', 'questions at the same time (default 1)', readCount)
    .addHelpText('after', EVAL_HELP)
  command(program, 'doctor', 'look for what could be wrong', async context =>
    (await import('./commands/doctor.ts')).runDoctor(context),
  )
  command(program, 'completion <shell>', 'completion script for bash, zsh or fish', async (context, [shell]) =>
    (await import('./commands/completion.ts')).printCompletion(context, createProgram(), shell!),
  )
  command(program, 'version', 'version of agent and of its runtime', async context =>
    (await import('./commands/version.ts')).showVersion(context),
  )
}

function declareSessions(program: Command, command: Declare): void {
  const sessions = group(program, 'sessions', 'conversations that are kept, with what each answer took')
  command(sessions, 'list', 'conversations, latest first', async (context, _args, options) =>
    (await import('./commands/sessions.ts')).listSessions(context, options),
  ).option('--limit <number>', 'at most so many (default 20)', readCount)
  command(sessions, 'show <session>', 'what was said, with a receipt for each answer', async (context, [id]) =>
    (await import('./commands/sessions.ts')).showSession(context, id!),
  )
  command(sessions, 'delete <session>', 'forget a conversation', async (context, [id]) =>
    (await import('./commands/sessions.ts')).deleteSession(context, id!),
  )
}

function declareFlows(program: Command, command: Declare): void {
  const flows = group(program, 'flows', 'answered questions that run again without being understood anew')
  command(flows, 'list', 'all flows', async context => (await import('./commands/flows.ts')).listFlows(context))
  command(flows, 'show <flow>', 'one flow with its parameters and its plan', async (context, [name]) =>
    (await import('./commands/flows.ts')).showFlow(context, name!),
  )
  command(flows, 'save <name>', 'save the last answer of a conversation', async (context, [name], options) =>
    (await import('./commands/flows.ts')).saveFlow(context, name!, options),
  )
    .option('--session <id>', 'the conversation (default: the latest one)')
    .option('--message <number>', 'the answer at this place of the conversation (agent sessions show)', readWhole)
    .option('--description <text>', 'what it is for (default: the question)')
  command(
    flows,
    'run <flow> [arguments...]',
    'run a flow: key=value for each parameter that is to differ',
    async (context, [name, ...pairs], options) =>
      (await import('./commands/flows.ts')).runFlow(context, name!, pairs, options),
  )
    .option('--dry-run', 'show the plan and call nothing')
    .option('--session <id>', 'run it in this conversation')
  command(flows, 'delete <flow>', 'delete a flow', async (context, [name]) =>
    (await import('./commands/flows.ts')).deleteFlow(context, name!),
  )
}

function declareInternal(program: Command, command: Declare): void {
  command(program, 'crm', 'run the CRM API in the foreground', async (context, _args, options) =>
    (await import('./commands/crm.ts')).runCrm(context, options),
  )
    .option('--host <address>', 'address to listen on')
    .option('--port <number>', 'port to listen on', readPort)
    .option('--reload', 'start again when its source changes')
    .option('--reset', 'seed the data anew')
  const serve = command(
    program,
    'serve <component>',
    'run one component in this process',
    async (context, [name], options) => {
      const { serve: run, isComponent } = await import('./commands/serve.ts')
      if (!isComponent(name!)) throw usage(`Unknown component ${name}`)
      return await run(context, name, options)
    },
  )
  ;(serve as unknown as { _hidden: boolean })._hidden = true
  serve
    .option('--host <address>')
    .option('--port <number>', '', readPort)
    .option('--state <folder>')
    .addOption(modeOption())
    .option('--registry-file <file>')
    .option('--registry-url <url>')
    .option('--territory-url <url>')
    .option('--crm-url <url>')
    .option('--reset')
}

/** A command that does something, with the options that all of them take. */
function leaf(parent: Command, spec: string, description: string, action: Action, state: { code: number }): Command {
  return parent
    .command(spec)
    .description(description)
    .option('--json', 'print the result as JSON')
    .option('--settings <file>', 'another settings file than settings.toml')
    .allowExcessArguments(false)
    .action(async (...given: unknown[]) => {
      const options = given.at(-2) as Record<string, unknown> & GlobalOptions
      const args = given.slice(0, -2).flatMap(value => (value === undefined ? [undefined] : value)) as string[]
      state.code = (await action(createContext(options), args, options)) ?? 0
    })
}

/** A command that only holds others. Alone it prints its help and counts as wrong usage. */
function group(program: Command, name: string, description: string): Command {
  const parent = program.command(name).description(description)
  parent.allowExcessArguments().action((_options, command: Command) => {
    const [word] = command.args
    const choices = parent.commands.map(child => child.name()).join(', ')
    throw usage(
      word === undefined
        ? `agent ${name} needs one of: ${choices}`
        : `${unknownCommand(word, parent)} Commands of agent ${name}: ${choices}`,
    )
  })
  return parent
}

function unknownCommand(word: string, parent: Command): string {
  const names = parent.commands.map(child => child.name())
  const near =
    names.find(name => name.startsWith(word) || word.startsWith(name)) ?? names.find(name => isOneTypoAway(name, word))
  const path = parent.name() === 'agent' ? '' : `${parent.name()} `
  return `Unknown command: ${path}${word}.${near ? ` Did you mean agent ${path}${near}?` : ''}${path ? '' : ' See agent --help'}`
}

function isOneTypoAway(name: string, word: string): boolean {
  if (Math.abs(name.length - word.length) > 1) return false
  const sorted = (text: string) => [...text].sort().join('')
  const same = [...word].filter((letter, index) => name[index] === letter).length
  return sorted(name) === sorted(word) || same >= Math.min(name.length, word.length) - 1
}

const modeOption = () =>
  new Option('--mode <mode>', 'run mode').choices([...RUN_MODES, 'browser']).argParser((mode: string) => {
    if (![...RUN_MODES, 'browser'].includes(mode))
      throw new InvalidArgumentError(`Allowed choices are ${RUN_MODES.join(', ')}.`)
    return mode === 'browser' ? 'web' : mode
  })

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new InvalidArgumentError('Allowed: a whole number from 1 to 65535.')
  return port
}

function readCount(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('Allowed: a whole number from 1.')
  return Number(text)
}

function readWhole(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Allowed: a whole number from 0.')
}

function readPercent(text: string): number {
  const percent = Number(text.replace(/%$/, ''))
  if (!(percent >= 0 && percent <= 100)) throw new InvalidArgumentError('Allowed: a number from 0 to 100.')
  return percent
}

const EVAL_HELP = `
The file is YAML, JSON or JSON Lines: a list of questions.
  - question: how many accounts do I have?
    category: count
    expect: { number: 50 }
  - question: get top account by revenue from my accounts only
    expect: { contains: [acc_], rows: 1 }
expect takes contains, excludes, equals, number (with tolerance), rows, records (with ordered), yes, error, approval,
calls, tool and no_tool; all that are given must hold.
Questions with the same \`session\` are one conversation. \`engine\`, \`apps\` and \`dry_run\` are passed on.
A change that waits for a yes gets a no. The whole form of the file: docs/evaluation.md`
