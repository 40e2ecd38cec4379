import { conflict, notFound, validationFailed, type AgentError } from '../../../lib/errors.ts'
import { referencesOf, type Resource } from '../resources/define-resource.ts'
import { createListQuery, type ListQuery, type SortKey } from './list-query.ts'
import { toSqlValue } from './open-database.ts'
import { writePage, type Paging } from './page.ts'
import type { Statements } from './statements.ts'

export interface ListRequest extends Paging {
  sort?: SortKey[] | undefined
  [filter: string]: unknown
}

/** Records of one resource. Whatever is read comes as JSON text, ready to be sent. Every write is durable on return. */
export interface RecordStore {
  resource: Resource
  listQuery: ListQuery
  list(request: ListRequest): string
  get(id: number): string
  create(values: Record<string, unknown>): string
  update(id: number, values: Record<string, unknown>): string
  /** `cascade` deletes what refers to the record too; without it such a record is refused (409). */
  remove(id: number, options?: { cascade?: boolean | undefined }): void
}

export interface RecordStoreOptions {
  statements: Statements
  resource: Resource
  /** All resources: those that refer to accounts are an account's children. */
  resources: readonly Resource[]
  clock: () => Date
}

export function createRecordStore({ statements, resource, resources, clock }: RecordStoreOptions): RecordStore {
  const { name: table, fields } = resource
  const listQuery = createListQuery(resource)
  const references = referencesOf(resource)
  const children = resource.name === 'accounts' ? resources.filter(child => referencesOf(child).length > 0) : []

  const missing = (id: number): AgentError => notFound(`${resource.title} ${id}`)
  /** Throws 422 when a record would refer to an account that does not exist (interfaces § D). */
  const checkReferences = (values: Record<string, unknown>): void => {
    for (const field of references) {
      const id = values[field]
      if (id === undefined || statements.value('SELECT 1 FROM accounts WHERE id = ?', [id as number])) continue
      throw validationFailed([
        { loc: ['body', field], msg: `Account ${String(id)} does not exist`, type: 'unknown_reference' },
      ])
    }
  }

  const readPage = ({ skip, limit, sort, ...query }: ListRequest): string => {
    const { sql: where, values } = listQuery.where(query)
    const count = `SELECT count(*) FROM ${table}${where}`
    const total = statements.remembered(
      `${count}\0${values.join('\0')}`,
      () => statements.value(count, values) as number,
    )
    const order = listQuery.orderBy(sort)
    // The inner statement skips over a narrow index; the outer one reads the records of the page only.
    const ids = `SELECT id FROM ${table}${where}${order} LIMIT ? OFFSET ?`
    const items = statements.joined(`SELECT record FROM ${table} WHERE id IN (${ids})${order}`, [
      ...values,
      limit,
      skip,
    ])
    return writePage(items, total, { skip, limit })
  }

  return {
    resource,
    listQuery,
    list: request => statements.remembered(`${table}${JSON.stringify(request)}`, () => readPage(request)),
    get(id) {
      const record = statements.value(`SELECT record FROM ${table} WHERE id = ?`, [id])
      if (record === undefined) throw missing(id)
      return record as string
    },
    create(values) {
      const now = clock().toISOString()
      const columns = [...Object.keys(fields), 'created_at', 'updated_at']
      const row = { ...values, created_at: now, updated_at: now } as Record<string, unknown>
      return statements.transaction(() => {
        checkReferences(values)
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) RETURNING id`
        const id = statements.value(sql, columns.map(column => toSqlValue(row[column]))) // oxfmt-ignore
        return statements.value(`SELECT record FROM ${table} WHERE id = ?`, [id as number]) as string
      })
    },
    update(id, values) {
      const given = Object.keys(values).filter(column => values[column] !== undefined)
      return statements.transaction(() => {
        if (statements.value(`SELECT 1 FROM ${table} WHERE id = ?`, [id]) === undefined) throw missing(id)
        checkReferences(values)
        if (given.length) {
          const changes = [...given.map(column => `${column} = ?`), 'updated_at = ?']
          statements.rows(`UPDATE ${table} SET ${changes.join(', ')} WHERE id = ?`, [
            ...given.map(column => toSqlValue(values[column])),
            clock().toISOString(),
            id,
          ])
        }
        return statements.value(`SELECT record FROM ${table} WHERE id = ?`, [id]) as string
      })
    },
    remove(id, { cascade = false } = {}) {
      statements.transaction(() => {
        if (statements.value(`SELECT 1 FROM ${table} WHERE id = ?`, [id]) === undefined) throw missing(id)
        const counts = children.map(child => ({
          child,
          count: statements.value(`SELECT count(*) FROM ${child.name} WHERE account_id = ?`, [id]) as number,
        }))
        const used = counts.filter(({ count }) => count > 0)
        if (used.length && !cascade) {
          const what = used
            .map(({ child, count }) => `${count} ${count === 1 ? child.singular : child.name}`)
            .join(' and ')
          throw conflict(
            `${resource.title} ${id} has ${what}. Delete them first, or delete everything together with ?cascade=true.`,
          )
        }
        for (const { child } of used) statements.rows(`DELETE FROM ${child.name} WHERE account_id = ?`, [id])
        statements.rows(`DELETE FROM ${table} WHERE id = ?`, [id])
      })
    },
  }
}
