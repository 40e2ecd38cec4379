import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { type Draft, use, useWhole } from '../reading/draft.ts'
import type { Query } from '../reading/query.ts'
import { countOfWinner } from './follow-count.ts'
import { changeOrder } from './follow-order.ts'
import { askFigure } from './follow-sums.ts'
import { turnRound } from '../reading/opposite.ts'
import { negateLast, othersThanOne } from './the-rest.ts'
import { numbersOf } from '../requests/narrows-before.ts'

/** Words that begin a correction. */
export const CORRECTS = /^\W*(?:no|nope|sorry|actually|i meant?|i mean|rather|wait)\b/i

/** Messages that say hardly anything themselves: another number, the opposite of the last condition, or which ones. */
export const changeBriefly = (draft: Draft): Query | undefined =>
  countOfWinner(draft) ??
  changeNumber(draft) ??
  otherSide(draft) ??
  othersThanOne(draft) ??
  negateLast(draft) ??
  listThem(draft) ??
  changeOrder(draft) ??
  askFigure(draft)

export const ASKS_WHICH = pattern('i')`
  ^\W*(?:(?:and|ok|okay|so|now|then|please|(?:can|could|would) you)\W+)*(?:
    which|which ones?|who|what ones|list|show me|name
    |(?:which|who|what) (?:are|were) (?:they|those|these)
    |(?:list|name|show(?: me)?|give me) (?:them|those|these|each)(?: all)?
    |(?:give|show|send|get|read)(?: me| us)? (?:the|a|that) (?:full |whole |complete )?list(?: of (?:them|those|these))?
  )(?:,? (?:please|then))?\W*$
`

/** "which?", "which ones", "who?" after a number or a yes: the records themselves. */
function listThem({ previous, message, chunks }: Draft): Query | undefined {
  const isAsked = /^(?:measure|exists)$/.test(previous!.ask) || previous!.existence === true
  const isCounted = previous!.measures.every(m => m.fn === 'count') && isAsked
  if (!isCounted || !testIn(message.text, ASKS_WHICH)) return undefined
  useWhole({ chunks })
  const query: Query = { ...structuredClone(previous!), ask: 'list', measures: [], having: undefined, existence: false }
  const had = valuesHad(query)
  return had ? { ...query, project: had } : query
}

/** "does Ann have any allergies? which ones?": the values of what one record was asked to have. */
function valuesHad({ root, ask, project }: Query): string[][] | undefined {
  const had = root.where.filter(c => c.op === 'filled' && c.columns.length === 1 && c.label.startsWith('that have '))
  const isOfOne = root.where.some(c => c.op === '=' && c !== had[0])
  return ask === 'list' && !project.length && had.length === 1 && isOfOne ? [had[0]!.columns] : undefined
}

/** "make that 3000": the one number that the request before holds a figure against, or how many of a list it takes. */
function changeNumber({ previous, chunks, message }: Draft): Query | undefined {
  const said = chunks.filter(c => c.kind !== 'filler')
  const comparator = said[0]?.operator?.type === 'comparator' ? said[0].operator.op : undefined
  const literal = said.length === (comparator ? 2 : 1) ? said.at(-1)!.literal : undefined
  const value = literal?.kind === 'number' ? literal.value : undefined
  if (value === undefined || comparator === 'between' || !(comparator ?? testIn(message.text, CORRECTS)))
    return undefined
  const query = structuredClone(previous!)
  const [condition, ...others] = numbersOf(query)
  if (comparator && (!condition || others.length)) return undefined
  // "older than 20 years" → "older than 25?" of a year: it is reckoned from today anew.
  if (/^(?:older|younger|newer)\b/i.test(said[0]!.text)) return undefined
  if (condition && !others.length) {
    // "over 25 tonnes" → "over 28?": in the unit that was said.
    if (literal?.kind === 'number' && literal.measure) return undefined
    const scale = condition.scale ?? 1
    Object.assign(condition, { values: [value * scale], ...(comparator && { op: comparator }) })
  } else if (query.having) query.having = { ...query.having, value, against: undefined }
  else if (query.root.limit !== undefined && Number.isInteger(value) && value > 0) query.root.limit = value
  else return undefined
  for (const chunk of said) use(chunk, 'follow-up')
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}

const OTHER_SIDE = pattern('i')`
  ^\W*(?:(?:and|or|but|so|what about|how about|which|who|those|the ones|with|that (?:have|are|make)|have|are)\W+)*(?:
    (?<less>less|fewer|below|under|lower|smaller|cheaper|at most|not more)|(?<more>more|above|over|higher|larger|at least)
  )(?:\ (?:than )?that)?\W*$
`

/** "over 5 tonnes" – "and less?": on the other side of the one number that was said. */
function otherSide({ previous, chunks, message }: Draft): Query | undefined {
  const { less, more } = execIn(message.text, OTHER_SIDE)?.groups ?? {}
  const query = structuredClone(previous!)
  const [condition, ...others] = less || more ? numbersOf(query) : []
  const isBound = condition && /^[<>]=?$/.test(condition.op) && condition.values.length === 1
  if (!isBound || others.length || condition.op.startsWith('<') === (less !== undefined)) return undefined
  // What is not more than a bound is less than it, or as much where the bound itself was meant.
  Object.assign(condition, turnRound(condition))
  useWhole({ chunks })
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}
