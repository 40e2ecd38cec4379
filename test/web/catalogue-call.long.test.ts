import { expect } from 'chai'
import { Settings } from '../../src/config/settings.ts'
import { until } from '../agent/support/start-agent.ts'
import { closeAfterEach } from '../support/close-after-each.ts'
import { openCatalogue, type OpenCatalogue } from '../support/open-catalogue.ts'
import { describeService, jsonResponse, startRecordingService, type Answer } from '../support/recording-service.ts'
import { useBrowser } from './use-browser.ts'

const parcel = {
  type: 'object',
  required: ['to'],
  properties: {
    to: { type: 'string', description: 'Who gets it', maxLength: 30 },
    weight: { type: 'integer', minimum: 1 },
    pin_code: { type: 'string', format: 'password' },
  },
}
const DESCRIPTION = describeService({
  '/parcels': {
    get: {
      operationId: 'listParcels',
      summary: 'Parcels on their way',
      parameters: [
        {
          name: 'limit',
          in: 'query',
          description: 'Most of them',
          schema: { type: 'integer', minimum: 1, maximum: 50 },
        },
      ],
      responses: jsonResponse({
        type: 'object',
        properties: { items: { type: 'array', items: parcel }, total: { type: 'integer' } },
      }),
    },
    post: {
      operationId: 'sendParcel',
      summary: 'Send a parcel',
      requestBody: { required: true, content: { 'application/json': { schema: parcel } } },
      responses: jsonResponse(parcel),
    },
  },
  '/parcels/{id}': {
    delete: {
      operationId: 'dropParcel',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: jsonResponse(),
    },
  },
  '/late': { get: { operationId: 'late', responses: jsonResponse() } },
  '/shut': { get: { operationId: 'shut', responses: jsonResponse() } },
})

const answer: Answer = ({ method, url, body }, res) => {
  const json = (status: number, value: unknown) =>
    void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  // Nobody answers: the caller gives up.
  if (url.startsWith('/late')) return
  if (url.startsWith('/shut')) return json(418, { reason: 'shut <b>today</b>', until: 'Monday' })
  if (method === 'POST') return json(200, JSON.parse(body))
  const items = Array.from({ length: 3 }, (_, at) => ({ to: `Person ${at}`, weight: at + 1 }))
  return json(200, { items, total: 3 })
}

