import type { Resource } from '../resources/define-resource.ts'
import { filtersOf, listFieldsOf, type Filter } from './filters.ts'
import { searchTableOf } from './tables.ts'

/** Part of a SQL statement and the values of its `?`, in order. */
interface SqlPart {
  sql: string
  values: (string | number)[]
}

/** Turns the validated query of a list into the conditions and the order of its statement. */
export interface ListQuery {
  filters: readonly Filter[]
  where(query: Record<string, unknown>): SqlPart
  orderBy(sort: readonly SortKey[] | undefined): string
}

export interface SortKey {
  field: string
  descending: boolean
}

export function createListQuery(resource: Resource): ListQuery {
  const filters = filtersOf(resource)
  const byParameter = new Map(filters.map(filter => [filter.parameter, filter]))
  const search = searchTableOf(resource)
  const fields = listFieldsOf(resource)
  return {
    filters,
    where(query) {
      const conditions: string[] = []
      const values: (string | number)[] = []
      for (const name in query) {
        const value = query[name]
        if (value === undefined) continue
        const filter = byParameter.get(name)
        if (filter) {
          conditions.push(filter.sql)
          values.push(...filter.toValues(value))
        } else if (name === 'q') {
          conditions.push(`id IN (SELECT rowid FROM ${search} WHERE ${search} MATCH ?)`)
          values.push(toMatchText(value as string))
        }
      }
      return { sql: conditions.length ? ` WHERE ${conditions.join(' AND ')}` : '', values }
    },
    orderBy(sort) {
      const keys = (sort ?? []).map(({ field, descending }) =>
        fields[field] && field !== 'id'
          ? `${field}${descending ? ' DESC' : ''} NULLS LAST`
          : `id${descending ? ' DESC' : ''}`,
      )
      // The id last: pages never overlap, however many records are equal in the asked order.
      if (!sort?.some(key => key.field === 'id')) keys.push('id')
      return ` ORDER BY ${keys.join(', ')}`
    },
  }
}

/**
 * Words as an FTS5 query: every word must begin a word somewhere in the record. Quoting makes each word plain text, so
 * that nothing in it is an operator (https://sqlite.org/fts5.html, § 3.1).
 */
function toMatchText(text: string): string {
  const words = text.replaceAll('\0', ' ').split(/\s+/).filter(Boolean)
  return words.map(word => `"${word.replaceAll('"', '""')}"*`).join(' ') || '""'
}
