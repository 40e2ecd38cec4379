import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'chai'
import { closeAfterEach } from '../support/close-after-each.ts'
import { openCatalogue, type OpenCatalogue } from '../support/open-catalogue.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { useBrowser } from './use-browser.ts'

const DESCRIPTION = {
  ...describeService({
    '/books': { get: { operationId: 'listBooks', summary: 'Every book', responses: jsonResponse() } },
    '/books/{id}': {
      delete: {
        operationId: 'burnBook',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: jsonResponse(),
      },
    },
  }),
  info: { title: 'Town library', version: '4.2' },
}

describe('services of the catalogue of the page', function () {
  this.timeout(60_000)
  const kept = closeAfterEach()
  const browser = useBrowser()

  const main = ({ page }: OpenCatalogue) => page.locator('#main')
  const open = async (...[yaml = 'services: []\n', more]: Partial<Tail<Parameters<typeof openCatalogue>>>) => {
    const opened = kept(await openCatalogue(browser(), yaml, more))
    await opened.show('catalogue')
    return opened
  }
  type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never
  const look = async (opened: OpenCatalogue, url: string) => {
    if (
      !(await main(opened)
        .getByLabel('Address')
        .isVisible()
        .catch(() => false))
    )
      await main(opened).getByRole('button', { name: 'Add a service' }).click()
    await main(opened).getByLabel('Address').fill(url)
    await main(opened).getByRole('button', { name: /^Look/ }).click()
  }
  const problem = async (opened: OpenCatalogue, text: RegExp | string) => {
    const alert = main(opened).getByRole('alert').filter({ hasText: text })
    await alert.waitFor()
    return await alert.innerText()
  }

  it('adds a service: address, preview, name, and it is there; removes it after a question', async () => {
    const library = kept(await startRecordingService(DESCRIPTION))
    const opened = await open()
    await look(opened, library.url)
    const preview = main(opened).locator('.preview')
    await preview.waitFor()
    const text = await preview.innerText()
    for (const part of ['Town library 4.2', 'OpenAPI service · 2 tools', '/openapi.json', 'listBooks', 'Read-only'])
      expect(text).to.contain(part)
    expect(await preview.getByRole('row', { name: /burnBook/ }).innerText()).to.match(
      /Changes data\s+DELETE \/books\/\{id\}/,
    )
    // Nothing was registered.
    expect(await opened.registry.get('/applications')).to.deep.equal([])
    // No clock looks at the server any more: what the line at the top says follows from the change.
    await opened.page.evaluate('for (let id = 0; id < 10_000; id++) clearInterval(id)')
    await main(opened).getByLabel('Name in the catalogue').fill('books')
    await main(opened).getByRole('button', { name: 'Add it' }).click()
    await main(opened).getByRole('heading', { name: 'books was added' }).waitFor()
    await opened.page.locator('#status', { hasText: '2 tools from 1 application' }).waitFor()
    expect(await opened.page.evaluate('document.activeElement.textContent')).to.equal('books was added')
    await main(opened).getByRole('link', { name: '2 tools' }).click()
    await main(opened).getByRole('link', { name: 'books_listBooks' }).waitFor()
    await main(opened).getByRole('button', { name: 'Remove books' }).click()
    const dialog = opened.page.getByRole('dialog', { name: 'Remove books?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect((await opened.registry.application('books'))?.tool_count).to.equal(2)
    await main(opened).getByRole('button', { name: 'Remove books' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await main(opened).getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
    await main(opened).getByText('No application is registered yet').waitFor()
    expect(await opened.registry.application('books')).to.equal(undefined)
    expect(opened.complaints).to.deep.equal([])
  })

  it('offers questions about what was added, and asks them in a new conversation', async () => {
    const book = {
      type: 'object',
      properties: { id: { type: 'integer' }, title: { type: 'string' }, shelf: { type: 'string' } },
    }
    const books = Array.from({ length: 4 }, (_, at) => ({ id: at + 1, title: `Book ${at}`, shelf: at % 2 ? 'A' : 'B' }))
    const shelves = kept(
      await startRecordingService(
        describeService({
          '/books': { get: { operationId: 'listBooks', responses: jsonResponse({ type: 'array', items: book }) } },
        }),
        (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(books)),
      ),
    )
    const opened = await open(undefined, { agent: { engine: undefined } })
    await look(opened, shelves.url)
    await main(opened).getByRole('button', { name: 'Add it' }).click()
    const question = main(opened).locator('.suggestion', { hasText: 'books' }).first()
    await question.waitFor()
    const text = await question.innerText()
    await question.click()
    await opened.page.locator('.message.user').filter({ hasText: text }).waitFor()
    await opened.page.locator('.message.agent .text').filter({ hasText: /\d/ }).waitFor()
    expect(opened.page.url()).to.match(/#\/c\//)
    expect(opened.complaints).to.deep.equal([])
  })

  it('explains every failure with the next step', async () => {
    const page = createServer((_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'))
    await new Promise<void>(resolve => page.listen(0, '127.0.0.1', resolve))
    kept({ close: () => page.close() })
    const library = kept(await startRecordingService(DESCRIPTION))
    const opened = await open(`services:\n  - library:\n      url: ${library.url}/openapi.json\n`)
    await look(opened, 'not an address at all')
    await problem(opened, /VALIDATION/)
    await look(opened, 'http://127.0.0.1:9/openapi.json')
    expect(await problem(opened, /127\.0\.0\.1:9/)).to.match(/Check the address|running/)
    await look(opened, `http://127.0.0.1:${(page.address() as AddressInfo).port}`)
    expect(await problem(opened, /no description was found/)).to.contain('Give the address of the description itself')
    // What was typed is kept over all of it.
    await look(opened, library.url)
    await main(opened).locator('.preview').getByText("'library' is at this address").waitFor()
    await main(opened).getByLabel('Name in the catalogue').fill('library')
    await main(opened).getByRole('button', { name: 'Add it' }).click()
    expect(await problem(opened, /is taken/)).to.contain('Choose another one')
    expect(await main(opened).getByLabel('Name in the catalogue').getAttribute('aria-invalid')).to.equal('true')
    expect(await main(opened).getByLabel('Name in the catalogue').inputValue()).to.equal('library')
  })

  it('stops looking', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    kept({ close: () => (silent.closeAllConnections(), silent.close()) })
    const opened = await open()
    await look(opened, `http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
    await main(opened).getByRole('button', { name: 'Stop' }).click()
    await main(opened).getByRole('button', { name: 'Look what is there' }).waitFor()
    expect(await main(opened).getByRole('alert').count()).to.equal(0)
  })

  it('takes the name of a variable and no secret, and looks again before what was changed is added', async () => {
    const library = kept(
      await startRecordingService({
        ...DESCRIPTION,
        security: [{ key: [] }],
        components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Library-Key' } } },
      }),
    )
    const opened = await open(undefined, { registry: { environment: { LIBRARY_KEY: 'open sesame' } } })
    await look(opened, library.url)
    await main(opened).locator('.preview .notice').first().waitFor()
    // The preview says what is needed; the fields for it are there.
    const name = main(opened).getByLabel('Environment variable with the credential')
    expect(await main(opened).getByLabel('Name of the header').inputValue()).to.equal('X-Library-Key')
    expect(await main(opened).locator('.add').innerText()).to.contain('No secret is typed here')
    await name.fill('LIBRARY_KEY_MISSPELT')
    await main(opened).getByRole('button', { name: 'Look again' }).click()
    expect(await problem(opened, /is not set where the registry runs/)).to.contain('agent restart api-registry')
    await name.fill('LIBRARY_KEY')
    await main(opened).getByRole('button', { name: /^Look/ }).click()
    await main(opened).getByLabel('Address').fill(`${library.url}/changed`)
    await main(opened).getByText('The address was changed since').waitFor()
    expect(await main(opened).getByRole('button', { name: 'Add it' }).count()).to.equal(0)
    await main(opened).getByLabel('Address').fill(library.url)
    await main(opened).getByRole('button', { name: 'Add it' }).click()
    await main(opened)
      .getByRole('heading', { name: /was added/ })
      .waitFor()
    const app = (await opened.registry.get<{ name: string }[]>('/applications'))[0]!.name
    await opened.registry.call(app, 'listBooks')
    expect(library.requests.at(-1)!.headers['x-library-key']).to.equal('open sesame')
  })

  it('asks for the admin key, keeps it in memory only and sends it with what follows', async () => {
    const library = kept(await startRecordingService(DESCRIPTION))
    const environment = { AGENT_REGISTRY_ADMIN_KEY: 'the key' }
    const opened = await open(undefined, { registry: { environment }, agent: { environment } })
    await look(opened, library.url)
    await problem(opened, /ADMIN_KEY_NEEDED/)
    const key = main(opened).getByLabel('Admin key')
    await key.fill('wrong')
    await key.press('Enter')
    await problem(opened, /The admin key is wrong/)
    await key.fill('the key')
    await key.press('Enter')
    await main(opened).locator('.preview').waitFor()
    await main(opened).getByRole('button', { name: 'Add it' }).click()
    await main(opened)
      .getByRole('heading', { name: /was added/ })
      .waitFor()
    const stored = 'JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie + location.href'
    expect(await opened.page.evaluate(stored)).not.to.contain('the key')
    await opened.page.reload()
    await main(opened).getByRole('button', { name: 'Reload the registry file' }).click()
    await main(opened).getByLabel('Admin key').waitFor()
  })

  it('reloads the registry file and tells what changed, or what is wrong with it', async () => {
    const library = kept(await startRecordingService(DESCRIPTION))
    const opened = await open()
    const reload = main(opened).getByRole('button', { name: 'Reload the registry file' })
    await reload.click()
    await main(opened).getByText('The file was read. Nothing changed.').waitFor()
    const { registryFile } = opened.registry
    writeFileSync(registryFile, `services:\n  - newcomer:\n      url: ${library.url}/openapi.json\n`)
    await reload.click()
    await main(opened).getByText('added: newcomer').waitFor()
    await main(opened).getByRole('link', { name: 'newcomer' }).waitFor()
    writeFileSync(registryFile, 'services: [\n')
    await reload.click()
    expect(await problem(opened, /REGISTRY_FILE_INVALID/)).to.contain('mcp_servers.yaml')
  })

  it('changes the run mode: what each means, what changed, what is missing for it, and why it failed', async () => {
    const opened = await open()
    const modes = main(opened).locator('.modes > li')
    expect(await modes.allInnerTexts().then(String)).to.contain('Without: browser automation')
    await modes.getByRole('button', { name: 'Use Hybrid' }).click()
    await main(opened)
      .getByText('The mode is now Hybrid, for everybody who uses this server. It outlives a restart.')
      .waitFor()
    await modes.filter({ hasText: 'Hybrid' }).getByRole('note').filter({ hasText: 'browser' }).waitFor()
    expect(await opened.page.locator('#mode').inputValue()).to.equal('hybrid')
    expect(readFileSync(opened.agent.settingsFile, 'utf8')).to.contain('mode = "hybrid"')
    await opened.page.route('**/settings/mode', route =>
      route.fulfill({ status: 507, json: { detail: 'The disk is full.', code: 'STATE_NOT_WRITABLE' } }),
    )
    await modes.getByRole('button', { name: 'Use API only' }).click()
    await problem(opened, /The disk is full/)
    // The small one in the head says it too, and shows what is so.
    await opened.page.selectOption('#mode', 'web')
    await opened.page
      .locator('.mode-failure')
      .filter({ hasText: 'The mode is still Hybrid. The disk is full.' })
      .waitFor()
    expect(await opened.page.locator('#mode').inputValue()).to.equal('hybrid')
  })
})
