import { pattern } from '../../../lib/patterns.ts'
/** "take the shortbread out", "take this off again": a particle verb of removing (WordNet 3.1: "take out, take off, take away: remove"). */
const TAKES_OUT = pattern('i')`
  ^(\W*(?:please |and |now )*)take (?:the |my )?(?!(?:me|us|a|an|some|it|them|that|this)\b)([^,.;:]{2,60}?)
  \ (?:out|off|away)(?: again)?(?: of (?:the |my )?(?:basket|cart|bag|list|order|selection))?(\W*)$
`

/** A request to take something out, in the verb that pages have for it. */
export const sayRemoval = (message: string): string => message.replace(TAKES_OUT, '$1remove the $2$3')
