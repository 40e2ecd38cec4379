import type { PageSnapshot } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { itemWords } from '../item-words.ts'
import { findLists, itemsWith } from '../items.ts'
import { withinAnother } from '../mechanisms/within-another.ts'
import { findExtreme } from '../mechanisms/extreme.ts'
import { readOrders, type Order, type Orders } from '../read-orders.ts'
import { readSuperlative } from '../values/measure.ts'

/** One item of several that the page lists is named, and the verb is nothing that fields or links are for. */
export function namesItem(rest: string, snapshot: PageSnapshot): boolean {
  const words = itemWords(rest)
  if (words === '' || /^(?:it|this|that|all|everything)$/i.test(words)) return false
  const page = readPage(snapshot)
  const items = itemsWith(page, words)
  if (items.length !== 1 || isControl(items[0]!)) return false
  return findLists(page).some(list => list.includes(items[0]!) && list.every(item => page.inside(item).some(isControl)))
}

/** Deeds that are done to one item of a list. */
const DEEDS = /^(?:delete|reply|forward)$/
const DEED_VERBS = /^(?:star|flag|archive|bookmark|like|share|mute|pin|give|block|report|follow|favou?rite)$/

/** Something is done to the one item of a list that the words name, which opens by a click or has a control for it. */
export function isDeedOnItem({ kind, verb, rest }: Order, source: Orders['source'], snapshot: PageSnapshot): boolean {
  if (!DEEDS.test(kind) && !DEED_VERBS.test(verb)) return false
  const words = itemWords(restore(rest.replace(/^(?:to|for) /i, ''), source))
  const page = readPage(snapshot)
  const items = words === '' ? [] : itemsWith(page, words)
  return (
    (items.length === 1 && items[0]!.clickable === true) ||
    withinAnother(page, restore(rest, source), verb) !== undefined
  )
}

/** A single clause whose verb is done to an item of the page ("report @ann"), which may look like a question. */
export function actsOnItem(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  const [order] = list
  return (
    list.length === 1 &&
    order!.kind === 'other' &&
    (namesItem(restore(order!.rest, source), snapshot) || takesBest(order!, source, snapshot))
  )
}

/** "Get the cheapest ticket": of things that are compared each has one button, which takes it. */
export function takesBest({ verb, rest }: Order, source: Orders['source'], snapshot: PageSnapshot): boolean {
  const superlative = /^(?:get|take)$/.test(verb) ? readSuperlative(restore(rest, source)) : undefined
  const page = readPage(snapshot)
  const best = superlative && findExtreme(page, superlative)
  const controls = best ? page.inside(best).filter(node => isControl(node) && !node.hidden) : []
  return controls.length === 1 && TAKES.test(page.text(controls[0]!) || controls[0]!.name)
}
const TAKES = /^\W*(?:buy|book|get|take|order|select|choose|reserve|add)\b/i

/** The verb is the name of what an item of the page can be done to. */
export function hasControl(verb: string, snapshot: PageSnapshot): boolean {
  const page = readPage(snapshot)
  return (
    ground({ said: verb, name: verb }, snapshot, 'click').filter(
      ({ ref, score }) => score > 0.6 && isControl(page.get(ref)!),
    ).length > 1
  )
}
