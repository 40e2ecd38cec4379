import type { PageSnapshot } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { comparativeOf, positiveOf, superlativeOf } from '../../../understand/language/gradables.ts'
import { baseOf } from '../../../understand/language/verb-forms.ts'
import { isColorName } from '../../ground/colors.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { withoutEcho } from '../hands.ts'
import { areaOf } from './area.ts'
import { assign, valuesLeft } from './assign.ts'
import { isDone, type Assignment } from './assignment.ts'
import { endButton, nextButton } from './buttons.ts'
import { ofTheWhole } from './shares.ts'
import { readSlots, type Slot } from './slots.ts'
import { readTold, type Told } from './told.ts'

/** What makes more of a message than what is to be in a form. */
const MORE = pattern('iu')`
  \b(?:
    if|unless|otherwise|until|whether|while|each|every|everything|everybody|everyone|all|how many|how much|which|who|whose
    |what|where|than|twice|again|first|second|third|last|next to|drag|draw
  )\b
  |\?\s*$
`
/** "after all", "at all": no matter of all of them. */
const NOT_ALL = /\b(?:after|at|in) all\b/giu
/** "Keep the rest as it is": nothing is to be done for it. */
const REST = pattern('giu')`
  \b(?:keep|leave) (?:the rest|everything else|all (?:the )?others?|the others?)
  (?: (?:as (?:it|they) (?:is|are)|unchanged|alone|where (?:it|they) (?:is|are)))?\b
`
/** Verbs by which something is wanted, filled in, chosen or handed over; what governs a form and nothing else on a page. */
const OF_FORMS = new Set(
  `want need wish like have get give make take put set choose pick select enter type write fill order book buy reserve send submit
   confirm save continue finish complete register sign log pay post add include let please be come go keep change switch mind remember
   note use state tell forget ask apply request schedule invite do hand vote cast press click tap hit leave show see find search`.split(
    /\s+/,
  ),
)

/** What a message tells for the form on a page. */
export interface Frame {
  told: Told
  assignments: Assignment[]
}

/** Reads a message as values for the places of the page's form; undefined: it tells none, or asks for something else. */
export function readFrame(page: Page, message: string): Frame | undefined {
  const text = message.replace(REST, '').replace(NOT_ALL, '')
  const read = readTold(text)
  if (MORE.test(read.source.text)) return undefined
  const told = ofTheWhole(page, read)
  const area = areaOf(page, told)
  const slots = readSlots(area)
  const button = endButton(area, choicesOf(slots), wordsOf(told)) ?? nextButton(area, choicesOf(slots))
  if (orders(told, button ? area.text(button) || button.name : '').length > 0) return undefined
  const assignments = assign(area, slots, told)
  return assignments.length > 0 ? { told, assignments } : undefined
}

/** Whether nothing that a message tells would be left over: all has a place here, or the form goes on behind what is shown. */
export function isWholeFrame(page: Page, { told, assignments }: Frame): boolean {
  const area = areaOf(page, told)
  const slots = readSlots(area)
  const choices = choicesOf(slots)
  const isOpen =
    nextButton(area, choices) !== undefined ||
    area.nodes.some(({ disabled, options }) => disabled === true && options !== undefined) ||
    assignments.some(one => one.kind === 'mark' && one.words.length === 0)
  if (isOpen) return true
  const isEnded = endButton(area, choices, wordsOf(told)) !== undefined
  if (isEnded) return leftOf(page, told, assignments).length === 0
  return isTalk(slots) || opensItem(told, assignments)
}

/** One thing that is named by its very name, where nothing takes a day, time or amount that was told: a click on it may bring up what does. */
function opensItem(told: Told, assignments: readonly Assignment[]): boolean {
  const [one, ...more] = assignments
  if (one?.kind !== 'choose' || one.slot.isLoose !== true || more.length > 0) return false
  const isExact = wordsIn(one.choice.label).join(' ') === one.words.map(({ text }) => text).join(' ')
  return isExact && valuesLeft(told, assignments).some(({ kind }) => /^(?:time|date|number)$/.test(kind))
}

/** The same for a page that may show the very message. */
export function isFrameOn(snapshot: PageSnapshot, message: string): boolean {
  const page = readPage(withoutEcho(snapshot, message))
  const frame = readFrame(page, message)
  return frame !== undefined && isWholeFrame(page, frame)
}

/** A question with answers to click, and nothing else: each answer brings the next. */
export const isTalk = (slots: readonly Slot[]): boolean =>
  slots.length === 1 && slots[0]!.isLoose === true && /\?\s*$/.test(slots[0]!.name)

export const wordsOf = ({ words }: Told): string[] => words.map(({ text }) => text)

/** The refs of what is clicked to choose it. */
export const choicesOf = (slots: readonly Slot[]): Set<string> =>
  new Set(slots.flatMap(({ choices }) => choices.map(({ node }) => node.ref)))

/** Verbs of a message that ask for another thing than what forms do. */
function orders({ source }: Told, button: string): string[] {
  const starts = source.text.matchAll(
    /(?:^|[.!?;:]\s+|,\s*(?:and |then |please )*|\b(?:and|then|please)\s+)(\p{L}+)\b/giu,
  )
  const isOther = (word: string) =>
    shareAsVerb(baseOf(word) ?? word) >= 0.6 && !OF_FORMS.has(baseOf(word) ?? word) && !OF_FORMS.has(word)
  return [...new Set([...starts].map(([, word]) => word!.toLowerCase()))].filter(
    word => isOther(word) && !wordsIn(button).includes(word),
  )
}

/** What was told and has no place: values, what is denied, and what says which of several is meant. */
export function leftOf(page: Page, told: Told, made: readonly Assignment[]): string[] {
  const shown = page.nodes.filter(node => page.children(node).length === 0).map(({ name }) => plainText(name))
  const isShown = (text: string) => shown.some(name => name.includes(plainText(text)))
  const open = valuesLeft(told, made).filter(({ kind, text }) => kind !== 'name' || !isShown(text))
  const words = made.flatMap(one => (one.kind === 'text' ? [] : one.words))
  const isMet = (clause: number) =>
    words.some(word => word.clause === clause) ||
    told.words.some(word => word.clause === clause && made.some(one => isDone(one, word)))
  const around = new Set(made.flatMap(one => ('by' in one && one.by ? [...one.by.before, ...one.by.behind] : [])))
  const qualities = told.words.filter(
    word =>
      isQuality(word.text) && !made.some(one => isDone(one, word)) && !around.has(word.text) && !isShown(word.text),
  )
  return [...open, ...told.denied.filter(({ clause }) => !isMet(clause)), ...qualities].map(({ text }) => text)
}

/** What says which of several is meant: a colour, or how something is graded. */
const isQuality = (word: string): boolean =>
  !/^(?:more|less|fewer|late|soon|good|new)$/.test(word) &&
  (isColorName(word) || [positiveOf, superlativeOf, comparativeOf].some(graded => graded(word) !== undefined))
