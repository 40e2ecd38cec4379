import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { openTasks, type Tasks } from '../../../scripts/miniwob/open-tasks.ts'
import { launchBrowser, openPage } from '../../support/launch-browser.ts'
import { startSolving, type Solver } from './solving.ts'

/** The folder with the pages of all sets. */
export const FOLDER = join(import.meta.dirname, '../../support/tasks/html')

export const SEEDS = (process.env['SEEDS'] ?? '0,1').split(',').map(Number)

export interface Played {
  /** The reward, and 0 when the episode has not ended. */
  raw: number
  asked: string
  /** What scripts of the pages threw so far. */
  errors: string[]
}

export interface Playing {
  /** The names of the set's pages, without what they begin with. */
  names(): string[]
  /** Starts an episode, does the work on it, and reads how it ended. */
  play(name: string, seed: number, work: Solver): Promise<Played>
}

/** Serves the pages whose names begin so, and opens a browser for them, while the tests of a suite run. */
export function playTasks(prefix: string): Playing {
  let tasks: Tasks
  let browser: Browser
  let page: Page
  let errors: string[]
  before(async () => {
    tasks = await openTasks(FOLDER, [`${prefix}*`])
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
  return {
    names: () => tasks.names.map(name => name.slice(prefix.length)),
    play: async (name, seed, work) => {
      await page.goto(tasks.address(`${prefix}${name}`, seed, 60))
      await page.locator('#sync-task-cover').waitFor({ state: 'hidden' })
      const asked = String(await page.evaluate('core.getUtterance()'))
      await work(startSolving(page, asked))
      const raw = Number(await page.evaluate('WOB_DONE_GLOBAL ? WOB_RAW_REWARD_GLOBAL : 0'))
      return { raw, asked, errors }
    },
  }
}
