import type { Place } from './annotate.ts'
import type { Token } from '../requests/read-message.ts'
import { basesOf } from '../reading/verb-fields.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Auxiliaries of somebody else's doing; "do not show" orders something. */
const AUXILIARY = /^(?:did|does|has|have|had)$/
const DRAWN = /^(?:did|does|has|have|had)n[’']?t$/

/**
 * "guests who did not show up", "callers that haven't answered": a state that is called by what did not happen (`no_show`,
 * `no answer`), told by its verb.
 */
export function placeUndone(tokens: readonly Token[], vocabularies: readonly Vocabulary[], place: Place): void {
  tokens.forEach(({ norm }, at) => {
    const isApart = AUXILIARY.test(norm) && tokens[at + 1]?.norm === 'not'
    if (!isApart && !DRAWN.test(norm)) return
    const verb = at + (isApart ? 2 : 1)
    const form = tokens[verb]?.norm
    const values = form === undefined ? [] : statesWithout(form, vocabularies)
    if (!values.length) return
    const hasParticle = /^(?:up|in|out|off|on|back)$/.test(tokens[verb + 1]?.norm ?? '')
    place(at, verb + (hasParticle ? 2 : 1), { values })
  })
}

const statesWithout = (verb: string, vocabularies: readonly Vocabulary[]) => {
  const words = [...new Set([verb, ...basesOf(verb)])]
  return vocabularies
    .flatMap(({ exact }) => words.flatMap(word => exact.get(`no ${word}`) ?? []))
    .filter(({ field, quality }) => field.role === 'category' && quality >= 0.9)
}
