import type { Page } from 'playwright-core'
import { locateElement } from '../page/element.ts'
import { pageError } from '../page-errors.ts'
import { readImageSize } from '../files/read-image-size.ts'

export interface Screenshot {
  bytes: Buffer
  width: number
  height: number
  /** What is not on it. */
  note?: string
}

/** Larger pages are cut: Chromium draws no more at once, and nobody looks at more. In CSS pixels. */
const MOST_HEIGHT = 16_000
const MOST_WIDTH = 4_000
/** Milliseconds. */
const TIMEOUT = 15_000
const PAGE_SIZE =
  '(() => { const root = document.documentElement, body = document.body; return [Math.max(root.scrollWidth, body ? body.scrollWidth : 0), Math.max(root.scrollHeight, body ? body.scrollHeight : 0)] })()'

/** A picture of the window, of the whole page or of an element. */
export async function takeScreenshot(
  page: Page,
  { ref, full, format }: { ref?: string | undefined; full: boolean; format: 'png' | 'jpeg' },
): Promise<Screenshot> {
  const options = { type: format, timeout: TIMEOUT, scale: 'css', caret: 'initial' } as const
  if (ref !== undefined) {
    const { locator } = locateElement(page, ref)
    const box = await locator.boundingBox()
    if (!box || box.width < 1 || box.height < 1)
      throw pageError('ELEMENT_UNFIT', `${ref} takes up no room on the page, so there is nothing to take a picture of.`)
    if (box.height > MOST_HEIGHT || box.width > MOST_WIDTH)
      throw pageError('ELEMENT_UNFIT', `${ref} is too large for a picture: ${box.width} by ${box.height} pixels.`)
    return withSize(await locator.screenshot(options))
  }
  if (!full) return withSize(await page.screenshot(options))
  const [width = 0, height = 0] = await page.evaluate<number[]>(PAGE_SIZE)
  if (width <= MOST_WIDTH && height <= MOST_HEIGHT)
    return withSize(await page.screenshot({ ...options, fullPage: true }))
  const clip = { x: 0, y: 0, width: Math.min(width, MOST_WIDTH), height: Math.min(height, MOST_HEIGHT) }
  return {
    ...withSize(await page.screenshot({ ...options, fullPage: true, clip })),
    note: `The page has ${width} by ${height} pixels; the picture shows the first ${clip.width} by ${clip.height}.`,
  }
}

const withSize = (bytes: Buffer): Screenshot => ({ bytes, ...readImageSize(bytes) })
