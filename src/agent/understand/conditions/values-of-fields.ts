import { isPlural, stem } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** A value by its own name. */
const OWN = 0.9

/**
 * "in the interview stage", "with express shipping" of a `stage` and a `shipping_method`: right behind a value stands a word of the field
 * that has it, so that the value is that one, though records or another field be called so too, and the word is no state of its own.
 * The noun of records behind a value ("active members") is what has it. Before nouns are looked for.
 */
export function readValuesOfFields({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const noun = chunks[at + 1]
    if (!isFree(chunk) || !chunk.values.length || !isFree(noun) || isPlural(noun.text) || noun.literal || noun.operator)
      return
    const word = stem(noun.text.toLowerCase())
    const called = chunk.values.filter(
      ({ field, quality }) =>
        quality >= OWN && field.role === 'category' && field.words.some(one => stem(one) === word),
    )
    // "the mixer job" of jobs one of which is called Mixer, whoever has that as a job title.
    const isNoun = noun.entities.some(e => e.quality >= OWN || chunk.values.some(v => v.entity === e.entity && v.quality >= OWN)) // oxfmt-ignore
    if (!called.length || isNoun) return
    // "interview stage" is no interview; where the noun only begins the name of the field, nothing else may be called as the value is.
    const isWhole = called.every(({ field }) => stem(field.words.at(-1)!) === word)
    if (chunk.entities.length && (!isWhole || isPlural(chunk.text))) return
    Object.assign(chunk, { values: called, entities: [], fields: [] })
    noun.values = []
    // "Tallis choir members": where it names the field itself, others read it with the noun behind.
    const isNamed = noun.fields.some(f => f.quality >= OWN && called.some(({ field }) => field === f.field))
    if (!isNamed) Object.assign(noun, { kind: 'filler', fields: [], entities: [] })
  })
}
