import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree } from '../reading/draft.ts'
import { chargeOf } from './charges.ts'
import { labelOf } from './shared.ts'

/** A field that tells whether something was done to a thing: `waiver_signed_on`, `warning_letter_sent`, `used_poison`. */
interface DoneToThing {
  field: Field
  /** How many there are of it. */
  isCount?: true
  /** Roots of the verbs that say it. */
  verbs: readonly string[]
  thing: string[]
}

/** What came of a thing, as figures are called that nobody has before, and the verbs of whoever it came of. */
const RESULT = /^(?:score|result|grade|mark|marks|points)$/
/** Behind what it counts: `luggage_items`, `cracks_reported`. */
const COUNTED = /^(?:items|pieces|count|reported|found|noted|recorded|registered)$/
const TAKES = ['take', 'sit', 'do', 'complete', 'write'].map(rootOf)

/** A stretch of the message that says so: its tokens, and whether its verb is there. */
interface Said {
  from: number
  to: number
  hasVerb: boolean
  /** It has still to be paid. */
  isOwed?: true
}

/** Between the verb and its thing: determiners and auxiliaries. */
const BETWEEN = /^(?:an?|the|any|their|his|her|its|our|been|be|has|have|had|was|were|is|are|not|to|us|yet|already)$/
const DETERMINER = /^(?:an?|any|the|their|his|her|its|valid)$/
/** How far a verb may stand from its thing, in words. */
const REACH = 3

/**
 * "riders who have not signed a waiver" of a `waiver_signed_on`, "inspections without a warning letter" of a `warning_letter_sent`, "done
 * without poison" of a `used_poison`: a verb with its thing in either order, or the thing alone behind "with", "without", "have" or "no",
 * where no other field is called so.
 */
export function readDoneToThings(draft: Draft): void {
  for (const node of draft.nodes.filter(one => !one.implicit && !one.previous))
    for (const done of doneToThings(node.entity)) {
      const said = saidOf(draft, node, done)
      if (said) restrict(draft, node, done, said)
    }
}

function doneToThings(entity: Entity): DoneToThing[] {
  return entity.fields.flatMap(field => {
    const isResult = field.role === 'number' && field.nullable === true && field.words.length > 1
    if (isResult && RESULT.test(field.words.at(-1)!)) return [{ field, verbs: TAKES, thing: field.words.slice(0, -1) }]
    const isCount = field.role === 'number' && field.type === 'integer' && COUNTED.test(field.words.at(-1)!)
    if (isCount && field.words.length > 1) return [{ field, isCount, verbs: [], thing: field.words.slice(0, -1) }]
    const mayLack = field.role === 'boolean' || (field.role === 'date' && mayBeEmpty(field))
    const words = field.words.filter(word => !/^(?:is|was|has|been|on|at|date|time)$/.test(word))
    const verbs = words.filter(isParticiple)
    const isEnd = isParticiple(words[0] ?? '') || isParticiple(words.at(-1) ?? '')
    const isPlain = words.every(
      word => /^\p{L}{2,}$/u.test(word) && !/^(?:by|for|in|of|until|since|to|not|no)$/.test(word),
    )
    if (!mayLack || verbs.length !== 1 || words.length < 2 || !isEnd || !isPlain) return []
    const thing = words.filter(word => word !== verbs[0])
    // "have a fine" of a `fine_amount` beside a `fine_paid`: some amount, paid or not.
    const charge = chargeOf(entity, field)
    return [
      ...(charge ? [{ field: charge, isCount: true as const, verbs: [], thing }] : []),
      { field, verbs: [rootOf(verbs[0]!)], thing },
    ]
  })
}

function saidOf(draft: Draft, node: Node, done: DoneToThing): Said | undefined {
  const { tokens } = draft.message
  for (let at = 0; at + done.thing.length <= tokens.length; at++) {
    const end = at + done.thing.length
    if (!done.thing.every((word, i) => isThing(tokens[at + i]!.norm, word, done))) continue
    // A fee that is owed is one that is not paid, whatever it comes to.
    const owed = done.verbs.includes(rootOf('paid')) ? owedBefore(draft, at) : undefined
    if (owed !== undefined && isFreeAt(draft.chunks, at, undefined))
      return { from: owed, to: end, hasVerb: true, isOwed: true }
    if (!areOpen(draft, node, done, at, end)) continue
    const verb = verbNear(draft, done, at, end)
    if (verb !== undefined) return { from: Math.min(at, verb), to: Math.max(end, verb + 1), hasVerb: true }
    if (leadOf(draft, at) && !isCalledSo(node.entity, done) && !isMeasured(draft, done, end))
      return { from: at, to: end, hasVerb: false }
  }
  return undefined
}

/** "with a satisfaction score of 9 or 10", "with a score over 80": the figure has to be so much, and not only to be there. */
function isMeasured({ chunks }: Draft, { field }: DoneToThing, end: number): boolean {
  const behind = chunks.filter(chunk => chunk.from >= end).slice(0, 3)
  return field.role === 'number' && behind.some(({ literal }) => literal?.kind === 'number')
}

/** The noun itself, or what its description calls the thing: "identity" of an `id_verified` "Whether proof of identity was seen". */
const isThing = (said: string, word: string, { field, thing }: DoneToThing): boolean =>
  stem(singular(said)) === stem(singular(word)) ||
  (thing.length === 1 && word === 'id' && /^identi/.test(said) && wordsOf(field.description).includes(said))

