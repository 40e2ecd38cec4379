import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Express } from 'express'
import { readAsset } from '../lib/assets.ts'
import { PAGE_ASSET } from './page-asset.ts'

/**
 * Nothing inline but what carries the nonce of this response, nothing from elsewhere, no framing, and no text that
 * becomes markup (Trusted Types without any policy): what a tool says can never run in the page. Pictures of charts are
 * drawn from `data:` and saved from `blob:`.
 */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Agent</title><p>The chat page is not built. Run <code>npm run build:page</code>, then load this page again. <a href="docs">The interface for programs</a> works without it.</p></html>'

/** Serves the chat page at `/` (specification § B, chat web interface). */
export function mountChatPage(app: Express): void {
  let text: string | undefined
  app.get('/', (req, res) => {
    const nonce = randomBytes(16).toString('base64')
    res.set({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWith(nonce),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    try {
      text ??= readAsset(PAGE_ASSET).toString()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      res.status(503).end(NOT_BUILT)
      return
    }
    const page = text.replaceAll('%NONCE%', nonce)
    if (req.acceptsEncodings('gzip')) res.set('content-encoding', 'gzip').end(gzipSync(page))
    else res.end(page)
  })
}
