import { valuesOf } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isActive } from './event-verbs.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { valueWords } from '../vocabulary/loose-keys.ts'

/** How sure it is at most that a word is the beginning of what a value is called. */
const CLIPPED = 0.6
/** So many letters a clipped word has at least, and so many more the word that it stands for. */
const SHORTEST = 4
const MORE = 2

interface Value {
  entity: Entity
  field: Field
  value: string
}

/**
 * "being prepped" of `in_preparation`, "still avail" of `available`: a word that is the beginning of exactly one value of the records
 * that are spoken of (clipping; Bauer, English Word-Formation, 1983, § 7.4). Before nouns are looked for.
 */
export function readClippedValues(draft: Draft): void {
  const { chunks, app } = draft
  if (!chunks.some(chunk => isFree(chunk) && chunk.kind === 'unknown')) return
  const spoken = spokenOf(chunks)
  for (const [at, chunk] of chunks.entries()) {
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || chunk.kind !== 'unknown' || FILLERS.has(word) || !/^\p{Ll}+$/u.test(word)) continue
    // "who sails it", "what does Ann sail": what somebody does, and no kind of yacht.
    if (isActive(draft, at)) continue
    const entities = spoken.size ? [...spoken] : app.entities.filter(entity => !entity.hidden)
    const found = stemsOf(word).flatMap(stem => entities.flatMap(entity => beginningWith(entity, stem)))
    const [first] = found
    const fields = new Set(found.map(({ field }) => field))
    if (!first || fields.size > 1 || new Set(found.map(({ value }) => value)).size > 1) continue
    const { entity, field, value } = first
    Object.assign(chunk, {
      kind: 'mention',
      values: [{ entity, field, columns: [field.column], values: [value], quality: 0.8 }],
    })
    draft.sureness = Math.min(draft.sureness, CLIPPED)
    draft.notes.push(`took “${chunk.text}” as ${valueWords(value).join(' ')}`)
  }
}

/** The kinds of record whose nouns are said, or one of whose records is named. */
function spokenOf(chunks: readonly Chunk[]): Set<Entity> {
  const nouns = chunks.flatMap(c => c.entities.filter(e => e.quality >= 0.5).map(e => e.entity))
  const named = chunks.flatMap(c => c.values.filter(v => v.quality >= 0.8).map(v => v.entity))
  return new Set(nouns.length ? nouns : named)
}

/** The word without what its inflection added: "prepped" is prep. */
function stemsOf(word: string): string[] {
  const bare = word.replace(/(?:ed|ing|s)$/, '')
  const stems = [word, bare, bare.replace(/([^aeiou])\1$/, '$1')]
  return [...new Set(stems)].filter(stem => stem.length >= SHORTEST)
}

/** The beginning of the word, which is no other form of the same verb or noun. */
const isClippedOf = (stem: string, word: string): boolean =>
  word.startsWith(stem) &&
  word.length >= stem.length + MORE &&
  !/^(?:e?s|e?d|ing|e?rs?|ings)$/.test(word.slice(stem.length))

/** The states and kinds of the records of which a word begins so and goes on. */
const beginningWith = (entity: Entity, stem: string): Value[] =>
  entity.fields
    .filter(({ role }) => role === 'category')
    .flatMap(field =>
      valuesOf(field)
        .filter(value => valueWords(value).some(word => isClippedOf(stem, word)))
        .map(value => ({ entity, field, value })),
    )
