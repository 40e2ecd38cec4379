import type { Logger } from '../lib/logger.ts'
import type { Secrets } from './upstream/secrets.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/**
 * A logger whose lines hold no secret that is known when they are written (registry case X3): every field and message
 * passes through, wherever in the registry it is logged.
 */
export function createRedactingLogger(logger: Logger, { redact, redactValue }: Secrets): Logger {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value)
    if (!(value instanceof Error)) return redactValue(value)
    const copy = new Error(redact(value.message), { cause: value.cause === undefined ? undefined : clean(value.cause) })
    return Object.assign(copy, { name: value.name, stack: redact(value.stack ?? '') })
  }
  const cleanFields = (fields: unknown): unknown =>
    typeof fields === 'object' && fields !== null && !(fields instanceof Error)
      ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)]))
      : clean(fields)
  const write = Object.fromEntries(
    LEVELS.map(level => [
      level,
      (fields: unknown, ...rest: unknown[]) => {
        const log = logger[level] as (...args: unknown[]) => void
        log.call(logger, cleanFields(fields), ...rest.map(clean))
      },
    ]),
  )
  return Object.assign(Object.create(logger) as Logger, write)
}
