import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { createCrmApp } from '../../src/demos/crm/serve.ts'
import { createTerritoryApp } from '../../src/demos/territory/serve.ts'
import { listen, type Listening } from '../../src/http/listen.ts'
import { launchBrowser, openPage } from '../support/launch-browser.ts'

describe('documentation pages in a real browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-pages-'))
  const crm = createCrmApp({ databaseFile: join(folder, 'crm.sqlite') })
  const servers: Listening[] = []
  let browser: Browser

  before(async () => {
    servers.push(await listen(createTerritoryApp(), { port: 0 }), await listen(crm.app, { port: 0 }))
    browser = await launchBrowser()
  })
  after(async () => {
    await browser.close()
    for (const server of servers) await server.close()
    crm.close()
    rmSync(folder, { recursive: true })
  })

  const rows = [
    { service: 'territory', index: 0, path: '/docs', shows: '/my-accounts' },
    { service: 'territory', index: 0, path: '/redoc', shows: 'Sales Territory API' },
    { service: 'crm', index: 1, path: '/docs', shows: '/opportunities/' },
    { service: 'crm', index: 1, path: '/redoc', shows: 'CRM API' },
  ]
  for (const { service, index, path, shows } of rows) {
    it(`draws ${path} of the ${service} API from this machine alone [C-02, D-03]`, async () => {
      const origin = servers[index]!.url
      const { page, strangers, errors } = await openPage(browser, origin)
      await page.goto(origin + path)
      await page.getByText(shows).first().waitFor({ timeout: 15_000 })
      expect(strangers).to.deep.equal([])
      expect(errors).to.deep.equal([])
      await page.close()
    })
  }
})
