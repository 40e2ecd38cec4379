import { expect } from 'chai'
import { closeAfterEach } from '../support/close-after-each.ts'
import { findViolations } from '../support/find-violations.ts'
import { openCatalogue } from '../support/open-catalogue.ts'
import { describeService, jsonResponse, startRecordingService } from '../support/recording-service.ts'
import { useBrowser } from './use-browser.ts'
import { pickLooks } from '../support/pick-looks.ts'

const DESCRIPTION = {
  ...describeService({
    '/rooms': {
      get: {
        operationId: 'listRooms',
        summary: 'غرف الفندق <b>all</b> of them',
        parameters: [
          { name: 'floor', in: 'query', schema: { type: 'integer', minimum: 0, default: 1 } },
          { name: 'kind', in: 'query', schema: { type: 'string', enum: ['single', 'double'] } },
        ],
        responses: jsonResponse({ type: 'array', items: { type: 'object', properties: { no: { type: 'integer' } } } }),
      },
      post: {
        operationId: `bookRoomWithANameThatIsLongerThan${'AnyLine'.repeat(12)}`,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object', properties: { guest: { type: 'string' } } } } },
        },
        responses: jsonResponse(),
      },
    },
    '/closed': { get: { operationId: 'closed', responses: jsonResponse() } },
  }),
  info: { title: 'Hotel', version: '1' },
}

describe('access to catalogue and activity of the page', function () {
  this.timeout(120_000)
  const kept = closeAfterEach()
  const browser = useBrowser()

  for (const [width, colorScheme] of pickLooks(
    [
      [360, 'dark'],
      [768, 'light'],
      [1440, 'dark'],
      [1440, 'light'],
    ] as const,
    'narrowest',
  ))
    it(`holds in every state at ${width} px, ${colorScheme}`, async () => {
      const hotel = kept(
        await startRecordingService(DESCRIPTION, ({ url }, res) => {
          res.writeHead(url === '/closed' ? 503 : 200, { 'content-type': 'application/json' })
          res.end(JSON.stringify(Array.from({ length: 30 }, (_, no) => ({ no, guest: no % 2 ? 'Ann' : null }))))
        }),
      )
      const yaml = `services:\n  - hotel:\n      url: ${hotel.url}/openapi.json\n  - gone:\n      url: http://127.0.0.1:9/openapi.json\n`
      const opened = kept(
        await openCatalogue(browser(), yaml, { context: { viewport: { width, height: 800 }, colorScheme } }),
      )
      await opened.registry.ready('hotel')
      const { page } = opened
      const main = page.locator('#main')
      const found: string[] = []
      const look = async (state: string) => {
        found.push(...(await findViolations(page)).map(text => `${state}: ${text}`))
        const wide = await page.evaluate(
          '[document.documentElement, document.querySelector(".page")].some(box => box.scrollWidth > box.clientWidth)',
        )
        if (wide) found.push(`${state}: wider than the window`)
      }
      const button = (name: string | RegExp) => main.getByRole('button', { name })

      await opened.show('catalogue')
      await main.getByText('Failed', { exact: true }).waitFor()
      await look('overview')
      await main.getByRole('searchbox').fill('rooms')
      await main.locator('.tool').first().waitFor()
      await look('search')
      await button('Add a service').click()
      await main.getByLabel('Credential', { exact: true }).selectOption('api-key')
      await look('form')
      await main.getByLabel('Credential', { exact: true }).selectOption('')
      await main.getByLabel('Address').fill(hotel.url)
      await button(/^Look/).click()
      await main.getByLabel('Name in the catalogue').fill('hotel')
      await button('Add it').click()
      await main.getByRole('alert').waitFor()
      await look('preview and failure')
      await opened.show('catalogue/hotel')
      await main.locator('.tool').first().waitFor()
      await look('application')
      await opened.show('catalogue/hotel/hotel_listRooms')
      await button('Call it').click()
      await main.getByText('It worked').waitFor()
      await look('tool and result')
      await opened.show('catalogue/hotel/hotel_closed')
      await button('Call it').click()
      await main.getByText('It failed').waitFor()
      await look('failed call')
      await opened.show('catalogue/hotel')
      await main.getByRole('link', { name: /bookRoom/ }).click()
      await button('Call it…').click()
      await page.getByRole('dialog').waitFor()
      await look('question')
      await page.keyboard.press('Escape')
      await opened.show('activity')
      await main.getByRole('row').nth(1).waitFor()
      await main.getByText('As a table').click()
      await look('activity')
      expect(found).to.deep.equal([])
      expect(opened.complaints).to.deep.equal([])
    })
})
