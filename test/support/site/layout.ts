import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from './route.ts'

/** Safe in text and attributes. */
export const escapeHtml = (value: unknown): string =>
  String(value ?? '').replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{font:16px/1.5 sans-serif;margin:0;color:#222}header.top{background:#234;color:#fff;padding:12px 24px}
header.top a{color:#fff;margin-right:16px}main{padding:16px 24px;max-width:1100px}table{border-collapse:collapse}
td,th{border:1px solid #bbb;padding:4px 8px;text-align:left}.row{margin:8px 0}.error{color:#b00020}.muted{color:#666}
footer{padding:16px 24px;color:#555;border-top:1px solid #ddd}button,.button{cursor:pointer}fieldset{margin:8px 0}
.card{border:1px solid #ccc;padding:12px;margin:8px;display:inline-block;width:240px;vertical-align:top}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

/** The frame of most pages. */
export function layout(
  title: string,
  main: string,
  options: { lang?: string; dir?: string; user?: string } = {},
): string {
  const { lang = 'en', dir = 'ltr', user } = options
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – Willowmere</title>
<link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>
<header class="top"><nav aria-label="Main"><a href="/">Home</a><a href="/shop">Shop</a><a href="/blog">Journal</a>
<a href="/events">Events</a><a href="/contact">Contact</a><a href="/search">Search</a>
${user ? `<a href="/account">My account</a><span>Signed in as ${escapeHtml(user)}</span>` : '<a href="/login">Sign in</a>'}</nav></header>
<main id="content">
${main}
</main>
<footer><p>Willowmere Community Trust, 4 Mill Lane. <a href="/privacy">Privacy</a> · <a href="/contact">Contact us</a></p></footer>
</body>
</html>`
}

/** A page of the folder `pages`: a whole document as it is, anything else (its first line is the title) in the layout. */
export function readPage(name: string, options: { lang?: string; dir?: string } = {}): Reply {
  const text = readFileSync(join(import.meta.dirname, 'pages', `${name}.html`), 'utf8')
  if (/^<!doctype/i.test(text)) return { body: text }
  const title = /^<!-- title: (.*?) -->/.exec(text)?.[1] ?? name
  return { body: layout(title, text.slice(text.indexOf('\n') + 1), options) }
}

/** What was sent, as a receipt that shows it. */
export function receipt(title: string, fields: Record<string, unknown>): Reply {
  const shown = Object.entries(fields)
    .filter(([name]) => !/password|cvc|card/i.test(name))
    .map(([name, value]) => {
      const text = value !== null && typeof value === 'object' ? JSON.stringify(value) : value
      return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`
    })
  return {
    body: layout(
      title,
      `<h1>${escapeHtml(title)}</h1><p role="status">We received your details.</p><dl>${shown.join('')}</dl>`,
    ),
  }
}
