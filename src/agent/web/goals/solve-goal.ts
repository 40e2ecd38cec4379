import type { PageSnapshot } from '../../../contract/page.ts'
import { messageOf } from '../../../lib/errors.ts'
import { pattern } from '../../../lib/patterns.ts'
import { NeedsApproval, type ActingTool, type Browser, type GoalOutcome, type GoalPlan } from '../contract.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'
import { appeared } from './widgets/choose-option.ts'
import { buttonOfVerb, isDeed } from './confirming.ts'
import { isCovered } from './given/is-covered.ts'
import { readGiven } from './given/read-given.ts'
import { createHands, GivenUp, isFinal, withoutEcho, type Hands } from './hands.ts'
import { MARK, protect, restore } from '../read/literals.ts'
import { itemWords } from './item-words.ts'
import { itemsTold, itemsWith } from './items.ts'
import { asksForProgram } from './asked-by-words.ts'
import { MECHANISMS, WHOLE } from './mechanisms/index.ts'
import { bringAbout } from './mentions/bring-about.ts'
import { fillFrame } from './frame/fill-frame.ts'
import { isFrameOn } from './frame/read-frame.ts'
import { comesFirst, isSure, planOn, planState } from './mentions/plan.ts'
import { itemNamed, menuByWords } from './mechanisms/menu-by-words.ts'
import { takeStated } from './mechanisms/enter-stated.ts'
import { findExtreme } from './mechanisms/extreme.ts'
import { findHolder } from './mechanisms/holder.ts'
import { isStatement, readOrders, type Order } from './read-orders.ts'
import { readRounds } from './rounds.ts'
import { isUnknownCommand } from './unknown-command.ts'
import { readSuperlative } from './values/measure.ts'
import { isDown, isUp } from './widgets/steps.ts'
import { isSentLater, type Work } from './work.ts'

export interface GoalContext {
  /** The page as it is now, where somebody has looked already. */
  snapshot?: PageSnapshot
  /** Only what is shown now: nothing is opened to look for what is meant. */
  asShown?: boolean
}

/**
 * Reaches a goal that is said in plain words on the page that is open: its clauses one after the other, each by the first
 * mechanism that the words and the page fit. What cannot be done is said in words, with what was done until then.
 */
export async function solveGoal(
  instruction: string,
  browser: Browser,
  context: GoalContext = {},
): Promise<GoalOutcome> {
  const snapshot = context.snapshot ?? (await browser.snapshot())
  const hands = createHands(browser, instruction, snapshot, context.asShown)
  const { text, rounds } = readRounds(instruction)
  let work = workOn(text, hands)
  const plan = hands.isCareful || hands.asShown || rounds > 1 ? undefined : planState(hands.page, instruction)
  const told = plan !== undefined && comesFirst(plan) ? await byMentions(instruction, hands) : undefined
  if (told === true) return outcome(work)
  // What was begun so and did not come about is not ended in another way.
  if (told !== undefined && hands.done.length > 0) return failure(told, hands)
  try {
    const isTold = !hands.isCareful && !hands.asShown && rounds === 1 && tellsFirst(work)
    if (isTold && (await fillFrame(hands, instruction))) return outcome(work)
    for (let round = 1; ; round++) {
      await solveOnce(work)
      if (round === rounds) return outcome(work)
      work = workOn(text, hands)
    }
  } catch (error) {
    if (error instanceof NeedsApproval)
      error.rest = work.orders.list
        .slice(work.at + 1)
        .map(({ said }) => said)
        .join('. Then ')
    if (!(error instanceof GivenUp)) throw error
    const isBegun = hands.done.length > 0
    const named = told === undefined ? await byMentions(instruction, hands) : undefined
    if (named === true) return outcome(work)
    return failure((isBegun ? undefined : named) ?? error.message, hands)
  }
}

/** Whether a message begins with what is, or is wished, and not with an order. */
const tellsFirst = ({ orders: { list } }: Work): boolean =>
  list.length === 0 || (list[0]!.lead.split(' ').length > 3 && !WITH_WHAT.test(list[0]!.lead))

/** "Using the text editor": what an order is carried out with is nothing that is told. */
const WITH_WHAT = /^(?:please )?(?:using|with the help of|by means of|via) (?:the|this|your|an?) [^.,;:!?]+$/iu

