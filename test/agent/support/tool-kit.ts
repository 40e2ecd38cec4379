import { createEngine } from '../../../src/agent/engine.ts'
import type { CallResult, RegistryClient } from '../../../src/agent/registry-client.ts'
import type { PendingWrite, Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import type { ApiRecord } from '../../../src/contract/registry.ts'
import type { Json } from '../../../src/lib/json.ts'
import { createLogger } from '../../../src/lib/logger.ts'

type Args = Record<string, unknown>

/** A tool that is not about records, as an MCP server would list it, with what it answers; an Error is a failure. */
export interface KitTool {
  name: string
  description: string
  properties: Record<string, Record<string, unknown>>
  /** All of them where absent. */
  required?: string[]
  readOnly?: boolean
  call?: (args: Args) => unknown
}

export function toRecord({ name, description, properties, required, readOnly = true }: KitTool): ApiRecord {
  return {
    app_name: 'kit',
    api_name: `kit_${name}`,
    secure: false,
    path: name,
    method: 'TOOL',
    description,
    read_only: readOnly,
    response_schemas: { success: {}, failure: {} },
    parameters: Object.entries(properties).map(([key, schema]) => ({
      name: key,
      type: String(schema.type),
      required: (required ?? Object.keys(properties)).includes(key),
      description: String(schema.description ?? ''),
      constraints: [],
      schema,
    })),
    input_schema: { type: 'object', properties, required: required ?? Object.keys(properties) },
  }
}

/** A conversation with the engine over a few tools, with every call recorded. */
export function createToolKit(tools: KitTool[], more: Partial<Turn> = {}) {
  const calls: { tool: string; args: Args }[] = []
  const records = Object.fromEntries(tools.map(toRecord).map(record => [record.api_name, record]))
  const registry: RegistryClient = {
    url: 'http://kit.test',
    catalogue: async () => ({ revision: '1', catalogue: { kit: records }, partial: new Set() }),
    call: async (_app, name, args): Promise<CallResult> => {
      calls.push({ tool: name, args })
      const value = tools.find(tool => `kit_${tool.name}` === name)?.call?.(args)
      return value instanceof Error ? { ok: false, status: 400, message: value.message } : { ok: true, value }
    },
    close: async () => {},
  }
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  let memory: Json = null
  const turn = (message: string): Turn => ({
    message,
    dryRun: false,
    mode: 'api',
    memory,
    approvals: 'writes',
    maxShown: 10,
    signal: new AbortController().signal,
    emit: () => {},
    ...more,
  })
  const keep = (outcome: TurnOutcome): TurnOutcome => {
    memory = outcome.memory
    return outcome
  }
  return {
    calls,
    ask: async (message: string) => keep(await engine.answer(turn(message))),
    approve: async (pending: PendingWrite) =>
      keep(await engine.execute(JSON.parse(JSON.stringify(pending)) as PendingWrite, turn('yes'))),
  }
}
