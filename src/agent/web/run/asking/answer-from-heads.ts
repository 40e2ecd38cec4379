import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { LONGEST_TEXT } from '../reading/read-text.ts'
import { isFold, openFold, textBehind } from '../reading/unfold.ts'
import type { PageAnswer } from './ask-page.ts'
import { contentWords } from './question-words.ts'

/** From this on a word is said, in another form or as a common synonym. */
const SAID = 0.75
/** Longer texts are no answers to one question. */
const LONGEST_ANSWER = 1200

/**
 * What a page answers under a head that is the question in its own words ("Where do I park?"), folded or not, or under the
 * head of a fold that says all that is asked ("Cancellation"). What the question says besides has to stand in the answer.
 */
export async function answerFromHeads(question: string, context: RunContext): Promise<PageAnswer | undefined> {
  const page = readPage(await context.browser.snapshot())
  const words = contentWords(question)
  const isSaid = (word: string, list: readonly string[]) => list.some(one => matchWord(word, one) >= SAID)
  const about = wordsIn(page.snapshot.title)
  const found = page.nodes.flatMap(node => {
    const isQuestion = /\?\s*$/.test(node.name)
    if (!isFold(node) && !(isQuestion && node.role === 'heading' && !page.inside(node).some(isFold))) return []
    const own = contentWords(node.name)
    if (!own.length || !own.every(word => isSaid(word, words))) return []
    const rest = words.filter(word => !isSaid(word, own) && !isSaid(word, about))
    return rest.length && !isQuestion ? [] : [{ node, rest, length: own.length }]
  })
  const most = Math.max(0, ...found.map(({ length }) => length))
  const best = found.filter(({ length }) => length === most)
  const [first] = best
  if (!first || best.length > 1) return undefined
  const text = isFold(first.node) ? await openFold(first.node, context) : textBehind(page, first.node)
  if (!text || text.length > LONGEST_ANSWER || !first.rest.every(word => isSaid(word, wordsIn(text)))) return undefined
  const verdict = /^\W*(?:is|are|can|could|may|do|does|will|must|should)\b/i.test(question)
    ? /^(yes|no)\b/i.exec(text)?.[1]
    : undefined
  if (verdict) return { text: cut(text, LONGEST_TEXT), result: verdict.toLowerCase() === 'yes', confidence: 0.85 }
  return { text: `${first.node.name}\n${cut(text, LONGEST_TEXT)}`, result: text, confidence: 0.85 }
}