const failure = (told: string, { done }: Hands): GoalOutcome => ({
  done: false,
  told: [told, doneUntilThen(done)].filter(Boolean).join(' '),
  confidence: 0.5,
})

/** Acts that only bring a control to a value: what holds need not be done again. */
const ONLY_SET = /^(?:set|chose|typed)\b/

/** What no clause tells may be told by what the message names. A text: it was begun so, and why it was not ended. */
async function byMentions(instruction: string, hands: Hands): Promise<true | string | undefined> {
  if (hands.isCareful || hands.asShown || !hands.done.every(said => ONLY_SET.test(said))) return undefined
  try {
    if (await bringAbout(hands, instruction)) return true
    // A form that was begun in another way is not filled in over it.
    if (hands.done.length === 0 && (await fillFrame(hands, instruction))) return true
    return (hands.done.length === 0 && (await menuByWords(hands, protect(instruction)))) || undefined
  } catch (error) {
    if (error instanceof GivenUp) return error.message
    throw error
  }
}

function workOn(text: string, hands: Hands): Work {
  const orders = readOrders(text)
  return { hands, orders, memory: { given: orders.text }, at: 0, switched: new Set() }
}

/** All orders one after the other, where no program over the whole page does what they ask for together. */
async function solveOnce(work: Work): Promise<void> {
  const { list } = work.orders
  const { ledger } = work.hands
  ledger.awaits(list.map(({ said }) => said))
  for (const whole of WHOLE) if (await whole(work)) return
  if (list.length === 0) throw new GivenUp('No order to do something was found in this.')
  for (; work.at < list.length; work.at++) {
    tellLedger(work)
    await carryOut(list[work.at]!, work)
    await confirmOrder(list[work.at]!, work)
  }
}

/** Orders that say in nouns what is wanted, for whatever fields take it. */
const WISHES = /^(?:find|search|book|sort|add|other)$/

/** What is asked for now; what later orders say is still to come, and what is to be left alone is not to be used. */
function tellLedger({ hands, orders: { list }, at }: Work): void {
  const others = list.filter(({ kind }, place) => place > at || kind === 'leave' || kind === 'unchoose')
  const { kind, rest } = list[at]!
  hands.ledger.awaits(
    others.map(({ said }) => said),
    WISHES.test(kind) ? rest : '',
  )
}

/** How something is left. */
const LEFT =
  /\b(?:as (?:it|they) (?:is|are)|alone|unchanged|untouched|blank|empty|open|closed|checked|unchecked|on|off)\s*$/i

async function carryOut(order: Order, work: Work): Promise<void> {
  speakOf(order, work)
  // What is to be left as it is needs nothing; "leave after 8" is no such thing.
  if (order.kind === 'leave') {
    if (work.orders.list.length > 1 || LEFT.test(order.rest)) return
    throw new GivenUp(`I do not see how to "${order.said}" on this page.`)
  }
  await openSection(order, work)
  const isStated = order.lead !== '' && !BEFORE.test(order.lead)
  const isTaken = isStated && (await takeStated(order.lead, work))
  const isFound = !isTaken && (await findHolder(order.lead, work))
  if (isStated && !isTaken && !isFound && work.hands.isCareful && work.memory.item === undefined)
    throw new GivenUp(`I did not understand “${restore(order.lead, work.orders.source)}”. Nothing was done.`)
  const isOfItem = work.memory.item !== undefined && !(OBLIGES.test(order.lead) && OF_MARKS.test(order.lead))
  if (isStated && !isTaken && !isFound && !isOfItem) refuseUnused(order, work)
  refuseMoments(order, work)
  let failure: string | undefined
  const done = work.hands.done.length
  const before = work.hands.page
  for (const mechanism of MECHANISMS) {
    try {
      if (await mechanism(order, work)) return noteAppeared(order, before, work)
      // What was typed to look for something, and has found nothing, is not followed by a guess.
      if (work.hands.isCareful && work.hands.done.slice(done).some(said => said.startsWith('typed ')))
        throw new GivenUp(`I do not see how to "${order.said}" on this page.`)
    } catch (error) {
      // What an element refused may still be done another way.
      if (isFinal(error, work.hands)) throw error
      failure = messageOf(error)
      // What was begun and failed is not begun in yet another way.
      if (work.hands.isCareful && work.hands.done.length > done) throw new GivenUp(failure)
      await work.hands.look()
    }
  }
  if (failure !== undefined) throw new GivenUp(failure)
  throw new GivenUp(`I do not see how to "${order.said}" on this page.`)
}

