import type { Chunk } from '../chunks/chunk.ts'
import { mayBeEmpty, PLANNED, valuesOf } from '../entity-model/field-roles.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { isComingBack } from '../entity-model/lending.ts'
import { begins } from '../entity-model/span.ts'
import { balanceOf, dueAndPaid } from '../entity-model/whole-and-part.ts'
import { hopsOf, kindsBelow } from '../entity-model/relations.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import { TERMINAL_STATES } from '../language/lexicon.ts'
import { baseOf, isParticiple } from '../language/verb-forms.ts'
import { plural, singular, stem, wordsOf } from '../language/words.ts'
import { endStates, isDropped, type NamedValue, tellsState } from '../vocabulary/end-states.ts'
import { negationBefore } from './negation.ts'
import { leftOf } from './done-in-part.ts'
import { leaveOutCalledOff, leaveOutDropped, leaveOutLost } from './leave-out-dropped.ts'
import { pickField } from './shared.ts'

const DUE = /^(due|deadline|payable)$/
/** By when something should be there, where no date is called due. */
const EXPECTED = /^(expected|promised|target|estimated|eta|required|needed)$/
/** The day on which it is to be closed, of records that say whether they are: "close date" of a deal. */
const CLOSING = /^(?:close|closing|completion|finish)$/
/** What the day by which something has to be done is called: the plainer word before the others. */
const DEADLINES = [DUE, EXPECTED, CLOSING]
const EXPIRY = /^(expir\w*|expiry)$/
const SETTLED = new Set([
  ...TERMINAL_STATES,
  'paid',
  'settled',
  'void',
  'voided',
  'expired',
  'received',
  'fulfilled',
  'arrived',
  'returned',
  'published',
])
/** How sure a reading is at most that takes what was due for what is overdue. */
const MAYBE_DONE = 0.5
/** Some of it is not all of it: "partially received". */
const PARTLY = /^(?:partly|partially|partial|half|not|un\w+|awaiting|pending)$/

/**
 * "overdue": due before today and not done, as far as the record tells what done is; "expired": its last day is past. A
 * state of the data that is called so comes first.
 */
export function readOverdue(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (isFree(chunk) && readPastDate(draft, at)) return
    const lead = draft.chunks[at + 1]
    const isPast =
      /^past$/i.test(chunk.text) && /^due$/i.test(lead?.text ?? '') && draft.chunks[at + 2]?.literal === undefined
    const text = isPast ? 'past due' : chunk.text.toLowerCase()
    // "which tasks are late", "late tasks": nothing is done late then, it still has to be.
    const isDue = text === 'due' && isDueByNow(draft, at)
    if (!isFree(chunk) || !(isDue || /^(overdue|late|past due|expired)$/.test(text))) return
    // "overdue, i.e. should have arrived by now": said twice.
    const isSaid = draft.chunks.slice(0, at).some(c => c.used === 'condition' && c.text.toLowerCase() === text)
    if (isSaid) return use(chunk, 'condition')
    if (text === 'late' && (chunk.kind !== 'unknown' || !isPredicate(draft, at))) return
    const nodes = nodesDue(draft, at)
    // A reason that only means alike (`late`) is no state of theirs.
    const isCalled = (v: Chunk['values'][number]) => v.quality === 1 || !v.field.words.includes('reason')
    if (chunk.values.some(v => isCalled(v) && nodes.some(n => n.entity === v.entity))) return
    const found =
      text === 'expired'
        ? deadline(draft, at, nodes, EXPIRY)
        : (DEADLINES.map(named => deadline(draft, at, nodes, named)).find(Boolean) ?? deadlineOfParts(draft, at, nodes))
    if (!found || negationBefore(draft, at)) return
    const { node, field, named } = found
    dropWhatIsDue(draft, node, at)
    useWordsOf(draft, node, field, at)
    if (text === 'late' && !named && wasLate(draft, node, at, field)) return
    const columns = [field.column]
    addCondition(node, {
      columns,
      op: isDue ? '<=' : '<',
      values: [draft.message.today],
      asDay: true,
      label: `${field.words.join(' ')} ${isDue ? 'until' : 'before'} today`,
      at,
    })
    const done =
      text === 'expired'
        ? undefined
        : (leaveOutArrived(draft, node, at, field) ?? leaveOutDone(node, at, field) ?? leaveOutPaid(draft, node, at))
    draft.notes.push(
      `took “${text}” as ${field.words.join(' ')} ${isDue ? 'until' : 'before'} today${done ? ` and not ${done}` : ''}`,
    )
    // Nothing tells which of them are done by now.
    if (!done && text !== 'expired') draft.sureness = Math.min(draft.sureness, MAYBE_DONE)
    use(chunk, 'condition')
    if (isPast) use(lead!, 'condition')
    if (named) use(named, 'condition')
  })
}
readOverdue.needs = /^(?:overdue|late|past|beyond|expired|due)$/

