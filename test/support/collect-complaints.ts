import type { Page } from 'playwright-core'

/** What the browser complains about from now on: blocked scripts and exceptions; refusals of the server are none. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}
