import type { Free, Place } from './annotate.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from './chunk.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Read } from './place-words.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { splitIdentifier, stem } from '../language/words.ts'

/**
 * The application's own name comes before any value that is spelt like it; but for a kind of its records that stands before
 * their noun or without a preposition ("translation projects", "both translation and proofreading" of a service called so).
 */
export function placeApp(
  tokens: Read[],
  dictionary: Dictionary,
  vocabularies: readonly Vocabulary[],
  place: Place,
  free: Free,
): void {
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    // "the wind farm" of an application `windfarm`.
    const isApart = next && free(at, at + 2) && dictionary.app.has(stem((token.text + next.text).toLowerCase()))
    if (isApart && !dictionary.entities.has(token.stem))
      // "the escape rooms" of an application `escaperooms` are its rooms.
      return place(at, dictionary.entities.has(next.stem) ? at + 1 : at + 2, { kind: 'app' })
    if (!free(at, at + 1)) return
    if (next && beginsApp(token, dictionary) && dictionary.entities.has(next.stem))
      return place(at, at + 1, { kind: 'app' })
    const kinds = dictionary.entities.get(token.stem)
    // "the couriers in parcels": behind a preposition the application itself, though its records are nearly called so.
    const isWhole = SOURCES.test(tokens[at - 1]?.norm ?? '') && kinds?.every(({ isEveryday }) => isEveryday)
    const isNoun =
      (kinds !== undefined && !isWhole) || dictionary.fields.has(token.stem) || dictionary.scopes.has(token.stem)
    const behind = dictionary.entities.get(tokens[at + 1]?.stem ?? '')?.map(({ entity }) => entity) ?? []
    const isPlain = !LINKS.test(tokens[at - 1]?.norm ?? '')
    const isKind = vocabularies.some(
      ({ entity, exact }) =>
        (isPlain || behind.includes(entity)) && exact.get(token.norm)?.some(v => v.field.choices.length > 0),
    )
    if (
      dictionary.app.has(token.stem) &&
      !isNoun &&
      !isKind &&
      !isVerbAt(tokens, at) &&
      (behind.length > 0 || !isAskedFor(tokens, at))
    )
      place(at, at + (isSide(tokens, at, dictionary, free) ? 2 : 1), { kind: 'app' })
  })
}

/** "on the crm side", "the crm tool": a noun for an application behind its name says nothing more. */
const isSide = (tokens: readonly Read[], at: number, { entities, fields }: Dictionary, free: Free): boolean => {
  const next = tokens[at + 1]
  return (
    next !== undefined &&
    SIDES.test(next.norm) &&
    free(at + 1, at + 2) &&
    !entities.has(next.stem) &&
    !fields.has(next.stem)
  )
}
const SIDES = /^(?:side|end|app|application|system|tool|software|database|db|data)$/

/**
 * "which territory has …", "how many territories", "revenue per territory" of an application `territory`: there is one of it, so where
 * it is chosen from or counted, something else is meant, which its records do not have.
 */
const isAskedFor = (tokens: readonly Read[], at: number): boolean =>
  CHOOSES.test(tokens[at - 1]?.norm ?? '') || (tokens[at - 1]?.norm === 'many' && tokens[at - 2]?.norm === 'how')

/** "how many did we hire" of an application `hiring`: behind an auxiliary and who does it stands a verb. */
const isVerbAt = (tokens: readonly Read[], at: number): boolean =>
  DOERS.test(tokens[at - 1]?.norm ?? '') && AUXILIARIES.test(tokens[at - 2]?.norm ?? '')
const DOERS = /^(?:we|they|you|i|he|she)$/
const AUXILIARIES = /^(?:do|does|did|have|has|had|can|could|will|would)$/

const CHOOSES = /^(?:which|what|each|every|per|by|another|most|top|best|largest|biggest|smallest)$/

/** "escape bookings" of an application `escaperooms`, which has rooms: before a noun of its records the first part of its name says nothing more. */
const beginsApp = ({ norm, stem: own }: Read, dictionary: Dictionary): boolean =>
  norm.length > 3 &&
  !dictionary.entities.has(own) &&
  [...dictionary.app].some(name => name.startsWith(norm) && dictionary.entities.has(stem(name.slice(norm.length))))

const SOURCES = /^(?:in|on|from|at)$/
const LINKS = /^(?:in|on|of|from|at|the|our)$/

/**
 * Where a message is read over several applications, the name of one says whose the word beside it is: "the helpdesk team",
 * "the team in the helpdesk". What else that word may mean is left out.
 */
export function choosePartsOf(tokens: Read[], chunks: (Chunk | undefined)[], entities: readonly Entity[]): void {
  const apps = [...new Set(entities.map(entity => entity.app))]
  if (apps.length < 2) return
  tokens.forEach((token, at) => {
    if (chunks[at]?.kind !== 'app') return
    const named = apps.filter(app => splitIdentifier(app).some(word => stem(word) === token.stem))
    if (named.length !== 1) return
    const next = chunks[at + 1]
    let before = at - 1
    while (LINKS.test(tokens[before]?.norm ?? '')) before--
    if (next?.kind === 'mention') keepOf(next, named[0]!)
    else if (before >= 0 && before < at - 1 && chunks[before]?.kind === 'mention') keepOf(chunks[before]!, named[0]!)
  })
}

function keepOf(chunk: Chunk, app: string): void {
  const own = <T extends { entity: Entity }>(list: T[]): T[] => list.filter(m => m.entity.app === app)
  const [entities, fields, values] = [own(chunk.entities), own(chunk.fields), own(chunk.values)]
  if (entities.length + fields.length + values.length) Object.assign(chunk, { entities, fields, values })
}
