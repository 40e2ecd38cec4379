import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isParticiple } from '../language/verb-forms.ts'
import {
  type Draft,
  type Node,
  addCondition,
  isFree,
  nameField,
  nounsAfter,
  nounsBefore,
  use,
} from '../reading/draft.ts'
import { isNamedAfter, verbsOf } from '../reading/verb-fields.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'
import { labelOf } from './shared.ts'

const HAVE = /^(?:has|have|had)$/i

/**
 * "who finished the most cards", "which cards did Ann finish" of a `finishedAt` that not all of them have: what somebody did has been done,
 * so that it has its day. After dates and states are read, which tell more.
 */
export function readDoneByThem(draft: Draft): void {
  const found = behindWho(draft) ?? behindAuxiliary(draft)
  if (!found) return
  const { node, at } = found
  const chunk = draft.chunks[at]!
  const day = dayMeant(node, chunk) ?? onlyDay(node, chunk.text)
  if (!day || node.selection.where.some(c => c.columns[0] === day.column)) return
  addCondition(node, { columns: [day.column], op: 'filled', values: [], label: labelOf(day), at })
  use(chunk, 'condition')
}
readDoneByThem.needs = /^(?:who|did|has|have|had)$/

/** The day of the records that the verb has been taken for. */
const dayMeant = ({ entity }: Node, { fields }: Chunk): Field | undefined =>
  fields.find(f => f.entity === entity && f.quality >= 0.9 && f.field.role === 'date' && mayBeEmpty(f.field))?.field

/** The one day of the records that is called after a verb. */
function onlyDay({ entity }: Node, verb: string): Field | undefined {
  const verbs = verbsOf(verb.toLowerCase(), undefined)
  const [day, ...others] = entity.fields.filter(f => isDayOf(f, verbs))
  return others.length ? undefined : day
}

const isDayOf = (field: Field, verbs: readonly string[]): boolean =>
  field.role === 'date' && !field.nested && mayBeEmpty(field) && isNamedAfter(field, verbs)

interface Done {
  node: Node
  at: number
}

/** "who finished the most cards", "who has finished …": the verb right behind, and its object. */
function behindWho(draft: Draft): Done | undefined {
  const { chunks } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who')
  const at = who < 0 ? -1 : HAVE.test(chunks[who + 1]?.text ?? '') ? who + 2 : who + 1
  const verb = chunks[at]
  const [node] = at < 0 ? [] : nounsAfter(draft, at)
  return verb && isFree(verb) && !verb.values.length && isParticiple(verb.text.toLowerCase()) && node
    ? { node, at }
    : undefined
}

/** "which cards did Ann finish", "which cards has Ann finished": behind the auxiliary and a name, of the noun before. */
function behindAuxiliary(draft: Draft): Done | undefined {
  const { chunks } = draft
  const auxiliary = chunks.findIndex(c => /^(?:did|has|have|had)$/i.test(c.text))
  const [subject, verb] = auxiliary < 0 ? [] : chunks.slice(auxiliary + 1, auxiliary + 3)
  // "has Ann finished any cards", "did Ann finish the brochure": its object stands behind.
  const behind = draft.nodes.filter(n => n.at > auxiliary + 2).sort((a, b) => a.at - b.at)
  const node = nounsBefore(draft, auxiliary).at(-1) ?? behind[0]
  const isNamed = subject?.values.some(namesRecord) === true || /^(?:we|they|he|she|you|i)$/i.test(subject?.text ?? '')
  const isBase = /^did$/i.test(chunks[auxiliary]?.text ?? '')
  const isVerb = verb && isFree(verb) && !verb.values.length && isParticiple(verb.text.toLowerCase()) !== isBase
  return isVerb && isNamed && node ? { node, at: auxiliary + 2 } : undefined
}

/**
 * "how many cards did Ann finish in April", "who finished the most cards in April": the verb is called as the day on which it was done, which the
 * time behind it is of. Before dates are read.
 */
export function nameDoneByThem(draft: Draft): void {
  const found =
    behindAuxiliary(draft) ?? (draft.chunks.some(c => c.literal?.kind === 'date') ? behindWho(draft) : undefined)
  const verb = found && draft.chunks[found.at]!
  if (!verb || verb.kind !== 'unknown') return
  const day = onlyDay(found.node, verb.text)
  if (day) nameField(verb, { entity: found.node.entity, field: day, columns: [day.column], quality: 0.85 })
}
nameDoneByThem.needs = /^(?:who|did|has|have|had)$/
