import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../test/support/launch-browser.ts'

/**
 * `node scripts/take-screenshot.ts [--url http://127.0.0.1:8005] [--ask "…"] [--out chat.png]`: asks a question on
 * the chat page of a running agent server and takes a picture of the answer with its evidence.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8005' },
    ask: { type: 'string', default: 'how many opportunities above $50k close in November 2024, by region?' },
    out: { type: 'string', default: 'chat.png' },
    dark: { type: 'boolean', default: false },
    width: { type: 'string', default: '1100' },
    height: { type: 'string', default: '1010' },
  },
})

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGUMENTS })
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
  })
  await page.goto(values.url)
  await page.fill('#message', values.ask)
  await page.press('#message', 'Enter')
  await page.locator('.message.agent:not([aria-busy])').last().waitFor()
  // The calls and the SQL that the answer rests on; a refusal rests on none.
  const evidence = page.locator('.message.agent').last().locator('details summary').last()
  const hasEvidence = await evidence.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  )
  if (hasEvidence) await evidence.click()
  await page.waitForTimeout(500)
  mkdirSync(dirname(values.out), { recursive: true })
  await page.screenshot({ path: values.out })
  console.log(values.out)
} finally {
  await browser.close()
}
