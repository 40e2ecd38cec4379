import { isBare } from '../reading/attach.ts'
import { belongingTo } from '../reading/belonging-to.ts'
import { type Draft, type Node } from '../reading/draft.ts'
import { narrow } from '../reading/among-those.ts'
import type { Query } from '../reading/query.ts'
import { relateTo } from '../reading/relate-to.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { changeSelection } from './change-selection.ts'
import { asksNothing, namesRecord } from './said-of-nodes.ts'

export const ONLY =
  /^\W*(?:(?:and|but|now|ok|okay|so|then|what about|how about)\W+)*(?:only|just|without|not|excluding|except)\b/i
export const isFigure = ({ ask, root }: Query) => /^(?:group|measure|share)$/.test(ask) && root.limit === undefined

/** Several records that were listed. */
export const isSeveral = ({ ask, single, lookup, existence }: Query) =>
  ask === 'list' && !single && !lookup && !existence
/** "only technology companies" after a list of companies: some of them. */
export const NOTHING_BUT = /^\W*(?:(?:and|but|now|ok|okay|so|then)\W+)*(?:only|just)\b/i

/**
 * "only the ones for bakeries" after a list of orders: those of them whose customers are such, and not the bakeries; after a figure or groups
 * "only those of bakeries", "only the orders of bakeries": the same of these.
 */
export function restrictedTo(draft: Draft, previous: Query, own: readonly Node[]): Query | undefined {
  const ones =
    own.find(node => node.previous) ??
    (isFigure(previous) && NOTHING_BUT.test(draft.message.text) ? ownOfBefore(previous, own) : undefined)
  const [other, ...others] = own.filter(node => node !== ones)
  if (!ones || !other || others.length || !(previous.ask === 'list' || isFigure(previous)) || !asksNothing(draft))
    return undefined
  if (!ONLY.test(draft.message.text) || !(OF_THEM.test(draft.message.text) || !ones.previous)) return undefined
  const isUp = leadsUp(ones.entity, other.entity, draft.app)
  if (!isUp || ones.entity.key !== previous.root.entity) return undefined
  return ones.previous ? fewer(draft, ones) : ofOwners(draft, previous, ones, other)
}
/** Records of the kind before that a message names itself. */
const ownOfBefore = ({ root }: Query, own: readonly Node[]): Node | undefined =>
  own.find(({ entity, implicit, selection }) => entity.key === root.entity && !implicit && !selection.order)

function ofOwners({ app }: Draft, previous: Query, ones: Node, owner: Node): Query | undefined {
  const query = onlySuch(previous, ones)
  return relateTo(app, query.root, owner.selection) ? query : undefined
}

/** What the ones before are to be of, behind a preposition. */
const OF_THEM =
  /\b(?:ones|those|them|these)\W+(?:(?:that|which) (?:are|were|go|went) )?(?:for|of|from|by|with|in|at|to)\b/i

export function fewer(draft: Draft, ones: Node): Query | undefined {
  const root = structuredClone(ones.selection)
  for (const { selection } of draft.nodes.filter(n => n !== ones))
    if (!relateTo(draft.app, root, selection)) return undefined
  return { ...structuredClone(draft.previous!), root, winner: undefined, shown: undefined }
}

/** "now only the qualified leads" after groups or a figure of leads: the message names its records itself. */
export const isSuch = ({ root }: Query, { entity, selection }: Node): boolean =>
  entity.key === root.entity && !isBare(selection)

export function onlySuch(previous: Query, { selection }: Node): Query {
  const query: Query = {
    ...structuredClone(previous),
    root: narrow(previous.root),
    winner: undefined,
    shown: undefined,
  }
  changeSelection(query.root, selection)
  return query
}

/** How sure it is that what has a value is what those before belong to. */
const OF_SUCH = 0.7

/** "only Oslo", "only the Oslo people" after people: those of them that belong to what is named. */
export function onlyOfNamed(draft: Draft, own: readonly Node[]): Query | undefined {
  const { previous, app, nodes, message } = draft
  const [named, ...others] = nodes.filter(node => !own.includes(node))
  const before = app.entities.find(({ key }) => key === previous!.root.entity)
  if (!named?.implicit || others.length || !before || !isSeveral(previous!) || !NOTHING_BUT.test(message.text)) return undefined // oxfmt-ignore
  const areThose = own.every(({ entity, selection, previous: isBefore }) => entity === before && isBare(selection) && !isBefore) // oxfmt-ignore
  if (own.length > 1 || !areThose || !asksNothing(draft)) return undefined
  if (!leadsUp(before, named.entity, app)) return undefined
  if (!namesRecord({ nodes: [named] })) draft.sureness = Math.min(draft.sureness, OF_SUCH)
  const query: Query = { ...structuredClone(previous!), root: narrow(previous!.root), winner: undefined, shown: undefined } // oxfmt-ignore
  const related = belongingTo(query.root, named.entity.key)
  if (related) changeSelection(related, named.selection)
  else if (!relateTo(app, query.root, named.selection)) return undefined
  return query
}
