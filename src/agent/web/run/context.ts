import type { AnswerErrorCode } from '../../../contract/chat.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { PendingWrite } from '../../turn.ts'
import type { BrowserClient } from '../browser.ts'
import type { NeedsApproval, Step, Target } from '../contract.ts'

/** The step of one kind. */
export type Of<K extends Step['kind']> = Extract<Step, { kind: K }>

/** What a question to the services gave. */
export interface ApiAnswer {
  response: string
  result: unknown
  confidence: number
  failed?: { code: AnswerErrorCode; message: string }
  /** It is a change that waits for a yes. */
  pending?: PendingWrite
}

/** What the steps of a message know of one another. */
export interface Findings {
  /** The element of the step before, and how it was said. */
  ref?: string
  target?: Target
  /** What was read last: from the page, or from the services. */
  result?: unknown
}

/** What steps are carried out with. */
export interface RunContext {
  browser: BrowserClient
  found: Findings
  /** What was done, in words, in order. */
  told: string[]
  /** How sure each step was of what it took, 0 to 1. */
  sure: number[]
  /** Asks the services. */
  ask(question: string): Promise<ApiAnswer>
  /** The message itself, which pages may repeat. */
  message: string
  /** How long an element or a state is waited for after something was done to the page, in milliseconds. */
  patience: number
  /** Until when at most, where that is fixed, in milliseconds since 1970. */
  until?: number
  /** When something was last done to the page by earlier messages, in milliseconds since 1970. */
  actedBefore?: number
  /** The words of the step that is carried out. */
  saying?: string
  /** What was on the page before the last click: what is there besides has come by it. */
  shownBefore?: ReadonlySet<string>
  /** Requests that what is folded was opened for already. */
  behind?: Set<string>
  /** The person lets the agent act without asking: what names no control may be tried as a goal. */
  mayTry?: boolean
  /** Rows of a list that answers show. */
  maxShown: number
  logger: Logger
}

/** An element that an ambiguous description may mean. */
export interface Option {
  ref: string
  label: string
}

/** The steps end here, and why, for people. */
export class Stopped extends Error {
  readonly code: AnswerErrorCode
  /** What the person may choose from; with the reply the steps go on. */
  readonly options: Option[] | undefined
  readonly target: Target | undefined

  constructor(code: AnswerErrorCode, message: string, more: { options?: Option[]; target?: Target } = {}) {
    super(message)
    this.code = code
    this.options = more.options
    this.target = more.target
  }
}

/** A change in the services waits for its own yes. */
export class ServiceWaits extends Error {
  readonly answer: ApiAnswer & { pending: PendingWrite }

  constructor(answer: ApiAnswer & { pending: PendingWrite }) {
    super(answer.response)
    this.answer = answer
  }
}

/** The steps wait: for a yes, or for which one is meant. `rest` is what is still to be done. */
export class Interrupted extends Error {
  readonly reason: NeedsApproval | Stopped | ServiceWaits
  readonly rest: Step[]

  constructor(reason: NeedsApproval | Stopped | ServiceWaits, rest: Step[]) {
    super(reason.message)
    this.reason = reason
    this.rest = rest
  }
}
