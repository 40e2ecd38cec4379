/**
 * The client under test: what the registry does with an MCP server, driven by the official conformance suite. It runs
 * this program with the address of its server; the scenario and what belongs to it are in the environment.
 */
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
const scenario = process.env.MCP_CONFORMANCE_SCENARIO ?? ''
const url = process.argv[2] ?? ''
const given = JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? '{}') as JsonObject
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

const connect = (entry: JsonObject = {}, fetch?: FetchLike) =>
  createMcpSource(McpEntry.parse({ name: 'peer', type: 'mcp', url, ...entry }), context, fetch)
/** Every tool with what its schema needs. */
const everyTool = (tools: readonly Tool[]) => tools.map(({ name }) => ({ name, arguments: sampleOf(name) }))
const sampleOf = (name: string): JsonObject => (name === 'add_numbers' ? { a: 5, b: 3 } : { region: 'us-west1' })
const clientCredentials = (more: JsonObject) =>
  connect({ auth: { type: 'oauth2', client_id: given.client_id, ...more } })

/** What a scenario needs beside the usual: list, call everything. */
const SCENARIOS: Record<string, () => Promise<void>> = {
  'elicitation-sep1034-client-defaults': () => use(connect({ elicitation: 'defaults' }), everyTool),
  'sep-2322-client-request-state': () => use(connect({ elicitation: 'defaults' }), everyTool),
  'http-custom-headers': () => use(connect(), () => given.toolCalls as { name: string }[]),
  'json-schema-ref-no-deref': () => use(connect(), () => []),
  'json-schema-2020-12-preservation': () =>
    use(connect(), tools => [
      {
        name: 'json_schema_echo',
        arguments: { schema: tools.find(({ name }) => name !== 'json_schema_echo')?.inputSchema },
      },
    ]),
  'auth/client-credentials-basic': () => use(clientCredentials({ client_secret: given.client_secret }), everyTool),
  'auth/client-credentials-jwt': () =>
    use(clientCredentials({ private_key: given.private_key_pem, algorithm: given.signing_algorithm }), everyTool),
}

const run =
  SCENARIOS[scenario] ??
  (scenario.startsWith('auth/')
    ? async () => use(connect({}, await signingIn(url, { name: scenario, ...given }, upstream.streaming)), everyTool)
    : () => use(connect(), everyTool))
try {
  await run()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
await upstream.close()
