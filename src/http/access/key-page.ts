import type { IncomingMessage } from 'node:http'
import { accessOf } from './identity.ts'

/** Pages for people; everything else is for programs, which get JSON. */
const PAGES = /^\/(?:docs\/?|redoc\/?)$/

/** Styles of its own and nothing else. */
export const KEY_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a person who opens the documentation without a key is told; undefined for anything that is no such page. */
export function keyPageFor(req: IncomingMessage): string | undefined {
  const path = (req.url ?? '/').split('?', 1)[0]!
  const isOpened = req.method === 'GET' && PAGES.test(path) && /\btext\/html\b/.test(req.headers.accept ?? '')
  if (!isOpened) return undefined
  return accessOf(req)?.signsIn === true ? SIGN_IN : withoutSignIn(req)
}

const SIGN_IN = pageOf(`<p>This documentation is for those who have a key.</p>
<p><a href="/">Sign in at the chat page</a>, then come back here.</p>`)

/** A browser sends no key by itself: the description is fetched with one. */
function withoutSignIn({ headers: { host = '' }, socket }: IncomingMessage): string {
  const scheme = 'encrypted' in socket ? 'https' : 'http'
  // As it may stand in a command and in a page.
  const name = /^[\w.:[\]-]+$/.test(host) ? host : 'localhost'
  return pageOf(`<p>This server takes a key with every request, and a browser sends none by itself. Fetch its description with the key,
and open that in the tool of your choice:</p>
<pre>curl -H "Authorization: Bearer &lt;key&gt;" ${scheme}://${name}/openapi.json -o openapi.json</pre>
<p>With a key you can also look at tools, and try them, in the chat page of the agent server, where you sign in once.</p>
<p>Whoever runs the server makes a key with <code>agent keys add &lt;name&gt; --scope read</code>.</p>`)
}

function pageOf(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A key is needed</title>
<style>:root{color-scheme:light dark}body{max-width:42rem;margin:12vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}
pre{overflow:auto;padding:.75rem 1rem;border:1px solid}</style></head>
<body><main><h1>A key is needed</h1>
${body}
</main></body></html>
`
}
