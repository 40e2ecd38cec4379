import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** "who should I call about the boat deal?", "whom do we talk to at Alder Works": somebody to get in touch with, and about what. */
const WHOM_TO_CALL = pattern('iu')`
  ^\W*(?:and\ |so\ )?
  (?:whom?\ (?:should|can|could|do|must|shall)\ (?:i|we)|whom?\ to|who(?:['’]?s|\ is)\ the\ (?:right\ |best\ )?person\ to)
  \ (?:call|ring|phone|contact|e-?mail|write\ to|talk\ to|speak\ (?:to|with)|turn\ to|reach\ out\ to|get\ in\ touch\ with)
  \ (?:about|regarding|concerning|at|on|for|over)\ (?<what>.+?)\W*$
`
/** "who is our contact at Alder Works?" */
const OUR_CONTACT = pattern('iu')`
  ^\W*(?:and\ |so\ )?who(?:['’]?s|\ is)\ (?:our|the)\ (?:main\ |key\ )?contact(?:\ person)?\ (?:at|for|with|of)\ (?<what>.+?)\W*$
`
/** Fields that tell by name whom to talk to: `contact_name`, `contact_person`. */
const isContact = ({ words, role }: Field): boolean =>
  role !== 'email' && role !== 'phone' && /\bcontact(?: (?:name|person|full name))?$/.test(words.join(' '))

const FIRST_ONE = /^(?:primary|main|principal)$/

/**
 * Where one kind of record is called a contact, whom to call about something are the contacts of it: the primary one, where a flag
 * says who that is. Where only a field of some records is called so, it is that field.
 */
export function sayWhomToCall(text: string, knowledge: Knowledge, names?: string[]): string {
  const what = execIn(text, WHOM_TO_CALL)?.groups?.what
  const where = what ?? execIn(text, OUR_CONTACT)?.groups?.what
  if (where === undefined) return text
  const kinds = knowledge.apps(names).flatMap(({ model }) => model.entities.filter(({ hidden }) => !hidden))
  const contacts = kinds.filter(({ words }) => words.at(-1) === 'contact')
  if (!contacts.length) {
    const [field, ...others] = kinds.flatMap(({ fields }) => fields.filter(isContact))
    return field && !others.length ? `what is the ${field.words.join(' ')} of ${where}` : text
  }
  if (what === undefined) return text
  const hasFirst = contacts.some(({ fields }) =>
    fields.some(({ role, words }) => role === 'boolean' && words.some(word => FIRST_ONE.test(word))),
  )
  return hasFirst ? `primary contact of ${what}` : `contacts of ${what}`
}
