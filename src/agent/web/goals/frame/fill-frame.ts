import { pattern } from '../../../../lib/patterns.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { GivenUp, nameOf, type Hands } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'
import { findSteppers, stepTo } from '../widgets/steps.ts'
import { areaOf } from './area.ts'
import { assign } from './assign.ts'
import type { Assignment } from './assignment.ts'
import { endButton, nextButton } from './buttons.ts'
import { choicesOf, isTalk, isWholeFrame, leftOf, readFrame, wordsOf } from './read-frame.ts'
import { readSlots, type Slot } from './slots.ts'
import type { Told } from './told.ts'

/** Settings and steps of one form before it is given up. */
const MOST = 30

/**
 * Fills the form of a page with what a message tells of it, whatever the order of its words: each place as it comes up, step by
 * step, and ends it by its one button. Where something told has no place, or a place that is asked for stays empty, nothing is sent.
 */
export async function fillFrame(hands: Hands, message: string): Promise<boolean> {
  const first = readFrame(hands.page, message)
  if (!first || !isWholeFrame(hands.page, first)) return false
  const made: Assignment[] = []
  const giveBack = hands.ledger.use(message)
  try {
    for (let step = 0; step < MOST; step++) if (await goOn(hands, first.told, made)) return true
  } catch (error) {
    giveBack()
    throw error
  }
  throw new GivenUp('The form had more steps than anybody would go through.')
}

/** One thing that is still to be done: a place that is filled, the next step, or the end of it (true). */
async function goOn(hands: Hands, told: Told, made: Assignment[]): Promise<boolean> {
  const area = areaOf(hands.page, told)
  const slots = readSlots(area)
  const now = assign(area, slots, told)
  const todo = now.find(one => !made.some(other => isSame(one, other)) && !isReached(one))
  if (todo) {
    await carryOut(hands, todo)
    made.push(todo)
    return false
  }
  made.push(...now.filter(one => !made.some(other => isSame(one, other))))
  const choices = choicesOf(slots)
  const next = nextButton(area, choices)
  const end = next && isNamed(hands, next, told) ? next : (next ?? endButton(area, choices, wordsOf(told)))
  if (next && end === next && !isNamed(hands, next, told)) {
    refuseEmpty(hands, slots)
    await hands.click(next)
    return false
  }
  if (!end && isTalk(slots)) throw new GivenUp(`Nothing was said for “${slots[0]!.name}”. I did not go on.`)
  const left = leftOf(hands.page, told, made)
  if (left.length > 0)
    throw new GivenUp(`I found no place on the page for ${left.map(text => `“${text}”`).join(', ')}. It was not sent.`)
  refuseEmpty(hands, slots)
  if (end) await hands.click(end)
  else if (slots.length > 0) throw new GivenUp('I see no single button that ends this form.')
  return true
}

/** "… and continue": the button that goes on is where the message ends. */
const isNamed = ({ page }: Hands, node: PageNode, told: Told): boolean =>
  wordsIn(page.text(node) || node.name).some(word => wordsOf(told).slice(-4).includes(word))

const keyOf = (one: Assignment): string => {
  const what =
    one.kind === 'choose'
      ? one.choice.label
      : one.kind === 'text'
        ? one.text
        : one.kind === 'mark'
          ? one.on
          : one.words.map(({ text: word }) => word).join(' ')
  return [one.slot.kind, plainText(one.slot.name), plainText(one.slot.part), what].join('|')
}
const isSame = (one: Assignment, other: Assignment): boolean => keyOf(one) === keyOf(other)

/** Whether a place holds already what it is to hold. */
function isReached(one: Assignment): boolean {
  const { node } = one.slot
  switch (one.kind) {
    case 'mark':
      return (node.checked === true) === one.on
    case 'choose':
      return one.choice.isOn && one.words.every(({ isDenied }) => !isDenied)
    case 'text':
      return (node.value ?? node.name) === one.text
    default:
      return false
  }
}

async function carryOut(hands: Hands, one: Assignment): Promise<void> {
  const node = hands.again(one.slot.node) ?? one.slot.node
  switch (one.kind) {
    case 'mark': {
      const said = `set ${nameOf(hands.page, node)}${one.on ? '' : ' off'}`
      await hands.act('check', { ref: node.ref, checked: one.on }, said)
      return
    }
    case 'remove':
      await hands.click(one.control)
      return
    case 'text': {
      if (one.slot.rungs) return climb(hands, one.slot.rungs, Number(one.text))
      const place = findSteppers(hands.page).findIndex(({ shown }) => shown.ref === node.ref)
      return place === -1 ? setField(hands, node, one.text) : stepTo(hands, place, Number(one.text))
    }
    case 'choose': {
      const { choice } = one
      if (choice.option !== undefined) return setField(hands, node, choice.option)
      if (choice.node.role === 'radio') return setField(hands, choice.node, 'yes')
      await hands.click(choice.node)
    }
  }
}

/** The nth sign of a scale. */
async function climb(hands: Hands, rungs: readonly PageNode[], count: number): Promise<void> {
  const rung = rungs[count - 1]
  if (!rung) throw new GivenUp(`The scale has only ${rungs.length} steps.`)
  await hands.act('click', { ref: rung.ref }, `gave ${count} of ${rungs.length}`)
}

/** What may stay empty, by what it is called. */
const OPTIONAL = pattern('iu')`
  \b(?:
    optional|add|if any|if you (?:like|want|have)|comments?|notes?|remarks?|voucher|promo\w*|coupon|discount|search|message
    |line 2|company|middle|title|newsletter
  )\b
  |\?\s*$
`

/** A place that is asked for and that nothing was told of. */
function refuseEmpty({ page }: Hands, slots: readonly Slot[]): void {
  const isEmpty = (slot: Slot) => {
    const node = page.get(slot.node.ref)
    if (!node || OPTIONAL.test(slot.name) || node.role === 'searchbox') return false
    if (slot.kind === 'text')
      return (node.value ?? '') === '' && node.secret !== 'filled' && node.type !== 'range' && node.role !== 'slider'
    return slot.kind === 'choice' && !slot.isLoose && !slot.choices.some(({ isOn }) => isOn)
  }
  const empty = slots.filter(isEmpty)
  if (empty.length > 0)
    throw new GivenUp(
      `Nothing was said for ${empty.map(({ name, node }) => `“${name || nameOf(page, node)}”`).join(', ')}. It was not sent.`,
    )
}
