import type { Page } from 'playwright-core'
import { pageError } from '../page-errors.ts'
import { approach } from './approach.ts'
import type { Element } from './element.ts'
import { placeInWindow } from './inner-frames.ts'

export interface DragOptions {
  to?: Element
  /** Pixels. */
  by?: { x: number; y: number }
  /** Places on the way there, in pixels from where the mouse takes hold. */
  via?: readonly { x: number; y: number }[]
  /** Where in `to`, as fractions of it. */
  position?: { x: number; y: number }
  /** Where in `from` the mouse takes hold, as fractions of it. */
  grip?: { x: number; y: number }
}

interface Spot {
  words: string
  point?: [number, number]
  isInside?: boolean
}

interface Dragged {
  started: boolean
  dropped: boolean
  droppedOn?: string
  isOnTarget?: boolean
  changed: boolean
  mutated: boolean
}

/** How many moves the way is made of: libraries wait for a few before they take a press for a drag. */
const STEPS = 12
/** The same between two places of a way that is given. */
const STEPS_BETWEEN = 2

/**
 * Drags with the mouse, onto an element or so far. The browser makes drag and drop events of it where the page uses them.
 * Answers with a note where nothing has come of it; rejects where the target took no drop.
 */
export async function dragElement(from: Element, { to, by, via, position, grip }: DragOptions): Promise<string[]> {
  const { page } = from
  if (to) await approach(to, { position, allowDisabled: true, allowCovered: true }).catch(() => undefined)
  const aim = await approach(from, { position: grip })
  await from.call('startDrag')
  const start = await placeInWindow(from.frame, aim.point, aim.words)
  const end = to
    ? await placeOf(to, position)
    : ([start[0] + (by?.x ?? 0), start[1] + (by?.y ?? 0)] as [number, number])
  const way = (via ?? []).map(({ x, y }): [number, number] => [start[0] + x, start[1] + y])
  await moveWhilePressed(page, start, [...way, end])
  const result = await from.call<Dragged>('endDrag', { to: to?.ref }).catch(() => undefined)
  if (!result || result.changed) return []
  if (result.started && !result.dropped)
    throw pageError('ELEMENT_UNFIT', `${aim.words} was dragged, but what is there takes nothing that is dropped on it`)
  if (result.dropped && result.isOnTarget === false)
    throw pageError('ELEMENT_UNFIT', `${aim.words} was dropped on ${result.droppedOn} instead`)
  return result.dropped || result.mutated ? [] : [`Dragging ${aim.words} has changed nothing that can be seen.`]
}

async function placeOf(to: Element, position: DragOptions['position']): Promise<[number, number]> {
  const spot = await to.call<Spot>('spot', { position })
  if (!spot.point) throw pageError('ELEMENT_UNFIT', `${spot.words} is on the page but not visible`)
  return await placeInWindow(to.frame, spot.point, spot.words)
}

async function moveWhilePressed(page: Page, [x, y]: [number, number], way: [number, number][]): Promise<void> {
  const [first, end] = [way[0]!, way.at(-1)!]
  await page.mouse.move(x, y)
  await page.mouse.down()
  try {
    if (way.length === 1) await page.mouse.move(x + Math.sign(first[0] - x) * 4, y + Math.sign(first[1] - y) * 4)
    for (const place of way) await page.mouse.move(...place, { steps: way.length === 1 ? STEPS : STEPS_BETWEEN })
    await page.mouse.move(...end)
  } finally {
    await page.mouse.up()
  }
}
