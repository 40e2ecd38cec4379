import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { lieWithin, type Read } from './place-words.ts'

/** Verbs of beginning and ending by the word that dates of it are called by. */
const PHASE = /^(?:end|start|begin|expire)$/
/** How surely the words have to be all of the name. */
const WHOLE = 0.8

/**
 * "when does the trial of order 12 end" of `trial_end`: the first word of a date before "of …", and the verb that is its last
 * one at the end of the message (a subject with a postmodifier before its verb). The whole name says more than its parts, which may
 * be a state and another date.
 */
export function placePhases(tokens: Read[], chunks: (Chunk | undefined)[], dictionary: Dictionary, place: Place): void {
  const end = tokens.length - 1
  if (!PHASE.test(tokens[end]?.stem ?? '')) return
  const of = tokens.findIndex((t, at) => at > 0 && at < end - 1 && t.norm === 'of')
  const noun = tokens[of - 1]
  if (!noun) return
  const mentions = (dictionary.fields.get(`${noun.stem} ${tokens[end]!.stem}`) ?? []).filter(
    m => m.field.role === 'date' && m.quality >= WHOLE,
  )
  const isPlain = lieWithin(chunks, of - 1, of, () => true) && lieWithin(chunks, end, end + 1, () => true)
  if (!mentions.length || !isPlain) return
  place(of - 1, of, { fields: mentions })
  place(end, end + 1, { kind: 'filler' })
}
