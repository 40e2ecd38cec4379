import type { Draft } from '../reading/draft.ts'
import { singular } from '../language/words.ts'

/**
 * "how many customers are companies?" where customers go by that noun as well: it tells of what kind some of them are, which none of
 * their records says, and is no other word for all of them.
 */
export function doubtNouns(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const said = chunk.text.toLowerCase()
    const isPredicate = /^(?:is|are|was|were)$/i.test(chunks[at - 1]?.text ?? '') && chunk.used === 'entity'
    const kinds = isPredicate ? chunk.entities.map(({ entity }) => entity) : []
    const isCalledSo = kinds.some(({ words }) => singular(words.at(-1)!) === singular(said.split(' ').at(-1)!))
    if (kinds.length && !isCalledSo && nodes.some(n => n.at < at && !n.implicit && kinds.includes(n.entity)))
      draft.ignored.push(chunk.text)
  })
}
doubtNouns.needs = /^(?:is|are|was|were)$/
