import type { Chunk } from '../chunks/chunk.ts'
import { PERSONS } from '../conditions/number-words.ts'
import { labelOf } from '../conditions/shared.ts'
import { roomIn } from '../conditions/accommodates.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** Verbs that say for how many there is room (Levin, English Verb Classes and Alternations, 1993, 54.3); the past tells what was done. */
const HAS_ROOM = new Set('seat sleep fit accommodate hold take'.split(' ').map(rootOf))
/** … of which these say so only where somebody "can". */
const IF_CAN = /^take/i
/** How sure it is that the room is meant where "takes" may as well say who comes. */
const EITHER = 0.6
const PAST = /(?:ed|ing)$|^(?:sat|held|took|taken|slept)$/i
const SOMEBODY =
  /^(?:guests?|visitors|passengers|adults|children|kids|customers|students|participants|diners|viewers|spectators)$/i
const CAN = /^(?:can|could|does|do|may)$/i

/**
 * "which boat seats the most people?", "how many people fit in the Mill?", "how many guests can it take?": the people are those for whom
 * there is room, which is a figure of the records spoken of, and not how many are listed. Before nouns are looked for.
 */
export function readRoomFor(draft: Draft): void {
  const { chunks } = draft
  const verb = chunks.findIndex(c => isRoomVerb(c) && !c.literal)
  const people = chunks.findIndex(c => isFree(c) && (PERSONS.test(c.text) || SOMEBODY.test(c.text)))
  if (verb < 0 || people < 0 || Math.abs(verb - people) > 8) return
  const before = chunks.slice(0, people).findLast(c => c.kind !== 'filler')
  const isRanked = before?.operator?.type === 'superlative' && /^(?:the )?(?:most|fewest|least)$/i.test(before.text)
  const isAsked = before?.operator?.type === 'count' && people < verb
  const isPossible = chunks.slice(people, verb).some(c => CAN.test(c.text))
  // "how many guests did the Mill seat last night?": what was done there, or is on one day.
  if (chunks.some(c => /^(?:did|was|were|had)$/i.test(c.text) || c.literal?.kind === 'date')) return
  if (!(isRanked || isAsked) || (IF_CAN.test(chunks[verb]!.text) && !isPossible && !isRanked)) return
  const found = spokenOf(draft, people).flatMap(entity => {
    const field = roomIn(entity)
    return field ? [{ entity, field }] : []
  })
  const [one, ...others] = found
  if (!one || others.length) return
  nameField(chunks[people]!, { ...one, columns: [one.field.column], quality: 1 })
  // "which course takes the most students?": those for whom there is room, or those who come.
  if (isRanked && !isPossible && IF_CAN.test(chunks[verb]!.text)) {
    draft.sureness = Math.min(draft.sureness, EITHER)
    draft.notes.push(`took “${chunks[verb]!.text}” as ${labelOf(one.field)}`)
  }
  // "which boat seats …": the noun of the records, and the verb that is spelt like their figure.
  if (!/\s/.test(chunks[verb]!.text)) return use(chunks[verb]!, 'related')
  Object.assign(chunks[verb]!, { entities: [{ entity: one.entity, quality: 1 }], fields: [], values: [] })
}

const isRoomVerb = ({ text, used, fields }: Chunk): boolean => {
  const word = text.toLowerCase().split(' ').at(-1)!
  const isAlone = word === text.toLowerCase() || fields.some(({ entity, field }) => roomIn(entity) === field)
  return used === undefined && isAlone && HAS_ROOM.has(rootOf(word)) && !PAST.test(word)
}

/** The kinds that are named, those whose records are, and that of the one before where a pronoun points to it. */
function spokenOf({ chunks, app, previous }: Draft, people: number): Entity[] {
  const keys = chunks.flatMap((c, at) => {
    if (at === people) return []
    const named = c.values.filter(v => v.entity.nameFields.includes(v.field) || v.field === v.entity.idField)
    const pointed = c.operator?.type === 'pronoun' || /^(?:there|it)$/i.test(c.text) ? [previous?.root.entity] : []
    return [
      ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity.key),
      ...c.fields.filter(f => /\s/.test(c.text) && roomIn(f.entity) === f.field).map(f => f.entity.key),
      ...named.map(v => v.entity.key),
      ...pointed,
    ]
  })
  return app.entities.filter(entity => keys.includes(entity.key))
}
