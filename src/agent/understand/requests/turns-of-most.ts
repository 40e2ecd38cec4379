import { fragment, pattern } from '../../../lib/patterns.ts'
import { SERVED } from '../entity-model/served.ts'
import { superlativeFor } from '../language/gradables.ts'
import { isPlural, plural, singular } from '../language/words.ts'
import { NAME, sayPlainly, SO_MANY, type Turn } from './turns.ts'

const MORE = fragment`
  (?:(?:more|less)\ \p{L}{4,}(?<!s)(?=\ than\b)|more|fewer|less|better|worse
  |(?:high|low|larg|bigg|small|great|long|short|old|new|young|cheap|dear|heavi|light|tall|fast|slow|lat|earli|wid|deep|bus|busi|rich|strong)er)
`
/** All that there are but the one that is asked for. */
const OTHERS = fragment`
  (?:any(?:one|body|thing|where)?\ (?:other|else)|any\ of\ the\ (?:others?|rest)|every(?:one|body|thing|where)?\ (?:other|else)
  |all\ (?:of\ )?(?:the\ )?(?:others?|rest)|(?:the|our)\ (?:others|rest))
`
const MOST: Record<string, string> = { more: 'most', fewer: 'fewest', less: 'least' }
const most = (more: string): string | undefined => MOST[more.toLowerCase()] ?? superlativeFor(more.toLowerCase())

/** What may stand behind "than any other" and says nothing of those it is compared with but which they are. */
const OURS = fragment`(?:\ (?:of\ ours|we\ (?:have|hold|offer|sell|stock)|in\ (?:our|the)\ (?:collection|catalogue|catalog|range|company|team)))`
/** Those that something is compared with group by group are others. */
const NO_OWN = fragment`(?!\ (?:in|of|from|at|for|with|on)\ (?:their|its|his|her|the\ same)\b)`

/** Classes of superlatives that stand at one end of an order: which one is told first says nothing more where it is cut at that end. */
const ENDS: readonly RegExp[] = [
  /^(?:top|most|highest|largest|biggest|greatest|longest|dearest|priciest|heaviest|best|tallest|richest|oldest first|most expensive)$/i,
  /^(?:bottom|fewest|least|lowest|smallest|shortest|cheapest|lightest|worst)$/i,
  /^(?:newest|latest|most recent)$/i,
  /^(?:oldest|earliest)$/i,
]
const END = fragment`
  (?:highest|largest|biggest|greatest|longest|dearest|priciest|heaviest|best|tallest|most\ expensive|lowest|smallest|shortest|cheapest
  |lightest|fewest|least|worst|newest|latest|most\ recent|oldest|earliest)
`
const isSameEnd = (one: string, other: string): boolean => ENDS.some(end => end.test(one) && end.test(other))

const nounsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter(Boolean)
    .map(singular)
/** The others are of those that are asked for anyway: they are named before, or they are whoever is served. */
function isAskedFor(noun: string, message: string): boolean {
  const [before, others] = [nounsOf(message.replace(/\bthan\b.*$/iu, '')), nounsOf(noun)]
  return others.every(one => before.includes(one) || (before.includes('who') && SERVED.test(one)))
}

/** Whoever is served, in general. */
const PEOPLE = fragment`(?:people|customers|clients|guests|visitors|members|patients|users|buyers|shoppers|readers|tenants|passengers|everybody|of\ them)`
const DONE_TO: Readonly<Record<string, string>> = {
  book: 'booked',
  order: 'ordered',
  buy: 'bought',
  rent: 'rented',
  borrow: 'borrowed',
  hire: 'hired',
  use: 'used',
  attend: 'attended',
}
const TROUBLE = fragment`(?:trouble|problems|bother|hassle|headaches|grief)`

const NOUN = fragment`(?!(?:in|on|at|of|for|from|so|up|to|this|last|by|with|until|since|during|over|we|and|or)\b)\p{L}+`

const MORE_OF = fragment`(?:higher|larger|bigger|greater|smaller|lower)`
const MOST_OF = fragment`(?:highest|largest|biggest|greatest|smallest|lowest)`
/** "the highest", "a smaller": the most, fewer. */
function manyOf(end: string): string {
  const isLess = /^(?:small|low)/i.test(end)
  return /st$/i.test(end) ? `the ${isLess ? 'fewest' : 'most'}` : isLess ? 'fewer' : 'more'
}

