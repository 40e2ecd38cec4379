import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { isLedBy } from '../language/everyday-nouns.ts'
import { isPremises } from '../language/other-nouns.ts'
import { isPlural, singular, stem } from '../language/words.ts'
import { type Dictionary, put } from './dictionary.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'

/** How near the kind of record has to be to the application's noun, and how much nearer than any other (likeness of WordNet). */
const NEAR = 0.4
const NEARER = 0.08
/** Told as a guess: nothing calls the records so but the application. */
const QUALITY = 0.75

/**
 * "how many parcels are there?" of an application `parcels` whose records are shipments: several of what the application is called
 * after are the records that come nearest to it, where nothing else there has that name.
 */
export function addAppNoun(dictionary: Dictionary, { words, entities }: AppModel): void {
  const [name, ...others] = words
  if (!name || others.length || !isPlural(name)) return
  const noun = singular(name)
  const key = stem(noun)
  if (dictionary.entities.has(key) || dictionary.fields.has(key)) return
  // "payments" where there are payment intents: see `findEverydayNoun`.
  if (entities.some(entity => isLedBy(noun, entity))) return
  const ranked = entities
    .filter(isListedKind)
    .filter(one => isPersonNoun(one.words.at(-1)!) === isPersonNoun(noun))
    .map(entity => ({ entity, likeness: likenessTo(noun, entity) }))
    .sort((a, b) => b.likeness - a.likeness)
  const [best, second] = ranked
  const isNear = best && best.likeness >= NEAR && best.likeness >= (second?.likeness ?? 0) + NEARER
  const entity = isNear ? best.entity : premisesOf(noun, entities)
  if (!entity) return
  put(dictionary.entities, key, { entity, quality: QUALITY, isEveryday: true })
  dictionary.words.add(noun)
}

const likenessTo = (noun: string, { words }: Entity): number =>
  Math.max(
    ...words
      .slice(RECORD_NOUNS.has(words.at(-1)!) ? 0 : -1)
      .map(word => wordKnowledge().likeness(stem(noun), stem(singular(word)))),
  )

/** "nurseries" whose records are sites: what the application is called after are its places, where it has one kind of such. */
function premisesOf(noun: string, entities: readonly Entity[]): Entity | undefined {
  const { isKindOf } = nounTaxonomy()
  if (!BUILT.some(built => isKindOf(noun, built)) || LIVED_IN.some(one => isKindOf(noun, one))) return undefined
  const [entity, ...others] = entities.filter(one => isListedKind(one) && isPremises(one))
  return others.length ? undefined : entity
}
/** What nouns for a place where people are received are kinds of. */
const BUILT = ['building', 'facility', 'establishment', 'institution', 'structure', 'organization']
/** Cottages are let and kitchens are sold in the offices and the showrooms that there are. */
const LIVED_IN = ['room', 'dwelling', 'house', 'housing']
