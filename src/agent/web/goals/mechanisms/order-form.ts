import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { plainText } from '../../ground/match-text.ts'
import { textBeside } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { buttonOfVerb } from '../confirming.ts'
import type { Order } from '../read-orders.ts'
import { setField } from '../widgets/set-field.ts'
import { stepTo } from '../widgets/steps.ts'
import { readSuperlative } from '../values/measure.ts'
import { isSentLater, wholeOf, type Mechanism } from '../work.ts'
import { amountsSaid, countSaid, textsOfRow } from './amounts-said.ts'
import { setMoments } from './moments.ts'

/** What a field asks for that takes a number of things. */
const COUNTED = /^(?:quantity|qty|amount|number|count|how many|units|pieces|copies)\b/i
/** Steps of an order before it is given up. */
const MOST = 12
const NEXT = /^(?:next|continue|go on|proceed|forward)(?: step)?\s*[›»→>]*$/i
const LAST = pattern('i')`
  ^(?:
    (?:place|send|submit|finish|complete|confirm)(?: (?:the |your |my )?\w+)?
    |buy(?: now)?|order(?: now)?|book(?: now)?|reserve|done|check ?out|pay|ok
  )$
`
const CHOICES = /^(?:radio|checkbox|option|switch|menuitemradio|menuitemcheckbox)$/

/**
 * "Order a large pizza with ham and olives for delivery", "buy 2 adult and 1 child tickets at 19:30": each choice that the
 * page offers and the words name is made, each amount set, step by step, and then it is sent.
 */
export const orderForm: Mechanism = async (order, work) => {
  const { hands, orders } = work
  const isOrder = order.kind === 'book' || /^(?:order|get|add|request)$/.test(order.verb)
  if (!isOrder && !(order.kind === 'other' && isOffered(hands.page, order.verb))) return false
  const said = plainText(`${order.verb} ${restore(wholeOf(order), orders.source)}`)
  const first = choicesSaid(hands.page, said)
  // "with the cheapest saddle there is": one of the choices is told by comparing them, and not by its name.
  const isCompared = readSuperlative(said) !== undefined
  if (isCompared && !first.some(({ node, label }) => readSuperlative(label ?? calledOf(hands.page, node)))) return false
  const isStepped = buttonFor(hands.page, NEXT) !== undefined
  const figures = figuresSaid(hands.page, said)
  if (first.length + figures.length + amountsSaid(hands.page, said).length < (isStepped ? 1 : 2)) return false
  // What has a field for it is more than a choice or a figure.
  const open = hands.page.nodes.filter(node => isOpenField(node) && isSaid(nameOfField(hands.page, node), said))
  if (open.some(({ ref }) => !figures.some(({ node }) => node.ref === ref))) return false
  const place = placeSaid(hands.page, restore(wholeOf(order), orders.source))
  // Where it is to be has a field of its own, or is said in vain.
  if (place === null) return false
  if (place) await setField(hands, place.node, place.text)
  // What comes behind it is asked for by itself.
  const isSent = isSentLater(work)
  for (let step = 0; step < MOST; step++) {
    await fillStep(hands, said)
    const next = buttonFor(hands.page, NEXT)
    if (next) {
      await hands.click(next)
      continue
    }
    const last = isSent
      ? undefined
      : (buttonFor(hands.page, LAST) ?? ownButton(hands, first, order, orders.source.text))
    if (last) {
      await setMoments(hands, restore(wholeOf(order), orders.source))
      refuseUncounted(hands.page, said)
      await hands.click(hands.again(last) ?? last)
    }
    return true
  }
  return false
}

/** What ends an order: "Place order", "Buy now". */
export const endOfOrder = (page: Page): PageNode | undefined => buttonFor(page, LAST)

/** Whether an order says at least two things that the page offers to choose from, and has a button to end with. */
export function takesChoices(page: Page, text: string): boolean {
  const said = plainText(text)
  const count = choicesSaid(page, said).length + figuresSaid(page, said).length + amountsSaid(page, said).length
  const [first] = choicesSaid(page, said)
  return (
    count > 1 &&
    (buttonFor(page, LAST) ?? (first && buttonOfVerb(page, first.node, said.split(' ')[0]!, said))) !== undefined
  )
}

