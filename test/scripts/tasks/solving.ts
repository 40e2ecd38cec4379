import type { Locator, Page } from 'playwright-core'

export type Point = [number, number]

/** The groups of a pattern that fitted: as many as it has, and never more than these. */
export type Groups = [string, string, string, string, string, string]

/** What a solver of a task page has at hand: the page, what it asks for, and hands for the mouse. */
export interface Solving {
  page: Page
  asked: string
  /** The groups of a pattern in what is asked; throws when it does not fit. */
  read(pattern: RegExp): Groups
  /** Clicks the button of this name. */
  press(name: string): Promise<void>
  /** Clicks so many pixels right of and below the corner of an element. */
  clickAt(selector: string, place: Point): Promise<void>
  /** Drags over points of the window. */
  drag(...points: Point[]): Promise<void>
  /** Drags from the middle of one element to the middle of another. */
  dragTo(from: Locator, to: Locator): Promise<void>
  middle(of: Locator): Promise<Point>
  corner(selector: string): Promise<Point>
  /** An attribute of an element as a number. */
  number(of: Locator, name: string): Promise<number>
}

/** Does what a page asks for, with the mouse and the keyboard alone. */
export type Solver = (solving: Solving) => Promise<void>

/** How a page is done as it asks, and a way to end it that must not be rewarded. */
export interface Hands {
  right: Solver
  wrong: Solver
}

/** Does the work as if the page asked for something else. */
export const misread =
  (solver: Solver, change: (asked: string) => string): Solver =>
  async ({ page, asked }) =>
    await solver(startSolving(page, change(asked)))

/** Puts one of two words in the place of the other. */
export const swapped =
  (one: string, other: string) =>
  (asked: string): string =>
    asked.includes(one) ? asked.replace(one, other) : asked.replace(other, one)

export function startSolving(page: Page, asked: string): Solving {
  const middle = async (of: Locator): Promise<Point> => {
    const box = await boxOf(of)
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const drag = async (...points: Point[]): Promise<void> => {
    const [first, ...rest] = points
    if (!first) throw new Error('nothing to drag over')
    await page.mouse.move(...first)
    await page.mouse.down()
    for (const point of rest) await page.mouse.move(...point, { steps: 4 })
    await page.mouse.up()
  }
  return {
    page,
    asked,
    middle,
    drag,
    read: pattern => readGroups(asked, pattern),
    press: async name => await page.getByRole('button', { name, exact: true }).first().click(),
    clickAt: async (selector, [x, y]) => await page.locator(selector).click({ position: { x, y }, force: true }),
    dragTo: async (from, to) => await drag(await middle(from), await middle(to)),
    corner: async selector => {
      const box = await boxOf(page.locator(selector))
      return [box.x, box.y]
    },
    number: async (of, name) => Number(await of.getAttribute(name)),
  }
}

/** The places of the letters A, B, C … of a list that is read as "A, B and C". */
export const listed = (text: string): string[] => text.split(/, | and |; /)

const NTH = ['first', 'second', 'third', 'fourth', 'fifth']

/** The place that an ordinal word names, from 0. */
export const placeOf = (word: string): number => NTH.indexOf(word)

function readGroups(asked: string, pattern: RegExp): Groups {
  const found = pattern.exec(asked)
  if (!found) throw new Error(`What is asked does not fit ${String(pattern)}: ${asked}`)
  return found.slice(1) as Groups
}

async function boxOf(of: Locator) {
  const box = await of.boundingBox()
  if (!box) throw new Error(`not on the page: ${String(of)}`)
  return box
}
