import { pattern } from '../../../lib/patterns.ts'
import { isEventOf } from '../asks/event-verbs.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated, mayBeEmpty } from '../entity-model/field-roles.ts'
import { findPath, hopsOf } from '../entity-model/relations.ts'
import type { Reach } from '../reading/query.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isDerived, singular } from '../language/words.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use, nounsBefore } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { type Bound, isKind, labelOf, pickField, SIGNS } from './shared.ts'

/** Adverbs that are a number of times by themselves. */
const TIMES_ALONE = /^(?:once|twice|thrice)$/i

/** "more than 3 times", "twice": the number says how often; not "three times as many", "twice the price". */
export function saysHowOften({ chunks }: Draft, at: number): boolean {
  const isAlone = TIMES_ALONE.test(chunks[at]!.text)
  const last = isAlone ? at : at + 1
  return (
    (isAlone || /^times?$/i.test(chunks[last]?.text ?? '')) &&
    !/^(?:as|the|that|their|its|more|what|a|an)$/i.test(chunks[last + 1]?.text ?? '')
  )
}

/** "booked twice", "three times": a number in words is one where it says how often. */
export function placeTimes(draft: Draft): void {
  const { chunks, message } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !saysHowOften(draft, at)) return
    const literal = message.literals.find(l => l.kind === 'number' && l.word && l.from === chunk.from)
    if (literal) Object.assign(chunk, { kind: 'literal', literal })
  })
}

/** "only once", "exactly three times", "twice" at the end: so often, no more and no less. */
export function plainTimes(draft: Draft, at: number): Bound | undefined {
  if (!saysHowOften(draft, at)) return undefined
  const { chunks } = draft
  const before = chunks[at - 1]
  const isExact = /^(?:only|just|exactly|precisely)$/i.test(before?.text ?? '')
  // "once they have paid": a conjunction.
  const isConjunction = /^once$/i.test(chunks[at]!.text) && chunks[at + 1] !== undefined && !chunks[at + 1]!.literal
  return isExact || !isConjunction ? { op: '=', first: isExact ? at - 1 : at, last: at } : undefined
}

/**
 * "customers who ordered more than twice", "which guests stayed at least 3 times": so many records of what the verb says were made. A
 * verb that names none of them is taken for the one kind of record with a date that each of those spoken of may have several of.
 */
export function countedTimes(draft: Draft, at: number, reach: Reach, first: number): boolean {
  if (!saysHowOften(draft, at)) return false
  return (
    tellsOwnTimes(draft, at, reach, first) ||
    countedValues(draft, at, reach) ||
    occursMore(draft, at, reach) ||
    countedEvents(draft, at, reach, first)
  )
}

/** What is given away, and is counted as such. */
const GIVING = new Set(['give', 'donate', 'contribute'].map(rootOf))

/** "donors who have donated at least 40 times" of a `total_donations`, "used more than 10 times" of `times_used`: their own figure of what was done. */
function tellsOwnTimes(draft: Draft, at: number, reach: Reach, first: number): boolean {
  const [subject] = nounsBefore(draft, at)
  // "given", "used": whatever little they say elsewhere.
  const verb = draft.chunks
    .slice(Math.max(0, first - 3), first)
    .findLast(c => !c.operator && isParticiple(c.text.toLowerCase()) && !/^(?:been|had)$/i.test(c.text))
  if (!subject || !verb || subject.count) return false
  const root = rootOf(verb.text.toLowerCase())
  const isDone = (word: string) =>
    rootOf(word) === root ||
    isDerived(verb.text.toLowerCase(), singular(word)) ||
    (GIVING.has(root) && [...GIVING].some(one => isDerived(one, singular(word)) || rootOf(word) === one))
  const isOwn = (field: Field) => countsTimes(field) && field.words.some(isDone)
  const [field, ...others] = subject.entity.fields.filter(isOwn)
  if (!field || others.length) return false
  const { op, value, to } = reach
  const values = to === undefined ? [value] : [value, to]
  const label = `${labelOf(field)} ${SIGNS[op]} ${values.join(' and ')}`
  addCondition(subject, { columns: [field.column], op, values, at, label })
  use(verb, 'condition')
  useTimes(draft, at)
  return true
}