/** How many of it are wanted: right behind the verb. */
const HOW_MANY =
  /^(?:order|get|add|request|buy|book|purchase|reserve) (\d+|two|three|four|five|six|seven|eight|nine|ten) \p{L}/u

/** What was said to be wanted several times is not had once because nothing on the page takes the number. */
function refuseUncounted(page: Page, said: string): void {
  const count = readCount(HOW_MANY.exec(said)?.[1] ?? '')
  if (count === undefined || count < 2) return
  const holds = page.nodes.some(
    ({ value, options, name }) =>
      Number(value) === count ||
      options?.some(one => one.selected && Number(one.label) === count) ||
      Number(name) === count,
  )
  if (!holds)
    throw new GivenUp(`I find nothing on the page that takes how many there are to be (${count}). It was not sent.`)
}

/** "Add it to the cart": the button that is called by the verb, beside what was chosen. */
const ownButton = (hands: Hands, [choice]: readonly Choice[], { verb }: Order, said: string): PageNode | undefined => {
  const node = choice && hands.again(choice.node)
  return node && buttonOfVerb(hands.page, node, verb, said)
}

/** The verb itself is one of the choices: "Sell", beside "Buy". */
const isOffered = (page: Page, verb: string): boolean =>
  page.nodes.some(node => node.role === 'radio' && plainText(node.name || textBeside(page, node) || '') === verb)

/** Figures for open fields: "a limit of 42" by the name of the field, "11 shares" where it asks how many. */
function figuresSaid(page: Page, said: string): { node: PageNode; figure: string }[] {
  const fields = page.nodes.filter(node => isOpenField(node) || isCountList(node))
  const counting = fields.filter(node => COUNTED.test(nameOfField(page, node)))
  // One of several fields for a quantity takes that of what its own row says.
  if (counting.length > 1)
    return counting.flatMap(node => {
      const count = countSaid(textsOfRow(page, node, counting), said)
      return count === undefined ? [] : [{ node, figure: String(count) }]
    })
  return fields.flatMap(node => {
    const name = plainText(nameOfField(page, node)).replace(/[^\p{L}\p{N} ]/gu, '.')
    const named =
      name === '' ? null : new RegExp(`\\b${name}(?: (?:of|is|at|to))*:? [$€£]?(\\d[\\d.,]*)`, 'u').exec(said)
    const counted = COUNTED.test(name) ? (HOW_MANY.exec(said) ?? /(?:^|\s)(\d+) \p{L}/u.exec(said)) : null
    const figure = (named ?? counted)?.[1]
    return figure === undefined
      ? []
      : [{ node, figure: /\d/.test(figure) ? figure.replace(/[.,]$/, '') : String(readCount(figure)) }]
  })
}

/** A list of nothing but numbers. */
const isCountList = ({ options, hidden, disabled }: PageNode): boolean =>
  !hidden &&
  !disabled &&
  options !== undefined &&
  options.length > 1 &&
  options.every(({ label }) => /^\d{1,3}\+?$/.test(label.trim()))

const PLACE = /^(?:city|town|where|place|location|destination|area|region)\b/i

/** "a room in Hillford": the field for where, where no choice is called so; null: there is a place, and nothing for it. */
function placeSaid(page: Page, said: string): { node: PageNode; text: string } | null | undefined {
  const text = /\b(?:in|near|at) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u.exec(said)?.[1]
  if (text === undefined || page.nodes.some(node => plainText(node.name) === plainText(text))) return undefined
  const isChoice = page.nodes.some(({ options }) => options?.some(({ label }) => plainText(label) === plainText(text)))
  const open = page.nodes.filter(node => isOpenField(node) && node.type !== 'number')
  if (isChoice || !open.length) return undefined
  const node = open.find(one => PLACE.test(nameOfField(page, one)))
  return node ? { node, text } : null
}

/** A field that nothing was written into; a counter begins at none, or at one. */
const isOpenField = (node: PageNode): boolean =>
  node.editable === true &&
  !node.readonly &&
  !node.hidden &&
  ((node.value ?? '') === '' || ((node.type === 'number' || node.role === 'spinbutton') && /^[01]$/.test(node.value!)))

