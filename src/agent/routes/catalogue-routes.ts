import { z } from 'zod'
import { Activity, ActivityQuery } from '../../contract/activity.ts'
import {
  CatalogueApplication,
  CatalogueCall,
  CatalogueCallResult,
  CatalogueHits,
  CatalogueTool,
  CatalogueTools,
} from '../../contract/catalogue.ts'
import type { ApiRecord } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { Reader } from '../../store/contract.ts'
import { maySee, ownerOf, type Owner } from '../sessions/owners.ts'
import type { AskRegistry } from '../catalogue/ask-registry.ts'
import type { TrialRules } from '../catalogue/try-tool.ts'
import { AWAY, idOf } from './pass-on.ts'
import { MOST_HITS, openPageCatalogue } from './read-catalogue.ts'

export interface CatalogueRouteOptions {
  ask: AskRegistry
  rules: TrialRules
  /** Seconds that a call which is tried out may take; the registry's own limits are shorter. */
  callTimeout: number
  /** Knows whose conversation one is. */
  reader: Reader
}

export const App = z.object({ app: z.string().min(1).describe('Name of the application') })
const Tool = z.object({ name: z.string().min(1).describe('<service_name>_<tool_name>') })
/** What the registry's search takes at most. */
const LONGEST_QUERY = 2000
const words = z.string().trim().max(LONGEST_QUERY)
const flag = z.enum(['true', 'false']).optional()
const filter = {
  read_only: flag.describe('true: only tools that change nothing; false: only the others'),
  brief: flag.describe('true: without the schemas of arguments and results'),
}
const page = {
  skip: z.coerce.number().int().min(0).default(0).describe('Tools to pass over'),
  limit: z.coerce.number().int().min(1).max(500).default(50).describe('Most tools'),
}

const NO_TOOL = { description: 'There is no such tool' }

/** The registry's catalogue for the page, what was called lately, and trying tools out. */
export function catalogueRoutes({ ask, rules, callTimeout, reader }: CatalogueRouteOptions): Route[] {
  /** The browser session of somebody's own conversation, or one of this name that is theirs alone. */
  const ownSession = async (args: CatalogueCall['args'], record: ApiRecord, owner: Owner | undefined) => {
    const { session = 'default' } = args ?? {}
    if (!owner || owner.seesAll || record.kind !== 'browser' || typeof session !== 'string') return args
    return (await maySee(reader, owner, session)) ? args : { ...args, session: `${owner.id}:${session}` }
  }
  const catalogue = openPageCatalogue(ask, rules)
  return [
    defineRoute({
      method: 'get',
      path: '/catalogue/applications',
      operationId: 'listCatalogueApplications',
      summary: 'Applications of the registry with their state',
      tags: ['catalogue'],
      responses: { 200: { description: 'Applications', schema: z.array(CatalogueApplication) }, 503: AWAY },
      handler: asked => catalogue.applications(asked),
    }),
    defineRoute({
      method: 'get',
      path: '/catalogue/applications/{app}/tools',
      operationId: 'listCatalogueTools',
      summary: 'Tools of one application, page by page',
      description: `With q only those that the words describe, the best first, at most ${MOST_HITS}.`,
      tags: ['catalogue'],
      params: App,
      query: z.object({ q: words.optional().describe('What to look for, in words'), ...filter, ...page }),
      responses: {
        200: { description: 'Tools, and how many there are', schema: CatalogueTools },
        404: { description: 'There is no such application' },
        503: AWAY,
      },
      handler: async ({ params: { app }, query: { q, skip, limit, brief, read_only: readOnly }, ...asked }) => {
        if (q) {
          const hits = await catalogue.search({ q, app, limit: String(MOST_HITS), ...toFilter(brief, readOnly) }, asked)
          return hits && { tools: hits.slice(skip, skip + limit), total: hits.length }
        }
        const part = {
          skip: String(skip),
          limit: String(limit),
          ...(brief === 'true' && { include_response_schema: 'false' }),
          ...(readOnly && { read_only: readOnly }),
        }
        return await catalogue.tools(app, part, asked)
      },
    }),
    defineRoute({
      method: 'get',
      path: '/catalogue/tools/{name}',
      operationId: 'getCatalogueTool',
      summary: 'One tool, and whether a call needs a yes',
      tags: ['catalogue'],
      params: Tool,
      responses: { 200: { description: 'The tool', schema: CatalogueTool }, 404: NO_TOOL, 503: AWAY },
      handler: async ({ params, ...asked }) => {
        const record = await catalogue.tool(params.name, asked)
        if (!record) return undefined
        const { judgeTool } = await import('../catalogue/try-tool.ts')
        const { code: _code, ...verdict } = judgeTool(record, rules)
        return { ...record, ...verdict }
      },
    }),
    defineRoute({
      method: 'get',
      path: '/catalogue/search',
      operationId: 'searchCatalogue',
      summary: 'Find tools by words',
      tags: ['catalogue'],
      query: z.object({
        q: words.min(1, { error: 'Say what to look for, as in ?q=create+invoice' }),
        app: z.string().min(1).optional().describe('Only tools of this application'),
        ...filter,
        limit: z.coerce.number().int().min(1).max(MOST_HITS).default(20).describe('Most tools'),
      }),
      responses: { 200: { description: 'Tools, the best first', schema: CatalogueHits }, 503: AWAY },
      handler: async ({ query: { q, app, limit, brief, read_only: readOnly }, ...asked }) => {
        const given = { q, limit: String(limit), ...(app !== undefined && { app }), ...toFilter(brief, readOnly) }
        const tools = await catalogue.search(given, asked)
        return tools && { tools, total: tools.length }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/catalogue/call',
      operationId: 'callCatalogueTool',
      summary: 'Try a tool',
      description:
        'Under the same policies and run mode as a chat. A call that changes data needs confirmed: ' +
        'true, also when a policy wants a yes. A call that failed is answered with 200, ok: false and the reason.',
      tags: ['catalogue'],
      body: CatalogueCall,
      responses: {
        200: { description: 'What the call came to', schema: CatalogueCallResult },
        403: { description: 'A policy or the run mode forbids it (FORBIDDEN, BROWSER_DISABLED, API_DISABLED)' },
        404: NO_TOOL,
        409: { description: 'It needs a yes (CONFIRMATION_NEEDED)' },
        503: AWAY,
      },
      handler: async ({ body, ...asked }) => {
        const record = await catalogue.tool(body.tool, asked)
        if (!record) return undefined
        const { judgeTool, tryTool } = await import('../catalogue/try-tool.ts')
        const requestId = idOf(asked.res)['x-request-id']
        const args = await ownSession(body.args, record, ownerOf(asked.req))
        return tryTool({ ...body, args }, record, judgeTool(record, rules), {
          ask,
          signal: asked.signal,
          timeout: callTimeout,
          requestId,
        })
      },
    }),
    defineRoute({
      method: 'get',
      path: '/activity',
      operationId: 'getActivity',
      summary: 'Recent calls of the registry, and how tools did',
      tags: ['catalogue'],
      query: ActivityQuery,
      responses: { 200: { description: 'What was called', schema: Activity }, 503: AWAY },
      handler: ({ query, ...asked }) => catalogue.activity(query, asked),
    }),
  ]
}

/** What the registry's search calls them. */
const toFilter = (brief: string | undefined, readOnly: string | undefined) => ({
  include_schema: String(brief !== 'true'),
  ...(readOnly && { read_only: readOnly }),
})
