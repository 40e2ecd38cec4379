import { AgentError, databaseRefused, databaseSlow, databaseUnreachable } from '../lib/errors.ts'

/** Another transaction was in the way (serialization_failure, deadlock_detected, a row that it refers to is gone): run it again. */
const RETRIED = new Set(['40001', '40P01', '23503'])
/** Classes of SQLSTATE (PostgreSQL, Appendix A): connection exception, insufficient resources, operator intervention, system error. */
const AWAY = /^(?:08|57P)/
const DENIED = /^(?:28|3D)/
const FULL = /^(?:53|58|25006)/
/** What was asked took too long and was given up (query_canceled by `statement_timeout`, lock_not_available). */
const SLOW = new Set(['57014', '55P03'])
/** Codes of the operating system and texts of `pg` for a connection that is not there. */
const SYSTEM = /^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/
const CLOSED =
  /Connection terminated|timeout exceeded when trying to connect|connection timeout|Client has encountered a connection error|not queryable|Query read timeout/i

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

export const isRetried = (error: unknown): boolean => RETRIED.has(codeOf(error))

/** Whether the connection is gone. */
export const isAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || SYSTEM.test(codeOf(error)) || CLOSED.test(String((error as Error | null)?.message ?? ''))

/** What `pg` threw, for people; what is no matter of the server stays as it is. */
export function toStoreError(error: unknown, place: string, isUnknown = false): unknown {
  if (error instanceof AgentError) return error
  const code = codeOf(error)
  if (FULL.test(code) || code === '53300') return databaseRefused(place, error)
  if (SLOW.has(code)) return databaseSlow(place, error)
  if (DENIED.test(code) || isAway(error)) return databaseUnreachable(place, error, isUnknown)
  return error
}
