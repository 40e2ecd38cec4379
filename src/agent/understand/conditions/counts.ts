import { pattern } from '../../../lib/patterns.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { type Draft, addNode, isBroken, isFree, neighbour, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { findPath } from '../entity-model/relations.ts'
import { pickField } from './shared.ts'

/** The noun after a number, past what describes it: "more than 100 delivered orders". */
function countedNoun(draft: Draft, last: number): number {
  for (let i = neighbour(draft, last, 1, 1), steps = 0; i >= 0 && steps < 3; i = neighbour(draft, i, 1, 0), steps++) {
    const chunk = draft.chunks[i]!
    if (draft.nodes.some(n => n.at === i)) return i
    if (!isFree(chunk) || isBroken(draft, last, i) || !(chunk.values.length || chunk.scopes.length)) return -1
  }
  return -1
}

/** "films that were rented more than 5 times", "which fuels did we order more than twice": so many records of what the verb makes. */
function countedTimes(draft: Draft, at: number, op: Comparison, value: number): boolean {
  const { chunks, nodes } = draft
  if (!/^times?$/i.test(chunks[at + 1]?.text ?? '')) return false
  const verb = chunks.findLastIndex(
    (c, i) =>
      i < at &&
      i >= at - 5 &&
      c.entities.length > 0 &&
      (isFree(c) || nodes.some(n => n.at === i)) &&
      isParticiple(c.text),
  )
  if (occursMore(draft, at, op, value)) return true
  const own = nodes.find(n => n.at === verb)
  const made = own?.entity ?? chunks[verb]?.entities[0]!.entity
  if (!made) return false
  const root = nodes.find(n => n !== own && !n.implicit && n.at < verb && !n.previous)
  if (root && root.entity !== made && findPath(root.entity, made, draft.app)?.length === 1) {
    ;(own ?? addNode(draft, made, verb)).count = { op, value }
    use(chunks[verb]!, 'entity')
    use(chunks[at + 1]!, 'condition')
    return true
  }
  const head = chunks.findIndex((c, i) => i < verb && isFree(c) && c.fields.some(f => f.entity === made && isKind(f)))
  if (root || head < 0) return false
  const field = chunks[head]!.fields.find(f => f.entity === made && isKind(f))!
  draft.having = { op, value }
  draft.head = own ?? addNode(draft, made, verb)
  draft.group = { entity: made.key, columns: field.columns }
  draft.measures = [{ fn: 'count' }]
  for (const i of [head, verb, at + 1]) use(chunks[i]!, 'group')
  return true
}

/** Verbs of occurrence (Levin, English verb classes, 1993, 48.1 and 48.3), with their particles. */
const OCCURS = pattern('i')`
  ^(?:
    com(?:e|es|ing)|came|turn(?:s|ed)?|crop(?:s|ped)?|show(?:s|ed|n)?|pop(?:s|ped)?|occur(?:s|red)?
    |appear(?:s|ed)?|happen(?:s|ed)?|recur(?:s|red)?|arise|arises|arose|seen|used|found|chosen
  )$
`

/** "which causes came up more than 15 times": the values of a field that so many records have. */
function occursMore(draft: Draft, at: number, op: Comparison, value: number): boolean {
  const { chunks, nodes } = draft
  const verb = chunks.findLastIndex((c, i) => i < at && OCCURS.test(c.text.split(' ')[0]!))
  const head = chunks.findIndex(
    (c, i) => i < verb && isFree(c) && c.fields.some(isKind) && !nodes.some(n => n.at === i),
  )
  const between = chunks.slice(head + 1, at).filter(c => c.kind !== 'filler' && c.operator?.type !== 'comparator')
  if (
    verb < 0 ||
    head < 0 ||
    at - verb > 5 ||
    between.some(c => !OCCURS.test(c.text.split(' ')[0]!) && !/^up$/i.test(c.text))
  )
    return false
  const picked = pickField(draft, head, chunks[head]!.fields.filter(isKind))
  if (!picked) return false
  draft.having = { op, value }
  draft.head = picked.node
  draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
  draft.measures = [{ fn: 'count' }]
  for (let i = verb; i < at; i++) use(chunks[i]!, 'group')
  use(chunks[head]!, 'group')
  use(chunks[at + 1]!, 'condition')
  return true
}

const isKind = ({ field }: FieldMention) => ['category', 'reference', 'boolean', 'name'].includes(field.role)

/** "accounts with more than 5 contacts": a count of related records. */
export function countedRelation(draft: Draft, at: number, last: number, op: Comparison, value: number): boolean {
  if (countedTimes(draft, at, op, value)) return true
  const next = draft.nodes.some(n => n.at === at + 1) ? at + 1 : countedNoun(draft, last)
  const node = draft.nodes.find(n => n.at === next && !n.previous)
  if (!node || next < at) return false
  const chunk = draft.chunks[next]!
  const first = draft.nodes.filter(n => !n.implicit).sort((a, b) => a.at - b.at)[0] ?? draft.nodes[0]
  if (node !== first) {
    node.count = { op, value }
    use(chunk, 'entity')
    return true
  }
  // "which industries have more than 100 accounts", "do we have more than 10 leads": the records themselves are counted.
  draft.having = { op, value }
  draft.head = node
  use(chunk, 'entity')
  const head = draft.chunks.findIndex(
    (c, i) =>
      i < at && isFree(c) && c.fields.some(f => ['category', 'reference', 'boolean', 'name'].includes(f.field.role)),
  )
  const picked = head >= 0 ? pickField(draft, head, draft.chunks[head]!.fields) : undefined
  if (picked) {
    draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    draft.measures = [{ fn: 'count' }]
    use(draft.chunks[head]!, 'group')
  }
  return true
}
