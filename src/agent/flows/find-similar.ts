import type { Flow, FlowOffer } from '../../contract/flow.ts'
import { FILLERS } from '../understand/language/lexicon.ts'
import { fold, stem, wordsOf } from '../understand/language/words.ts'

/** From here on a question is like a flow's. */
const LEAST_SIMILAR = 0.8
/** What a word of grammar counts against a word of meaning. */
const FILLER_WEIGHT = 0.25

/** The flow whose question is most like this one, when it is like it at all. */
export function findSimilar(message: string, flows: readonly Flow[]): FlowOffer | undefined {
  const asked = termsOf(message)
  const scored = flows.map(flow => ({ flow, similarity: similarityTo(flow, asked) }))
  const best = scored.toSorted((left, right) => right.similarity - left.similarity)[0]
  if (!best || best.similarity < LEAST_SIMILAR) return undefined
  const { name, description } = best.flow
  return { flow: name, similarity: Math.round(best.similarity * 100) / 100, description }
}

/**
 * How alike a question and a flow's are, 0 to 1: twice the words that both have (by their stems), over the words of both.
 * Values do not count: those of the flow are left out, and as many of the question's words without a partner. A word of
 * grammar counts a quarter.
 */
function similarityTo({ question, parameters }: Flow, asked: readonly string[]): number {
  let text = question
  let values = 0
  for (const said of new Set(parameters.flatMap(({ said: one }) => one ?? []))) {
    text = text.replace(said, ' ')
    values += Math.max(1, wordsOf(said).length)
  }
  const own = termsOf(text)
  const rest = [...own]
  const shared: string[] = []
  const alone: string[] = []
  for (const term of asked) {
    const at = rest.indexOf(term)
    if (at < 0) alone.push(term)
    else shared.push(...rest.splice(at, 1))
  }
  const both = 2 * weigh(shared)
  const unmatched = alone
    .map(weightOf)
    .toSorted((left, right) => right - left)
    .slice(values)
  const total = both + weigh(rest) + unmatched.reduce((sum, one) => sum + one, 0)
  // Grammar alone is no likeness.
  return shared.some(term => weightOf(term) === 1) && total > 0 ? both / total : 0
}

const weightOf = (term: string) => (FILLERS.has(term) ? FILLER_WEIGHT : 1)
const weigh = (terms: readonly string[]) => terms.reduce((sum, term) => sum + weightOf(term), 0)

/** Words by their stems; words of grammar as they are, numbers not at all: they are values. */
const termsOf = (text: string): string[] =>
  wordsOf(fold(text))
    .filter(word => !/^\d/.test(word))
    .map(word => (FILLERS.has(word) ? word : stem(word)))
