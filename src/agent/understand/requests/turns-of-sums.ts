import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'
import { plural } from '../language/words.ts'

const MEAN = fragment`(?:average|avg\.?|mean|median|typical)`
/** Nouns of an extent, which a unit behind them tells better. */
const EXTENT = fragment`(?:length|size|duration|extent|amount|volume|time|height|weight|span)`
const UNIT = fragment`
  (?:pages|days|hours|minutes|seconds|weeks|months|years|points|seats|pieces|units|words|sheets|nights|miles
  |kilomet(?:re|er)s|kilos|steps)
`
const PEOPLE = fragment`(?:people|folks|everyone|everybody|all\ of\ them|they(?:\ all)?)`

/** States that things come to, and no doings of which there are records of their own. */
const ENDED = fragment`
  (?:cancell?ed|called\ off|rejected|declined|refused|denied|approved|confirmed|lost|damaged|delayed|postponed|suspended|blocked|missed|escalated
  |reopened|voided|written\ off)
`

/** How means and sums are asked for, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "how many players do they have between them?": all of them together.
  [
    pattern('giu')`
      \b(how\ (?:many|much)\ [^?;,]{0,40}?\b(?:do|did|have|has)\ (?:they|these|those|the\ \p{L}+)\b[^?;,]{0,40}?)
      \ between\ (?:them|the\ (?:two|three|four|lot)\ of\ them)(?=\W*$)
    `,
    '$1 in total',
  ],
  // "on average, how much does a bill come to in total": of the whole of each the average, and no second figure.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?on\ average\b[^?;:]*?\b(?:comes?|amounts?|adds?\ up|costs?|runs?|worth)(?:\ to)?(?:\ (?:us|them|me))?),?
      \ (?:in\ total|in\ all|altogether|all\ told|all\ in(?:\ all)?|overall)(?=\W*$)
    `,
    '$1',
  ],
  [
    pattern('iu')`
      \b(how\ much\ (?:does|do|did)\ [^?;:]*?\b(?:come|amount|add\ up|cost|run)(?:\ to)?(?:\ (?:us|them|me))?),?
      \ (?:in\ total|in\ all|altogether|all\ told|all\ in(?:\ all)?|overall),?\ on\ average(?=\W*$)
    `,
    '$1 on average',
  ],
  // "the average rent in total": of all of them, and no second figure.
  [
    pattern('iu')`
      ^(\W*(?:what(?:['’]s|\ is|\ was)\ )?(?:the\ |our\ )?(?:average|mean|median)\ (?![^?]*\b(?:and|plus|or)\b)[^,;:?]+?),?
      \ (?:in\ total|altogether|all\ told|all\ in\ all)(?=\W*$)
    `,
    '$1',
  ],
  // "taking red and blue boats together, how many are in Oslo": how many of them.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|ok|okay)\W+)*)(?:taking|putting|counting|adding|lumping)\ (?:all\ )?(?:the\ |our\ )?
      (\p{L}[^,;:?]*?\ (?:and|with)\ [^,;:?]*?)\ (?:all\ )?together,?\ how\ many(?:\ (?:of\ them|of\ these|of\ those))?
      \ (?=(?:are|were|do|did|have|had|will|can|must)\b)(?!(?:are|were)\ there\W*$)
    `,
    '$1how many $2 ',
  ],
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|ok|okay)\W+)*)(?:taking|putting|counting|adding|lumping)\ (?:all\ )?(?:the\ |our\ )?
      (\p{L}[^,;:?]*?\ (?:and|with)\ [^,;:?]*?)\ (?:all\ )?together,?\ how\ many\ (?:are|were)\ there(?=\W*$)
    `,
    '$1how many $2 are there',
  ],
  // "total value of everything sold": what it is, and not that of each.
  [
    pattern(
      'iu',
    )`^(\W*(?:(?:and|so)\ )?)(?:the\ )?(?=(?:total|combined|overall)\ (?:\p{L}+\ )?\p{L}+\ of\ (?:everything|all\ that)\b)`,
    '$1what is the ',
  ],
  // "the average length in pages of a novel", "average size of a lot in pieces": how many of them on average.
  [
    pattern('iu')`\b(${MEAN})\ ${EXTENT},?\ (?:measured\ |counted\ |expressed\ )?in\ (${UNIT}),?\ (?=(?:of|for|per)\ )`,
    '$1 number of $2 ',
  ],
  [
    pattern(
      'iu',
    )`\b(${MEAN})\ ${EXTENT}\ of\ ([^,;?]+?),?\ (?:measured\ |counted\ |expressed\ )?in\ (?:\p{Ll}+\ )?(${UNIT})(?=\W*$)`,
    '$1 number of $3 of $2',
  ],
  // "how much do people still owe us in fines", "… for fines they haven't paid": what is owed.
  [
    pattern('iu')`
      \bhow\ much(?:\ money)?\ (?:do|does|did)\ ${PEOPLE}\ (still\ )?owe(?:\ us)?(?:\ (?:in|for)\ (?=(?:\p{L}+\ )?\p{L}+s\b))?
    `,
    (said, still = '') => `how much is ${still}owed${/ (?:in|for) $/i.test(said) ? ' in ' : ''}`,
  ],
  [
    pattern(
      'iu',
    )`(?<=\bow(?:e|es|ed|ing)\b[^,;?]*\p{L}s)\ (?:that\ |which\ )?(?:they|people|he|she)\ (?:have\ not|has\ not
    |haven['’]t|hasn['’]t|did\ not|didn['’]t)\ paid(?:\ yet)?(?=\W*$)`,
    '',
  ],
  // "what do all the hours people have put down come to": those that were logged, by whomever.
  [
    pattern(
      'iu',
    )`\b(?:(?:that|which)\ )?(?:people|folks|everyone|everybody|they|we)\ (?:have|has|had|['’]ve)\ (?:put\ down|written
    \ down|noted\ down|clocked(?:\ up)?|logged|booked|recorded|entered)(?=\ (?:come|add\ up|amount|sum\ up|total)\b)`,
    '',
  ],
  // "add up the totals of every order": of all of them.
  [
    pattern('iu')`
      \b((?:add\ up|sum\ up|sum|total\ up|tot\ up)\ (?:all\ )?(?:the\ )?\p{L}+(?:\ \p{L}+)?s\ of)\ (?:every(?:\ single)?|each)
      \ ((?:\p{L}+\ )??\p{L}+)(?=\ (?:where|that|which|who|with|in|from|of|for|by|\p{L}+ed|paid|sold|made)\b|\W*$)
    `,
    (_, lead = '', noun = '') => `${lead} all ${plural(noun)}`,
  ],
  // "for how many orders was cash the payment method": how many have it.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?)(?:for|in|on|with)\ how\ many\ (\p{L}+(?:\ \p{L}+)?)\ (?:is|was|were|are)
      \ ([\p{L}\d][^,;?]*?)\ (?:the|their|our)\ (\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    '$1how many $2 have the $4 $3',
  ],
  // "how many times has an order of ours been cancelled": how many were.
  [
    pattern('iu')`
      \b(?:how\ (?:many\ times|often|frequently)|(?:in|on)\ how\ many\ (?:cases|occasions))\ (?:has|have|was|were)
      \ (?:an?|one\ of\ our|any)\ ((?:\p{L}+
      \ )?\p{L}+?)(?:\ of\ (?:ours|mine))?\ (?:been\ |got(?:ten)?\ )?(${ENDED})(?=\W*$)
    `,
    (_, noun = '', done = '') => `how many ${plural(noun)} were ${done}`,
  ],
  // "how many work in Legal": people do.
  [
    pattern(
      'iu',
    )`^(\W*(?:(?:and|so)\ )?how\ many)(?:\ of\ us)?\ (?=(?:work|live|study|teach|volunteer|train)\ (?:in|at|for|on|as|out)\b)`,
    '$1 people ',
  ],
  // "what's the size of the Legal team": how big it is.
  [
    pattern(
      'iu',
    )`^(\W*(?:(?:and|so)\ )?)what(?:['’]s|\ is|\ was)\ the\ size\ of\ (the|our)\ (?=[^,;?]*\b(?:team|department|crew
    |staff|group|class|squad|unit|committee|choir|cast)\b\W*$)`,
    '$1how big is $2 ',
  ],
  // "the number of members whose account is suspended": who are.
  [
    pattern(
      'iu',
    )`\bwhose\ (?:account|record|profile|registration|file)\ (is|was|has\ been)\ (?=(?:currently\ |now\ |still\ )?\p{L}+(?:ed|en|ive)\b)`,
    (_, be = '') => `who ${/^has/i.test(be) ? 'have been' : be === 'was' ? 'were' : 'are'} `,
  ],
  // "who has more logged hours": more hours logged, and no more records of them.
  [
    /\b(more|fewer|less) (logged|booked|recorded|tracked|worked|reported|billed) (hours|minutes|days)(?=,| than\b|\W*$)/gi,
    '$1 $3 $2',
  ],
  // "on average, does A earn more than B": the mean stands behind.
  [/^\W*on average,? ((?:do|does|did|have|has) [^,;?]*? (?:more|less) than [^,;?]*?)(?=\W*$)/i, '$1 on average'],
  // "the average price we've paid per copy": the price of a copy.
  [
    /\b(price|fee|cost|rate|fare|rent|charge|amount) (?:that |which )?we(?:['’]ve| have| had)? paid (?=(?:per|for|on) (?!all\b|them\b)\p{L})/giu,
    '$1 ',
  ],
  // "who no longer work here", "are no longer with us": have left.
  [
    pattern('iu')`
      \b(?<!\bwhy\b.*)(?:no\ longer\ works?|(?:do\ not|don['’]t|does\ not|doesn['’]t)\ work)\ (?:here|for\ us|with
      \ us)(?:\ any\ ?more|\ any\ longer)?(?=\W*$|,|\ and\b)
      |\b(?:is|are)\ (?:no\ longer|not|n['’]t)\ (?:employed\ )?(?:with|by)\ us(?:\ any\ ?more|\ any\ longer)?(?=\W*$|,|\ and\b)
    `,
    'have left',
  ],
  // "what do people in Legal make per month": earn.
  [
    pattern('iu')`
      \b((?:do|does|did)\ (?:people|staff|employees|workers|colleagues|they|he|she|\p{L}+(?:er|or|ist)s)\b[^,;?]*?)
      \ (?:make|take\ home|bring\ home|get\ paid)
      \ (?:an?|per|each|every)\ (month|year|week|hour)\b
    `,
    '$1 earn per $2',
  ],
  // "people registered with us": everyone is. "signed up with us in May" tells when.
  [
    pattern('gi')`
      \b(people|customers|members|readers|borrowers|clients|users|patients)(?: (?:who|that) are)? (?:registered|on file|on our books|signed up) with us
      (?=\W|$)(?!,? (?:in|on|during|since|last|this|before|after|between|within|over|today|yesterday)\b)
    `,
    '$1',
  ],
  // "are in a fragile state": are fragile.
  [
    /\b(is|are|was|were) in an? (?:very |rather )?((?!solid\b|liquid\b|good\b|bad\b)\p{Ll}+) (?:state|shape)(?=\W*$|,)/giu,
    '$1 $2',
  ],
  // "are trained as first aiders": are.
  [/\b(is|are|was|were) (?:trained|qualified|certified|employed|engaged) as (?:an? )?(?=\p{L})/giu, '$1 '],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfSums = (message: string): string => sayPlainly(message, TURNS)
