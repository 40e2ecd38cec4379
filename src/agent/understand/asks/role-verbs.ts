import type { Entity } from '../entity-model/catalogue-model.ts'
import { lasts } from '../entity-model/begin-and-end.ts'
import { isEventOf } from './event-verbs.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { arePeople, isOwnPerson } from '../entity-model/people.ts'
import { addCondition, addNode, type Draft, isFree, kindBefore, makeFiller, use } from '../reading/draft.ts'
import { isRoleOf } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { IN_CHARGE, isAgentOf, isOfCharge } from '../reading/keys-of-verbs.ts'
import { labelOf } from '../conditions/shared.ts'
import { rootOf } from '../language/verb-forms.ts'
import { singular } from '../language/words.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'

/**
 * "who directed Salt" of credits with the role `director`: the people of those records that connect them with what is named, as far as they
 * are in the role that the verb is of. Before the verb is taken for any such record.
 */
export function readRoleVerbs(draft: Draft): void {
  const { chunks } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  const at = chunks.findIndex((c, i) => i > who && i <= who + 2 && c.kind !== 'filler')
  const verb = chunks[at]
  if (who < 0 || !isFree(verb) || !/^[a-z]{3,}$/.test(verb.text)) return
  // "who is absent today" of absences, and not of what was raised because of one.
  if (verb.entities.some(e => e.quality >= 0.7 && lasts(e.entity) && isEventOf(verb.text, e.entity))) return
  const root = rootOf(verb.text)
  const roles = verb.values.filter(
    v =>
      canBeListed(v.entity) &&
      !arePeople(v.entity) &&
      v.values.every(one => isAgentOf(one.toLowerCase(), root) && isRole(one.toLowerCase(), verb.text)),
  )
  if (!roles.length && isOfCharge(root)) roles.push(...rolesInCharge(draft))
  const [role, ...others] = roles
  const person = role && others.length === 0 ? personOf(draft, role.entity) : undefined
  if (!role || !person) return
  addNode(draft, person, who)
  const link = addNode(draft, role.entity, at)
  link.isVerb = true
  const label = `${labelOf(role.field)} ${role.values.join(' or ')}`
  addCondition(link, { columns: role.columns, op: 'in', values: role.values, text: true, label, at })
  use(chunks[who]!, 'entity')
  use(verb, 'value')
}

/**
 * "which films is he producing", "what does she edit" of a `producer`, an `editor`: behind a pronoun for the person that was spoken of, the verb
 * says in which role the records name them.
 */
export function readRolesOfThem(draft: Draft): void {
  const { chunks } = draft
  const kind = kindBefore(draft)
  const at = chunks.findIndex((c, i) => isFree(c) && /^(?:he|she|they)$/i.test(chunks[i - 1]?.text ?? ''))
  const verb = chunks[at]
  if (!kind || !arePeople(kind) || !verb || !/^[a-z]{4,}$/.test(verb.text)) return
  const roots = basesOf(verb.text)
  const named = new Set(chunks.slice(0, at).flatMap(c => c.entities.filter(e => e.quality >= 0.75).map(e => e.entity)))
  const keys = [...named].flatMap(({ fields }) =>
    fields.filter(f => (f.target === kind.key || isOwnPerson(f)) && f.words.some(word => isRoleOf(roots, word))),
  )
  const [key] = keys
  if (!key) return
  makeFiller(verb)
  if (key.target) draft.keys = [key]
}
readRolesOfThem.needs = /^(?:he|she|they)$/

/** "rents" of a kind `rent`: no role that somebody has; a `lead` is one that leads. */
const isRole = (value: string, verb: string): boolean =>
  IN_CHARGE.test(value) || (value !== verb && value !== singular(verb))

/** "who runs Sales" of memberships with the role `lead`: the one role of being in charge, in what connects people with what is named. */
function rolesInCharge({ app, chunks }: Draft): ValueMatch[] {
  const said = chunks.flatMap(c => [...c.values, ...c.entities])
  const named = new Set(said.filter(m => m.quality >= 0.75).map(m => m.entity))
  const connects = (entity: Entity) =>
    canBeListed(entity) &&
    hopsOf(entity, app).some(hop => hop.direction === 'up' && named.has(hop.to)) &&
    keysToPeople(entity, app).length === 1
  return app.entities.filter(connects).flatMap(entity =>
    entity.fields.flatMap(field => {
      const values = field.choices.filter(choice => IN_CHARGE.test(choice.toLowerCase()))
      const isOne = values.length === 1 && field.choices.length > 1 && !field.nested
      return isOne ? [{ entity, field, columns: [field.column], values, quality: 1 }] : []
    }),
  )
}

/** The one kind of people whose key the records have. */
function personOf({ app }: Draft, entity: Entity): Entity | undefined {
  const [person, ...others] = new Set(keysToPeople(entity, app).map(({ to }) => to))
  return others.length ? undefined : person
}
