import { type Draft, useWhole } from '../reading/draft.ts'
import type { Query, Selection } from '../reading/query.ts'

const GOES_ON = /^\W*(?:and|or|but|now|then|also|what about|how about)\b/i

/**
 * "contacts of the first one?" → "and of the second one?": the same of another one in the list whose place was named. A place
 * alone means the list that was shown last, so the message has to go on from the one before and to name nothing else.
 */
export function sameOfPlace({ previous, chunks, message }: Draft): Query | undefined {
  if (!previous || !GOES_ON.test(message.text)) return undefined
  const [said, ...others] = chunks.filter(c => c.kind !== 'filler' && !/^ones?$/i.test(c.text))
  const operator = said?.operator
  if (!said || others.length || !operator) return undefined
  const query = structuredClone(previous)
  const places = placesIn(query.root)
  const [place] = places
  if (!place || places.length > 1) return undefined
  const isLast = operator.type === 'superlative' && operator.word === 'last'
  const wanted = operator.type === 'ordinal' ? operator.value : isLast ? place.within!.limit : undefined
  if (wanted === undefined || wanted === place.offset || wanted > (place.within!.limit ?? Infinity)) return undefined
  place.offset = wanted
  useWhole({ chunks })
  return { ...query, winner: undefined, shown: undefined }
}

/** What the records belong to where that is one place of a list. */
export const placesIn = ({ related }: Selection): Selection[] =>
  related.flatMap(({ selection, exists }) => {
    const isPlace = exists && selection.within && selection.limit === 1 && selection.offset !== undefined
    return isPlace ? [selection] : placesIn(selection)
  })
