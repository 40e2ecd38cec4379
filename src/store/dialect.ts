import type { Reader } from './contract.ts'

/** A condition: the text in a column has another one in it; takes one value. */
export const contains = ({ dialect }: Pick<Reader, 'dialect'>, column: string): string =>
  dialect === 'sqlite' ? `instr(${column}, ?) > 0` : `strpos(${column}, ?) > 0`

/** At the end of a SELECT within a write: others wait with changing these rows until it ends. SQLite has one writer anyway. */
export const forUpdate = ({ dialect }: Pick<Reader, 'dialect'>): string => (dialect === 'sqlite' ? '' : ' FOR UPDATE')

/** An expression: the time of the database, in milliseconds. Of several machines it is the one clock that all share. */
export const nowOf = ({ dialect }: Pick<Reader, 'dialect'>): string =>
  dialect === 'sqlite'
    ? "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    : 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)'
