import { isFigure } from '../entity-model/field-roles.ts'
import { spanOf } from '../entity-model/span.ts'
import type { Gradable } from '../language/gradables.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { isPlural, splitIdentifier, wordsOf } from '../language/words.ts'
import type { Condition } from '../reading/query.ts'
import { type Draft, isFree, type Node } from '../reading/draft.ts'
import { fieldOfPhase } from '../reading/verb-fields.ts'
import { gradesTime } from './durations.ts'
import { tellsLength } from './graded-field.ts'
import type { OrderTarget } from './order-target.ts'

/** Verbs of being and of belonging, whose perfect tells of what goes on until now (Quirk et al., 1985, 4.20). */
const BELONGING = /^(?:been|worked|work|working|served|known|had|owned|kept|held|lived|stayed|played|employed|dealt)$/i
const PRESENT = /^(?:works?|serves?|is|are)$/i
const PERFECT = /^(?:has|have|['’]s|['’]ve)$/i

/** What such a superlative ranks by; nothing where no date of the records says since when. */
interface GoingOn {
  target: OrderTarget | undefined
}

/**
 * "who has been our customer the longest?", "which producer have we worked with the longest?": what goes on for the longest time began
 * the earliest. Only a date of joining says since when; no figure of another kind ("the longest" is neither the heaviest nor the largest).
 */
export function goesOnLongest(draft: Draft, at: number, gradable: Gradable): GoingOn | undefined {
  const { chunks, nodes } = draft
  const have = chunks.findIndex((c, i) => i < at && PERFECT.test(c.text))
  // "who works here the longest": here, with us and for us it goes on until now in the present, too.
  const isWithUs = (i: number) =>
    /^(?:us|we)$/i.test(chunks[i]!.text) && /^(?:with|for)$/i.test(chunks[i - 1]?.text ?? '')
  const here = chunks.findIndex((c, i) => i < at && (/^here$/i.test(c.text) || isWithUs(i)))
  const present = have < 0 && here > 0 ? chunks.findIndex((c, i) => i < here && PRESENT.test(c.text)) : -1
  const perfect = have < 0 ? present : have
  const verb = have < 0 ? present : chunks.findIndex((c, i) => i > perfect && i < at && BELONGING.test(c.text))
  if (perfect < 0 || verb < 0 || !gradesTime(gradable) || chunks.slice(at + 1).some(c => c.kind !== 'filler'))
    return undefined
  const named = nodes.findLast(one => !one.implicit && one.at < at) ?? nodes.find(one => one.at < perfect)
  // "which tool has been out the longest": its loan has.
  const done = nodes.find(one => one.isVerb && one.at > perfect && one.at < at && stateBetween(one, perfect, at))
  // "who has been waiting the longest": people by nothing but their state.
  const node = done ?? named ?? nodes.find(one => arePeople(one.entity) && stateBetween(one, perfect, at))
  if (!node) return undefined
  const due = overdueBetween(node, perfect, at)
  const state = stateBetween(node, perfect, at)
  const lasts = spanOf(node.entity) ?? node.entity.fields.find(field => isDuration(field, gradable))
  // What has no end yet lasts until now.
  if (lasts && !due && state?.op !== 'empty') return undefined
  const begun =
    state && (beginningOf(node.entity, state) ?? cameInAs(node.entity, state) ?? soSince(node.entity, state))
  const since = due ?? (state ? begun : sinceWhen(node.entity, chunks[verb]!.text))
  if (!since) return { target: undefined }
  const mention = { entity: node.entity, field: since, columns: [since.column], quality: 0.9 }
  const says = (chunk: Chunk) =>
    BELONGING.test(chunk.text) ||
    /^(?:with|for|at)$/i.test(chunk.text) ||
    since.words.includes(chunk.text.toLowerCase()) ||
    chunk.fields.some(f => f.field === since)
  const used = chunks.slice(perfect, at).filter(chunk => isFree(chunk) && says(chunk))
  return { target: { kind: 'field', node, mention, chunks: used, direct: false, isSince: true } }
}

const isDuration = (field: Field, { nouns }: Gradable) =>
  isFigure(field) && field.words.some(word => nouns.includes(word) && tellsLength(field, word))

/** "has been in repair the longest": what records have been until now. */
const stateBetween = ({ selection }: Node, from: number, to: number): Condition | undefined =>
  selection.where.find(({ at, asDay }) => at !== undefined && at > from && at < to && !asDay)

