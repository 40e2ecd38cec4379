import NOUN_KINDS from '../../../lib/word-knowledge/noun-kinds.json' with { type: 'json' }
import { pattern } from '../../../lib/patterns.ts'
import { isPlural, singular, stem } from '../language/words.ts'

/** What a slot's name and description say that its value is or does. */
export type Role = keyof typeof ROLE_WORDS | 'date' | 'time' | 'email' | 'phone' | 'url' | 'fraction' | 'percentage'

/**
 * General words of schemas for what arguments of programs are, by kind: names of types and properties of schema.org (Place,
 * Person, Organization, Quantity, Text), words of programming, measures and periods, and the pairs of words for where
 * something begins and ends. Nouns for one sort of person, place or organisation ("passenger") come from WordNet.
 */
const ROLE_WORDS = {
  place: 'place location address country city site spot where',
  person: 'person people user contact agent',
  organisation: 'organization organisation company brand',
  text:
    'text message content body query prompt question sentence phrase comment note description title subject ' +
    'caption paragraph summary quote keyword instruction request',
  id: 'id identifier code key uuid sku serial symbol token reference isbn zip postal username password hash',
  year: 'year season',
  money: 'money amount price cost fee budget balance value charge',
  count: 'count number quantity many limit total size maximum max minimum min top amount',
  duration: 'duration time period hour minute second day week month year length timeout interval age term',
  formula: 'function expression equation formula code script regex sql statement command',
  path: 'path file folder directory filename filepath',
  unit: 'unit scale',
  currency: 'currency',
  language: 'language locale',
  colour: 'color colour',
  source:
    'from start starting origin pickup source begin beginning departure initial base lower minimum min first old since after',
  target:
    'to end ending destination dropoff target final until upper maximum max second last new arrival finish before',
  genre: 'genre category type style topic subject theme kind sector industry model method mode format',
} satisfies Record<string, string>

const BY_STEM = new Map<string, Role[]>()
for (const [role, words] of Object.entries(ROLE_WORDS))
  for (const word of words.split(' ')) BY_STEM.set(stem(word), [...(BY_STEM.get(stem(word)) ?? []), role as Role])

const BY_NOUN = new Map<string, Role[]>()
for (const [role, nouns] of Object.entries(NOUN_KINDS))
  for (const noun of nouns.split(' ')) BY_NOUN.set(noun, [...(BY_NOUN.get(noun) ?? []), role as Role])

/** What a word says that a value is: "max" as schemas use it, "passengers" by what sort of thing that is. */
const rolesOf = (word: string): Role[] => [...(BY_STEM.get(stem(word)) ?? []), ...(BY_NOUN.get(singular(word)) ?? [])]

/** Where a description's first noun phrase ends. */
const PHRASE_END = pattern()`
  \s*(?:
    [.;:,()]
    |\b(?:
      where|which|that|who|whose|whom|to|for|from|in|on|at|by|with|used|being|is|are|was|will|should|when|as
      |if|using|within|during|after|before|you|the user
    )\b
  )
`
/** Nouns behind which "of" says what the value is: "the name of the city". */
const OUTER = pattern()`
  ^(?:
    names?|titles?|ids?|identifiers?|types?|kinds?|lists?|arrays?|numbers?|values?|codes?|forms?
    |categor(?:y|ies)|parts?|dates?|units?|texts?|strings?
  )$
`

/** The nouns that a description says the value is: "The name of the city, e.g. …" says name and city. */
export function readHead(description: string): string[] {
  const text = description
    .toLowerCase()
    .replace(/^(?:the|a|an|optional|your|this|list of|array of|specific|full|exact|\s)+/, '')
  const [first] = text.split(PHRASE_END, 1)
  const words: string[] = first!.match(/\p{L}+/gu) ?? []
  const of = words.indexOf('of')
  if (of < 0) return words
  return OUTER.test(words[of - 1] ?? '') || of > 2
    ? [...words.slice(0, of), ...words.slice(of + 1)]
    : words.slice(0, of)
}

const FROM =
  /\b(?:from which|to convert from|starting|start|origin|source|initial|departure|beginning|first|lower|minimum|earliest)\b/i
const TO =
  /\b(?:to which|to convert (?:in)?to|convert(?:ed)? (?:in)?to|destination|end|ending|target|final|arrival|second|upper|maximum|latest)\b/i

