import type { AnswerData } from '../../contract/chat.ts'
import type { Engine, Turn, TurnOutcome } from '../turn.ts'
import type { ModelState } from './provider.ts'

/** What the built-in engine understood of a message that it does not answer: grounds for the model, no orders. */
export interface Hints {
  /** Tools that may answer it, the likeliest first, by canonical name. */
  tools: string[]
  /** Words of the message and what they are in the data: `California` → `state: "CA" of accounts`. */
  values: { words: string; meaning: string }[]
  /** Kinds of records that the message names. */
  entities: string[]
  /** What the built-in engine did not understand. */
  unclear: string[]
  /** What was said before in this conversation, where the built-in engine answered it. */
  before?: { message: string; response: string }
  /** What it would have answered, and how sure it is of that (0 to 1). */
  draft?: { response: string; data: AnswerData; confidence: number }
}

/** The engine that asks a language model. */
export interface ModelEngine extends Engine {
  answer(turn: Turn, hints?: Hints): Promise<TurnOutcome>
  state(signal?: AbortSignal): Promise<ModelState>
}
