import { formatFigure, formatValue, toMoment } from '../../text/format.ts'
import { isBlank, isFigure, recognise, toNumber, valueOf, type Row, type ValueFormat } from '../../text/recognise.ts'

export type ChartKind = 'bar' | 'line' | 'share'
/** What the server proposes to draw. */
export interface ChartOffer {
  kind: ChartKind
  x: string
  y: string
  /** What is drawn, with its scope; without it the names of the columns say what it is. */
  title?: string | undefined
}

/** A figure with its name. */
export interface Point {
  label: string
  value: number
  /** The figure for people, whole and short. */
  text: string
  short: string
  /** Its place on a scale, where the names are dates, times or numbers. */
  at?: number
}

/** What is drawn, and what has to be said about it. */
export interface Drawing {
  points: Point[]
  notes: string[]
}

/** How the figures are read, also where some rows hold words in their place. */
export function figureFormat(
  rows: readonly Row[],
  { y }: ChartOffer,
  formats: ReadonlyMap<string, ValueFormat>,
): ValueFormat {
  const known = formats.get(y)
  if (known && isFigure(known)) return known
  return recognise(
    y,
    rows.map(row => toNumber(valueOf(row, y))),
  )
}

/** The rows as points, as they stand. Rows without a figure have none: `missing` of them. */
export function readPoints(
  rows: readonly Row[],
  offer: ChartOffer,
  formats: ReadonlyMap<string, ValueFormat>,
): { points: Point[]; missing: number } {
  const { x, y } = offer
  const names: ValueFormat = formats.get(x) ?? { kind: 'text' }
  const figures = figureFormat(rows, offer, formats)
  const points: Point[] = []
  for (const row of rows) {
    const value = toNumber(valueOf(row, y))
    if (value === undefined) continue
    const name = valueOf(row, x)
    const at = toMoment(name, names) ?? (isNaming(names) ? undefined : toNumber(name)) ?? readYear(name, names)
    points.push({
      label: isBlank(name) ? '(blank)' : formatValue(name, x, names, row),
      value,
      text: formatFigure(value, figures, row),
      short: formatFigure(value, figures, row, true),
      ...(at !== undefined && { at }),
    })
  }
  return { points, missing: rows.length - points.length }
}

/** Whether there is anything to draw. */
export const canDraw = (rows: readonly Row[], offer: ChartOffer, formats: ReadonlyMap<string, ValueFormat>): boolean =>
  readPoints(rows, offer, formats).points.length > 1

const isNaming = ({ kind }: ValueFormat) => kind === 'id' || kind === 'text'
/** Years, quarters and weeks as databases write them: 2024, "2024", "2024-Q3", "2024-W07". */
function readYear(value: unknown, { kind }: ValueFormat): number | undefined {
  if (!isNaming({ kind })) return undefined
  const [, year, part, number] = /^((?:1[89]|2[01])\d\d)(?:-?([QW])(\d\d?))?$/.exec(String(value as string)) ?? []
  if (!year) return undefined
  return Number(year) + (part ? (Number(number) - 1) / (part === 'Q' ? 4 : 53) : 0)
}

/**
 * The kinds of picture that tell the truth about these points: a line where the names lie on a scale, shares where nothing is
 * negative and the figures add up to a whole. `isWhole`: they are the parts of one.
 */
export function kindsFor(points: readonly Point[], offered: ChartKind, isWhole: boolean): ChartKind[] {
  const kinds: ChartKind[] = ['bar']
  if (points.length > 2 && points.every(({ at }) => at !== undefined) && isDistinct(points)) kinds.push('line')
  const isPositive = points.every(({ value }) => value >= 0) && points.some(({ value }) => value > 0)
  if (isPositive && points.length > 1 && (offered === 'share' || isWhole)) kinds.push('share')
  return kinds
}

const isDistinct = (points: readonly Point[]) => new Set(points.map(({ at }) => at)).size === points.length

/** Whether the figures of an answer are parts of one whole: counts and sums of groups, no averages, no rates of each, no chosen few. */
export const addsUp = (sql: string | undefined): boolean =>
  sql !== undefined &&
  /\bgroup\s+by\b/i.test(sql) &&
  /\b(?:count|sum|total)\s*\(/i.test(sql) &&
  !/\b(?:avg|min|max)\s*\(|\b(?:limit|having|distinct)\b|\/\s*nullif\b/i.test(sql)

/** Bars, or shares, at most. */
const [MOST_BARS, MOST_SHARES] = [12, 6]

/** The largest of many points, in their order, with a note; the others of a whole are one more part. */
export function choosePoints(
  points: readonly Point[],
  kind: ChartKind,
  write: (value: number, isShort: boolean) => string,
): Drawing {
  if (kind === 'line') return { points: points.toSorted((a, b) => a.at! - b.at!), notes: [] }
  const most = kind === 'bar' ? MOST_BARS : MOST_SHARES
  if (points.length <= most) return { points: points.filter(({ value }) => kind === 'bar' || value > 0), notes: [] }
  const keep = kind === 'bar' ? most : most - 1
  const largest = new Set(points.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, keep))
  const kept = points.filter(point => largest.has(point))
  if (kind === 'bar')
    return { points: kept, notes: [`The ${keep} largest of ${points.length}; the table has them all.`] }
  const others = points.filter(point => !largest.has(point))
  const value = others.reduce((sum, point) => sum + point.value, 0)
  const rest = { label: `Others (${others.length})`, value, text: write(value, false), short: write(value, true) }
  return {
    points: [...kept, rest].filter(point => point.value > 0),
    notes: [`The ${keep} largest of ${points.length}; “Others” is the sum of the rest.`],
  }
}
