import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, useWhole } from '../reading/draft.ts'
import { namedBy } from '../reading/named-by.ts'
import type { Query } from '../reading/query.ts'
import { isOne } from './one-told-by.ts'
import { saidFrom } from './only-stretch.ts'

/** "who is their tutor?", "and the head gardener?": somebody in a role, of those before. */
const WHO_IS = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:who(?:['’]s|\ is|\ are|\ was)|(?:what|who)\ about)\ (?:the|their|its|his|her)\ (?<role>[\p{L} -]+?)\W*$
`

/**
 * "who is in class 7A?" – "who is their tutor?": a role that the records before have no field for, but what all of them belong to has: the
 * one whom that names.
 */
export function roleOfOwner(draft: Draft): Query | undefined {
  const { previous, app, message, chunks } = draft
  const role = execIn(message.text, WHO_IS)?.groups?.['role']
  if (!previous || role === undefined || previous.group) return undefined
  const said = saidFrom(draft, message.text.lastIndexOf(role))
  const [chunk] = said
  const entity = (key: string) => app.entities.find(one => one.key === key)
  const keyOf = (owner: Entity | undefined) =>
    chunk?.fields.find(f => f.entity === owner && f.field.target !== undefined && f.quality >= 0.5)?.field
  if (said.length !== 1 || !chunk || keyOf(entity(previous.root.entity))) return undefined
  if (chunk.entities.some(e => e.quality >= 0.9)) return undefined
  const owners = previous.root.related.filter(({ selection, exists, count }) => exists && !count && isOne(selection))
  const [owner, ...others] = owners.filter(({ selection }) => keyOf(entity(selection.entity)))
  const key = owner && keyOf(entity(owner.selection.entity))
  if (!owner || !key || others.length) return undefined
  useWhole({ chunks })
  const root = namedBy(structuredClone(owner.selection), key)
  return { kind: 'query', app: app.name, root, ask: 'list', measures: [], project: [] }
}
