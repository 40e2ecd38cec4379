import { pattern } from '../../../../lib/patterns.ts'
import { pickNth } from '../../pick-nth.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { restore } from '../../read/literals.ts'
import { readOrdinal } from '../../read/words.ts'
import { isControl } from '../../ground/purposes.ts'
import { signName } from '../../ground/sign-names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { itemWords } from '../item-words.ts'
import { findLists, kindOf } from '../items.ts'
import { literalsIn } from '../read-orders.ts'
import type { Mechanism, Work } from '../work.ts'
import { takeItem } from './extreme.ts'

/** "the message from Ann", "an e-mail about rent": what somebody writes or is (verbs of message and their nouns; Levin, 1993, 37). */
const ITEM_TOLD = pattern('iu')`
  ^(?:the|an?|any)\ (?:\p{Ll}+\ )?(?:e-?mail|mail|letter|message|post|contact|person|user|note|entry|thread|comment)
  \ (?:from|by|of|about|named|called|titled|with)\b
`

/** "Search for X": the search field and its button, or Enter. */
export const search: Mechanism = async (order, work) => {
  const asked =
    order.kind === 'search' ||
    (order.kind === 'find' && /^for\b/i.test(order.rest)) ||
    (order.kind === 'enter' && /\bsearch\b/i.test(order.rest))
  if (!asked) return false
  const { hands, orders } = work
  const field = findSearch(hands.page)
  if (!field) return false
  const said = restore(order.rest, orders.source)
    .replace(/^(?:for|(?:the|my|your|our|this|all) (?:\p{L}+ ){1,2}for)\s+/iu, '')
    .replace(/\s+(?:in|into|on|using|with) the search\b.*$/i, '')
  // "the message from Ann" is told by "Ann".
  const told = ITEM_TOLD.test(said) ? itemWords(said) : undefined
  const text = literalsIn(order.rest, orders.source)[0] ?? told ?? said
  await hands.type(field, text)
  if (told !== undefined) work.memory.itemWords = told
  if (order.kind === 'enter') return true
  const next = orders.list[work.at + 1]
  if (next?.kind === 'click' && /\b(?:search|button|enter|go)\b/i.test(next.said) && !/result/i.test(next.said))
    return true
  await sendSearch(hands, field)
  return true
}

/** By the button that searches, the only one, or the one right behind the field; else by Enter. */
export async function sendSearch(hands: Hands, field: PageNode): Promise<void> {
  const [button] = ground(
    { said: 'search', name: 'search', noun: 'button', roles: ['button'] },
    hands.page.snapshot,
    'submit',
  )
  const node =
    signed(hands.page) ??
    (button && button.score > 0.6 ? hands.page.get(button.ref) : (onlyButton(hands.page) ?? behind(hands.page, field)))
  if (node) await hands.click(node)
  else await hands.key('Enter', field)
}

/** What bears the sign for searching alone, whatever it is made of. */
const signed = (page: Page): PageNode | undefined =>
  page.nodes.find(
    node =>
      isControl(node) && !node.editable && !node.hidden && /^(?:magnif|search)/i.test(signName(page.text(node)) ?? ''),
  )

/** The button right behind a field, in the same part of the page. */
function behind(page: Page, field: PageNode): PageNode | undefined {
  const beside = page.parent(field) ? page.children(page.parent(field)!) : []
  const next = beside[beside.findIndex(({ ref }) => ref === field.ref) + 1]
  return next?.role === 'button' && !next.disabled && saysSearch(page, next) ? next : undefined
}

/** A button that is called by another deed does that, wherever it stands: "Compose" beside a field for searching. */
const saysSearch = (page: Page, node: PageNode): boolean =>
  !/\p{L}/u.test(page.text(node) || node.name) ||
  /^\W*(?:search|go|find|look|submit|ok(?:ay)?|apply|show|filter|enter|get|start|query|results?|display|run|list|check)\b/iu.test(
    page.text(node) || node.name,
  )

const onlyButton = (page: Page): PageNode | undefined => {
  const buttons = page.nodes.filter(node => node.role === 'button' && !node.hidden)
  return buttons.length === 1 && saysSearch(page, buttons[0]!) ? buttons[0] : undefined
}

