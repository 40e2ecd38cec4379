import { pattern } from '../../../lib/patterns.ts'
import { leaveOutDone, leaveOutLost } from '../conditions/overdue.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { labelOf } from '../conditions/shared.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural } from '../language/words.ts'
import {
  type Draft,
  type Node,
  addCondition,
  addNode,
  isFree,
  makeFiller,
  nameField,
  nameKind,
  use,
} from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'
import {
  type Span,
  countedThing,
  isCounted,
  isDenied,
  isSpokenOf,
  loansSpokenOf,
  namePeople,
  ownState,
  personsSpokenOf,
  spansOf,
  thingsSpokenOf,
} from './lent-words.ts'

/** How sure it is at most that loans are meant where nothing tells which of them are over. */
const MAYBE_BACK = 0.5

/** That somebody has it: of things that are lent. */
const OUT = /^(?:(?:still |currently )?(?:out|on loan|out on loan|checked out|lent out|loaned out|signed out|taken out|lent|loaned|borrowed))$/i // oxfmt-ignore
const VERB = /^(?:borrow(?:s|ed|ing)?|lent|lend|loaned(?: out)?|(?:check|sign|tak|took|take|checked|signed|taken)(?:ing|s)? out)$/i // oxfmt-ignore
/** "how long are books kept?": the time between. */
const KEPT = /^(?:kept|borrowed|out|on loan|lent|lent out|checked out|away)$/i
const BACK = /^(?:returned|brought back|given back|handed in)$/i
const NOW = /\b(?:currently|now|at the moment|at present|right now|presently|still|these days)\b/i

/**
 * "which books are out?", "what does Ann have on loan?", "books that Ann has borrowed", "how many books came back in May?" of titles, copies
 * and loans: nothing but the loans tells it, whatever else names both somebody and a thing. What is out now are the loans that are not
 * over. Where things are counted that somebody has or had, it is the loans that are. A state of the things that is called so tells it itself.
 */
export function readLent(draft: Draft): void {
  const lending = lendingOf(draft.app)
  if (!lending) return
  const isLength = /\bhow long\b/i.test(draft.message.text)
  for (const span of spansOf(draft, isLength ? [OUT, VERB, BACK, KEPT] : [OUT, VERB, BACK])) {
    for (const chunk of draft.chunks.slice(span.from, span.to)) dropBorrower(chunk, lending)
    if (isLength && KEPT.test(span.text)) readHowLong(draft, lending, span)
    else readSpan(draft, lending, span)
  }
}
readLent.needs =
  /^(?:kept|away|out|loan|lent|lend|loaned|checked|signed|taken|take|took|borrow(?:s|ed|ing)?|returned|handed|brought|given)$/

/** "borrowed" is no borrower, though both have one stem. */
function dropBorrower(chunk: Chunk, { people }: Lending): void {
  if (!chunk.entities.some(e => e.entity === people)) return
  chunk.entities = chunk.entities.filter(e => e.entity !== people)
  if (chunk.entities.length + chunk.fields.length + chunk.values.length === 0) chunk.kind = 'unknown'
}

function readSpan(draft: Draft, lending: Lending, span: Span): void {
  const { chunks } = draft
  const text = span.text
  if (BACK.test(text)) return readBack(draft, lending, span)
  if (/^out$/i.test(text) && isParticleOfVerb(draft, span)) return
  const isOut = isGoingOn(draft, span) || (OUT.test(text) && isAtPresent(draft, span))
  if (!isOut && !VERB.test(text)) return
  const loans = loansSpokenOf(draft, lending, span)
  if (loans >= 0) {
    // "loans that are checked out" of a state that is called so.
    const isCalled = chunks[span.from]!.values.some(v => v.entity === lending.loan && v.quality >= 0.8)
    if (!isOut || isCalled || isDenied(draft, span)) return
    leaveOutReturned(draft, addNode(draft, lending.loan, loans), lending, span)
    return passSpan(draft, span, 'condition')
  }
  const isOfSomebody = personsSpokenOf(draft, lending, span)
  const things = thingsSpokenOf(draft, lending, span)
  if (
    !isOfSomebody &&
    !things.length &&
    rankedBehind(draft, span) === undefined &&
    !/^\W*what\b/i.test(draft.message.text)
  )
    return
  // "which copies are out" of a state that they have themselves.
  if (isOut && !isOfSomebody && ownState(chunks[span.from]!, lending)) return
  namePeople(draft, lending)
  nameKindOfThing(draft, lending, span)
  const counted = isDenied(draft, span) ? undefined : countedThing(draft, lending, span)
  // "which member has borrowed the most": what is ranked by the verb.
  if (counted === undefined && !isOut && rankedBehind(draft, span) !== undefined)
    return nameRanked(draft, lending, span)
  if (counted !== undefined) {
    nameWho(draft, lending, span)
    nameKind(chunks[counted]!, lending.loan)
    if (isOut) leaveOutReturned(draft, addNode(draft, lending.loan, counted), lending, span)
    passSpan(draft, span, 'filler')
    return
  }
  nameLoans(draft, lending, span, isOut)
}

