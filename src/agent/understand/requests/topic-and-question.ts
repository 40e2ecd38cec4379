import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { splitSentences } from './clauses.ts'
import { REQUEST_START } from './frames/disjuncts.ts'

/** What is spoken of, and what is asked of it. */
export interface TopicAndQuestion {
  topic: string
  question: string
}

/** So many ways to part a message are tried at most. */
const MOST_WAYS = 3

/** How what is spoken of is put first (closed class): none of it says which records are meant. */
const BEFORE_TOPIC = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|now|well|hi|hello|hey|please)\b\W*)*(?:(?:i|we)(?:['’](?:m|re)|\ am|\ are)\ (?:(?:just|only|now|currently)\ )?)?(?:
    (?:
      take|taking|consider|considering|look(?:ing)? at|think(?:ing)? of|regarding|concerning|about|as (?:to|for|regards)
      |interested in|dealing with|working on|talking about|out of|of|for|from|among|amongst|on|with
    )\b
    (?:\ (?:just|only))?
  )?\s*
`

/** Those whom something is done for begin so: "everyone in Sales", "all firms in Oslo". */
const THOSE = fragment`(?:everyone|everybody|anyone|anybody|whoever|all|every|each|the|our|my|those|people|(?!us\b|yours\b)\p{Ll}{2,}(?<!s)s)\b`
const WE_DO = fragment`
  ^\W*(?:(?:and|so|but|ok|okay|now|well|hi|hello|hey)\b\W*)*(?:(?:i|we)(?:['’](?:m|re|d|ll|ve)
    |\ (?:am|are|was|were|will|have|need|want|would|should|must|plan))?
    |(?:(?:my|our|the)\ (?:\p{Ll}+\ )?\p{Ll}+|marketing|sales|management|finance|they)\ (?:is|are|wants?|needs?|has|have|would|will|plans?|must))
  (?:\ (?:just|now|currently|also|still|about|going|planning|hoping|trying|like|love|want|need|have|had|got|be|been|asked|supposed|to))*
  \ (?!(?:know|see|have|find|get|list|show|count|wonder|look|need|want|like|are|am|is|that|which|who)(?:ing)?\b)
  \p{Ll}{3,}(?:\ (?:up|out|together|over|off))?
`
/**
 * What somebody is doing, before those whom it is for: "I am preparing a mailing to everyone in Sales", "we want to visit all firms in Oslo". It is
 * why one asks, and says nothing of them.
 */
const PURPOSES = [
  pattern('iu')`${WE_DO}\ (?:an?|our|my|some|this|another)\ (?:[\p{L}-]+\ ){1,4}?(?:to|for|with)\ (?=${THOSE})`,
  pattern('iu')`${WE_DO}\ (?:the|\p{Ll}+)\ (?:[\p{L}-]+\ ){0,3}?to\ (?=${THOSE})`,
  pattern('iu')`${WE_DO}(?:\ (?:to|with|for|at))?\ (?=${THOSE})`,
]
/** When it is to be done, behind those who are told by no verb that it might belong to. */
const SOON = pattern('iu')`
  ^(?<those>(?:(?!\b(?:who|that|which|whose|due|with(?!\ [^,]*\d))\b|\p{L}(?:ing|ed)\b)[^,;:?])+?)
  ,?\ (?:today|tonight|tomorrow|now|later|soon|first|next|(?:later\ )?(?:this|next)
    \ (?:morning|afternoon|evening|week|month|quarter|year|\p{L}+day)|on\ \p{L}+day)$
`

const QUESTION = fragment`
  (?:
    ${REQUEST_START}
    |(?:please |kindly )?(?:
      pick|choose|work out|figure out|add up|sum up|calculate|put|order|sort|narrow|leave|keep|tell|give|let me|i (?:only |just )?(?:want|need)
    )\b
    |(?:on|at|in|by|for|with|from|to) (?:which|what|who|whom|whose|how)\b
    |(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|may|might)\b
  )
`
/** The end of what is spoken of: a comma, a colon, a dash; "take those and give me …". */
const END = pattern('giu')`(?:\s*[,:;–—]\s*(?:(?:and|so|then|now) )*|\s-{1,2}\s|\s+and (?:then )?)(?=${QUESTION})`

const WORD = /\p{L}{2}/u

/** What points back to those whom something is done for. */
const POINTS = /\b(?:them|they|their|theirs|those|these|which ones|who are|(?:are|is|were) (?:there|that|it))\b/i

/** Whether a message tells whom something is done for, and then asks of those. */
export const asksOfPurpose = (text: string): boolean =>
  topicsAndQuestions(text).some(({ question }) => testIn(question, POINTS)) && PURPOSES.some(form => testIn(text, form))

/** Verbs of reaching people and places (Levin, 1993, 36.3, 37.4 and 51.4): when it is to be done is no time of those. */
const REACH = pattern('iu')`
  \b(?:visit|invit|call|ring|phon|e-?mail|mail|writ|contact|meet|see|thank|survey|interview|remind|inform|notify|messag|text|reach|host|workshop|dinner
  |lunch|webinar)(?:e|ing|s)?\b
`

/** Those whom what somebody is doing is for, in each way to read it. */
function thoseOfPurpose(told: string): string[] {
  const said = PURPOSES.flatMap(form => {
    const before = execIn(told, form)?.[0]
    return before === undefined ? [] : [{ those: told.slice(before.length), isReached: testIn(before, REACH) }]
  })
  const all = said.flatMap(({ those, isReached }) => {
    const anyTime = execIn(those, SOON)?.groups?.['those'] ?? those
    return isReached ? [anyTime, those] : [those, anyTime]
  })
  return [...new Set(all)]
}

/** The ways in which a message may name something first and ask of it then, the latest end of what is named first. */
export function topicsAndQuestions(text: string): TopicAndQuestion[] {
  const sentences = splitSentences(text)
  const ends =
    sentences.length > 1
      ? [text.indexOf(sentences.at(-1)!, sentences[0]!.length)].map(at => ({ index: at, length: 0 }))
      : [...text.matchAll(END)].map(({ index, 0: end }) => ({ index, length: end.length })).toReversed()
  return ends.slice(0, MOST_WAYS).flatMap(({ index, length }) => {
    const told = text.slice(0, index).replace(/[\s,;:.–—-]+$/u, '')
    const question = text.slice(index + length).trim()
    const ofPurpose = thoseOfPurpose(told)
    const topics = ofPurpose.length
      ? ofPurpose
      : [replaceIn(told, BEFORE_TOPIC, '').replace(/^whoever (?=\p{L})/iu, 'who ')]
    return topics.flatMap(topic => ([topic, question].every(part => WORD.test(part)) ? [{ topic, question }] : []))
  })
}
