import type { Chunk } from '../chunks/chunk.ts'

/** "did we place", "have they raised": right behind a pronoun and its auxiliary stands the verb. */
export const isWhatTheyDo = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? '') &&
  /^(?:do|did|have|had)(?:n['’]t)?$/i.test(chunks[at - 2]?.text ?? '') &&
  /^[a-z]{3,}$/.test(chunks[at]?.text ?? '')
