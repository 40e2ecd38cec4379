import { signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { entries, isBusy } from '../state/entries.ts'

/** Whether the newest answer is out of sight. */
export const isBehind = signal(false)

/** Space above a question that stands at the top. */
const ABOVE = 12

/**
 * Scrolls with the conversation. A new question goes to the top as far as there is text below it, so that a long answer is
 * read from its beginning; a reader who went to the end stays at the end while it grows; one who went elsewhere is left
 * there. Returns what goes to the newest question.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, log: RefObject<HTMLElement | null>): () => void {
  const state = useRef<{ mode: 'question' | 'end' | 'free'; set: number }>({ mode: 'question', set: 0 }).current
  const question = entries.value.findLast(({ kind }) => kind === 'question')?.key

  const place = () => {
    const box = scroller.current
    if (!box) return
    const end = box.scrollHeight - box.clientHeight
    const asked = [...box.querySelectorAll<HTMLElement>('.message.user')].at(-1)
    const start = asked ? Math.max(0, asked.offsetTop - ABOVE) : end
    // Elsewhere the browser keeps in its place what is read; here it would work against what is done here.
    box.style.overflowAnchor = state.mode === 'free' ? 'auto' : 'none'
    if (state.mode !== 'free') {
      box.scrollTop = state.mode === 'question' ? Math.min(end, start) : end
      state.set = box.scrollTop
    }
    const newest = box.querySelector('#log > :last-child')?.getBoundingClientRect()
    const bottom = box.getBoundingClientRect().bottom
    const isFar = end - box.scrollTop > 80
    isBehind.value =
      state.mode === 'free' && isFar && (isBusy.peek() || (newest !== undefined && newest.top > bottom - 60))
  }

  const toNewest = () => {
    state.mode = 'question'
    place()
  }

  useLayoutEffect(toNewest, [question])
  useEffect(() => {
    const box = scroller.current!
    const onScroll = () => {
      const left = box.scrollHeight - box.clientHeight - box.scrollTop
      // What became shorter ends earlier: nobody scrolled.
      const isClamped = left <= 1 && box.scrollTop < state.set
      if (Math.abs(box.scrollTop - state.set) > 2 && !isClamped) {
        state.mode = left <= 24 ? 'end' : 'free'
        state.set = box.scrollTop
      }
      place()
    }
    box.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(place)
    observer.observe(box)
    observer.observe(log.current!)
    return () => {
      box.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  return toNewest
}
