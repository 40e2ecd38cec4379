import { pattern } from '../../../../lib/patterns.ts'
import { isControl } from '../../ground/purposes.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { lookFor } from './looks.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { ground } from '../../ground/ground.ts'
import { readKey } from '../../read/words.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { readTarget } from '../../read/target.ts'
import { TAKES_OVER } from '../confirming.ts'
import { GivenUp, nameOf, SURE } from '../hands.ts'
import { partsOf } from '../read-orders.ts'
import { appeared } from '../widgets/choose-option.ts'
import { clickEachOf } from './click-each.ts'
import { byIcon } from './icons.ts'
import { menuIn } from './item-controls.ts'
import { clickLooks } from './looks.ts'
import { lidOver } from '../reveal.ts'
import { seek, seekOrReveal, type Mechanism, type Work } from '../work.ts'

/** "a large black item", "the green shape": a noun for whatever has a look, and none for what has a name. */
const ONLY_LOOKS = /^(?:the|an?|any) (?:\p{L}+ )*(?:item|thing|shape|figure|object)$/iu

const LEADS = /^(?:on|at|over|upon|to|the following)\s+/i

/** "Click A", "click A, B and C" in that order, "click all blue squares", "press Enter", "open File > Recent > All". */
/** So often a page is looked at again while it moves. */
const MOST_LOOKS = 6

export const click: Mechanism = async (order, work) => {
  if (order.kind === 'use') return useMenu(work, restore(order.rest, work.orders.source))
  if (!/^(?:click|open|expand|close|submit|hover|focus|choose)$/.test(order.kind)) return false
  const rest = order.rest.replace(LEADS, '')
  if (order.kind === 'submit') return submit(work, order.verb, rest)
  const key = order.verb === 'press' || order.verb === 'hit' ? readKey(restore(rest, work.orders.source)) : undefined
  if (key?.sure) {
    await work.hands.key(key.key)
    return true
  }
  if (rest === '') return false
  if (order.kind === 'click' && ONLY_LOOKS.test(rest) && (await clickLooks(order, work))) return true
  if (order.kind === 'hover') return pointAt(work, rest)
  if (order.kind === 'open' && (await goThroughMenu(work, rest))) return true
  const path = restore(rest, work.orders.source)
    .replace(/\s+(?:in|from|of|through|using) (?:the |this )?(?:[\p{L}-]+ )?(?:menu|tree|list|bar)s?$/iu, '')
    .split(/\s*(?:>|→|->|»|›)\s*/)
  if (path.length > 1 && path.every(Boolean)) return openPath(work, path)
  const target = readTarget(rest, work.orders.source)
  if (target.all || (target.otherwise?.all && !isCalled(work, target))) return clickAll(work, rest, order.kind)
  const more = {
    ...(order.verb.startsWith('double') && { count: 2 }),
    ...(order.verb.startsWith('right') && { button: 'right' }),
  }
  const whole = seek(work, rest, 'click')
  const parts = partsOf(rest)
  const isList =
    parts.length > 1 &&
    (!whole || parts.every(part => literalOf(part.replace(/^(?:the |on )+/, ''), work.orders.source)))
  if (isList && (await clickEach(work, parts))) return true
  // "the bin to delete it": what it is for is no part of its name.
  const plain = rest.replace(/\s+to \w+ (?:it|this|that|them)$/i, '')
  const near = whole ?? (plain === rest ? undefined : seek(work, plain, 'click'))
  const entry = near ? undefined : await inMenuOfItem(work, rest)
  if (entry) {
    await work.hands.click(entry)
    return true
  }
  const { hands } = work
  const before = hands.page
  const lid = near && !hands.asShown ? lidOver(hands.page, near) : undefined
  if (lid) {
    await hands.click(lid)
    // What comes out of it may still be on its way; a page that never rests is not waited for.
    for (let looks = 0; looks < MOST_LOOKS && (await hands.changes(300)); looks++);
  }
  const node = (lid ? seek(work, plain, 'click') : near) ?? (await seekOrReveal(work, plain, 'click'))
  if (!node && (await openFound(work))) return (await byIcon(order, work)) || click(order, work)
  if (!node) return COMES_LATER.test(work.orders.source.text) && (await clickLater(work, plain))
  // What came to light on the way is unfolded.
  if (
    order.kind === 'expand' &&
    (node.expanded === true || (!near && hands.page.get(node.ref) && !before.get(node.ref)))
  )
    return true
  if (order.kind === 'close' && node.expanded === false) return true
  await use(work, isTicking(order.verb) ? markIn(work, node) : besideLabel(work, node), order.kind, more)
  return true
}

