import { saysLittle } from '../language/lexicon.ts'
import { isVerb } from '../choice/pass-over.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { baseOf } from '../language/verb-forms.ts'
import { type Draft, isFree } from '../reading/draft.ts'
import { CALLED_SO, isFloating, place } from './pieces.ts'

/** Verbs that say little by themselves, beside those of having and doing (light verbs; Quirk et al., 1985, 10.30). */
const TAKES = /^(?:takes?|took|taken|taking)$/i

/**
 * "how many orders did we take", "the categories that Ann delivers": a verb that is known as a field which it only means alike, or as one
 * of records that nobody speaks of, says nothing of that field where no rule has made anything of it. One that says little by itself is
 * passed over, what any other may say is judged as of an unknown word (`pass-over.ts`).
 */
export function floatVerbs(draft: Draft): void {
  if (!isFloating(draft)) return
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'mention' || !isVerb(draft, at) || !isFarFetched(draft, chunk)) return
    Object.assign(chunk, { kind: 'unknown', entities: [], fields: [], values: [], scopes: [] })
    if (isLight(chunk.text) && draft.chunks[at - 1]?.operator?.type !== 'who') {
      draft.notes.push(`passed over “${chunk.text}”`)
      place(draft, chunk, 'passed')
    }
  })
}

/** No kind, no value, and no field that is called just so of records that are spoken of. */
const isFarFetched = ({ nodes }: Draft, { text, entities, values, scopes, fields }: Chunk): boolean =>
  !entities.length &&
  !values.length &&
  !scopes.length &&
  (isLight(text) || fields.every(f => f.quality < CALLED_SO || !nodes.some(n => n.entity === f.entity)))

const isLight = (text: string): boolean => {
  const base = baseOf(text.toLowerCase()) ?? text.toLowerCase()
  return TAKES.test(text) || saysLittle(base)
}
