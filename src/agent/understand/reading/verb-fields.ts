import { PHRASAL_VERBS } from '../../../lib/synonyms.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isPlanned } from '../entity-model/field-roles.ts'
import { baseOf, isParticiple, rootOf } from '../language/verb-forms.ts'
import { isDerived, stem } from '../language/words.ts'

/** Words of a field's name that say only what kind of thing it is. */
const PLAIN = /^(?:date|time|day|at|on|in|of|id|is|the|by|timestamp|ts|utc|last|next|first)$/

/** What comes in from outside; the phrasal verb is one of these by then. */
const COMES_IN = /^(?:arrive|receive)$/

/**
 * Verbs for how a membership or anything else begins and ends, with motion as the model of it, and the words of fields for it
 * (verbs of inherently directed motion and aspectual verbs; Levin, English Verb Classes and Alternations, 1993, 51.1 and 55.1).
 */
const PHASES: [verbs: RegExp, fields: RegExp][] = [
  [
    /^(?:join|register|enrol|enroll|subscribe|sign|become|start|begin|come)$/,
    /^(?:since|join\w*|hired?|employ\w*|appoint\w*|regist\w*|enrol\w*|sign\w*|member\w*|subscri\w*|elect\w*)$/,
  ],
  [
    /^(?:leave|depart|start|begin|commence|launch|embark|sail)$/,
    /^(?:starts?|starting|started|begins?|began|departs?|departure|departed|departing|from|leaves?|left|commence\w*|[ea]td|kickoff)$/,
  ],
  // What leaves a store is dispatched.
  [/^(?:leave|depart)$/, /^(?:dispatch\w*|despatch\w*|shipped|shipping|shipment)$/],
  // Who joins starts on some day.
  [/^join$/, /^(?:starts?|started|starting|begins?|began)$/],
  // What comes in is received: leads, claims, orders.
  [
    COMES_IN,
    pattern()`
      ^(?:
        received?|reported|submitted|filed|lodged|logged|registered|created|arriv\w*|opened|raised|requested
        |dropped|handed|brought|checked|ordered|placed|booked|enquir\w*|inquir\w*|enrol\w*|applied|joined|admi\w*|[ea]ta
      )$
    `,
  ],
  // What somebody hands in is asked for from then on: requests, claims, orders.
  [
    /^(?:submit|file|lodge|raise|apply|request|place)$/,
    /^(?:request\w*|submi\w*|filed|filing|lodged|received?|applied|application|ordered|placed|raised|reported)$/,
  ],
  [/^(?:start|begin|commence|launch)$/, /^(?:opens?|opened|opening|launch\w*)$/],
  // What is opened to everybody is published: calls, posts, sales.
  [/^(?:open|advertise)$/, /^(?:opens?|opened|opening|launch\w*|publish\w*|publication|posted|advertis\w*)$/],
  // What is sent out is issued: bills, offers.
  [/^(?:send|ship|dispatch|post|mail|issue)$/, /^(?:sent|issued?|ship\w*|dispatch\w*|posted|mailed)$/],
  // What is won or lost is decided, and over by it.
  [/^(?:win|lose)$/, /^(?:decided?|decision|clos\w*|award\w*|concluded|conclusion|outcome|signed)$/],
  // What is asked for is approved or not by a decision.
  [
    /^(?:approve|reject|decline|deny|grant|refuse|accept)$/,
    /^(?:decided?|decision|determined|determination|outcome|reviewed)$/,
  ],
  // What is sold is bought by another (converse verbs; Levin, 13.1 and 13.5.1).
  [/^(?:sell|buy|purchase)$/, /^(?:sold|sale|bought|purchas\w*|ordered)$/],
  // What is put on record is there from then on.
  [
    /^(?:enter|record|register|log|add|capture|input|save|store)$/,
    /^(?:created?|creation|added|entered|registered|registration|recorded|logged|captured|inserted)$/,
  ],
  [
    /^(?:arrive|end|finish|complete|close|reach|conclude|land|stop|expire|lapse|terminate)$/,
    /^(?:ends?|ended|ending|finish\w*|clos\w*|arriv\w*|until|to|conclu\w*|expir\w*|valid|complet\w*|[ea]ta)$/,
  ],
]

/** What the first day of something is called. */
const BEGINS = /^(?:starts?|starting|started|begins?|began|since|from|valid|effective)$/

/** Words that say that it is the first one, whatever stands beside them. */
const FIRST = /^(?:starts?|started|begins?|began|since|from)$/

/** How near a verb has to be to a field, and how much nearer than to the next one (likeness of WordNet, 0 to 1). */
const LEAST_LIKENESS = 0.45
const LEAST_LEAD = 0.12

