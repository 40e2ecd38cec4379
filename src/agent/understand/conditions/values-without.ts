import type { Chunk } from '../chunks/chunk.ts'
import { isGrouping } from '../asks/fields.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/**
 * "which industries have no open deals", "towns without orders": the values of a field, of which no record has any of the others.
 * They are groups of whose records none are counted; that some single record has none says nothing of its value. Before what is
 * lacking is taken for a field or for records of the ones before.
 */
export function readValuesWithout(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const [lacking, ...others] = nodes.filter(node => !node.implicit && !node.previous)
  if (!lacking || others.length || draft.group) return
  const no = chunks.findIndex(
    (c, i) => i < lacking.at && isFree(c) && /^(?:missing|negation)$/.test(c.operator?.type ?? ''),
  )
  const at = chunks.slice(0, Math.max(no, 0)).findLastIndex(c => c.kind !== 'filler')
  const head = chunks[at]
  if (!isFree(head) || head.values.length || !chunks.slice(0, at).every(isPlain)) return
  if (!chunks.slice(no + 1, lacking.at).every(c => c.kind !== 'unknown' && !c.operator)) return
  const [field, ...more] = head.fields.filter(
    f => isGrouping(f) && f.quality >= 0.8 && f.entity !== lacking.entity && leadsUp(lacking.entity, f.entity, app),
  )
  if (!field || more.some(one => one.entity !== field.entity)) return
  draft.group = { entity: field.entity.key, columns: field.columns, all: true }
  draft.measures = [{ fn: 'count' }]
  draft.having = { op: '=', value: 0 }
  draft.head = lacking
  for (const chunk of [head, chunks[no]!]) use(chunk, 'group')
}

/** What asks for them and says no more. */
const isPlain = ({ kind, text }: Chunk): boolean =>
  kind === 'filler' || /^(?:which|what|list|show|are there|is there)$/i.test(text)
