import { addNode, type Draft, isFree, use } from '../reading/draft.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { isPersonEntity } from '../entity-model/people.ts'

/**
 * "who speaks Spanish and plays chess": where all that is named stands in a list of people's records (their skills), it is these
 * people that are asked for, not the items of the list.
 */
export function readHolders(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(chunk => chunk.operator?.type === 'who' && isFree(chunk))
  if (who < 0 || who > 1) return
  const named = chunks.slice(who + 1).filter(chunk => chunk.values.length > 0)
  const holders = new Set(named.flatMap(chunk => chunk.values.map(value => value.entity.inside?.entity)))
  const [key, ...others] = holders
  // "who has the skills …": the noun of the items may be said.
  if (draft.nodes.some(node => !node.implicit && (key === undefined || node.entity.inside?.entity !== key))) return
  const holder = others.length ? undefined : app.entities.find(entity => entity.key === key)
  if (!holder || !canBeListed(holder) || !isPersonEntity(holder)) return
  addNode(draft, holder, who)
  use(chunks[who]!, 'entity')
}
