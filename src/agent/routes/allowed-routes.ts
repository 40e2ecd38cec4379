import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { notFound } from '../../lib/errors.ts'
import type { AllowedStore } from '../approvals/allowed-store.ts'

/** `DELETE /sessions/{session_id}/allowed/{tool}`: the tool is asked for again. */
export function allowedRoutes(allowed: AllowedStore): Route[] {
  return [
    defineRoute({
      method: 'delete',
      path: '/sessions/{session_id}/allowed/{tool}',
      operationId: 'revokeAllowedTool',
      summary: 'Ask for a yes again before a tool is called in a conversation',
      tags: ['sessions'],
      params: z.object({
        session_id: z.string().min(1).max(200),
        tool: z.string().min(1).describe('As in `allowed` of GET /sessions/{session_id}'),
      }),
      responses: {
        200: {
          description: 'The next call waits for a yes',
          schema: z.object({ message: z.string() }),
          example: { message: 'crm_updateLead is asked for again' },
        },
        404: { description: 'The tool is not allowed in that session' },
      },
      handler: async ({ params: { session_id: session, tool } }) => {
        if (!(await allowed.revoke(session, tool))) throw notFound(`Allowed tool '${tool}' in session '${session}'`)
        return { message: `${tool} is asked for again` }
      },
    }),
  ]
}
