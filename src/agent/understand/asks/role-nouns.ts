import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import { roleAt } from '../reading/role-hops.ts'

/** What a noun stands behind that is asked for, grouped by or theirs. */
const ASKED = /^(?:which|what|per|each|every|by|their|its|his|her)$/i

/**
 * "jobs with their grader", "which grader has the most failed checks" of a `grader_id` that leads to people some of whom have the job
 * `Grader`: the noun of the key says whom the records name, and no job of anybody restricts that. Who has none of them may be told by the
 * job alone.
 */
export function readRoleNouns(draft: Draft): void {
  const { chunks, app, previous } = draft
  if (chunks.some(({ operator }) => operator?.type === 'negation' || operator?.type === 'missing')) return
  chunks.forEach((chunk, at) => {
    if (chunk.kind !== 'mention' || !chunk.values.length || chunk.entities.length || !isAsked(chunks, at)) return
    // "most of those": the records of before are as good as named.
    const others = chunks.flatMap((c, i) =>
      i === at ? [] : c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
    )
    const before = chunks.some(c => c.operator?.type === 'pronoun')
      ? app.entities.filter(e => e.key === previous?.root.entity)
      : []
    const role = [...others, ...before].map(entity => roleAt(draft, at, entity)).find(one => one?.length === 1)
    const isOwn = chunk.values.some(v => others.includes(v.entity))
    if (!role || isOwn || !chunk.values.some(v => v.entity === role.hop.to)) return
    chunk.values = []
    chunk.fields = chunk.fields.filter(f => f.field === role.hop.field)
  })
}

const isAsked = (chunks: readonly Chunk[], at: number): boolean => {
  const before = chunks.slice(0, at).findLast(c => c.literal?.kind !== 'number')
  return ASKED.test(before?.text ?? '')
}
