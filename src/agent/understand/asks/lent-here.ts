import type { Chunk } from '../chunks/chunk.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Lending, lendingOf } from '../entity-model/lending.ts'
import { wordsOf } from '../language/words.ts'
import { type Draft, addCondition, addNode, isFree, kindBefore, makeFiller, use } from '../reading/draft.ts'
import { leaveOutReturned, passSpan } from './lent-loans.ts'
import { type Span, isDenied, personsSpokenOf, spansOf, thingsSpokenOf } from './lent-words.ts'

const HERE = /^(?:available|in|on the shelf|on shelf|in stock|borrowable|free|not out)(?: (?:right )?now)?$/i
/** States of things that nobody has. */
const HERE_STATE = /^(?:available|in|on shelf|in stock|in library|shelved|free|on the shelf)$/

/**
 * "is Glass Tide available?", "how many copies are in?" of things that are lent: their state that is called so, the state of one of the copies,
 * else that there is no loan of it which is not over.
 */
export function readLentHere(draft: Draft): void {
  const lending = lendingOf(draft.app)
  if (!lending) return
  readReturned(draft, lending)
  for (const span of spansOf(draft, [HERE])) {
    const things = thingsSpokenOf(draft, lending, span)
    if (
      !things.length ||
      !isPredicative(draft, span) ||
      isStranded(draft, things, span) ||
      personsSpokenOf(draft, lending, span)
    )
      continue
    const spoken = spokenOf(things, lending, draft)
    const isOwn = draft.chunks[span.from]!.values.some(v => v.entity === spoken && v.quality >= 0.8)
    if (spoken && !isOwn && !countsThem(spoken)) readHere(draft, lending, span, spoken)
  }
}
readLentHere.needs = /^(?:returned|back|available|in|shelf|stock|borrowable|free)$/

/** "has TL400765 been returned?", "is Salt back?": it is with nobody now, however often it came back before. */
function readReturned(draft: Draft, lending: Lending): void {
  const { chunks, message } = draft
  if (!/^\W*(?:has|have|is|are)\b/i.test(message.text) || chunks.some(c => c.literal?.kind === 'date')) return
  const isNamed = ({ text, values }: Chunk) =>
    values.some(
      ({ entity, field }) => lending.things.includes(entity) && (entity.nameFields.includes(field) || /\d/.test(text)),
    )
  const named = chunks.findIndex(isNamed)
  for (const span of spansOf(draft, [/^(?:returned|back)$/i])) {
    const isEnd = chunks.slice(span.to).every(c => /^(?:yet|already|now|again)$/i.test(c.text))
    if (named < 0 || isDenied(draft, span) || !isEnd || personsSpokenOf(draft, lending, span)) continue
    addNotOut(draft, lending, span, chunks[named]!.values[0]!.entity, false)
    for (const chunk of chunks.slice(span.to)) use(makeFiller(chunk), 'filler')
    passSpan(draft, span, 'condition')
  }
}

function readHere(draft: Draft, lending: Lending, span: Span, spoken: Entity): void {
  const { chunks } = draft
  const isNot = isDenied(draft, span)
  const kinds = lending.things.slice(0, lending.things.indexOf(spoken) + 1).toReversed()
  const [state] = kinds.flatMap(entity => stateHere(entity) ?? [])
  if (state) addState(draft, span, state, spoken, isNot)
  else addNotOut(draft, lending, span, spoken, isNot)
  for (const chunk of chunks.slice(Math.max(0, span.from - 2), span.from))
    if (isNot && isFree(chunk) && chunk.operator?.type === 'negation') use(chunk, 'condition')
  passSpan(draft, span, 'condition')
}

