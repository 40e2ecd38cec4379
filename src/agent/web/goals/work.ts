import { pattern } from '../../../lib/patterns.ts'
import type { PageNode } from '../../../contract/page.ts'
import type { Purpose, Target } from '../contract.ts'
import { restore } from '../read/literals.ts'
import { readTarget } from '../read/target.ts'
import { ground } from '../ground/ground.ts'
import { isColorName } from '../ground/colors.ts'
import { plainText } from '../ground/match-text.ts'
import { isControl } from '../ground/purposes.ts'
import type { Page } from '../ground/page-tree.ts'
import { SURE, type Hands } from './hands.ts'
import { kindOf } from './items.ts'
import type { Order, Orders } from './read-orders.ts'
import { reveal } from './reveal.ts'
import { underHeading } from './under-heading.ts'
import { OF_FORM, ofForm, valueOfForm } from './value-forms.ts'
import type { Memory } from './values/read-value.ts'

/** One run of a goal. */
export interface Work {
  hands: Hands
  orders: Orders
  memory: Memory
  /** The place of the order that is carried out. */
  at: number
  /** What the person asked to know, as found. */
  result?: string
  /** Switches that were named so far, for "the rest": by their refs. */
  switched: Set<string>
}

/** Carries out an order. False: this is not how it is done here. Throws `GivenUp` where it is, but cannot be. */
export type Mechanism = (order: Order, work: Work) => Promise<boolean>

/** A mechanism that has read every word of an order where it carries it out: comparisons, counts and places come to no text on the page. */
export const answering =
  (mechanism: Mechanism): Mechanism =>
  async (order, work) => {
    const giveBack = work.hands.ledger.use(wholeOf(order))
    let isDone = false
    try {
      isDone = await mechanism(order, work)
    } finally {
      if (!isDone) giveBack()
    }
    return isDone
  }

/** Whether a later order presses, sends or places what this one fills in. */
export const isSentLater = ({ orders, at }: Work): boolean =>
  orders.list
    .slice(at + 1)
    .some(({ kind, verb }) => kind === 'click' || kind === 'submit' || (kind === 'other' && verb === 'place'))

/** The element of a phrase; within the item that is spoken of, where that has one. */
export function seek(work: Work, phrase: string, purpose: Purpose): PageNode | undefined {
  // "the purse (the dashed box)": the same thing in other words.
  const twice = /^(.+?) \(((?:the|an?|its) [^()]+|called [^()]+)\)$/iu.exec(phrase)
  if (twice) return seek(work, twice[1]!, purpose) ?? seek(work, twice[2]!.replace(/^called /i, ''), purpose)
  const target = readTarget(phrase, work.orders.source)
  if (target.back) return work.memory.item && work.hands.again(work.memory.item)
  const within = inWhatAppeared(work, phrase, purpose)
  if (within) return within
  // Nothing has been opened: what is in it is what is on the page.
  const whole = /^(.+?) (?:in|inside|on) (?:it|this|that)$/i.exec(phrase)?.[1]
  const isOpened = work.orders.list.slice(0, work.at).some(({ kind }) => /^(?:open|expand)$/.test(kind))
  if (whole !== undefined && !isOpened && work.memory.area === undefined && work.memory.appeared === undefined)
    return seek(work, whole, purpose)
  return (
    valueOfForm(work, phrase, purpose) ??
    seekTarget(work, target, purpose) ??
    bySide(work, phrase, purpose) ??
    byNameAlone(work, target, phrase, purpose) ??
    valueOfForm(work, phrase, purpose, OF_FORM)
  )
}

/** "the button in it": of what the order before has brought to light. */
function inWhatAppeared({ hands, orders, memory }: Work, phrase: string, purpose: Purpose): PageNode | undefined {
  const match = /^(.+?) (?:in|inside|within|under|below|of|on|at) (?:it|this|that)$/i.exec(phrase)
  const area = memory.area === undefined ? undefined : hands.page.get(memory.area)
  const isIn = (node: PageNode) =>
    memory.appeared?.has(node.ref) ?? (area !== undefined && hands.page.ancestors(node).includes(area))
  const nodes = match ? hands.page.nodes.filter(isIn) : []
  if (!match || nodes.length === 0) return undefined
  const [best] = ground(readTarget(match[1]!, orders.source), { ...hands.page.snapshot, nodes }, purpose)
  return best && best.score >= SURE ? hands.page.get(best.ref) : ofForm(nodes, match[1]!)
}

/** "the left field", "the bottom box": of several of a kind, the one that stands furthest on that side. */
export function bySide({ hands, orders }: Work, phrase: string, purpose: Purpose): PageNode | undefined {
  const match = /^(?:on )?(?:the )?(left|right|top|upper|bottom|lower)(?:most|-?hand)?\s+(.+)$/i.exec(phrase)
  if (!match) return undefined
  const target: Target = { ...readTarget(`the ${match[2]!}`, orders.source), all: true }
  if (target.name !== undefined) return undefined
  const nodes = ground(target, hands.page.snapshot, purpose)
    .filter(({ score }) => score >= SURE)
    .map(({ ref }) => hands.page.get(ref)!)
    .filter(({ box }) => box !== undefined)
  if (nodes.length < 2) return undefined
  const side = match[1]!.toLowerCase()
  const axis = side === 'left' || side === 'right' ? 0 : 1
  const sign = /^(?:left|top|upper)$/.test(side) ? 1 : -1
  return nodes.reduce((best, node) => (sign * (node.box![axis] - best.box![axis]) < 0 ? node : best))
}

