import type { Chunk } from '../chunks/chunk.ts'
import { leaveOutLost } from '../conditions/leave-out-dropped.ts'
import { startsOn } from '../entity-model/begin-and-end.ts'
import { addOverdue, deadlineOf, leaveOutDone } from '../conditions/overdue.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { isPlural, plural } from '../language/words.ts'
import {
  type Draft,
  type Node,
  addCondition,
  addNode,
  isFree,
  makeFiller,
  nameKind,
  nameField,
  use,
} from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { askWho, leaveOutReturned, nameWho, passSpan } from './lent-loans.ts'
import {
  type Span,
  countedThing,
  isDenied,
  loansSpokenOf,
  ownState,
  personsSpokenOf,
  spansOf,
  thingsSpokenOf,
} from './lent-words.ts'

const LATE = /^(?:overdue|late|past due)$/i
const BE = /^(?:is|are|['’]s|['’]re|still|currently|now|already)$/i
const NOUN_OF_LENDING = /^(?:returns?|loans?)$/i

/**
 * "overdue books", "who has anything overdue?" of loans with a day by which things are to be back: what is due are the loans, whatever else
 * is called late (fines are given for it). "fines for overdue books" are of the reason that is called so, and of any books.
 */
export function readLentOverdue(draft: Draft): void {
  const lending = lendingOf(draft.app)
  if (!lending) return
  for (const span of spansOf(draft, [LATE])) {
    if (isDenied(draft, span)) continue
    if (nameLateLoans(draft, lending, span)) continue
    if (isOfOthers(draft, lending, span)) passWhatIsLate(draft, lending, span)
    else if (isSaidOfLent(draft, lending, span)) nameOverdue(draft, lending, span)
  }
}
readLentOverdue.needs = /^(?:overdue|late|past)$/

/** "overdue loans" of a `return_by`, which nothing but the lending tells to be the day by which they are to be back. */
function nameLateLoans(draft: Draft, lending: Lending, span: Span): boolean {
  const at = loansSpokenOf(draft, lending, span)
  const isTold =
    !lending.due || deadlineOf(lending.loan) !== undefined || stateOf(draft.chunks[span.from]!, lending.loan)
  if (at < 0 || isTold || !/^overdue$/i.test(span.text)) return false
  addLateness(draft, addNode(draft, lending.loan, at), lending, span)
  passSpan(draft, span, 'condition')
  use(draft.chunks[at]!, 'entity')
  return true
}

/** Another kind of record is spoken of that has a value called so. */
function isOfOthers({ chunks }: Draft, { loan, things, people }: Lending, { from }: Span): boolean {
  const isNamed = (entity: Entity) => chunks.some(c => c.entities.some(e => e.entity === entity && e.quality >= 0.8))
  return chunks[from]!.values.some(({ entity }) => ![loan, people, ...things].includes(entity) && isNamed(entity))
}

/** "late returns", "overdue books" of a fine: its reason. */
function passWhatIsLate(draft: Draft, lending: Lending, span: Span): void {
  const things = thingsSpokenOf(draft, lending, span)
  for (const chunk of draft.chunks.slice(span.to, span.to + 2))
    if (things.includes(chunk) || NOUN_OF_LENDING.test(chunk.text)) use(makeFiller(chunk), 'filler')
}

/** Things or borrowers are late, and neither the loans by their own noun nor things in a state of theirs that is called so. */
function isSaidOfLent(draft: Draft, lending: Lending, span: Span): boolean {
  const chunk = draft.chunks[span.from]!
  if (/^late$/i.test(span.text) && !BE.test(draft.chunks[span.from - 1]?.text ?? '')) return false
  if (loansSpokenOf(draft, lending, span) >= 0 || !(lending.due ?? stateOf(chunk, lending.loan))) return false
  const things = thingsSpokenOf(draft, lending, span)
  const isOwn = things.some(c => c.entities.some(e => chunk.values.some(v => v.entity === e.entity)))
  return (things.length > 0 || personsSpokenOf(draft, lending, span)) && !(isOwn && ownState(chunk, lending))
}

function nameOverdue(draft: Draft, lending: Lending, span: Span): void {
  const { chunks } = draft
  const things = thingsSpokenOf(draft, lending, span)
  const counted = countedThing(draft, lending, span)
  const node = addNode(draft, lending.loan, counted ?? span.from)
  if (counted === undefined) askWho(draft, lending, span)
  else nameWho(draft, lending, span)
  addLateness(draft, node, lending, span)
  passSpan(draft, span, 'condition')
  if (counted !== undefined) nameKind(chunks[counted]!, lending.loan)
  else {
    node.isVerb = true
    nameKind(chunks[span.from]!, lending.loan).used = 'entity'
    // "who has overdue books": of what was lent to them nothing is said but that it is late.
    const next = chunks[span.to]
    if (next && personsSpokenOf(draft, lending, span) && isBareNoun(next, lending)) use(makeFiller(next), 'filler')
  }
  // "anything overdue", "overdue items": whatever it is.
  for (const chunk of things)
    if (!chunk.entities.length && !chunk.values.length && chunk.operator?.type !== 'pronoun')
      use(makeFiller(chunk), 'filler')
}

