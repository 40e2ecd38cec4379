import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { argumentsInvalid, toolNotFound, type AgentError } from '../../lib/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { Catalogue, CatalogueTool } from '../catalogue/catalogue.ts'
import type { CatalogueSearch } from '../search/catalogue-search.ts'
import type { View } from './view.ts'

export interface CompactContext {
  view: View
  catalogue: Catalogue
  search: CatalogueSearch
  /** A tool as the full list shows it. */
  toListed(entry: CatalogueTool): McpTool
  /** The value without secrets. */
  redact<T>(value: T): T
  /** Calls a tool of the catalogue as `tools/call` does. */
  call(name: string, args: JsonObject): Promise<CallToolResult>
  /** A failure as the result of a tool. */
  fail(failure: AgentError, name: string): CallToolResult
}

/** One of the three tools that stand for a large catalogue (case S6). */
interface CompactTool {
  listed: (view: View, catalogue: Catalogue) => McpTool
  run(args: unknown, context: CompactContext): Promise<CallToolResult> | CallToolResult
}

const MOST_FOUND = 50
/** Longest description in a list of found tools. */
const SHORT = 240
/** Most applications that are named in a description. */
const MOST_APPS = 50

const SearchArguments = z.strictObject({
  query: z.string().min(1).describe('What the tool should do, in a few words'),
  app: z.string().optional().describe('Only tools of this application'),
  limit: z.int().min(1).max(MOST_FOUND).default(10).describe('Most tools that are returned'),
})
const DescribeArguments = z.strictObject({
  name: z.string().min(1).describe('Name of a tool, as search_tools gives it'),
})
const CallArguments = z.strictObject({
  name: z.string().min(1).describe('Name of a tool, as search_tools gives it'),
  arguments: z
    .record(z.string(), z.unknown())
    .default({})
    .describe("The tool's arguments, as describe_tool describes them"),
})

/** By name. They come before tools of the catalogue that happen to have the same name. */
export const COMPACT_TOOLS: ReadonlyMap<string, CompactTool> = new Map([
  [
    'search_tools',
    {
      listed: (view: View, catalogue: Catalogue) => ({
        name: 'search_tools',
        title: 'Search tools',
        description: `Finds tools by what they do. Then describe_tool tells their arguments and call_tool calls them. ${namesOf(view, catalogue)}`,
        inputSchema: schemaOf(SearchArguments),
        annotations: READS,
      }),
      run: async (args: unknown, { view, catalogue, search, redact, fail }: CompactContext) => {
        const parsed = SearchArguments.safeParse(args)
        if (!parsed.success) return fail(invalid('search_tools', parsed.error), 'search_tools')
        const { query, app, limit } = parsed.data
        if (app !== undefined && !(view.accepts(app) && catalogue.applications().includes(app)))
          return fail(
            invalid('search_tools', `app: there is no application '${app}'. ${namesOf(view, catalogue)}`),
            'search_tools',
          )
        const hits = await search.search(query, { ...(app !== undefined && { app }), acceptsApp: view.accepts, limit })
        return structured(redact({ tools: hits.map(({ entry }) => toFound(entry)) }))
      },
    },
  ],
  [
    'describe_tool',
    {
      listed: () => ({
        name: 'describe_tool',
        title: 'Describe a tool',
        description: 'The description of one tool: what it does, the schema of its arguments and of its results.',
        inputSchema: schemaOf(DescribeArguments),
        annotations: READS,
      }),
      run: (args: unknown, { view, catalogue, toListed, fail }: CompactContext) => {
        const parsed = DescribeArguments.safeParse(args)
        if (!parsed.success) return fail(invalid('describe_tool', parsed.error), 'describe_tool')
        const entry = catalogue.lookUp(parsed.data.name, view.accepts)
        if (!entry) return fail(toolNotFound(parsed.data.name, catalogue.nearest(parsed.data.name)), parsed.data.name)
        return structured({ ...toListed(entry), app: entry.app })
      },
    },
  ],
  [
    'call_tool',
    {
      listed: () => ({
        name: 'call_tool',
        title: 'Call a tool',
        description:
          'Calls a tool with arguments that fit its description (describe_tool). It may change or delete data.',
        inputSchema: schemaOf(CallArguments),
        // It can do whatever any tool can.
        annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
      }),
      run: (args: unknown, { call, fail }: CompactContext) => {
        const parsed = CallArguments.safeParse(args)
        if (!parsed.success) return fail(invalid('call_tool', parsed.error), 'call_tool')
        return call(parsed.data.name, parsed.data.arguments)
      },
    },
  ],
])

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as McpTool['inputSchema']

const structured = (value: JsonObject): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(value) }],
  structuredContent: value,
})

function toFound({ alias, app, tool }: CatalogueTool): JsonObject {
  const text = tool.description.replaceAll(/\s+/g, ' ').trim()
  const { required } = tool.inputSchema
  return {
    name: alias,
    app,
    description: text.length > SHORT ? `${text.slice(0, SHORT)}…` : text,
    read_only: tool.readOnly,
    required: Array.isArray(required) ? required : [],
  }
}

/** What there is to search in, for the model that has to choose words. */
function namesOf(view: View, catalogue: Catalogue): string {
  const names = catalogue.applications().filter(view.accepts)
  const more = names.length > MOST_APPS ? ` and ${names.length - MOST_APPS} more` : ''
  return `Applications: ${names.slice(0, MOST_APPS).join(', ') || 'none yet'}${more}.`
}

function invalid(name: string, why: z.ZodError | string): AgentError {
  if (typeof why === 'string') return argumentsInvalid(name, [{ loc: ['body', 'args'], msg: why, type: 'value' }])
  return argumentsInvalid(
    name,
    why.issues.map(({ path, message, code }) => ({
      loc: ['body', 'args', ...path.map(String)],
      msg: `${path.join('.') || 'arguments'}: ${message}`,
      type: code,
    })),
  )
}
