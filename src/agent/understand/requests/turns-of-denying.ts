import { fragment, pattern } from '../../../lib/patterns.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

const HAVE = fragment`(have|has|had)(?: not|n['’]t)`
const YET = fragment`(?:,? (?:yet|so far|as yet|up to now|until now|still))?`
/** How something is paid or done, behind "in", "on" or "for" (closed class): no place. */
const MANNER = fragment`(?:cash|full|part|parts|advance|arrears|installments?|instalments?|kind|coins?|credit|account|time|schedule|person|total)`
/** What comes to its end, whose denial says nothing of where it is (closed class). */
const ENDED = fragment`(?:finished|completed|done|resolved|solved|settled|paid|delivered|approved|confirmed|answered)`

/** What is to be done to them, and no object behind a preposition: "assigned to them". */
const TO_DO = fragment`
  (?<verb>(?!(?:be|them|it|these|those|him|her|us|me|the)\b)\p{Ll}{2,})(?<rest>\ (?:after|for|up|over|on|out))?
  (?:\ (?:them|it|these|those))?
`

/** What may stand behind it: nothing more, or when and where. */
const WHEN_BEHIND = fragment`\W*(?:$|[,;]|\ (?:on|in|at|for|this|next|tomorrow|today|yet|tonight|so\ far|and|but)\b)`

