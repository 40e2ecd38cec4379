import { isRead } from '../judge/judge.ts'
import type { QuestionResult } from './ask-questions.ts'

export interface Score {
  right: number
  of: number
}
export interface Summary extends Score {
  byCategory: Record<string, Score>
  byService: Record<string, Score>
  /** Of `metadata.confidence` against being right, over read answers and everything wrong; right abstentions are left out. */
  brier: number
  /** Turns that are wrong with a confidence of 0.8 or more. */
  falseConfident: number
  /** Milliseconds. */
  latency: { median: number; p95: number }
}

const CONFIDENT = 0.8

function scoreBy(results: readonly QuestionResult[], key: 'category' | 'service'): Record<string, Score> {
  const scores: Record<string, Score> = {}
  for (const result of results) {
    const score = (scores[result[key]] ??= { right: 0, of: 0 })
    score.of++
    if (result.isRight) score.right++
  }
  return scores
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0

/** The figures of a run. */
export function summarise(results: readonly QuestionResult[]): Summary {
  const turns = results.flatMap(result => result.turns)
  const times = turns.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const writes = new Set(['write', 'nowrite', 'pending'])
  const judged = turns.filter(
    ({ kind, wrong, confidence, gold }) =>
      confidence !== undefined && !writes.has(gold.kind) && (isRead(kind) || wrong !== undefined),
  )
  const squares = judged.map(({ confidence, wrong }) => (confidence! - (wrong === undefined ? 1 : 0)) ** 2)
  return {
    right: results.filter(({ isRight }) => isRight).length,
    of: results.length,
    byCategory: scoreBy(results, 'category'),
    byService: scoreBy(results, 'service'),
    brier: squares.reduce((total, square) => total + square, 0) / (squares.length || 1),
    falseConfident: turns.filter(({ wrong, confidence = 0 }) => wrong !== undefined && confidence >= CONFIDENT).length,
    latency: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
  }
}

function table(title: string, scores: Record<string, Score>): string[] {
  const width = Math.max(title.length, ...Object.keys(scores).map(name => name.length))
  const line = (name: string, right: string, of: string, share: string) =>
    `${name.padEnd(width)}  ${right.padStart(5)}  ${of.padStart(4)}  ${share.padStart(4)}`
  return [
    line(title, 'right', 'of', '%'),
    ...Object.entries(scores).map(([name, { right, of }]) =>
      line(name, String(right), String(of), String(Math.round((100 * right) / of))),
    ),
  ]
}

/** The figures as text. */
export function report(summary: Summary): string {
  const { byCategory, byService, brier, falseConfident, latency, right, of } = summary
  return [
    ...table('category', byCategory),
    '',
    ...table('service', byService),
    '',
    `latency          median ${latency.median.toFixed(0)} ms, p95 ${latency.p95.toFixed(0)} ms`,
    `Brier score      ${brier.toFixed(3)}`,
    `false confident  ${falseConfident} (wrong with a confidence of ${CONFIDENT} or more)`,
    `accuracy         ${right}/${of} (${((100 * right) / (of || 1)).toFixed(1)} %)`,
  ].join('\n')
}
