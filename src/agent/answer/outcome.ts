import type { AnswerData, AnswerErrorCode } from '../../contract/chat.ts'
import type { Json } from '../../lib/json.ts'
import type { TurnOutcome, UndoOrder } from '../turn.ts'
import type { Composite, Meaning, Query } from '../understand/reading/query.ts'
import type { Gap } from '../understand/follow-ups/corrected-word.ts'
import type { Options } from './ask-which.ts'
import type { Proposed } from './correct-change.ts'
import type { Ordered } from './order-again.ts'

/** What the engine keeps of a session between turns. */
export interface Memory {
  /** The last request about records, for follow-ups. */
  query?: Query
  /** The message that it was asked by. */
  said?: string
  /** What was asked in several parts, where the last answer was one about all of them. */
  together?: Composite
  /** The requests before it, latest last, for "go back". */
  history?: Query[]
  /** A creation that still lacks values, or (with none missing) one that waits for its yes and may be corrected. */
  draft?: {
    tool: string
    app: string
    entity: string
    values: Record<string, unknown>
    missing: string[]
    /** Names of the records that the values are keys of. */
    labels?: [string, string][]
  }
  /** The change that was proposed last: the next message may correct its value. */
  proposed?: Proposed
  /** The last order on a record, and where in it the record is named: "and the same for unit 6". */
  ordered?: Ordered
  /** Takes back the last change that was made. */
  undo?: UndoOrder
  /** Calls that still lack an argument; the first argument missing of the first such call was asked for. */
  calls?: { tool: string; args: Record<string, unknown>; missing: string[] }[]
  /** A reading that was too unsure to be answered, offered for a yes. */
  offer?: Meaning
  /** What the last question left open: the next message may take one of these. */
  choice?: Options
  /**
   * The last message asked for something of its own that was not understood: a pronoun after it may stand for that. Where it asked for
   * `some` of those before, "they" are still all of them; where it was about one record (`named`), that is what is spoken of; where it named
   * nothing that there are several of (`aside`), "they" are those before as well.
   */
  failed?: true | 'some' | 'named' | 'aside'
  /** The question that had no answer, for "I meant …". */
  gap?: Gap
  /** The turn before had no answer, whatever it went on with. */
  unanswered?: true
  /** The last answer was hardly understood: what goes on from it is no surer. */
  doubtful?: true
  /** How the last answer came about, for "how did you get that?". */
  evidence?: string
}

export const readMemory = (memory: Json): Memory =>
  memory && typeof memory === 'object' && !Array.isArray(memory) ? (memory as unknown as Memory) : {}
export const toJson = (memory: Memory): Json => JSON.parse(JSON.stringify(memory)) as Json

/** An answer that says that there is none, and why. Its confidence is low on purpose: nothing was answered. */
export function declined(
  code: AnswerErrorCode,
  message: string,
  memory: Memory,
  more: { data?: Partial<AnswerData>; toolsUsed?: string[]; confidence?: number } = {},
): TurnOutcome {
  return {
    response: message,
    data: { result: null, error: { code, message }, ...more.data },
    confidence: more.confidence ?? 0.2,
    toolsUsed: more.toolsUsed ?? [],
    memory: toJson(memory),
    engine: 'builtin',
  }
}
