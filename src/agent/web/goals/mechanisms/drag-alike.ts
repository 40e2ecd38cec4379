import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { sizeOf } from '../../ground/attributes.ts'
import { isSilent } from '../is-silent.ts'
import { nameOf, type Hands } from '../hands.ts'

/** "into the box that has the same colour", "to its own place": another place for each. */
export const ALIKE = /\b(?:the same|its own|their own|the matching|the corresponding)\b/i

/** For each thing the one other that has its colour; undefined where one of them has none, or two. */
export function ofSameColor(page: Page, moved: readonly PageNode[]): PageNode[] | undefined {
  const places = moved.map(({ background, ref }) =>
    page.nodes.filter(
      node =>
        !node.hidden &&
        node.ref !== ref &&
        background !== undefined &&
        (node.background === background || node.color === background) &&
        !moved.some(one => one.ref === node.ref),
    ),
  )
  return places.every(({ length }) => length === 1) ? places.map(([place]) => place!) : undefined
}

/** "the smaller box", "the big square": a size tells two things apart. */
const OF_TWO =
  /^(?:the |a )?(small(?:er)?|little|littler|tiny|tinier|large(?:r)?|big(?:ger)?)(?: of the two)? (?:\p{L}+)$/iu
/** Places that are no smaller than this, in pixels, and differ at least so much, are told apart by their size. */
const LEAST = 8
const PLAINLY = 1.3

/** Whether something is told by being the smaller or larger one. */
export const saysSizeOfTwo = (said: string): boolean => OF_TWO.test(said)

/** A letter or two on a coloured ground are a mark of the thing, no text to be read; the smaller one may lie over the other. */
const isMarked = (page: Page, node: PageNode): boolean =>
  !node.editable && node.background !== undefined && /^\S{1,2}$/.test(page.text(node).trim())

/** "the smaller box": of the two empty things that the page has, and no more, the one of that size; else of the two that have only a letter. */
export function ofSize(page: Page, said: string): PageNode | undefined {
  const word = OF_TWO.exec(said.trim())?.[1]
  if (word === undefined) return undefined
  const things = page.nodes.filter(
    node => node.box && page.children(node).length === 0 && Math.min(node.box[2], node.box[3]) >= LEAST,
  )
  const empty = [isSilent, isMarked]
    .map(fits => things.filter(node => fits(page, node)))
    .find(({ length }) => length === 2)
  if (!empty) return undefined
  const [small, large] = empty.toSorted((a, b) => sizeOf(a) - sizeOf(b)) as [PageNode, PageNode]
  if (sizeOf(large) < PLAINLY * sizeOf(small)) return undefined
  return /^(?:larg|big)/i.test(word) ? large : small
}

export const dragOnto = async (hands: Hands, node: PageNode, place: PageNode): Promise<unknown> =>
  hands.act(
    'drag',
    { from: node.ref, to: place.ref },
    `dragged ${nameOf(hands.page, node)} to ${nameOf(hands.page, place)}`,
  )