/** "message about rent", "button that says Next". */
const THING_CALLED = pattern('iu')`
  ^\p{L}+ (?:
    (?:that|which) (?:shows?|says?|reads?|bears|has|is (?:marked|labell?ed|called|named)(?: with)?)
    |about|on|showing|saying|marked|headed
  ) (?:the )?(.+)$
`

/** The link "tea" is none of the sentences that speak of tea. */
function isWithinProse(page: Page, node: PageNode, { name, quoted, roles = [] }: Target): boolean {
  const isOperated = roles.some(role => /^(?:link|button|tab)$/.test(role))
  const isOnlyText = !isControl(node) && !page.inside(node).some(isControl)
  const said = (text: string) =>
    plainText(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return quoted === true && isOperated && isOnlyText && said(page.text(node)) !== said(name!)
}

/**
 * Where the noun that was said is not what the author made of it ("the folder named X" is a list item), a name in quotes is
 * enough; and a noun may itself be a name ("the table" among pictures of furniture).
 */
function byNameAlone(work: Work, target: Target, phrase: string, purpose: Purpose): PageNode | undefined {
  if (target.name !== undefined && target.noun !== undefined) {
    const node = work.hands.find({ said: target.said, name: target.name, quoted: true }, purpose)
    if (node && !isWithinProse(work.hands.page, node, target)) return node
  }
  const said = restore(phrase, work.orders.source).replace(/^(?:on |the |an? )+/i, '')
  // "the key that shows ☀", "the part about the window": what it says, or is about, is enough.
  const about = THING_CALLED.exec(said)
  const told = about && work.hands.find({ said, name: about[1]!, quoted: true }, purpose)
  if (told) return told
  // "the file report": a noun that the page does not say, and a name that it does.
  const bare = isColorName(said.split(' ')[0]!) ? null : /^\p{L}+ (.+)$/u.exec(said)
  const called = bare && work.hands.find({ said, name: bare[1]!, quoted: true }, purpose)
  if (called && plainText(work.hands.page.text(called) || called.name) === plainText(bare[1]!)) return called
  // "the Plus plan": a name, and behind it a noun that the page does not say.
  const ahead = /^(\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)*) \p{Ll}{3,}$/u.exec(said)
  const own = ahead && work.hands.find({ said, name: ahead[1]!, quoted: true }, purpose)
  if (own && plainText(work.hands.page.text(own) || own.name) === plainText(ahead[1]!)) return own
  // "the green call button": a colour before the name.
  const [color, ...words] = (target.name ?? '').split(' ')
  if (color && words.length > 0 && isColorName(color)) {
    const node = seekTarget(
      work,
      { ...target, name: words.join(' '), otherNames: undefined, attributes: [{ kind: 'color', value: color }] },
      purpose,
    )
    if (node) return node
  }
  // "phone number" stands beside the word "Phone".
  const kind = /^(.+?) (?:number|address|name|date|code|field|value|link|button)$/i.exec(target.name ?? said)
  const short = kind && seekTarget(work, { said, name: kind[1]! }, purpose)
  if (short) return short
  // "the street address" stands beside the word "Address".
  const head = /^\p{Ll}+ (number|address|name|date|code)$/u.exec(target.name ?? said)
  const general = head && seekTarget(work, { said, name: head[1]! }, purpose)
  if (general) return general
  return target.name === undefined && said !== '' ? work.hands.find({ said, name: said }, purpose) : undefined
}

/** The same within the item that is spoken of. */
function inside(hands: Hands, item: PageNode, target: Target, purpose: Purpose): PageNode | undefined {
  const own = hands.page.inside(item)
  if (own.length === 0) return undefined
  const [best] = ground(target, { ...hands.page.snapshot, nodes: own }, purpose)
  return best && best.score >= SURE ? hands.page.get(best.ref) : undefined
}

export function seekTarget({ hands, memory }: Work, target: Target, purpose: Purpose): PageNode | undefined {
  const item = memory.item && hands.again(memory.item)
  const inner =
    item &&
    (inside(hands, item, target, purpose) ??
      calledInside(hands, item, target, purpose) ??
      underHeading(hands.page, item, target.name))
  if (inner) return inner
  if (memory.itemWords !== undefined && !target.relations?.length) {
    const related: Target = {
      ...target,
      relations: [{ relation: 'for', to: { said: memory.itemWords, name: memory.itemWords } }],
    }
    const near = hands.find(related, purpose)
    if (near && !isOfAnother(hands, item, near)) return near
  }
  const found = hands.find(target, purpose)
  return found && isOfAnother(hands, item, found) ? undefined : found
}

/** What is called so in the item, whatever it is made of: "the Like button" may be a sign with a tooltip. */
function calledInside(hands: Hands, item: PageNode, { said, name }: Target, purpose: Purpose): PageNode | undefined {
  return name === undefined ? undefined : inside(hands, item, { said, name, quoted: true }, purpose)
}

/** Whether something belongs to another one of the items that the one that is spoken of is among. */
function isOfAnother({ page }: Hands, item: PageNode | undefined, node: PageNode): boolean {
  if (!item || node.ref === item.ref || page.ancestors(node).includes(item)) return false
  const holder = page.parent(item)
  const others = (holder ? page.children(holder) : []).filter(
    other => other.ref !== item.ref && kindOf(other) === kindOf(item) && page.inside(other).length > 0,
  )
  return others.some(other => page.ancestors(node).includes(other))
}

/** The same, opening what may hide it. */
export async function seekOrReveal(work: Work, phrase: string, purpose: Purpose): Promise<PageNode | undefined> {
  return seek(work, phrase, purpose) ?? (await reveal(work.hands, () => seek(work, phrase, purpose)))
}

/** "2nd", "twice", … all that follows the verb and what stood before it. */
export const wholeOf = (order: Order): string => [order.lead, order.rest].filter(Boolean).join(' ')
