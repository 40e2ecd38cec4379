import type { Chunk } from '../chunks/chunk.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, addNode, isFree, makeFiller, nameKind, use } from '../reading/draft.ts'
import type { Selection } from '../reading/query.ts'
import { isEventOf } from './event-verbs.ts'
import { askWho, leaveOutReturned, loansBefore, nameWho } from './lent-loans.ts'
import { type Span, countedThing, isDenied, namesBorrower, personsSpokenOf } from './lent-words.ts'
import { isKeyOf } from './told-verbs.ts'

const HAS = /^(?:has|have|holds?|has got|have got)$/i
const NOW = /^(?:now|currently|right now|at the moment|at present|presently|just now|got|today)$/i
/** How sure it is at most that what somebody has is what was lent to them. */
const LENT = 0.9

/**
 * "who has RV-4045?", "which books does Ann have?", "who has the most books?" where things are lent: of whoever borrows it says what was
 * lent to them and is not back. Nothing else may be said of it.
 */
export function readLentHas(draft: Draft): void {
  const lending = lendingOf(draft.app)
  const { chunks } = draft
  const has = chunks.findIndex(c => HAS.test(c.text) && (c.kind === 'filler' || isFree(c)))
  if (!lending || has < 0 || draft.nodes.length) return
  // "the phone number of whoever has it".
  const whoever = chunks[has - 1]
  if (isFree(whoever) && /^who(?:m?ever|soever)$/i.test(whoever.text)) delete nameKind(whoever, lending.people).operator
  // "which tools has Ann rented": an auxiliary of what was done, once or now.
  const isDone = (c: Chunk) => isParticiple(c.text.toLowerCase()) && isEventOf(c.text, lending.loan)
  if (chunks.slice(has + 1).some(isDone)) return
  const span = { from: has, to: has + 1, text: chunks[has]!.text }
  const isMeant = (c: Chunk) => isThing(c, lending) || isPronounFor(draft, c, lending)
  const things = chunks.filter(isMeant)
  if (!things.length || isDenied(draft, span) || !isOfBorrowers(draft, lending, span)) return
  // "has had books in May": of another time, unless a date of the loans is named ("that were due in April").
  const isDated = chunks.some(c => c.literal?.kind === 'date' && !NOW.test(c.text))
  if (isDated && !chunks.some(c => c.fields.some(f => f.entity === lending.loan))) return
  if (!chunks.every(c => isMeant(c) || saysNoMore(c, lending))) return
  const before = loansBefore(draft, lending)
  if (before) return nameHolders(draft, lending, span, before)
  const counted = countedThing(draft, lending, span)
  if (counted !== undefined) nameWho(draft, lending, span)
  else askWho(draft, lending, span)
  const node = addNode(draft, lending.loan, counted ?? has)
  if (counted === undefined) node.isVerb = true
  else nameKind(chunks[counted]!, lending.loan)
  leaveOutReturned(draft, node, lending, span)
  draft.sureness = Math.min(draft.sureness, LENT)
  use(makeFiller(chunks[has]!), 'entity')
  for (const chunk of chunks) if (NOW.test(chunk.text)) use(makeFiller(chunk), 'filler')
}
/** "which books are overdue?" – "who has them?": those to whom they were lent, in the loans that were spoken of. */
function nameHolders(draft: Draft, lending: Lending, span: Span, loans: Selection): void {
  askWho(draft, lending, span)
  const node = addNode(draft, lending.loan, span.from)
  node.isVerb = true
  node.selection = structuredClone(loans)
  for (const chunk of draft.chunks.slice(span.from)) use(makeFiller(chunk), 'entity')
}

readLentHas.needs = /^(?:has|have|holds?)$/

/** A thing by its name or code, or its noun. */
const isThing = (c: Chunk, { things }: Lending): boolean =>
  c.entities.some(e => things.includes(e.entity) && e.quality >= 0.65) ||
  c.values.some(
    v =>
      v.quality >= 0.8 &&
      ((things.includes(v.entity) && (/\d/.test(c.text) || isKeyOf(v.entity, v.field))) ||
        // The title that the loan has beside the key.
        (v.field.targetColumn !== undefined && things.some(({ key }) => key === v.field.target))),
  )

/** "who has them?" after things. */
const isPronounFor = ({ previous }: Draft, { operator }: Chunk, { things }: Lending): boolean =>
  operator?.type === 'pronoun' && things.some(({ key }) => key === previous?.root.entity)

/** Before the verb stands somebody who borrows, or "who". */
function isOfBorrowers(draft: Draft, lending: Lending, span: Span): boolean {
  const before = draft.chunks.slice(0, span.from)
  return personsSpokenOf({ chunks: before }, lending, span) || isSubject(draft, lending, span)
}

/** "what does Ann have", "has Ann …": whoever is named right beside it. */
const isSubject = ({ chunks }: Draft, lending: Lending, { from }: Span): boolean =>
  [chunks[from - 1], chunks[from + 1]].some(c => c?.values.some(v => namesBorrower(v, lending)))

/** Nothing but the things, whoever has them and what is asked of these, a number and words for now. */
const saysNoMore = (c: Chunk, lending: Lending): boolean =>
  c.kind === 'filler' ||
  NOW.test(c.text) ||
  (!isParticiple(c.text) && c.entities.some(e => e.entity === lending.people)) ||
  c.values.some(v => v.entity === lending.people || lending.things.includes(v.entity) || namesBorrower(v, lending)) ||
  /^(?:who|count|superlative|comparator)$/.test(c.operator?.type ?? '') ||
  c.fields.some(f => (f.entity === lending.loan || f.entity === lending.people) && f.quality >= 0.8) ||
  /^(?:number|date)$/.test(c.literal?.kind ?? '')
