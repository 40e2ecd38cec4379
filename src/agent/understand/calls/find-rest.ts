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
/** Words that a search begins with, and those of how it is made. */
const SEARCH = pattern('i')`
  \b(?:
    (?:search|google|query|browse)(?:\s+(?:the\s+)?(?:web|internet|net|online|news|documentation|docs))?(?:\s+(?:for|about|on))?
    |look(?:ing)?\s+(?:up|for)|find\s+out|search(?:es|ing)?\s+for
    |(?:news|information|info|articles?|results|documents?|papers?)\s+(?:on|about|regarding)
  )\s+
`
const BESIDE = pattern('i')`
  (?:
    [.?!;](?:\s|$)|,?\sand\s+(?:give|show|tell|return|send|list|respond|answer|then)\b
    |\s(?:on|in|over|using|with|through|via)\s+(?:the\s+|a\s+|your\s+)?(?:web|internet|net|tools?|google|bing|search|json|news|encyclopedia)\b
    |\s(?:but|please|since|in\s+json)\b
  )
`
/** Characters that a search has at most before the words for how it is made. */
const LONGEST = 300
/** What a reminder is of. */
const TASK = /\bremind(?:er)?\s+(?:\p{L}+\s+)?to\s+/iu
const VERB = /^\s*(?:please\s+|can you\s+|could you\s+)*\p{L}+\s+/iu

/** What is left of the text behind the words that announce it: "… saying: see you at nine"; the whole text, too. */
export function readRest({ message, start, end }: ReadText): Found[] {
  const text = message.slice(start, end)
  const found: Found[] = []
  const add = (from: number, feature: string, to?: number) => {
    const part = text
      .slice(from, to)
      .replace(/[\s.?!'"”]+$/, '')
      .replace(/^[\s'"“:]+/, '')
    if (part.length > 1)
      found.push({
        value: part,
        start: start + from,
        end: to === undefined ? end : start + to,
        kind: 'rest',
        features: { [feature]: 1 },
      })
  }
  const colon = text.indexOf(': ')
  if (colon > 0) add(colon + 2, 'restOfColon')
  const lead = execIn(text, LEAD)
  if (lead) add(lead.index + lead[0].length, 'restOfLead')
  const search = execIn(text, SEARCH)
  if (search) {
    const from = search.index + search[0].length
    const length = text.slice(from, from + LONGEST).search(BESIDE)
    add(from, 'restOfSearch', length < 0 ? undefined : from + length)
  }
  const task = execIn(text, TASK)
  if (task) add(task.index + task[0].length, 'restOfTask')
  const verb = VERB.exec(text)
  if (verb) add(verb[0].length, 'restOfVerb')
  const clauses = [...text.matchAll(/(?:^|[;?!]|\.(?=\s))\s*([^;?!]+?)(?=[;?!]|\.\s|\.?$)/g)]
  const last = clauses.at(-1)
  if (last && clauses.length > 1) add(last.index + last[0].indexOf(last[1]!), 'restOfSentence')
  add(0, 'restOfAll')
  return found
}
