import { isAgentOf } from '../reading/keys-of-verbs.ts'
import { rootOf } from '../language/verb-forms.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Read } from './place-words.ts'

/** Nouns for who does something. */
const AGENT = /(?:er|or|ee|ant|ent|ist)$/
/** Fields that tell what somebody is in something. */
const ROLE = /^(?:role|job|function|position|capacity|part|type|kind|relation|duty|task)$/
/** How sure it is that the verb is what somebody does who is called so. */
const BY_VERB = 0.85
/** Values that a field has at most to tell roles. */
const MOST = 30

/**
 * "who directed Salt", "films that Ann acted in" of credits with the role `director` or `actor`: the verb of what somebody is called who does it,
 * where records that connect people with something tell in which role they are there.
 */
export function placeAgents(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  tokens.forEach(({ norm, certainty }, at) => {
    const said = chunks[at]
    if (said !== undefined || !/^[a-z]{3,}$/.test(norm)) return
    const root = rootOf(norm)
    const values = vocabularies.flatMap(({ entity }) => {
      const keys = entity.fields.filter(f => f.target !== undefined && f.target !== entity.key)
      if (new Set(keys.map(f => f.target)).size < 2) return []
      return entity.fields
        .filter(f => f.role === 'category' && ROLE.test(f.words.at(-1)!))
        .flatMap(field => {
          const known = field.choices.length ? field.choices : (field.shown ?? [])
          const agents =
            known.length > MOST ? [] : known.filter(one => AGENT.test(one) && isAgentOf(one.toLowerCase(), root))
          return agents.length ? [{ entity, field, columns: [field.column], values: agents, quality: BY_VERB }] : []
        })
    })
    if (values.length) place(at, at + 1, { values, certainty })
  })
}
