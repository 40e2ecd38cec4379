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
