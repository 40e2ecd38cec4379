import { fragment, pattern } from '../../../../lib/patterns.ts'
import { execIn } from '../../../../lib/prefilter/may-match.ts'
import { REQUEST_START } from './disjuncts.ts'
import type { Frame } from './reasons.ts'

/**
 * What people tell of where they are and what they are about to do while they ask, with no subject or verb where it goes without saying:
 * "running into a meeting, …", "in a rush, …", "…, calling in 5", "…, she's waiting". It says nothing of the records.
 */
const START = fragment`
  (?:(?:please|pls|just|quick(?:ly)?|can\ you|could\ you)\ )*
  (?:${REQUEST_START}|(?:send|need|gimme|want|fetch|any|got|who['’]?s|avg|average|median|mean|max|min
    |total|sum|count|top|number|biggest|largest|highest|lowest)\b)
`
/** Behind what can be nothing else, whatever is asked for in a few words. */
const SOME_WORDS = fragment`\p{L}[\p{L}'’-]*\ [\p{L}\d]`
const BREAK = fragment`(?:\s*(?:[,:;.!–—]|\s-|\.{2,3})\s+(?:(?:so|then|but|and)\s+)?|\s+(?:so|but)\s+)`
const AM = fragment`
  (?:(?:sorry|i['’]?m|i\ am|we['’]?re|we\ are|am|just|currently|still|literally|already|now|about\ to\ be|a\ bit|kinda|kind\ of|bit)[\s,]+)
`
const TALK = fragment`
  (?:meetings?|calls?|appointments?|client|customer|airport|train|plane|flight|office|demo|stand-?up|presentation|interview|car|cab|taxi|lunch)
`
/** A day, an hour, in how many minutes. */
const WHEN = fragment`
  (?:now|right\ now|soon|shortly|today|tomorrow|later|tonight|this\ (?:morning|afternoon|evening)|next\ week
  |in\ (?:an?\ |the\ |about\ )?(?:\d+|\p{Ll}+)(?:\ ?(?:min|mins|minutes|hours?|hrs?|secs?|seconds|bit|days?))?|at\ \d[\d:.]*(?:\ ?[ap]m)?)
`
const MOTION = fragment`(?:jump|hop|dial|get|go|head|step|walk|run|rush|dash|hurry|drive|log)`
/** What nobody says of records. */
const ONLY_SPEAKER = fragment`
  (?:in\ (?:such\ )?(?:an?|the|my)\ (?:(?:bit|touch)\ of\ an?\ )?(?:\p{Ll}+\ )?(?:rush|hurr?y|meeting|call)
  |(?:(?:run+|rush|head|walk|go|dash|gett|hopp|jump|stepp|logg|com|driv|hurry)ing|late|off|back|due|omw|otw|on\ my\ way
    |(?:about|need|have|got|going)\ to\ ${MOTION}|(?:gotta|gonna)\ ${MOTION})
    \ (?:(?:straight|right|over|back|late)\ )?(?:in|into|to|out\ of|from|for|on|onto|between)\ (?:(?:an?|the|my|our|another|two)\ )?(?:\p{Ll}+\ )?${TALK}
  |(?:(?:an?|the|my|our)\ )?(?:customer|client|boss|guest|caller|patient|member|manager|visitor|colleague|lady|man|woman|guy|someone|somebody)(?:['’]s|\ is)
    \ (?:(?:still|just|already)\ )?(?:waiting|asking|on\ the\ (?:phone|line)|on\ hold|at\ the\ (?:desk|counter|door)|here|calling)
  |(?:(?:i|we)(?:['’]?ve)?\ )?(?:have|got|have\ got)\ (?:an?|the|some|another)
    \ (?:customer|client|guest|caller|patient|member|visitor|driver|tenant|lady|man|woman|guy|someone)s?
    \ (?:(?:still|just|already|here)\ )*(?:waitin(?:g|['’])?|on\ the\ (?:phone|line)|on\ hold|at\ the\ (?:desk|counter|door|till)|here|calling|asking)
  |on\ (?:an?|the|my)\ (?:call|phone)(?!\ (?:with|to)\b)|omw|otw|no\ time|(?:short\ on|pressed\ for)\ time)
`
const WHERE = fragment`
  (?:${ONLY_SPEAKER}
  |in\ (?:an?|the|my)\ (?:\p{Ll}+\ )?(?:${TALK}|queue|middle\ of\ [^,;:?]{2,30}?)
  |(?:sitting|stuck|standing|waiting)\ (?:in|at|on|for)\ (?:(?:an?|the|my|our|another)\ )?(?:\p{Ll}+\ )?(?:${TALK}|traffic)
  |on\ (?:an?|the|my)\ (?:line|road|train|plane|bus|way|go|run|move)(?:\ (?:to|home|back|out)\b[^,;:?]{0,40}?)?
  |between\ (?:two\ |my\ )?(?:meetings|calls|appointments))
`
/** "in a call with a client": nobody who is named, and nobody who is asked of behind it. */
const SOMEBODY = fragment`\ (?:with|to)\ (?:an?|my|our|another)\ (?-i:\p{Ll}+)(?:\ (?-i:\p{Ll}+))?`
const OF_NOBODY = fragment`(?!.*\b(?:they|them|their|he|she|him|his|her|there)\b)`
const LEADING_ONLY = pattern(
  'iu',
)`^(\W*${AM}*${ONLY_SPEAKER}(?:${SOMEBODY})?(?:\ ${WHEN})*)${BREAK}(?=${START}|${SOME_WORDS})${OF_NOBODY}`
const LEADING_PLACE = pattern('iu')`^(\W*${AM}*${WHERE}(?:\ ${WHEN})*)${BREAK}(?=${START})`
/** "got a call in 10, …", "meeting at 3, …": where neither is a record. */
const LEADING_TALK = pattern('iu')`
  ^(\W*(?:(?:i['’]?ve|i|we|we['’]?ve)\ )?(?:(?:got|have|having)\ )?(?:(?:an?|another|my|our|the)\ )?(?:\p{Ll}+\ )?
    (?:call|meeting|demo|flight|train|presentation|interview|appointment))
  (?:\ (?:is|starts|begins))?(?:\ ${WHEN})+${BREAK}(?=${START})
`

