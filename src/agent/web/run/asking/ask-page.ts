import type { ExtractResult } from '../../../../contract/page.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import type { ReadResult } from '../reading/result.ts'
import { answerFromHeads } from './answer-from-heads.ts'
import { answerAny } from './answer-any.ts'
import { answerByForm } from './answer-by-form.ts'
import { answerFree } from './answer-free.ts'
import { answerOutstanding, missingState } from './answer-outstanding.ts'
import { answerPlace } from './answer-places.ts'
import { answerSaid } from './answer-said.ts'
import { answerWithinItem, asksContents, LEAST_OF_ROW } from './answer-within-item.ts'
import { itemSpoken } from '../finding/item-spoken.ts'
import { answerWhere } from './answer-where.ts'
import { answerCell } from './answer-cell.ts'
import { answerEnd } from './answer-end.ts'
import { answerDearest, answerFact, answerSumOfAll, asksSumOfAll } from './answer-fact.ts'
import { answerItems, answerMostNamed } from './answer-items.ts'
import { answerLeft } from './answer-left.ts'
import { answerPlan } from './answer-plan.ts'
import { answerProblems } from './answer-problems.ts'
import { answerFromPairs, type Pair } from './answer-from-pairs.ts'
import { answerFromSentences } from './answer-from-sentences.ts'
import { answerFromTables } from '../reading/answer-from-tables.ts'
import { answerHours } from './hours/answer-hours.ts'
import { openSpokenTab } from './open-spoken-tab.ts'
import { act } from '../acting/use-element.ts'
import { itemsOverPages, NEEDS_ALL } from './items-over-pages.ts'
import { askPageService } from './page-service.ts'
import { lookFurther } from './look-further.ts'
import { toPageRecords } from './page-records.ts'
import { contentWords, plainQuestion } from './question-words.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { useFilter } from './use-filter.ts'
import { valueOfKind } from './values-of-kind.ts'
import { countedThings, countInSentence, statedCount } from './stated-count.ts'
import { judgePairs } from './judge-pairs.ts'
import { linesOf, offeredIn, textPairs } from './text-pairs.ts'

type Item = ExtractResult['items'][number]

/** An answer from the page, and how sure it is. */
export interface PageAnswer extends ReadResult {
  confidence: number
}

/** From this on an answer of the built-in engine over the page's records is one. */
const SURE = 0.6
/** How sure a number is that was counted on one page of several. */
const LEAST_OF_PART = 0.5

/**
 * Answers a question from what the page states: the answer under its own question, a label with its value, a number of
 * things that it says, its tables and repeated parts as records, a sentence. `further`: what is folded is opened and pages
 * are turned where it is not shown. Undefined where the page does not say it.
 */
export async function askPage(
  question: string,
  context: RunContext,
  { further = false } = {},
): Promise<PageAnswer | undefined> {
  const plain = plainQuestion(question)
  const tab = await openSpokenTab(plain, context)
  if (!tab) return answerOpen(plain, context, further)
  const answer = (await answerAsShown(tab.rest, context)) ?? (await answerOpen(plain, context, further))
  // What did not help is shown as it was.
  if (!answer && tab.shown) await act('click', { ref: tab.shown.ref }, context)
  return answer
}

async function answerOpen(plain: string, context: RunContext, further: boolean): Promise<PageAnswer | undefined> {
  if (asksContents(plain)) return contentsAnswer(plain, context, further)
  if (missingState(plain) !== undefined)
    return answerOutstanding(plain, (await context.browser.extract({ kind: 'tables', limit: 2000 })).items)
  return (
    (await answerFromHeads(plain, context)) ??
    (await answerNarrowed(plain, context)) ??
    (await answerAsShown(plain, context)) ??
    (further ? await answerFurther(plain, context) : undefined)
  )
}

/** What is shown only once something is opened, or on another page of a list. */
async function answerFurther(plain: string, context: RunContext): Promise<PageAnswer | undefined> {
  const ask = () => answerAsShown(plain, context)
  return (await lookFurther(plain, context, ask)) ?? (await answerWithinItem(plain, context, ask))
}

/** What is in a thing is told by what opens; the row about it alone is only the next best. */
async function contentsAnswer(plain: string, context: RunContext, further: boolean): Promise<PageAnswer | undefined> {
  const own = await answerFromHeads(plain, context)
  const inside = own ? undefined : await answerWithinItem(plain, context, () => answerAsShown(plain, context))
  const shown = own ?? inside ?? (await answerAsShown(plain, context))
  if (!shown) return further ? lookFurther(plain, context, () => answerAsShown(plain, context)) : undefined
  const isOfRow = !own && !inside && itemSpoken(plain, readPage(await context.browser.snapshot())) !== undefined
  return isOfRow ? { ...shown, confidence: Math.min(shown.confidence, LEAST_OF_ROW) } : shown
}

/** Of a list that goes on behind this page: what is asked about is chosen where the page has a choice for it. */
async function answerNarrowed(plain: string, context: RunContext): Promise<PageAnswer | undefined> {
  const page = readPage(await context.browser.snapshot())
  // What is asked of one thing by yes or no is no part of a list: the word is the state that it may be in.
  if (WHETHER.test(plain) || !isOneOfSeveral(page) || !(await useFilter(plain, page, context))) return undefined
  return answerAsShown(plain, context)
}

const WHETHER = /^\W*(?:is|are|was|were|does|do|did|has|have|can|could|will)\b/i

