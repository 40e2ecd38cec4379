import type { ChatEvents, ChatRequest } from '../../contract/chat.ts'
import type { Features } from '../modes/live-features.ts'
import type { Vault } from '../secrets/vault.ts'
import type { Owner } from '../sessions/owners.ts'
import type { MadeChange } from '../sessions/replace-question.ts'
import type { Turn, TurnOutcome } from '../turn.ts'

/** How conversations begin that another agent began: a person who opens one sees what it asked for. */
export const AGENT_SESSION = 'mcp-'

/** A request that passed every check that needs no work. */
export interface PreparedChat {
  request: ChatRequest
  sessionId: string
  /** What answers instead of the engine: a saved flow. */
  answer?: (turn: Turn) => Promise<TurnOutcome>
  /** Name of that flow. */
  flow?: string
  /** What it is about, for what is refused; the message when absent. */
  about?: string
  /** False: neither question nor answer are kept. */
  keep?: boolean
  /** False: who asks may not say yes to a write, only no. */
  mayApprove?: boolean
}

/** The client of a request: whether it is still there, and where events go. */
export interface ChatHooks {
  /** Aborts when the client is gone. */
  signal: AbortSignal
  /** Whose conversation it is, or becomes; undefined where no key is asked for. */
  owner?: Owner | undefined
  /** Its trace headers. */
  trace?: Readonly<Record<string, string>>
  /** Told when the turn begins, after those before it; `message` as it is kept. */
  begin?(message: string): void
  emit<K extends 'plan' | 'step' | 'token' | 'approval'>(event: K, value: ChatEvents[K]): void
}

/** One turn under way. */
export interface Work extends PreparedChat {
  hooks: ChatHooks
  controller: AbortController
  features: Features
  /** What must not be shown, kept or logged. */
  secrets: Vault
  started: number
  /** What it has taken so far, where the engine keeps an account of it. */
  spent?: Parameters<NonNullable<Turn['account']>>[0]
  /** An approved write is under way. */
  writing: boolean
  /** The change that waited for a yes, which this message is no answer to. */
  waiting?: NonNullable<Turn['waiting']>
  /** What that write is, in words. */
  order?: string
  /** A call was made that changed something (true) or may have (false). */
  changing?: boolean
  /** What the messages that this one replaces changed: it stays. */
  stays: readonly MadeChange[]
}

/** A message of a person, in a conversation that no other agent began, and no run of a saved flow: agents set `mayApprove`. */
export const isOfPerson = ({ answer, mayApprove, sessionId }: Work): boolean =>
  !answer && mayApprove === undefined && !sessionId.startsWith(AGENT_SESSION)

/** What an answer says, before it is kept. */
export type Said = Pick<TurnOutcome, 'response' | 'data'> & Partial<TurnOutcome>
