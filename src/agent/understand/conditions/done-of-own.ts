import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { kindsBelow } from '../entity-model/relations.ts'
import { type Draft, addCondition, isFree, use } from '../reading/draft.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'

const DONE = new Set(['done', ...synonymsOfState('done')])

/**
 * "which cards are done" of cards with a `finishedAt`, though only the items of their lists have a flag `isDone`: the records' own day of it
 * tells, and what belongs to them tells of itself. Before flags are read.
 */
export function readDoneOfOwn(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase().split(' ').at(-1)!
    if (!isFree(chunk) || !DONE.has(word) || !chunk.fields.length || chunk.values.length) return
    const node = draft.nodes.filter(n => !n.implicit && !n.previous && n.at < at).sort((a, b) => b.at - a.at)[0]
    if (!node || chunk.fields.some(f => f.entity === node.entity)) return
    const below = kindsBelow(node.entity, draft.app)
    if (!chunk.fields.every(f => f.field.role === 'boolean' && below.includes(f.entity))) return
    const [day, ...others] = node.entity.fields.filter(
      f => f.role === 'date' && !f.nested && mayBeEmpty(f) && f.words.some(own => DONE.has(own)),
    )
    if (!day || others.length) return
    const negation = negationBefore(draft, at)
    const isDone = !negation !== Boolean(chunk.negated)
    const label = `${isDone ? '' : 'not '}${labelOf(day)}`
    addCondition(node, { columns: [day.column], op: isDone ? 'filled' : 'empty', values: [], label, at })
    use(chunk, 'condition')
    if (negation) use(negation, 'condition')
  })
}
readDoneOfOwn.needs = /^(?:done|complete|completed|finished)$/
