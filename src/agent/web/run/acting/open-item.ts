import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { BrowserFailed, NeedsApproval, type Step } from '../../contract.ts'
import { contentOf, isSameWord } from '../../fit/page-names.ts'
import { readByPage } from '../../fit/to-steps.ts'
import { findLists } from '../../goals/items.ts'
import { menuIn } from '../../goals/mechanisms/item-controls.ts'
import { isControl } from '../../ground/purposes.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { contentWords } from '../asking/question-words.ts'
import { cut } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** Longer parts are no items of a list. */
const LONGEST_ITEM = 400
/** How long what opens may take to show what is in it, in milliseconds. */
const OPENING = 700
/** How controls of an item are called that show more of it. */
const OPENS = /^(?:open|details?|show|view|more|edit|see|expand|info|manage)\b|^[›»>→▸▶⋯…]+$/i
/** Only to see it. */
const ONLY_OPENS =
  /^(?:please )?(?:open|show|view|see|look at|go to|bring up)(?: me)?(?: the| my| this)?(?: \p{L}+)?$/iu

/** What a page says where something is selected: "1 selected", a button or two. */
const MOST_OF_SELECTION = 6

interface Spoken {
  /** The innermost part that says the words, and those around it that are items as well. */
  item: PageNode
  around: PageNode[]
  /** What is said beside the words by which the item is known. */
  rest: string
}

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
  const part = await openPart(opener, now, context)
  if (!part) return undefined
  const steps = stepsIn(part, spoken.rest, request, about)
  if (!steps) {
    await leave(part, now, context)
    return undefined
  }
  context.told.push(`Opened “${cut(before.text(spoken.item), 60)}”.`)
  return steps
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
  const now = readPage(await context.browser.snapshot())
  const again =
    now.get(menu.ref) ??
    now.nodes.find(({ role, name, expanded }) => role === menu.role && name === menu.name && expanded === true)
  if (again) await act('click', { ref: again.ref }, context)
  return undefined
}

/** What a deed goes on with: "report the comment as spam", "reply to Ada: “Which one?”". */
const GOES_ON = /^(.+?)(?:\s+(?:as|saying|with the text|with)\s+|:\s*)(?:the )?(?:["“](.+)["”]|(.+))$/isu

/**
 * A request for one item of a list by a control of its own that is called by the verb; what it goes on with is for the dialog or
 * field that the control opens. Undefined where a word is left.
 */
