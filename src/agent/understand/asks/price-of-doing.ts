import { canBeListed } from '../entity-model/can-be-listed.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'
import { PRICE } from './price-of-part.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'

/** Verbs, adjectives and quantifiers of a price that an infinitive says the occasion of (Quirk et al., 1985, 16.75). */
const COSTS = /^(?:costs?|how much|(?:the )?(?:cheap|dear|expensive|costly|most expensive|least expensive)\w*)$/i

/**
 * "what does it cost to hire", "the cheapest to rent", "how much is it to enter" of a `hire_fee`, a `rent_price`: the price that is called
 * after what is done for it. Before anything else is made of the verb.
 */
export function readPriceOfDoing(draft: Draft): void {
  const { chunks, app } = draft
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    const cost = chunks.slice(0, at).findLast(c => COSTS.test(c.text))
    if (!isFree(chunk) || !cost || !/^[a-z]{3,}$/.test(word) || !/^to$/i.test(chunks[at - 1]?.text ?? '')) return
    const named = chunks.flatMap(c => [
      ...c.values.filter(isNearName).map(v => v.entity),
      ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
    ])
    const kinds = new Set(named.length ? named : app.entities.filter(entity => !entity.hidden && canBeListed(entity)))
    const found = [...kinds].flatMap(entity =>
      entity.fields
        .filter(
          ({ role, words }) =>
            /^(?:money|number)$/.test(role) &&
            words.length === 2 &&
            PRICE.test(words[1]!) &&
            rootOf(words[0]!) === rootOf(word),
        ) // oxfmt-ignore
        .map(field => ({ entity, field })),
    )
    const [one, ...others] = found
    if (!one || others.length) return
    nameField(chunk, { ...one, columns: [one.field.column], quality: 0.95 })
    if (isFree(cost) && /^costs?$/i.test(cost.text)) use(cost, 'related')
  })
}
readPriceOfDoing.needs = /^(?:costs?|much|(?:cheap|dear|expensive|costly)\w*)$/
