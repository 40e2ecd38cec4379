import { z } from 'zod'
import { isNullable, type Field, type Resource } from './define-resource.ts'

type Shape = Record<string, z.ZodType>

const mapFields = (resource: Resource, toSchema: (field: Field) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(resource.fields).map(([name, field]) => [name, toSchema(field)]))

/** Keeps the field's description on the outside of a wrapper, where the OpenAPI description looks for it. */
function described(field: Field, schema: z.ZodType): z.ZodType {
  const { description, examples } = field.schema.meta() ?? {}
  return schema.meta({ ...(description !== undefined && { description }), ...(examples !== undefined && { examples }) })
}

const orNull = (field: Field): z.ZodType =>
  isNullable(field) ? described(field, field.schema.nullable()) : field.schema

/** Body of a create: required fields must be there, unknown ones are refused, defaults are filled in. */
export function createBodySchema(resource: Resource): z.ZodType<Record<string, unknown>> {
  return z
    .strictObject(
      mapFields(resource, field => {
        if (field.required) return field.schema
        if (field.default !== undefined) return described(field, field.schema.default(field.default))
        return orNull(field).optional()
      }),
    )
    .meta({ id: `${resource.title}Create`, description: `Fields of a new ${resource.singular}` })
}

/** Body of an update: only what is given changes; null clears what may be empty; unknown fields are refused. */
export function updateBodySchema(resource: Resource): z.ZodType<Record<string, unknown>> {
  return z.strictObject(mapFields(resource, field => orNull(field).optional())).meta({
    id: `${resource.title}Update`,
    description: `Fields of an ${'aeio'.includes(resource.singular[0] as string) ? resource.singular : `existing ${resource.singular}`} to change; the others stay as they are. Null clears a field that may be empty.`,
  })
}

export const Id = z.int().min(1)

/** A record as it is answered. Every field is always there; those without a value are null. */
export function recordSchema(resource: Resource): z.ZodObject {
  return z
    .object({
      id: Id.meta({ description: `Identifier of the ${resource.singular}`, examples: [1] }),
      ...mapFields(resource, orNull),
      created_at: z.iso
        .datetime()
        .meta({ description: 'When the record was created (UTC)', examples: ['2024-03-12T09:30:00.000Z'] }),
      updated_at: z.iso
        .datetime()
        .meta({ description: 'When the record was last changed (UTC)', examples: ['2024-05-02T14:05:00.000Z'] }),
    })
    .meta({ id: resource.title, description: resource.description })
}

/** A record made of the fields' own examples. */
export const exampleOf = (resource: Resource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(recordSchema(resource).shape).map(([name, schema]) => [
      name,
      ((schema as z.ZodType).meta()?.examples as unknown[] | undefined)?.[0] ?? null,
    ]),
  )

/** The page envelope of the specification (§ D, Page envelope) over one kind of item. */
export function pageSchema(id: string, items: z.ZodType, more: Shape = {}): z.ZodObject {
  return z
    .object({
      items: z.array(items).meta({ description: 'The records of this page' }),
      total: z
        .int()
        .min(0)
        .meta({ description: 'Number of matching records on all pages', examples: [87] }),
      page: z
        .int()
        .min(1)
        .meta({ description: 'Number of this page, from 1: floor(skip / limit) + 1', examples: [1] }),
      pages: z
        .int()
        .min(0)
        .meta({ description: 'Number of pages: ceil(total / limit)', examples: [5] }),
      per_page: z
        .int()
        .min(1)
        .meta({ description: 'Records per page: the `limit` of the request', examples: [20] }),
      ...more,
    })
    .meta({ id, description: 'One page of a list' })
}
