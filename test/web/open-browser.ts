import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'
import { chromiumPath } from '../support/launch-browser.ts'
import { ensurePage } from '../support/ensure-page.ts'

/** Switches that serve small containers but would loosen what is tested here, or end the browser with its first page. */
const LEFT_OUT = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']

/** A real Chromium from npm. */
export async function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0
  return await playwright.launch({
    executablePath: await chromiumPath(),
    args: [...chromium.args.filter(arg => !LEFT_OUT.includes(arg)), ...(root ? ['--no-sandbox'] : [])],
    headless: true,
  })
}

/** A browser for the tests of a describe, over the page as its sources are now. */
export function useBrowser(): () => Browser {
  let browser: Browser
  before(async () => {
    await ensurePage()
    browser = await openBrowser()
  })
  after(() => browser.close())
  return () => browser
}
