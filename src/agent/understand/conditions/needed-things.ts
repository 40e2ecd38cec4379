import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import { type Draft, isFree, nameField, makeFiller, use } from '../reading/draft.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { isNecessary } from './no-need.ts'
import { kindsNamed } from './shared.ts'

const NEED = /^(?:need|needs|needed|needing|require|requires|required|requiring)$/i
/** One of them: "without prescriptions" speaks of records. */
const WITHOUT = /^without an?$/i
const ARTICLE = /^(?:a|an|any|the|no)$/i
const DO_NOT = /^(?:do|does|did)n['’]?t$/i
/** Words of a field that is true of what cannot be had otherwise: "prescription only", "members only". */
const ONLY = /^only$/

/** How sure it is at most that what has such records needs them. */
const THERE_ARE = 0.5

/** How sure it is that what is needed is told by the field that is called after it. */
const TOLD = 0.9

/**
 * "which medicines need a prescription", "that do not require a permit", "to be had without a licence" of a yes/no field that says so
 * (`prescription_only`, `permit_required`): the field is meant, and not the records that are called after what is needed. Before nouns are
 * looked for.
 */
export function readNeededThings(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !(NEED.test(chunk.text) || WITHOUT.test(chunk.text))) return
    const article = chunks[at + 1]
    const isNeed = NEED.test(chunk.text)
    const thing = article && isNeed && ARTICLE.test(article.text) ? chunks[at + 2] : article
    if (!thing || !isFree(thing) || thing.fields.some(f => f.quality >= TOLD)) return
    const [found, ...others] = [...kindsBefore(chunks, at)].flatMap(entity => flagsOf(entity, thing))
    // "which vehicles need a repair": that there are some says nothing of whether others are needed.
    const isAlone = article !== thing && isNeed && thing.entities.some(e => e.quality >= TOLD)
    if (!found && isNeed && lacksKey(draft, at, thing))
      return void Object.assign(chunk, { kind: 'operator', operator: { type: 'missing', empty: true } })
    if (!found && isAlone) draft.sureness = Math.min(draft.sureness, THERE_ARE)
    if (!found || others.length) return
    nameField(thing, { ...found, columns: [found.field.column], quality: TOLD })
    Object.assign(thing, { entities: [], values: [] })
    const denied = chunks[at - 1]
    if (denied && DO_NOT.test(denied.text)) Object.assign(denied, { kind: 'operator', operator: { type: 'negation' } })
    if (isNeed) use(makeFiller(chunk), 'related')
    else Object.assign(chunk, { operator: { type: 'negation' } })
  })
}
readNeededThings.needs = (word: string) => word === 'without' || NEED.test(word)

/** "rides that still need a driver" of a `driver_id` that only some have: those that lack it. */
export function lacksKey({ chunks, app }: Draft, at: number, thing: Chunk): boolean {
  const kinds = thing.entities.filter(e => e.quality >= TOLD).map(e => e.entity)
  const isNeeded = /^(?:need|needs|waiting|wait)$/i.test(chunks[at]!.text) && !isDenied(chunks, at)
  const keys = [...kindsBefore(chunks, at)].flatMap(entity =>
    hopsOf(entity, app).filter(hop => hop.direction === 'up' && kinds.includes(hop.to)),
  )
  const [key, ...others] = keys
  return isNeeded && key !== undefined && !others.length && mayBeEmpty(key.field)
}

const isDenied = (chunks: readonly Chunk[], at: number): boolean =>
  chunks.slice(Math.max(0, at - 2), at).some(c => c.operator?.type === 'negation' || DO_NOT.test(c.text))

/** The records that are spoken of before: by their noun or by a value of theirs. */
function kindsBefore(chunks: readonly Chunk[], at: number): Set<Entity> {
  const before = chunks.slice(0, at)
  const kinds = kindsNamed(before)
  return kinds.size ? kinds : new Set(before.flatMap(c => c.values.filter(v => v.quality >= TOLD).map(v => v.entity)))
}

/** The yes/no fields that say that records need something that is called so. */
const flagsOf = (entity: Entity, thing: Chunk): { entity: Entity; field: Field }[] =>
  entity.fields
    .filter(
      ({ role, words, nested }) =>
        role === 'boolean' &&
        !nested &&
        words.some(word => isNecessary(word) || ONLY.test(word)) &&
        words.some(word => stem(word) === stem(thing.text.toLowerCase())),
    )
    .map(field => ({ entity, field }))
