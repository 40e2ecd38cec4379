import { expect } from 'chai'
import { closeAfterEach } from '../support/close-after-each.ts'
import { openCatalogue, type OpenCatalogue } from '../support/open-catalogue.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { useBrowser } from './use-browser.ts'

const DESCRIPTION = describeService({
  '/quick': { get: { operationId: 'quick', responses: jsonResponse() } },
  '/slow': { get: { operationId: 'slow', responses: jsonResponse() } },
  '/bad': { get: { operationId: 'bad', responses: jsonResponse() } },
})

describe('activity of the page', function () {
  this.timeout(60_000)
  const kept = closeAfterEach()
  const browser = useBrowser()

  const main = ({ page }: OpenCatalogue) => page.locator('#main')
  const rows = (opened: OpenCatalogue) => main(opened).getByRole('group', { name: 'Recent calls' }).locator('tbody tr')
  const open = async (context: Parameters<typeof openCatalogue>[2] = {}) => {
    const service = kept(
      await startRecordingService(DESCRIPTION, ({ url }, res) => {
        const end = () =>
          res.writeHead(url === '/bad' ? 404 : 200, { 'content-type': 'application/json' }).end('{"ok":true}')
        setTimeout(end, url === '/slow' ? 120 : 0)
      }),
    )
    const entry = (name: string) => `  - ${name}:\n      url: ${service.url}/openapi.json\n`
    const opened = kept(await openCatalogue(browser(), `services:\n${entry('one')}${entry('two')}`, context))
    await opened.registry.ready('one', 'two')
    return opened
  }
  const call = (opened: OpenCatalogue, app: string, tool: string) => opened.registry.call(app, tool)

  it('says that nothing was called yet', async () => {
    const opened = await open()
    await opened.show('activity')
    await main(opened).getByText('Nothing was called yet.').waitFor()
    await main(opened).getByText('No calls in the last hour.').waitFor()
  })

  it('shows calls with outcome, status and duration, calls per minute, and the slowest tools first', async () => {
    const opened = await open({ context: { locale: 'de-DE' } })
    await call(opened, 'one', 'quick')
    await call(opened, 'one', 'bad')
    await call(opened, 'two', 'slow')
    await opened.show('activity')
    await rows(opened).first().waitFor()
    const texts = await rows(opened).allInnerTexts()
    expect(texts.length).to.equal(3)
    expect(texts[0]).to.match(/^Worked 200\s+two_slow two\s+\d\d:\d\d:\d\d .*\s+[\d,]+ ms\s+1\s/)
    expect(texts[1]).to.match(/^Failed 404 UPSTREAM_ERROR\s+one_bad one/)
    await main(opened).getByText('3 calls, 1 of them failed; at most').waitFor()
    const latency = main(opened).getByRole('group', { name: 'Latency of tools' }).locator('tbody tr')
    expect(await latency.count()).to.equal(3)
    expect(await latency.first().innerText()).to.contain('two_slow')
    await main(opened).getByText('As a table').click()
    expect(await main(opened).getByRole('group', { name: 'Calls per minute' }).innerText()).to.match(
      /\d\d:\d\d\s+[123]\s/,
    )
    await rows(opened).nth(1).getByRole('link', { name: 'one_bad' }).click()
    await main(opened).getByRole('heading', { level: 1, name: 'one_bad' }).waitFor()
    expect(opened.complaints).to.deep.equal([])
  })

  it('filters by application and outcome', async () => {
    const opened = await open()
    for (const [app, tool] of [
      ['one', 'quick'],
      ['one', 'bad'],
      ['two', 'quick'],
    ] as const)
      await call(opened, app, tool)
    await opened.show('activity')
    await main(opened).getByLabel('Application').selectOption('one')
    await rows(opened).filter({ hasText: 'two_quick' }).waitFor({ state: 'detached' })
    expect(await rows(opened).count()).to.equal(2)
    await main(opened).getByLabel('Failed only').check()
    await rows(opened).filter({ hasText: 'one_quick' }).waitFor({ state: 'detached' })
    expect(await rows(opened).allInnerTexts().then(String)).to.contain('one_bad')
    await main(opened).getByLabel('Application').selectOption('two')
    await main(opened).getByText('No call of this kind.').waitFor()
    // The choice keeps every application.
    expect(await main(opened).getByLabel('Application').locator('option').allInnerTexts()).to.deep.equal([
      'All',
      'one',
      'two',
    ])
  })

  it('follows new calls, holds the list still while somebody looks at it, and stops while it is paused', async () => {
    const opened = await open()
    await call(opened, 'one', 'quick')
    await opened.show('activity')
    await rows(opened).first().waitFor()
    await call(opened, 'one', 'bad')
    await rows(opened).nth(1).waitFor()
    expect(await rows(opened).first().innerText()).to.contain('one_bad')
    // Under the pointer nothing moves.
    await rows(opened).first().hover()
    await call(opened, 'two', 'quick')
    const newer = main(opened).getByRole('button', { name: 'Show 1 new call' })
    await newer.waitFor()
    expect(await rows(opened).first().innerText()).to.contain('one_bad')
    await newer.click()
    await rows(opened).nth(2).waitFor()
    expect(await rows(opened).first().innerText()).to.contain('two_quick')
    // Nor under the focus.
    await opened.page.mouse.move(5, 5)
    await rows(opened).first().getByRole('link').focus()
    await call(opened, 'one', 'slow')
    await newer.waitFor()
    expect(await opened.page.evaluate('document.activeElement.textContent')).to.equal('two_quick')
    await main(opened).getByRole('button', { name: 'Pause' }).click()
    await rows(opened).nth(3).waitFor()
    let asked = 0
    opened.page.on('request', request => /\/activity\?/.test(request.url()) && asked++)
    await opened.page.waitForTimeout(4000)
    expect(asked).to.equal(0)
    await main(opened).getByRole('button', { name: 'Paused' }).click()
    await opened.page.waitForRequest(/\/activity\?/)
  })

  it('says that the registry is away and keeps what was read', async () => {
    const opened = await open()
    await call(opened, 'one', 'quick')
    await opened.show('activity')
    await rows(opened).first().waitFor()
    await opened.page.route('**/activity?*', route => route.abort())
    await main(opened).getByRole('alert').filter({ hasText: 'does not answer' }).waitFor()
    expect(await rows(opened).count()).to.equal(1)
    await opened.page.unroute('**/activity?*')
    await main(opened).getByRole('button', { name: 'Try again' }).click()
    await main(opened).getByRole('alert').waitFor({ state: 'detached' })
  })
})
