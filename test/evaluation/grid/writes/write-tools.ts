import pluralize from 'pluralize'
import type { Service } from '../../question.ts'
import type { Facts } from '../../facts.ts'
import type { Tables } from '../../services/records.ts'
import { readSchemaAsCalled, said, type GridKind } from '../schema.ts'
import { ALL_SERVICES } from '../../services/start-services.ts'

/** What a service can write of a kind, by the paths and bodies of its description. */
export interface WriteTools {
  /** The kind as its path has it, without case and signs: `timerecords`. */
  kind: string
  /** Names of fields without case and signs. */
  update: string[] | undefined
  create: string[] | undefined
  required: string[]
  canRemove: boolean
}
export const bare = (name: string): string => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  type?: string
}
interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
const isDescription = (value: unknown): value is Description => typeof value === 'object' && value !== null && 'paths' in value // oxfmt-ignore

/** Descriptions of the services that keep theirs in one document. */
const DESCRIPTIONS = new Map<string, Description>()
for (const name of ALL_SERVICES) {
  const module = (await import(`../../services/${name}/description.ts`)) as Record<string, unknown>
  const found = Object.values(module).find(isDescription)
  if (found) DESCRIPTIONS.set(name, found)
}

const segmentsOf = (service: string): Set<string> =>
  new Set(
    Object.keys(DESCRIPTIONS.get(service)?.paths ?? {})
      .flatMap(path => path.split('/'))
      .map(bare),
  )
/** Kinds of a service in the words of its paths: a table may only tell them from those of other services. */
export function kindsAsCalled(facts: Facts, service: Service): GridKind[] {
  const segments = segmentsOf(service)
  const calls = (table: string): string => {
    const words = said(table).split(' ')
    const short = words.findIndex((_, at) => segments.has(words.slice(at).join('')))
    return words.slice(Math.max(short, 0)).join(' ')
  }
  return readSchemaAsCalled(service, (facts as unknown as Record<string, Tables>)[service] ?? {}, calls)
}

function bodyOf({ components }: Description, operation: Operation | undefined): Schema | undefined {
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref === undefined ? schema : resolve(components?.schemas?.[schema.$ref.split('/').at(-1)!])
  const body = resolve(Object.values(operation?.requestBody?.content ?? {})[0]?.schema)
  const own = Object.values(body?.properties ?? {}).map(resolve)
  // A body in an envelope: `{ticket: {…}}`.
  return own.length === 1 && own[0]?.properties ? own[0] : body
}

/** Kinds that a service creates, changes or deletes by plain paths: `/cards`, `/cards/{id}`. */
export function writeToolsOf(service: Service): WriteTools[] {
  const description = DESCRIPTIONS.get(service)
  const found = new Map<string, WriteTools>()
  for (const [path, operations] of Object.entries(description?.paths ?? {})) {
    const segments = path.split('/').filter(Boolean)
    const isOne = /^\{.*\}$/.test(segments.at(-1) ?? '')
    const kind = segments.at(isOne ? -2 : -1)
    if (kind === undefined || kind.includes('{') || segments.filter(part => part.includes('{')).length > (isOne ? 1 : 0)) continue // oxfmt-ignore
    const key = bare(pluralize(kind))
    const tools = found.get(key) ?? { kind: key, update: undefined, create: undefined, required: [], canRemove: false }
    const changed = bodyOf(description!, operations['patch'] ?? operations['put'])?.properties
    const made = bodyOf(description!, operations['post'])
    if (isOne && changed) tools.update = Object.keys(changed).map(bare)
    if (isOne && operations['delete']) tools.canRemove = true
    if (!isOne && made?.properties) {
      tools.create = Object.keys(made.properties).map(bare)
      tools.required = (made.required ?? []).map(bare)
    }
    found.set(key, tools)
  }
  return [...found.values()].filter(({ update, create, canRemove }) => update || create || canRemove)
}
