import { fragment, pattern } from '../../../lib/patterns.ts'
import { MONTH } from './months-and-days.ts'
import { readSmallTalk } from './small-talk.ts'
import { sayPlainly, type Turn } from './turns.ts'

const ASKING = fragment`
  (?:which|what|who|whose|whom|how|when|where|why|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|on average|list|show)\b
`
const THANKS = fragment`
  (?:(?:many\ |lots\ of\ )?thanks|thank\ you|thx|cheers|ta)(?:\ (?:in\ advance|a\ lot|so\ much|very\ much|again|you))?
`
/** What people say of an answer before they ask on. */
const PRAISE = fragment`
  great|good|nice|perfect|excellent|interesting|cool|thanks|thank\ you|understood|got\ it|i\ see|wow|super|lovely|brilliant|fine|aha?
`
/** A time that is said of the whole clause: "this year", "in May", "today". */
const TIME = fragment`
  (?:today|tomorrow|yesterday|tonight|right\ now|currently|at\ the\ moment|so\ far\ this\ (?:year|month|week)
  |(?:in\ the\ )?(?:this|last|next)\ (?:week|month|quarter|year|weekend)
  |(?:in|during|since|for|throughout)\ (?:${MONTH}(?:\ (?:19|20)\d\d)?|(?:19|20)\d\d|Q[1-4](?:\ (?:19|20)\d\d)?)
  |(?:between|from)\ ${MONTH}(?:\ (?:19|20)\d\d)?\ (?:and|to|until|till|through)\ ${MONTH}(?:\ (?:19|20)\d\d)?
  |(?:in|within|over|during)\ the\ (?:next|coming|following|last|past|previous)\ (?:\p{L}+|\d+)\ (?:day|week|month|quarter|year)s)
`
const ANY_TIME = pattern('i')`
  \b(?:today|tomorrow|yesterday|now|currently|moment|week|month|quarter|year|weekend|since|until|before|after|than|(?:19|20)\d\d)\b
  |\b${MONTH}\b
`

/** "in the next 60 days which hires are due, only those not returned": what is said behind narrows the whole, and the time stays in the clause. */
const ONLY_BEHIND = /, (?:but |and |though )?(?:only|just) (?:(?:the )?ones|those|these)\b/i

/** "this year, how many customers signed up?": a time that stands first (Quirk et al., 1985, 8.76 f.) says the same at the end. */
const TIME_FIRST: Turn = [
  pattern(
    'iu',
  )`^\W*(${TIME})\s*[,:]?\ (?=${ASKING}|(?:tell|give)\ (?:me|us)\b|(?:the\ )?number\ of\b)([^.?!;]+?)([?.!]*)$`,
  (whole, time = '', rest = '', mark = '') =>
    ANY_TIME.test(rest) || ONLY_BEHIND.test(rest)
      ? (whole ?? '')
      : `${rest} ${time[0]!.toLowerCase()}${time.slice(1)}${mark}`,
]

const TIMES_FIRST = [TIME_FIRST]

/** The message with a time that stands first at its end. */
export const sayTimeBehind = (message: string): string => sayPlainly(message, TIMES_FIRST)

/** By when something is needed. */
const BY_THEN = fragment`
  (?:the\ |this\ |next\ |end\ |early\ |late\ )*(?:today|tomorrow|tonight|noon|lunch(?:time)?|midday|then|now|morning|afternoon|evening|end|close|week
  |weekend|month|deadline|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
`

/** "Hi, …", "Good morning! …" before a request; what is told behind it in a sentence of its own is not all that is said. */
const GREETING: Turn = [
  pattern('iu')`
    ^\W*(?:hi|hello|hey|hiya|howdy|good\ (?:morning|afternoon|evening|day)|morning|afternoon|evening)
    (?:\ (?:there|again|all|everyone|everybody|team|folks|guys|agent))?\s*[,!.:;–—-]+\s+(?=[\p{L}\p{N}'’-]+\ [\p{L}\p{N}])
    (?!(?!${ASKING})[^?.!]*[.!]\s+\p{L})
  `,
  '',
]
/** "yo send me …": one that nothing parts from the request. */
const BARE_GREETING: Turn = [
  pattern('iu')`
    ^\W*(?:yo|hey|hi|hiya|oi)(?:\ (?:yo|there|team|man|guys|mate|all))*[\s,!.:;–—-]+
    (?=(?:(?:pls|please|quick|just|can\ (?:you|i|we)|could\ (?:you|i|we))\ )*(?:send|show|give|gimme|list|need|what|which|who|how|where|when|any|get|find
    |tell|pull|run+ing|rushing|heading|in\ a)\b)
  `,
  '',
]
const GREETINGS = [GREETING, BARE_GREETING]
/** What is no request behind a greeting: small talk goes with it. */
const REMARK = pattern('i')`
  ^(?:
    i|i['’]?m|i['’]ve|we|it|it['’]s|that|this|there|how\ are|how\ is|how['’]s|nice|lovely|hope|thanks|thank|my|our|good|long\ time
    |any(?:body|one)\ (?:home|there|around|in)|are\ you|you\ there|ready|what['’]?s\ (?:up|new)
  )\b
`