/** Whether a figure tells how often something was done: `total_donations`, `times_used`. */
const countsTimes = ({ role, type, nested, words }: Field): boolean =>
  role === 'number' && type === 'integer' && !nested && words.some(word => COUNTED.test(word))
const COUNTED = /^(?:total|times|count|number|counter)$/

/** "has donated 40 times" of a `total_donations` that the verb names: the times say no more. */
export function useTimesOf(draft: Draft, at: number, field: Field): void {
  if (countsTimes(field) && saysHowOften(draft, at)) useTimes(draft, at)
}

/** "films that were rented more than 5 times", "which fuels did we order more than twice": so many records of what the verb makes. */
function countedValues(draft: Draft, at: number, reach: Reach): boolean {
  const { chunks, nodes } = draft
  const verb = chunks.findLastIndex(
    (c, i) =>
      i < at &&
      i >= at - 5 &&
      c.entities.length > 0 &&
      (isFree(c) || nodes.some(n => n.at === i)) &&
      isParticiple(c.text),
  )
  const own = nodes.find(n => n.at === verb)
  const made = own?.entity ?? chunks[verb]?.entities[0]!.entity
  if (!made) return false
  const root = nodes.find(n => n !== own && !n.implicit && n.at < verb && !n.previous)
  if (root && root.entity !== made && findPath(root.entity, made, draft.app)?.length === 1) {
    ;(own ?? addNode(draft, made, verb)).count = { ...reach }
    use(chunks[verb]!, 'entity')
    useTimes(draft, at)
    return true
  }
  const head = chunks.findIndex((c, i) => i < verb && isFree(c) && c.fields.some(f => f.entity === made && isKind(f)))
  if (root || head < 0) return false
  const field = chunks[head]!.fields.find(f => f.entity === made && isKind(f))!
  draft.having = { ...reach }
  draft.head = own ?? addNode(draft, made, verb)
  draft.group = { entity: made.key, columns: field.columns }
  draft.measures = [{ fn: 'count' }]
  for (const i of [head, verb]) use(chunks[i]!, 'group')
  useTimes(draft, at)
  return true
}

/** Verbs of occurrence (Levin, English verb classes, 1993, 48.1 and 48.3), with their particles. */
const OCCURS = pattern('i')`
  ^(?:
    com(?:e|es|ing)|came|turn(?:s|ed)?|crop(?:s|ped)?|show(?:s|ed|n)?|pop(?:s|ped)?|occur(?:s|red)?
    |appear(?:s|ed)?|happen(?:s|ed)?|recur(?:s|red)?|arise|arises|arose|seen|used|found|chosen
  )$
`

/** "which causes came up more than 15 times": the values of a field that so many records have. */
function occursMore(draft: Draft, at: number, reach: Reach): boolean {
  const { chunks, nodes } = draft
  const verb = chunks.findLastIndex((c, i) => i < at && OCCURS.test(c.text.split(' ')[0]!))
  const head = chunks.findIndex(
    (c, i) => i < verb && isFree(c) && c.fields.some(isKind) && !nodes.some(n => n.at === i),
  )
  const between = chunks.slice(head + 1, at).filter(c => c.kind !== 'filler' && c.operator?.type !== 'comparator')
  if (
    verb < 0 ||
    head < 0 ||
    at - verb > 5 ||
    between.some(c => !OCCURS.test(c.text.split(' ')[0]!) && !/^up$/i.test(c.text))
  )
    return false
  const picked = pickField(draft, head, chunks[head]!.fields.filter(isKind))
  if (!picked) return false
  draft.having = { ...reach }
  draft.head = picked.node
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
  draft.measures = [{ fn: 'count' }]
  for (let i = verb; i < at; i++) use(chunks[i]!, 'group')
  use(chunks[head]!, 'group')
  useTimes(draft, at)
  return true
}

