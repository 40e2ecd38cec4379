import { lastsUntil } from '../entity-model/begin-and-end.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { endsOn } from '../entity-model/begin-and-end.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, addCondition, isFree, nodeFor, use } from '../reading/draft.ts'
import { wordList } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { TERMINAL_STATES } from '../language/lexicon.ts'
import { deadlineOf, leaveOutDone } from './overdue.ts'
import { leaveOutNotOwed } from './leave-out-dropped.ts'
import { negationBefore } from './negation.ts'

/** Adjectives for what has begun and not come to its end. */
export const OPEN = /^(open|ongoing|outstanding|unresolved|unfinished|unclosed)$/i

/**
 * "open claims" where no state of theirs is called so, but a day on which they end may be missing (`closed_on`): those
 * without it. The states of other records that nobody named are not meant.
 */
export function readOpenEnds(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isFree(chunk) && /^open$/i.test(chunk.text) && readOpenEnded(draft, at)) return
    if (!isFree(chunk) || !OPEN.test(chunk.text) || isAmountOwed(chunk)) return
    const mentioned = draft.nodes.filter(n => !n.implicit).map(n => n.entity)
    if (chunk.values.some(v => mentioned.includes(v.entity))) return
    const owners = mentioned.filter(entity => endOf(entity))
    const node = owners.length ? nodeFor(draft, at, owners) : undefined
    const end = node && endOf(node.entity)
    if (!node || !end) return readOutstanding(draft, at)
    const negation = negationBefore(draft, at)
    const label = `that are ${negation ? 'not ' : ''}${chunk.text.toLowerCase()}`
    const columns = [end.column]
    if (daysDone(node.entity).includes(end))
      draft.notes.push(`took “${chunk.text}” as without a ${end.words.join(' ')} date`)
    if (end.role === 'boolean') addCondition(node, { columns, op: '=', values: [Boolean(negation)], label, at })
    else addCondition(node, { columns, op: negation ? 'filled' : 'empty', values: [], label, at })
    // "how much is outstanding on the invoices": nothing is, of those that are void.
    if (!negation && end.words.some(word => PAID.test(word))) leaveOutNotOwed(draft, node, at)
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readOpenEnds.needs = (word: string) => OPEN.test(word)

const PAID = /^(?:paid|payment|settled)$/

/** "how much is outstanding" of a `balance`: the amount, and no state. */
const isAmountOwed = ({ text, fields }: Chunk): boolean =>
  /^outstanding$/i.test(text) && fields.some(f => f.field.role === 'money' && f.quality >= 0.9)

/**
 * "orders that should have arrived and are still outstanding", "outstanding orders" of a `received_on`: what is due on a day is not done; where
 * that is said already it says no more.
 */
function readOutstanding({ chunks, nodes, notes }: Draft, at: number): void {
  const chunk = chunks[at]!
  const [node, ...others] = nodes.filter(n => !n.implicit && deadlineOf(n.entity))
  if (
    !node ||
    others.length ||
    chunk.kind !== 'unknown' ||
    nodes.some(n => !n.implicit && n.at === at + 1 && n !== node)
  )
    return
  const isSaid = node.selection.where.some(
    c => c.implied && /^(?:empty|=|not in)$/.test(c.op) && c.label?.startsWith('not '),
  )
  const done = isSaid ? undefined : /^outstanding$/i.test(chunk.text) && leaveOutDone(node, at, deadlineOf(node.entity))
  if (done) notes.push(`took “${chunk.text}” as not ${done}`)
  if (isSaid || done) use(chunk, 'condition')
}

/** "open-ended contracts": those whose last day nobody has told, whatever state they are in; of others the words say nothing. */
function readOpenEnded(draft: Draft, at: number): boolean {
  const [open, ended] = [draft.chunks[at]!, draft.chunks[at + 1]]
  if (!isFree(ended) || !/^ended$/i.test(ended.text)) return false
  const nodes = draft.nodes.filter(node => !node.implicit)
  const found = nodes.flatMap(node => endsWhen(node.entity).map(end => ({ node, end })))
  const [one, ...others] = found
  if (one && !others.length) {
    const negation = negationBefore(draft, at)
    const label = `${negation ? 'with' : 'without'} ${one.end.words.join(' ')}`
    addCondition(one.node, { columns: [one.end.column], op: negation ? 'filled' : 'empty', values: [], label, at })
    for (const chunk of [open, ended, ...(negation ? [negation] : [])]) use(chunk, 'condition')
  } else for (const chunk of [open, ended]) Object.assign(chunk, { kind: 'unknown', values: [], fields: [] })
  return true
}

/** The last day of what lasts, where it may not be told. */
const endsWhen = (entity: Entity): Field[] => {
  const end = endsOn(entity)
  return end && mayBeEmpty(end) ? [end] : []
}

