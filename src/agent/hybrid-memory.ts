import { isObject, type Json } from '../lib/json.ts'

/** What the engines keep of a session, side by side: the built-in engine's keys, the model's, and who spoke last. */
export interface HybridMemory {
  builtin: Json
  model: Json
  /** Who gave the last answer that a follow-up may be about. */
  last?: 'builtin' | 'model'
  /** The last question that the built-in engine answered, with its answer. */
  said?: { message: string; response: string }
  /** Figures and names of the model that no result had: what was doubted once is not proved by having been said. */
  doubts?: string[]
}

/** The model does not need more of an earlier answer than this, in characters. */
const LONGEST = 600

/** Doubts that are kept of a conversation. */
const MOST_DOUBTS = 100

/** Takes apart what was stored. */
export function readHybrid(memory: Json): HybridMemory {
  if (!isObject(memory)) return { builtin: memory, model: null }
  const { model = null, last, said, doubts, ...builtin } = memory
  return {
    builtin: Object.keys(builtin).length ? (builtin as Json) : null,
    model: model as Json,
    ...((last === 'builtin' || last === 'model') && { last }),
    ...(Array.isArray(doubts) && { doubts: doubts as string[] }),
    ...(isObject(said) && { said: said as unknown as NonNullable<HybridMemory['said']> }),
  }
}

/** The form in which both are stored, and which the model engine gets: its own part is the key `model`. */
export function writeHybrid({ builtin, model, last, said, doubts }: HybridMemory): Json {
  return {
    ...(isObject(builtin) && (builtin as Record<string, Json>)),
    ...(model !== null && { model }),
    ...(last && { last }),
    ...(doubts?.length && { doubts: doubts.slice(-MOST_DOUBTS) }),
    ...(said && { said: { message: said.message, response: said.response.slice(0, LONGEST) } }),
  }
}

/** What the model engine kept: its own key of what it returned. */
export const modelPart = (memory: Json): Json => (isObject(memory) ? ((memory.model ?? null) as Json) : null)

/** What was said before: a model may speak of it again without reading it anew. */
export function earlierTexts({ said, model }: HybridMemory): string[] {
  const turns = isObject(model) && Array.isArray(model.turns) ? (model.turns as unknown[]) : []
  return [
    ...(said ? [said.message, said.response] : []),
    ...turns.flatMap(turn => (isObject(turn) ? [turn.user, turn.answer] : [])).filter(text => typeof text === 'string'),
  ]
}

/** What the built-in engine asked and waits for an answer to. */
const OPEN = new Set(['draft', 'calls', 'offer', 'choice', 'proposed'])
/** What it talked about. */
const TOPIC = new Set(['query', 'history', 'evidence'])

const without = (builtin: Json, keys: ReadonlySet<string>): Json =>
  isObject(builtin) ? (Object.fromEntries(Object.entries(builtin).filter(([key]) => !keys.has(key))) as Json) : builtin

/** Without what could be taken back: it is not the last change any more. */
export const withoutUndo = (builtin: Json): Json => without(builtin, new Set(['undo']))

/** Without its open questions: once the model spoke, a reply is a reply to the model. */
export const withoutQuestions = (builtin: Json): Json => without(builtin, OPEN)

/** Without what a follow-up would be about: the last answer was not the built-in engine's. */
export const withoutTopic = (builtin: Json): Json => without(withoutQuestions(builtin), TOPIC)