/** "which unpaid invoices are due", "which of them are due now?": by today, where no day is told and nothing else is called so. */
function isDueByNow({ chunks }: Draft, at: number): boolean {
  const isPlain = (chunk: Chunk | undefined) => /^(?:now|already|and|but|not|today)$/i.test(chunk?.text ?? '')
  const before = chunks.slice(0, at).findLast(({ text }) => !/^(?:now|already|also|all)$/i.test(text))
  const behind = chunks.slice(at + 1)
  return (
    !chunks[at]!.values.length &&
    chunks[at]!.fields.every(({ field }) => field.role === 'date') &&
    /^(?:is|are|was|were)$/i.test(before?.text ?? '') &&
    (behind.length === 0 || isPlain(behind[0])) &&
    !chunks.some(({ literal }) => literal?.kind === 'date')
  )
}

/** "late orders" where the parcels tell by when they are expected and when they came: the one kind that belongs to those, and has both days. */
function deadlineOfParts(draft: Draft, at: number, nodes: readonly Node[]) {
  const dueOf = (entity: Entity) =>
    [DUE, EXPECTED].map(named => datesOf(entity).find(f => f.words.some(w => named.test(w)))).find(Boolean)
  const found = nodes.flatMap(node =>
    hopsOf(node.entity, draft.app).flatMap(({ direction, to }) => {
      // What is out with somebody makes nobody and nothing late but itself.
      const due = direction === 'down' && !to.fields.some(isComingBack) ? dueOf(to) : undefined
      return due && doneDay(to, due) ? [{ entity: to, due }] : []
    }),
  )
  const [only, ...others] = found
  if (!only || others.length) return undefined
  return { node: addNode(draft, only.entity, at, true), field: only.due, named: undefined }
}

/** What is said to be due: what is named, else behind "what" or "anything" the one kind of record that is somebody's work and is due on a day. */
function nodesDue(draft: Draft, at: number): Node[] {
  const { chunks, app } = draft
  const named = draft.nodes.filter(n => !n.implicit)
  const thing = chunks.findLastIndex((c, i) => i < at && isFree(c) && ANYTHING.test(c.text))
  if (thing < 0 || named.some(n => deadlineOf(n.entity))) return named
  const [kind, ...others] = workKinds(app).filter(({ entity }) =>
    datesOf(entity).some(f => f.words.some(w => DUE.test(w))),
  )
  if (!kind || others.length || chunks.slice(thing + 1, at).some(c => c.kind !== 'filler')) return named
  draft.notes.push(`took “${chunks[thing]!.text}” as ${plural(kind.entity.noun)}`)
  use(chunks[thing]!, 'entity')
  return [...named, addNode(draft, kind.entity, thing)]
}

