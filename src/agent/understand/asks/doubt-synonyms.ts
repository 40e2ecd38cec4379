import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'

/** Below this a field is called by another word than any of its own. */
const OWN_WORD = 0.7
/** How sure it is at most that such a word means the field. */
const BY_ANOTHER_WORD = 0.6

/**
 * "how many teams are there" of clubs that have a division: that the field is meant is a guess from a synonym, where the message says
 * nothing else of the records that have it. What is counted, listed or grouped by it is told.
 */
export function doubtSynonyms(draft: Draft): void {
  if (!draft.measures.some(({ fn }) => fn === 'distinct') && !draft.group && !draft.project.length) return
  for (const chunk of draft.chunks) {
    const [field] = [...chunk.fields].sort((a, b) => b.quality - a.quality)
    const isTaken = chunk.used === 'count' || chunk.used === 'group' || chunk.used === 'project'
    if (!isTaken || !field || field.quality >= OWN_WORD || chunk.entities.length || chunk.values.length) continue
    if (field.field.role !== 'category' && field.field.role !== 'text') continue
    const speaks = (other: Chunk) =>
      other !== chunk &&
      other.used !== undefined &&
      [...other.entities, ...other.fields, ...other.values].some(m => m.entity === field.entity)
    if (draft.chunks.some(speaks)) continue
    draft.sureness = Math.min(draft.sureness, BY_ANOTHER_WORD)
    draft.notes.push(`took “${chunk.text}” as the ${field.field.words.join(' ')} of ${field.entity.noun} records`)
  }
}