/** Adjectives and participles for what goes on, and for what does so no more. */
const GOES_ON = /^(?:active|current|currently active|running|live)$/i
const ENDED = /^(?:ended|inactive|finished|terminated|discontinued)$/i

/**
 * "active subscriptions", "which memberships are still running" of a `cancelled_on` and no state: those without that day, or whose day is still
 * to come; "which have ended": the others.
 */
export function readGoesOn(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const isOn = GOES_ON.test(chunk.text)
    if (!isFree(chunk) || chunk.values.length || !(isOn || ENDED.test(chunk.text)) || isDwelling(draft, at)) return
    const mentioned = draft.nodes.filter(n => !n.implicit).map(n => n.entity)
    if (chunk.fields.some(f => mentioned.includes(f.entity)) || chunk.operator || chunk.literal) return
    const owners = mentioned.filter(entity => !entity.fields.some(tellsState) && endOf(entity)?.role === 'date')
    const node = owners.length ? nodeFor(draft, at, owners) : undefined
    const end = node && endOf(node.entity)
    if (!node || !end) return
    const negation = negationBefore(draft, at)
    const goesOn = isOn !== Boolean(negation)
    const label = `${goesOn ? 'not ' : ''}${end.words.join(' ')} by today`
    addCondition(node, {
      columns: [end.column],
      op: goesOn ? '>' : '<=',
      values: [draft.message.today],
      asDay: true,
      at,
      label,
      ...(goesOn && { orEmpty: true as const }),
    })
    draft.sureness = Math.min(draft.sureness, BY_END)
    draft.notes.push(`took “${chunk.text}” as ${label}`)
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readGoesOn.needs = /^(?:active|current|running|live|ended|inactive|finished|terminated|discontinued)$/

/** "which members live in Oslo": behind those who do it, and before where, it is a verb; "are live", "live contracts" tell that they go on. */
const isDwelling = ({ chunks }: Draft, at: number): boolean =>
  /^live$/i.test(chunks[at]!.text) &&
  (/^(?:in|at|near|on|with|within|outside|close|around|there|here|where|alone|by)$/i.test(chunks[at + 1]?.text ?? '') ||
    /^(?:do|does|did|not|who|that|they|we|to)$/i.test(chunks[at - 1]?.text ?? '')) &&
  !/^(?:is|are|was|were|be|still|currently|now)$/i.test(chunks[at - 1]?.text ?? '')

/** How sure it is that what has no day of its end goes on. */
const BY_END = 0.85

/** What ends a claim, as names of dates have it. */
const SETTLED = /^(?:ended|paid|settled)$/
/** "Not set while it is open". */
const STILL_OPEN = /\b(?:while|as long as|until|if|when)\b.*\b(?:open|ongoing|outstanding|running)\b/i

/** The one date of an end that a record may lack, else the one flag that it has come. */
function endOf(entity: Entity): Field | undefined {
  const ends = endsOf(entity)
  const flags = entity.fields.filter(
    f => f.role === 'boolean' && f.words.length <= 2 && TERMINAL_STATES.includes(f.words.at(-1)!),
  )
  const done = daysDone(entity)
  const [end, ...others] = ends.length ? ends : done.length ? done : flags
  return others.length ? undefined : end
}

/** Dates that may be missing and that are called after an end, or described so. */
const endsOf = ({ fields }: Entity): Field[] =>
  fields.filter(
    f =>
      f.role === 'date' &&
      f.nullable &&
      (isLastDay(f) ||
        f.words.some(word => TERMINAL_STATES.includes(word) || SETTLED.test(word)) ||
        STILL_OPEN.test(f.description)),
  )

const isLastDay = (field: Field): boolean => lastsUntil(field) || LAST_DAY.test(field.words.join(' '))
/** `ends_on`, `end_date`, `valid_until` that may be missing: what has none goes on. */
const LAST_DAY = /^(?:ends?(?: (?:on|at|date|day))?|(?:valid |to |until )?(?:until|till|to)(?: date)?|to date)$/

const tellsState = ({ role, words }: Field): boolean =>
  role === 'category' && words.some(word => /^(?:status|state|stage|phase)$/.test(word))

/**
 * A defect that has no state of its own is open until the day on which it was `fixed_on`: days called after what is done then, of
 * records that something else began.
 */
function daysDone(entity: Entity): Field[] {
  const dates = entity.fields.filter(({ role }) => role === 'date')
  const begins = ({ words }: Field) => BEGINNING.test(words[0]!)
  if (endsOf(entity).length || entity.fields.some(tellsState) || !dates.some(begins)) return []
  return dates.filter(date => isParticiple(date.words[0]!) && !begins(date))
}
const BEGINNING = new RegExp(
  `^(?:${wordList`
    created added opened started begun reported raised filed logged requested ordered placed booked reserved received issued
    submitted registered scheduled planned expected due announced posted sent made taken lent borrowed rented invoiced billed
    updated modified changed edited deleted archived last next first
  `.join('|')})$`,
)
