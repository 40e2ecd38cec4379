import { pattern } from '../../../../lib/patterns.ts'
import { fold } from '../../../../lib/words.ts'
import { MARK, protect } from '../../read/literals.ts'
import { readDate, readTime } from '../widgets/read-dates.ts'

/** A word, a figure, a moment, a quotation or a mark of punctuation of a message. */
export interface Token {
  text: string
  plain: string
  kind: 'word' | 'value' | 'stop'
  /** Quoted as it stands: no word of the sentence. */
  quoted: boolean
  /** It begins a sentence, so that its capital says nothing. */
  first: boolean
  /** What the values of a sentence belong to, by a noun that the page need not say. */
  isSubject?: boolean
}

const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*'
const TOKEN = pattern('giu')`
  ${MARK}
  |\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}
  |${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th|\.)?(?: of)? ${MONTH}\b(?:,? \d{4})?
  |\d{1,2}:\d{2}(?:\s?[ap](?:\.m\.|m\b))?|\d{1,2}\s?[ap](?:\.m\.|m\b)
  |(?<![\p{L}\d])-?\d+(?:\.\d+)?(?![\p{L}\d])
  |@?[\p{L}\p{N}_]+(?:[-'’.@/][\p{L}\p{N}_]+)*
  |[.,;:!?]
`

/** Whether a text is a figure, a day or a time of day. */
const isFigure = (text: string): boolean =>
  /^-?\d+(?:\.\d+)?$/.test(text) || (/\d/.test(text) && (readDate(text) !== undefined || readTime(text) !== undefined))

/** What may stand between words without being a part of any. */
const BETWEEN = /[\s"'“”‘’()\u2013\u2014→>-]+/gu

/** The words of a message in their order; what is quoted is one. Undefined where a sign would be left out that a value may have. */
export function tokensOf(message: string): Token[] | undefined {
  const { text, literals } = protect(message.replace(/\s+/g, ' ').trim())
  if (text.replace(TOKEN, '').replace(BETWEEN, '') !== '' || /\d[?!]/.test(text)) return undefined
  const out: Token[] = []
  for (const [found] of text.matchAll(TOKEN)) {
    const at = /^\uE000(\d+)/.exec(found)?.[1]
    const said = at === undefined ? found : literals[Number(at)]!.text
    const before = out.at(-1)
    out.push({
      text: said,
      plain: fold(said),
      kind: at !== undefined || isFigure(said) ? 'value' : /^[.,;:!?]$/.test(said) ? 'stop' : 'word',
      quoted: at !== undefined,
      first: before === undefined || /^[.!?:]$/.test(before.text),
    })
  }
  return out
}
