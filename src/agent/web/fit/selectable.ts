import type { PageNode } from '../../../contract/page.ts'
import { itemOf } from '../goals/items.ts'
import { wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'

/** A row with a mark of its own, by which it is selected. */
export interface Selectable {
  row: PageNode
  box: PageNode
}

/** Nouns for what rows stand for, which no row has to say. */
const THING = '(?:file|folder|mail|e-?mail|message|row|entry|item|line)'
/** They may stand before or behind a name. */
const KIND = new RegExp(
  `^(?:the |my |our |this )?(?:(?:${THING}|one)s? )?(?:(?:from|by|of|about|called|named|titled) )?`,
  'i',
)
const KIND_BEHIND = new RegExp(`'s?(?: (?:${THING}|one))$|(?: ${THING})$`, 'i')

/** The rows of the page that have one mark each. */
export function selectableRows(page: Page): Selectable[] {
  const boxes = page.nodes.filter(({ role, disabled }) => role === 'checkbox' && !disabled)
  return boxes.flatMap(box => {
    const row = itemOf(page, box)
    const isOne = page.inside(row).filter(({ role }) => role === 'checkbox').length === 1
    return row !== box && isOne ? [{ row, box }] : []
  })
}

/** The one row that says all words of a name; where several do, the one that has a cell of just these words. */
export function rowNamed(page: Page, rows: readonly Selectable[], said: string): Selectable | undefined {
  const words = wordsIn(said.replace(KIND, '').replace(KIND_BEHIND, ''))
  if (!words.length) return undefined
  const has = (text: string, exact: boolean) => {
    const own = wordsIn(text)
    return words.every(word => own.includes(word)) && (!exact || own.length === words.length)
  }
  const found = rows.filter(({ row }) => has(page.text(row), false))
  const exact = found.filter(({ row }) => page.inside(row).some(cell => has(page.text(cell), true)))
  const best = found.length > 1 ? exact : found
  return best.length === 1 ? best[0] : undefined
}
