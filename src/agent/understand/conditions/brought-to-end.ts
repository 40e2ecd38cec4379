import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isBehindOwnField } from '../reading/behind-own-field.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { dayOfEnd } from './overdue.ts'

/** Verbs of bringing work to its end (Levin, 1993, 55.2), by their roots: one says of it what another does. */
export const ENDING = new Set('finish complete close resolve fix'.split(' ').map(rootOf))

/** How well a state or a date is called after the verb itself. */
const NAMED = 0.8
/** How near behind the verb its time stands. */
const NEAR = 3
/** A synonym of a state says no more than the day does. */
const STATED = 0.85

/**
 * "tasks that Ann finished last week", "bugs that were fixed", "to close a bug" of a `resolved_on`: the day on which work came to its end,
 * whichever of the verbs for that it is called after. A state of the work that is called so tells it, where no time is said. Before
 * nouns are looked for.
 */
export function readBroughtToEnd(draft: Draft): void {
  const { chunks, app } = draft
  // "longer than 40 days to fix": how long it took is no day.
  const verbs = chunks.filter(
    (c, at) =>
      isFree(c) &&
      !/^to$/i.test(chunks[at - 1]?.text ?? '') &&
      !c.operator &&
      ENDING.has(rootOf(c.text.toLowerCase())) &&
      !isBehindOwnField(chunks, at),
  )
  if (!verbs.length) return
  const [work, ...others] = workKinds(app)
  const entity = work?.entity
  const day = entity && !others.length ? dayOfEnd(entity) : undefined
  if (!day || !isSpokenOf(draft, entity!)) return
  for (const verb of verbs) {
    const behind = chunks.slice(chunks.indexOf(verb) + 1)
    const isDated = behind.slice(0, NEAR).some(c => c.literal?.kind === 'date')
    if (isToldByOwn(verb, entity!, day, isDated) || isToldByNamed(verb, entity!, chunks)) continue
    nameField(verb, { entity: entity!, field: day, columns: [day.column], quality: 0.9 })
  }
}
readBroughtToEnd.needs = (word: string) => ENDING.has(rootOf(word))

const isSpokenOf = ({ chunks }: Draft, entity: Entity): boolean =>
  chunks.some(
    c =>
      c.entities.some(e => e.entity === entity && e.quality >= 0.7) ||
      c.values.some(v => v.entity === entity && v.quality >= NAMED),
  )

/** "which jobs are completed" of jobs that have a `completed_on`, where quotes are work that ends, too: those that are named tell it themselves. */
const isToldByNamed = (verb: Chunk, entity: Entity, chunks: readonly Chunk[]): boolean => {
  const named = new Set(chunks.flatMap(c => c.entities.filter(e => e.quality >= NAMED).map(e => e.entity)))
  if (named.has(entity)) return false
  return [...verb.fields, ...verb.values].some(one => named.has(one.entity) && one.quality >= NAMED)
}

/** Whether the work has a date or, where no time is said, a state of its own that is called after the verb. */
const isToldByOwn = ({ fields, values }: Chunk, entity: Entity, day: Field, isDated: boolean): boolean =>
  fields.some(f => f.entity === entity && f.quality >= NAMED && (f.field === day || f.field.role !== 'date')) ||
  (!isDated && values.some(v => v.entity === entity && v.quality >= STATED))
