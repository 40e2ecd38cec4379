/** A request as it reached the site. */
export interface SiteRequest {
  method: string
  path: string
  query: Record<string, string>
  /** The same as it stands, where names repeat. */
  search: string
  /** Fields of a form or of a JSON document; those that repeat are lists, files are `{ name, bytes }`. */
  body: Record<string, unknown>
  cookies: Record<string, string>
  origin: 'main' | 'other'
  address: string
  /** The other origin of the site. */
  sibling: string
}

/** `hang`: never answers. `reset`: breaks the connection off. `open`: what is sent is only the beginning. */
export type Reply =
  | 'hang'
  | 'reset'
  | {
      status?: number
      type?: string
      headers?: Record<string, string | string[]>
      body: string | Buffer
      open?: boolean
    }

export interface Route {
  method: string
  pattern: URLPattern
  handle(request: SiteRequest, params: Record<string, string>): Reply | Promise<Reply>
}

/** `GET /shop/:id` and what answers it. */
export function route(line: string, handle: Route['handle']): Route {
  const [method, pathname] = line.split(' ') as [string, string]
  return { method, pattern: new URLPattern({ pathname }), handle }
}

/** The answer of the first route that fits; undefined when none does. */
export async function findRoute(routes: Route[], request: SiteRequest): Promise<Reply | undefined> {
  for (const { method, pattern, handle } of routes) {
    if (method !== request.method && !(method === 'GET' && request.method === 'HEAD')) continue
    const match = pattern.exec({ pathname: request.path })
    if (match) return await handle(request, match.pathname.groups as Record<string, string>)
  }
  return undefined
}

export const redirect = (location: string, headers: Record<string, string> = {}): Reply => ({
  status: 303,
  headers: { location, ...headers },
  body: '',
})

export const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
