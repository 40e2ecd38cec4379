import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, type Hands } from '../hands.ts'

/** Presses before it is given up. */
const MOST = 120

const UP = pattern('iu')`
  ^(?:
    \+|＋|➕|▲|△|▴|⬆|↑|⌃|more|up|add(?: one)?|increase|increment|one more|(?:one|1) \S+ (?:more|extra)|move up
    |warmer|hotter|higher|louder|brighter|faster
  )\b
  |^[+＋➕▲△▴⬆↑⌃]
`
const DOWN = pattern('iu')`
  ^(?:
    -|−|–|➖|▼|▽|▾|⬇|↓|⌄|less|fewer|down|remove(?: one)?|decrease|decrement|one (?:less|fewer)
    |(?:one|1) \S+ (?:less|fewer)|move down|cooler|colder|lower|quieter|softer|dimmer|darker|slower
  )\b
  |^[-−–➖▼▽▾⬇↓⌄]
`
/** What shows both signs holds the two controls, and is neither. */
const BOTH = /[+＋▲△▴⬆↑⌃][\s/|]*[-−–▼▽▾⬇↓⌄]|[-−–▼▽▾⬇↓⌄][\s/|]*[+＋▲△▴⬆↑⌃]/u
const REMOVES = /^(?:remove|delete|bin|trash)$|[\u{1f5d1}\u{1f6ae}]/iu
const UP_CLASS = /(?:^|[-_])(?:up|plus|inc|increase|increment|more)(?:$|[-_])/i
const DOWN_CLASS = /(?:^|[-_])(?:down|minus|dec|decrease|decrement|less)(?:$|[-_])/i

const marksOf = (page: Page, node: PageNode): string[] =>
  [node.name, node.title ?? '', page.text(node)].map(text => text.trim())

/** Whether a control raises what it belongs to, or moves it up: by its sign, name or class. */
export const isUp = (page: Page, node: PageNode): boolean => isStep(page, node, UP, UP_CLASS)
/** The opposite. */
export const isDown = (page: Page, node: PageNode): boolean => isStep(page, node, DOWN, DOWN_CLASS)

/** Which way a drawn triangle points: its one corner lies above or below the other two, which are level. */
function pointing({ points = [], clickable }: PageNode): 'up' | 'down' | undefined {
  const corners = [...new Map(points.map(point => [point.join(), point])).values()]
  if (clickable !== true || corners.length !== 3) return undefined
  for (const [at, [, tip]] of corners.entries()) {
    const [one, other] = corners.filter((_, place) => place !== at).map(([, y]) => y)
    if (Math.abs(one! - other!) < 1.5 && Math.abs(one! - tip) > 3) return tip < one! ? 'up' : 'down'
  }
  return undefined
}

function isStep(page: Page, node: PageNode, sign: RegExp, called: RegExp): boolean {
  if (!node.hidden && pointing(node) === (sign === UP ? 'up' : 'down')) return true
  if (node.hidden || node.editable || page.text(node).length > 20) return false
  const marks = marksOf(page, node)
  if (marks.some(text => BOTH.test(text))) return false
  const isSign = marks.some(text => text !== '' && sign.test(text))
  return (
    isSign ||
    (isControl(node) &&
      marks.every(text => !/\p{L}/u.test(text)) &&
      [node.id ?? '', ...(node.classes ?? [])].some(name => called.test(name)))
  )
}

/** A number that is shown, with a control that raises it and one that lowers it. */
export interface Stepper {
  holder: PageNode
  shown: PageNode
  up: PageNode
  down: PageNode
}

/** A number, with the unit that it may have: "18.0 °C", "40 %". */
const SHOWN = /^[-−]?\d+(?:[.,]\d+)?(?= ?(?:°\s?[CF]?|%)?$)/i

/** The number that an element shows, or a field that cannot be written in holds. */
const numberOf = (node: PageNode): number | undefined => {
  const text = (node.readonly ? node.value : node.name)?.trim() ?? ''
  const number = SHOWN.exec(text)?.[0]
  return number === undefined || (/[.,]/.test(number) && number === text)
    ? undefined
    : Number(number.replace('−', '-').replace(',', '.'))
}

/** The numbers of a page, or of a part of it, that are changed by two controls beside them; in document order. */
export function findSteppers(page: Page, within?: PageNode): Stepper[] {
  const among = within ? page.inside(within) : page.nodes
  return among.flatMap((shown): Stepper[] => {
    const isPlain = page.children(shown).length === 0 && (!shown.editable || shown.readonly === true)
    if (!isPlain || shown.hidden || numberOf(shown) === undefined) return []
    for (const holder of page.ancestors(shown).slice(0, 3)) {
      // A number below nothing begins with a sign, and lowers none.
      const inside = page
        .inside(holder)
        // What holds both controls is neither.
        .filter(
          node => node !== shown && numberOf(node) === undefined && page.inside(node).filter(isControl).length < 2,
        )
      const ups = outermost(
        page,
        inside.filter(node => isUp(page, node)),
      )
      const lowering = outermost(
        page,
        inside.filter(node => isDown(page, node)),
      )
      // What takes the whole thing away lowers nothing, where something else does.
      const stepping = lowering.filter(node => !marksOf(page, node).some(text => REMOVES.test(text)))
      const downs = stepping.length ? stepping : lowering
      if (ups.length > 1 || downs.length > 1) return []
      if (ups.length === 1 && downs.length === 1) return [{ holder, shown, up: ups[0]!, down: downs[0]! }]
    }
    return []
  })
}

const outermost = (page: Page, nodes: readonly PageNode[]): PageNode[] =>
  nodes.filter(node => !nodes.some(other => other !== node && page.ancestors(node).includes(other)))

/** Presses the control that is needed until the number is the wanted one. */
export async function stepTo(hands: Hands, place: number, wanted: number, within?: PageNode): Promise<void> {
  let last: number | undefined
  let first: Stepper | undefined
  for (let press = 0; press <= MOST; press++) {
    const all = findSteppers(hands.page, within && (hands.again(within) ?? within))
    // Pressing scrolls to it, and then others are out of sight: it is the same one by its control, not by its place.
    const stepper = all.find(({ up }) => up.ref === first?.up.ref) ?? all[place]
    if (!stepper) break
    first ??= stepper
    const now = numberOf(stepper.shown)!
    if (now === wanted) return
    // A step that goes past it and back comes to it never.
    if (last !== undefined && Math.sign(wanted - last) !== Math.sign(wanted - now) && press > 1) break
    if (now === last && press > 2) break
    // What goes away from it is not the control that is needed.
    if (last !== undefined && Math.abs(wanted - now) > Math.abs(wanted - last) && press > 1) break
    last = now
    await hands.click(wanted > now ? stepper.up : stepper.down)
  }
  throw new GivenUp(`The number could not be brought to ${wanted}; it is at ${last ?? 'an unknown value'}.`)
}