/** Nothing else is said by these words: no record, no value, no field but this one. */
function areOpen(
  { chunks, nodes }: Draft,
  { entity }: Node,
  { field }: DoneToThing,
  from: number,
  to: number,
): boolean {
  const own = chunks.filter(chunk => chunk.from < to && chunk.to > from)
  const isOwn = (chunk: Chunk) =>
    chunk.fields.every(f => f.entity !== entity || f.field === field || f.quality < 0.9) && !chunk.operator
  return own.every(
    chunk =>
      isFree(chunk) &&
      !isNamed(chunk, field) &&
      (chunk.kind === 'unknown' || isOwn(chunk)) &&
      !chunk.literal &&
      !chunk.values.some(v => v.entity === entity && v.quality >= 0.9) &&
      !nodes.some(node => node.at === chunks.indexOf(chunk)),
  )
}

/** "the fee has not been paid" of `fee_paid`: all of its words were taken for the yes/no field already. */
const isNamed = ({ fields }: Chunk, field: Field): boolean =>
  field.role === 'boolean' && fields.some(f => f.field === field && f.quality >= 0.9)

/** The place of the verb beside its thing. */
function verbNear(draft: Draft, { verbs, field }: DoneToThing, from: number, to: number): number | undefined {
  const { message, chunks } = draft
  const isVerb = (at: number) => verbs.includes(rootOf(message.tokens[at]!.norm)) && isFreeAt(chunks, at, field)
  const isBetween = (first: number, end: number) =>
    message.tokens.slice(first, end).every(token => BETWEEN.test(token.norm) || /n['’]t$/.test(token.norm))
  for (let step = 1; step <= REACH + 1; step++) {
    if (from - step >= 0 && isVerb(from - step) && isBetween(from - step + 1, from)) return from - step
    const behind = to + step - 1
    if (behind < message.tokens.length && isVerb(behind) && isBetween(to, behind)) return behind
  }
  return undefined
}

const isFreeAt = (chunks: readonly Chunk[], token: number, field: Field | undefined): boolean => {
  const chunk = chunks.find(c => c.from <= token && token < c.to)
  // A verb that may measure something ("took") is taken for that before.
  if (!chunk || !(isFree(chunk) || chunk.used === 'related')) return false
  return (
    !chunk.values.some(v => v.quality >= 0.9) &&
    (!field || !chunk.fields.some(f => f.field !== field && f.quality >= 0.95))
  )
}

/** "still owe the fee" of a `fee_paid`. */
function owedBefore({ message }: Draft, thing: number): number | undefined {
  let at = thing - 1
  while (at > 0 && DETERMINER.test(message.tokens[at]!.norm)) at--
  return /^(?:owe|owes|owing|owed)$/.test(message.tokens[at]?.norm ?? '') ? at : undefined
}

/** A record has a field that is called after the thing alone. */
const isCalledSo = (entity: Entity, { field: flag, thing }: DoneToThing): boolean =>
  chargeOf(entity, flag) !== undefined ||
  entity.fields.some(field => field.words.filter(word => word !== 'has').join(' ') === thing.join(' '))

/** "with a", "without any", "have no" right before the thing, and how it speaks of it. */
function leadOf({ chunks }: Draft, from: number): { chunk: Chunk; lacks: boolean } | undefined {
  let at = chunks.findIndex(chunk => chunk.to === from)
  while (at > 0 && DETERMINER.test(chunks[at]!.text.toLowerCase())) at--
  const chunk = chunks[at]
  if (!isFree(chunk)) return undefined
  if (chunk.operator?.type === 'missing' && !chunk.operator.after) return { chunk, lacks: true }
  if (chunk.operator?.type === 'negation' && /^no$/i.test(chunk.text)) return { chunk, lacks: true }
  return /^(?:with|have|has|had|having)$/i.test(chunk.text) ? { chunk, lacks: false } : undefined
}

function restrict(
  draft: Draft,
  node: Node,
  { field, isCount }: DoneToThing,
  { from, to, hasVerb, isOwed }: Said,
): void {
  const { chunks } = draft
  const own = chunks.filter(chunk => chunk.from < to && chunk.to > from)
  const negation = own.find(isNegation) ?? negationAt(draft, from) ?? (hasVerb ? undefined : lackAt(draft, from))
  const at = chunks.indexOf(own[0]!)
  const columns = [field.column]
  const label = `${negation || isOwed ? 'without' : 'with'} ${labelOf(field)}`
  if (field.role === 'boolean') addCondition(node, { columns, op: '=', values: [!negation && !isOwed], at, label })
  else if (isCount)
    addCondition(node, {
      columns,
      op: negation ? '<=' : '>',
      values: [0],
      at,
      label: `${labelOf(field)} ${negation ? 'of' : 'over'} 0`,
    })
  else addCondition(node, { columns, op: negation || isOwed ? 'empty' : 'filled', values: [], at, label })
  for (const chunk of negation ? [...own, negation] : own)
    if (isFree(chunk) || chunk.used === 'related') chunk.used = 'condition'
}

const isNegation = (chunk: Chunk): boolean => isFree(chunk) && chunk.operator?.type === 'negation'

/** "have not (yet) signed", "no waiver was signed", "without having signed". */
function negationAt({ chunks }: Draft, from: number): Chunk | undefined {
  let at = chunks.findIndex(chunk => chunk.to === from)
  while (at > 0 && (chunks[at]!.kind === 'filler' || chunks[at]!.used === 'filler')) at--
  const chunk = chunks[at]
  return isFree(chunk) && /^(?:negation|missing)$/.test(chunk.operator?.type ?? '') ? chunk : undefined
}

const lackAt = (draft: Draft, from: number): Chunk | undefined => {
  const lead = leadOf(draft, from)
  return lead?.lacks ? lead.chunk : undefined
}
