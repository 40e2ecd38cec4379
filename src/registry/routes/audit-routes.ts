import type { Route, RouteInput } from '../../http/define-route.ts'
import { AgentError } from '../../lib/errors.ts'
import type { AuditLog, ChangeLine } from '../call/audit-log.ts'

/** Operations that change the catalogue, by what the audit log calls them. */
const CHANGES: Readonly<Record<string, ChangeLine['event']>> = {
  onboardFunctions: 'onboard',
  removeApplication: 'remove',
  refreshApplication: 'refresh',
  reload: 'reload',
  trustApplication: 'trust',
}

/** The routes, with an audit line for every change of the catalogue, also one that was refused. */
export const auditRoutes = (routes: readonly Route[], audit: AuditLog): Route[] =>
  routes.map(route => {
    const event = CHANGES[route.operationId]
    return event ? { ...route, handler: audited(event, route.handler, audit) } : route
  })

function audited(event: ChangeLine['event'], handler: Route['handler'], audit: AuditLog): Route['handler'] {
  return async input => {
    const started = performance.now()
    const write = (outcome: Pick<ChangeLine, 'outcome' | 'status' | 'error_type'>) => {
      const { req, res, params, body } = input as RouteInput<Named, unknown, Named>
      const agent = req.get('user-agent')
      audit.write({
        event,
        request_id: String(res.getHeader('x-request-id') ?? ''),
        client: req.socket.remoteAddress ?? '',
        ...(agent !== undefined && { user_agent: agent.slice(0, 200) }),
        app_name: String(params?.app_name ?? body?.app_name ?? '').slice(0, 200),
        ...outcome,
        duration_ms: Math.round((performance.now() - started) * 100) / 100,
      })
    }
    try {
      const value = await handler(input)
      write({ outcome: 'ok', status: 200 })
      return value
    } catch (error) {
      const { status, code } = error instanceof AgentError ? error : { status: 500, code: 'INTERNAL' }
      write({ outcome: 'failed', status, error_type: code })
      throw error
    }
  }
}

type Named = { app_name?: unknown } | undefined
