import type { Logger } from '../../lib/logger.ts'

/** Why a key was refused. The client is told that it was, the log why. */
export type Refused = 'malformed' | 'unknown' | 'expired' | 'revoked' | 'foreign' | 'signed out'

/** Milliseconds in which the same reason is told once: whoever tries keys must not fill the disk. */
const PAUSE = 1000

/** Writes refusals to the log: why, and the id of the key, never the key. */
export function createRefusalLog(logger: Logger, now: () => number): (reason: Refused, id?: string) => void {
  const last = new Map<Refused, { at: number; more: number }>()
  return (reason, id) => {
    const before = last.get(reason)
    if (before && now() - before.at < PAUSE) {
      before.more++
      return
    }
    last.set(reason, { at: now(), more: 0 })
    logger.warn({
      event: 'key_refused',
      reason,
      ...(id !== undefined && { key_id: id }),
      ...(before?.more && { others_before: before.more }),
    })
  }
}
