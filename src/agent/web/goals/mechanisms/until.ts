import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { lookUp } from '../values/read-shown.ts'
import { setField } from '../widgets/set-field.ts'
import type { Order } from '../read-orders.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { PROPERTIES } from '../values/number-properties.ts'
import { fieldOfKind, isMovable } from '../widgets/fields-of-kind.ts'
import { comparison } from '../values/comparison.ts'
import { valueOf } from './when.ts'

/** Presses before it is given up. */
const MOST = 60

/** "Press X until Y shows V", "drag the handle until the volume is 5": does it as often as it takes, looking each time. */
export const until: Mechanism = async (order, work) => {
  if (await throughUntilSeen(order, work)) return true
  if (!/^(?:click|drag|repeat|set|use|other)$/.test(order.kind)) return false
  const match = /^(?:on |clicking (?:on )?|pressing )?(.+?),? (?:until|till)\s+(.+)$/i.exec(order.rest)
  if (!match) return false
  const { hands, orders } = work
  const condition = readCondition(restore(match[2]!, orders.source))
  if (!condition) return false
  const means = match[1]!.replace(/,? (?:up|down|left|right)(?: (?:or|and) (?:up|down|left|right))?$/i, '')
  const movable = hands.page.nodes.filter(isMovable)
  const handle =
    fieldOfKind(hands.page, means, condition.value)[0] ??
    (order.kind === 'click' || order.kind === 'repeat' || movable.length !== 1 ? undefined : movable[0])
  if (handle && /^-?[\d.]+$/.test(condition.value)) {
    await setField(hands, handle, condition.value)
    return true
  }
  const first = hands.page
  const isReached = () => holds(work, condition, first)
  // What turns or goes on by arrows of its own is not clicked itself.
  const find = () => {
    const named = seek(work, match[1]!, 'click')
    return named && isControl(named) ? named : (onwardOf(hands.page) ?? named)
  }
  const node = find()
  if (!node) return false
  for (let press = 0; press < MOST; press++) {
    if (isReached()) return true
    const now = hands.again(node) ?? find()
    if (!now || now.disabled) break
    await hands.click(now)
  }
  if (isReached()) return true
  throw new GivenUp(`After ${MOST} times ${condition.what ?? 'the page'} still does not show "${condition.value}".`)
}

/** "Go through the pictures until you see Rome": leads on to the next until that is shown. */
async function throughUntilSeen({ kind, verb, rest }: Order, { hands, orders, at }: Work): Promise<boolean> {
  const next = orders.list[at + 1]
  const isThrough =
    (kind === 'open' || kind === 'other') && /^through\b/i.test(rest) && /^(?:go|browse|page|leaf|flip)$/i.test(verb)
  if (!isThrough || next?.kind !== 'find') return false
  const wanted = restore(next.rest, orders.source)
  const isSeen = () => hands.page.nodes.some(node => !node.hidden && matchText(wanted, node.name) >= 0.97)
  for (let press = 0; press < MOST && !isSeen(); press++) {
    const onward = onwardOf(hands.page)
    if (!onward) break
    await hands.click(onward)
  }
  if (!isSeen()) throw new GivenUp(`"${wanted}" is not among them.`)
  return true
}

/** The one control that leads to the next. */
const onwardOf = (page: Page): PageNode | undefined =>
  page.nodes.find(
    node =>
      isControl(node) &&
      !node.disabled &&
      !node.hidden &&
      [page.text(node), node.name, node.title ?? ''].some(text =>
        /^(?:[▶►▸›»→>⟩]|next|turn|right|rotate)$/iu.test(text.trim()),
      ),
  )

export interface Condition {
  /** Whose value; undefined: anything on the page. */
  what?: string
  value: string
}

/** "(until) the text Done appears". */
const APPEARS = pattern('i')`
  ^(?:the |a |an )?(?:text |words? |message )?(.+?) (?:
    appears?
    |is (?:shown|visible|displayed|in front|on top|up|at the front|facing (?:you|me|the user))
    |shows up|comes up
  )$
`

/** "(until) the counter shows 5". */
const HAS_VALUE = pattern('i')`
  ^(?:the |its )?(.+?) (?:shows?|is(?: equal to)?|reads?|says?|equals?|reaches|becomes?|displays?|gets to|has)
  \ (?:the )?(?:text |value |number )?(.+)$
`

/** "(go on until) you see Rome". */
const SEEN = /^(?:you|i|we)(?: can)? (?:see|find|reach|read|get to|come to) (?:the (?:word|text|number|name) )?(.+)$/i

/** "the display shows 5", "it says Ready", ""Done" appears", "both are equal" is not read. */
export function readCondition(said: string): Condition | undefined {
  const shown = SEEN.exec(said) ?? APPEARS.exec(said)
  if (shown) return { value: shown[1]! }
  const match = HAS_VALUE.exec(said)
  return match ? { what: match[1]!, value: match[2]!.replace(/[.]$/, '') } : undefined
}

/** "less than 5", "at least 10". */
const COMPARED =
  /^((?:at (?:least|most)|(?:less|lower|smaller|more|greater|higher|larger|bigger) than|under|below|over|above)) [$€£]?(-?\d+(?:\.\d+)?)$/i

export function holds({ hands }: Work, { what, value }: Condition, first: Page): boolean {
  const { page } = hands
  const compared = what === undefined ? null : COMPARED.exec(value)
  if (compared) {
    const now = valueOf(page, first, what!)
    return now !== undefined && comparison(compared[1])(now, Number(compared[2]))
  }
  const property = what === undefined ? undefined : PROPERTIES[value.toLowerCase()]
  if (property) {
    const now = valueOf(page, first, what!)
    return now !== undefined && property(now)
  }
  const isIt = (text: string) => matchText(value, text) >= 0.97
  if (what === undefined || /^(?:it|page|screen)$/i.test(what))
    return page.nodes.some(node => !node.hidden && isIt(node.value ?? node.name))
  const held = lookUp(page, what)
  if (held) return isIt(held.text)
  // "the number": the only one there is, or the one that goes along.
  if (/^(?:number|value|count(?:er)?|figure|display|amount|total|result|score)$/i.test(what) && /^-?\d+$/.test(value)) {
    const now = valueOf(page, first, what)
    if (now !== undefined) return now === Number(value)
  }
  return page.nodes.some(node => isNear(page, node, what) && isIt(page.text(node) || (node.value ?? '')))
}

const isNear = (page: Page, node: PageNode, what: string): boolean =>
  matchText(what, [node.name, node.id, ...(node.classes ?? [])].join(' ')) > 0.5 ||
  (isField(node) && matchText(what, node.label ?? '') > 0.7) ||
  page
    .ancestors(node)
    .slice(0, 1)
    .some(above => matchText(what, above.id ?? '') > 0.7)