/** In the state that is called so, else due before today and not back. */
function addLateness(draft: Draft, node: Node, { loan, due }: Lending, { from, text }: Span): void {
  const state = stateOf(draft.chunks[from]!, loan)
  if (state) return addCondition(node, { ...state, at: from })
  if (!due) return
  const label = `${labelOf(due)} before today`
  const found = addOverdue(draft, node, from)
  if (!found)
    addCondition(node, { columns: [due.column], op: '<', values: [draft.message.today], asDay: true, label, at: from })
  const done = found ? found.done : leaveOutDone(node, from, due)
  leaveOutLost(node, from)
  const notBack = done ? ` and not ${done}` : ''
  draft.notes.push(`took “${text.toLowerCase()}” as ${plural(loan.noun)} ${label}${notBack}`)
}

const isBareNoun = ({ entities, values, text }: Chunk, { things }: Lending): boolean =>
  !values.length && isPlural(text.toLowerCase()) && entities.some(e => things.includes(e.entity) && e.quality >= 0.8)

/** The loans have a state that is called so. */
function stateOf(chunk: Chunk, loan: Entity): Omit<Condition, 'at'> | undefined {
  const found = chunk.values.find(v => v.entity === loan && v.quality >= 0.8 && !v.negated)
  if (!found) return undefined
  const { columns, values, field } = found
  return { columns, op: 'in', values, text: true, label: `${labelOf(field)} ${values.join(' or ')}` }
}

/** "what is due today?": of the things that are lent, where nothing is named. */
const WHAT = /^\W*(?:and |so )?what(?:['’]s|['’]re| is| are)\b/i

const WHEN = /^\W*(?:and |so )?(?:by )?(?:when|what (?:day|date))\b/i

/** "when is RV-4045 due back?": of what is out, which only one loan can be that is not over. */
export function readLentDue(draft: Draft): void {
  const lending = lendingOf(draft.app)
  if (!lending?.due) return
  const { chunks, message } = draft
  const at = chunks.findIndex(c => isFree(c) && /^due(?: back)?$/i.test(c.text))
  if (at < 0 || /\b(?:was|were)\b/i.test(message.text)) return
  if (isOutBehind(chunks, at)) return nameBegin(draft, lending, at)
  // "when is it due back" of a `due_back`, a `return_by`: that day is asked for, whatever the service calls it.
  const { loan, due } = lending
  if (WHEN.test(message.text) && !chunks[at]!.fields.some(({ field }) => field === due))
    nameField(chunks[at]!, { entity: loan, field: due, columns: [due.column], quality: 1 })
  const span = { from: at, to: at + 1, text: 'due' }
  const isOfThings = thingsSpokenOf(draft, lending, span).length > 0 || WHAT.test(message.text)
  if (loansSpokenOf(draft, lending, span) >= 0 || !isOfThings) return
  const own = [lending.loan, lending.people, ...lending.things]
  if (chunks.some(c => c.entities.some(e => e.quality >= 0.8 && !own.includes(e.entity)))) return
  const node = addNode(draft, lending.loan, at, true)
  // "when is the copy with the barcode 3021 due back": the day is that of its loan, whatever else is said of the copy.
  if (WHEN.test(message.text)) draft.head = node
  leaveOutReturned(draft, node, lending, span)
}
readLentDue.needs = /^due$/

/** "due out", "due to go out", "due to be collected": the contrary of coming back. */
const isOutBehind = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:out\b|to (?:go|leave|start|begin|be (?:collected|picked|handed|lent|hired|rented|let|loaned)))\b/i.test(
    chunks
      .slice(at + 1, at + 4)
      .map(({ text }) => text)
      .join(' '),
  )

/** The day on which it is lent; where none is told, the word is not understood, and never the day by which it is to be back. */
function nameBegin(draft: Draft, { loan }: Lending, at: number): void {
  const { chunks } = draft
  const begin = startsOn(loan)
  if (!begin) return void Object.assign(chunks[at]!, { kind: 'unknown', fields: [], values: [] })
  if (!draft.nodes.some(n => n.entity === loan)) addNode(draft, loan, at, true)
  nameField(chunks[at]!, { entity: loan, field: begin, columns: [begin.column], quality: 1 })
  for (const chunk of chunks.slice(at + 1, at + 3)) if (/^(?:out|to|go)$/i.test(chunk.text) && isFree(chunk)) use(makeFiller(chunk), 'related') // oxfmt-ignore
}
