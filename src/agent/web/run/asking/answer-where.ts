import type { PageNode } from '../../../../contract/page.ts'
import { findLists } from '../../goals/items.ts'
import { isControl } from '../../ground/purposes.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PairAnswer } from './answer-from-pairs.ts'
import { contentWords } from './question-words.ts'

const LONGEST = 300

/**
 * "where's my parcel from Nore Parts?": the one row, card or entry that says all of it, as it stands there. No column need be
 * called a place: where something is is told by its state as well ("Held at customs").
 */
export function answerWhere(question: string, page: Page, about: string): PairAnswer | undefined {
  if (!/^\W*where(?:['’]s|\s+(?:is|are|was|were|has|have|did|do|does|can))\b/i.test(question)) return undefined
  const named = wordsIn(about)
  const words = contentWords(question).filter(word => !named.some(one => matchWord(word, one) >= 0.9))
  if (!words.length) return undefined
  const entries = findLists(page, true)
    .flat()
    .filter(entry => {
      const text = page.text(entry)
      const has = wordsIn(text)
      return (
        text.length <= LONGEST && !isControl(entry) && words.every(word => has.some(one => matchWord(word, one) >= 0.9))
      )
    })
  const outer = entries.filter(entry => !page.ancestors(entry).some(above => entries.includes(above)))
  const [entry, ...others] = [...new Set(outer)]
  if (!entry || others.length) return undefined
  const parts = textsOf(page, entry)
  const text = parts.join(' · ')
  return parts.length > 1 ? { result: text, text: `The page says: “${text}”`, confidence: 0.72 } : undefined
}

/** What it says, without what is operated in it. */
const textsOf = (page: Page, entry: PageNode): string[] =>
  page
    .inside(entry)
    .filter(node => page.children(node).length === 0 && node.name.trim() !== '')
    .filter(
      node => ![node, ...page.ancestors(node)].some(one => one !== entry && isControl(one) && one.role !== 'link'),
    )
    .map(({ name }) => name.trim())
