import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isBare } from '../reading/attach.ts'
import type { Draft } from '../reading/draft.ts'

/** "in Oslo?", "and from Bergen": an adjunct, and nothing that is asked. */
const ADJUNCT_ALONE = pattern('iu')`
  ^\W*(?:(?:and|so|but|or|now|only|just|what\ about|how\ about)\W+)*(?:in|from|at|of|for|with|within|under|over)
  \ (?!(?:which|what|whose|how)\b)[^,;:?]{2,40}\W*$
`
/** How sure it is at most that all of a kind are meant that no word names. */
const OF_NO_KIND = 0.4

/**
 * "which boats are late?" of one application – "in Oslo?" by another one, which knows nothing of what went before; "by month" of nothing: it is
 * no question by itself.
 */
export function doubtFragment(draft: Draft, hasBefore: boolean): void {
  const { previous, nodes, message, group, measures, project, chunks } = draft
  if (previous || nodes.some(node => !node.implicit)) return
  const isByAlone =
    group !== undefined && !measures.length && !project.length && nodes.every(({ selection }) => isBare(selection))
  const asks = chunks.some(({ operator }) => operator?.type === 'count' || operator?.type === 'aggregate')
  const namesApp = chunks.some(({ kind }) => kind === 'app')
  if (hasBefore && !namesApp && testIn(message.text, ADJUNCT_ALONE))
    draft.ignored.push(message.text.replace(/\W+$/, ''))
  else if (isByAlone && !asks) draft.sureness = Math.min(draft.sureness, OF_NO_KIND)
}
