import { chromium, type Browser, type Page } from 'playwright-core'
import { unpackChromium } from '../../src/browser/unpack-chromium.ts'

/**
 * Not its package's own arguments, which are for cloud functions: one process for all, which ends with its first page, and
 * pages drawn by a graphics processor in software, four times the work. The sandbox does not start for root.
 */
const ARGUMENTS = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--font-render-hinting=none']

/** The program of a real Chromium that comes from npm alone. */
export async function chromiumPath(): Promise<string> {
  const path = await unpackChromium({ environment: process.env })
  if (path === undefined) throw new Error('The package @sparticuz/chromium is not installed: npm ci')
  return path
}

/** A real Chromium that comes from npm alone. */
export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await chromiumPath(), args: ARGUMENTS })
}

/** A page, what it asked from anywhere but `origin`, and the errors it reported. */
export async function openPage(
  browser: Browser,
  origin: string,
): Promise<{ page: Page; strangers: string[]; errors: string[] }> {
  const page = await browser.newPage()
  const strangers: string[] = []
  const errors: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url())) strangers.push(request.url())
  })
  page.on('pageerror', error => errors.push(error.message))
  return { page, strangers, errors }
}
