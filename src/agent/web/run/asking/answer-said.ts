import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { entryAround } from './item-of.ts'
import type { PairAnswer } from './answer-from-pairs.ts'

/** Verbs of saying and thinking (WordNet: express, opine), after a name. */
const SAYING = pattern('iu')`
  \bwhat (?:did|does|do|has|have) ((?:\p{L}[\p{L}'’.-]*\s?){1,3}?) (?:
    say|said|think|thought|write|written|wrote|comment|report|recommend|suggest|mean|answer|reply|ask|complain
    |praise
  )\b
`
/** Who says nothing on a page by a name of their own. */
const PRONOUN =
  /^(?:it|this|that|they|he|she|we|you|i|people|others|everyone|the (?:page|site|text|sign|error|message|label))$/i
const DATE = /^\W*\d{1,2}(?:[./-]\d|\s\p{L})|^\W*\d{4}|\bago$/u

/** "what did Jonas think of it?": what stands in the comment, review or message that is by that name. */
export function answerSaid(question: string, page: Page): PairAnswer | undefined {
  const name = SAYING.exec(question)?.[1]?.trim()
  if (name === undefined || PRONOUN.test(name)) return undefined
  const words = wordsIn(name)
  const isName = (node: PageNode) => {
    const own = wordsIn(node.name)
    return own.length < 5 && words.every(word => own.some(one => matchWord(word, one) >= 0.9))
  }
  const leaves = page.nodes.filter(node => page.children(node).length === 0 && node.name.trim() !== '')
  const entries = new Set(leaves.filter(isName).flatMap(node => entryAround(page, node) ?? []))
  const [entry, ...others] = entries
  if (!entry || others.length) return undefined
  const said = page
    .inside(entry)
    .filter(node => leaves.includes(node) && !isName(node) && !DATE.test(node.name) && wordsIn(node.name).length > 2)
    .map(node => node.name.trim())
  return said.length ? { result: said.join(' '), text: `${name}: “${said.join(' ')}”`, confidence: 0.75 } : undefined
}
