import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { type Draft, use, useWhole } from '../reading/draft.ts'
import type { Condition, Query } from '../reading/query.ts'
import { countOfWinner } from './follow-count.ts'
import { changeOrder } from './follow-order.ts'
import { askFigure } from './follow-sums.ts'
import { amongThose, rankedAmong } from '../reading/among-those.ts'
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

export const NOT_SO = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay)\W+)*(?:
    (?:how many|which|who|what|list|show)(?: ones?)?(?: of (?:them|those|these))?
    |those that|the ones that|those who
  ) (?:are|is|do|does|did|have|has|were|was|can|could)(?: not|n['’]?t)\W*$
`
export const THE_REST = pattern('i')`
  ^\W*(?:(?:and|but|so|what about|how about|how many are|which are|who are|list|show|for|of)\W+)*(?:me )?(?:all )?the
  \ (?:rest|others?|other ones|remaining(?: ones)?)\W*$
`
/** "and without?", "which ones with?": what the condition before said was there, or not there. */
const WITH_OR_WITHOUT =
  /^\W*(?:(?:and|but|so|now|what about|how about|how many|which|the|those|ones?)\W+)*(with|without)(?: (?:it|one|them|any|that))?\W*$/i
const OPPOSITE: Partial<Record<Condition['op'], Condition['op']>> = {
  '=': '!=',
  '!=': '=',
  in: 'not in',
  'not in': 'in',
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
  empty: 'filled',
  filled: 'empty',
  contains: 'not contains',
  'not contains': 'contains',
}

/** "and how many are not?", "the others?": those of which the last condition does not hold. */
function negateLast({ previous, message, chunks }: Draft): Query | undefined {
  const having = execIn(message.text, WITH_OR_WITHOUT)?.[1]?.toLowerCase()
  if (!having && !testIn(message.text, NOT_SO) && !testIn(message.text, THE_REST)) return undefined
  const query = structuredClone(previous!)
  const { where, related } = query.root
  // "are they all insured?" – "which one isn't?"
  const isOfAll = query.ask === 'share' && query.universal === true
  if (query.root.limit !== undefined || query.root.anyOf?.length) return undefined
  if (!isOfAll && !/^(?:list|measure|exists|values)$/.test(query.ask)) return undefined
  const last = where.at(-1)
  const relative = related.at(-1)
  const [at, other] = [last?.at ?? -1, relative?.selection.where.at(-1)?.at ?? -1]
  if (relative && (!last || other > at)) {
    if (relative.count || (having && (having === 'with') === relative.exists)) return undefined
    relative.exists = !relative.exists
  } else {
    const op = last && OPPOSITE[last.op]
    if (!op || last.orEmpty || (having && (having === 'with') === isPositive(last))) return undefined
    Object.assign(last, { op, label: `not ${last.label}` })
  }
  const asksWhich = /\b(?:which|who|what (?!about)|list|show|those)\b/i.test(message.text) || isOfAll
  const asksCount = /\bhow many\b/i.test(message.text)
  if (isOfAll) Object.assign(query, { whole: undefined, universal: undefined })
  if (asksWhich && !(isOfAll && asksCount)) Object.assign(query, { ask: 'list', measures: [], having: undefined })
  else if (asksCount)
    Object.assign(query, { ask: 'measure', measures: [{ fn: 'count' }], project: [], having: undefined })
  useWhole({ chunks })
  return { ...query, single: false, lookup: false, winner: undefined, shown: undefined }
}

/** "which of them is the cheapest?" – "and the other ones?": those among whom it came first, without it; the same is told of them. */
function othersThanOne({ previous, message, chunks }: Draft): Query | undefined {
  const { root, ask, project } = previous!
  const all = ask === 'list' && testIn(message.text, THE_REST) ? rankedAmong(root) : undefined
  if (!all) return undefined
  useWhole({ chunks })
  const isCount = /\bhow many\b/i.test(message.text)
  return {
    kind: 'query',
    app: previous!.app,
    root: { ...(all.except ? amongThose(all) : all), except: structuredClone(root) },
    ask: isCount ? 'measure' : 'list',
    measures: isCount ? [{ fn: 'count' }] : [],
    project: isCount ? [] : project,
  }
}

/** Whether a condition says that something is there. */
const isPositive = ({ op, values }: Condition) =>
  op === 'filled' ||
  (op !== 'empty' && op !== 'not contains' && op !== 'not in' && (op === '!=') === (values[0] === false))

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
  } else if (query.having) query.having = { ...query.having, value }
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
  Object.assign(condition, { op: OPPOSITE[condition.op], label: `not ${condition.label}` })
  useWhole({ chunks })
  return { ...query, winner: undefined, shown: undefined, single: query.root.limit === 1 }
}