/** What came to light with what was opened: the next order may speak of it. */
function noteAppeared({ kind }: Order, before: Page, { hands, memory }: Work): void {
  if (!/^(?:open|expand)$/.test(kind)) return
  const fresh = appeared(before, hands.page)
  if (fresh.length > 0) memory.appeared = new Set(fresh.map(({ ref }) => ref))
}

/** What a sentence gives to be used: something quoted, a number, a name of an account, what somebody has. */
const GIVES = new RegExp(`${MARK}|\\d|(?:^|\\s)@\\p{L}|\\p{L}['’]s\\s`, 'u')
/** A sentence that says what has to be so: it is an order, however it is said. */
const OBLIGES = /\b(?:is|are) to (?!you\b)\p{L}+|\b(?:has|have|needs?|ought) to \p{L}+|\b(?:must|should|shall) \p{L}+/iu
/** How a mark is to be: something to be done beside what is pressed. */
const OF_MARKS = /\b(?:un)?(?:ticked|checked|selected|chosen|marked)\b/i
/** What is said of the task itself, or of whoever does it, comes again in the order. */
const ABOUT_TASK = /^\W*(?:(?:your|the|this|my|our) (?:task|goal|job|aim|object(?:ive)?|idea|challenge)|you|I|we)\b/i
/** Verbs of ending: what a message gives has to be used before. */
const ENDS = /^(?:click|submit|book|other|drag|login)$/

/** What was ordered or given before, and was not understood, is not left out silently. */
function refuseUnused({ kind, lead }: Order, { orders, hands, at }: Work): void {
  const unknown = lead.split(/(?<=[.;!])\s+/).find(clause => isUnknownCommand(clause.replace(/:.*$/s, '')))
  if (unknown !== undefined)
    throw new GivenUp(`I do not know how to “${restore(unknown, orders.source)}”, so I did not go on.`)
  const isEnd = ENDS.test(kind) && at === orders.list.length - 1
  const obliges = OBLIGES.test(lead) && !ABOUT_TASK.test(lead)
  if (!isEnd || hands.done.length > 0 || (!obliges && (!GIVES.test(lead) || isStatement(lead)))) return
  throw new GivenUp(`I did not understand “${restore(lead, orders.source)}”. Nothing was done.`)
}

/** Days and times before an order to press something, which tell no item of the page, were to be chosen: it is not pressed without. */
function refuseMoments({ kind, lead }: Order, { orders, hands, memory }: Work): void {
  if (!/^(?:click|submit)$/.test(kind) || lead === '' || hands.done.length > 0) return
  const texts = memory.item ? [hands.page.text(memory.item)] : []
  const given = readGiven({ text: lead, literals: orders.source.literals })
  if (given.some(one => /^(?:date|time)$/.test(one.kind) && !isCovered(one, texts)))
    throw new GivenUp(`I did not understand “${restore(lead, orders.source)}”. Nothing was done.`)
}

/** Tools that bring a control to a value. */
const SETTING = new Set<ActingTool>(['select', 'type', 'check'])

/** A deed that only set a control is done by the button beside it that is called by the deed, unless that is said to be pressed later. */
async function confirmOrder({ kind, verb }: Order, work: Work): Promise<void> {
  const { hands, orders } = work
  const { last, page } = hands
  const acted = last && page.get(last.ref)
  const isStep = acted !== undefined && last?.tool === 'click' && (isUp(page, acted) || isDown(page, acted))
  const node = last && (SETTING.has(last.tool) || isStep) ? acted : undefined
  if (!node || !(isDeed(kind) || (isStep && verb === 'order')) || isSentLater(work)) return
  const button = buttonOfVerb(page, node, verb, orders.source.text)
  if (button) await hands.click(button)
}

/** What begins so is about what is done, and says no values by itself. */
const BEFORE = /^(?:for|of|in|on|from|at|using|with|by|after|when|if|among|within|below|above|given|then|once)\b/i

