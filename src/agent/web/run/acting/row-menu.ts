import type { PageNode } from '../../../../contract/page.ts'
import { contentOf, isSameWord } from '../../fit/page-names.ts'
import { itemOf } from '../../goals/items.ts'
import { opensMenu } from '../../goals/mechanisms/item-controls.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { stripLeadIn } from '../../read/verbs.ts'
import { NeedsApproval } from '../../contract.ts'
import type { RunContext } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { closeMenu, openPart } from './open-part.ts'
import { act } from './use-element.ts'

/** From this on a word is said by a row. */
const SAID = 0.9
const ENTRY = /^menuitem(?:radio|checkbox)?$/
/** What is asked, or is about several, is nothing that one entry does. */
const OTHER =
  /\?\s*$|^(?:who|what|which|where|when|how|is|are|does|do|list|count|all|every|each|both)\b|\b(?:and|or|if|all|every|each|both)\b|[,;]/i

/**
 * "Delete the account of Ann": what is done to a row or card may stand in the menu that its button opens (WAI-ARIA menu button
 * pattern), wherever the page draws that. The row says all that is said besides the entry's name, and no other row says as much.
 * The question whether to do it names the row. False: nothing was done.
 */
export async function useRowMenu(request: string, context: RunContext): Promise<boolean> {
  const page = readPage(await context.browser.snapshot())
  const plain = stripLeadIn(request).replace(/[\s.!]+$/, '')
  const words = contentOf(plain)
  if (words.length < 2 || OTHER.test(plain)) return false
  const row = rowSpokenOf(page, words)
  if (!row) return false
  const has = wordsIn(page.text(row.item))
  const rest = words.filter(word => !has.some(one => matchWord(word, one) >= SAID))
  if (!rest.length || rest.length === words.length || !isSameWord(words[0]!, rest[0]!)) return false
  const part = await openPart(row.opener, page, context)
  if (!part) return false
  const entries = part.nodes.filter(({ role, disabled }) => ENTRY.test(role) && !disabled)
  const [entry, ...others] = entries.filter(node => isCalled(rest, node, words))
  if (!entry || others.length) {
    await closeMenu(row.opener, context)
    return false
  }
  const called = `“${cut(page.text(row.item), 100)}”`
  try {
    await act('click', { ref: entry.ref }, context)
  } catch (error) {
    if (error instanceof NeedsApproval) error.approval.action += ` in the menu of ${called}`
    throw error
  }
  context.told.push(`Clicked ${describeNode(readPage(part), entry)} in the menu of ${called}.`)
  return true
}

/** The one row whose words are said most, of several that have a menu. */
function rowSpokenOf(page: Page, words: readonly string[]): { item: PageNode; opener: PageNode } | undefined {
  const rows = page.nodes.flatMap(opener => {
    const item = opener.role === 'button' && !opener.disabled && opensMenu(opener) ? itemOf(page, opener) : undefined
    return item && item !== opener ? [{ item, opener }] : []
  })
  if (rows.length < 2) return undefined
  const weighed = rows.map(row => {
    const has = wordsIn(page.text(row.item))
    return { row, weight: words.filter(word => has.some(one => matchWord(word, one) >= SAID)).length }
  })
  const [best, second] = weighed.toSorted((a, b) => b.weight - a.weight)
  return best!.weight > second!.weight ? best!.row : undefined
}

/** An entry begins with the verb and says all that the row does not; what else it is called the request says as well, or nobody else is called so. */
function isCalled(rest: readonly string[], entry: PageNode, words: readonly string[]): boolean {
  const name = contentOf(entry.name)
  return (
    name[0] !== undefined &&
    isSameWord(rest[0]!, name[0]) &&
    rest.every(word => name.some(one => isSameWord(word, one))) &&
    name.filter(word => !words.some(one => isSameWord(word, one))).length < 2
  )
}
