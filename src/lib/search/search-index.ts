import type { TermDictionary } from './dictionary.ts'
import { createNearTerms } from './near-terms.ts'
import { createPostings, type WeighedDocument } from './postings.ts'
import { readQuery } from './read-query.ts'
import { scoreDocuments, type Scored, type ScoreOptions } from './score-documents.ts'

/** A search over a fixed list of documents. */
export interface SearchIndex {
  /** The best `limit` documents that `accepts` takes, best first; none when no word of the query is known. */
  search(query: string, limit: number, options?: ScoreOptions): Scored[]
  /** Terms that some document holds. */
  readonly liveTerms: number
}

/** Makes the documents searchable; their terms are numbers of the dictionary. */
export function createSearchIndex(documents: readonly WeighedDocument[], dictionary: TermDictionary): SearchIndex {
  const postings = createPostings(documents, dictionary.size)
  const findNear = createNearTerms(dictionary, postings)
  return {
    search: (query, limit, options) =>
      scoreDocuments(postings, readQuery(query, { dictionary, postings, findNear }), limit, options),
    liveTerms: postings.liveTerms,
  }
}
