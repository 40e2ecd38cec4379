import { CONTRARY, labelOf } from '../conditions/shared.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { leadsDown } from '../entity-model/relations.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, addCondition, isFree, nounsBefore } from '../reading/draft.ts'
import type { Condition } from '../reading/query.ts'
import { isFloating, nextPiece, place } from './pieces.ts'

/**
 * A denial that no rule has placed turns round the next piece behind it: of what was done there is none ("never ordered anything"), a flag
 * is not set, a value or a bound is another. Where it fits none of these it stays what it is, and the message is not understood.
 */
export function floatNegations(draft: Draft): void {
  if (!isFloating(draft)) return
  const denials = [...draft.chunks.keys()].filter(at => isDenial(draft.chunks[at]!))
  const next = denials.length === 1 ? nextPiece(draft, denials[0]!) : -1
  if (next < 0) return
  if (deniesRecords(draft, next) || deniesField(draft, next) || deniesCondition(draft, next))
    place(draft, draft.chunks[denials[0]!]!, 'related')
}

/** "never", "not", "rehearsals nobody was absent from". */
const isDenial = (chunk: Chunk): boolean =>
  isFree(chunk) && (chunk.operator?.type === 'negation' || /^(?:nobody|noone)$/i.test(chunk.text))

/** "which singers have never been absent": the records of what was done, of which those that are asked for may have many. */
function deniesRecords(draft: Draft, at: number): boolean {
  const node = draft.nodes.find(n => n.at === at && !n.implicit && !n.previous)
  const [subject] = nounsBefore(draft, at)
  if (!node || !subject || node.negated || node.count) return false
  if (!leadsDown(subject.entity, node.entity, draft.app)) return false
  node.negated = true
  return true
}

/** "have not been refunded yet": a flag that was only shown is not set, a day is not there. */
function deniesField(draft: Draft, at: number): boolean {
  const shown = draft.project.find(one => one.at === at)
  const node = shown && draft.nodes.find(n => n.entity === shown.entity)
  const field = shown?.entity.fields.find(f => f.column === shown.columns[0])
  const isFlag = field?.role === 'boolean'
  if (!node || !field || !(isFlag || (field.role === 'date' && mayBeEmpty(field)))) return false
  const label = `not ${labelOf(field)}`
  addCondition(node, { columns: [field.column], op: isFlag ? '=' : 'empty', values: isFlag ? [false] : [], label, at })
  draft.project.splice(draft.project.indexOf(shown), 1)
  draft.chunks[at]!.used = 'condition'
  return true
}

const OPPOSITE: Partial<Record<Condition['op'], Condition['op']>> = {
  ...CONTRARY,
  in: 'not in',
  empty: 'filled',
  filled: 'empty',
}

/** "the dogs that are, as far as we know, not black", "not costing more than 100": the one condition that the next pieces make. */
function deniesCondition({ nodes, chunks }: Draft, at: number): boolean {
  const end = chunks.findIndex((c, i) => i > at && c.kind !== 'filler' && c.used !== 'condition')
  const isNext = (place = -1) => place === at || (place > at && (end < 0 || place < end))
  const [found, ...others] = nodes.flatMap(({ selection: { where } }) => where.filter(c => isNext(c.at)))
  const op = found && OPPOSITE[found.op]
  if (!op || op === 'between' || others.length) return false
  const isFlag = typeof found.values[0] === 'boolean'
  if (isFlag) found.values = [!found.values[0]]
  else found.op = op
  found.label = `not ${found.label}`
  return true
}
