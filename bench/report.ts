import { parseJson } from '../src/lib/json.ts'

/** One measured figure. `within` is true when the figure keeps the budget of the design, undefined without one. */
export interface Figure {
  what: string
  value: string
  budget?: string
  within?: boolean
}

const HEADER = ['What', 'Measured', 'Budget', '']

/** The figures as a Markdown table with aligned columns, readable as it is in a terminal. */
export function formatTable(figures: Figure[]): string {
  const rows = figures.map(({ what, value, budget = '', within }) => [
    what,
    value,
    budget,
    within === undefined ? '' : within ? 'kept' : 'missed',
  ])
  const widths = HEADER.map((head, column) => Math.max(head.length, ...rows.map(row => row[column]!.length)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(HEADER), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A time in milliseconds against its upper limit. */
export const timeFigure = (what: string, milliseconds: number, limit?: number): Figure => ({
  what,
  value: `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`,
  ...(limit !== undefined && { budget: `at most ${limit} ms`, within: milliseconds <= limit }),
})

/** A rate per second against its lower limit. */
export const rateFigure = (what: string, rate: number, least?: number): Figure => ({
  what,
  value: `${Math.round(rate)} /s`,
  ...(least !== undefined && { budget: `at least ${least} /s`, within: rate >= least }),
})

/** A ratio against its lower limit. */
export const shareFigure = (what: string, share: number, least: number): Figure => ({
  what,
  value: `${Math.round(share * 100)} %`,
  budget: `at least ${Math.round(least * 100)} %`,
  within: share >= least,
})

/** Something that a limit applies to in a unit of its own. */
export const limitFigure = (what: string, value: number, unit: string, limit?: number): Figure => ({
  what,
  value: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
  ...(limit !== undefined && { budget: `at most ${limit} ${unit}`, within: value <= limit }),
})

/** A peer's time, with how many times ours that is. */
export const peerTime = (what: string, milliseconds: number, ours: number): Figure => ({
  what,
  value: `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms, ${(milliseconds / ours).toFixed(1)} × ours`,
})

/** A peer's rate, with the share of ours. */
export const peerRate = (what: string, rate: number, ours: number): Figure => ({
  what,
  value: `${Math.round(rate)} /s, ${(rate / ours).toFixed(2)} × ours`,
})

/** Something that could not be measured, with the reason. */
export const missingFigure = (what: string, error: unknown): Figure => ({
  what,
  value: `not measured: ${reasonOf(error)}`,
})

/** A reason in one short line. A client that rejects a list says so in a list of its own: its first place is enough. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const parsed = parseJson(text)
  const [issue] = (Array.isArray(parsed) ? parsed : []) as { path?: unknown[]; message?: string }[]
  return (issue?.path ? `${issue.path.join('.')}: ${issue.message}` : text).replaceAll(/[\s|]+/g, ' ').slice(0, 160)
}
