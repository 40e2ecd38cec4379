/** Rows of function calling as tools of the agent. */
import { readFileSync } from 'node:fs'
import { buildModel } from '../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../src/agent/understand/entity-model/catalogue-model.ts'
import type { ApiRecord } from '../src/contract/registry.ts'
import { parametersOfSchema } from '../src/registry/schema/parameters-of-schema.ts'
import { safeName, toJsonSchema, type GoldCall, type RowFunction } from './judge-calls.ts'

export interface Row {
  id: string
  index: number
  category: string
  messages: { role: string; content: string }[]
  functions: RowFunction[]
  gold?: GoldCall[]
}

export const APP = 'bench'

/** The rows of files, one JSON object a line; `part` takes every second one. */
export function loadRows(files: string[], part?: 'even' | 'odd', limit = Infinity): Row[] {
  return files.flatMap(file =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(0, limit)
      .map((line, index) => ({ ...(JSON.parse(line) as Row), index }))
      .filter(({ index }) => !part || index % 2 === (part === 'even' ? 0 : 1)),
  )
}

/** The options that choose every second row. */
export const PART_OPTIONS = { even: { type: 'boolean' }, odd: { type: 'boolean' } } as const

/** The part that `--even` or `--odd` asks for. */
export const partOf = ({ even, odd }: { even?: boolean | undefined; odd?: boolean | undefined }) =>
  even ? 'even' : odd ? 'odd' : undefined

/** What a row's user says. */
export const messageOf = (row: Row): string =>
  row.messages
    .filter(m => m.role !== 'system')
    .map(m => m.content)
    .join('\n')

/** A function as the registry would hand it to the agent. */
export function toRecord({ name, description = '', parameters = {} }: RowFunction): ApiRecord {
  const schema = { type: 'object', required: [], properties: {}, ...(toJsonSchema(parameters) as object) }
  return {
    app_name: APP,
    api_name: `${APP}_${safeName(name)}`,
    secure: false,
    path: `/${safeName(name)}`,
    method: 'POST',
    description,
    read_only: false,
    kind: 'api',
    tags: [],
    response_schemas: { success: {}, failure: {} },
    parameters: parametersOfSchema(schema),
    input_schema: schema,
  }
}

/** A function as the planner sees it. */
export function toCard(called: RowFunction): ToolCard {
  const record = toRecord(called)
  return buildModel({ [APP]: { [record.api_name]: record } }).tools.get(record.api_name)!
}
