import { z } from 'zod'
import {
  ApiRecord,
  ApplicationRecord,
  CallFailure,
  CallRequest,
  OnboardRequest,
  SERVICE_STATES,
} from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { healthRoute } from '../../http/health-route.ts'
import { applicationNotFound } from '../../lib/errors.ts'
import { VERSION } from '../../lib/version.ts'
import { CLOSED_BREAKER } from '../call/circuit-breaker.ts'
import type { ServiceGuards } from '../call/service-guards.ts'
import type { CataloguePages, PageKind } from '../catalogue/catalogue-pages.ts'
import type { RegistryMetrics } from '../metrics/registry-metrics.ts'
import type { Registry } from '../registry.ts'
import type { CallFunction } from './call-function.ts'
import { sendPage } from './send-page.ts'

export interface RouteOptions {
  registry: Registry
  guards: ServiceGuards
  pages: CataloguePages
  callFunction: CallFunction
  metrics: RegistryMetrics
  /** Reads the registry file again. */
  reload: () => Promise<void>
}

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform(value => ['true', '1', 'yes'].includes(value))
const ListQuery = z.object({
  summary: flag.optional().describe('true: name and description only'),
  include_response_schema: flag.optional().describe('false: without response schemas'),
})
const AppParams = z.object({ app_name: z.string().describe('Name of the application') })

const kindOf = (query: z.infer<typeof ListQuery>): PageKind =>
  query.summary ? 'summary' : query.include_response_schema === false ? 'bare' : 'full'

const ServiceStatus = z.object({
  state: z.enum(SERVICE_STATES),
  message: z.string(),
  since: z.string(),
  type: z.string(),
  transport: z.string(),
  tool_count: z.number().int(),
  last_error: z.string().nullable(),
  restarts: z.number().int(),
  notes: z.array(z.string()),
  changed_tools: z
    .array(
      z.object({
        tool: z.string(),
        since: z.string(),
        changes: z.array(z.object({ field: z.string(), change: z.string() })),
      }),
    )
    .describe('Tools that are not what they were when they were first used (registry.tool_changes)'),
  breaker: z
    .object({
      state: z.enum(['closed', 'half-open', 'open']),
      failures: z.number().int().describe('Calls in a row without an answer'),
      opened_at: z.string().nullable(),
      retry_at: z.string().nullable().describe('When the next call may try the service'),
    })
    .describe('Circuit breaker: open after registry.breaker_failures calls in a row without an answer'),
})

