import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isFree, use, type Draft, type Node } from '../reading/draft.ts'
import { allBelongingTo } from '../reading/belonging-to.ts'
import { CORRECTS } from './follow-briefly.ts'

/** "how old is Ann Lee?": a record by its name is a question of its own, whatever was asked before. */
export const namesRecord = ({ nodes }: Pick<Draft, 'nodes'>) =>
  nodes.some(
    ({ entity, selection }) =>
      selection.where.length === 1 &&
      selection.where[0]!.op === '=' &&
      selection.where[0]!.columns.some(c => entity.nameFields.some(f => f.column === c)),
  )
export const SAYS_SAME = /\b(same|likewise|again)\b/i

/** "the same", "compared": words that only say that it goes on. */
export function passOverSame({ chunks }: Draft): void {
  for (const chunk of chunks) {
    // What a value or a name happens to be called, too.
    const saysSame = (chunk.kind === 'unknown' && SAYS_SAME.test(chunk.text)) || /^same$/i.test(chunk.text)
    if (isFree(chunk) && (saysSame || chunk.operator?.type === 'compare')) use(chunk, 'follow-up')
  }
}

/** "the boats of Ann" – "and the owner Bo?", "sorry, the owner Bo": another one of those to whom the records before belong. */
export const takesPlace = ({ previous, message, nodes }: Draft, node: Node): boolean =>
  (CORRECTS.test(message.text) || testIn(message.text, CONTINUES)) &&
  namesRecord({ nodes: [node] }) &&
  allBelongingTo(previous!.root, node.entity.key).some(selection => namesRecord({ nodes: [{ ...node, selection }] })) &&
  nodes.every(other => other === node || other.implicit)

export const asksNothing = ({ measures, group, project, nodes }: Draft) =>
  !measures.length && !group && !project.length && !nodes.some(n => n.selection.order)

export const CONTINUES =
  /^\W*(?:and|what about|how about|and what about|now|same for|the same for|now the same for|or)\b/i
