import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import { PAGE_FILE, PAGE_FOLDER } from '../../src/web/page-files.ts'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { useBrowser } from './use-browser.ts'

const FOLDER = join(import.meta.dirname, '../..', PAGE_FOLDER)
/** Largest page, gzipped, in bytes (issue of the chat page: 60 kB). */
const LARGEST = 60_000

describe('the built chat page', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent

  before(async () => {
    agent = await startAgent()
  })
  after(() => agent.close())

  it('is one file of at most 60 kB gzipped, with nothing in it that is loaded at once', () => {
    const page = readFileSync(join(FOLDER, PAGE_FILE), 'utf8')
    expect(gzipSync(page, { level: 9 }).length).to.be.at.most(LARGEST)
    expect(page).not.to.match(/<script[^>]+\bsrc=|<link[^>]+rel="(?:stylesheet|modulepreload)"|@import|__VITE_/)
    for (const [, attributes] of page.matchAll(/<(?:script|style)\b([^>]*)>/g))
      expect(attributes).to.contain('nonce="%NONCE%"')
  })

  it('shows a conversation with one request for itself', async () => {
    const page = await browser().newPage()
    const assets: string[] = []
    page.on(
      'request',
      request =>
        ['document', 'script', 'stylesheet', 'font'].includes(request.resourceType()) && assets.push(request.url()),
    )
    await page.goto(agent.url)
    await page.fill('#message', 'table')
    await page.press('#message', 'Enter')
    await page.locator('.message.agent', { hasText: 'The top accounts' }).waitFor()
    expect(assets).to.deep.equal([`${agent.url}/`])
    await page.close()
  })

  it('loads a part when it is first needed, from this server alone, and says when it cannot', async () => {
    const page = await browser().newPage()
    await page.goto(agent.url)
    await page.route('**/assets/**', route => route.abort())
    await page.goto(`${agent.url}/#/activity`)
    const again = page.getByRole('button', { name: 'Load the page again' })
    await page.getByText('This part of the page cannot be loaded').waitFor()
    await page.unroute('**/assets/**')
    await again.click()
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
    await page.close()
  })

  it('gives its parts with names that change with them, and nothing else of its folder', async () => {
    for (const name of readdirSync(join(FOLDER, 'assets')).filter(file => file.endsWith('.js'))) {
      const part = await fetch(`${agent.url}/assets/${name}`)
      expect(part.status).to.equal(200)
      expect(part.headers.get('content-type')).to.equal('text/javascript; charset=utf-8')
      expect(part.headers.get('cache-control')).to.contain('immutable')
    }
    for (const name of ['..%2findex.html', 'missing.js', '..%2f..%2fpackage.json', 'index.html'])
      expect((await fetch(`${agent.url}/assets/${name}`)).status, name).to.equal(404)
  })
})
