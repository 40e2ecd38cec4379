import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { saidNouns, textsOf } from '../entity-model/said-nouns.ts'
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
