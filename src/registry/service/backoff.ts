/** Pauses between attempts to reach a service, in milliseconds: quick at first, then doubling up to a cap, with jitter. */
export interface Backoff {
  next(): number
  reset(): void
}

/** Pauses that start with `first` and never exceed `cap`, both in milliseconds. */
export function createBackoff({ first = 100, cap = 30_000 }: { first?: number; cap?: number } = {}): Backoff {
  let failures = 0
  return {
    next() {
      const whole = Math.min(cap, first * 2 ** Math.min(failures, 20))
      failures++
      return whole * (0.8 + Math.random() * 0.2)
    },
    reset() {
      failures = 0
    },
  }
}
