import { isNumeric } from '../conditions/shared.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { meansFigure, ownFigure } from '../entity-model/own-figure.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { isAdditive } from './additive.ts'

/**
 * "the average mark", "median exam mark per subject", "are readings in May higher on average": of records that are one figure the
 * noun stands for that figure, and no number of records is divided. "Average payments per claim" stays how many they are, save where
 * the noun itself is a word for the figure. Before nouns are looked for.
 */
export function nameOwnFigures(draft: Draft): void {
  const { chunks } = draft
  if (chunks.some(c => isFree(c) && (c.operator?.type === 'count' || isNamedFigure(c)))) return
  const at = chunks.findIndex(c => isFree(c) && isAverage(c))
  // "how long does a visit take on average" asks for the time that it takes, and for no other figure of it.
  if (at < 0 || chunks.some(c => isFree(c) && c.operator?.type === 'size')) return
  const noun = /^on /i.test(chunks[at]!.text) ? onlyNoun(chunks) : nounBehind(chunks, at)
  const chunk = chunks[noun]
  if (!chunk) return
  const entity = kindOf(chunk)!
  const field = ownFigure(entity)
  if (!field) return
  const isPer = chunks.some(c => c.operator?.type === 'group')
  const isSame = meansFigure(entity, field)
  if (isPer && isPlural(chunk.text) && (!isSame || isAdditive(field))) return
  if (!isSame) {
    draft.sureness = Math.min(draft.sureness, BY_FIGURE)
    draft.notes.push(`took the average of the ${entity.noun} records as that of their ${field.words.join(' ')}`)
  }
  chunk.fields = [{ entity, field, columns: [field.column], quality: 1 }]
  chunk.entities = []
}

/** What asks how many there are, which are the most, or which part they are. */
const HOW_MANY: ReadonlySet<string> = new Set(['count', 'share', 'superlative'])

/** How sure it is that the figure of the records is counted which is called as they are, and not they. */
const BY_NAME = 0.85

/**
 * "how many page views did we have", "what share of views came from mobile" of records with a figure `views`: each stands for so many, which
 * are added up. Before nouns are looked for.
 */
export function nameCountedFigures(draft: Draft): void {
  const { chunks } = draft
  const asks = chunks.findIndex(c => isFree(c) && HOW_MANY.has(c.operator?.type ?? ''))
  if (asks < 0) return
  chunks.forEach((chunk, at) => {
    const entity = at > asks && isFree(chunk) ? chunk.entities.find(e => e.quality >= 0.7)?.entity : undefined
    const field = entity && countedBy(entity)
    if (!field) return
    chunk.fields = [{ entity, field, columns: [field.column], quality: 1 }]
    chunk.entities = []
    draft.sureness = Math.min(draft.sureness, BY_NAME)
    draft.notes.push(`added up the ${field.words.join(' ')} of the ${plural(entity.noun)}`)
  })
}

/** The whole number of records that is called as they are: `views` of page views. */
const countedBy = ({ fields, words }: Entity): Field | undefined =>
  fields.find(
    field =>
      field.type === 'integer' &&
      isNumeric({ field }) &&
      field.words.length === 1 &&
      isPlural(field.words[0]!) &&
      singular(field.words[0]!) === singular(words.at(-1)!),
  )

/** How sure it is that the average of records which are called by no word for their figure is that of the figure. */
const BY_FIGURE = 0.78

const isAverage = ({ operator }: Chunk): boolean =>
  operator?.type === 'aggregate' && /^(?:avg|median)$/.test(operator.fn)

/** A figure that the message names itself. */
const isNamedFigure = ({ fields }: Chunk): boolean => fields.some(f => isNumeric(f) && f.quality >= 0.8)

/** The kind of record that a chunk is the noun of. */
const kindOf = ({ entities, fields }: Chunk): Entity | undefined =>
  fields.some(f => f.quality >= 0.9) ? undefined : entities.find(e => e.quality >= 0.9)?.entity

/** The noun behind the word for an average; only what says which of them stands between. */
function nounBehind(chunks: readonly Chunk[], from: number): number {
  for (let at = from + 1; at < chunks.length && at <= from + 3; at++) {
    if (kindOf(chunks[at]!)) return at
    if (chunks[at]!.kind !== 'filler' && !chunks[at]!.values.length) return -1
  }
  return -1
}

/** "how high are the readings on average": the one kind that has such a figure. */
function onlyNoun(chunks: readonly Chunk[]): number {
  const found = [...chunks.keys()].filter(at => {
    const entity = isFree(chunks[at]!) ? kindOf(chunks[at]!) : undefined
    return entity !== undefined && ownFigure(entity) !== undefined
  })
  return found.length === 1 ? found[0]! : -1
}
