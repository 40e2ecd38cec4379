import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** What a figure is called that says how much somebody may have. */
const ALLOWED = /^(?:allowance|entitlement|entitled|quota|allotment|allocation)$/
const tellsRight = (field: Field): boolean => isFigure(field) && field.words.some(word => ALLOWED.test(word))

const PER = fragment`(?: (?:each|every|a|per|in a) (?:calendar )?(?:year|month|week))`
/** "how many days of leave is Ann Lee entitled to per year" */
const RIGHT = pattern('iu')`
  \bhow (?:many|much) (?:[\p{L}-]+ ){1,4}?(?:is|are|was|were) (?!there\b)(\p{L}[^?]*?) entitled to
  ${PER}?(?=\W*$)
`
/** "how much leave does Ann Lee get a year", "how many days off is she allowed": what is given for each year. */
const GIVEN = pattern('iu')`
  \bhow (?:many|much) (?:[\p{L}-]+ ){1,4}?(?:
    (?:does|do|did) (?!we\b|you\b|they\b)(\p{L}[^?]*?) (?:get|receive|have)${PER}
    |(?:is|are|was|were) (?!there\b)(\p{L}[^?]*?) allowed(?: to take)?${PER}?
  )(?=\W*$)
`
/** "Ann Lee's annual leave entitlement", "the leave entitlement of Ann Lee" */
const OWN = pattern('iu')`
  \b(?:the\ |her\ |his\ |their\ )?(?:(?:annual|yearly)\ )?(?:leave|holiday|vacation)\ (?:entitlement|allowance|quota)\b
`

/** How much somebody is entitled to is the one figure that is called so, not what they have had of it; where there is none, it stays. */
export function sayEntitlement(text: string, knowledge: Knowledge, names?: string[]): string {
  const given = execIn(text, RIGHT) ?? execIn(text, GIVEN)
  if (!given && !testIn(text, OWN)) return text
  const kinds = knowledge.apps(names).flatMap(app => app.model.entities.filter(({ hidden }) => !hidden))
  const [field, ...others] = kinds.flatMap(({ fields }) => fields.filter(tellsRight))
  if (!field || others.length) return text
  const name = field.words.join(' ')
  return given ? text.replace(given[0], `what is the ${name} of ${given[1] ?? given[2]}`) : text.replace(OWN, name)
}
