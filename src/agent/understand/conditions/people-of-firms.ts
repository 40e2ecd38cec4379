import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, type Node, nounsBefore } from '../reading/draft.ts'
import type { Target } from './number-target.ts'
import type { NumberLiteral } from './shared.ts'

/** So many people are no longer those whom one knows at a firm, but all who work there. */
const LEAST = 20
/** How sure it is at least that those are meant. */
const SURE = 0.85
const PEOPLE = /^(?:people|persons|folks|heads)$/i
const STAFF = /^(?:employees?|staff|headcount|workforce|personnel|workers?)$/
/** What is said of people behind their noun: some of them are meant. */
const TELLS_WHICH = /^(?:who|that|which|whose|with|without|called|named|from)$/i

const staffOf = ({ fields }: Entity): Field | undefined => {
  const [field, ...others] = fields.filter(f => isFigure(f) && f.words.some(word => STAFF.test(word)))
  return others.length ? undefined : field
}

/** "people in Sales": told by a value that people have, and their firm has not. */
function areTold({ chunks }: Draft, at: number, { entity }: Node): boolean {
  const isTold = ({ values }: Chunk) => values.length > 0 && !values.some(v => v.entity === entity)
  return TELLS_WHICH.test(chunks[at + 1]?.text ?? '') || chunks.slice(at + 1, at + 3).some(isTold)
}

/** "firms with more than 1000 people" of a `staff_count`: how many work there, and not how many of them are on record. */
export function peopleOfFirm(
  draft: Draft,
  first: number,
  last: number,
  { value, unit }: NumberLiteral,
): Target | undefined {
  const chunk = draft.chunks[last + 1]
  if (!chunk || !PEOPLE.test(chunk.text) || unit !== 'plain' || value < LEAST) return undefined
  const node = nounsBefore(draft, first).findLast(one => staffOf(one.entity))
  if (!node || areTold(draft, last + 1, node)) return undefined
  draft.nodes = draft.nodes.filter(one => one.at !== last + 1)
  Object.assign(chunk, { used: 'condition' })
  draft.sureness = Math.min(draft.sureness, SURE)
  return { node, field: staffOf(node.entity)!, chunk }
}
