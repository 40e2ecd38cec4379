import { z } from 'zod'
import { ApplicationRecord } from '../../contract/registry.ts'
import { AddServiceRequest, PreviewServiceRequest, ServicePreview } from '../../contract/services.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { AddedServices } from '../added/added-services.ts'
import type { AuditLog, ChangeLine } from '../call/audit-log.ts'
import { auditRoute } from './audit-route.ts'

export interface ServiceRouteOptions {
  /** Loaded when it is first asked for: most registries never are. */
  added: () => Promise<AddedServices>
  admin: AdminOptions
  audit: AuditLog
}

const Name = z.object({ app_name: z.string().describe('Name of the service') })
const UNKNOWN = {
  description:
    'There is nothing of the kind at the address, or it asks for a credential (SERVICE_AUTH_NEEDED); detail says what was tried',
}
const AWAY = { description: 'Nothing answers at the address' }

/** Services by their address: behind the admin key, with an audit line for each attempt. */
export function serviceRoutes({ added, admin, audit }: ServiceRouteOptions): Route[] {
  const change = (event: ChangeLine['event'], route: Route) => auditRoute(event, guardRoute(route, admin), audit)
  return [
    change(
      'preview',
      defineRoute({
        method: 'post',
        path: '/services/preview',
        operationId: 'previewService',
        summary: 'What is at this address? Registers nothing',
        description:
          'The address of an OpenAPI description, of a page or a service that leads to one, of an MCP server (streamable HTTP or server-sent events) or of a TRM service.',
        tags: ['catalogue'],
        body: PreviewServiceRequest,
        responses: {
          200: { description: 'What was found', schema: ServicePreview },
          403: { description: 'Nothing is sent to this address' },
          422: UNKNOWN,
          502: AWAY,
        },
        handler: async ({ body, signal }) => (await added()).preview(body, signal),
      }),
    ),
    change(
      'add',
      defineRoute({
        method: 'post',
        path: '/services',
        operationId: 'addService',
        summary: 'Add a service by its address',
        description:
          'It is opened before it is added, is kept in the state folder beside the registry file and survives a restart. The credential is the name of an environment variable of the registry.',
        tags: ['catalogue'],
        body: AddServiceRequest,
        responses: {
          201: { description: 'The application', schema: ApplicationRecord },
          403: { description: 'Nothing is sent to this address' },
          409: { description: 'The name is taken' },
          422: UNKNOWN,
          502: AWAY,
        },
        handler: async ({ body, signal }) => (await added()).add(body, signal),
      }),
    ),
    change(
      'remove',
      defineRoute({
        method: 'delete',
        path: '/services/{app_name}',
        operationId: 'removeService',
        summary: 'Remove a service that was added by its address',
        tags: ['catalogue'],
        params: Name,
        responses: {
          200: { description: 'Removed', schema: z.object({ status: z.string() }) },
          404: { description: 'No such application' },
          409: { description: 'It was not added by its address' },
        },
        handler: async ({ params }) => {
          await (await added()).remove(params.app_name)
          return { status: `Removed ${params.app_name}` }
        },
      }),
    ),
  ]
}
