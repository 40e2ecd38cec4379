import { type Draft, use } from '../reading/draft.ts'

/** "show 5 accounts", "any three leads": so many and no more, in no order. */
export function readPlainLimit(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    const node = draft.nodes.find(n => n.at === at + 1)
    if (
      chunk.used ||
      chunk.literal?.kind !== 'number' ||
      chunk.literal.unit !== 'plain' ||
      // "35mm prints", "2m poles": a size, or millions, of which no list is asked for.
      (chunk.literal.scale !== undefined && /\dmm?$/i.test(chunk.text)) ||
      !Number.isInteger(chunk.literal.value) ||
      !node ||
      // "how often was van 3 repaired": no number of repairs.
      node.at === draft.doneOften?.verb ||
      isSubject(draft, at)
    )
      return
    // "the three captains with …" of which one was taken: so many are asked for, and that is not what is answered.
    if (node.selection.limit !== undefined && node.selection.limit !== chunk.literal.value) return
    node.selection.limit = chunk.literal.value
    use(chunk, 'limit')
  })
}

/** "is 4801 high?": what the question is about, and no number of records; "are 5 rooms free?" is one. */
const isSubject = ({ chunks }: Draft, at: number): boolean => at === 1 && /^(?:is|was|has|does)$/i.test(chunks[0]!.text)
