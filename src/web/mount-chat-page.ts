import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Express } from 'express'
import { accessOf } from '../http/access/identity.ts'
import { readAsset } from '../lib/assets.ts'
import { PAGE_FILE, PAGE_FOLDER } from './page-files.ts'

/**
 * No script but what carries the nonce of this response and what that loads itself, nothing from elsewhere, no framing,
 * and no text that becomes markup (Trusted Types without any policy): what a tool says can never run in the page.
 * Pictures of charts are drawn from `data:` and saved from `blob:`.
 */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
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

/**
 * Serves the chat page at `/` (specification § B, chat web interface), and its parts under `/assets/`. `program` is how the
 * program is called where the server was started, for the commands that the page tells.
 */
export function mountChatPage(app: Express, program = 'agent'): void {
  let text: string | undefined
  app.get('/', (req, res) => {
    const nonce = randomBytes(16).toString('base64')
    // The page says it itself, in a meta element: with the header Chromium's Lighthouse takes the navigation for aborted.
    res.removeHeader('referrer-policy')
    res.set({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyWith(nonce),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    text ??= readFile(PAGE_FILE)?.toString()
    if (text === undefined) return void res.status(503).end(NOT_BUILT)
    // The page asks who is signed in only where somebody has to be.
    const keys = accessOf(req)?.required ? 'data-keys ' : ''
    const marked = text.replace('<html ', () => `<html ${keys}data-program="${escapeAttribute(program)}" `)
    const page = marked.replaceAll('%NONCE%', nonce)
    if (req.acceptsEncodings('gzip')) res.set('content-encoding', 'gzip').end(gzipSync(page))
    else res.end(page)
  })

  const parts = new Map<string, Buffer>()
  app.get('/assets/:name', ({ params: { name } }, res, next) => {
    // Names as the build gives them: nothing that leads out of the folder.
    if (!/^[\w-]+\.js$/.test(name)) return void next()
    const known = parts.get(name) ?? readFile(`assets/${name}`)
    if (!known) return void next()
    parts.set(name, known)
    res.set({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // The name changes with what is in it.
      'cache-control': 'public, max-age=31536000, immutable',
    })
    res.end(known)
  })
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A file of the built page; undefined when it is not there. */
function readFile(name: string): Buffer | undefined {
  try {
    return readAsset(`${PAGE_FOLDER}/${name}`)
  } catch {
    return undefined
  }
}
