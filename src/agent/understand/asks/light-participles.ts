import { isFigure } from '../entity-model/field-roles.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { findPath } from '../entity-model/relations.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Participles that say of money only that it changed hands (Levin, 1993, 13.1 and 54.5). */
const CHANGED_HANDS = /^(?:paid|charged|given|awarded|granted|spent|collected|received|billed|paid out|taken)$/i
/** How sure it is at most that such a participle restricts nothing. */
const PASSED = 0.6
/** So many words may stand between a figure and what became of it: "compensation have we paid". */
const REACH = 4

/**
 * "compensation paid so far" where only other records have a state that is called paid: it says nothing of the figure beside it, and
 * those records are not led to. Before nouns are looked for.
 */
export function passLightParticiples(draft: Draft): void {
  const { chunks, app } = draft
  passReceived(draft)
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !CHANGED_HANDS.test(chunk.text) || !chunk.values.length || chunk.entities.length) return
    const before = chunks.slice(Math.max(0, at - REACH), at)
    const figure = before.findLast(c => isFree(c) && c.kind !== 'filler')
    const owners = (figure?.fields ?? []).filter(f => isFigure(f.field) && f.quality >= 0.9).map(f => f.entity)
    const [owner, ...others] = [...new Set(owners)]
    if (!owner || others.length || chunks.some(c => c !== figure && c.entities.some(e => e.entity !== owner))) return
    const isNear = (entity: Entity) => entity === owner || (findPath(owner, entity, app)?.length ?? 9) < 2
    if (chunk.values.some(v => isNear(v.entity)) || chunk.fields.some(f => f.entity === owner)) return
    Object.assign(chunk, { kind: 'filler', values: [], fields: [] })
    use(chunk, 'filler')
    draft.sureness = Math.min(draft.sureness, PASSED)
    draft.notes.push(`passed over “${chunk.text}”`)
  })
}
/** "how many reviews have we received?" where only returns have a state of that name: at the end, of us, it says that they are there. */
function passReceived({ chunks }: Draft): void {
  const at = chunks.length - 1
  const [verb, auxiliary, we] = [chunks[at], chunks[at - 2], chunks[at - 1]]
  if (!isFree(verb) || !/^(?:received|got|had)$/i.test(verb.text) || verb.entities.length) return
  if (!/^(?:we|i|you)$/i.test(we?.text ?? '') || !/^(?:have|did)$/i.test(auxiliary?.text ?? '')) return
  const own = new Set(chunks.slice(0, at).flatMap(c => c.entities.filter(e => e.quality >= 0.5).map(e => e.entity)))
  const isOwn = [...verb.values, ...verb.fields].some(one => own.has(one.entity))
  if (own.size && !isOwn) use(makeFiller(verb), 'related')
}

passLightParticiples.needs = (word: string) => CHANGED_HANDS.test(word) || /^(?:got|had)$/.test(word)
