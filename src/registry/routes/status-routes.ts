import { z } from 'zod'
import { RegistryStatus } from '../../contract/registry-status.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { healthRoute } from '../../http/health-route.ts'
import { readyRoute } from '../../http/ready-route.ts'
import type { Logger } from '../../lib/logger.ts'
import { VERSION } from '../../lib/version.ts'
import type { AuditLog } from '../call/audit-log.ts'
import { CLOSED_BREAKER } from '../call/circuit-breaker.ts'
import type { ServiceGuards } from '../call/service-guards.ts'
import type { RegistryMetrics } from '../metrics/registry-metrics.ts'
import type { Registry } from '../registry.ts'

export interface StatusRouteOptions {
  registry: Registry
  guards: ServiceGuards
  metrics: RegistryMetrics
  audit: AuditLog
  /** Rejects while the store cannot be read. */
  check: () => Promise<void>
  logger: Logger
}

/** How the registry and its services are. */
export function statusRoutes({ registry, guards, metrics, audit, check, logger }: StatusRouteOptions): Route[] {
  const startedAt = Date.now()
  const auditState = () => {
    const message = audit.problem?.()
    return { written: message === undefined, ...(message !== undefined && { message }) }
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
    readyRoute(check, logger),
    defineRoute({
      method: 'get',
      path: '/status',
      operationId: 'getStatus',
      summary: 'State of every service',
      tags: ['status'],
      responses: {
        200: {
          description: 'State of every service',
          schema: RegistryStatus,
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
          audit: auditState(),
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
