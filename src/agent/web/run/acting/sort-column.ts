import { setTimeout as delay } from 'node:timers/promises'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { typeColumn } from '../asking/typed-columns.ts'
import { type Of, type RunContext, Stopped } from '../context.ts'
import { click } from './click.ts'
import { sortByMenu } from './sort-menu.ts'
import { act } from './use-element.ts'

/** A head goes round between rising, falling and, on some pages, as it was. */
const MOST_PRESSES = 3
/** A head is called so. */
const CALLED = 0.7
/** How long rows may take to be drawn anew, in milliseconds, and how often that is looked at. */
const DRAWING = 800
const PAUSE = 100
const TABLE = /^(?:table|grid|treegrid)$/

/** "Sort by battery, lowest first": presses the head of the column until its rows stand in that order. */
export async function sortColumn(step: Of<'sort'>, context: RunContext): Promise<void> {
  const { column, direction } = step
  const head = headCalled(readPage(await context.browser.snapshot()), column)
  if (!head && (await sortByMenu(step, context))) return
  if (!head) {
    const target = { said: column, name: column, roles: ['columnheader', 'button', 'link'] }
    return click({ said: step.said, confidence: step.confidence, kind: 'click', target }, context)
  }
  context.sure.push(0.9)
  for (let press = 0; press <= MOST_PRESSES; press++) {
    const page = readPage(await context.browser.snapshot())
    const found = headCalled(page, column)
    const order = found && orderOf(cellsUnder(page, found))
    if (found && (direction === undefined ? press > 0 : order === direction)) {
      const way = order === undefined ? '' : `, ${order === 'asc' ? 'ascending' : 'descending'}`
      context.told.push(
        press > 0 ? `Sorted by “${head.name}”${way}.` : `It is sorted by “${head.name}”${way}, already.`,
      )
      return
    }
    if (!found || press === MOST_PRESSES) break
    await act('click', { ref: controlOf(page, found).ref }, context)
    await untilDrawn(page, column, context)
  }
  throw new Stopped(
    'NOT_AS_EXPECTED',
    `I pressed the head of the column “${head.name}”, but its rows do not stand in ${direction === 'asc' ? 'ascending' : 'descending'} order.`,
  )
}

/** The one head of a column that is called so. */
export function headCalled(page: Page, column: string): PageNode | undefined {
  const short = column.replace(KIND_BEHIND, '')
  return headOf(page, column) ?? (short === column ? undefined : headOf(page, short))
}

/** What a column holds, which its head need not say: the due date under "Due". */
const KIND_BEHIND = / (?:dates?|days?|times?|numbers?|names?|amounts?|values?)$/i

function headOf(page: Page, column: string): PageNode | undefined {
  const nodes = page.nodes.filter(({ role, hidden }) => role === 'columnheader' && !hidden)
  const [first, second] = ground(
    { said: column, name: column, roles: ['columnheader'] },
    page.snapshot,
    'click',
  ).filter(({ ref, score }) => score >= CALLED && nodes.some(node => node.ref === ref))
  return first && !(second && first.score - second.score < 0.02) ? page.get(first.ref) : undefined
}

/** What is pressed in a head: the button or link in it, else itself. */
export const controlOf = (page: Page, head: PageNode): PageNode =>
  page.inside(head).find(({ role, disabled }) => /^(?:button|link)$/.test(role) && !disabled) ?? head

/** The texts of a column, from the top. */
export function cellsUnder(page: Page, head: PageNode): string[] {
  const table = page.ancestors(head).find(({ role }) => TABLE.test(role))
  const cells = (table ? page.inside(table) : []).filter(
    ({ role, column }) => /^(?:cell|gridcell|rowheader)$/.test(role) && column === head.column,
  )
  // A field over the others by which the rows are narrowed down is no value.
  const hasField = (cell: PageNode) => page.inside(cell).some(({ editable, options }) => editable === true || options)
  return cells
    .filter((cell, at) => at > 0 || cells.length < 3 || !hasField(cell) || hasField(cells[1]!))
    .map(node => page.text(node).trim())
}

/** Which way values go: undefined where they go neither way, or are all the same. */
export function orderOf(texts: readonly string[]): 'asc' | 'desc' | undefined {
  // A dash stands for nothing.
  const cells = texts.map(text => (/^[-–—]*$/u.test(text) ? '' : text))
  const { read } = typeColumn(cells)
  const values = cells.map(text => read(text)).filter(value => value !== null)
  const signs = new Set(values.slice(1).map((value, at) => compare(values[at]!, value)))
  signs.delete(0)
  const [only, ...more] = signs
  return only === undefined || more.length ? undefined : only < 0 ? 'asc' : 'desc'
}

const compare = (one: string | number | boolean, other: string | number | boolean): number =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one - other)
    : Math.sign(String(one).localeCompare(String(other), 'en', { sensitivity: 'base' }))

/** Rows may be drawn a moment after the press. */
async function untilDrawn(before: Page, column: string, { browser }: RunContext): Promise<void> {
  const print = (page: Page) => {
    const head = headCalled(page, column)
    return head ? cellsUnder(page, head).join('\n') : ''
  }
  const [shown, end] = [print(before), Date.now() + DRAWING]
  while (Date.now() < end && print(readPage(await browser.snapshot())) === shown)
    await delay(PAUSE, undefined, { signal: browser.signal })
}
