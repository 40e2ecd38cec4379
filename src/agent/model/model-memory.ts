import { isObject, type Json, type JsonObject } from '../../lib/json.ts'
import { LIMITS } from './limits.ts'
import type { ModelMessage } from './provider.ts'

/** A result of the last answer that a later question may query: it is read again when it is named. */
export interface EarlierTable {
  id: string
  tool: string
  args: Record<string, unknown>
  rows: number
  columns: string[]
}

/** A call that waits for a yes. */
export interface WaitingCall {
  /** Id of the call in the conversation with the model. */
  id: string
  tool: string
  args: Record<string, unknown>
}

/** What the model engine keeps of a conversation, under `model` of the session's memory. */
export interface ModelMemory {
  /** Earlier turns, the latest last. */
  turns: { user: string; answer: string }[]
  tables: EarlierTable[]
  /** Tools that answered before. */
  tools: string[]
  /** The conversation with the model up to a call that waits for a yes, and the calls that wait. */
  paused?: {
    request: string
    messages: ModelMessage[]
    calls: WaitingCall[]
    /** Results that the conversation speaks of, by the ids they have there, and how many ids were given. */
    tables: EarlierTable[]
    results: number
  }
}

const MOST_TABLES = 4
const MOST_TOOLS = 6
/** A longer conversation is not gone on with after a yes: the call is made, and that is told. */
const LONGEST_PAUSE = 60_000

export function readModelMemory(memory: Json): ModelMemory {
  const kept = isObject(memory) ? (memory as JsonObject).model : undefined
  const known = isObject(kept) ? (kept as unknown as Partial<ModelMemory>) : {}
  return {
    turns: Array.isArray(known.turns) ? known.turns : [],
    tables: Array.isArray(known.tables) ? known.tables : [],
    tools: Array.isArray(known.tools) ? known.tools : [],
    ...(known.paused && { paused: known.paused }),
  }
}

/** The session's memory with that of the model engine in it; what the built-in engine keeps stays as it is. */
export function writeModelMemory(memory: Json, model: ModelMemory): Json {
  const paused =
    model.paused && JSON.stringify(model.paused.messages).length <= LONGEST_PAUSE ? model.paused : undefined
  const kept: ModelMemory = {
    turns: model.turns.slice(-LIMITS.earlierTurns),
    tables: model.tables.slice(0, MOST_TABLES),
    tools: model.tools.slice(0, MOST_TOOLS),
    ...(paused && { paused }),
  }
  const before = isObject(memory) ? memory : {}
  return JSON.parse(JSON.stringify({ ...before, model: kept })) as Json
}
