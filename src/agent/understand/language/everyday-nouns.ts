import { isParticle } from './particles.ts'
import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { type NounLikeness, nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { BUSINESS_NOUNS, COMPUTING_NOUNS, CUSTOMERS, ERRANDS, KIND_NOUNS, WORKERS } from '../../../lib/synonyms.ts'
import { pattern } from '../../../lib/patterns.ts'
import { WORK } from '../../../lib/trades.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { RECORD_NOUNS } from '../entity-model/record-nouns.ts'
import { isInTexts, saidNouns, textsOf } from '../entity-model/said-nouns.ts'
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
/** So near a noun has to be to be sure: what is only above it or beside the sense that is meant is a guess. */
const SURELY = 0.95
/** Of a narrower noun nobody said that it means all records: "boxes" of containers. */
const GUESSED = { quality: 0.65, certainty: 0.6 }
/** Collective nouns say that there are many, not of what (closed class). */
const COLLECTIVE = pattern()`
  ^(?:
    collection|group|set|list|series|bunch|lot|batch|pile|stack|array|range|selection|assortment|portfolio
    |catalogue|catalog|inventory|stock|body|mass|amount|number|part|piece|unit|section|division|system|network
    |sort|kind|type|thing|stuff|way|rest|bit|time|date|day|place|end|start|beginning|result|change
  )$
`
/** How something is, which is no record of anything else. */
const CONDITION = /^(?:status|state|stage|condition|progress)$/
/** Whoever it is: of several kinds of people the one that is meant is told by what they did (closed class). */
const ANYBODY = /^(?:person|people|folk)$/
/** What something has, and is not itself: product categories are no products (closed class). */
const ASPECT = pattern()`
  ^(?:
    type|category|kind|class|group|status|state|stage|method|mode|level|tier|role|tag|label|code|rate|price|template|setting|rule|policy
    |reason|comment|note|attachment|file|image|photo|document|link|address|location|member|owner|option|feature|variant
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
  if (COLLECTIVE.test(noun) || CONDITION.test(noun) || (ANYBODY.test(noun) && named.filter(arePeople).length > 1))
    return undefined
  // "payments" of payment intents: what the name itself begins with comes before what only means about the same ("refunds").
  const led = named.filter(entity => isLedBy(noun, entity))
  if (led.length) return led.length === 1 && !ASPECT.test(headOf(led[0]!)) ? { entity: led[0]!, ...NEAR } : undefined
  // "loan cars" are called by both of their words where there are cars as well.
  const plain = named.filter(one => !named.some(other => other !== one && isLongerName(one, other)))
  const near = plain
    .map(entity => ({ entity, ...nearness(noun, entity) }))
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
  const [best, next] = near.length ? near : inLine(noun, plain)
  if (!best || (next && best.strength < CLEARLY * next.strength)) return ofParties(noun, named)
  if (best.relation === 'beside') return ofParties(noun, named) ?? { entity: best.entity, ...GUESSED }
  const isSure = best.strength >= SURELY
  const party = isSure ? undefined : ofParties(noun, named)
  if (best.relation !== 'below')
    return party ?? { entity: best.entity, ...NEAR, ...(!isSure && { certainty: GUESSED.certainty }) }
  const kinds = kindsOf(best.entity)
  const { narrower, broader } = nounRelations()
  const below = narrower(noun)
  if (kinds.some(kind => below.has(kind)) || textsOf(entities).has(noun)) return { entity: best.entity, ...NEAR }
  const parties = ofParties(noun, named)
  const own = headOf(best.entity)
  // "vans" of trucks: nothing stands between the two. Customers are users only of what serves them, and what is running is no plan.
  const isThing = !arePeople(best.entity) && !/ing$/.test(noun)
  const isOneOfThem = isSure && isThing && nounTaxonomy().isKindOf(noun, own)
  if (parties || !(isOneOfThem || headsOf(best.entity).some(([head]) => broader(noun).has(head)))) return parties
  const above = [...broader(noun).keys(), ...(isOneOfThem ? [own] : [])]
  const beside = kinds.filter(
    kind => above.some(word => narrower(word).has(kind)) || (isOneOfThem && nounTaxonomy().isKindOf(kind, own)),
  )
  return beside.length > 0 && 2 * beside.length >= kinds.length ? undefined : { entity: best.entity, ...GUESSED }
}

/** So near at least is a noun to the kind that all else in a message is about. */
const LEAST_POINTED = 0.25
/** What is said of the records only tells that the noun means them. */
const POINTED = { quality: 0.65, certainty: 0.55 }

/**
 * "ferries" that are "in refit", as only vessels are: the one kind of things which everything else in the message is about, where the noun is
 * near enough to it; "people" are whichever people those are. What businesses keep under that noun, somebody of whom more is said, and what would
 * be one of the sorts of the records is something else.
 */
export function findPointedNoun(noun: string, pointed: readonly Entity[]): EverydayNoun | undefined {
  if (ANYBODY.test(noun) || [WORKERS, CUSTOMERS].some(({ informal }) => informal.includes(noun))) {
    const [one, ...others] = pointed.filter(arePeople)
    return one && !others.length ? { entity: one, ...POINTED } : undefined
  }
  if (COLLECTIVE.test(noun) || CONDITION.test(noun) || KEPT.has(noun) || isPersonNoun(noun)) return undefined
  const near = pointed
    .filter(entity => !arePeople(entity))
    .map(entity => ({ entity, tie: tieOf(noun, entity) }))
    .filter(({ tie }) => tie > 0)
    .sort((a, b) => b.tie - a.tie)
  const [best, next] = near
  return best && !(next && best.tie < CLEARLY * next.tie) ? { entity: best.entity, ...POINTED } : undefined
}

/** How near a noun is to the kind: the same or more in general, or by what the texts of the records say; what is only beside is another thing. */
function tieOf(noun: string, entity: Entity): number {
  const own = headOf(entity)
  const { strength, relation } = nounTaxonomy().likeness(noun, own) ?? { strength: 0, relation: 'beside' }
  const isSame = wordKnowledge().synonyms(stem(noun)).has(stem(own))
  const isSort = relation === 'below' && kindsOf(entity).some(kind => nounTaxonomy().isKindOf(kind, own))
  const isInLine = /^(?:same|above)$/.test(relation) || isSame
  return !isSort && strength >= LEAST_POINTED && (isInLine || isInTexts(entity, noun)) ? strength : 0
}

/** What businesses keep records of under that noun. */
export const KEPT: ReadonlySet<string> = new Set([...KIND_NOUNS, ...BUSINESS_NOUNS, ...COMPUTING_NOUNS].flat())

/** Whether the name of the records begins with a noun, which says of what they are: "payment" of payment intents. */
export const isLedBy = (noun: string, { words }: Entity): boolean => words.slice(0, -1).map(singular).includes(noun)

const isLongerName = ({ words }: Entity, other: Entity) =>
  words.length > other.words.length && other.words.every((word, at) => word === words.at(at - other.words.length))

/** The kinds that the noun says more generally ("animals" of pets), else those that say it more generally ("concerts" of events). */
function inLine(noun: string, entities: readonly Entity[]): { entity: Entity; strength: number; relation: Relation }[] {
  const { isKindOf } = nounTaxonomy()
  const above = entities.filter(entity => isKindOf(headOf(entity), noun))
  const found = above.length ? above : entities.filter(entity => isKindOf(noun, headOf(entity)))
  return found.map(entity => ({ entity, strength: LEAST_LIKENESS, relation: above.length ? 'above' : 'below' }))
}

/**
 * "customers" where the only people who are served are policyholders; "staff" where only nurses work there. The users of what work is
 * planned with do that work.
 */
function ofParties(noun: string, entities: readonly Entity[]): EverydayNoun | undefined {
  const parties = [CUSTOMERS, WORKERS].find(({ nouns }) => nouns.includes(noun))
  const doWork = parties === CUSTOMERS && entities.some(({ words }) => WORK.includes(singular(words.at(-1)!)))
  const isMeant = (entity: Entity) => !(doWork && /^(?:user|member|person)$/.test(headOf(entity)))
  const found = parties ? entities.filter(one => arePeople(one) && isMeant(one) && isOneOf(one, parties)) : []
  return found.length === 1 ? { entity: found[0]!, ...NEAR } : ofErrands(noun, entities)
}

/**
 * "jobs" where they are called moves, visits or service calls: what those who work there are sent to do. Of several kinds the one that
 * is the work itself comes before what only belongs to it.
 */
export function ofErrands(noun: string, entities: readonly Entity[]): EverydayNoun | undefined {
  if (!ERRANDS.nouns.includes(noun)) return undefined
  const found = ERRANDS.roles
    .map(role =>
      entities.filter(({ words }) =>
        ` ${[...words.slice(0, -1), singular(words.at(-1)!)].join(' ')}`.endsWith(` ${role}`),
      ),
    )
    .find(ones => ones.length > 0)
  return found?.length === 1 ? { entity: found[0]!, ...NEAR } : undefined
}

/** Whether records are of such people, by their noun or by what they are members of ("staff members", who are no customers). */
export const isOneOf = (entity: Entity, parties: typeof WORKERS): boolean =>
  isOfTheStaff(entity) || (parties === WORKERS && isServed(headOf(entity)))
    ? parties === WORKERS && isOfTheStaff(entity)
    : parties.called.includes(headOf(entity)) ||
      parties.roles.some(
        role =>
          headOf(entity).endsWith(role) ||
          entity.words.slice(0, -1).includes(role) ||
          nounTaxonomy().isKindOf(headOf(entity), role),
      )

/** Shoppers are customers, though WordNet has them among those who work. */
const isServed = (noun: string): boolean => CUSTOMERS.roles.includes(noun) && !WORKERS.roles.includes(noun)

/** Members of the staff, of the team or the crew. */
export const isOfTheStaff = ({ words }: Entity): boolean =>
  /^members?$/.test(words.at(-1)!) && /^(?:staff|team|crew)$/.test(words.at(-2) ?? '')

const headOf = (entity: Entity) => singular(entity.words.at(-1)!)

/** What is asked for, told or has happened: "maintenance" of a maintenance request; an exhibition item is no exhibition. */
const OF_WHAT = /^(?:request|record|application|event|case|report)$/

/** What the records are, and how much less a noun says it that says only that there is something. */
const headsOf = ({ words }: Entity): [string, number][] =>
  words.length > 1 && OF_WHAT.test(words.at(-1)!)
    ? [
        [singular(words.at(-2)!), 1],
        [singular(words.at(-1)!), LIGHT],
      ]
    : [[singular(words.at(-1)!), RECORD_NOUNS.has(words.at(-1)!) && words.length > 1 ? LIGHT : 1]]
const LIGHT = 0.8
/** So much alike two nouns have to be for one to be taken for the other; another word for it says a little more. */
const LEAST_LIKENESS = 0.65
const SYNONYM = 0.15
/** What stands beside is as likely something else ("submarines" among boats): it is nearer still, and texts speak of both. */
const LEAST_BESIDE = 0.75
const LEAST_ABOUT = 0.15

type Relation = NounLikeness['relation']

/** How near a noun is to what the records are called, and how it stands to that. */
function nearness(noun: string, entity: Entity): { strength: number; relation: Relation } {
  const found = headsOf(entity).map(([own, share]) => {
    const above = nounRelations().broader(own).get(noun) ?? 0
    const below = nounRelations().narrower(own).get(noun) ?? 0
    const alike = nounTaxonomy().likeness(noun, own) ?? { strength: 0, relation: 'beside' }
    const isSynonym = wordKnowledge().synonyms(stem(noun)).has(stem(own))
    const strength = alike.strength + (isSynonym ? SYNONYM : 0)
    const related = {
      strength: Math.max(above, below),
      relation: below > above ? ('below' as const) : ('above' as const),
    }
    const isNear = strength >= (alike.relation === 'beside' ? LEAST_BESIDE : LEAST_LIKENESS)
    const isAbout = alike.relation !== 'beside' || wordKnowledge().likeness(stem(noun), stem(own)) >= LEAST_ABOUT
    const best = isNear && isAbout && strength > related.strength ? { ...alike, strength } : related
    return { ...best, strength: share * best.strength }
  })
  return found.sort((a, b) => b.strength - a.strength)[0]!
}

/** "work" ends "artwork": both parts are words of their own. */
function endsIn(word: string, end: string): boolean {
  const start = word.slice(0, word.length - end.length)
  return (
    end.length >= 4 &&
    start.length >= 3 &&
    word.endsWith(end) &&
    !isParticle(end) &&
    wordKnowledge().find(stem(start)) !== undefined
  )
}

/** Last words of the kinds that an enumeration of the records has, in the singular: "carrier" of "bulk carrier". */
const kindsOf = (entity: Entity): string[] =>
  entity.fields
    .flatMap(({ role, choices, meanings }) =>
      role === 'category' && choices.length > 1 ? [...choices, ...Object.values(meanings ?? {})] : [],
    )
    .map(kind => singular(wordsOf(kind).at(-1) ?? ''))
