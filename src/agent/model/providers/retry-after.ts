/**
 * Milliseconds until an endpoint wants to be asked again: `retry-after-ms`, or `Retry-After` as seconds or as a date
 * (RFC 9110, 10.2.3). Undefined when it does not say.
 */
export function readRetryAfter(
  headers: Record<string, string | string[] | undefined>,
  now: number,
): number | undefined {
  const exact = readNumber(headers['retry-after-ms'])
  if (exact !== undefined) return exact
  const seconds = readNumber(headers['retry-after'])
  if (seconds !== undefined) return seconds * 1000
  const date = Date.parse(String(headers['retry-after']))
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const readNumber = (value: string | string[] | undefined) =>
  typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : undefined
