import type { PageNode } from '../../../../contract/page.ts'
import { NeedsApproval } from '../../contract.ts'
import { cut } from '../../run/finding/describe-node.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { MARK, restore, type Source } from '../../read/literals.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Hands } from '../hands.ts'
import { itemWords } from '../item-words.ts'
import { itemsWith } from '../items.ts'
import { partsOf, type Order } from '../read-orders.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'
import { controlFor } from './item-controls.ts'
import { withinAnother } from './within-another.ts'
import { openItem, criteriaOf } from './open-item.ts'
import { setCount } from './set-count.ts'
import { fillIn, textToWrite, typeBeforeSending } from './fill-in-item.ts'

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
  const { bare, act } = readThing(markedAs(order), orders.source)
  const isBack = WHAT_WAS_FOUND.test(bare) || /^to (?:it|this|that|them|him|her)\b/i.test(bare)
  const told = isBack ? undefined : behindDeed(bare, act || order.verb, hands.page)
  if (told === null) return false
  const words = isBack
    ? work.memory.itemWords
    : (told ??
      wordsBeforeTo(bare, hands.page) ??
      itemWords(bare.replace(/\s+to\s+\S+$/, part => (order.kind === 'forward' ? '' : part))))
  const entry = await takeFromMenu(order, work)
  if (entry !== undefined) return entry
  const verb = (order.kind === 'choose' && MARKED_AS.exec(order.rest)?.[1]) || act || order.verb
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
  if (
    order.kind === 'reply' &&
    words !== undefined &&
    (await answerWithin(work, words, textToWrite(text, orders.source)))
  )
    return true
  const criteria = isBack ? [] : criteriaOf(order.kind === 'forward' ? bare.replace(/ to [^ ]+$/, '') : bare)
  const inner = withinAnother(hands.page, bare, verb)
  if (inner) {
    await hands.click(inner)
    return true
  }
  const first = hands.page
  // What was found by a comparison has no words of its own.
  const item = isBack && words === undefined && work.memory.item ? hands.again(work.memory.item) : undefined
  const found =
    (item && controlFor(hands.page, controlVerb(hands.page, order.kind, verb), item)) ??
    (await openItem(work, words, controlVerb(hands.page, order.kind, verb), criteria)) ??
    (verb === 'important' ? await starred(work, words, criteria) : undefined)
  if (!found) return false
  if (order.kind === 'reply' && (await typeBeforeSending(work, found, textToWrite(text, orders.source)))) return true
  if (order.kind === 'book') await setCount(work, order.rest, first)
  const before = hands.page
  await pressFor(work, hands.again(found) ?? found)
  await fillIn(work, order, text, before)
  return true
}

/** What is important has a star where nothing is called so: in what was opened, else in its list again. */
async function starred(
  work: Work,
  words: string | undefined,
  criteria: readonly string[],
): Promise<PageNode | undefined> {
  const { hands } = work
  if (controlFor(hands.page, 'star')) return openItem(work, words, 'star', criteria)
  const back = hands.page.nodes.find(
    node =>
      isControl(node) &&
      !node.hidden &&
      /^(?:[←‹<«⬅◀]\s*)?(?:back\b.*)?$/iu.test(hands.page.text(node).trim() || node.title || '-'),
  )
  if (back) await hands.click(back)
  return openItem(work, words, 'star', criteria)
}

/** Where nothing on the page is called "reply", what is said of a post is a comment. */
const controlVerb = ({ nodes }: Page, kind: string, verb: string): string =>
  kind === 'reply' &&
  !nodes.some(node => isControl(node) && /\b(?:repl(?:y|ies)|answer|respond)\b/i.test(node.name)) &&
  nodes.some(node => isControl(node) && /\bcomment\b/i.test(node.name))
    ? 'comment'
    : verb

/** "Reply to Ann with …": into the one field that her post has for it, and sent with the one button beside it. */
async function answerWithin({ hands }: Work, words: string, told: string | undefined): Promise<boolean> {
  const [item, ...others] = itemsWith(hands.page, words)
  if (!item || others.length > 0 || told === undefined) return false
  const inside = hands.page.inside(item).filter(node => !node.hidden)
  const fields = inside.filter(({ editable, readonly }) => editable && !readonly)
  const buttons = inside.filter(({ role, disabled }) => role === 'button' && !disabled)
  if (fields.length !== 1 || buttons.length !== 1) return false
  await hands.type(fields[0]!, told)
  await hands.click(hands.again(buttons[0]!) ?? buttons[0]!)
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

/** "mark it as unread": what it is marked as says what is done to it. */
const MARKED_AS = /\bas (?:an? )?([\w -]+)$/i

const markedAs = (order: Order): Order =>
  order.kind === 'choose' ? { ...order, rest: order.rest.replace(MARKED_AS, '').trim() } : order

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
  // "Give a star to the mail of Ann".
  const awarded = /^(?:give|award|grant)$/.test(verb)
    ? /^an? ([\p{L} ]+?) (?:to|for) (?!(?:me|us)\b)(.+)$/iu.exec(rest)
    : null
  if (awarded && !given) return { bare: restore(awarded[2]!, source), act: awarded[1]! }
  if (given) return { bare: restore(given[1]!, source), act: given[2]! }
  const told = kind === 'reply' ? new RegExp(`^${MARK} (?:to|in reply to) (.+)$`, 'i').exec(rest)?.[1] : undefined
  return {
    bare: restore(told ?? rest.replace(WITH_TEXT, ''), source),
  }
}

/** "hold a seat on the swan": behind a deed that controls of several items are called by, the item; null: none is told. */
function behindDeed(said: string, verb: string, page: Page): string | null | undefined {
  const [, deed, item] = /^(.+?) (?:on|in|at|for|from|of|aboard) (?:the )?([^,]+)$/iu.exec(said) ?? []
  const words = [verb, ...wordsIn((deed ?? said).replace(/^(?:an?|the|one) /i, ''))].join(' ')
  const called = page.nodes.filter(
    node =>
      isControl(node) &&
      wordsIn(page.text(node) || node.name)
        .filter(word => !/^(?:an?|the|one)$/.test(word))
        .join(' ') === words,
  )
  if (called.length < 2 || !/\s/.test(words)) return undefined
  return item === undefined ? null : itemWords(item)
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
