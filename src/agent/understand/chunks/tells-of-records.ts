import type { Chunk } from './chunk.ts'

/** Whether words mean something to a service: a kind of record, a field or a value of its own, or they are a number, a code or an address. */
export const tellsOfRecords = ({ entities, fields, values, literal, weak }: Chunk): boolean =>
  entities.some(e => e.quality >= 0.75) ||
  fields.some(f => f.quality >= 0.8) ||
  (!weak && values.some(v => v.quality >= 0.9)) ||
  (literal !== undefined && literal.kind !== 'date' && !(literal.kind === 'number' && literal.word))
