import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { distance, type Point } from '../../ground/corners.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { lookFor } from './looks.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

/** Drawn marks of at most this many pixels stand for points. */
const MARK_SIZE = 24

/**
 * "Click the centre of the circle", "the mid-point between the two points", "a third point for a right angle", "a point
 * that bisects the angle": places of a drawing that no element is at, worked out from what is drawn.
 */
export const geometry: Mechanism = async (order, work) => {
  if (!/^(?:click|find|draw|add|choose|set|other|enter|drag)$/.test(order.kind)) return false
  // What is pulled somewhere is no click there.
  if (order.kind === 'drag' && !/^(?:place|position)$/.test(order.verb)) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, work.orders.source)
  const place = placeOf(work, said)
  if (!place) return false
  const next = work.orders.list[work.at + 1]
  // "Find and click …", "find …, then click it".
  if (order.kind === 'find' && next?.kind === 'click' && placeOf(work, restore(next.rest, work.orders.source)))
    return true
  // "Find the centre and click on it": that is this click.
  if (order.kind === 'find' && next?.kind === 'click' && /^(?:on |at )?(?:it|that|this|there)$/i.test(next.rest))
    work.orders.list.splice(work.at + 1, 1)
  const before = work.hands.page
  await clickAt(work, place)
  const better = RIGHT_ANGLE.test(said) ? squareToDrawn(before, work.hands.page, place) : undefined
  if (better) {
    work.hands.done.pop()
    await clickAt(work, better)
  }
  return true
}

async function clickAt({ hands }: Work, [left, top]: Point): Promise<void> {
  const [x, y] = [Math.round(left), Math.round(top)]
  await hands.act('click_at', { x, y }, `clicked the place ${x}, ${y}`)
}

const RIGHT_ANGLE = /\bright[- ]angle|\bperpendicular\b/i
/** How far the ends of what is drawn may lie from a place that was clicked, in pixels. */
const CLOSE = 4

/**
 * A page that joins the place that was clicked to one end of the line tells at which end the angle is: the place that makes a
 * right angle there, where the one that was taken makes none.
 */
function squareToDrawn(before: Page, page: Page, place: Point): Point | undefined {
  const ends = endsIn(before)
  const isNear = (one: Point, other: Point) => distance(one, other) <= CLOSE
  const joined = strokesOf(page).flatMap(([from, to]) => (isNear(from, place) ? [to] : isNear(to, place) ? [from] : []))
  const corner = ends?.find(end => joined.length === 1 && isNear(joined[0]!, end))
  const other = ends?.find(end => end !== corner)
  if (!ends || !corner || !other) return undefined
  const [[a, b], [c, d]] = [corner, other].map((to): Point => [place[0] - to[0], place[1] - to[1]]) as [Point, Point]
  const along: Point = [a - c, b - d]
  const isSquare = Math.abs(a * along[0] + b * along[1]) < 0.05 * Math.hypot(a, b) * Math.hypot(...along)
  return isSquare ? undefined : squareTo(before, ...ends, corner)
}

/** "bisects the angle", "cuts the angle into two equal parts", "halves the angle", "splits it in half". */
const BISECTS = pattern('i')`
  \bbisect
  |\b(?:cut|divid|split|part)\w* (?:the |this |an )?angle (?:(?:exactly|evenly|equally|up) )*(?:in(?:to)? )?(?:two|half|halves|equal)
  |\bangle (?:(?:is|gets|be) )?(?:(?:exactly|evenly|equally) )*(?:divided|cut|split|halved|bisected|parted)
  |\bhal(?:ve|ving|ves) (?:the |this |an )?angle
`

/** "the upper left quarter", "the right half". */
const PART_OF_PAGE = pattern('i')`
  \b(?:(upper|lower|top|bottom)[- ]?(left|right)?|(left|right)(?:[- ]hand)?)
  \ (?:quarter|quadrant|half|part|side|corner)(?: of (.+))?$
`

