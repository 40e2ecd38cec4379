import type { Postings } from './postings.ts'
import type { Wanted } from './read-query.ts'

/** A document that answers a query. */
export interface Scored {
  document: number
  score: number
}

/** BM25's saturation: the third mention of a word says little more than the second. */
const SATURATION = 1.2
/** What a document keeps that has next to nothing of the query: the rest is earned by covering its words. */
const UNCOVERED = 0.5

/**
 * The best documents, ties in the order of the documents (BM25 over weighed terms; of the alternatives for one word the
 * best one counts). `accepts` leaves documents out before they are counted.
 */
export function scoreDocuments(
  postings: Postings,
  wanted: readonly Wanted[],
  limit: number,
  accepts: (document: number) => boolean,
): Scored[] {
  const { starts, documents, weights, documentCount } = postings
  const sums = new Float32Array(documentCount)
  const covered = new Float32Array(documentCount)
  const seen = new Uint32Array(documentCount)
  const best = new Float32Array(documentCount)
  const shares = new Float32Array(documentCount)
  let importance = 0
  wanted.forEach(({ alternatives, importance: own }, index) => {
    const round = index + 1
    importance += own
    for (const { term, weight } of alternatives) {
      const share = Math.min(weight, own)
      for (let at = starts[term]!; at < starts[term + 1]!; at++) {
        const document = documents[at]!
        const score = (weight * (SATURATION + 1) * weights[at]!) / (weights[at]! + SATURATION)
        if (seen[document] !== round) {
          seen[document] = round
          sums[document]! += score
          covered[document]! += share
          best[document] = score
          shares[document] = share
        } else if (score > best[document]!) {
          sums[document]! += score - best[document]!
          covered[document]! += share - shares[document]!
          best[document] = score
          shares[document] = share
        }
      }
    }
  })
  const top: Scored[] = []
  let least = 0
  for (let document = 0; document < documentCount; document++) {
    if (!sums[document]) continue
    const score = sums[document]! * (UNCOVERED + (1 - UNCOVERED) * Math.min(1, covered[document]! / importance))
    if ((top.length >= limit && score <= least) || !accepts(document)) continue
    insert(top, { document, score })
    if (top.length > limit) top.pop()
    least = top.at(-1)!.score
  }
  return top
}

/** Keeps the list sorted; one with the same score comes after those before it. */
function insert(top: Scored[], scored: Scored): void {
  let low = 0
  let high = top.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (top[middle]!.score >= scored.score) low = middle + 1
    else high = middle
  }
  top.splice(low, 0, scored)
}