/** "in the section Billing", "under the Account tab". */
const IN_SECTION = pattern('i')`
  ^(?:in|on|under|within|inside|from|at) (?:the )?(?:
    (?:section|panel|tab|part|group|folder|accordion|heading|area) (?:named |called |titled |labell?ed )?(.+)
    |(.+) (?:section|panel|tab|part|group|folder|accordion|area)
  )$
`

/** "In the section X, tick Y": what X heads is opened first, where it is folded. */
async function openSection({ lead }: Order, { hands, orders, memory }: Work): Promise<void> {
  const match = IN_SECTION.exec(lead)
  if (!match || hands.asShown) return
  const name = restore((match[1] ?? match[2])!, orders.source)
  const head = hands.find({ said: name, name, quoted: true }, 'click')
  if (!head || !isControl(head) || head.expanded === true || head.selected === true || head.editable) return
  await hands.click(head)
  // What was named is shown now, not an item with controls of its own.
  memory.item = undefined
  memory.itemWords = undefined
}

/** "For the user Ann, click …", "in Bob's row, …": the item that an order is about stands before it. */
function speakOf({ lead }: Order, { hands, memory, orders }: Work): void {
  if (lead === '') return
  const superlative = readSuperlative(lead)
  const best = superlative && findExtreme(hands.page, superlative)
  if (best) {
    memory.item = best
    return
  }
  if (!/^(?:for|of|in|on|from|at)\b/i.test(lead)) {
    // "Ann sent you a message. Forward it": a name in it is that of an item.
    for (const [name] of restore(lead, orders.source).matchAll(/@?\p{Lu}[\p{L}\d'-]+(?: \p{Lu}[\p{L}\d'-]+)*/gu)) {
      const [item, ...others] = itemsWith(hands.page, name)
      if (item && others.length === 0) return void Object.assign(memory, { item, itemWords: name })
    }
    return
  }
  const said = restore(lead.replace(/^in /i, 'of '), orders.source)
  const words = itemWords(said)
  const [item] = words === '' ? [] : itemsTold(hands.page, words, said)
  if (item) Object.assign(memory, { item, itemWords: words })
}

/** Orders that are reached where nothing has to be done for them. */
const MAY_HOLD = /^(?:choose|unchoose|set|leave|close|expand|open|sort|wait|scroll|focus|hover)$/

function outcome({ hands, result, orders, memory }: Work): GoalOutcome {
  // Something was found and nothing done with it: that is not what was asked for.
  const isDone = hands.done.length > 0 || result !== undefined || memory.holds === true
  if (!isDone && !orders.list.some(({ kind }) => MAY_HOLD.test(kind)))
    return { done: false, told: 'I do not see what to do for this on the page. Nothing was done.', confidence: 0.4 }
  const told = result === undefined ? sentence(hands.done) : `${result}`
  return { done: true, told, ...(result !== undefined && { result }), confidence: 0.8 }
}

const sentence = (done: readonly string[]): string =>
  done.length === 0
    ? 'Nothing was left to do.'
    : `I ${done.slice(0, 12).join(', ')}${done.length > 12 ? ' and more' : ''}.`
const doneUntilThen = (done: readonly string[]): string =>
  done.length === 0 ? '' : `Until then I ${done.slice(0, 8).join(', ')}.`

/** Whether all that a message says is named on the page, or told for its form. */
export function isNamedAll(text: string, snapshot: PageSnapshot): boolean {
  const plan = planOn(snapshot, text)
  if ((plan !== undefined && isSure(plan)) || isFrameOn(snapshot, text)) return true
  return itemNamed(readPage(withoutEcho(snapshot, text)), protect(text)) !== undefined
}

/** Reads a goal with the page at hand; undefined: there is no order in it. */
export function readGoal(text: string, snapshot: PageSnapshot, asShown = false): GoalPlan | undefined {
  const { list } = readOrders(text)
  const isQuestion = /^(?:how many|what|which)\b/i.test(text)
  if (list.length === 0 && !isQuestion && !asksForProgram(text) && !isNamedAll(text, snapshot)) return undefined
  return {
    confidence: list.every(({ kind }) => kind !== 'other') ? 0.7 : 0.55,
    told: list.map(({ said }) => said).join(', then ') || text,
    run: browser => solveGoal(text, browser, { snapshot, asShown }),
  }
}
