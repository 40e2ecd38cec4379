import type { PageNode } from '../../../../contract/page.ts'
import { kindOf } from '../../goals/items.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { ReadResult } from '../reading/result.ts'
import { cut } from '../finding/describe-node.ts'

const ADVERB = '(?:(?:still|now|already|currently) )?'
/** A state as a phrase of place without an article (Huddleston & Pullum 5.8.3, bare role noun phrases): "on loan", "in stock". */
const BARE =
  '((?:on|in|at|under|off|out of) (?!the |an? |this |that |these |those |my |your |our |its |their )\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*)?)'
const ASKED = new RegExp(`^(?:is|are|was|were) (?:the )?(.+?) ${ADVERB}${BARE}[\\s?.!]*$`, 'iu')
/** What is called so. */
const CALLED = 0.95

/** "Is the kettle on loan?": whom it is asked of, and the state. */
export function askedState(question: string): { of: string; state: string } | undefined {
  const match = ASKED.exec(question.trim())
  return match && /^\p{L}/u.test(match[1]!) ? { of: match[1]!, state: match[2]! } : undefined
}

/**
 * Whether the one row, card or entry that is called so says that it is in a state. No only where others beside it say the
 * state and this one does not; undefined where nobody says it.
 */
export function stateOfItem(question: string, page: Page): ReadResult | undefined {
  const asked = askedState(question)
  if (!asked) return undefined
  const named = page.nodes.filter(
    node => page.children(node).length === 0 && !/^(?:button|option)$/.test(node.role) && isCalled(asked.of, node),
  )
  const [item, ...others] = new Set(named.flatMap(node => itemHolding(page, node) ?? []))
  const holder = item && page.parent(item)
  if (!item || !holder || others.length) return undefined
  const pattern = new RegExp(`(?<!\\p{L}|\\bnot )${asked.state}(?!\\p{L})`, 'iu')
  const says = (node: PageNode) => pattern.test(page.text(node))
  const isSo = says(item)
  const isState = page.children(holder).some(other => other !== item && kindOf(other) === kindOf(item) && says(other))
  if (!isSo && !isState) return undefined
  return { text: `${isSo ? 'Yes' : 'No'}: ${cut(page.text(item), 160)}.`, result: isSo }
}

const isCalled = (name: string, node: PageNode): boolean =>
  matchText(name, node.name) >= CALLED && matchText(node.name, name) >= CALLED

/** The innermost part around a name that says more than it and has others of its kind beside it. */
function itemHolding(page: Page, node: PageNode): PageNode | undefined {
  return page.ancestors(node).find(above => {
    const holder = page.parent(above)
    const alike = holder ? page.children(holder).filter(other => kindOf(other) === kindOf(above)) : []
    return alike.length > 1 && page.text(above).trim() !== node.name.trim()
  })
}
