import { isObject, type JsonObject } from '../../../lib/json.ts'
import type { Entity, ToolParameter } from '../entity-model/catalogue-model.ts'

/** The one parameter of the body that everything lies in, unless the records have such an object themselves. */
export function wrapperOf(parameters: ToolParameter[], entity: Entity): string | undefined {
  const body = parameters.filter(p => p.place === 'body' || p.place === 'argument')
  const [only] = body
  const isOwn = entity.fields.some(f => f.column === only?.name || f.column.startsWith(`${only?.name}.`))
  return only && body.length === 1 && !isOwn && isObject(only.schema) ? only.name : undefined
}

/** A path as the columns of the records are named: `data.attributes.title` is title, a relationship `author_id`. */
export function withoutEnvelope(path: string[], wrapper?: string): string[] {
  const inner = path.length > 1 && path[0] === wrapper ? path.slice(1) : path
  const [first, second, third, fourth] = inner
  if (first === 'attributes' && second !== undefined) return inner.slice(1)
  return first === 'relationships' && third === 'data' && fourth === 'id' ? [`${second!}_id`] : inner
}

/** The `data` of a relationship: needed where the relationship is. */
export const isLinkage = (path: string[]): boolean => path.at(-3) === 'relationships' && path.at(-1) === 'data'

/** The only value that a schema allows. */
export function constantOf({ const: constant, enum: listed }: JsonObject): unknown {
  if (constant !== undefined) return constant
  return Array.isArray(listed) && listed.length === 1 && listed[0] !== null ? listed[0] : undefined
}
