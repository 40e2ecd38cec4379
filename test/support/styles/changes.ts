import { tool } from '../library/catalogue.ts'
import { reads, type Served } from './serve.ts'

type Schema = Record<string, unknown>

/** A parameter of a tool, in the path or in the body. */
const parameter = (place: string, name: string, schema: Schema, required: boolean) => ({
  name, type: String([schema['type']].flat()[0]), required, description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore

/** A kind of record with its fields, those that a new one needs, and the records that there are. */
export interface Kind {
  fields: Record<string, Schema>
  needs?: readonly string[]
  rows: readonly Record<string, unknown>[]
}

/** Lists, makes, changes and deletes records of a kind, over HTTP, as `add_pet`, `patch_pet` and `delete_pet` of `/pets`. */
export function keeps(app: string, noun: string, { fields, needs = [], rows }: Kind): Served[] {
  const integer = { type: 'integer' }
  const id = parameter('path', 'id', integer, true)
  const item = { type: 'object', properties: { id: integer, ...fields } }
  const body = (required: readonly string[]) =>
    Object.entries(fields).map(([name, schema]) => parameter('body', name, schema, required.includes(name)))
  const writes = (name: string, method: string, path: string, parameters: ReturnType<typeof parameter>[]): Served => ({
    record: tool(app, name, method, path, parameters, {}),
    answer: () => ({}),
  })
  return [
    reads(app, `/${noun}s`, () => rows, { type: 'array', items: item }),
    writes(`add_${noun}`, 'POST', `/${noun}s`, body(needs)),
    writes(`patch_${noun}`, 'PATCH', `/${noun}s/{id}`, [id, ...body([])]),
    writes(`delete_${noun}`, 'DELETE', `/${noun}s/{id}`, [id]),
  ]
}
