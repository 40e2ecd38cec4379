import { CUSTOMERS } from '../../../lib/synonyms.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { isOneOf } from '../language/everyday-nouns.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, nameKind, use } from '../reading/draft.ts'
import { fieldOfPhase } from '../reading/verb-fields.ts'
import { worksSomewhere } from './workers.ts'

/** How sure it is at most that those are meant of whom, or of whose work, alone the records tell when they joined. */
const BY_JOINING = 0.7

const JOINED = /^(?:joined|hired)$/i
/** What those do who are served, and not those who work somewhere. */
const SIGNED_UP = /^(?:registered|enrolled|subscribed|signed)$/i

/**
 * "who has been with us the longest", "who joined first", "how many people signed up in 2025?": the people of the only kind that has a day on
 * which they joined, else of the one that works here; of those who sign up the ones who are served.
 */
export function readWhoJoined(draft: Draft): void {
  const { chunks } = draft
  const who = chunks.find(c => isFree(c) && (c.operator?.type === 'who' || isPeople(draft, c)))
  const verb = chunks.findIndex((c, at) => isFree(c) && (JOINED.test(c.text) || isSigningUp(draft, at)))
  if (!who || verb < 0) return
  const isTold = chunks.slice(verb + 1).some(c => /^(?:superlative|ordinal)$/.test(c.operator?.type ?? '') || c.literal?.kind === 'date') // oxfmt-ignore
  if (
    !isTold ||
    chunks.some(c => c.entities.length > 0 || (c !== chunks[verb] && c.values.length > 0)) ||
    draft.previous
  )
    return
  const people = draft.app.entities.filter(entity => canBeListed(entity) && arePeople(entity) && joinedOn(entity))
  const isMeant = JOINED.test(chunks[verb]!.text) ? worksSomewhere : (one: Entity) => isOneOf(one, CUSTOMERS)
  // Customers have a day on which they came, too: with us are those who work here.
  const [kind, ...others] = people.length > 1 ? people.filter(isMeant) : people
  if (!kind || others.length) return
  nameKind(who, kind)
  delete who.operator
  const field = joinedOn(kind)!
  nameField(chunks[verb]!, { entity: kind, field, columns: [field.column], quality: 0.9 })
  const particle = chunks[verb + 1]
  if (isFree(particle) && /^up$/i.test(particle.text)) use(makeFiller(particle), 'related')
  draft.sureness = Math.min(draft.sureness, BY_JOINING)
  draft.notes.push(`took “${who.text}” as ${plural(kind.noun)}`)
}
readWhoJoined.needs = (word: string) => JOINED.test(word) || SIGNED_UP.test(word)

/** "how many people", whom no record is called after. */
const isPeople = ({ chunks }: Draft, chunk: Draft['chunks'][number]): boolean =>
  /^(?:people|persons?|folks)$/i.test(chunk.text) &&
  /^(?:how many|which|what)$/i.test(chunks[chunks.indexOf(chunk) - 1]?.text ?? '')

const isSigningUp = ({ chunks }: Draft, at: number): boolean =>
  SIGNED_UP.test(chunks[at]!.text) && (!/^signed$/i.test(chunks[at]!.text) || /^up$/i.test(chunks[at + 1]?.text ?? ''))

/** The day on which people came to be what they are here. */
const joinedOn = ({ fields }: Entity): Field | undefined =>
  fieldOfPhase(
    ['join'],
    fields.filter(f => f.role === 'date').map(field => ({ field })),
  )?.field
