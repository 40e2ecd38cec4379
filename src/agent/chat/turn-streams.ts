import type { RunningTurn } from '../../contract/chat.ts'
import type { LoggedTurn, TurnLog, TurnRecord } from './turn-log.ts'

/** A turn that was asked for, under an id. */
export interface TurnRequest {
  /** Chosen by the client; one of our own when absent. */
  turnId?: string | undefined
  /** What tells the same request from another one under that id. */
  fingerprint: string
}

/** The turns that can be followed, whatever replica works on them. */
export interface TurnStreams {
  /** Begins a turn; where there is one of that id already, gives that one. */
  open(
    sessionId: string,
    request: TurnRequest,
  ): Promise<{ turn: TurnRecord; isNew: true } | { turn: LoggedTurn; isNew: false }>
  find(turnId: string): Promise<LoggedTurn | undefined>
  /** The turn of a session that is at work. */
  runningIn(sessionId: string): Promise<RunningTurn | null>
  /** Drops the turns of a session; one that is under way goes on for those that follow it already. */
  forget(sessionId: string): Promise<void>
  close(): Promise<void>
}

/** The turns of this process alone. */
export const createLocalStreams = (turns: TurnLog): TurnStreams => ({
  open: async (sessionId, { turnId, fingerprint }) => {
    const known = turnId === undefined ? undefined : turns.find(turnId)
    return known ? { turn: known, isNew: false } : { turn: turns.open(sessionId, turnId, fingerprint), isNew: true }
  },
  find: async turnId => turns.find(turnId),
  runningIn: async sessionId => turns.runningIn(sessionId),
  forget: async sessionId => turns.forget(sessionId),
  close: async () => turns.close(),
})
