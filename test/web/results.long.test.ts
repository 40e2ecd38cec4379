import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { Browser, Download, Locator, Page } from 'playwright-core'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { parseCsv } from '../agent/support/parse-csv.ts'
import { ensurePage } from '../support/ensure-page.ts'
import { findViolations } from '../support/find-violations.ts'
import { launchBrowser } from '../support/launch-browser.ts'
import { openChat, type Chat } from './chat-kit.ts'
import { ANSWERS, MANY_TITLE, resultEngine } from './result-answers.ts'
import { pickLooks } from '../support/pick-looks.ts'

describe('results on the page', function () {
  this.timeout(120_000)
  let browser: Browser
  let agent: TestAgent
  let chat: Chat
  let page: Page

  before(async () => {
    await ensurePage()
    browser = await launchBrowser()
    agent = await startAgent({ engine: resultEngine })
  })
  after(async () => {
    await browser.close()
    await agent.close()
  })
  const open = async (options = {}) => {
    chat = await openChat(browser, agent.url, { locale: 'en-US', timezoneId: 'America/Los_Angeles', ...options })
    page = chat.page
  }
  beforeEach(() => open())
  afterEach(async () => {
    expect(chat.complaints).to.deep.equal([])
    await chat.context.close()
  })

  /** Asks for an answer by its name and gives what the page shows of it. */
  const show = async (name: string): Promise<Locator> => {
    await chat.ask(name)
    const answer = chat.answer(ANSWERS[name]![0])
    await answer.waitFor()
    return answer
  }
  const announced = () => page.locator('[role=status][aria-live=polite]').first().innerText()
  const saved = async (action: () => Promise<void>): Promise<Download> => {
    const downloading = page.waitForEvent('download')
    await action()
    return await downloading
  }
  const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

  it('filters by words and by choices, and says how many rows are left', async () => {
    const answer = await show('fleet')
    expect(await answer.locator('.row-count').innerText()).to.equal('1,240 rows')
    await answer.getByLabel('Filter rows').fill('bergen agent4@')
    expect(await answer.locator('.row-count').innerText()).to.equal('13 of 1,240 rows')
    await answer.getByText('Choices').click()
    await answer.getByRole('combobox', { name: 'Is insured' }).selectOption({ label: 'yes (414)' })
    expect(await answer.locator('.row-count').innerText()).to.match(/^[345] of 1,240 rows$/)
    await answer.getByLabel('Filter rows').fill('nowhere at all')
    await answer.getByRole('button', { name: 'Show all rows' }).click()
    expect(await answer.locator('.row-count').innerText()).to.equal('1,240 rows')
  })

  it('sorts by type, and goes back to the original order on the third click', async () => {
    const answer = await show('fleet')
    const head = answer.locator('th', { hasText: 'Freight' })
    const ids = async () =>
      await answer
        .locator('tbody tr td:nth-child(2)')
        .evaluateAll(cells => cells.slice(0, 3).map(cell => Number(cell.textContent)))
    const rows = ANSWERS.fleet![1].result as { id: number; freight: number }[]
    const byFreight = rows.toSorted((a, b) => b.freight - a.freight).map(({ id }) => id)
    for (const [sort, expected] of [
      ['descending', byFreight.slice(0, 3)],
      ['ascending', byFreight.toReversed().slice(0, 3)],
      [null, [1, 2, 3]],
    ] as const) {
      await head.getByRole('button').click()
      expect(await head.getAttribute('aria-sort')).to.equal(sort)
      expect(await ids()).to.deep.equal(expected)
    }
  })

  it('goes through cells with the keys, opens a row, and copies', async () => {
    await chat.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const clipboard = () => page.evaluate(() => (globalThis as any).navigator.clipboard.readText() as Promise<string>)
    const answer = await show('fleet')
    const grid = answer.getByRole('grid', { name: 'Result' })
    await grid.focus()
    for (const key of ['ArrowRight', 'PageDown', 'ArrowDown']) await page.keyboard.press(key)
    const cell = () =>
      page.evaluate(() => {
        const { document } = globalThis as any
        return document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))
          ?.textContent as string
      })
    const rows = ANSWERS.fleet![1].result as { vessel: string }[]
    const text = await cell()
    expect(rows.slice(5, 20).map(({ vessel }) => vessel)).to.include(text)
    await page.keyboard.press('Control+c')
    expect(await clipboard()).to.equal(text)
    expect(await announced()).to.contain('Copied')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('heading').first().innerText()).to.equal('Row 1,240 of 1,240')
    expect(await dialog.locator('dt').allInnerTexts()).to.include('Agent email')
    await dialog.getByRole('button', { name: 'Previous' }).click()
    expect(await dialog.getByRole('heading').first().innerText()).to.equal('Row 1,239 of 1,240')
    await page.keyboard.press('Escape')
    expect(await grid.evaluate(node => node === (globalThis as any).document.activeElement)).to.equal(true)
    await answer.getByRole('button', { name: 'Copy the table' }).click()
    expect((await clipboard()).split('\n')).to.have.length(1241)
  })

  for (const dir of ['ltr', 'rtl'])
    it(`brings the column of the selected cell into view, ${dir}`, async () => {
      const answer = await show('wide')
      await page.evaluate(to => ((globalThis as any).document.documentElement.dir = to), dir)
      const grid = answer.getByRole('grid')
      await grid.focus()
      const isSeen = async (at: number) =>
        await answer.locator('.table-box').evaluate((box, index) => {
          const [cell, frame] = [box.querySelectorAll('th')[index + 1]!, box].map(node => node.getBoundingClientRect())
          return cell!.left >= frame!.left - 1 && cell!.right <= frame!.right + 1
        }, at)
      await page.keyboard.press('End')
      expect(await isSeen(39)).to.equal(true)
      await page.keyboard.press('Home')
      expect([await isSeen(0), await isSeen(39)]).to.deep.equal([true, false])
      // The arrow that points to the next column as it stands.
      await page.keyboard.press(dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
      expect(await grid.getAttribute('aria-activedescendant')).to.match(/-0-1$/)
    })

  it('keeps amounts, dates and links what they are', async () => {
    const answer = await show('fleet')
    const cells = await answer.locator('tbody tr:nth-child(2) td').allInnerTexts()
    expect(cells.slice(1, 7)).to.deep.equal([
      '2',
      'Vessel 479',
      'Ålesund',
      '€841,470.98',
      'EUR',
      'Sep 13, 2020, 6:26 AM',
    ])
    const title = await answer.locator('tbody tr:nth-child(2) td:nth-child(7)').getAttribute('title')
    expect(title).to.equal('2020-09-13T13:26:40.000Z')
    const card = await show('record')
    const link = card.locator('a.outside')
    expect(await link.getAttribute('rel')).to.equal('noopener noreferrer')
    expect(
      await card.locator('a').evaluateAll(links => links.map(one => (one as unknown as { protocol: string }).protocol)),
    ).to.deep.equal(['https:', 'mailto:'])
    expect(await card.innerText()).to.contain('-€1,234,567.50')
    await card.locator('.nested summary', { hasText: '2 items' }).click()
    await card.locator('.nested ol > li').nth(1).waitFor()
    await card.getByRole('button', { name: 'Show all' }).click()
    expect(await card.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).to.equal('true')
  })

  it('hides columns and shows them again', async () => {
    const answer = await show('fleet')
    await answer.getByText('Columns', { exact: true }).click()
    await answer.getByRole('checkbox', { name: 'Vessel' }).uncheck()
    expect(await answer.locator('th').allInnerTexts()).to.not.include('Vessel')
    await answer.getByRole('button', { name: 'Show all' }).click()
    expect(await answer.locator('th').allInnerTexts()).to.include('Vessel')
  })

  it('saves all rows that are here as CSV and JSON', async () => {
    const answer = await show('ugly')
    const save = async (format: RegExp) => {
      await answer.locator('summary[aria-label=Download]').click()
      const file = await saved(() => answer.getByRole('button', { name: format }).click())
      return await textOf(file)
    }
    const csv = parseCsv((await save(/^CSV/)).replace(/^\uFEFF/, ''))
    expect(csv).to.have.length(3)
    expect(csv[0]!.slice(0, 4)).to.deep.equal(['id', 'name', 'Name', 'text'])
    expect(csv[1]![csv[0]!.indexOf('formula')]).to.equal(`'=HYPERLINK("https://evil.example")`)
    expect(JSON.parse(await save(/^JSON/))).to.deep.equal(ANSWERS.ugly![1].result)
  })

  it('shows the first rows of a stored result, loads the rest and saves it all', async () => {
    await show('big')
    await page.reload()
    const answer = chat.answer(ANSWERS.big![0])
    await answer.getByText('These are the first 200 of 10,000 rows.').waitFor()
    await answer.locator('summary[aria-label=Download]').click()
    const file = await saved(() => answer.getByRole('button', { name: 'CSV, 10,000 rows' }).click())
    expect(file.suggestedFilename()).to.equal('big.csv')
    expect(parseCsv((await textOf(file)).replace(/^\uFEFF/, ''))).to.have.length(10_001)
    await answer.getByRole('button', { name: 'Load all 10,000 rows' }).click()
    await answer.locator('.row-count', { hasText: /^10,000 rows$/ }).waitFor()
    expect(await answer.getByRole('grid').getAttribute('aria-rowcount')).to.equal('10001')
  })

  it('says why a stored result cannot be loaded', async () => {
    await show('big')
    await page.reload()
    await page.route('**/result?*', route =>
      route.fulfill({ status: 410, json: { detail: 'It made room for newer ones.' } }),
    )
    const answer = chat.answer(ANSWERS.big![0])
    await answer.getByRole('button', { name: 'Load all 10,000 rows' }).click()
    await answer.getByRole('alert').filter({ hasText: 'It made room for newer ones.' }).waitFor()
    expect(await answer.getByRole('grid').getAttribute('aria-rowcount')).to.equal('201')
  })

  it('draws a chart that the keys read, with the table beside it, and saves it as a picture', async () => {
    const answer = await show('line')
    const picture = answer.getByRole('img')
    expect(await picture.getAttribute('aria-label')).to.equal(
      'Line: Calls by month. 8 figures, from 1,200 (Jan 2024) to 3,160 (Oct 2024).',
    )
    await answer.locator('.chart-box').focus()
    await page.keyboard.press('ArrowRight')
    expect(await answer.locator('.chart-readout').innerText()).to.equal('Jan 2024: 1,200')
    await page.keyboard.press('End')
    expect(await answer.locator('.chart-readout').innerText()).to.equal('Oct 2024: 3,160')
    expect(await answer.innerText()).to.contain('Where the line is broken there are no figures.')
    const file = await saved(() => answer.getByRole('button', { name: 'Save the picture (PNG)' }).click())
    expect(file.suggestedFilename()).to.equal('Calls by month.png')
    const png = readFileSync(await file.path())
    expect(png.subarray(1, 4).toString()).to.equal('PNG')
    const width = await picture.evaluate(node => Number(node.getAttribute('width')))
    expect(png.readUInt32BE(16)).to.equal((width + 40) * 2)
    await answer.getByRole('button', { name: 'Bars' }).click()
    expect(await picture.getAttribute('aria-label')).to.match(/^Bars: /)
    await answer.getByRole('button', { name: 'Table' }).click()
    expect(await answer.getByRole('grid').locator('tbody tr').count()).to.equal(8)
  })

  it('offers shares of parts of a whole only, and says what stands for the rest', async () => {
    const bars = await show('bars')
    await bars.getByText('1 of 5 rows has no figure.').waitFor()
    expect(await bars.getByRole('button', { name: 'Shares' }).count()).to.equal(0)
    const many = await show('many')
    await many.getByText('The 12 largest of 57; the table has them all.').waitFor()
    expect(await many.locator('figcaption').innerText()).to.equal(MANY_TITLE)
    const file = await saved(() => many.getByRole('button', { name: 'Save the picture (PNG)' }).click())
    expect(file.suggestedFilename()).to.equal(`${MANY_TITLE.slice(0, 76).trimEnd()}.png`)
    await many.getByRole('button', { name: 'Shares' }).click()
    await many.getByText('The 5 largest of 57; “Others” is the sum of the rest.').waitFor()
  })

  it('shows single values large, lists as lists, and says that there is nothing', async () => {
    const number = await show('number')
    expect(await number.locator('.big-value strong').innerText()).to.equal('1,234,567')
    expect(await number.locator('.big-value span').innerText()).to.equal('Count · 1,234,567 rows read')
    expect(await (await show('list')).locator('.values li').count()).to.equal(3)
    expect(await (await show('scalars')).getByRole('grid').getAttribute('aria-rowcount')).to.equal('41')
    expect(await (await show('empty')).innerText()).to.contain('No rows.')
  })

  const looks = [360, 768, 1440].flatMap(width => (['light', 'dark'] as const).map(scheme => [width, scheme] as const))
  for (const [width, colorScheme] of pickLooks(looks, 'narrowest'))
    it(`fits ${width} px, ${colorScheme}: nothing overlaps or sticks out, and axe finds nothing`, async () => {
      await chat.context.close()
      await open({ viewport: { width, height: 900 }, colorScheme })
      for (const name of Object.keys(ANSWERS).filter(one => one !== 'big')) {
        const answer = await show(name)
        const sticksOut = await page.evaluate(() => (globalThis as any).document.documentElement.scrollWidth as number)
        expect(sticksOut, name).to.equal(width)
        expect(await overlaps(answer), name).to.deep.equal([])
        const found = await findViolations(page)
        expect(found, name).to.deep.equal([])
        await page.locator('#new-chat').evaluate(node => (node as unknown as { click(): void }).click())
        await page.locator('#welcome').waitFor()
      }
    })
})

/** Texts of pictures that touch each other or leave their picture. */
async function overlaps(answer: Locator): Promise<string[]> {
  return await answer.locator('.picture').evaluateAll(pictures =>
    pictures.flatMap(picture => {
      const frame = picture.getBoundingClientRect()
      const texts = [...picture.querySelectorAll('text')].map(node => ({
        text: node.textContent!,
        box: node.getBoundingClientRect(),
      }))
      return texts.flatMap(({ text, box }, at) => [
        ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${text} sticks out`] : []),
        ...texts
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top + 3 < other.bottom &&
              other.top + 3 < box.bottom,
          )
          .map(other => `${text} over ${other.text}`),
      ])
    }),
  )
}
