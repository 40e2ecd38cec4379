import type { Frame } from 'playwright-core'
import { pageError } from '../page-errors.ts'
import { callInFrame, ENGINE } from './page-engine.ts'

const CONTENT_FRAMES = new WeakMap<Frame, Map<string, Frame>>()
const FRAME_ELEMENTS = new WeakMap<Frame, { parent: Frame; ref: string }>()

/** The inner frame that an iframe element shows; looked up once for each element. */
export async function contentFrameOf(frame: Frame, ref: string): Promise<Frame | undefined> {
  const known = CONTENT_FRAMES.get(frame)?.get(ref)
  if (known && !known.isDetached()) return known
  const handle = await frame.$(`${ENGINE}=${ref}`)
  const content = await handle?.contentFrame()
  await handle?.dispose()
  if (!content) return undefined
  const map = CONTENT_FRAMES.get(frame) ?? new Map<string, Frame>()
  CONTENT_FRAMES.set(frame, map.set(ref, content))
  FRAME_ELEMENTS.set(content, { parent: frame, ref })
  return content
}

/** A place in a frame as a place in the window of the tab. Rejects when something lies over the frame there. */
export async function placeInWindow(frame: Frame, point: [number, number], words: string): Promise<[number, number]> {
  let at = point
  for (let inner: Frame = frame; inner.parentFrame(); inner = inner.parentFrame()!) {
    const holder = FRAME_ELEMENTS.get(inner)
    if (!holder) throw pageError('ELEMENT_MISSING', `The frame of ${words} was not seen yet; take a new snapshot`)
    const outer = await callInFrame<{ gone?: boolean; point: [number, number]; cover?: string }>(
      holder.parent,
      'throughFrame',
      { ref: holder.ref, point: at },
    )
    if (outer.gone)
      throw pageError('ELEMENT_MISSING', `The frame of ${words} is not on the page any more; take a new snapshot`)
    if (outer.cover) throw pageError('ELEMENT_UNFIT', `The frame of ${words} is covered by ${outer.cover}`)
    at = outer.point
  }
  return at
}