/** What was done so often, by those who are spoken of. */
function countedEvents(draft: Draft, at: number, reach: Reach, first: number): boolean {
  const { chunks, nodes } = draft
  const [subject] = nounsBefore({ nodes }, at)
  if (!subject) return false
  const event = nodes.find(
    n =>
      n !== subject &&
      n.at > subject.at &&
      n.at < first &&
      n.at >= first - 4 &&
      isEventOf(chunks[n.at]!.text, n.entity),
  )
  if (event && !event.count) {
    event.count = { ...reach }
    useTimes(draft, at)
    return true
  }
  const verb = verbBefore(draft, first, subject)
  const made = madeBy(draft, subject.entity, verb)
  if (!made) return false
  const { entity, isNamed } = made
  const node = nodes.find(n => n.entity === entity && n !== subject) ?? addNode(draft, entity, at)
  if (node.count) return false
  node.count = { ...reach }
  // "cancelled" of a `cancelled_on` that only those have that are: they are counted, and no others.
  const day = verb && dayOf(entity, verb)
  if (day && mayBeEmpty(day) && !verb.values.some(v => v.entity === entity))
    addCondition(node, { columns: [day.column], op: 'filled', values: [], label: verb.text.toLowerCase(), at })
  // "booked" of what all have a `booked_on`: what made them, and not a state that some of them are in.
  if (verb && ((day && !mayBeEmpty(day)) || !verb.values.some(v => v.entity === entity))) use(verb, 'related')
  useTimes(draft, at)
  if (isNamed) return true
  draft.notes.push(`took the ${entity.noun} records as what was done`)
  draft.sureness = Math.min(draft.sureness, UNNAMED)
  return true
}

/** How sure it is at most of what a verb that names no kind of record counts. */
const UNNAMED = 0.5

/** The verb that the number of times is said of, past adverbs and "with us". */
const verbBefore = ({ chunks, nodes }: Draft, first: number, subject: Node): Chunk | undefined =>
  chunks
    .slice(Math.max(subject.at + 1, first - 4), first)
    .findLast(c => isFree(c) && c.kind !== 'filler' && !c.operator && !nodes.some(n => chunks[n.at] === c))

/** The kind of record that is made whenever it is done; `isNamed` where the verb, or a state or date of it, says so. */
function madeBy(
  { app }: Draft,
  subject: Entity,
  verb: Chunk | undefined,
): { entity: Entity; isNamed: boolean } | undefined {
  const own = hopsOf(subject, app).flatMap(hop => (hop.direction === 'down' && canBeListed(hop.to) ? [hop.to] : []))
  const events = [...new Set(own)].filter(one => !one.hidden && isDated(one))
  const named = verb ? events.filter(one => isNamedBy(one, verb)) : []
  if (named.length === 1) return { entity: named[0]!, isNamed: true }
  const isUnknown = !verb || (verb.kind === 'unknown' && isParticiple(verb.text))
  return !named.length && isUnknown && events.length === 1 ? { entity: events[0]!, isNamed: false } : undefined
}

/** "booked" of bookings, "applied" of what has `applied_at`, "cancelled" of what can be so. */
function isNamedBy(entity: Entity, { text, values }: Chunk): boolean {
  const root = rootOf(text.toLowerCase())
  return (
    isEventOf(text, entity) ||
    values.some(v => v.entity === entity) ||
    entity.fields.some(f => f.role === 'date' && f.words.some(word => isParticiple(word) && rootOf(word) === root))
  )
}

/** The date that is called after the verb. */
const dayOf = ({ fields }: Entity, { text }: Chunk) =>
  fields.find(f => f.role === 'date' && !f.nested && f.words[0] === text.toLowerCase())

/** The number's own word goes with it: "times". */
function useTimes({ chunks }: Draft, at: number): void {
  if (!TIMES_ALONE.test(chunks[at]!.text)) use(chunks[at + 1]!, 'condition')
}
