import { pattern } from '../../../../lib/patterns.ts'
import type { ExtractResult } from '../../../../contract/page.ts'
import { BrowserFailed, NeedsApproval } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import { nextPage, previousPage } from '../acting/turn-page.ts'
import { act } from '../acting/use-element.ts'
import type { RunContext } from '../context.ts'

type Item = ExtractResult['items'][number]

/** Pages of a list that are read for one question. */
const MOST_PAGES = 20

/** Questions that only the whole list answers: numbers of things, sums, and what is most or least. */
export const NEEDS_ALL = pattern('iu')`
  \bhow (?:many|much)\b
  |\b(?:number|count|total|sum|average|mean) of\b
  |\b(?:count|in total|altogether|average|total)\b
  |\b(?:most|least|fewest|\p{L}{3,}est)\b
`

/**
 * The tables and repeated parts of all the pages of a list, from the one that is shown on; then that one is shown again.
 * Undefined where the list does not end within some pages, or its pages cannot be turned back.
 */
export async function itemsOverPages(context: RunContext): Promise<Item[] | undefined> {
  const { browser } = context
  // What is before the page that is shown belongs to the list as well.
  if (previousPage(readPage(await browser.snapshot()))) return undefined
  const items = await itemsHere(context)
  const seen = new Set([JSON.stringify(items.map(({ rows }) => rows))])
  let turned = 0
  let isWhole = false
  while (turned < MOST_PAGES && !isWhole) {
    if (!(await turn('next', context))) break
    turned++
    const more = await itemsHere(context)
    const print = JSON.stringify(more.map(({ rows }) => rows))
    if (seen.has(print)) break
    seen.add(print)
    for (const item of more) addRows(items, item)
    isWhole = nextPage(readPage(await browser.snapshot())) === undefined
  }
  for (let left = turned; left > 0; left--) if (!(await turn('previous', context))) return undefined
  if (isWhole) context.told.push(`Read all ${turned + 1} pages of the list.`)
  return isWhole ? items : undefined
}

async function itemsHere({ browser }: RunContext): Promise<Item[]> {
  const [tables, records] = await Promise.all([
    browser.extract({ kind: 'tables', limit: 2000 }),
    browser.extract({ kind: 'records', limit: 500 }),
  ])
  return [...tables.items, ...records.items].map(item => ({ ...item, rows: [...item.rows] }))
}

/** Rows go to the part with the same columns; rows that every page shows are one. */
function addRows(items: Item[], { columns, rows }: Item): void {
  const same = items.find(item => item.columns.join('\n') === columns.join('\n'))
  if (!same) return
  const known = new Set(same.rows.map(row => JSON.stringify(row)))
  same.rows.push(...rows.filter(row => !known.has(JSON.stringify(row))))
  same.total = same.rows.length
}

/** Whether there was a page that way, which could be shown without asking. */
async function turn(way: 'next' | 'previous', context: RunContext): Promise<boolean> {
  const page = readPage(await context.browser.snapshot())
  const control = way === 'next' ? nextPage(page) : previousPage(page)
  try {
    if (control) await act('click', { ref: control.ref }, context)
    return control !== undefined
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return false
    throw error
  }
}