/** A request without the greeting before it; remarks keep theirs. */
export const withoutGreeting = (message: string): string => {
  const rest = sayPlainly(message, GREETINGS)
  return rest === message || REMARK.test(rest) || readSmallTalk(message) ? message : rest
}

/** What opens or closes a message and says nothing of what is asked, in the order in which it is taken off. */
const OPENINGS: readonly Turn[] = [
  GREETING,
  // "Great. and in April?": what is said of the answer before.
  [
    pattern('iu')`
      ^\W*(?:${PRAISE}|okay|ok|alright|all\ right|hm+)(?:\ (?:then|so\ far|thanks|thank\ you))?\s*[.!]+\s+(?=[\p{L}\p{N}'’-]+\ [\p{L}\p{N}])
    `,
    '',
  ],
  // "Never mind. How many …?": what was said before is let go.
  [
    pattern('iu')`
      ^\W*(?:(?:ok|okay|oh|no|well)\W+)?(?:never\ ?mind|forget\ (?:it|that)|scrap\ that)(?:\ (?:that|then))?\s*[.,!;–—-]+\s+
      (?=(?:(?:and|but|so|now|then|just)\ )*(?:${ASKING}|give|tell|find|count))
    `,
    '',
  ],
  // "Got it, and how many is that?"
  [
    pattern('iu')`
      ^\W*(?:${PRAISE}),\s+(?=(?:(?:and|but|so|now|then)\ )*(?:${ASKING}|and\ |in\ |(?:what|how)\ about))
    `,
    '',
  ],
  // "please be so kind and list …": only asked politely.
  [/^\W*(?:please )?(?:(?:would|could) you )?(?:please )?be so (?:kind|good|nice)(?: as)? (?:to|and) (?=\p{L})/iu, ''],
  // "I'm on the phone with a client, which …": who speaks, with whom.
  [
    pattern('iu')`
      ^\W*(?:i|we)(?:['’](?:m|re|ve got)| am| are| have) (?:just |currently )?(?:on the (?:phone|line)|on a call|in a (?:call|meeting)) (?:with|to)
      \ (?:an?|the|my|our|some) (?-i:\p{Ll}+(?: \p{Ll}+)?)(?: (?:right )?now)?\s*[,;:–—]+\s+(?:and |so |but )?
      (?=${ASKING})(?!.*\b(?:they|them|their|he|she|him|his|her|there)\b)
    `,
    '',
  ],
  // "on the phone w/ Gull Ltd, what do they …": who is named there is spoken of.
  [
    pattern('iu')`
      ^\W*(?=(?:(?:on\ the\ (?:phone|line)|on\ a\ call|in\ a\ (?:call|meeting)|talking|speaking|meeting|sitting|chatting)
        \ (?:with|w\/|w|to))\ (?:the\ |our\ )?(?-i:\p{Lu})[^?:;]*,\ (?:and\ |so\ )?${ASKING})
    `,
    'I am ',
  ],
  // "Also, where does she work?"
  [
    /^\W*(?:also|additionally|furthermore|(?:and )?(?:one more|another) (?:thing|question))\s*[,:–-]+\s+(?=\p{L})/iu,
    '',
  ],
  // "According to our records, …": all is told by them.
  [
    /^\W*according to (?:the|our|your) (?:system|records?|data|database|books|files?|computer|statistics)\s*[,:–-]+\s+(?=\p{L})/iu,
    '',
  ],
  // "Tell me, has Ann …", "Quick question: which …"
  [
    pattern('iu')`
      ^\W*(?:
        (?:please\ )?tell\ me|well|right|listen|by\ the\ way
        |(?:(?:i|we)(?:\ have|['’]ve)?(?:\ got)?\ |here(?:\ is|['’]s)\ |there(?:\ is|['’]s)\ )?(?:just\ )?(?:an?\ |one\ |another\ )?
          (?:(?:quick|short|small|simple)\ )?(?:question|one)(?:\ for\ you)?
      )
      \s*[,:–—-]+\s+(?=${ASKING})
    `,
    '',
  ],
  // "…? Thanks!"
  [
    pattern('iu')`(?<=\p{L}[^?.!]*\ \p{L}[^?.!]*)([?.!]|,)?\s+${THANKS}\s*[.!:)]*$`,
    (_, mark = '') => (mark === ',' ? '' : mark),
  ],
  // "how many orders exactly …", "who exactly …": it is never another number. "exactly 3" is.
  [
    pattern('iu')`
      \b(how\ many(?:\ \p{L}+){1,2}?|what|who|which(?:\ \p{L}+){1,2}?|when|where|how\ much)\ (?:exactly|precisely)
      (?!\ (?:\d|an?|one|two|three|four|five|six|seven|eight|nine|ten|the\ same)\b)(?=\ |\W*$)
    `,
    '$1',
  ],
  // "exactly how many": the same.
  [/\b(?:exactly|precisely) (?=how many\b|how much\b|what\b|which\b|who\b|when\b)/gi, ''],
  // "how many orders are open? Just the number.": how it is told.
  [
    pattern('iu')`
      (?<=\p{L}[^?.!]*\p{L}[^?.!]*)([?.!])\s+(?:(?:i|we)\ (?:just|only)\ (?:want|need)|just|only)
      \ (?:the\ |a\ )?(?:number|figure|count|total|amount|name|answer|result)s?
      (?:,?\ (?:please|pls))?[.!]*$
    `,
    '$1',
  ],
  // "…? I need it for each region.", "… Show that by region.": a figure of each.
  [
    pattern('iu')`
      (?<=\b(?:how\ (?:many|much)|number|count|total|sum|average|mean|median)\b[^?.!]*\p{L}[^?.!]*)[?.!]\s+(?:(?:please|and)\ )*
      (?:(?:(?:i|we)(?:['’]d|\ would)?\ (?:need|want|like)
      |(?:show|give|tell|list|break|split)(?:\ (?:me|us))?)(?:\ to\ (?:have|see|know))?)
      \ (?:it|this|that|them|these|the\ (?:number|figure|count|total|answer|result|amount)s?)(?:\ (?:broken\ down|split|separately|shown|told|listed|up|down))*
      \ (?:per|by|(?:for|in|at)\ (?:each|every))\ (?!(?:${BY_THEN})\b)(?:of\ (?:the|our)\ )?(\p{Ll}+(?:\ \p{Ll}+)?)(?:,?\ (?:please|pls))?[.!?]*$
    `,
    ' for each $1',
  ],
  // "…? I need it for a meeting.": what it is for.
  [
    pattern('iu')`
      (?<=\p{L}[^?.!]*\p{L}[^?.!]*)([?.!])\s+(?:i|we)(?:['’]ll)?\ (?:need|want)\ (?:it|this|that|them|these)
      \ (?:for(?!\ (?:each|every|all)\b)|because|as|by(?=\ (?:\p{Lu}|${BY_THEN}))|before|to)\b[^?.!\d]*[.!]*$
    `,
    '$1',
  ],
  // "…? The customer is waiting for it.": who it is for.
  [
    pattern('iu')`
      (?<=\p{L}[^?.!]*\p{L}[^?.!]*)([?.!])\s+(?:the|a|my|our|this)\ (?:customer|client|buyer|guest|caller|member|reader|patient|tenant|man|woman|lady
        |gentleman|person|boss|manager|colleague)\ (?:is|was|keeps|has\ been)\ (?:(?:still|already|just)\ )?
      (?:waiting|asking|calling|standing\ here|on\ the\ (?:phone|line)|here|at\ the\ (?:desk|counter|door))
      (?:\ (?:for|about|after)\ (?:it|them|this|that|(?:that|this|the)\ \p{Ll}+))?(?:\ (?:now|here|outside))?[.!]*$
    `,
    '$1',
  ],
  // "are there any red ones, and which ones?", "do we have any red ones? Please list them.": those that there are.
  [
    pattern('iu')`
      ^(\W*)(?:are\ there|do\ we\ have|have\ we\ got)\ (?:any\ )?(?!anything|anyone|anybody|a\b)([^?]+?)[,?]*\ (?:and\ )?(?:if\ (?:so|yes),?\ )?
      (?:which\ ones(?:\ (?:are\ (?:they|those|these)))?|what\ are\ they|who\ are\ they
      |(?:please\ )?(?:list|show|name)(?:\ me)?\ (?:them|those)(?:,?\ please)?)[?.!]*$
    `,
    '$1show me the $2',
  ],
  // "any boats nobody has hired? show me which": the same without its verb.
  [
    pattern('iu')`
      ^(\W*)(?:(?:are|is)\ there\ |do\ we\ have\ |have\ we\ got\ )?any\ (?!thing\b|one\b|body\b|of\b|more\b)
      ((?:\p{L}+\ ){0,2}?\p{L}{2,}s\b[^?]*?)\?\s+
      (?:please\ )?(?:(?:can|could|would)\ you\ )?(?:show|tell|list|give|let)\ (?:me|us)\ (?:know\ |see\ )?(?:which(?:\ ones?)?|what)
      (?:\ (?:they|those)\ are)?(?:,?\ please)?[?.!]*$
    `,
    '$1show me the $2',
  ],
  TIME_FIRST,
]

/** A message without what only opens or closes it. */
export const withoutOpening = (message: string): string => sayPlainly(message, OPENINGS)
