import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { wordsOf } from '../language/words.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Read } from './place-words.ts'

/** Linking verbs between a noun and what is said of it (Quirk et al., 1985, 16.21). */
const LINKS = /^(?:is|are|was|were|be|been|being|got|gets|came|arrived|seems?|looks?)$/

const isSameField = (a: ValueMatch, b: ValueMatch) => a.entity === b.entity && a.columns.join() === b.columns.join()

/** "paper" where a field has `wrong_paper`: one word of a value of several. */
const isPart = ({ values, quality }: ValueMatch): boolean =>
  quality < 0.9 && values.every(value => wordsOf(value).length > 1)

const isWhole = ({ quality, negated }: ValueMatch) => quality >= 0.9 && !negated

/**
 * "wet papers", "the paper was torn" where one field has `wet`, `torn` and `wrong_paper`: a whole value of the field stands right
 * beside the word, so the word is the noun that this is said of, and no second value. What "or" or a comma joins stays apart.
 */
export function placeNounsOfValues(tokens: readonly Read[], chunks: (Chunk | undefined)[], place: Place): void {
  for (const chunk of new Set(chunks)) {
    if (!chunk || chunk.to - chunk.from > 1 || chunk.entities.length > 0 || chunk.kind !== 'mention') continue
    if (!chunk.values.length || !chunk.values.every(isPart) || chunk.fields.some(f => f.quality >= 0.9)) continue
    const behind = LINKS.test(tokens[chunk.to]?.norm ?? '') ? chunks[chunk.to + 1] : chunks[chunk.to]
    const whole = [chunks[chunk.from - 1], behind].find(
      other =>
        other?.kind === 'mention' &&
        other.values.some(v => isWhole(v) && chunk.values.some(one => isSameField(one, v))),
    )
    if (!whole) continue
    const { from: _from, to: _to, text: _text, ...said } = whole
    place(Math.min(chunk.from, whole.from), Math.max(chunk.to, whole.to), said)
  }
}
