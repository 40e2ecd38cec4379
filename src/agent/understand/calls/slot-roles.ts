import { stem } from '../words.ts'

/** What a slot's name and description say that its value is or does. */
export type Role = keyof typeof ROLE_WORDS | 'date' | 'time' | 'email' | 'url' | 'fraction' | 'percentage'

/**
 * Everyday English nouns (and verbs) for what arguments of programs are, by kind: general words of schemas, none of an
 * API. After the semantic types of schema.org (Place, Person, Organization, Date, Quantity, Text).
 */
const ROLE_WORDS = {
  place:
    'place location city country state region area address town destination origin county district province zone street venue where spot site airport station continent capital neighborhood',
  person:
    'person actor actress author artist director player athlete celebrity user employee customer patient student teacher member leader composer singer writer scientist inventor friend recipient sender contact passenger guest owner doctor lawyer agent cast president king queen people musician painter sculptor defendant plaintiff',
  organisation:
    'company organization organisation firm team league store shop restaurant airline bank brand university school hotel agency club court department employer vendor supplier provider manufacturer chain',
  text: 'text message content body query prompt question sentence phrase comment note description title subject caption paragraph summary quote lyrics keyword instruction request',
  id: 'id identifier code key uuid sku serial ticker symbol token reference isbn zip postal username password hash',
  year: 'year season',
  money:
    'amount price cost fee budget salary income payment principal investment deposit loan balance revenue value money fund spend expense cash profit rent wage charge pay',
  count:
    'count number quantity many limit total size maximum max minimum min top amount rooms guests passengers tickets people adults children nights copies',
  duration:
    'duration time period hour minute second day week month year length timeout interval age days years months hours minutes seconds nights term',
  formula: 'function expression equation formula polynomial code script lambda regex sql statement command',
  path: 'path file folder directory filename filepath',
  unit: 'unit units scale',
  currency: 'currency currencies',
  language: 'language locale',
  colour: 'color colour',
  source:
    'from start starting origin source begin beginning departure depart initial base lower minimum min first old since pickup base1 begin left after',
  target:
    'to end ending destination target final until upper maximum max second last new arrival stop dropoff return finish right before convert',
  genre:
    'genre category type style cuisine sport topic subject theme kind specialty field sector industry species model method mode format',
} satisfies Record<string, string>

const BY_STEM = new Map<string, Role[]>()
for (const [role, words] of Object.entries(ROLE_WORDS))
  for (const word of words.split(' ')) BY_STEM.set(stem(word), [...(BY_STEM.get(stem(word)) ?? []), role as Role])

/** Where a description's first noun phrase ends. */
const PHRASE_END =
  /\s*(?:[.;:,()]|\b(?:where|which|that|who|whose|whom|to|for|from|in|on|at|by|with|used|being|is|are|was|will|should|when|as|if|using|within|during|after|before|you|the user)\b)/
/** Nouns behind which "of" says what the value is: "the name of the city". */
const OUTER =
  /^(?:names?|titles?|ids?|identifiers?|types?|kinds?|lists?|arrays?|numbers?|values?|codes?|forms?|categor(?:y|ies)|parts?|dates?|units?|texts?|strings?)$/

/** The nouns that a description says the value is: "The name of the city, e.g. …" says name and city. */
function readHead(description: string): string[] {
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
  /\b(?:to which|to convert to|convert(?:ed)? to|destination|end|ending|target|final|arrival|second|upper|maximum|latest)\b/i

/** The roles of a slot: those of the words of its name, and those of the nouns that its description begins with. */
export function readRoles(words: readonly string[], description: string, schema: Record<string, unknown>): Set<Role> {
  const head = readHead(description)
  const example =
    /\b(?:usually|typically|such as|i\.e\.) (?:an? |the )?(\p{L}+)(?: (?:or|and) (?:an? |the )?(\p{L}+))?/iu.exec(
      description,
    )
  const roles = new Set<Role>(
    [...words, ...head, ...(example?.slice(1).filter(Boolean) ?? [])].flatMap(word => BY_STEM.get(stem(word)) ?? []),
  )
  const own = new Set(words.flatMap(word => BY_STEM.get(stem(word)) ?? []))
  const [sentence] = description.split(/\.\s/, 1)
  const from = own.has('source') || (!own.has('target') && FROM.test(sentence!) && !TO.test(sentence!))
  const to = own.has('target') || (!own.has('source') && TO.test(sentence!) && !FROM.test(sentence!))
  for (const [role, has] of [
    ['source', from],
    ['target', to],
  ] as const)
    if (has) roles.add(role)
    else roles.delete(role)
  const format = String(schema.format ?? '')
  const all = `${words.join(' ')} ${description.toLowerCase()}`
  const start = `${words.join(' ')} ${head.join(' ')}`
  if (/date/.test(format) || /\bdates?\b|\bday\b|birthday|\bdob\b|yyyy/.test(start) || /yyyy|\bdd\b.*\bmm\b/.test(all))
    roles.add('date')
  if (format === 'time' || /\btime\b|\bclock\b/.test(start) || /hh:mm/.test(all)) roles.add('time')
  if (format === 'email' || /\be-?mails?\b/.test(start)) roles.add('email')
  if (/^ur[il]/.test(format) || /\b(url|uri|link|website|webpage|endpoint|hostname|host)\b/.test(start))
    roles.add('url')
  if (
    /as a (decimal|fraction)|in decimal|decimal (form|format|number)|between 0(?:\.0)? and 1(?:\.0)?\b|0\.\d+ (for|means|represents|=)/.test(
      all,
    )
  )
    roles.add('fraction')
  if (/percent/.test(all)) roles.add('percentage')
  return roles
}
