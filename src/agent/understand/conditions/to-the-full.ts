import { type Draft, isFree, use } from '../reading/draft.ts'

/** Adverbs of the highest degree (Quirk et al., 1985, 8.104 ff., maximizers). */
const TO_THE_FULL = /^(?:fully|entirely|completely|totally|wholly|altogether)$/i
/** What a state is called that holds in part. */
const IN_PART = /\b(?:part|partly|partial|partially|semi|half)\b/i

/**
 * "who works fully remotely", "the entirely vegan dishes": before a state that its field knows in no other degree such an adverb says nothing more.
 * After values are read.
 */
export function readToTheFull({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    const next = chunks[at + 1]
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !TO_THE_FULL.test(chunk.text) || !next) return
    const states = next.used === 'value' ? next.values.map(v => v.field) : []
    const flags = next.used ? next.fields.filter(f => f.quality >= 0.8).map(f => f.field) : []
    const found = [...states.filter(f => f.role === 'category'), ...flags.filter(f => f.role === 'boolean')]
    if (found.length && !found.some(f => IN_PART.test([...f.words, ...f.choices].join(' ').replaceAll('_', ' '))))
      use(chunk, 'related')
  })
}
readToTheFull.needs = TO_THE_FULL
