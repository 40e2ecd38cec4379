import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import { PREMISES } from '../../../lib/synonyms.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isPlural, singular, stem, wordsOf } from '../language/words.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { arePeople, isPartyNoun, isPersonNoun } from './people.ts'
import { RECORD_NOUNS } from './record-nouns.ts'

const said = new WeakMap<Entity, Set<string>>()

/**
 * What the service's own texts call the records, though no path does: the noun that heads the description of their list ("Lists
 * the rooms of the house"), of the keys to them ("The apartment it is about"), of their own name ("Title of the film") or number
 * ("Booking reference"), and what was made when they were ("When the booking was made"). A noun that two kinds share says nothing,
 * and those of people are persons.
 */
export function saidNouns(entity: Entity, entities: readonly Entity[]): Set<string> {
  let known = said.get(entity)
  if (known) return known
  const nouns = nounsSaid(entity, entities)
  const others = entities.filter(other => other !== entity && !other.hidden).map(other => nounsSaid(other, entities))
  const isFitting = (noun: string) => {
    const head = noun.split(' ').at(-1)!
    if (!isNounOfEnglish(head) || ABOVE_OTHERS.test(head)) return false
    return !arePeople(entity) || isPartyNoun(head) || RECEIVES_PEOPLE.has(head)
  }
  said.set(entity, (known = new Set([...nouns].filter(noun => isFitting(noun) && !others.some(o => o.has(noun))))))
  return known
}

/** Customers that are firms are called by their premises: the shop, the practice. */
const RECEIVES_PEOPLE: ReadonlySet<string> = new Set(PREMISES.roles)

/** Whoever stands above others is one of them: "Line manager" tells of no other name for all of the staff. */
const ABOVE_OTHERS = /^(?:manager|supervisor|boss|superior|leader|head|deputy)$/

const isNounOfEnglish = (word: string): boolean =>
  nounRelations().broader(word).size > 0 ||
  nounRelations().narrower(word).size > 0 ||
  (!INDEFINITE.test(word) && nounTaxonomy().likeness(word, word) !== undefined)
const INDEFINITE = /^(?:no|any|some|every)(?:body|one|thing)$/

const nounsOfEach = new WeakMap<Entity, Set<string>>()

function nounsSaid(entity: Entity, entities: readonly Entity[]): Set<string> {
  let known = nounsOfEach.get(entity)
  if (known) return known
  // Where only its name says what a key points to, its description may be of something else.
  const isGuessed = ({ isGuess, description }: Field) =>
    isGuess && isPersonNoun(headNoun(description, false) ?? '') !== arePeople(entity)
  const { own, keysTo, parametersCalled } = wordsIn(entities)
  // "The manager of the person": a key between records of one kind tells what one is to the other.
  const keys = (keysTo.get(entity.key) ?? []).filter(field => !isGuessed(field) && !entity.fields.includes(field))
  const names = [...new Set(keys.map(called))]
  const references = [...keys, ...names.flatMap(name => parametersCalled.get(name) ?? [])]
  const nouns = [
    ...entity.sources.filter(source => source.complete).map(source => headNoun(source.description ?? '', true)),
    ...references.map(reference => headNoun(reference.description, false)),
    ...entity.fields.flatMap(field => ownNouns(field, entity)),
  ].flatMap(noun => (noun === undefined || own.has(noun) ? [] : [noun]))
  nounsOfEach.set(entity, (known = new Set(nouns)))
  return known
}

const headOf = (words: readonly string[]) => singular(words.at(-1)!)
const called = ({ words }: { words: readonly string[] }) => words.join(' ')

/** What the nouns of every kind of an application are looked up in, made once for all of them. */
interface Words {
  /** The nouns that the kinds have by themselves. */
  own: ReadonlySet<string>
  /** The keys to a kind, wherever they stand. */
  keysTo: ReadonlyMap<string | undefined, Field[]>
  /** Parameters of operations by their names. */
  parametersCalled: ReadonlyMap<string, Parameter[]>
}

const wordsOfAll = new WeakMap<readonly Entity[], Words>()

function wordsIn(entities: readonly Entity[]): Words {
  let known = wordsOfAll.get(entities)
  if (known) return known
  const parameters = entities.flatMap(({ operations }) => operations.flatMap(operation => operation.parameters))
  known = {
    own: new Set(entities.flatMap(({ words, alsoCalled = [] }) => [words, ...alsoCalled].map(headOf))),
    keysTo: Map.groupBy(
      entities.flatMap(({ fields }) => fields),
      ({ target }) => target,
    ),
    parametersCalled: Map.groupBy(parameters, called),
  }
  wordsOfAll.set(entities, known)
  return known
}

type Parameter = Entity['operations'][number]['parameters'][number]

