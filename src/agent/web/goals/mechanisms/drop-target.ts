import type { PageNode } from '../../../../contract/page.ts'
import { shapesOf, sizeOf } from '../../ground/attributes.ts'
import { restore } from '../../read/literals.ts'
import { seek, type Work } from '../work.ts'
import { ofSize } from './drag-alike.ts'
import { cellAt } from './grid-places.ts'
import { lookFor } from './looks.ts'
import { drawnFrame, hollowOf, outlineBySide } from './outlines.ts'
import { placeCalled } from './place-called.ts'
import { slotAt } from './slot-at.ts'

export function targetFor(work: Work, phrase: string, moved: readonly PageNode[]): PageNode | undefined {
  const other = (node: PageNode | undefined) => (node && !moved.some(({ ref }) => ref === node.ref) ? node : undefined)
  return (
    other(ofSize(work.hands.page, phrase)) ??
    slotAt(work.hands.page, restore(phrase, work.orders.source), moved) ??
    other(placeCalled(work.hands.page, restore(phrase, work.orders.source))) ??
    other(outlineBySide(work, phrase)) ??
    other(cellAt(work.hands.page, restore(phrase, work.orders.source), moved)) ??
    other(sameOtherwise(work, phrase, moved)) ??
    other(drawnFrame(work, phrase)) ??
    other(seek(work, phrase, 'drop')) ??
    other(lookFor(work, phrase).find(node => !moved.some(({ ref }) => ref === node.ref))) ??
    other(hollowOf(work, phrase))
  )
}

/** "the big one", after "the small square": the same thing of another size. */
function sameOtherwise(work: Work, phrase: string, [first]: readonly PageNode[]): PageNode | undefined {
  const isLarge = /^the (?:big|large|bigg|larg)\p{L}* one\b/iu.test(phrase)
  if (!first || (!isLarge && !/^the (?:small|little|tin)\p{L}* one\b/iu.test(phrase))) return undefined
  const shapes = shapesOf(first)
  const alike = work.hands.page.nodes.filter(
    node => node.ref !== first.ref && node.box && [...shapesOf(node)].some(shape => shapes.has(shape)),
  )
  return alike.reduce<PageNode | undefined>(
    (best, node) => (best && sizeOf(best) > sizeOf(node) === isLarge ? best : node),
    undefined,
  )
}
