import { writePage, type Paging } from './page.ts'
import type { Statements } from './statements.ts'

/** The two advanced queries of the CRM (specification § D, Advanced queries); both return the page as JSON text. */
export interface AdvancedQueries {
  contactsFromAccounts(request: Paging & { min_value: number; min_likelihood: number }): string
  opportunitiesByRegion(request: Paging & { min_value: number; month: number; year: number }): string
}

export function createAdvancedQueries(statements: Statements): AdvancedQueries {
  return {
    contactsFromAccounts({ min_value, min_likelihood, skip, limit }) {
      // One opportunity must reach both: a large unlikely one and a small likely one do not make an account qualify.
      const where = 'WHERE account_id IN (SELECT account_id FROM opportunities WHERE value >= ? AND probability >= ?)'
      const values = [min_value, min_likelihood]
      const total = statements.total(`SELECT count(*) FROM contacts ${where}`, values)
      const page = `SELECT id, record FROM contacts ${where} ORDER BY id LIMIT ? OFFSET ?`
      const items = statements.value(`SELECT group_concat(record, ',' ORDER BY id) FROM (${page})`, [
        ...values,
        limit,
        skip,
      ])
      return writePage((items ?? '') as string, total, { skip, limit })
    },

    opportunitiesByRegion({ min_value, month, year, skip, limit }) {
      const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
      const last = `${first.slice(0, 8)}31`
      const from = `FROM opportunities o JOIN accounts a ON a.id = o.account_id
        WHERE o.close_date BETWEEN ? AND ? AND o.value >= ?`
      const values = [first, last, min_value]
      const order = 'ORDER BY region NULLS LAST, value DESC, id'
      const groups = statements.rows<{ region: string | null; count: number; total_value: number }>(
        `SELECT a.region AS region, count(*) AS count, sum(o.value) AS total_value ${from} GROUP BY a.region ORDER BY a.region NULLS LAST`,
        values,
      )
      const total = groups.reduce((sum, group) => sum + group.count, 0)
      // The record's JSON is taken as it is, with two members put before its closing brace.
      const page = `SELECT o.id AS id, o.value AS value, a.region AS region,
          substr(o.record, 1, length(o.record) - 1) || ',"region":' || json_quote(a.region) || ',"account_name":' || json_quote(a.name) || '}' AS record
        ${from} ${order.replace('region', 'a.region').replace('value', 'o.value').replace(', id', ', o.id')} LIMIT ? OFFSET ?`
      const items = statements.value(`SELECT group_concat(record, ',' ${order}) FROM (${page})`, [
        ...values,
        limit,
        skip,
      ])
      return writePage((items ?? '') as string, total, { skip, limit }, `,"groups":${JSON.stringify(groups)}`)
    },
  }
}