/** "The phone number": of a label that answers no click and what stands behind it and does, the latter. */
function besideLabel({ hands: { page } }: Work, node: PageNode): PageNode {
  const holder = page.parent(node)
  const isAble = (one: PageNode) => one.clickable === true || isControl(one)
  if (!holder || [node, ...page.ancestors(node), ...page.inside(node)].some(isAble)) return node
  // Prose has links beside its words, which it does not name.
  if (!/[:：]\s*$/.test(page.text(node)) && page.text(node).trim().split(/\s+/).length > 2) return node
  const beside = page.children(holder)
  const next = beside[beside.indexOf(node) + 1]
  return next && isAble(next) && !next.editable && !next.hidden && page.text(next).trim() !== '' ? next : node
}

/** "For the post by Ann, click Block": an entry of the menu that the item has. */
async function inMenuOfItem(work: Work, rest: string): Promise<PageNode | undefined> {
  const { memory, hands, orders } = work
  const item = memory.item && hands.again(memory.item)
  const menu = item && !hands.asShown ? menuIn(hands.page, item) : undefined
  if (!menu) return undefined
  await hands.click(menu)
  const name = restore(rest, orders.source)
  return hands.find({ said: name, name, quoted: true }, 'click')
}

/** "Find Ann with the search and click Follow": what was found opens what has the rest; once. */
async function openFound({ hands, memory }: Work): Promise<boolean> {
  const item = memory.item && hands.again(memory.item)
  if (!item || hands.isCareful || hands.asShown || memory.isOpened || item.clickable !== true) return false
  if (/^(?:button|checkbox|radio|switch|textbox)$/.test(item.role)) return false
  memory.isOpened = true
  await hands.click(item)
  return true
}

const isTicking = (verb: string): boolean => /^(?:tick|check|mark)$/.test(verb)

/** What is ticked of an item is the one mark in it; the item itself opens. */
function markIn({ hands: { page } }: Work, node: PageNode): PageNode {
  const marks = page.inside(node).filter(({ role, disabled }) => role === 'checkbox' && !disabled)
  return node.role !== 'checkbox' && marks.length === 1 ? marks[0]! : node
}

async function use(
  { hands, memory }: Work,
  node: PageNode,
  kind: string,
  more: Record<string, unknown>,
): Promise<void> {
  if (kind === 'hover') await hands.act('hover', { ref: node.ref }, `pointed at ${nameOf(hands.page, node)}`)
  else {
    const before = hands.page
    await hands.click(node, more)
    if (kind === 'expand' || kind === 'open')
      memory.appeared = new Set(appeared(before, hands.page).map(({ ref }) => ref))
  }
}

/** Words that say that something is not there yet. */
const COMES_LATER =
  /\b(?:appears?|appeared|comes? up|shows? up|turns? up|a moment|a while|delay\w*|loads?|loaded|wait)\b/i

/** What was said to come later is waited for. */
async function clickLater(work: Work, phrase: string): Promise<boolean> {
  const node = await waitFor(work, () => seek(work, phrase, 'click'), 8000)
  if (node) await work.hands.click(node)
  return node !== undefined
}

/** "Hover over X until its word shows": what comes up under the mouse is what the next order may speak of. */
async function pointAt(work: Work, phrase: string): Promise<boolean> {
  const { hands, memory } = work
  const plain = phrase.replace(/,? (?:until|to (?:see|show|read|reveal)|so that) .*$/i, '')
  const node = seek(work, plain, 'hover') ?? lookFor(work, plain)[0] ?? (await seekOrReveal(work, plain, 'hover'))
  if (!node) return false
  const texts = () => new Map(hands.page.nodes.map(one => [one.ref, one.name]))
  const before = texts()
  await hands.act('hover', { ref: node.ref }, `pointed at ${nameOf(hands.page, node)}`)
  if (plain === phrase) return true
  const fresh = () =>
    hands.page.nodes.find(
      one => hands.page.children(one).length === 0 && one.name.trim() !== '' && before.get(one.ref) !== one.name,
    )
  if (!fresh()) await hands.changes(1500)
  memory.value = fresh()?.name.trim()
  return true
}

