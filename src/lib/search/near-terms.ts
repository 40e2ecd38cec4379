import { editDistance } from '../edit-distance.ts'
import type { TermDictionary } from './dictionary.ts'
import type { Postings } from './postings.ts'

/** A term that may have been meant. */
export interface NearTerm {
  term: number
  /** 0 to 1. */
  likeness: number
}

/** Finds terms like a word that no document holds. */
export type FindNear = (word: string) => NearTerm[]

const MOST = 4
const SHORTEST_PREFIX = 3
/** A prefix says less than the word itself; a misspelling less than a prefix. */
const OF_PREFIX = 0.8
const OF_TYPO = 0.75

/**
 * Completions first ("config" → configur), else misspellings: one edit in words of four letters or more, two in words of
 * eight or more; neighbours that changed places count once. Which letters occur at all is compared before anything is
 * counted: of thousands of terms few are left.
 */
export function createNearTerms(dictionary: TermDictionary, postings: Postings): FindNear {
  const letters = new Uint32Array(dictionary.size)
  const lengths = new Uint8Array(dictionary.size)
  for (let term = 0; term < dictionary.size; term++) {
    if (!postings.frequencyOf(term)) continue
    const text = dictionary.textOf(term)
    letters[term] = lettersOf(text)
    lengths[term] = Math.min(text.length, 255)
  }
  const best = (found: NearTerm[]) =>
    found
      .sort((a, b) => b.likeness - a.likeness || postings.frequencyOf(b.term) - postings.frequencyOf(a.term))
      .slice(0, MOST)

  return word => {
    if (word.length < SHORTEST_PREFIX || /^\d+$/.test(word)) return []
    const own = lettersOf(word)
    const edits = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    const completed: NearTerm[] = []
    const misspelt: NearTerm[] = []
    for (let term = 0; term < lengths.length; term++) {
      const length = lengths[term]!
      if (length > word.length && (own & ~letters[term]!) === 0 && dictionary.textOf(term).startsWith(word)) {
        completed.push({ term, likeness: OF_PREFIX * (word.length / length) ** 0.5 })
        continue
      }
      if (!edits || !length || Math.abs(length - word.length) > edits) continue
      if (bitsOf(own ^ letters[term]!) > 2 * edits) continue
      const apart = editDistance(word, dictionary.textOf(term))
      if (apart <= edits) misspelt.push({ term, likeness: OF_TYPO * (1 - apart / word.length) })
    }
    return best(completed.length ? completed : misspelt)
  }
}

/** One bit for each letter or digit that occurs. */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function bitsOf(value: number): number {
  let count = 0
  for (let left = value; left; left &= left - 1) count++
  return count
}
