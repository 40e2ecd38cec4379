/** What came of the operations of one kind. */
export interface Kind {
  right: number
  /** Failures that were told as such. */
  failed: number
  /** Of those, while nothing was disturbed. */
  failedInCalm: number
  wrong: number
  milliseconds: number[]
}

export type Outcome = 'right' | 'failed' | { wrong: string }

export interface Tally {
  kinds: ReadonlyMap<string, Kind>
  complaints: readonly string[]
  /** Runs an operation, times it and notes what came of it; what it throws is a wrong answer. */
  run(kind: string, work: () => Promise<Outcome>): Promise<void>
  complain(text: string): void
}

/** Complaints that are kept in words. */
const MOST_COMPLAINTS = 50

/** `isCalm`: nothing was disturbed lately. */
export function createTally(isCalm: () => boolean): Tally {
  const kinds = new Map<string, Kind>()
  const complaints: string[] = []
  const complain = (text: string) => void (complaints.length < MOST_COMPLAINTS && complaints.push(text))
  return {
    kinds,
    complaints,
    complain,
    async run(name, work) {
      const kind = kinds.get(name) ?? { right: 0, failed: 0, failedInCalm: 0, wrong: 0, milliseconds: [] }
      kinds.set(name, kind)
      const wasCalm = isCalm()
      const started = performance.now()
      const outcome = await work().catch((error: unknown): Outcome => ({ wrong: String(error) }))
      const took = performance.now() - started
      if (outcome === 'right') {
        kind.right++
        kind.milliseconds.push(took)
      } else if (outcome === 'failed') {
        kind.failed++
        if (wasCalm && isCalm()) kind.failedInCalm++
      } else {
        kind.wrong++
        complain(`${name}: ${outcome.wrong.slice(0, 400)}`)
      }
    },
  }
}

/** Nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0
}
