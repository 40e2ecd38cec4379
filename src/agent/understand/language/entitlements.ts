import { pattern } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'

/** What a figure is called that says how much somebody may have. */
const ALLOWED = /^(?:allowance|entitlement|entitled|quota|allotment|allocation)$/
const tellsRight = (field: Field): boolean => isFigure(field) && field.words.some(word => ALLOWED.test(word))

/** "how many days of leave is Ann Lee entitled to per year" */
const RIGHT = pattern('iu')`
  \bhow (?:many|much) (?:[\p{L}-]+ ){1,4}?(?:is|are|was|were) (?!there\b)(\p{L}[^?]*?) entitled to
  (?: (?:each|every|a|per|in a) (?:calendar )?(?:year|month|week))?(?=\W*$)
`

/** How much somebody is entitled to is the one figure that is called so, not what they have had of it; where there is none, it stays. */
export function sayEntitlement(text: string, knowledge: Knowledge, names?: string[]): string {
  const who = /\bentitled to\b/i.test(text) ? RIGHT.exec(text)?.[1] : undefined
  if (who === undefined) return text
  const kinds = knowledge.apps(names).flatMap(app => app.model.entities.filter(({ hidden }) => !hidden))
  const [field, ...others] = kinds.flatMap(({ fields }) => fields.filter(tellsRight))
  return field && !others.length ? text.replace(RIGHT, `what is the ${field.words.join(' ')} of ${who}`) : text
}
