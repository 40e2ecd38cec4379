import pg from 'pg'
import type { Value } from './contract.ts'

/** Types of PostgreSQL by their numbers (pg_type.oid). */
const [BOOL, BYTEA, INT8, INT2, INT4, FLOAT4, FLOAT8, NUMERIC] = [16, 17, 20, 21, 23, 700, 701, 1700]
const NUMBERS: ReadonlySet<number> = new Set([INT8!, INT2!, INT4!, FLOAT4!, FLOAT8!, NUMERIC!])
const readBytes = pg.types.getTypeParser(BYTEA!) as (text: string) => unknown

/** How values come back: as from SQLite. */
export const READ_AS_SQLITE: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => {
    if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0)
    if (oid === BYTEA) return readBytes
    return NUMBERS.has(oid) ? Number : (text: string) => text
  },
}

/**
 * Values as PostgreSQL takes them. Its texts hold no NUL, which then stands as U+FFFD; bytes that are a view are sent as what they show.
 */
export const toPostgresValues = (values: readonly Value[]): unknown[] =>
  values.map(value => {
    if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
    if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    return value
  })
