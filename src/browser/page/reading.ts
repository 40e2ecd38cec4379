import type { Page } from 'playwright-core'

/** Pages whose elements are read just now, by how many. */
const READING = new WeakMap<Page, number>()

/**
 * Reads a page that answers. Going over a large one takes seconds in which nothing else in it answers, and that is no fault of
 * the page; one that does not answer before is not read. `hasAnswered`: it just did.
 */
export async function readPage<T>(page: Page, read: () => Promise<T>, hasAnswered = false): Promise<T> {
  if (!hasAnswered) await page.evaluate('1').catch(() => undefined)
  READING.set(page, (READING.get(page) ?? 0) + 1)
  try {
    return await read()
  } finally {
    READING.set(page, (READING.get(page) ?? 1) - 1)
  }
}

export const isBeingRead = (page: Page): boolean => (READING.get(page) ?? 0) > 0
