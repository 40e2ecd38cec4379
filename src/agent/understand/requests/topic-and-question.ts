import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
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

/** The ways in which a message may name something first and ask of it then, the latest end of what is named first. */
export function topicsAndQuestions(text: string): TopicAndQuestion[] {
  const sentences = splitSentences(text)
  const ends =
    sentences.length > 1
      ? [text.indexOf(sentences.at(-1)!, sentences[0]!.length)].map(at => ({ index: at, length: 0 }))
      : [...text.matchAll(END)].map(({ index, 0: end }) => ({ index, length: end.length })).toReversed()
  return ends.slice(0, MOST_WAYS).flatMap(({ index, length }) => {
    const topic = replaceIn(text.slice(0, index), BEFORE_TOPIC, '')
      .replace(/^whoever (?=\p{L})/iu, 'who ')
      .replace(/[\s,;:.–—-]+$/u, '')
    const question = text.slice(index + length).trim()
    return [topic, question].every(part => WORD.test(part)) ? [{ topic, question }] : []
  })
}
