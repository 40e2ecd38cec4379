import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addNode, isFree, isGenitive, use } from '../reading/draft.ts'
import { roleAt } from '../reading/role-hops.ts'
import { nodeAt } from './fields.ts'

/**
 * "Ann Lee's tutor's e-mail": a role between two genitives stands for the record that the key names, whose field is asked for
 * behind it.
 */
export function readRolesOwned(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((_, at) => {
    if (!isGenitive(draft, at)) return
    const next = at + 1
    if (!isFree(chunks[next]) || nodeAt(draft, next)) return
    for (const owner of ownersAt(draft, at)) {
      const role = roleAt(draft, next, owner)
      const last = role && next + role.length - 1
      if (!role || !isGenitive(draft, last!) || !asksFor(draft, last! + 1, role.hop.to)) continue
      if (!draft.nodes.some(node => node.entity === role.hop.to)) addNode(draft, role.hop.to, next)
      for (const one of chunks.slice(next, next + role.length)) use(one, 'entity')
      return
    }
  })
}

/** The kinds of record that words name one of, or that a role leads to. */
const ownersAt = (draft: Draft, at: number): Entity[] => [
  ...new Set([
    ...draft.nodes.filter(node => node.at === at && !node.implicit).map(node => node.entity),
    ...draft.chunks[at]!.values.filter(v => v.entity.nameFields.includes(v.field) || v.field === v.entity.idField).map(v => v.entity), // oxfmt-ignore
  ]),
]

/** A field of the records stands there; "Ann's lead's lead" are steps among records of one kind. */
const asksFor = ({ chunks }: Draft, at: number, entity: Entity): boolean =>
  chunks[at]?.fields.some(f => f.entity === entity && f.field.target !== entity.key) === true
