import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { placeCalled } from './place-called.ts'
import { ALIKE, dragOnto, ofSameColor, ofSize, saysSizeOfTwo } from './drag-alike.ts'
import { acrossGrid, placesOn, readSide, readSteps, toSide } from './drag-steps.ts'
import { slotAt } from './slot-at.ts'
import {
  ANYTHING,
  answersMouse,
  movable,
  onlyDrawn,
  onlyMoving,
  placeBeside,
  placeOfRest,
  readBeside,
  sharedList,
  splitDrags,
} from './drag-ways.ts'
import { fieldOfKind } from '../widgets/fields-of-kind.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { fitAttribute, shapesOf, sizeOf } from '../../ground/attributes.ts'
import { isColorName } from '../../ground/colors.ts'
import { ground } from '../../ground/ground.ts'
import { plainText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { pickNth } from '../../pick-nth.ts'
import { readOrdinal } from '../../read/words.ts'
import { readTarget } from '../../read/target.ts'
import { GivenUp, nameOf, SURE } from '../hands.ts'
import { partsOf } from '../read-orders.ts'
import { findLists, itemOf } from '../items.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { lookFor } from './looks.ts'
import { gridsOf } from './pattern.ts'
import { trackOf } from '../widgets/slider.ts'

const INTO = pattern('i')`
  \s+(?:
    so that (?:it|they) (?:is|are|lies?|sits?|ends? up|fits?|stands?)
      (?: (?:wholly|completely|fully|entirely|all))? (?:within|inside(?: of)?|in|on)
    |over to|at|onto|into|within|inside(?: of)?|in(?:to)? between|to|in|on top of|over|on|towards?
    |until it is (?:in|inside|on)
  )\s+
`
const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  upwards: { x: 0, y: -1 },
  top: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  downwards: { x: 0, y: 1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

const TO_END = pattern('i')`
  ^(.+?) (?:all the way|completely|fully|as far as (?:it goes|possible)|to (?:its|the) (?:far|very|extreme))
  (?: to(?:wards)?)?(?: the)? ?(left|right|top|bottom|up|down|start|beginning|end|minimum|maximum)
  (?: (?:end|side|edge))?$
`

/** The widest that a grip is, in pixels. */
const GRIP = 40
/** Where nothing tells how long the track is, in pixels. */
const FAR = 200

const WAY = pattern('i')`
  ^(.*?)\s+(?:to(?:wards)? the )?(up|upwards|down|downwards|left|right)(?:\s+by\s+(\d+)\s*(?:px|pixels)?)?
  (?: one (?:place|spot|position))?$
`

/** Whether something is dragged some way, to an end, or beside something: what no name of a target says. */
export const saysWay = (rest: string): boolean =>
  WAY.test(rest) ||
  readSteps(rest) !== undefined ||
  readSide(rest) !== undefined ||
  TO_END.test(rest) ||
  readBeside(rest) !== undefined ||
  splitDrags(rest).length > 1 ||
  rest.split(new RegExp(INTO, 'i')).some(saysSizeOfTwo)

/** How it is moved, which goes without saying. */
const BY_DRAGGING =
  /,? (?:by dragging|by pulling|with the mouse|by drag and drop)(?: (?:it|them|the \p{L}+))?(?: (?:there|with the mouse))?$/iu

/** "Drag X into Y", "move all blue circles to the box", "drag X to the left", "drag X to position 3". */
export const drag: Mechanism = async (order, work) => {
  if (order.kind !== 'drag' && !(order.kind === 'enter' && order.verb === 'put')) return false
  const { hands, orders } = work
  if (/\buntil\b/i.test(order.rest)) return false
  const each = splitDrags(order.rest)
  if (each.length > 1) {
    const before = new Map(movable(hands.page).map(({ ref, box }) => [ref, String(box)]))
    for (const rest of each)
      if (!(await dragRest(rest, before, work)) && !(await drag({ ...order, rest }, work))) return false
    return true
  }
  if (await dragToEnd(order.rest, work)) return true
  if (await dragBeside(order.rest, work)) return true
  if (await dragSteps(order.rest, work)) return true
  if (await dragAside(order.rest, work)) return true
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

/** "To the top", where it stands in no list: the only thing that is drawn is moved that way. */
async function dragToSide(rest: string, work: Work): Promise<boolean> {
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

/** "Ann up by one": onto what stands there, from the side from which it makes room. */
async function dragSteps(rest: string, work: Work): Promise<boolean> {
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
async function dragAside(rest: string, work: Work): Promise<boolean> {
  const said = readSide(rest)
  const { hands } = work
  const node = said && (thingsFor(work, said.moved)[0] ?? onlyMoving(hands.page) ?? onlyDrawn(hands.page))
  const by = node && toSide(hands.page, node, said!.way)
  if (!node || !by) return false
  await hands.act('drag', { from: node.ref, by }, `dragged ${nameOf(hands.page, node)}`)
  return true
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

/** "Drag the slider all the way to the left": the handle as far as it goes. */
async function dragToEnd(rest: string, { hands }: Work): Promise<boolean> {
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
async function dragBeside(rest: string, work: Work): Promise<boolean> {
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

/** What is dragged: by name, or by looks; all of a plural. */
function thingsFor(work: Work, phrase: string): PageNode[] {
  const { hands, orders } = work
  const sized = ofSize(hands.page, phrase)
  if (sized) return [sized]
  const looks = lookFor(work, phrase)
  const isMany =
    /^all\b|^every\b|^each\b|^both\b/i.test(phrase) || (looks.length > 1 && /s$/.test(restore(phrase, orders.source)))
  if (looks.length > 0) return isMany ? thoseThatMove(hands.page, looks) : [looks[0]!]
  const each = namedEach(work, phrase)
  if (each) return each
  const found = ground(readTarget(phrase, orders.source), hands.page.snapshot, 'drag').filter(
    ({ score }) => score >= SURE,
  )
  if (isMany && found.length > 0) return found.map(({ ref }) => hands.page.get(ref)!)
  const node = seek(work, phrase, 'drag')
  return node ? [node] : []
}

/** Of things that look alike those that answer the mouse, where others do not: what they are dragged into may look so, too. */
const thoseThatMove = (page: Page, looks: PageNode[]): PageNode[] => {
  const moving = looks.filter(node => answersMouse(page, node))
  return moving.length > 0 ? moving : looks
}

/** "tea and milk": each by its own name, where both are things of the page; nothing that only holds them. */
function namedEach({ hands: { page }, orders }: Work, phrase: string): PageNode[] | undefined {
  const names = partsOf(phrase).map(part => plainText(restore(part, orders.source).replace(/^(?:the|both) /i, '')))
  if (names.length < 2) return undefined
  const found = names.map(name =>
    page.nodes.filter(node => page.children(node).length === 0 && !node.hidden && plainText(page.text(node)) === name),
  )
  return found.every(nodes => nodes.length === 1) ? found.map(([node]) => node!) : undefined
}

function targetFor(work: Work, phrase: string, moved: readonly PageNode[]): PageNode | undefined {
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

/** A box of the page that says nothing and has nothing in it, of at least this many pixels each way, is an outline as well. */
const ROOM = 24

const isEmptyBox = (page: Page, node: PageNode): boolean =>
  node.shape === undefined &&
  node.role === 'generic' &&
  !isControl(node) &&
  page.children(node).length === 0 &&
  page.text(node).trim() === '' &&
  Math.min(node.box![2], node.box![3]) >= ROOM

/** Filled with nothing, or with the ground that it lies on. */
const isHollow = (page: Page, node: PageNode): boolean =>
  node.background === undefined ||
  (node.clickable !== true &&
    node.background === page.ancestors(node).find(({ background }) => background !== undefined)?.background)

const outlinesOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      isHollow(page, node) &&
      (/^(?:rect|polygon|path|ellipse|circle)$/.test(node.shape ?? '') || isEmptyBox(page, node)),
  )

/** "the left frame", "the upper box". */
const SIDE = pattern('iu')`
  ^the (left|right|top|upper|bottom|lower)(?:most|-?hand)? (?:\p{L}+ )?
  (?:frame|box|outline|area|container|rectangle|basket|zone|bin|square)$
`

/** "the left box" of two outlines that are drawn. */
function outlineBySide({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  const side = SIDE.exec(phrase)?.[1]?.toLowerCase()
  const outlines = outlinesOf(page)
  if (side === undefined || outlines.length < 2) return undefined
  const axis = side === 'left' || side === 'right' ? 0 : 1
  const sorted = outlines.toSorted((a, b) => a.box![axis] - b.box![axis])
  return /^(?:left|top|upper)$/.test(side) ? sorted[0] : sorted.at(-1)
}

/** "the frame": the largest outline that is drawn, with nothing in it. */
function hollowOf({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  if (
    !/^(?:the |an? )?(?:[\p{L}-]+ )?(?:frame|box|border|outline|area|container|rectangle|basket|zone)\b/iu.test(phrase)
  )
    return undefined
  return outlinesOf(page).reduce<PageNode | undefined>(
    (best, node) => (best && sizeOf(best) >= sizeOf(node) ? best : node),
    undefined,
  )
}

/** A frame that is told by nothing but how it looks. */
const FRAME = /^(?:the |an? )?(?:(\p{L}+) )?(?:frame|box|border|outline|container|rectangle|basket)$/iu

/** "the black box": of the outlines that a drawing has the only one, or the only one in that colour. */
function drawnFrame({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  const said = FRAME.exec(phrase.trim())
  const look = said?.[1]?.toLowerCase()
  const isLook = look === undefined || isColorName(look) || /^(?:empty|large|big|bigger|larger)$/.test(look)
  const outlines = said && isLook ? outlinesOf(page).filter(({ shape, clickable }) => shape && !clickable) : []
  const inColor =
    look !== undefined && isColorName(look)
      ? outlines.filter(node => fitAttribute(page, node, { kind: 'color', value: look }, []) > SURE)
      : []
  return inColor.length === 1 ? inColor[0] : outlines.length === 1 ? outlines[0] : undefined
}

/** "the top left corner", "bottom-right cell", "the center", "the left of the middle row". */
const GRID_PLACE = pattern('iu')`
  ^(?:the )?(?:(?:place|cell|position|spot|slot|field|square|box) (?:in|at|on) the )?
  (?:
    (?:top|upper|bottom|lower|middle|cent(?:er|re)|left|right)(?:[- ]?hand)?(?: (?:row|column|line))?
    (?:[- ]|(?:,| and| of|, in)* the |, |$)
  )+
  (?:(?:place|corner|cell|position|spot|slot|field|square|box|row|column|side)\b)?
  (?: ?(?:of|in|on) (?:the |this )?\p{L}+.*)?$
`

/** Which of the lines of one axis is meant: the first, the last, or the middle one; undefined: none is said. */
function lineOf(lines: readonly number[], said: string, first: RegExp, last: RegExp): number | undefined {
  if (first.test(said)) return lines[0]
  if (last.test(said)) return lines.at(-1)
  return lines.length % 2 === 1 ? lines[(lines.length - 1) / 2] : undefined
}

/** "the top left place of the grid": of things that stand in rows and columns, the one that is there. */
function cornerOf({ hands: { page } }: Work, node: PageNode, said: string): PageNode | undefined {
  const item = GRID_PLACE.test(said) ? itemOf(page, node) : undefined
  const cells =
    item &&
    findLists(page)
      .find(items => items.some(({ ref }) => ref === item.ref))
      ?.filter(({ box }) => box)
  if (!cells || cells.length < 4) return undefined
  const lines = (axis: 0 | 1) => [...new Set(cells.map(({ box }) => Math.round(box![axis])))].sort((a, b) => a - b)
  if (lines(0).length < 2 || lines(1).length < 2) return undefined
  const x = lineOf(lines(0), said, /\bleft/i, /\bright/i)
  const y = lineOf(lines(1), said, /\b(?:top|upper)/i, /\b(?:bottom|lower)/i)
  return cells.find(({ box }) => Math.round(box![0]) === x && Math.round(box![1]) === y)
}

/** How far apart the middles of things in one line may lie, in pixels. */
const ALIGNED = 12

/** The same where most places are empty: of all that stands in rows and columns around the thing, what is there. */
function placeAround({ hands: { page } }: Work, node: PageNode, said: string): PageNode | undefined {
  if (!GRID_PLACE.test(said)) return undefined
  for (const holder of page.ancestors(node).slice(0, 2)) {
    const places = page.children(holder).filter(({ box, hidden }) => box && !hidden)
    const lines = ([0, 1] as const).map(axis => middlesOf(places, axis))
    if (places.length < 4 || lines.some(({ length }) => length < 2)) continue
    if (lines[0]!.length * lines[1]!.length !== places.length) continue
    const x = lineOf(lines[0]!, said, /\bleft/i, /\bright/i)
    const y = lineOf(lines[1]!, said, /\b(?:top|upper)/i, /\b(?:bottom|lower)/i)
    const isAt = (place: PageNode, axis: 0 | 1, line?: number) =>
      line !== undefined && Math.abs(middleOf(place, axis) - line) <= ALIGNED
    return places.find(place => isAt(place, 0, x) && isAt(place, 1, y))
  }
  return undefined
}

const middleOf = ({ box }: PageNode, axis: 0 | 1): number => box![axis] + box![axis + 2]! / 2

/** The lines on which things stand, by their middles. */
const middlesOf = (nodes: readonly PageNode[], axis: 0 | 1): number[] =>
  nodes
    .map(node => middleOf(node, axis))
    .sort((a, b) => a - b)
    .filter((middle, at, all) => at === 0 || middle - all[at - 1]! > ALIGNED)

/** "the middle cell", "the bottom right square of the board", "the cell in the second row and third column". */
const CELL_AT = pattern('i')`
  ^(?:the |its )?(?:
    (?:(?<y>top|upper|bottom|lower|middle|cent(?:er|re)|central)(?:[- ](?<x>left|right|middle|cent(?:er|re)))?)
    |(?<x2>left|right)
  )(?:[- ]hand)? (?:place|corner|cell|position|spot|slot|field|square|box|tile)
  (?: (?:of|in|on) (?:the |this )?(?:board|grid|table|picture|area|matrix))?$
`

/** A cell of a grid of empty places, by where it is in it; not those among which the thing itself stands. */
function cellAt(page: Page, said: string, moved: readonly PageNode[]): PageNode | undefined {
  const found = CELL_AT.exec(said)?.groups
  const grids = found ? gridsOf(page).filter(cells => !cells.some(({ ref }) => moved.some(one => one.ref === ref))) : []
  if (!found || grids.length !== 1) return undefined
  const [cells] = grids as [PageNode[]]
  const lines = (axis: 0 | 1) => [...new Set(cells.map(({ box }) => Math.round(box![axis])))].sort((a, b) => a - b)
  const at = (axis: 0 | 1, word: string | undefined) => {
    const all = lines(axis)
    if (word !== undefined && /^(?:top|upper|left)$/i.test(word)) return all[0]
    if (word !== undefined && /^(?:bottom|lower|right)$/i.test(word)) return all.at(-1)
    return all.length % 2 === 1 ? all[(all.length - 1) / 2] : undefined
  }
  const [x, y] = [at(0, found['x'] ?? found['x2']), at(1, found['y'])]
  return cells.find(({ box }) => Math.round(box![0]) === x && Math.round(box![1]) === y)
}

const PLACE = pattern('iu')`
  ^(?:the )?(?:
    (\S+) (?:position|place|spot|slot|row)(?: (?:of|in|on) (?:the |this )?\p{L}+)?
    |(?:position|place|spot|slot) (?:number )?(\d+)(?: (?:of|in|on) (?:the |this )?\p{L}+)?
    |(top|bottom|end|start|beginning)(?: of .*)?
  )$
`

/** Whether something is dragged to a place that only counting finds: "… to the 3rd position". */
export const saysPlace = (said: string): boolean =>
  [...said.matchAll(new RegExp(INTO, 'gi'))].some(cut => PLACE.test(said.slice(cut.index + cut[0].length)))

/** "the 3rd position", "position 2", "the top": the item that stands there now. */
function placeIn(work: Work, node: PageNode, said: string): PageNode | undefined {
  const match = PLACE.exec(said)
  if (!match) return undefined
  const place = match[1]
    ? readOrdinal(match[1])
    : match[2]
      ? Number(match[2])
      : /top|start|beginning/i.test(match[3]!)
        ? 1
        : -1
  const { page } = work.hands
  const item = itemOf(page, node)
  const list = findLists(page).find(items => items.some(({ ref }) => ref === item.ref || ref === node.ref))
  return place === undefined || !list ? undefined : pickNth(list, place)
}
