import type { Place } from './annotate.ts'
import type { Token } from '../requests/read-message.ts'
import { basesOf } from '../reading/verb-fields.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** Auxiliaries of somebody else's doing; "do not show" orders something. */
const AUXILIARY = /^(?:did|does|has|have|had)$/
/** What says that it did not happen; an auxiliary may stand before the subject ("did anybody not show up"). */
const DENIES = /^(?:not|never)$/
/** Verbs of coming, which say the same of somebody who was expected (Levin, 1993, 48.1.1). */
const COMES = /^(?:turn|turned|come|came|appear|appeared)$/
const DRAWN = /^(?:did|does|has|have|had)n[’']?t$/

/**
 * "guests who did not show up", "callers that haven't answered": a state that is called by what did not happen (`no_show`,
 * `no answer`), told by its verb.
 */
export function placeUndone(tokens: readonly Token[], vocabularies: readonly Vocabulary[], place: Place): void {
  const isTold = tokens.some(({ norm }) => AUXILIARY.test(norm))
  tokens.forEach(({ norm }, at) => {
    const isDenied = DENIES.test(norm) && (isTold || norm === 'never')
    if (!isDenied && !DRAWN.test(norm)) return
    const form = tokens[at + 1]?.norm
    const values = form === undefined ? [] : statesWithout(form, vocabularies)
    if (!values.length) return
    const from = isDenied && AUXILIARY.test(tokens[at - 1]?.norm ?? '') ? at - 1 : at
    const hasParticle = /^(?:up|in|out|off|on|back)$/.test(tokens[at + 2]?.norm ?? '')
    place(from, at + (hasParticle ? 3 : 2), { values })
  })
}

const statesWithout = (verb: string, vocabularies: readonly Vocabulary[]) => {
  const words = [...new Set([verb, ...basesOf(verb), ...(COMES.test(verb) ? ['show'] : [])])]
  return vocabularies
    .flatMap(({ exact }) => words.flatMap(word => exact.get(`no ${word}`) ?? []))
    .filter(({ field, quality }) => field.role === 'category' && quality >= 0.9)
}
