import { stem, wordsOf } from '../language/words.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'

/** So many words may stand between the one that describes and the figure. */
const REACH = 3

/**
 * "fewer than 5 finished pieces on hand" of an `on_hand` that is described as "Finished pieces in the warehouse": between the number and
 * its figure stand words that say what the figure is, and restrict nothing. Words of no description stay unknown.
 */
export function passWordsOfDescriptions({ chunks }: Draft): void {
  const number = chunks.findIndex(c => isFree(c) && c.literal?.kind === 'number')
  const figure = chunks.findIndex(
    (c, i) => i > number && i <= number + REACH + 1 && c.fields.some(f => isFigure(f.field) && f.quality >= 0.8),
  )
  if (number < 0 || figure < 0) return
  const figures = chunks[figure]!.fields.filter(f => isFigure(f.field))
  const described = new Set(figures.flatMap(f => wordsOf(f.field.description).map(stem)))
  for (const chunk of chunks.slice(number + 1, figure)) {
    // "finished" is a state of orders as well, of which nothing is said.
    const others = chunk.fields.filter(m => !figures.some(f => f.field === m.field))
    const isOwn = [...others, ...chunk.values, ...chunk.entities].some(m => figures.some(f => f.entity === m.entity))
    if (!isFree(chunk) || isOwn || chunk.operator || !described.has(stem(chunk.text.toLowerCase()))) continue
    makeFiller(chunk)
  }
}
