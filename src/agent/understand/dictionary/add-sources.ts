import type { Entity, Source, ToolParameter } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isListControl } from '../entity-model/paging.ts'
import type { Scalar } from '../reading/query.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** The parts of a collection, and the values of its parameters that are no field's. */
export function addSource(dictionary: Dictionary, source: Source, entity: Entity): void {
  if (!source.complete) return
  if (source.qualifiers.length) put(dictionary.scopes, keyOf(source.qualifiers), { source, quality: 1 })
  for (const word of source.qualifiers) dictionary.words.add(word)
  for (const parameter of source.parameters) {
    // A filter on a field is read from the field's own values.
    if (
      parameter.place === 'path' ||
      isListControl(parameter.name) ||
      // Several values at once: one of them is no argument for it.
      parameter.type === 'array' ||
      entity.fields.some(f => [f.column, `${f.column}_min`, `${f.column}_max`].includes(parameter.name))
    )
      continue
    for (const { words, value } of statedValues(parameter, entity))
      put(dictionary.arguments, words.join(' '), { source, parameter, value, quality: 0.9 })
    for (const value of parameter.namedValues) {
      const words = wordsOf(value)
      if (words.length > 1 || /^[A-Z]/.test(value))
        put(dictionary.arguments, words.join(' '), { source, parameter, value, quality: 1 })
    }
  }
}

/** Parameters that shape a list and restrict nothing. */
const SHAPING = /sort|order|direction|format|expand|include|embed|field|view|lang|locale|page|limit|count|dry/

/** A yes/no parameter or one of stated values that no field has stands for a condition of its own: "overdue" loans. */
function statedValues(parameter: ToolParameter, entity: Entity): { words: string[]; value: Scalar }[] {
  if (SHAPING.test(parameter.name.toLowerCase()) || parameter.required || entity.inside) return []
  const isKnown = (word: string) =>
    entity.fields.some(f => f.words.some(w => stem(w) === stem(word)) || f.choices.some(c => wordsOf(c).includes(word)))
  if (parameter.type === 'boolean') {
    const words = parameter.words.filter(word => !/^(is|only|has|show|with)$/.test(word))
    return words.length && !words.some(isKnown) && !words.every(word => FILLERS.has(word))
      ? [{ words, value: true }]
      : []
  }
  const isOwn = parameter.choices.some(choice => entity.fields.some(f => f.choices.includes(choice)))
  const choices = isOwn ? [] : parameter.choices.filter(choice => wordsOf(choice).join('').length > 3)
  return choices
    .map(value => ({ words: wordsOf(value), value }))
    .filter(({ words }) => !words.every(w => isKnown(w) || FILLERS.has(w)))
}
