import type { Draft } from '../reading/draft.ts'
import { isPlaceField } from '../language/places.ts'
import { wordsOf } from '../language/words.ts'

/** Verbs of being somewhere (Levin, English Verb Classes and Alternations, 1993, 46 and 47.1). */
const BEING_SOMEWHERE = /\b(?:located|situated|based|headquartered|liv(?:e|es|ing)|resid(?:e|es|ing)|found)\b/i

/** How sure an answer is at most that takes the name of another kind's field for one that only means alike. */
const ELSEWHERE = 0.6

/**
 * "which state are the leads located in", where a lead has a status and an account a state: the word is a place of other records, and no
 * other word for what these have. Without a verb that asks where, the answer says how the word was taken.
 */
export function doubtPlaces(draft: Draft): void {
  const { chunks, message, project, nodes } = draft
  for (const { at, columns } of project) {
    const chunk = chunks[at]
    const words = wordsOf(chunk?.text ?? '')
    const taken = chunk?.fields.find(f => f.columns.join() === columns.join() && f.quality < 1)
    const isNamedElsewhere = chunk?.fields.some(f => f.quality === 1 && !nodes.some(n => n.entity === f.entity))
    if (!chunk || !taken || !isNamedElsewhere || !isPlaceField(words) || isPlaceField(taken.field.words)) continue
    if (BEING_SOMEWHERE.test(message.text)) draft.ignored.push(chunk.text)
    draft.sureness = Math.min(draft.sureness, ELSEWHERE)
    draft.notes.push(`took “${chunk.text}” as the ${taken.field.words.join(' ')}`)
  }
}
