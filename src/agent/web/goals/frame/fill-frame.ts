import type { PageSnapshot } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { comparativeOf, positiveOf, superlativeOf } from '../../../understand/language/gradables.ts'
import { baseOf } from '../../../understand/language/verb-forms.ts'
import { isColorName } from '../../ground/colors.ts'
import { plainText } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { GivenUp, nameOf, withoutEcho, type Hands } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'
import { findSteppers, stepTo } from '../widgets/steps.ts'
import { assign, type Assignment } from './assign.ts'
import { endButton, nextButton } from './buttons.ts'
import { readSlots, type Slot } from './slots.ts'
import { readTold, type Told } from './told.ts'

/** Settings and steps of one form before it is given up. */
const MOST = 30

/** What makes more of a message than what is to be in a form. */
const MORE = pattern('iu')`
  \b(?:if|unless|otherwise|until|whether|while|each|every|everything|everybody|everyone|all|how many|how much|which|who|whose|what|where
  |than|twice|again|first|second|third|last|next to|drag|draw)\b
  |\?\s*$
`
/** "Keep the rest as it is": nothing is to be done for it. */
const REST = pattern('giu')`
  \b(?:keep|leave) (?:the rest|everything else|all (?:the )?others?|the others?)
  (?: (?:as (?:it|they) (?:is|are)|unchanged|alone|where (?:it|they) (?:is|are)))?\b
`
/** Verbs by which something is wanted, filled in, chosen or handed over; what governs a form and nothing else on a page. */
const OF_FORMS = new Set(
  `want need wish like have get give make take put set choose pick select enter type write fill order book buy reserve send submit
   confirm save continue finish complete register sign log pay post add include let please be come go keep change switch mind remember
   note use state tell forget ask apply request schedule invite do hand vote cast press click tap hit`.split(/\s+/),
)

/** What a message tells for the form on a page; undefined: it is none that tells, or nothing of it has a place. */
export interface Frame {
  told: Told
  assignments: Assignment[]
}

/** Reads a message as values for the places of the page's form. */
export function readFrame(page: Page, message: string): Frame | undefined {
  const text = message.replace(REST, '')
  if (MORE.test(text)) return undefined
  const told = readTold(text)
  const slots = readSlots(page)
  const button = endButton(page, choicesOf(slots), wordsOf(told)) ?? nextButton(page, choicesOf(slots))
  if (orders(told, button ? page.text(button) || button.name : '').length > 0) return undefined
  const assignments = assign(slots, told)
  return assignments.length > 0 ? { told, assignments } : undefined
}

/** Whether nothing that a message tells would be left over: all has a place here, or the form goes on behind this page. */
export function isWholeFrame(page: Page, { told, assignments }: Frame): boolean {
  const slots = readSlots(page)
  const choices = choicesOf(slots)
  const isOpen =
    nextButton(page, choices) !== undefined ||
    page.nodes.some(({ disabled, options }) => disabled === true && options !== undefined)
  const isEnded = endButton(page, choices, wordsOf(told)) !== undefined
  return (isOpen || isEnded) && (isOpen || leftOf(page, told, assignments).length === 0)
}

/** The same for a page that may show the very message. */
export function isFrameOn(snapshot: PageSnapshot, message: string): boolean {
  const page = readPage(withoutEcho(snapshot, message))
  const frame = readFrame(page, message)
  return frame !== undefined && isWholeFrame(page, frame)
}

const wordsOf = ({ words }: Told): string[] => words.map(({ text }) => text)
const choicesOf = (slots: readonly Slot[]): Set<string> =>
  new Set(slots.flatMap(({ choices }) => choices.map(({ node }) => node.ref)))

/** Verbs of a message that ask for another thing than what forms do. */
function orders({ source, words }: Told, button: string): string[] {
  const starts = [
    ...source.text.matchAll(/(?:^|[.!?;:]\s+|,\s*(?:and |then |please )*|\b(?:and|then|please)\s+)(\p{L}+)\b/giu),
  ]
  return starts
    .map(([, word]) => word!.toLowerCase())
    .filter((word, at, list) => list.indexOf(word) === at && words.some(({ text }) => text === word))
    .filter(
      word => shareAsVerb(baseOf(word) ?? word) >= 0.6 && !OF_FORMS.has(baseOf(word) ?? word) && !OF_FORMS.has(word),
    )
    .filter(word => !plainText(button).split(' ').includes(word))
}

/** What was told and has no place. */
function leftOf(page: Page, told: Told, assignments: readonly Assignment[]): string[] {
  const words = assignments.flatMap(one => (one.kind === 'text' ? [] : one.words))
  const values = assignments.flatMap(one => (one.kind === 'mark' || !one.by ? [] : [one.by]))
  const isUsed = (one: { at: number; to: number }) =>
    values.some(value => value.at <= one.at && one.to <= value.to) ||
    words.some(word => one.at <= word.at && word.to <= one.to)
  const shown = page.nodes.filter(node => page.children(node).length === 0).map(({ name }) => plainText(name))
  const isShown = (text: string) => shown.some(name => name.includes(plainText(text)))
  const open = told.values.filter(value => !isUsed(value) && !(value.kind === 'name' && isShown(value.text)))
  const denied = told.denied.filter(({ clause }) => !words.some(word => word.clause === clause))
  const around = new Set(values.flatMap(({ before, behind }) => [...before, ...behind]))
  const qualities = told.words.filter(
    word => isQuality(word.text) && !isUsed(word) && !around.has(word.text) && !isShown(word.text),
  )
  return [...open, ...denied, ...qualities].map(({ text }) => text)
}

