import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { distance, type Point } from '../../ground/corners.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { seek, wholeOf, type Mechanism, type Work } from '../work.ts'
import { lookFor } from './looks.ts'

/** How far from the edges of the drawing a line ends that has no ends of its own, in pixels. */
const MARGIN = 6
/** How far around a thing a frame goes, in pixels. */
const ROOM = 6
/** Of what is left to the edge, how much a circle takes around its centre. */
const SHARE = 0.6

const LINE = /\b(?:line|segment|arrow|path|connection)\b/i
const ROUND = /\b(?:circle|ring|ellipse|oval)\b/i
const FRAME = /\b(?:box|frame|rectangle|square|selection|lasso)\b/i
const AROUND = pattern('iu')`
  \b(?:
    (?:whose |with its )?(?:cent(?:ered|red|re|er)|mid(?:dle)?)(?: point)?(?: (?:is|being))?
      (?: (?:at|on|in|around|about|of))?
    |around|about|round
    |with(?= (?:the|a) [^.,]* as (?:its|the) (?:cent(?:er|re)|middle))
    |that (?:covers|encloses|surrounds|contains)
    |(?:covering|enclosing|surrounding|containing)
  ) (.+?)(?:,? (?:with|by|and (?:has|with)|having|that has|which has|of|using) (?:an? |the |its )?(?:\p{L}+ )?(?:radius|diameter)\b.*)?$
`

/**
 * "Draw a line from A to B", "connect A with B", "draw a vertical line through A", "draw a box around A", "draw a circle with
 * its centre at A": a stroke of the mouse over the drawing, between places worked out from what is drawn.
 */
export const draw: Mechanism = async (order, work) => {
  const said = restore(`${order.verb} ${wholeOf(order)}`, work.orders.source)
  if (!/\b(?:draw|drawing|connect|trace)\b/i.test(said)) return false
  const canvas = drawingOf(work.hands.page)
  const ring = canvas && ringFor(work, canvas, said)
  if (ring && (await drawRing(work, canvas, ring, said))) return true
  const stroke = canvas && strokeFor(work, canvas, said)
  if (!canvas?.box || !stroke) return false
  const [left, top, width, height] = canvas.box
  const [from, to] = stroke
  await work.hands.act(
    'drag',
    {
      from: canvas.ref,
      grip: { x: within((from[0] - left) / width), y: within((from[1] - top) / height) },
      by: { x: Math.round(to[0] - from[0]), y: Math.round(to[1] - from[1]) },
    },
    `drew from ${from.map(Math.round).join(', ')} to ${to.map(Math.round).join(', ')}`,
  )
  return true
}

const within = (share: number): number => Math.min(0.999, Math.max(0.001, share))

/** Where the mouse is pressed and where it is let go. */
type Stroke = [Point, Point]

const strokeFor = (work: Work, canvas: PageNode, said: string): Stroke | undefined =>
  lineBetween(work, canvas, said) ?? lineAcross(work, canvas, said) ?? strokeAround(work, canvas, said)

/** "from A to B", "connect A with B", "join the two points". */
function lineBetween(work: Work, canvas: PageNode, said: string): Stroke | undefined {
  const ends =
    /\b(?:from|between|joining|connecting|connect|linking) (.+?) (?:to|and|with) (.+)$/i.exec(said) ??
    /\bconnect (.+?) (?:to|and|with) (.+)$/i.exec(said)
  if (ends && !AROUND.test(said)) {
    const [from, to] = [thingCalled(work, ends[1]!), thingCalled(work, ends[2]!)]
    if (from && to) return [middleOf(from), middleOf(to)]
  }
  if (!/\b(?:two|both|the) (?:dots|points|circles|marks|ends)\b/i.test(said)) return undefined
  const marks = work.hands.page.nodes.filter(node => isMark(node, canvas))
  return marks.length === 2 ? [middleOf(marks[0]!), middleOf(marks[1]!)] : undefined
}

/** "a horizontal line", "a line through A": from edge to edge of the drawing; level where nothing else is said. */
function lineAcross(work: Work, canvas: PageNode, said: string): Stroke | undefined {
  const [left, top, width, height] = canvas.box!
  const through = /\b(?:through|across|over|passing|crossing|intersecting|via) (.+)$/i.exec(said)
  const way = /\b(?:horizontal|vertical)/i.exec(said)?.[0]?.toLowerCase()
  if (!LINE.test(said) || (!through && !way)) return undefined
  const thing = through ? thingCalled(work, through[1]!) : onlyMark(work, canvas)
  const [x, y] = thing ? middleOf(thing) : [left + width / 2, top + height / 2]
  return way === 'vertical'
    ? [
        [x, top + MARGIN],
        [x, top + height - MARGIN],
      ]
    : [
        [left + MARGIN, y],
        [left + width - MARGIN, y],
      ]
}

