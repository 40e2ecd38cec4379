import type { PageNode } from '../../../../contract/page.ts'
import { NeedsApproval } from '../../contract.ts'
import { isOfOtherItem } from '../../fit/other-items.ts'
import { cut } from '../../run/finding/describe-node.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { ground } from '../../ground/ground.ts'
import { plainText } from '../../ground/match-text.ts'
import { MARK, restore, type Source } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { itemWords } from '../item-words.ts'
import { itemsWith } from '../items.ts'
import { literalsIn, partsOf, type Order } from '../read-orders.ts'
import { reveal } from '../reveal.ts'
import { appeared } from '../widgets/choose-option.ts'
import { setField } from '../widgets/set-field.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

/** Signs and names of controls that open what more can be done. */
const MENU = /\b(?:more|menu|options|actions|overflow|kebab)\b|[⋯…⋮≡☰]/iu

/** Scores that are not further apart are as good. */
const ALIKE = 0.05

const ACTS = /^(?:other|delete|reply|forward|copy|highlight|hide|close|add|choose|submit|book|open)$/

/** "it", "the message", "to Ann": no other item than the one that was found. */
const WHAT_WAS_FOUND = pattern('i')`
  ^(?:
    it|this|that|them|him|her
    |(?:the|this|that|their|his|her|its) (?:\w+ )?(?:email|mail|message|post|item|row|one)
  )?(?:\s+(?:to|with)\b(?! (?:the )?(?:subject|topic|heading|headline|name|title)\b).*)?$
`

/**
 * "Star the message by Ann", "reply to it with the text …", "delete Bob's row", "share @ann's post": the verb is the name of
 * a control of the item, or of the page that the item opens; what else is said goes into the fields that appear then.
 */
export const actOnItem: Mechanism = async (order, work) => {
  if (!ACTS.test(order.kind)) return false
  const { hands, orders } = work
  const text = wholeOf(order)
  const { bare, act } = readThing(order, orders.source)
  const isBack = WHAT_WAS_FOUND.test(bare) || /^to (?:it|this|that|them|him|her)\b/i.test(bare)
  const words = isBack
    ? work.memory.itemWords
    : (wordsBeforeTo(bare, hands.page) ??
      itemWords(bare.replace(/\s+to\s+\S+$/, part => (order.kind === 'forward' ? '' : part))))
  const entry = await takeFromMenu(order, work)
  if (entry !== undefined) return entry
  const verb = (order.kind === 'choose' && /\bas (?:an? )?([\w -]+)$/i.exec(order.rest)?.[1]) || act || order.verb
  if (words === undefined && !isBack) return false
  // What was said of several is not done to one of them.
  if (OF_SEVERAL.test(bare) && words !== undefined && (hands.isCareful || itemsWith(hands.page, words).length > 1))
    return false
  const each = /^(?:delete|other)$/.test(order.kind) && !isBack ? partsOf(bare).map(itemWords) : []
  if (each.length > 1 && each.every(name => ownControl(hands, name, verb))) {
    for (const name of each) await hands.click(ownControl(hands, name, verb)!)
    return true
  }
  if (
    order.kind === 'delete' &&
    words !== undefined &&
    CROSSED.test(orders.source.text) &&
    (await crossOff(work, words))
  )
    return true
  const found = await openItem(work, words, verb, isBack ? [] : criteriaOf(bare))
  if (!found) return false
  const before = hands.page
  await pressFor(work, found)
  await fillIn(work, order, text, before)
  return true
}

/** Presses what was found for an item; where it is an entry of a menu, the question whether to do it says whose menu that is. */
async function pressFor({ hands, memory }: Work, found: PageNode): Promise<void> {
  const { menuOf } = memory
  try {
    await hands.click(found)
  } catch (error) {
    if (error instanceof NeedsApproval && menuOf && found.role.startsWith('menuitem'))
      error.approval.action += ` in the menu of “${cut(menuOf, 100)}”`
    throw error
  }
}

const OF_SEVERAL = /^(?:(?:both|all|every|each)\b|(?:the )?(?:\d+|two|three|four|five|six) \p{L}+s\b)/iu

const CROSSED = /\b(?:cross|strike|tick|check)(?:ing)? (?:[^.,;]+ )?(?:off|out)\b/i

/** "Cross X off": an entry that has no control of its own is struck through by a click, and stays. */
async function crossOff({ hands }: Work, words: string): Promise<boolean> {
  const [item, ...others] = itemsWith(hands.page, words)
  if (!item?.clickable || others.length > 0 || hands.page.inside(item).some(isControl)) return false
  await hands.click(item)
  const now = hands.again(item)
  return now !== undefined && [now, ...hands.page.inside(now)].some(({ style }) => style?.includes('strike'))
}

/** "(reply) with …", "saying …": the text, not what the item is told by. */
const WITH_TEXT = pattern('i')`
  \b(?:with|saying|using)\b(?! (?:the )?(?:subject|topic|heading|headline|name|title)\b).*$
  |,\s*(?:the )?(?:text|message|words?)\b.*$
`