/** What says which of several is meant: a colour, or how something is graded. */
const isQuality = (word: string): boolean =>
  !/^(?:more|less|fewer|late|soon|good|new)$/.test(word) &&
  (isColorName(word) || [positiveOf, superlativeOf, comparativeOf].some(graded => graded(word) !== undefined))

/**
 * Fills the form of a page with what a message tells of it, whatever the order of its words: each place as it comes up, step by
 * step, and ends it by its one button. Where something told has no place, or a place that is asked for stays empty, nothing is sent.
 */
export async function fillFrame(hands: Hands, message: string): Promise<boolean> {
  const first = readFrame(hands.page, message)
  if (!first || !isWholeFrame(hands.page, first)) return false
  const { told } = first
  const made: Assignment[] = []
  const giveBack = hands.ledger.use(message)
  try {
    for (let step = 0; step < MOST; step++) {
      const slots = readSlots(hands.page)
      const choices = choicesOf(slots)
      const now = assign(slots, told)
      const todo = now.find(one => !made.some(other => isSame(one, other)) && !isReached(one))
      if (todo) {
        await carryOut(hands, todo)
        made.push(todo)
        continue
      }
      made.push(...now.filter(one => !made.some(other => isSame(one, other))))
      const next = nextButton(hands.page, choices)
      if (next) {
        refuseEmpty(hands, slots)
        await hands.click(next)
        continue
      }
      const end = endButton(hands.page, choices, wordsOf(told))
      const left = leftOf(hands.page, told, made)
      if (left.length > 0)
        throw new GivenUp(
          `I found no place on the page for ${left.map(text => `“${text}”`).join(', ')}. It was not sent.`,
        )
      refuseEmpty(hands, slots)
      if (!end) throw new GivenUp('I see no single button that ends this form.')
      await hands.click(end)
      return true
    }
  } catch (error) {
    giveBack()
    throw error
  }
  throw new GivenUp('The form had more steps than anybody would go through.')
}

const keyOf = (one: Assignment): string =>
  [
    one.slot.kind,
    plainText(one.slot.name),
    plainText(one.slot.part),
    one.kind === 'choose' ? one.choice.label : one.kind === 'text' ? one.text : one.on,
  ].join('|')
const isSame = (one: Assignment, other: Assignment): boolean => keyOf(one) === keyOf(other)

/** Whether a place holds already what it is to hold. */
function isReached(one: Assignment): boolean {
  if (one.kind === 'mark') return (one.slot.node.checked === true) === one.on
  if (one.kind === 'choose') return one.choice.isOn && one.words.every(({ isDenied }) => !isDenied)
  return (one.slot.node.value ?? one.slot.node.name) === one.text
}

async function carryOut(hands: Hands, one: Assignment): Promise<void> {
  const node = hands.again(one.slot.node) ?? one.slot.node
  if (one.kind === 'mark')
    return void (await hands.act(
      'check',
      { ref: node.ref, checked: one.on },
      `set ${nameOf(hands.page, node)}${one.on ? '' : ' off'}`,
    ))
  if (one.kind === 'text') {
    const place = findSteppers(hands.page).findIndex(({ shown }) => shown.ref === node.ref)
    return place === -1 ? setField(hands, node, one.text) : stepTo(hands, place, Number(one.text))
  }
  const { choice } = one
  if (choice.option !== undefined) return setField(hands, node, choice.option)
  if (choice.node.role === 'radio') return setField(hands, choice.node, 'yes')
  await hands.click(choice.node)
}

/** What may stay empty, by what it is called. */
const OPTIONAL = pattern('iu')`
  \b(?:
    optional|if any|if you (?:like|want|have)|comments?|notes?|remarks?|voucher|promo\w*|coupon|discount|search|message
    |line 2|company|middle|title|newsletter
  )\b
  |\?\s*$
`

/** A place that is asked for and that nothing was told of. */
function refuseEmpty({ page }: Hands, slots: readonly Slot[]): void {
  const isEmpty = (slot: Slot) => {
    const node = page.get(slot.node.ref)
    if (!node || OPTIONAL.test(slot.name) || node.role === 'searchbox') return false
    if (slot.kind === 'text') return (node.value ?? '') === '' && node.secret !== 'filled' && node.type !== 'range'
    return slot.kind === 'choice' && !slot.isLoose && !slot.choices.some(({ isOn }) => isOn)
  }
  const empty = slots.filter(isEmpty)
  if (empty.length > 0)
    throw new GivenUp(
      `Nothing was said for ${empty.map(({ name, node }) => `“${name || nameOf(page, node)}”`).join(', ')}. It was not sent.`,
    )
}
