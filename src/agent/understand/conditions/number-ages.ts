import { pattern } from '../../../lib/patterns.ts'
import type { Measured } from '../requests/read-message.ts'
import { lendingOf } from '../entity-model/lending.ts'
import { spanOf } from '../entity-model/span.ts'
import { primaryDate } from '../entity-model/relations.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { addCondition, addNode, type Draft, use, kindBefore } from '../reading/draft.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Comparison } from '../language/lexicon.ts'
import { ageCondition, ageField, stayField } from './ages.ts'
import { type Bound, markUsed, MIRRORED, type NumberLiteral } from './shared.ts'

/** How long somebody has been where they are, and not in the world. */
const STAY = /\b(?:been|stayed|staying|waited|waiting) (?:here|there|with us|around)\b/i

/** … said right before a length of time: since it came in, whatever that date is called (a stative perfect; Quirk et al., 1985, § 4.20). */
const HERE_FOR = pattern('i')`
  \b(?:been|sat|sitting|stood|standing|had (?:it|them)|stayed|waited|waiting)(?:
    \ (?:(?:sitting|standing|waiting|parked|lying) )?(?:
      here|there|around|with us|listed|for sale|out(?: on loan)?|on loan|checked out|lent out|borrowed
      |in (?:stock|store|storage|the (?:shop|store|stockroom|showroom|warehouse|depot|yard))
      |on (?:our|the) (?:books?|lot|shelf|shelves|forecourt)|on (?:sale|the market|board|file)
      |a (?:customer|client|member|subscriber|tenant|resident|donor|supplier|patient|reader)(?: of ours)?
      |(?:customers|clients|members|subscribers|tenants|residents|donors|suppliers|patients|readers)(?: of ours)?
    )
  )?
  \ (?:(?:now|already) )?for (?:well |a bit )?$
`
/** How sure it is since when, where only the record itself tells when it was made. */
const BY_RECORD = 0.6
const BY_ARRIVAL = 0.75

/** … what is still so since it began: "have been open for more than 90 days". */
const OPEN_FOR = pattern('i')`
  \b(?:been|is|are|lain) (?:still |currently )?(?:open|outstanding|unresolved|unanswered|pending|waiting|unassigned)
  (?:,? (?:now|already))? for (?:well )?$
`

/**
 * "have been in stock for more than 90 days", "have been open for over a week": since the date on which such records come in or
 * begin. What stands between the verb and the length of time says nothing of its own, save for a state.
 */
export function readHereFor(
  draft: Draft,
  { first, last, op }: Bound,
  values: number[],
  measure: Measured | undefined,
): boolean {
  const { chunks, message } = draft
  const before = message.text.slice(0, message.tokens[chunks[first]!.from]!.start)
  const said = HERE_FOR.exec(before)
  const open = OPEN_FOR.exec(before)
  if (!(said ?? open) || measure?.quantity !== 'time') return false
  const begun = (said ?? open)!.index
  const from = chunks.findIndex(chunk => message.tokens[chunk.from]!.start >= begun)
  // "have been out for three weeks": since they were lent.
  const lent = draft.nodes.filter(node => node.isVerb && node.entity === lendingOf(draft.app)?.loan)
  const nodes = lent.length ? lent : draft.nodes.filter(node => !node.implicit && node.at < from)
  for (const node of nodes.length ? nodes : draft.nodes) {
    const cameIn = () => stayField(node.entity) ?? onlyDate(node.entity, BROUGHT_IN)
    const came = lent.length ? spanOf(node.entity)?.[0] : open ? onlyDate(node.entity, BEGINS_AS) : cameIn()
    const field = came ?? primaryDate(node.entity)
    const condition = field && ageCondition(field, op, values, measure, message.today)
    if (!condition) continue
    addCondition(node, { ...condition, at: first })
    const isSaid = (chunk: Chunk) => open !== null && chunk.kind !== 'unknown' && chunk.values.length > 0
    for (let at = from; at <= last; at++) if (!isSaid(chunks[at]!)) use(chunks[at]!, 'condition')
    draft.sureness = Math.min(draft.sureness, came ? BY_ARRIVAL : BY_RECORD)
    draft.notes.push(`went by ${field.words.join(' ')} for how long that has been`)
    return true
  }
  return false
}

