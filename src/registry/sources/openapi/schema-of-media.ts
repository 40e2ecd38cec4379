import type { References } from './resolve-reference.ts'

/** The schema of a media type; that of a sequence of items is an array of them (OpenAPI 3.2 § Sequential Media Types). */
export function schemaOfMedia(media: unknown, references: References): unknown {
  const { schema, itemSchema } = references.follow(media) ?? {}
  return schema === undefined && itemSchema !== undefined ? { type: 'array', items: itemSchema } : schema
}
