import type { AnswerData, Approval, Change, ChatEvents, RunMode } from '../contract/chat.ts'
import type { Receipt } from '../contract/receipt.ts'
import type { Json } from '../lib/json.ts'
import type { Answered } from './follow-ups/basis.ts'
import type { ToolPolicies } from './policies/match-tool.ts'

/** One message to understand and answer. `memory` is what the engine returned for the previous turn of this session (null on the first). */
export interface Turn {
  message: string
  /** The moment that dates of the message are counted from; when it is read, without it. What is read at one moment is read once. */
  now?: Date
  apps?: string[]
  dryRun: boolean
  mode: RunMode
  memory: Json
  approvals: 'writes' | 'destructive' | 'never'
  /** Patterns of `[policies]` over tools, as they are now. */
  policies?: ToolPolicies
  /** Tools that `[policies]` wants a yes for and that got one for this turn, by canonical name. */
  granted?: readonly string[]
  /** Tools that need no yes in this conversation, by canonical name: the built-in engine heeds them for what the person says. */
  allowed?: readonly string[]
  maxShown: number
  /** Which engine is to answer; `auto` when absent. */
  engine?: 'auto' | 'builtin' | 'model'
  /** Another agent asks, whose words allow nothing that a person has to allow. */
  byAgent?: true
  /** The change that waited for a yes when this was said. */
  waiting?: Pick<PendingWrite, 'tool' | 'args'>
  /** The conversation that it is part of, for what is counted by conversation. */
  sessionId?: string
  signal: AbortSignal
  /** Takes what tells what the answer has taken so far, for one that is stopped. */
  account?(read: () => Pick<TurnOutcome, 'engine' | 'model' | 'receipt'>): void
  /** Told of each call that changed something, or (not `isSure`) that may have before it failed. */
  changing?(isSure: boolean): void
  emit<K extends 'plan' | 'step' | 'token'>(event: K, value: ChatEvents[K]): void
}
/** A write that waits for a yes. */
export interface PendingWrite {
  tool: string
  args: Record<string, unknown>
  action: string
  schema: unknown
  kind?: NonNullable<Approval['kind']>
  /** What it will change, as far as that is known; long lists are cut, `changesTotal` counts all. */
  changes?: Change[]
  changesTotal?: number
  /** What was read of each record when the yes was asked for, by argument or column; null where nothing was. */
  seen?: (Record<string, unknown> | null)[]
  /** New values rest on those before: "by 10 %". */
  isRelative?: true
  /** The application of the tool. */
  app?: string
  /** Of an action on a web page: where. */
  page?: NonNullable<Approval['page']>
  /** A yes may be given for all such calls of the conversation. */
  canAllow?: boolean
  after?: Json
  /** Key of the entity whose records change. */
  entity?: string
  /** The same call for several records: `args.calls` has the arguments of each, this their names. */
  each?: string[]
  /** What takes it back. */
  undo?: UndoOrder
  /** It takes back the last change itself. */
  takesBack?: boolean
  /** Calls that the same message asked for and that come after this one. */
  next?: CallOrder[]
  /** Commands of the same message that are read once this one is done. */
  later?: string[]
  /** The model engine asked for it, and goes on after it. */
  by?: 'model'
  /** Another agent asked for it in a person's conversation: a yes to it names its id. */
  byAgent?: true
  /** An action on a web page, or one that such actions follow: how it goes on after a yes (src/agent/web). */
  web?: Json
  /** No call of its own: the message is answered again, and these tools may be called for it. */
  read?: { message: string; tools: string[] }
}
/** What takes a change back. Of a creation the keys are known once it is done: `idField` of each result goes to `idParameter`. */
export interface UndoOrder {
  tool: string
  /** What it will do, in words. */
  action: string
  calls?: Record<string, unknown>[]
  idParameter?: string
  idField?: string
  /** What takes back the change before that one. */
  before?: UndoOrder
}
/** One call that was asked for. */
export interface CallOrder {
  tool: string
  args: Record<string, unknown>
}
export interface TurnOutcome {
  response: string
  data: AnswerData
  confidence: number
  toolsUsed: string[]
  memory: Json
  pending?: PendingWrite
  engine?: 'builtin' | 'model'
  /** Name of the model that answered. */
  model?: string
  receipt?: Receipt
  /** How an answer about records came about: what follow-ups are made from. Not for the client. */
  answered?: Answered
  /** Calls were made for it that may have changed data. */
  changed?: true
  /** Everything that tools and SQL gave for this answer: what its figures and names may rest on. Not for the client. */
  grounds?: readonly unknown[]
}
/** What suggestions are made under; with `app` only about the records and tools of this application. */
export type SuggestRules = Pick<Turn, 'mode' | 'approvals' | 'policies'> & { app?: string | undefined }
/** Must not throw for anything a tool or a message does; rejects only when the turn was cancelled. */
export interface Engine {
  answer(turn: Turn): Promise<TurnOutcome>
  execute(pending: PendingWrite, turn: Turn): Promise<TurnOutcome>
  /** Questions that work on what is registered; rejects when the registry cannot be reached. */
  suggest?(rules: SuggestRules, signal: AbortSignal): Promise<string[]>
  close(): Promise<void>
}
