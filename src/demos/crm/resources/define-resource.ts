import type { z } from 'zod'

/** What a field is to the database, to filters and to sorting. */
export type FieldKind = 'text' | 'choice' | 'integer' | 'number' | 'boolean' | 'date' | 'timestamp' | 'reference'

/** A field of a resource: its column, its filters and its place in every schema follow from this one value. */
export interface Field {
  kind: FieldKind
  /** Validates a value that is present; its description and examples go wherever the field is described. */
  schema: z.ZodType
  /** Must be given on create, and can never be cleared. */
  required?: boolean
  /** Taken on create when nothing is given; such a field can never be cleared either. */
  default?: string | number | boolean
  /** Has an index of its own, because people filter by it. */
  indexed?: boolean
}

/** One of the four kinds of record (specification § D). */
export interface Resource {
  /** Plural, as in the path and the table's name. */
  name: string
  singular: string
  /** Component id in the description. */
  title: string
  description: string
  /** In the order in which they are written; `id`, `created_at` and `updated_at` are added by the store. */
  fields: Record<string, Field>
}

/** Identity helper that checks a resource's shape. */
export const defineResource = (resource: Resource): Resource => resource

/** Fields that refer to an account, by resource: `account_id` or none. */
export const referencesOf = (resource: Resource): string[] =>
  Object.keys(resource.fields).filter(name => resource.fields[name]?.kind === 'reference')

/** True when the field may be null. */
export const isNullable = (field: Field): boolean => !field.required && field.default === undefined
