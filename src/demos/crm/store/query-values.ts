import { z } from 'zod'
import type { Field } from '../resources/define-resource.ts'

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A number that came as text; anything else stays as it is, for the schema behind to refuse. */
const readNumber = (value: unknown): unknown =>
  typeof value === 'string' && NUMBER.test(value) ? Number(value) : value
const readBoolean = (value: unknown): unknown => (value === 'true' ? true : value === 'false' ? false : value)

/** A schema for numbers, reading them from a query or a path. */
export const numberFromText = <T extends z.ZodType>(schema: T) => z.preprocess(readNumber, schema)
/** `true` or `false`, reading them from a query. */
export const booleanFromText = () => z.preprocess(readBoolean, z.boolean('Must be true or false'))

/** The value of a field as it comes in a query: text until its kind says otherwise. Bounds do not apply to filters, formats do. */
export function fromQueryText(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'reference':
      return numberFromText(z.int())
    case 'number':
      return numberFromText(z.number())
    case 'boolean':
      return booleanFromText()
    case 'timestamp':
      return z.union(
        [z.iso.date(), z.iso.datetime({ offset: true })],
        'Must be a day such as 2024-11-15 or a time such as 2024-11-15T09:00:00Z',
      )
    case 'date':
    case 'choice':
      return field.schema
    case 'text':
      return z.string()
  }
}
