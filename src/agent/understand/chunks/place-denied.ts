import type { Dictionary } from '../dictionary/dictionary.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import { isForm, lieWithin, type Read } from './place-words.ts'

/** What may be done, or is to be done. */
const MODAL = /^(?:can|could|cannot|may|might|must|should|shall|allowed|permitted|supposed)$/
/** How many words stand between the modal and its verb at most: "can we still". */
const REACH = 4

/**
 * "on call" of `not_on_call`, "in service" of `out_of_service`, "the newsletter" of `newsletter_opt_out`, "active" of `is_inactive`: the words whose
 * contrary a yes/no field is called after, where nothing else is called so. A verb is meant where it says what may be done.
 */
export function placeDenied(tokens: Read[], chunks: (Chunk | undefined)[], dictionary: Dictionary, place: Place): void {
  for (const { words, isVerb, mentions } of dictionary.denied)
    for (let from = 0; from < tokens.length; from++) {
      const to = endOf(tokens, from, words)
      if (to === undefined || (isVerb && !tokens.slice(Math.max(0, from - REACH), from).some(t => MODAL.test(t.norm))))
        continue
      const isOpen = lieWithin(chunks, from, to, c => !isTaken(c, mentions[0]!.field))
      if (isOpen) place(from, to, { fields: mentions, negated: true })
    }
}

/** Something else is surely called so. */
const isTaken = (chunk: Chunk, own: object): boolean =>
  chunk.values.some(v => v.quality >= 0.9) ||
  chunk.entities.some(e => e.quality >= 0.9) ||
  chunk.fields.some(f => f.field !== own && f.quality >= 0.9) ||
  chunk.operator !== undefined

/** Where the words end that begin here, one behind the other or with little words between; in any order where there are several. */
function endOf(tokens: Read[], from: number, words: readonly string[]): number | undefined {
  const left = [...words]
  for (let at = from; at < tokens.length && at < from + words.length + 2; at++) {
    const found = left.findIndex(word => isForm(tokens[at]!.norm, word))
    if (found >= 0) left.splice(found, 1)
    else if (at === from || !FILLERS.has(tokens[at]!.norm)) return undefined
    if (!left.length) return at + 1
  }
  return undefined
}
