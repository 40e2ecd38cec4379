import { isObject, type Json } from '../lib/json.ts'

/** What the engines keep of a session, side by side: the built-in engine's keys, the model's, and who spoke last. */
export interface HybridMemory {
  builtin: Json
  model: Json
  /** Who gave the last answer that a follow-up may be about. */
  last?: 'builtin' | 'model'
  /** The last question that the built-in engine answered, with its answer. */
  said?: { message: string; response: string }
}

/** The model does not need more of an earlier answer than this, in characters. */
const LONGEST = 600

/** Takes apart what was stored. */
export function readHybrid(memory: Json): HybridMemory {
  if (!isObject(memory)) return { builtin: memory, model: null }
  const { model = null, last, said, ...builtin } = memory
  return {
    builtin: Object.keys(builtin).length ? (builtin as Json) : null,
    model: model as Json,
    ...((last === 'builtin' || last === 'model') && { last }),
    ...(isObject(said) && { said: said as unknown as NonNullable<HybridMemory['said']> }),
  }
}

/** The form in which both are stored, and which the model engine gets: its own part is the key `model`. */
export function writeHybrid({ builtin, model, last, said }: HybridMemory): Json {
  return {
    ...(isObject(builtin) && (builtin as Record<string, Json>)),
    ...(model !== null && { model }),
    ...(last && { last }),
    ...(said && { said: { message: said.message, response: said.response.slice(0, LONGEST) } }),
  }
}

/** What the model engine kept: its own key of what it returned. */
export const modelPart = (memory: Json): Json => (isObject(memory) ? ((memory.model ?? null) as Json) : null)

/** Without what a follow-up would be about: the last answer was not the built-in engine's. */
export function withoutTopic(builtin: Json): Json {
  if (!isObject(builtin)) return builtin
  const { query: _query, history: _history, offer: _offer, choice: _choice, evidence: _evidence, ...rest } = builtin
  return rest as Json
}
