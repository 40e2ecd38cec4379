import type { PageNode } from '../../../contract/page.ts'
import type { Attribute } from '../contract.ts'
import { colorDistance, readColor } from './colors.ts'
import { angleAt, cornersOf, distance, type Point } from './corners.ts'
import { isField } from './names.ts'
import type { Page } from './page-tree.ts'

/** Two colours this near are called the same (CIE76; the shades of one basic colour lie within it). */
const SAME_COLOR = 45

/** How well an element is as was said of its looks and state, 0 to 1. */
export function fitAttribute(page: Page, node: PageNode, attribute: Attribute, among: readonly PageNode[]): number {
  if (attribute.kind === 'color') return fitColor(page, node, attribute.value)
  if (attribute.kind === 'size') return fitSize(node, attribute.value, among)
  if (attribute.kind === 'shape') return shapesOf(node).has(attribute.value) ? 1 : 0
  if (attribute.kind === 'style') return hasStyle(page, node, attribute.value) ? 1 : 0
  const holds = isInState(node, attribute.state)
  return holds !== (attribute.not ?? false) ? 1 : 0
}

/** The colours that an eye sees in an element: its own first, else those it has from what it is in or what is in it. */
export function colorsOf(page: Page, node: PageNode): string[] {
  // What has no text has none that is coloured.
  const text = node.tag === 'canvas' && node.shape === undefined ? undefined : node.color
  const own = [node.background, text].filter(value => value !== undefined)
  if (own.length > 0) return own
  if (isDrawing(page, node)) return []
  const inner = page.inside(node).flatMap(child => [child.background, child.color].filter(value => value !== undefined))
  if (inner.length > 0) return inner.slice(0, 3)
  const outer = page.ancestors(node).find(above => above.color !== undefined)?.color
  return outer === undefined ? [] : [outer]
}

/** What several figures are drawn on has none of their colours. */
const isDrawing = (page: Page, { tag, ref }: PageNode): boolean =>
  tag === 'svg' && page.nodes.filter(({ parent, clickable }) => parent === ref && clickable === true).length > 1

function fitColor(page: Page, node: PageNode, wanted: string): number {
  const color = readColor(wanted)
  if (!color) return 0
  const far = colorsOf(page, node).map(value => colorDistance(readColor(value) ?? [0, 0, 0], color))
  const nearest = Math.min(...far)
  return nearest > SAME_COLOR * 1.6 ? 0 : Math.max(0.1, 1 - nearest / (SAME_COLOR * 2))
}

/** What the eye takes for the size: of drawn shapes and boxes the area, of text the square of the height of its letters. */
export function sizeOf(node: PageNode): number {
  const [, , width, height] = node.box ?? [0, 0, 0, 0]
  if (node.role === 'text' || node.tag === 'text') return (node.size ?? height) ** 2
  return width * height
}

/** From this leap of the area on there are two sizes. */
const TWO_SIZES = 2

/** Large are the upper half by size, largest the first; the same from below. */
function fitSize(
  node: PageNode,
  wanted: 'large' | 'small' | 'largest' | 'smallest',
  among: readonly PageNode[],
): number {
  const sizes = [...new Set(among.map(other => Math.round(sizeOf(other))))].sort((a, b) => a - b)
  if (sizes.length < 2) return 0.8
  const rank = sizes.indexOf(Math.round(sizeOf(node)))
  const place = rank / (sizes.length - 1)
  const fit = wanted.startsWith('large') ? place : 1 - place
  if (wanted.endsWith('est')) return fit === 1 ? 1 : 0.1 * fit
  const first = firstLarge(sizes)
  const holds = first === undefined ? fit >= 0.5 : rank >= first === (wanted === 'large')
  return holds ? 0.7 + 0.3 * fit : 0
}

/** Where things are of two sizes, however these differ a little by their kind: the rank of the first large one. */
function firstLarge(sizes: readonly number[]): number | undefined {
  const leaps = sizes.slice(1).map((size, at) => size / Math.max(1, sizes[at]!))
  const most = Math.max(...leaps)
  return most >= TWO_SIZES ? leaps.indexOf(most) + 1 : undefined
}

const SVG_SHAPES: Record<string, string> = {
  rect: 'rectangle',
  ellipse: 'ellipse',
  circle: 'circle',
  line: 'line',
  path: 'path',
  polyline: 'line',
}

