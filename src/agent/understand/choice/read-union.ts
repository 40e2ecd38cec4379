import { pattern } from '../../../lib/patterns.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'
import { asOne, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'
import { plural } from '../language/words.ts'

/** What joins records that have a description of their own to those before; "those" is of the same kind. */
const JOINT = pattern('giu')`
  [,;]?\s+(?:plus|and also|as well as|together with|along with|and|or)\s+(?:also\s+)?(?:all\s+)?
  (?:those|the ones|the others)\s+(?=\p{L})
`

/**
 * "orders still pending plus those paid by invoice that came back": records of one kind under either of two descriptions. What
 * stands in one of them holds for its records alone. Undefined where a side is more than conditions on the records themselves.
 */
export async function readUnion(
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const [joint, ...more] = text.matchAll(JOINT)
  if (!joint || more.length) return undefined
  const first = await read(text.slice(0, joint.index), options)
  const query = first.meaning?.kind === 'query' ? first.meaning : undefined
  const conditions = query && conjunctionOf(query)
  if (!conditions?.length) return undefined
  const noun = plural(nounOf(query!, options.knowledge))
  const rest = `${noun} ${text.slice(joint.index + joint[0].length)}`
  const second = await read(rest, { ...options, apps: [query!.app], previous: undefined })
  const other = second.meaning?.kind === 'query' && second.meaning.ask === 'list' ? second.meaning : undefined
  const others = other && other.root.entity === query!.root.entity ? conjunctionOf(other) : undefined
  if (!others?.length) return undefined
  // Of each pair one has to hold: (a and b) or (c and d) is (a or c) and (a or d) and (b or c) and (b or d).
  const anyOf = conditions.flatMap(one => others.map(two => [one, two]))
  return {
    ...first,
    meaning: { ...query!, root: { ...query!.root, where: [], anyOf } },
    ...asOne([first, second]),
  }
}

const nounOf = ({ root }: Query, { model }: Knowledge): string => model.entities.get(root.entity)!.noun

/** The conditions of a selection that has nothing else. */
function conjunctionOf({ root, ask, measures }: Query): Condition[] | undefined {
  const { related, within, except, limit, order, sources, anyOf, args }: Selection = root
  const isCount = ask === 'measure' && measures.every(m => m.fn === 'count')
  const hasMore =
    related.length > 0 ||
    within ||
    except ||
    limit !== undefined ||
    order ||
    sources.length > 0 ||
    anyOf?.length ||
    Object.keys(args).length > 0
  return (ask === 'list' || isCount) && !hasMore ? root.where : undefined
}
