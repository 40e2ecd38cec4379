import { randomUUID } from 'node:crypto'
import type { ChatEvents, RunningTurn } from '../../contract/chat.ts'
import { AgentError } from '../../lib/errors.ts'

/** How much is kept of the events of answers, so that a connection that was lost can be taken up again. */
export interface TurnLogLimits {
  /** Events of one turn; beyond it the oldest go. */
  events: number
  /** Characters of one turn's events, its last one (the answer) aside; beyond it the oldest go. */
  characters: number
  /** Characters of all turns; beyond it the turns that ended first go. */
  allCharacters: number
  /** Turns that ended; beyond it those that ended first go. */
  ended: number
  /** How long a turn is kept after its end, in milliseconds. */
  keptFor: number
}

const LIMITS: TurnLogLimits = {
  events: 5000,
  characters: 4e6,
  allCharacters: 64e6,
  ended: 200,
  keptFor: 180_000,
}

/** An event as it travels: its number in the turn, from 1, and its value as JSON. */
export interface LoggedEvent {
  n: number
  event: keyof ChatEvents
  data: string
}

/** The events of one turn, for those that follow it. */
export interface LoggedTurn {
  readonly id: string
  /** Number of the latest event. */
  readonly last: number
  readonly isEnded: boolean
  /** What tells the request that began it from another one. */
  readonly fingerprint?: string | undefined
  /** The event that comes after number `n`; `missed` in place of those that are no longer kept. */
  next(n: number): LoggedEvent | undefined
  /** Tells of every new event and of the end; returns what stops that. */
  watch(listener: () => void): () => void
}

/** The side that writes. */
export interface TurnRecord extends LoggedTurn {
  /** The turn is at work now; `message` as it may be shown. */
  begin(message: string): void
  emit<K extends keyof ChatEvents>(event: K, value: ChatEvents[K]): void
  /** Emits an error as its event; what is not one of ours is told without its inside. */
  fail(error: unknown): void
  end(): void
}

/** The events of turns that are under way or ended a short time ago, in memory. */
export interface TurnLog {
  /** Begins a turn, under an id that a client chose or one of its own. */
  open(sessionId: string, turnId?: string, fingerprint?: string): TurnRecord
  find(turnId: string): LoggedTurn | undefined
  /** The turn of a session that is at work. */
  runningIn(sessionId: string): RunningTurn | null
  /** Drops the turns of a session; one that is under way goes on for those that follow it already. */
  forget(sessionId: string): void
  /** Drops one turn. */
  drop(turnId: string): void
  close(): void
}

interface Kept {
  sessionId: string
  record: TurnRecord
  running?: RunningTurn
  characters: number
  timer?: NodeJS.Timeout
}

/** An empty log. */
export function createTurnLog(limits: TurnLogLimits = LIMITS): TurnLog {
  const turns = new Map<string, Kept>()
  /** Those that ended, in that order. */
  const ended = new Set<string>()
  let allCharacters = 0

  function drop(id: string): void {
    const kept = turns.get(id)
    if (!kept) return
    clearTimeout(kept.timer)
    allCharacters -= kept.characters
    turns.delete(id)
    ended.delete(id)
  }

  function makeRoom(): void {
    for (const id of ended) {
      if (ended.size <= limits.ended && allCharacters <= limits.allCharacters) return
      drop(id)
    }
  }

  function open(sessionId: string, id: string = randomUUID(), fingerprint?: string): TurnRecord {
    const events: LoggedEvent[] = []
    const listeners = new Set<() => void>()
    let [last, isEnded] = [0, false]
    const tell = () => [...listeners].forEach(listener => listener())
    /** Counts characters while the log still has the turn. */
    const count = (characters: number) => {
      kept.characters += characters
      if (turns.has(id)) allCharacters += characters
    }
    const record: TurnRecord = {
      id,
      fingerprint,
      get last() {
        return last
      },
      get isEnded() {
        return isEnded
      },
      next: n => {
        const first = events[0]?.n ?? 1
        const missed = first - 1 - n
        if (missed > 0) return { n: first - 1, event: 'missed', data: JSON.stringify({ events: missed }) }
        return events[n + 1 - first]
      },
      watch: listener => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      begin: message => {
        kept.running = { turn_id: id, message, started_at: new Date().toISOString() }
      },
      emit: (event, value) => {
        if (isEnded) return
        const data = JSON.stringify(value)
        // The latest does not count: the answer has all that was streamed.
        while (events.length >= limits.events || kept.characters > limits.characters) {
          const gone = events.shift()
          if (!gone) break
          count(-gone.data.length)
        }
        events.push({ n: ++last, event, data })
        count(data.length)
        makeRoom()
        tell()
      },
      fail: error =>
        record.emit(
          'error',
          error instanceof AgentError
            ? { code: error.code, message: error.message }
            : { code: 'INTERNAL', message: 'Something went wrong inside the server. Its log has the details.' },
        ),
      end: () => {
        if (isEnded) return
        isEnded = true
        delete kept.running
        if (turns.has(id)) {
          ended.add(id)
          kept.timer = setTimeout(drop, limits.keptFor, id).unref()
        }
        makeRoom()
        tell()
      },
    }
    const kept: Kept = { sessionId, record, characters: 0 }
    turns.set(id, kept)
    return record
  }

  const of = (sessionId: string) => [...turns].filter(([, kept]) => kept.sessionId === sessionId)
  return {
    open,
    find: turnId => turns.get(turnId)?.record,
    runningIn: sessionId => of(sessionId).find(([, { running }]) => running)?.[1].running ?? null,
    forget: sessionId => of(sessionId).forEach(([id]) => drop(id)),
    drop,
    close: () => [...turns.keys()].forEach(drop),
  }
}

/** 404: a turn that the log does not have. */
export const turnNotFound = (id: string) =>
  new AgentError(
    'NOT_FOUND',
    404,
    `The stream of the turn '${id.slice(0, 100)}' is not there: it is unknown, or it ended some minutes ago. GET /sessions/{session_id} has its answer.`,
  )