/** Polygons by the number of their corners (Euclid, Elements I, definitions 19–22, and the Greek numerals). */
export const POLYGONS: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'quadrilateral',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
  9: 'nonagon',
  10: 'decagon',
}

const isEvenSided = (corners: readonly Point[]): boolean => {
  const sides = corners.map((corner, at) => distance(corner, corners[(at + 1) % corners.length]!))
  return Math.max(...sides) - Math.min(...sides) <= 0.08 * Math.max(...sides)
}

/** Whether the corners are near the middle and far from it by turns. */
function isStar(corners: readonly Point[]): boolean {
  if (corners.length < 8 || corners.length % 2 > 0) return false
  const middle = [0, 1].map(axis => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / corners.length)
  const far = corners.map(corner => distance(corner, [middle[0]!, middle[1]!]))
  const [one, other] = [0, 1].map(turn => far.filter((_, at) => at % 2 === turn))
  return Math.max(...one!) < 0.85 * Math.min(...other!) || Math.max(...other!) < 0.85 * Math.min(...one!)
}

/** Whether twelve corners are all right angles, as those of a plus are. */
const isCross = (corners: readonly Point[]): boolean =>
  corners.length === 12 &&
  corners.every((corner, at) => {
    const angle = angleAt(corners.at(at - 1)!, corner, corners[(at + 1) % corners.length]!)
    return Math.abs(angle - 90) < 4
  })

/** Whether one corner is right above the one across, and the other two beside each other. */
function standsOnCorner(corners: readonly Point[]): boolean {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const isNear = (one: number, other: number, whole: number) => Math.abs(one - other) < 0.1 * whole
  return [0, 1].some(at => isNear(xs[at]!, xs[at + 2]!, width) && isNear(ys[1 - at]!, ys[3 - at]!, height))
}

/** The names of the shape of a drawn element (SVG 2, § 10): a rect as wide as high is a square, a polygon has its corners. */
export function shapesOf(node: PageNode): Set<string> {
  const out = new Set<string>()
  // A box with a colour of its own is drawn too.
  const isBox = node.shape === undefined && node.background !== undefined && node.name === ''
  const shape = node.shape ?? (isBox ? (node.round ? 'ellipse' : 'rect') : '')
  if (shape === '') return out
  out.add(shape)
  if (SVG_SHAPES[shape]) out.add(SVG_SHAPES[shape])
  const [, , width, height] = node.box ?? [0, 0, 1, 2]
  const isEven = Math.abs(width - height) <= 0.08 * Math.max(width, height)
  if (shape === 'rect') out.add(isEven ? 'square' : 'rectangle')
  if (shape === 'ellipse' && isEven) out.add('circle')
  if (shape === 'circle') out.add('dot')
  const corners = cornersOf(node)
  const other = isStar(corners) ? 'star' : isCross(corners) ? 'cross' : undefined
  const name = other ?? POLYGONS[corners.length]
  if (name) out.add(name)
  const at = (place: number) => corners[place % corners.length]!
  if (corners.length === 4 && corners.every((_, k) => Math.abs(angleAt(at(k), at(k + 1), at(k + 2)) - 90) < 4)) {
    out.add('rectangle')
    if (isEvenSided(corners)) out.add('square')
  }
  // What stands on a corner is called by that, whatever its angles.
  if (corners.length === 4 && isEvenSided(corners) && standsOnCorner(corners)) {
    out.delete('square')
    out.delete('rectangle')
    out.add('diamond')
  }
  return out
}

function hasStyle(page: Page, node: PageNode, style: 'bold' | 'italic' | 'underline' | 'strike'): boolean {
  return [node, ...page.ancestors(node), ...page.inside(node)].some(other => other.style?.includes(style))
}

/** Whether an element is in a state (WAI-ARIA 1.2, § 6). */
export function isInState(node: PageNode, state: Extract<Attribute, { kind: 'state' }>['state']): boolean {
  switch (state) {
    case 'checked':
      return node.checked === true || node.pressed === true
    case 'selected':
      return node.selected === true || node.checked === true
    case 'expanded':
      return node.expanded === true
    case 'pressed':
      return node.pressed === true
    case 'disabled':
      return node.disabled === true
    case 'focused':
      return node.focused === true
    case 'required':
      return node.required === true
    case 'readonly':
      return node.readonly === true
    case 'invalid':
      return node.invalid === true
    case 'empty':
      return isField(node) && (node.value ?? '') === ''
    case 'visible':
      return node.hidden !== true
    case 'present':
      return true
  }
}
