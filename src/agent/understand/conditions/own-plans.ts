import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isPlanned } from '../entity-model/field-roles.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { basesOf, speaksOf } from '../reading/verb-fields.ts'

/** How one says that something is meant to be at a time. */
const MEANT = /^(?:due|expected|scheduled|planned|supposed|slated|set|meant)$/i

/** The one day of such records that is only meant. */
function plannedDay({ fields }: Entity): Field | undefined {
  const [day, ...others] = fields.filter(f => f.role === 'date' && !f.nested && isPlanned(f))
  return others.length ? undefined : day
}

/** The day for which what a verb says is meant, as its name or description tells: "leave" of a `planned_on`, "Planned day of dispatch". */
export function plannedFor(entity: Entity, verbs: readonly string[]): Field | undefined {
  const day = plannedDay(entity)
  return day && speaksOf(verbs, [...day.words, ...wordsOf(day.description)]) ? day : undefined
}

/**
 * "shipments due to leave this week", "due out on Friday": right behind the noun what is meant is told by the one planned day of those records
 * themselves, and no `due_on` of others. Only with a time, and where the verb behind it is that of the day.
 */
export function readOwnPlans(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !MEANT.test(chunk.text)) return
    const node = nodes.findLast(n => n.at < at && !n.implicit && !n.previous)
    if (!node || chunks.slice(Math.floor(node.at) + 1, at).some(c => c.kind !== 'filler')) return
    const isTheirs = [...chunk.fields, ...chunk.values].some(({ entity }) => entity === node.entity)
    if (isTheirs || !chunks.slice(at + 1).some(c => isFree(c) && c.literal?.kind === 'date')) return
    const verb = verbBehind(chunks, at)
    const day = verb ? plannedFor(node.entity, verb.bases) : plannedDay(node.entity)
    if (!day) return
    nameField(chunk, { entity: node.entity, field: day, columns: [day.column], quality: 0.9 })
    if (verb) use(makeFiller(verb.chunk), 'related')
  })
}
readOwnPlans.needs = MEANT

/** "to leave", "to be dispatched", "out": what is meant to be done. */
function verbBehind(chunks: readonly Chunk[], at: number): { chunk: Chunk; bases: string[] } | undefined {
  const next = chunks[at + 1]
  if (next && /^(?:out|off)$/i.test(next.text)) return { chunk: next, bases: ['leave'] }
  if (!/^to$/i.test(next?.text ?? '')) return undefined
  const chunk = chunks[at + 2 + Number(/^be$/i.test(chunks[at + 2]?.text ?? ''))]
  return chunk && !chunk.literal ? { chunk, bases: basesOf(chunk.text.toLowerCase()) } : undefined
}
