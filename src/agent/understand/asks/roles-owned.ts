import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { areOfOne } from '../entity-model/object-of.ts'
import { type Draft, addNode, isFree, isGenitive, use } from '../reading/draft.ts'
import { type RoleAt, roleAt } from '../reading/role-hops.ts'
import { nodeAt } from './fields.ts'
import { isKeyOf } from './told-verbs.ts'

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
      // One of the same kind is told by `askOfReference`.
      if (!role || role.hop.to === owner) continue
      if (!isGenitive(draft, last!) || !asksFor(draft, last! + 1, role.hop.to)) continue
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

/** Between a role and the record whose role it is, and before either. */
const OF = /^(?:of|at|in|for|on|from|to|over)$/i
const ARTICLE = /^(?:the|our|this|that|an?)$/i
/** What asks for something of somebody without naming a field. */
const ASKED_OF = /^(?:of|for)$/i

/**
 * "the mobile number of the manager at Mill Lane", "the mobile number of Mill Lane's manager", "the Mill Lane manager's number": of a record
 * whose key names another, what is asked for is told by that other one, though a site has a number of its own and some have the
 * job of a manager. What the object of the role tells itself (`captain.phone`) is left as it is.
 */
export function readRolesOfNamed(draft: Draft): void {
  const { chunks, nodes } = draft
  for (const [at, name] of chunks.entries()) {
    if (!isFree(name) || !name.values.length) continue
    for (const owner of new Set(
      name.values.filter(v => v.quality >= 0.9 && isKeyOf(v.entity, v.field)).map(v => v.entity),
    )) {
      const found = roleOfNamed(draft, at, owner)
      const { to } = found?.role.hop ?? {}
      if (!found || !to || to === owner || nodes.some(node => node.entity === to)) continue
      const { role, from, asked } = found
      const inObject = ({ field }: Chunk['fields'][number]) => areOfOne(field.column, role.hop.field.column)
      if (asked.fields.some(f => f.entity === owner && f.field.nested && inObject(f))) continue
      const own = fieldsOfOther(asked, owner, to)
      if (!own.length) {
        draft.sureness = Math.min(draft.sureness, OWN_INSTEAD)
        continue
      }
      draft.head = addNode(draft, to, from)
      draft.keys = [...(draft.keys ?? []), role.hop.field]
      asked.fields = own
      name.values = name.values.filter(v => v.entity === owner)
      for (const one of chunks.slice(from, from + role.length))
        use(Object.assign(one, { values: [], fields: [] }), 'entity')
      return
    }
  }
}

/** How sure it is at most that what is asked of another is told by the record itself. */
const OWN_INSTEAD = 0.5

/** The fields that words name of the other record, also where they were taken for those of a part of the owner (`doctor.phone`). */
function fieldsOfOther({ fields }: Chunk, owner: Entity, to: Entity): Chunk['fields'] {
  const own = fields.filter(f => f.entity === to && f.quality >= 0.7)
  if (own.length) return own
  const isAlike = (one: Field, other: Field) => one.role === other.role && one.words.at(-1) === other.words.at(-1)
  return fields
    .filter(({ entity, field, quality }) => entity === owner && field.nested && quality >= 0.7)
    .flatMap(({ field, quality }) =>
      to.fields
        .filter(one => !one.nested && isAlike(one, field))
        .map(one => ({ entity: to, field: one, columns: [one.column], quality })),
    )
}

/** A role beside a name, where it begins, and what is asked for of whoever has it. */
function roleOfNamed(
  draft: Draft,
  at: number,
  owner: Entity,
): { role: RoleAt; from: number; asked: Chunk } | undefined {
  const { chunks } = draft
  const isNoun = (i: number) => chunks[i]?.entities.some(e => e.entity === owner) === true
  const skipBack = (i: number, isPassed: (one: number) => boolean) => {
    while (i >= 0 && isPassed(i)) i--
    return i
  }
  const isArticle = (i: number) => ARTICLE.test(chunks[i]?.text ?? '')
  const askedAt = (i: number) => (isFree(chunks[i]) && chunks[i].fields.length > 0 ? chunks[i] : undefined)
  /** "the e-mail of" before the words at a place. */
  const askedBefore = (i: number) => {
    const of = skipBack(i - 1, isArticle)
    return ASKED_OF.test(chunks[of]?.text ?? '') ? askedAt(of - 1) : undefined
  }
  // "the e-mail of Mill Lane's manager", "the Mill Lane manager's e-mail"
  const next = isNoun(at + 1) && !roleAt(draft, at + 1, owner) ? at + 2 : at + 1
  const behind = isFree(chunks[next]) || isNoun(next) ? roleAt(draft, next, owner) : undefined
  if (behind) {
    const last = next + behind.length - 1
    const asked = isGenitive(draft, last) ? askedAt(last + 1) : askedBefore(isNoun(at - 1) ? at - 1 : at)
    return asked && { role: behind, from: next, asked }
  }
  // "the e-mail of the manager at Mill Lane", "the manager's e-mail at Mill Lane"
  const of = skipBack(skipBack(at - 1, isNoun), isArticle)
  if (!OF.test(chunks[of]?.text ?? '')) return undefined
  for (let from = of - 1; from >= Math.max(0, of - 4); from--) {
    const role = isFree(chunks[from]) ? roleAt(draft, from, owner) : undefined
    const last = role && from + role.length - 1
    if (!role || last === undefined) continue
    if (last === of - 1) {
      const asked = askedBefore(from)
      return asked && { role, from, asked }
    }
    const asked = isGenitive(draft, last) && last === of - 2 ? askedAt(of - 1) : undefined
    if (asked) return { role, from, asked }
  }
  return undefined
}
