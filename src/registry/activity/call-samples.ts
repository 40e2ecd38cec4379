/** Durations of calls, as many as are kept, for percentiles. Milliseconds. */
export interface CallSamples {
  add(duration: number): void
  /** By the nearest-rank method; null when there was no call. */
  percentiles(...ranks: number[]): (number | null)[]
}

/** The latest `size` durations: what a tool is like now, not what it was like a week ago. */
export function keepLatest(size: number): CallSamples {
  const kept = new Float32Array(size)
  let count = 0
  return {
    add(duration) {
      kept[count++ % size] = duration
    },
    percentiles: (...ranks) => ranksOf(kept.subarray(0, Math.min(count, size)), ranks),
  }
}

/** `size` durations of all, each as likely as the others (Vitter's algorithm R): of a minute with many calls too. */
export function keepSample(size: number, random: () => number = Math.random): CallSamples {
  const kept = new Float32Array(size)
  let count = 0
  return {
    add(duration) {
      const place = count < size ? count : Math.floor(random() * (count + 1))
      if (place < size) kept[place] = duration
      count++
    },
    percentiles: (...ranks) => ranksOf(kept.subarray(0, Math.min(count, size)), ranks),
  }
}

function ranksOf(values: Float32Array, ranks: readonly number[]): (number | null)[] {
  const sorted = values.slice().sort()
  return ranks.map(rank => {
    const value = sorted[Math.max(0, Math.ceil(rank * sorted.length) - 1)]
    return value === undefined ? null : Math.round(value * 100) / 100
  })
}
