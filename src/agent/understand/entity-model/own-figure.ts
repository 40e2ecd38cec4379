import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { findUnit } from '../calls/units.ts'
import { pattern } from '../../../lib/patterns.ts'
import { singular, stem } from '../language/words.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { isFigure } from './field-roles.ts'
import { arePeople } from './people.ts'

/** Nouns that say no more than that something is a figure: what is measured, rated or paid is in the noun of the record. */
const FIGURE_NOUN = pattern()`
  ^(?:value|amount|score|rating|reading|level|result|total|figure|points?|measurement|mark|grade|sum|price|star)$
`
const YEAR = /^year$/
/** How usual a sense has to be in which the record and its figure mean the same. */
const USUAL = 0.3

/**
 * The figure that a record is: marks are their score, readings their value, payments their amount. Such a field is called by a noun for
 * figures or by what means the same as the record, and no other figure of the record has as good a name.
 */
export function ownFigure(entity: Entity): Field | undefined {
  if (arePeople(entity)) return undefined
  const figures = entity.fields.filter(
    field => isFigure(field) && !field.nested && !field.words.some(word => YEAR.test(word)),
  )
  const own = figures.filter(field => isCalledFigure(field, entity))
  const plain = own.filter(({ words }) => words.filter((_, at) => !isUnitAt(words, at)).length === 1)
  const [field, ...others] = plain.length ? plain : own
  return field && !others.length && (plain.length || figures.length === 1) ? field : undefined
}

/** Whether the noun of the records means the same as the word for their figure: marks and scores, readings and their `reading`. */
export function meansFigure({ words: nouns }: Entity, { words }: Field): boolean {
  const noun = singular(nouns.at(-1)!)
  const last = singular(words.at(-1)!)
  return last === noun || (wordKnowledge().synonyms(stem(noun)).get(stem(last)) ?? 0) >= USUAL
}

/** "value" of `value_m3`: the symbol of a unit says no more of what it is. */
const isUnitAt = (words: readonly string[], at: number): boolean =>
  at > 0 && at === words.length - 1 && findUnit(words[at]!) !== undefined

function isCalledFigure(field: Field, entity: Entity): boolean {
  const { words: nouns } = entity
  const { words } = field
  const noun = singular(nouns.at(-1)!)
  const called = words.filter((word, at) => !nouns.includes(word) && !isUnitAt(words, at))
  const last = singular(called.at(-1) ?? noun)
  if (FIGURE_NOUN.test(last) || last === noun) return called.length <= 2
  return called.length === 1 && meansFigure(entity, field)
}
