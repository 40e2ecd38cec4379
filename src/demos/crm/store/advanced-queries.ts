import { writePage, type Paging } from './page.ts'
import type { Statements } from './statements.ts'

/** The two advanced queries of the CRM (specification § D, Advanced queries); both return the page as JSON text. */
export interface AdvancedQueries {
  contactsFromAccounts(request: Paging & { min_value: number; min_likelihood: number }): string
  opportunitiesByRegion(request: Paging & { min_value: number; month: number; year: number }): string
}

export function createAdvancedQueries(statements: Statements): AdvancedQueries {
  return {
    contactsFromAccounts: request =>
      statements.remembered(`contactsFromAccounts${JSON.stringify(request)}`, () => {
        const { min_value, min_likelihood, skip, limit } = request
        // One opportunity must reach both: a large unlikely one and a small likely one do not make an account qualify.
        const where = 'WHERE account_id IN (SELECT account_id FROM opportunities WHERE value >= ? AND probability >= ?)'
        const values = [min_value, min_likelihood]
        const total = statements.value(`SELECT count(*) FROM contacts ${where}`, values) as number
        const page = `SELECT record FROM contacts ${where} ORDER BY id LIMIT ? OFFSET ?`
        return writePage(statements.joined(page, [...values, limit, skip]), total, { skip, limit })
      }),

    opportunitiesByRegion: request =>
      statements.remembered(`opportunitiesByRegion${JSON.stringify(request)}`, () => {
        const { min_value, month, year, skip, limit } = request
        const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
        const values = [first, `${first.slice(0, 8)}31`, min_value]
        const from = `FROM opportunities o JOIN accounts a ON a.id = o.account_id WHERE o.close_date BETWEEN ? AND ? AND o.value >= ?`
        const groups = statements.rows<RegionGroup>(
          `SELECT a.region AS region, count(*) AS count, sum(o.value) AS total_value ${from} GROUP BY a.region ORDER BY a.region NULLS LAST`,
          values,
        )
        const total = groups.reduce((sum, group) => sum + group.count, 0)
        // The record's JSON is taken as it is, with two members put before its closing brace.
        const item = `substr(o.record, 1, length(o.record) - 1) || ',"region":' || json_quote(a.region) || ',"account_name":' || json_quote(a.name) || '}'`
        const page = `SELECT ${item} ${from} ORDER BY a.region NULLS LAST, o.value DESC, o.id LIMIT ? OFFSET ?`
        const items = statements.joined(page, [...values, limit, skip])
        return writePage(items, total, { skip, limit }, `,"groups":${JSON.stringify(groups)}`)
      }),
  }
}

interface RegionGroup {
  region: string | null
  count: number
  total_value: number
}
