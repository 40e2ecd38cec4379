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
