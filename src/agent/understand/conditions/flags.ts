import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { stem, wordsOf } from '../language/words.ts'
import { isPredicate } from './events.ts'
import { goesOn } from './goes-on.ts'
import { negationBefore } from './negation.ts'
import { onlyCharged } from './charges.ts'
import { pickField } from './shared.ts'
import { isYetToBe } from './yet-to-be.ts'
import { isBelow, negatedNode } from './value-nodes.ts'

/** Yes/no fields named on their own: "primary contacts", "not active", "without auto renewal", "unarchived". */
export function readFlagConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (
      !isFree(chunk) ||
      !chunk.fields.some(f => f.field.role === 'boolean') ||
      (chunk.fields.some(f => f.field.role !== 'boolean' && f.quality >= 0.8 && !isOfUnspoken(draft, chunk, f)) &&
        !isCalledSo(draft, at))
    )
      return
    const picked = pickField(
      draft,
      at,
      chunk.fields.filter(f => f.field.role === 'boolean'),
    )
    if (!picked) return
    const negation = negationBefore(draft, at) ?? lackBefore(draft, at) ?? exceptedWith(draft, at)
    // "not paid in cash" of a flag `paid` and a method `cash`: how it was done is denied, and not that it was.
    if (negation?.used && isDoneHow(draft, at)) return use(chunk, 'condition')
    // "still need to be approved": what is to be done is not done yet.
    const isOpen = !negation && !chunk.negated && isYetToBe(draft, at)
    const holds = !(negation || isOpen) !== Boolean(chunk.negated)
    // "clubs without a captain": those of whose players none is, not those of whose players one is not.
    if (negation?.operator?.type === 'missing' && negation.operator.empty && mayBeEmpty(picked.field)) {
      const label = `not yet ${picked.field.words.join(' ')}`
      addCondition(picked.node, { columns: [picked.field.column], op: 'empty', values: [], label, at })
      for (const one of [chunk, negation]) use(one, 'condition')
      return
    }
    const isNone = negation?.operator?.type === 'missing' && !chunk.negated && isBelow(draft, picked.node)
    addCondition(isNone ? negatedNode(draft, picked.node, at) : picked.node, {
      columns: [picked.field.column],
      op: '=',
      values: [isNone || holds],
      label: `that are ${negation || isOpen ? 'not ' : ''}${chunk.text}`,
      at,
    })
    if (!isNone) onlyCharged(draft, picked.node, picked.field, at)
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
    explainWords(draft, at, picked.field.description)
  })
}

/** Behind the participle stands the way in which it was done, as a value of another field tells it. */
const isDoneHow = ({ chunks }: Draft, at: number): boolean =>
  /^(?:in|by|with|via|through)$/i.test(chunks[at + 1]?.text ?? '') &&
  chunks.slice(at + 2, at + 4).some(c => c.used === 'value')

/**
 * "which plans have not been released?" of plans with `released` and a `releaseDate`, which may lie ahead: whether it is so tells the field
 * that is called just so, where nobody asks for a time.
 */
function isCalledSo(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const spoken = chunks[at]!.fields.filter(f => nodes.some(n => n.entity === f.entity && !n.implicit))
  const [date, ...others] = spoken.filter(f => f.field.role !== 'boolean' && f.quality >= 0.8)
  const isSaid = spoken.some(f => f.field.role === 'boolean' && f.quality >= 0.95)
  if (!isSaid || date?.field.role !== 'date' || others.length > 0 || date.quality >= 0.95) return false
  const isNegated = negationBefore(draft, at) !== undefined
  return (
    (isNegated || isPredicate(draft, at)) &&
    !goesOn(draft, at) &&
    !chunks.some(c => /^(?:when|date|day)$/i.test(c.text))
  )
}

/** "posts that are not open" of a post that `isOpen`, where only others have an `openedOn`. */
const isOfUnspoken = ({ nodes }: Draft, { fields }: Chunk, { entity }: FieldMention): boolean => {
  const isSpoken = (one: Entity) => nodes.some(n => n.entity === one && !n.implicit)
  return !isSpoken(entity) && fields.some(f => f.field.role === 'boolean' && isSpoken(f.entity))
}

const EXCEPTIVE = /^(?:except|excluding|excepting|without|but not|besides|save)\b/i
/** "except the paused and the archived ones", "excluding paused and archived ones": what leaves out the first leaves out those joined to it. */
function exceptedWith({ chunks }: Draft, at: number): Chunk | undefined {
  let before = at - 1
  while (before >= 0 && /^(?:the|an?|any|all|and|or|nor)$/i.test(chunks[before]!.text)) before--
  const first = chunks[before]
  if (before === at - 1 || first?.used !== 'condition' || !first.fields.some(f => f.field.role === 'boolean'))
    return undefined
  return chunks.slice(Math.max(0, before - 2), before).find(c => EXCEPTIVE.test(c.text) && c.used === 'condition')
}

/** "without", "with no", "lacking" right before. */
function lackBefore(draft: Draft, at: number): Chunk | undefined {
  const before = [draft.chunks[at - 1], draft.chunks[at - 2]].find(c => c && c.kind !== 'filler')
  return before?.operator?.type === 'missing' && isFree(before) ? before : undefined
}

/** "subscribed to the newsletter": words right behind a yes/no field that its description has say nothing more. */
function explainWords(draft: Draft, at: number, description: string): void {
  const told = new Set(wordsOf(description).map(stem))
  for (let i = at + 1; i <= at + 4 && i < draft.chunks.length; i++) {
    const chunk = draft.chunks[i]!
    if (chunk.kind === 'filler') continue
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !wordsOf(chunk.text).every(word => told.has(stem(word)))) return
    use(chunk, 'condition')
  }
}
