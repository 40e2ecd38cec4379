import type { Beside, Query } from '../understand/reading/query.ts'
import { emptyOf, type RowReader } from './read-rows.ts'
import { expression, quoteName } from './sql-text.ts'

/** What is shown of other records beside each row: one value, or the values of all that belong to it. */
export const besideSql = ({ beside = [], root }: Query, table: string, reader: RowReader): string[] =>
  beside.filter(({ of }) => of === root.entity).map(one => `${valueSql(one, table, reader)} AS ${quoteName(one.as)}`)

/** A look-up inside a look-up for each step on the way. */
function valueSql({ path, columns, many }: Beside, table: string, { tableOf }: RowReader): string {
  const shown = expression(columns, 'b')
  return path.reduce(
    (key, { entity, theirs }, at) => {
      const next = path[at + 1]
      const wanted = next ? `b.${quoteName(next.own)}` : many ? `group_concat(${shown}, ', ')` : shown
      return `(SELECT ${wanted} FROM ${tableOf(emptyOf(entity))} AS b WHERE b.${quoteName(theirs)} = ${key} COLLATE NOCASE)`
    },
    `${table}.${quoteName(path[0]!.own)}`,
  )
}
