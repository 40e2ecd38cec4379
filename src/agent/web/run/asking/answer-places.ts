import type { PageNode } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { readCount, readOrdinal } from '../../read/words.ts'
import type { PairAnswer } from './answer-from-pairs.ts'

/** What the entries of an ordered list are called. */
const NOUN =
  '(?:step|instruction|point|rule|stage|item|entry|task|paragraph|question|tip|reason|stop|chapter|lesson|day|week)'
const BY_NUMBER = new RegExp(`\\b(${NOUN})\\s+(?:number |no\\.? ?|#)?(\\d{1,2}|[a-z]+)\\b`, 'i')
const BY_ORDINAL = new RegExp(
  `\\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,2}(?:st|nd|rd|th)) (${NOUN})\\b`,
  'i',
)

/**
 * "what is step 3?", "the last rule": the entry of that place in the ordered list of the page (HTML ol), or of several the one
 * whose heading has the noun. Undefined where there is none, or several are left.
 */
export function answerPlace(question: string, page: Page): PairAnswer | undefined {
  const [byNumber, byOrdinal] = [BY_NUMBER.exec(question), BY_ORDINAL.exec(question)]
  const noun = byNumber?.[1] ?? byOrdinal?.[2]
  const place = byOrdinal ? readOrdinal(byOrdinal[1]!) : byNumber ? readCount(byNumber[2]!) : undefined
  if (noun === undefined || !place) return undefined
  const lists = page.nodes.filter(node => node.tag === 'ol' && entriesOf(page, node).length > 1)
  const named = lists.filter(list =>
    wordsIn(headOf(page, list)).some(word => matchWord(noun.toLowerCase(), word) >= 0.9),
  )
  const [list, ...others] = lists.length > 1 ? named : lists
  const entry = list && !others.length ? entriesOf(page, list).at(place > 0 ? place - 1 : place) : undefined
  const text = entry && page.text(entry).replace(/\s+/g, ' ').trim()
  return text ? { result: text, text, confidence: 0.8 } : undefined
}

const entriesOf = (page: Page, list: PageNode): PageNode[] =>
  page.children(list).filter(({ role }) => role === 'listitem')

const headOf = (page: Page, list: PageNode): string =>
  page.nodes.slice(0, page.order(list)).findLast(({ role }) => role === 'heading')?.name ?? ''
