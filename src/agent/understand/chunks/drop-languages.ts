import { isPlaceField } from '../language/places.ts'
import type { Token } from '../requests/read-message.ts'
import type { Chunk } from './chunk.ts'

/** Verbs and adjectives of knowing a language, by their stems' beginnings (Levin, 1993, 37: verbs of communication). */
const SPEAKING = /^(?:speak|speaks|spoke|spoken|speaking|understand|understands|fluent|fluently|native)$/
const BETWEEN = /^(?:in|some|good|only|both|also|either|fluent|fluently|basic|a|little|any|and|or)$/

/**
 * "clerks who speak French": a language, and no country or nationality that is called so. A field for languages keeps its values.
 */
export function dropLanguages(tokens: readonly Token[], chunks: (Chunk | undefined)[]): void {
  for (let at = 1; at < tokens.length; at++) {
    const chunk = chunks[at]
    if (!chunk?.values.length || !chunk.values.every(v => isPlaceField(v.field.words))) continue
    let before = chunk.from - 1
    while (before > 0 && BETWEEN.test(tokens[before]!.norm)) before--
    if (before < 0 || !SPEAKING.test(tokens[before]!.norm)) continue
    for (let place = chunk.from; place < chunk.to; place++) chunks[place] = undefined
  }
}