interface Ring {
  centre: Point
  radius: number
}

const NO_RING = /\b(?:around all|covers|encloses)\b/i
/** "from the middle outwards", "drag away from it": how the circle comes about. */
const OUTWARDS = /\boutwards?\b|\bout from\b|\baway from\b/i

/** The circle that is asked for: around what is named, as large as there is room for it. */
function ringFor(work: Work, canvas: PageNode, said: string): Ring | undefined {
  const around = ROUND.test(said) && !NO_RING.test(said) ? AROUND.exec(said) : null
  const thing = around ? thingCalled(work, around[1]!) : undefined
  if (!thing) return undefined
  const [left, top, width, height] = canvas.box!
  const [x, y] = middleOf(thing)
  const radius =
    radiusSaid(work.hands.page, said, [x, y]) ?? SHARE * Math.min(x - left, left + width - x, y - top, top + height - y)
  if (radius < 3) throw new GivenUp('There is no room for a circle around it.')
  return { centre: [x, y], radius }
}

/** "a radius of 30", "diameter: 60 px". */
const EXTENT = /\b(radius|diameter)\b(?:\s+(?:of|is|=|shall be|should be))?\s*[:=]?\s*(\d+(?:\.\d+)?)/i
/** "r = 30": as drawings write it. */
const SIGNED = /^\s*(r|d|⌀)\s*[:=]?\s*(\d+(?:\.\d+)?)\s*(?:px|pixels)?\s*$/i
/** A radius that is spoken of, and may be told elsewhere. */
const SPEAKS_OF_EXTENT = /\b(?:radius|diameter)\b/i

/** How large a circle is to be, in pixels, where that is said: in the message, else by the page that it points to. */
function radiusSaid(page: Page, said: string, centre: Point): number | undefined {
  if (!SPEAKS_OF_EXTENT.test(said)) return undefined
  const shown = page.nodes.map(node => page.text(node))
  const found =
    [said, ...shown].map(text => EXTENT.exec(text)).find(Boolean) ?? shown.map(text => SIGNED.exec(text)).find(Boolean)
  if (found) return /^(?:diameter|d|⌀)$/i.test(found[1]!) ? Number(found[2]) / 2 : Number(found[2])
  const drawn = radiusDrawn(page, centre)
  if (drawn === undefined) throw new GivenUp('I do not see how large the circle is to be.')
  return drawn
}

/** How far the one line goes that begins at the centre. */
function radiusDrawn({ nodes }: Page, centre: Point): number | undefined {
  const isAt = (point: Point) => distance(point, centre) <= OF_ONE_MARK
  const rays = nodes.filter(({ points }) => points?.length === 2 && points.some(isAt))
  return rays.length === 1 ? distance(...(rays[0]!.points as unknown as [Point, Point])) : undefined
}

/** Places on a circle that is drawn freehand. */
const PLACES_OF_RING = 40

/** What is narrower than this is a point, in pixels. */
const LEAST_DRAWN = 6

/**
 * Goes around with the mouse, back to where it began: a page that draws along shows a line around the place then, and one that makes
 * a circle of a press and a pull has made none of it. False: nothing round is to be seen, and the circle has to be pulled outwards.
 */
async function drawRing(work: Work, canvas: PageNode, { centre, radius }: Ring, said: string): Promise<boolean> {
  const { hands } = work
  if (canvas.tag !== 'svg' || OUTWARDS.test(said)) return false
  const [left, top, width, height] = canvas.box!
  const via = Array.from({ length: PLACES_OF_RING }, (_, at) => {
    const turn = (2 * Math.PI * (at + 1)) / PLACES_OF_RING
    return { x: Math.round(radius * (Math.cos(turn) - 1)), y: Math.round(radius * Math.sin(turn)) }
  })
  const grip = { x: within((centre[0] + radius - left) / width), y: within((centre[1] - top) / height) }
  const isAround = ({ box }: PageNode) =>
    box !== undefined &&
    Math.abs(box[0] + box[2] / 2 - centre[0]) < radius / 4 &&
    Math.abs(box[1] + box[3] / 2 - centre[1]) < radius / 4 &&
    Math.abs(box[2] - 2 * radius) < radius / 2
  const isThere = () => hands.page.nodes.some(node => node !== canvas && isIn(node, canvas) && isAround(node))
  if (isThere()) return false
  const before = new Set(hands.page.nodes.map(({ ref }) => ref))
  await hands.act('drag', { from: canvas.ref, grip, via, by: { x: 0, y: 0 } }, 'drew a circle')
  if (!isThere()) await hands.changes(150)
  if (isThere()) return true
  // A second stroke beside what the first one left would be one too many.
  const isLeft = (node: PageNode) => !before.has(node.ref) && isIn(node, canvas) && (node.box?.[2] ?? 0) > LEAST_DRAWN
  if (hands.page.nodes.some(isLeft)) throw new GivenUp('What was drawn is no circle around it.')
  hands.done.pop()
  return false
}

