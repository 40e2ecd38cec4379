import { pattern } from '../../../../lib/patterns.ts'
import { readSuperlative } from '../../goals/values/measure.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PageTable } from '../reading/answer-from-tables.ts'
import type { PageAnswer } from './ask-page.ts'
import { namedItems, type NamedItem, thingsOf } from './named-items.ts'
import { contentWords } from './question-words.ts'
import { isTotal, MONEY, readAmounts } from './read-amounts.ts'

const ASKS =
  /^\W*(?:what|which|when|since when|until when|who|where|how many|how much|how long|how old|tell me|give me)\b/i
const COUNTS = /\bhow (?:many|much|long|old)\b/i
const SAME = 0.9
const HEADED = 0.8

/**
 * "how many comments does the post about the roof have?": of the one item that the words tell from the others what stands under the
 * label that says the rest. Undefined where a word is left, or several are meant.
 */
export function answerFact(question: string, page: Page, about: string): PageAnswer | undefined {
  if (!ASKS.test(question)) return undefined
  const words = contentWords(question)
  const found = namedItems(page).flatMap(items => factIn(question, words, items, thingsOf(page, items, about)) ?? [])
  const [first] = found
  return first && found.every(({ result }) => result === first.result) ? first : undefined
}

function factIn(
  question: string,
  words: readonly string[],
  items: readonly NamedItem[],
  things: readonly string[],
): PageAnswer | undefined {
  const saidOf = ({ name }: NamedItem) => words.filter(word => isIn(word, name, SAME))
  const said = items.map(saidOf)
  const most = Math.max(0, ...said.map(({ length }) => length))
  const meant = items.filter((_, at) => said[at]!.length === most)
  const [item, ...more] = meant
  if (!item || most === 0 || more.length) return undefined
  const own = saidOf(item)
  // A word that other items are called by as well tells none of them.
  if (!own.some(word => word.length > 2 && items.filter(({ name }) => isIn(word, name, SAME)).length === 1))
    return undefined
  const rest = words.filter(word => !own.includes(word))
  const asked = rest.filter(word => !things.some(thing => matchWord(word, thing) >= SAME) || isLabel(word, items))
  const facts = item.facts.filter(
    ({ label, text }) =>
      label !== undefined &&
      asked.length > 0 &&
      asked.every(word => isIn(word, label, HEADED)) &&
      (!COUNTS.test(question) || /\d/.test(text)),
  )
  const [fact, ...others] = facts
  if (!fact || others.length) return undefined
  return { result: fact.text, text: `${item.name}, ${fact.label}: ${fact.text}`, confidence: 0.75 }
}

const isLabel = (word: string, items: readonly NamedItem[]): boolean =>
  items.some(({ facts }) => facts.some(({ label = '' }) => isIn(word, label, HEADED)))

const isIn = (word: string, text: string, least: number): boolean =>
  wordsIn(text).some(one => matchWord(word, one) >= least)

/** Nouns for whatever is in a list, and where a list of what one buys is (GoodRelations: items of an offer). */
const ANY_THING = /^(?:thing|item|product|article|position|line|one|basket|cart|bag|order|trolley|purchase|list)s?$/

/** "what's the most expensive thing in my basket?" where every item of one list alone has an amount of money. */
export function answerDearest(question: string, page: Page, about: string): PageAnswer | undefined {
  const asked = readSuperlative(question)
  if (asked?.by !== 'money' || !ASKS.test(question)) return undefined
  const lists = namedItems(page).flatMap(all => {
    const items = all.filter(({ name }) => !isTotal(name))
    const priced = items.map(({ name, facts }) => ({ name, prices: facts.filter(({ text }) => MONEY.test(text)) }))
    return items.length > 0 && priced.every(({ prices }) => prices.length === 1) ? [{ items, priced }] : []
  })
  const [list, ...more] = lists
  if (!list || more.length) return undefined
  const known = thingsOf(page, list.items, about)
  const isKnown = (word: string) => ANY_THING.test(word) || known.some(one => matchWord(word, one) >= SAME)
  if (!contentWords(asked.rest).every(isKnown)) return undefined
  const amounts = readAmounts(list.priced.map(({ prices }) => prices[0]!.text))
  if (!amounts) return undefined
  const sorted = list.priced
    .map(({ name, prices }, at) => ({ name, price: prices[0]!.text, amount: amounts[at]! }))
    .toSorted((one, other) => (asked.most ? other.amount - one.amount : one.amount - other.amount))
  const [first, second] = sorted
  if (!first || second?.amount === first.amount) return undefined
  return { result: first.name, text: `${first.name} (${first.price}).`, confidence: 0.75 }
}

const SUM_OF_ALL = pattern('iu')`
  ^\W*(?:and |so )?(?:how much|what)(?:['’]s| is| are| does| do| would| will)?
  \ (?:it|that|this|those|these|they|everything|all(?: of)? (?:that|them|it|these|this))
  (?: all)?(?: come| cost| make| add up| amount| be)?(?: to)? (?:altogether|all together|in total|in all|together|combined|in sum|overall)\W*$
`

/** Asks for the sum of all that is shown. */
export const asksSumOfAll = (question: string): boolean => SUM_OF_ALL.test(question)

/** "how much is that altogether?" over the one table that has one column of money: the sum of all of its rows but totals. */
export function answerSumOfAll(tables: readonly PageTable[]): PageAnswer | undefined {
  const found = tables.flatMap(({ columns, rows: all }) => {
    const rows = all.filter(row => !columns.some(column => isTotal(String((row[column] ?? '') as string))))
    const money = columns.filter(
      column => rows.length > 0 && rows.every(row => MONEY.test(String((row[column] ?? '') as string).trim())),
    )
    return money.length === 1
      ? [{ column: money[0]!, texts: rows.map(row => String(row[money[0]!] as string).trim()) }]
      : []
  })
  const [only, ...more] = found
  if (!only || more.length) return undefined
  const amounts = readAmounts(only.texts)
  if (!amounts) return undefined
  const sum = Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100
  return { result: sum, text: `${only.column}: ${sum} in all (${only.texts.length} rows).`, confidence: 0.75 }
}
