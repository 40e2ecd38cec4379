import type { Chunk } from '../chunks/chunk.ts'
import { endOf, endOfField } from '../reading/attach.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** What says one end of a way by itself. */
const LEADS_TO = /^(?:to|into)$/i

/**
 * "from English into Spanish", "into Polish", "Lyon to Graz" where records have both ends of a way as fields of their own
 * (`source_language` and `target_language`): the preposition says which of the two is meant (thematic roles; Gruber, 1965).
 * All values elsewhere.
 */
export function ofSaidEnd(chunks: readonly Chunk[], at: number): ValueMatch[] {
  const { values } = chunks[at]!
  const end = saidEnd(chunks, at)
  if (end === undefined) return values
  const isOther = ({ entity, field }: ValueMatch) => {
    const own = endOfField(field.words)
    return (
      own !== undefined && own !== end && values.some(v => v.entity === entity && endOfField(v.field.words) === end)
    )
  }
  return values.filter(value => !isOther(value))
}

/** The end that the preposition before the value says, or the one behind it that leads to another value. */
function saidEnd(chunks: readonly Chunk[], at: number): number | undefined {
  const before = chunks[at - 1]
  const said = before && /^(?:the|an?)$/i.test(before.text) ? chunks[at - 2] : before
  const own = said && /^(?:from|to|into)$/i.test(said.text) ? endOf(said.text) : undefined
  if (own !== undefined) return own
  const isLed = LEADS_TO.test(chunks[at + 1]?.text ?? '') && (chunks[at + 2]?.values.length ?? 0) > 0
  return isLed ? endOf('from') : undefined
}
