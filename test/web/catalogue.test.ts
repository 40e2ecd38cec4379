import { expect } from 'chai'
import { closeAfterEach } from '../support/close-after-each.ts'
import { openCatalogue, type OpenCatalogue } from '../support/open-catalogue.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { useBrowser } from './use-browser.ts'

const get = (operationId: string, more: object = {}) => ({
  get: { operationId, responses: jsonResponse({ type: 'object' }), ...more },
})
const ENTRY = (name: string, url: string) => `  - ${name}:\n      url: ${url}/openapi.json\n`

describe('catalogue of the page', function () {
  this.timeout(60_000)
  const kept = closeAfterEach()
  const browser = useBrowser()

  const main = ({ page }: OpenCatalogue) => page.locator('#main')

  it('shows applications with their state, why one failed and what to do, and follows what changes', async () => {
    const parcels = kept(await startRecordingService(describeService({ '/parcels': get('listParcels') })))
    const yaml = `services:\n${ENTRY('parcels', parcels.url)}${ENTRY('gone', 'http://127.0.0.1:9')}`
    const opened = kept(await openCatalogue(browser(), yaml))
    await opened.show('catalogue')
    const cards = main(opened).locator('.app')
    const [ready, gone] = [cards.filter({ hasText: 'parcels' }), cards.filter({ hasText: 'gone' })]
    await ready.getByText('Ready').waitFor()
    expect(await ready.innerText()).to.match(/OpenAPI service · 1 tool\n/)
    await gone.getByText('Failed', { exact: true }).waitFor()
    const text = await gone.innerText()
    for (const part of ['127.0.0.1:9', 'since', 'Refresh']) expect(text).to.contain(part)
    // Nothing that comes or goes moves the focus.
    await gone.getByRole('button', { name: 'Refresh gone' }).focus()
    await parcels.close()
    await opened.registry.post('/applications/parcels/refresh', {})
    await ready.getByText('Failed', { exact: true }).waitFor()
    expect(await opened.page.evaluate('document.activeElement.ariaLabel')).to.equal('Refresh gone')
    expect(await ready.getByRole('button', { name: 'Remove' }).count()).to.equal(0)
    expect(opened.complaints).to.deep.equal([])
  })

  it('explains how to add an application where there is none', async () => {
    const opened = kept(await openCatalogue(browser(), 'services: []\n'))
    await opened.show('catalogue')
    await main(opened).getByText('No application is registered yet').waitFor()
    expect(await main(opened).locator('.empty').innerText())
      .to.contain('Add a service')
      .and.contain('agent apis add')
    expect(await main(opened).getByRole('searchbox').count()).to.equal(0)
  })

  it('says what the server says when the registry is away, and reads again', async () => {
    const opened = kept(
      await openCatalogue(browser(), 'services: []\n', { agent: { registryUrl: 'http://127.0.0.1:9' } }),
    )
    await opened.show('catalogue')
    const alert = main(opened).getByRole('alert')
    await alert.waitFor()
    expect(await alert.innerText())
      .to.contain('agent start api-registry')
      .and.contain('REGISTRY_UNREACHABLE')
    await alert.getByRole('button', { name: 'Try again' }).waitFor()
  })

  it('pages through thousands of tools, filters them by what they do, and finds the best by words', async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 3000 }, (_, at) => [
        `/thing${at}`,
        { [at % 3 ? 'get' : 'post']: { operationId: `thing${at}`, responses: jsonResponse() } },
      ]),
    )
    const large = kept(
      await startRecordingService(
        describeService({ ...paths, '/umbrellas': get('listUmbrellas', { summary: 'Every umbrella in the shop' }) }),
      ),
    )
    const opened = kept(await openCatalogue(browser(), `services:\n${ENTRY('large', large.url)}`))
    await opened.registry.ready('large')
    await opened.show('catalogue/large')
    const { page } = opened
    const tools = main(opened).locator('.tool')
    const note = main(opened).locator('.finder .note').first()
    await note.filter({ hasText: '1–50 of 3,001 tools.' }).waitFor()
    expect(await tools.count()).to.equal(50)
    await page.getByRole('button', { name: 'Next' }).click()
    await note.filter({ hasText: '51–100 of 3,001 tools.' }).waitFor()
    expect(await tools.first().innerText()).to.contain('large_thing50')
    await page.getByRole('radio', { name: 'Changes data' }).check()
    await note.filter({ hasText: '1–50 of 1,000 tools, changing data.' }).waitFor()
    expect(new Set(await tools.locator('.badge').allInnerTexts())).to.deep.equal(new Set(['Changes data']))
    await page.getByRole('radio', { name: 'All' }).check()
    const box = page.getByRole('searchbox', { name: 'Search the tools of large' })
    await box.fill('umbrellas')
    await note.filter({ hasText: '1 tool for “umbrellas”, the best first.' }).waitFor()
    // It is said politely, and the list is gone through with the arrows.
    await page.getByRole('status').filter({ hasText: '1 tool for “umbrellas”' }).waitFor({ state: 'attached' })
    await box.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'large_listUmbrellas' }).waitFor()
    expect(page.url()).to.match(/#\/catalogue\/large\/large_listUmbrellas$/)
    expect(await page.evaluate('document.activeElement.tagName')).to.equal('H1')
    // Back where one was.
    await page.goBack()
    await note.filter({ hasText: '1 tool for “umbrellas”' }).waitFor()
    expect(await box.inputValue()).to.equal('umbrellas')
    await box.fill('')
    await note.filter({ hasText: 'of 3,001 tools.' }).waitFor()
    await tools.nth(40).getByRole('link').click()
    await page.getByRole('heading', { name: 'Try it' }).waitFor()
    const scrolled = () => page.evaluate('document.querySelector(".page").scrollTop')
    expect(await scrolled()).to.equal(0)
    await page.goBack()
    await tools.nth(40).waitFor()
    await page.waitForFunction(() => (globalThis as any).document.querySelector('.page').scrollTop > 1000)
    await box.fill('zzzzqqqq')
    await note.filter({ hasText: 'No tool for “zzzzqqqq” here.' }).waitFor()
    expect(opened.complaints).to.deep.equal([])
  })

  it('searches all applications at once', async () => {
    const one = kept(await startRecordingService(describeService({ '/a': get('a', { summary: 'Weather of a city' }) })))
    const two = kept(await startRecordingService(describeService({ '/b': get('b', { summary: 'Send a letter' }) })))
    const opened = kept(await openCatalogue(browser(), `services:\n${ENTRY('one', one.url)}${ENTRY('two', two.url)}`))
    await opened.registry.ready('one', 'two')
    await opened.show('catalogue')
    await opened.page.getByRole('searchbox', { name: 'Search all tools' }).fill('letter')
    const first = main(opened).locator('.tool').first()
    await first.filter({ hasText: 'two_b' }).waitFor()
    expect(await first.getByRole('link').getAttribute('href')).to.equal('#/catalogue/two/two_b')
  })

  it('draws names and descriptions as text, whatever is in them', async () => {
    const evil = '<img src=x onerror="globalThis.attacked=1">[x](javascript:attacked=1)'
    const service = kept(
      await startRecordingService(
        describeService({
          '/evil': {
            post: {
              operationId: 'evil',
              summary: evil,
              parameters: [
                { name: `p${evil}`, in: 'query', description: evil, schema: { type: 'string', enum: [evil] } },
              ],
              responses: jsonResponse({ type: 'object', properties: { [evil]: { type: 'string' } } }),
            },
          },
          '/long': get(`${'averylongname'.repeat(14)}`, { summary: 'قائمة '.repeat(300) }),
        }),
        (_req, res) => void res.writeHead(500).end(evil),
      ),
    )
    const opened = kept(await openCatalogue(browser(), `services:\n${ENTRY('odd', service.url)}`))
    await opened.registry.ready('odd')
    const { page } = opened
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await opened.show('catalogue/odd')
      await main(opened).locator('.tool').first().waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(width)
      expect(
        await page.evaluate(
          'document.querySelector(".page").scrollWidth <= document.querySelector(".page").clientWidth',
        ),
      ).to.equal(true)
    }
    await opened.show('catalogue/odd/odd_evil')
    await main(opened).getByText('javascript:attacked').first().waitFor()
    await page.getByRole('button', { name: 'Call it…' }).click()
    await page.getByRole('button', { name: 'Yes, change it' }).click()
    await main(opened).getByText('It failed').waitFor()
    await opened.show('activity')
    await main(opened).getByRole('link', { name: 'odd_evil' }).first().waitFor()
    expect(await page.evaluate('globalThis.attacked')).to.equal(undefined)
    expect(await main(opened).locator('img, a[href^="javascript"]').count()).to.equal(0)
    expect(opened.complaints).to.deep.equal([])
  })
})
