import { pattern } from '../../../../lib/patterns.ts'
import type { PageSnapshot } from '../../../../contract/page.ts'
import { readPage } from '../../ground/page-tree.ts'
import { asksForProgram } from '../asked-by-words.ts'
import { namesBefore } from '../mechanisms/choose.ts'
import { fillsAlike } from '../mechanisms/enter-several.ts'
import { waitsForEnd } from '../mechanisms/wait.ts'
import { meansShownIcon } from '../mechanisms/icons.ts'
import { saysLetters } from '../values/read-value.ts'
import { asksForWarmth } from '../mechanisms/warmth.ts'
import { takesSearch } from '../mechanisms/search-form.ts'
import { restore } from '../../read/literals.ts'
import { asksForSome } from '../mechanisms/quantity.ts'
import { readPerson } from '../mechanisms/person-form.ts'
import { asksForLetterDeed } from '../letters/say-letter-deed.ts'
import { readOrders } from '../read-orders.ts'
import { waitsForNumber } from '../restate/waiting.ts'
import { isRoundabout } from '../say-plainly.ts'
import { isDeedOnItem } from './items.ts'
import { usesSeveral } from './several.ts'
import { asksOnQuestionPage } from './question-page.ts'
import { needsWholePage } from './whole-page.ts'

/** Words for what is only known once the whole page was looked at. */
const WHOLE_PAGE = pattern('i')`
  \b(?:
    # told by something like it, by its letters, or by what it is not
    similar (?:to|in)
    |(?:starts?|starting|begins?|beginning|ends?|ending) (?:with|in)\b
    |(?:all|every|each|everything|everybody|everyone)\b.{1,40}?\b(?:except|but|apart from|other than)\b
    |odd one
    |(?:only|just|exactly) once
    # told by its place in a column, by a suggestion, by its looks
    |(?:word|item|entry|name|number|link|line) (?:in|of|from) the (?:left|right|first|second|middle|last)
      (?:[- ]?hand|most)? (?:column|list|side)
    |\w+ (?:suggestion|proposal)\b|one that (?:is|looks) different|in (?:bold|italics)
    # answered by looking: odd or even, hot or cold
    |(?:even|odd) (?:or|and)
    # in an order
    |one by one
    |from (?:the )?(?:low|high|small|large|big|great|left|top)\w*\b.{0,20}? to\b
    # drawings and colours
    |to draw
    |(?:cut|divid|split|halv|bisect)\w* (?:the |this |an )?angle
    |angle (?:is )?(?:\w+ly )?(?:cut|divided|split|halved|bisected)
    |(?:shades?|tones?|tints?|hues?) of
    |hot(?:ter)? (?:or|and) cold|(?:hot|warm)(?:ter|er|test|est)? (?:and|or)
    # what is left over
    |(?:everything|anything|all) else|the (?:rest|others)
    # days of a month, quarters of a picture, orders of letters and numbers
    |(?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day
    |(?:upper|lower|top|bottom)[- ](?:left|right) (?:quarter|corner|half|part)
    |(?:ascending|descending|increasing|decreasing|alphabetical|numerical|reverse) order
    |in (?:all )?(?:capital|upper|lower|small)[ -]?\w* ?(?:letters|case)?
    |backwards|in reverse(?! gear)|any (?:two|three|four|five|\d+)
    |\d+(?:st|nd|rd|th) (?:word|letter|character|(?:search )?result)
  )\b
`

/** What is said in answers, waited for, or depends on something: the grammar's own. */
const PLAIN = pattern('i')`
  \b(?:
    if|unless|whether|tell me|show me|give me|let me know
    |(?<=^|[,.;:] |\b(?:and|then|please) )list
    |json|csv|screenshot|make sure|verify|check that|wait|dialog|twice(?! (?:as|the)\b)|tab \d
  )\b
  |\band answer\b
`

/** "(type) the total number of blocks": what is to be counted is no text. */
const COUNTED = /^(?:the |their )?(?:(?:total|exact|whole|overall|correct|right) )?number of \p{L}+|^how many \p{L}+/iu

/** "(press it) until the number is less than 3": which number is meant the page tells. */
const UNTIL_NUMBER = /\buntil (?:the|a|its) (?:number|value|result|figure)\b/i

/** Without what is pressed: a button may be called Verify. */
const withoutNames = (text: string): string =>
  text.replace(/\b(click|press|hit|tap|push)(?: on)?(?: the)? \p{Lu}\p{L}*/gu, '$1')

/**
 * Whether an instruction needs a look at the whole page to be read at all, so that a reading clause by clause would be a
 * guess: comparisons, counts, exercises, order, looks, conditions, things found first and used then.
 */
export function claims(text: string, snapshot: PageSnapshot, mayTry = false): boolean {
  const orders = readOrders(text)
  const { list } = orders
  if (asksForProgram(text)) return true
  if (list.length === 0) return asksOnQuestionPage(text, snapshot)
  if (list.some(order => usesSeveral(order, orders.source, snapshot))) return true
  if (isRoundabout(orders.source.text)) return true
  if (readPerson(readPage(snapshot), restore(orders.source.text, orders.source)) !== undefined) return true
  if (list.some(({ kind, rest }) => kind === 'enter' && fillsAlike(rest, readPage(snapshot), text))) return true
  if (list.some(({ kind, rest }) => kind === 'enter' && (COUNTED.test(rest) || saysLetters(rest)))) return true
  if (list.some(({ kind, rest }) => kind === 'click' && UNTIL_NUMBER.test(rest))) return true
  if (list.some(asksForSome)) return true
  if (list.some(({ rest }) => meansShownIcon(restore(rest, orders.source)))) return true
  if (list.some(order => namesBefore(order.rest, order.lead) !== undefined)) return true
  if (list.some(({ kind, rest }) => kind === 'wait' && waitsForEnd(rest))) return true
  if (mayTry && asksForLetterDeed(text)) return true
  if (mayTry && list.some(order => isDeedOnItem(order, orders.source, snapshot))) return true
  if (PLAIN.test(withoutNames(orders.text))) return false
  if (WHOLE_PAGE.test(orders.text) || asksForWarmth(orders.text)) return true
  return list.some((order, at) => needsWholePage(order, at === list.length - 1, orders, snapshot))
}

/** Something that runs is waited for until it is over: how far it is the whole page tells. */
export const waitsOut = (text: string): boolean =>
  waitsForNumber(text) || readOrders(text).list.some(({ kind, rest }) => kind === 'wait' && waitsForEnd(rest))

/** "Find drama films by Lee": what is looked for goes into the fields of a form, and is not read from the page. */
export function looksUpByForm(text: string, snapshot: PageSnapshot): boolean {
  const { list, source } = readOrders(text)
  const [order, ...more] = list
  const isSearch = order !== undefined && more.length === 0 && /^(?:find|search)$/.test(order.kind)
  return isSearch && takesSearch(readPage(snapshot), order.rest, source)
}

/** Whether the last thing that is asked for is done, not told: a reading that only tells something has missed it. */
export function endsInAction(text: string): boolean {
  const { list } = readOrders(text)
  return list.length > 1 && !/^(?:find|count|solve|wait|search)$/.test(list.at(-1)!.kind)
}

/** Whether the last thing that is asked for is done, also where it is the only one. */
export function endsInDeed(text: string): boolean {
  const last = readOrders(text).list.at(-1)
  return last !== undefined && !/^(?:find|count|solve|wait|other)$/.test(last.kind)
}