function placeOf(work: Work, said: string): Point | undefined {
  const { page } = work.hands
  if (/\b(?:mid-? ?point|half-? ?way (?:point|between)|middle (?:point )?between)\b/i.test(said)) {
    const ends = endsIn(page)
    if (!ends) throw new GivenUp('I do not see the two points on the page.')
    return between(...ends)
  }
  if (RIGHT_ANGLE.test(said) && !/\btriangle\b/i.test(said)) {
    const ends = endsIn(page)
    const corner = ends && cornerSaid(work, said, ends)
    const place = ends && squareTo(page, ...ends, corner)
    if (!place) throw new GivenUp('I do not see a line that a right angle could stand on.')
    return place
  }
  if (/\b(?:cross|intersect|meet|touch)(?:es|s|ing|ion)?\b/i.test(said) && /\blines?\b|\bintersection\b/i.test(said)) {
    const place = crossing(page)
    if (!place) throw new GivenUp('I do not see two lines that cross each other.')
    return place
  }
  if (BISECTS.test(said)) return bisect(page)
  const part = PART_OF_PAGE.exec(said)
  const area = part && (part[4] === undefined ? drawingOf(page) : (drawingOf(page) ?? figureOf(work, part[4])?.box))
  if (part && area && (part[1] !== undefined || part[3] !== undefined)) {
    const isCorner = /corner/i.test(part[0])
    const share = (isLess: boolean | undefined) =>
      isLess === undefined ? 0.5 : isLess ? (isCorner ? 0.05 : 0.25) : isCorner ? 0.95 : 0.75
    const side = part[2] ?? part[3]
    return [
      area[0] + area[2] * share(side === undefined ? undefined : /left/i.test(side)),
      area[1] + area[3] * share(part[1] === undefined ? undefined : /upper|top/i.test(part[1])),
    ]
  }
  const middle = /\b(?:cent(?:er|re)|middle|mid)(?: point)? of (.+)$/i.exec(said)
  const figure = middle && figureOf(work, middle[1]!)
  return figure ? centreOf(figure) : undefined
}

/** The figure that is spoken of: by its looks, else the largest one that is drawn. */
function figureOf(work: Work, phrase: string): PageNode | undefined {
  const [named] = lookFor(work, phrase.replace(/[,.].*$/, ''))
  if (named) return named
  const drawn = work.hands.page.nodes.filter(isFigure)
  return drawn.sort((a, b) => extent(b) - extent(a))[0]
}

const isFigure = (node: PageNode): boolean =>
  node.shape !== undefined && !/^(?:svg|g|text)$/.test(node.shape) && node.box !== undefined
const extent = (node: PageNode): number => Math.max(node.box![2], node.box![3])

function centreOf({ box }: PageNode): Point | undefined {
  return box && [box[0] + box[2] / 2, box[1] + box[3] / 2]
}

const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]

/** The points that are marked, in document order. */
function marksOn(page: Page): Point[] {
  return page.nodes
    .filter(node => isFigure(node) && node.shape !== 'line' && extent(node) <= MARK_SIZE && isShown(page, node))
    .map(node => centreOf(node)!)
}

/** What lies outside of the drawing, or has no size, is not to be seen. */
function isShown(page: Page, { box }: PageNode): boolean {
  const area = drawingOf(page)
  if (!box || !area) return true
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return x >= area[0] && x <= area[0] + area[2] && y >= area[1] && y <= area[1] + area[3]
}

/** The two points of the page, or the ends of its line. */
function endsIn(page: Page): [Point, Point] | undefined {
  const marks = marksOn(page)
  if (marks.length === 2) return [marks[0]!, marks[1]!]
  const lines = page.nodes.filter(node => node.points?.length === 2)
  const [line] = lines
  return line && lines.length === 1 ? [line.points![0]!, line.points![1]!] : undefined
}

/** The straight strokes of all lines that are drawn. */
const strokesOf = (page: Page): [Point, Point][] =>
  page.nodes
    .filter(node => node.shape !== 'polygon')
    .flatMap(({ points = [] }) => points.slice(1).map((point, at): [Point, Point] => [points[at]!, point]))

/** Where two of the lines that are drawn meet. */
function crossing(page: Page): Point | undefined {
  const sections = strokesOf(page)
  for (const [at, [a, b]] of sections.entries())
    for (const [c, d] of sections.slice(at + 1)) {
      const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
      if (Math.abs(turn) < 1e-6) continue
      const along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn
      const other = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turn
      // What only joins end to end is one line that goes on.
      if (along < 0.01 || along > 0.99 || other < 0.01 || other > 0.99) continue
      return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])]
    }
  return undefined
}

