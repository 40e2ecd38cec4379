/**
 * The fixture site: pages of all kinds, served from here alone, on two origins. Nothing in it changes by itself: no clock, no
 * chance. What reached the server is recorded, and pages tell what they hold (mirror.ts), so that a test judges what really
 * happened and not what somebody says happened.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addMirror, type Mirror } from './mirror.ts'
import { parseBody, parseCookies } from './parse-request.ts'
import { findRoute, type Reply, type SiteRequest } from './route.ts'
import { createRoutes } from './routes.ts'
import { createState, type SiteState } from './state.ts'

export interface Site {
  url: string
  /** The same pages on another origin. */
  otherUrl: string
  /** What reached the server, in order; without what pages tell of themselves. */
  requests: SiteRequest[]
  /** What the server holds. */
  state: SiteState
  /** What the page at a path held when it told so last. */
  mirrors: Mirror[]
  close(): Promise<void>
}

export interface SiteOptions {
  /** Every page tells the server what it holds whenever that changes. */
  mirror?: boolean
  /** A folder of more pages: `name.html` is served at `/x/name`. */
  extra?: string
}

/** Starts it on free ports. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const state = createState()
  const routes = createRoutes(state, options.extra)
  const requests: SiteRequest[] = []
  const mirrors: Mirror[] = []

  async function answer(req: IncomingMessage, res: ServerResponse, isOther: boolean): Promise<void> {
    const url = new URL(req.url ?? '/', `http://${req.headers.host}`)
    const body = await parseBody(req)
    if (url.pathname === '/mirror') {
      mirrors.push({ ...(body as unknown as Mirror), origin: isOther ? 'other' : 'main' })
      send(res, { status: 204, body: '' })
      return
    }
    const request: SiteRequest = {
      method: req.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      search: url.search,
      body,
      cookies: parseCookies(req.headers.cookie),
      origin: isOther ? 'other' : 'main',
      address: url.origin,
      sibling: isOther ? site.url : site.otherUrl,
    }
    if (url.pathname === '/requests') {
      send(res, { body: JSON.stringify(requests), type: 'application/json' })
      return
    }
    if (url.pathname !== '/favicon.ico') requests.push(request)
    const reply = (await findRoute(routes, request)) ?? notFound(request)
    if (reply === 'hang') return
    if (reply === 'reset') {
      req.socket.resetAndDestroy()
      return
    }
    if (options.mirror && (reply.type ?? HTML) === HTML && typeof reply.body === 'string')
      reply.body = addMirror(reply.body)
    send(res, reply)
  }

  const serve = (isOther: boolean) =>
    createServer((req, res) => {
      answer(req, res, isOther).catch((error: unknown) => {
        send(res, { status: 500, body: `The fixture site failed: ${String(error)}`, type: 'text/plain' })
      })
    })
  const servers = [serve(false), serve(true)]
  const [url, otherUrl] = (await Promise.all(
    servers.map(async server => {
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    }),
  )) as [string, string]
  const site: Site = {
    url,
    otherUrl,
    requests,
    state,
    mirrors,
    async close() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    },
  }
  return site
}

const HTML = 'text/html; charset=utf-8'

function send(res: ServerResponse, reply: Exclude<Reply, 'hang' | 'reset'>): void {
  res.writeHead(reply.status ?? 200, {
    'content-type': reply.type ?? HTML,
    'cache-control': 'no-store',
    ...reply.headers,
  })
  if (reply.open) res.write(reply.body)
  else res.end(reply.body)
}

const notFound = (request: SiteRequest): Exclude<Reply, 'hang' | 'reset'> => ({
  status: 404,
  body: `<!doctype html><html lang="en"><title>Page not found</title><main><h1>Page not found</h1>
<p>There is nothing at ${encodeURI(request.path)}. The page may have moved.</p><p><a href="/">Back to the start page</a></p></main></html>`,
})

if (import.meta.main) {
  const site = await startSite({ mirror: process.argv.includes('--mirror') })
  console.log(`${site.url}\n${site.otherUrl}`)
}