/** Every described route of the registry (specification § Endpoints A, interfaces § A). */
export function registryRoutes({ registry, guards, pages, callFunction, metrics, reload }: RouteOptions): Route[] {
  const startedAt = Date.now()
  const known = (app: string) => {
    if (!registry.hasApplication(app)) throw applicationNotFound(app)
    return app
  }
  return [
    defineRoute({
      method: 'get',
      path: '/',
      operationId: 'getRoot',
      summary: 'Health check',
      tags: ['status'],
      responses: {
        200: {
          description: 'The registry is up',
          schema: z.object({
            message: z.string(),
            status: z.enum(['ready', 'starting', 'degraded']),
            version: z.string(),
          }),
        },
      },
      handler: () => ({ message: 'The tool registry is running', status: registry.status().status, version: VERSION }),
    }),
    healthRoute(),
    defineRoute({
      method: 'get',
      path: '/status',
      operationId: 'getStatus',
      summary: 'State of every service',
      tags: ['status'],
      responses: {
        200: {
          description: 'State of every service',
          schema: z.object({
            status: z.string(),
            services: z.record(z.string(), ServiceStatus),
            problems: z
              .array(
                z.object({
                  message: z.string(),
                  file: z.string().nullable(),
                  line: z.number().int().nullable(),
                  since: z.string(),
                }),
              )
              .describe('What is wrong in the registry file beside single services, or why it was not taken at all'),
            uptime_s: z.number(),
          }),
        },
      },
      handler: () => {
        const { services, ...status } = registry.status()
        return {
          ...status,
          services: Object.fromEntries(
            Object.entries(services).map(([app, service]) => [
              app,
              { ...service, breaker: guards.known(app)?.breaker.status() ?? CLOSED_BREAKER },
            ]),
          ),
          uptime_s: Math.round((Date.now() - startedAt) / 100) / 10,
        }
      },
    }),
    defineRoute({
      method: 'get',
      path: '/metrics',
      operationId: 'getMetrics',
      summary: 'Metrics in the Prometheus text format',
      tags: ['status'],
      responses: { 200: { description: 'Metrics', schema: z.string(), contentType: 'text/plain' } },
      handler: async ({ res }) => {
        const { text, contentType } = await metrics.read()
        res.type(contentType).send(text)
      },
    }),
    defineRoute({
      method: 'get',
      path: '/applications',
      operationId: 'listApplications',
      summary: 'List all registered applications',
      tags: ['catalogue'],
      responses: { 200: { description: 'Applications', schema: z.array(ApplicationRecord) } },
      handler: () => registry.applications(),
    }),
    defineRoute({
      method: 'get',
      path: '/applications/{app_name}/apis',
      operationId: 'listApplicationApis',
      summary: 'List the APIs of one application',
      tags: ['catalogue'],
      params: AppParams,
      query: ListQuery,
      responses: {
        200: { description: 'Records by tool name', schema: z.record(z.string(), ApiRecord) },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
        404: { description: 'No such application' },
      },
      handler: ({ params, query, req, res }) =>
        sendPage(req, res, pages.application(known(params.app_name), kindOf(query))),
    }),
    defineRoute({
      method: 'get',
      path: '/apis',
      operationId: 'listApis',
      summary: 'List the APIs of all applications',
      tags: ['catalogue'],
      query: ListQuery,
      responses: {
        200: {
          description: 'Records by application and tool name',
          schema: z.record(z.string(), z.record(z.string(), ApiRecord)),
        },
        304: { description: 'Unchanged since the ETag of If-None-Match' },
      },
      handler: ({ query, req, res }) => sendPage(req, res, pages.all(kindOf(query))),
    }),
    defineRoute({
      method: 'post',
      path: '/functions/call',
      operationId: 'callFunction',
      summary: 'Call a registered tool',
      description:
        'Answers with the raw result of the tool. Headers: x-upstream-status, x-upstream-duration-ms, x-cache (hit, miss, revalidated, bypass), x-attempts.',
      tags: ['functions'],
      body: CallRequest,
      responses: {
        200: { description: 'The raw result: any JSON value', schema: z.unknown() },
        404: { description: 'Unknown tool or application', schema: CallFailure },
        422: { description: 'Arguments that do not fit', schema: CallFailure },
        502: { description: 'The service cannot be reached, or its answer cannot be used', schema: CallFailure },
        503: { description: 'No place at the service, or it is left alone (SERVICE_PAUSED)', schema: CallFailure },
        504: { description: 'Time-out', schema: CallFailure },
      },
      // Reached only by addresses that the short way does not take (a slash at the end).
      handler: ({ req, res, body }) => callFunction(req, res, body),
    }),
    defineRoute({
      method: 'post',
      path: '/functions/onboard',
      operationId: 'onboardFunctions',
      summary: 'Register tools at run time',
      description:
        'All or none. A call POSTs the arguments to the endpoint; without one it goes to the service of the application by the name of the tool (MCP, TRM), else it answers 501.',
      tags: ['functions'],
      body: OnboardRequest,
      responses: {
        200: { description: 'Registered', schema: z.object({ status: z.string(), tools: z.array(z.string()) }) },
        409: { description: 'A tool of the service itself has this name' },
      },
      handler: ({ body }) => {
        const tools = registry.onboard(body)
        return { status: `Loaded successfully ${tools.length} tools`, tools }
      },
    }),
    defineRoute({
      method: 'delete',
      path: '/applications/{app_name}',
      operationId: 'removeApplication',
      summary: 'Remove the onboarded tools of an application',
      tags: ['catalogue'],
      params: AppParams,
      responses: {
        200: { description: 'Removed', schema: z.object({ status: z.string() }) },
        404: { description: 'No such application' },
        409: { description: 'The application comes from the registry file' },
      },
      handler: ({ params }) => {
        registry.removeOnboarded(params.app_name)
        return { status: `Removed ${params.app_name}` }
      },
    }),
    defineRoute({
      method: 'post',
      path: '/applications/{app_name}/refresh',
      operationId: 'refreshApplication',
      summary: "Discover an application's tools again",
      tags: ['catalogue'],
      params: AppParams,
      responses: {
        200: { description: 'The application as it is now', schema: ApplicationRecord },
        404: { description: 'No such application' },
        502: { description: 'The service cannot be reached' },
      },
      handler: async ({ params }) => {
        await registry.refresh(known(params.app_name))
        return registry.applications().find(application => application.name === params.app_name)
      },
    }),
    defineRoute({
      method: 'post',
      path: '/applications/{app_name}/trust',
      operationId: 'trustApplication',
      summary: 'Take changed tools as they are now',
      description:
        'A tool that changed after its first use is reported in /status, and with registry.tool_changes = "block" not called. This accepts the change: of one tool, or of all tools of the application.',
      tags: ['catalogue'],
      params: AppParams,
      body: z.object({ tool: z.string().min(1).optional().describe('Name of one tool') }).optional(),
      responses: {
        200: {
          description: 'Names of the tools whose change was accepted; none when nothing had changed',
          schema: z.object({ trusted: z.array(z.string()) }),
        },
        404: { description: 'No such application or tool' },
      },
      handler: ({ params, body }) => ({ trusted: registry.trust(params.app_name, body?.tool) }),
    }),
    defineRoute({
      method: 'post',
      path: '/reload',
      operationId: 'reload',
      summary: 'Read the registry file again',
      description:
        'Services whose entry did not change keep their connection. A file that cannot be read changes nothing. added, changed and removed tell what became of entries since this was last asked, also by watching the file.',
      tags: ['status'],
      responses: {
        200: {
          description: 'Applications, and what changed',
          schema: z.object({
            applications: z.array(ApplicationRecord),
            added: z.array(z.string()),
            changed: z.array(z.string()),
            removed: z.array(z.string()),
          }),
        },
        422: { description: 'The file is wrong' },
      },
      handler: async () => {
        await reload()
        return { ...registry.takeChanges(), applications: registry.applications() }
      },
    }),
  ]
}
