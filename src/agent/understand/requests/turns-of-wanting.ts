import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { FULL_MONTH } from '../dates/periods.ts'
import { sayPlainly, type Turn } from './turns.ts'

/** Systems in which companies keep their records, by their usual abbreviations. */
const SYSTEM = fragment`(?:crm|erp|pms|hris|lms|wms|dms|cms|pos)`
/** Scales on which somebody or something has so many points. */
const SCALE = fragment`(?:scores?|ratings?|marks?|grades?|points|percentages?|percentiles?)`
/** Where whatever there is belongs to whoever speaks, in the words of those who go round it. */
const ON_PATCH = String.raw`(?:in|on|from|of|across|within) (my|our) (?:own )?(?:patch|turf|beat|stomping ground|neck of the woods)\b`
/** Nouns for what is agreed with a buyer, which is of some size. */
const SOLD = 'deal|order|contract|sale|purchase|transaction|booking|business'
/** Nouns for ways on which people come to somebody. */
const WAYS_IN = fragment`
  (?:sources?|channels?|ad(?:vert(?:isement)?)?s?|partners?|referrers?|referrals?|agenc(?:y|ies)|media|medium|platforms?|websites?|events?|fairs?
  |newsletters?|mailings?|routes?)
`
const TENS = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

/** How something is wanted, in which form and order and with nothing left out, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "how many quotes are out with clients and not answered yet": an answer to them is waited for.
  [
    pattern('iu')`
      \b(?:are|is)\ (?:still\ )?(?:out\ )?with\ (?:the\ |our\ )?\p{Ll}+\ (?:and|but)\ (?:(?:are|is|have|has)\ )?(?:not|n['’]t|haven['’]t|hasn['’]t|aren['’]t)
      \ (?:been\ )?(?:yet\ )?(?:answered|replied\ to|decided(?:\ on)?|responded\ to)(?:\ yet)?(?=\W*$)
    `,
    'are we still waiting for an answer',
  ],
  // "…, need 2 reorder", "…, we need to order more": what it is asked for.
  [/,\s+(?:and )?(?:we |i )?needs? (?:to|2|too) \p{L}{4,}(?: (?:it|them|some|more|those|these))*(?=\W*$)/giu, ''],
  // "walk me through the loans": show them.
  [
    /^(\W*(?:(?:please|can you|could you|would you|will you) )*)(?:walk|take|talk|guide|lead|run) (?:me|us) through (?=\S)/i,
    '$1show me ',
  ],
  // "clients in my patch", "who is late on our turf": what somebody looks after is theirs.
  [new RegExp(String.raw`\b(?:(?:the|all|all (?:of )?the) )?(\p{Ll}{2,}s) ${ON_PATCH}`, 'giu'), '$2 $1'],
  [new RegExp(String.raw`\b${ON_PATCH}`, 'giu'), (_, whose = '') => `of ${/^my$/i.test(whose) ? 'mine' : 'ours'}`],
  // "in the members table": among the members.
  [/\b(in|from|of|on) the (\p{L}{3,}s) (?:table|sheet|tab)(?=\W*$|[,;?])/giu, '$1 the $2'],
  // "…, boat by boat", "…, whatever kind", "without leaving one out": nothing else is wanted.
  [/,? (?!day|week|month|quarter|year|side|step|one|little)(\p{L}{3,}) by \1(?=\W*$|[,;])/giu, ''],
  [
    /,? (?:whatever|whichever|no matter (?:what|which)|regardless of(?: the)?) (?:the |their )?(?:kind|type|sort|flavou?r)s?(?: they are)?(?=\W*$)/gi,
    '',
  ],
  [
    pattern('iu')`
      ,?\ without\ (?:leaving|missing|skipping|forgetting|omitting|dropping)\ (?:out\ )?
      (?:a\ single\ one|any(?:\ of\ them|thing|one)?|even\ one|one|some)(?:\ out)?(?=\W*$)
    `,
    '',
  ],
  // "in ascending order": the figure that is low comes first.
  [/,? (?:sorted |ordered |and )?in (?:a )?(descending|ascending) order(?=\W*$|,)/gi, ' $1'],
  // "the ten dearest, worst first": so they are already.
  [
    /(?<=\b(?:dearest|costliest|biggest|largest|highest|worst|most (?:expensive|costly)|top)\b.*),? (?:worst|top|biggest) first(?=\W*$)/gi,
    '',
  ],
  [/\bcostliest\b/gi, 'most expensive'],
  // "how does the price vary from one town to the next": by town.
  [
    pattern('iu')`
      ^\W*how (?:does|do|did) (?:the |our )?(.+?) (?:vary|differ|change|develop|compare) from (?:one |each )?(\p{L}+(?: \p{L}+)?)
      \ to (?:the next|another|the other|the next one|\2)(?=\W*$)
    `,
    '$1 by $2',
  ],
  // "taken as a whole": what they come to.
  [/,? (?:when |if )?(?:taken|seen|looked at|viewed|considered) as a whole(?=\W*$)/gi, ' in total'],
  // "orders per month, 2024 only": of that year.
  [/,? (?:for |in )?((?:19|20)\d\d) only(?=\W*$)/gi, ' in $1'],
  [/,? (?:but )?only (?:for |in )?((?:19|20)\d\d)(?=\W*$)/gi, ' in $1'],
  [/\b((?:per|by|each|every) (?:month|quarter|week|day)),? (?=(?:19|20)\d\d\W*$)/gi, '$1 in '],
  // "since the beginning of 2024": since then.
  [
    new RegExp(
      String.raw`\b(since|from) (?:the )?(?:very )?(?:begin(?:ning)?|start|turn|first day) of (?=(?:(?:${FULL_MONTH})(?: (?:19|20)\d\d)?|(?:19|20)\d\d)\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // "which sprint are we in": the current one.
  [
    /\b(?:which|what) (\p{L}+) are we (?:currently |now )?in(?= (?:on|for|with|of) |\W*$)/giu,
    'which is the current $1',
  ],
  // "how many of them became members": are now.
  [
    /\b(?:(?:have|has) become|became|turned into|ended up(?: as)?|wound up(?: as)?) (?!\p{L}+ing\b)(?=\p{Ll}[\p{L}-]*(?: \p{L}+)?\W*$)/giu,
    'are ',
  ],
  // "put into the CRM": added there.
  [
    new RegExp(String.raw`\b(?:put|entered|typed|keyed|fed|logged) (?:in|into|to) (?:the |our )?(?=${SYSTEM}\b)`, 'gi'),
    'added to the ',
  ],
  // "a price tag of 500": the price.
  [/\bprice tags?\b/gi, 'price'],
  [
    new RegExp(String.raw`\b(?<=(?:${SOLD}) )ticket size|\bticket size(?=s? of (?:the |our )?(?:${SOLD}))`, 'gi'),
    'size',
  ],
  // "has been on file the longest": came into it first.
  [
    pattern('i')`
      \b(?:has|have|had)\ been\ (?:(?:on|in)\ (?:the\ |our\ )?(?:\p{L}+\ )?(?:file|record|system|database|books|records|${SYSTEM})|stored|listed|known\ to\ us)
      \ (?:for\ )?(?:the\ )?longest\b
    `,
    'was created first',
  ],
  // "which channel has yielded the most members": has.
  [
    pattern('iu')`
      \b(${WAYS_IN})\ (?:has\ |have\ |had\ )?
      (?:produced?|produces|generate[ds]?|yield(?:ed|s)?|deliver(?:ed|s)?|supplied|suppl(?:y|ies)|(?:given|gave|gives?|got|gets?|sent|sends?)\ us)
      \ (?=the\ (?:most|fewest|least)\b)
    `,
    '$1 has ',
  ],
  // "where do we stand with the order": what has become of it.
  [
    /^(\W*)where (?:do|are) (?:we|things) (?:stand|standing|at)?(?: right now| currently| at the moment)? ?(?:with|on|regarding) (?=\S)/i,
    '$1what is the status of ',
  ],
  // "who should I address as the head of Oslo": who that is.
  [
    /^(\W*)who(?:m)? (?:should|can|could|do|may|must|shall) (?:i|we) (?:address|contact|talk to|speak to|ask for|turn to|approach|write to|call) as (?=\S)/i,
    '$1who is ',
  ],
  // "have nothing open with, not a single order": no open order.
  [
    pattern('iu')`
      \b(have|has|had|got)\ nothing\ (\p{Ll}+)((?:\ (?:with|at|for|from|in))?[^,;?]*?),\ (?:not\ (?:an?(?:\ single)?|even\ one|one)|no)\ (\p{L}+)(?=\W*$)
    `,
    '$1 no $2 $4$3',
  ],
  // "the least of sales", "if you take together all our shops of this town" (the order of other languages).
  [/\bthe (most|least) of (?=(?!the\b|them\b|these\b|those\b|all\b|our\b|my\b|its\b|their\b)\p{Ll}+\W)/giu, 'the $1 '],
  [
    /\bif (you|we|i) (take|count|add|put) together (all [^,?]+?)(?: (?:of|in) (?:this|that|the same|each) \p{L}+)?(?=\W*$)/giu,
    'if $1 $2 $3 together',
  ],
  // "to which town belongs it": does it belong (the order of other languages).
  [
    /\b(?:to )(which|what) (\p{L}+(?: \p{L}+)?) belongs? (it|that|this|he|she)(?=\W*$)/giu,
    'which $2 does $3 belong to',
  ],
  [/\bto (which|what) (\p{L}+(?: \p{L}+)?) belong (they|those|these)(?=\W*$)/giu, 'which $2 do $3 belong to'],
  // "due to land by Friday", "expected to come in": closed (of deals and orders).
  [/\b(due|set|slated|expected|scheduled|supposed) to (?:land|come in|be signed|be won)\b/gi, '$1 to close'],
]

/** "for the firms in Norway, who is the head?", "for each order, what is the fee in each?": those of each of them. */
const FOR_EACH = pattern('iu')`
  ^(\W*(?:and\ |so\ )?)for\ (each\ of\ the|each|every|all\ of\ the|all\ the|all|the|our|my)\ ([^,?]{3,120}?),
  \ (who|what|which)\ (?:is|are|was|were)\ (?:the\ |their\ |its\ )?
  ((?!\p{L}*(?:\ \p{L}+)?\ (?:of|with|that)\b)(?!(?:average|total|mean|median|sum|number|share|most|\p{L}+est)\b)\p{Ll}+(?:\ \p{Ll}+){0,2}?)
  (?:\ (?:in|at|of|for|on)\ (?:each|every|them|each\ of\ them)(?:\ \p{L}+)?)?(?=\W*$)
`
const sayOfEach = (text: string): string =>
  replaceIn(text, FOR_EACH, (_, lead: string, whose: string, those: string, word: string, what: string) => {
    const article = /^(?:our|my)$/i.test(whose) ? whose : 'the'
    return `${lead}${word} are the ${what} of ${article} ${those}`
  })

