export interface Observation {
  features: Record<string, number>
  isRight: boolean
  /** How much it counts; 1 unless told. */
  weight?: number
}

const MOMENTUM = 0.9

/** Weights by gradient descent with momentum; features are scaled by their spread, and large weights cost. */
function descend(
  names: string[],
  rows: readonly Record<string, number>[],
  gradient: (
    sums: (scaled: Float64Array) => number,
    add: (scaled: Float64Array, by: number) => void,
    scaled: readonly Float64Array[],
  ) => void,
  { rate, cost, rounds, atMostZero }: { rate: number; cost: number; rounds: number; atMostZero?: ReadonlySet<string> },
): { weights: Float64Array; spreads: Float64Array; means: Float64Array } {
  const size = names.length
  const values = rows.map(row => Float64Array.from(names, name => row[name] ?? 0))
  const means = Float64Array.from({ length: size }, (_, i) => values.reduce((sum, v) => sum + v[i]!, 0) / values.length)
  const spreads = Float64Array.from(
    { length: size },
    (_, i) => Math.sqrt(values.reduce((sum, v) => sum + (v[i]! - means[i]!) ** 2, 0) / values.length) || 1,
  )
  // The last one is the bias.
  const scaled = values.map(v =>
    Float64Array.from({ length: size + 1 }, (_, i) => (i < size ? (v[i]! - means[i]!) / spreads[i]! : 1)),
  )
  const weights = new Float64Array(size + 1)
  const speed = new Float64Array(size + 1)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(size + 1)
    gradient(
      x => {
        let sum = 0
        for (let i = 0; i <= size; i++) sum += weights[i]! * x[i]!
        return sum
      },
      (x, by) => {
        for (let i = 0; i <= size; i++) slope[i]! += by * x[i]!
      },
      scaled,
    )
    for (let i = 0; i <= size; i++) {
      speed[i] = MOMENTUM * speed[i]! - rate * (slope[i]! + (i < size ? cost * weights[i]! : 0))
      weights[i]! += speed[i]!
      if (weights[i]! > 0 && atMostZero?.has(names[i]!)) weights[i] = 0
    }
  }
  return { weights, spreads, means }
}

const namesOf = (observations: readonly Observation[]) =>
  [...new Set(observations.flatMap(o => Object.keys(o.features)))].toSorted()

/** The weights by which the right one of each group comes out first (multinomial logistic regression). */
export function fitMultinomial(groups: readonly Observation[][]): Record<string, number> {
  const useful = groups.filter(group => group.some(o => o.isRight) && group.some(o => !o.isRight))
  const all = useful.flat()
  const names = namesOf(all)
  const { weights, spreads } = descend(
    names,
    all.map(o => o.features),
    (sumOf, add, scaled) => {
      let at = 0
      for (const group of useful) {
        const own = scaled.slice(at, at + group.length)
        at += group.length
        const sums = own.map(sumOf)
        const most = Math.max(...sums)
        const parts = sums.map(sum => Math.exp(sum - most))
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const right = parts.reduce((sum, part, i) => sum + (group[i]!.isRight ? part : 0), 0)
        own.forEach((x, i) => {
          const target = group[i]!.isRight ? parts[i]! / right : 0
          add(x, (parts[i]! / whole - target) / useful.length)
        })
      }
    },
    { rate: 0.3, cost: 0.01, rounds: 400 },
  )
  return Object.fromEntries(names.map((name, i) => [name, weights[i]! / spreads[i]!]))
}

/** The weights of a probability, with its `bias` (logistic regression). Those of `atMostZero` can only lower it. */
export function fitLogistic(
  observations: readonly Observation[],
  cost = 0.003,
  atMostZero?: ReadonlySet<string>,
): Record<string, number> {
  const names = namesOf(observations)
  const whole = observations.reduce((sum, { weight = 1 }) => sum + weight, 0)
  const { weights, spreads, means } = descend(
    names,
    observations.map(o => o.features),
    (sumOf, add, scaled) =>
      scaled.forEach((x, i) => {
        const { isRight, weight = 1 } = observations[i]!
        add(x, ((1 / (1 + Math.exp(-sumOf(x))) - Number(isRight)) * weight) / whole)
      }),
    { rate: 0.5, cost, rounds: 400, ...(atMostZero && { atMostZero }) },
  )
  const bias = names.reduce((sum, _, i) => sum - (weights[i]! * means[i]!) / spreads[i]!, weights[names.length]!)
  return { ...Object.fromEntries(names.map((name, i) => [name, weights[i]! / spreads[i]!])), bias }
}
