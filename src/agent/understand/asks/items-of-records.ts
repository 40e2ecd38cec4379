import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { standsForPieces } from '../entity-model/field-roles.ts'
import { isNounOfItems } from '../entity-model/item-entities.ts'
import { OTHERWISE } from '../dictionary/add-kind-nouns.ts'
import { singular } from '../language/words.ts'
import { kindsNamed } from '../conditions/shared.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, isFree, kindBefore } from '../reading/draft.ts'

/** How sure it is that lines are meant, where each of them stands for so many pieces. */
const LINES_OR_PIECES = 0.6

/**
 * "orders with more than two items" of orders that have `lines`: beside the records that hold them, any noun for the items of a list
 * stands for what is in the list. Without them it may be the things themselves ("items out of stock"). Before nouns are looked for.
 */
export function readItemsOfRecords(draft: Draft): void {
  const { chunks, app, previous } = draft
  const lists = app.entities.filter(entity => isNounOfItems(entity.words.at(-1)!) && entity.words.length > 1)
  chunks.forEach((chunk, at) => {
    const word = singular(chunk.text.toLowerCase())
    const isCalled = chunk.entities.some(e => e.quality > OTHERWISE)
    if (!isFree(chunk) || isCalled || !isNounOfItems(word) || isNumberOf(chunks, at)) return
    const isHeldBy = (entity: Entity, holder: Entity) =>
      entity.inside?.entity === holder.key || entity.words.slice(0, -1).join(' ') === holder.words.join(' ')
    const holders = kindsNamed(chunks.filter(c => c !== chunk && !isParticiple(c.text)))
    const before = kindBefore({ app, previous })
    const [list, ...others] = lists.filter(one => [...holders, ...(before ? [before] : [])].some(h => isHeldBy(one, h)))
    if (!list || others.length) return
    Object.assign(chunk, { kind: 'mention', entities: [{ entity: list, quality: 0.85 }], fields: [] })
    if (!standsForPieces(list)) return
    draft.notes.push(`counted the ${list.noun}s, not how many pieces each stands for`)
    draft.sureness = Math.min(draft.sureness, LINES_OR_PIECES)
  })
}

readItemsOfRecords.needs = (word: string) => isNounOfItems(singular(word))

/** "item 5", "line 3": one of them by its number, and no list. */
const isNumberOf = (chunks: readonly Chunk[], at: number): boolean => chunks[at + 1]?.literal?.kind === 'number'