/** "a score in the nineties": from 90 to 99. */
const IN_TENS = new RegExp(
  String.raw`\b(${SCALE}) (?:(?:is|are|of|lies|lie|that is|that are) )?in (?:the|their|its) (?:(${TENS.join('|')})|['’]?([2-9])0['’]?s)(?!\p{L})`,
  'giu',
)
const sayTens = (text: string): string =>
  replaceIn(text, IN_TENS, (_, scale: string, word?: string, digit?: string) => {
    const tens = word ? TENS.indexOf(word.toLowerCase()) + 2 : Number(digit)
    return `${scale} between ${tens}0 and ${tens}9`
  })

const QUARTERS = ['first', 'second', 'third', 'fourth']
/** "in Q1 2025 … in the same quarter of the year before": said by itself. */
const SAME_PERIOD = new RegExp(
  [
    String.raw`\b(?:q([1-4])|(first|second|third|fourth) quarter|${FULL_MONTH}),? (?:of |in )?((?:19|20)\d\d)\b(.*?)\b`,
    'the same (?:quarter|month|period|time)(?: (?:of|in))? (?:the )?',
    '(?:year before|(?:previous|preceding|prior) year|year earlier)(?: that)?',
  ].join(''),
  'giu',
)
export const saySamePeriod = (text: string): string =>
  replaceIn(text, SAME_PERIOD, (said, number, ordinal, month, year: string, between: string) => {
    const name =
      (month as string | undefined) ?? `Q${number ?? QUARTERS.indexOf((ordinal as string).toLowerCase()) + 1}`
    return `${said.slice(0, said.indexOf(year) + 4)}${between}${name} ${Number(year) - 1}`
  })

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfWanting = (message: string): string => sayTens(sayOfEach(sayPlainly(message, TURNS)))
