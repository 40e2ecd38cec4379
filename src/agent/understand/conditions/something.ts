import { isEventOf } from '../asks/event-verbs.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { stem } from '../language/words.ts'

const MOTION = /^(?:come|comes|coming|go|goes|going|arrive)$/i

/**
 * What says nothing beside the records that are spoken of anyway: an indefinite pronoun with its description behind a verb ("have
 * rented something that was damaged": the state is that of the rental; "borrowed something by Ann Lee"), and the particle of what records of returns tell
 * themselves ("returns that came back damaged").
 */
export function readSomething(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind === 'operator' || chunk.kind === 'literal') return
    if (/^back$/i.test(chunk.text) && MOTION.test(chunks[at - 1]?.text ?? '')) {
      const returns = nodes.some(n => !n.implicit && n.entity.words.some(word => stem(word) === stem('return')))
      if (returns) use(chunk, 'passed')
      return
    }
    if (!/^(?:something|anything)$/i.test(chunk.text)) return
    const before = chunks[at - 1]
    const isDone = nodes.some(n => n.at === at - 1 && (n.isVerb || isEventOf(before!.text, n.entity))) || before?.used === 'related' // oxfmt-ignore
    const behind = chunks
      .slice(at + 1)
      .find(c => c.kind !== 'filler' && c.used !== 'filler' && c.operator?.type !== 'who' && !/^by$/i.test(c.text))
    if (isDone && behind?.used === 'value') use(chunk, 'passed')
    // "who have sold something", "bought something in May": any of what was done.
    if (isDone && (!behind || behind.literal?.kind === 'date')) use(chunk, 'filler')
  })
}
readSomething.needs = /^(?:back|something|anything)$/