/**
 * "how many mysteries were borrowed", "which novel was borrowed most": a value that tells of what kind the things are stands for them where
 * they are counted or ranked.
 */
function nameKindOfThing(draft: Draft, { things }: Lending, span: Span): void {
  const { chunks } = draft
  const isRanked = rankedBehind(draft, span) !== undefined
  const isAsked = (at: number) =>
    isCounted(chunks, at) || (isRanked && /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? ''))
  const isKind = (c: Chunk) =>
    c.values.some(v => things.includes(v.entity) && v.field.role === 'category' && v.quality >= 0.8)
  const at = chunks.findIndex((c, i) => i < span.from && isFree(c) && !c.entities.length && isKind(c) && isAsked(i))
  const value = chunks[at]?.values.find(v => things.includes(v.entity) && v.field.role === 'category')
  if (!value) return
  const label = `${labelOf(value.field)} ${value.values.join(' or ')}`
  const rest = { values: value.values, text: true as const, at, label }
  addCondition(addNode(draft, value.entity, isRanked ? at : span.from, !isRanked), {
    columns: value.columns,
    op: 'in',
    ...rest,
  })
  nameKind(chunks[at]!, value.entity, 0.9)
}

/** "how long are books kept on average?": the loans of them are as long as the things are away. */
function readHowLong(draft: Draft, lending: Lending, span: Span): void {
  const [noun] = thingsSpokenOf(draft, lending, span).filter(c => !c.values.length)
  if (loansSpokenOf(draft, lending, span) >= 0 || !noun) return
  nameKind(noun, lending.loan)
  passSpan(draft, span, 'filler')
}

/** The words are the loans: what stands around them is related by these. */
function nameLoans(draft: Draft, lending: Lending, span: Span, isOut: boolean): void {
  const { chunks } = draft
  if (!isOut && isEventOf(span.text, lending.loan) && span.to - span.from === 1) {
    nameKind(chunks[span.from]!, lending.loan, 0.95)
    if (chunks.some(c => c.operator?.type === 'who' && isFree(c))) return
  }
  const node = addNode(draft, lending.loan, span.from)
  node.isVerb = true
  askWho(draft, lending, span)
  passSpan(draft, span, 'filler')
  nameKind(chunks[span.from]!, lending.loan, 0.95)
  chunks[span.from]!.used = 'entity'
  if (isDenied(draft, span)) denied(draft, node, span)
  if (isOut) leaveOutReturned(draft, node, lending, span)
}

/** "who has …", "who borrowed …": whoever has what is lent. */
export function askWho(draft: Draft, { people }: Lending, { from }: Span): void {
  const who = draft.chunks.findIndex((c, at) => at < from && isFree(c) && c.operator?.type === 'who')
  if (who < 0 || isSpokenOf(draft, people, from)) return
  addNode(draft, people, who)
  use(draft.chunks[who]!, 'entity')
}

/** "who has the most books out": the people as a noun would name them. */
export function nameWho(draft: Draft, { people }: Lending, { from }: Span): void {
  const who = draft.chunks.find((c, at) => at < from && isFree(c) && c.operator?.type === 'who')
  if (!who || isSpokenOf(draft, people, from)) return
  nameKind(who, people)
  who.operator = undefined
}

function denied({ chunks }: Draft, node: Node, { from }: Span): void {
  const negation = chunks
    .slice(Math.max(0, from - 3), from)
    .findLast(c => isFree(c) && (c.operator?.type === 'negation' || /^(?:nobody|no one)$/i.test(c.text)))
  if (!negation) return
  node.negated = true
  use(negation, 'related')
}

export function passSpan({ chunks }: Draft, { from, to }: Span, role: string): void {
  for (const chunk of chunks.slice(from, to)) {
    makeFiller(chunk)
    chunk.operator = undefined
    use(chunk, role)
  }
}

