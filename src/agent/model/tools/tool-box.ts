import { createHash } from 'node:crypto'
import type { ApiRecord } from '../../../contract/registry.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { nearestNames } from '../../../lib/nearest-names.ts'
import type { CatalogueModel } from '../../understand/entity-model/catalogue-model.ts'
import { LIMITS } from '../limits.ts'
import { estimateTokens } from '../prompt/estimate-tokens.ts'
import { plainLine } from '../prompt/quote-data.ts'
import type { ModelTool } from '../provider.ts'
import { compactSchema, type Detail } from './compact-schema.ts'
import { OWN_NAMES, OWN_TOOLS } from './own-tools.ts'

/** A tool that the model may call. */
export interface OfferedTool {
  /** Canonical name. */
  name: string
  /** Its name in the prompt: at most 64 characters. */
  alias: string
  app: string
  record: ApiRecord
  /** JSON schema of the arguments, whole. */
  schema: JsonObject
  /** Parameters that the run fills: those that page a list. */
  hidden: ReadonlySet<string>
  /** Columns of its rows, where the description tells them. */
  columns: string[]
}

/** The tools of one answer: what is not in here is never called, whatever a model or a result says. */
export interface ToolBox {
  readonly offered: readonly OfferedTool[]
  /** Offers more; those offered longest ago and never used make room. */
  offer(records: readonly ApiRecord[]): OfferedTool[]
  /** By alias, which is what the prompt tells, else by canonical name; exactly. */
  find(name: string): OfferedTool | undefined
  nearest(name: string): string[]
  used(tool: OfferedTool): void
  /** The tools as the prompt tells them, within `LIMITS.toolTokens`. */
  describe(): ModelTool[]
}

const LONGEST_ALIAS = 64

export function createToolBox(model: CatalogueModel): ToolBox {
  let offered: OfferedTool[] = []
  let described: ModelTool[] | undefined
  const inUse = new Set<string>()

  return {
    get offered() {
      return offered
    },
    offer(records) {
      described = undefined
      const fresh = records
        .filter(record => !offered.some(tool => tool.name === record.api_name))
        .map(record => toOffered(record, model, offered))
      const all = [...offered, ...fresh]
      const keep = all.filter(tool => inUse.has(tool.name) || fresh.includes(tool))
      const room = Math.max(0, LIMITS.tools - keep.length)
      const others = all.filter(tool => !keep.includes(tool)).slice(0, room)
      offered = [...all.filter(tool => keep.includes(tool) || others.includes(tool))].slice(-LIMITS.tools)
      return records.flatMap(record => offered.find(tool => tool.name === record.api_name) ?? [])
    },
    find: name => offered.find(tool => tool.alias === name) ?? offered.find(tool => tool.name === name),
    nearest: name => nearestNames(name, [...offered.map(tool => tool.alias), ...OWN_NAMES], 3),
    used: tool => void inUse.add(tool.name),
    describe: () => (described ??= describeTools(offered)),
  }
}

function toOffered(record: ApiRecord, model: CatalogueModel, others: readonly OfferedTool[]): OfferedTool {
  const source = [...model.entities.values()].flatMap(e => e.sources).find(s => s.tool === record.api_name)
  const reads = [...model.entities.values()].find(e =>
    e.operations.some(o => o.tool === record.api_name && o.action === 'read'),
  )
  const entity = source ? model.entities.get(source.entity) : reads
  const paging = source?.paging
  return {
    name: record.api_name,
    alias: aliasOf(record, others),
    app: record.app_name,
    record,
    schema: schemaOf(record),
    hidden: new Set(paging ? [paging.parameter, ...(paging.size ? [paging.size.parameter] : [])] : []),
    columns: entity?.fields.map(field => field.column) ?? [],
  }
}

function aliasOf(record: ApiRecord, others: readonly OfferedTool[]): string {
  const given = (record.alias ?? record.api_name).replaceAll(/[^a-zA-Z0-9_-]/g, '_')
  const isFree = (name: string) =>
    !OWN_NAMES.has(name) && !others.some(tool => tool.alias === name || tool.name === name)
  if (given.length <= LONGEST_ALIAS && isFree(given)) return given
  const hash = createHash('sha256').update(record.api_name).digest('hex').slice(0, 8)
  return `${given.slice(0, LONGEST_ALIAS - 9)}_${hash}`
}

const schemaOf = (record: ApiRecord): JsonObject =>
  isObject(record.input_schema)
    ? record.input_schema
    : {
        type: 'object',
        properties: Object.fromEntries(record.parameters.map(p => [p.name, p.schema ?? { type: p.type }])),
        required: record.parameters.filter(p => p.required).map(p => p.name),
      }

/** From the most detail on: the first that keeps all tools within the limit is taken. */
const DETAILS: readonly (Detail & { tool: number })[] = [
  { tool: 240, description: 90, optional: 14, choices: 16, depth: 2 },
  { tool: 160, description: 50, optional: 10, choices: 12, depth: 2 },
  { tool: 110, description: 24, optional: 8, choices: 8, depth: 1 },
  { tool: 80, description: 0, optional: 6, choices: 6, depth: 1 },
  { tool: 60, description: 0, optional: 3, choices: 4, depth: 0 },
]

function describeTools(offered: readonly OfferedTool[]): ModelTool[] {
  for (let count = offered.length; ; count--)
    for (const detail of DETAILS) {
      const tools = [...offered.slice(0, count).map(tool => describeTool(tool, detail)), ...OWN_TOOLS]
      if (count === 0 || estimateTokens(tools) <= LIMITS.toolTokens) return tools
    }
}

const describeTool = ({ alias, record, schema, hidden }: OfferedTool, detail: (typeof DETAILS)[number]): ModelTool => ({
  name: alias,
  description: plainLine(record.description, detail.tool) || alias,
  parameters: compactSchema(schema, detail, schema, hidden),
})
