import express, { type Express } from 'express'
import { routeNotFound } from '../lib/errors.ts'
import { isTooDeep } from '../lib/json-depth.ts'
import type { Logger } from '../lib/logger.ts'
import type { Route } from './define-route.ts'
import { accessOf } from './access/identity.ts'
import { describeRoutes, type ApiInfo } from './describe-routes.ts'
import { mountDocsPages } from './docs-pages.ts'
import { mountRoutes } from './mount-routes.ts'
import { requestIdOf } from './request-id.ts'
import { errorHandler, TOO_DEEP } from './send-error.ts'

export interface HttpAppOptions extends ApiInfo {
  routes: readonly Route[]
  logger?: Logger
  /** Largest request body in bytes; more is 413. */
  bodyLimit?: number
  /** What it answers is for who asks alone: nothing on the way keeps it, unless an answer says otherwise. */
  isPrivate?: boolean
  /** Mounts what is not a described route (pages, streams), before the routes. */
  extend?: (app: Express) => void
}

/**
 * An express app with what every server of ours has: request ids, validated and described routes, `/openapi.json`,
 * `/docs`, `/redoc`, and errors as JSON (interfaces, head and Errors).
 */
export function createHttpApp(options: HttpAppOptions): Express {
  const { routes, logger, bodyLimit = 1024 * 1024, isPrivate = false, extend } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.use((req, res, next) => {
    res.setHeader('x-request-id', requestIdOf(req))
    if (isPrivate) res.setHeader('cache-control', 'no-store')
    next()
  })
  app.use(express.json({ limit: bodyLimit, strict: false, verify: refuseDeepJson }))
  const descriptions = new Map<boolean, object>()
  app.get('/openapi.json', (req, res) => {
    const withKeys = accessOf(req)?.required === true
    const known = descriptions.get(withKeys) ?? describeRoutes(options, routes, { withKeys })
    descriptions.set(withKeys, known)
    res.json(known)
  })
  mountDocsPages(app, options.title)
  extend?.(app)
  mountRoutes(app, routes)
  app.use(req => {
    throw routeNotFound(req.method, req.path)
  })
  app.use(errorHandler(bodyLimit, logger))
  return app
}

/** The parser wraps whatever is thrown here: `toAgentError` knows it by its type. */
function refuseDeepJson(_req: unknown, _res: unknown, bytes: Buffer): void {
  if (isTooDeep(bytes)) throw Object.assign(new Error('nested too deeply'), { type: TOO_DEEP })
}
