import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one address of the service answers: a text or a JSON value, or whatever the function does. */
export type Place = string | object | ((req: IncomingMessage, res: ServerResponse) => void)

export interface PlacesService {
  url: string
  port: number
  /** Method, path and Authorization header of every request. */
  requests: { method: string; path: string; authorization: string | undefined }[]
  close(): Promise<void>
}

/** An HTTP service with something at each of these paths, and 404 elsewhere; `*` answers everything else. */
export async function startPlaces(places: Record<string, Place> | ((url: string) => Record<string, Place>)) {
  const requests: PlacesService['requests'] = []
  let all: Record<string, Place> = {}
  const server = createServer((req, res) => {
    const path = req.url ?? '/'
    requests.push({ method: req.method ?? '', path, authorization: req.headers.authorization })
    const place = all[path] ?? all[path.split('?')[0]!] ?? all['*']
    if (place === undefined) return void res.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    if (typeof place === 'function') return place(req, res)
    if (req.method !== 'GET') return void res.writeHead(405).end()
    const isPage = typeof place === 'string' && place.trimStart().startsWith('<')
    res.writeHead(200, { 'content-type': isPage ? 'text/html' : 'application/json' })
    res.end(typeof place === 'string' ? place : JSON.stringify(place))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  all = typeof places === 'function' ? places(url) : places
  const service: PlacesService = {
    url,
    port,
    requests,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
