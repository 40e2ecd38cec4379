import { type Draft, isFree } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/**
 * "which visits were completed yesterday" of visits that are `completed`, where trainings have a `completed_on`: the state of the records that are
 * named before is meant, and no date of others that nobody speaks of. Before nouns are looked for.
 */
export function keepStatesFromDates({ chunks }: Draft): void {
  chunks.forEach(chunk => {
    const { fields, values, entities } = chunk
    if (!isFree(chunk) || !fields.length || !values.length || entities.length) return
    const named = kindsNamed(chunks)
    const isOfOthers = fields.every(f => f.field.role === 'date' && !named.has(f.entity))
    const isState = values.some(v => v.quality === 1 && v.field.role === 'category' && named.has(v.entity))
    if (isOfOthers && isState) chunk.fields = []
  })
}
