import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** How far each page was scrolled, in this visit. */
const places = new Map<string, number>()
/** What is read may take so long, in milliseconds; after it nothing jumps. */
const PATIENCE = 1500
const HANDS = ['wheel', 'pointerdown', 'keydown'] as const

/** A box that is where it was left when its page is shown again, as soon as there is enough in it; a hand that scrolls wins. */
export function useScrollPlace(key: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current!
    const wanted = places.get(key) ?? 0
    const keep = () => places.set(key, element.scrollTop)
    const observer = new MutationObserver(() => {
      element.scrollTop = wanted
      if (element.scrollTop >= wanted - 1) settle()
    })
    const settle = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const hand of HANDS) element.removeEventListener(hand, settle)
      element.addEventListener('scroll', keep)
    }
    const timer = setTimeout(settle, PATIENCE)
    for (const hand of HANDS) element.addEventListener(hand, settle)
    if (wanted) observer.observe(element, { childList: true, subtree: true })
    else settle()
    return () => {
      settle()
      element.removeEventListener('scroll', keep)
    }
  }, [key])
  return box
}
