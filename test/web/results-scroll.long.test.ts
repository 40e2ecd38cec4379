import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { ensurePage } from '../support/ensure-page.ts'
import { launchBrowser } from '../support/launch-browser.ts'
import { manyRows, resultEngine } from './result-answers.ts'

/** Frames that are scrolled, and pixels in each: a hard wheel. */
const [FRAMES, PIXELS] = [120, 160]

describe('scrolling through a large result', function () {
  this.timeout(120_000)
  let browser: Browser
  let agent: TestAgent
  before(async () => {
    await ensurePage()
    browser = await launchBrowser()
  })
  after(() => browser.close())
  afterEach(() => agent.close())

  for (const [count, columns] of [
    [10_000, 12],
    [50_000, 20],
  ] as const)
    it(`draws only what is seen of ${count} rows with ${columns} columns`, async () => {
      const data = { result: manyRows(count, columns), total: count }
      agent = await startAgent({
        engine: {
          ...resultEngine,
          answer: async () => ({ response: 'Rows.', data, confidence: 1, toolsUsed: [], memory: null }),
        },
      })
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(agent.url)
      await page.fill('#message', 'rows')
      await page.press('#message', 'Enter')
      await page.locator('.table-box').waitFor({ timeout: 60_000 })
      const before = await readTime(browser)
      const measured = await page.locator('.table-box').evaluate(
        async (box: any, [frames, pixels]) => {
          const { requestAnimationFrame, performance } = globalThis as any
          const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
          const { left, top, height } = box.getBoundingClientRect()
          const scroll = (at: number) => {
            // A jump to somewhere else now and then, as with the scroll bar.
            if (at % 80 === 79) box.scrollTop = (box.scrollHeight * (at % 7)) / 7
            else box.scrollTop += pixels!
          }
          let longest = 0
          let last = await frame()
          const start = performance.now()
          for (let at = 0; at < frames!; at++) {
            scroll(at)
            const now = await frame()
            longest = Math.max(longest, now - last)
            last = now
          }
          const rate = (frames! * 1000) / (performance.now() - start)
          let most = 0
          let empty = 0
          box.scrollTop = 0
          for (let at = 0; at < frames!; at++) {
            scroll(at)
            await frame()
            most = Math.max(most, box.querySelectorAll('tbody tr').length)
            // What is in the middle of what is seen must be a row, not the room of rows that are not drawn.
            const middle = box.getRootNode().elementFromPoint(left + 60, top + height / 2)
            if (!middle?.closest('tr[aria-rowindex]')) empty++
          }
          return { rate, longest, most, empty }
        },
        [FRAMES, PIXELS],
      )
      // The frames of both rounds. Unlike their rate, this hardly depends on what else the machine does.
      const time = (((await readTime(browser)) - before) * 1000) / (2 * FRAMES)
      console.log(
        `      ${count} rows × ${columns}: ${measured.rate.toFixed(1)} frames a second, the longest took ${measured.longest.toFixed(0)} ms; ${time.toFixed(1)} ms of processor time a frame`,
      )
      expect(measured.most).to.be.lessThan(60)
      expect(measured.empty).to.equal(0)
      const table = page.getByRole('grid', { name: 'Result' })
      expect(await table.getAttribute('aria-rowcount')).to.equal(String(count + 1))
      await table.focus()
      await page.keyboard.press('Control+End')
      const last = await table.locator('tbody tr[aria-rowindex]').last().getAttribute('aria-rowindex')
      expect(last).to.equal(String(count + 1))
      await page.close()
    })
})

/** Seconds of processor time that the page and the drawing of it took so far. */
async function readTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
