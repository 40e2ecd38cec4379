/**
 * `npm run test:lighthouse`: Lighthouse over the chat page of a started demo (all four servers, in this process), as a
 * wide and as a narrow window, on its welcome, its catalogue and its activity. Ends with 1 when a category is below what
 * is asked. Lighthouse comes with packages that nothing else here needs, so it is installed apart.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { chromiumPath } from '../support/launch-browser.ts'
import { chromium } from 'playwright-core'
import { ensurePage } from '../support/ensure-page.ts'
import { freePort } from '../support/free-port.ts'
import { startAll } from '../support/start-all.ts'

/** Least score of every category, of 100. */
const LEAST = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const VIEWS = ['#/', '#/catalogue', '#/activity']

/** The part of Lighthouse's interface that is used. */
type Lighthouse = (
  url: string,
  flags: object,
  config: object,
) => Promise<{ lhr: { categories: Record<string, { score: number }>; audits: Record<string, Audit> } }>
interface Audit {
  title: string
  score: number | null
  scoreDisplayMode: string
  displayValue?: string
}

const entry = createRequire(import.meta.url).resolve('lighthouse')
const modules = (await import(pathToFileURL(entry).href)) as { default: Lighthouse; desktopConfig: object }
const lighthouse = modules.default
await ensurePage()
const servers = await startAll()
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
let [passed, failed] = [0, 0]
try {
  for (const [form, config] of [
    ['wide', modules.desktopConfig],
    ['narrow', { extends: 'lighthouse:default' }],
  ] as const)
    for (const view of VIEWS) {
      const { lhr } = await lighthouse(
        `${servers.urls.agent}/${view}`,
        { port, logLevel: 'silent', onlyCategories: [...CATEGORIES] },
        config,
      )
      const scores = CATEGORIES.map(name => `${name} ${Math.round(lhr.categories[name]!.score * 100)}`)
      const isGood = CATEGORIES.every(name => lhr.categories[name]!.score * 100 >= LEAST)
      if (isGood) passed++
      else failed++
      console.log(`  ${isGood ? '✓' : '✗'} ${form} ${view}: ${scores.join(', ')}`)
      const short = Object.values(lhr.audits).filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 0.9 && /binary|numeric|metricSavings/.test(scoreDisplayMode),
      )
      for (const { title, displayValue } of short)
        console.log(`      ${title}${displayValue ? `: ${displayValue}` : ''}`)
    }
} finally {
  await browser.close()
  await servers.close()
}
console.log(`\n  ${passed} passing\n  ${failed} failing`)
process.exitCode = failed ? 1 : 0
