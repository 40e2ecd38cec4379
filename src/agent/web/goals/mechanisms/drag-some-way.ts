import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { nameOf } from '../hands.ts'
import { itemOf } from '../items.ts'
import { fieldOfKind } from '../widgets/fields-of-kind.ts'
import { trackOf } from '../widgets/slider.ts'
import { seek, type Work } from '../work.ts'
import { acrossGrid, placesOn, readSide, readSteps, toSide } from './drag-steps.ts'
import { ANYTHING, onlyDrawn, onlyMoving, placeBeside, readBeside, sharedList } from './drag-ways.ts'
import { OUTSIDE, TO_END, WAYS } from './drag-words.ts'
import { thingsFor } from './dragged-things.ts'
import { targetFor } from './drop-target.ts'

/** The widest that a grip is, in pixels. */
const GRIP = 40

/** Where nothing tells how long the track is, in pixels. */
const FAR = 200

/** "Drag the slider all the way to the left": the handle as far as it goes. */
export async function dragToEnd(rest: string, { hands }: Work): Promise<boolean> {
  const match = TO_END.exec(rest)
  const handle = match && (fieldOfKind(hands.page, match[1]!, '')[0] ?? onlyGrip(hands.page, match[1]!))
  if (!match || !handle) return false
  const isTall = /top|bottom|up|down/i.test(match[2]!)
  const track = (trackOf(hands, handle) ?? barOf(hands.page, handle))?.box
  const length = track ? Math.max(track[2], track[3]) : FAR
  const far = /left|top|up|start|beginning|min/i.test(match[2]!) ? -length : length
  await hands.act(
    'drag',
    { from: handle.ref, by: isTall ? { x: 0, y: far } : { x: far, y: 0 } },
    `dragged ${nameOf(hands.page, handle)}`,
  )
  return true
}

/** "the knob": the one small thing without words that answers the mouse. */
function onlyGrip(page: Page, said: string): PageNode | undefined {
  if (!/^(?:the )?(?:[a-z]+ )?(?:slider|handle|knob|thumb|grip|lever|button|circle|marker)$/i.test(said.trim()))
    return undefined
  const grips = page.nodes.filter(
    node =>
      node.role === 'generic' &&
      node.clickable === true &&
      node.box !== undefined &&
      Math.max(node.box[2], node.box[3]) <= GRIP &&
      page.text(node).trim() === '',
  )
  return grips.length === 1 ? grips[0] : undefined
}

/** The nearest thing around a grip that is plainly longer. */
const barOf = (page: Page, grip: PageNode): PageNode | undefined =>
  page.ancestors(grip).find(({ box }) => box && Math.max(box[2], box[3]) > 2 * Math.max(grip.box![2], grip.box![3]))

/** "Drag X right below Y": in the list that both are in, behind or before it. */
export async function dragBeside(rest: string, work: Work): Promise<boolean> {
  const said = readBeside(rest)
  const [one, other] = said ? [seek(work, said.moved, 'drag'), seek(work, said.beside, 'drop')] : []
  const items = one && other ? sharedList(work.hands.page, one, other) : undefined
  if (!said || !items) return false
  const position = placeBeside(items, items[0], said.isBehind)
  await work.hands.act(
    'drag',
    { from: items[0].ref, to: items[1].ref, position },
    `dragged ${nameOf(work.hands.page, items[0])} beside ${nameOf(work.hands.page, items[1])}`,
  )
  return true
}

/** "Ann up by one": onto what stands there, from the side from which it makes room. */
export async function dragSteps(rest: string, work: Work): Promise<boolean> {
  const said = readSteps(rest)
  const { hands } = work
  const node = said && thingsFor(work, said.moved)[0]
  const item = node && itemOf(hands.page, node)
  const place = item && placesOn(hands.page, item, said!.count, said!.way)
  if (!item || !place) return false
  await hands.act(
    'drag',
    { from: item.ref, to: place.ref, ...acrossGrid(hands.page, item, place) },
    `dragged ${nameOf(hands.page, item)} to ${nameOf(hands.page, place)}`,
  )
  return true
}

/** "The circle to the left side of the box": as far as what it is drawn in goes. */
export async function dragAside(rest: string, work: Work): Promise<boolean> {
  const said = readSide(rest)
  const { hands } = work
  const node = said && (thingsFor(work, said.moved)[0] ?? onlyMoving(hands.page) ?? onlyDrawn(hands.page))
  const by = node && toSide(hands.page, node, said!.way)
  if (!node || !by) return false
  await hands.act('drag', { from: node.ref, by }, `dragged ${nameOf(hands.page, node)}`)
  return true
}

/** How far from the box it lies then, in pixels. */
const CLEAR = 8

/** Out of what it lies in, the shortest way for which the drawing has room. */
export async function dragOutside(rest: string, work: Work): Promise<boolean> {
  const said = OUTSIDE.exec(rest)
  const { hands } = work
  const node = said && (thingsFor(work, said[1]!)[0] ?? onlyMoving(hands.page))
  const around = node && targetFor(work, said![2]!, [node])
  const by = node?.box && around?.box ? wayOut(hands.page, node, around) : undefined
  if (!node || !by) return false
  await hands.act('drag', { from: node.ref, by }, `dragged ${nameOf(hands.page, node)}`)
  return true
}

function wayOut(page: Page, node: PageNode, around: PageNode): { x: number; y: number } | undefined {
  const [left, top, width, height] = node.box!
  const [a, b, wide, tall] = around.box!
  const room = page.ancestors(node).find(({ box }) => box && box[2] > wide && box[3] > tall)?.box
  const ways = [
    { x: a - CLEAR - left - width, y: 0 },
    { x: a + wide + CLEAR - left, y: 0 },
    { x: 0, y: b - CLEAR - top - height },
    { x: 0, y: b + tall + CLEAR - top },
  ]
  const hasRoom = ({ x, y }: { x: number; y: number }) =>
    room === undefined ||
    (left + x >= room[0] &&
      left + width + x <= room[0] + room[2] &&
      top + y >= room[1] &&
      top + height + y <= room[1] + room[3])
  const [shortest] = ways
    .filter(hasRoom)
    .toSorted((one, other) => Math.abs(one.x + one.y) - Math.abs(other.x + other.y))
  return shortest && { x: Math.round(shortest.x), y: Math.round(shortest.y) }
}

/** "To the top", where it stands in no list: the only thing that is drawn is moved that way. */
export async function dragToSide(rest: string, work: Work): Promise<boolean> {
  const match = /^(.+?) (?:to|towards) the (top|bottom)$/i.exec(rest)
  const node = match && (onlyMoving(work.hands.page) ?? onlyDrawn(work.hands.page))
  if (!match || !node || !(ANYTHING.test(match[1]!) || thingsFor(work, match[1]!).some(({ ref }) => ref === node.ref)))
    return false
  const far = Math.max(30, node.box?.[3] ?? 40)
  await work.hands.act(
    'drag',
    { from: node.ref, by: { x: 0, y: WAYS[match[2]!.toLowerCase()]!.y * far } },
    `dragged ${nameOf(work.hands.page, node)}`,
  )
  return true
}
