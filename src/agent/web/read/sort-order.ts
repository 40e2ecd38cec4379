import { pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../../understand/language/gradables.ts'

/** What a list is sorted by, and which end comes first, where that is said. */
export interface SortOrder {
  by: string
  direction?: 'asc' | 'desc'
}

const RISING =
  /^(?:asc|ascending(?:ly)?|increasing|rising|a ?[-–to]+ ?z|low(?:est)? to high(?:est)?|alphabetical(?:ly)?)$/i
const FALLING = /^(?:desc|descending(?:ly)?|decreasing|falling|reversed?|z ?[-–to]+ ?a|high(?:est)? to low(?:est)?)$/i
/** The words of the order at the end: "price, lowest first", "name (descending)", "size from small to large". */
const AT_END = pattern('iu')`
  ^(.+?)(?:,\s*|\s+\(|\s+)(?:(?:in|from|with|by)\s+)?(?:the\s+)?(\p{L}+(?: ?[-–] ?\p{L}+| to \p{L}+)?)
  (?:\s+order)?(?:\s+(?:ones?\s+)?(first|at the top|on top|at the bottom|last))?\)?$
`

/** "battery, lowest first": what is sorted by and how. What says no order is all a name. */
export function readSortOrder(said: string): SortOrder {
  const plain = said.trim().replace(/^the /i, '')
  const [, by, words, place] = AT_END.exec(plain) ?? []
  const direction = words === undefined ? undefined : directionOf(words, place)
  return direction ? { by: by!.replace(/[,(\s]+$/, ''), direction } : { by: plain }
}

function directionOf(words: string, place: string | undefined): SortOrder['direction'] {
  if (RISING.test(words)) return 'asc'
  if (FALLING.test(words)) return 'desc'
  const end = place === undefined ? undefined : superlativeOf(words.toLowerCase())?.direction
  if (!end || !/last|bottom/i.test(place!)) return end
  return end === 'asc' ? 'desc' : 'asc'
}
