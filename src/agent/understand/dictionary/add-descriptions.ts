import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** Nearly as well as its own name says it. */
const AS_DESCRIBED = 0.85
/** Two or three plain words and nothing else: how the interface itself names what it describes. */
const NAME = /^\p{Lu}?\p{Ll}{2,}(?: \p{Ll}{3,}){1,2}\.?$/u
/** What the values are written or measured in is no name of theirs: "Three letters", "Square metres". */
const WRITTEN_IN =
  /^(?:letters?|characters?|digits?|signs|words?|only|metres?|meters?|feet|hours?|days?|percent|cents?|time|page)$/
/** What a flag, a key or a day is described as says when it holds, of whom or what ends then. */
const OTHERWISE = /^(?:boolean|id|reference|date)$/

/**
 * "number plate" of a `registration` that is described as "Number plate": a description of two or three words is another name for the
 * field, where nothing in the catalogue has that name and no other field is described so.
 */
export function addDescriptions(dictionary: Dictionary, entities: readonly Entity[]): void {
  for (const entity of entities.filter(one => !one.hidden)) {
    const described = entity.fields.filter(isNamed)
    for (const field of described) {
      const words = wordsOf(field.description)
      const key = keyOf(words)
      const isOther = described.some(other => other !== field && keyOf(wordsOf(other.description)) === key)
      if (isOther || dictionary.entities.has(key) || dictionary.fields.has(key)) continue
      put(dictionary.fields, key, { entity, field, columns: [field.column], quality: AS_DESCRIBED })
      for (const word of words) dictionary.words.add(word)
    }
  }
}

/** Described by a name, and not by its own words said in full. */
function isNamed({ role, description, words, items }: Field): boolean {
  if (OTHERWISE.test(role) || items || !NAME.test(description)) return false
  const told = wordsOf(description)
  const own = new Set(words.map(stem))
  return (
    !WRITTEN_IN.test(told.at(-1)!) && !told.some(word => FILLERS.has(word)) && told.some(word => !own.has(stem(word)))
  )
}
