import type { Response } from 'express'
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
import { ApiRecord, ApplicationRecord } from '../../contract/registry.ts'
import type { ServiceStatus } from '../../contract/registry-status.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { Reader } from '../../store/contract.ts'
import { maySee, ownerOf, type Owner } from '../sessions/owners.ts'
import type { AskRegistry, RegistryAnswer } from '../catalogue/ask-registry.ts'
import type { TrialRules } from '../catalogue/try-tool.ts'
import { toPathSegment } from '../../lib/path-segment.ts'

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
/** What the registry's search takes and gives at most. */
const LONGEST_QUERY = 2000
const MOST_HITS = 100
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

export const AWAY = { description: 'The registry cannot be reached (REGISTRY_UNREACHABLE)' }
const NO_TOOL = { description: 'There is no such tool' }

/** The registry's catalogue for the page, what was called lately, and trying tools out. */
export function catalogueRoutes({ ask, rules, callTimeout, reader }: CatalogueRouteOptions): Route[] {
  /** The browser session of somebody's own conversation, or one of this name that is theirs alone. */
  const ownSession = async (args: CatalogueCall['args'], record: ApiRecord, owner: Owner | undefined) => {
    const { session = 'default' } = args ?? {}
    if (!owner || owner.seesAll || record.kind !== 'browser' || typeof session !== 'string') return args
    return (await maySee(reader, owner, session)) ? args : { ...args, session: `${owner.id}:${session}` }
  }
  /** One tool; undefined when the registry's answer, which says that there is none, was passed on. */
  const findTool = async (name: string, { res, signal }: Asked): Promise<ApiRecord | undefined> => {
    const answer = await ask(`/tools/${toPathSegment(name)}`, { headers: idOf(res), signal })
    if (answer.status === 200) return ApiRecord.parse(answer.body)
    // A registry without the browser service has no such tools: the mode is why.
    if (answer.status === 404) (await import('../catalogue/try-tool.ts')).refuseMissingPageTool(name, rules)
    passOn(res, answer)
    return undefined
  }
  /** Tools that words describe, whole records, the best first. */
  const search = async (query: Record<string, string>, { res, signal }: Asked): Promise<unknown[] | undefined> => {
    const answer = await ask(`/apis/search?${new URLSearchParams(query)}`, {
      headers: idOf(res),
      signal,
    })
    if (answer.status === 200) return answer.body as unknown[]
    passOn(res, answer)
    return undefined
  }
  return [
    defineRoute({
      method: 'get',
      path: '/catalogue/applications',
      operationId: 'listCatalogueApplications',
      summary: 'Applications of the registry with their state',
      tags: ['catalogue'],
      responses: { 200: { description: 'Applications', schema: z.array(CatalogueApplication) }, 503: AWAY },
      handler: async ({ res, signal }) => {
        const question = { headers: idOf(res), signal }
        const [list, status] = await Promise.all([ask('/applications', question), ask('/status', question)])
        if (list.status !== 200) return passOn(res, list)
        const { services = {} } = (status.status === 200 ? status.body : {}) as {
          services?: Record<string, z.infer<typeof ServiceStatus>>
        }
        return ApplicationRecord.array()
          .parse(list.body)
          .map(application => {
            const line = services[application.name]
            return {
              ...application,
              transport: line?.transport ?? 'none',
              since: line?.since ?? '',
              last_error: line?.last_error ?? null,
              restarts: line?.restarts ?? 0,
              removable: application.removable === true,
              notes: line?.notes ?? [],
            }
          })
      },
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
          const hits = await search({ q, app, limit: String(MOST_HITS), ...toFilter(brief, readOnly) }, asked)
          return hits && { tools: hits.slice(skip, skip + limit), total: hits.length }
        }
        const part = new URLSearchParams({
          skip: String(skip),
          limit: String(limit),
          ...(brief === 'true' && { include_response_schema: 'false' }),
          ...(readOnly && { read_only: readOnly }),
        })
        const answer = await ask(`/applications/${toPathSegment(app)}/apis?${part}`, {
          headers: idOf(asked.res),
          signal: asked.signal,
        })
        if (answer.status !== 200) return passOn(asked.res, answer)
        const tools = Object.values(answer.body as Record<string, unknown>)
        return { tools, total: Number(answer.headers.get('x-total-count') ?? tools.length) }
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
        const record = await findTool(params.name, asked)
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
        const tools = await search(given, asked)
        return tools && { tools, total: tools.length }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/catalogue/call',
      operationId: 'callCatalogueTool',
      summary: 'Try a tool',
      description:
        'Under the same policies and run mode as a chat. A call that changes data needs confirmed: true, also when a policy wants a yes. A call that failed is answered with 200, ok: false and the reason.',
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
        const record = await findTool(body.tool, asked)
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
      handler: async ({ query, res, signal }) => {
        const given = Object.entries(query).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)] as [string, string]],
        )
        const answer = await ask(`/activity?${new URLSearchParams(given)}`, { headers: idOf(res), signal })
        return answer.status === 200 ? answer.body : passOn(res, answer)
      },
    }),
  ]
}

/** What the registry's search calls them. */
const toFilter = (brief: string | undefined, readOnly: string | undefined) => ({
  include_schema: String(brief !== 'true'),
  ...(readOnly && { read_only: readOnly }),
})

export interface Asked {
  res: Response
  signal: AbortSignal
}

/** The registry logs under the request's own id. */
export const idOf = (res: Response): { 'x-request-id': string } => ({
  'x-request-id': String(res.getHeader('x-request-id') ?? ''),
})

/** What the registry says, as it says it: also a refusal. */
export function passOn(res: Response, { status, headers, body }: RegistryAnswer): undefined {
  for (const name of ['www-authenticate', 'retry-after']) {
    const value = headers.get(name)
    if (value !== null) res.setHeader(name, value)
  }
  res.status(status).json(body)
  return undefined
}
