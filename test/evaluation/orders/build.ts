import { tool } from '../../support/library/catalogue.ts'
import { reads, type Served } from '../../support/styles/serve.ts'

type Schema = Record<string, unknown>
type Row = Record<string, unknown>

/** A kind of record: its fields, those that a new one needs, those that cannot be changed, actions on one, and its records. */
export interface KindOf {
  fields: Record<string, Schema>
  needs?: readonly string[]
  fixed?: readonly string[]
  /** Verbs below a record, with their parameters. */
  acts?: Record<string, { summary: string; fields?: Record<string, Schema>; needs?: readonly string[] }>
  rows: readonly Row[]
  only?: readonly ('add' | 'change' | 'drop')[]
  plural?: string
}

const parameter = (place: string, name: string, schema: Schema, required: boolean) => ({
  name, type: String([schema['type']].flat().find(type => type !== 'null')), required, description: String(schema['description'] ?? ''), constraints: [], in: place, schema,
}) // oxfmt-ignore

const path = (noun: string) => noun.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const pluralOf = (noun: string) =>
  /(?:s|x|ch)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
const spaced = (noun: string) => path(noun).replaceAll(/[-_]/g, ' ')

/** Lists, makes, changes, deletes and acts on records. */
export function offersKind(
  app: string,
  noun: string,
  kind: KindOf,
  key: { name: string; type: string } = { name: 'id', type: 'integer' },
): Served[] {
  const { fields, needs = [], fixed = [], acts = {}, rows, only = ['add', 'change', 'drop'] } = kind
  const plural = kind.plural ?? pluralOf(noun)
  const at = `/${path(plural)}`
  const keySchema = { type: key.type }
  const item = { type: 'object', properties: { [key.name]: keySchema, ...fields } }
  const inPath = parameter('path', key.name, keySchema, true)
  const body = (names: readonly string[], required: readonly string[], all = fields) =>
    names.map(name => parameter('body', name, all[name]!, required.includes(name)))
  const writes = (
    name: string,
    method: string,
    where: string,
    parameters: ReturnType<typeof parameter>[],
    summary: string,
  ): Served => ({
    record: { ...tool(app, name, method, where, parameters, {}), description: summary },
    answer: () => ({}),
  })
  const names = Object.keys(fields)
  const low = noun.toLowerCase()
  return [
    reads(app, at, () => rows, { type: 'array', items: item }),
    ...(only.includes('add')
      ? [writes(`create_${low}`, 'POST', at, body(names, needs), `Create a ${spaced(noun)}`)]
      : []),
    ...(only.includes('change')
      ? [
          writes(
            `update_${low}`,
            'PATCH',
            `${at}/{${key.name}}`,
            [
              inPath,
              ...body(
                names.filter(n => !fixed.includes(n)),
                [],
              ),
            ],
            `Update a ${spaced(noun)}`,
          ),
        ]
      : []),
    ...(only.includes('drop')
      ? [writes(`delete_${low}`, 'DELETE', `${at}/{${key.name}}`, [inPath], `Delete a ${spaced(noun)}`)]
      : []),
    ...Object.entries(acts).map(([verb, act]) =>
      writes(
        `${verb.replaceAll('-', '_')}_${low}`,
        'POST',
        `${at}/{${key.name}}/${verb}`,
        [inPath, ...body(Object.keys(act.fields ?? {}), act.needs ?? [], act.fields)],
        act.summary,
      ),
    ),
  ]
}
