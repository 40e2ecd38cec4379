import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/**
 * "callouts where people were injured" of a figure `injured_people`: a clause of place that says only what a figure counts says that there was
 * at least one.
 */
export function readWhereSome(draft: Draft): void {
  const { chunks, nodes } = draft
  const where = chunks.findIndex((c, at) => at > 0 && /^where$/i.test(c.text))
  const chunk = chunks[where + 1]
  const node = nodes.find(n => n.at < where && !n.implicit)
  if (where < 0 || !node || !isFree(chunk) || chunk.values.length || !chunk.text.includes(' ')) return
  const mention = chunk.fields.find(f => f.entity === node.entity && f.field.role === 'number' && f.quality >= 0.9)
  const next = chunks[where + 2]
  if (!mention || !mention.field.words.some(isParticiple) || (next && next.kind !== 'filler' && !/^(?:and|or|in|on)$/i.test(next.text))) return // oxfmt-ignore
  const { columns, field } = mention
  addCondition(node, { columns, op: '>', values: [0], at: where + 1, label: `${labelOf(field)} over 0` })
  use(chunk, 'condition')
}
readWhereSome.needs = /^where$/
