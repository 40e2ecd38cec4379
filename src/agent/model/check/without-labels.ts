import { isObject } from '../../../lib/json.ts'
import { wordList } from '../../../lib/patterns.ts'
import { splitIdentifier, stem } from '../../../lib/words.ts'
import { AGGREGATES, FILLERS } from '../../understand/language/lexicon.ts'
import { normalise, type Claim } from './claims.ts'

/** Words of reports about any data. */
const REPORT = wordList`
  grand number count share rate top bottom first last next previous result summary overview breakdown note key
  finding step answer question
`

/**
 * The claims without labels: of capitalised common words at the beginning of a sentence or an item, those in front that name
 * columns, tools or figures, or stand in the question, are no part of a name ("Total Revenue", "Account Summit Health").
 */
export function withoutLabels(
  claims: readonly Claim[],
  grounds: readonly unknown[],
  texts: readonly string[],
): Claim[] {
  if (!claims.some(claim => claim.kind === 'text' && claim.mayBeLabel)) return [...claims]
  const known = new Set([...REPORT, ...Object.keys(AGGREGATES), ...FILLERS].map(stem))
  for (const text of texts) for (const word of splitIdentifier(text)) known.add(stem(word))
  for (const key of columnsOf(grounds)) for (const word of splitIdentifier(key)) known.add(stem(word))
  return claims.flatMap(claim => {
    if (claim.kind !== 'text' || !claim.mayBeLabel) return [claim]
    const words = normalise(claim.text).split(' ')
    const first = words.findIndex(word => !known.has(stem(word)))
    return first < 0 ? [] : [{ ...claim, words: words.slice(first).join(' ') }]
  })
}

/** Names of columns; rows of one result come one after the other and have the same. */
function columnsOf(grounds: readonly unknown[]): Set<string> {
  const columns = new Set<string>()
  let before = ''
  for (const row of grounds.flatMap(ground => (Array.isArray(ground) ? (ground as unknown[]) : [ground]))) {
    if (!isObject(row)) continue
    const keys = Object.keys(row)
    const likeness = `${keys[0]} ${keys.at(-1)} ${keys.length}`
    if (likeness !== before) for (const key of keys) columns.add(key)
    before = likeness
  }
  return columns
}
