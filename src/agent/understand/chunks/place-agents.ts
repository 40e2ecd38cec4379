import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { rootOf } from '../language/verb-forms.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Read } from './place-words.ts'

/** Nouns for who does something. */
const AGENT = /(?:er|or|ee|ant|ent|ist)$/
/** Fields that tell what somebody is in something. */
const ROLE = /^(?:role|job|function|position|capacity|part|type|kind|relation|duty|task)$/
/** How sure it is that the verb is what somebody does who is called so. */
const BY_VERB = 0.85
/** Verbs that are said of whoever has any role somewhere (general verbs of being employed). */
const OF_ANYBODY = new Set(['work', 'serve', 'labour', 'labor'].map(rootOf))
/** Values that a field has at most to tell roles. */
const MOST = 30

/** A field that tells in which role people are in something, with the values that are nouns for who does something. */
interface RoleField {
  entity: Entity
  field: Field
  agents: string[]
}

/** Those of an application, looked for once. */
const known = new WeakMap<Dictionary, RoleField[]>()

/**
 * "who directed Salt", "films that Ann acted in" of credits with the role `director` or `actor`: the verb of what somebody is called who does it,
 * where records that connect people with something tell in which role they are there.
 */
export function placeAgents(tokens: Read[], chunks: (Chunk | undefined)[], dictionary: Dictionary, place: Place): void {
  const roles = known.get(dictionary) ?? rolesIn(dictionary)
  known.set(dictionary, roles)
  if (roles.length === 0) return
  tokens.forEach(({ norm, certainty }, at) => {
    if (chunks[at] !== undefined || !/^[a-z]{3,}$/.test(norm)) return
    const root = rootOf(norm)
    // "people who work there" of a role `worker`: whoever is there works there, in whatever role.
    if (OF_ANYBODY.has(root)) return
    const values = roles.flatMap(({ entity, field, agents }) => {
      const said = agents.filter(one => isAgentOf(one.toLowerCase(), root))
      return said.length ? [{ entity, field, columns: [field.column], values: said, quality: BY_VERB }] : []
    })
    if (values.length) place(at, at + 1, { values, certainty })
  })
}

function rolesIn({ entities }: Dictionary): RoleField[] {
  const kinds = new Set([...entities.values()].flat().map(mention => mention.entity))
  return [...kinds].flatMap(entity => {
    const targets = new Set(
      entity.fields.flatMap(({ target }) => (target === undefined || target === entity.key ? [] : [target])),
    )
    const fields =
      targets.size < 2 ? [] : entity.fields.filter(f => f.role === 'category' && ROLE.test(f.words.at(-1)!))
    return fields.flatMap(field => {
      const agents = field.choices.length > MOST ? [] : field.choices.filter(one => AGENT.test(one))
      return agents.length ? [{ entity, field, agents }] : []
    })
  })
}