/** "has been overdue the longest": since the day by which it had to be. */
function overdueBetween({ entity, selection }: Node, from: number, to: number): Field | undefined {
  const late = selection.where.find(
    ({ at, op, asDay, as, than }) => at !== undefined && at > from && at < to && op === '<' && asDay && !as && !than,
  )
  return entity.fields.find(({ role, column }) => role === 'date' && column === late?.columns[0])
}

/** "the longest overdue job", "the most overdue one": what has been so the longest. */
export function longestOverdue({ chunks, nodes }: Draft, at: number): OrderTarget | undefined {
  // "who has the most overdue jobs": the number of them.
  const noun = chunks[at + 2]
  const isCount = !/^longest$/i.test(chunks[at]!.text) && noun?.kind === 'mention' && isPlural(noun.text.toLowerCase())
  const says = /^(?:most|longest|least)$/i.test(chunks[at]!.text) && chunks[at + 1]?.used === 'condition' && !isCount
  const node = says ? nodes.find(one => overdueBetween(one, at, at + 2)) : undefined
  const field = node && overdueBetween(node, at, at + 2)
  if (!node || !field) return undefined
  const mention = { entity: node.entity, field, columns: [field.column], quality: 0.9 }
  return { kind: 'field', node, mention, chunks: [], direct: false, isSince: true }
}

/**
 * "has been out", "waiting", "unpaid the longest": what has not come to its end is so since the only day that each of the records has and that is not the
 * one by which it should.
 */
function soSince({ fields }: Entity, { op, values }: Condition): Field | undefined {
  const isPending = values.length > 0 && values.every(value => PENDING.test(wordsOf(String(value)).join(' ')))
  if (op !== 'empty' && op !== 'not in' && !(/^(?:=|in)$/.test(op) && (isPending || values[0] === false)))
    return undefined
  const dates = fields.filter(
    ({ role, nested, nullable, words }) =>
      role === 'date' && !nested && nullable !== true && !words.some(word => DUE.test(word)),
  )
  return dates.length === 1 ? dates[0] : undefined
}
const PENDING = /^(?:waiting|queued|in queue|pending|open|new|requested|placed|submitted|unassigned|unpaid)$/
const DUE = /^(?:due|deadline|expir\w*|until|by)$/

/** "in service" of a date when the records `enteredServiceOn`; since when they are in repair no date of joining tells. */
function beginningOf({ fields }: Entity, { values }: Condition): Field | undefined {
  const said = values.flatMap(value => splitIdentifier(String(value)))
  const dates = fields.filter(
    ({ role, words }) =>
      role === 'date' && BEGUN.test(words[0]!) && words.some(word => said.includes(word) && !LITTLE.test(word)),
  )
  return dates.length === 1 ? dates[0] : undefined
}

/** "has been waiting the longest": what is still in the first of its states is so since it came in. */
function cameInAs({ fields }: Entity, { columns, values }: Condition): Field | undefined {
  const state = fields.find(({ column }) => column === columns[0])
  if (values.length !== 1 || state?.choices[0] !== values[0]) return undefined
  const dates = fields.filter(({ role, nullable }) => role === 'date' && nullable !== true)
  return fieldOfPhase(
    ['arrive'],
    dates.map(field => ({ field })),
  )?.field
}
const BEGUN = /^(?:enter|start|put|went|came|begin|began|brought|place|taken|since)/
const LITTLE = /^(?:in|on|at|of|into|to)$/

/** What somebody has came to them on some day (verbs of getting; Levin, English Verb Classes and Alternations, 1993, 13.5). */
const HAVING = /^(?:had|owned|kept|held)$/i
const GOT = /^(?:acqui\w*|purchas\w*|bought|received?|got)$/

/** The one date on which a record came to belong. */
function sinceWhen(entity: Entity, verb: string): Field | undefined {
  const dates = entity.fields.filter(field => field.role === 'date')
  const got = dates.filter(field => field.words.some(word => GOT.test(word)))
  if (HAVING.test(verb) && got.length === 1) return got[0]
  const options = dates.map(field => ({ field }))
  const joined = fieldOfPhase(['join'], options)?.field
  // "on the waiting list" of those who applied: the day that brought them there.
  return joined ?? (arePeople(entity) && verb === 'been' ? fieldOfPhase(['arrive'], options)?.field : undefined)
}
