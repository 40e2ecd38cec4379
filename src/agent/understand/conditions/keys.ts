import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { numberOfAddress } from '../entity-model/numbering.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'

/** Ids, codes and e-mail addresses that name one record: "account acc_7", "lead 12", "the lead ann@x.com". */
export function readKeyConditions(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const literal = chunk.literal
    if (!isFree(chunk) || !literal || (literal.kind !== 'number' && literal.kind !== 'code') || chunk.values.length)
      return
    if (literal.kind === 'number' && (literal.unit !== 'plain' || literal.word || !Number.isInteger(literal.value)))
      return
    const before = keyNoun(draft, at)
    if (!before) return readNamedKey(draft, at)
    const { node, skipped } = before
    const id = literal.kind === 'number' ? numberField(node.entity) : node.entity.idField
    if (!id || (literal.kind === 'code' && id.type !== 'string') || (literal.kind === 'number' && id.type === 'string'))
      return
    addCondition(node, {
      columns: [id.column],
      op: '=',
      values: [literal.kind === 'number' ? literal.value : literal.value],
      label: `${node.entity.noun} ${literal.text}`,
    })
    use(chunk, 'key')
    for (const i of skipped) use(draft.chunks[i]!, 'key')
  })
}

/** "IMO 9104006": a key by its own name, without a noun. */
function readNamedKey(draft: Draft, at: number): void {
  const { literal } = draft.chunks[at]!
  const place = draft.chunks.findLastIndex((c, i) => i < at && !/^(?:number|no|nr|num|#|is|=)$/i.test(c.text))
  const name = draft.chunks[place]
  const keys = name && isFree(name) ? name.fields.filter(f => f.field === f.entity.idField && f.quality >= 0.8) : []
  const [key] = keys.filter(f => (f.field.type === 'string') === (literal!.kind === 'code'))
  if (!key || !name || !literal || !('value' in literal) || /^(?:id|key)s?$/i.test(name.text)) return
  const node = draft.nodes.find(n => n.entity === key.entity) ?? addNode(draft, key.entity, place, true)
  const label = `${key.entity.noun} ${literal.text}`
  addCondition(node, { columns: key.columns, op: '=', values: [literal.value as string | number], label, at })
  for (const chunk of draft.chunks.slice(place, at + 1)) use(chunk, 'key')
}

/**
 * The field that a bare number behind the noun is of: that by which the service addresses the records (`/issues/{number}`), else the id,
 * else a whole number called number ("room 112").
 */
const numberField = (entity: Entity): Field | undefined => {
  const { idField, fields } = entity
  const addressed = numberOfAddress(entity)
  if (addressed || idField?.type !== 'string') return addressed ?? idField
  return fields.find(f => f.type === 'integer' && /^(number|no|nr|num)$/.test(f.words.at(-1)!)) ?? idField
}

function keyNoun(draft: Draft, at: number): { node: Node; skipped: number[] } | undefined {
  const skipped: number[] = []
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const chunk = draft.chunks[i]!
    const node =
      draft.nodes.find(n => n.at === i) ??
      (chunk.used === 'entity' ? draft.nodes.find(n => chunk.entities.some(e => e.entity === n.entity)) : undefined)
    // "accounts with the 3 lowest …" is no key; "account with the id 3" is.
    const between = draft.chunks.slice(i + 1, at).map(c => c.text.toLowerCase())
    if (
      node &&
      between.some(t => /^(with|the|of|is|having)$/.test(t)) &&
      !between.some(t => /^(number|no|nr|ids?|num)$/.test(t))
    )
      return undefined
    if (node) return { node, skipped }
    // "leads 5 and 6": the noun before the first holds for the next.
    if (chunk.used === 'key') continue
    if (
      !/^(number|no|nr|id|#|with|the|ids?|of|is|having|num|and|or)$/i.test(chunk.text) &&
      !chunk.fields.some(f => f.field.role === 'id')
    )
      return undefined
    if (chunk.kind !== 'filler') skipped.push(i)
  }
  return undefined
}

/** "the number +1-602-…", "the address ann@x.com": a word that only says what kind of literal follows. */
export function readLiteralNouns(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const next = draft.chunks[at + 1]?.literal
    if (
      isFree(chunk) &&
      chunk.kind === 'unknown' &&
      next &&
      'value' in next &&
      next.kind !== 'number' &&
      /^(number|address|id|no|mail|telephone|phone)$/i.test(chunk.text)
    )
      use(chunk, 'key')
  })
}
readLiteralNouns.needs = /^(?:number|address|id|no|mail|telephone|phone)$/
