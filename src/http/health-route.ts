import { z } from 'zod'
import { defineRoute } from './define-route.ts'

/** Body of `GET /health` (specification § B, health response). */
export const Health = z
  .object({
    status: z.string().describe('`healthy` when up'),
    timestamp: z.iso.datetime().describe('Time of the check'),
  })
  .meta({ id: 'Health', description: 'Whether the service is up' })

/** `GET /health`, the same on every server. */
export const healthRoute = () =>
  defineRoute({
    method: 'get',
    path: '/health',
    operationId: 'getHealth',
    summary: 'Whether the service is up',
    tags: ['health'],
    responses: { 200: { description: 'It is up', schema: Health } },
    handler: () => ({ status: 'healthy', timestamp: new Date().toISOString() }),
  })
