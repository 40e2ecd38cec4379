import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { guardRoute, type AdminOptions } from '../../http/admin-guard.ts'
import type { AuditLog } from '../call/audit-log.ts'

const MOST_LINES = 1_000

const Line = z
  .looseObject({ time: z.iso.datetime(), event: z.string() })
  .describe('Who called or changed what, how it ended and how long it took (docs/observability.md)')

/** `GET /audit`: the audit log, wherever it is kept. Behind the admin key: it says who did what. */
export const auditLogRoute = (audit: AuditLog, admin: AdminOptions): Route =>
  guardRoute(
    defineRoute({
      method: 'get',
      path: '/audit',
      operationId: 'readAudit',
      summary: 'The latest lines of the audit log',
      description:
        'Newest first, of every replica where several share a database. For the lines before them ask again with `before`, the time of the last one.',
      tags: ['status'],
      query: z.object({
        limit: z.coerce.number().int().min(1).max(MOST_LINES).default(100).describe('Most lines'),
        before: z.iso.datetime().optional().describe('Only lines that were written earlier'),
      }),
      responses: { 200: { description: 'The lines', schema: z.object({ lines: z.array(Line) }) } },
      handler: async ({ query }) => ({ lines: await audit.read(query) }),
    }),
    admin,
  )
