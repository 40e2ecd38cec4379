import type { PageSnapshot } from '../../contract/page.ts'
import { matchWord, wordsIn } from './ground/match-text.ts'
import { contentWords, plainQuestion } from './run/asking/question-words.ts'
import { isExtreme, MONTHS } from './run/reading/answer-from-tables.ts'

/** What has all that a question speaks of: the open page, the services, both, or neither. */
export type Source = 'page' | 'services' | 'both' | 'neither'

/** Words that are as good as the very word. */
const SAME = 0.8
/** Dates and months of ISO 8601. */
const ISO_MONTH = /\b\d{4}-(\d{2})\b/g
/** What is reckoned, and when, can be said of whatever holds figures and dates. */
const RECKONED = new Set(
  'total sum average mean number count amount difference percentage share last next current previous today yesterday'.split(
    ' ',
  ),
)

/**
 * Weighs a question by its evidence: whether each of its content words stands on the page (labels, headings, columns, values),
 * and whether the plan of the services uses it (tools, columns, values).
 */
export function weighSources(question: string, snapshot: PageSnapshot, plan: unknown): Source {
  const words = contentWords(plainQuestion(question)).filter(word => !RECKONED.has(word) && !isExtreme(word))
  if (!words.length) return 'neither'
  const onPage = explainsAll(words, textOf(snapshot))
  const inPlan = explainsAll(words, JSON.stringify(plan ?? ''))
  return onPage ? (inPlan ? 'both' : 'page') : inPlan ? 'services' : 'neither'
}

const textOf = ({ title, nodes }: PageSnapshot): string =>
  [
    title,
    ...nodes.flatMap(({ name, value, options }) => [name, value ?? '', ...(options ?? []).map(({ label }) => label)]),
  ].join(' ')

function explainsAll(words: readonly string[], text: string): boolean {
  const months = [...text.matchAll(ISO_MONTH)].flatMap(([, month]) => MONTHS[Number(month) - 1] ?? [])
  const known = [...new Set([...wordsIn(text.replaceAll('_', ' ')), ...months])]
  return words.every(word => known.some(one => matchWord(word, one) >= SAME))
}
