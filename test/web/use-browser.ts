import type { Browser } from 'playwright-core'
import { ensurePage } from '../support/ensure-page.ts'
import { launchBrowser } from '../support/launch-browser.ts'

/** A browser for the tests of a describe, over the page as its sources are now. */
export function useBrowser(): () => Browser {
  let browser: Browser
  before(async () => {
    await ensurePage()
    browser = await launchBrowser()
  })
  after(() => browser.close())
  return () => browser
}
