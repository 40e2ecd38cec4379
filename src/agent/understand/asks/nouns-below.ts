import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { isPlural, singular } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** How sure it is that the records are meant by a noun for some of their kind, where a value says which. */
const SOME_OF_KIND = 0.85

/**
 * "crime novels" of books with a genre, "electric vans" of vehicles with a fuel: behind a value that tells which they are, a noun for one
 * sort of them (a hyponym in WordNet) stands for the records. Before nouns are looked for.
 */
export function readNounsBelow(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !/^[a-z]{3,}$/.test(word) || !isPlural(word)) return
    const before = draft.chunks[at - 1]
    const [entity, ...others] = isFree(before) ? kindsOf(before).filter(one => isBelow(one, singular(word))) : []
    if (!entity || others.length) return
    Object.assign(chunk, { kind: 'mention', entities: [{ entity, quality: 0.8 }] })
    draft.sureness = Math.min(draft.sureness, SOME_OF_KIND)
    draft.notes.push(`took “${chunk.text}” as ${entity.noun} records`)
  })
}

/** The kinds of record of which a chunk tells of what sort they are. */
const kindsOf = ({ values }: Chunk): Entity[] => [
  ...new Set(values.filter(v => v.field.role === 'category' && v.quality >= 0.9).map(v => v.entity)),
]

const isBelow = ({ words }: Entity, noun: string): boolean =>
  nounTaxonomy().likeness(singular(words.at(-1)!), noun)?.relation === 'above'