const LEAD = /^(?:(?:lists?|returns?|gets?|shows?|fetch(?:es)?|retrieves?|finds?|reads?|search(?:es)?|browses?)\s+)?/i
const DETERMINERS = /^(?:(?:all|the|a|an|every|each|any|available|list of|page of|of)\s+)*/i
const PHRASE =
  /^([a-z]+(?:[ -][a-z]+)??)(?=$|[.,:;(]|\s+(?:of|in|on|at|with|for|to|from|by|that|which|where|who|whose|it|this)\b)/i
/** Nouns that say how a record is named or sent, not what it is. */
const PLAIN = pattern()`
  ^(?:
    id|code|number|key|reference|name|identifier|page|result|collection|set|array|object|response|status|date
    |time|value|uuid|link|url|email|address|title|type|kind|count|total|optional|required|unique|filter|record|item|entry|none|null|empty
  )$
`

/** The noun that a description begins with: "room" of "Room where it hangs"; that of a list is in the plural. */
function headNoun(description: string, isList: boolean): string | undefined {
  const rest = description.replace(LEAD, '').replace(DETERMINERS, '')
  const word = execIn(rest, PHRASE)?.[1]?.split(/[ -]/).at(-1)?.toLowerCase()
  const noun = word === undefined ? undefined : asNoun(word)
  return noun === undefined || (isList && noun === word) ? undefined : noun
}

function asNoun(word: string): string | undefined {
  const noun = singular(word)
  if (word.length < 3 || (FILLERS.has(noun) && !isWork(word)) || PLAIN.test(noun)) return undefined
  return noun
}

/** A little word that is a noun of its own behind an article. */
const isWork = (word: string) => /^works?$/.test(word)

/** "When the booking was made": verbs for how a record comes to be, in the passive. */
const MADE = pattern('i')`
  ^(?:date |day |time |moment )?(?:when|on which|at which|that)?\s*the ([a-z]+) (?:was|is|has been|were)
  \s(?:first )?(?:made|created|placed|booked|recorded|entered|registered|logged|submitted|filed|raised|reported|added|opened)\b
`
/** "Title of the film", "Number of the parcel". */
const OF_NOUN = pattern('i')`
  ^(?:(?:the|full|short|unique|official|public) )*(?:name|title|number|reference|code|id|identifier)
  \ of (?:the|a|an|this) ((?:[a-z]+\ )?[a-z]+)(?=$|[.,:;()]|\s(?:in|on|at|as|for|from|by|to|with|that|which|shown|given)\b)
`
/** "Booking reference", "The parcel number". */
const BEFORE_NUMBER = /^(?:the |unique )*([a-z]+) (?:reference|number|code|id|identifier|name|title)\b/i
/** Fields by which a record is called. */
const CALLING = /^(?:reference|ref|number|no|code|name|title|label)$/

/** What the description of a record's own field calls the record. */
function ownNouns(field: Field, entity: Entity): string[] {
  const { description, role, words } = field
  if (field.nested || field.target || !description) return []
  const made = role === 'date' ? MADE.exec(description)?.[1] : undefined
  const isCalling = field === entity.idField || entity.nameFields.includes(field) || CALLING.test(words.at(-1)!)
  const named = isCalling ? OF_NOUN.exec(description)?.[1] : undefined
  const numbered = isCalling ? BEFORE_NUMBER.exec(description)?.[1] : undefined
  const own = entity.fields.flatMap(one => one.words)
  const spoken = isCalling ? [...description.matchAll(DEFINITE)].map(([, word]) => word) : []
  // "Name of the repair shop": the two words together, and the last one by itself.
  const [first, head] = named?.toLowerCase().split(' ') ?? []
  if (head && !FILLERS.has(first!) && !own.includes(head) && !isPlural(head) && asNoun(head))
    return [named!.toLowerCase(), head]
  for (const word of [made, named, numbered, ...spoken]) {
    const noun = word && /^[a-z]+$/i.test(word) && !isPlural(word) ? asNoun(word.toLowerCase()) : undefined
    if (noun === undefined || own.includes(noun)) continue
    if (word === named || isTied(noun, entity, word === made || word === numbered ? LEAST_LIKENESS : SPOKEN))
      return [noun]
  }
  return []
}

/** "Name of the artist or group": the one of which the description of a name speaks as if it were known. */
const DEFINITE = /\b(?:the|this) ([a-z]{3,})\b/gi

/** WordNet knows something that ties both nouns. */
function isTied(noun: string, { words }: Entity, least: number): boolean {
  const heads = words.length > 1 && RECORD_NOUNS.has(words.at(-1)!) ? words.slice(-2) : words.slice(-1)
  return heads.some(word => {
    const own = singular(word)
    const { broader, narrower } = nounRelations()
    const { synonyms, likeness } = wordKnowledge()
    return (
      broader(own).has(noun) ||
      narrower(own).has(noun) ||
      synonyms(stem(noun)).has(stem(own)) ||
      likeness(stem(noun), stem(own)) >= least
    )
  })
}
const LEAST_LIKENESS = 0.4
const SPOKEN = 0.55

/** Every word of the descriptions of an application's operations and fields, in the singular. */
export function textsOf(entities: readonly Entity[]): Set<string> {
  const [first] = entities
  if (!first) return new Set()
  let known = texts.get(first)
  if (!known) texts.set(first, (known = new Set(entities.flatMap(textOf).flatMap(wordsOf).map(singular))))
  return known
}

const texts = new WeakMap<Entity, Set<string>>()

/** Shorter words say too little. */
const LONG_WORD = 5

/** Whether the texts of a kind of record have a word in some form: "What was damaged" has damage. */
export const isInTexts = (entity: Entity, word: string): boolean =>
  word.length >= LONG_WORD &&
  textOf(entity)
    .flatMap(wordsOf)
    .some(one => stem(one) === stem(word))

/** Whether the texts of an application call records by two words together: "damage claims" of claims. */
export function saysTogether(entities: readonly Entity[], first: string, noun: string): boolean {
  if (!textsOf(entities).has(singular(first))) return false
  const compound = `${singular(first)} ${singular(noun)}`
  return entities.flatMap(textOf).some(text => {
    // Of all the texts only a few are cut into their words.
    if (!text.toLowerCase().includes(first)) return false
    const words = wordsOf(text).map(singular)
    return words.some((word, at) => `${word} ${words[at + 1] ?? ''}` === compound)
  })
}

const textOf = ({ fields, sources, operations }: Entity): string[] => [
  ...fields.map(field => field.description),
  ...[...sources, ...operations].flatMap(({ description, parameters }) => [
    description ?? '',
    ...parameters.map(parameter => parameter.description),
  ]),
]
