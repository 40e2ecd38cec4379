let last = 0

/** The time now as an ISO text, later than the one before: conversations are ordered by it, and two are used within one millisecond. */
export function timeOfUse(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}
