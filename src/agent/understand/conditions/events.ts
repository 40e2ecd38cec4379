import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { ownName } from '../entity-model/constant-names.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, type Node, addCondition, addNode, use } from '../reading/draft.ts'
import { isPersonEntity } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isDerived, splitIdentifier, stem } from '../language/words.ts'
import { dayDoneByUs } from './done-by-us.ts'
import { goesOn } from './goes-on.ts'
import { negationBefore } from './negation.ts'
import { endsOn } from '../entity-model/begin-and-end.ts'
import { labelOf } from './shared.ts'
import { isUntil } from './until-participles.ts'
import { synonymsOfState } from '../../../lib/names-of-values.ts'

/**
 * "never serviced", "not yet delivered", "unassigned", "delivered orders": whether something has happened, told by the
 * date of it or by who it was given to being there.
 */
export function readEventConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (chunk.used && chunk.used !== 'filler') return
    if (draft.nodes.some(n => n.at === at)) return
    const isByUs = dayDoneByUs(draft, at) !== undefined
    if (!isByUs && !PARTICIPLE.test(chunk.text)) return
    if (goesOn(draft, at)) return readDoneBy(draft, at)
    nameWhoDid(draft, at)
    const negation = negationBefore(draft, at)
    const isWhole = isWholePredicate(draft, at)
    const found = eventField(draft, chunk, Boolean(negation ?? chunk.negated) || isWhole)
    if (!found) return
    const { node, field } = found
    // "unacknowledged", where nothing is called so itself.
    const isUndone = chunk.negated ?? (/^un\p{L}{4}/iu.test(chunk.text) && !field.words.some(w => w.startsWith('un')))
    const happened = !negation === !isUndone
    const lasts = isUntil(field, chunk.text.toLowerCase())
    if (happened && !isByUs && !lasts && !field.nullable && readState(draft, node, at)) return
    if (happened && !isByUs && !lasts && (!field.nullable || !(isWhole || isPredicate(draft, at)))) return
    const label = `${happened ? '' : 'not '}${chunk.text}`
    const { today } = draft.message
    const isAhead = field === endsOn(node.entity) && !field.words.some(isParticiple)
    const told = happened ? { op: 'filled' as const, values: [] } : { op: 'empty' as const, values: [] }
    const byToday = happened
      ? { op: '<=' as const, values: [today], asDay: true }
      : { op: '>' as const, values: [today], asDay: true, orEmpty: true }
    const sinceThen = happened ? { op: '>=' as const } : { op: '<' as const, orEmpty: true }
    const stillSo = { ...sinceThen, values: [today], asDay: true }
    // An `end_date` may be told ahead, a day that is called after what was done (`shipped_on`) is not; up to that of `vaccinated_until` it is so.
    const condition = lasts ? stillSo : isAhead ? byToday : told
    addCondition(node, { columns: [field.column], ...condition, label: `that are ${label}`, at })
    chunk.used = 'condition'
    if (negation) use(negation, 'condition')
    const rest = draft.chunks.slice(at + 1, at + 3)
    if (/^(to|by)$/i.test(rest[0]?.text ?? '') && rest[1]?.operator?.type === 'who') use(rest[1], 'condition')
  })
}
readEventConditions.needs = (word: string) => PARTICIPLE.test(word) || word === 'did'

/** "who has left?": with nobody named those have done it whose records have a date of it. */
function nameWhoDid(draft: Draft, at: number): void {
  const { chunks, nodes } = draft
  const isAll = at === 2 && at === chunks.length - 1 && /^(?:has|have)$/i.test(chunks[1]!.text)
  if (nodes.length || !isAll || chunks[0]!.operator?.type !== 'who') return
  const [mention, ...others] = chunks[at]!.fields.filter(f => isEvent(f.field) && isPersonEntity(f.entity))
  if (!mention || others.length) return
  addNode(draft, mention.entity, 0)
  use(chunks[0]!, 'entity')
}