/** The verb that a word is a form of; with the particle behind it, the verb that says the same: "handed in" is submitted. */
export function verbsOf(word: string, particle: string | undefined): string[] {
  const lower = word.toLowerCase()
  const bases = [
    ...new Set([baseOf(lower) ?? lower, lower.replace(/(?:ed|ing|s)$/, ''), lower.replace(/(?:d|es)$/, '')]),
  ]
  const doubled = bases.map(base => base.replace(/([^aeiou])\1$/, '$1'))
  const all = [...new Set([...bases, ...doubled])]
  const phrasal = particle ? phrasalOf(all, particle) : []
  return phrasal.length ? phrasal : all
}

const phrasalOf = (bases: readonly string[], particle: string): string[] =>
  [...bases, ...bases.map(base => `${base}e`)].flatMap(
    base => PHRASAL_VERBS.get(`${base} ${particle.toLowerCase()}`) ?? [],
  )

/** What follows a particle that has no object of its own: a time without a preposition, or another preposition. */
const NO_OBJECT =
  /^(?:last|this|next|today|yesterday|tomorrow|in|on|at|since|during|over|within|before|after|between|by|until|from|first|most|least)$/

/** "came in last week": a verb that says little by itself says more with its particle, if that is no preposition ("came in May"). */
export const isPhrasal = (verb: string, particle: string | undefined, next: string | undefined): boolean =>
  particle !== undefined &&
  (next === undefined || NO_OBJECT.test(next)) &&
  phrasalOf([baseOf(verb) ?? verb, verb.replace(/(?:ing|s)$/, ''), verb.replace(/ing$/, 'e')], particle).length > 0

/** What a verb may be a form of, with the "e" that its ending took: "taking" of take. */
export const basesOf = (word: string): string[] => verbsOf(word, undefined).flatMap(base => [base, `${base}e`])

/** `delivered_at` for a form of "deliver": the date on which it was done, not the one on which it is to be (`deliver_on`). */
export const fieldDone = ({ fields }: Entity, verb: string): Field | undefined =>
  fields.find(
    ({ role, words }) => role === 'date' && words.some(word => isParticiple(word) && rootOf(word) === rootOf(verb)),
  )

/**
 * Of several fields the one that a verb speaks of: that for the same end of what goes on ("leave" of a start), else that whose
 * name, or whose description at a lower weight, WordNet finds nearest to it. Undefined where none is clearly the nearest.
 */
export function fieldOfVerb<T extends { field: Field }>(
  verbs: readonly string[],
  fields: readonly T[],
  isPast = false,
): T | undefined {
  const arrival = verbs.includes('arrive') && !verbs.includes('receive') ? arrivalOf(fields) : undefined
  if (arrival) return isPast ? arrival.done : (arrival.planned ?? arrival.done)
  const phase = fieldOfPhase(verbs, fields, isPast)
  if (phase) return phase
  // The one date that every record has: whatever else happens to it comes later.
  const always = fields.filter(({ field }) => field.role === 'date' && field.nullable !== true)
  if (always.length === 1 && verbs.some(verb => COMES_IN.test(verb) || verb === 'register')) return always[0]
  const ranked = fields
    .map(option => ({ option, likeness: likenessOf(verbs, option.field) }))
    .sort((a, b) => b.likeness - a.likeness)
  const [first, second] = ranked
  if (!first || first.likeness < LEAST_LIKENESS) return undefined
  if (first.likeness - (second?.likeness ?? 0) >= LEAST_LEAD) return first.option
  // What has happened is told by the actual one of two moments, not by the planned one.
  const near = ranked.filter(({ likeness }) => first.likeness - likeness < LEAST_LEAD)
  const actual = near.filter(({ option: { field } }) => ACTUAL.test(`${field.words.join(' ')} ${field.description}`))
  return isPast && actual.length === 1 ? actual[0]!.option : undefined
}

/** Of what is delivered, the day on which it came and that on which it is to: neither is the one on which it was ordered. */
function arrivalOf<T extends { field: Field }>(
  fields: readonly T[],
): { done: T | undefined; planned: T | undefined } | undefined {
  const isCalled = ({ role, words }: Field) => role === 'date' && words.some(word => /^(?:deliver|arriv|promised|[ea]ta$)/.test(word)) // oxfmt-ignore
  const called = fields.filter(({ field }) => isCalled(field))
  if (!called.length) return undefined
  const [done, ...more] = called.filter(({ field }) => !field.words.some(word => TO_BE.test(word)))
  const [planned, ...others] = called.filter(({ field }) => field.words.some(word => TO_BE.test(word)))
  return { done: more.length ? undefined : done, planned: others.length ? undefined : planned }
}
const TO_BE = /^(?:promised|estimated|expected|planned|scheduled|requested|required|due|eta)$/

/** "leaving" of "leave": an ending may have taken the last letter. */
const isAnyOf = (verbs: readonly string[], told: RegExp): boolean =>
  verbs.some(verb => told.test(verb) || told.test(`${verb}e`))

