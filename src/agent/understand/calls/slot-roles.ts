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
  text: 'text message content body query prompt question sentence phrase comment note description title subject caption paragraph summary quote lyrics expression keyword term search instruction request reason',
  id: 'id identifier code key uuid sku serial ticker symbol token reference isbn zip postal username password hash',
  year: 'year season',
  money:
    'amount price cost fee budget salary income payment principal investment deposit loan balance revenue value money fund spend expense cash profit rent wage charge pay',
  count:
    'count number quantity many limit total size maximum max minimum min top amount rooms guests passengers tickets people adults children nights copies items',
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

/** The roles of a slot: those of the words of its name, else those that its description begins with. */
export function readRoles(words: readonly string[], description: string, schema: Record<string, unknown>): Set<Role> {
  const roles = new Set<Role>(words.flatMap(word => BY_STEM.get(stem(word)) ?? []))
  const head = description.split(/[.;(]|\be\.g\b|\bsuch as\b|\bwhere\b|\bfor which\b/i)[0]!.toLowerCase()
  const said = head.match(/\p{L}+/gu)?.slice(0, 14) ?? []
  const only = [...new Set(said.flatMap(word => BY_STEM.get(stem(word)) ?? []))]
  const direct = /place|person|organisation|text|id|formula|path|currency|language|year/
  for (const role of only)
    if (
      !roles.size ||
      ['genre', 'count'].some(r => roles.has(r as Role)) ||
      (direct.test(role) && [...roles].every(r => !direct.test(r)))
    )
      roles.add(role)
  for (const role of ['source', 'target'] as const) if (only.includes(role)) roles.add(role)
  const format = String(schema.format ?? '')
  const all = `${words.join(' ')} ${description.toLowerCase()}`
  if (
    /date/.test(format) ||
    /\bdates?\b|\bday\b|birthday|\bdob\b|yyyy/.test(`${words.join(' ')} ${head}`) ||
    /yyyy|\bdd\b.*\bmm\b/.test(all)
  )
    roles.add('date')
  if (format === 'time' || /\btime\b|hh:mm|\bclock\b/.test(all)) roles.add('time')
  if (format === 'email' || /\be-?mails?\b/.test(all)) roles.add('email')
  if (/^ur[il]/.test(format) || /\b(url|uri|link|website|webpage|endpoint|hostname|host)\b/.test(all)) roles.add('url')
  if (
    /as a (decimal|fraction)|in decimal|decimal (form|format|number)|between 0(?:\.0)? and 1(?:\.0)?\b|0\.\d+ (for|means|represents|=)/.test(
      all,
    )
  )
    roles.add('fraction')
  if (/percent/.test(all)) roles.add('percentage')
  return roles
}
