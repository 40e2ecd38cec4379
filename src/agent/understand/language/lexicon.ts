import { wordTable } from '../../../lib/word-table.ts'
import { pattern, wordList } from '../../../lib/patterns.ts'
import { stem } from './words.ts'

/**
 * The closed-class and operator words of English that a question about records is built from. Nothing here belongs to
 * any API: nouns and fields come from the catalogue, values from its data.
 */

/** Verbs and participles that mostly only link what stands around them. */
const LINKS = wordList`
  belong belongs belonging hold holds holding cover covers span spans spread come comes coming
  work works working live lives located based sit exist exists
  contain contains include includes included including fall lie lies
  associated assigned related linked connected registered stored recorded listed available
`

/** The same as words: passed over, one of them may have said more. */
export const LINKING_WORDS: ReadonlySet<string> = new Set(LINKS)

/** Words without content of their own: articles, auxiliaries, prepositions, politeness, light verbs. */
export const FILLERS = new Set([
  ...wordList`
    a an the                                                                     # articles
    of in at on for with from to into onto by as about among amongst within      # prepositions
    across over through throughout during under
    is are was were be been being am isn't aren't                                # auxiliaries
    do does did have has had having can could would will shall should may might must
    i me we us you they them it its he she his her their theirs our ours your yours my mine
    this that these those there here
    who whom whose which what when where why how because
    please kindly thanks thank thx ta pls                                        # politeness
    just also too so well really very now then currently still already ever again right
    show list give tell find get fetch display see look lookup need want know    # asking
    like let print return pull retrieve provide present bring identify search check view read output
    gimme lemme wanna hey hi hello hiya heya howdy ok okay yes
    and or but if than then also found whose while yet far plus respectively     # joining
  `,
  ...LINKS,
  ...wordList`
    record records entry entries item items data database system                 # nouns for anything
    everything anything thing things stuff one ones info information details detail
    overall kind kinds type types list lists
    worth any some all every each both entire whole full complete                # how much of it
    up u r ur s t re ve ll d m whats                                             # short forms
    only even actually basically either through via terms inclusive amongst anyhow asap um umm uh hmm er
    much many lot make makes made go goes keep run use used using say says said called named such
    following different various distinct unique individual given left remaining times
  `,
])

/** Of these, the participles and adjectives that may be the state of a record where fields or values are called so. */
export const STATES_TOO = new Set(wordList`
  available listed registered stored recorded included linked connected complete used associated assigned related
  unique individual left remaining
`)

/** Of these, the ones that are nouns as well: fields may be called so. */
export const LITTLE_NOUNS = new Set(
  'make type kind list record entry item detail use run work hold cover view check like'.split(' '),
)

/** Aggregates by the word that asks for them. */
export const AGGREGATES: Record<string, 'sum' | 'avg' | 'median' | 'min' | 'max'> = wordTable({
  total: 'sum',
  sum: 'sum',
  combined: 'sum',
  together: 'sum',
  altogether: 'sum',
  cumulative: 'sum',
  aggregate: 'sum',
  summed: 'sum',
  totalled: 'sum',
  totaled: 'sum',
  average: 'avg',
  averaged: 'avg',
  avg: 'avg',
  mean: 'avg',
  typical: 'avg',
  median: 'median',
  minimum: 'min',
  min: 'min',
  maximum: 'max',
  max: 'max',
})

export const ORDINALS: Record<string, number> = wordTable({
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
})

export const NUMBER_WORDS: Record<string, number> = wordTable({
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
  once: 1,
  twice: 2,
})

export type Comparison = '>' | '>=' | '<' | '<=' | '=' | '!=' | 'between'

/** Adjectives that say "smaller" of what they measure; the others in "-er than" say "larger". */
const LESSER =
  'less|fewer|lower|smaller|worse|younger|shorter|cheaper|earlier|lighter|slower|nearer|closer|narrower|thinner|weaker|colder|cooler|poorer'

/** Comparators as written, longest first; each stands before its number or date. */
export const COMPARATORS: [RegExp, Comparison][] = (
  [
    ['(?:is |are )?(?:no|not) (?:more|greater|higher|larger|later|older|longer|bigger|heavier) than', '<='],
    ['(?:is |are )?(?:no|not) (?:less|fewer|lower|smaller|earlier|younger|shorter|cheaper) than', '>='],
    ['(?:greater|more|higher|larger|bigger) than or equal to', '>='],
    ['(?:less|fewer|lower|smaller) than or equal to', '<='],
    ['more (?:expensive|costly|valuable|recent) than', '>'],
    ['less (?:expensive|costly|valuable) than', '<'],
    [`(?:${LESSER}) than`, '<'],
    ['(?:more|(?!other|rather)\\p{L}{3,}er) than', '>'],
    [
      'at least|a minimum of|minimum of|no under|not (?:below|under|before)|no below|starting (?:at|from)|from at least',
      '>=',
    ],
    [
      'at (?:the )?most|a maximum of|maximum of|up to|as much as|as many as|not (?:over|above|exceeding|after|past)',
      '<=',
    ],
    ['since (?:well |long )?before', '<'],
    [
      '(?:on|in|at|during|from) or after|after or (?:on|in|at|during)|since|starting(?! (?:with|in|between)\\b)|from and including',
      '>=',
    ],
    ['(?:on|in|at|during|by) or before|before or (?:on|in|at|during)|until|till', '<='],
    [
      'over|above|exceeding|exceeds|exceed|beyond|after|past|surpassing|surpasses|topping|tops(?= \\p{Sc}?\\d)|in excess of|north of|upwards? of',
      '>',
    ],
    ['below|under|beneath|before|prior to|south of', '<'],
    [
      'ranging (?:from|between)|in the range(?: of)?(?= (?:from |between )?(?:\\p{Sc} ?)?\\d)|anywhere (?:from|between)|between',
      'between',
    ],
    ['exactly|equal to|equals|precisely', '='],
    ['different (?:from|to|than)|not equal to|anything but', '!='],
    ['other than|except for|except|excluding|not including|apart from|aside from|besides|with the exception of', '!='],
  ] as [string, Comparison][]
).map(([words, comparison]) => [new RegExp(`^(?:${words})(?![\\p{L}\\p{N}_-])`, 'u'), comparison])