/** "Go through the menu: A → B → C": its last entry needs no click of its own. */
async function goThroughMenu(work: Work, rest: string): Promise<boolean> {
  const match = /^(?:through |to |into |down |along )*(?:the |this )?menu(?: path)?\s*[:,]?\s*(.+)$/i.exec(rest)
  const path = match ? restore(match[1]!, work.orders.source).split(/\s*(?:>|→|->|»|›)\s*/) : []
  if (path.length < 2 || !(await openPath(work, path))) return false
  const next = work.orders.list[work.at + 1]
  if (next?.kind === 'click' && /^(?:on )?the last (?:one|entry|item|name)$/i.test(next.rest)) work.at++
  return true
}

async function clickEach(work: Work, parts: readonly string[]): Promise<boolean> {
  if (!parts.every(part => seek(work, part.replace(LEADS, ''), 'click'))) {
    // One after the other may show the next: the first has to be there.
    if (!seek(work, parts[0]!.replace(LEADS, ''), 'click')) return false
  }
  for (const part of parts) {
    const node = await seekOrReveal(work, part.replace(LEADS, ''), 'click')
    if (!node) throw new GivenUp(`There is no ${restore(part, work.orders.source)} on the page.`)
    await work.hands.click(node)
  }
  return true
}

/** Whether something is called just by the words of a phrase, whatever else they may mean. */
const isCalled = ({ hands }: Work, target: Target): boolean =>
  hands.find({ ...target, otherwise: undefined, all: undefined }, 'click') !== undefined

/** Every one that fits about as well as the best; what is to be opened or closed and is so already is left as it is. */
async function clickAll(work: Work, phrase: string, kind: string): Promise<boolean> {
  const done = kind === 'close' ? false : kind === 'expand' ? true : undefined
  const isDone = (node: PageNode) => done !== undefined && isUnfolded(work.hands.page, node) === done
  const all = allOf(work, phrase)
  if (all.length > 0 && all.every(isDone)) return true
  const nodes = all.filter(node => !isDone(node))
  if (nodes.length === 0) return false
  await clickEachOf(work.hands, nodes)
  return true
}

/** Signs in front of what folds (Unicode, geometric shapes): they point at what is shown below, or away. */
const SHOWN = /^[▾▼▿▽⊟−]|[▾▼▿▽⊟]$/u
const FOLDED = /^[▸▶►▹▷⊞+]|[▸▶►▹▷⊞]$/u

/** Whether what an element heads is shown, by its state or the sign on it; undefined: neither tells. */
function isUnfolded(page: Page, node: PageNode): boolean | undefined {
  if (node.expanded !== undefined) return node.expanded
  const text = page.text(node).trim()
  return SHOWN.test(text) ? true : FOLDED.test(text) ? false : undefined
}

/** Elements that a plural means. */
export function allOf(work: Work, phrase: string): PageNode[] {
  const target = { ...readTarget(phrase, work.orders.source), all: true as const }
  const found = ground(target, work.hands.page.snapshot, 'click')
  const top = found[0]?.score ?? 0
  if (top < SURE) return []
  const nodes = found.filter(({ score }) => score > top * 0.8).map(({ ref }) => work.hands.page.get(ref)!)
  return nodes.filter(node => !nodes.some(other => other !== node && work.hands.page.ancestors(node).includes(other)))
}

/** "Use the menu: File, then Export, then PDF". */
async function useMenu(work: Work, said: string): Promise<boolean> {
  const match =
    /^(?:the |a )?(?:[\w-]+ )?menu(?: ?bar)?(?: (?:below|above))?\s*[:,-]?\s*(?:with |via |to )?(.+)$/i.exec(said)
  const path = match?.[1]!.split(/\s*(?:>|→|->|»|›|,? (?:and )?then(?: on)?,? |,\s*)\s*/).filter(Boolean) ?? []
  return path.length > 1 && (await openPath(work, path))
}

