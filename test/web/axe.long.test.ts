import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { findViolations } from '../support/find-violations.ts'
import { openCatalogue, type OpenCatalogue } from '../support/open-catalogue.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'
import { createApprovalsEngine } from './approvals-engine.ts'
import { useBrowser } from './use-browser.ts'
import { ANSWERS, resultEngine } from './result-answers.ts'

/** What a page looks like to the one who has it. */
const LOOKS: [name: string, options: BrowserContextOptions, dir?: string][] = [
  ['360 px, dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
  ['768 px, light, right to left', { viewport: { width: 768, height: 1024 }, colorScheme: 'light' }, 'rtl'],
  [
    '1440 px, light, forced colours',
    { viewport: { width: 1440, height: 900 }, forcedColors: 'active', reducedMotion: 'reduce' },
  ],
]

const SERVICE = describeService({
  '/books': {
    get: {
      operationId: 'listBooks',
      summary: 'Every book',
      responses: jsonResponse({ type: 'array', items: { type: 'object' } }),
    },
    post: {
      operationId: 'addBook',
      summary: 'Adds a book',
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['title'],
              properties: {
                title: { type: 'string' },
                kind: { enum: ['novel', 'essay'] },
                pages: { type: 'integer' },
                lent: { type: 'boolean' },
                tags: { type: 'array', items: { type: 'string' } },
              },
            },
          },
        },
      },
      responses: jsonResponse(),
    },
  },
})

/** What the keyboard reaches, stop by stop, until it is at the beginning again or leaves the page. */
const NAME = `(() => {
  const { activeElement: at } = document
  if (!at || at === document.body) return null
  const { width, height, top, bottom } = at.getBoundingClientRect()
  const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(at)
  const box = at.closest('.composer, .search, form') ?? at
  const around = getComputedStyle(at.parentElement)
  const isSeen = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none' || around.boxShadow !== 'none' || around.outlineStyle !== 'none'
  return { name: at.localName + ' ' + (at.getAttribute('aria-label') ?? at.innerText ?? at.value ?? '').trim().slice(0, 40) + ' #' + at.id, isSeen, inside: bottom > 0 && top < innerHeight && width > 0 && height > 0 }
})()`

