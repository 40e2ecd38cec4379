import { findPath, type Hop, hopsOf } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Draft } from '../reading/draft.ts'
import { isToldBy } from '../reading/keys-of-verbs.ts'

/** How sure it is by which of several keys records are grouped that no word tells. */
const EITHER_ROLE = 0.6

/**
 * "which club spent the most on transfers" of transfers from a club to a club, "attendance per club" of a home and an away club: by
 * which of them the records are grouped is a guess, which the answer tells. A key that is called as its kind is comes first anyway.
 */
export function doubtRoles(draft: Draft): void {
  const { app, group, message } = draft
  const root = draft.measured ?? draft.head ?? draft.nodes.find(n => !n.implicit)
  const to = app.entities.find(e => e.key === group?.entity)
  if (!group || group.via !== undefined || !root || !to || to === root.entity) return
  const keys = hopsOf(root.entity, app).filter(hop => hop.direction === 'up' && hop.to === to)
  const roles = new Set(keys.map(hop => roleWords(hop).find(word => !to.words.includes(word))))
  if (roles.size < 2 || keys.some(hop => roleWords(hop).every(word => to.words.includes(word)))) return
  if (message.tokens.some(token => roles.has(token.norm))) return
  const told = toldByVerb(draft, keys)
  if (told) {
    group.via = told.field.column
    return
  }
  const [taken] = findPath(root.entity, to, app) ?? []
  if (taken?.to !== to) return
  draft.sureness = Math.min(draft.sureness, EITHER_ROLE)
  draft.notes.push(`took the ${to.noun} as the ${roleWords(taken).join(' ')}`)
}

/** "which agent has the most tickets assigned" of a requester and an assignee: the one that what was done is of. */
function toldByVerb({ message }: Draft, keys: readonly Hop[]): Hop | undefined {
  const done = message.tokens.filter(token => isParticiple(token.norm)).map(token => rootOf(token.norm))
  const told = keys.filter(hop => done.some(root => isToldBy(hop.field, root)))
  return told.length === 1 ? told[0] : undefined
}

const roleWords = ({ field }: Hop): string[] =>
  field.words.filter(word => !/^(?:id|ids|key|code|ref|no|number)$/.test(word))
