import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Found } from './candidate.ts'
import type { ReadText } from './read-text.ts'

const LEAD = pattern('i')`
  (?:
    \b(?:
      saying|says?|that says|reading|content|message|text|words?|verbatim|prompt|query|about|titled|called
      |named|body|caption|question|phrase|sentence
    )\b[^:,.]{0,30}?[:,]?
    |:
  )\s+
`
const VERB = /^\s*(?:please\s+|can you\s+|could you\s+)*\p{L}+\s+/iu

/** What is left of the text behind the words that announce it: "… saying: see you at nine"; the whole text, too. */
export function readRest({ message, start, end }: ReadText): Found[] {
  const text = message.slice(start, end)
  const found: Found[] = []
  const add = (from: number, feature: string) => {
    const part = text
      .slice(from)
      .replace(/[\s.?!'"”]+$/, '')
      .replace(/^[\s'"“:]+/, '')
    if (part.length > 1) found.push({ value: part, start: start + from, end, kind: 'rest', features: { [feature]: 1 } })
  }
  const colon = text.indexOf(': ')
  if (colon > 0) add(colon + 2, 'restOfColon')
  const lead = execIn(text, LEAD)
  if (lead) add(lead.index + lead[0].length, 'restOfLead')
  const verb = VERB.exec(text)
  if (verb) add(verb[0].length, 'restOfVerb')
  const clauses = [...text.matchAll(/(?:^|[;?!]|\.(?=\s))\s*([^;?!]+?)(?=[;?!]|\.\s|\.?$)/g)]
  const last = clauses.at(-1)
  if (last && clauses.length > 1) add(last.index + last[0].indexOf(last[1]!), 'restOfSentence')
  add(0, 'restOfAll')
  return found
}