const DOT = '((?:the |a )?(?:[a-z]+ )?(?:dot|point|mark|circle|disc|ball|end|spot))'
/** "a right angle at the red dot", "with the red dot as its corner", "seen from the red dot", "the corner is the red dot". */
const AT_CORNER: readonly RegExp[] = [
  new RegExp(`\\bseen from ${DOT}`, 'i'),
  new RegExp(`\\bwith ${DOT} (?:as|for|being|at) (?:the |its |a )?(?:corner|vertex|apex)`, 'i'),
  new RegExp(`\\b(?:corner|vertex|apex) (?:is |must be |should be |lies |being )?(?:at |on |in )?${DOT}`, 'i'),
  new RegExp(`\\b(?:angle|corner|perpendicular|square) (?:\\S+ ){0,3}?(?:at|in) ${DOT}`, 'i'),
  new RegExp(`\\b${DOT} (?:is|must be|should be|being|as) (?:the |its )?(?:corner|vertex|apex)`, 'i'),
]

/** The end of the line at which the angle is said to be, where that is told by its looks. */
function cornerSaid(work: Work, said: string, ends: readonly Point[]): Point | undefined {
  const phrase = AT_CORNER.map(form => form.exec(said)?.[1]).find(found => found !== undefined)
  if (phrase === undefined) return undefined
  const [node, ...others] = lookFor(work, phrase)
  const centre = node && centreOf(node)
  const end = others.length === 0 && centre ? ends.find(point => distance(point, centre) < 4) : undefined
  if (!end) throw new GivenUp(`I do not see which of the points is “${phrase}”.`)
  return end
}

/** A place beside one end of a line that makes a right angle with it, within the drawing. */
function squareTo(page: Page, one: Point, other: Point, said?: Point): Point | undefined {
  const box = drawingOf(page)
  if (!box) return undefined
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]]
  const length = Math.hypot(dx, dy)
  const rooms = (said ? [said] : [one, other]).flatMap(corner =>
    [1, -1].flatMap(side =>
      [1, 0.7, 0.5, 0.35, 0.25, 0.18, 0.12].map((share): { place: Point; share: number } => ({
        place: [corner[0] - side * dy * share, corner[1] + side * dx * share],
        share,
      })),
    ),
  )
  const fits = rooms.filter(
    ({ place: [x, y], share }) =>
      x > box[0] + 5 && x < box[0] + box[2] - 5 && y > box[1] + 5 && y < box[1] + box[3] - 5 && share * length > 15,
  )
  return fits.sort((a, b) => b.share - a.share)[0]?.place
}

/** A place on the line that halves the angle between two lines with a common end, or between the outer two of three points. */
function bisect(page: Page): Point | undefined {
  const angle = angleOn(page)
  if (!angle) return undefined
  const { corner, one, other } = angle
  const [r, s] = [distance(corner, one), distance(corner, other)]
  const reach = Math.min(r, s)
  const onward = (to: Point, far: number): Point => [
    corner[0] + ((to[0] - corner[0]) / far) * reach,
    corner[1] + ((to[1] - corner[1]) / far) * reach,
  ]
  return between(onward(one, r), onward(other, s))
}

/** Two lines with a common end: that end, and the two others. */
export function angleOn(page: Page): { corner: Point; one: Point; other: Point } | undefined {
  const lines = strokesOf(page).filter(([from, to]) => distance(from, to) > 2)
  for (const [at, line] of lines.entries())
    for (const second of lines.slice(at + 1))
      for (const corner of line) {
        const shared = second.find(point => distance(point, corner) < 3)
        if (!shared) continue
        return { corner, one: line.find(point => point !== corner)!, other: second.find(point => point !== shared)! }
      }
  return undefined
}

/** The box of the drawing. */
const drawingOf = (page: Page): PageNode['box'] =>
  page.nodes.find(node => /^(?:svg|canvas)$/.test(node.tag))?.box ??
  page.nodes.filter(isFigure).flatMap(node => page.parent(node) ?? [])[0]?.box