/** Of the loans those that are not over, which is told. */
export function leaveOutReturned(draft: Draft, node: Node, lending: Lending, { from, text }: Span): void {
  const before = node.selection.where.length
  const done = leaveOutDone(node, from, lending.due)
  const isTold = node.selection.where.length > before
  if (!isTold) draft.sureness = Math.min(draft.sureness, MAYBE_BACK)
  leaveOutLost(node, from)
  draft.notes.push(
    `took “${text.toLowerCase()}” as ${plural(lending.loan.noun)}${isTold ? ` not ${done ?? 'returned'}` : ''}`,
  )
}

/** "has run out", "sold out", "checked it out": the particle of another verb, and no state of things. */
const isParticleOfVerb = ({ chunks }: Draft, { from }: Span): boolean => {
  const before = chunks[from - 1]
  return before !== undefined && !before.entities.length && !before.values.length && !STANDS_BEFORE.test(before.text)
}
const STANDS_BEFORE = pattern('i')`
  (?:^|['’])
  (?:
    is|are|was|were|be|been|being|s|re|not|has|have|had|got|still|currently|now|already|all|items?|things?|books?|anything|something
    |nothing|it|them|that|which
  )$
`

/** "what is Ann borrowing": it goes on. */
const isGoingOn = ({ message }: Draft, { text }: Span): boolean =>
  /ing$/i.test(text.split(' ')[0]!) && /\b(?:is|are)\b|['’](?:s|re)\b/i.test(message.text)

/** Where the most or the least of it stands right behind, and no noun. */
function rankedBehind({ chunks }: Draft, { to }: Span): number | undefined {
  const at = chunks.findIndex((c, i) => i >= to && i < to + 2 && c.operator?.type === 'superlative')
  return at < 0 || chunks.slice(at + 1).some(c => c.entities.length) ? undefined : at
}

/** "which faculty borrows the most": the most loans, as a noun would say it; of things that are borrowed the most another rule tells. */
function nameRanked(draft: Draft, lending: Lending, span: Span): void {
  const { chunks } = draft
  const subject = chunks.slice(0, span.from).findLast(c => c.entities.some(e => e.quality >= 0.65))
  nameWho(draft, lending, span)
  if (subject?.entities.some(e => lending.things.includes(e.entity))) {
    Object.assign(chunks[span.from]!, { kind: 'unknown', entities: [], fields: [], values: [] })
    return
  }
  const at = rankedBehind(draft, span)!
  passSpan(draft, span, 'filler')
  const [verb] = chunks.splice(span.from, 1)
  chunks.splice(at, 0, nameKind(verb!, lending.loan))
  verb!.used = undefined
}

/** Said of now: behind a form of "be" in the present, behind what somebody has, or beside a word for now. */
function isAtPresent({ chunks, message }: Draft, { from, text }: Span): boolean {
  const isState = !isParticiple(text.split(' ').at(-1)!) && !/^(?:borrowed|lent|loaned)/i.test(text)
  let before = from - 1
  while (
    before > 0 &&
    /^(?:still|currently|now|all|not|already|n['’]t|at the moment|presently)$/i.test(chunks[before]!.text)
  )
    before--
  const verb = chunks[before]?.text ?? ''
  if (isState && /^got$/i.test(verb)) return true
  if (/^(?:was|were|been|did|get|gets|got)$/i.test(verb)) return NOW.test(message.text) && isState
  if (/^(?:is|are|['’]s|['’]re)(?:n['’]t)?$|['’]s$/i.test(verb)) return true
  return isState || NOW.test(message.text)
}

/** "came back last week" of a `back_on`: the day on which it did; things that are counted are loans. */
function readBack(draft: Draft, lending: Lending, span: Span): void {
  const { chunks } = draft
  const { loan, back } = lending
  if (!back || loansSpokenOf(draft, lending, span) < -1) return
  const chunk = chunks[span.from]!
  const isNamed = chunk.fields.some(f => f.field === back) || chunk.values.length > 0
  const counted = isDenied(draft, span) ? undefined : countedThing(draft, lending, span)
  if (counted !== undefined) nameKind(chunks[counted]!, loan)
  // "returned late": not what is called late elsewhere, as fines are.
  const late = chunks[span.to]
  if (late && /^late$/i.test(late.text) && !late.values.some(v => v.entity === loan))
    Object.assign(late, { kind: 'unknown', values: [], certainty: 1 })
  if (isNamed || chunk.kind !== 'unknown') return
  if (counted === undefined && !thingsSpokenOf(draft, lending, span).length && loansSpokenOf(draft, lending, span) < 0) return // oxfmt-ignore
  nameField(chunk, { entity: loan, field: back, columns: [back.column], quality: 1 })
}
