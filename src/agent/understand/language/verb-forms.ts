import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { fragment } from '../../../lib/patterns.ts'

/**
 * Verbs whose past forms no ending makes: base, past and participle where they differ (a closed class; Quirk et al., A
 * Comprehensive Grammar of the English Language, 1985, 3.11-3.19).
 */
const IRREGULAR_VERBS =
  fragment`
    bear bore borne|begin began begun|bid bid|bind bound|bite bit bitten|bleed bled|blow blew blown
    |break broke broken|breed bred|bring brought|
  ` +
  fragment`
    build built|burn burnt|buy bought|catch caught|choose chose chosen|come came come|cost cost|cut cut|deal dealt
    |dig dug|do did done|draw drew drawn|
  ` +
  fragment`
    drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
    |find found|fly flew flown|forget forgot forgotten|
  ` +
  fragment`
    freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|hang hung|have had
    |hear heard|hide hid hidden|hit hit|hold held|hurt hurt|
  ` +
  fragment`
    keep kept|know knew known|lay laid|lead led|leave left|lend lent|let let|lose lost|make made|mean meant
    |meet met|pay paid|put put|read read|
  ` +
  fragment`
    ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold
    |send sent|set set|shake shook shaken|shine shone|
  ` +
  fragment`
    shoot shot|show showed shown|shrink shrank shrunk|shut shut|sing sang sung|sink sank sunk|sit sat
    |sleep slept|speak spoke spoken|spend spent|
  ` +
  'sew sewed sewn|mow mowed mown|weave wove woven|sweep swept|spin spun|spill spilt|swing swung|string strung|beat beat beaten|bend bent|' +
  'become became become|overtake overtook overtaken|undertake undertook undertaken|withdraw withdrew withdrawn|rebuild rebuilt|shear shore shorn|' +
  'split split|spread spread|stand stood|steal stole stolen|stick stuck|strike struck|swear swore sworn|swim swam swum|take took taken|' +
  'teach taught|tear tore torn|tell told|think thought|throw threw thrown|wake woke woken|wear wore worn|win won|write wrote written'

/** Past forms that differ from their verbs, with them. */
const BASES: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.split('|').flatMap(line => {
    const [base, ...pasts] = line.split(' ')
    return pasts.filter(past => past !== base).map(past => [past, base!] as [string, string])
  }),
)

/** Participles by verb: "lost" of what we lose. */
const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.split('|').map(line => [line.split(' ')[0]!, line.split(' ').at(-1)!]),
)

/** Past forms by verb. */
const PASTS: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.split('|').map(line => [line.split(' ')[0]!, line.split(' ')[1]!]),
)

/** The verb of an irregular past form. */
export const baseOf = (past: string): string | undefined => BASES.get(past)

/** The participle of an irregular verb, where it differs from it. */
export const participleOf = (verb: string): string | undefined => {
  const past = PARTICIPLES.get(verb)
  return past === verb ? undefined : past
}

/** "create" of creating, "put" of putting: of the spellings that may be the verb the one that is used as a verb most (WordNet); the word itself without one. */
export function baseOfDoing(doing: string): string {
  const root = doing.toLowerCase().replace(/ing$/, '')
  const bases = [root, root.replace(/([^aeiou])\1$/, '$1'), `${root}e`]
  const best = bases.toSorted((one, other) => shareAsVerb(other) - shareAsVerb(one))[0]!
  return root.length === doing.length ? doing : shareAsVerb(best) > 0 ? best : root
}

/** "shipped" of ship, "solved" of solve (Quirk et al., 1985, 3.5-3.8). */
export function pastParticiple(verb: string): string {
  const irregular = PARTICIPLES.get(baseOf(verb) ?? verb)
  if (irregular) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${doublesLast(verb) ? `${verb}${verb.at(-1)}` : verb}ed`
}

/** "shipping" of ship, "making" of make (Quirk et al., 1985, 3.5-3.8). */
export const gerundOf = (verb: string): string =>
  `${doublesLast(verb) ? `${verb}${verb.at(-1)}` : verb.replace(/(?<![eoy])e$/, '')}ing`

/** A consonant behind the one vowel of a verb, or behind a vowel that is stressed ("submit"), is doubled before endings. */
const doublesLast = (verb: string): boolean =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || /^(?:ad|com|e|o|per|re|sub|trans)mit$/.test(verb)

/** "wrote" of written, "booked" of booked: the past form beside a participle; undefined of what is none. */
export function pastOf(participle: string): string | undefined {
  const word = participle.toLowerCase()
  const base = BASES.get(word)
  if (!base) return /^\p{L}{2,}ed$/u.test(word) ? word : undefined
  return PASTS.get(base)
}

/** Whether a word is a past form that no ending makes. */
export const isIrregular = (word: string): boolean => BASES.has(word)

/** "writ" for writes, writing, written and writer; "lead" for leads, led and leader: verb and person meet. */
export const rootOf = rememberByWord((word: string): string => {
  const base = BASES.get(word) ?? word
  const bare = base.replace(/(?:ings?|ed|es|s)$/, '')
  return (bare.length < 3 ? base : bare).replace(/e$/, '').replace(/([^aeiou])\1$/, '$1')
})

/** Forms of a verb for what was done; "foremen" and "children" are many. */
export const isParticiple = (word: string): boolean =>
  (/^\p{L}{2,}(?:ed|en|wn)$/iu.test(word) && !/(?:men|dren)$/i.test(word)) || BASES.has(word.toLowerCase())

/** "let", "shut": the participle of a verb that has one form only. */
export const isBareParticiple = (word: string): boolean => PARTICIPLES.get(word.toLowerCase()) === word.toLowerCase()

/** Endings that make a noun of a verb's root, with what they do to its last letters (Marchand, English Word-Formation, 1969, 4). */
const NOMINAL: [root: RegExp, noun: string][] = [
  [/$/, 'ment'],
  [/$/, 'ation'],
  [/$/, 'ion'],
  [/$/, 'ing'],
  [/$/, 'al'],
  [/i$/, 'ication'],
  [/b$/, 'ption'],
  [/er$/, 'ration'],
  [/d$/, 'sion'],
]

/** The nouns that endings make of a verb's root, whether they are words or not. */
export const nounsOfVerb = (root: string): string[] =>
  root.length > 2 ? NOMINAL.flatMap(([end, ending]) => (end.test(root) ? [root.replace(end, ending)] : [])) : []

/** Whether a noun is that of what a verb (its root) does: "application" of "appli", "enrolment" of "enrol". */
export const isNounOfVerb = (noun: string, root: string): boolean => nounsOfVerb(root).includes(noun)