/** "tasks completed by Ann" of records that are given to Ann: those of them that are completed. */
function readDoneBy(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const isBy = /^by$/i.test(draft.chunks[at + 1]?.text ?? '') && (draft.chunks[at + 2]?.values.length ?? 0) > 0
  const found = isBy && !negationBefore(draft, at) && !chunk.negated ? eventField(draft, chunk, false) : undefined
  if (found?.field.role === 'date') readState(draft, found.node, at)
}

/**
 * "completed tasks", "tasks completed by Ann" where every record seems to have a date of it: the state that says the same, of those
 * that the records may be in (`DONE`).
 */
function readState(draft: Draft, node: Node, at: number): boolean {
  const chunk = draft.chunks[at]!
  const isSaid = isPredicate(draft, at) || /^by$/i.test(draft.chunks[at + 1]?.text ?? '')
  const same = [chunk.text.toLowerCase(), ...synonymsOfState(chunk.text.toLowerCase())]
  const states = node.entity.fields.flatMap(field =>
    field.role === 'category'
      ? field.choices.filter(choice => same.includes(splitIdentifier(ownName(choice, field)).join(' '))).map(choice => ({ field, choice })) // oxfmt-ignore
      : [],
  )
  const [state, ...others] = states
  if (!isSaid || !state || others.length || node.selection.where.some(c => c.columns[0] === state.field.column))
    return false
  const { field, choice } = state
  addCondition(node, {
    columns: [field.column],
    op: '=',
    values: [choice],
    label: `with ${labelOf(field)} ${choice}`,
    at,
  })
  use(chunk, 'condition')
  return true
}

/** Also of verbs whose participle is their base form. */
const PARTICIPLE = /(?:ed|en|wn|id|ld|nt|ught|pt|ft|ost|one)$|^(?:un)?read$/i

/** The date or key of a mentioned record that is named after the verb. */
function eventField(draft: Draft, chunk: Chunk, negative: boolean): { node: Node; field: Field } | undefined {
  const named = draft.nodes.filter(n => !n.implicit)
  // "is B-17 paid?": the one that is named by its number.
  const nodes = named.length ? named : draft.nodes
  const at = draft.chunks.indexOf(chunk)
  for (const node of nodes) {
    // "blocked by a task that is not finished": others of the kind stand nearer.
    if (nodes.some(n => n.apart && n.entity === node.entity && n.at > node.at && n.at < at)) continue
    const mention = chunk.fields.find(
      m =>
        m.entity === node.entity &&
        (isEvent(m.field) || (m.field.nullable === true && isNounOf(m.field, chunk.text.toLowerCase()))),
    )
    const fields = mention
      ? [mention.field]
      : negative || chunk.kind === 'unknown'
        ? namedAfter(node.entity, chunk.text)
        : []
    if (fields.length === 1) return { node, field: fields[0]! }
  }
  return negative ? undefined : eventOfRelative(draft, chunk)
}

/**
 * "completed tasks" of tasks that have a date of it: it is said of them, though other records are in a state that is called so. "Tasks of
 * completed jobs" are of those.
 */
export function isOfOwnEvent(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const chunk = chunks[at]!
  if (!PARTICIPLE.test(chunk.text) || goesOn(draft, at)) return false
  const named = nodes.filter(n => !n.implicit)
  if (chunk.values.some(({ entity }) => named.some(n => n.entity === entity))) return false
  const isSaid = isPredicate(draft, at) || (negationBefore(draft, at) !== undefined && isPredicate(draft, at - 1))
  const node = named.find(n => n.at === at + 1) ?? (isSaid ? named.findLast(n => n.at < at) : undefined)
  return chunk.fields.some(({ entity, field }) => entity === node?.entity && field.role === 'date' && field.nullable)
}