/** What an order is about, without the text that goes with it; and what is to be done, where the verb does not say it. */
function readThing({ kind, verb, rest }: Order, source: Source): { bare: string; act?: string } {
  // "Give Ann's comment a thumbs up": what is given is the control.
  const given = /^(?:give|award|leave|grant)$/.test(verb) ? /^(.+?) an? ([\p{L} ]+)$/iu.exec(rest) : null
  if (given) return { bare: restore(given[1]!, source), act: given[2]! }
  const told = kind === 'reply' ? new RegExp(`^${MARK} (?:to|in reply to) (.+)$`, 'i').exec(rest)?.[1] : undefined
  return {
    bare: restore(told ?? rest.replace(WITH_TEXT, ''), source),
  }
}

/** "rename the old heron to grey heron": the item stands before what it is to become, where only that names one. */
function wordsBeforeTo(said: string, page: Page): string | undefined {
  const before = /^(.+) to [^,]+$/i.exec(said)?.[1]
  const words = before === undefined ? '' : itemWords(before)
  const isItem = (text: string) => text !== '' && itemsWith(page, text).length === 1
  return isItem(words) && !isItem(itemWords(said)) ? words : undefined
}

/** "Choose Mute from the menu of the post": of the item that is spoken of; undefined where no menu is spoken of. */
async function takeFromMenu({ kind, rest }: Order, work: Work): Promise<boolean | undefined> {
  const name =
    kind === 'choose'
      ? /^(.+?) (?:from|in|out of) (?:the|its|their|his|her)(?: \w+)? menu(?: (?:of|for|in|on) .*)?$/i.exec(rest)?.[1]
      : undefined
  if (name === undefined || work.memory.itemWords === undefined) return undefined
  const entry = await openItem(work, work.memory.itemWords, restore(name, work.orders.source).toLowerCase())
  if (entry) await work.hands.click(entry)
  return entry !== undefined
}

/** The control for a verb in the one item that says so. */
function ownControl({ page }: Hands, words: string, verb: string): PageNode | undefined {
  const items = itemsWith(page, words)
  return items.length === 1 ? controlFor(page, verb, items[0]) : undefined
}

/** "the mail from Ann about tea": all that is said of one item. */
const criteriaOf = (phrase: string): string[] =>
  phrase
    .split(/\s+(?=(?:by|from|about|titled|entitled|called|named|regarding|concerning|with the (?:subject|title))\s)/i)
    .slice(1)
    .map(itemWords)
    .filter(Boolean)

/** The items that say all of it. */
function itemsOfAll(page: Page, criteria: readonly string[]): PageNode[] {
  const [first = [], ...others] = criteria.map(words => itemsWith(page, words, true))
  return first.filter(item => others.every(items => items.some(({ ref }) => ref === item.ref)))
}

/** The control for the verb in the item, or on the page that opens with the item. */
async function openItem(
  work: Work,
  words: string | undefined,
  verb: string,
  criteria: readonly string[] = [],
): Promise<PageNode | undefined> {
  const { hands } = work
  const items = () =>
    criteria.length > 1 ? itemsOfAll(hands.page, criteria) : words === undefined ? [] : itemsWith(hands.page, words)
  let [item] = items()
  if (!item && words !== undefined && !controlFor(hands.page, verb)) item = await reveal(hands, () => items()[0])
  if (item) {
    const own = controlFor(hands.page, verb, item)
    if (own) {
      work.memory.itemWords ??= words
      return own
    }
    // What cannot be done at once stands in the menu of the item.
    const menu = menuIn(hands.page, item)
    if (menu) {
      const menuOf = hands.page.text(item)
      await hands.click(menu)
      work.memory.menuOf = menuOf
      const listed = controlFor(hands.page, verb, hands.again(item) ?? item) ?? controlFor(hands.page, verb)
      if (listed) return listed
    }
    const inside = hands.page.inside(item).filter(isControl)
    // What is ticked or filled in opens nothing.
    const opener = inside.find(({ role, editable }) => !editable && !/^(?:checkbox|radio|switch|option)$/.test(role))
    const open = isControl(item) ? item : ((hands.isCareful ? opener : inside[0]) ?? item)
    const before = controlFor(hands.page, verb)
    if (before && !isOfOtherItem(hands.page, item, before) && !isPlace(hands, before)) return before
    // The head of a column is no item that opens.
    if (open.role === 'columnheader' || hands.page.ancestors(open).some(({ role }) => role === 'columnheader'))
      return undefined
    if (hands.isCareful && open.role === 'button') return undefined
    await hands.click(open)
    if (!controlFor(hands.page, verb)) await hands.changes(600)
    work.memory.itemWords ??= words
  }
  // What was said of the item stands nowhere: a control of that name is one of something else.
  if ((hands.asShown || hands.isCareful) && !item && words !== undefined) return undefined
  const shown = controlFor(hands.page, verb)
  const now = item && hands.again(item)
  return shown && ((now && isOfOtherItem(hands.page, now, shown)) || isPlace(hands, shown)) ? undefined : shown
}

