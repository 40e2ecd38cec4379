import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { printOf, type Hands } from '../hands.ts'
import { numbered } from '../../run/acting/turn-page.ts'
import { findSearch, sendSearch } from './search.ts'
import { restore } from '../../read/literals.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { solve } from '../values/arithmetic.ts'
import { findExercises, lookUp } from '../values/read-shown.ts'
import { readValue } from '../values/read-value.ts'
import { itemWords } from '../item-words.ts'
import { itemsTold, itemsWith } from '../items.ts'
import type { Order } from '../read-orders.ts'
import { foldedOn, reveal } from '../reveal.ts'
import { controlFor } from './item-controls.ts'
import { seek, seekOrReveal, type Mechanism, type Work } from '../work.ts'

/** How it is found. */
const BY_SEARCH =
  /,? (?:using|with|by|via|through) (?:the |a )?search(?:ing)?(?: (?:icon|field|box|bar|button|function))?$/i

/** Parts of a page that are gone through on the way to something else. */
const PLACES = pattern('i')`
  ^(?:between |through |around |in |into |to |at |over |with )*(?:the |all |all of the |your |this )*
  (?:\w+[- ])?(?:
    tabs?|sections?|panels?|trees?|folders?|menus?|pages?|lists?|inbox|mail ?box|table|accordions?|editor|form
    |parts?|chapters?|blocks?|headings?|directory|contacts?|results|website|site|feed|tab panels?|file tree|browser|items|book
  )(?: (?:below|above|shown|here))?$
`

/** "the third section", "page 2": one of them, which has to be opened. */
const NUMBERED = pattern('i')`
  \b(?:
    (?:the|its) (?:first|second|third|fourth|fifth|sixth|seventh|last|next|previous|\d+(?:st|nd|rd|th))
    |(?:page|tab|section|panel|step) (?:number |no\.? |#)?\d+
  )\b
`

/** "the section Table": what is written with a capital is what it is called. */
const ENDS_IN_NAME = /\p{Ll} \p{Lu}\p{L}*$/u

/** "the violin tab" where a control is called Violin: that is opened, and no place that is there anyway. */
const namesControl = (said: string, { hands }: Work): boolean => {
  const name = /^(?:the )?(\S+)[- ]\S+$/i.exec(said)?.[1]?.toLowerCase()
  return name !== undefined && hands.page.nodes.some(node => isControl(node) && node.name.trim().toLowerCase() === name)
}

/** "Expand the section and press Submit", "open the folded section": where that is there already, the one thing that is folded away is opened all the same. */
async function unfoldOnly({ kind, rest }: Order, work: Work): Promise<boolean> {
  const next = work.orders.list[work.at + 1]
  if (
    !/^(?:expand|open)$/.test(kind) ||
    !/^the [\p{L} ]*(?<!s)$/iu.test(rest) ||
    !PLACES.test(rest) ||
    !/^(?:click|submit)$/.test(next?.kind ?? '')
  )
    return false
  const folded = foldedOn(work.hands.page)
  if (folded.length !== 1 || !seek(work, next!.rest || next!.verb, 'click')) return false
  await work.hands.click(folded[0]!)
  return true
}

/** "Go through the tabs to find …": what is looked for opens them. */
export const passBy: Mechanism = async (order, work) => {
  const said = order.rest
  if (await unfoldOnly(order, work)) return true
  const isLast = work.at === work.orders.list.length - 1
  return (
    !isLast &&
    !NUMBERED.test(said) &&
    !ENDS_IN_NAME.test(said) &&
    /^(?:open|expand|set|find|use|scroll|search)$/.test(order.kind) &&
    (said === '' || PLACES.test(said)) &&
    !namesControl(said, work)
  )
}

/** "Go to page 3 of the list": by the control with that number. */
export const turnTo: Mechanism = async ({ kind, rest }, { hands }) => {
  const match = /^(?:open|click|choose)$/.test(kind)
    ? /^(?:on |to )*(?:the )?(?:result )?page (?:number |no\.? )?(\d+)(?: (?:of|in|on) .+)?$/i.exec(rest)
    : null
  const control = match && numbered(hands.page).get(Number(match[1]))
  if (!control) return false
  await hands.click(control)
  return true
}

/** "… in the table": where it is looked for. */
const IN_THE_LIST = pattern('i')`
  \s+(?:in|from|on|of) (?:the |this )?(?:\w+ )?
  (?:table|list|page|directory|inbox|text|form|contact book|phone book|mailbox)(?: (?:below|above))?$
`

