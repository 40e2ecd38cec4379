import type { Express } from 'express'
import { readAsset } from '../lib/assets.ts'

/** Files of the chat page by the path they are served under. They lie in src/web/page/ and need no build. */
const FILES: Record<string, { asset: string; type: string }> = {
  '/': { asset: 'src/web/page/index.html', type: 'text/html; charset=utf-8' },
  '/assets/page.css': { asset: 'src/web/page/page.css', type: 'text/css; charset=utf-8' },
  '/assets/icon.svg': { asset: 'src/web/page/icon.svg', type: 'image/svg+xml' },
  ...Object.fromEntries(
    ['main', 'api', 'dom', 'answer', 'evidence', 'approval', 'files', 'table', 'chart', 'theme'].map(name => [
      `/assets/${name}.js`,
      { asset: `src/web/page/${name}.js`, type: 'text/javascript; charset=utf-8' },
    ]),
  ),
}

/** Nothing inline, nothing from elsewhere, no framing: what a tool says can never run in the page. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the chat page at `/` and its files under `/assets/` (specification § B, chat web interface). */
export function mountChatPage(app: Express): void {
  for (const [path, { asset, type }] of Object.entries(FILES)) {
    let bytes: Buffer | undefined
    app.get(path, (_req, res) => {
      bytes ??= readAsset(asset)
      res.set({
        'content-type': type,
        'content-security-policy': POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-cache',
      })
      res.end(bytes)
    })
  }
}
