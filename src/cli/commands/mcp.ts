import { Console } from 'node:console'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '../../lib/logger.ts'
import { usage } from '../../lib/errors.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import { browserCommand } from '../browser-command.ts'
import { addressOf, type CommandContext } from '../context.ts'
import { credentialsFor, type Credentials } from '../credentials.ts'
import { resolveRegistryFile } from '../registry-file.ts'
import { registryEnvironment } from '../create-component.ts'
import { createTrust } from '../trust.ts'

export interface McpOptions {
  /** Address of a registry, or of its `/mcp`. */
  url?: string
  app?: string[]
  listing?: string
  standalone?: boolean
  registryFile?: string
}

/** A registry that does not answer must not keep this process, in milliseconds. */
const LONGEST_END = 10_000

interface Served {
  /** Creates the server of the connection. */
  createServer: () => unknown
  close(): Promise<void>
}

/**
 * `agent mcp`: the registry's tools for a desktop client, over standard input and output. Standard output carries the
 * protocol and nothing else; what people may want to know goes to standard error. Ends when its input does.
 */
export async function runMcp(context: CommandContext, options: McpOptions): Promise<number> {
  // A stray line of any library would break the protocol.
  globalThis.console = new Console(process.stderr)
  const query = new URLSearchParams()
  if (options.listing !== undefined) query.set('listing', options.listing)
  for (const app of options.app ?? []) query.append('app', app)
  if (options.standalone && options.url !== undefined)
    throw usage('--standalone runs its own registry: leave --url out, or --standalone')
  const served = options.standalone
    ? await createOwn(context, options, query)
    : await createBridged(context, options, query)
  const { serveStdio } = await import('@modelcontextprotocol/server/stdio')
  const handle = serveStdio(served.createServer as Parameters<typeof serveStdio>[0])
  await untilTold()
  await Promise.race([handle.close().then(served.close), sleep(LONGEST_END)])
  return process.exit(0)
}

/** Passes everything on to the registry that runs. It may come later, and come back. */
async function createBridged(context: CommandContext, options: McpOptions, query: URLSearchParams): Promise<Served> {
  const url = readAddress(options.url ?? addressOf('registry', context.load()))
  for (const [name, value] of query) url.searchParams.append(name, value)
  const command = context.output.asCalled('agent start api-registry')
  const unreachable = `The tool registry does not answer at ${url.origin}. Start it: ${command}`
  const { createBridge } = await import('../../registry/mcp-server/bridge.ts')
  const note = (text: string) => context.output.note(text)
  let isMissing = false
  const warn = setTimeout(() => {
    isMissing = true
    note(`${unreachable} (agent mcp waits for it; or run it with --standalone)`)
  }, 2_000)
  const bridge = createBridge({
    url,
    unreachable,
    headers: () => credentialsFrom(context, options.url)(url.href),
    onRefused: why => {
      clearTimeout(warn)
      note(`The tool registry at ${url.origin} refuses this client: ${why} The key is taken from AGENT_API_KEY.`)
    },
    onState: isConnected => {
      clearTimeout(warn)
      if (!isConnected) note(`The tool registry at ${url.origin} went away. Waiting for it to come back.`)
      else if (isMissing) note(`Connected to the tool registry at ${url.origin}`)
      isMissing = !isConnected
    },
  })
  return {
    createServer: bridge.createServer,
    close: async () => {
      clearTimeout(warn)
      await bridge.close()
    },
  }
}

const NOTHING: Readonly<Record<string, string>> = {}

/** An address on the command line is of this person's choosing: their key may go there. */
function credentialsFrom({ environment }: CommandContext, given: string | undefined): Credentials {
  const key = environment['AGENT_API_KEY']
  if (given === undefined || !key) return credentialsFor
  const { origin } = readAddress(given)
  return url => (URL.parse(url)?.origin === origin ? { authorization: `Bearer ${key}` } : NOTHING)
}

/** A registry inside this process, for this client alone. It listens nowhere. */
async function createOwn(context: CommandContext, options: McpOptions, query: URLSearchParams): Promise<Served> {
  const project = context.load()
  prepareStateFolder(project.stateFolder)
  const { createRegistryApp } = await import('../../registry/serve.ts')
  const registry = await createRegistryApp({
    registryFile: options.registryFile ?? resolveRegistryFile(project, context),
    settings: project.settings,
    stateFolder: project.stateFolder,
    logger: createLogger('mcp', 'warn'),
    environment: registryEnvironment(context.environment, project, {}),
    browser: browserCommand(context, project),
    settingsFile: project.settingsPath,
    ownHeaders: createTrust({
      stateFolder: project.stateFolder,
      scopes: { crm: 'call', territory: 'call', agent: 'call' },
    }).headersFor,
  })
  return { createServer: () => registry.mcp.attach(query), close: registry.close }
}

/** The address of `/mcp`, from that of a registry or of its endpoint. Throws USAGE. */
function readAddress(text: string): URL {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw usage(`--url: '${text}' is no address. Example: http://127.0.0.1:8001`)
  }
  if (!/^https?:$/.test(url.protocol)) throw usage(`--url: http or https is expected, not ${url.protocol}//`)
  if (url.pathname === '/') url.pathname = '/mcp'
  return url
}

/** The client closed our input, or somebody wants this process to end. */
async function untilTold(): Promise<void> {
  await new Promise<void>(resolve => {
    for (const name of ['end', 'close', 'error'] as const) process.stdin.once(name, () => resolve())
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => resolve())
  })
}
