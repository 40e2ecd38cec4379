import { z } from 'zod'
import type { Field, FieldKind, Resource } from '../resources/define-resource.ts'
import { fromQueryText } from './query-values.ts'

/** One filter that a list takes: a query parameter and what it means in SQL. */
export interface Filter {
  parameter: string
  schema: z.ZodType
  /** SQL with one `?` per value of `toValues`. */
  sql: string
  toValues: (value: unknown) => (string | number)[]
}

/** Kinds that have an order worth filtering by. */
const RANGED: readonly FieldKind[] = ['integer', 'number', 'date', 'timestamp']

const TIMESTAMPS: Record<string, Field> = {
  created_at: {
    kind: 'timestamp',
    schema: z.iso.datetime().meta({ description: 'When the record was created (UTC).' }),
  },
  updated_at: {
    kind: 'timestamp',
    schema: z.iso.datetime().meta({ description: 'When the record was last changed (UTC).' }),
  },
}
const ID: Field = { kind: 'integer', schema: z.int().min(1).meta({ description: 'Identifier' }) }

/** Every field that a list can be filtered and sorted by, `id` first. */
export const listFieldsOf = (resource: Resource): Record<string, Field> => ({
  id: ID,
  ...resource.fields,
  ...TIMESTAMPS,
})

/** The filters of a resource: equality on every field, `_min` and `_max` on numbers and dates (interfaces § D). */
export function filtersOf(resource: Resource): Filter[] {
  return Object.entries(listFieldsOf(resource)).flatMap(([name, field]) => {
    const equality = equalityFilter(name, field)
    return RANGED.includes(field.kind) && name !== 'id'
      ? [equality, rangeFilter(name, field, 'min'), rangeFilter(name, field, 'max')]
      : [equality]
  })
}

function equalityFilter(name: string, field: Field): Filter {
  const { description = '', examples } = field.schema.meta() ?? {}
  const isTime = field.kind === 'timestamp'
  const how =
    field.kind === 'text'
      ? 'Only records with this value, all of it, without regard to case. '
      : isTime
        ? 'Only records of this moment, or of this day when only a day is given. '
        : 'Only records with this value. '
  return {
    parameter: name,
    schema: fromQueryText(field).meta({ description: how + description, ...(examples !== undefined && { examples }) }),
    sql: isTime ? `${name} BETWEEN ? AND ?` : `${name} = ?`,
    toValues: value => (isTime ? momentsOf(value as string) : [toValue(value)]),
  }
}

function rangeFilter(name: string, field: Field, bound: 'min' | 'max'): Filter {
  const { description = '', examples } = field.schema.meta() ?? {}
  const isDay = field.kind === 'date' || field.kind === 'timestamp'
  const words = { min: isDay ? 'on or after' : 'at least', max: isDay ? 'on or before' : 'at most' }
  const end = field.kind === 'timestamp' && bound === 'max' ? ' A day given without a time counts to its end.' : ''
  return {
    parameter: `${name}_${bound}`,
    schema: fromQueryText(field).meta({
      description: `Only records whose ${name} is ${words[bound]} this value. ${description}${end}`,
      ...(examples !== undefined && { examples }),
    }),
    sql: `${name} ${bound === 'min' ? '>=' : '<='} ?`,
    toValues: value =>
      field.kind === 'timestamp' ? [momentsOf(value as string)[bound === 'min' ? 0 : 1]] : [toValue(value)],
  }
}

const toValue = (value: unknown): string | number =>
  typeof value === 'boolean' ? Number(value) : (value as string | number)

/** First and last moment that a day or a point in time stands for, in the form in which the database keeps them. */
function momentsOf(text: string): [string, string] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return [`${text}T00:00:00.000Z`, `${text}T23:59:59.999Z`]
  const moment = new Date(text).toISOString()
  return [moment, moment]
}
