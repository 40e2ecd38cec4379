import { z } from 'zod'
import { ApplicationRecord, OnboardRequest } from '../../contract/registry.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { applicationNotFound } from '../../lib/errors.ts'
import type { AuditLog, ChangeLine } from '../call/audit-log.ts'
import type { Registry } from '../registry.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import type { Replicas } from '../state/replicas.ts'
import { AppParams } from './parameters.ts'
import { auditRoute } from './audit-route.ts'

export interface ChangeRouteOptions {
  registry: Registry
  /** Reads the registry file again. */
  reload: () => Promise<void>
  admin: AdminOptions
  audit: AuditLog
  /** They read their files and lists again too. */
  replicas: Pick<Replicas, 'tell'>
}

/** Everything that changes what is registered: behind the admin key (case X11), with an audit line for each attempt. */
export function changeRoutes({ registry, reload, admin, audit, replicas }: ChangeRouteOptions): Route[] {
  const change = (event: ChangeLine['event'], route: Route) => auditRoute(event, guardRoute(route, admin), audit)
  return [
    change(
      'onboard',
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
        handler: async ({ body }) => {
          const tools = await registry.onboard(body)
          return { status: `Loaded successfully ${tools.length} tools`, tools }
        },
      }),
    ),
    change(
      'remove',
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
        handler: async ({ params }) => {
          await registry.removeOnboarded(params.app_name)
          return { status: `Removed ${params.app_name}` }
        },
      }),
    ),
    change(
      'refresh',
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
          if (!registry.hasApplication(params.app_name)) throw applicationNotFound(params.app_name)
          await replicas.tell({ kind: 'refresh', app: params.app_name })
          await registry.refresh(params.app_name)
          return registry.applications().find(application => application.name === params.app_name)
        },
      }),
    ),
    change(
      'trust',
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
        handler: async ({ params, body }) => ({ trusted: await registry.trust(params.app_name, body?.tool) }),
      }),
    ),
    change(
      'reload',
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
          await replicas.tell({ kind: 'reload' })
          return { ...registry.takeChanges(), applications: registry.applications() }
        },
      }),
    ),
  ]
}
