import { type Command, InvalidArgumentError, Option } from 'commander'
import { MCP_LISTINGS } from '../../config/settings.ts'
import { MOST_RECENT_CALLS } from '../../contract/activity.ts'
import { SERVICE_TYPES } from '../../contract/registry.ts'
import { ADDED_TYPES } from '../../contract/services.ts'
import { type Declare, group } from './command.ts'
import { readCount } from './options.ts'

/** Tools: finding and calling them. */
export function declareTools(program: Command, command: Declare): void {
  const tools = group(program, 'tools', 'the tools that the registry knows')
  command(tools, 'list', 'all tools', async (context, _args, options) =>
    (await import('../commands/tools.ts')).listTools(context, options),
  )
    .addOption(new Option('--type <type>', 'only these').choices(['api', 'browser']))
    .option('--app <name>', 'only those of one application')
  command(tools, 'search <words...>', 'find tools by words', async (context, words, options) =>
    (await import('../commands/tools-search.ts')).searchTools(context, words.join(' '), options),
  )
    .addOption(new Option('--type <type>', 'only these').choices([...SERVICE_TYPES, 'api', 'browser']))
    .option('--app <name>', 'only those of one application')
    .option('--limit <number>', 'at most so many (default 10)', readCount)
  command(tools, 'info <tool>', 'parameters and results of one tool', async (context, [name]) =>
    (await import('../commands/tools.ts')).showTool(context, name!),
  )
  command(
    tools,
    'call <tool> [arguments...]',
    'call a tool: key=value for each argument, key=@path for a file',
    async (context, [name, ...pairs], options) =>
      (await import('../commands/tools-call.ts')).callTool(context, name!, pairs, options),
  ).option('--args <json>', 'all arguments as one JSON object')
}

/** What was called. */
export function declareActivity(program: Command, command: Declare): void {
  command(program, 'activity', 'recent calls of tools, failures and times', async (context, _args, options) =>
    (await import('../commands/activity.ts')).showActivity(context, options),
  )
    .option('--app <name>', 'only calls of one application')
    .option('--failed', 'only calls that failed')
    .option('-n, --limit <number>', 'at most so many calls (default 20)', text => {
      const count = readCount(text)
      if (count <= MOST_RECENT_CALLS) return count
      throw new InvalidArgumentError(`Allowed: a whole number from 1 to ${MOST_RECENT_CALLS}.`)
    })
    .option('--watch', 'go on with calls as they are made')
}

/** Tools for an MCP desktop client. */
export function declareMcp(program: Command, command: Declare): void {
  command(
    program,
    'mcp',
    'serve the tools to an MCP desktop client over standard input and output',
    async (context, _args, options) => (await import('../commands/mcp.ts')).runMcp(context, options),
  )
    .option('--url <address>', 'the registry (default: the one of this project)')
    .option('--app <name...>', 'only the tools of these applications')
    .addOption(new Option('--listing <how>', 'how tools are listed').choices(MCP_LISTINGS))
    .option('--standalone', 'run a registry inside this process instead of connecting to one')
    .option('--registry-file <file>', 'the service file of --standalone')
    .addHelpText('after', MCP_HELP)
}

const MCP_HELP = `
A registry of another project, or on another machine, may ask for a key: give it in AGENT_API_KEY. Clients that connect to
/mcp themselves send it as a header: Authorization: Bearer <key> (docs/keys.md).`

/** Applications. */
export function declareApis(program: Command, command: Declare): void {
  const apis = group(program, 'apis', 'the applications that the registry knows')
  command(apis, 'list', 'all applications', async context => (await import('../commands/apis.ts')).listApis(context))
  command(apis, 'info <app>', 'one application and its tools', async (context, [app]) =>
    (await import('../commands/apis.ts')).showApi(context, app!),
  )
  command(apis, 'add <url>', 'add the service at an address: OpenAPI, MCP or TRM', async (context, [url], options) =>
    (await import('../commands/apis-add.ts')).addApi(context, url!, options),
  )
    .option('--name <name>', 'its name in the catalogue (default: from its own title)')
    .addOption(new Option('--type <type>', 'what it is (default: found out)').choices([...ADDED_TYPES]))
    .option('--auth-type <type>', 'bearer (default), basic, api-key, header, query, cookie, or the name of a header')
    .option('--auth-variable <variable>', 'environment variable of the registry that holds the credential')
    .option('--auth-key <key>', 'name of the header, parameter or cookie that carries it')
    .option('--preview', 'show what it is and add nothing')
  command(apis, 'remove <app>', 'remove a service that was added by its address', async (context, [app]) =>
    (await import('../commands/apis-add.ts')).removeApi(context, app!),
  )
  command(apis, 'test [app]', 'call one safe operation of each application', async (context, [app]) =>
    (await import('../commands/apis-test.ts')).testApis(context, app),
  )
  command(apis, 'refresh [app]', 'read the description of applications again', async (context, [app], options) =>
    (await import('../commands/apis.ts')).refreshApis(context, app, options),
  ).option('--all', 'the service file and every application (as when none is named)')
  command(apis, 'trust <app> [tool]', 'accept tools that changed after their first use', async (context, [app, tool]) =>
    (await import('../commands/apis.ts')).trustApi(context, app!, tool),
  )
}
