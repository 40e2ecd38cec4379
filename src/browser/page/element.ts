import type { Frame, Locator, Page } from 'playwright-core'
import { elementGone } from './element-errors.ts'
import { frameRefsOf } from './frame-refs.ts'
import { contentFrameOf } from './inner-frames.ts'
import { callInFrame, ENGINE } from './page-engine.ts'

/** What in-page/act.js says of an element. */
export interface ElementFacts {
  ref?: string
  role: string
  tag: string
  /** In words, for messages: `button "Save"`. */
  words: string
  name: string
  type?: string
  disabled: boolean
  readonly: boolean
  editable: boolean
  isSecret: boolean
  checked?: boolean | 'mixed'
  expanded?: boolean
  value?: string
}

/** An element that a snapshot named, in the frame where it is. */
export interface Element {
  page: Page
  frame: Frame
  ref: string
  locator: Locator
  /** Runs an operation of in-page/ on it; rejects when the element is not on the page any more. */
  call<T>(operation: string, args?: Record<string, unknown>): Promise<T>
}

/** The element with this ref. Rejects with ELEMENT_MISSING when its page or frame is gone. */
export function locateElement(page: Page, ref: string): Element {
  const frame = frameRefsOf(page.context()).frameOf(ref)
  if (!frame || frame.isDetached() || frame.page() !== page) throw elementGone(ref)
  return {
    page,
    frame,
    ref,
    locator: frame.locator(`${ENGINE}=${ref}`),
    call: async <T>(operation: string, args: Record<string, unknown> = {}) => {
      const answer = await callInFrame<T & { gone?: boolean }>(frame, operation, { ref, ...args })
      if (answer?.gone) throw elementGone(ref)
      return answer
    },
  }
}

/** What has the focus, in whichever frame that is; `undefined` when it is the page itself. */
export async function focusedElement(page: Page): Promise<Element | undefined> {
  let frame = page.mainFrame()
  for (let level = 0; level < 5; level++) {
    const facts = await callInFrame<ElementFacts & { gone?: boolean; isFrame?: boolean }>(frame, 'inspect', {})
    if (facts.gone || !facts.ref) return undefined
    if (!facts.isFrame) return locateElement(page, facts.ref)
    const inner = await contentFrameOf(frame, facts.ref)
    if (!inner) return undefined
    frame = inner
  }
  return undefined
}
