import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { startAgent, type TestAgent } from '../../agent/support/start-agent.ts'
import { useBrowser } from '../use-browser.ts'
import { fakeCatalogue } from './fake-catalogue.ts'
import { createInjectionEngine } from './injection-engine.ts'
import { PAYLOADS } from './payloads.ts'
import { watchPage, type Watched } from './watch-page.ts'

/** Where in an answer they stand: tables, errors and what goes on from it always, all of them with `AXE=all`. */
const ALL_PLACES = [
  'table',
  'rows',
  'record',
  'lists',
  'several',
  'bar',
  'line',
  'share',
  'strange',
  'evidence',
  'error',
  'files',
  'follow',
]
const PLACES = process.env.AXE === 'all' ? ALL_PLACES : ['table', 'error', 'follow']

describe('chat page: texts that would be more than text', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let page: Page
  let watched: Watched

  before(async () => {
    agent = await startAgent({ engine: createInjectionEngine() })
  })
  after(() => agent.close())
  beforeEach(async () => {
    const context = await browser().newContext({ viewport: { width: 1440, height: 900 } })
    page = await context.newPage()
    page.setDefaultTimeout(40_000)
    watched = await watchPage(page, agent.url)
    await page.goto(agent.url)
  })
  afterEach(() => page.context().close())

  /** Nothing ran, nothing left, and the page still answers. */
  const check = async (answers = true) => {
    expect(await watched.found()).to.deep.equal([])
    if (!answers) return
    await ask('still there?')
    await page.locator('.message.agent', { hasText: 'You said still there?' }).last().waitFor()
    expect(await watched.found()).to.deep.equal([])
  }
  const ask = async (message: string) => {
    await page.fill('#message', message)
    await page.press('#message', 'Enter')
  }
  /** Opens every disclosure, also those within. */
  const openAll = async () => {
    for (let round = 0; round < 4; round++) {
      await page.evaluate(`for (const one of document.querySelectorAll('#main details:not([open])')) one.open = true`)
      await page.waitForTimeout(60)
    }
  }
  const answered = async () => {
    await page.locator('.message.agent .message-actions').last().waitFor()
  }
  /** A conversation with these messages, shown. */
  const converse = async (...messages: string[]) => {
    const { metadata } = await agent.chat(messages[0]!)
    for (const message of messages.slice(1)) await agent.chat(message, { session_id: metadata.session_id })
    await page.goto(`${agent.url}/#/c/${metadata.session_id}`)
    await page
      .locator('.message.agent')
      .nth(messages.length - 1)
      .waitFor()
    return metadata.session_id
  }

  it('has enough of them', () => expect(new Set(PAYLOADS).size).to.be.at.least(60))

  it('would be seen if one were more', async () => {
    await page.evaluate(`{
      const link = document.createElement('a')
      link.href = 'https://evil.example/'
      try {
        link.setAttribute('onclick', '')
      } catch {}
      link.id = 'cookie'
      document.body.append(link, document.createElement('iframe'), 'x')
      Object.prototype.polluted = 1
    }`)
    const found = (await watched.found()).join('\n')
    const all = ['clobbered', 'without noopener', 'without a mark', '<iframe>', 'prototype', 'policy stopped']
    for (const one of all) expect(found).to.contain(one)
  })

  for (const engine of ['plain', 'model', 'value'])
    it(`in answers: ${engine}`, async () => {
      await converse(...PAYLOADS.map((_, at) => `${engine} ${at}`))
      if (engine === 'model') await page.locator('.markdown').first().waitFor()
      await openAll()
      await check()
    })

  it('while a model writes and its tools are called', async () => {
    await ask('live')
    await answered()
    await openAll()
    await check()
  })

  for (const place of PLACES)
    it(`in results and what stands beside them: ${place}`, async () => {
      await ask(place)
      await answered()
      await openAll()
      const views = page.locator('.segments button')
      for (let at = 0; at < (await views.count()); at++) await views.nth(at).click()
      await openAll()
      await check()
    })

  it('keeps the rest of an answer where a part of it cannot be drawn', async () => {
    await ask('broken')
    await page.getByText('This part cannot be shown').first().waitFor()
    await page.locator('.message.agent', { hasText: 'Here it is.' }).waitFor()
    expect(String(await watched.found())).to.match(/^[^,]*is not a function[^,]*$/)
    await check()
  })

  for (const kind of ['change', 'traps', 'page'])
    it(`in approvals: ${kind}`, async () => {
      await ask(`approve ${kind}`)
      const card = page.locator('form.approval')
      await card.waitFor()
      await openAll()
      expect(await watched.found()).to.deep.equal([])
      if (kind !== 'page') {
        await card.locator('input:not([readonly]):not([type=checkbox])').first().fill('x')
        await card.getByRole('button', { name: /^Approve as/ }).click()
        await card.locator('[role=alert], .form-problem').first().waitFor()
        await openAll()
        expect(await watched.found()).to.deep.equal([])
      }
      await card.getByRole('button', { name: 'Reject' }).click()
      await card.locator('.approval-state', { hasText: 'Rejected' }).waitFor()
      await check()
    })

  it('in titles of conversations, and in what is searched for', async () => {
    for (const text of PAYLOADS) await agent.chat(text.slice(0, 500))
    await page.reload()
    await page.locator('#sessions li').nth(30).waitFor()
    expect(await watched.found()).to.deep.equal([])
    const search = page.getByRole('searchbox').first()
    for (const text of PAYLOADS.slice(0, 12)) await search.fill(text.slice(0, 100))
    await search.fill('')
    const row = page.locator('#sessions li').first()
    await row.hover()
    await row.getByRole('button', { name: /^Rename/ }).click()
    await page.getByLabel('Title of the conversation').press('Escape')
    await row.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('dialog').waitFor()
    expect(await watched.found()).to.deep.equal([])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await check()
  })

  it('in suggestions and in questions that go on', async () => {
    await page.locator('#welcome button').first().waitFor()
    expect(await watched.found()).to.deep.equal([])
    await page.locator('#welcome button').nth(2).click()
    await page.locator('.message.agent .message-actions').waitFor()
    await ask('follow')
    await page.locator('.follow-up').last().click()
    await page.locator('.message.agent', { hasText: 'You said constructor' }).waitFor()
    await check()
  })

  it('in addresses that somebody sends', async () => {
    const views = ['', '/', '/c/', '/catalogue/', '/catalogue/x/', '/activity/']
    const ways = PAYLOADS.slice(0, -1).map((text, at) => {
      const view = views[at % views.length]!
      return `#${view}${view ? encodeURIComponent(text.toWellFormed()) : text}`
    })
    for (const hash of [...ways, '#/c/..', '#/c/%2e%2e', '#/catalogue/../..', '#/c/%', '#/catalogue/%00'])
      await page.evaluate(to => ((globalThis as any).location.hash = to), hash)
    await page.goto(`${agent.url}/#/`)
    await page.locator('#welcome').waitFor()
    await check()
  })

  it('in errors of the server', async () => {
    const problems = page.locator('.message.problem')
    const before = await problems.count()
    for (const [at, text] of [...PAYLOADS.slice(0, 3), PAYLOADS.join(' ')].entries()) {
      const body = JSON.stringify({ detail: text, code: text })
      await page.route('**/chat/stream', route => route.fulfill({ status: 422, contentType: 'application/json', body }))
      await ask('what?')
      await problems.nth(before + at).waitFor()
      await page.unroute('**/chat/stream')
    }
    await page.route('**/chat/stream', route =>
      route.fulfill({ status: 500, contentType: 'text/html', body: PAYLOADS.join('\n') }),
    )
    await ask('and HTML?')
    await page.locator('.message.problem', { hasText: '500' }).last().waitFor()
    await page.unroute('**/chat/stream')
    await check()
  })

  const show = async (route: string) => {
    await page.evaluate(to => ((globalThis as any).location.hash = to), `#/${route}`)
    await page.locator('#main h1').waitFor()
    await page.waitForTimeout(150)
    await openAll()
  }
  const first = encodeURIComponent(PAYLOADS[0]!)

  it('in the catalogue: applications, tools and their parameters', async () => {
    await fakeCatalogue(page)
    for (const route of ['catalogue', `catalogue/${first}`, `catalogue/${first}/${first}`, 'activity']) {
      await show(route)
      expect(await watched.found(), route).to.deep.equal([])
    }
    await show('catalogue')
    await page.locator('#main').getByRole('searchbox').first().fill('word')
    await page.locator('#main .tool').first().waitFor()
    expect(await watched.found()).to.deep.equal([])
    await show('')
    await check()
  })

  for (const fails of [false, true])
    it(`in what a tool that is tried ${fails ? 'fails with' : 'answers'}`, async () => {
      await fakeCatalogue(page, { fails })
      // Without its schema the call needs nothing filled in.
      await page.route('**/catalogue/tools/*', async route => {
        const tool = {
          app_name: PAYLOADS[2],
          api_name: PAYLOADS[2],
          secure: false,
          path: '/',
          method: 'GET',
          description: '',
          parameters: [],
        }
        const more = {
          read_only: true,
          approval: 'none',
          response_schemas: { success: {}, failure: {} },
          input_schema: {},
        }
        await route.fulfill({ contentType: 'application/json', body: JSON.stringify({ ...tool, ...more }) })
      })
      await show(`catalogue/${first}/${first}`)
      await page.locator('.try button[type=submit]').click()
      await page.locator('.outcome').waitFor()
      await openAll()
      expect(await watched.found()).to.deep.equal([])
    })

  it('in the preview of a service, and why it cannot be added', async () => {
    await fakeCatalogue(page)
    await show('catalogue')
    const main = page.locator('#main')
    await main.getByRole('button', { name: 'Add a service' }).click()
    await main.getByLabel('Address').fill('https://example.com')
    await main.getByRole('button', { name: /^Look/ }).click()
    await main.locator('.preview').waitFor()
    await openAll()
    expect(await watched.found()).to.deep.equal([])
    await main.getByLabel('Name in the catalogue').fill('books')
    await main.getByRole('button', { name: 'Add it' }).click()
    await main.getByRole('alert').first().waitFor()
    expect(await watched.found()).to.deep.equal([])
  })
})
