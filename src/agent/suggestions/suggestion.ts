import type { Plan } from '../../contract/plan.ts'
import type { Query } from '../understand/reading/query.ts'

/** Below this a reading is not offered as a question (issue 7, suggestions and follow-ups). */
export const LEAST_CONFIDENCE = 0.8

/** What the engine makes of words in a dry run: the plan, and the request where it is about records. */
export interface Reading {
  plan: Plan
  confidence: number
  query?: Query
}

/** A question that may be offered to somebody who knows nothing of what there is. */
export interface Suggestion {
  app: string
  /** Questions of one kind are not all that is shown. */
  kind: string
  /** What it is about: a kind of record, or a tool. */
  about: string
  /** Ways to say it, the most natural first. */
  wordings: string[]
  isMeant: (reading: Reading) => boolean
}
