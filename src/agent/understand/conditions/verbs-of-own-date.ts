import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'

/**
 * "net tonnes tipped per depot", "have we tipped more metal than wood" of tickets with a `tipped_on` that all of them have: beside a figure of
 * theirs the verb of that day says no more than that they are there. After dates and denials are read.
 */
export function passVerbsOfOwnDate(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || chunk.values.length || chunk.literal || chunk.operator) return
    const word = chunk.text.toLowerCase()
    if (!/^\p{L}{3,}$/u.test(word) || negationBefore(draft, at) || chunk.negated) return
    const isDayOfIt = (f: Field) => f.role === 'date' && !f.nested && !mayBeEmpty(f) && isParticiple(f.words[0]!)
    const isTold = ({ fields }: Entity) => fields.some(f => isDayOfIt(f) && rootOf(f.words[0]!) === rootOf(word))
    const node = draft.nodes.find(n => !n.previous && isTold(n.entity))
    const isBeside = draft.chunks.some(
      c => c !== chunk && c.fields.some(f => f.entity === node?.entity && isFigure(f.field)),
    )
    if (node && isBeside) use(chunk, 'related')
  })
}