/** A circle from its centre outwards, or a frame from corner to corner. */
function strokeAround(work: Work, canvas: PageNode, said: string): Stroke | undefined {
  const ring = ringFor(work, canvas, said)
  if (ring) return [ring.centre, [ring.centre[0] + ring.radius, ring.centre[1]]]
  const [left, top, width, height] = canvas.box!
  const around = AROUND.exec(said)
  const thing = around ? thingCalled(work, around[1]!) : undefined
  if (!around || !thing) return undefined
  if (!FRAME.test(said)) return undefined
  const [a, b, wide, tall] = thing.box!
  return [
    [Math.max(left + 1, a - ROOM), Math.max(top + 1, b - ROOM)],
    [Math.min(left + width - 1, a + wide + ROOM), Math.min(top + height - 1, b + tall + ROOM)],
  ]
}

/** What is drawn on: the largest canvas or vector drawing, of those that have something drawn on them already, where one has. */
function drawingOf(page: Page): PageNode | undefined {
  const area = ({ box }: PageNode) => (box ? box[2] * box[3] : 0)
  const all = page.nodes.filter(node => /^(?:svg|canvas)$/.test(node.tag) && node.box && !node.hidden)
  const begun = all.filter(
    node => page.children(node).length > 0 || (node.tag === 'canvas' && node.shape !== undefined),
  )
  const drawings = begun.length > 0 ? begun : all
  return drawings.reduce<PageNode | undefined>(
    (best, node) => (best && area(best) >= area(node) ? best : node),
    undefined,
  )
}

const isIn = ({ box }: PageNode, canvas: PageNode): boolean => {
  const [left, top, width, height] = canvas.box!
  return box !== undefined && box[0] >= left && box[1] >= top && box[0] <= left + width && box[1] <= top + height
}

/** Something small that is drawn: a point, not the ground that it is on. */
const isMark = (node: PageNode, canvas: PageNode): boolean =>
  node.shape !== undefined &&
  !/^(?:svg|g)$/.test(node.shape) &&
  node !== canvas &&
  isIn(node, canvas) &&
  Math.max(node.box![2], node.box![3]) > 0 &&
  Math.max(node.box![2], node.box![3]) < Math.min(canvas.box![2], canvas.box![3]) / 2

/** Parts of one mark, as the strokes of a cross, are no further from each other than this, in pixels. */
const OF_ONE_MARK = 4

const onlyMark = (work: Work, canvas: PageNode): PageNode | undefined => {
  const small = work.hands.page.nodes.filter(node => isMark(node, canvas))
  // A stroke or a text beside a point says something of it.
  const solid = small.filter(({ shape }) => !/^(?:line|polyline|text|tspan)$/.test(shape!))
  const marks = solid.length > 0 ? solid : small
  const [first] = marks
  const isOne = marks.every(mark => Math.hypot(...minus(middleOf(mark), middleOf(first!))) <= OF_ONE_MARK)
  return isOne ? first : undefined
}

const minus = ([x, y]: Point, [left, top]: Point): Point => [x - left, y - top]

/** By its looks, else by its text, else the only thing that is drawn. */
function thingCalled(work: Work, phrase: string): PageNode | undefined {
  const words = phrase
    .replace(/[,.;].*$/, '')
    .replace(/\s+(?:(?:by|with) (?:dragging|the mouse|clicking)|as (?:its|the) (?:cent(?:er|re)|middle)\b).*$/i, '')
  const canvas = drawingOf(work.hands.page)!
  const drawn = lookFor(work, words.replace(/\b(?:marked|given|shown) (?=point|dot|mark)/i, '')).filter(
    node => node !== canvas && isIn(node, canvas),
  )
  if (drawn.length > 0) return drawn[0]
  const named = seek(work, words, 'read')
  if (named?.box && named !== canvas && isIn(named, canvas)) return named
  return onlyMark(work, canvas)
}

const middleOf = ({ box }: PageNode): Point => [box![0] + box![2] / 2, box![1] + box![3] / 2]
