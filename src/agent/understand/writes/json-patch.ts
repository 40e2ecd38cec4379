import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { Entity, Field, ToolParameter } from '../entity-model/catalogue-model.ts'
import { resolveSchema } from '../entity-model/response-shape.ts'
import type { Slot } from './slots.ts'

// Changes as a list of operations (`[{"op": "replace", "path": "/status", "value": "closed"}]`, RFC 6902), as ASP.NET and others have them.

/** The body that takes such a list. */
export const patchBody = (parameters: readonly ToolParameter[], root: unknown): ToolParameter | undefined =>
  parameters.find(({ place, type, schema }) => {
    const resolved = place === 'body' && type === 'array' ? resolveSchema(schema, isObject(root) ? root : {}) : {}
    const { properties } = resolveSchema(resolved.items, isObject(root) ? root : {})
    return isObject(properties) && ['op', 'path', 'value'].every(name => name in properties)
  })

/** What the service itself writes. */
const WRITTEN_BY_SERVICE = /^(?:created|updated|modified|changed|deleted|archived)$/

const isOpen = ({ column, role, type, words, nested }: Field, { idField }: Entity): boolean =>
  column !== idField?.column &&
  column !== '_row' &&
  !/^(?:array|object)$/.test(type) &&
  !(role === 'date' && words.some(word => WRITTEN_BY_SERVICE.test(word))) &&
  !(nested && words.at(-1) === 'id')

/** A place for every field of the records: no schema says which of them may be changed, but the service does when it is asked to. */
export const patchSlots = (body: ToolParameter, entity: Entity): Slot[] =>
  entity.fields
    .filter(field => isOpen(field, entity))
    .map(field => ({
      ...body,
      name: field.column,
      path: field.column.split('.'),
      type: field.type,
      words: field.words,
      description: field.description,
      required: false,
      choices: field.choices,
      schema: { type: field.landsAs === 'number' ? 'string' : field.type },
      nullable: field.nullable === true,
      field,
      ...(field.target && { target: field.target }),
    }))

/** The operations that write values in their places. */
export const patchOf = (values: JsonObject): JsonObject[] => entriesIn(values, '')

const entriesIn = (values: JsonObject, path: string): JsonObject[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const place = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return isObject(value) ? entriesIn(value, place) : [{ op: 'replace', path: place, value }]
  })