export function findSearch(page: Page): PageNode | undefined {
  const boxes = page.nodes.filter(node => node.editable && !node.readonly && !node.hidden)
  const named = boxes.find(
    node =>
      node.role === 'searchbox' ||
      /search|query|\bq\b|find/i.test(
        [node.name, node.label, node.placeholder, node.id, ...(node.classes ?? [])].join(' '),
      ),
  )
  return named ?? (boxes.length === 1 ? boxes[0] : undefined)
}

const NOUNS = /\b(?:results?|hits?|items?|entr(?:y|ies)|links?|listings?)\b/i

/** "Click the 5th search result": counts through the pages of the results. */
export const nthResult: Mechanism = async (order, work) => {
  if (!/^(?:click|open|choose|find)$/.test(order.kind)) return false
  const said = restore(order.rest, work.orders.source).replace(/^(?:on\s+)?(?:the\s+)?/i, '')
  const match = /^(\S+) (?:search )?(\w+)(?: (?:in|on|of|from) .+)?$/i.exec(said)
  const numbered = /^(?:result|hit|search result)s? (?:number |no\.? ?|#)?(\d+)$/i.exec(said)
  const place = numbered ? Number(numbered[1]) : match && NOUNS.test(match[2]!) ? readOrdinal(match[1]!) : undefined
  if (place !== undefined && order.kind === 'click' && !/result|hit/i.test(said)) return takeShown(work, place)
  if (place === undefined || place < 1 || !/result|hit/i.test(said)) return false
  let left = place
  for (let turn = 0; turn < 30; turn++) {
    const results = findResults(work.hands.page)
    if (results.length === 0) return false
    if (left <= results.length) {
      const link = work.hands.page.inside(results[left - 1]!).find(node => node.role === 'link') ?? results[left - 1]!
      await takeItem(work, link)
      return true
    }
    left -= results.length
    if (!(await turnPage(work, turn + 2))) throw new GivenUp(`There are only ${place - left} results.`)
  }
  return false
}

/** "the last entry": of the list that is shown, where nothing is chosen from. */
async function takeShown(work: Work, place: number): Promise<boolean> {
  const { page } = work.hands
  const entry = page.nodes.some(({ options }) => options)
    ? undefined
    : pickNth(withScrolledOut(page, findResults(page)), place)
  if (entry) await takeItem(work, entry)
  return entry !== undefined
}

/** The list of what was found: with links, and more text than the numbers of pages have. */
/** Of a list that scrolls, those too that are out of sight: they are counted as much as the others. */
function withScrolledOut(page: Page, items: PageNode[]): PageNode[] {
  const [first] = items
  const holder = first && page.parent(first)
  if (!holder || ![holder, ...page.ancestors(holder)].some(({ scrollable }) => scrollable)) return items
  return page.children(holder).filter(node => kindOf(node) === kindOf(first) && page.text(node).trim() !== '')
}

export function findResults(page: Page): PageNode[] {
  const isPaging = (list: PageNode[]) =>
    list.every(item => /^(?:\d+|[<>«»‹›]|next|prev\w*|first|last|…)$/i.test(page.text(item).trim()))
  const lists = findLists(page).filter(list => !isPaging(list))
  // Of parts that look alike, the one with the numbers of the pages is none of the results.
  const isPager = (item: PageNode) =>
    /^(?:[\d\s<>«»‹›|…/]|\b(?:page|of)\b)+$|^\W*(?:prev|next)/i.test(page.text(item).trim())
  const hasLink = (item: PageNode) => isControl(item) || page.inside(item).some(isControl)
  const able = lists
    .map(list => list.filter(item => !isPager(item)))
    .filter(list => list.length > 0 && list.every(hasLink))
  // What holds the whole list is no list of one.
  return able.find(list => list.length > 1) ?? able[0] ?? []
}

/** Goes to the next page of a list: by the number, or by a control for the next one. */
export async function turnPage({ hands }: Work, number: number): Promise<boolean> {
  const { page } = hands
  const links = page.nodes.filter(node => isControl(node) && !node.disabled && !node.hidden)
  const next =
    links.find(node => /^(?:next(?: page)?|[>›»→]|older)(?:\s*[>›»→])*$/i.test(node.name.trim())) ??
    links.find(node => /\bnext\b/i.test([node.title, node.id, ...(node.classes ?? [])].join(' ')))
  const numbered = links.find(node => node.name.trim() === String(number))
  const target = numbered ?? next
  if (!target) return false
  await hands.click(target)
  return true
}