/** Descriptions that ask: "Who is invited", "Where it is collected", "From whom". */
const ASKING_ROLES: [RegExp, Role][] = [
  [/^(?:(?:from|to|for|with|by) whom|whom?|whose)\b/i, 'person'],
  [/^(?:(?:from|to) )?where\b/i, 'place'],
  [/^how long\b/i, 'duration'],
  [/^how many\b/i, 'count'],
]

/** Whether a name is the plural of a period, or a description begins with how many of it there are. */
const isCountOf = (period: string, words: readonly string[], description: string): boolean =>
  (words.includes(`${period}s`) && !/\b(?:range|list|which|array)\b/i.test(description)) ||
  new RegExp(String.raw`^(?:the |total )*(?:number|count|amount) of ${period}s?\b`, 'i').test(description)

/** A description that wants a share between 0 and 1. */
const AS_FRACTION = pattern()`
  as a (decimal|fraction)|in decimal|decimal (form|format|number)|between 0(?:\.0)? and 1(?:\.0)?\b
  |0\.\d+ (for|means|represents|=)
`

/** The roles of a slot: those of the words of its name, and those of the nouns that its description begins with. */
export function readRoles(words: readonly string[], description: string, schema: Record<string, unknown>): Set<Role> {
  const head = readHead(description)
  const example =
    /\b(?:usually|typically|such as|i\.e\.) (?:an? |the )?(\p{L}+)(?: (?:or|and) (?:an? |the )?(\p{L}+))?/iu.exec(
      description,
    )
  const roles = new Set<Role>([...words, ...head, ...(example?.slice(1).filter(Boolean) ?? [])].flatMap(rolesOf))
  const own = new Set(words.flatMap(rolesOf))
  const [sentence] = description.split(/\.\s/, 1)
  const from = own.has('source') || (!own.has('target') && FROM.test(sentence!) && !TO.test(sentence!))
  const to = own.has('target') || (!own.has('source') && TO.test(sentence!) && !FROM.test(sentence!))
  for (const [role, has] of [
    ['source', from],
    ['target', to],
  ] as const)
    if (has) roles.add(role)
    else roles.delete(role)
  for (const [asks, role] of ASKING_ROLES) if (asks.test(description)) roles.add(role)
  // `adults`, `rooms`: a whole number that is called after things is how many of them there are.
  const last = words.at(-1) ?? ''
  if (schema.type === 'integer' && isPlural(last) && singular(last) !== last) roles.add('count')
  // `years`, "the number of years": how many, not which one.
  if (roles.has('year') && isCountOf('year', words, description)) roles.delete('year')
  const format = String(schema.format ?? '')
  const all = `${words.join(' ')} ${description.toLowerCase()}`
  const start = `${words.join(' ')} ${head.join(' ')}`
  if (/date/.test(format) || /\bdates?\b|\bday\b|birthday|\bdob\b|yyyy/.test(start) || /yyyy|\bdd\b.*\bmm\b/.test(all))
    roles.add('date')
  if (format === 'time' || /\btime\b|\bclock\b/.test(start) || /hh:mm/.test(all)) roles.add('time')
  // "check_in" and "check_out": a day or time from which and until which.
  if (roles.has('date') || roles.has('time')) {
    const particle = words.find((word, at) => at > 0 && /^(?:in|out)$/.test(word))
    if (particle) {
      roles.add(particle === 'in' ? 'source' : 'target')
      roles.delete(particle === 'in' ? 'target' : 'source')
    }
    // "return_date": the day on which a journey ends.
    if (words[0] === 'return' && !roles.has('source')) roles.add('target')
  }
  if (format === 'email' || /\be[- ]?mails?\b/.test(start)) roles.add('email')
  // A telephone number counts nothing.
  if (format === 'phone' || /\b(?:tele|cell)?phones?\b|\bmobile number\b/.test(start)) {
    roles.add('phone')
    roles.delete('count')
  }
  if (/^ur[il]/.test(format) || /\b(url|uri|link|website|webpage|endpoint|hostname|host)\b/.test(start))
    roles.add('url')
  if (AS_FRACTION.test(all)) roles.add('fraction')
  // A probability lies between 0 and 1.
  if (/\b(?:probabilit|likelihood)/.test(start) && !/percent/.test(all)) roles.add('fraction')
  if (/percent/.test(all)) roles.add('percentage')
  return roles
}
