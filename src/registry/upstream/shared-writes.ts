import { messageOf } from '../../lib/errors.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Replicas } from '../state/replicas.ts'

/**
 * What replicas tell each other about writes to services, so that none of them answers from its cache what was true before.
 * From the beginning of a write until its end no replica takes answers of that application or address from its cache, nor
 * keeps any.
 */
export interface SharedWrites {
  /** A write begins. Resolves when the others have been sent word of it. Must not reject. */
  begin(owners: readonly string[]): Promise<void>
  end(owners: readonly string[]): void
  /** Whether answers may be kept, and taken from what is kept. */
  mayCache(owners: readonly string[]): boolean
}

export interface SharedWritesOptions {
  replicas: Replicas
  /** Drops what is cached of these owners; of all of them without names. */
  forget: (owners?: readonly string[]) => void
  logger: Logger
  now?: () => number
}

/** Milliseconds after which a write of a replica that never told its end, because it was killed, counts as over. */
const LONGEST_WRITE = 600_000

/** Nothing is being written. */
export function createSharedWrites(options: SharedWritesOptions): SharedWrites {
  const { replicas, forget, logger, now = Date.now } = options
  /** Own writes under way, and the word of them. */
  const own = new Map<string, { count: number; told: Promise<void> }>()
  /** When others began to write, by owner and replica. */
  const others = new Map<string, Map<string, number>>()
  let telling: Promise<void> = Promise.resolve()
  let wasHearing = true

  /** In the order of what happened. */
  const tell = (state: 'begun' | 'ended', owners: string[]) =>
    (telling = telling
      .then(() => replicas.tell({ kind: 'writes', state, owners }))
      .catch((error: unknown) => logger.warn({ event: 'write_not_told', owners, error: messageOf(error) })))

  replicas.onChange((change, from) => {
    // What was missed meanwhile is not known.
    if (!change) return forget()
    if (change.kind !== 'writes') return
    forget(change.owners)
    for (const owner of change.owners) {
      const writers = others.get(owner) ?? new Map<string, number>()
      if (change.state === 'begun') others.set(owner, writers.set(from, now()))
      else if (writers.delete(from) && !writers.size) others.delete(owner)
    }
  })
  const isBeingWritten = (owner: string) => {
    const writers = others.get(owner)
    if (!writers) return false
    for (const [replica, since] of writers) if (since + LONGEST_WRITE < now()) writers.delete(replica)
    if (!writers.size) others.delete(owner)
    return writers.size > 0
  }
  return {
    async begin(owners) {
      const isNew = owners.filter(owner => !own.has(owner))
      const told = isNew.length ? tell('begun', isNew) : undefined
      for (const owner of owners) {
        const running = own.get(owner)
        if (running) running.count++
        else own.set(owner, { count: 1, told: told! })
      }
      for (const owner of owners) await own.get(owner)?.told
    },
    end(owners) {
      const ended = owners.filter(owner => {
        const running = own.get(owner)
        if (!running || --running.count > 0) return false
        own.delete(owner)
        return true
      })
      if (ended.length) void tell('ended', ended)
    },
    mayCache(owners) {
      if (!replicas.hears) {
        if (wasHearing) forget()
        wasHearing = false
        return false
      }
      wasHearing = true
      return !owners.some(isBeingWritten)
    },
  }
}