/** What begins like a doing of the speaker and says which records, or how they are told (closed class). */
export const OF_RECORDS = fragment`
  (?:includ|exclud|start|begin|count|consider|regard|concern|look|speak|talk|tak|go|rank|sort|compar|us|accord|depend|assum|suppos|ignor|omit|leav
  |limit|restrict|bas|follow|dur|someth|anyth|noth|everyth|mean|group|remain|exist|upcom|outstand|pend|miss|be|hav|judg|measur|weigh|add|summ|averag
  |even|morn|filter|focus+|pertain|belong|cover|see|giv|barr|work|liv)ing\b
  |ordering\ (?:by|on|them|these|those|it|from|in|according)\b
`
/** "boarding a plane, …": whatever it is, of which no service knows a word; it is passed over, and told. */
export const LEADING_DOING = pattern('iu')`
  ^\W*(?<all>${AM}*(?!${OF_RECORDS})\p{Ll}{2,}ing
    (?:\ (?:in|into|to|out|off|on|onto|through|between|for|back|over|down|up|with|from|an?|my|the|some|our)\b[^,;:?]{0,60}?))
  ${BREAK}(?=${START})
`

const TRAILING_DOING = pattern('iu')`
  ^(.{8,}?)(
    \s*[,;–—]\s*(?:${AM}|(?:about\ to|will\ be|gonna|need\ to|have\ to|got\ to|gotta)\ )*(?:
      (?:(?:calling|ringing|phoning|dial+ing|presenting|meeting|seeing|talking|speaking|e-?mailing|pitching|calls?|ring|phone)
        (?:\ (?:to|with))?(?:\ (?:him|her|them|(?:the|my|our)\ (?:client|customer|boss|team)))?(?:\ (?:back|up))?(?:\ ${WHEN})+
      |(?:calling|ringing|phoning|seeing|meeting|e-?mailing)\ (?:him|her|them))
      |(?:walking\ in|heading\ (?:in|out|over|there|off)|(?:jumping|hopping)\ on(?:\ an?\ call)?)(?:\ ${WHEN})*
      |(?:call|meeting|demo|presentation|pitch|flight|train)\ (?:is\ |starts\ |begins\ |starting\ |leaves\ )?${WHEN}
      |${WHERE}(?:\ ${WHEN})*
      |(?:he|she|they|client|customer|boss|manager|someone|somebody|(?:the|my|our)\ \p{Ll}+)(?:['’]s|['’]re|\ is|\ are)?
        \ (?:(?:already|still|just|kinda|now)\ )*(?:waiting|asking|pushing|on\ the\ (?:phone|line)|on\ hold|standing\ (?:here|there)|in\ the\ room)
        (?:\ (?:for|on|about)\ (?:it|this|that|me|us))?(?:\ (?:now|already|right\ now))?
    )(?:,?\ (?:pls|please|thanks|thx|ta))?
  )(\W*)$
`

/** What is told of the speaker's own haste, before or behind the request; the surest first. */
export function framesOfHaste(text: string): (Frame | undefined)[] {
  const before = (form: RegExp, isCertain: boolean): Frame | undefined => {
    const match = execIn(text, form)
    return match ? { rest: text.slice(match[0].length), words: match[1]!, isCertain, isDayFine: true } : undefined
  }
  const behind = execIn(text, TRAILING_DOING)
  return [
    before(LEADING_ONLY, true),
    before(LEADING_PLACE, true),
    before(LEADING_TALK, false),
    behind ? { rest: behind[1]! + behind[3]!, words: behind[2]!, isCertain: true, isDayFine: true } : undefined,
  ]
}