/** Goes down a menu: every level is pointed at, and clicked where that does not open it. */
async function openPath(work: Work, path: readonly string[]): Promise<boolean> {
  const { hands } = work
  for (const [at, name] of path.entries()) {
    const target = { said: name, name, quoted: true as const }
    const isLast = at === path.length - 1
    const node = hands.find(target, 'click') ?? (await waitFor(work, () => hands.find(target, 'click')))
    if (!node) {
      if (at === 0) return false
      throw new GivenUp(`There is no "${name}" in the menu "${path[at - 1]}".`)
    }
    if (isLast) await hands.click(node)
    else {
      const next = { said: path[at + 1]!, name: path[at + 1]!, quoted: true as const }
      const isShown = () => {
        const found = hands.find(next, 'click')
        return found && !found.hidden ? found : undefined
      }
      await hands.act('hover', { ref: node.ref }, `pointed at "${name}"`)
      if (!isShown() && !(await waitFor(work, isShown, 350))) await hands.click(hands.again(node) ?? node)
      if (!isShown()) await waitFor(work, isShown, 600)
    }
  }
  return true
}

async function waitFor(
  { hands }: Work,
  seen: () => PageNode | undefined,
  milliseconds = 800,
): Promise<PageNode | undefined> {
  const end = Date.now() + milliseconds
  let found = seen()
  while (!found && Date.now() < end && (await hands.changes(end - Date.now()))) found = seen()
  return found
}

/** The control that sends a form: named as it was said, else the only one of the page, else Enter in the field used last. */
export async function submit(work: Work, verb: string, phrase: string): Promise<boolean> {
  const { hands } = work
  if (
    phrase !== '' &&
    !/^(?:it|this|them|(?:the |your )?(?:form|answer|result|page|changes|choice|selection|query|order))$/i.test(phrase)
  ) {
    const named = seek(work, phrase, 'submit')
    if (named) {
      await hands.click(named)
      return true
    }
    if (!/\b(?:form|answer|button)\b/i.test(phrase) && verb !== 'submit') return false
  }
  const node = findSubmit(work, verb)
  if (!node) return false
  await hands.click(node)
  return true
}

/** Something that answers clicks and is called just as the verb, whatever it is made of. */
function calledJust(page: Page, verb: string): PageNode | undefined {
  const letters = (text: string) => plainText(text).replace(/[^\p{L}]+/gu, '')
  const called = page.nodes.filter(
    node =>
      isControl(node) && !node.editable && !node.hidden && letters(page.text(node) || node.name) === letters(verb),
  )
  const inner = called.filter(node => !called.some(other => other !== node && page.ancestors(other).includes(node)))
  return inner.length === 1 ? inner[0] : undefined
}

/** Buttons that leave what was begun, which no order to finish something means. */
const LEAVES = pattern('i')`
  ^\W*(?:
    cancel|close|back|previous|reset|clear|discard|dismiss|delete|remove|no|exit|quit|undo|not now
  )\b
  |^\s*[×✕✖x]\s*$
`

/** The button that finishes a form; of a dialog that is open, that of the dialog. */
export function findSubmit({ hands }: Work, verb = 'submit'): PageNode | undefined {
  const { page } = hands
  const named = ground({ said: verb, name: verb, noun: 'button', roles: ['button'] }, page.snapshot, 'submit')[0]
  if (named && named.score >= 0.6) return page.get(named.ref)
  const dialog = page.nodes.findLast(node => /^(?:alert)?dialog$/.test(node.role) && !node.hidden)
  const inDialog = (node: PageNode) => !dialog || page.inside(dialog).includes(node)
  const able = page.nodes.filter(node => !node.hidden && !node.disabled && inDialog(node))
  const finishes = (node: PageNode) => !LEAVES.test(page.text(node) || node.name || (node.title ?? ''))
  const submits = able.filter(node => (node.type === 'submit' || node.type === 'image') && finishes(node))
  if (submits.length === 1) return submits[0]
  const buttons = able.filter(node => node.role === 'button' && finishes(node))
  if (buttons.length === 1) return buttons[0]
  const taking = buttons.filter(node => TAKES_OVER.test(page.text(node) || node.name))
  return taking.length === 1 ? taking[0] : (calledJust(page, verb) ?? submits[0] ?? bareSubmit(page))
}

/** Names that nothing but what sends a form has. */
const ENDS_FORM = ['submit', 'search', 'go', 'send', 'done', 'find', 'ok']

/** On a page without a button, the one thing that answers clicks and is called as what sends a form. */
function bareSubmit(page: Page): PageNode | undefined {
  if (page.nodes.some(({ role, hidden }) => role === 'button' && !hidden)) return undefined
  const found = ENDS_FORM.map(name => calledJust(page, name)).filter(node => node !== undefined)
  return found.length === 1 ? found[0] : undefined
}
