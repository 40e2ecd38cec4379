import type { PageNode } from '../../../contract/page.ts'
import { fitAttribute, shapesOf } from '../ground/attributes.ts'
import { basicColor, readColor, shadeNames } from '../ground/colors.ts'
import { colorsOf } from '../ground/attributes.ts'
import type { Page } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import type { Looks } from './read-looks.ts'

/** Elements that look as was said, in document order. A colour is that of the basic term that an eye gives it. */
export function findLooks(page: Page, { target, kind, sign }: Looks): PageNode[] {
  const attributes = target.attributes ?? []
  const wantsShape = attributes.some(attribute => attribute.kind === 'shape')
  const all = page.nodes.filter(node => isDrawn(page, node) && node.role !== 'button')
  // Beside figures, letters are none; where there are but boxes and letters, whatever has a look is meant.
  const figures = kind === 'figure' ? all.filter(({ shape }) => shape !== undefined && shape !== 'text') : []
  const drawn = figures.length > 0 ? figures : all
  const shapes = drawn.filter(node => {
    const text = page.text(node).trim()
    if (sign !== undefined) return text.toLowerCase() === sign.toLowerCase()
    if (kind === 'letter') return /^\p{L}$/u.test(text)
    if (kind === 'digit') return /^\d+$/.test(text)
    return !wantsShape || shapesOf(node).size > 0
  })
  const others = attributes.filter(attribute => attribute.kind !== 'size')
  const fits = (isColored: typeof hasColor) =>
    shapes.filter(node =>
      others.every(attribute =>
        attribute.kind === 'color'
          ? isColored(page, node, attribute.value)
          : fitAttribute(page, node, attribute, shapes) > 0,
      ),
    )
  const exact = fits(hasColor)
  // Where nothing is plainly of that colour, what is a shade of it is meant.
  const fit = exact.length > 0 ? exact : fits(hasShade)
  const sized = attributes.filter(attribute => attribute.kind === 'size')
  const among = sized.some(({ value }) => value.endsWith('est')) ? fit : shapes
  return fit.filter(node => sized.every(attribute => fitAttribute(page, node, attribute, among) > 0.6))
}

/** Something with a look of its own: a shape, a text of a drawing, a box with a colour. */
function isDrawn(page: Page, node: PageNode): boolean {
  // What only holds other figures looks like none itself.
  if (node.hidden || !node.box || (/^(?:g|canvas)$/.test(node.tag) && node.shape === undefined)) return false
  if (node.shape !== undefined && !/^(?:svg|g)$/.test(node.shape))
    return node.shape !== 'text' || page.text(node) !== ''
  if (page.children(node).length > 1 || node.box[2] > 300 || holdsFigures(page, node)) return false
  if (node.color !== undefined && page.children(node).length === 0 && node.name.trim() !== '') return true
  return node.background !== undefined || node.tag === 'text' || (node.role === 'text' && page.text(node).length <= 2)
}

/** A ground on which things are drawn, or that are pressed, is none of them: whatever stands around the page's drawing has a colour, too. */
function holdsFigures(page: Page, node: PageNode): boolean {
  const inside = page.inside(node)
  const isFigure = (one: PageNode) => one.shape !== undefined && !/^(?:svg|g)$/.test(one.shape)
  return (
    inside.filter(isFigure).length > 1 ||
    (!isControl(node) && inside.some(one => one.role !== 'text' && isControl(one) && !isFigure(one)))
  )
}

/**
 * All that a drawing has in it: figures, and letters and digits that stand on none. Lines, and what only holds others, are none of
 * its things.
 */
export function figuresDrawn(page: Page, withLetters: boolean): PageNode[] {
  const leaves = page.nodes.filter(node => !node.hidden && node.box && page.children(node).length === 0)
  const figures = leaves.filter(({ shape }) => shape !== undefined && !/^(?:svg|g|line|text)$/.test(shape))
  const isOn = ([x, y, width, height]: readonly number[], { box }: PageNode) =>
    box![0] < x! + width! / 2 &&
    x! + width! / 2 < box![0] + box![2] &&
    box![1] < y! + height! / 2 &&
    y! + height! / 2 < box![1] + box![3]
  const letters = leaves.filter(node => node.tag === 'text' && !figures.some(figure => isOn(node.box!, figure)))
  return withLetters ? [...figures, ...letters] : figures
}

/** All that is drawn in some shade of a colour. */
export const findShades = (page: Page, color: string): PageNode[] =>
  page.nodes.filter(node => isDrawn(page, node) && (hasColor(page, node, color) || hasShade(page, node, color)))

/** Whether one of its own colours is a shade of one: navy of blue, crimson of red. */
const hasShade = (page: Page, node: PageNode, wanted: string): boolean =>
  colorsOf(page, node).some(value => {
    const own = readColor(value)
    return own !== undefined && shadeNames(own).has(basicColor(readColor(wanted)!))
  })

/** Whether one of its colours is called so: the very colour, or one of the same basic term. */
function hasColor(page: Page, node: PageNode, wanted: string): boolean {
  const color = readColor(wanted)!
  const isBasic = basicColor(color)
  return colorsOf(page, node).some(value => {
    const own = readColor(value)
    return own !== undefined && (own.join() === color.join() || basicColor(own) === isBasic)
  })
}
