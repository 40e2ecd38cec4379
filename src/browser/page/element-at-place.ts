import type { Page } from 'playwright-core'
import { locateElement, type Element } from './element.ts'
import { contentFrameOf } from './inner-frames.ts'
import { callInFrame } from './page-engine.ts'

/** The element at a place of the window, also within inner frames. */
export async function elementAtPlace(page: Page, x: number, y: number): Promise<Element | undefined> {
  let frame = page.mainFrame()
  let point: [number, number] = [x, y]
  for (;;) {
    const hit = await callInFrame<{ ref?: string; inner?: [number, number] }>(frame, 'at', { point })
    if (!hit.ref) return undefined
    const content = hit.inner && (await contentFrameOf(frame, hit.ref))
    if (!content || !hit.inner) return locateElement(page, hit.ref)
    frame = content
    point = hit.inner
  }
}
