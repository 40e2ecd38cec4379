import type { PageNode } from '../../../../contract/page.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { protect, restore } from '../../read/literals.ts'
import { isCovered } from './is-covered.ts'
import { optionsLeft } from './options-left.ts'
import { readGiven, type Given } from './read-given.ts'
import { wordsLeft } from './words-left.ts'

/**
 * What became of that which a message gives. Every act is recorded with what it wrote and what its element is called; what a
 * mechanism made something else of (a sum, a place on a chart, a word that was counted to) it says itself (`use`).
 */
export interface Ledger {
  /** Words of the message that are used, in whatever way: a mechanism answers for having read all of them. Gives them back. */
  use(...said: string[]): () => void
  /** What later orders say is not missing yet, and what is to be left alone is not to be used; `now` is what is asked for at present. */
  awaits(said: readonly string[], now?: string): void
  /** An act, as the page is before it. */
  record(page: Page, node: PageNode | undefined, args: Record<string, unknown>): void
  /** What the page holds after an act on an element. */
  see(page: Page, node: PageNode | undefined, args: Record<string, unknown>): void
  /** What was given and has come to nothing, as the page is now and with the element that is about to be pressed. */
  left(page: Page, pressed: PageNode | undefined, args: Record<string, unknown>): string[]
}

/** What holds one thing of several, which a control in it is about. */
const ITEM = /^(?:row|listitem|article|option|treeitem|gridcell|dialog|group|menuitem)$/
/** More than this is no item but a part of the page. */
const LONG = 300

export function createLedger(message: string, first: Page): Ledger {
  const source = protect(message.replace(/\s+/g, ' ').trim())
  const given = readGiven(source)
  const whole = restore(source.text, source)
  let used: string[] = []
  /** What was seen to be used: a page that comes later need not say it any more. */
  const settled = new Set<Given>()
  let awaited: readonly string[] = []
  let asked = ''
  const before = new Set(first.nodes.map(({ name }) => plainText(name)))
  const isMet = (one: Given, page: Page, texts: readonly string[]) =>
    isCovered(one, texts) || isReference(one, first) || isReference(one, page)
  const settle = (page: Page, more: readonly string[] = []) => {
    const texts = [...used, ...stateOf(page), ...appeared(page, before), ...more]
    for (const one of given) if (!settled.has(one) && isMet(one, page, texts)) settled.add(one)
  }
  return {
    use(...said) {
      const mine = said.map(text => restore(text, source))
      used.push(...mine)
      return () => void (used = used.filter(text => !mine.includes(text)))
    },
    awaits(said, now = '') {
      awaited = said
      asked = restore(now, source)
    },
    record(page, node, args) {
      if (node) used.push(...namesAround(page, node))
      const to = page.get(args['to'] as string | undefined)
      if (to) used.push(...namesAround(page, to))
    },
    see(page, node, args) {
      // Of what was typed a field shows the truth, where it shows anything.
      const isShown = (page.get(node?.ref)?.value ?? '') !== ''
      used.push(...writtenBy(args, isShown))
      settle(page)
    },
    left(page, pressed, args) {
      settle(page, [...writtenBy(args), ...(pressed ? namesAround(page, pressed) : [])])
      const open = given.filter(one => !settled.has(one) && !isCovered(one, awaited))
      const done = [...used, ...awaited, ...stateOf(page)]
      return [
        ...open.map(({ text }) => text),
        ...optionsLeft(page, whole, [...used, ...awaited].join(' ')),
        ...wordsLeft(page, pressed, asked, done),
      ]
    },
  }
}

/** What an act writes or chooses. */
function writtenBy(args: Record<string, unknown>, isShown = false): string[] {
  const values = [...(isShown ? [] : [args['text']]), ...[args['values']].flat()]
  return values.filter(value => typeof value === 'string')
}

/** What an element is called in any way, and what the item says that it is in. */
function namesAround(page: Page, node: PageNode): string[] {
  const own = [
    node.name,
    node.label,
    node.title,
    node.alt,
    node.placeholder,
    node.value,
    node.heading,
    node.description,
  ]
  const above = page.ancestors(node)
  const item = above.find(one => ITEM.test(one.role))
  const around = above[0]
  const texts = [page.text(node), textBeside(page, node), ...(item ? [item.name, page.text(item)] : [])]
  // What several controls stand in says figures of all of them.
  if (around && !item)
    texts.push(
      page.inside(around).filter(isControl).length > 1 ? page.text(around).replace(/\d+/g, ' ') : page.text(around),
    )
  return [...own, ...texts].filter(text => text !== undefined && text !== '' && text.length <= LONG) as string[]
}

/** What the controls of the page hold: texts, chosen options, marks and what is pressed or selected. */
const stateOf = (page: Page): string[] =>
  page.nodes.flatMap(node => [
    ...(node.value ? [node.value] : []),
    ...(node.options ?? []).filter(({ selected }) => selected).flatMap(({ label, group }) => [label, group ?? '']),
    ...(node.checked === true || node.selected === true || node.pressed === true
      ? [node.name, page.text(node), textBeside(page, node) ?? '']
      : []),
  ])

/** What the page says now that it did not say at first: the steps have brought it about. */
const appeared = (page: Page, before: ReadonlySet<string>): string[] =>
  page.nodes
    .filter(node => page.children(node).length === 0 && node.name.length <= LONG && !isOffered(page, node))
    .map(({ name }) => name)
    .filter(name => name !== '' && !before.has(plainText(name)))

/** What can still be chosen. */
const isOffered = (page: Page, node: PageNode): boolean => [node, ...page.ancestors(node).slice(0, 3)].some(isControl)

/** A name or quotation that the page says where nothing can be chosen: what is meant is told by it. */
function isReference(given: Given, page: Page): boolean {
  if (given.kind !== 'quoted' && given.kind !== 'name') return false
  const wanted = wordsIn(given.text).join(' ')
  return page.nodes.some(
    node =>
      page.children(node).length === 0 &&
      !isOffered(page, node) &&
      ` ${wordsIn(node.name).join(' ')} `.includes(` ${wanted} `),
  )
}
