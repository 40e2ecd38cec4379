import type { Extraction } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Of, RunContext } from '../context.ts'
import type { ReadResult, Rows } from './result.ts'
import { tell } from './write-rows.ts'

/** From this on a table is called what was said. */
const CALLED = 0.85
/** All that was said stands in its name, which says more: "movements" for "Movements in May". */
const NEARLY = 0.75

/** "the deliveries as CSV": the table under that caption or heading, where rows are asked for in a format of data. */
export async function readTableCalled(
  { target, property }: Extract<Extraction, { kind: 'value' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult | undefined> {
  const { name } = target
  if ((step.as !== 'csv' && step.as !== 'json') || name === undefined || property !== undefined) return undefined
  const { items } = await context.browser.extract({ kind: 'tables', limit: 2000 })
  const table = tableCalled(name, items)
  if (!table) return undefined
  context.sure.push(0.85)
  return tell(table.rows as Rows, table.columns, step, context)
}

/** The one table of a name; undefined where none or several are called so. */
export function tableCalled<Table extends { name?: string | undefined }>(
  name: string,
  tables: readonly Table[],
): Table | undefined {
  const called = (least: number) =>
    tables.filter(table => table.name !== undefined && matchText(name, table.name) >= least)
  const [same, near] = [called(CALLED), called(NEARLY)]
  const [first, ...more] = same.length ? same : near
  return more.length ? undefined : first
}

/** "order number and total as JSON", "title and availability of everything": columns of the one table that has them all. */
export async function readColumnsCalled(
  { target, property }: Extract<Extraction, { kind: 'value' }>,
  step: Of<'extract'>,
  context: RunContext,
): Promise<ReadResult | undefined> {
  const said = property ?? target.name
  const isAll = property === undefined ? true : /^(?:everything|all)\b/i.test(target.said)
  const names = said === undefined || !isAll ? [] : said.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean)
  if (names.length < 2) return undefined
  const { items } = await context.browser.extract({ kind: 'tables', limit: 2000 })
  const found = items.flatMap(table => {
    const columns = names.map(name => columnCalled(name, table.columns))
    return columns.every(column => column !== undefined) && new Set(columns).size === columns.length
      ? [{ table, columns }]
      : []
  })
  const [first, ...more] = found
  if (more.length) return undefined
  if (!first) return cardsWith(names, step, context)
  context.sure.push(0.85)
  const rows = first.table.rows.map(row =>
    Object.fromEntries(first.columns.map(column => [column, row[column] ?? null])),
  )
  return tell(rows as Rows, first.columns, step, context)
}

/** The same of cards that are alike, where each of them has what is asked for. */
async function cardsWith(columns: string[], step: Of<'extract'>, context: RunContext): Promise<ReadResult | undefined> {
  const { items } = await context.browser.extract({ kind: 'records', columns })
  const rows = (items[0]?.rows ?? []) as Rows
  const isWhole = rows.length > 1 && rows.every(row => columns.every(column => (row[column] ?? '') !== ''))
  if (!isWhole) return undefined
  context.sure.push(0.7)
  return tell(rows, columns, step, context)
}

/** The one column of a name, or whose name is the beginning of what was said ("order number" of "Order"). */
function columnCalled(name: string, columns: readonly string[]): string | undefined {
  const fitting = (fits: (column: string) => boolean) => {
    const all = columns.filter(fits)
    return all.length === 1 ? all[0] : undefined
  }
  return (
    fitting(column => matchText(name, column) >= CALLED) ??
    fitting(column => matchText(column, name) >= NEARLY && name.toLowerCase().startsWith(column.toLowerCase()))
  )
}
