import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** "who should I call about the boat deal?", "whom do we talk to at Alder Works": somebody to get in touch with, and about what. */
const WHOM_TO_CALL = pattern('iu')`
  ^\W*(?:and\ |so\ )?
  (?:whom?\ (?:should|can|could|do|must|shall)\ (?:i|we)|whom?\ to|who(?:['’]?s|\ is)\ the\ (?:right\ |best\ )?person\ to)
  \ (?:call|ring|phone|contact|e-?mail|write\ to|talk\ to|speak\ (?:to|with)|turn\ to|reach\ out\ to|get\ in\ touch\ with
    |get\ hold\ of|ask\ for|deal\ with|handle)
  \ (?:about|regarding|concerning|at|on|for|over|when\ (?:i|we)\ (?:call|ring|phone)(?:\ up)?)\ (?<what>.+?)\W*$
`
/** "who is our contact at Alder Works?" */
const OUR_CONTACT = pattern('iu')`
  ^\W*(?:and\ |so\ )?who(?:['’]?s|\ is)\ (?:our|the|my)\ (?:main\ |key\ )?contact(?:\ person)?\ (?:at|for|with|of)\ (?<what>.+?)\W*$
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
    if (field && !others.length) return `what is the ${field.words.join(' ')} of ${where}`
    return !field && what !== undefined && /\b(?:about|regarding|concerning|over)\b/i.test(text)
      ? `who handles ${what}`
      : text
  }
  if (what === undefined) return text
  const hasFirst = contacts.some(({ fields }) =>
    fields.some(({ role, words }) => role === 'boolean' && words.some(word => FIRST_ONE.test(word))),
  )
  return hasFirst ? `primary contact of ${what}` : `contacts of ${what}`
}

/** "Ann Lee's number", "the best number for Ann Lee" */
const NUMBER_OF = pattern('u')`
  (?<whose>\p{Lu}[\p{L}'’-]*?['’]s?) (?:best )?number(?=\W*$|,? please)
|(?<=^\W*|\b(?:the|a|an?|best|right|what|which|any|have|got) )(?:(?:best|right) )?number for (?=(?:the )?\p{Lu}\p{L}+(?![\p{L}-]*\d))
`
/** "the postal address of the firm" */
const SENT_TO = /\b(?:postal|mailing|home|residential|correspondence|street) (?=address(?:es)?\b)/i

const has =
  (word: RegExp) =>
  ({ fields }: Entity): boolean =>
    fields.some(({ words }) => words.some(one => word.test(one)))

/**
 * Somebody's number is that of their phone, and a postal address their address, where no field says of itself that it is one:
 * "Ann Lee's number" of people with a `phone` and no `staff_number`.
 */
export function sayHowToReach(text: string, knowledge: Knowledge, names?: string[]): string {
  const [number, address] = [testIn(text, NUMBER_OF), testIn(text, SENT_TO)]
  if (!number && !address) return text
  const kinds = knowledge.apps(names).flatMap(({ model }) => model.entities.filter(({ hidden }) => !hidden))
  const called = kinds.filter(({ fields }) => fields.some(({ role }) => role === 'phone'))
  const isPhone = number && called.length > 0 && !called.some(has(/^(?:number|no|nr|num)$/))
  const said = isPhone
    ? text.replace(NUMBER_OF, (_, whose?: string) => (whose ? `${whose} phone number` : 'phone number of '))
    : text
  const isSorted = kinds.some(({ fields }) => fields.some(({ words }) => SENT_TO.test(words.join(' '))))
  return address && kinds.some(has(/^address$/)) && !isSorted ? said.replace(SENT_TO, '') : said
}
