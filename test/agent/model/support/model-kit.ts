import { createModelEngine } from '../../../../src/agent/model/model-engine.ts'
import type { Hints } from '../../../../src/agent/model/contract.ts'
import type { PendingWrite, Turn, TurnOutcome } from '../../../../src/agent/turn.ts'
import { Settings } from '../../../../src/config/settings.ts'
import type { ChatEvents } from '../../../../src/contract/chat.ts'
import type { ApiRecord } from '../../../../src/contract/registry.ts'
import type { Json } from '../../../../src/lib/json.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { turnOf } from '../../../support/turn-of.ts'
import { createKitRegistry, toRecord, type KitTool } from '../../support/tool-kit.ts'
import type { ModelProvider, ModelRequest } from '../../../../src/agent/model/provider.ts'

const string = { type: 'string' }
const integer = { type: 'integer' }

/** Vessels of a harbour: 30 records in pages of 10, so that a list has to be paged. */
export const VESSELS = Array.from({ length: 30 }, (_, n) => ({
  id: n + 1,
  name: `Vessel ${String.fromCodePoint(65 + (n % 26))}${n}`,
  flag: ['NO', 'GR', 'PA'][n % 3]!,
  tons: 100 + n * 10,
}))

/** Tools of every kind that the tests need: a paged list, a look-up, a call that fails, changes. */
export const HARBOUR: KitTool[] = [
  {
    name: 'list_vessels',
    description: 'Lists vessels of the harbour',
    properties: {
      flag: { type: 'string', enum: ['NO', 'GR', 'PA'] },
      offset: { ...integer, default: 0 },
      limit: { ...integer, maximum: 10 },
    },
    required: [],
    call: ({ flag, offset = 0, limit = 10 }) => {
      const found = VESSELS.filter(vessel => flag === undefined || vessel.flag === flag)
      return { items: found.slice(Number(offset), Number(offset) + Number(limit)), total: found.length }
    },
  },
  {
    name: 'get_berth',
    description: 'Tells the length of a berth by its number',
    properties: { number: integer },
    call: ({ number }) => ({ number, length: 40 + Number(number), quay: 'North' }),
  },
  {
    name: 'tide_at',
    description: 'Tells the height of the tide at an hour of a day',
    properties: { day: { type: 'string', format: 'date' }, hours: { type: 'array', items: integer } },
    call: ({ hours }) => ({ heights: (hours as number[]).map(hour => 2 + hour / 10) }),
  },
  {
    name: 'crane_state',
    description: 'Tells the state of a crane',
    properties: { crane: string },
    call: () => new Error('the crane does not answer'),
  },
  {
    name: 'book_berth',
    description: 'Books a berth for a vessel',
    properties: { vessel: string, number: integer, nights: integer },
    required: ['vessel', 'number'],
    readOnly: false,
    call: args => ({ booking: 77, ...args }),
  },
  {
    name: 'cancel_booking',
    description: 'Cancels a booking of a berth',
    properties: { booking: integer },
    readOnly: false,
    call: ({ booking }) => (booking === 13 ? new Error('booking 13 is locked') : { cancelled: booking }),
  },
  {
    name: 'fetch_page',
    description: 'Fetches a page of the web',
    properties: { url: string },
    call: ({ url }) => `The page of ${String(url)}`,
  },
]

/** What the list of vessels answers, told in the catalogue so that it is paged. */
const LIST_SCHEMA = {
  type: 'object',
  properties: {
    total: integer,
    items: {
      type: 'array',
      items: { type: 'object', properties: { id: integer, name: string, flag: string, tons: integer } },
    },
  },
}

/** A list is told as the operation of a service that it would be: columns and parameters of the query. */
function describeTool(tool: KitTool): ApiRecord {
  const record = toRecord(tool)
  if (!tool.name.startsWith('list_')) return record
  return {
    ...record,
    method: 'GET',
    path: tool.name.replace('list_', '/'),
    output_schema: LIST_SCHEMA,
    parameters: record.parameters.map(parameter => ({ ...parameter, in: 'query' })),
  }
}

export interface KitOptions {
  tools?: KitTool[]
  turn?: Partial<Turn>
  model?: Partial<Settings['model']>
  hints?: Hints
}

/** A conversation with the model engine over the tools of a harbour, with every call and event recorded. */
export function createModelKit(provider: ModelProvider & { requests: ModelRequest[] }, options: KitOptions = {}) {
  const { tools = HARBOUR } = options
  const { calls, registry } = createKitRegistry(tools, { describe: describeTool })
  const events: { [K in 'plan' | 'step' | 'token']: ChatEvents[K][] } = { plan: [], step: [], token: [] }
  const settings = Settings.parse({ model: { context: 32_000, ...options.model } })
  const engine = createModelEngine({
    provider,
    registry,
    settings,
    logger: createLogger('test', 'silent'),
    clock: () => new Date('2025-03-04T10:00:00Z'),
  })
  let memory: Json = null
  const turn = (message: string, more: Partial<Turn> = {}) =>
    turnOf(message, {
      memory,
      emit: (event, value) => void (events[event] as unknown[]).push(value),
      ...options.turn,
      ...more,
    })
  const keep = (outcome: TurnOutcome): TurnOutcome => {
    memory = outcome.memory
    return outcome
  }
  return {
    /** Calls that reached services, by the names that the tools have there. */
    get calls() {
      return calls.map(({ tool, args }) => ({ tool: tool.replace(/^kit_/, ''), args }))
    },
    events,
    engine,
    requests: provider.requests,
    tokens: () => events.token.map(token => token.text).join(''),
    setMemory: (other: Json) => void (memory = other),
    memory: () => memory,
    ask: async (message: string, more: Partial<Turn> = {}) =>
      keep(await engine.answer(turn(message, more), options.hints)),
    approve: async (pending: PendingWrite, args = pending.args) =>
      keep(await engine.execute({ ...(JSON.parse(JSON.stringify(pending)) as PendingWrite), args }, turn('yes'))),
  }
}
