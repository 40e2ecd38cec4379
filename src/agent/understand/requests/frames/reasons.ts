import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn, testIn } from '../../../../lib/prefilter/may-match.ts'
import { REQUEST_START } from './disjuncts.ts'
import { framesOfHaste } from './in-haste.ts'

/** A stretch of a message that is not part of the request, if its words mean nothing to any service. */
export interface Frame {
  /** The message without it. */
  rest: string
  words: string
  /** Whether it is left out whatever its words mean: nobody could have meant it of the records. */
  isCertain: boolean
  /** Whether a day in it says nothing of the records either. */
  isDayFine: boolean
}

/** A request that somebody has a reason for: "show me …", "I need …". */
export const WISH = pattern('i')`
  ^\W*(?:(?:hi|hello|ok|okay|so|please|kindly|just|and)\W+)*
  (?:(?:can|could|would|will) you (?:please |kindly )?)?(?:
    show|list|give|tell|find|get|display|name|count|pull|i need|we need|i(?:['’]d| would) like
    |we(?:['’]d| would) like|i want|we want|let me
  )\b
`
/** Verbs in the request that may have a reason themselves: "the trips that were cancelled because of the snow". */
const DONE = /\b(?:was|were|been|got|did|has|have|had|[a-zà-ž]{2,}ed)\b/i
const SPEAKER = /\b(?:i|i['’](?:m|ve|d|ll)|me|my|myself)\b/i
/** What restricts what is asked, whoever says it. */
const RESTRICTS = pattern('i')`
  \b(?:
    only|exclud[a-zà-ž]*|except|without|ignor[a-zà-ž]*|leav(?:e|ing) (?:out|aside)|omit[a-zà-ž]*|skip[a-zà-ž]*
    |count(?:ing)?|includ[a-zà-ž]*|filter[a-zà-ž]*|than|restrict[a-zà-ž]*|limit[a-zà-ž]*|assum[a-zà-ž]*
  )\b
`

const CONDITION = fragment`
  (?:
    if (?:i|you|we|it|this|that|memory|my memory|anyone|somebody|someone)
    |in case (?:i|you|we|anyone|someone|somebody)
    |before (?:i|we)|while (?:i|we|you)|when(?:ever)? you|once you|unless (?:i|you|we)
  )\b
`
const REASON = fragment`
  (?:
    because|since|as|given that|given|now that|seeing (?:that|as)|considering(?: that)?|so that|so (?=i\b|we\b)
    |in order (?:to|that)|due to|because of|in (?:view|light) of|in preparation for|thanks to|on behalf of
    |at the request of|owing to
  )\b
`
const GIVES_REASON = new RegExp(String.raw`^\W*${REASON}`, 'i')

/** Whether words tell why something is asked: "at the request of my boss". */
export const givesReason = (words: string): boolean => testIn(words, GIVES_REASON)
const BREAK = String.raw`(?:\s*(?:[,:;–—]|\s-)\s+(?:so\s+|then\s+|but\s+)?|\s+but\s+)`

const LEADING_CONDITION = new RegExp(
  String.raw`^(\W*(?:so|and|but|ok|okay|well)?\W*${CONDITION}[^,:;?]{2,90}?)${BREAK}(?=\S)`,
  'i',
)
const LEADING_REASON = new RegExp(
  String.raw`^(\W*(?:${REASON}|to (?=[a-z]{3,} (?:the|my|our|for|a)\b))[^,:;?]{3,110}?)${BREAK}(?=${REQUEST_START})`,
  'i',
)
/** "we're having an audit next week, so show me …": what comes before gives the reason. */
const LEADING_SO = pattern('i')`
  ^(\W*(?!(?:how|which|what|who|list|show)\b)[^,:;?]{4,110}?),?\s+(?:and\s+)?
  (?:so|therefore|that(?:['’]s| is) why)\s+(?=
    (?:please |kindly |just )*(?:
      show|list|give|tell|find|get|can you|could you|i need|i want|i(?:['’]d| would) like|we need|which|what
      |who|how (?:many|much)
    )\b
  )
`
/** "we ran into trouble, which jobs are urgent?" */
const LEADING_CLAUSE = pattern('i')`
  ^(
    \W*(?:
      (?:i|we)(?:['’][a-z]+)? [a-z]+
      |(?:it|this|that|there|my [a-z]+|our [a-z]+|the [a-z]+|an? [a-z]+)
        (?:['’]s| (?:is|are|was|were|has|have|had|will|just|keeps?|wants?|needs?|called|asked|came))
      |what an? [a-z]+
    )\b[^,:;?]{0,110}?
  )(?:\s*[,:;–—!]|\s-)\s+(?:(?:and|so|but|anyway),?\s+)*(?=${REQUEST_START})
`

/** "not sure if you can do this, but …", "just checking in: …": words of those who talk, with nothing that a service knows. */
const LEADING_TALK = pattern('i')`
  ^(
    \W*(?!
      (?:
        of|among|amongst|from|with|without|except|excluding|in|on|at|for|by|under|since|until|during|within
        |per|between|our|my|the|which|what|who|how|list|show
      )\b
    )(?:
      (?:no|not|just|cheers|thanks|morning|evening|ok|okay|alright|right|so|long|quick|help)\b
      |(?=
        [^,:;?]*\b(?:
          i|i['’][a-z]+|me|we|us|you|let['’]?s|it|it['’]s|this|that|here|someone|somebody|people|everybody
        )\b
      )
    )[^,:;?]{0,90}?
  )(?:\s*(?:[,:;–—!]|\.{2,3})|\s-|(?=\s+but\b))\s+(?:(?:and|so|but|anyway|now|then)[,:]?\s+)*
  (?=${REQUEST_START})
`
/** "they", "it": what was spoken of before. */
const POINTS_BACK = /\b(?:they|them|their|theirs|those|these|it|its|he|she|his|her|him|ones?)\b/i

/** "this is for a customer who is waiting: …" */
const LEADING_FOR = /^(\W*this is (?:for|about|on behalf of|regarding) [^:;–—]{3,80}?)\s*[:;–—]\s+(?=\S)/i

/** "it is rather urgent: …": "it" is no record. */
const LEADING_IT = pattern('i')`
  ^(
    \W*(?:it|this)(?:['’]s| is)
    (?: (?:very|rather|quite|so|really|extremely|pretty|somewhat|kind of|a bit|getting))* [a-z]+
  )(?:\s*[,:;–—!]|\s-)\s+(?=\S)
`

const TRAILING_BECAUSE =
  /^(.{8,}?)(,?\s+(?:because|since|cause|cuz|coz|as (?=i\b|we\b|my\b|our\b))\s[^?]{3,120}?)(\W*)$/i
const TRAILING_SO = pattern('i')`
  ^(.{8,}?)(
    ,?\s+so (?:that )?(?:i|we|my [a-zà-ž]+|our [a-zà-ž]+|he|she)
    \ (?:can|could|may|might|will|know|knows|am|do|don['’]t|have|has|want|get|be|won['’]t)\b[^?]{0,120}?
  )(\W*)$
`
const TRAILING_ORDER = /^(.{8,}?)(,?\s+in order (?:to|that|for)\s[^?]{3,120}?)(\W*)$/i
const TRAILING_CLAUSE = pattern('i')`
  ^(.{8,}?)(
    \s*[,;–—]\s*(?:
      it(?:['’]s| is)|this is|i(?:['’]m| am)|we(?:['’]re| are)
      |(?:my|our|the) [a-zà-ž]+ (?:is|are|wants?|needs?|keeps?|has)
      |(?:just |only )?(?:asking|curious|wondering)
    )\b[^,;?]{0,90}?
  )(\W*)$
`
/** "how many are left? need it quick", "…, we need that by tomorrow": when the answer is needed. */
const TRAILING_NEED = pattern('i')`
  ^(.{8,}?)(\s*[,;–—?!.]+\s*(?:(?:i|we)(?:['’]d)? |i['’]ll |we['’]ll )?need (?:it|that|this|them)\b[^,;?]{0,40}?
  (?:,? (?:ta|thanks|thank you|thx|cheers|please|pls))?)(\W*)$
`

/** "…, I have to write to them": whom those are for. */
const TRAILING_CONTACT = pattern('i')`
  ^(.{8,}?)(
    \s*[,;–—]\s*(?:because |as |since )?(?:i|we)(?:['’](?:d|ve|ll))? (?:(?:really|still|urgently) )?
    (?:need|have|have got|got|want|wish|would like|like|am going|are going|am supposed) to
    \ (?:write|call|ring|e-?mail|mail|phone|contact|talk|speak|text|message|tell|inform|thank|invite|remind|reach|meet|visit|get in touch|get hold of)
    (?: out)?(?: to| with)? (?:them|all of them|these people|those people|everyone|everybody)\b[^,;?]{0,40}?
  )(\W*)$
`

const before = (text: string, pattern: RegExp): Frame | undefined => {
  const match = execIn(text, pattern)
  if (!match || testIn(match[1]!, RESTRICTS)) return undefined
  return {
    rest: text.slice(match[0].length),
    words: match[1]!,
    isCertain: false,
    isDayFine: [LEADING_SO, LEADING_CLAUSE, LEADING_IT, LEADING_TALK].includes(pattern),
  }
}
const behind = (text: string, pattern: RegExp): (Frame & { core: string }) | undefined => {
  const match = execIn(text, pattern)
  if (!match || testIn(match[2]!, RESTRICTS)) return undefined
  const [, core, words, end] = match as unknown as [string, string, string, string]
  return {
    rest: core + end,
    words,
    core,
    isCertain: false,
    isDayFine: pattern !== TRAILING_BECAUSE || SPEAKER.test(words),
  }
}

/** "because my boss wants it", "since the auditors are coming": why it is asked, not which records are meant. */
function reasonBehind(text: string): Frame | undefined {
  const frame = behind(text, TRAILING_BECAUSE)
  if (!frame) return undefined
  const isOfAsking = SPEAKER.test(frame.words) || (WISH.test(frame.core) && !DONE.test(frame.core))
  return isOfAsking ? { ...frame, isCertain: SPEAKER.test(frame.words) && WISH.test(frame.core) } : undefined
}

/** Conjunctions that give the reason for saying something, never for what is spoken of. */
const NEVER_OF_RECORDS = /^\W*(?:now that|given that|seeing (?:that|as)|so (?:that )?(?:i|we)\b)/i

/** What follows the first comma may be a question that the clause belongs to. */
const reasonBefore = (text: string): Frame | undefined => {
  const frame = before(text, LEADING_REASON)
  return frame && (WISH.test(frame.rest) || !DONE.test(frame.rest) || NEVER_OF_RECORDS.test(frame.words))
    ? { ...frame, isCertain: WISH.test(frame.rest) && !/\d/.test(frame.words) && !/^\W*since\b/i.test(frame.words) }
    : undefined
}

/** "we have a red one, which boats does it resemble?": what is asked is of what was told. */
const unlessOfIt = (frame: Frame | undefined): Frame | undefined =>
  frame && /\b(?:it|they|them|he|she|him)\b/i.test(frame.rest) ? undefined : frame

/** What is asked then speaks of nothing in those words. */
const talkBefore = (text: string): Frame | undefined => {
  const frame = before(text, LEADING_TALK)
  return frame && !POINTS_BACK.test(frame.rest) ? frame : undefined
}

const certainly = (frame: Frame | undefined) => frame && { ...frame, isCertain: true }

/** Clauses around a request that say why it is asked, for what, or on which condition of saying; the likeliest first. */
export const framesOf = (text: string): Frame[] =>
  [
    ...framesOfHaste(text),
    certainly(before(text, LEADING_IT)),
    certainly(before(text, LEADING_FOR)),
    before(text, LEADING_CONDITION),
    reasonBefore(text),
    unlessOfIt(before(text, LEADING_SO)),
    unlessOfIt(before(text, LEADING_CLAUSE)),
    reasonBehind(text),
    behind(text, TRAILING_SO),
    testIn(text, WISH) ? behind(text, TRAILING_ORDER) : undefined,
    behind(text, TRAILING_CLAUSE),
    certainly(behind(text, TRAILING_NEED)),
    certainly(behind(text, TRAILING_CONTACT)),
    talkBefore(text),
  ].filter(frame => frame !== undefined && /[a-zà-ž]{2,}/u.test(frame.rest)) as Frame[]