/** "Find X": a value to be used later, or the row, card or message that the next orders are about. */
export const find: Mechanism = async (order, work) => {
  const isOpen = order.kind === 'open' && /\b(?:of|for|by|from|named|called|titled|with)\b/i.test(order.rest)
  if (order.kind !== 'find' && !isOpen) return false
  const { hands, orders, memory } = work
  const rest = order.rest.replace(/^(?:to|at|for|up|out|which|what|the following)\s+/i, '')
  const said = restore(rest, orders.source).replace(IN_THE_LIST, '')
  if (/\b(?:unknown|equation|answer|solution|value of [a-z])\b/i.test(said)) {
    const answer = findExercises(hands.page)
      .map(({ text }) => solve(text))
      .find(value => value !== undefined)
    if (answer !== undefined) return keep(work, String(answer))
  }
  if (/\b(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last) (?:word|letter|character|number)\b/i.test(said)) {
    const value = readValue(hands, said, orders.source, memory)
    if (value !== said) return keep(work, value)
  }
  const of =
    /^(?:the |his |her |their )?(.+?) (?:of|for) (?:the )?(?:user |person |customer |product |row |entry )?(.+)$/i.exec(
      said,
    )
  const held = of && lookUp(hands.page, of[1]!, of[2]!)
  if (held) {
    memory.item = held.node
    return keep(work, held.text)
  }
  // "the value for Country": what stands beside that label.
  const label = /^(?:the )?(?:value|entry|text|content|figure)s? (?:for|of|next to|beside|behind) (?:the )?(.+)$/i.exec(
    said,
  )
  const beside = label && lookUp(hands.page, label[1]!)
  if (beside) return keep(work, beside.text)
  const own = /^(.+?)'s? (.+)$/.exec(said)
  const theirs = own && lookUp(hands.page, own[2]!, own[1]!)
  if (theirs) return keep(work, theirs.text)
  const words = itemWords(said.replace(BY_SEARCH, ''))
  // A page may be that of one thing, which its heading names.
  const item = () => itemsTold(hands.page, words, said)[0] ?? headingOf(hands.page, words)
  const found =
    item() ??
    (BY_SEARCH.test(said) && (await searchFor(hands, words)) ? item() : undefined) ??
    (await reveal(hands, item))
  if (found) {
    memory.item = found
    memory.itemWords = words
    // What was asked of it can be read now that it is there.
    const shown = of && lookUp(hands.page, of[1]!, of[2]!)
    if (shown) return keep(work, shown.text)
    const control = isOpen ? [found, ...hands.page.inside(found)].find(isControl) : undefined
    if (control && !/^(?:button|textbox)$/.test(control.role)) await hands.click(control)
    return true
  }
  const node = seek(work, rest, 'read') ?? (await seekOrReveal(work, rest, 'click'))
  if (!node) return searchByField(work, said)
  memory.item = node
  memory.value = hands.page.text(node)
  const isLast = work.at === work.orders.list.length - 1
  if (isLast && isControl(node)) await hands.click(node)
  return true
}

/** "the "More" menu of @ann's post", "the options of the invoice for Kent": what opens something of one item. */
const CONTROL_OF =
  /^(?:the )?(.+?)(?: (?:drop-?down )?(?:menu|button|icon|sign|list|options?))? (?:of|for|in|on|beside|next to) (?!(?:it|them|this|that)\b)(.+)$/i

/** Opens what is called so in the one item that is told; the next order is about that item. */
export const openOfItem: Mechanism = async ({ kind, rest }, { hands, orders, memory }) => {
  const [, name, whose] = (kind === 'open' && CONTROL_OF.exec(rest)) || []
  if (name === undefined || whose === undefined) return false
  const said = restore(whose, orders.source)
  const words = itemWords(said)
  const [item, ...others] = words === '' ? [] : itemsTold(hands.page, words, said)
  const called = restore(name, orders.source).toLowerCase()
  const control = item && others.length === 0 ? controlFor(hands.page, called, item) : undefined
  if (!control) return false
  await hands.click(control)
  Object.assign(memory, { item, itemWords: words })
  return true
}

const headingOf = (page: Page, words: string): PageNode | undefined =>
  page.nodes.find(node => node.role === 'heading' && !node.hidden && plainText(page.text(node)) === plainText(words))

/** A field that is for searching and nothing else (WAI-ARIA searchbox). */
const isSearchBox = (node: PageNode | undefined): boolean => node?.role === 'searchbox' && (node.value ?? '') === ''

/** What is nowhere on a page that has a field for searching is searched with it. */
async function searchByField({ hands }: Work, said: string): Promise<boolean> {
  const field = findSearch(hands.page)
  if (!isSearchBox(field)) return false
  await hands.type(field!, said)
  const before = printOf(hands.page)
  await sendSearch(hands, hands.again(field!) ?? field!)
  return printOf(hands.page) !== before || (await hands.changes(1000))
}

/** Opens the search of the page, where it is folded, and types what is looked for. */
async function searchFor(hands: Hands, words: string): Promise<boolean> {
  if (!findSearch(hands.page)) {
    const opener = hands.find({ said: 'search', name: 'search' }, 'click')
    if (!opener) return false
    await hands.click(opener)
  }
  const field = findSearch(hands.page)
  if (!field) return false
  await hands.type(field, words, { submit: true })
  if (itemsWith(hands.page, words).length === 0 && !(await hands.changes(800)) && hands.again(field))
    // A field outside of forms may take no Enter.
    await sendSearch(hands, hands.again(field)!)
  return true
}

function keep(work: Work, value: string): true {
  work.memory.value = value
  if (work.at === work.orders.list.length - 1) work.result = value
  return true
}
