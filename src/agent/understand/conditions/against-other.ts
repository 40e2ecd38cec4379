import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { comparativeOf } from '../language/gradables.ts'
import { gradedField } from '../asks/graded-field.ts'
import { nodeAt } from '../asks/fields.ts'
import type { Comparison } from '../language/lexicon.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { fieldAround, isNumeric, labelOf } from './shared.ts'

const isComparable = ({ field }: { field: Field }) => isNumeric({ field }) || field.role === 'date'

/**
 * Records against the one that a key of theirs leads to: "who earns more than their manager", "tasks due after their project's
 * target date", "orders above the customer's credit limit".
 */
export function readAgainstOther(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    const { operator } = chunk
    if (!isFree(chunk) || operator?.type !== 'comparator' || !/^[<>]=?$/.test(operator.op)) return
    const owner = /^(?:their|its|his|her|the|own)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + 1
    const isTheir = owner === at + 2 && !/^the$/i.test(chunks[at + 1]!.text)
    const other = chunks[owner]
    if (!other || other.literal || other.values.length) return
    for (const node of draft.nodes.filter(n => n.at < at)) {
      const found = compared(draft, node, { at, owner, isTheir, op: operator.op })
      if (!found) continue
      const { left, right, hop, chunks: used } = found
      addCondition(node, {
        columns: [left.column],
        op: operator.op,
        values: [],
        against: { entity: hop.to.key, via: hop.field.column, column: right.column },
        ...(left.role === 'date' && { asDay: true }),
        at,
        label: `${labelOf(left)} against that of the ${hop.to.noun}`,
      })
      for (const i of [at, owner, ...used]) use(chunks[i]!, 'condition')
      draft.nodes = draft.nodes.filter(n => n === node || n.at !== owner)
      return
    }
  })
}

/** The two fields, and the key between their records; a field of the other is named behind it, else it is the same one. */
function compared(
  draft: Draft,
  node: Node,
  { at, owner, isTheir, op }: { at: number; owner: number; isTheir: boolean; op: Comparison },
): { left: Field; right: Field; hop: Hop; chunks: number[] } | undefined {
  const { chunks, app } = draft
  const { entity } = node
  const said = chunks[owner]!
  const hops = hopsOf(entity, app).filter(
    hop =>
      hop.direction === 'up' &&
      !hop.to.hidden &&
      (said.fields.some(f => f.entity === entity && f.field.column === hop.field.column && f.quality >= 0.5) ||
        (hop.to !== entity && said.entities.some(e => e.entity === hop.to))),
  )
  const [hop, ...others] = hops
  if (!hop || others.some(o => o.to !== hop.to)) return undefined
  const behind = owner + 1
  const next = chunks[behind]
  const named = next && isFree(next) && !nodeAt(draft, behind) ? fieldsOf(next, hop.to) : []
  const before = fieldAround(draft, at, owner - 1, m => m.entity === entity && isComparable(m))
  const graded = gradedOf(chunks[at]!.text, entity)
  const right = named[0]
  // Without a field of the other, "more than the customer" would say nothing.
  if (!right && !isTheir) return undefined
  const left = (before?.field !== right ? before?.field : undefined) ?? graded ?? (right && like(entity, right))
  const other = right ?? (left && like(hop.to, left))
  if (!left || !other || (left.role === 'date') !== (other.role === 'date') || !op) return undefined
  return {
    left,
    right: other,
    hop,
    chunks: [...(right ? [behind] : []), ...(before?.chunk ? [chunks.indexOf(before.chunk)] : [])],
  }
}

const fieldsOf = (chunk: Draft['chunks'][number], entity: Entity): Field[] =>
  chunk.fields
    .filter(f => f.entity === entity && f.quality >= 0.8 && isComparable(f))
    .sort((a, b) => b.quality - a.quality)
    .map(f => f.field)

const like = (entity: Entity, field: Field) =>
  entity.fields.find(f => f.column === field.column && isComparable({ field: f }))

/** "older than", "dearer than": the figure that the adjective grades. */
function gradedOf(text: string, entity: Entity): Field | undefined {
  const gradable = comparativeOf(text.toLowerCase().replace(/ than$/, ''))
  const field = gradable?.nouns.length ? gradedField(entity, gradable) : undefined
  return field && isNumeric({ field }) ? field : undefined
}