/** What is larger than all the others, what is the largest number of others, and in which order the largest are told. */
const TURNS: readonly Turn[] = [
  // "the most miles on the clock": what its meter shows, and no way that it was driven on a trip.
  [
    pattern('iu')`
      \b(?:the\ )?(most|highest|fewest|lowest|least)\ (?:miles|km|kms|kilomet(?:re|er)s)\ on\ (?:(?:the|its|their)\ (?:clock|odometer|meter)|it|them)(?=\W|$)
    `,
    (_, end) => `the ${/^(?:most|highest)$/i.test(end!) ? 'highest' : 'lowest'} mileage`,
  ],
  // "who has more boats than any other skipper?": which skipper.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)who(\ [^?;:,]*?\b${MORE}\ [^?;:,]*?than\ any\ other\ )(${NOUN})(?=\W*$|\ (?:in|on|at|of|for|from|so|this|last|since|during)\b)
    `,
    '$1which $3$2$3',
  ],
  // "which boat has more crew than any other?": the most of all (Huddleston and Pullum, 2002, chapter 13, § 4.4.1).
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)where\ (do|does|did|are|is|were|was|have|has)\ ([^?;:]+?\ )?(${MORE})\ ([^?;:]*?)than
      \ (?:in|at|on|for|with|from)\ ${OTHERS}\ (${NAME}?)(?=\W*$)
    `,
    (said, lead = '', verb = '', subject = '', more = '', counted = '', noun = '') =>
      most(more) ? `${lead}in which ${noun} ${verb} ${subject}the ${most(more)} ${counted.trim()}` : said,
  ],
  [
    pattern('iu')`
      (?<!^\W*(?:and\ |so\ )?(?:do|does|did|is|are|was|were|has|have|had|can)\b.*)
      \b(?:an?\ |the\ )?(${MORE})\ (?!than\b)([^?;:,]{0,50}?\ )?than\ (?:(?:(?:in|at|on|for|with|from|to|by)\ )?${OTHERS})(?!['’]s)
      ((?:\ ${NOUN}(?:\ ${NOUN})?)?)
      ${OURS}?${NO_OWN}(?=\W*$|[,;]|\ (?:in|on|at|of|for|from|so|up|to|this|last|by|until|since|during|over)\b)
    `,
    (said, more = '', counted = '', noun = '', ...rest) =>
      most(more) && isAskedFor(noun, rest.at(-1)!) ? `the ${most(more)} ${counted}`.trimEnd() : said,
  ],
  [
    pattern(
      'iu',
    )`(?<!^\W*(?:and\ |so\ )?(?:do|does|did|is|are|was|were|has|have|had|can)\b.*)\b(${MORE})\ than\ ${OTHERS}${OURS}?${NO_OWN}(?=\W*$)`,
    (said, more = '') => (most(more) ? `the ${most(more)}` : said),
  ],
  // "the top 3 boats by length, longest first", "the five dearest boats, starting with the most expensive": in the order they have anyway.
  [
    pattern('iu')`
      ^(.*?\b(${END}|top|bottom|most|fewest|least)\b.*?)(?:\s*[,;–—-]\s*|\s+)(?:please,?\ )?
      (?:(?:with\ )?(?:the\ )?(${END}|top|bottom)(?:\ (?:one|${NAME}))?s?\ first
      |(?:starting|beginning)\ (?:with|from)\ (?:the\ )?(${END}|top|bottom)(?:\ (?:one|${NAME}))?s?)
      (?:,?\ please)?(?=\W*$)
    `,
    (said, rest = '', end = '', first = '', begins = '') => {
      const isCut = new RegExp(String.raw`\b(?:top|bottom|first|${SO_MANY})\b`, 'iu').test(rest)
      return isCut && isSameEnd(end, first || begins) ? rest : said
    },
  ],
  // "which sail do most people take": it is the most popular. "which boat do most guests book": it is booked most often. No record tells what
  // they like.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)(?:which|what)\ (${NAME}?)\ (?:do|did|have)\ (?:the\ )?most\ (?:of\ (?:our\ |the\ )?)?${PEOPLE}
      \ (?:(take|choose|chosen|pick|picked|want|go\ for|gone\ for|prefer|opt\ for)|(book|order|buy|rent|borrow|hire|use|attend))(?=\W*$)
    `,
    (_, lead = '', noun = '', likes = '', verb = '') =>
      likes
        ? `${lead}which ${singular(noun)} is the most popular`
        : `${lead}which ${noun} is ${DONE_TO[verb.toLowerCase()]!} most often`,
  ],
  // "how do most guests pay (for their trips)": by the means that is most common.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)how\ (?:do|did)\ (?:the\ )?most\ (?:of\ (?:our\ |the\ )?)?${PEOPLE}\ (?:pay|like\ to\ pay|prefer\ to\ pay)(?:\ (?:us|here))?(?=\W*$)
    `,
    '$1what is the most common payment method',
  ],
  // "which boats have we had the most trouble with", "which boat gives us the most trouble": they have had it.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?(?:which|what)\ [^?;:,]{2,50}?)\ (?:have|had|has|do|did|are|were)\ (?:we|you|i)\ (?:had\ |have\ |having\ |got\ |get\ )?
      (?:the\ )?(most|least)\ ${TROUBLE}\ (?:with|from|over|about|at|on)(?=\W*$|\ (?:in|this|last|since|so|during|over|lately|recently|for)\b)
    `,
    (_, which = '', most = '') => `${which} ${isPlural(which) ? 'have' : 'has'} had the ${most} trouble`,
  ],
  [
    pattern('iu')`
      (?<=^\W*(?:and\ |so\ )?(?:which|what|who)\b[^?;:,]{0,60}?)(?:['’]s)?
      \ (?:gives?|gave|(?:has|have|is|are)\ (?:given|caused|giving|causing)|causes?|caused|makes?|made)\ (?:us\ )?(?:the\ )?(most|least)\ ${TROUBLE}\b
    `,
    ' has had the $1 trouble',
  ],
  // "how much trouble have we had with boat 7": how many problems.
  [pattern('iu')`^(\W*(?:and\ |so\ )?how\ )much\ (?:trouble|bother|hassle|grief)\b`, '$1many problems'],
  // "who ordered the largest number of boats", "with the greatest number of boats": the most. "has the largest number of" is read as such.
  [
    pattern('iu')`
      (?<=^\W*(?:(?:and|so)\ )?
      (?:who|whom|which|what|whose|where|(?:in|at|on|from|for|of|to)\ (?:which|what|whom)|(?:show\ (?:me\ )?|list\ )?the)\ [^?;:]*?
        \b(?!(?:is|are|was|were|be|has|have|had|of|by|in|from|show|me|list)\b)\p{L}+\ |\b(?:has|have|had)\ (?:got\ )?(?=[^?]*number\ of\ (?:our\ |the
        \ )?\p{L}+\ \p{L}+s\b))
      the\ (largest|highest|greatest|biggest|smallest|lowest)\ number\ of\ (?:our\ |the\ )?(?=(?:\p{L}+\ )?\p{L}+s\b)
    `,
    (_, end = '') => `the ${/^(?:smallest|lowest)$/i.test(end) ? 'fewest' : 'most'} `,
  ],
  // "the town in which customers have their home": live.
  [/\b(?:has|have|had|make|makes|made) (?:their|his|her) homes?(?=\W*$| (?:in|at|on)\b)/giu, 'live'],
  // "largest price of any boat - which one is it?": the one that has it.
  [
    pattern('iu')`
      ^\W*(?:what\ is\ )?(?:the\ )?(?:our\ )?(${END})\ (${NAME}?)\ (?:among|amongst|of|for)
      \ (?:any|all(?:\ (?:of\ )?(?:the|our))?|every)\ (${NAME})\s*[:;,?–—-]+
      \ (?:and\ )?which(?:\ one)?(?:\ (?:is|was|has)\ (?:it|that|this|the\ one|he|she)|\ has\ it)?(?=\W*$)
    `,
    'which $3 has the $1 $2',
  ],
  // "who is the oldest of all the sailors we have": which of them.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|i['’]m\ curious|i\ am\ curious|i\ wonder|(?:please\ )?tell\ me)\ )?)who(['’]s|\ (?:has|had|is|was|are|were|\p{L}{3,}(?:s|ed|t))\b)
      ([^?,;:]*?\b(?:first|last|earliest|latest|oldest|youngest|most|least|fewest|best|\p{L}{3,}est)\b[^?,;:]*?)
      ,?\ (?:of|out\ of|among|amongst)\ (?:all\ )?(?:of\ )?(?:our|the|my)\ (\p{L}+(?:\ \p{L}+)?s)
      (?:\ (?:that\ )?(?:we(?:['’]ve|\ have)(?:\ got)?|there\ are|of\ ours|here))?(?=\W*$)
    `,
    (_, lead = '', verb = '', rest = '', noun = '') =>
      `${lead}which of our ${noun}${/^['’]s/.test(verb) ? ' is' : verb}${rest}`,
  ],
  // "out of everyone here, who …": of all that may be asked for.
  [
    pattern('iu')`
      ^\W*(?:out\ of|of|among|amongst)\ (?:all\ (?:of\ )?(?:the\ )?people|all\ of\ (?:us|them)|every(?:one|body)|us\ all)
      (?:\ (?:here|on\ (?:the|our)\ (?:team|staff|payroll)|in\ (?:the|our)\ (?:team|company|firm|house)
      |(?:that\ |who\ )?works?\ (?:here|for\ us)))?,\ (?=(?:who|which|whose)\b)
    `,
    '',
  ],
  // "who has been here for the most years": longest.
  [
    pattern('iu')`
      (?<=\b(?:been|be|is|are|worked?|works|working|serv(?:es?|ed|ing)|stay(?:s|ed|ing)?|belong(?:s|ed|ing)?|employed|with\ us|here)\b[^?;:,]*)
      (?:\ for)?\ (?:the\ )?(?:most|greatest\ number\ of|largest\ number\ of|highest\ number\ of)\ (?:years|months|days)(?=\W*$)
    `,
    ' the longest',
  ],
  // "where do most of our clients live": in which town, if nothing else is said.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)where
      \ (?:do|are)\ (?:the\ )?most\ (?:of\ )?((?:our|the|my)\ )?(\p{L}+s)\ (?:live|living|come\ from|based|located|from)(?=\W*$)
    `,
    (_, lead = '', our = '', noun = '') => `${lead}in which town do most of ${our || 'our '}${noun} live`,
  ],
  // "who has ordered most often? The top three.": so many of them.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)who(?:['’]s|\ (has|have))?\ ([^?.!;]*?\b(?:most|fewest|least|longest)\b[^?.!;]*?)[?.!,;:]+\s+(?:please\ )?(?:(?:just|only)\ )?
      (?:(?:show|give|tell)\ me\ )?(?:the\ )?(?:top|first|leading)\ (${SO_MANY})(?:,?\ (?:will\ do|only|please|of\ them))*(?=\W*$)
    `,
    (_, lead = '', has = '', rest = '', many = '') => `${lead}which ${many} people ${has && 'have '}${rest}`,
  ],
  // "most hours logged - who?": who has logged them.
  [
    pattern('iu')`
      ^\W*(?:the\ )?(most|fewest)\ (\p{L}+s)\ (\p{L}{3,}(?:ed|en|wn|old|ought|ade|ent))(\ [^?;:,]{2,40}?)?
      \s*[,;:?–—-]+\s*(?:and\ )?who(?:['’]s|\ (?:is|was|has))?(?:\ (?:it|that|the\ one))?(?=\W*$)
    `,
    'who has $3 the $1 $2$4',
  ],
  // "which three people have worked here the longest": have been here.
  [
    pattern('iu')`
      \b(has|have)\ (?:worked|been\ working|been\ employed|served)\ (?:here|(?:for|with|at|in)\ (?:us|the\ (?:company|firm|business)))
      \ (?:for\ )?(?:the\ )?longest(?=\W*$)
    `,
    '$1 been with us the longest',
  ],
  // "top three sailors by length of service": the longest-serving.
  [
    pattern('iu')`
      \b(?:the\ |our\ )?top\ (${SO_MANY})\ (${NAME}?)\ (?:by|in\ terms\ of)\ (?:length\ of\ service|years\ of\ service|tenure|seniority)(?=\W*$)
    `,
    'the $1 longest-serving $2',
  ],
  // "who has been here for the longest time", "has the longest service": longest.
  [/\bfor (?:the )?longest(?: (?:period(?: of time)?|time|spell|stretch|while))?(?=\W*$)/giu, 'the longest'],
  [/\b(?:has|have) (?:the )?longest (?:service|tenure|time (?:here|with us))(?=\W*$)/giu, 'has been here the longest'],
  // "which city has the largest customer base", "the highest seat count", "a higher bug count than": the most of them, or more.
  [
    pattern('giu')`
      \b(?:the|an?|our)\ (${MORE_OF}|${MOST_OF})\ (?:(?:total|overall|combined)\ )?
      (?:(customer|client|user|member|subscriber|reader|patient)\ base|(?!(?:head|body|total|overall|record|blood|cell)\b)(\p{L}{3,})\ counts?)
      (?=\W|$)
    `,
    (_, end = '', served = '', noun = '') =>
      `${/st$/i.test(end) && noun ? `the ${end} number of` : manyOf(end)} ${plural(served || noun)}`,
  ],
  // "which has the higher number of boats, A or B": more.
  [
    pattern('giu')`\b(?:the|an?)\ (${MORE_OF})\ (?:number|count)\ of\ (?:the\ |our\ )?(?=\p{L}+s\b)`,
    (_, end = '') => `${manyOf(end)} `,
  ],
  // "the 5 orders that were worth the most": the most valuable.
  [
    pattern(
      'iu',
    )`\b(the\ |our\ )?(${SO_MANY}\ )?(${NAME}?)\ (?:that|which)\ (?:are|were|is|was)\ worth\ (?:the\ )?(most|least)(?=\W*$)`,
    '$1$2$4 valuable $3',
  ],
  [/\b(is|are|was|were) worth (?:the )?(most|least)(?=\W*$)/giu, '$1 the $2 valuable'],
  // "which boats have the most berths? Just the top three.": so many of them.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?(?:which|what))\ (\p{L}+s)\ ([^?.!;]*?\b(?:most|fewest|least|${END})\b[^?.!;]*?)[?.!,;:]*\s+(?:please\ )?
      (?:(?:just|only)\ )?(?:(?:show|give|tell)\ me\ )?(?:just\ |only\ )?(?:the\ )?
      (?:top|first|best|leading|bottom|latest|newest|last|oldest|earliest)\ (${SO_MANY})(?:,?\ (?:will\ do|only|please|of\ them))*(?=\W*$)
    `,
    '$1 $4 $2 $3',
  ],
  // "the five boats that have been around longest": the oldest.
  [
    pattern('iu')`
      \b(the|our)\ ((?:${SO_MANY})\ )?(${NAME}?)\ (?:that|which)\ (?:have|has)\ been\ (?:around|there|lying\ around)\ (?:the\ )?longest\b
    `,
    (_, article = '', many = '', noun = '') => `${article} ${many}oldest ${noun}`,
  ],
  // "the longest book, page count wise": by it.
  [
    /(?<=\p{L}),? (?!(?:like|other|street|clock|edge|length|any|no)\b)(\p{L}+(?: \p{L}+)?)[ -]wise(?=\W*$)/giu,
    ' by $1',
  ],
  // "our top 3 earners": who earn the most. What people are called by what they do is measured by it.
  [
    pattern('iu')`
      (?:\b(?:the|our)\ )?(?:\b(?:top|highest|biggest|best)\ (${SO_MANY})\ |\b(${SO_MANY})\ (?:top|highest|biggest|best)\ )
      (earner|spender|borrower|buyer|payer)s\b
      (?=(\ (?:in|at|of|from|on|among)\b[^?;:,]*)?)
    `,
    (_, first = '', second = '', doer = '') => `the ${first || second} people who ${DONE[doer.toLowerCase()]} the most`,
  ],
  // "which boats are most often hired": hired most often. "most often hired boats": which they are.
  [
    /\b(is|are|was|were|gets?|got|been) most (?:often|frequently) (\p{L}{3,}(?:ed|en|wn|lt|ld|nt|ght))\b/giu,
    '$1 $2 most often',
  ],
  [
    pattern('iu')`
      ^\W*(?:and\ |so\ )?(?:(?:show|give)\ (?:me\ |us\ )?|list\ |name\ )?(?:the\ |our\ )?
      (?:(${SO_MANY})\ )?most[ -](?:often|frequently)[ -](\p{L}{3,}(?:ed|en|wn|lt|ld|nt|ght))
      \ (\p{L}+(?:\ (?!(?:in|on|at|of|for|from|by|this|last|since|during)\b)\p{L}+)?)(?=\W*$|\ (?:in|on|at|of|for|from|by|this|last|since|during)\b)
    `,
    (_, many = '', done = '', noun = '') =>
      many || isPlural(noun.split(' ').at(-1)!)
        ? `which ${many ? `${many} ` : ''}${noun} are ${done} most often`
        : `which ${noun} is ${done} most often`,
  ],
  // "who are the three sailors that have sailed most often": which three have.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)(?:(?:who|which|what)\ are|(?:please\ )?(?:show|list|give|tell|name|find)(?:\ me|\ us)?)\ (?:the\ |our\ )?(${SO_MANY}\ ${NAME}?)
      \ (?:that|who|which)\ (?=(?!(?:are|were|is)\b)(?![^?]*\band\ (?:the|which|who|what)\b)
      [^?;:]*?(?:\b(?:most|least)\ (?:often|frequently)|\bthe\ (?:most|fewest|least)\b|\b(?:most|least)\W*$))
    `,
    '$1which $2 ',
  ],
  // "for which post did the most people apply": it has the most applicants.
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)(?:for|to)\ (which|what)\ (${NAME}?)\ (?:did|have|has)\ (?:the\ )?(most|fewest)
      \ (?:people|candidates|persons)\ (?:apply|applied)(?=\W*$|\ (?:in|this|last|so|since|during)\b)
    `,
    '$1$2 $3 has the $4 applicants',
  ],
  [
    pattern('iu')`
      ^(\W*(?:and\ |so\ )?)(which|what)\ (${NAME}?)\ (?:did|have|has)\ (?:the\ )?(most|fewest)
      \ (?:people|candidates|persons)\ (?:apply|applied)\ (?:for|to)(?=\W*$|\ (?:in|this|last|so|since|during)\b)
    `,
    '$1$2 $3 has the $4 applicants',
  ],
  // "which three people have ordered most often": those who order are customers.
  [
    pattern(
      'iu',
    )`(?<=\bwhich\ ${SO_MANY}\ )(?:people|persons)\ (?=(?:have\ )?(?:ordered|bought|purchased|shopped|placed)\b)`,
    'customers ',
  ],
  // "the dearest book in our collection by price": of all that there are.
  [
    pattern('giu')`
      (?<=\b(?:most|least|\p{L}{3,}est|best|worst)\ [^?;:,]{3,40})\ in\ (?:the|our)
      \ (?:collection|catalogue|catalog|range|assortment|holdings)(?=\ (?:by|in\ terms\ of)\b)
    `,
    '',
  ],
  // "who has bought the most of our lamps": the most lamps.
  [/\b(the (?:most|fewest)) of (?:all )?(?:our|the) (?=\p{L}+s\b)/giu, '$1 '],
  // "is represented with the most titles": has.
  [/\b(?:is|are|was|were) represented (?:by|with) (?=the (?:most|fewest|least)\b)/giu, 'has '],
  // "the most hours, going by the time logged": by what is counted anyway.
  [
    pattern('giu')`
      (?<=\b(?:most|fewest|least)\ hours\b[^?;:]*),?\ (?:going|judging|measured|counted)\ by\ (?:the\ )?(?:time|hours)
      (?:\ (?:logged|booked|recorded|tracked|entered))?(?=\W*$)
    `,
    '',
  ],
  // "our top three, who are they?"
  [/^(\W*(?:the|our) .+?)\s*[,;:–—-]+ (?:and )?(?:who|what|which)(?: ones)? are (?:they|those|these)(?=\W*$)/iu, '$1'],
  // "whose logged hours are the highest": of whom they come to the most.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)whose\ (?:(\p{L}{3,}ed)\ )?(hours|minutes|days|nights|weeks|miles|kilomet(?:re|er)s|points)
      \ (?:is|are|were|was|come\ to|add\ up\ to|amount\ to)\ the\ (highest|most|lowest|fewest|least)
      (?:\ (?:overall|in\ total|altogether|in\ all|of\ all))?(?=\W*$|\ (?:so\ far|up\ to\ now|to\ date|in|this|last|for|since)\b)
    `,
    (_, lead = '', verb = '', noun = '', end = '') =>
      `${lead}who has ${verb && `${verb} `}the ${/^(?:lowest|fewest|least)$/i.test(end) ? 'fewest' : 'most'} ${noun}`,
  ],
]

const DONE: Readonly<Record<string, string>> = {
  earner: 'earn',
  spender: 'have spent',
  borrower: 'have borrowed',
  buyer: 'have bought',
  payer: 'have paid',
}

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfMost = (message: string): string => sayPlainly(message, TURNS)
