import type { Page } from 'playwright-core'
import { pageError } from '../page-errors.ts'
import { approach, type Aim } from './approach.ts'
import type { Element } from './element.ts'
import { placeInWindow } from './inner-frames.ts'

export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift'

export interface ClickOptions {
  button?: 'left' | 'right' | 'middle'
  count?: number
  modifiers?: Modifier[]
  position?: { x: number; y: number }
}

/**
 * Clicks an element as a person would, and makes sure that the click reached it: where it met the element's parent, it is
 * given to the element itself; where it met something else, the call fails and says what.
 */
export async function clickElement(element: Element, options: ClickOptions = {}): Promise<void> {
  const { button = 'left', count = 1 } = options
  const aim = await approachWithMouse(element, options)
  if (
    aim.relation === 'parent' &&
    button === 'left' &&
    count === 1 &&
    !options.modifiers?.length &&
    !options.position
  ) {
    await element.call('click')
    return
  }
  await press(element, aim, options)
  const verdict = await element
    .call<{ delivered: boolean; met?: string }>('verifyClick', { button })
    // The page went on: the click did something.
    .catch(() => ({ delivered: true, met: undefined }))
  if (!verdict.delivered)
    throw pageError(
      'ELEMENT_UNFIT',
      `The click on ${aim.words} landed on ${verdict.met ?? 'something else'}, which lies over it`,
    )
}

/** What moves or grows as soon as the mouse is over it is met where it is then; what is drawn anew then, where it was. */
async function approachWithMouse(
  element: Element,
  { position }: ClickOptions,
): Promise<Aim & { point: [number, number] }> {
  const aim = await approach(element, { position, watch: true })
  const [x, y] = await placeInWindow(element.frame, aim.point, aim.words)
  await element.page.mouse.move(x, y)
  const isThere = await element.call('inspect').catch(() => undefined)
  return isThere ? approach(element, { position, watch: true }) : aim
}

async function press(element: Element, aim: Aim & { point: [number, number] }, options: ClickOptions): Promise<void> {
  const { page } = element
  const { button = 'left', count = 1, modifiers = [] } = options
  const [x, y] = await placeInWindow(element.frame, aim.point, aim.words)
  await withModifiers(page, modifiers, () => page.mouse.click(x, y, { button, clickCount: count }))
}

/** Holds keys down meanwhile. */
async function withModifiers(page: Page, modifiers: readonly Modifier[], work: () => Promise<void>): Promise<void> {
  for (const key of modifiers) await page.keyboard.down(key)
  try {
    await work()
  } finally {
    for (const key of [...modifiers].reverse()) await page.keyboard.up(key)
  }
}
