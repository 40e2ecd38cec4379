import type { Route, RouteInput } from '../../http/define-route.ts'
import { AgentError } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import type { AuditLog, ChangeLine } from '../call/audit-log.ts'

/** A route with an audit line for every time that it is asked for, also when it was refused. */
export function auditRoute(event: ChangeLine['event'], route: Route, audit: AuditLog): Route {
  const { authorise, handler } = route
  return {
    ...route,
    ...(authorise && {
      authorise: input => {
        const write = startLine(event, input, audit)
        try {
          authorise(input)
        } catch (error) {
          void write(error)
          throw error
        }
      },
    }),
    handler: async input => {
      const write = startLine(event, input, audit)
      try {
        const value = await handler(input)
        await write()
        return value
      } catch (error) {
        await write(error)
        throw error
      }
    },
  }
}

/** Begins a line; what it returns writes it, with the error when there is one. */
function startLine(
  event: ChangeLine['event'],
  { req, res }: Asked,
  audit: AuditLog,
): (error?: unknown) => Promise<void> | void {
  const started = performance.now()
  return error => {
    const agent = req.get('user-agent')
    const { status, code } = error instanceof AgentError ? error : { status: 500, code: 'INTERNAL' }
    return audit.write({
      event,
      request_id: String(res.getHeader('x-request-id') ?? ''),
      client: req.socket.remoteAddress ?? '',
      ...(agent !== undefined && { user_agent: agent.slice(0, 200) }),
      app_name: String(req.params.app_name ?? nameIn(req.body)).slice(0, 200),
      ...(error === undefined ? { outcome: 'ok', status: 200 } : { outcome: 'failed', status, error_type: code }),
      duration_ms: Math.round((performance.now() - started) * 100) / 100,
    })
  }
}

type Asked = Pick<RouteInput<unknown, unknown, unknown>, 'req' | 'res'>

/** The name that a request gives to what it is about. */
function nameIn(body: unknown): unknown {
  const { app_name: app, name } = isObject(body) ? body : {}
  return app ?? name ?? ''
}
