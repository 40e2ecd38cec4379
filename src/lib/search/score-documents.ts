import type { Postings } from './postings.ts'
import type { Wanted } from './read-query.ts'

/** A document that answers a query. */
export interface Scored {
  document: number
  score: number
}

export interface ScoreOptions {
  accepts?: ((document: number) => boolean) | undefined
  favour?: ((document: number) => number) | undefined
}

/** BM25's k1: how soon further mentions of a word say nothing more. Weights here are sums over fields, so it is high. */
const SATURATION = 2.5

/**
 * The best documents, ties in the order of the documents (BM25 over weighed terms; of the alternatives for one word the
 * best one counts). `favour` multiplies the score of a document; `accepts` leaves documents out.
 */
export function scoreDocuments(
  postings: Postings,
  wanted: readonly Wanted[],
  limit: number,
  { accepts = () => true, favour }: ScoreOptions = {},
): Scored[] {
  const { starts, documents, weights, documentCount } = postings
  const sums = new Float32Array(documentCount)
  const seen = new Uint32Array(documentCount)
  const best = new Float32Array(documentCount)
  wanted.forEach((alternatives, index) => {
    const round = index + 1
    for (const { term, weight } of alternatives) {
      for (let at = starts[term]!; at < starts[term + 1]!; at++) {
        const document = documents[at]!
        const score = (weight * (SATURATION + 1) * weights[at]!) / (weights[at]! + SATURATION)
        if (seen[document] !== round) {
          seen[document] = round
          sums[document]! += score
          best[document] = score
        } else if (score > best[document]!) {
          sums[document]! += score - best[document]!
          best[document] = score
        }
      }
    }
  })
  const top: Scored[] = []
  let least = 0
  for (let document = 0; document < documentCount; document++) {
    if (!sums[document]) continue
    const score = favour ? sums[document]! * favour(document) : sums[document]!
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
