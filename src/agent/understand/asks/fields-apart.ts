import type { Field } from '../entity-model/catalogue-model.ts'
import { baseOf, isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/**
 * "which concert sold the most tickets", "how many tickets did the Gala sell" of a `tickets_sold`: the verb and what it is done with stand apart,
 * and are one figure together. Before nouns are looked for.
 */
export function readFieldsApart({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.values.length || chunk.entities.some(e => e.quality >= 0.8)) return
    const mention = chunk.fields.find(
      ({ field }) => isOfDoing(field) && singular(field.words[0]!) === singular(chunk.text.toLowerCase()),
    )
    if (!mention) return
    const verbs = chunks.filter(
      (c, i) => i !== at && Math.abs(i - at) < 8 && isFree(c) && isVerbOf(mention.field, c.text),
    )
    const [verb, ...others] = verbs
    if (!verb || others.length || verb.entities.length) return
    nameField(chunk, { ...mention, quality: 0.95 })
    Object.assign(verb, { fields: [], values: [] })
    use(verb, 'related')
  })
}

const isOfDoing = (field: Field): boolean =>
  isFigure(field) && field.words.length === 2 && isParticiple(field.words[1]!)

/** A form of the verb in the field's name. */
const isVerbOf = ({ words }: Field, text: string): boolean => {
  const [done, said] = [words[1]!, text.toLowerCase()]
  const root = (word: string) => rootOf(baseOf(word) ?? word)
  return /^[a-z]{3,}$/.test(said) && root(said) === root(done)
}
