import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { POLYGONS, shapesOf } from '../../ground/attributes.ts'
import { cornersOf } from '../../ground/corners.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { readCount } from '../../read/words.ts'
import type { Work } from '../work.ts'
import { giveAnswer } from './question.ts'

/** The parts of a polygon, of which it has as many as corners. */
const PARTS = /\b(?:how many|number of|count(?: the)?) (?:\w+ )?(?:sides|corners|edges|vertices|angles|points)\b/i

/** "how many of the shapes have four corners": counted are the figures with so many. */
const EACH = pattern('iu')`
  \bhow many (?:of )?(?:the |these )?(?:\p{L}+ )?(?:shapes|figures|polygons|forms|things|of them)
  \ (?:(?:that |which )?have|are there with|with) (?:exactly |just )?(\p{L}+|\d+)
  \ (?:sides|corners|edges|vertices|angles|points)\b
`

const cornerCount = (node: PageNode): number => (node.shape === 'rect' ? 4 : cornersOf(node).length)

/** A sign that is drawn, not written. */
const isLetter = (page: Page, node: PageNode): boolean => node.tag === 'text' && page.text(node).trim().length === 1

/** Fewer pixels each way are no figure. */
const LEAST = 16
/** A box with a ground of its own that says nothing and holds nothing: drawn by the style sheet. */
const isBox = (page: Page, node: PageNode): boolean =>
  node.shape === undefined &&
  node.role === 'generic' &&
  node.background !== undefined &&
  node.clickable !== true &&
  page.children(node).length === 0 &&
  node.name === '' &&
  node.box !== undefined &&
  Math.min(node.box[2], node.box[3]) >= LEAST

/** The only figure that the page draws, outside of its controls. */
function onlyFigure(page: Page): PageNode | undefined {
  const drawn = page.nodes.filter(
    node =>
      !node.hidden &&
      (isLetter(page, node) ||
        isBox(page, node) ||
        (node.shape !== undefined && !/^(?:svg|g|text)$/.test(node.shape))) &&
      ![node, ...page.ancestors(node)].some(above => /^(?:button|link|option|radio)$/.test(above.role)),
  )
  return drawn.length === 1 ? drawn[0] : undefined
}

/** "How many sides has the shape?": counts the corners of the figure that is drawn. */
export async function countSides(work: Work): Promise<boolean> {
  const each = EACH.exec(work.orders.text)
  const wanted = each ? readCount(each[1]!) : undefined
  if (wanted !== undefined) {
    const shapes = work.hands.page.nodes.filter(node => cornerCount(node) > 0)
    if (shapes.length < 2) return false
    await giveAnswer(work, String(shapes.filter(node => cornerCount(node) === wanted).length))
    return true
  }
  if (!PARTS.test(work.orders.text)) return false
  const figures = work.hands.page.nodes.filter(node => cornersOf(node).length > 2)
  if (figures.length !== 1) return false
  await giveAnswer(work, String(cornersOf(figures[0]!).length))
  return true
}

/** "Which button describes the figure?": takes the choice that names the only figure that is drawn. */
export async function nameFigure(work: Work): Promise<boolean> {
  const choice = choiceFor(work.hands.page)
  if (!choice || !/\b(?:describe|identif|match|name|what|which|type|kind)/i.test(work.orders.source.text)) return false
  await giveAnswer(work, choice)
  return true
}

/** Every choice of the page is the name of a figure, and one of them that of the figure that is there. */
export function choiceFor(page: Page): string | undefined {
  const figure = onlyFigure(page)
  if (!figure) return undefined
  const marks = page.nodes.filter(({ role, disabled }) => role === 'radio' && !disabled)
  const options = page.nodes.filter(({ options: list }) => list !== undefined)
  const names =
    marks.length > 1
      ? marks.map(node => node.name)
      : options.length === 1
        ? options[0]!.options!.map(({ label }) => label).filter(label => FIGURES.has(label.trim().toLowerCase()))
        : page.nodes.filter(node => isControl(node) && !node.editable && page.text(node) !== '').map(page.text)
  if (names.length < 2 || !names.every(name => FIGURES.has(name.trim().toLowerCase()))) return undefined
  const words = wordsFor(page, figure)
  const fitting = names.filter(name => words.has(name.trim().toLowerCase()))
  // A square is a rectangle as well: what says more of the figure is its name.
  return fitting.find(name => !WIDER.has(name.trim().toLowerCase())) ?? fitting[0]
}

/** Names that figures with a name of their own have, too. */
const WIDER = new Set(['rectangle', 'ellipse', 'oval', 'quadrilateral', 'polygon'])

const FIGURES = new Set([
  ...'circle ellipse oval square rectangle line letter number digit polygon star diamond cross'.split(' '),
  ...Object.values(POLYGONS),
])

function wordsFor(page: Page, figure: PageNode): Set<string> {
  const text = page.text(figure).trim()
  if (isLetter(page, figure)) return new Set(/\d/.test(text) ? ['number', 'digit'] : ['letter'])
  return shapesOf(figure)
}
