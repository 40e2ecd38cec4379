import type { AnswerShape } from '../../contract/plan.ts'
import type { Query } from '../understand/reading/query.ts'
import type { Rows } from './read-rows.ts'
import { quoteName, reachSql } from './sql-text.ts'

/** Some records as a part of others: in per cent, as a ratio, or whether all of them are. */
export function shareSql(query: Query, part: Rows, whole: Rows): { sql: string; shape: AnswerShape } {
  const column = query.measures[0]?.column
  const number = (rows: Rows) => `(SELECT COUNT(*) FROM ${rows.from}${rows.where})`
  const figure = (rows: Rows) =>
    column === undefined
      ? number(rows)
      : `(SELECT TOTAL(${rows.table}.${quoteName(column)}) FROM ${rows.from}${rows.where})`
  if (query.ask === 'ratio')
    return {
      sql: `SELECT ${figure(part)} AS part, ${number(whole)} AS whole, 1.0 * ${figure(part)} / NULLIF(${number(whole)}, 0) AS ratio`,
      shape: { kind: 'number', column: 'ratio', format: 'plain' },
    }
  const percent = `100.0 * ${figure(part)} / NULLIF(${figure(whole)}, 0)`
  const { having } = query
  const test = having ? reachSql(percent, having) : `${figure(part)} = ${figure(whole)}`
  const holds = query.universal ? `, ${test} AS holds` : ''
  return {
    sql: `SELECT ${figure(part)} AS part, ${figure(whole)} AS whole, ${percent} AS percent${holds}`,
    shape: query.universal
      ? { kind: 'boolean', column: 'holds' }
      : { kind: 'number', column: 'percent', format: 'percent' },
  }
}
