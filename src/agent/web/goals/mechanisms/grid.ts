import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

const FIGURE = String.raw`(-?\d+(?:\.\d+)?)`
const COORDINATES: readonly RegExp[] = [
  new RegExp(String.raw`\(\s*${FIGURE}\s*[,;|]\s*${FIGURE}\s*\)`),
  new RegExp(String.raw`\bx\s*(?:=|is|of|:)?\s*${FIGURE}\s*(?:,|;|and|\s)+\s*y\s*(?:=|is|of|:)?\s*${FIGURE}`, 'i'),
  new RegExp(String.raw`\bcoordinates?(?: at| of)?\s+${FIGURE}\s*(?:,|;|and)\s*${FIGURE}(?!\d)`, 'i'),
]

/** "(2, -1)", "x = 2 and y = -1", "the coordinates 2, -1": the place across and up. */
export const readCoordinates = (said: string): RegExpExecArray | undefined =>
  COORDINATES.map(form => form.exec(said)).find(found => found !== null) ?? undefined

/** "Click the point (2, -1)": reads the scale of the axes from their numbers, or the grid of points from their places. */
export const grid: Mechanism = async (order, work) => {
  const match = readCoordinates(restore(order.rest, work.orders.source))
  if (!match || !/^(?:click|choose|find|draw)$/.test(order.kind)) return false
  const { page } = work.hands
  const [across, up] = scalesOf(page)
  if (!across || !up) return false
  const [x, y] = [across(Number(match[1])), up(Number(match[2]))]
  const marks = page.nodes.filter(
    node => node.shape && node.shape !== 'line' && node.box && Math.max(node.box[2], node.box[3]) < 60,
  )
  const far = (node: PageNode) => Math.hypot(middle(node, 0) - x, middle(node, 1) - y)
  const nearest = marks.length > 0 ? marks.reduce((best, node) => (far(node) < far(best) ? node : best)) : undefined
  if (nearest && far(nearest) < 8) await work.hands.click(nearest)
  else if (marks.length > 0 && marks.length < 12) throw new GivenUp('There is no point there.')
  else await work.hands.act('click_at', { x: Math.round(x), y: Math.round(y) }, `clicked (${match[1]}, ${match[2]})`)
  return true
}

const middle = (node: PageNode, axis: 0 | 1): number => node.box![axis] + node.box![axis + 2]! / 2

type Scale = (value: number) => number

/** From numbers to places in the window, for both directions. */
function scalesOf(page: Page): [Scale | undefined, Scale | undefined] {
  const labels = page.nodes.filter(
    node => page.children(node).length === 0 && node.box && /^-?\d+(?:\.\d+)?$/.test(node.name.trim()),
  )
  const rows = lineOf(labels, 1)
  const columns = lineOf(labels, 0)
  const across = fit(rows.map(node => [Number(node.name), middle(node, 0)]))
  const up = fit(columns.map(node => [Number(node.name), middle(node, 1)]))
  if (across && up) {
    // Labels stand beside the points; the points themselves say where exactly.
    const marks = page.nodes.filter(
      node =>
        node.shape &&
        node.shape !== 'line' &&
        node.shape !== 'text' &&
        node.box &&
        Math.max(node.box[2], node.box[3]) < 40,
    )
    return [
      snapTo(
        across,
        marks.map(node => middle(node, 0)),
      ),
      snapTo(
        up,
        marks.map(node => middle(node, 1)),
      ),
    ]
  }
  return byPlaces(page)
}

/** The labels along one line: the largest group that begins, ends or has its middle at the same place of the other axis. */
function lineOf(labels: readonly PageNode[], axis: 0 | 1): PageNode[] {
  const edges = [0, 0.5, 1].map(share => (node: PageNode) => node.box![axis] + share * node.box![axis + 2]!)
  const groups = edges.flatMap(edge => [...Map.groupBy(labels, node => Math.round(edge(node) / 5)).values()])
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [] as PageNode[])
}

/** A straight line through pairs; undefined: fewer than two, or all alike. */
function fit(pairs: readonly (readonly [number, number])[]): Scale | undefined {
  if (pairs.length < 2) return undefined
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const over = pairs.reduce((sum, [a, b]) => sum + (a - mx) * (b - my), 0)
  const under = pairs.reduce((sum, [a]) => sum + (a - mx) ** 2, 0)
  return under === 0 || over === 0 ? undefined : value => my + (over / under) * (value - mx)
}

/** Labels stand that far beside what they are of, in pixels, or nearly half of what lies between two places. */
const [BESIDE, SHARE] = [12, 0.45]

function snapTo(scale: Scale, places: readonly number[]): Scale {
  const lines = [...new Set(places.map(Math.round))].sort((a, b) => a - b)
  const gaps = lines.slice(1).map((line, at) => line - lines[at]!)
  const reach = gaps.length > 1 ? Math.max(BESIDE, SHARE * Math.min(...gaps)) : BESIDE
  return value => {
    const at = scale(value)
    const near = places
      .filter(place => Math.abs(place - at) < reach)
      .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0]
    return near ?? at
  }
}

/** A grid without numbers: evenly spaced points around the crossing of the axes, one unit each. */
function byPlaces(page: Page): [Scale | undefined, Scale | undefined] {
  const marks = page.nodes.filter(
    node => node.shape && /circle|rect|ellipse/.test(node.shape) && node.box && node.box[2] < 40,
  )
  const unique = (axis: 0 | 1) => [...new Set(marks.map(node => Math.round(middle(node, axis))))].sort((a, b) => a - b)
  const [xs, ys] = [unique(0), unique(1)]
  if (xs.length < 3 || ys.length < 3) return [undefined, undefined]
  const center = (places: number[]) => places[Math.floor(places.length / 2)]!
  const step = (places: number[]) => (places.at(-1)! - places[0]!) / (places.length - 1)
  return [value => center(xs) + value * step(xs), value => center(ys) - value * step(ys)]
}
