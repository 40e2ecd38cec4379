import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openTasks, type Tasks } from '../../../scripts/miniwob/open-tasks.ts'
import { launchBrowser, openPage } from '../../support/launch-browser.ts'
import { CLICKS } from './solvers/clicks.ts'
import { FORMS } from './solvers/forms.ts'
import { MAIL } from './solvers/mail.ts'
import { MOUSE } from './solvers/mouse.ts'
import { READING } from './solvers/reading.ts'
import { startSolving, type Solver } from './solving.ts'

const PREFIX = 'twenty-first-'
const SOLVERS: Record<string, Solver> = { ...CLICKS, ...FORMS, ...MAIL, ...MOUSE, ...READING }
const SEEDS = (process.env['SEEDS'] ?? '0,1').split(',').map(Number)
const FOLDER = join(import.meta.dirname, '../../support/tasks/html')

const SENDERS = '#area button, #area [type=submit], #go'

/** Pages whose last button may be the answer itself, opens something, or cannot be pressed yet. */
const NOT_SENT = new Set(
  `single-button start-then-finish key-by-its-label button-two-not-one button-in-another-script answer-in-the-pop-up
  any-control-of-that-kind flag-of-importance spam-thrown-out sides-of-a-polygon name-of-the-figure panel-that-unfolds
  rules-of-the-house-signed notice-with-a-cross post-of-one-account numbers-clicked-upwards appointment-in-the-day-plan post-box-all-deeds
  answer-under-the-message mail-asked-for-in-many-words`.split(/\s+/),
)

/** Whether a page has a button that sends it when it starts. */
function isSent(name: string): boolean {
  const source = readFileSync(join(FOLDER, 'miniwob', `${PREFIX}${name}.html`), 'utf8')
  return !NOT_SENT.has(name) && /<button(?![^>]*data-k)|type="submit"/.test(source)
}

describe('the twenty-first set of task pages', function () {
  this.timeout(90_000)
  let tasks: Tasks
  let browser: Browser
  let page: Page
  let errors: string[]
  before(async () => {
    tasks = await openTasks(FOLDER, [`${PREFIX}*`])
    browser = await launchBrowser()
    const opened = await openPage(browser, tasks.origin)
    page = opened.page
    errors = opened.errors
    page.setDefaultTimeout(15_000)
  })
  after(async () => {
    await browser.close()
    await tasks.close()
  })

  /** Starts an episode, does the work on it, and reads how it ended. */
  async function play(name: string, seed: number, work: Solver): Promise<{ raw: number; asked: string }> {
    await page.goto(tasks.address(`${PREFIX}${name}`, seed, 60))
    await page.locator('#sync-task-cover').waitFor({ state: 'hidden' })
    const asked = String(await page.evaluate('core.getUtterance()'))
    await work(startSolving(page, asked))
    const raw = Number(await page.evaluate('WOB_DONE_GLOBAL ? WOB_RAW_REWARD_GLOBAL : 0'))
    return { raw, asked }
  }

  it('has a solver for every page, and a page for every solver', () => {
    expect(tasks.names.map(name => name.slice(PREFIX.length))).to.have.members(Object.keys(SOLVERS))
  })

  for (const [name, solver] of Object.entries(SOLVERS))
    it(`${name}: what is asked for can be done by hand, and gives the reward`, async () => {
      for (const seed of SEEDS) {
        const { raw, asked } = await play(name, seed, solver)
        expect(errors, asked).to.deep.equal([])
        expect(raw, asked).to.equal(1)
      }
    })

  for (const name of Object.keys(SOLVERS).filter(isSent))
    it(`${name}: sent as it stands, it gives no reward`, async () => {
      const { raw } = await play(
        name,
        0,
        async () => await page.locator(SENDERS).filter({ visible: true }).last().click(),
      )
      expect(raw).to.be.lessThan(1)
    })
})
