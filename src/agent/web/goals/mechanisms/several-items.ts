import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { singular } from '../../../understand/language/words.ts'
import { matchText, plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore, type Source } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { itemWords } from '../item-words.ts'
import { findLists, itemsWith } from '../items.ts'
import type { Order } from '../read-orders.ts'
import { itemsThat } from '../values/item-conditions.ts'
import { isUp } from '../widgets/steps.ts'
import { controlFor, menuIn } from './item-controls.ts'
import { MARKS } from './marks.ts'

const COUNT = '(?:all|every|each|both|\\d+|two|three|four|five|six|seven|eight|nine|ten)'

/** "3 posts by @ann", "every message from Bob", "two of the dishes of the kind X". */
const SEVERAL = new RegExp(`^(?:exactly |only |just )?(${COUNT})(?: of)?(?: the)? (.+)$`, 'i')

/** "Like on 3 posts by @ann", "the Like button of every post by @ann". */
const CONTROL = pattern('i')`
  ^(?:on )?(?:the )?(.+?)(?: (?:button|link|icon|sign))?s? (?:on|of|for|under|in|at|below|next to|beside)
  \ (${COUNT})(?: of)?(?: the)? (.+)$
`

/** From this on a text is the name that was said. */
export const NAMED = 0.9

const ONLY = /,? (?:and |but )?(?:nothing else|no(?:t the)? others?|only (?:those|these|that))$/i

/** "… with the menu of the post": the way to what is done with them. */
const BY_MENU =
  /\s+(?:with|using|through|via|from|in|by) (?:the|its|their) (?:[\p{L}⋮…]+ )?menus?(?: (?:of|for|in|on) .*)?$/iu

/** "… from the basket": where they are. */
const OUT_OF = /\s+(?:from|out of|off|in|on) (?:the|my|your|this|our) (?:\p{L}+ )?\p{L}+$/iu

/** "… to your basket": what everything that is added goes into. */
const INTO_IT =
  /\s+(?:to|on|into|in|onto) (?:the|my|your) (?:\p{L}+ )?(?:order|basket|cart|trolley|bag|list|tray|plate)$/iu

/** Stands for the mark of what is ticked, whatever that is called. */
const MARK = '\u2611'

export interface Several {
  items: PageNode[]
  /** What the control in each of them is called; undefined: the one that adds it. */
  control: string | undefined
  /** They are those of which a comparison holds. */
  isCompared?: true
  /** They are ticked, and what is done with all that is ticked stands outside of them. */
  areTicked?: true
}

/** The mark of an item that nothing else adds. */
export const markOf = (page: Page, item: PageNode): boolean => controlIn(page, item, undefined)?.role === 'checkbox'

/** The only mark of an item. */
export function boxIn(page: Page, item: PageNode): PageNode | undefined {
  const [box, ...more] = page.inside(item).filter(({ role, disabled }) => role === 'checkbox' && !disabled)
  return more.length ? undefined : box
}

/** The items that are meant, where each has a control for what is to be done; undefined: it is no such order. */
export function readSeveral(order: Order, source: Source, page: Page): Several | undefined {
  const said = restore(order.rest, source).replace(ONLY, '').replace(BY_MENU, '')
  const meant = /^(?:choose|unchoose|click|delete|other|add|hide|close|submit)$/.test(order.kind)
    ? itemsThat(page, said.replace(OUT_OF, ''))
    : undefined
  if (meant) {
    const control = /^(?:choose|unchoose|click)$/.test(order.kind) ? MARK : order.verb
    return meant.every(item => controlIn(page, item, control)) ? { items: meant, control, isCompared: true } : undefined
  }
  if (/^(?:click|choose)$/.test(order.kind)) {
    const match = CONTROL.exec(said)
    return match ? severalOf(page, match[2]!, match[3]!, match[1]!) : undefined
  }
  if (!/^(?:other|delete|add|enter|sort|book|highlight|hide|close|submit)$/.test(order.kind)) return undefined
  const isPut = /^(?:add|put|order|book|buy)$/.test(order.verb)
  const things = isPut ? said.replace(INTO_IT, '') : said
  const each = eachNamed(page, things, order.verb)
  if (each) return { items: each, control: order.verb }
  const match = SEVERAL.exec(things)
  const phrase = match?.[2]
  return match && phrase !== undefined ? severalOf(page, match[1]!, phrase, isPut ? undefined : order.verb) : undefined
}

/** "pair the red one with the blue one", "mute Ann and Bob": every part names one item with a control of that verb. */
function eachNamed(page: Page, said: string, verb: string): PageNode[] | undefined {
  const parts = said.split(/,\s*(?:and\s+)?|\s+(?:and|with|against|versus|vs\.?)\s+/i)
  const items = parts.length > 1 ? parts.map(part => innermostWith(page, itemWords(part), verb)) : []
  const found = new Set(items)
  return items.length > 1 && found.size === items.length && !found.has(undefined) ? (items as PageNode[]) : undefined
}

/** The innermost part of the page around the one text that says the words in which a control is called by the verb. */
function innermostWith(page: Page, words: string, verb: string): PageNode | undefined {
  const leaves = page.nodes.filter(
    node => !node.hidden && page.children(node).length === 0 && words !== '' && matchText(words, node.name) > NAMED,
  )
  const parts = leaves.map(node => page.ancestors(node).find(above => controlFor(page, verb, above)))
  const controls = new Set(parts.map(part => part && controlFor(page, verb, part)?.ref))
  return controls.size === 1 ? parts[0] : undefined
}

