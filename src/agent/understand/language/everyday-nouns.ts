import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { FILLERS } from './lexicon.ts'
import { singular, stem, wordsOf } from './words.ts'

/** A kind of record that an everyday noun stands for. */
export interface EverydayNoun {
  entity: Entity
  quality: number
  certainty: number
}

/** How sure it is that a noun stands for a kind of record, by what says so. */
const SAID = { quality: 0.75, certainty: 0.92 }
const PART = { quality: 0.75, certainty: 0.9 }
const NEAR = { quality: 0.7, certainty: 0.85 }
/** Of a narrower noun nobody said that it means all records: "boxes" of containers. */
const GUESSED = { quality: 0.65, certainty: 0.6 }
/** Collective nouns say that there are many, not of what (closed class). */
const COLLECTIVE = pattern()`
  ^(?:
    collection|group|set|list|series|bunch|lot|batch|pile|stack|array|range|selection|assortment|portfolio
    |catalogue|catalog|inventory|stock|body|mass|amount|number|part|piece|unit|section|division|system|network
  )$
`
/** How much nearer the nearest kind has to be than the next one. */
const CLEARLY = 1.2

/**
 * The kind of record that a noun (in the singular) stands for though nothing in the catalogue is called so: the noun that the
 * service's own texts use for it ("Lists the rooms of the house" of galleries), the last part of a closed compound ("work" of
 * artworks), or a noun that WordNet has above or below the kind's own ("room" above gallery, "ship" below vessel). A narrower
 * noun may leave records out ("vans" of vehicles): it stands for all of them only where the service's texts use it too or its
 * kinds are kinds of that noun, is a guess where nothing speaks against it, and none where most of the kinds that are listed are beside it.
 */
export function findEverydayNoun(noun: string, entities: readonly Entity[]): EverydayNoun | undefined {
  const named = entities.filter(entity => !entity.hidden && !entity.inside)
  const said = named.filter(entity => saidNouns(entity, entities).has(noun))
  if (said.length === 1) return { entity: said[0]!, ...SAID }
  const parts = named.filter(entity => endsIn(headOf(entity), noun))
  if (parts.length === 1) return { entity: parts[0]!, ...PART }
  if (COLLECTIVE.test(noun)) return undefined
  const near = named
    .map(entity => ({ entity, ...nearness(noun, entity) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const [best, next] = near
  if (!best || (next && best.strength < CLEARLY * next.strength)) return undefined
  if (!best.isNarrower) return { entity: best.entity, ...NEAR }
  const kinds = kindsOf(best.entity)
  const { narrower, broader } = nounRelations()
  const below = narrower(noun)
  if (kinds.some(kind => below.has(kind)) || textsOf(entities).has(noun)) return { entity: best.entity, ...NEAR }
  const above = [...broader(noun).keys()]
  const beside = kinds.filter(kind => above.some(word => narrower(word).has(kind)))
  return beside.length > 0 && 2 * beside.length >= kinds.length ? undefined : { entity: best.entity, ...GUESSED }
}

const headOf = (entity: Entity) => singular(entity.words.at(-1)!)

function nearness(noun: string, entity: Entity): { strength: number; isNarrower: boolean } {
  const own = headOf(entity)
  const above = nounRelations().broader(own).get(noun) ?? 0
  const below = nounRelations().narrower(own).get(noun) ?? 0
  return { strength: Math.max(above, below), isNarrower: below > above }
}

/** "work" ends "artwork": both parts are words of their own. */
function endsIn(word: string, end: string): boolean {
  const start = word.slice(0, word.length - end.length)
  return end.length >= 4 && start.length >= 3 && word.endsWith(end) && wordKnowledge().find(stem(start)) !== undefined
}

/** Last words of the kinds that an enumeration of the records has, in the singular: "carrier" of "bulk carrier". */
const kindsOf = (entity: Entity): string[] =>
  entity.fields
    .flatMap(({ role, choices, meanings }) =>
      role === 'category' && choices.length > 1 ? [...choices, ...Object.values(meanings ?? {})] : [],
    )
    .map(kind => singular(wordsOf(kind).at(-1) ?? ''))

const texts = new WeakMap<Entity, Set<string>>()

/** Every word of the descriptions of an application's operations and fields, in the singular. */
function textsOf(entities: readonly Entity[]): Set<string> {
  const [first] = entities
  if (!first) return new Set()
  let known = texts.get(first)
  if (!known) texts.set(first, (known = new Set(entities.flatMap(textOf).flatMap(wordsOf).map(singular))))
  return known
}

const textOf = ({ fields, sources, operations }: Entity): string[] => [
  ...fields.map(field => field.description),
  ...[...sources, ...operations].flatMap(({ description, parameters }) => [
    description ?? '',
    ...parameters.map(parameter => parameter.description),
  ]),
]

const said = new WeakMap<Entity, Set<string>>()

/** Nouns that head the descriptions of an entity's lists and of the references to it. */
function saidNouns(entity: Entity, entities: readonly Entity[]): Set<string> {
  let known = said.get(entity)
  if (known) return known
  const isOf = (field: Field) => field.target === entity.key
  const names = new Set(entities.flatMap(e => e.fields.filter(isOf).map(field => field.words.join(' '))))
  const references = [
    ...entities.flatMap(e => e.fields.filter(isOf)),
    ...entities.flatMap(e => e.operations.flatMap(o => o.parameters.filter(p => names.has(p.words.join(' '))))),
  ]
  const own = new Set(entities.map(headOf))
  const nouns = [
    ...entity.sources.filter(source => source.complete).map(source => headNoun(source.description ?? '', true)),
    ...references.map(reference => headNoun(reference.description, false)),
  ].flatMap(noun => (noun === undefined || own.has(noun) ? [] : [noun]))
  said.set(entity, (known = new Set(nouns)))
  return known
}

const LEAD = /^(?:(?:lists?|returns?|gets?|shows?|fetch(?:es)?|retrieves?|finds?|reads?|search(?:es)?|browses?)\s+)?/i
const DETERMINERS = /^(?:(?:all|the|a|an|every|each|any|available|list of|page of|of)\s+)*/i
const PHRASE =
  /^([a-z]+(?:[ -][a-z]+)??)(?=$|[.,:;(]|\s+(?:of|in|on|at|with|for|to|from|by|that|which|where|who|whose|it|this)\b)/i
/** Nouns that say how a record is named or sent, not what it is. */
const PLAIN = pattern()`
  ^(?:
    id|code|number|key|reference|name|identifier|page|result|collection|set|array|object|response|status|date
    |time|value|uuid|link|url|email|address|title|type|kind|count|total|optional|required|unique|filter
  )$
`

/** The noun that a description begins with: "room" of "Room where it hangs"; that of a list is in the plural. */
function headNoun(description: string, isList: boolean): string | undefined {
  const rest = description.replace(LEAD, '').replace(DETERMINERS, '')
  const word = PHRASE.exec(rest)?.[1]?.split(/[ -]/).at(-1)?.toLowerCase()
  if (!word || word.length < 3 || (FILLERS.has(singular(word)) && !isWork(word))) return undefined
  const noun = singular(word)
  return (isList && noun === word) || PLAIN.test(noun) ? undefined : noun
}

/** A little word that is a noun of its own behind an article. */
const isWork = (word: string) => /^works?$/.test(word)
