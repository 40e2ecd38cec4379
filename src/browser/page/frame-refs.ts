import type { BrowserContext, Frame } from 'playwright-core'

/**
 * Which frame holds which ref. Numbers are given out once in a context, over all its tabs, frames and pages, so that a ref
 * of a page that was left never means something on the next one.
 */
export interface FrameRefs {
  /** The next number that is free. */
  next: number
  /** Resolves when the last call that may give out refs has ended. */
  queue: Promise<unknown>
  /** A frame has given out the numbers from `first` up to `end`. */
  hold(frame: Frame, first: number, end: number): void
  /** The frame whose document gave out this ref; it may be gone. */
  frameOf(ref: string): Frame | undefined
}

const BY_CONTEXT = new WeakMap<BrowserContext, FrameRefs>()

/** Ranges that are kept; a page that makes refs for ever loses its oldest ones. */
const MOST_RANGES = 5_000

export function frameRefsOf(context: BrowserContext): FrameRefs {
  const known = BY_CONTEXT.get(context)
  if (known) return known
  const ranges: { frame: Frame; first: number; end: number }[] = []
  const refs: FrameRefs = {
    next: 1,
    queue: Promise.resolve(),
    hold: (frame, first, end) => {
      refs.next = Math.max(refs.next, end)
      if (end <= first) return
      const last = ranges.at(-1)
      if (last?.frame === frame && last.end === first) last.end = end
      else ranges.push({ frame, first, end })
      if (ranges.length > MOST_RANGES) ranges.shift()
    },
    frameOf: ref => {
      const number = Number(/^e(\d+)$/.exec(ref)?.[1] ?? 0)
      return ranges.findLast(range => number >= range.first && number < range.end)?.frame
    },
  }
  BY_CONTEXT.set(context, refs)
  return refs
}
