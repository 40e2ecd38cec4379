import { escapeHtml, layout } from '../layout.ts'
import { redirect, route, type Route } from '../route.ts'

const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** A page of one sentence as a PDF. */
const pdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length ${text.length + 41}>>stream
BT /F1 14 Tf 20 100 Td (${text}) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`)

/** Slow and broken pages, redirects, downloads. */
export function troubleRoutes(): Route[] {
  return [
    route('GET /broken/500', () => ({
      status: 500,
      body: layout('Server error', '<h1>Something went wrong</h1><p>Error reference 0x51F2.</p>'),
    })),
    route('GET /broken/reset', () => 'reset'),
    route('GET /broken/hang', () => 'hang'),
    route('GET /broken/half', () => ({
      body: '<!doctype html><title>Half a page</title><h1>Half a page</h1><p>The rest never comes.',
      open: true,
    })),
    route('GET /broken/loop', () => redirect('/broken/loop-again')),
    route('GET /broken/loop-again', () => redirect('/broken/loop')),
    route('GET /broken/gone', () => ({
      status: 410,
      body: layout('Gone', '<h1>Gone</h1><p>This page was removed for good.</p>'),
    })),
    route('GET /redirect', ({ query }) => redirect(query.to ?? '/')),
    route('GET /slow/page', async ({ query }) => {
      await wait(Number(query.ms ?? 1500))
      return { body: layout('Slow page', '<h1>Slow page</h1><p>It took a while, but here it is.</p>') }
    }),
    route('GET /api/slow', async ({ query }) => {
      await wait(Number(query.ms ?? 1200))
      return { type: 'application/json', body: '{"balance":"£318.20","updated":"today"}' }
    }),
    route('GET /files/:name', ({ query }, { name = '' }) => {
      const attachment = { 'content-disposition': `attachment; filename="${name}"` }
      if (name.endsWith('.pdf'))
        return { type: 'application/pdf', ...(query.save && { headers: attachment }), body: pdf(`Willowmere: ${name}`) }
      if (name.endsWith('.csv'))
        return {
          type: 'text/csv',
          headers: attachment,
          body: 'station,passengers\nKelby Road,8120\nHexley South,15044\n',
        }
      if (name.endsWith('.bin'))
        return { type: 'application/octet-stream', headers: attachment, body: Buffer.alloc(3 * 2 ** 20, 7) }
      if (name.endsWith('.txt')) return { type: 'text/plain', headers: attachment, body: 'Minutes of the meeting\n' }
      return { status: 404, body: 'There is no such file.' }
    }),
    route('GET /whoami', ({ address, cookies }) => ({
      body: layout('Who am I', `<p>${escapeHtml(address)}</p><pre>${escapeHtml(JSON.stringify(cookies))}</pre>`),
    })),
  ]
}
