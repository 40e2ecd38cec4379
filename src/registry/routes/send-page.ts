import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Page } from '../catalogue/catalogue-pages.ts'

/** Answers a listing with its ETag; 304 when the client has it (RFC 9110 § 13.1.2). Rejects before anything was sent. */
export async function sendPage(req: IncomingMessage, res: ServerResponse, page: Page): Promise<void> {
  res.setHeader('etag', page.etag)
  res.setHeader('cache-control', 'no-cache')
  if (isKnown(req.headers['if-none-match'], page.etag)) {
    res.statusCode = 304
    res.end()
    return
  }
  const { pieces, length } = await page.body()
  if (res.destroyed) return
  res.setHeader('content-type', 'application/json; charset=utf-8')
  res.setHeader('content-length', length)
  for (const piece of pieces) res.write(piece)
  res.end()
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(part => {
    const tag = part.trim().replace(/^W\//, '')
    return tag === etag || tag === '*'
  })
}
