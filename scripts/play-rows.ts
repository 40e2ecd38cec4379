import type { ApiRecord } from '../src/contract/registry.ts'
import { createEngine } from '../src/agent/engine.ts'
import type { RegistryClient } from '../src/agent/registry-client.ts'
import { createLogger } from '../src/lib/logger.ts'
import { turnOf } from '../test/support/turn-of.ts'
import type { Call } from './judge-calls.ts'
import { APP, messageOf, toRecord, type Row } from './load-rows.ts'

/** Plays rows of function calling through the engine in this process: their functions are its whole catalogue. */
export interface Player {
  /** The calls that the engine plans for a row's message; nothing is called. */
  plan(row: Row): Promise<Call[]>
  close(): Promise<void>
}

export function createPlayer(): Player {
  let current: { revision: string; records: Record<string, ApiRecord> } = { revision: '', records: {} }
  const registry: RegistryClient = {
    url: 'http://127.0.0.1',
    catalogue: async () => ({ revision: current.revision, catalogue: { [APP]: current.records }, partial: new Set() }),
    search: async () => [],
    call: async () => ({ ok: false, status: 0, message: 'a dry run calls nothing' }),
    close: async () => {},
  }
  const engine = createEngine({ registryUrl: registry.url, registry, logger: createLogger('score', 'silent') })
  return {
    async plan(row) {
      current = { revision: row.id, records: Object.fromEntries(row.functions.map(toRecord).map(r => [r.api_name, r])) }
      const { data } = await engine.answer(turnOf(messageOf(row), { apps: [APP], dryRun: true, maxShown: 50 }))
      return (data.plan?.steps ?? []).flatMap(step =>
        'tool' in step && step.tool
          ? [{ name: step.tool.slice(APP.length + 1), args: (step.args ?? {}) as Call['args'] }]
          : [],
      )
    },
    close: () => engine.close(),
  }
}
