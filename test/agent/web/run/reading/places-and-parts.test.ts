import { expect } from 'chai'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPages, type Pages } from '../../open-pages.ts'

/** Rows in an order that no column has, entries of which one speaks of the page itself, and a section of its own. */
const PAGE = `<!doctype html><title>Harbour log</title><main><h1>Harbour log</h1>
<table><thead><tr><th>Skipper</th><th>Berth</th><th>Since</th></tr></thead><tbody>
<tr><td>Ivo Lund</td><td>North</td><td>2015</td></tr>
<tr><td>Mia Torp</td><td>South</td><td>2003</td></tr>
<tr><td>Kai Holm</td><td>North</td><td>2021</td></tr></tbody></table>
<article><h2>Fog in the morning</h2><p>Nobody left before ten.</p></article>
<article><h2>New ropes</h2><p>As the harbour log of last year asked for.</p></article>
<article><h2>Regatta</h2><p>Nine boats came.</p></article>
<section><h2>Contact</h2><p>Channel 12.</p></section></main>`

describe('places and parts of a page', function () {
  this.timeout(60_000)
  let pages: Pages
  let server: Server
  before(async () => {
    pages = await openPages()
    server = createServer((_, res) => res.setHeader('content-type', 'text/html').end(PAGE))
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
    await pages.say(`open http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  after(async () => {
    await pages.close()
    server.closeAllConnections()
    server.close()
  })

  it('a row by its place is that of the page, below its headings', async () => {
    const first = await pages.say('tell me who is in the first row')
    expect(first.response).to.contain('Ivo Lund').and.not.contain('Mia Torp')
    expect((await pages.say('who is in the last row?')).response).to.contain('Kai Holm')
  })

  it('the headings of the entries are those of each, and of nothing else', async () => {
    const { data } = await pages.say('list the headings of the entries in the harbour log')
    expect((data.result as { text: string }[]).map(({ text }) => text)).to.deep.equal([
      'Fog in the morning',
      'New ropes',
      'Regatta',
    ])
  })

  it('the text of what the page is called is what stands on it', async () => {
    expect((await pages.say('read me the text of the harbour log')).response).to.contain('Nine boats came.')
    expect((await pages.say('what is the text of the main heading?')).response).to.not.contain('Nine boats came.')
  })
})