function severalOf(page: Page, count: string, phrase: string, control: string | undefined): Several | undefined {
  // "vegan dishes": the items that say the one word, whatever things they are.
  const kind = (readCount(count) === 1 ? /^(\p{L}[\p{L}-]+) \p{L}+$/u : /^(\p{L}[\p{L}-]+) \p{L}+s$/u).exec(phrase)?.[1]
  const isSaid = /\b(?:by|from|of|for|with(?:out)?|free|about|that|which|whose|marked|labell?ed|written)\b/i.test(
    phrase,
  )
  // "delete all old files": what is done away with is told by more than one word.
  const isGone = /^(?:delete|remove|discard|erase|trash|close|cancel|clear)$/.test(control ?? '')
  if (!isSaid && (kind === undefined || (isGone && readCount(count) === undefined) || isOneThing(page, phrase)))
    return undefined
  const items = lacking(page, phrase) ?? saying(page, isSaid ? itemWords(phrase) : kind!)
  const wanted = /^both$/i.test(count) ? 2 : readCount(count)
  const isAble = (item: PageNode) => (controlIn(page, item, control) ?? menuIn(page, item)) !== undefined
  const whole = items.filter(isAble)
  // "vegan, spicy": one of several words that are said of an item.
  const able = whole.length < (wanted ?? 1) && kind !== undefined && !isSaid ? ofKind(page, kind).filter(isAble) : whole
  if (able.length === 0) return control === undefined ? undefined : tickable(page, items, wanted, control)
  // Of what is added, one may be added again.
  if (wanted !== undefined && able.length < wanted)
    return control === undefined && !able.some(item => markOf(page, item))
      ? { items: Array.from({ length: wanted }, (_, at) => able[at % able.length]!), control }
      : undefined
  return { items: wanted === undefined ? able : able.slice(0, wanted), control }
}

/** "iced teas": the whole of it is what one thing is called, of which there are to be so many. */
function isOneThing(page: Page, phrase: string): boolean {
  const [name, one] = [plainText(phrase), plainText(phrase.replace(/\p{L}+$/u, singular))]
  return page.nodes.some(node => {
    const text = page.children(node).length === 0 ? plainText(node.name) : ''
    return text === name || text === one
  })
}

/** Items that can be ticked, all of them or as many as were said. */
const tickable = (
  page: Page,
  items: readonly PageNode[],
  wanted: number | undefined,
  control: string,
): Several | undefined =>
  items.length > 0 && (wanted ?? items.length) === items.length && items.every(item => boxIn(page, item))
    ? { items: [...items], control, areTicked: true }
    : undefined

/** The items that say the words, without the noun for what they are. */
const saying = (page: Page, words: string): PageNode[] =>
  itemsWith(page, words.replace(/^(?:kind|type|sort|category|group|colou?r)\s+(?:of )?/i, ''), true)

/** Of a list with something to operate in every item those that say a word by itself, and do not deny it. */
function ofKind(page: Page, word: string): PageNode[] {
  const list = findLists(page).find(items => items.every(item => page.inside(item).some(isControl)))
  const says = new RegExp(`(?<![\\p{L}-])(?<!\\b(?:no|not|non|without) )${word}(?![\\p{L}-])`, 'iu')
  return list?.filter(item => says.test(page.text(item))) ?? []
}

/** "items without a photo", "files that have no owner". */
const WITHOUT_SOMETHING = pattern('iu')`
  ^(?:\p{L}+ )?\p{L}+s? (?:
    without|with no|with out|free (?:of|from)
    |(?:that|which) (?:have|has|contains?|includes?) no
    |(?:that|which) (?:do|does) ?n[o']t (?:have|contain|include)
  ) (?:any )?(\p{L}+)$
`

/** "items without nuts": of the list that has something to operate in every item, those that do not say it. */
function lacking(page: Page, phrase: string): PageNode[] | undefined {
  const word = WITHOUT_SOMETHING.exec(phrase)?.[1]
  if (word === undefined) return undefined
  const list = findLists(page).find(items => items.every(item => page.inside(item).some(isControl)))
  const says = new RegExp(`(?<!\\p{L})${word}`, 'iu')
  return list?.filter(item => !says.test(page.text(item)))
}

export function controlIn(page: Page, item: PageNode, control: Several['control']): PageNode | undefined {
  const inside = page.inside(item)
  if (control === MARK) return inside.find(({ role, disabled }) => MARKS.test(role) && !disabled)
  if (control === undefined) {
    const marks = inside.filter(({ role, disabled }) => role === 'checkbox' && !disabled)
    return (
      inside.find(node => isUp(page, node)) ??
      controlFor(page, 'add', item) ??
      (marks.length === 1 ? marks[0] : undefined)
    )
  }
  const named = controlFor(page, control, item)
  const controls = inside.filter(isControl)
  // What takes an item out of a list may be the only thing to press in it, and say nothing.
  const isOnly = /^(?:remove|delete|discard|trash)$/.test(control) && controls.length === 1
  return named ?? (isOnly ? controls[0] : undefined)
}
