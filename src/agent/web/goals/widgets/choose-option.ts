import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isSending } from '../given/is-sending.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'

/** What scores less is another choice. */
const LEAST = 0.6

/** How an entry is described by its letters: "starts with 'Ab' and ends with 'x'". */
export interface Letters {
  starts?: string
  ends?: string
  contains?: string
}

export const fitsLetters = (text: string, { starts, ends, contains }: Letters): boolean => {
  const plain = text.trim().toLowerCase()
  return (
    (starts === undefined || plain.startsWith(starts.toLowerCase())) &&
    (ends === undefined || plain.endsWith(ends.toLowerCase())) &&
    (contains === undefined || plain.includes(contains.toLowerCase()))
  )
}

/** The entry of a list that is meant; undefined: none is near enough. */
export function bestOption<T>(wanted: string, options: readonly T[], text: (option: T) => string): T | undefined {
  let best: { option: T; score: number } | undefined
  for (const option of options) {
    const score = matchText(wanted, text(option))
    if (!best || score > best.score) best = { option, score }
  }
  return best && best.score >= LEAST ? best.option : undefined
}

/** Chooses in a native select. */
export async function chooseNative(hands: Hands, select: PageNode, wanted: readonly string[]): Promise<void> {
  const options = select.options ?? []
  const labels = wanted.map(value => {
    const option =
      options.find(({ label, value: own }) => label === value || own === value) ??
      bestOption(value, options, ({ label }) => label)
    if (!option)
      throw new GivenUp(
        `${nameOf(hands.page, select)} has no "${value}". It has: ${options
          .map(({ label }) => label)
          .slice(0, 12)
          .join(', ')}.`,
      )
    return option.label
  })
  await hands.act(
    'select',
    { ref: select.ref, values: labels },
    `chose ${labels.map(label => `"${label}"`).join(', ')}`,
  )
}

/** What has appeared since. */
export function appeared(before: Page, after: Page): PageNode[] {
  const known = new Map(before.nodes.map(node => [node.ref, node]))
  return after.nodes.filter(node => !node.hidden && (!known.has(node.ref) || known.get(node.ref)!.hidden === true))
}

/** Chooses in a list that a field opens: what appears after a click on it, or was there behind it. */
export async function chooseFromPopup(hands: Hands, field: PageNode, wanted: string | Letters): Promise<void> {
  const before = hands.page
  if (field.expanded === undefined && isSending(before, 'click', field, {}))
    throw new GivenUp(`${nameOf(before, field)} is no list that ${describe(wanted)} could be chosen from.`)
  await hands.click(field)
  let entry = entryFor(hands.page, appeared(before, hands.page), wanted)
  if (!entry && (await hands.changes(800))) entry = entryFor(hands.page, appeared(before, hands.page), wanted)
  if (!entry) throw new GivenUp(`${nameOf(hands.page, field)} offers nothing like ${describe(wanted)}.`)
  await hands.click(entry)
}

/** Types into a field that suggests, and takes the suggestion that is meant; without suggestions the text stays. */
export async function typeAndTake(hands: Hands, field: PageNode, wanted: string | Letters): Promise<boolean> {
  const text = typeof wanted === 'string' ? wanted : (wanted.starts ?? wanted.contains ?? '')
  const before = hands.page
  await hands.type(field, text)
  let entry = entryFor(hands.page, appeared(before, hands.page), wanted)
  for (let tries = 0; !entry && tries < 3; tries++) {
    if (!(await hands.changes(500))) break
    entry = entryFor(hands.page, appeared(before, hands.page), wanted)
  }
  // A list may hold no more than so many; fewer letters of a wish for its end show others.
  if (!entry) return false
  await hands.click(entry)
  return true
}

function entryFor(page: Page, fresh: readonly PageNode[], wanted: string | Letters): PageNode | undefined {
  const leaves = fresh.filter(
    node =>
      page.text(node).trim() !== '' &&
      page.text(node).length < 200 &&
      (page.children(node).length === 0 || isEntry(node)),
  )
  const entries = leaves.filter(isEntry)
  const among = entries.length > 0 ? entries : leaves
  if (typeof wanted !== 'string') return among.find(node => fitsLetters(page.text(node), wanted))
  const best = bestOption(wanted, among, node => page.text(node))
  return best
}

/** What entries are in, and a text that is none. */
const HOLDS_ENTRIES = /^(?:text|list|listbox|menu|tree|grid|table)$/

const isEntry = (node: PageNode): boolean =>
  /^(?:option|menuitem|listitem|treeitem|menuitemradio|gridcell)$/.test(node.role) ||
  (isControl(node) && !HOLDS_ENTRIES.test(node.role))

const describe = (wanted: string | Letters): string =>
  typeof wanted === 'string'
    ? `"${wanted}"`
    : [
        wanted.starts && `beginning with "${wanted.starts}"`,
        wanted.ends && `ending with "${wanted.ends}"`,
        wanted.contains && `with "${wanted.contains}"`,
      ]
        .filter(Boolean)
        .join(' and ')
