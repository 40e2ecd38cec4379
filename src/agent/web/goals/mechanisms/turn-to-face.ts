import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { wholeOf, type Mechanism } from '../work.ts'

/** "(turn) the cube so that side 6 is in front", "(rotate) the die to show 3", "(move) it until you see the A". */
const TURN = pattern('iu')`
  \b(?:turn|rotate|spin|roll|flip|move|drag|tilt|swivel)(?:ing)? (?:the|this|it|a)\b[^.]*?
  (?:so that|such that|until|till|to (?:show|see|reveal|display|bring|get|have)|with)\b(?<seen>[^.]*)
`
/** That something is at the front. */
const IN_FRONT = pattern('i')`
  \b(?:front|fac(?:e|es|ing)|towards?|forward|active side|visible|you (?:can )?see|shows?|showing|is shown|on top|uppermost|to show|to see)\b
`
/** What stands on the side. */
const LABEL = pattern('iu')`
  (?:\b(?:number|side|face|letter|digit|figure)\s)?(?:["“](?<quoted>[^"”]{1,12})["”]|\b(?<sign>\d+|\p{Lu})\b(?!['’]))
`

/** How far the mouse is drawn at a time, in pixels, how often one way, and from which share of the largest on a side is in front. */
const STEP = 30
const MOST = 20
const SHARE = 0.95
/** A side that faces the reader is about as wide as it is tall where it was made square. */
const SKEW = 0.86

const labelIn = (text: string): string | undefined => {
  const turned = TURN.exec(text)
  if (!turned || !IN_FRONT.test(turned[0])) return undefined
  const found = LABEL.exec(turned.groups!['seen']!)?.groups
  return found?.['quoted'] ?? found?.['sign']
}

/** Whether an instruction asks to turn something until one of its sides is in front. */
export const asksToTurn = (text: string): boolean =>
  /\b(?:cube|dic?e|block|box|object|solid|prism|globe|ball)\b/i.test(text) && labelIn(text) !== undefined

/** "Turn the cube until 5 faces you": it is dragged a little at a time, this way and that, with a look at its sides after each. */
export const turnToFace: Mechanism = async (order, { hands, orders, memory, at }) => {
  const next = orders.list[at + 1]
  const own = restore(`${order.verb} ${wholeOf(order)}`, orders.source)
  const label = labelIn(own) ?? (next?.kind === 'find' ? labelIn(restore(orders.text, orders.source)) : undefined)
  const wanted = label === undefined ? undefined : sidesOf(hands.page, label)
  if (!wanted) return false
  for (const isQuick of [true, false])
    if (await turnAround(hands, label!, isQuick)) {
      if (next?.kind === 'find' && labelIn(own) === undefined) orders.list.splice(at + 1, 1)
      memory.holds = true
      return true
    }
  throw new GivenUp(`However I turn it, “${label}” does not come to the front.`)
}

/** Ways to turn, one after the other. */
const WAYS = [
  [1, 0],
  [0, 1],
  [0, -1],
  [1, 0],
] as const
/** Once it is known how far the mouse is drawn for a quarter of a turn, so many of them are a whole one. */
const QUARTERS = 4

/** Turns it all ways until the wanted side is in front; quickly, by quarters of a turn once it has shown how far that is. */
async function turnAround(hands: Hands, label: string, isQuick: boolean): Promise<boolean> {
  const first = squareSide(hands.page, label)
  let quarter: number | undefined
  for (const [x, y] of WAYS)
    for (let turn = 0; turn <= (quarter === undefined ? MOST : QUARTERS); turn++) {
      if (await isInFront(hands, label)) return true
      const sides = sidesOf(hands.page, label)
      const holder = sides && (hands.page.parent(sides[0]!) ?? sides[0]!)
      if (!holder) throw new GivenUp('What was to be turned is gone from the page.')
      const now = squareSide(hands.page, label)
      if (isQuick && quarter === undefined && first !== undefined && now !== undefined && now !== first)
        quarter = turn * STEP
      const by = quarter ?? STEP
      await hands.act('drag', { from: holder.ref, by: { x: x * by, y: y * by } }, turn === 0 ? 'turned it' : undefined)
    }
  return isInFront(hands, label)
}

/** How nearly square a side is that is turned straight to the reader. */
const STRAIGHT = 0.97

/** The text of the side that is turned straight to the reader. */
function squareSide(page: Page, label: string): string | undefined {
  const sides = sidesOf(page, label) ?? []
  const [largest] = sides.toSorted((a, b) => areaOf(b) - areaOf(a))
  const [, , width, height] = largest?.box ?? [0, 0, 0, 1]
  return largest && Math.min(width, height) / Math.max(width, height) >= STRAIGHT ? page.text(largest) : undefined
}

/** The sides of a solid: things in one holder, each with a text of its own, that lie over one another; the wanted one first. */
function sidesOf(page: Page, label: string): PageNode[] | undefined {
  for (const node of page.nodes) {
    if (plainText(page.text(node)) !== plainText(label) || !node.box || page.children(node).length > 1) continue
    const holder = page.parent(node)
    const others = holder ? page.children(holder).filter(one => one.tag === node.tag && one.box && one !== node) : []
    if (others.length >= 3 && others.some(other => overlap(node, other))) return [node, ...others]
  }
  return undefined
}

const overlap = ({ box: a }: PageNode, { box: b }: PageNode): boolean =>
  a![0] < b![0] + b![2] && b![0] < a![0] + a![2] && a![1] < b![1] + b![3] && b![1] < a![1] + a![3]

const areaOf = ({ box }: PageNode): number => box![2] * box![3]

/** How a page marks the side that faces the reader. */
const MARKED = /^(?:is-)?(?:active|current|front|facing)$/i
const isMarked = ({ classes }: PageNode): boolean => classes?.some(name => MARKED.test(name)) === true

/** Whether a side is the one that the page marks so; else the largest to be seen, not askew, and covered by no other. */
async function isInFront(hands: Hands, label: string): Promise<boolean> {
  const [side, ...others] = sidesOf(hands.page, label) ?? []
  if (side && [side, ...others].filter(isMarked).length === 1) return isMarked(side)
  if (!side || areaOf(side) < SHARE * Math.max(...others.map(areaOf))) return false
  const [, , width, height] = side.box!
  if (Math.min(width, height) / Math.max(width, height) < SKEW) return false
  try {
    await hands.act('hover', { ref: side.ref })
    return true
  } catch {
    hands.signal.throwIfAborted()
    await hands.look()
    return false
  }
}