export function fitItemDeed(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const plain = message.trim().replace(/^please /i, '')
  if (/[;?\n]|\b(?:then|if|unless|until|not|don[’']t)\b/i.test(plain.replace(/["“].*["”]/su, ''))) return undefined
  const page = readPage(snapshot)
  const about = namesOfPage(page)
  const [, head, quoted, open] = GOES_ON.exec(plain) ?? []
  const readings = head === undefined ? [{ said: plain }] : [{ said: head, text: quoted ?? open! }]
  for (const reading of readings) {
    const spoken = itemSpoken(reading.said, page)
    const own = spoken && ownDeed(spoken, page, about)
    if (!spoken || !own) continue
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
    const own = deedIn(readPage({ ...page.snapshot, nodes: page.inside(one) }), rest, about)
    if (own) return own
  }
  return undefined
}

/** What may be said of an item beside its name: what it is called in general, and who made it. */
const OF_ITEM =
  /^(?:what|which|that|wrote|written|said|posted|sent|one|row|entry|item|card|line|post|comment|message|record)$/

/** The one button whose name is the verb of the request, with nothing in it that is not said, and nothing else said. */
export function deedIn(page: Page, rest: string, about: readonly string[]): PageNode | undefined {
  const words = contentOf(rest)
  const isKnown = (word: string, own: readonly string[]) =>
    OF_ITEM.test(word) || [...own, ...about].some(one => isSameWord(word, one))
  const isCalled = (name: string) => {
    const own = contentOf(name).filter(word => !/^\d+$/.test(word))
    return (
      own.length > 0 &&
      isSameWord(words[0]!, own[0]!) &&
      own.every(word => words.some(said => isSameWord(said, word))) &&
      words.every(word => isKnown(word, own))
    )
  }
  const found = page.nodes.filter(node => {
    const isButton =
      /^(?:button|link|menuitem)$/.test(node.role) || (node.clickable === true && page.children(node).length === 0)
    return !node.disabled && isButton && [node.name, node.title ?? '', page.text(node)].some(isCalled)
  })
  return found.length === 1 ? found[0] : undefined
}

/** The item that the longest run of words speaks of, which no other item beside it has as well. */
export function itemSpoken(request: string, page: Page): Spoken | undefined {
  const tokens = request.replace(/[\s.!?]+$/, '').split(/\s+/)
  const found = findLists(page, true).flatMap(items => {
    const texts = items.map(item => wordsIn(page.text(item)))
    const operated = items.filter(item => page.inside(item).some(isControl) || item.clickable === true)
    if (operated.length * 2 < items.length) return []
    return items.flatMap((item, at) => {
      if (page.text(item).length > LONGEST_ITEM || page.inside(item).length < 2) return []
      const run = longestRun(
        tokens,
        texts[at]!,
        texts.filter((_, other) => other !== at),
      )
      return run ? [{ item, ...run }] : []
    })
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const best = found.filter(({ length }) => length === most)
  // Of parts that lie in each other the innermost is the item.
  const inner = best.filter(
    ({ item }) => !best.some(other => other.item !== item && page.ancestors(other.item).includes(item)),
  )
  const [first, ...more] = inner
  if (!first || more.length || first.from === 0) return undefined
  const rest = [...tokens.slice(0, first.from), ...tokens.slice(first.from + first.count)].join(' ')
  const plain = rest
    .replace(/\b(?:the|of|for|about|from|named|called)(?=\s*(?:$|\b(?:to|as|into|and)\b))/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
  const around = best
    .map(({ item }) => item)
    .filter(item => page.ancestors(first.item).includes(item))
    .toReversed()
  return contentOf(plain).length ? { item: first.item, around, rest: plain } : undefined
}

/** The longest run of words that an item says, of which at least one is said by no other item. */
function longestRun(
  tokens: readonly string[],
  own: readonly string[],
  others: readonly string[][],
): { from: number; count: number; length: number } | undefined {
  const isIn = (token: string, list: readonly string[]) =>
    wordsIn(token).every(word => list.includes(word) || (word.length > 3 && list.some(one => isSameWord(word, one))))
  const isTelling = (token: string) =>
    contentWords(token).some(word => (word.length > 2 || /\d/.test(word)) && isIn(token, own)) &&
    !others.some(list => isIn(token, list))
  let best: { from: number; count: number; length: number } | undefined
  for (let from = 1; from < tokens.length; from++) {
    let to = from
    while (to < tokens.length && isIn(tokens[to]!, own)) to++
    const run = tokens.slice(from, to)
    // A name or a number names an item before a common word does.
    const length = run.flatMap(contentWords).length + (run.some(token => /^["“(]?[\p{Lu}\d#]/u.test(token)) ? 0.5 : 0)
    if (run.some(isTelling) && (!best || length > best.length)) best = { from, count: run.length, length }
  }
  return best
}

/**
 * What opens an item: a control that says so, its only link, else itself. A menu that is open in it may lie over it. The label of
 * a field opens nothing: a click on it is one on the field (HTML, § 4.10.4), which ticks it.
 */
function openerOf(page: Page, item: PageNode): PageNode | undefined {
  if (page.inside(item).some(({ role }) => /^(?:menu|menuitem|listbox|dialog)$/.test(role))) return undefined
  if ([item, ...page.ancestors(item)].some(({ tag }) => tag === 'label')) return undefined
  // What opens its menu was looked into before.
  const menu = menuIn(page, item)
  const inside = page
    .inside(item)
    .filter(node => isControl(node) && node !== menu && !node.disabled && !node.hidden && node.pressed === undefined)
  const named = inside.filter(
    node => !node.editable && OPENS.test((node.title ?? node.name ?? '').trim() || page.text(node).trim()),
  )
  if (named.length === 1) return named[0]
  if (named.length > 1) return undefined
  const links = inside.filter(({ role }) => role === 'link')
  if (links.length === 1) return links[0]
  if (item.clickable !== true) return undefined
  // In its middle may be a control of its own: its first text belongs to it alone.
  const isPlain = (node: PageNode) =>
    page.children(node).length === 0 &&
    /\p{L}/u.test(node.name) &&
    ![node, ...page.ancestors(node)].some(one => one !== item && page.inside(item).includes(one) && isControl(one))
  return page.inside(item).find(isPlain) ?? item
}

/** What a click brings: the nodes that are new or say something else, as a snapshot of their own. */
export async function openPart(opener: PageNode, before: Page, context: RunContext): Promise<PageSnapshot | undefined> {
  const click = async (count: number) => act('click', { ref: opener.ref, ...(count > 1 && { count }) }, context)
  try {
    await click(1)
    const once = await freshPart(before, context)
    if (!(await isOnlySelected(before, once, context))) return once
    // What a click only selects, a second one opens (WAI-ARIA grid pattern).
    await click(2)
    return await freshPart(before, context)
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return undefined
    throw error
  }
}

/** Whether a click has selected the item, and brought no more than a word on that. */
async function isOnlySelected(before: Page, part: PageSnapshot | undefined, { browser }: RunContext): Promise<boolean> {
  if (part && part.nodes.length > MOST_OF_SELECTION) return false
  const { nodes } = await browser.snapshot()
  return nodes.some(({ ref, selected, checked, role }) => {
    const old = before.get(ref)
    const isRow = selected === true && old?.selected !== true && role !== 'tab'
    return old !== undefined && (isRow || (checked === true && old.checked !== true))
  })
}

async function freshPart(before: Page, { browser }: RunContext): Promise<PageSnapshot | undefined> {
  const until = Date.now() + OPENING
  for (;;) {
    const now = await browser.snapshot()
    const isFresh = (node: PageNode) => {
      const old = before.get(node.ref)
      return !node.hidden && (old === undefined || old.name !== node.name || old.value !== node.value)
    }
    const nodes = now.nodes.filter(isFresh)
    if (nodes.length > 1) return { ...now, nodes }
    if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 60))
  }
}

/** Closes what was opened in vain, where it says how. */
async function leave(part: PageSnapshot, before: Page, context: RunContext): Promise<void> {
  if (part.url !== before.snapshot.url) return void (await context.browser.go('back'))
  const close = part.nodes.find(
    node => isControl(node) && /^(?:close|cancel|back|[×✕✖x])$/i.test((node.title ?? node.name).trim()),
  )
  try {
    if (close) await act('click', { ref: close.ref }, context)
  } catch (error) {
    if (!(error instanceof NeedsApproval || error instanceof BrowserFailed)) throw error
  }
}
