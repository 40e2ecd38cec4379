import { z } from 'zod'
import { FlowAnnouncement } from '../../contract/flow.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import type { AuditLog } from '../call/audit-log.ts'
import type { FlowApplication } from '../flows/flow-application.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import { auditRoute } from './audit-route.ts'

/** `PUT /flows`: an agent says which flows it has. Behind the admin key, as every change of the catalogue (case X11). */
export function flowRoutes(flows: FlowApplication, admin: AdminOptions, audit: AuditLog): Route[] {
  const announce = defineRoute({
    method: 'put',
    path: '/flows',
    operationId: 'announceFlows',
    summary: 'Tell which flows an agent has',
    description:
      'They become the tools of the application `flows`, instead of those before; none removes it. A call goes to the host that this request came from, at the port that it names.',
    tags: ['catalogue'],
    body: FlowAnnouncement,
    responses: {
      200: { description: 'The tools', schema: z.object({ tools: z.array(z.string()) }) },
      409: { description: 'Another application is called flows' },
    },
    handler: async ({ body, req }) => ({
      tools: await flows.announce(body, req.socket.remoteAddress ?? '127.0.0.1'),
    }),
  })
  return [auditRoute('onboard', guardRoute(announce, admin), audit)]
}
