/** The client under test: what the registry does with an MCP server, as the scenarios of the official suite ask for it. */
import type { FetchLike } from '@modelcontextprotocol/client'
import { Settings } from '../../src/config/settings.ts'
import { createLogger } from '../../src/lib/logger.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import { McpEntry } from '../../src/registry/file/service-entry.ts'
import { createMcpSource } from '../../src/registry/sources/mcp/mcp-source.ts'
import type { CallContext, Source, SourceContext, Tool } from '../../src/registry/sources/source.ts'
import { createSecrets } from '../../src/registry/upstream/secrets.ts'
import { createUpstream } from '../../src/registry/upstream/upstream.ts'
import { signingIn } from './sign-in.ts'

const settings = Settings.parse({})

/** A scenario of the suite: its name, the address of its server and what else it tells its client. */
export interface Scenario {
  name: string
  url: string
  given: JsonObject
}

/** Does what a scenario is there for. Throws what went wrong. */
export async function runScenario(scenario: Scenario): Promise<void> {
  const upstream = createUpstream({
    connectionPoolSize: 20,
    sslVerify: true,
    cacheEnabled: false,
    cacheTtl: 0,
    maxResultBytes: settings.registry.max_result_bytes,
    allowPrivateAddresses: false,
  })
  const context: SourceContext = {
    upstream,
    secrets: createSecrets(),
    logger: createLogger('conformance', 'silent'),
    requestTimeout: 90,
    rotation: true,
    registry: settings.registry,
  }
  const { name, url, given } = scenario
  const connect: Connect = (entry = {}, fetch) =>
    createMcpSource(McpEntry.parse({ name: 'peer', type: 'mcp', url, ...entry }), context, fetch)
  try {
    const special = SCENARIOS[name]
    if (special) return await special(connect, given)
    const fetch = name.startsWith('auth/') ? await signingIn(url, { name, ...given }, upstream.streaming) : undefined
    await use(connect({}, fetch), everyTool)
  } finally {
    await upstream.close()
  }
}

/** A source for the scenario's server. */
type Connect = (entry?: JsonObject, fetch?: FetchLike) => Source

/** Lists and, where `calls` says so, calls tools. */
async function use(
  source: Source,
  calls: (tools: readonly Tool[]) => { name: string; arguments?: JsonObject }[],
): Promise<void> {
  const signal = AbortSignal.timeout(110_000)
  const call: CallContext = { toolName: 'tool', signal, timeout: 90_000, headers: {} }
  try {
    await source.open(signal)
    for (const { name, arguments: args = {} } of calls(source.list())) {
      const tool = source.list().find(one => one.name === name)
      if (!tool)
        throw new Error(
          `no tool ${name} among ${source
            .list()
            .map(one => one.name)
            .join(', ')}`,
        )
      await source.call(tool, args, call)
    }
    const { resources } = (await source.extras?.resources(signal)) ?? { resources: [] }
    for (const { uri } of resources) await source.extras?.readResource(String(uri), signal)
    for (const { name } of (await source.extras?.prompts(signal)) ?? [])
      await source.extras?.getPrompt(String(name), {}, signal)
  } finally {
    await source.close()
  }
}

/** Every tool with what its schema needs. */
const everyTool = (tools: readonly Tool[]) => tools.map(({ name }) => ({ name, arguments: sampleOf(name) }))
const sampleOf = (name: string): JsonObject => (name === 'add_numbers' ? { a: 5, b: 3 } : { region: 'us-west1' })

/** Signs in as itself, without a person. */
const clientCredentials = async (connect: Connect, { client_id }: JsonObject, more: JsonObject) =>
  await use(connect({ auth: { type: 'oauth2', client_id, ...more } }), everyTool)

/** What a scenario needs beside the usual: list, call everything. */
const SCENARIOS: Record<string, (connect: Connect, given: JsonObject) => Promise<void>> = {
  'elicitation-sep1034-client-defaults': connect => use(connect({ elicitation: 'defaults' }), everyTool),
  'sep-2322-client-request-state': connect => use(connect({ elicitation: 'defaults' }), everyTool),
  'http-custom-headers': (connect, given) => use(connect(), () => given.toolCalls as { name: string }[]),
  'json-schema-ref-no-deref': connect => use(connect(), () => []),
  'json-schema-2020-12-preservation': connect =>
    use(connect(), tools => [
      {
        name: 'json_schema_echo',
        arguments: { schema: tools.find(({ name }) => name !== 'json_schema_echo')?.inputSchema },
      },
    ]),
  'auth/client-credentials-basic': (connect, given) =>
    clientCredentials(connect, given, { client_secret: given.client_secret }),
  'auth/client-credentials-jwt': (connect, given) =>
    clientCredentials(connect, given, { private_key: given.private_key_pem, algorithm: given.signing_algorithm }),
}
