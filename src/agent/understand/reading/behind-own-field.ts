import type { Chunk } from '../chunks/chunk.ts'

/** How well a field is named at least. */
const NAMED = 0.9

/** "have the status lent": what stands right behind its field is one of its values, whatever verb it is spelt like. */
export const isBehindOwnField = (chunks: readonly Chunk[], at: number): boolean =>
  chunks[at - 1]?.fields.some(
    ({ field, quality }) => quality >= NAMED && chunks[at]!.values.some(value => value.field === field),
  ) === true
