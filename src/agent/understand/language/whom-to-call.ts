import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** "who should I call about the boat deal?", "whom do we talk to at Alder Works": somebody to get in touch with, and about what. */
const WHOM_TO_CALL = pattern('iu')`
  ^\W*(?:and\ |so\ )?
  (?:whom?\ (?:should|can|could|do|must|shall)\ (?:i|we)|whom?\ to|who(?:['’]?s|\ is)\ the\ (?:right\ |best\ )?person\ to)
  \ (?:call|ring|phone|contact|e-?mail|write\ to|talk\ to|speak\ (?:to|with)|turn\ to|reach\ out\ to|get\ in\ touch\ with)
  \ (?:about|regarding|concerning|at|on|for|over)\ (?<what>.+?)\W*$
`
const FIRST_ONE = /^(?:primary|main|principal)$/

/**
 * Where one kind of record is called a contact, whom to call about something are the contacts of it: the primary one, where a flag
 * says who that is.
 */
export function sayWhomToCall(text: string, knowledge: Knowledge, names?: string[]): string {
  const what = execIn(text, WHOM_TO_CALL)?.groups?.what
  if (what === undefined) return text
  const contacts = knowledge
    .apps(names)
    .flatMap(({ model }) => model.entities.filter(({ words, hidden }) => !hidden && words.at(-1) === 'contact'))
  if (!contacts.length) return text
  const hasFirst = contacts.some(({ fields }) =>
    fields.some(({ role, words }) => role === 'boolean' && words.some(word => FIRST_ONE.test(word))),
  )
  return hasFirst ? `primary contact of ${what}` : `contacts of ${what}`
}
