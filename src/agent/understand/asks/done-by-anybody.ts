import { areOfOne } from '../entity-model/object-of.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isParticiple } from '../language/verb-forms.ts'

/**
 * "how many bugs have been reported for the portal" of a `reporter` that every record has: who did it is not asked, so that the participle says
 * only what all of them are. Of a key that may be empty ("are assigned") it says that there is somebody. Before nouns are looked for.
 */
export function passDoneByAnybody(draft: Draft): void {
  const { chunks } = draft
  if (chunks.some(c => c.operator?.type === 'who' || /^(?:by|whose|whom)$/i.test(c.text))) return
  chunks.forEach((chunk, at) => {
    const isDone =
      isFree(chunk) && isParticiple(chunk.text.toLowerCase()) && !chunk.values.length && !chunk.entities.length
    if (!isDone || !/^(?:been|was|were|is|are|got)$/i.test(chunks[at - 1]?.text ?? '')) return
    const keys = chunk.fields.filter(f =>
      f.entity.fields.some(own => own.target && areOfOne(own.column, f.field.column)),
    )
    if (!chunk.fields.length || keys.length < chunk.fields.length) return
    const isEmpty = chunk.fields.some(({ entity, field }) =>
      entity.fields.some(own => areOfOne(own.column, field.column) && mayBeEmpty(own)),
    )
    const isName = chunk.fields.some(f => f.quality > WEAK || f.field.words.includes(chunk.text.toLowerCase()))
    if (!isEmpty && !isName) use(chunk, 'related')
  })
}
passDoneByAnybody.needs = /^(?:been|was|were|is|are|got)$/

/** As sure as the noun of a role alone is. */
const WEAK = 0.7
