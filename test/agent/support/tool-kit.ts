import { createEngine } from '../../../src/agent/engine.ts'
import type { CallResult, RegistryClient } from '../../../src/agent/registry-client.ts'
import type { PendingWrite, Turn, TurnOutcome } from '../../../src/agent/turn.ts'
import type { ApiRecord } from '../../../src/contract/registry.ts'
import type { Json } from '../../../src/lib/json.ts'
import { createLogger } from '../../../src/lib/logger.ts'
import { turnOf } from '../../support/turn-of.ts'
import { catalogueOf, toolRecord, type Schema } from './tool-record.ts'
import { searchRecords } from '../../support/search-records.ts'

type Args = Record<string, unknown>

/** A tool that is not about records, as an MCP server would list it, with what it answers; an Error is a failure. */
export interface KitTool {
  name: string
  description: string
  properties: Record<string, Schema>
  /** All of them where absent. */
  required?: string[]
  readOnly?: boolean
  call?: (args: Args) => unknown
}

export function toRecord({ name, description, properties, required, readOnly = true }: KitTool): ApiRecord {
  const asked = required ?? Object.keys(properties)
  return {
    ...toolRecord(name, description, properties, asked),
    read_only: readOnly,
    input_schema: { type: 'object', properties, required: asked },
  }
}

/**
 * A registry of these tools, with every call recorded. `failure` is the status of a call that gives an Error without one;
 * `describe` makes the record of a tool.
 */
export function createKitRegistry(tools: KitTool[], { failure = 400, describe = toRecord } = {}) {
  const calls: { tool: string; args: Args }[] = []
  const catalogue = catalogueOf(tools.map(describe))
  const registry: RegistryClient = {
    url: 'http://kit.test',
    catalogue: async () => ({ revision: '1', catalogue, partial: new Set() }),
    search: searchRecords(() => catalogue),
    call: async (_app, name, args, signal): Promise<CallResult> => {
      signal?.throwIfAborted()
      calls.push({ tool: name, args })
      const value = await tools.find(tool => `kit_${tool.name}` === name)?.call?.(args)
      return value instanceof Error
        ? { ok: false, status: (value as { status?: number }).status ?? failure, message: value.message }
        : { ok: true, value: value ?? {} }
    },
    close: async () => {},
  }
  return { calls, registry }
}

/** A conversation with the engine over a few tools, with every call recorded. */
export function createToolKit(tools: KitTool[], more: Partial<Turn> = {}) {
  const { calls, registry } = createKitRegistry(tools)
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('test', 'silent') })
  let memory: Json = null
  const turn = (message: string) => turnOf(message, { memory, ...more })
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
