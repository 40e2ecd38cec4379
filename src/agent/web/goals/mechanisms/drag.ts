import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, nameOf } from '../hands.ts'
import { findLooks } from '../find-looks.ts'
import { readLooks } from '../read-looks.ts'
import type { Mechanism, Work } from '../work.ts'
import { ALIKE, dragOnto, ofSameColor } from './drag-alike.ts'
import { dragAside, dragBeside, dragOutside, dragSteps, dragToEnd, dragToSide } from './drag-some-way.ts'
import { acrossGrid } from './drag-steps.ts'
import { ANYTHING, movable, onlyDrawn, onlyMoving, placeOfRest, splitDrags } from './drag-ways.ts'
import { BY_DRAGGING, INTO, PLACE, WAY, WAYS } from './drag-words.ts'
import { thingsFor } from './dragged-things.ts'
import { targetFor } from './drop-target.ts'
import { cornerOf, placeAround, placeIn } from './grid-places.ts'

/** "Drag X into Y", "move all blue circles to the box", "drag X to the left", "drag X to position 3". */
export const drag: Mechanism = async (order, work) => {
  if (order.kind !== 'drag' && !(order.kind === 'enter' && order.verb === 'put')) return false
  const { hands, orders } = work
  if (/\buntil\b/i.test(order.rest)) return false
  const each = splitDrags(order.rest)
  if (each.length > 1) {
    const before = new Map(movable(hands.page).map(({ ref, box }) => [ref, String(box)]))
    for (const rest of each)
      if (!saysNone(work, rest) && !(await dragRest(rest, before, work)) && !(await drag({ ...order, rest }, work)))
        return false
    return true
  }
  if (await dragToEnd(order.rest, work)) return true
  if (await dragBeside(order.rest, work)) return true
  if (await dragSteps(order.rest, work)) return true
  if (await dragAside(order.rest, work)) return true
  if (await dragOutside(order.rest, work)) return true
  const way = WAY.exec(order.rest)
  if (way && !/\b(?:the|top|bottom|upper|lower|middle|cent(?:er|re)|at|in|on|of)$/i.test(way[1]!)) {
    const node =
      (ANYTHING.test(way[1]!) ? onlyMoving(hands.page) : undefined) ??
      thingsFor(work, way[1]!)[0] ??
      onlyDrawn(hands.page)
    if (!node) return false
    const { x, y } = WAYS[way[2]!.toLowerCase()]!
    const far = way[3] ? Number(way[3]) : Math.max(30, x !== 0 ? (node.box?.[2] ?? 40) : (node.box?.[3] ?? 40))
    await hands.act('drag', { from: node.ref, by: { x: x * far, y: y * far } }, `dragged ${nameOf(hands.page, node)}`)
    return true
  }
  const rest = order.rest.replace(BY_DRAGGING, '')
  for (const cut of rest.matchAll(new RegExp(INTO, 'gi'))) {
    const [from, to] = [rest.slice(0, cut.index), rest.slice(cut.index + cut[0].length)]
    const moved = thingsFor(work, from)
    if (moved.length === 0) continue
    if (moved.length > 1 && ALIKE.test(to)) {
      const places = ofSameColor(hands.page, moved)
      if (!places) throw new GivenUp(`I do not see which place each of the ${moved.length} things belongs to.`)
      for (const [at, node] of moved.entries()) await dragOnto(hands, hands.again(node) ?? node, places[at]!)
      return true
    }
    const inGrid =
      cornerOf(work, moved[0]!, restore(to, orders.source)) ?? placeAround(work, moved[0]!, restore(to, orders.source))
    const inList = placeIn(work, moved[0]!, restore(to, orders.source)) ?? inGrid
    const isPlace = PLACE.test(restore(to, orders.source))
    const place = inList ?? targetFor(work, to, moved)
    if (!place) continue
    for (const node of moved) {
      const now = hands.again(node)
      if (now)
        await hands.act(
          'drag',
          {
            from: now.ref,
            to: place.ref,
            ...(place === inGrid && acrossGrid(hands.page, now, place)),
            // In a list, behind what stands there where it comes from above, else before it.
            ...(inList &&
              isPlace && { position: { x: 0.5, y: (now.box?.[1] ?? 0) < (place.box?.[1] ?? 0) ? 0.85 : 0.15 } }),
          },
          `dragged ${nameOf(hands.page, node)} to ${nameOf(hands.page, place)}`,
        )
    }
    return true
  }
  return dragToSide(rest, work)
}

/** "All rectangles into the left box", where what can be moved has none of them: there is nothing to do for that. */
function saysNone(work: Work, rest: string): boolean {
  const all = /^(?:all|every|each)(?: the)? (.+?) (?:into|onto|to|in|on) /i.exec(rest)?.[1]
  const looks = all === undefined ? undefined : readLooks(all)
  const moving = movable(work.hands.page)
  if (!looks || moving.length === 0) return false
  const found = findLooks(work.hands.page, looks)
  return moving.every(node => !found.some(({ ref }) => ref === node.ref))
}

/** "Everything else into the right box": whatever has not been moved by what was said before. */
async function dragRest(rest: string, before: ReadonlyMap<string, string>, work: Work): Promise<boolean> {
  const { hands } = work
  const to = placeOfRest(rest)
  const left = to === undefined ? [] : movable(hands.page).filter(({ ref, box }) => before.get(ref) === String(box))
  if (to === undefined) return false
  const place = targetFor(work, to, left)
  if (!place) return false
  for (const node of left) await dragOnto(hands, hands.again(node) ?? node, place)
  return true
}

/** "Put Ann in the middle", where Ann stands on the page and nothing is to be typed: she is dragged there. */
export const carry: Mechanism = async (order, work) => {
  if (!/^(?:enter|set)$/.test(order.kind) || !/^(?:put|set|bring|make)$/.test(order.verb)) return false
  const { page } = work.hands
  const cut = new RegExp(INTO, 'i').exec(order.rest)
  const name = cut && plainText(restore(order.rest.slice(0, cut.index), work.orders.source).replace(/^the /i, ''))
  const [node, ...more] = name
    ? page.nodes.filter(one => page.children(one).length === 0 && plainText(page.text(one)) === name)
    : []
  if (!node || more.length > 0 || isControl(node) || page.nodes.some(({ editable }) => editable)) return false
  return drag({ ...order, kind: 'drag' }, work)
}
