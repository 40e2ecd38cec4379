import { pattern } from '../../../lib/patterns.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { tellsState } from '../vocabulary/end-states.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, addNode, isFree, makeFiller, nameKind } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'
import { readBack } from './lent-back.ts'
import { askWho, denied, leaveOutReturned, nameWho, passSpan } from './lent-loans.ts'
import { nameKindOfThing, nameRanked, rankedBehind } from './lent-ranked.ts'
import {
  type Span,
  countedThing,
  isDenied,
  loansSpokenOf,
  namePeople,
  ownState,
  personsSpokenOf,
  spansOf,
  thingsSpokenOf,
} from './lent-words.ts'

/** That somebody has it: of things that are lent. */
const OUT = /^(?:(?:still |currently )?(?:out|on loan|out on loan|checked out|lent out|loaned out|signed out|taken out|lent|loaned|borrowed))$/i // oxfmt-ignore
const VERB = pattern('i')`
  ^(?:
    borrow(?:s|ed|ing)?|lent|lend|loaned(?:\ out)?|(?:check|sign|tak|took|take|checked|signed|taken)(?:ing|s)?\ out
    |(?:go|goes|going|went|gone)\ (?:out|out\ on\ loan|on\ loan)
  )$
`
/** "how long are books kept?": the time between. */
const KEPT = /^(?:keep|keeps|kept|hold on to|hang on to|borrowed|out|on loan|lent|lent out|checked out|away)$/i
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
  sayBorrowed(draft, lending)
  splitReturnedLate(draft, lending)
  for (const span of spansOf(draft, isLength ? [OUT, VERB, BACK, KEPT] : [OUT, VERB, BACK])) {
    for (const chunk of draft.chunks.slice(span.from, span.to)) dropBorrower(chunk, lending)
    if (isLength && KEPT.test(span.text)) readHowLong(draft, lending, span)
    else readSpan(draft, lending, span)
  }
}
readLent.needs =
  /^(?:had|keep|keeps|kept|hold|hang|away|out|loan|lent|lend|loaned|checked|signed|taken|take|took|borrow(?:s|ed|ing)?|returned|handed|brought|given)$/

/** "returned late" of a charge's `LateReturn`: when it came back, where the loans have the day of it. */
function splitReturnedLate({ chunks }: Draft, { back, due }: Lending): void {
  const at = chunks.findIndex(c => isFree(c) && /^returned late$/i.test(c.text))
  const chunk = chunks[at]
  if (!chunk || !back || !due || chunk.to - chunk.from !== 2 || chunk.values.some(v => tellsState(v.field))) return
  const plain = { ...chunk, kind: 'unknown' as const, entities: [], fields: [], values: [], certainty: 1 }
  const [returned, late] = chunk.text.split(' ') as [string, string]
  const middle = chunk.from + 1
  chunks.splice(at, 1, { ...plain, text: returned, to: middle }, { ...plain, text: late, from: middle })
}

/** "who had the novel last?", "students who have ever had it" of things that are lent: borrowed it, then or at any time. */
function sayBorrowed(draft: Draft, lending: Lending): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => /^had$/i.test(c.text) && (c.kind === 'filler' || isFree(c)))
  const isOnce = chunks.some(c => (c.operator?.type === 'superlative' && LAST.test(c.text)) || /^ever$/i.test(c.text))
  const span = { from: at, to: at + 1, text: 'had' }
  if (at < 0 || !isOnce || !personsSpokenOf({ chunks: chunks.slice(0, at) }, lending, span)) return
  if (thingsSpokenOf(draft, lending, span).some(c => c.values.length > 0 || c.operator?.type === 'pronoun'))
    Object.assign(chunks[at]!, { kind: 'unknown', text: 'borrowed' })
}
const LAST = /^(?:last|first|latest|most recently)$/i

/** "borrowed" is no borrower, though both have one stem. */
function dropBorrower(chunk: Chunk, { people }: Lending): void {
  if (!chunk.entities.some(e => e.entity === people)) return
  chunk.entities = chunk.entities.filter(e => e.entity !== people)
  if (chunk.entities.length + chunk.fields.length + chunk.values.length === 0) chunk.kind = 'unknown'
}

