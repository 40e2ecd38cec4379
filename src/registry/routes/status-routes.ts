import { z } from 'zod'
import { SERVICE_STATES } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { healthRoute } from '../../http/health-route.ts'
import { VERSION } from '../../lib/version.ts'
import { CLOSED_BREAKER } from '../call/circuit-breaker.ts'
import type { ServiceGuards } from '../call/service-guards.ts'
import type { RegistryMetrics } from '../metrics/registry-metrics.ts'
import type { Registry } from '../registry.ts'

export interface StatusRouteOptions {
  registry: Registry
  guards: ServiceGuards
  metrics: RegistryMetrics
}

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

/** How the registry and its services are. */
export function statusRoutes({ registry, guards, metrics }: StatusRouteOptions): Route[] {
  const startedAt = Date.now()
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
  ]
}