/** When something was brought in, where no date says that it came: bought, listed, added, begun. */
const BROUGHT_IN =
  /^(?:purchas\w*|acqui\w*|bought|stocked|listed|added|onboarded|enrol\w*|signed|appointed|employed|installed|since|start\w*|began|opened)$/

/** The one date of such records that is called so. */
function onlyDate({ fields }: Entity, called: RegExp): Field | undefined {
  const dates = fields.filter(
    ({ role, nested, words }) => role === 'date' && !nested && words.some(word => called.test(word)),
  )
  return dates.length === 1 ? dates[0] : undefined
}

/** When such records begin or are reported. */
const BEGINS_AS =
  /^(?:creat|open|raise|report|rais|receiv|submit|file|log|lodg|request|publish|post|list|start|begin|began|placed)/

/** "patients older than 60", "aged 65 or over", "under 18 years old", "tickets older than 30 days". */
export function readAge(
  draft: Draft,
  at: number,
  bound: Bound,
  literal: NumberLiteral,
  other: NumberLiteral | undefined,
  told: { chunk: Chunk; measured: Set<string> }[],
  isAge = false,
): boolean {
  const { first, last, op } = bound
  const after = draft.chunks[last + 1]
  const lengths = [literal.value, ...(other ? [other.value] : [])]
  const saysAge = told.some(t => t.measured.has('age')) || /^(newer|older|younger)\b/i.test(draft.chunks[first]!.text)
  const isOld = /^old$/i.test(after?.text ?? '')
  const measure = literal.measure ?? other?.measure
  const isOverdue = measure?.quantity === 'time' && saysOverdue(draft, first, last)
  if (!saysAge && !isOld && !isAge && !isOverdue) return false
  const isStay = STAY.test(draft.message.text)
  // "how many are older than 20?" – "and older than 30?": of the records asked about before.
  const before = kindBefore(draft)
  const isOfBefore = !draft.nodes.length && saysAge && before !== undefined && ageField(before, measure) !== undefined
  for (const node of isOfBefore ? [addNode(draft, before, at, true)] : draft.nodes) {
    const field = isOverdue ? dueField(node.entity) : isStay ? stayField(node.entity) : ageField(node.entity, measure)
    // "newer than 30 days" is the smaller age.
    const sign = /^newer\b/i.test(draft.chunks[first]!.text) ? MIRRORED[op] : op
    const condition = field && ageCondition(field, sign, lengths, measure, draft.message.today)
    if (!condition) continue
    addCondition(node, { ...condition, at })
    markUsed(draft, first, last)
    for (const { chunk } of told) use(chunk, 'condition')
    if (isOld) use(after!, 'condition')
    return true
  }
  return false
}

/** "30 days overdue", "overdue by more than 30 days": since it was due, and not since it came to be. */
export const saysOverdue = ({ chunks }: Draft, first: number, last: number): boolean =>
  OVERDUE.test(chunks[last + 1]?.text ?? '') ||
  (/^(?:by|for|since)$/i.test(chunks[first - 1]?.text ?? '') && OVERDUE.test(chunks[first - 2]?.text ?? '')) ||
  OVERDUE.test(chunks[first - 1]?.text ?? '')

const OVERDUE = /^(?:overdue|late|past due|behind)$/i

const dueField = ({ fields }: Entity): Field | undefined =>
  fields.find(({ role, words, nested }) => role === 'date' && !nested && words.some(word => /^(?:due|deadline)$/.test(word))) // oxfmt-ignore

/** "guests over 65", "patients under 18": of people a bare bound is their age. */
export const isBareAge = (op: Comparison, { unit, value }: NumberLiteral) =>
  /^(>|>=|<|<=|between)$/.test(op) && unit === 'plain' && value > 0 && value <= 120
