import { isPlaceField } from '../language/places.ts'
import type { Token } from '../requests/read-message.ts'
import type { Chunk } from './chunk.ts'

/** Verbs and adjectives of knowing a language, by their stems' beginnings (Levin, 1993, 37: verbs of communication). */
const SPEAKING = /^(?:speak|speaks|spoke|spoken|speaking|understand|understands|fluent|fluently|native)$/
/** Behind the language: "French-speaking", "French speakers". */
const SPEAKERS = /^(?:speaking|speakers?|spoken)$/
const BETWEEN = /^(?:in|some|good|only|both|also|either|fluent|fluently|basic|a|little|any|and|or)$/

/**
 * "clerks who speak French", "French-speaking clerks": a language, and no country or nationality that is called so. A field for languages
 * keeps its values.
 */
export function dropLanguages(tokens: readonly Token[], chunks: (Chunk | undefined)[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const chunk = chunks[at]
    const others = chunk?.values.filter(v => !isPlaceField(v.field.words)) ?? []
    if (!chunk || others.length === chunk.values.length) continue
    let before = chunk.from - 1
    while (before > 0 && BETWEEN.test(tokens[before]!.norm)) before--
    const isSpoken = before >= 0 && SPEAKING.test(tokens[before]!.norm)
    if (!isSpoken && !SPEAKERS.test(tokens[chunk.to]?.norm ?? '')) continue
    if (others.length) chunk.values = others
    else for (let place = chunk.from; place < chunk.to; place++) chunks[place] = undefined
  }
}
