import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Step } from '../../contract.ts'
import { contentOf, isSameWord } from '../../fit/page-names.ts'
import { readByPage } from '../../fit/to-steps.ts'
import { menuIn } from '../../goals/mechanisms/item-controls.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { isStateOf } from '../../ground/states.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { contentWords } from '../asking/question-words.ts'
import { cut } from '../finding/describe-node.ts'
import { itemSpoken, type Spoken } from '../finding/item-spoken.ts'
import { closeMenu, leave, openerOf, openPart, OPENS } from './open-part.ts'

/** Only to see it. */
const ONLY_OPENS =
  /^(?:please )?(?:open|show|view|see|look at|go to|bring up)(?: me)?(?: the| my| this)?(?: \p{L}+)?$/iu

/**
 * The steps of a request for one item of a list that its row or card has no control for: the item is opened, and what came up by
 * it is read by its own names. What explains none of it is closed again. Undefined where no item is spoken of, or none opens.
 */
export async function openItemFor(request: string, context: RunContext): Promise<Step[] | undefined> {
  const before = readPage(await context.browser.snapshot())
  const spoken = itemSpoken(request, before)
  if (!spoken) return undefined
  const about = namesOfPage(before)
  const own = ownDeed(spoken, before, about)
  if (own) return [press(own, request)]
  const listed = await inMenu(spoken, before, about, context)
  if (listed) return [press(listed, request)]
  // Pages draw their lists anew when a menu was opened.
  const now = readPage(await context.browser.snapshot())
  const again = itemSpoken(request, now)
  const openers = again ? [again.item, ...again.around].map(item => openerOf(now, item)) : []
  const opener = openers.find(node => node !== undefined)
  if (!opener) return undefined
  const opened = (steps: Step[] = []): Step[] => {
    context.told.push(`Opened “${cut(before.text(spoken.item), 60)}”.`)
    return steps
  }
  const part = await openPart(opener, now, context)
  if (!part) {
    const { url } = await context.browser.snapshot()
    const isGone = url !== now.snapshot.url
    if (isGone && ONLY_OPENS.test(spoken.rest)) return opened()
    if (isGone) await context.browser.go('back')
    return undefined
  }
  const steps = stepsIn(part, spoken.rest, request, about)
  if (!steps) {
    await leave(part, now, context)
    return undefined
  }
  return opened(steps)
}

export const press = (node: PageNode, request: string): Step => ({
  said: request,
  confidence: 0.85,
  kind: 'click',
  target: { said: request, name: node.name, chosen: node.ref },
})

/** The entry of the item's own menu that is called by the verb; a menu that has none is closed again (WAI-ARIA menu button pattern). */
async function inMenu(
  { item, around, rest }: Spoken,
  before: Page,
  about: readonly string[],
  context: RunContext,
): Promise<PageNode | undefined> {
  const menus = [item, ...around].map(one => menuIn(before, one))
  const menu = ONLY_OPENS.test(rest) ? undefined : menus.find(node => node !== undefined)
  const part = menu && (await openPart(menu, before, context))
  const entry = part && deedIn(readPage(part), rest, about)
  if (entry || !menu || !part) return entry
  await closeMenu(menu, context)
  return undefined
}

