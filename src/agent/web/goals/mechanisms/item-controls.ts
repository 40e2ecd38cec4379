import type { PageNode } from '../../../../contract/page.ts'
import { CHANGING_ACTIONS } from '../../../../lib/synonyms.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import { ground } from '../../ground/ground.ts'
import { plainText } from '../../ground/match-text.ts'
import { isStateOf } from '../../ground/states.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'

/** Signs and names of controls that open what more can be done. */
const MENU = /\b(?:more|menu|options|actions|overflow|kebab)\b|[⋯…⋮≡☰]/iu

/** Scores that are not further apart are as good. */
const ALIKE = 0.05

/** What opens the menu of an item. */
export const menuIn = (page: Page, item: PageNode): PageNode | undefined => page.inside(item).find(opensMenu)

/** Whether a control is called, or marked, as one that opens what more can be done. */
export const opensMenu = (node: PageNode): boolean =>
  isControl(node) &&
  // A plus or a minus counts, whatever its author calls it.
  !/^\s*[-+＋−–]\s*$/u.test(node.name) &&
  MENU.test([node.name, node.title, ...(node.classes ?? [])].join(' '))

/** The control that a verb names; of an item, the one in it. */
export function controlFor(page: Page, verb: string, item?: PageNode): PageNode | undefined {
  const marked = `mark as ${verb}`
  const isMarked = item === undefined && page.nodes.some(node => isCalled(node, marked))
  for (const name of [...(isMarked ? [marked] : []), verb, ...otherwise(verb)]) {
    const scored = ground({ said: name, name, ...(item && { all: true as const }) }, page.snapshot, 'click')
      .map(({ ref, score }) => ({ node: page.get(ref)!, score }))
      .filter(({ node, score }) => score >= (item ? 0.45 : isSign(node) ? 0.5 : 0.6))
      .filter(
        ({ node }) => isControl(node) && !/^(?:textbox|searchbox)$/.test(node.role) && !isStateOf(node.name, verb),
      )
      // A group that answers clicks for the controls in it is none of them.
      .filter(({ node }) => node.role !== 'group' || !page.inside(node).some(isControl))
    // Of those that are called as well, a button does it; an entry or link leads to what was done so.
    const isBest = (one: (typeof scored)[number]) =>
      one.node.role === 'button' && one.score > (scored[0]?.score ?? 0) - ALIKE
    const nodes = [...scored.filter(isBest), ...scored.filter(one => !isBest(one))].map(({ node }) => node)
    const found = item ? nodes.find(node => page.ancestors(node).includes(item)) : nodes[0]
    if (found) return found
  }
  return item && iconIn(page, item, [verb, ...otherwise(verb)])
}

/** What has neither letters nor digits says by its sign alone what it is for. */
const isSign = ({ name }: PageNode): boolean => name.trim() !== '' && !/[\p{L}\p{N}]/u.test(name)

const isCalled = ({ name, title, label }: PageNode, said: string): boolean =>
  [name, title, label].some(text => text !== undefined && plainText(text) === said)

/** A sign without text whose class says what it is for; its clicks may be taken by the whole item. */
const iconIn = (page: Page, item: PageNode, names: readonly string[]): PageNode | undefined =>
  page.inside(item).find(node => isIconOf(page, node, names))

const isIconOf = (page: Page, node: PageNode, names: readonly string[]): boolean =>
  page.children(node).length === 0 &&
  page.text(node).trim() === '' &&
  (node.classes ?? []).flatMap(splitIdentifier).some(name => names.includes(name.toLowerCase()))

/** Of what an item has opened the one sign whose class says that it is for a verb. */
export function iconAmong(page: Page, nodes: readonly PageNode[], verb: string): PageNode | undefined {
  const [icon, ...more] = nodes.filter(
    node => node.clickable === true && isIconOf(page, node, [verb, ...otherwise(verb)]),
  )
  return more.length === 0 ? icon : undefined
}

/** Other names for the control of a verb: its own, and those of the usual verb that says the same ("discard", "erase": delete). */
function otherwise(verb: string): readonly string[] {
  const usual = CHANGING_ACTIONS.find(row => row.includes(verb) && OTHERWISE[row[0]!])?.[0]
  return OTHERWISE[verb] ?? (usual ? [usual, ...OTHERWISE[usual]!] : [])
}

/** What authors call, or draw on, the control for a verb. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  delete: ['trash', 'bin', 'remove', 'discard'],
  remove: ['delete', 'trash', 'bin'],
  trash: ['delete', 'bin'],
  star: ['favourite', 'important', 'flag', '☆'],
  flag: ['star', 'important', '⚑', '☆'],
  like: ['heart', '♥', '♡', '👍'],
  heart: ['like', '♥', '♡'],
  answer: ['reply'],
  respond: ['reply'],
}