/** "customers who cancelled" of a date of their subscriptions: the one kind of record of theirs that has one which may be missing. */
function eventOfRelative(draft: Draft, chunk: Chunk): { node: Node; field: Field } | undefined {
  const { chunks, nodes, app } = draft
  const at = chunks.indexOf(chunk)
  const isRelative = /^(?:who|that|which)$/i.test(chunks[at - 1]?.text ?? '')
  const owner = nodes.find(n => !n.implicit && n.at === at - 2)
  if (!isRelative || !owner) return undefined
  const dates = chunk.fields.filter(
    ({ entity, field, quality }) =>
      quality >= 0.8 &&
      field.role === 'date' &&
      field.nullable &&
      hopsOf(owner.entity, app).some(hop => hop.direction === 'down' && hop.to === entity),
  )
  const [date, ...others] = dates
  if (!date || others.length || nodes.some(n => n.entity === date.entity)) return undefined
  return { node: addNode(draft, date.entity, at, true), field: date.field }
}

/** A date of it, a key of who it was given to, or who did it: `acknowledged_by`. */
const isEvent = ({ role, words }: Field) =>
  role === 'date' || role === 'reference' || (words.at(-1) === 'by' && isParticiple(words.at(-2) ?? ''))

/** Fields of the verb's root: `assignee_id` for "assigned", `returnedOn` for "returned". */
function namedAfter(entity: Entity, verb: string): Field[] {
  const word = verb.toLowerCase().replace(/^un(?=\w{4})/, '')
  return entity.fields.filter(
    f =>
      (isEvent(f) && f.words.some(w => w.length > 3 && (stem(w) === stem(word) || isDerived(w, word)))) ||
      // "graded" of a grade that may be missing, "insured" of an insurance.
      (f.nullable &&
        f.type !== 'boolean' &&
        !f.nested &&
        (basesOf(word).includes(f.words.at(-1)!) || isNounOf(f, word))),
  )
}

/** `insurance` of "insured": a noun that is made of the verb, and nothing but it. */
const isNounOf = ({ words, role }: Field, participle: string): boolean =>
  words.length === 1 &&
  /^(?:category|text|name)$/.test(role) &&
  isParticiple(participle) &&
  isDerived(words[0]!, participle)

/**
 * "has rental 5 been returned?": the participle is all that is asked of one record, which is named by its key; there is nothing but
 * adverbs behind it.
 */
export function isWholePredicate({ chunks, message }: Draft, at: number): boolean {
  const word = chunks[at]!.text.toLowerCase()
  if (!isParticiple(word) || /^(?:been|had|done)$/.test(word) || !ASKS_OF_ONE.test(message.text)) return false
  const isKey = (c: Chunk) =>
    c.used === 'key' || c.literal?.kind === 'code' || (c.values.length > 0 && /\d/.test(c.text))
  return (
    chunks.slice(0, at).some(isKey) &&
    chunks.slice(0, at).every(c => c.kind === 'filler' || c.entities.length > 0 || isKey(c)) &&
    chunks.slice(at + 1).every(c => c.kind === 'filler')
  )
}

const ASKS_OF_ONE = /^\W*(?:and |so )?(?:is|was|has)\b/i

/** Right before its noun, or after a form of "be". */
export function isPredicate(draft: Draft, at: number): boolean {
  if (draft.nodes.some(n => n.at === at + 1)) return true
  // "is B-17 paid?"
  const isAsked = /^(?:is|are|was|were|has|have)$/i.test(draft.chunks[0]?.text ?? '')
  const before = draft.chunks[at - 1]
  // "was it paid?"
  const isSubject = before?.used === 'value' || before?.operator?.type === 'pronoun'
  if (isAsked && at === draft.chunks.length - 1 && isSubject) return true
  // "which jobs have we invoiced?"
  const isOurs = /^(?:we|they|you|i)$/i.test(before?.text ?? '') && /^(?:have|had)$/i.test(draft.chunks[at - 2]?.text ?? '') // oxfmt-ignore
  return isOurs || /^(been|is|are|was|were|got|already|that|who|which|have|has|(?:we|they|you|i)['’]ve)$/i.test(before?.text ?? '') // oxfmt-ignore
}
