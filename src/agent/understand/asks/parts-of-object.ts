import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { FILLERS } from '../language/lexicon.ts'
import { stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, isGenitive, nameField, use } from '../reading/draft.ts'

/**
 * "the phone number of Ann's guardian" of a `guardian_phone`: what records say of somebody or something in several fields that begin
 * alike is asked for by the end of one and by how they begin, apart from each other.
 */
export function readPartsOfObject(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((object, at) => {
    if (!isFree(object) || object.entities.length || object.values.length || !isOwned(draft, at)) return
    const words = wordsOf(object.text).filter(word => !FILLERS.has(word)).map(stem) // oxfmt-ignore
    const part = words.length ? partBeside(chunks, at, words) : undefined
    if (!part) return
    nameField(part.chunk, { ...part.mention, quality: 1 })
    use(object, 'filler')
  })
}

/** Behind an owner or "of": "Ann's guardian", "of the guardian of Ann". */
const isOwned = (draft: Draft, at: number): boolean => {
  const before = draft.chunks.slice(0, at).findLastIndex(chunk => !/^(?:the|his|her|its|their|an?)$/i.test(chunk.text))
  return before >= 0 && (isGenitive(draft, before) || /(?:^|\s)(?:of|for|s)$/i.test(draft.chunks[before]!.text))
}

/** The one field of another chunk whose name begins with these words and ends in what the chunk says. */
function partBeside(
  chunks: readonly Chunk[],
  at: number,
  words: readonly string[],
): { chunk: Chunk; mention: FieldMention } | undefined {
  for (const [i, chunk] of chunks.entries()) {
    if (i === at || !isFree(chunk) || chunk.fields.length === 0 || chunk.fields.some(f => f.quality === 1)) continue
    const said = new Set(wordsOf(chunk.text).map(stem))
    const fits = chunk.fields.filter(({ field }) => {
      const own = field.words.map(stem)
      return own.length > words.length && words.every((word, n) => own[n] === word) && said.has(own.at(-1)!)
    })
    const [mention, ...others] = fits
    if (mention && !others.length) return { chunk, mention }
  }
  return undefined
}
