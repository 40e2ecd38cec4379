import type { IncomingMessage, ServerResponse } from 'node:http'

/** The pages of somebody who wants to reach what is behind the guard: redirects, headers, service workers. */
export function answerAttack(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://site.example')
  const to = url.searchParams.get('to') ?? ''
  if (url.pathname === '/redirect') {
    const hops = Number(url.searchParams.get('hops') ?? 1)
    const next = new URLSearchParams({ to, hops: String(hops - 1) })
    const status = Number(url.searchParams.get('status') ?? 302)
    return void response.writeHead(status, { location: hops > 1 ? `/redirect?${next}` : to }).end()
  }
  if (url.pathname === '/sw-fetch.js' || url.pathname === '/sw-import.js') {
    const code = url.pathname === '/sw-fetch.js' ? `fetch('${to}', { mode: 'no-cors' })` : `importScripts('${to}')`
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
  }
  response.setHeader('content-type', 'text/html')
  if (url.pathname === '/link') response.setHeader('link', `<${to}>; rel=preload; as=image`)
  if (url.pathname === '/refresh') response.setHeader('refresh', `0;url=${to}`)
  response.end('<!doctype html><title>A page</title><body>A page</body>')
}
