import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readTarget } from '../../read/target.ts'
import { SURE } from '../hands.ts'
import { partsOf } from '../read-orders.ts'
import { seek, type Work } from '../work.ts'
import { ofSize } from './drag-alike.ts'
import { ANYTHING, answersMouse, onlyMoving } from './drag-ways.ts'
import { lookFor } from './looks.ts'

/** What is dragged: by name, or by looks; all of a plural. */
export function thingsFor(work: Work, phrase: string): PageNode[] {
  const { hands, orders } = work
  const sized = ofSize(hands.page, phrase)
  if (sized) return [sized]
  const looks = lookFor(work, phrase)
  const isMany =
    /^(?:all|every|each|both|everything|what(?:ever)? (?:is|are))\b/i.test(phrase) ||
    (looks.length > 1 && /s$/.test(restore(phrase, orders.source)))
  if (looks.length > 0) {
    const moving = thoseThatMove(hands.page, looks)
    return isMany ? moving : [moving[0]!]
  }
  const each = namedEach(work, phrase)
  if (each) return each
  const found = ground(readTarget(phrase, orders.source), hands.page.snapshot, 'drag').filter(
    ({ score }) => score >= SURE,
  )
  if (isMany && found.length > 0) return found.map(({ ref }) => hands.page.get(ref)!)
  const node = seek(work, phrase, 'drag') ?? (ANYTHING.test(phrase) ? onlyMoving(hands.page) : undefined)
  return node ? [node] : []
}

/** Of things that look alike those that answer the mouse, where others do not: what they are dragged into may look so, too. */
const thoseThatMove = (page: Page, looks: PageNode[]): PageNode[] => {
  const moving = looks.filter(node => answersMouse(page, node))
  return moving.length > 0 ? moving : looks
}

/** "tea and milk": each by its own name, where both are things of the page; nothing that only holds them. */
function namedEach({ hands: { page }, orders }: Work, phrase: string): PageNode[] | undefined {
  const names = partsOf(phrase).map(part => plainText(restore(part, orders.source).replace(/^(?:the|both) /i, '')))
  if (names.length < 2) return undefined
  const found = names.map(name =>
    page.nodes.filter(node => page.children(node).length === 0 && !node.hidden && plainText(page.text(node)) === name),
  )
  return found.every(nodes => nodes.length === 1) ? found.map(([node]) => node!) : undefined
}
