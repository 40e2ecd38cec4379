import chromium from '@sparticuz/chromium'
import { chromium as playwright, type Browser } from 'playwright-core'

/** Switches that serve small containers but would loosen what is tested here, or end the browser with its first page. */
const LEFT_OUT = ['--single-process', '--no-zygote', '--disable-web-security', '--allow-running-insecure-content']

/** A real Chromium from npm. */
export async function openBrowser(): Promise<Browser> {
  const root = process.getuid?.() === 0
  return await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter(arg => !LEFT_OUT.includes(arg)), ...(root ? ['--no-sandbox'] : [])],
    headless: true,
  })
}
