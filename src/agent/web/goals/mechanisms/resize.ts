import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, nameOf } from '../hands.ts'
import { wholeOf, type Mechanism, type Work } from '../work.ts'

const ACROSS = /\b(?:width|wide[rn]?|narrow(?:er)?|broad(?:er|en)?|horizontal\w*)\b/i
const DOWN = /\b(?:height|high(?:er)?|tall(?:er)?|long(?:er)?|short(?:er|en)?|vertical\w*)\b/i
const LESS = /\b(?:smaller|less|decrease|reduce|shrink|narrow(?:er)?|short(?:er|en)?|half)\b/i
/** What only a size is said with. */
const SIZE =
  /\b(?:resize|stretch|shrink|enlarge|width|height|wide[rn]?|narrow(?:er)?|taller|tall|high(?:er)?|shorter|longer)\b/i
const FACTORS: Readonly<Record<string, number>> = { twice: 2, double: 2, half: 0.5, thrice: 3, triple: 3 }
/** Without a number said, so much more or less is plainly another size. */
const PLAINLY = 1.5
/** A handle at the corner is no larger than this, in pixels. */
const HANDLE = 24

/**
 * "Make the picture twice as wide", "resize the text area so that its height is smaller", "drag the corner until it is 120
 * pixels wide": drags the corner that changes the size (CSS Basic User Interface 4, § 7.1, or a handle of the page's own).
 */
export const resize: Mechanism = async (order, work) => {
  if (!/^(?:set|drag|other|use)$/.test(order.kind)) return false
  const said = restore(`${order.verb} ${wholeOf(order)}`, work.orders.source)
  if (!SIZE.test(said) || /\b(?:text|letters|font|words?) (?:large|small|big)/i.test(said)) return false
  const found = findResizable(work)
  if (!found) return pullGrip(work, said)
  const { node, grip, handle } = found
  const [, , width, height] = node.box!
  const [goalX, goalY] = goalFor(said, width, height)
  const by = { x: Math.round(goalX - width), y: Math.round(goalY - height) }
  if (by.x === 0 && by.y === 0) return false
  await work.hands.act(
    'drag',
    { from: (handle ?? node).ref, ...(grip && { grip }), by },
    `resized ${nameOf(work.hands.page, node)}`,
  )
  const now = work.hands.again(node)?.box
  if (now && now[2] === width && now[3] === height)
    throw new GivenUp(`${nameOf(work.hands.page, node)} keeps its size when its corner is dragged.`)
  return true
}

/** Where the page tells nothing of what has the corner: so far the one grip that there is goes, in pixels. */
const PULL = 36

async function pullGrip({ hands }: Work, said: string): Promise<boolean> {
  if (!/\b(?:corner|edge|handle|grip)\b/i.test(said) || /\d/.test(said)) return false
  const grips = hands.page.nodes.filter(node => isGrip(hands.page, node))
  if (grips.length !== 1) return false
  const [x, y] = grips[0]!.box!
  const isBoth = ACROSS.test(said) === DOWN.test(said)
  const far = LESS.test(said) ? -PULL / 2 : PULL
  const by = { x: isBoth || ACROSS.test(said) ? far : 0, y: isBoth || DOWN.test(said) ? far : 0 }
  await hands.act('drag', { from: grips[0]!.ref, by }, 'pulled the corner')
  const now = hands.again(grips[0]!)?.box
  if (now && now[0] === x && now[1] === y) throw new GivenUp('Nothing changes its size when the corner is dragged.')
  return true
}

/** Something small without words that answers the mouse. */
const isGrip = (page: Page, node: PageNode): boolean =>
  node.box !== undefined &&
  !node.hidden &&
  node.clickable === true &&
  node.role === 'generic' &&
  Math.max(node.box[2], node.box[3]) <= HANDLE &&
  page.children(node).length === 0 &&
  page.text(node).trim() === ''

function goalFor(said: string, width: number, height: number): [number, number] {
  const isBoth = ACROSS.test(said) === DOWN.test(said)
  const pixels = /\b(\d+)\s*(?:px|pixels?)\b/i.exec(said)?.[1]
  const times = /\b(\w+) times\b/i.exec(said)?.[1]
  const word = Object.keys(FACTORS).find(one => new RegExp(`\\b${one}\\b`, 'i').test(said))
  const isLess = LESS.test(said)
  const factor = word ? FACTORS[word]! : times ? (readCount(times) ?? 2) : isLess ? 1 / PLAINLY : PLAINLY
  // A little more than was said, so that rounding does not fall short of it.
  const goal = (size: number) =>
    pixels ? Number(pixels) + (/\bless|at most|under|below\b/i.test(said) ? -2 : 2) : size * factor + (isLess ? -2 : 2)
  return [isBoth || ACROSS.test(said) ? goal(width) : width, isBoth || DOWN.test(said) ? goal(height) : height]
}

interface Resizable {
  node: PageNode
  handle?: PageNode
  grip?: { x: number; y: number }
}

/** A text area, whose corner the browser makes a handle, or an element with a handle of its own in the lower right corner. */
function findResizable({ hands: { page } }: Work): Resizable | undefined {
  for (const handle of page.nodes) {
    if (!handle.box || handle.hidden || Math.max(handle.box[2], handle.box[3]) > HANDLE) continue
    const node = page.ancestors(handle).find(above => above.box && isCorner(handle, above))
    if (node && (isSign(handle) || page.text(handle).trim() === '')) return { node, handle }
  }
  const [area, ...others] = page.nodes.filter(node => node.tag === 'textarea' && node.box && !node.hidden)
  if (!area || others.length > 0) return undefined
  const [, , width, height] = area.box!
  return { node: area, grip: { x: 1 - 5 / width, y: 1 - 5 / height } }
}

const isSign = (node: PageNode): boolean =>
  /resiz|handle|grip|corner/i.test([node.id ?? '', ...(node.classes ?? []), node.name].join(' '))

function isCorner(handle: PageNode, of: PageNode): boolean {
  const [x, y, width, height] = handle.box!
  const [left, top, wide, tall] = of.box!
  const near = (one: number, other: number) => Math.abs(one - other) <= 6
  return near(x + width, left + wide) && near(y + height, top + tall) && wide > 1.5 * width && tall > 1.5 * height
}

/** Whether a size is asked for that only a corner to be dragged gives. */
export const asksForSize = (said: string, page: Page): boolean =>
  SIZE.test(said) && page.nodes.some(node => node.tag === 'textarea' || isSign(node) || isGrip(page, node))
