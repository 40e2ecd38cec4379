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
    const own = endOfWay(field.words)
    return own !== undefined && own !== end && values.some(v => v.entity === entity && endOfWay(v.field.words) === end)
  }
  return values.filter(value => !isOther(value))
}

/** Which end of a way a field is called after: `last_port` and `next_port` of a call lie before it and behind it. */
function endOfWay(words: readonly string[]): number | undefined {
  const [place, stop] = words
  if (words.length !== 2 || !STOPS.test(stop!)) return endOfField(words)
  return /^(?:last|previous|prior)$/.test(place!) ? endOf('from') : /^(?:next|following)$/.test(place!) ? endOf('to') : endOfField(words) // oxfmt-ignore
}

const STOPS = /^(?:port|stop|station|airport|city|town|depot|harbour|location|place|destination)$/

/** The end that the preposition before the value says, or the one behind it that leads to another value. */
function saidEnd(chunks: readonly Chunk[], at: number): number | undefined {
  const before = chunks[at - 1]
  const said = before && /^(?:the|an?)$/i.test(before.text) ? chunks[at - 2] : before
  const own = said && /^(?:from|to|into)$/i.test(said.text) ? endOf(said.text) : undefined
  if (own !== undefined) return own
  // "left for Oslo", "bound for Oslo": where it goes, though one leaves from somewhere.
  const verb = chunks[chunks.indexOf(said!) - 1]?.text ?? ''
  if (/^for$/i.test(said?.text ?? '') && /^(?:leav|left|bound|depart|head|sail)/i.test(verb)) return endOf('to')
  const isLed = LEADS_TO.test(chunks[at + 1]?.text ?? '') && (chunks[at + 2]?.values.length ?? 0) > 0
  return isLed ? endOf('from') : undefined
}
