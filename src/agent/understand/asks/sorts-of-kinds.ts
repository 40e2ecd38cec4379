import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural, singular } from '../language/words.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'

/** General nouns for what sorts things, and for how far up they are: each stands for the others. */
const SORTS = [
  ['type', 'kind', 'sort', 'category', 'class'],
  ['level', 'tier', 'grade'],
]
const SORT = new RegExp(`^(?:${SORTS.flat().join('|')}|categories|classes|(?:type|kind|sort|level|tier|grade)s)$`, 'i')
/** What a noun phrase begins with that asks for such a sort. */
const ASKS = /^(?:which|what|by|per|each|every|across)$/i
/** How well a field is called after the noun of its records and its own last word, or one that means the same. */
const CALLED_AFTER = 0.9
const MEANS_THE_SAME = 0.8
/** How sure it is at most that a field by another such noun is meant. */
const BY_ANOTHER = 0.65

/**
 * "which member type has the most loans" of patrons with a `membership_type`, "car level": behind the noun of a kind of record the general noun is the
 * one field that sorts those; where they have none, it is not understood, and not the records themselves. Before nouns are looked for.
 */
export function readSortsOfKinds(draft: Draft): void {
  const { chunks, ignored, notes } = draft
  ;[...chunks].forEach(chunk => {
    const at = chunks.indexOf(chunk)
    const noun = chunks[at - 1]
    if (!SORT.test(chunk.text) || !isFree(chunk) || !isFree(noun) || !ASKS.test(chunks[at - 2]?.text ?? '')) return
    if (chunk.fields.some(f => f.quality >= MEANS_THE_SAME) || chunk.entities.length + chunk.values.length > 0) return
    const kinds = noun.entities.filter(e => e.quality >= 0.8).map(e => e.entity)
    const [entity, ...others] = kinds
    if (!entity || others.length || isPlural(noun.text.toLowerCase())) return
    const word = singular(chunk.text.toLowerCase())
    const field = sortOf(entity, [word]) ?? sortOf(entity, SORTS.find(row => row.includes(word)) ?? [])
    if (!field) return void ignored.push(`${noun.text} ${chunk.text}`)
    const quality = field.words.at(-1) === word ? CALLED_AFTER : MEANS_THE_SAME
    const named = nameField(chunk, { entity, field, columns: [field.column], quality })
    Object.assign(named, { from: noun.from, text: `${noun.text} ${chunk.text}` })
    chunks.splice(at - 1, 1)
    if (quality === CALLED_AFTER) return
    notes.push(`took “${chunk.text}” as their ${field.words.join(' ')}`)
    draft.sureness = Math.min(draft.sureness, BY_ANOTHER)
  })
}
readSortsOfKinds.needs = SORT

/** The one field that is called after one of these words. */
function sortOf({ fields }: Entity, nouns: readonly string[]) {
  const [field, ...others] = fields.filter(f => f.role === 'category' && nouns.includes(f.words.at(-1)!))
  return others.length ? undefined : field
}