/** A link of the navigation leads to what was archived or starred, and archives nothing. */
const isPlace = ({ page, isCareful }: Hands, { ref, role }: PageNode): boolean =>
  isCareful && role === 'link' && page.ancestors(page.get(ref)!).some(above => above.role === 'navigation')

/** What opens the menu of an item. */
export const menuIn = (page: Page, item: PageNode): PageNode | undefined => page.inside(item).find(opensMenu)

/** Whether a control is called, or marked, as one that opens what more can be done. */
export const opensMenu = (node: PageNode): boolean =>
  isControl(node) && MENU.test([node.name, node.title, ...(node.classes ?? [])].join(' '))

/** The control that a verb names; of an item, the one in it. */
export function controlFor(page: Page, verb: string, item?: PageNode): PageNode | undefined {
  for (const name of [verb, ...(OTHERWISE[verb] ?? [])]) {
    const scored = ground({ said: name, name, ...(item && { all: true as const }) }, page.snapshot, 'click')
      .filter(({ score }) => score >= (item ? 0.45 : 0.6))
      .map(({ ref, score }) => ({ node: page.get(ref)!, score }))
      .filter(({ node }) => isControl(node) && !/^(?:textbox|searchbox)$/.test(node.role))
    // Of those that are called as well, a button does it; an entry or link leads to what was done so.
    const isBest = (one: (typeof scored)[number]) =>
      one.node.role === 'button' && one.score > (scored[0]?.score ?? 0) - ALIKE
    const nodes = [...scored.filter(isBest), ...scored.filter(one => !isBest(one))].map(({ node }) => node)
    const found = item ? nodes.find(node => page.ancestors(node).includes(item)) : nodes[0]
    if (found) return found
  }
  return item && iconIn(page, item, [verb, ...(OTHERWISE[verb] ?? [])])
}

/** A sign without text whose class says what it is for; its clicks may be taken by the whole item. */
const iconIn = (page: Page, item: PageNode, names: readonly string[]): PageNode | undefined =>
  page
    .inside(item)
    .find(
      node =>
        page.children(node).length === 0 &&
        page.text(node).trim() === '' &&
        (node.classes ?? []).flatMap(splitIdentifier).some(name => names.includes(name.toLowerCase())),
    )

/** What authors call, or draw on, the control for a verb. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  delete: ['trash', 'bin', 'remove', 'discard'],
  remove: ['delete', 'trash', 'bin'],
  trash: ['delete', 'bin'],
  star: ['favourite', 'important'],
  answer: ['reply'],
  respond: ['reply'],
}

const SENDS = ['send', 'submit', 'post', 'reply', 'save', 'ok', 'confirm']

/** Fills the fields that came up: the receiver, and the text; then sends it. */
async function fillIn(work: Work, { rest, kind }: Order, whole: string, before: Page): Promise<void> {
  const { hands, orders } = work
  const literals = literalsIn(whole, orders.source)
  const to =
    /\bto\s+(?!(?:it|them|him|her|this|that)\b)(?:the (?:user |person )?)?([^,]+?)(?=\s+(?:with|saying|and|using)\b|,|$)/i.exec(
      rest,
    )?.[1]
  if (literals.length === 0 && to === undefined) return
  let fields = fresh(hands, before)
  if (fields.length === 0 && (await hands.changes(600))) fields = fresh(hands, before)
  if (fields.length === 0) return
  if (to !== undefined && kind !== 'reply') {
    const receiver =
      fields.find(node =>
        /\b(?:to|recipient|receiver|address|mail)\b/i.test(
          [node.name, node.label, node.placeholder, node.id, ...(node.classes ?? [])].join(' '),
        ),
      ) ?? fields[0]!
    await setField(hands, receiver, restore(to, orders.source))
    fields = fields.filter(node => node.ref !== receiver.ref)
  }
  const text = literals.find(literal => literal !== to && plainText(literal) !== plainText(work.memory.itemWords ?? ''))
  const body = fields.find(node => node.tag === 'textarea' || node.role === 'textbox') ?? fields[0]
  if (text !== undefined && body && kind !== 'forward') await hands.type(body, text)
  const next = orders.list[work.at + 1]
  if (next && /^(?:click|submit)$/.test(next.kind)) return
  const send = senderFor(hands.page, body)
  if (!send) throw new GivenUp('There is nothing on the page that sends it.')
  await hands.click(send)
}

/** The button that sends what was filled in: of the dialog or form that the field is in, where that has one. */
function senderFor(page: Page, field: PageNode | undefined): PageNode | undefined {
  const around =
    field && page.ancestors(page.get(field.ref) ?? field).find(({ role }) => /^(?:dialog|form)$/.test(role))
  const called = (within?: PageNode) =>
    SENDS.map(name => controlFor(page, name, within)).find(node => node && node.tag !== 'label')
  return (around && called(around)) ?? called()
}

const fresh = (hands: Hands, before: Page): PageNode[] =>
  appeared(before, hands.page).filter(node => node.editable && !node.readonly)
