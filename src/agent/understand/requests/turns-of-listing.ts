import { fragment, pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { plural, singular } from '../language/words.ts'
import { ofEachOther } from './frames/named-first.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

const PLEASE = fragment`(?:,?\ (?:please|pls|plz|thanks|if\ you\ (?:can|could|would|will|please|don['’]t\ mind)))?(?=\W*$)`
const TELL = fragment`
  (?:(?:and|so|then|if\ so,?|please|kindly|just|(?:can|could|would|will)\ you)\ )*(?:show|tell|list|name|give)(?:\ (?:me|us))?
`
/** What begins a request, so that nothing need be put before it. */
const ASKS = fragment`
  (?:(?:can|could|would|will|please|kindly|i|we|i['’]d|we['’]d|i['’]m|show|list|give|tell|find|get|name|count|how|which|what|what['’]s|who|who['’]s
  |whose|when|where|why|is|are|was|were|do|does|did|has|have|had|add|create|set|change|update|delete|remove|cancel|make|mark|book|order|send)\b)
`
/** Words that grade (Quirk et al., 1985, 7.88): before a bound that is told in figures they say the same loosely. */
const GRADED = fragment`
  (?:big|bigger|large|larger|huge|long|longer|high|higher|small|smaller|short|shorter|low|lower|tiny|expensive|costly|dear|pricey|cheap|cheaper
  |heavy|heavier|light|tall|thick|wide|deep|fast|slow|well[- ]paid|highly[- ]paid)
`
const BOUND = fragment`
  (?:(?:more|less|fewer|longer|larger|bigger|higher|lower|shorter|smaller|heavier|cheaper|taller)\ than|(?:more|less)\ \p{L}+\ than|over|above|under
  |below|beyond|exceeding|at\ (?:least|most)|from|up\ to)
`

const MANY: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were' }
/** "night shifts", "order": the last noun in the plural. */
const inPlural = (noun: string): string => noun.replace(/\p{L}+$/u, last => plural(singular(last)))
const NO_NOUN = fragment`(?:been|being|in|on|at|of|for|from|with|by|to|not|still|yet|has|was|is|that|who|which)\b`
/** Which they are, behind a question whether there are any. */
const TO_KNOW = fragment`
  (?:(?:(?:i|we)(?:['’]d|\ would)?\ (?:(?:also|just)\ )?(?:like|want|need)\ to|let\ (?:me|us))\ (?:see|know|hear|find\ out))
`
const THOSE_THEN = fragment`
  (?:
    (?:(?:and|if\ so,?|if\ yes,?)\ )*(?:(?:${TELL}|${TO_KNOW})\ )?(?:which|what|who)(?:\ (?:ones?|of\ them))?
    (?:\ (?:(?:they|those)\ (?:are|were)|are\ (?:they|those)|were\ (?:they|those)|are|were|have|had))?
    |(?:${TELL}|(?:i|we)(?:['’]d\ like|\ (?:want|need|would\ like))\ to\ see|let\ me\ see)\ (?:all\ (?:of\ )?)?(?:them|those)(?:\ all)?
  )${PLEASE}
`

/** What is asked of several that were only named: to list them, or which they are. */
const LIST_THEM = fragment`
  (?:
    (?:(?:can|could|would|will)\ you\ )?(?:please\ )?(?:just\ )?
    (?:
      (?:an?\ |the\ )?(?:(?:full|complete|whole|entire)\ )?list(?:\ (?:them|those|all|me|out))*
      |(?:show|name|give|get|find|tell)(?:\ me)?(?:\ all\ of)?\ (?:them|those)(?:\ all)?
    )(?:\ (?:up|out))?(?:\ (?:for|to)\ (?:me|us))?(?:,?\ (?:would|will|could|can)\ you)?
    |(?:i|we)(?:['’]d\ like|\ (?:would\ like|want|need))\ to\ (?:see|know)\ (?:which|what|who)(?:\ ones?)?\ (?:they|those)\ are
  )
`
const LIST_BEHIND = pattern('iu')`
  ^\W*(?!${ASKS}|(?:at|in|on)\ [^?.!:]*\ there\ (?:is|are)\ )(\p{L}[^?.!:]*?)(?:\ only)?(?:,?\ (?:please|pls|plz))?(?:\s*[,.;!:–—-]+\s+)${LIST_THEM}${PLEASE}
`
/** "lost copies: which ones?", "boats in Oslo, what are they?": the first noun is of several. */
const WHICH_BEHIND = pattern('iu')`
  ^\W*(?!${ASKS})((?:(?-i:\p{L}\p{Ll}*(?:-\p{Ll}+)?)\ ){0,2}?(?!(?:ha|wa|doe|thi|need|want)s\b)\p{L}\p{Ll}+s\b[^?.!:,]*?)
  (?:,?\ (?:please|pls|plz))?(?:\s*[,.;!:–—-]+\s+)
  (?:which|what|who)(?:\ ones?)?\ (?:(?:are|would|might|could)\ (?:they|those|that|these)(?:\ be)?|(?:they|those)\ are|are\ there|have\ we\ got)(?=\W*$)
`
/** A superlative and what it is of. */
const MOST_OF = fragment`(?:\p{L}+est|most|least|fewest)(?:\ \p{L}+){1,3}?`
const LOW = /^(?:small|short|low|tiny|cheap|light|slow|less|fewer|under|below|at most|up to)/i
/** Both say that it is much, or that it is little: "cheap" says nothing of what is above 10 kg. */
const isSameSide = (grade: string, bound: string): boolean => LOW.test(grade) === LOW.test(bound)
/** Nouns that name no kind of their own; any other one would narrow down what stands behind. */
const OF_ANY_KIND = fragment`(?:(?:ones|things|items|reads|stock|values?|numbers?|figures?|amounts?)(?:\ (?:only|check|list|alert|warning))?)`
const BIG_ONES = pattern('iu')`
  ^(\W*(?:i(?:['’]m|\ am)\ (?:looking\ for|after)\ |i\ need\ |show\ me\ |list\ )?)(?:(?:just|only|all)\ )?(?:the\ |our\ )?(${GRADED})\ ${OF_ANY_KIND}
  \s*(?::|[–—]|\ -)\ (?=(?:the\ |all\ |every\ |any\ |each\ )?\p{L}[^:?]*?\ (${BOUND})\ (?:[$€£]\ ?)?\d)
`
/** "long boats only: everything above 20 metres": of those things. */
const BIG_THINGS = pattern('iu')`
  ^\W*(?:(?:just|only|all)\ )?(?:the\ |our\ )?(${GRADED})\ ((?!ones)\p{L}+s)(?:\ only)?\s*(?::|[–—]|\ -)
  \ (?:everything|anything|all|those|any)(?:\ (?:that|which)\ (?:is|are))?(?=\ (${BOUND})\ (?:[$€£]\ ?)?\d)
`
const NAME_ALL = /^name (?:everyone|everybody|anyone|anybody|all|every|each|those|any)\b/i
const PULL_UP =
  /^(?:please )?(?:(?:pull|dig|pick|single|fish) (?:up|out)) (?:the|all|every|any|each|those|a list|our|my)\b/i
/** "please pull the leads that …": those that are described are looked up; a single thing may be withdrawn. */
const PULL_THOSE = pattern('iu')`
  ^(?:please\ )?pull(?:\ me|\ us)?\ (?:the|all(?:\ the)?|every|those|our|my)\ (?:\p{L}[\p{L}-]*\ ){0,3}?\p{L}{2,}s\ (?:that|which|who|whose|where|with|from)\b
`
/** "could the late ones be listed?", "every late one has to be listed for me": they are to be shown. */
const TO_BE_SHOWN = fragment`
  be\ (?:listed|shown|displayed|named|pulled\ (?:up|out)|picked\ out|brought\ up|put\ on\ (?:a|the|one)\ list)
  (?:\ (?:to|for)\ (?:me|us))?(?:\ here)?(?:,?\ (?:please|pls|in\ full))?
`
const BE_LISTED = pattern('iu')`
  ^(\W*)(?:(?:can|could|may|might)\ (?:i\ (?:please\ )?have\ )?(?=(?:the|all|our|every|any|each|those)\b)([^?,;:]+?)
  |(?=(?:the|all|our|every|each)\b)([^?,;:]+?)\ (?:have|has|need|needs|ought|are|is)\ to|(?=(?:the|all|our|every|each)\b)([^?,;:]+?)\ (?:should|must|can))
  \ ${TO_BE_SHOWN}(?=\W*$|[.!]\s+(?-i:\p{Lu}))
`
const JUST_THE = /^[^:]{3,40}:\s+(?:just|only) the \p{L}+(?: \p{L}+)?(?:,? (?:please|pls))?[.!]*$/iu

/** Whether what is named is only to be listed, whatever its words mean as orders: "low stock: boats with less than 5 seats", "pull up the open ones". */
export const isToBeListed = (message: string): boolean =>
  testIn(message, LIST_BEHIND) ||
  testIn(message, BIG_THINGS) ||
  testIn(message, BIG_ONES) ||
  testIn(message, PULL_UP) ||
  testIn(message, PULL_THOSE) ||
  testIn(withNoneMissing(message), BE_LISTED) ||
  testIn(message, NAME_ALL) ||
  testIn(message, JUST_THE)

/** How something is classed, by a word behind the verb: no figure, rank, place or agent; when it was done is another question. */
const RATED = fragment`
  (?:rated|graded|classed|classified|marked|flagged|labell?ed)(?:\ as)?\ (?!(?:an?|the|as|by|at|in|on|to|for|up|down|off|above|below|over|under
  |from|between|with|without|more|less|higher|lower|best|worst|highest|lowest|most|least|well|badly|poorly|good|only|just|and|or|yet|so|it|them
  |this|that|one|two|three|four|five|\p{L}+ly)\b|\d)
  (?!\p{L}+\ (?:in|on|since|last|this|before|after|between|during|yesterday|today)\b)(?=\p{L})
`

/** "…, with none left off", "and nobody left out", "nothing missing": all of them. */
const NONE_MISSING = pattern('iu')`
  (?:\s*[,;.–—-]+\s*|\ )(?:(?:and|with|but)\ )*(?:nothing|none|nobody|no\ one|not\ (?:a\ single\ )?one)(?:\ of\ (?:them|those|these))?
  (?:\ (?:may|must|should|can|is|are|to)(?:\ be)?)?\ (?:missing|left\ (?:out|off|behind|over)|omitted|skipped|forgotten|dropped|overlooked)(?=\W*$)
`
const withNoneMissing = (message: string): string =>
  message.replace(NONE_MISSING, (said, at: number) => (/\p{L}{3}/u.test(message.slice(0, at)) ? '' : said))

/** That all of them are wanted, and what they are called: said before, behind or in a sentence of its own, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "could the late ones be listed?": list them.
  [BE_LISTED, (_, lead = '', one = '', two = '', three = '') => `${lead}list ${one || two || three}`],
  // "Ann Lee, let me have the list of loans", "give me the list of late ones": list them.
  [
    /\blet (?:me|us) (?:have|see|get) (?:the|an?|your|our) (?:(?:full|complete|whole|entire) )?list (?:of|with) (?=\p{L})/giu,
    'list the ',
  ],
  // "name the lamp with the highest price", "name the lamp for which …": show it.
  [
    /^(\W*(?:(?:please|can you|could you|would you|kindly|just) )*)name (?=(?:the|our|any) (?:\p{Ll}+ ){1,3}(?:for|of|in|from|with|that|which|who|whose)\b)/iu,
    '$1show ',
  ],
  // "the one with the highest price" of all is a record, and not the figure.
  [
    pattern(
      'iu',
    )`^(\W*(?:(?:please|can\ you|could\ you|kindly|just)\ )*)show\ the\ (\p{Ll}+)\ (?:with|for\ which|that\ has)\ the\ (${MOST_OF})
      (?:\ (?:is|was)\ (?:recorded|given|noted|stored|listed|known|entered|set|shown|paid))?(?=\W*$)`,
    '$1which $2 has the $3',
  ],
  // "the lamp for which the highest price is recorded": with that. "for which of these is the lowest fee asked?": which has it.
  [
    pattern('iu')`
      \b(?:for|of|at)\ which\ (?:the\ (${MOST_OF})|((?:of\ (?:these|those|them)|\p{Ll}+)\ )(?:is|was|are|were)\ the\ (${MOST_OF}))
      (?:\ (?:is|was|are|were))?\ (?:recorded|given|noted|stored|listed|asked|charged|known|entered|set|shown|paid|kept)(?=\W*$)
    `,
    (_, one = '', which = '', two = '') => (one ? `with the ${one}` : `which ${which}has the ${two}`),
  ],
  // "each and every one of them": said with force.
  [/\beach and every\b/gi, 'every'],
  // "without omitting any", "and not just the first few": nothing else is wanted.
  [
    pattern('iu')`
      ,?\ without\ (?:leaving|missing|skipping|forgetting|omitting|dropping|excluding)\ (?:out\ )?
      (?:a\ single\ one|any(?:\ of\ them|thing|one|body)?|even\ one|one|some)(?:\ (?:out|off|behind))?(?=\W*$)
    `,
    '',
  ],
  [
    /,? (?:and|but) not (?:just|only|merely) (?:the (?:first|top)|a|some|one|part)\b(?: (?:few|page|couple|part|of them|sample|handful|ten|five))*(?=\W*$)/giu,
    '',
  ],
  // "a complete list of the boats", "open ones, the complete list": a list.
  [
    /\b(an?|the|your|our) (?:complete|whole|entire|exhaustive|comprehensive) (?=(?:list|listing|overview) of\b)/gi,
    '$1 full ',
  ],
  // "Wardrobe team, full list please": whoever is in it (collective nouns; Quirk et al., 1985, 5.108).
  [
    pattern('iu')`
      ^\W*(?:the\ )?((?:(?-i:\p{Lu})[\p{L}'’-]*\ ){1,3}(?:team|crew|squad|staff|department|committee|board|choir|class|band))\s*[,:;–—-]+\s*(?:the\ )?
      (?:full|complete|whole|entire)\ (?:list|line-?up|roster|roll)${PLEASE}
    `,
    'list everyone in the $1',
  ],
  [
    /(?:[,.]|\s[–—-])\s+(?:the |a )?(?:full|complete|whole|entire) (?:list|set|lot)(?:,? please)?(?=\W*$|\s*(?:[,;–—-]\s|\.\s))/gi,
    '',
  ],
  // "fellows that have their home in Oslo": live there.
  [/\b(?:(?:that|who) )?(?:have|has|having|with) (?:their|his|her|a) homes? in (?=\p{L})/giu, 'who live in '],
  [/\bwhose homes? (?:is|are) in (?=\p{L})/giu, 'who live in '],
  // "where the customer has not had the money back": it has not been refunded.
  [
    pattern('giu')`
      \bwhere\ (?:(?:the|a|our)\ )?(?:\p{L}+\ (has|have|had)((?:\ not|n['’]t|\ never)?)\ (?:yet\ )?(?:had|got|gotten|received)\ (?:the|their|his|her|any)
      \ money\ back|money\ (has|have|was|were)((?:\ not|n['’]t|\ never)?)\ (?:yet\ )?(?:been\ )?(?:paid|given|sent|transferred)\ back)\b
    `,
    (_, _has, no, _was, not) => `that have${no || not ? ' not' : ''} been refunded`,
  ],
  // "something made by Ann Lee": anything.
  [/\b(of|for|with) something (?=(?:(?:made|written|sold|built|produced|designed) )?by \p{L})/giu, '$1 anything '],
  // "all bugs that have ever been entered": all that there are.
  [
    pattern('giu')`
      \b(all\ (?:of\ )?(?:the\ |our\ )?\p{L}+s|every\ \p{L}+)\ (?:that\ |which\ )?(?:(?:have|has|were|was)\ )?ever\ (?:been\ )?
      (?:entered|reported|recorded|logged|filed|registered|raised|created|submitted)(?:\ (?:here|so\ far|in\ the\ (?:system|database)))?(?=\W*$|[,;])
    `,
    '$1',
  ],
  // "name everyone we've got": list them.
  [
    /^(\W*(?:(?:please|can you|could you|would you|kindly|just) )*)name (?=(?:everyone|everybody|all|every|each|those)\b)/i,
    '$1list ',
  ],
  // "whoever works on Sundays": everyone who does. "the rundown of the boats": those. "per head": per person.
  [/^(\W*(?:(?:show me|list|find) )?)whoever (?=\p{L}+s\b)/iu, '$1everyone who '],
  [/\b(?:the|a) (?:\p{Ll}+ )?(?:rundown|run-down|lowdown|round-?up) (?:of|on) (?=\p{L})/giu, ''],
  [/\bper head\b/gi, 'per person'],
  // "late boats - which bookings would that be?": those, in the same words.
  [
    pattern('iu')`
      ^\W*(?!${ASKS})(\p{L}[^?.!:;]*?)\s*(?:[,:–—]|\ -)\s+(?:which|what)\ (\p{Ll}+s)
      \ (?:(?:are|would|might|could)\ (?:they|those|that|these)(?:\ be)?|(?:they|those)\ are)(?=\W*$)
    `,
    'show me the $2, $1',
  ],
  // "What's overdue? Every loan, please.": every one that is.
  [
    pattern('iu')`
      ^\W*what(?:['’]s|\ is|\ are)\ ((?:(?:still|currently|now|already|not)\ )*(?!the\b|our\b|a\b|an\b|in\b|on\b)\p{L}+)
      \?\ +((?:every|all(?:\ the|\ of\ the|\ our)?)\ \p{L}+(?:\ \p{L}+)?)(?:,?\ (?:please|pls))?(?=\W*$)
    `,
    (_, so = '', all = '') => `show me ${all} that ${/^every/i.test(all) ? 'is' : 'are'} ${so}`,
  ],
  // "I'd be interested in all boats that …": show them. "boats nobody's working on": nobody is.
  [
    /^(\W*)(?:i|we)(?:['’](?:d|m|re)| am| are| would)(?: be)? interested in (?:seeing )?(?=(?:all|every|the|any|those)\b)/i,
    '$1show me ',
  ],
  [/\b(nobody|no one|everybody|everyone|somebody|someone)['’]s (?=\p{L}+ing\b)/giu, '$1 is '],
  // "working 100% remotely": remotely.
  [
    /\b(work(?:s|ing)?) (?:100 ?%|100 per ?cent|fully|entirely|completely|exclusively) (?=remote|from home|on[- ]?site)/gi,
    '$1 ',
  ],
  // "fewer than 20 units on the shelf": in stock.
  [
    /(\d (?:units?|pieces?|items?|packs?|bags?|boxes|bottles|jars))(?: left| still)? on (?:the|our) shel(?:f|ves)\b/gi,
    '$1 in stock',
  ],
  // "Oslo as home port: boats with …": those with it as that.
  [
    /^\W*((?:\p{Lu}[\p{L}'’-]*(?: (?=\p{Lu}))?)+) as (?:the )?(\p{Ll}+(?: \p{Ll}+)?): (\p{Ll}[^?]*?)(?:,? please)?(?=\W*$)/u,
    '$3, $1 as $2',
  ],
  // "copies that are out being repaired": that are being repaired.
  [/\b(is|are|was|were) out (?=being \p{L}{3,}(?:ed|en)\b)/giu, '$1 '],
  // "with 500 points and up": at least so many.
  [/(?:(?<=\bwith |\bof ))?(?<![\d.,-])(\d[\d.,]*(?: \p{Ll}+){0,2}) and up(?:wards?)?(?=\W*$|[,;])/giu, 'at least $1'],
  // "which boats have we got fewer than 5 of": with a stock below that.
  [
    pattern('iu')`
      ^(\W*)(?:which|what)\ (\p{L}+s)\ (?:have\ we\ got|do\ we\ (?:have|stock|hold)|are\ there)\ (?:only\ )?
      ((?:fewer|less|more)\ than|at\ (?:least|most))\ (\d+)\ of(?:\ (?:left|in\ stock))?(?=\W*$)
    `,
    '$1which $2 have a stock of $3 $4',
  ],
  // "estimated to take longer than 10 hours": with such an estimate.
  [
    /\b(?:(?:is|are|that are|which are) )?estimated (?:at|to (?:take|need|require|last)) (?:us )?(?:(longer|more|over)|less|shorter|under)(?: than)? (?=\d)/gi,
    (_, more = '') => `with an estimate of ${more ? 'more' : 'less'} than `,
  ],
  [/\b(costs?) (?:me|them) (?=(?:more|less|fewer) than\b|(?:over|under|above|below|at (?:least|most)) )/gi, '$1 '],
  // "past due today": as all is said of today.
  [/\b(past due|overdue) (?:as of )?(?:today|now)\b/gi, '$1'],
  // "tasks that don't have anyone assigned": nobody is. "entries that cannot be billed": they are not billable.
  [/\b(?:do|does|did)(?: not|n['’]t) have (?:anyone|anybody|any ?one) (?=\p{L}+ed\b)/giu, 'have nobody '],
  // "neither approved nor declined so far": nobody has decided.
  [
    /\b(that|which) (?:have|has) been neither (?:approved|accepted|granted|confirmed) nor (?:declined|rejected|refused|denied|turned down) (?:so far|yet)\b/gi,
    '$1 have not been decided yet',
  ],
  // "is there anything late with that carrier? Tell me which parcels.": those that there are, by their noun.
  [
    pattern('iu')`
      ^(\W*)(?:(?:is|are)\ there|(?:do|have)\ (?:we|you|they)(?:\ (?:have|got))?|have\ we\ got)
      \ (?:any(?:thing|one|body)?|some(?:thing|one|body)?)\ ([^?]+?)[,?]+\ +
      (?:${TELL}\ )?(?:which|what|who)\ (\p{L}+s|people)(?:\ (?:are|is)\ (?:they|it|those))?${PLEASE}
    `,
    '$1show me the $3 $2',
  ],
  // "do we have red ones for Oslo? Show me which.", "… Who?", "… I'd like to see those.": those.
  [
    pattern('iu')`
      ^(\W*)(?:are\ there|do\ (?:we|you|they)\ have|have\ (?:we|you|they)\ got)\ (?:any\ |some\ )?(?!any|some|an?\b)([^?]+?)[,?]+\ +
      ${THOSE_THEN}
    `,
    '$1show me the $2',
  ],
  // "has any order been cancelled? I'd like to see those.": which have.
  [
    pattern('iu')`
      ^(\W*)(has|have|is|are|was|were)\ any(?:\ of\ (?:the|our))?\ (?!(?:one|body|thing|more|of)\b)
      ((?:(?!${NO_NOUN})\p{Ll}+\ ){0,2}?(?!${NO_NOUN})\p{Ll}+(?<!s)s|\p{Ll}+)\ ([^?]+?)
      (?:[,?]+\ +|\ (?=and\ if\ so))${THOSE_THEN}
    `,
    (_, lead = '', verb = '', noun = '', rest = '') =>
      `${lead}which ${inPlural(noun)} ${MANY[verb.toLowerCase()] ?? verb.toLowerCase()} ${rest}`,
  ],
  // "unpaid invoices. List please.", "red boats, I want to see which ones they are": what is named is to be listed.
  [LIST_BEHIND, (_, some = '') => `show me ${ofEachOther(some)}`],
  [WHICH_BEHIND, 'show me $1'],
  // "only the big ones: boats above 20 metres": the figure says how big.
  [BIG_THINGS, (said, grade = '', things = '', bound = '') => (isSameSide(grade, bound) ? things : said)],
  [BIG_ONES, (said, lead = '', grade = '', bound = '') => (isSameSide(grade, bound) ? lead : said)],
  // "I am searching for boats that …": show them.
  [/^(\W*)(?:i am|i['’]m|we are|we['’]re) (?:searching|hunting) for (?=\p{Ll}+s\b|\p{L}+ \p{Ll}+s\b)/iu, '$1show '],
  // "show me what is tagged urgent and not done, I mean the tasks": by their noun.
  [
    pattern('iu')`
      ^(\W*(?:${TELL}\ )?)(?:what(?:['’]s|\ is|\ are|\ was)|(?:everything|anything|all|those)(?:\ (?:that|which)(?:['’]s|\ is|\ are)?)?)\ ([^?.:;]+?)
      \s*[,–—-]+\s*i\ mean\ (?:all\ )?(?:the\ |those\ )?(\p{L}+s)${PLEASE}
    `,
    '$1the $3 $2',
  ],
  // "… still open, in the sense of not done": that is what is meant.
  [
    pattern('iu')`
      \b(is|are|was|were)\ (?:still\ |yet\ )?\p{L}+,?\ (?:in\ the\ sense\ of|in\ the\ sense\ that\ (?:they|it)\ (?:are|is)|by\ which\ i\ mean|as\ in)
      \ (?:still\ |being\ )?(not\ )?(\p{L}+)(?=\W*$)
    `,
    '$1 $2$3',
  ],
  // "what kinds of books are there, genre-wise": which genres.
  [
    /^(\W*)(what|which) (?:kinds?|types?|sorts?) of (\p{L}+) ([^,?]+?),? (?!other|like|clock)(\p{L}{3,})-wise(?=\W*$)/iu,
    '$1$2 $5 of $3 $4',
  ],
  // "who is here for the season, contract-wise": in which respect it is so; "best revenue-wise" ranks by it.
  [
    pattern('iu')`
      ^(\W*(?:which|who|what|list|show)\b(?!.*(?:\b(?:best|worst|most|least|more|less|top|better|worse|than)\b|\p{L}{3,}est\b)).*?)
      ,\ (?!other|like|clock)\p{L}{3,}-wise(?=\W*$)
    `,
    '$1',
  ],
  // "show all people and what their job titles are": with those.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can\ you|could\ you|would\ you|i\ need|i\ want|i['’]d\ like)\ )*(?:(?:list|show|give|name|get)\b|(?:all|every|the)\b)[^?.:;]*?),?
      \ and\ what\ (their|its)\ (${NAME})\ (?:is|are)(?=\W*$|,)
    `,
    '$1 with $2 $3',
  ],
  // "where are our boats? Please give me the length for each as well."
  [
    pattern('iu')`
      ^(\W*)(?:where|what|which|who)\ (?:are|do\ we\ have\ for)\ (our|the|all|all\ our|all\ the)\ (\p{L}+s)\?\s+
      ${TELL}\ (?:also\ )?(?:the|their)\ (${NAME}?)\ (?:for|of)\ each(?:\ (?:of\ them|one))?(?:\ as\ well|\ too|\ also)?${PLEASE}
    `,
    '$1show $2 $3 with their $4',
  ],
  // "are rated critical", "everything marked urgent", "whose status is set to open": is so.
  [pattern('giu')`\b(is|are|was|were|been)\ (?:currently\ |now\ |still\ )?${RATED}`, '$1 '],
  [pattern('giu')`(?<=\p{L}s\ |\b(?:people|one)\ |\b(?:everything|anything)\ (?!labell?ed\b))${RATED}`, 'that are '],
  [
    /\b(whose|where (?:the|their|its)) (\p{L}+(?: \p{L}+)?) (is|are|was|were) (?:currently |now |still )?set (?:to|at|as) (?!\p{L}+ (?:on|in|at|by)\b)/giu,
    '$1 $2 $3 ',
  ],
]

/** The message with what is to be listed said plainly, and nothing of how all of it is wanted. */
export const withoutTurnsOfListing = (message: string): string => sayPlainly(withNoneMissing(message), TURNS)
