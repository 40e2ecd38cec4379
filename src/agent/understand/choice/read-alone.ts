import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { saysCode } from '../assemble/is-keyed.ts'
import { isPlural } from '../language/words.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import { isOneRecord, type Query } from '../reading/query.ts'
import type { Read, Understanding, UnderstandOptions } from '../understanding.ts'
import { OWN_NAME } from './read-best.ts'

/** How sure a message has to be read by itself so that nothing before it counts. */
const LEAST_SURE = 0.8

/**
 * What goes on from something said before (closed class): pronouns and demonstratives, words for what is left, the same or another, conjunctions
 * and corrections at the beginning, and what only restricts.
 */
const GOES_ON = pattern('iu')`
  ^\W*(?:and|but|or|so|then|now|also|plus|no|nope|not|just|except|without|with|filter|narrow|keep|drop|limit|restrict|exclude|sort
    |sorry|wait|rather|instead|actually|what\ about|how\ about|i\ mean(?:t)?)\b
  |\b(?:it|its|he|his|him|she|her|hers|they|them|their|theirs|this|that|these|those|there|then|ones?|same|others?|another|else|rest|remaining|left|again|also
    |too|only|instead|both|either|neither|former|latter|above|before|shown|listed|mentioned|earlier|previous|previously|such)\b
`

/**
 * "Break the projects down by status" after a question about clients: a message that names its records itself, points back to nothing and is understood as a
 * whole is asked anew, and restricted by nothing that was said before. What is of the kind that was asked about before may be some of those.
 */
export async function readAlone(
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const { previous, ...anew } = options
  const words = text.trim().split(/\s+/).length
  if (!previous || words < LEAST_WORDS || testIn(text, GOES_ON)) return undefined
  const alone = await read(text, anew)
  const { meaning, best, confidence } = alone
  if (meaning?.kind !== 'query' || !best || confidence < LEAST_SURE || alone.rivals.length) return undefined
  const isWhole = words >= WORDS_OF_A_SENTENCE && namesItsRecords(best, meaning) && isOther(meaning, previous)
  return isWhole || namesOneRecord(best, meaning) ? alone : undefined
}

const LEAST_WORDS = 3
const WORDS_OF_A_SENTENCE = 5

/** Of other records than before. What one record was spoken of for may have those that are asked for now; groups are of all of them. */
const isOther = ({ root, ask }: Query, previous: Query): boolean =>
  ask === 'group'
    ? root.entity !== previous.root.entity || isOneRecord(previous)
    : root.entity !== previous.root.entity && !isOneRecord(previous)

/** "Who reports to Ann Lee?", "When is TK-130 due?": whoever or whatever is asked of is named. */
const namesOneRecord = ({ chunks }: Interpretation, { lookup, root }: Query): boolean =>
  lookup === true ||
  root.where.some(saysCode) ||
  chunks.some(
    ({ used, values }) =>
      used === 'value' &&
      values.some(
        ({ entity, field, quality }) =>
          quality >= OWN_NAME && (entity.nameFields.includes(field) || field.role === 'email'),
      ),
  )

/** "all projects", "which members": by a noun of their own in the plural. "The orders" may be those of what was spoken of, but not in groups. */
const namesItsRecords = ({ chunks }: Interpretation, { root, group, ask }: Query): boolean =>
  chunks.some(
    ({ used, text, entities }, at) =>
      used === 'entity' &&
      isPlural(text) &&
      (ask === 'group' || !/^the$/i.test(chunks[at - 1]?.text ?? '')) &&
      entities.some(
        ({ entity, quality }) => quality >= OWN_NAME && (entity.key === root.entity || entity.key === group?.entity),
      ),
  )