/** What the page states as it is shown now. */
async function answerAsShown(plain: string, context: RunContext): Promise<PageAnswer | undefined> {
  const { browser, maxShown, logger } = context
  const page = readPage(await browser.snapshot())
  const [tables, lists] = await Promise.all([
    browser.extract({ kind: 'tables', limit: 2000 }),
    browser.extract({ kind: 'lists', limit: 500 }),
  ])
  const things = countedThings(plain)
  // Words besides ("are open") ask for fewer than the page states.
  const isAll =
    things !== undefined &&
    contentWords(plain).every(word => WHOLE.has(word) || isSaidIn(`${things} ${aboutPage(page)}`, word))
  const stated = isAll ? statedCount(things, page) : undefined
  if (stated !== undefined) return { text: `${stated} ${things}, as the page says.`, result: stated, confidence: 0.8 }
  const told = things === undefined ? undefined : countInSentence(things, plain, textsOf(page), aboutPage(page))
  if (told) return { text: told.sentence, result: told.count, confidence: 0.8 }
  const any = answerAny(plain, page, textsOf(page))
  if (any) return any
  const pairs = [...pairsIn([...tables.items, ...lists.items]), ...textPairs(page)]
  const placed = answerPlace(plain, page) ?? answerSaid(plain, page) ?? answerFree(plain, page)
  if (placed) return placed
  const verdict = judgePairs(plain, pairs, aboutPage(page), label => offeredIn(page, label))
  if (verdict) return verdict
  const pair = answerFromPairs(plain, pairs, aboutPage(page))
  if (pair) return pair
  const where = answerWhere(plain, page, aboutPage(page))
  if (where) return where
  const problems = answerProblems(plain, page)
  if (problems) return problems
  const hours = answerHours(plain, page, tables.items)
  if (hours) return hours
  const sum = asksSumOfAll(plain)
    ? answerSumOfAll(isOneOfSeveral(page) ? ((await itemsOverPages(context)) ?? []) : tables.items)
    : undefined
  if (sum) return sum
  const cell = answerPlan(plain, tables.items) ?? answerCell(plain, tables.items)
  if (cell) return cell
  const typed = valueOfKind(plain, page, aboutPage(page))
  if (typed) return { text: `${typed.kind}: ${typed.value}`, result: typed.value, confidence: 0.75 }
  const repeated = await browser.extract({ kind: 'records', limit: 500 })
  const isPart = isOneOfSeveral(page)
  const whole = isPart && NEEDS_ALL.test(plain) ? await itemsOverPages(context) : undefined
  // What is drawn as a table is among both.
  const others = repeated.items.filter(({ ref }) => !tables.items.some(table => table.ref === ref))
  const kinds = toPageRecords(plain, whole ?? [...tables.items, ...others], page.snapshot)
  const asked = kinds.length
    ? await askPageService(plain, kinds, { signal: browser.signal, maxShown, logger })
    : undefined
  if (asked && asked.confidence >= SURE) return isPart && !whole ? ofThisPage(asked, plain) : asked
  const most = answerMostNamed(plain, page, aboutPage(page))
  if (most) return isPart ? ofThisPage({ ...most, confidence: LEAST_OF_PART }, plain) : most
  return (
    answerDearest(plain, page, aboutPage(page)) ??
    answerFact(plain, page, aboutPage(page)) ??
    answerItems(plain, page, aboutPage(page)) ??
    answerFromTables(plain, tables.items) ??
    answerByForm(plain, page, aboutPage(page)) ??
    answerLeft(plain, textsOf(page), aboutPage(page)) ??
    answerEnd(plain, textsOf(page), aboutPage(page)) ??
    answerFromSentences(plain, page, aboutPage(page))
  )
}

/** Words that ask for all there are. */
const WHOLE = new Set('total altogether overall in'.split(' '))

/** What is said of answers from a list that goes on behind this page. */
const ONLY_HERE = '\n(That is what this page shows; the list goes on behind it.)'

/** What this page alone says of a list is a guess where only all of it answers. */
const ofThisPage = (answer: PageAnswer, question: string): PageAnswer => ({
  ...answer,
  text: answer.text + ONLY_HERE,
  confidence: NEEDS_ALL.test(question) ? Math.min(LEAST_OF_PART, answer.confidence) : answer.confidence,
})

/** Whether a list goes on: a control to the next page (HTML rel=next says the same). */
const isOneOfSeveral = (page: Page): boolean =>
  page.nodes.some(
    ({ role, name, disabled }) =>
      /^(?:link|button)$/.test(role) && !disabled && /^\W*(?:go to )?(?:the )?next(?: page)?\W*$/i.test(name),
  )

/** Lines, and paragraphs that are one text. */
const textsOf = (page: Page): { text: string }[] => [
  ...linesOf(page),
  ...page.nodes
    .filter(node => node.role === 'paragraph' && page.children(node).length < 2)
    .map(node => ({ text: page.text(node) })),
]

/** What the page is about: its title and first heading. */
const aboutPage = (page: Page): string =>
  [page.snapshot.title, page.nodes.find(({ role, level }) => role === 'heading' && level === 1)?.name ?? ''].join(' ')

/** Definitions, rows of two cells, and tables of one record. */
function pairsIn(items: readonly Item[]): Pair[] {
  return items.flatMap(({ name, columns, rows, total }) => {
    const heading = name ?? ''
    const [first, second, ...more] = columns
    if (total === 1 && columns.length > 1 && !columns.includes('term'))
      return columns.map(label => ({ label, value: textOf(rows[0]?.[label]), heading }))
    if (first === undefined || second === undefined || more.length || second === 'link') return []
    const over = columns[0] === 'term' ? heading : `${heading} ${columns.join(' ')}`
    return rows.map(row => ({ label: textOf(row[first]), value: textOf(row[second]), heading: over }))
  })
}

const isSaidIn = (text: string, word: string): boolean => wordsIn(text).some(one => matchWord(word, one) >= 0.8)

const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value as string)
        .replace(/\s+/g, ' ')
        .trim()