/** What stands for the things that are told by what they are not. */
const WHATEVER = fragment`
  (?:whatever|what|whoever|(?:any(?:thing|one|body)?|every(?:thing|one)|all|those|the ones|ones|whichever)(?: (?:that|which|who))?)
`
/** A bound of a sum. */
const SO_MUCH = fragment`(?:(?:more than|over|at least|less than|under|up to) \S+(?: or more)?|\S*\d\S* or more)`
const DENIED = /n['’]t\b|\b(?:not|no|never|without|none|nobody)\b/i
const ONLY = '$1only those that are '

const present = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

/** How something is denied, is not there, is late or goes on, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "don't have any contract at all, not even an old one": what is denied of all is denied of the least likely (Quirk et al., 1985, 8.117).
  [
    /(?:,| [–—-]+) not even (?:an? |one |the )(?:\p{L}+ ){0,3}\p{L}+(?=\W*$)/giu,
    (said, ...args) => (DENIED.test(String(args.at(-1)).slice(0, Number(args.at(-2)))) ? '' : said),
  ],
  // "don't have a sales manager in the contacts yet", "haven't got any electrician among our contacts": there is none of them.
  [
    pattern('giu')`
      \b(?:(?<do>do|does)(?:\ not|n['’]t)\ (?:yet\ )?have|(?<has>have|has)(?:\ not|n['’]t)\ (?:yet\ )?got)\ (?:yet\ )?
      (?:a\ single|even\ one|an?|any|one)\ (?<what>[\p{L}\d][\p{L}\d&’'-]*(?:\ (?!(?:in|among|and|or|with)\b)[\p{L}\d&’'-]+){0,4})
      \ (?:in|among|amongst|within)\ (?:the|their|its|our)\ (?<among>(?:\p{L}+\ )?\p{Ll}{2,}s)${YET}(?=\W*$|[,;?.])
    `,
    (said, ...args) => {
      const { do: does, has, what, among } = groupsOf(args)
      return isPlural(among!) ? `${/s$/i.test((does ?? has)!) ? 'has' : 'have'} no ${what} among their ${among}` : said!
    },
  ],
  // "have nobody to teach them", "nobody is down to fit them", "is nobody down to fit": nobody does it.
  [
    pattern('giu')`
      \b(?:(?:that\ |which\ )?(?:(?:still|yet|currently)\ )?(?:have|has|having)\ (?:got\ )?|with\ (?=\S+\ to\b))(?:nobody|no[ -]one)
      \ (?:(?:down|there|lined\ up|available|assigned|booked|yet)\ )?to
      \ ${TO_DO}(?=${WHEN_BEHIND})
    `,
    (_said, ...args) => `that nobody ${present(groupsOf(args)['verb']!)}${groupsOf(args)['rest'] ?? ''}`,
  ],
  [
    pattern('giu')`
      \b(?:(?:nobody|no[ -]one)(?:\ is|['’]s)|is\ (?:nobody|no[ -]one))\ (?:(?:yet|currently)\ )?(?:down|lined\ up|booked|assigned|set|scheduled|going)
      \ to\ ${TO_DO}(?=${WHEN_BEHIND})
    `,
    (_said, ...args) => `nobody ${present(groupsOf(args)['verb']!)}${groupsOf(args)['rest'] ?? ''}`,
  ],
  // "tasks that nobody's been given", "something somebody's booked": "has" before a participle.
  [
    /\b(nobody|no[ -]one|somebody|someone|everybody|everyone)['’]s (?=(?:(?:ever|yet|already|actually|been|still|really) )*(\p{L}+))/giu,
    (said, who = '', verb = '') => (isParticiple(verb.toLowerCase()) ? `${who} has ` : said),
  ],
  // "have not been hired even once", "has not once been late": never.
  [
    pattern('giu')`
      \b${HAVE}( been)? (\p{L}+(?: (?:out|back|up|in))?) (?:even once|(?:even )?(?:a|one) single time|at any (?:time|point)|once)
      (?=\W*$|[,;]|\ (?:in|since|by|and|during|this|last)\b)
    `,
    '$1 never$2 $3',
  ],
  [pattern('giu')`\b${HAVE} (?:even )?once (?=been\b|\p{L}+(?:ed|en)\b)`, '$1 never '],
  // "have not got any further than being drafted", "never made it past the draft stage": that is what they still are.
  [
    pattern('giu')`
      \b(?:(?:that|which|who)\ )?(?:(?:have|has|had)(?:\ not|n['’]t)|(?:have\ |has\ )?never|did(?:\ not|n['’]t))\ (?:yet\ |really\ )?
      (?:got|gotten|get|gone|go|come|moved|move|made\ it|make\ it|advanced|progressed)\ (?:(?:any|much)\ )?
      (?:(?:further|farther|beyond|past)(?:\ than)?)\ (?:being\ |the\ )?
      (?:(?<=\b(?:than|being)\ (?:being\ |the\ )?)
        (?<been>\p{L}+(?:\ \p{L}+)?)|(?<stage>\p{L}+(?:\ \p{L}+)?)\ (?:stage|state|status|step|phase))(?=${YET}\W*$|[,;.])
    `,
    (said, ...args) => {
      const { been, stage } = groupsOf(args)
      const [at, whole] = [Number(args.at(-3)), String(args.at(-2))]
      // "which tasks never got past the draft stage": the verb of the question.
      const isVerb =
        /^\W*(?:which|what|how many)(?: \p{L}+){1,3} $/iu.test(whole.slice(0, at)) &&
        !/^(?:that|which|who)\b/i.test(said!)
      return `${isVerb ? 'are' : 'that are'} still ${(been ?? stage)!}`
    },
  ],
  // "waiting ready for pickup": what waits is ready.
  [/\b(?:waiting|sitting|standing|lying) (?:(?:here|there) )?(?=ready\b)/gi, ''],
  // "it could be picked up now", as "can": politeness of the speaker (Quirk et al., 1985, 4.53).
  [
    /\bcould (?=(?:(?:already|now|currently|still) )?be (?:picked up|collected|fetched|borrowed|taken out|lent)\b)/gi,
    'can ',
  ],
  // "that can be hired right now": they are there to be had (of what has been hired it is not said).
  [
    pattern('giu')`
      \b(?:can|could)\ (?:(?:still|already)\ )?be\ (?:rented|hired|borrowed|lent|loaned|leased|taken|checked)(?:\ (?:out|home))?
      \ (?:(?:right\ |just\ )?now|at\ (?:the\ moment|present|this\ (?:moment|time))|today|currently|straight\ away|immediately|as\ of\ now)
      (?=\W*$|[,;])
    `,
    'are available',
  ],
  [
    /\b(?:can|could) (?:currently|now|right now|presently) be (?:rented|hired|borrowed|lent|loaned|leased|taken|checked)(?: (?:out|home))?(?=\W*$|[,;])/giu,
    'are available',
  ],
  // "can be picked up because they are ready": said twice.
  [/\bcan be \p{L}+(?: up| out)? (?:because|as|since) (?:they|it) (?=(?:are|is) ready\b)/giu, ''],
  // "past the due date and still not back": nothing that is past it is back.
  [
    pattern('giu')`
      (?<=\b(?:past|beyond)\ (?:(?:the|their|its)\ )?(?:due\ date|deadline|return\ date)),?\ (?:and|but|yet)\ (?:(?:are|is|still|yet|also)\ )*
      (?:not\ (?:yet\ )?|(?:have|has|are|is)n['’]t\ (?:yet\ )?(?:come\ |been\ )?)(?:back|in|here|returned|brought\ back|given\ back)(?:\ yet)?(?=\W*$|[,;])
    `,
    '',
  ],
  // "past the due date, pull up those loans": of them.
  [
    pattern('iu')`
      ^(\W*(?:past|beyond|over)\ (?:(?:the|their|its)\ )?(?:due\ date|deadline|return\ date)),?
      \ ((?:please\ )?(?:pull\ up|show(?:\ me)?|list|give\ me|get\ me|find|bring\ up))\ (?:the|those|these|all(?:\ the)?)\ (\p{L}+s)(?=\W*$)
    `,
    '$2 $3 $1',
  ],
  // "should have come back before today", "by yesterday": by now.
  [
    pattern(
      'giu',
    )`(?<=\b(?:should|ought\ to)\ (?:already\ )?have\ (?:been\ )?\p{L}+(?:\ (?:back|in|up))?)\ before\ (?:today|now)\b`,
    ' by now',
  ],
  // "in the next ten days which loans are due, only …": the period stands behind.
  [
    pattern('iu')`
      ^\W*((?:in|within|over|during)\ the\ (?:next|coming|last|past)\ (?:\S+\ )?(?:days?|weeks?|months?))\ (which\ [^,]+?)
      (?=,\ (?:but\ )?(?:only|just)\b)
    `,
    '$2 $1',
  ],
  // "which loans are due next week, only the ones that have not been returned": both.
  [
    pattern('iu')`
      ^([^,]*\b(?:which|what)\b[^,]*),\ (?:but\ )?(?:only|just)\ (?:the\ ones|those|ones)\ (?:that|which|who)
      \ ((?:have|has|are|is|were|was)(?:n['’]t)?\b[^,]+?)(?=\W*$)
    `,
    '$1 and $2',
  ],
  // "I'd like to know if there is any …": whether there is.
  [
    /^\W*(?:i['’]d like|i would like|i want|i need|we need|we want) to (?:know|find out|see) (?:if|whether) there (is|are) (?=(?:any|an?|some)\b)/iu,
    '$1 there ',
  ],
  // "take out whatever is not open", of those before: only the open ones stay.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|now|then|ok|okay|so)\W+)*)(?:please )?(?:take out|leave out|filter out|weed out|sort out|strip out|skip|exclude|omit|ignore)
      \ ${WHATEVER} (?:is|are)(?: not|n['’]t) (?=\p{L})
    `,
    ONLY,
  ],
  // "narrow that down to what is open": only those.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|now|then|ok|okay|so)\W+)*)(?:please )?(?:can you |could you )?(?:narrow|cut|trim|boil|reduce|limit|restrict|filter)
      (?: (?:that|it|this|them|those|these|the list|that list))?(?: down)? to (?:just |only )?${WHATEVER} (?:is|are) (?=\p{L})
    `,
    ONLY,
  ],
  // "the late ones, i.e. boats whose day has gone by": what they are called by is what is said behind it.
  [
    pattern('iu')`
      \bthe \p{L}+ ones,? (?:i\.? ?e\.?|that is(?: to say)?|in other words|meaning|by which i mean),?
      \ (?=(?:(?:the|all|our) )?\p{L}+s (?:whose|that|which|who|with|where)\b)
    `,
    '',
  ],
  // "for which jobs do we still have to find a plumber", "where no plumber has been put on it yet": without one.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\W+)?)(?:for|to|on) (which (?:of (?:the|our) )?\p{L}+(?: \p{L}+)?) do (?:we|i|you|they) (?:still |yet )*(?:have to|need to|must)
      \ (?:still )?(?:find|get|name|choose|appoint|pick|assign|hire|book) an? (\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    '$1$2 have no $3',
  ],
  [
    pattern('giu')`
      ,? (?:where|on which|to which|for which|in which) no (\p{L}+(?: \p{L}+)?)
      \ (?:has|have)(?: yet)? been (?:put|assigned|given|found|named|chosen|appointed|set|allocated|booked)
      (?: (?:on|to|for|in))?(?: (?:it|them))?${YET}(?=\W*$|[,;])
    `,
    ' without a $1',
  ],
  // "are down to nothing in stock", "of which not a single piece is left": there is none.
  [
    /\b(?:(?:that|which) )?(are|is) (?:down to|at) (?:nothing|zero|none|0)(?: (?:left|in stock|on stock|on hand|in the warehouse))?(?=\W*$|[,;])/gi,
    '$1 out of stock',
  ],
  [
    pattern('giu')`
      \b(?:of|from)\ (?:which|whom)\ (?:there\ (?:is|are)\ )?not\ (?:even\ )?(?:a|one)\ (?:single\ )?(?:piece|item|unit|one|copy)
      \ (?:is\ |remains\ )?(?:left|in\ stock|available|there)(?=\W*$|[,;.]|\ are\b)
    `,
    'that are out of stock',
  ],
  // "gave just a single star", "got only one point": so many.
  [
    /\b(gave|give|gives|got|get|gets|received|earned|scored|awarded) (?:(?:just|only|no more than|merely) )?(?:a|one) (?:single|sole|lone) (?=\p{L}+\W*$)/giu,
    'have exactly one ',
  ],
  // "where has stock dropped under the limit? List the lamps.": the lamps with such a stock.
  [
    pattern('iu')`
      ^\W*where (?:has|have|is|are) (?:the |our )?(\p{L}+(?: \p{L}+)??) (?:(?:dropped|fallen|gone|sunk|slipped|risen|climbed|grown)(?: down| up)? )?
      (under|below|over|above|beyond) ([^?]{3,60})\?
      \ (?:please )?(?:list|show(?: me)?|give me|name|tell me) (?:the |all |those |our )*(\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    'which $4 have $1 $2 $3',
  ],
  // "is there any boat nobody has hired? tell me which boats": those are asked for.
  [
    pattern('iu')`
      ^\W*(?:is|are) there (?:(?:some|any|an?) )?(?:stuff|something|anything|things?) ([^?]+?)\s*[?,;–—-]+\s*(?:and |if so,? |please )*
      (?:(?:tell|show|give|list)(?: me| us)? )?which (\p{L}+(?: \p{L}+)?)(?=\W*$)
    `,
    'which $2 are there that $1',
  ],
  [
    pattern('iu')`
      ^\W*(?:is|are) there (?:(?:some|any)(?:body|one|\ people)|people) (?:(?:that|who) )?([^?]+?)\s*[?,;–—-]+\s*(?:and |if so,? |please )*
      (?:(?:tell|show|give)(?: me| us)? )?(?:who|and who)(?: (?:is it|are they|it is|they are|would that be))?(?=\W*$)
    `,
    'who $1',
  ],
  [
    pattern('giu')`
      \b(?:with|having)\ (${SO_MUCH})\ (?:(?:left|still)\ )?to\ pay(?:\ (?:to\ )?us)?(?=\W*$|[,;?.])
    `,
    'who owe $1',
  ],
  // "who have more than 15 to pay us", "are over 15 in debt to us": they owe it.
  [
    pattern('giu')`
      \b(?:have|has|['’]s)(?: got)?(?: still)? (${SO_MUCH}) (?:(?:left|still) )?to pay(?: (?:to )?us)?(?=\W*$|[,;?.])
    `,
    ' owe $1',
  ],
  [
    pattern('giu')`
      \b(?:are|is) (${SO_MUCH}) in debt(?: (?:to|with) us)?(?=\W*$|[,;?.])
    `,
    'owe $1',
  ],
  [
    pattern('iu')`
      ^\W*(${SO_MUCH}) in debt(?: (?:to|with) us)?,?
      \ (which (?:of (?:the|our) )?\p{L}+(?: \p{L}+)?) (?:is|are) (?:that|those|they|these)(?=\W*$)
    `,
    '$2 owe $1',
  ],
  // "boats that are not finished in Oslo": they are in Oslo, and not finished there. Not paid in cash is how.
  [
    pattern('giu')`
      \b(\p{L}+s)\ (?:that|which|who)\ (?:are|were)\ not\ (?:yet\ )?(${ENDED})(?:\ yet)?
      (?=\ (?:in|at|of|for|from|on|bigger|higher|larger|smaller|lower)\ (?!${MANNER}\b))
    `,
    (_, noun = '', ended = '') =>
      `${/^(?:completed|done)$/i.test(ended) ? 'unfinished' : `un${ended.toLowerCase()}`} ${noun}`,
  ],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfDenying = (message: string): string => sayPlainly(message, TURNS)
