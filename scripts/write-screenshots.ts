import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { ensurePage } from '../test/support/ensure-page.ts'
import { launchBrowser } from '../test/support/launch-browser.ts'
import { startAll } from '../test/support/start-all.ts'

/**
 * `npm run screenshots [-- --only name] [--out folder]`: starts the four servers of the demo on free ports, walks through
 * the chat page as docs/guide.md does, and writes its pictures to docs/pictures.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../docs/pictures') },
  },
})

/** One picture: what is done before it is taken, and how the window is. */
interface Scene {
  name: string
  width?: number
  height?: number
  dark?: boolean
  show(page: Page): Promise<void>
}

const ask = async (page: Page, question: string): Promise<void> => {
  const answers = page.locator('.message.agent:not([aria-busy])')
  const before = await answers.count()
  await page.fill('#message', question)
  await page.press('#message', 'Enter')
  await answers.nth(before).waitFor()
}
const newest = (page: Page) => page.locator('.message.agent').last()

const SCENES: Scene[] = [
  { name: 'welcome', show: page => page.locator('.suggestion').first().waitFor() },
  {
    name: 'answer',
    height: 1080,
    show: page => ask(page, 'how many opportunities above $50k close in November 2024, by region?'),
  },
  {
    name: 'evidence',
    height: 1180,
    async show(page) {
      await ask(page, 'what is the average score of leads by status?')
      await newest(page).getByText('How was this answered?').click()
      await newest(page).getByText('How was this answered?').scrollIntoViewIfNeeded()
    },
  },
  { name: 'table', show: page => ask(page, 'list all contacts in crm') },
  {
    name: 'approval',
    height: 860,
    async show(page) {
      await ask(page, 'set the status of lead 12 to contacted and its score to 64')
      await page.locator('form.approval').waitFor()
    },
  },
  {
    name: 'catalogue',
    async show(page) {
      await page.getByRole('link', { name: 'Catalogue' }).click()
      await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor()
      await page.getByText('Ready').first().waitFor()
    },
  },
  {
    name: 'tool',
    height: 1080,
    async show(page) {
      await page.goto(`${new URL(page.url()).origin}/#/catalogue/crm/crm_listOpportunities`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'activity',
    async show(page) {
      await ask(page, 'how many leads are there by status?')
      await ask(page, 'top 5 accounts by revenue in territory')
      await page.getByRole('link', { name: 'Activity' }).click()
      await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor()
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'narrow',
    width: 390,
    height: 844,
    dark: true,
    show: page => ask(page, 'how many accounts are there by state in territory?'),
  },
]

mkdirSync(values.out, { recursive: true })
await ensurePage()
const servers = await startAll()
// The first questions after a start read everything anew and leave no time for questions that go on from them.
const WARM_UP = [
  'how many leads are there by source?',
  'how many deals close in 2024, by region?',
  'top 5 accounts by revenue',
]
for (let times = 0; times < 30; times++)
  await fetch(`${servers.urls.agent}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: WARM_UP[times % WARM_UP.length], session_id: 'warm-up' }),
  })
await fetch(`${servers.urls.agent}/sessions/warm-up`, { method: 'DELETE' })
const browser = await launchBrowser()
try {
  for (const { name, width = 1280, height = 800, dark = false, show } of SCENES) {
    if (values.only && values.only !== name) continue
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    const page = await context.newPage()
    await page.goto(servers.urls.agent)
    await show(page)
    // What is drawn by degrees is drawn.
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(values.out, `${name}.png`) })
    console.log(`${name}.png`)
    await context.close()
  }
} finally {
  await browser.close()
  await servers.close()
}