const nameOfField = (page: Page, node: PageNode): string =>
  (node.name || node.label || textBeside(page, node) || node.placeholder || '').replace(/[:*\s]+$/, '')

async function fillStep(hands: Hands, said: string): Promise<void> {
  for (const { node, figure } of figuresSaid(hands.page, said)) await setField(hands, node, figure)
  for (const { place, count } of amountsSaid(hands.page, said)) await stepTo(hands, place, count)
  for (const choice of choicesSaid(hands.page, said)) {
    const now = hands.again(choice.node)
    if (!now || now.checked === true || now.selected === true || now.pressed === true) continue
    if (choice.label !== undefined) await setField(hands, now, choice.label)
    else if (/^(?:radio|checkbox|switch)$/.test(now.role)) await setField(hands, now, 'yes')
    else await hands.click(now)
  }
}

interface Choice {
  node: PageNode
  /** Of a select: the option. */
  label?: string
}

/** What the page offers to choose from and the words name: options, marks, and things of a row that answer clicks. */
function choicesSaid(page: Page, said: string): Choice[] {
  const able = page.nodes.filter(node => !node.hidden && !node.disabled)
  const selects = able.flatMap((node): Choice[] => {
    const named = (node.options ?? []).filter(({ label }) => isSaid(label, said))
    const longest = named.sort((a, b) => b.label.length - a.label.length)[0]
    return longest && !longest.selected ? [{ node, label: longest.label }] : []
  })
  const marks = able
    .filter(node => CHOICES.test(node.role) || isOneOfSeveral(page, node))
    .filter(node => isSaid(calledOf(page, node), said) || isExtraSaid(page, node, said))
  const inner = marks.filter(node => !marks.some(other => other !== node && page.ancestors(node).includes(other)))
  return [...selects, ...inner.map(node => ({ node }))]
}

/** "gift-wrapped" of a mark "Gift wrap (+ €3)": what it costs is no part of its name, and it may be said of what is done so. */
function isExtraSaid(page: Page, node: PageNode, said: string): boolean {
  const name = node.role === 'checkbox' ? plainText(calledOf(page, node).replace(/\s*[(+].*$/, '')) : ''
  const last = name.at(-1) ?? ''
  return (
    name.length > 3 &&
    new RegExp(`(?<!\\p{L})${escapePattern(name)}(?:${escapePattern(last)}?ed|s|d)?(?!\\p{L})`, 'u').test(
      said.replaceAll('-', ' '),
    )
  )
}

const calledOf = (page: Page, node: PageNode): string =>
  node.name || page.text(node) || node.title || textBeside(page, node) || ''

/** Something short that is clicked, beside others of its kind. */
function isOneOfSeveral(page: Page, node: PageNode): boolean {
  if (!isControl(node) || node.editable || node.options || node.role === 'link') return false
  const text = (page.text(node) || node.title || '').trim()
  const holder = page.parent(node)
  const others = holder ? page.children(holder).filter(other => other.tag === node.tag && isControl(other)) : []
  return text !== '' && text.length < 40 && others.length > 1 && !NEXT.test(text) && !LAST.test(text)
}

function isSaid(label: string, said: string): boolean {
  const plain = plainText(label).replace(/[^\p{L}\p{N}: ]/gu, '.')
  // A letter by itself is an article or a pronoun, unless it is said what it is: "size M", "row B".
  if (/^\p{L}$/u.test(plain.trim()))
    return new RegExp(
      `\\b(?:size|type|class|group|zone|grade|level|row|option|letter|category) ${plain.trim()}(?!['\\p{L}\\p{N}])`,
      'u',
    ).test(said)
  return plain.trim().length > 1 && new RegExp(`(^|[^\\p{L}\\p{N}])${plain}($|[^\\p{L}\\p{N}])`, 'u').test(said)
}

const buttonFor = (page: Page, name: RegExp): PageNode | undefined =>
  page.nodes.find(
    node =>
      isControl(node) &&
      !CHOICES.test(node.role) &&
      node.tag !== 'label' &&
      !page.ancestors(node).some(({ tag }) => tag === 'label') &&
      !node.hidden &&
      !node.disabled &&
      name.test((page.text(node) || node.name).trim()),
  )
