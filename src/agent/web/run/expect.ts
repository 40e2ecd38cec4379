import { setTimeout as delay } from 'node:timers/promises'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import type { Expectation, State } from '../contract.ts'
import { matchText } from '../ground/match-text.ts'
import { isField } from '../ground/names.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import type { RunContext } from './context.ts'
import { cut, describeNode, nearestNames } from './describe-node.ts'
import { find } from './locate.ts'
import { resolveText } from './values.ts'

/** What came of an expectation: whether it holds, said both ways. */
export interface Judged {
  holds: boolean
  expected: string
  actual: string
  /** How sure it is that the right thing was looked at. */
  sure: number
}

const PAUSE = 250

/** Waits until the expectation holds; after `patience` milliseconds says what is so instead. */
export async function waitFor(
  expectation: Expectation,
  context: RunContext,
  patience = context.patience,
): Promise<Judged> {
  const end = Date.now() + patience
  for (;;) {
    const judged = await judge(expectation, context)
    if (judged.holds || Date.now() > end) return judged
    await delay(PAUSE, undefined, { signal: context.browser.signal })
  }
}

/** Whether something is so on the page now. */
export async function judge(expectation: Expectation, context: RunContext): Promise<Judged> {
  const snapshot = await context.browser.snapshot()
  const judged = await judgePlain(expectation, snapshot, context)
  if (!expectation.not) return judged
  const expected = judged.expected.replace(/ (is|are|contains)(?= )/, (verb: string) =>
    /contains/.test(verb) ? ' does not contain' : `${verb} not`,
  )
  return { ...judged, holds: !judged.holds, expected }
}

