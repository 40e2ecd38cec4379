import type { Draft } from '../reading/draft.ts'

/** How sure it is at most that what is in something is what fits in. */
const WHAT_FITS = 0.5

const ROOM = /^(?:capacity|capacities|max|maximum|size)$/

/** "how many litres are in the tanks?" of a capacity: how much fits in tells nothing of what is in there. */
export function doubtContents(draft: Draft): void {
  const { message, measures, project, nodes } = draft
  if (!/\bhow (?:many|much) \w+ (?:is|are|was|were) (?:there |still |left |now )*in(?:side)? /i.test(message.text))
    return
  const columns = [...measures.map(m => m.column), ...project.flatMap(p => p.columns)]
  const fields = nodes.flatMap(({ entity }) => entity.fields.filter(f => columns.includes(f.column)))
  const isRoom = fields.some(({ role, words }) => role === 'number' && ROOM.test(words[0]!) && words.length <= 2)
  if (isRoom) draft.sureness = Math.min(draft.sureness, WHAT_FITS)
}
doubtContents.needs = /^in(?:side)?$/
