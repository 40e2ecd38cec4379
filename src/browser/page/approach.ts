import { setTimeout as sleep } from 'node:timers/promises'
import { pageError } from '../page-errors.ts'
import type { Element, ElementFacts } from './element.ts'

/** What in-page/act.js says before an element is met with the mouse. */
export interface Aim extends ElementFacts {
  invisible?: boolean
  /** In the frame's window. */
  point?: [number, number]
  /** What a click at the point would meet: the element, its label, what it is in, something else, nothing. */
  relation?: 'self' | 'label' | 'parent' | 'other' | 'nothing'
  /** In words, what covers the element. */
  cover?: string
}

/** How long an element may take to be free, in milliseconds: what covers it may be going away. */
const PATIENCE = 2_000
const PAUSE = 60

export interface ApproachOptions {
  position?: { x: number; y: number }
  /** Note what mouse events meet, for `verifyClick`. */
  watch?: boolean
  /** Go on where it is disabled. */
  allowDisabled?: boolean
  /** Go on where something else lies over it: what is dropped on a place lies on what was dropped there before. */
  allowCovered?: boolean
}

/** Brings an element into the window and waits until it can be met. Rejects in words: invisible, disabled, covered by what. */
export async function approach(
  element: Element,
  options: ApproachOptions = {},
): Promise<Aim & { point: [number, number] }> {
  const until = performance.now() + PATIENCE
  for (;;) {
    const aim = await element.call<Aim>('aim', { position: options.position, watch: options.watch })
    const problem = findProblem(aim, options)
    if (!problem && aim.point) return { ...aim, point: aim.point }
    if (performance.now() > until) throw pageError('ELEMENT_UNFIT', problem ?? `${aim.words} cannot be met`)
    await sleep(PAUSE)
  }
}

function findProblem(aim: Aim, options: ApproachOptions): string | undefined {
  if (aim.disabled && !options.allowDisabled) return `${aim.words} is disabled`
  if (aim.invisible || !aim.point) return `${aim.words} is on the page but not visible`
  if (aim.relation === 'other' && !options.allowCovered) return `${aim.words} is covered by ${aim.cover}`
  if (aim.relation === 'nothing') return `${aim.words} is outside of what can be seen`
  return undefined
}