/** Controls that a pointer can press. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

describe('chat page: for everybody', function () {
  this.timeout(120_000)
  const browser = useBrowser()
  let talk: TestAgent
  let results: TestAgent
  let approvals: TestAgent
  let books: RecordingService

  before(async () => {
    ;[talk, results, approvals] = await Promise.all([
      startAgent(),
      startAgent({ engine: resultEngine }),
      startAgent({ engine: createApprovalsEngine() }),
    ])
    books = await startRecordingService(
      SERVICE,
      (_, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":1,"title":"Emma"}]'),
    )
  })
  after(() => Promise.all([talk.close(), results.close(), approvals.close(), books.close()]))

  const ask = async (page: Page, message: string) => {
    await page.fill('#message', message)
    await page.press('#message', 'Enter')
  }
  const said = (page: Page) => page.locator('.message.agent:not(.working)').last().waitFor()
  const turn = (page: Page, dir?: string) =>
    page.evaluate(`document.documentElement.dir = ${JSON.stringify(dir ?? 'ltr')}`)
  /** What is wrong with what is shown: axe, width, size of targets. */
  const look = async (page: Page, state: string): Promise<string[]> => {
    // What comes in softly is there.
    await page.evaluate(
      `document.getAnimations().forEach(one => one.effect.getComputedTiming().iterations < Infinity && one.finish())`,
    )
    const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    const found = [...(await findViolations(page)), ...((wide as number) > 0 ? [`${String(wide)} px too wide`] : [])]
    return found.map(one => `${state}: ${one}`)
  }

  // Each kind of state at one of them; AXE=all takes every kind at every one, which takes three times as long.
  const isTaken = (kind: number, at: number) => process.env.AXE === 'all' || kind === at
  for (const [at, [name, options, dir]] of LOOKS.entries()) {
    if (isTaken(0, at))
      it(`axe finds nothing in answers of any kind: ${name}`, async () => {
        const context = await browser().newContext(options)
        const page = await context.newPage()
        await page.goto(results.url)
        await turn(page, dir)
        const found: string[] = []
        for (const kind of [
          'fleet',
          'list',
          'record',
          'number',
          'value',
          'text',
          'bars',
          'line',
          'share',
          'empty',
          'ugly',
        ]) {
          expect(ANSWERS).to.have.property(kind)
          await page.goto(`${results.url}/#/`)
          await page.locator('#welcome').waitFor()
          await ask(page, kind)
          await page.locator('.message.agent .message-actions').last().waitFor()
          found.push(...(await look(page, kind)))
        }
        await context.close()
        expect(found).to.deep.equal([])
      })

    if (isTaken(1, at))
      it(`axe finds nothing while something is wrong or waits: ${name}`, async () => {
        const context = await browser().newContext(options)
        const page = await context.newPage()
        const found: string[] = []
        await page.goto(talk.url)
        await turn(page, dir)
        await ask(page, 'wait for it')
        await until(() => talk.engine.running === 1)
        found.push(...(await look(page, 'working')))
        await page.locator('#stop').click()
        await said(page)
        found.push(...(await look(page, 'stopped')))
        await ask(page, 'pictures')
        await page.locator('.files').waitFor()
        found.push(...(await look(page, 'files')))
        await page.locator('.message.user').first().hover()
        await page.getByRole('button', { name: 'Edit and ask again' }).first().click()
        found.push(...(await look(page, 'edit')))
        await page.keyboard.press('Escape')
        await page.route('**/status', route => route.abort())
        await page.locator('.state-banner', { hasText: 'does not answer' }).waitFor()
        found.push(...(await look(page, 'server away')))
        await page.unroute('**/status')
        await page.goto(approvals.url)
        await turn(page, dir)
        for (const kind of ['order', 'several', 'delete', 'page']) {
          await ask(page, kind)
          await page.locator('form.approval:not(.settled)').last().waitFor()
          found.push(...(await look(page, `approval ${kind}`)))
        }
        await page.locator('form.approval:not(.settled)').getByRole('button', { name: 'Reject' }).click()
        await page.locator('form.approval:not(.settled)').waitFor({ state: 'detached' })
        found.push(...(await look(page, 'settled')))
        await context.close()
        expect(found).to.deep.equal([])
      })

    if (isTaken(2, at))
      it(`axe finds nothing in the catalogue and the activity: ${name}`, async () => {
        const opened = await openCatalogue(
          browser(),
          `services:\n  - books:\n      url: ${books.url}/openapi.json\n  - gone:\n      url: http://127.0.0.1:9/openapi.json\n`,
          { context: options },
        )
        try {
          await opened.registry.ready('books')
          expect(await walk(opened, dir)).to.deep.equal([])
        } finally {
          await opened.close()
        }
      })
  }

  async function walk({ page, show }: OpenCatalogue, dir?: string): Promise<string[]> {
    const found: string[] = []
    const main = page.locator('#main')
    const see = async (state: string) => {
      await turn(page, dir)
      found.push(...(await look(page, state)))
    }
    await show('catalogue')
    await main.getByText('Ready').first().waitFor()
    await see('catalogue')
    await main.getByRole('button', { name: 'Add a service' }).click()
    await main.getByLabel('Address').fill(books.url)
    await main.getByRole('button', { name: /^Look/ }).click()
    await main.locator('.preview').waitFor()
    await see('preview')
    await show('catalogue/books')
    await main.locator('.tool').first().waitFor()
    await see('application')
    await show('catalogue/books/books_listBooks')
    await main.locator('.try button[type=submit]').click()
    await main.locator('.outcome').waitFor()
    await see('tried')
    await show('catalogue/books/books_addBook')
    await main.getByLabel('Title').fill('Emma')
    await main.locator('.try button[type=submit]').click()
    await page.getByRole('dialog').waitFor()
    await see('confirm')
    await page.keyboard.press('Escape')
    await show('activity')
    await main.getByRole('heading', { name: 'Recent calls' }).waitFor()
    await see('activity')
    return found
  }

  /** Presses Tab until it begins again; the names of the stops and what is wrong with them. */
  async function tab(page: Page): Promise<{ stops: string[]; wrong: string[] }> {
    const [stops, wrong]: string[][] = [[], []]
    await page.locator('.skip').focus()
    stops!.push('skip')
    for (let count = 0; count < 150; count++) {
      await page.keyboard.press('Tab')
      const at = (await page.evaluate(NAME)) as { name: string; isSeen: boolean; inside: boolean } | null
      if (!at) return { stops: stops!, wrong: wrong! }
      stops!.push(at.name)
      if (!at.isSeen) wrong!.push(`focus not seen: ${at.name}`)
      if (!at.inside) wrong!.push(`focus outside the window: ${at.name}`)
    }
    return { stops: stops!, wrong: ['the keyboard is caught', ...wrong!] }
  }

  it('the keyboard reaches every control of every view, in order, shows where it is and leaves', async () => {
    const opened = await openCatalogue(browser(), `services:\n  - books:\n      url: ${books.url}/openapi.json\n`)
    const { page, show, agent } = opened
    await opened.registry.ready('books')
    await show('catalogue/books/books_addBook')
    for (const view of ['catalogue', 'catalogue/books', 'catalogue/books/books_addBook', 'activity', 'chat']) {
      if (view === 'chat') {
        await page.goto(`${agent.url}/#/`)
        await ask(page, 'table')
        await page.locator('.message.agent .message-actions').last().waitFor()
      } else await show(view)
      await page.waitForTimeout(200)
      const { stops, wrong } = await tab(page)
      expect(wrong, view).to.deep.equal([])
      const reachable = await page.evaluate(
        `[...document.querySelectorAll(${JSON.stringify(CONTROLS)})].filter(one => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && !(one.type === 'radio' && !one.checked)).length`,
      )
      expect(stops.length, `${view}: ${stops.join(' | ')}`).to.be.at.least(reachable as number)
    }
    await opened.close()
  })

  it('nothing moves for those who asked for it', async () => {
    const context = await browser().newContext({ reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(talk.url)
    await ask(page, 'wait for it')
    await page.locator('.working').waitFor()
    const moving = await page.evaluate(
      `document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1 && one.effect.getComputedTiming().iterations > 1).map(one => one.animationName ?? one.transitionProperty)`,
    )
    await page.locator('#stop').click()
    await context.close()
    expect(moving).to.deep.equal([])
  })
})