/** What may follow a number to turn it into a bound: "90 or more". */
export const TRAILING_BOUNDS: [RegExp, Comparison][] = [
  [
    pattern()`
      ^(?:
        \+
        |or (?:more|above|over|higher|greater|later|better|worse|up|older|newer|longer|after|beyond)
        |and (?:above|over|up|more|older|later|beyond|upwards?)
        |upwards?|onwards?|plus|at (?:the )?least|minimum|min
      )(?!\w)
    `,
    '>=',
  ],
  [
    pattern()`
      ^(?:
        or (?:less|fewer|below|under|lower|earlier|younger|shorter|cheaper|before)
        |and (?:below|under|less|younger|earlier|lower)
        |at (?:the )?most|max|maximum|tops
      )(?!\w)
    `,
    '<=',
  ],
]

/**
 * What adjectives and verbs measure, by the words of the fields for it: the adjectives of dimension, age, price and
 * speed (a closed class; Dixon, Where have all the adjectives gone?, 1982) and the verbs of measure and possession
 * that go with a quantity (Levin, English verb classes and alternations, 1993, 54.1-54.3).
 */
export const MEASURING: [words: string, attributes: string][] = [
  ['long longer longest short shorter shortest', 'length duration distance runtime pages minutes hours days'],
  ['last lasts lasting lasted take takes taking took', 'duration runtime time length minutes hours days'],
  ['heavy heavier heaviest light lighter lightest weigh weighs weighing weighed', 'weight mass payload load'],
  ['tall taller tallest high higher highest', 'height elevation altitude'],
  ['old older oldest young younger youngest aged', 'age'],
  ['expensive cheap cheaper cheapest pricier priciest cost costs costing', 'price cost fee rate amount'],
  ['charge charges charging charged', 'rate fee price charge cost'],
  ['fast faster fastest slow slower slowest', 'speed velocity pace'],
  ['far farther further farthest furthest', 'distance mileage'],
  ['wide wider widest narrow narrower', 'width'],
  ['deep deeper deepest', 'depth'],
  ['hot hotter hottest cold colder coldest warm warmer warmest', 'temperature'],
  ['owe owes owing owed', 'balance debt due outstanding'],
  ['earn earns earning earned', 'salary earnings income wage pay revenue'],
  ['make makes making made', 'salary earnings income revenue'],
  ['pay pays paying paid', 'salary wage pay compensation fee amount price total'],
  ['spend spends spending spent', 'spend spending total amount cost price value'],
  ['employ employs employing employed', 'employees headcount workforce staff'],
  ['born', 'birth birthday birthdate dob born'],
  ['hold holds holding seat seats seating', 'capacity'],
  ['carry carries carrying', 'payload capacity load'],
  ['rated star stars', 'rating score stars satisfaction'],
  ['speak speaks speaking spoken', 'language languages lang'],
  ['priced', 'price cost'],
  ['live lives living lived based located situated reside resides', 'city town address location country state'],
]

/** They speak of what they measure, not of what is spelt alike or means the same. */
export const VERBS_OF_MEASURE: ReadonlySet<string> = new Set(MEASURING.flatMap(([words]) => words.split(' ')))

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
  'un',
  'cannot',
  "can't",
  "hasn't",
  "haven't",
  "wasn't",
  "weren't",
  "didn't",
  "won't",
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
  'solved',
  'settled',
  'fulfilled',
  'filled',
  'withdrawn',
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

/** Pronouns for things and people that are not told (a closed class; Quirk et al., 1985, 6.45). */
export const INDEFINITE_PRONOUN = /^(?:any|some|no)(?:thing|body|one)$/i

/** Verbs that only link a noun with its attributes or relatives, in any form; the nouns around them say what is meant. */
export const LIGHT_VERBS = new Set(
  wordList`
    be have do get got give gave show list find tell see need want know belong hold held cover come came bring
    brought work live locate base sit exist contain include fall lie lay associate assign relate link connect
    register store record make made go went keep kept use say reside stand count appear happen match correspond
    carry look headquarter expect talk speak reach situate put
  `.map(stem),
)

/** Whether a word in its base form says little by itself: one that sentences are made of, or a verb that only links. */
export const saysLittle = (base: string): boolean => FILLERS.has(base) || LIGHT_VERBS.has(stem(base))
