import { type Draft, isFree, use } from '../reading/draft.ts'
import { rootOf } from '../language/verb-forms.ts'

/** "Who pays for the courses": the verb by which a description says whom a text names. */
const WHO = /^\W*who (?:has |have |is |was |will )?(\p{L}{3,})/iu

/**
 * "how many pupils does Acme pay for?" of an `employer` that is described as who pays: the verb beside the name says no more than the field that
 * the name is in, and measures nothing. Before amounts are looked for.
 */
export function readWhoByDescription({ chunks }: Draft): void {
  const told = chunks.flatMap(c =>
    c.values
      .filter(v => v.quality >= 0.9 && v.field.type === 'string' && !v.entity.nameFields.includes(v.field))
      .flatMap(v => WHO.exec(v.field.description)?.[1] ?? []),
  )
  const roots = new Set(told.map(verb => rootOf(verb.toLowerCase())))
  if (!roots.size) return
  for (const chunk of chunks) {
    if (!isFree(chunk) || chunk.values.length || chunk.entities.length || !roots.has(rootOf(chunk.text.toLowerCase()))) continue // oxfmt-ignore
    Object.assign(chunk, { kind: 'filler', fields: [], operator: undefined })
    use(chunk, 'related')
  }
}
