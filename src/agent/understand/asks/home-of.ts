import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { type Draft, isFree, makeFiller } from '../reading/draft.ts'

const HOME = /^home$/i
const THEIRS = /^(?:their|his|her|its|a|the|my|your|our)$/i

/**
 * "home branch", "Oakfield as their home branch": where people belong. The key of people to such a place is that, whatever it is called, and
 * behind "as their" the noun only says in which role the one before it is meant. Before nouns are looked for.
 */
export function readHomeOf(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const place = chunks[at + 1]?.entities.find(e => e.quality >= 0.65)?.entity
    if (!isFree(chunk) || !HOME.test(chunk.text) || !place || !isHome(draft, place)) return
    makeFiller(chunk)
    const isRole = /^as$/i.test(chunks[at - (THEIRS.test(chunks[at - 1]?.text ?? '') ? 2 : 1)]?.text ?? '')
    if (isRole) makeFiller(chunks[at + 1]!)
  })
}
readHomeOf.needs = HOME

/** Whether people point to such a place. */
const isHome = ({ app }: Draft, place: Entity): boolean => kindsBelow(place, app).some(arePeople)