/** "I don't want the rake any more", "I no longer need the rake": what is not wanted any longer is taken off one's own list. */
const NO_LONGER =
  /^\W*(?:i|we) (?:(?:don['’]t|do not) (?:want|need) (.+?) any ?(?:more|longer)|no longer (?:want|need) (.+?))\W*$/i

/** What is called so holds what somebody chose: taking a thing out of it is all that not wanting it can mean. */
const OWN_LIST =
  /\b(?:basket|cart|trolley|shopping (?:bag|list)|wish ?list|favou?rites|(?:my|your) (?:\p{L}+ )?(?:bag|list))\b/iu

/** Whether an item stands in a basket, a cart or a list of one's own, by the heading above it, what it lies in, or the page's title. */
function isOnOwnList(page: Page, item: PageNode): boolean {
  const around = page.ancestors(item)
  const isOfSibling = (node: PageNode) =>
    page.ancestors(node).some(one => one.parent === item.parent || one.ref === item.ref)
  const heading = page.nodes
    .slice(0, page.order(item))
    .findLast(node => node.role === 'heading' && (around.some(({ ref }) => ref === node.parent) || !isOfSibling(node)))
  return [heading?.name ?? '', page.snapshot.title, ...around.map(({ name }) => name)].some(name => OWN_LIST.test(name))
}

/** What a deed goes on with: "report the comment as spam", "reply to Ada: “Which one?”". */
const GOES_ON = /^(.+?)(?:\s+(?:as|saying|with the text|with)\s+|:\s*)(?:the )?(?:["“](.+)["”]|(.+))$/isu

/**
 * A request for one item of a list by a control of its own that is called by the verb; what it goes on with is for the dialog or
 * field that the control opens. Undefined where a word is left.
 */
export function fitItemDeed(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const said = message.trim().replace(/^please /i, '')
  const [, one, other] = NO_LONGER.exec(said) ?? []
  const unwanted = one ?? other
  const plain = unwanted === undefined ? said : `remove ${unwanted}`
  if (/[;?\n]|\b(?:then|if|unless|until|not|don[’']t)\b/i.test(plain.replace(/["“].*["”]/su, ''))) return undefined
  const page = readPage(snapshot)
  const about = namesOfPage(page)
  const [, head, quoted, open] = GOES_ON.exec(plain) ?? []
  const readings = head === undefined ? [{ said: plain }] : [{ said: head, text: quoted ?? open! }]
  for (const reading of readings) {
    const spoken = itemSpoken(reading.said, page)
    const own = spoken && ownDeed(spoken, page, about)
    if (!spoken || !own) continue
    // What is said of anything else is no request: "we no longer need the plumber".
    if (unwanted !== undefined && !isOnOwnList(page, spoken.item)) continue
    const text =
      'text' in reading ? reading.text.replace(/[.\s]+$/, match => (quoted === undefined ? '' : match)) : undefined
    const verb = contentOf(spoken.rest)[0]!
    return [
      press(own, message),
      ...(text === undefined ? [] : [{ said: message, confidence: 0.85, kind: 'complete' as const, verb, text }]),
    ]
  }
  return undefined
}

/** Whether a request only opens a row that has a mark of its own, by which it is selected. */
export function opensSelectable(message: string, snapshot: PageSnapshot): boolean {
  const page = readPage(snapshot)
  const spoken = itemSpoken(message, page)
  const inside = spoken ? page.inside(spoken.item) : []
  return (
    spoken !== undefined &&
    ONLY_OPENS.test(spoken.rest) &&
    inside.some(({ role }) => role === 'checkbox') &&
    !inside.some(node => node.role === 'link' || OPENS.test(node.title ?? node.name))
  )
}

const namesOfPage = ({ snapshot, nodes }: Page): string[] =>
  [snapshot.title, ...nodes.filter(({ role }) => role === 'heading').map(({ name }) => name)].flatMap(wordsIn)

function stepsIn(part: PageSnapshot, rest: string, request: string, about: readonly string[]): Step[] | undefined {
  if (ONLY_OPENS.test(rest)) return []
  // "assign berth A1 to Ada": what the page calls all of them stands before its name.
  const [verb = '', ...others] = rest.split(' ')
  const isThing = (word: string) => contentWords(word).some(one => about.some(other => isSameWord(one, other)))
  const bare = [verb, ...others.filter(word => !isThing(word))].join(' ')
  const read = readByPage(rest, part) ?? (bare === rest ? undefined : readByPage(bare, part))
  if (read) return read
  const deed = deedIn(readPage(part), rest, about)
  return deed && [press(deed, request)]
}

/** The control for the deed in the item, or in what it is the head of. */
function ownDeed({ item, around, rest }: Spoken, page: Page, about: readonly string[]): PageNode | undefined {
  for (const one of [item, ...around]) {
    const own = deedIn(readPage({ ...page.snapshot, nodes: page.inside(one) }), rest, about, wordsIn(page.text(item)))
    if (own) return own
  }
  return undefined
}

/** What may be said of an item beside its name: what it is called in general, and who made it. */
const OF_ITEM =
  /^(?:what|which|that|wrote|written|said|posted|sent|one|row|entry|item|card|line|post|comment|message|record)$/

/** Verbs of putting something somewhere (Levin 1993, 9.1), which are one deed where the place is the same. */
const PUTS = /^(?:put|move|throw|place|drop|chuck|toss)$/

/** The one button whose name is the verb of the request, with nothing in it that is not said, and nothing else said. */
export function deedIn(
  page: Page,
  rest: string,
  about: readonly string[],
  item: readonly string[] = [],
): PageNode | undefined {
  const words = contentOf(rest)
  const isKnown = (word: string, own: readonly string[]) =>
    OF_ITEM.test(word) || [...own, ...about].some(one => isSameWord(word, one))
  const isCalled = (name: string) => {
    const whole = contentOf(name).filter(word => !/^\d+$/.test(word))
    // "Move “Erg” to the bin": the name of the item in that of its control tells no other deed.
    const short = whole.filter((word, at) => at === 0 || words.includes(word) || !item.includes(word))
    const own = short.length > 1 || whole.length === 1 ? short : whole.slice(0, 1)
    const isVerb =
      isSameWord(words[0]!, own[0] ?? '') || (PUTS.test(words[0]!) && PUTS.test(own[0] ?? '') && own.length > 1)
    return (
      own.length > 0 &&
      isVerb &&
      !isStateOf(own[0]!, words[0]!) &&
      own.slice(1).every(word => words.some(said => isSameWord(said, word))) &&
      words.every(word => isKnown(word, own) || (PUTS.test(word) && PUTS.test(own[0]!)))
    )
  }
  const found = page.nodes.filter(node => {
    const isButton =
      /^(?:button|link|menuitem)$/.test(node.role) || (node.clickable === true && page.children(node).length === 0)
    return !node.disabled && isButton && [node.name, node.title ?? '', page.text(node)].some(isCalled)
  })
  return found.length === 1 ? found[0] : undefined
}
