import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { unitOf } from '../conditions/field-units.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { isAdditive } from './additive.ts'

const MUCH = /\b(?:much|most|least|more|less)$/i
/** What stuff is measured in. */
const AMOUNTS: ReadonlySet<string> = new Set(['volume', 'mass', 'weight', 'energy'])

/**
 * "how much milk came in", "which farm brought the most milk" of milk deliveries in litres: a mass noun that the records are called after
 * stands for the one amount of it that they tell (Quirk et al., 1985, 5.3). Before nouns are looked for.
 */
export function readStuff({ chunks, app }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !MUCH.test(chunks[at - 1]?.text ?? '') || chunk.values.length || chunk.literal) return
    const isNamed = [...chunk.entities, ...chunk.fields].some(({ quality }) => quality >= 0.9)
    const word = chunk.text.toLowerCase()
    if (isNamed || !/^\p{Ll}{3,}$/u.test(word) || isPlural(word)) return
    const [only, ...others] = app.entities.flatMap(entity => amountOf(entity, word))
    if (only && !others.length) nameField(chunk, only)
  })
}
readStuff.needs = /^(?:much|most|least|more|less)$/

/** The one amount of records that are called after the stuff: litres of a "milk delivery". */
function amountOf(entity: Entity, stuff: string): FieldMention[] {
  const { words, fields, hidden } = entity
  if (hidden || !canBeListed(entity) || words.length < 2 || words.at(-1) === stuff || !words.includes(stuff)) return []
  const amounts = fields.filter(field => isAdditive(field) && AMOUNTS.has(unitOf(field)?.quantity ?? ''))
  return amounts.length === 1 ? [{ entity, field: amounts[0]!, columns: [amounts[0]!.column], quality: 1 }] : []
}
