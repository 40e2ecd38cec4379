/** What one question came to. */
export interface Outcome {
  id: string
  category?: string
  question: string
  right: boolean
  misses: string[]
  response: string
  /** The probability that the agent gave its answer; null when there was no answer. */
  confidence: number | null
  /** The answer was a refusal, or a question back. */
  declined: boolean
  duration_ms: number
}

/** An answer that claims this much and is wrong counts as overconfident. */
export const SURE = 0.8

export interface Summary {
  questions: number
  right: number
  /** Percent. */
  accuracy: number
  passed: boolean
  categories: Record<string, { questions: number; right: number; accuracy: number }>
  latency_ms: { median: number; p95: number; max: number }
  calibration: Calibration
  misses: Pick<Outcome, 'id' | 'category' | 'question' | 'misses' | 'confidence'>[]
}

/** How far what the agent says of its own answers can be believed. */
export interface Calibration {
  /** Answers with a confidence that are counted: all but right refusals, whose low confidence is wanted. */
  answers: number
  /** Mean squared difference of confidence and being right (1 or 0): 0 is perfect, 0.25 is a coin. */
  brier: number | null
  /** Wrong answers with a confidence of 0.8 or more. */
  overconfident: number
  bins: { from: number; to: number; answers: number; confidence: number; right: number }[]
}

/** Counts the outcomes; `min` is the least accuracy, in percent, to pass. */
export function summarize(outcomes: Outcome[], min: number): Summary {
  const times = outcomes.map(({ duration_ms }) => duration_ms).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  const accuracy = percentRight(outcomes)
  return {
    questions: outcomes.length,
    right: outcomes.filter(outcome => outcome.right).length,
    accuracy,
    passed: accuracy >= min,
    categories: byCategory(outcomes),
    latency_ms: { median: at(0.5), p95: at(0.95), max: at(1) },
    calibration: calibrationOf(outcomes),
    misses: outcomes
      .filter(outcome => !outcome.right)
      .map(({ id, category, question, misses, confidence }) => ({
        id,
        ...(category && { category }),
        question,
        misses,
        confidence,
      })),
  }
}

const percentRight = (outcomes: Outcome[]) =>
  Number(((100 * outcomes.filter(outcome => outcome.right).length) / outcomes.length).toFixed(1))

function byCategory(outcomes: Outcome[]): Summary['categories'] {
  const groups = new Map<string, Outcome[]>()
  for (const outcome of outcomes)
    if (outcome.category) groups.set(outcome.category, [...(groups.get(outcome.category) ?? []), outcome])
  return Object.fromEntries(
    [...groups].map(([name, group]) => [
      name,
      {
        questions: group.length,
        right: group.filter(outcome => outcome.right).length,
        accuracy: percentRight(group),
      },
    ]),
  )
}

/** Brier score and reliability in tenths. */
export function calibrationOf(outcomes: Outcome[]): Calibration {
  const counted = outcomes.flatMap(({ confidence, right, declined }) =>
    confidence === null || (declined && right) ? [] : [{ confidence, right: Number(right) }],
  )
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const bins = Array.from({ length: 10 }, (_, tenth) => {
    const inside = counted.filter(c => Math.min(9, Math.floor(c.confidence * 10)) === tenth)
    return {
      from: tenth / 10,
      to: (tenth + 1) / 10,
      answers: inside.length,
      confidence: inside.length ? Number(mean(inside.map(c => c.confidence)).toFixed(3)) : 0,
      right: inside.length ? Number(mean(inside.map(c => c.right)).toFixed(3)) : 0,
    }
  })
  return {
    answers: counted.length,
    brier: counted.length ? Number(mean(counted.map(c => (c.confidence - c.right) ** 2)).toFixed(4)) : null,
    overconfident: counted.filter(c => !c.right && c.confidence >= SURE).length,
    bins: bins.filter(bin => bin.answers),
  }
}
