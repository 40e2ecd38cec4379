import type { TermDictionary } from './dictionary.ts'

/** The terms of one document by number, with their weights. */
export interface WeighedDocument {
  readonly terms: Uint32Array
  readonly weights: Float32Array
}

/** Which documents hold a term: those of term `t` lie between `starts[t]` and `starts[t + 1]`. Twelve bytes for each. */
export interface Postings {
  readonly starts: Uint32Array
  readonly documents: Uint32Array
  readonly weights: Float32Array
  readonly documentCount: number
  /** In how many documents a term is. */
  frequencyOf(term: number): number
  /** How many terms are in any. */
  readonly liveTerms: number
}

/** The weights of a document's terms in the form that is kept. */
export function toWeighedDocument(weights: ReadonlyMap<string, number>, dictionary: TermDictionary): WeighedDocument {
  const terms = new Uint32Array(weights.size)
  const values = new Float32Array(weights.size)
  let at = 0
  for (const [term, weight] of weights) {
    terms[at] = dictionary.add(term)
    values[at++] = weight
  }
  return { terms, weights: values }
}

/** Turns documents → terms around: a counting sort, some milliseconds for a million entries. */
export function createPostings(documents: readonly WeighedDocument[], termCount: number): Postings {
  const starts = new Uint32Array(termCount + 1)
  for (const { terms } of documents) for (const term of terms) starts[term + 1]!++
  let liveTerms = 0
  for (let term = 0; term < termCount; term++) {
    if (starts[term + 1]) liveTerms++
    starts[term + 1]! += starts[term]!
  }
  const next = starts.slice()
  const found = new Uint32Array(starts[termCount]!)
  const weights = new Float32Array(found.length)
  documents.forEach((document, id) => {
    for (let at = 0; at < document.terms.length; at++) {
      const place = next[document.terms[at]!]!++
      found[place] = id
      weights[place] = document.weights[at]!
    }
  })
  return {
    starts,
    documents: found,
    weights,
    documentCount: documents.length,
    frequencyOf: term => (term < termCount ? starts[term + 1]! - starts[term]! : 0),
    liveTerms,
  }
}
