import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import { wordList } from '../../../lib/patterns.ts'

const BOUND = /^(?:max|min|maximum|minimum)$/
/** Words by which people ask how many there may be. */
const POSSIBLE = new Set(wordList`
  max maximum min minimum most least limit capacity up can could may might allow allowed fit fits hold holds room space
  place places seat seats allows possible sleep sleeps take takes need needs required
`)
/** How sure a reading is at most that gives as many as there may be for how many there are. */
const MAY_BE = 0.5

/** "how many members does the choir have?" of a `maxMembers`: as many as there may be are not those that there are. */
export function doubtBounds(draft: Draft): void {
  doubtAddedBounds(draft)
  doubtRankedBounds(draft)
  const { message, project } = draft
  const isBound = project.some(({ entity, columns }) => {
    const field = entity.fields.find(f => f.column === columns[0])
    return field !== undefined && BOUND.test(field.words[0] ?? '')
  })
  if (!isBound || message.tokens.some(({ norm }) => POSSIBLE.has(norm))) return
  if (/\bhow many\b/i.test(message.text)) draft.sureness = Math.min(draft.sureness, MAY_BE)
}

/** "which choir has the most members?" by a `maxMembers`: which of them may have the most. */
function doubtRankedBounds(draft: Draft): void {
  const isBound = draft.nodes.some(({ entity, selection }) => {
    const field = entity.fields.find(f => f.column === selection.order?.columns[0])
    return field?.role === 'number' && BOUND.test(field.words[0] ?? '')
  })
  const saysSo = isBound && draft.message.tokens.some(({ norm }) => BOUND.test(norm) || SAYS_MAY.test(norm))
  if (isBound && !saysSo) draft.sureness = Math.min(draft.sureness, MAY_BE)
}

const SAYS_MAY = /^(?:can|could|may|might|allows?|allowed|fits?|holds?|room|space|capacity|limits?|possible)$/
const SAYS_BOUND = /^(?:capacity|capacities|limits?|most|least|possible|allowed|up)$/

/** "occupancy by room type" of a `maxOccupancy`: how many there may be, added up, are not those that there are. */
function doubtAddedBounds(draft: Draft): void {
  const { message, measures, group, chunks } = draft
  const isFolded = group !== undefined || measures.some(({ fn }) => fn === 'sum' || fn === 'avg')
  const isBound = ({ used, fields }: Chunk) =>
    used !== undefined && fields.length > 0 && fields.every(({ field }) => BOUND.test(field.words[0] ?? ''))
  if (!isFolded || !chunks.some(isBound)) return
  if (!message.tokens.some(({ norm }) => BOUND.test(norm) || SAYS_BOUND.test(norm)))
    draft.sureness = Math.min(draft.sureness, MAY_BE)
}
