import type { Chunk } from '../chunks/chunk.ts'

/** Where the noun stands that a value says something of: behind it ("law students"), or before a preposition ("who from history", "staff in law"). */
export function nounBeside(chunks: readonly Pick<Chunk, 'text'>[], at: number): number | undefined {
  const near = /^(?:from|in|at)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at + 1
  return chunks[near] && near
}
