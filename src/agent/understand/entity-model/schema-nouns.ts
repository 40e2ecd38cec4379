import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Entity } from './catalogue-model.ts'
import { asNoun } from './name-records.ts'
import { splitIdentifier, stem } from '../language/words.ts'

/** What frameworks add to the name of a schema: how it is sent, not what it is of. */
const WRAPPING = new Set(
  `dto vo bean model schema entity resource response result object representation view summary detail details full base
list item out output read get api json data type info public private internal mini brief compact short basic simple
partial serializer struct message value payload body page collection single paginated`.split(/\s+/),
)
/** Names that say no more than that there is a record. */
const PLAIN = /^(?:record|row|entry|element|node|thing|any|inline|default|example)$/

/**
 * The noun that a schema's name says: `Patient`, `PatientDto`, `clinic.v1.PatientResponse` are patients. What is only
 * wrapping says nothing.
 */
export function nounOfSchema(name: string): string[] | undefined {
  const last = name.split(/[.:/\\]+|__/).findLast(part => part && !/^v?\d+$/i.test(part)) ?? ''
  const words = splitIdentifier(last.replaceAll(/[^\p{L}\p{N}]+/gu, '_')).filter(word => !/^(?:v?\d+|\d.*)$/.test(word))
  let to = words.length
  while (to > 0 && WRAPPING.has(words[to - 1]!)) to--
  let from = 0
  while (from < to - 1 && WRAPPING.has(words[from]!)) from++
  const noun = asNoun(words.slice(from, to))
  return noun.length === 0 || noun.length > 4 || noun.every(word => PLAIN.test(word)) ? undefined : noun
}

const keyOf = (words: readonly string[]) => words.map(stem).join(' ')

/**
 * Records go by the name of their schema, too: `GET /bills` that lists `Invoice` lists bills and invoices. Where the path has
 * a short form that is no word (`/appt` of `Appointment`), the schema's name is what they are called. A name that two kinds
 * share, or that another kind has in its path, says nothing.
 */
export function adoptSchemaNouns(entities: Entity[]): void {
  const taken = new Set(entities.map(entity => keyOf(entity.words)))
  const nouns = new Map<Entity, string[]>()
  for (const entity of entities) {
    const names = [...new Set((entity.schemaNames ?? []).map(name => keyOf(nounOfSchema(name) ?? [])))].filter(Boolean)
    const noun = names.length === 1 ? nounOfSchema(entity.schemaNames![0]!) : undefined
    if (noun && keyOf(noun) !== keyOf(entity.words)) nouns.set(entity, noun)
  }
  const counts = new Map<string, number>()
  for (const noun of nouns.values()) counts.set(keyOf(noun), (counts.get(keyOf(noun)) ?? 0) + 1)
  for (const [entity, noun] of nouns) {
    if (taken.has(keyOf(noun)) || counts.get(keyOf(noun))! > 1) continue
    if (isWordOfEnglish(entity.words.at(-1)!) || !isWordOfEnglish(noun.at(-1)!)) entity.alsoCalled = [noun]
    else Object.assign(entity, { pathWords: entity.words, words: noun, noun: noun.join(' ') })
  }
}

/** Whether WordNet has it. */
export const isWordOfEnglish = (word: string): boolean =>
  word.length > 2 && wordKnowledge().find(stem(word)) !== undefined

/** All that the records are called, the usual noun first; people say "repos" where the path does, and not what nobody could say ("pcl"). */
export const nounsOf = ({ words, alsoCalled = [], pathWords }: Entity): string[][] => [
  words,
  ...alsoCalled,
  ...(pathWords && /[aeiouy]/.test(pathWords.at(-1)!) ? [pathWords] : []),
]
/** The words by which paths and tools name the records. */
export const pathWordsOf = (entity: Entity): string[] => entity.pathWords ?? entity.words
