import type { Express, Request, Response } from 'express'
import type { z } from 'zod'
import { methodNotAllowed, validationFailed, type ValidationIssue } from '../lib/errors.ts'
import { requireScope } from './access/require-scope.ts'
import { describeIssue } from './describe-issue.ts'
import type { Route } from './define-route.ts'

/** Mounts routes on an express app: who asks, then the input is checked before the handler runs; other methods of a known path get 405. */
export function mountRoutes(app: Express, routes: readonly Route[]): void {
  const methods = new Map<string, string[]>()
  for (const route of routes) {
    const path = toExpressPath(route.path)
    methods.set(path, [
      ...(methods.get(path) ?? []),
      ...(route.method === 'get' ? ['GET', 'HEAD'] : [route.method.toUpperCase()]),
    ])
    const status = Number(Object.keys(route.responses).find(code => code.startsWith('2')) ?? 200)
    app[route.method](path, async (req: Request, res: Response) => {
      if (route.scope === 'admin' || route.scope === 'call') requireScope(req, route.scope)
      route.authorise?.({ req, res })
      const value = await route.handler({ ...readInput(route, req), req, res, signal: signalOf(res) } as never)
      if (res.headersSent || res.writableEnded) return
      if (value === undefined) res.status(status === 200 ? 204 : status).end()
      else res.status(status).json(value)
    })
  }
  for (const [path, allow] of methods) {
    app.all(path, req => {
      throw methodNotAllowed(req.method, req.path, allow)
    })
  }
}

const toExpressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

function readInput(route: Route, req: Request): { params: unknown; query: unknown; body: unknown } {
  const issues: ValidationIssue[] = []
  const params = check(route.params, req.params, 'path', issues)
  const query = check(route.query, req.query, 'query', issues)
  const isMissing = req.body === undefined && route.body?.safeParse(undefined).success === false
  const body = isMissing ? missingBody(issues) : check(route.body, req.body, 'body', issues)
  if (issues.length) throw validationFailed(issues)
  return { params, query, body }
}

function check(schema: z.ZodType | undefined, value: unknown, place: string, issues: ValidationIssue[]): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        issues.push({
          loc: [place, ...(issue.path as string[]), key],
          msg: `Unknown ${place === 'body' ? 'field' : 'parameter'} '${key}'`,
          type: issue.code,
        })
    } else
      issues.push({ loc: [place, ...(issue.path as (string | number)[])], msg: describeIssue(issue), type: issue.code })
  }
  return undefined
}

function missingBody(issues: ValidationIssue[]): undefined {
  issues.push({ loc: ['body'], msg: 'A JSON body is required, with Content-Type: application/json', type: 'missing' })
  return undefined
}

/** Aborts when the client goes away before the answer is complete. */
function signalOf(res: Response): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('The client closed the connection'))
  })
  return controller.signal
}