describe('tools tried out on the page', function () {
  this.timeout(60_000)
  const kept = closeAfterEach()
  const browser = useBrowser()

  const open = async (tool: string, more: Parameters<typeof openCatalogue>[2] = {}) => {
    let held: Promise<unknown> = Promise.resolve()
    const recording = kept(
      await startRecordingService(DESCRIPTION, async (request, response) => {
        await held
        await answer(request, response)
      }),
    )
    const service = { ...recording, hold: (until: Promise<unknown>) => (held = until) }
    const opened = kept(
      await openCatalogue(browser(), `services:\n  - post:\n      url: ${service.url}/openapi.json\n`, more),
    )
    await opened.registry.ready('post')
    await opened.show(`catalogue/post/post_${tool}`)
    await main(opened).getByRole('heading', { name: 'Try it' }).waitFor()
    return { ...opened, service }
  }
  const main = ({ page }: Pick<OpenCatalogue, 'page'>) => page.locator('#main')
  const outcome = (opened: OpenCatalogue) => main(opened).locator('.outcome')

  it('tells what a tool takes and gives, and the same call from a terminal', async () => {
    const opened = await open('listParcels')
    const row = main(opened).getByRole('row', { name: /limit/ })
    expect(await row.innerText()).to.match(/limit query\s+integer\s+Optional\s+>= 1\s+<= 50\s+Most of them/)
    expect(await main(opened).getByRole('region', { name: 'Shape of the answer' }).innerText()).to.contain(
      '"to": "string"',
    )
    await main(opened).getByLabel('Limit').fill('2')
    const command = (name: string) =>
      main(opened)
        .getByRole('region', { name: `${name} command` })
        .innerText()
    expect(await command('agent')).to.equal(`agent tools call post_listParcels --args '{"limit":2}'`)
    const curl = await command('curl')
    expect(curl).to.contain(`${opened.agent.url}/catalogue/call`).and.contain('"limit":2').and.not.contain('confirmed')
    // What is shown is what works.
    const body = /-d '(.*)'$/.exec(curl)![1]!
    expect((await opened.agent.send('/catalogue/call', body)).body).to.deep.include({ ok: true, rows: 3 })
  })

  it('calls a tool that only reads at once: records as a table, status, duration; keeps the arguments', async () => {
    const opened = await open('listParcels')
    await main(opened).getByLabel('Limit').fill('2')
    await main(opened).getByRole('button', { name: 'Call it' }).click()
    await outcome(opened).getByText('It worked').waitFor()
    expect(await outcome(opened).innerText())
      .to.match(/Status 200 · [\d.]+ (?:ms|sec) · 3 records/)
      .and.contain('total: 3')
      .and.contain('Person 2')
    expect(opened.service.requests.map(({ url }) => url)).to.deep.equal(['/parcels?limit=2'])
    await main(opened).getByRole('button', { name: 'Repeat' }).click()
    await opened.page.waitForFunction(() => (globalThis as any).document.querySelector('.outcome').ariaBusy === 'false')
    expect(opened.service.requests.length).to.equal(2)
    await main(opened).getByRole('link', { name: 'Catalogue' }).click()
    await main(opened).getByRole('heading', { name: 'Run mode' }).waitFor()
    await opened.page.goBack()
    await main(opened).getByLabel('Limit').waitFor()
    expect(await main(opened).getByLabel('Limit').inputValue()).to.equal('2')
    // Nothing of it is stored.
    expect(await opened.page.evaluate('JSON.stringify(localStorage) + JSON.stringify(sessionStorage)')).not.to.contain(
      'limit',
    )
    expect(opened.complaints).to.deep.equal([])
  })

  it('asks before a change, naming it, and calls only after the yes; secrets are neither shown nor kept', async () => {
    const opened = await open('sendParcel')
    const { page } = opened
    await main(opened).getByLabel('To').fill('Ann')
    await main(opened).getByLabel('Pin code').fill('4711')
    await main(opened).getByRole('button', { name: 'Call it…' }).click()
    const dialog = page.getByRole('dialog', { name: 'This changes data. Go ahead?' })
    expect(await dialog.innerText())
      .to.match(/post_sendParcel of post\s+POST \/parcels/)
      .and.contain('Ann')
      .and.not.contain('4711')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(opened.service.requests).to.deep.equal([])
    expect(await page.evaluate('document.activeElement.textContent')).to.equal('Call it…')
    await main(opened).getByRole('button', { name: 'Call it…' }).click()
    await dialog.getByRole('button', { name: 'Yes, change it' }).click()
    await outcome(opened).getByText('It worked').waitFor()
    expect(opened.service.requests.map(({ method, body }) => [method, JSON.parse(body)])).to.deep.equal([
      ['POST', { to: 'Ann', pin_code: '4711' }],
    ])
    expect(await main(opened).locator('.command').allInnerTexts().then(String))
      .to.contain('Ann')
      .and.not.contain('4711')
    await main(opened).getByRole('link', { name: 'Catalogue' }).click()
    await main(opened).getByRole('heading', { name: 'Run mode' }).waitFor()
    await page.goBack()
    await main(opened).getByLabel('To').waitFor()
    expect(await main(opened).getByLabel('To').inputValue()).to.equal('Ann')
    expect(await main(opened).getByLabel('Pin code').inputValue()).to.equal('')
  })

  it('sends nothing that the form already knows to be wrong', async () => {
    const opened = await open('sendParcel')
    await main(opened).getByLabel('Weight').fill('0')
    await main(opened).getByRole('button', { name: 'Call it…' }).click()
    const text = await main(opened).getByRole('alert').innerText()
    expect(text).to.contain('To: This is required').and.contain('Weight: This must be at least 1')
    expect(await opened.page.getByRole('dialog').count()).to.equal(0)
  })

  it('names a deletion as one', async () => {
    const opened = await open('dropParcel')
    await main(opened).getByLabel('Id').fill('7')
    await main(opened).getByRole('button', { name: 'Call it…' }).click()
    await opened.page
      .getByRole('dialog', { name: 'This deletes data. Go ahead?' })
      .getByRole('button', { name: 'Cancel' })
      .click()
    expect(opened.service.requests).to.deep.equal([])
  })

  it('goes on with a change that is under way when one looks elsewhere', async () => {
    let end: (value?: unknown) => void = () => undefined
    const opened = await open('sendParcel')
    void opened.service.hold(new Promise(resolve => (end = resolve)))
    await main(opened).getByLabel('To').fill('Ann')
    await main(opened).getByRole('button', { name: 'Call it…' }).click()
    await opened.page.getByRole('dialog').getByRole('button', { name: 'Yes, change it' }).click()
    await until(() => opened.service.requests.length === 1)
    await main(opened).getByRole('link', { name: 'Catalogue' }).click()
    await main(opened).getByRole('heading', { name: 'Run mode' }).waitFor()
    end()
    await opened.page.getByRole('status').filter({ hasText: 'Done in' }).waitFor({ state: 'attached' })
    const { calls } = await opened.registry.get<{ calls: { outcome: string }[] }>('/activity')
    expect(calls.map(({ outcome }) => outcome)).to.deep.equal(['ok'])
  })

  it('shows a failure as it is, with status and what the service said', async () => {
    const opened = await open('shut')
    await main(opened).getByRole('button', { name: 'Call it' }).click()
    await outcome(opened).getByText('It failed').waitFor()
    expect(await outcome(opened).innerText())
      .to.contain('Status 418')
      .and.contain('UPSTREAM_ERROR')
      .and.contain('shut <b>today</b>')
      .and.contain('Monday')
      .and.not.contain('It worked')
  })

  it('stops a call that takes long', async () => {
    const opened = await open('late')
    await main(opened).getByRole('button', { name: 'Call it' }).click()
    await main(opened).getByRole('button', { name: 'Stop' }).click()
    await main(opened).getByText('Stopped.').waitFor()
    await main(opened).getByRole('button', { name: 'Call it' }).waitFor()
    expect(await outcome(opened).count()).to.equal(0)
  })

  it('offers no call that a policy forbids, and says which', async () => {
    const settings = Settings.parse({ policies: { deny: ['post_send*'] } })
    const opened = await open('sendParcel', {
      agent: { settings, settingsText: '[policies]\ndeny = ["post_send*"]\n' },
    })
    await main(opened).getByText('The policy deny "post_send*" forbids the tool').waitFor()
    expect(
      await main(opened)
        .getByRole('button', { name: /Call it/ })
        .count(),
    ).to.equal(0)
  })

  it('follows the run mode: what it forbids cannot be called, and what it allows can again', async () => {
    const opened = await open('listParcels')
    await main(opened).getByLabel('Limit').fill('2')
    await opened.page.selectOption('#mode', 'web')
    await main(opened).getByText('API operations not available in web mode').waitFor()
    expect(await main(opened).getByRole('button', { name: 'Call it' }).count()).to.equal(0)
    await opened.page.selectOption('#mode', 'api')
    await main(opened).getByRole('button', { name: 'Call it' }).waitFor()
    expect(await main(opened).getByLabel('Limit').inputValue()).to.equal('2')
    // Nothing that was typed is lost, neither by a reading that fails nor by going elsewhere.
    await opened.page.route('**/catalogue/tools/*', route => route.abort())
    await opened.page.selectOption('#mode', 'hybrid')
    await main(opened).getByRole('alert').filter({ hasText: 'does not answer' }).waitFor()
    expect(await main(opened).getByLabel('Limit').inputValue()).to.equal('2')
    await opened.page.unroute('**/catalogue/tools/*')
    await main(opened).getByRole('button', { name: 'Try again' }).click()
    await main(opened).getByRole('alert').waitFor({ state: 'detached' })
    await main(opened).getByLabel('Limit').fill('7 or so')
    await main(opened).getByRole('link', { name: 'Catalogue' }).click()
    await main(opened).getByRole('heading', { name: 'Run mode' }).waitFor()
    await opened.page.goBack()
    await main(opened).getByLabel('Limit').waitFor()
    expect(await main(opened).getByLabel('Limit').inputValue()).to.equal('7 or so')
  })

  it('says that there is no such tool', async () => {
    const opened = await open('listParcels')
    await opened.show('catalogue/post/post_nothing')
    await main(opened).getByRole('alert').filter({ hasText: 'TOOL_NOT_FOUND' }).waitFor()
    // Also by its name within the application.
    await opened.show('catalogue/post/listParcels')
    await main(opened).getByRole('heading', { name: 'post_listParcels' }).waitFor()
  })
})
