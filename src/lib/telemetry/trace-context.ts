/** The place of a call in a trace (W3C Trace Context § 3.2, traceparent). */
export interface TraceParent {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits: the caller's own part. */
  spanId: string
  /** Two bits are known: 1 sampled, 2 random trace id. */
  flags: number
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const ZEROS = /^0+$/
/** Longest `tracestate` that is passed on; the standard asks for at least 512 characters. */
const LONGEST_STATE = 2048
const MOST_MEMBERS = 32
const KEY = /^(?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13})$/
const VALUE = /^[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/

/** Reads a `traceparent`; undefined when it breaks the rules, so that it counts as absent (W3C Trace Context § 3.2.2). */
export function readTraceParent(text: unknown): TraceParent | undefined {
  if (typeof text !== 'string' || text.length > 512) return undefined
  const [, version, traceId = '', spanId = '', flags = '', more] = TRACEPARENT.exec(text) ?? []
  if (version === undefined || version === 'ff' || ZEROS.test(traceId) || ZEROS.test(spanId)) return undefined
  // Later versions may append fields; this one has none.
  if (version === '00' && more !== undefined) return undefined
  return { traceId, spanId, flags: Number.parseInt(flags, 16) & 3 }
}

/** The text of a `traceparent`, version 00. */
export const writeTraceParent = ({ traceId, spanId, flags }: TraceParent): string =>
  `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`

/** Whether a `tracestate` may be passed on: members `key=value`, each key once (W3C Trace Context § 3.3). */
export function isTraceState(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > LONGEST_STATE) return false
  const members = text
    .split(',')
    .map(member => member.trim())
    .filter(Boolean)
  const keys = new Set<string>()
  for (const member of members) {
    const at = member.indexOf('=')
    const key = member.slice(0, Math.max(0, at))
    if (!KEY.test(key) || !VALUE.test(member.slice(at + 1)) || keys.has(key)) return false
    keys.add(key)
  }
  return members.length > 0 && members.length <= MOST_MEMBERS
}

/**
 * The trace headers of a client that services may see. An invalid `traceparent` counts as none, and a `tracestate`
 * means nothing without one. `baggage` is not passed on: it may hold anything about anybody.
 */
export function traceHeadersOf(traceparent: unknown, tracestate: unknown): Record<string, string> {
  if (traceparent === undefined || !readTraceParent(traceparent)) return {}
  return { traceparent: traceparent as string, ...(isTraceState(tracestate) && { tracestate }) }
}