/** "is lent out most", "how often was it taken out?": how often, at any time, as "borrowed" says in one word. */
function asOneVerb(draft: Draft, span: Span): Span {
  const { chunks, message } = draft
  const isEver = (rankedBehind(draft, span) !== undefined || HOW_OFTEN.test(message.text)) && !NOW.test(message.text)
  const isVerb =
    isParticiple(span.text.split(' ')[0]!) || /^(?:lent|went|goe?s?|tak(?:es?|ing)|took)\b/i.test(span.text)
  if (!isEver || !isVerb || span.to - span.from < 2) return span
  const { from, to } = span
  const plain = { kind: 'unknown' as const, entities: [], fields: [], values: [], used: undefined }
  Object.assign(chunks[from]!, { ...plain, text: 'borrowed', to: chunks[to - 1]!.to })
  chunks.splice(from + 1, to - from - 1)
  return { from, to: from + 1, text: 'borrowed' }
}

const HOW_OFTEN = /\bhow (?:often|frequently|many times)\b/i

function readSpan(draft: Draft, lending: Lending, said: Span): void {
  const { chunks } = draft
  const span = asOneVerb(draft, said)
  const text = span.text
  if (BACK.test(text)) return readBack(draft, lending, span)
  if (/^out$/i.test(text) && isParticleOfVerb(draft, span)) return
  const isRanked = rankedBehind(draft, span) !== undefined && VERB.test(text) && !NOW.test(draft.message.text)
  const isOut = isGoingOn(draft, span) || (OUT.test(text) && !isRanked && isAtPresent(draft, span))
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
  const isForSoLong = /^(?:for|since)$/i.test(chunks[span.to]?.text ?? '')
  if (isOut && !isOfSomebody && !isForSoLong && ownState(chunks[span.from]!, lending)) return
  namePeople(draft, lending)
  if (isOfSomebody && !things.length) nameWhat(draft, lending, span)
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

/** "what does Ann have on loan?": the things, by the name of the work that they are of. */
function nameWhat({ chunks }: Draft, { things }: Lending, { from }: Span): void {
  const what = chunks[0]
  const work = things.at(-1)
  const asked = /^what(['’]s)?$/i.exec(what?.text ?? '')
  if (!what || !asked || from < 1 || !work?.nameFields.length) return
  if (asked[1] || /^(?:is|are|was|were|has|have|had|do|does|did)$/i.test(chunks[1]!.text)) nameKind(what, work)
}

/** "how long are books kept on average?": the loans of them are as long as the things are away. */
function readHowLong(draft: Draft, lending: Lending, span: Span): void {
  const [noun] = thingsSpokenOf(draft, lending, span).filter(c => !c.values.length)
  if (loansSpokenOf(draft, lending, span) >= 0 || !noun) return
  nameKind(noun, lending.loan)
  for (const chunk of draft.chunks)
    if (isFree(chunk) && (ANYBODY.test(chunk.text) || isBarePeople(chunk, lending))) makeFiller(chunk)
  passSpan(draft, span, 'filler')
}
const isBarePeople = ({ entities, values, text }: Chunk, { people }: Lending): boolean =>
  isPlural(text) && !values.length && entities.some(e => e.entity === people && e.quality >= 0.8)
/** Whoever borrows, of whom it is said of all. */
const ANYBODY = /^(?:people|persons|folks?|they|we|you)$/i

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

/** Said of now: behind a form of "be" in the present, behind what somebody has, or beside a word for now. */
function isAtPresent({ chunks, message }: Draft, { from, text }: Span): boolean {
  // What never was out had no loan at all.
  if (chunks.slice(Math.max(0, from - 3), from).some(c => /^never$/i.test(c.text))) return false
  const isState = !isParticiple(text.split(' ')[0]!) && !/^(?:borrowed|lent|loaned)/i.test(text)
  let before = from - 1
  while (
    before > 0 &&
    /^(?:still|currently|now|all|not|already|n['’]t|at the moment|presently)$/i.test(chunks[before]!.text)
  )
    before--
  const verb = chunks[before]?.text ?? ''
  if (isState && /^(?:got|been)$/i.test(verb)) return true
  if (/^(?:was|were|been|did|get|gets|got)$/i.test(verb)) return NOW.test(message.text) && isState
  if (/^(?:is|are|['’]s|['’]re)(?:n['’]t)?$|['’]s$/i.test(verb)) return true
  return isState || NOW.test(message.text)
}
