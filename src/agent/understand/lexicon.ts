import { stem } from './words.ts'

/**
 * The closed-class and operator words of English that a question about records is built from. Nothing here belongs to
 * any API: nouns and fields come from the catalogue, values from its data.
 */

/** Words without content of their own: articles, auxiliaries, prepositions, politeness, light verbs. */
export const FILLERS = new Set(
  (
    'a an the of in at on for with from to into onto by as about among amongst within across over through under is are was were be been being am ' +
    "isn't aren't do does did have has had having can could would will shall should may might must " +
    'i me we us you they them it its he she his her their theirs our ours your yours my mine this that these those there here ' +
    'who whom whose which what when where why how ' +
    'please kindly thanks thank thx pls just also too so well really very now then currently still already ever again right ' +
    'show list give tell find get fetch display see look lookup need want know like let print return pull retrieve provide present bring identify search check view read output ' +
    'gimme lemme wanna hey hi hello ok okay yes and or but if than then also plus respectively ' +
    'belong belongs belonging hold holds holding cover covers come comes coming work works working live lives located based sit exist exists contain contains include includes included including fall lie lies associated assigned related linked connected registered stored recorded listed available ' +
    'record records entry entries item items data database system everything anything thing things one ones info information details detail overall kind kinds type types list lists ' +
    'worth any some all every each both entire whole full complete up u r ur s t re ve ll d m whats only even actually basically either through via terms inclusive amongst anyhow asap um umm uh hmm er ' +
    'much many lot make makes made go goes keep run use used using say says said called named such following different various distinct unique individual'
  ).split(/\s+/),
)

/** Aggregates by the word that asks for them. */
export const AGGREGATES: Record<string, 'sum' | 'avg' | 'median' | 'min' | 'max'> = {
  total: 'sum',
  sum: 'sum',
  combined: 'sum',
  together: 'sum',
  altogether: 'sum',
  cumulative: 'sum',
  aggregate: 'sum',
  average: 'avg',
  avg: 'avg',
  mean: 'avg',
  typical: 'avg',
  median: 'median',
  minimum: 'min',
  min: 'min',
  maximum: 'max',
  max: 'max',
}

/** Superlatives: the direction in which records are ordered, and what kind of field they speak of. */
export const SUPERLATIVES: Record<string, { direction: 'desc' | 'asc'; of?: 'date' | 'number' }> = {
  highest: { direction: 'desc' },
  largest: { direction: 'desc', of: 'number' },
  biggest: { direction: 'desc', of: 'number' },
  greatest: { direction: 'desc', of: 'number' },
  most: { direction: 'desc', of: 'number' },
  top: { direction: 'desc' },
  best: { direction: 'desc' },
  richest: { direction: 'desc', of: 'number' },
  leading: { direction: 'desc' },
  priciest: { direction: 'desc', of: 'number' },
  longest: { direction: 'desc', of: 'number' },
  lowest: { direction: 'asc' },
  smallest: { direction: 'asc', of: 'number' },
  least: { direction: 'asc', of: 'number' },
  fewest: { direction: 'asc', of: 'number' },
  bottom: { direction: 'asc' },
  worst: { direction: 'asc' },
  cheapest: { direction: 'asc', of: 'number' },
  shortest: { direction: 'asc', of: 'number' },
  poorest: { direction: 'asc', of: 'number' },
  earliest: { direction: 'asc', of: 'date' },
  oldest: { direction: 'asc', of: 'date' },
  soonest: { direction: 'asc', of: 'date' },
  latest: { direction: 'desc', of: 'date' },
  newest: { direction: 'desc', of: 'date' },
  recent: { direction: 'desc', of: 'date' },
}

export const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
}

export const NUMBER_WORDS: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
}

export type Comparison = '>' | '>=' | '<' | '<=' | '=' | '!=' | 'between'

/** Comparators as written, longest first; each stands before its number or date. */
export const COMPARATORS: [RegExp, Comparison][] = (
  [
    ['(?:is |are )?(?:no|not) (?:more|greater|higher|larger|later) than', '<='],
    ['(?:is |are )?(?:no|not) (?:less|fewer|lower|smaller|earlier) than', '>='],
    ['(?:greater|more|higher|larger|bigger) than or equal to', '>='],
    ['(?:less|fewer|lower|smaller) than or equal to', '<='],
    ['(?:more|greater|higher|larger|bigger|better|older|longer) than', '>'],
    ['(?:less|fewer|lower|smaller|worse|younger|shorter|cheaper) than', '<'],
    ['(?:later|newer) than', '>'],
    ['earlier than', '<'],
    ['at least|a minimum of|minimum of|no under|not below|no below|starting at|from at least', '>='],
    ['at most|a maximum of|maximum of|up to|not over|not above|not exceeding', '<='],
    ['on or after|since|starting|from and including', '>='],
    ['on or before|until|till', '<='],
    ['over|above|exceeding|exceeds|exceed|beyond|after|past|surpassing|north of', '>'],
    ['below|under|beneath|before|prior to|south of', '<'],
    ['between', 'between'],
    ['exactly|equal to|equals|precisely', '='],
    ['other than|except|excluding', '!='],
  ] as [string, Comparison][]
).map(([words, comparison]) => [new RegExp(`^(?:${words})(?![\\w-])`), comparison])

/** What may follow a number to turn it into a bound: "90 or more". */
export const TRAILING_BOUNDS: [RegExp, Comparison][] = [
  [
    /^(?:\+|or (?:more|above|over|higher|greater|later|better|up)|and (?:above|over|up|more)|upwards?|plus)(?!\w)/,
    '>=',
  ],
  [/^(?:or (?:less|fewer|below|under|lower|earlier)|and (?:below|under|less))(?!\w)/, '<='],
]

export const NEGATIONS = new Set([
  'not',
  'no',
  'without',
  'except',
  'excluding',
  'outside',
  'non',
  "n't",
  "aren't",
  "isn't",
  "don't",
  "doesn't",
  'never',
  'neither',
  'nor',
  'lacking',
])

/** Words that ask for groups; a field or entity follows. */
export const GROUPERS = new Set(['by', 'per', 'each', 'every', 'grouped', 'across'])

/** Words that refer to what was just answered. */
export const PRONOUNS = new Set([
  'them',
  'they',
  'those',
  'these',
  'it',
  'its',
  'their',
  'theirs',
  'there',
  'that',
  'ones',
  'he',
  'she',
  'his',
  'her',
  'him',
])

/**
 * Stages at the end of a life cycle, as enumerations spell them. "Open", "active" and "pending" mean none of these
 * when the enumeration itself has no such value.
 */
export const TERMINAL_STATES = [
  'closed',
  'done',
  'complete',
  'completed',
  'resolved',
  'cancelled',
  'canceled',
  'rejected',
  'archived',
  'finished',
  'delivered',
  'returned',
  'refunded',
  'expired',
  'terminated',
  'won',
  'lost',
]

/** Verbs that only link a noun with its attributes or relatives, in any form; the nouns around them say what is meant. */
export const LIGHT_VERBS = new Set(
  'be have do get got give gave show list find found tell see need want know belong hold held cover come came bring brought work live locate base sit exist contain include fall lie lay associate assign relate link connect register store record make made go went keep kept use say reside stand count appear happen match correspond carry look headquarter expect talk speak reach situate'
    .split(' ')
    .map(stem),
)
