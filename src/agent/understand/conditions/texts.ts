import { type Draft, addCondition, isFree, neighbour, use } from '../draft.ts'
import type { Condition } from '../query.ts'
import { labelOf, pickField } from './shared.ts'

/** "without a phone number", "missing an e-mail", "name contains …", "starting with …", quoted text on a named field. */
export function readTextConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk)) return
    if (chunk.operator?.type === 'missing') {
      const next = neighbour(draft, at, 1, 2)
      // A noun that is also part of a field's name ("without books", `book_id`) is the noun.
      const isField = next >= 0 && isFree(draft.chunks[next])
      const picked = isField ? pickField(draft, next, draft.chunks[next]!.fields) : undefined
      const related = draft.nodes.find(n => n.at === next)
      if (picked && isField) {
        addCondition(picked.node, {
          columns: picked.mention.columns,
          op: 'empty',
          values: [],
          label: `without ${labelOf(picked.field)}`,
        })
        use(draft.chunks[next]!, 'condition')
        use(chunk, 'condition')
      } else if (related) {
        related.negated = true
        use(chunk, 'condition')
      }
    }
    if (
      chunk.operator?.type === 'missing' &&
      isFree(chunk) &&
      draft.chunks.slice(at + 1, at + 4).some(c => c.values.length && !c.fields.length)
    )
      chunk.operator = { type: 'negation' }
    if (chunk.operator?.type === 'negation') {
      negateRelated(draft, at)
      if (isFree(chunk)) readLack(draft, at)
    }
    if (chunk.operator?.type === 'contains') {
      const at_ = draft.chunks.findIndex(
        (c, i) => i > at && i <= at + 3 && (c.literal?.kind === 'quoted' || c.kind === 'unknown' || c.values.length),
      )
      const value = draft.chunks[at_]
      const before =
        [neighbour(draft, at, -1, 2), at_ < 0 ? -1 : neighbour(draft, at_, 1, 3)].find(
          i => i >= 0 && isFree(draft.chunks[i]) && draft.chunks[i]!.fields.length > 0,
        ) ?? -1
      const named = before >= 0 ? pickField(draft, before, draft.chunks[before]!.fields) : undefined
      const node = named?.node ?? draft.nodes[0]
      const columns = named?.mention.columns ?? node?.entity.nameFields.map(f => f.column)
      if (!value || !node || !columns?.length) return
      const text = value.literal && 'value' in value.literal ? String(value.literal.value) : value.text
      addCondition(node, {
        columns,
        op: chunk.operator.how,
        values: [text],
        label: `${columns.join(' ')} ${chunk.operator.how === 'starts' ? 'starting with' : 'containing'} “${text}”`,
      } satisfies Condition)
      use(value, 'condition')
      use(chunk, 'condition')
      if (before >= 0 && named) use(draft.chunks[before]!, 'condition')
    }
  })
}

/** "accounts that don't have a phone number": the field is empty. */
function readLack(draft: Draft, at: number): void {
  const next = neighbour(draft, at, 1, 3)
  const between = draft.chunks.slice(at + 1, next).map(c => c.text.toLowerCase())
  const field = next >= 0 ? draft.chunks[next] : undefined
  if (!isFree(field) || !between.some(t => /^(have|has|had|a|an|any)$/.test(t)) || field.values.length) return
  const picked = pickField(
    draft,
    next,
    field.fields.filter(f => f.field.role !== 'boolean' && f.quality >= 0.8),
  )
  if (!picked) return
  addCondition(picked.node, {
    columns: picked.mention.columns,
    op: 'empty',
    values: [],
    label: `without ${labelOf(picked.field)}`,
  })
  use(field, 'condition')
  use(draft.chunks[at]!, 'condition')
}

/** "that do not have any deal in negotiation", "with no contacts": none of the related records. */
function negateRelated(draft: Draft, at: number): void {
  const between: string[] = []
  for (let i = at + 1; i < Math.min(draft.chunks.length, at + 6); i++) {
    const chunk = draft.chunks[i]!
    const node = draft.nodes.find(n => n.at === i)
    if (
      node &&
      node !== draft.nodes[0] &&
      !node.previous &&
      (between.some(t => /^(have|has|had|any|a|an|single)$/.test(t)) || /^(no|without)$/i.test(draft.chunks[at]!.text))
    ) {
      node.negated = true
      return use(draft.chunks[at]!, 'related')
    }
    if (chunk.kind !== 'filler' && !chunk.values.length && !chunk.fields.length) return
    between.push(chunk.text.toLowerCase())
  }
}

/** "in Texas or with revenue over 5M": conditions on different fields of which one is enough. */
export function readAlternatives(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (chunk.operator?.type !== 'or') return
    for (const { selection } of draft.nodes) {
      const placed = selection.where.filter(c => c.at !== undefined)
      const before = placed.filter(c => c.at! < at).sort((a, b) => b.at! - a.at!)[0]
      const after = placed.filter(c => c.at! > at).sort((a, b) => a.at! - b.at!)[0]
      // A list of values of one field is one condition already; its first value stands before the word.
      if (!before || !after || draft.chunks.slice(at + 1, after.at).some(c => c.used === 'value')) continue
      selection.where = selection.where.filter(c => c !== before && c !== after)
      selection.anyOf = [...(selection.anyOf ?? []), [before, after]]
      use(chunk, 'condition')
    }
  })
}