async function judgePlain(expectation: Expectation, snapshot: PageSnapshot, context: RunContext): Promise<Judged> {
  const page = readPage(snapshot)
  switch (expectation.kind) {
    case 'text':
      return judgeText(expectation, page, context)
    case 'title':
      return compare('the title', snapshot.title, expectation.text, expectation.how)
    case 'url':
      return judgeAddress(snapshot.url, expectation.text, expectation.how)
    case 'page':
      return judgePage(page, expectation.text)
    case 'count':
      return judgeCount(expectation, snapshot, context)
    case 'state':
      return judgeState(expectation, snapshot, context)
    case 'value':
      return judgeValue(expectation, snapshot, context)
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()
const squeezed = (text: string): string => plain(text).replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

/** All that a reader sees: texts, names of pictures, what fields hold. */
export function visibleText(page: Page, within?: PageNode): string {
  const nodes = within ? [within, ...page.inside(within)] : page.nodes
  return nodes
    .filter(node => node.role === 'text' || page.children(node).length === 0 || node.value !== undefined)
    .map(node => [node.name, node.value].filter(Boolean).join(' '))
    .join(' ')
}

async function judgeText(
  { text, in: within }: Extract<Expectation, { kind: 'text' }>,
  page: Page,
  context: RunContext,
): Promise<Judged> {
  const [region] = within ? find(within, page.snapshot, 'region', context) : []
  const expected = `“${text}” is ${within ? `in “${within.said}”` : 'on the page'}`
  if (within && !region) return { holds: false, expected, actual: `there is no “${within.said}”`, sure: 0.8 }
  const shown = squeezed(visibleText(page, region?.node))
  if (shown.includes(squeezed(text))) return { holds: true, expected, actual: expected, sure: region?.score ?? 0.97 }
  // A long page is cut in the snapshot; the browser itself looks at all of it.
  if (!within && page.snapshot.total > page.nodes.length) {
    const whole = await context.browser.assert({ text, timeout: 0 })
    if (whole.passed) return { holds: true, expected, actual: expected, sure: 0.95 }
  }
  return { holds: false, expected, actual: describeInstead(page, text, region?.node), sure: 0.95 }
}

/** What is there instead: the text that is most like it, else the beginning of the page. */
function describeInstead(page: Page, text: string, region?: PageNode): string {
  const nodes = region ? page.inside(region) : page.nodes
  let best: { text: string; score: number } | undefined
  for (const node of nodes) {
    if (!node.name || node.name.length > 200) continue
    const score = matchText(text, node.name)
    if (!best || score > best.score) best = { text: node.name, score }
  }
  if (best && best.score > 0.4) return `the nearest is “${cut(best.text)}”`
  const headings = page.nodes.filter(({ role }) => role === 'heading').map(({ name }) => `“${cut(name, 40)}”`)
  return headings.length
    ? `the page has the headings ${headings.slice(0, 4).join(', ')}`
    : `the page reads “${cut(visibleText(page), 80)}”`
}

function compare(what: string, actual: string, wanted: string, how: 'is' | 'contains'): Judged {
  const [has, text] = [squeezed(actual), squeezed(wanted)]
  return {
    holds: how === 'is' ? has === text : has.includes(text),
    expected: `${what} ${how === 'is' ? 'is' : 'contains'} “${wanted}”`,
    actual: actual ? `${what} is “${cut(actual, 120)}”` : `${what} is empty`,
    sure: 0.98,
  }
}

function judgeAddress(url: string, wanted: string, how: 'is' | 'contains'): Judged {
  const bare = (address: string) => address.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const judged = compare('the address', url, wanted, how)
  return {
    ...judged,
    holds: judged.holds || (how === 'is' ? bare(url) === bare(wanted) || pathOf(url) === wanted : url.includes(wanted)),
  }
}

const pathOf = (url: string): string => {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.pathname}${parsed.search}${parsed.hash}` : url
}

function judgePage(page: Page, name: string): Judged {
  const { title, url } = page.snapshot
  const headings = page.nodes
    .filter(({ role, level }) => role === 'heading' && (level ?? 1) <= 2)
    .map(heading => heading.name)
  const best = Math.max(
    ...[title, ...headings, decodeURIComponent(pathOf(url)).replace(/[/_.-]+/g, ' ')].map(text => coverage(name, text)),
  )
  return {
    holds: best >= 0.8,
    expected: `this is the page “${name}”`,
    actual: `this is “${title}” (${url})`,
    sure: 0.85,
  }
}

const coverage = (wanted: string, text: string): number =>
  squeezed(text).includes(squeezed(wanted)) ? 1 : matchText(wanted, text)

async function judgeCount(
  { target, how, count }: Extract<Expectation, { kind: 'count' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const number = countOf(target, snapshot, context)
  const holds = how === 'is' ? number === count : how === 'at_least' ? number >= count : number <= count
  const bound = how === 'is' ? '' : how === 'at_least' ? 'at least ' : 'at most '
  return {
    holds,
    expected: `there are ${bound}${count} ${target.said}`,
    actual: `there ${number === 1 ? 'is' : 'are'} ${number}`,
    sure: 0.85,
  }
}

/** How many elements fit as well as the best. Of rows those of the heading do not count. */
export function countOf(
  target: Parameters<typeof find>[0],
  snapshot: PageSnapshot,
  context: Pick<RunContext, 'found'>,
): number {
  return membersOf(target, snapshot, context).length
}

export function membersOf(
  target: Parameters<typeof find>[0],
  snapshot: PageSnapshot,
  context: Pick<RunContext, 'found'>,
): { page: Page; node: PageNode; score: number }[] {
  const all = find({ ...target, all: true }, snapshot, 'read', context)
  const top = all[0]?.score ?? 0
  const page = readPage(snapshot)
  return all
    .filter(({ score }) => score > top - 0.1)
    .filter(({ node }) => node.role !== 'row' || !page.children(node).some(({ role }) => role === 'columnheader'))
    .filter(
      ({ node }, _, list) => !list.some(other => other.node !== node && page.ancestors(node).includes(other.node)),
    )
    .sort((a, b) => page.order(a.node) - page.order(b.node))
}

async function judgeState(
  { target, state }: Extract<Expectation, { kind: 'state' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const purpose = state === 'checked' ? 'check' : 'expect'
  const found = find(target, snapshot, purpose, context)
  const page = readPage(snapshot)
  const expected = `“${target.said}” is ${wordsOf(state)}`
  if (state === 'visible' || state === 'present') {
    const [shown] = found
    return shown
      ? { holds: true, expected, actual: `there is ${describeNode(page, shown.node)}`, sure: shown.score }
      : { holds: false, expected, actual: instead(target, snapshot), sure: 0.85 }
  }
  const [best] = found
  if (!best)
    return { holds: false, expected, actual: `there is no “${target.said}”. ${instead(target, snapshot)}`, sure: 0.5 }
  Object.assign(context.found, { ref: best.node.ref, target })
  const holds = isInState(page, best.node, state)
  return {
    holds,
    expected,
    actual: `${describeNode(page, best.node)} is ${holds ? '' : 'not '}${wordsOf(state)}`,
    sure: best.score,
  }
}

function instead(target: Parameters<typeof find>[0], snapshot: PageSnapshot): string {
  const names = nearestNames(target, snapshot, 'expect')
  return names.length ? `it has ${names.slice(0, 5).join(', ')}` : 'there is nothing like it'
}

const wordsOf = (state: State): string => (state === 'present' ? 'there' : state === 'visible' ? 'shown' : state)

/** The states of ARIA, and of fields. */
function isInState(page: Page, node: PageNode, state: State): boolean {
  switch (state) {
    case 'checked':
      return node.checked === true || node.pressed === true || node.selected === true
    case 'selected':
      return node.selected === true || node.checked === true || node.pressed === true
    case 'empty':
      if (node.secret) return node.secret === 'empty'
      return isField(node) ? !node.value : page.text(node).trim() === ''
    case 'visible':
    case 'present':
      return true
    case 'expanded':
    case 'pressed':
    case 'disabled':
    case 'focused':
    case 'required':
    case 'readonly':
    case 'invalid':
      return node[state] === true
  }
}

async function judgeValue(
  { target, value, how }: Extract<Expectation, { kind: 'value' }>,
  snapshot: PageSnapshot,
  context: RunContext,
): Promise<Judged> {
  const wanted = await resolveText(value, target.name ?? target.said, context)
  const found = find(target, snapshot, how === 'contains' ? 'region' : 'expect', context)
  const page = readPage(snapshot)
  const expected = `“${target.said}” ${how === 'is' ? 'is' : 'contains'} “${wanted}”`
  const best = found[0] ?? find(target, snapshot, 'read', context)[0]
  if (!best) {
    // "the total is 30": the words themselves may stand side by side.
    const shown = squeezed(visibleText(page))
    const said = squeezed(target.name ?? target.said)
    const at = shown.indexOf(said)
    const near = at === -1 ? '' : shown.slice(at, at + said.length + wanted.length + 12)
    return {
      holds: near.includes(squeezed(wanted)),
      expected,
      actual: at === -1 ? `there is no “${target.said}”` : `it reads “${cut(near)}”`,
      sure: 0.6,
    }
  }
  const { node } = best
  const actual = shownBy(page, node)
  const [has, text] = [squeezed(actual), squeezed(wanted)]
  const holds =
    how === 'contains' ? has.includes(text) : isSame(has, text) || afterLabel(has, squeezed(target.name ?? '')) === text
  if (holds) return { holds, expected, actual: `it is “${cut(actual)}”`, sure: best.score }
  const beside = besideOf(page, node)
  const isBeside =
    beside !== undefined && (how === 'contains' ? squeezed(beside).includes(text) : isSame(squeezed(beside), text))
  return {
    holds: isBeside,
    expected,
    actual: `it is “${cut(isField(node) ? actual : (beside ?? actual))}”`,
    sure: best.score,
  }
}

/** What an element shows: what a field holds, what is chosen in a list, else its text. */
export function shownBy(page: Page, node: PageNode): string {
  const chosen = node.options?.filter(({ selected }) => selected).map(({ label }) => label)
  if (chosen?.length) return chosen.join(', ')
  if (node.checked !== undefined) return String(node.checked)
  return isField(node) ? (node.value ?? '') : page.text(node)
}

const isSame = (has: string, wanted: string): boolean =>
  has === wanted ||
  (wanted !== '' &&
    Number(has.replace(/[^\d.-]/g, '')) === Number(wanted.replace(/[^\d.-]/g, '')) &&
    /\d/.test(wanted) &&
    /\d/.test(has) &&
    has.replace(/[\d.,\s]/g, '').length <= 3)

/** "Total: 30" says 30 of the total. */
const afterLabel = (text: string, label: string): string | undefined =>
  label && text.startsWith(label) ? text.slice(label.length).replace(/^[\s:=–-]+/, '') : undefined

/** The text right behind a label: the next cell, the definition, the next text. */
export function besideOf(page: Page, node: PageNode): string | undefined {
  for (const from of [node, ...page.ancestors(node).slice(0, 2)]) {
    const parent = page.parent(from)
    const siblings = parent ? page.children(parent) : page.nodes.filter(other => page.parent(other) === undefined)
    const next = siblings.slice(siblings.indexOf(from) + 1).find(other => shownBy(page, other).trim() !== '')
    if (next && page.text(from).length < 80) return shownBy(page, next)
  }
  return undefined
}