/** There is no loan of it that is not over; the thing is asked about, and no loan. */
function addNotOut(draft: Draft, lending: Lending, span: Span, spoken: Entity, isOut: boolean): void {
  const { chunks } = draft
  const named = chunks.findIndex(c => c.values.some(v => v.entity === spoken && v.quality >= 0.8))
  if (named >= 0 && !chunks.some(c => c.entities.some(e => e.entity === spoken))) addNode(draft, spoken, named)
  const node = addNode(draft, lending.loan, span.from)
  node.isVerb = true
  node.negated = !isOut
  leaveOutReturned(draft, node, lending, { ...span, text: 'out' })
}

interface StateHere {
  entity: Entity
  field: Field
  value: string
}

/** Things in that state; of a work that is not available there is no such copy. */
function addState(
  draft: Draft,
  { from }: Span,
  { entity, field, value }: StateHere,
  spoken: Entity,
  isNot: boolean,
): void {
  const named = draft.chunks.findIndex(c => c.entities.some(e => e.entity === entity && e.quality >= 0.8))
  const node = draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, named < 0 ? from : named)
  const isOther = isNot && entity === spoken
  const label = `${labelOf(field)} ${isOther ? 'not ' : ''}${value}`
  addCondition(node, {
    columns: [field.column],
    op: isOther ? '!=' : '=',
    values: [value],
    text: true,
    at: from,
    label,
  })
  if (isNot && !isOther) node.negated = true
}

/** The kind that the things spoken of are of: the noun, else that of the name; a pronoun stands for those before. */
function spokenOf(
  chunks: readonly Chunk[],
  { things }: Lending,
  { app, previous }: Pick<Draft, 'app' | 'previous'>,
): Entity | undefined {
  const nouns = chunks.flatMap(c => c.entities.map(e => e.entity)).filter(e => things.includes(e))
  const named = nouns[0] ?? chunks.flatMap(c => c.values.map(v => v.entity)).find(e => things.includes(e))
  const before = kindBefore({ app, previous })
  const isPronoun = chunks.some(({ operator }) => operator?.type === 'pronoun')
  return named ?? (isPronoun && before && things.includes(before) ? before : undefined)
}

/** The record itself tells how many of it there are, or that it is there. */
const countsThem = ({ fields }: Entity): boolean =>
  fields.some(
    ({ role, words }) =>
      words.some(word => /^(?:available|availability|in)$/.test(word)) &&
      (role === 'number' || (role === 'boolean' && words.every(word => OF_ITSELF.test(word)))),
  )
const OF_ITSELF = /^(?:is|are|currently|available|availability|in|stock|for|loan|to|borrow|copies|copy)$/

function stateHere(entity: Entity): StateHere | undefined {
  for (const field of entity.fields) {
    const value = field.choices.find(choice => HERE_STATE.test(wordsOf(choice).join(' ')))
    if (value !== undefined) return { entity, field, value }
  }
  return undefined
}

/** At the end of what is said of it, before a place or a word for now: "in" is a preposition elsewhere. */
function isPredicative({ chunks }: Draft, { from, to, text }: Span): boolean {
  // "available online", "available in French", "available for loan" say how and what for.
  if (!/^in$/i.test(text)) return !HOW.test(chunks[to]?.text ?? '')
  const next = chunks[to]
  const isEnd = !next || /^(?:at|now|right now|currently|today|at the moment)$/i.test(next.text)
  return isEnd && chunks.slice(Math.max(0, from - 6), from).some(c => /^(?:is|are)$/i.test(c.text))
}

/** "what languages are the books in?": what is asked for stands in front, and the preposition is left behind. */
function isStranded({ chunks }: Draft, things: readonly Chunk[], { text }: Span): boolean {
  const wh = chunks.findIndex(c => /^(?:what|which)$/i.test(c.text))
  const asked = wh < 0 ? undefined : chunks.slice(wh + 1).find(c => c.kind !== 'filler')
  return /^in$/i.test(text) && asked !== undefined && !things.includes(asked)
}

const HOW = /^(?:to|in|as|for|on|from|until|online|digitally|electronically)$/i
