import { LOCALES, toMoment } from '../text/format.ts'
import { isBlank, toNumber, valueOf, type Row, type ValueFormat } from '../text/recognise.ts'

/** What a table is ordered by. */
export interface Order {
  column: string
  isDown: boolean
}

const collator = new Intl.Collator(LOCALES, { numeric: true })

/** Classes of values in one column, in this order; blanks stand last in both directions. */
const [FIGURE, TEXT, OTHER, BLANK] = [0, 1, 2, 3]

/** Rows in the order of a column: by type, equal ones as they were, blanks last. */
export function sortRows(rows: readonly Row[], { column, isDown }: Order, format: ValueFormat): Row[] {
  const classes = new Uint8Array(rows.length)
  const keys = new Float64Array(rows.length)
  const texts: (string | undefined)[] = []
  for (const [at, row] of rows.entries()) {
    const value = valueOf(row, column)
    const figure = isBlank(value) ? undefined : toFigure(value, format)
    classes[at] = isBlank(value) ? BLANK : figure !== undefined ? FIGURE : typeof value === 'string' ? TEXT : OTHER
    if (figure !== undefined) keys[at] = figure
    else if (classes[at] !== BLANK) texts[at] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  // Texts are compared once each, however often they occur.
  const distinct = [...new Set(texts)].filter(text => text !== undefined).sort(collator.compare)
  const ranks = new Map<string | undefined, number>()
  let rank = 0
  for (const [at, text] of distinct.entries()) {
    if (at && collator.compare(distinct[at - 1]!, text)) rank = at
    ranks.set(text, rank)
  }
  for (let at = 0; at < rows.length; at++) if (texts[at] !== undefined) keys[at] = ranks.get(texts[at])!
  const sign = isDown ? -1 : 1
  const order = Uint32Array.from(rows.keys()).sort((a, b) => {
    const [one, other] = [classes[a]!, classes[b]!]
    if (one !== other) return one === BLANK || other === BLANK ? one - other : (one - other) * sign
    return (keys[a]! - keys[b]!) * sign || a - b
  })
  return Array.from(order, at => rows[at]!)
}

function toFigure(value: unknown, format: ValueFormat): number | undefined {
  if (typeof value === 'boolean') return Number(value)
  return toMoment(value, format) ?? toNumber(value)
}

/** The order after a click on a column: figures the largest first, a second click the other way, a third none. */
export function nextOrder(order: Order | undefined, column: string, isDownFirst: boolean): Order | undefined {
  if (order?.column !== column) return { column, isDown: isDownFirst }
  return order.isDown === isDownFirst ? { column, isDown: !isDownFirst } : undefined
}