/** Pronouns for what is not told by its noun (a closed class). */
const ANYTHING = /^(?:what|what['’]s|anything|something|nothing|everything|which ones?)$/i

/** "whose next sweep is overdue" of a `next_sweep_due`: the words before are what the date is called, and no records. */
function useWordsOf({ chunks, nodes }: Draft, owner: Node, { words }: Field, at: number): void {
  for (let i = at - 1; i > owner.at && i >= at - 4; i--) {
    const chunk = chunks[i]!
    const isOwn = words.some(word => stem(word) === stem(singular(chunk.text.toLowerCase())))
    if (!isOwn || chunk.values.length) continue
    const node = nodes.findIndex(n => n.at === i && n !== owner && !n.selection.where.length)
    if (node >= 0) nodes.splice(node, 1)
    if (node >= 0 || (isFree(chunk) && chunk.kind === 'unknown')) chunk.used = 'condition'
  }
}

/** "patients overdue for an eye test": what is to be done is none that there is. */
function dropWhatIsDue({ chunks, nodes }: Draft, owner: Node, at: number): void {
  if (!/^for$/i.test(chunks[at + 1]?.text ?? '')) return
  const what = nodes.findIndex(n => n.at > at && n !== owner && n.at <= at + 3 && !n.selection.where.length)
  if (what >= 0) nodes.splice(what, 1)
}

/**
 * "how many orders were late?": those that were done after the day by which they had to be, and those that still are not done though it is
 * over. Of what "is late" only the latter is said.
 */
function wasLate(draft: Draft, node: Node, at: number, due: Field): boolean {
  const day = doneDay(node.entity, due)
  if (!day || !(/^(?:was|were|been)$/i.test(draft.chunks[at - 1]?.text ?? '') || asksWhetherLate(draft, at)))
    return false
  const [done, should] = [participleOf(day) ?? day.words.join(' '), due.words.join(' ')]
  const common = { asDay: true as const, at, told: true as const }
  const label = `${should} before today`
  addCondition(node, { columns: [due.column], op: '<', values: [draft.message.today], label, ...common })
  addCondition(node, {
    columns: [day.column],
    op: '>',
    values: [],
    than: due.column,
    orEmpty: true,
    label: `${done} after that or not yet`,
    ...common,
  })
  draft.notes.push(`took “late” as ${done} after ${should}, or not yet`)
  use(draft.chunks[at]!, 'condition')
  return true
}

/**
 * "past its due date", "that slipped beyond their close date": the date that is named is over. What is past a deadline is not done
 * yet; of other dates nothing is said of what became of it.
 */
function readPastDate(draft: Draft, at: number): boolean {
  const { chunks, message } = draft
  const named = /^(?:the|its|their|his|her)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
  const date = chunks[named]
  if (!/^(?:past|beyond)$/i.test(chunks[at]!.text) || !isFree(date)) return false
  const picked = pickField(draft, named, date.fields.filter(f => f.field.role === 'date' && f.quality >= 0.8)) // oxfmt-ignore
  if (!picked) return false
  const { node, mention } = picked
  const label = `${mention.field.words.join(' ')} before today`
  addCondition(node, { columns: mention.columns, op: '<', values: [message.today], asDay: true, label, at })
  const done = mention.field.words.some(w => DUE.test(w)) ? leaveOutDone(node, at) : undefined
  if (done) draft.notes.push(`took “past ${mention.field.words.join(' ')}” as not ${done}`)
  for (const chunk of [chunks[at]!, date]) use(chunk, 'condition')
  const verb = chunks[at - 1]
  if (verb?.kind === 'unknown' && /^(?:slip|go|run|slid)/i.test(baseOf(verb.text.toLowerCase()) ?? verb.text))
    use(verb, 'condition')
  return true
}

/** "were any orders from Acme late?": the verb stands first, and what it says last. */
const asksWhetherLate = ({ chunks }: Pick<Draft, 'chunks'>, at: number): boolean =>
  /^(?:was|were)$/i.test(chunks[0]?.text ?? '') && at === chunks.length - 1

/** Behind a form of "be", or right before its noun. */
const isPredicate = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:is|are|was|were|been|running|currently|now|already)$/i.test(chunks[at - 1]?.text ?? '') ||
  asksWhetherLate({ chunks }, at) ||
  nodes.some(n => n.at === at + 1 && !n.implicit)

/** So well a date has to be named to be the one that is over: "open" is nearly "opened on", and a state. */
const NAMED = 0.8

/** The date named beside, else the deadline of the records. */
function deadline(draft: Draft, at: number, nodes: Node[], named: RegExp) {
  // "customers with overdue loans": nothing of the customers is.
  const behind = nodes.filter(n => n.at === at + 1)
  for (const node of behind.length ? behind : nodes) {
    const dates = datesOf(node.entity)
    // "unpaid ones that are due": what is due is due by that day, and not by the one on which it was paid.
    const from = /^due$/i.test(draft.chunks[at]!.text) ? at : Math.max(0, at - 3)
    const beside = draft.chunks
      .slice(from, at)
      .find(c => isFree(c) && c.fields.some(m => m.quality >= NAMED && dates.includes(m.field)))
    const field =
      beside?.fields.find(m => m.quality >= NAMED && dates.includes(m.field))?.field ??
      dates.find(f => f.words.some(w => named.test(w)))
    if (field) return { node, field, named: beside }
  }
  return undefined
}

/** Dates of the records themselves, then those of what stands in them: an issue is due before its milestone. */
const datesOf = ({ fields }: Entity): Field[] =>
  fields
    .filter(field => field.role === 'date')
    .toSorted((one, other) => Number(one.nested ?? false) - Number(other.nested ?? false))

/** By which day records have to be done, by what the field is called. */
export const deadlineOf = (entity: Entity): Field | undefined => {
  const dates = datesOf(entity)
  return DEADLINES.map(named => dates.find(f => f.words.some(w => named.test(w)))).find(Boolean)
}

/** That of the records themselves, whatever it is called, before one of what stands in them. */
export const ownDeadline = (entity: Entity): Field | undefined =>
  deadlineOf({ ...entity, fields: entity.fields.filter(field => !field.nested) }) ?? deadlineOf(entity)

/** The last day of the records is over, and they are not in a state in which it is done; undefined where they have no such day. */
export function addOverdue(draft: Draft, node: Node, at: number): { due: Field; done: string | undefined } | undefined {
  const due = (deadline(draft, at, [node], DUE) ?? deadline(draft, at, [node], EXPECTED))?.field
  if (!due) return undefined
  const label = `${due.words.join(' ')} before today`
  addCondition(node, { columns: [due.column], op: '<', values: [draft.message.today], asDay: true, label, at })
  return { due, done: leaveOutArrived(draft, node, at, due) ?? leaveOutDone(node, at, due) }
}

/** Leaves out what is done: what has the day of it (which is not the one by which it is due), says so, or is in a last state. Gives its word. */
export function leaveOutDone(node: Node, at: number, due?: Field): string | undefined {
  const isDone = (field: Field) => field.words.find(w => SETTLED.has(w))
  const add = (field: Field, rest: { op: '=' | 'empty' | 'not in'; values: (string | boolean)[]; text?: boolean }) =>
    addCondition(node, { columns: [field.column], label: `not ${field.words.join(' ')}`, at, implied: true, ...rest })
  const day = doneDay(node.entity, due)
  if (day) {
    add(day, { op: 'empty', values: [] })
    leaveOutDropped(node, at)
    if (isComingBack(day)) leaveOutLost(node, at)
    return isDone(day) ?? participleOf(day) ?? (isComingBack(day) ? 'returned' : day.words[0])
  }
  const flag = doneField(node.entity, f => f.role === 'boolean' && Boolean(isDone(f)) && isOfAll(f, node.entity))
  if (flag) add(flag, { op: '=', values: [false] })
  // What was called off is not late; of what was not nobody knows whether it is done.
  if (flag) return isDropped(isDone(flag)!) ? undefined : isDone(flag)
  const states = (f: Field) => {
    const named = f.choices.map((choice): NamedValue => [choice, wordsOf(choice)])
    const ended = tellsState(f) ? endStates(node.entity, f, named) : []
    return valuesOf(f).filter(choice => isSettled(wordsOf(choice)) || ended.includes(choice))
  }
  const state = doneField(node.entity, f => states(f).length > 0 && states(f).length < valuesOf(f).length)
  const balance = state ? undefined : balanceOf(node.entity)
  if (balance) {
    addCondition(node, { columns: [balance.column], op: '>', values: [0], label: `${balance.words.join(' ')} above 0`, at, implied: true }) // oxfmt-ignore
    return 'paid'
  }
  // "approved ones that are overdue": their state is told already.
  if (!state || node.selection.where.some(c => c.columns[0] === state.column && /^(?:=|in)$/.test(c.op)))
    return undefined
  add(state, { op: 'not in', values: states(state), text: true })
  return states(state).join(' or ')
}

/**
 * Leaves out what has come of records that are promised for a day, where the one kind that belongs to them tells when it came: orders whose
 * parcels have an `arrived_on`. Gives its word.
 */
function leaveOutArrived(draft: Draft, node: Node, at: number, due: Field): string | undefined {
  if (!isPromised(due) || doneDay(node.entity, due)) return undefined
  const below = kindsBelow(node.entity, draft.app)
  const days = below.flatMap(entity => entity.fields.map(field => ({ entity, field }))).filter(({ field }) => cameOn(field)) // oxfmt-ignore
  const [day, ...others] = days
  if (!day || others.length) return undefined
  const came = addNode(draft, day.entity, at, true)
  came.negated = true
  const label = `${day.field.words.join(' ')}`
  addCondition(came, { columns: [day.field.column], op: 'filled', values: [], label, at, implied: true })
  leaveOutCalledOff(draft, node, at)
  return day.field.words.find(word => SETTLED.has(word))
}
const cameOn = (field: Field): boolean =>
  tellsWhenDone(field) && field.words.some(word => /^(?:arrived|delivered|received|fulfilled|completed)$/.test(word))

/** Leaves out what has been paid in full, of records that hold what they come to and what of it was paid. */
function leaveOutPaid(draft: Draft, node: Node, at: number): string | undefined {
  const pair = dueAndPaid(node.entity)
  if (!pair) return undefined
  const columns = [leftOf(draft, node.entity, pair)]
  addCondition(node, { columns, op: '>', values: [0], at, label: 'something still owed', told: true })
  return 'paid'
}

/** The day on which it was done, which those that are not done lack: by its participle, or by its verb (`return_time`). */
const tellsWhenDone = (field: Field): boolean =>
  field.role === 'date' &&
  (mayBeEmpty(field) || LACKING.test(field.description)) &&
  (field.words.some(w => SETTLED.has(w)) ||
    DONE_ON.test(field.words[0]!) ||
    participleOf(field) !== undefined ||
    isComingBack(field))

/** What was done on a day, though no state is called so: a review that was held, a check that was carried out. */
const DONE_ON = /^(?:held|conducted|performed|carried|submitted|done|taken|sat|inspected|serviced|reviewed)$/

/** What a description says of a value that is not there yet. */
const LACKING =
  /\b(?:unset|null|none|empty|absent|missing|blank|not set|not yet|only (?:set|present)|once|until|while)\b/i

const participleOf = ({ words }: Field): string | undefined => {
  const [verb, ...rest] = words
  const isMoment = rest.length > 0 && rest.every(word => /^(?:date|day|time|at|on)$/.test(word))
  return isMoment ? [`${verb}ed`, `${verb}d`, DOING.get(verb!)].find(done => done && SETTLED.has(done)) : undefined
}
/** Nouns of being done whose verb is another word. */
const DOING = new Map(
  (
    'delivery delivered|arrival arrived|receipt received|completion completed|payment paid|fulfilment fulfilled|' +
    'fulfillment fulfilled|closure closed|settlement settled|publication published'
  )
    .split('|')
    .map(pair => pair.split(' ') as [string, string]),
)

/**
 * The day on which it was done, of the records themselves before that of what stands in them (a fee that was paid is no loan that is back); what was
 * paid for is not there yet, where another day tells when it came.
 */
function doneDay({ fields }: Entity, due: Field | undefined): Field | undefined {
  const all = fields.filter(field => field !== due && tellsWhenDone(field))
  const own = all.filter(field => !field.nested)
  const days = own.length ? own : all
  const done = days.find(field => due && !due.words.some(isPaid) && !field.words.some(isPaid))
  return done ?? (due && isPromised(due) ? undefined : days[0]) ?? onlyOutcome(fields, due)
}

/** By when something is to be there, which being paid for says nothing of. */
const isPromised = ({ words }: Field): boolean => words.some(word => EXPECTED.test(word)) && !words.some(isPaid)

/** `released_on` beside a `due_on`: the one day of something that was done which not all have, and with which nothing has only begun. */
function onlyOutcome(fields: readonly Field[], due: Field | undefined): Field | undefined {
  const isDone = (field: Field) => field !== due && !field.nested && field.role === 'date' && mayBeEmpty(field) && isParticiple(field.words[0]!) // oxfmt-ignore
  const saysIt = (field: Field) => isDone(field) && !(due && isPromised(due) && field.words.some(isPaid))
  const [day, ...others] = due ? fields.filter(saysIt) : []
  return day && !others.length && !begins(day) && !PLANNED.test(day.words[0]!) ? day : undefined
}
const isPaid = (word: string): boolean => /^(?:paid|payment|pay|invoice|invoiced)$/.test(word)

/** "paid" and "order paid" of orders, but not "deposit paid": a part of it that is done says nothing of the rest. */
const isOfAll = ({ words }: Field, { words: noun }: Entity): boolean =>
  words.every(w => SETTLED.has(w) || /^(?:is|was|been|has|fully|already|completely)$/.test(w) || noun.includes(w))

/** A state of what is over and done. */
export const isSettled = (words: string[]): boolean =>
  words.some(w => SETTLED.has(w)) && !words.some(w => PARTLY.test(w))

/** The day on which the records came to their end, where they have a day for it. */
export const dayOfEnd = (entity: Entity): Field | undefined => doneDay(entity, deadlineOf(entity))

const doneField = (entity: Entity, fits: (field: Field) => boolean) => entity.fields.find(fits)