/** Whether words are those of a verb, or of the same end of what goes on. */
export const speaksOf = (verbs: readonly string[], words: readonly string[]): boolean =>
  words.some(word => verbs.some(verb => stem(verb) === stem(word))) ||
  PHASES.some(([told, called]) => isAnyOf(verbs, told) && words.some(word => called.test(word)))

/** Of several fields the one for the same end of what goes on: "finish" of an end; of what is past, not the one that was only expected. */
export function fieldOfPhase<T extends { field: Field }>(
  verbs: readonly string[],
  fields: readonly T[],
  isPast = false,
): T | undefined {
  for (const [told, called] of PHASES) {
    if (!isAnyOf(verbs, told)) continue
    const ends = fields.filter(({ field }) => field.words.some(word => called.test(word)))
    if (ends.length === 1) return ends[0]
    const actual = isPast
      ? ends.filter(({ field }) => !isPlanned(field) && !field.words.some(word => TO_BE.test(word)))
      : []
    if (actual.length === 1) return actual[0]
    // "expires" of what is `valid_from` and `valid_until`.
    const last = ends.filter(({ field }) => !field.words.some(word => FIRST.test(word)))
    if (told.test('expire') && last.length === 1) return last[0]
    // "joined" of a membership with a first and a last day.
    const first = ends.filter(({ field }) => field.words.some(word => BEGINS.test(word)))
    if (told.test('join') && first.length === 1) return first[0]
  }
  return undefined
}

/**
 * People who leave end what they are in: the one last day that their records tell, or none. Undefined for other verbs; what else
 * leaves, such as a train, begins by it.
 */
export function fieldOfLeaving<T extends { field: Field }>(
  verbs: readonly string[],
  fields: readonly T[],
): { field: T | undefined } | undefined {
  if (!isAnyOf(verbs, /^(?:leave|quit|resign|depart)$/)) return undefined
  const last = fields.filter(({ field }) => field.words.some(word => LAST.test(word)))
  return { field: last.length === 1 ? last[0] : undefined }
}

const LAST = /^(?:left|leav\w*|exit\w*|departed|departure|terminat\w*|resign\w*|ends?|ended|until)$/

/** Whether a field is called after one of the verbs, or after one that means the same. */
export const isNamedAfter = (field: Field, verbs: readonly string[]): boolean =>
  field.words.some(
    word =>
      !PLAIN.test(word) &&
      verbs.some(verb => isForm(verb, word) || (wordKnowledge().synonyms(stem(verb)).get(stem(word)) ?? 0) >= SAME),
  )

const SAME = 0.6

const ACTUAL = /\b(?:at[ad]|actual|actually|real|really|effective)\b/i

/** Words of a description count less than those of the name. */
const DESCRIBED = 0.85

function likenessOf(verbs: readonly string[], field: Field): number {
  const names = field.words.filter(word => !PLAIN.test(word))
  const described = field.description
    .toLowerCase()
    .split(/\W+/)
    .filter(word => word.length > 3 && !PLAIN.test(word))
  const near = (words: string[]) => Math.max(0, ...verbs.flatMap(verb => words.map(word => nearness(verb, word))))
  const said = described.some(word => verbs.some(verb => isForm(verb, word))) ? DESCRIBED : 0
  return Math.max(near(names), said)
}

/**
 * Verbs of giving and of getting: the same change of hands seen from its two ends (Levin, 1993, 13.1-13.6), so that WordNet finds
 * them near, though they mean the contrary.
 */
const [GIVING, GETTING] = [
  'sell lend loan lease give donate send deliver issue return refund dispose export ship relinquish lose deposit pay reimburse',
  'refund reimburse buy purchase acquire acquisition borrow get obtain receive receipt import gain collect withdraw take',
].map(words => new Set(words.split(' ').map(rootOf))) as [Set<string>, Set<string>]

/** The two ends of what goes on or of a way, which WordNet finds near as well (Levin, 1993, 51.1 and 55.1). */
const [COMING, GOING] = [
  'arrive arrival join enter start begin open admit',
  'leave depart departure quit exit end finish close expire',
].map(
  // oxfmt-ignore
  words => new Set(words.split(' ').map(rootOf)),
) as [Set<string>, Set<string>]

const isConverse = (a: string, b: string) =>
  [
    [GIVING, GETTING],
    [COMING, GOING],
  ].some(
    ([one, other]) => (one!.has(rootOf(a)) && other!.has(rootOf(b))) || (other!.has(rootOf(a)) && one!.has(rootOf(b))),
  )

/** 0 to 1: forms of one word, words that mean the same, words that are about the same. */
function nearness(verb: string, word: string): number {
  if (isForm(verb, word)) return 1
  if (isConverse(verb, word)) return 0
  const known = wordKnowledge()
  const base = baseOf(word) ?? word
  return Math.max(known.likeness(stem(verb), stem(base)), known.synonyms(stem(verb)).get(stem(base)) ?? 0)
}

const isForm = (verb: string, word: string) =>
  stem(verb) === stem(word) || rootOf(verb) === rootOf(word) || isDerived(verb, word)
